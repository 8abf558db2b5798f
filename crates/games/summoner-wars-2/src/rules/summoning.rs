//! SW2-SUMMON: paying for a unit and putting it next to a gate.

use crate::clause::{Clause, Moment, any, each, said};
use crate::event::Event;
use crate::printed::{Face, Kind, Phase, Printed};
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
        self.printed(card).kind == Kind::Gate || self.says(card, Moment::Gate)
    }

    /// Cells open to every unit: next to gates, and where active events open more (SW2-SUMMON-2, SW2-SUMMON-9).
    fn open_to_all(&self, seat: Seat) -> Cells {
        let mut open = Cells::default();
        self.objects(seat).filter(|&c| self.is_gate(c)).for_each(|gate| self.add_beside(&mut open, gate));
        said!(self.of_events(Moment::Opens), (event, _, Clause::Opens(whom)) if event.owner() == seat => whom(self, event))
            .flatten()
            .for_each(|card| self.add_beside(&mut open, card));
        open
    }

    /// The empty spaces next to a card are open too.
    fn add_beside(&self, open: &mut Cells, card: CardId) {
        if let Some(cell) = self.cell(card) {
            *open = open.and(FIELD.beside(cell).without(self.taken));
        }
    }

    /// Cells open to this unit besides, next to friendly units; or, where its own text says so, only those of friendly
    /// units themselves.
    fn open_to(&self, wanted: &Printed, seat: Seat, all: Cells) -> Cells {
        let abilities = wanted.abilities(self.revised);
        if let Some(may_burn) = said!(each(abilities, Moment::EntersOnto), (_, Clause::EntersOnto(is)) => is).next() {
            let mut burned = Cells::default();
            let fuel = self.units(seat).filter(|&c| may_burn(self, c)).filter_map(|c| self.cell(c));
            fuel.for_each(|cell| burned.add(cell));
            return burned;
        }
        let mut open = all;
        for fits in said!(each(abilities, Moment::EntersBeside), (_, Clause::EntersBeside(fits)) => fits) {
            self.units(seat).filter(|&c| fits(self, c)).for_each(|friend| self.add_beside(&mut open, friend));
        }
        said!(self.of_units(seat, Moment::OpensFor), (friend, _, Clause::OpensFor(fits)) if fits(wanted) => friend)
            .for_each(|friend| self.add_beside(&mut open, friend));
        open
    }

    /// SW2-SUMMON-1, SW2-SUMMON-10: in the Summon phase, or where an active event allows it in any.
    pub(crate) fn may_summon_in(&self, phase: Phase) -> bool {
        phase == Phase::Summon || self.summons_any_time(self.active)
    }

    pub(crate) fn summons_any_time(&self, seat: Seat) -> bool {
        self.of_events(Moment::AnyPhase).any(|(event, ..)| event.owner() == seat)
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
    if any(printed.abilities(t.state.revised), Moment::EntersOnto)
        && let Some(burned) = t.state.on(cell)
    {
        // The destruction is part of the cost: what it triggers waits (SW2-TIMING-8).
        waiting = damage::destroy_for_now(t, &[burned], Blame::event(seat))?;
    }
    t.state.make_new(card);
    t.state.put(card, Place::Field(cell));
    t.tell(Audience::ALL, || Event::Summoned { seat, face, cell });
    waiting.extend(after_entering(&t.state, card));
    triggers::resolve(t, waiting)?;
    damage::destroy_the_dead(t, Blame::NOBODY)
}

/// What happens after a unit was summoned, or built: SW2-ABILITY-2.
pub(crate) fn after_entering(state: &State, card: CardId) -> Triggers {
    let own = said!(each(state.abilities(card), Moment::AfterEntering), (ability, Clause::AfterEntering(fits, act))
        if fits(state, card, card) => Trigger::of(card, ability, act));
    let events = said!(state.of_events(Moment::AfterEntering), (event, effect, Clause::AfterEntering(fits, act))
        if fits(state, event, card)
        => Trigger { whom: state.mark(event), ..Trigger::event(event, effect, act) });
    own.chain(events).collect()
}
