//! Something to be said, before it is said in a language: a key and what fills its gaps.

use crate::Seat;
use serde::Serialize;
use std::fmt;

/// A key of the game's word files with its arguments.
///
/// ```
/// # use kernel::{Phrase, Seat};
/// let phrase = Phrase::new("event-dropped").seat("seat", Seat(0)).text("place", "d1");
/// assert_eq!(phrase.key, "event-dropped");
/// ```
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The name of the sentence in the games' Fluent files.
    pub key: String,
    /// What stands in it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something that stands in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Arg {
    /// A number, which may decide about plural forms.
    Number(i64),
    /// The same in every language: a square, a version.
    Text(String),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Said first, in the same language: the name of a card, a part of a sentence.
    Phrase(Box<Phrase>),
    /// Several, joined the way the language joins a list.
    List(Vec<Arg>),
    /// Several to choose from: "yes or no".
    Choice(Vec<Arg>),
}

impl Phrase {
    /// A sentence with nothing to fill in.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase { key: key.into(), args: vec![] }
    }

    /// With a number in it.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Phrase {
        self.arg(name, Arg::Number(value.into()))
    }

    /// With a text in it that is the same in every language.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl Into<String>) -> Phrase {
        self.arg(name, Arg::Text(value.into()))
    }

    /// With a player's name in it.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.arg(name, Arg::Seat(seat))
    }

    /// With words in it that are to be said themselves.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.arg(name, Arg::Phrase(Box::new(phrase)))
    }

    /// With several things in it.
    #[must_use]
    pub fn list(self, name: &'static str, items: Vec<Arg>) -> Phrase {
        self.arg(name, Arg::List(items))
    }

    /// Words to choose from, the same in every language.
    #[must_use]
    pub fn choice(self, name: &'static str, words: impl IntoIterator<Item = impl Into<String>>) -> Phrase {
        self.arg(name, Arg::Choice(words.into_iter().map(|word| Arg::Text(word.into())).collect()))
    }

    /// With anything in it.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: Arg) -> Phrase {
        self.args.push((name, value));
        self
    }
}

/// For logs and failing tests, where nobody has a language: the key, and what fills its gaps.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}=[{arg}]"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(n) => n.fmt(f),
            Arg::Text(text) => f.write_str(text),
            Arg::Seat(seat) => seat.letter().fmt(f),
            Arg::Phrase(phrase) => phrase.fmt(f),
            Arg::List(items) | Arg::Choice(items) => {
                let items: Vec<String> = items.iter().map(ToString::to_string).collect();
                f.write_str(&items.join(", "))
            }
        }
    }
}
