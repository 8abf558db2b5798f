//! What a game says of itself, and how a table of it is set up.

use crate::choice::Possible;
use crate::deck::{DeckCheck, Violation};
use crate::{Malformed, Phrase};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The fixed facts of a game. Its names and sentences are in the word files.
#[derive(Debug)]
pub struct About {
    /// What it is called in addresses and files: `summoner-wars-2`.
    pub key: &'static str,
    /// Raised whenever an old record would play differently.
    pub rules_version: u32,
    /// Listed apart from the great games.
    pub practice: bool,
    /// The first is the default.
    pub modes: &'static [Mode],
    /// What can be chosen beside mode and seats, in order.
    pub settings: &'static [Setting],
    /// Whether a game may end level, so that players can agree on a draw.
    pub draws: bool,
    /// Whether it has windows ([`Table::react`](crate::Table::react)): then a table may keep each open for a least time.
    pub windows: bool,
    /// Rough minutes of a game between people.
    pub minutes: u32,
    /// The emblem in the icon sprite, and the two tones of the game's own colour (light theme, dark theme).
    pub emblem: &'static str,
    /// The game's own colour: light theme, dark theme.
    pub colour: (&'static str, &'static str),
    /// Fluent files.
    pub en: &'static str,
    /// The same in Czech.
    pub cs: &'static str,
    /// Rule catalogues: list lines that begin with an ID in backticks.
    pub rules_en: &'static str,
    /// The same in Czech.
    pub rules_cs: &'static str,
}

impl About {
    /// A phrase, if the game has words for it.
    pub fn phrase(&self, key: String) -> Option<Phrase> {
        let says = |line: &str| line.strip_prefix(&key).is_some_and(|rest| rest.starts_with(" ="));
        self.en.lines().any(says).then(|| Phrase::new(key))
    }
}

/// A way to play the game.
#[derive(Debug)]
pub struct Mode {
    /// What it is called in addresses and files.
    pub key: &'static str,
    /// How many can play it.
    pub seats: RangeInclusive<u8>,
}

/// Something a table may be set up with: `--option key=value`.
#[derive(Debug)]
pub struct Setting {
    /// What it is called in addresses and files.
    pub key: &'static str,
    /// What it is when nobody chooses.
    pub default: &'static str,
    /// What it may be.
    pub values: Values,
}

/// What a setting may be.
#[derive(Debug)]
pub enum Values {
    /// A number.
    Number(RangeInclusive<u32>),
    /// One of these words.
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
    /// The key of the mode.
    pub mode: String,
    /// How many play.
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

    /// The deck that a setting names: one of those that lie ready, or one written out.
    pub fn deck<D>(
        &self,
        key: &str,
        known: &[&str],
        ready: impl Fn(&str) -> Option<D>,
        read: impl Fn(&str) -> Result<D, Malformed>,
        check: impl Fn(&D) -> DeckCheck,
    ) -> Result<D, BadSetup> {
        let (field, text) = (format!("option {key}"), self.text(key));
        if let Some(deck) = ready(text) {
            return Ok(deck);
        }
        // What lies ready has a name of one word.
        if !text.contains([':', ' ']) {
            let why = Phrase::new("setup-no-deck").text("word", text).text("known", known.join(", "));
            return Err(BadSetup::new(field, why));
        }
        let deck = read(text).map_err(|malformed| BadSetup::new(&field, malformed.phrase()))?;
        BadSetup::deck(&field, check(&deck).broken)?;
        Ok(deck)
    }

    /// The value of a setting declared as a number.
    pub fn number(&self, key: &str) -> u32 {
        self.text(key).parse().expect("checked when the table was set up")
    }

    /// Each setting with what it is.
    pub fn settings(&self) -> impl Iterator<Item = (&str, &str)> {
        self.settings.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }
}
