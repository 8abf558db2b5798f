//! What happened, in the past tense: enough to read years later, and nothing a listener may not know.

use crate::printed::{Face, Phase};
use crate::rules::dice::Counts;
use crate::{Ability, State, Why};
use grid::Cell;
use kernel::{Seat, Stirs};

/// The faces of up to sixteen dice, in the order they fell.
pub(crate) type Dice = smallvec::SmallVec<[u8; 16]>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Began { seat: Seat },
    TurnBegan { seat: Seat, turn: u16 },
    PhaseBegan { phase: Phase },
    // What the others hear; the seat itself hears `DrewOwn`.
    Drew { seat: Seat, count: u8 },
    DrewOwn { seat: Seat, faces: Vec<Face> },
    Paid { seat: Seat, magic: u8 },
    // How much, and how much of it there was room for.
    Gained { seat: Seat, magic: u8, gained: u8 },
    Summoned { seat: Seat, face: Face, cell: Cell },
    Built { seat: Seat, face: Face, cell: Cell },
    Played { seat: Seat, face: Face },
    Moved { face: Face, from: Cell, to: Cell },
    Forced { face: Face, from: Cell, to: Cell },
    Placed { face: Face, cell: Cell },
    Exchanged { face: Face, from: Cell, other: Face, to: Cell },
    Used { face: Face, cell: Cell, ability: Ability },
    Attacked { face: Face, from: Cell, target: Face, at: Cell, strength: u8 },
    // In an attack the symbols that hit are counted.
    Rolled { dice: Dice, counts: Counts, attacks: bool },
    Rerolled { why: Why },
    Damaged { face: Face, cell: Cell, damage: u8 },
    Healed { face: Face, cell: Cell, damage: u8 },
    Destroyed { face: Face, cell: Cell },
    Boosted { face: Face, cell: Option<Cell>, boost: u8 },
    Unboosted { face: Face, cell: Option<Cell>, boost: u8 },
    // Discarded openly.
    Discarded { seat: Seat, face: Face },
    // From under a card that has left the battlefield: SW2-DISCARD-2.
    Dropped { seat: Seat, face: Face, under: Face, cell: Cell },
    // Discarded face down, as the others hear it.
    DiscardedHidden { seat: Seat },
    Returned { face: Face, cell: Cell },
    Retrieved { seat: Seat, face: Face },
    Controlled { seat: Seat, face: Face, cell: Cell },
    Tucked { face: Face, under: Face, cell: Cell },
    Lasting { seat: Seat, face: Face },
    Ended { seat: Seat, face: Face },
    // SW2-INACTION-1
    Inactive { seat: Seat },
    Won { seat: Seat },
}

impl Event {
    /// What something everybody saw means to a seat that passes in advance.
    pub(crate) fn stirs(&self, state: &State, seat: Seat) -> Stirs {
        // Whose it was that has left its place cannot be seen any more: better asked than not.
        let touched = |cell| Stirs::TOUCHED.when(state.on(cell).is_none_or(|card| state.controller(card) == seat));
        match *self {
            Event::TurnBegan { seat: whose, .. } => Stirs::TURN_END | Stirs::MY_TURN.when(whose == seat),
            Event::Played { seat: by, .. } => Stirs::PLAYED.when(by != seat),
            Event::Attacked { at, .. } => Stirs::COMBAT | touched(at),
            Event::Damaged { cell, .. }
            | Event::Destroyed { cell, .. }
            | Event::Forced { to: cell, .. }
            | Event::Controlled { cell, .. } => touched(cell),
            _ => Stirs::NOTHING,
        }
    }
}
