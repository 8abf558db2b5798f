//! What can be read off a position: who is friendly, who is near, how strong, how alive. Changes nothing and never asks.

use crate::Why;
use crate::clause::{self, Clause, Moment, any, each, said};
use crate::printed::{Abilities, Ability, Classes, Printed, Word};
use crate::state::{CardId, Cards, FIELD, Flag, Place, State, all_cards};
use grid::Cell;
use kernel::{Because, Rule, Seat};

impl State {
    #[inline]
    pub fn printed(&self, card: CardId) -> &'static Printed {
        self.face(card).printed()
    }

    /// SW2-CONTROL-2
    #[inline]
    pub fn controller(&self, card: CardId) -> Seat {
        if self.turned.has(card) { other(card.owner()) } else { card.owner() }
    }

    /// SW2-CONTROL-3
    #[inline]
    pub fn is_friendly(&self, card: CardId, seat: Seat) -> bool {
        self.controller(card) == seat
    }

    #[inline]
    pub fn is(&self, card: CardId, classes: Classes) -> bool {
        self.printed(card).classes.any(classes)
    }

    pub fn is_unit(&self, card: CardId) -> bool {
        self.is(card, Classes::UNIT)
    }

    pub fn is_structure(&self, card: CardId) -> bool {
        self.is(card, Classes::STRUCTURE)
    }

    pub fn has_word(&self, card: CardId, word: Word) -> bool {
        self.printed(card).has_word(word)
    }

    /// Objects on the battlefield that a seat controls.
    #[inline]
    pub fn objects(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + use<> {
        self.army(seat).iter()
    }

    #[inline]
    pub(crate) fn army(&self, seat: Seat) -> Cards {
        self.field.of(seat).without(self.turned).and(self.field.of(other(seat)).both(self.turned))
    }

    pub fn units(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
        self.objects(seat).filter(|&c| self.is_unit(c))
    }

    pub fn structures(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
        self.objects(seat).filter(|&c| self.is_structure(c))
    }

    /// A seat's Summoner, while it is on the battlefield. It may be controlled by nobody else.
    pub fn summoner(&self, seat: Seat) -> Option<CardId> {
        self.field.of(seat).iter().find(|&c| self.is(c, Classes::SUMMONER))
    }

    /// The counted distance of two objects: SW2-DIST-3.
    pub fn distance(&self, a: CardId, b: CardId) -> Option<u8> {
        Some(self.cell(a)?.distance(self.cell(b)?))
    }

    /// SW2-DIST-4, SW2-DIST-5: never the card itself.
    #[inline]
    pub fn is_within(&self, card: CardId, of: CardId, spaces: u8) -> bool {
        card != of && self.distance(card, of).is_some_and(|d| d <= spaces)
    }

    /// SW2-DIST-1, SW2-DIST-2
    #[inline]
    pub fn is_adjacent(&self, a: CardId, b: CardId) -> bool {
        self.distance(a, b) == Some(1)
    }

    /// The objects next to a space.
    pub fn beside(&self, cell: Cell) -> impl Iterator<Item = CardId> + '_ {
        FIELD.neighbours(cell).filter_map(|c| self.on(c))
    }

    /// The empty spaces next to a space.
    pub fn room_beside(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        FIELD.neighbours(cell).filter(|&c| self.is_empty(c))
    }

    /// Whether the line between two spaces is clear: SW2-DIST-6, SW2-DIST-7. `passes` names cards that do not block.
    pub fn is_clear(&self, from: Cell, to: Cell, passes: impl Fn(CardId) -> bool) -> bool {
        let Some((way, _)) = from.straight_to(to) else { return false };
        FIELD.line(from, way).take_while(|&c| c != to).all(|c| self.on(c).is_none_or(&passes))
    }

    /// Whether an active event of either seat holds this card under Freeze.
    #[inline]
    pub fn is_frozen(&self, card: CardId) -> bool {
        any(self.awake(), Moment::Freezes) && self.frozen_by(card).is_some()
    }

    /// The event that freezes a card.
    pub(crate) fn frozen_by(&self, card: CardId) -> Option<CardId> {
        self.of_events(Moment::Freezes).map(|(event, ..)| event).find(|&event| self.mark(event) == Some(card))
    }

    /// A rule forbids it because of a card.
    pub(crate) fn because(&self, rule: &'static str, card: CardId) -> Because {
        Rule(rule).by(self.face(card).id())
    }

    // ---- abilities ----

    /// All abilities a unit has now: printed, granted and borrowed (SW2-ABILITY-5, SW2-ABILITY-9).
    #[inline]
    pub fn abilities(&self, card: CardId) -> Abilities {
        let own = self.own_abilities(card);
        let is_plain = self.lent[0].is_none() && !self.awake().any(clause::CHANGING) && !self.tucked.has(card);
        if is_plain || !self.printed(card).is_unit() { own } else { self.all_abilities(card, own) }
    }

    /// What stands on the card itself.
    #[inline]
    pub(crate) fn own_abilities(&self, card: CardId) -> Abilities {
        self.printed(card).abilities(self.revised)
    }

    fn all_abilities(&self, card: CardId, own: Abilities) -> Abilities {
        if self.is_frozen(card) {
            return Abilities::NONE;
        }
        let lent = self.lent.iter().map_while(|lent| *lent).filter(|l| l.card == card);
        let mut all = lent.fold(own, |all, lent| all.and(lent.abilities));
        if self.tucked.has(card) {
            all = all.and(said!(self.under_it(card), (_, Clause::Grants(ability, _)) => *ability).collect());
        }
        if any(self.awake(), Moment::Grants) {
            all = all.and(
                said!(self.of_events(Moment::Grants), (event, _, Clause::Grants(ability, fits))
                    if fits(self, event, card) => *ability)
                .collect(),
            );
        }
        said!(self.of_events(Moment::Shares), (event, _, Clause::Shares(abilities)) => abilities(self, event, card))
            .fold(all, Abilities::and)
    }

    #[inline]
    pub(crate) fn is_guarded(&self, card: CardId) -> bool {
        any(self.awake(), Moment::Guards) && self.guarded_by(card).is_some()
    }

    /// The unit that keeps another from being forced and from being attacked through.
    pub(crate) fn guarded_by(&self, card: CardId) -> Option<CardId> {
        let guards = self.of_units(self.controller(card), Moment::Guards);
        said!(guards, (unit, _, Clause::Guards(fits)) if self.is_unit(card) && fits(self, unit, card) => unit).next()
    }

    #[inline]
    pub fn has(&self, card: CardId, ability: Ability) -> bool {
        self.abilities(card).has(ability)
    }

    /// The clauses of a moment that a unit has.
    #[inline]
    pub(crate) fn own(&self, card: CardId, moment: Moment) -> impl Iterator<Item = (Ability, &'static Clause)> + use<> {
        each(if any(self.awake(), moment) { self.abilities(card) } else { Abilities::NONE }, moment)
    }

    /// Whether an ability of a unit says such a thing.
    #[inline]
    pub(crate) fn says(&self, card: CardId, moment: Moment) -> bool {
        any(self.awake(), moment) && any(self.abilities(card), moment)
    }

    /// What the cards under a common do for it.
    pub(crate) fn under_it(&self, top: CardId) -> impl Iterator<Item = (CardId, &'static Clause)> + '_ {
        let is_bearer = self.tucked.has(top) && self.is(top, Classes::COMMON);
        let cards = is_bearer.then(|| self.under(top)).into_iter().flatten();
        cards.flat_map(|card| {
            let printed = self.printed(card);
            let own = each(printed.abilities(self.revised), Moment::Under).map(|(_, clause)| clause);
            let text = printed.effect.into_iter().flat_map(|e| clause::of(Why::Effect(e), Moment::Under));
            let entries = said!(own.chain(text), Clause::Under(entry) => entry.iter());
            entries.flatten().map(move |clause| (card, clause))
        })
    }

    // ---- numbers ----

    /// SW2-DAMAGE-2: printed life plus modifiers.
    pub fn life(&self, card: CardId) -> i32 {
        let others = self.of_units(self.controller(card), Moment::LifeOf);
        let others = said!(others, (unit, _, Clause::LifeOf(fits)) if fits(self, unit, card) => ()).count();
        let own = said!(self.own(card, Moment::Life), (_, Clause::Life(more)) => i32::from(more(self, card)));
        i32::from(self.printed(card).life) + others as i32 + own.sum::<i32>()
    }

    pub fn remaining(&self, card: CardId) -> i32 {
        self.life(card) - i32::from(self.damage[card])
    }

    /// Strength outside an attack, or before its target counts: SW2-KEYWORD-7. Where it comes from, part by part.
    pub fn strength_parts(&self, card: CardId, target: Option<CardId>) -> Vec<(i32, Part)> {
        let mut parts = vec![];
        self.each_strength_part(card, target, &mut |amount, part| parts.push((amount, part)));
        parts
    }

    /// SW2-KEYWORD-7: never below 0.
    pub fn strength(&self, card: CardId, target: Option<CardId>) -> i32 {
        let mut sum = 0;
        self.each_strength_part(card, target, &mut |amount, _| sum += amount);
        sum.max(0)
    }

    fn each_strength_part(&self, card: CardId, target: Option<CardId>, part: &mut impl FnMut(i32, Part)) {
        part(i32::from(self.base_strength(card)), Part::Printed);
        let mut add = |amount: usize, by: Part| {
            if amount > 0 {
                part(amount as i32, by);
            }
        };
        said!(self.own(card, Moment::Strength), (ability, Clause::Strength(more)) => (more(self, card, target), Part::Ability(card, ability)))
            .for_each(|(more, by)| add(more, by));
        if self.flagged(card, Flag::Edge) {
            Ability::all_of(clause::listening(Moment::Charges))
                .for_each(|ability| add(1, Part::Ability(card, ability)));
        }
        // Auras: each unit applies its own (SW2-ABILITY-7).
        let auras = self.of_units(self.controller(card), Moment::StrengthOf);
        said!(auras, (giver, ability, Clause::StrengthOf(more))
            => (more(self, giver, card, target), Part::Ability(giver, ability)))
        .for_each(|(more, by)| add(more, by));
        said!(self.under_it(card), (weapon, Clause::Strength(more)) => (more(self, card, target), Part::Event(weapon)))
            .for_each(|(more, by)| add(more, by));
        said!(self.of_events(Moment::StrengthOf), (event, _, Clause::StrengthOf(more))
            => (more(self, event, card, target), Part::Event(event)))
        .for_each(|(more, by)| add(more, by));
    }

    /// What stands on the card; the later printing changed two.
    pub(crate) fn base_strength(&self, card: CardId) -> u8 {
        self.printed(card).strength(self.revised)
    }

    /// How many spaces a unit may move: SW2-MOVE-2, SW2-MOVE-14.
    pub fn move_limit(&self, card: CardId, abilities: Abilities) -> i32 {
        self.move_change(card, abilities) + 2
    }

    /// What changes a movement limit.
    pub fn move_change(&self, card: CardId, abilities: Abilities) -> i32 {
        let own = said!(each(abilities, Moment::Spaces), (_, Clause::Spaces(more)) => more(self, card));
        let events = self.of_events(Moment::SpacesOf);
        let events = said!(events, (event, _, Clause::SpacesOf(more)) => more(self, event, card));
        own.sum::<i32>() + events.sum::<i32>()
    }

    /// Every card that was put somewhere: for checks that none is lost.
    pub fn known_cards(&self) -> Cards {
        all_cards().filter(|&c| self.place(c) != Place::Nowhere).collect()
    }
}

/// Where a part of a unit's strength comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Printed,
    Ability(CardId, Ability),
    Event(CardId),
}

pub(crate) const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
