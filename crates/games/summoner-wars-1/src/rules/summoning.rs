//! SW1-SUMMON: paying for a unit and putting it next to a wall.

use crate::clause::each;
use crate::event::Event;
use crate::lasting::Lasting;
use crate::printed::{Face, Kind, Phase};
use crate::rules::{magic, triggers};
use crate::state::{Place, State};
use crate::{Board, Options, Pick, cards};
use grid::{Cell, Cells};
use kernel::{Audience, Because, Flow, Rule, Seat};

impl State {
    /// SW1-SUMMON-3, SW1-WALL-4, SW1-MULTI-15: empty spaces next to a wall this player controls.
    fn open_to_all(&self, seat: Seat) -> Cells {
        self.field().spread(self.spaces_of(self.walls(seat))).both(self.empty_spaces())
    }

    /// SW1-SUMMON-1; Summoning Surge and Mirage open the Event Phase (section 6, 28).
    pub(crate) fn may_summon_in(&self, phase: Phase) -> bool {
        phase == Phase::Summon || phase == Phase::Event && self.lasts(self.active, Lasting::SummonNow)
    }
}

pub(crate) fn offer(state: &State, phase: Phase, options: &mut Options<'_>) {
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
        let open = each!(printed.own, ComesTo(also)).fold(all, |all, (_, also)| all.and(also(state, seat)));
        let cost = printed.cost.unwrap_or(0);
        let may: Result<(), Because> = if !in_time {
            Err(Rule("SW1-TURN-3").into())
        } else if printed.kind == Kind::Summoner {
            Err(Rule("SW1-SUMMON-11").into())
        } else if !state.can_pay(seat, cost) {
            Err(state.unpaid(Rule("SW1-SUMMON-4"), seat, cost))
        } else if open.is_empty() {
            Err(Rule("SW1-SUMMON-5").into())
        } else {
            Ok(())
        };
        if may.is_ok() {
            options.extend(open.iter().map(|cell| Pick::Summon(face, cell)));
        }
        if options.explains() {
            for cell in state.field().cells().filter(|&c| may.is_err() || !open.has(c)) {
                let elsewhere = Rule(if state.vine(cell).is_some() { "SW1-VINE-8" } else { "SW1-SUMMON-3" });
                options.judge(Pick::Summon(face, cell), may.and(Err(elsewhere.into())));
            }
        }
    }
}

/// SW1-SUMMON-2, SW1-SUMMON-3: pay first, then put it there.
pub(crate) fn summon(t: &mut Board<'_>, face: Face, cell: Cell) -> Flow {
    let seat = t.state.active;
    let card = t.state.pull(seat, face);
    each!(face.printed().own, Summoned(act)).for_each(|(_, act)| act(t, cell));
    magic::pay(t, seat, face.printed().cost.unwrap_or(0));
    t.state.strip(card);
    t.state.put(card, Place::Field(cell));
    t.state.army[seat.index()].insert(card);
    t.tell(Audience::ALL, || Event::Summoned { seat, face, cell });
    triggers::resolve(t, cards::after_summoning(&t.state, card))
}
