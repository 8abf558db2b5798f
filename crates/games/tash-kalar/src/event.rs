//! What happened, in the past tense.

use crate::board::Square;
use crate::printed::{Being, Level};
use crate::state::Colour;
use kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Began {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        actions: u8,
    },
    Placed {
        colour: Colour,
        level: Level,
        square: Square,
    },
    TookUp {
        colour: Colour,
        square: Square,
    },
    Summoned {
        seat: Seat,
        being: Being,
        square: Square,
    },
    Destroyed {
        colour: Colour,
        level: Level,
        square: Square,
    },
    Changed {
        colour: Colour,
        from: Level,
        to: Level,
        square: Square,
    },
    Moved {
        colour: Colour,
        level: Level,
        from: Square,
        to: Square,
    },
    Gained {
        seat: Seat,
        actions: u8,
    },
    Discarded {
        seat: Seat,
        being: Being,
    },
    DiscardedFlare {
        seat: Seat,
        flare: u8,
    },
    /// From the discard pile onto the deck.
    PutBack {
        seat: Seat,
        being: Being,
    },
    /// A frozen effect that was not kept.
    Thawed {
        seat: Seat,
        being: Being,
    },
    Returned {
        seat: Seat,
        count: u8,
    },
    Flared {
        seat: Seat,
        flare: u8,
        against: Seat,
        upper: bool,
        lower: bool,
    },
    Froze {
        seat: Seat,
        being: Being,
    },
    UsedFrozen {
        seat: Seat,
        being: Being,
    },
    Improvised {
        seat: Seat,
        colour: Colour,
    },
    Claimed {
        seat: Seat,
        task: u8,
        points: u8,
    },
    Revealed {
        task: u8,
    },
    Scored {
        seat: Seat,
        points: u8,
    },
    ScoredIn {
        seat: Seat,
        colour: Colour,
        points: u8,
    },
    /// What the others hear of a draw.
    Drew {
        seat: Seat,
        count: u8,
    },
    DrewOwn {
        seat: Seat,
        beings: Vec<Being>,
        flares: Vec<u8>,
    },
    /// Team play: the teammate goes on.
    HandedOver {
        seat: Seat,
    },
    /// What the others hear of legends that went to the teammate.
    Gave {
        seat: Seat,
        count: u8,
    },
    GaveOwn {
        seat: Seat,
        beings: Vec<Being>,
    },
    Triggered {
        seat: Seat,
    },
    Ended,
}
