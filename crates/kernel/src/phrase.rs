//! Something to be said, before it is said in a language: a key and what fills its gaps.

use crate::Seat;
use serde::Serialize;

/// A key of the game's word files with its arguments.
///
/// ```
/// # use kernel::{Phrase, Seat};
/// let phrase = Phrase::new("event-dropped").seat("seat", Seat(0)).text("place", "d1");
/// assert_eq!(phrase.key, "event-dropped");
/// ```
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    pub key: String,
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Arg {
    Number(i64),
    /// The same in every language: a square, a version.
    Text(String),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Said first, in the same language: the name of a card, a part of a sentence.
    Phrase(Box<Phrase>),
    /// Several, joined the way the language joins a list.
    List(Vec<Arg>),
}

impl Phrase {
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase { key: key.into(), args: vec![] }
    }

    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Phrase {
        self.arg(name, Arg::Number(value.into()))
    }

    #[must_use]
    pub fn text(self, name: &'static str, value: impl Into<String>) -> Phrase {
        self.arg(name, Arg::Text(value.into()))
    }

    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.arg(name, Arg::Seat(seat))
    }

    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.arg(name, Arg::Phrase(Box::new(phrase)))
    }

    #[must_use]
    pub fn list(self, name: &'static str, items: Vec<Arg>) -> Phrase {
        self.arg(name, Arg::List(items))
    }

    #[must_use]
    pub fn arg(mut self, name: &'static str, value: Arg) -> Phrase {
        self.args.push((name, value));
        self
    }
}
