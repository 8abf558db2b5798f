//! What happened, in the past tense: enough to read years later, and nothing a listener may not know.

use crate::printed::{Face, Phase};
use crate::{Ability, Lasting, State, Why};
use grid::Cell;
use kernel::{Seat, Stirs};

/// What the dice show, 1 to 6, in the order they fell.
pub(crate) type Dice = smallvec::SmallVec<[u8; 16]>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    // SW1-SETUP-6, SW1-MULTI-6
    RolledForFirst { seat: Seat, die: u8 },
    Began { seat: Seat },
    TurnBegan { seat: Seat, turn: u16 },
    PhaseBegan { phase: Phase },
    // What the others hear; the seat itself hears `DrewOwn`.
    Drew { seat: Seat, count: u8 },
    DrewOwn { seat: Seat, faces: Vec<Face> },
    Paid { seat: Seat, magic: u8 },
    Summoned { seat: Seat, face: Face, cell: Cell },
    Built { seat: Seat, face: Face, cell: Cell },
    Played { seat: Seat, face: Face },
    Moved { face: Face, from: Cell, to: Cell },
    Stayed { face: Face, cell: Cell },
    Placed { face: Face, cell: Cell },
    Exchanged { face: Face, from: Cell, other: Face, to: Cell },
    Used { face: Face, cell: Cell, ability: Ability },
    // A Mind Witch goes by another's name.
    Mimicked { face: Face, cell: Cell, other: Face },
    // A wall to fall back to.
    Chosen { face: Face, cell: Cell },
    Attacked { face: Face, from: Cell, target: Face, at: Cell, dice: u8 },
    // In an attack: which dice hit, from which on.
    Rolled { dice: Dice, least: Option<u8> },
    // A die was taken out, or fell again.
    Ignored { die: u8, why: Why },
    Rerolled { die: u8, why: Why },
    Wounded { face: Face, cell: Cell, wounds: u8 },
    Healed { face: Face, cell: Cell, wounds: u8 },
    // Wounds that something kept off.
    Prevented { face: Face, cell: Cell, why: Why },
    // SW1-TERM-4; to whose magic pile, if to any.
    Destroyed { face: Face, cell: Cell, to: Option<Seat> },
    // SW1-TERM-3: from the battlefield, or from elsewhere.
    Discarded { seat: Seat, face: Face, cell: Option<Cell> },
    // SW1-MAGIC-12: what the others hear is `ConjuredHidden`.
    Conjured { seat: Seat, face: Face },
    ConjuredHidden { seat: Seat },
    // A card of which everybody knew where it lay went to a magic pile.
    Gained { seat: Seat, face: Face },
    // Cards wandered from one magic pile to another.
    Passed { from: Seat, to: Seat, count: u8 },
    // A vine wall was placed: SW1-VINE-3.
    Grew { seat: Seat, cell: Cell },
    // The roll to leave a vine wall failed, or went well: SW1-VINE-11, SW1-VINE-12.
    Held { face: Face, cell: Cell },
    Freed { face: Face, cell: Cell },
    SlidUnder { face: Face, under: Face, cell: Cell },
    Controlled { seat: Seat, face: Face, cell: Cell },
    // A hidden card was shown to all.
    Revealed { seat: Seat, face: Face },
    // A card came into a hand openly.
    Taken { seat: Seat, face: Face },
    Marked { seat: Seat, what: Lasting },
    Eliminated { seat: Seat },
    // The seat, and its teammate if it has one.
    Won { seat: Seat },
    Drawn,
}

impl Event {
    /// What something everybody saw means to a seat that passes in advance.
    pub(crate) fn stirs(&self, state: &State, seat: Seat) -> Stirs {
        let touched = |cell: Cell| Stirs::TOUCHED.when(is_of(state, cell, seat));
        match *self {
            Event::TurnBegan { seat: army, .. } => Stirs::TURN_END | Stirs::MY_TURN.when(state.person(army) == seat),
            Event::Played { seat: army, .. } => Stirs::PLAYED.when(state.person(army) != seat),
            Event::Attacked { at, .. } => Stirs::COMBAT | touched(at),
            Event::Wounded { cell, .. }
            | Event::Destroyed { cell, .. }
            | Event::Controlled { cell, .. }
            | Event::Discarded { cell: Some(cell), .. } => touched(cell),
            _ => Stirs::NOTHING,
        }
    }
}

/// Whether a card at a place is a person's. Whose it was that has left it cannot be seen any more: better asked than not.
fn is_of(state: &State, cell: Cell, seat: Seat) -> bool {
    state.on(cell).is_none_or(|card| state.person(state.controller(card)) == seat)
}
