//! One line of a table's log. A table is nothing but the fold over its lines, so every process that reads the same
//! lines has the same table.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The game begins.
    Started,
    /// A reply of a seat or of Chance, with the fingerprint of its question.
    Said(String, String, u16),
    /// Back to the first so many replies, at the wish of a seat.
    Undone {
        seat: u8,
        to: usize,
    },
    /// A seat asks for something the others have to agree to.
    Offered {
        seat: u8,
        offer: Offer,
    },
    /// A seat agrees to what was offered.
    Agreed {
        seat: u8,
    },
    /// A seat takes its offer back, or does not want another's.
    Declined {
        seat: u8,
    },
    /// A seat's time ran out; what follows from it comes next.
    TimedOut {
        seat: u8,
    },
    /// Nobody kept the time since the last line: the server was away.
    Resumed,
    /// It slept, and for so long no server was there to wake it.
    Away {
        ms: i64,
    },
    Chatted {
        from: Chatter,
        name: String,
        text: String,
    },
    /// A seat passes in windows from now on until one of these has happened.
    Stands {
        seat: u8,
        until: String,
    },
    /// It takes that back.
    Lifted {
        seat: u8,
    },
    /// Whether a seat is to be asked where it could only pass.
    Skips {
        seat: u8,
        on: bool,
    },
    /// A pass in a window that has not been open for its least length: it is given when it has.
    Early {
        seat: u8,
        question: u64,
    },
    /// The pass in the next line was given for the seat, by its word.
    Stood {
        seat: u8,
    },
    /// Where the rematch is played.
    Followed {
        table: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To take back everything after so many replies.
    Undo {
        to: usize,
    },
    Draw,
    Rematch,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chatter {
    Seat(u8),
    /// A spectator's word reaches spectators only.
    Spectator(String),
}

impl Line {
    /// Whose alone it is: nobody else can tell that it was written.
    pub fn is_of(&self) -> Option<u8> {
        match *self {
            Line::Stands { seat, .. }
            | Line::Lifted { seat }
            | Line::Skips { seat, .. }
            | Line::Early { seat, .. }
            | Line::Stood { seat } => Some(seat),
            _ => None,
        }
    }

    pub fn parse(text: &str) -> Result<Line, serde_json::Error> {
        serde_json::from_str(text)
    }

    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a line has a text")
    }
}
