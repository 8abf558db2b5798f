//! SW2-SUMMON: paying for a unit and putting it next to a gate.

use crate::ability::Ability;
use crate::effect::Effect;
use crate::event::Event;
use crate::printed::{Classes, Kind, Phase, Word};
use crate::rules::damage::{self, Blame};
use crate::rules::tokens;
use crate::rules::triggers::{self, Trigger, Triggers};
use crate::state::{CardId, FIELD, Place, State};
use crate::{Board, Pick, SummonerWars2};
use grid::Cell;
use kernel::{Audience, Flow, Options, Rule, Seat};

impl State {
    /// SW2-SUMMON-2, SW2-CONTROL-7: gates a seat controls. A frozen Ice Golem is none (SW2-ABILITY-9).
    fn is_gate(&self, card: CardId) -> bool {
        self.printed(card).kind == Kind::Gate || self.has(card, Ability::LivingGate)
    }

    /// Whether a unit may be summoned onto a space: SW2-SUMMON-2, SW2-SUMMON-9.
    fn may_summon_at(&self, card: CardId, seat: Seat, cell: Cell) -> bool {
        if self.printed(card).abilities.has(Ability::SummonedByFire) {
            return self.on(cell).is_some_and(|c| self.is_unit(c) && self.is_friendly(c, seat));
        }
        self.is_empty(cell)
            && (self.beside(cell).any(|c| self.is_friendly(c, seat) && self.opens(c, card, seat))
                || self.area_opens(seat, cell))
    }

    /// Whether a friendly card lets a unit be summoned next to it.
    fn opens(&self, beside: CardId, card: CardId, seat: Seat) -> bool {
        let wanted = self.printed(card);
        self.is_gate(beside)
            || wanted.abilities.has(Ability::Protector) && self.summoner(seat) == Some(beside)
            || wanted.has_word(Word::Ember) && self.has(beside, Ability::FierySummon)
            || wanted.abilities.has(Ability::BornOfFire) && self.is_unit(beside) && self.has_word(beside, Word::Ember)
    }

    /// Active events that open spaces: Renewed Hope, Chant of Weaving.
    fn area_opens(&self, seat: Seat, cell: Cell) -> bool {
        if self.area.is_empty() {
            return false;
        }
        let beside = |card: CardId| self.cell(card).is_some_and(|c| c.is_adjacent(cell));
        self.has_active(seat, Effect::RenewedHope) && self.summoner(seat).is_some_and(beside)
            || self.active_events(seat, Effect::ChantOfWeaving).any(|e| self.marks[e.index()][0].is_some_and(beside))
    }

    /// Each face in a hand once: cards that look the same are the same answer.
    pub(crate) fn hand_faces(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let mut offered = 0u128;
        self.hand.of(seat).iter().filter(move |&card| {
            let bit = 1u128 << self.face(card).0;
            let fresh = offered & bit == 0;
            offered |= bit;
            fresh
        })
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
    for card in state.hand_faces(seat) {
        let printed = state.printed(card);
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
        let nowhere = options.explains() && !FIELD.cells().any(|cell| state.may_summon_at(card, seat, cell));
        let elsewhere = Err(Rule(if nowhere { "SW2-SUMMON-5" } else { "SW2-SUMMON-2" }));
        for cell in FIELD.cells() {
            let here = if state.may_summon_at(card, seat, cell) { Ok(()) } else { elsewhere };
            options.judge(Pick::Summon(card, cell), may.and(here));
        }
    }
}

/// SW2-SUMMON-2: pay first, then put it there.
pub(crate) fn summon(t: &mut Board<'_>, card: CardId, cell: Cell) -> Flow {
    let seat = t.state.active;
    let printed = t.state.printed(card);
    tokens::pay_magic(t, seat, printed.cost.unwrap_or(0));
    let mut waiting = Triggers::new();
    if printed.abilities.has(Ability::SummonedByFire)
        && let Some(burned) = t.state.on(cell)
    {
        // The destruction is part of the cost: what it triggers waits (SW2-TIMING-8).
        waiting = damage::destroy_for_now(t, &[burned], Blame::event(seat))?;
    }
    let face = t.state.face(card);
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
            let target = state.marks[event.index()][0];
            if target.is_some_and(|c| state.cell(c).is_some_and(|at| at.is_adjacent(cell))) {
                triggers.push(Trigger { whom: target, ..Trigger::event(event, Effect::ChantOfWeaving) });
            }
        }
    }
    triggers
}
