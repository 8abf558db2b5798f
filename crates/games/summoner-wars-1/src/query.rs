//! What can be read off a position: who is friendly, who is near, how strong, how alive. Changes nothing and never asks.

use crate::clause::{self, Moment, each};
use crate::printed::{Abilities, Ability, Faction, Kind, Printed, Reach};
use crate::state::{CardId, Cards, Flag, State};
use crate::{Why, cards};
use grid::{Cell, Cells, Direction};
use kernel::{Audience, Because, Rule, Seat, Viewer};

impl State {
    // ---- seats ----

    /// SW1-MULTI-2: players 1 and 3 against 2 and 4; of two players each is a team.
    #[inline]
    pub fn team(&self, seat: Seat) -> u8 {
        seat.0 % 2
    }

    /// SW1-TERM-14
    #[inline]
    pub fn are_friends(&self, a: Seat, b: Seat) -> bool {
        self.team(a) == self.team(b)
    }

    /// The other player of the team while he is in the game: SW1-MULTI-21.
    pub fn teammate(&self, seat: Seat) -> Option<Seat> {
        (self.armies > 2).then(|| Seat((seat.0 + 2) % 4)).filter(|&mate| self.plays(mate))
    }

    /// SW1-MULTI-12: who is not eliminated.
    pub fn plays(&self, seat: Seat) -> bool {
        seat.0 < self.armies && self.out >> seat.0 & 1 == 0
    }

    pub fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.armies)
    }

    /// SW1-TERM-32: those of the other side who are still in the game.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.players().filter(move |&s| !self.are_friends(s, seat) && self.plays(s))
    }

    /// Who decides for an army: SW1-MULTI-3 gives the second and the fourth to one person.
    #[inline]
    pub fn person(&self, army: Seat) -> Seat {
        if self.seats == 3 && army == Seat(3) { Seat(1) } else { army }
    }

    /// Whether a viewer knows what a player knows of the own hand.
    pub fn sees_hand(&self, viewer: Viewer, army: Seat) -> bool {
        viewer.is(self.person(army))
            || self.open_hands && self.armies > 2 && viewer.is(self.person(Seat((army.0 + 2) % 4)))
    }

    /// Who may know what a player holds.
    pub(crate) fn hand_audience(&self, army: Seat) -> Audience {
        let own = Audience::only(self.person(army));
        if self.open_hands && self.armies > 2 { own.and(self.person(Seat((army.0 + 2) % 4))) } else { own }
    }

    // ---- cards ----

    #[inline]
    pub fn printed(&self, card: CardId) -> &'static Printed {
        self.face(card).printed()
    }

    #[inline]
    pub fn kind(&self, card: CardId) -> Kind {
        self.printed(card).kind
    }

    #[inline]
    pub fn is_unit(&self, card: CardId) -> bool {
        self.printed(card).is_unit()
    }

    #[inline]
    pub fn is_wall(&self, card: CardId) -> bool {
        self.printed(card).is_wall()
    }

    #[inline]
    pub fn is_common(&self, card: CardId) -> bool {
        self.kind(card) == Kind::Common
    }

    /// A Common or Champion.
    pub fn is_follower(&self, card: CardId) -> bool {
        matches!(self.kind(card), Kind::Common | Kind::Champion)
    }

    /// A unit of a faction: SW1-CARD-6. Walls are none.
    pub fn is_of(&self, card: CardId, faction: Faction) -> bool {
        self.is_unit(card) && self.printed(card).faction == faction
    }

    /// Every card on the battlefield.
    #[inline]
    pub fn cards(&self) -> Cards {
        self.army[0].and(self.army[1]).and(self.army[2]).and(self.army[3])
    }

    /// SW1-TERM-12; a card elsewhere answers to its owner.
    #[inline]
    pub fn controller(&self, card: CardId) -> Seat {
        let of = |seat: &Seat| self.army[seat.index()].has(card);
        if of(&card.owner()) { card.owner() } else { self.players().find(of).unwrap_or(card.owner()) }
    }

    /// SW1-TERM-14, SW1-TERM-16
    #[inline]
    pub fn is_friendly(&self, card: CardId, seat: Seat) -> bool {
        self.are_friends(self.controller(card), seat)
    }

    #[inline]
    pub fn units(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
        self.army[seat.index()].iter().filter(|&c| self.is_unit(c))
    }

    /// All units of all players.
    #[inline]
    pub fn all_units(&self) -> impl Iterator<Item = CardId> + Clone + '_ {
        self.cards().iter().filter(|&c| self.is_unit(c))
    }

    /// Ordinary walls and vine walls: SW1-VINE-4.
    pub fn walls(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
        self.army[seat.index()].iter().filter(|&c| self.is_wall(c))
    }

    pub fn summoner(&self, seat: Seat) -> Option<CardId> {
        self.army[seat.index()].iter().find(|&c| self.kind(c) == Kind::Summoner)
    }

    // ---- space ----

    /// SW1-TERM-17
    #[inline]
    pub fn apart(&self, a: Cell, b: Cell) -> u8 {
        self.field().distance(a, b)
    }

    #[inline]
    pub fn distance(&self, a: CardId, b: CardId) -> Option<u8> {
        Some(self.apart(self.cell(a)?, self.cell(b)?))
    }

    /// SW1-RULING-1: a card is never within any distance of itself.
    #[inline]
    pub fn is_within(&self, card: CardId, of: CardId, spaces: u8) -> bool {
        card != of && self.distance(card, of).is_some_and(|d| d <= spaces)
    }

    /// SW1-TERM-1; SW1-VINE-9: a unit on a vine wall is adjacent to it.
    #[inline]
    pub fn is_adjacent(&self, a: CardId, b: CardId) -> bool {
        match self.distance(a, b) {
            Some(1) => true,
            Some(0) => a != b,
            _ => false,
        }
    }

    /// The cards next to a space; those on it are not.
    #[inline]
    pub fn beside(&self, cell: Cell) -> impl Iterator<Item = CardId> + '_ {
        self.field().neighbours(cell).flat_map(|c| self.cards_on(c))
    }

    /// The units next to a space.
    #[inline]
    pub fn units_beside(&self, cell: Cell) -> impl Iterator<Item = CardId> + '_ {
        self.field().neighbours(cell).filter_map(|c| self.on(c)).filter(|&c| self.is_unit(c))
    }

    /// Whether an enemy unit of a seat stands next to a space.
    pub fn has_enemy_beside(&self, cell: Cell, seat: Seat) -> bool {
        self.units_beside(cell).any(|c| !self.is_friendly(c, seat))
    }

    /// Spaces next to one where a unit can be placed: SW1-TERM-30.
    #[inline]
    pub fn room_beside(&self, cell: Cell) -> Cells {
        self.field().beside(cell).without(self.taken)
    }

    /// The spaces where some cards are.
    pub fn spaces_of(&self, cards: impl Iterator<Item = CardId>) -> Cells {
        cards.filter_map(|card| self.cell(card)).collect()
    }

    /// SW1-TERM-31: neither unit nor wall of any type.
    #[inline]
    pub fn empty_spaces(&self) -> Cells {
        self.field().all().without(self.taken).without(self.vined)
    }

    /// SW1-TERM-31: in one row or column, and every space between is empty.
    pub fn is_clear(&self, from: Cell, to: Cell) -> bool {
        let Some((way, _)) = self.field().straight(from, to) else { return false };
        self.field().line(from, way).take_while(|&c| c != to).all(|c| self.is_empty(c))
    }

    /// The empty spaces that way up to the first that is not.
    pub fn clear_line(&self, from: Cell, way: Direction) -> impl Iterator<Item = Cell> + Clone + '_ {
        self.field().line(from, way).take_while(move |&c| c != from && self.is_empty(c))
    }

    /// SW1-TERM-32: the half of a seat's team. The line lies between the fourth and the fifth row.
    #[inline]
    pub fn is_own_side(&self, cell: Cell, seat: Seat) -> bool {
        (cell.row() < 4) == (self.team(seat) == 0)
    }

    pub fn own_side(&self, seat: Seat) -> Cells {
        let rows = if self.team(seat) == 0 { 0..4 } else { 4..8 };
        Cells::rows(self.field(), rows.start, rows.end)
    }

    /// Next to a vine wall of any owner, or on one: SW1-VINE-9.
    pub fn is_by_a_vine(&self, card: CardId) -> bool {
        self.cell(card).is_some_and(|at| self.field().within(at, 1).any(self.vined))
    }

    pub fn stands_on_vine(&self, card: CardId) -> bool {
        self.is_unit(card) && self.cell(card).is_some_and(|at| self.vined.has(at))
    }

    // ---- abilities ----

    /// All abilities a unit has now: printed, taken on and granted (SW1-ABIL-8, SW1-ABIL-14).
    #[inline]
    pub fn abilities(&self, card: CardId) -> Abilities {
        if self.is(card, Flag::Muted) {
            return Abilities::NONE;
        }
        let own = self.guise(card).printed().own;
        if clause::any(self.awake(), Moment::Grants) { self.granted(card, own) } else { own }
    }

    /// What lasting events give to a unit, or take from it.
    fn granted(&self, card: CardId, mut all: Abilities) -> Abilities {
        let (printed, seat) = (self.printed(card), self.controller(card));
        for (_, (what, ability, instead_of, fits)) in each!(self.awake(), Grants(what, ability, instead_of, fits)) {
            if printed.is_unit() && self.lasts(seat, what) && fits(printed, all) {
                let lost = instead_of.map_or(Abilities::NONE, Abilities::of);
                all = all.without(lost).and(Abilities::of(ability));
            }
        }
        all
    }

    /// The same where anybody in play listens to a moment; otherwise it is not worth looking.
    #[inline]
    pub(crate) fn abilities_at(&self, card: CardId, moment: Moment) -> Abilities {
        if clause::any(self.awake(), moment) { self.abilities(card) } else { Abilities::NONE }
    }

    #[inline]
    pub fn has(&self, card: CardId, ability: Ability) -> bool {
        self.awake().has(ability) && self.abilities(card).has(ability)
    }

    /// SW1-CARD-6: a unit called by the name of those on whom an ability is printed, be it a Mind Witch this turn. Losing
    /// the ability does not lose the name.
    pub(crate) fn is_named(&self, card: CardId, ability: Ability) -> bool {
        self.guise(card).printed().ability == Some(ability)
    }

    /// Units of a seat that have an ability.
    pub fn with(&self, seat: Seat, ability: Ability) -> impl Iterator<Item = CardId> + '_ {
        let army = if self.awake().has(ability) { self.army[seat.index()] } else { Cards::default() };
        army.iter().filter(move |&c| self.has(c, ability))
    }

    // ---- numbers ----

    pub fn life(&self, card: CardId) -> i32 {
        self.printed(card).life.into()
    }

    /// SW1-CARD-5
    pub fn remaining(&self, card: CardId) -> i32 {
        self.life(card) - i32::from(self.wounds[card])
    }

    /// How a unit attacks now: SW1-CARD-4.
    pub fn reach(&self, card: CardId) -> Option<Reach> {
        let printed = self.printed(card).reach?;
        let says = || each!(self, card => Ranged(is)).any(|(_, is)| is(self, card));
        let is_ranged = printed == Reach::Ranged || self.is(card, Flag::Far) || says();
        Some(if is_ranged { Reach::Ranged } else { Reach::Melee })
    }

    /// The Attack Value, part by part, with what it comes from unless it is printed; with no target, what does not depend
    /// on one.
    pub fn attack_parts(&self, card: CardId, target: Option<CardId>) -> Vec<(i32, Option<Why>)> {
        let mut parts = vec![];
        self.each_attack_part(card, target, &mut |amount, why| parts.push((amount, why)));
        parts
    }

    /// SW1-ATTACK-22: bonuses add up, and it never falls below 0.
    pub fn attack_value(&self, card: CardId, target: Option<CardId>) -> i32 {
        let mut sum = 0;
        self.each_attack_part(card, target, &mut |amount, _| sum += amount);
        sum.max(0)
    }

    fn each_attack_part(&self, card: CardId, target: Option<CardId>, part: &mut dyn FnMut(i32, Option<Why>)) {
        let Some(from) = self.cell(card) else { return };
        part(self.printed(card).attack.into(), None);
        let blow = Blow { card, seat: self.controller(card), from, target };
        cards::attack_parts(self, &blow, &mut |amount, why| {
            if amount != 0 {
                part(amount, Some(why));
            }
        });
    }

    /// What an ability costs now.
    pub fn price(&self, magic: u8) -> u8 {
        cards::limit(self, Moment::Price, self.active, magic)
    }

    /// SW1-MAGIC-11: whether a player can pay so much in full.
    pub fn can_pay(&self, seat: Seat, magic: u8) -> bool {
        magic == 0 || cards::limit(self, Moment::Purse, seat, self.size(crate::Pile::Magic, seat)) >= magic
    }
}

impl State {
    /// Why a player cannot pay so much: a card that says so, unless the pile is too small.
    pub(crate) fn unpaid(&self, rule: Rule, seat: Seat, magic: u8) -> Because {
        let size = self.size(crate::Pile::Magic, seat);
        let card = if size < magic { None } else { cards::limited_by(self, Moment::Purse, seat, size) };
        Because { rule, card }
    }
}

/// An attack whose strength is looked up.
pub(crate) struct Blow {
    pub card: CardId,
    pub seat: Seat,
    pub from: Cell,
    pub target: Option<CardId>,
}
