//! SW2-BUILD: structures from the hand into the own back rows, or next to the Summoner.

use crate::event::Event;
use crate::printed::{Face, Phase};
use crate::rules::summoning::after_entering;
use crate::rules::{tokens, triggers};
use crate::state::{FIELD, Place, State};
use crate::{Board, Pick, SummonerWars2};
use grid::{Cell, Cells};
use kernel::{Audience, Flow, Options, Rule, Seat};

/// The three rows nearest to each player.
const BACK_ROWS: [Cells; 2] = [Cells::rows(FIELD, 0, 3), Cells::rows(FIELD, 5, 8)];

impl State {
    /// SW2-BUILD-2, SW2-DIST-9
    fn build_spaces(&self, seat: Seat) -> Cells {
        let mut zone = BACK_ROWS[seat.index()];
        if let Some(at) = self.summoner(seat).and_then(|s| self.cell(s)) {
            zone = zone.and(FIELD.beside(at));
        }
        zone.without(self.taken)
    }
}

pub(crate) fn offer_builds(state: &State, phase: Phase, options: &mut Options<'_, SummonerWars2, Pick>) {
    let seat = state.active;
    if phase != Phase::Build && !options.explains() {
        return;
    }
    for face in state.hand_faces(seat) {
        let printed = face.printed();
        if !printed.is_structure() {
            continue;
        }
        let may = if phase != Phase::Build {
            Err(Rule("SW2-BUILD-1"))
        } else if printed.cost.unwrap_or(0) > state.magic[seat.index()] {
            Err(Rule("SW2-MAGIC-3"))
        } else {
            Ok(())
        };
        if may.is_err() && !options.explains() {
            continue;
        }
        let spaces = state.build_spaces(seat);
        if may.is_ok() {
            options.extend(spaces.iter().map(|cell| Pick::Build(face, cell)));
        }
        if options.explains() {
            for cell in FIELD.cells().filter(|&c| may.is_err() || !spaces.has(c)) {
                options.judge(Pick::Build(face, cell), may.and(Err(Rule("SW2-BUILD-2"))));
            }
        }
    }
}

/// SW2-BUILD-2, SW2-BUILD-3, SW2-BUILD-4: an event that is a structure is built like any other.
pub(crate) fn build(t: &mut Board<'_>, face: Face, cell: Cell) -> Flow {
    let seat = t.state.active;
    let card = t.state.pull(seat, face, Place::Hand);
    tokens::pay_magic(t, seat, face.printed().cost.unwrap_or(0));
    t.state.make_new(card);
    t.state.put(card, Place::Field(cell));
    t.tell(Audience::ALL, || Event::Built { seat, face, cell });
    if t.state.is_unit(card) {
        let after = after_entering(&t.state, card);
        // Weaving speaks of summoning only.
        let own = after.into_iter().filter(|trigger| trigger.card == card).collect();
        triggers::resolve(t, own)?;
    }
    Ok(())
}
