//! What can be read off a position: who is friendly, who is near, how strong, how alive. Changes nothing and never asks.

use crate::ability::{Abilities, Ability};
use crate::effect::Effect;
use crate::printed::{Classes, Printed, Word};
use crate::state::{CardId, Cards, FIELD, Place, State, all_cards};
use grid::Cell;
use kernel::Seat;

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
        self.field.of(seat).without(self.turned).and(self.field.of(other(seat)).both(self.turned)).iter()
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

    /// Active events of a seat with an effect.
    pub fn active_events(&self, seat: Seat, effect: Effect) -> impl Iterator<Item = CardId> + '_ {
        self.area.of(seat).iter().filter(move |&c| self.printed(c).effect == Some(effect))
    }

    #[inline]
    pub fn has_active(&self, seat: Seat, effect: Effect) -> bool {
        !self.area.is_empty() && self.active_events(seat, effect).next().is_some()
    }

    /// Whether an active event of either seat holds this card under Freeze.
    pub fn is_frozen(&self, card: CardId) -> bool {
        !self.area.is_empty()
            && self
                .area
                .iter()
                .any(|e| self.printed(e).effect == Some(Effect::Freeze) && self.marks[e][0] == Some(card))
    }

    // ---- abilities ----

    /// All abilities a unit has now: printed, granted and borrowed (SW2-ABILITY-5, SW2-ABILITY-9).
    pub fn abilities(&self, card: CardId) -> Abilities {
        let mut all = self.own_abilities(card);
        if !self.printed(card).is_unit() {
            return all;
        }
        if self.lent[0].is_some() {
            for lent in self.lent.iter().flatten().filter(|l| l.card == card) {
                all = all.and(lent.abilities);
            }
        }
        if self.is(card, Classes::COMMON) && self.under_has(card, Effect::HellforgedWeapon) {
            all = all.and(Abilities::of(Ability::Cursed));
        }
        if !self.area.is_empty() {
            all = self.granted(card, all);
        }
        all
    }

    /// What stands on the card itself.
    pub(crate) fn own_abilities(&self, card: CardId) -> Abilities {
        let printed = self.printed(card);
        if self.revised && printed.id == "queen_maldaria" {
            return Abilities::of(Ability::CallProtection); // her later version has no Momentum
        }
        printed.abilities
    }

    /// Save the Queen, in her later version: friendly units next to her can neither be forced nor attacked through.
    pub(crate) fn saves_the_queen(&self, card: CardId) -> bool {
        self.revised
            && self.is_unit(card)
            && self.cell(card).is_some_and(|at| {
                let queen =
                    |c: CardId| self.printed(c).id == "queen_maldaria" && self.controller(c) == self.controller(card);
                self.beside(at).any(queen)
            })
    }

    #[inline]
    pub fn has(&self, card: CardId, ability: Ability) -> bool {
        self.abilities(card).has(ability)
    }

    /// What the active events of both seats add to a unit, or take from it: SW2-ACTIVE-9.
    fn granted(&self, card: CardId, mut all: Abilities) -> Abilities {
        let mine = self.controller(card);
        let common = self.is(card, Classes::COMMON);
        for event in self.area.iter() {
            let friendly = event.owner() == mine;
            let marks = self.marks[event];
            let given = match self.printed(event).effect {
                Some(Effect::Freeze) if marks[0] == Some(card) => return Abilities::NONE,
                Some(Effect::PileOn) if friendly => Ability::GangUp,
                Some(Effect::BrutalForce) if friendly => Ability::ForcefulAttack,
                Some(Effect::ForGlory) if friendly && common => Ability::RecklessStrike,
                Some(Effect::GuardingSpirits)
                    if friendly && common && self.summoner(mine).is_some_and(|s| self.is_within(card, s, 3)) =>
                {
                    Ability::Guarded
                }
                Some(Effect::DivineRetribution) if friendly && self.is(card, Classes::SUMMONER) => {
                    Ability::AuraOfThePhoenix
                }
                Some(Effect::ChantOfEntangling) if common => {
                    // SW2-ABILITY-6: base abilities only.
                    let [a, b] = marks;
                    let twin = if a == Some(card) { b } else { a.filter(|_| b == Some(card)) };
                    all = all.and(twin.map_or(Abilities::NONE, |twin| self.printed(twin).abilities));
                    continue;
                }
                _ => continue,
            };
            all = all.and(Abilities::of(given));
        }
        all
    }

    pub fn under_has(&self, top: CardId, effect: Effect) -> bool {
        self.has_under(top) && self.under(top).any(|c| self.printed(c).effect == Some(effect))
    }

    /// Whether anything lies under a card; looked up only where something can.
    fn has_under(&self, top: CardId) -> bool {
        self.tucked.has(top)
    }

    // ---- numbers ----

    /// SW2-DAMAGE-2: printed life plus modifiers.
    pub fn life(&self, card: CardId) -> i32 {
        let mut life = i32::from(self.printed(card).life);
        if self.is_structure(card) {
            let seat = self.controller(card);
            let snaps = self.units(seat).filter(|&u| {
                self.printed(u).abilities.has(Ability::ColdSnap)
                    && self.has(u, Ability::ColdSnap)
                    && (!self.revised || self.is_within(card, u, 3) || card == u)
            });
            life += snaps.count() as i32;
        }
        if self.boost[card] > 0 && self.has(card, Ability::ImbuedLife) {
            life += i32::from(self.boost[card].min(5));
        }
        life
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
        let seat = self.controller(card);
        let abilities = self.abilities(card);
        part(i32::from(self.base_strength(card)), Part::Printed);
        let mut add = |amount: usize, by: Part| {
            if amount > 0 {
                part(amount as i32, by);
            }
        };
        let by = |ability| Part::Ability(card, ability);
        let near = |spaces| self.structures(seat).filter(move |&s| self.is_within(s, card, spaces)).count();
        let boost = usize::from(self.boost[card]);
        if abilities.has(Ability::GreaterFrostBolt) {
            add(near(2), by(Ability::GreaterFrostBolt));
        }
        if abilities.has(Ability::FrostBolt) {
            add(near(1), by(Ability::FrostBolt));
        }
        if abilities.has(Ability::ImbuedStrength) {
            add(boost.min(5), by(Ability::ImbuedStrength));
        }
        if abilities.has(Ability::Wrath) {
            add(usize::from(self.damage[card]), by(Ability::Wrath));
        }
        if abilities.has(Ability::RadiantShot) {
            add(usize::from(self.magic[seat.index()]) / 2, by(Ability::RadiantShot));
        }
        if abilities.has(Ability::CitadelChampion) {
            let citadel = self.units(seat).filter(|&u| self.has_word(u, Word::Citadel) && self.is_within(u, card, 2));
            add(citadel.count(), by(Ability::CitadelChampion));
        }
        if abilities.has(Ability::RecklessStrike) {
            add(2, by(Ability::RecklessStrike));
        }
        if abilities.has(Ability::GangUp)
            && let Some(target) = target
        {
            let gang = self.units(seat).filter(|&u| u != card && u != target && self.is_adjacent(u, target));
            add(gang.count(), by(Ability::GangUp));
        }
        if self.edge.has(card) {
            add(1, by(Ability::Charge));
        }
        // Auras: each unit applies its own (SW2-ABILITY-7).
        for (word, ability) in [(Word::Ember, Ability::Ignite), (Word::Frost, Ability::PiercingFrost)] {
            if self.has_word(card, word) {
                for giver in self.units(seat).filter(|&u| self.is_adjacent(u, card) && self.has(u, ability)) {
                    add(1, Part::Ability(giver, ability));
                }
            }
        }
        if self.is(card, Classes::COMMON) {
            if self.has_under(card) {
                let weapons = self.under(card).filter(|&c| self.printed(c).effect == Some(Effect::HellforgedWeapon));
                weapons.for_each(|weapon| add(2, Part::Event(weapon)));
            }
            if !self.area.is_empty() {
                self.active_events(seat, Effect::HolyJudgment).for_each(|event| add(1, Part::Event(event)));
            }
        }
        if let Some(target) = target.filter(|_| self.is(card, Classes::SUMMONER) && !self.area.is_empty()) {
            let calls = self.active_events(seat, Effect::HypnoticCall);
            calls.filter(|e| self.marks[*e][0] == Some(target)).for_each(|event| add(1, Part::Event(event)));
        }
    }

    /// What stands on the card; the later printing changed two.
    pub(crate) fn base_strength(&self, card: CardId) -> u8 {
        let printed = self.printed(card);
        match printed.id {
            "sera_eldwyn" if self.revised => 3,
            "spirit_mage" if self.revised => 1,
            _ => printed.strength,
        }
    }

    /// How many spaces a unit may move: SW2-MOVE-2, SW2-MOVE-14.
    pub fn move_limit(&self, card: CardId, abilities: Abilities) -> i32 {
        self.move_change(card, abilities) + 2
    }

    /// What changes a movement limit.
    pub fn move_change(&self, card: CardId, abilities: Abilities) -> i32 {
        let mut change = 0;
        if abilities.any(MORE_SPACES) {
            for ability in [Ability::Climb, Ability::Flight, Ability::Swift] {
                change += i32::from(abilities.has(ability));
            }
            if abilities.has(Ability::ImbuedSpeed) {
                change += i32::from(self.boost[card].min(5));
            }
        }
        change -= i32::from(abilities.has(Ability::Slow));
        if !self.area.is_empty() {
            let tempests = self.area.iter().filter(|&e| self.printed(e).effect == Some(Effect::PerplexingTempest));
            change -= tempests.count() as i32;
        }
        change
    }

    /// Every card that was put somewhere: for checks that none is lost.
    pub fn known_cards(&self) -> Cards {
        all_cards().filter(|&c| self.place(c) != Place::Nowhere).collect()
    }
}

const MORE_SPACES: Abilities = Abilities::of(Ability::Climb)
    .and(Abilities::of(Ability::Flight))
    .and(Abilities::of(Ability::Swift))
    .and(Abilities::of(Ability::ImbuedSpeed));

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
