//! One line of a table's log. A table is nothing but the fold over its lines, so every process that reads the same
//! lines has the same table.

use referee::Said;
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
    /// The replies so far do not fit the rules of today: it goes on from this position, and these dice turn up again.
    Recovered {
        position: String,
        dice: Vec<(String, u16)>,
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
    /// What was said, if this is a reply.
    pub fn said(&self) -> Option<Said> {
        match self {
            Line::Said(who, id, print) => Some(Said { who: who.clone(), id: id.clone(), print: Some(*print) }),
            _ => None,
        }
    }

    /// Whether what was said before is given again, or given up.
    pub fn turns_back(&self) -> bool {
        matches!(self, Line::Undone { .. } | Line::Recovered { .. })
    }

    pub fn parse(text: &str) -> Result<Line, serde_json::Error> {
        serde_json::from_str(text)
    }

    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a line has a text")
    }
}
