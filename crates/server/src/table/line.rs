//! One line of a table's log. A table is nothing but the fold over its lines, so every process that reads the same
//! lines has the same table.

use referee::Said;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The game begins, under the first version of its rules: so programs wrote it that knew no other.
    Started,
    /// The game begins, under this version of its rules.
    Began {
        rules: u32,
        /// Its dice come from the table's seed, and can be checked.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sealed: bool,
    },
    /// A reply of a seat or of Chance, with the fingerprint of its question.
    Said(String, String, u16),
    /// Back to the first so many replies, at the wish of a seat.
    Undone {
        seat: u8,
        to: usize,
    },
    /// What was said after the first so many replies does not fit the rules of today: it is asked again, and these dice
    /// turn up again.
    Recovered {
        to: usize,
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
    /// What it wants of windows just before combats from now on: `every-combat`, `never-in-others`, or as of all others.
    Eve {
        seat: u8,
        wish: Option<String>,
    },
    /// A pass in a window that has not been open for its least length: it is given when it has.
    Early {
        seat: u8,
        question: u64,
    },
    /// The answer in the next line was given for the seat: by its word, or since everybody could see that it could only
    /// go on.
    Stood {
        seat: u8,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        idle: bool,
    },
    /// Where the rematch is played.
    Followed {
        table: String,
    },
    /// What the dice depend on from here on, too.
    Worded {
        seat: u8,
        word: String,
    },
    /// What a seat is called at this table: several people share a screen, and one account.
    Named {
        seat: u8,
        name: String,
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

    /// The version of the rules that a game begins under.
    pub fn rules(&self) -> u32 {
        if let Line::Began { rules, .. } = self { *rules } else { 1 }
    }

    /// Whether the game goes on from an earlier reply.
    pub fn turns_back(&self) -> bool {
        matches!(self, Line::Undone { .. } | Line::Recovered { .. })
    }

    /// Whose alone it is: nobody else can tell that it was written.
    pub fn is_of(&self) -> Option<u8> {
        match *self {
            Line::Stands { seat, .. }
            | Line::Lifted { seat }
            | Line::Skips { seat, .. }
            | Line::Eve { seat, .. }
            | Line::Early { seat, .. }
            | Line::Stood { seat, .. } => Some(seat),
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
