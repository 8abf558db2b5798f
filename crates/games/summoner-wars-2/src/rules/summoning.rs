//! SW2-SUMMON: paying for a unit and putting it next to a gate.

use crate::ability::Ability;
use crate::effect::Effect;
use crate::event::Event;
use crate::printed::{Classes, Face, Kind, Phase, Printed, Word};
use crate::rules::damage::{self, Blame};
use crate::rules::tokens;
use crate::rules::triggers::{self, Trigger, Triggers};
use crate::state::{CardId, FIELD, Place, State};
use crate::{Board, Pick, SummonerWars2};
use grid::{Cell, Cells};
use kernel::{Audience, Flow, Options, Rule, Seat};

impl State {
    /// SW2-SUMMON-2, SW2-CONTROL-7: gates a seat controls. A frozen Ice Golem is none (SW2-ABILITY-9).
    fn is_gate(&self, card: CardId) -> bool {
        self.printed(card).kind == Kind::Gate || self.has(card, Ability::LivingGate)
    }

    /// Cells open to every unit: next to gates, and where active events open more (SW2-SUMMON-2, SW2-SUMMON-9).
    fn open_to_all(&self, seat: Seat) -> Cells {
        let mut open = Cells::default();
        for gate in self.objects(seat).filter(|&c| self.is_structure(c) && self.is_gate(c) || self.borrows_gate(c)) {
            self.add_beside(&mut open, gate);
        }
        if !self.area.is_empty() {
            if self.has_active(seat, Effect::RenewedHope) {
                self.summoner(seat).into_iter().for_each(|s| self.add_beside(&mut open, s));
            }
            for event in self.active_events(seat, Effect::ChantOfWeaving) {
                self.marks[event][0].into_iter().for_each(|target| self.add_beside(&mut open, target));
            }
        }
        open
    }

    /// The empty spaces next to a card are open too.
    fn add_beside(&self, open: &mut Cells, card: CardId) {
        if let Some(cell) = self.cell(card) {
            self.room_beside(cell).for_each(|c| open.add(c));
        }
    }

    /// A unit that has Living Gate from another card.
    fn borrows_gate(&self, card: CardId) -> bool {
        (self.lent[0].is_some() || !self.area.is_empty()) && self.has(card, Ability::LivingGate)
    }

    /// Cells open to this unit beside those: Protector, Fiery Summon, Born of Fire; or, by fire, only those of
    /// friendly units.
    fn open_to(&self, wanted: &Printed, seat: Seat, all: Cells) -> Cells {
        if wanted.abilities.has(Ability::SummonedByFire) {
            // A unit that Unrelenting would save cannot be destroyed, so it cannot pay.
            let saved = |c: CardId| self.is(c, Classes::COMMON) && self.has_active(seat, Effect::Unrelenting);
            let mut burned = Cells::default();
            self.units(seat).filter(|&c| !saved(c)).filter_map(|c| self.cell(c)).for_each(|cell| burned.add(cell));
            return burned;
        }
        let mut open = all;
        if wanted.abilities.has(Ability::Protector) {
            self.summoner(seat).into_iter().for_each(|s| self.add_beside(&mut open, s));
        }
        if wanted.has_word(Word::Ember) {
            for friend in self.units(seat) {
                let born = wanted.abilities.has(Ability::BornOfFire) && self.has_word(friend, Word::Ember);
                if born || self.has(friend, Ability::FierySummon) {
                    self.add_beside(&mut open, friend);
                }
            }
        }
        open
    }

    /// SW2-SUMMON-1, SW2-SUMMON-10: in the Summon phase, or in any with Renewed Hope.
    pub(crate) fn may_summon_in(&self, phase: Phase) -> bool {
        phase == Phase::Summon || self.has_active(self.active, Effect::RenewedHope)
    }
}

pub(crate) fn offer_summons(state: &State, phase: Phase, options: &mut Options<'_, SummonerWars2, Pick>) {
    let seat = state.active;
    let in_time = state.may_summon_in(phase);
    if !in_time && !options.explains() {
        return;
    }
    let all = state.open_to_all(seat);
    for face in state.hand_faces(seat) {
        let printed = face.printed();
        if !printed.is_unit() {
            continue;
        }
        let may = if !in_time {
            Err(Rule("SW2-SUMMON-1"))
        } else if printed.kind == Kind::Summoner {
            Err(Rule("SW2-SUMMON-3"))
        } else if printed.cost.unwrap_or(0) > state.magic[seat.index()] {
            Err(Rule("SW2-SUMMON-4"))
        } else {
            Ok(())
        };
        if may.is_err() && !options.explains() {
            continue;
        }
        let open = state.open_to(printed, seat, all);
        if may.is_ok() {
            options.extend(open.iter().map(|cell| Pick::Summon(face, cell)));
        }
        if options.explains() {
            let elsewhere = Rule(if open.is_empty() { "SW2-SUMMON-5" } else { "SW2-SUMMON-2" });
            for cell in FIELD.cells().filter(|&c| may.is_err() || !open.has(c)) {
                options.judge(Pick::Summon(face, cell), may.and(Err(elsewhere)));
            }
        }
    }
}

/// SW2-SUMMON-2: pay first, then put it there.
pub(crate) fn summon(t: &mut Board<'_>, face: Face, cell: Cell) -> Flow {
    let seat = t.state.active;
    let card = t.state.pull(seat, face, Place::Hand);
    let printed = face.printed();
    tokens::pay_magic(t, seat, printed.cost.unwrap_or(0));
    let mut waiting = Triggers::new();
    if printed.abilities.has(Ability::SummonedByFire)
        && let Some(burned) = t.state.on(cell)
    {
        // The destruction is part of the cost: what it triggers waits (SW2-TIMING-8).
        waiting = damage::destroy_for_now(t, &[burned], Blame::event(seat))?;
    }
    t.state.make_new(card);
    t.state.put(card, Place::Field(cell));
    t.tell(Audience::ALL, || Event::Summoned { seat, face, cell });
    waiting.extend(after_entering(&t.state, card, cell));
    triggers::resolve(t, waiting)?;
    damage::destroy_the_dead(t, Blame::NOBODY)
}

/// What happens after a unit was summoned, or built: SW2-ABILITY-2.
pub(crate) fn after_entering(state: &State, card: CardId, cell: Cell) -> Triggers {
    let mut triggers = Triggers::new();
    let abilities = state.abilities(card);
    let after = [Ability::Charged, Ability::BloodRush].into_iter().filter(|&a| abilities.has(a));
    triggers.extend(after.map(|a| Trigger::of(card, a, None)));
    if state.is(card, Classes::UNIT) {
        for event in state.active_events(state.active, Effect::ChantOfWeaving) {
            let target = state.marks[event][0];
            if target.is_some_and(|c| state.cell(c).is_some_and(|at| at.is_adjacent(cell))) {
                triggers.push(Trigger { whom: target, ..Trigger::event(event, Effect::ChantOfWeaving) });
            }
        }
    }
    triggers
}
