//! What a game says of itself, and how a table of it is set up.

use crate::Phrase;
use crate::choice::Possible;
use crate::deck::Violation;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The fixed facts of a game. Its names and sentences are in the word files.
#[derive(Debug)]
pub struct About {
    pub key: &'static str,
    /// Raised whenever an old record would play differently.
    pub rules_version: u32,
    /// Listed apart from the great games.
    pub practice: bool,
    /// The first is the default.
    pub modes: &'static [Mode],
    pub settings: &'static [Setting],
    /// Whether a game may end level, so that players can agree on a draw.
    pub draws: bool,
    /// Rough minutes of a game between people.
    pub minutes: u32,
    /// The emblem in the icon sprite, and the two tones of the game's own colour (light theme, dark theme).
    pub emblem: &'static str,
    pub colour: (&'static str, &'static str),
    /// Fluent files.
    pub en: &'static str,
    pub cs: &'static str,
    /// Rule catalogues: list lines that begin with an ID in backticks.
    pub rules_en: &'static str,
    pub rules_cs: &'static str,
}

#[derive(Debug)]
pub struct Mode {
    pub key: &'static str,
    pub seats: RangeInclusive<u8>,
}

/// Something a table may be set up with: `--option key=value`.
#[derive(Debug)]
pub struct Setting {
    pub key: &'static str,
    pub default: &'static str,
    pub values: Values,
}

#[derive(Debug)]
pub enum Values {
    Number(RangeInclusive<u32>),
    OneOf(&'static [&'static str]),
    /// One of these for each seat in turn, parted by spaces: schools.
    EachSeat(&'static [&'static str]),
    /// The game reads it itself: a deck. These are what is mostly meant.
    Text(&'static [&'static str]),
    /// It depends on the mode, the seats and the settings that stand before it; nothing where it does not apply.
    Depends(fn(&Setup) -> Option<Possible>),
    /// What a finished game handed over ([`Game::legacy`](crate::Game::legacy)); empty where a campaign begins.
    Legacy,
}

/// A checked choice of mode, seats and settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub mode: String,
    pub seats: u8,
    pub(crate) settings: BTreeMap<String, String>,
}

/// A table cannot be set up so: what is wrong with which part of the wish.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {why}")]
pub struct BadSetup {
    /// `mode`, `seats` or `option KEY`.
    pub field: String,
    /// What is wrong with it.
    pub why: Phrase,
}

impl BadSetup {
    /// What is wrong with a field.
    pub fn new(field: impl Into<String>, why: Phrase) -> BadSetup {
        BadSetup { field: field.into(), why }
    }

    /// Refuses a deck that breaks rules, with all that is wrong with it.
    pub fn deck(field: &str, broken: Vec<Violation>) -> Result<(), BadSetup> {
        let said = broken.iter().map(Violation::phrase);
        let all = said.reduce(|all, next| Phrase::new("sentences").phrase("all", all).phrase("next", next));
        all.map_or(Ok(()), |why| Err(BadSetup::new(field, why)))
    }

    /// Both in one sentence.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("bad-setup").text("field", &self.field).phrase("why", self.why.clone())
    }
}

impl Setup {
    /// The value of a setting the game declared.
    pub fn text(&self, key: &str) -> &str {
        self.settings.get(key).expect("a declared setting")
    }

    /// The value of a setting declared as a number.
    pub fn number(&self, key: &str) -> u32 {
        self.text(key).parse().expect("checked when the table was set up")
    }

    pub fn settings(&self) -> impl Iterator<Item = (&str, &str)> {
        self.settings.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }
}
