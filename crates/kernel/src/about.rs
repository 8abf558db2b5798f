//! What a game says of itself, and how a table of it is set up.

use crate::deck::Violation;
use std::collections::{BTreeMap, BTreeSet};
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
}

/// A checked choice of mode, seats and settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub mode: String,
    pub seats: u8,
    settings: BTreeMap<String, String>,
}

/// A table cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct BadSetup {
    pub field: String,
    pub reason: String,
    /// Where it is a deck that is wrong: everything that is, to be said in words.
    pub broken: Vec<Violation>,
}

impl BadSetup {
    pub fn new(field: impl Into<String>, reason: impl Into<String>) -> BadSetup {
        BadSetup { field: field.into(), reason: reason.into(), broken: vec![] }
    }

    /// Refuses a deck that breaks rules.
    pub fn deck(field: &str, broken: Vec<Violation>) -> Result<(), BadSetup> {
        let rules: BTreeSet<&str> = broken.iter().map(|broken| broken.rule.0).collect();
        if rules.is_empty() {
            return Ok(());
        }
        let rules: Vec<&str> = rules.into_iter().collect();
        Err(BadSetup { broken, ..BadSetup::new(field, format!("the deck breaks {}", rules.join(", "))) })
    }
}

impl About {
    /// Check a wish; what it leaves out takes its default.
    pub fn setup(
        &self,
        mode: Option<&str>,
        seats: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Setup, BadSetup> {
        let mode = match mode {
            None => &self.modes[0],
            Some(key) => self.modes.iter().find(|m| m.key == key).ok_or_else(|| {
                let known: Vec<_> = self.modes.iter().map(|m| m.key).collect();
                BadSetup::new("mode", format!("{} knows no mode `{key}`, only {}", self.key, known.join(", ")))
            })?,
        };
        let (least, most) = (*mode.seats.start(), *mode.seats.end());
        let seats = seats.unwrap_or(least);
        if !mode.seats.contains(&seats) {
            let range = if least == most { least.to_string() } else { format!("{least} to {most}") };
            return Err(BadSetup::new("seats", format!("{} is played by {range}, not by {seats}", self.key)));
        }
        let mut settings: BTreeMap<_, _> =
            self.settings.iter().map(|s| (s.key.to_string(), s.default.to_string())).collect();
        for (key, value) in options {
            let Some(setting) = self.settings.iter().find(|s| s.key == key) else {
                let known: Vec<_> = self.settings.iter().map(|s| s.key).collect();
                let known = if known.is_empty() { "none".into() } else { known.join(", ") };
                return Err(BadSetup::new(
                    format!("option {key}"),
                    format!("{} has no such option, only {known}", self.key),
                ));
            };
            setting.values.check(value).map_err(|reason| BadSetup::new(format!("option {key}"), reason))?;
            settings.insert(key.clone(), value.clone());
        }
        Ok(Setup { mode: mode.key.to_string(), seats, settings })
    }
}

impl Values {
    fn check(&self, value: &str) -> Result<(), String> {
        match self {
            Values::Number(range) => match value.parse() {
                Ok(n) if range.contains(&n) => Ok(()),
                _ => Err(format!("`{value}` is not a number from {} to {}", range.start(), range.end())),
            },
            Values::OneOf(words) if words.contains(&value) => Ok(()),
            Values::OneOf(words) => Err(format!("`{value}` is not one of {}", words.join(", "))),
            Values::EachSeat(words) => match value.split_whitespace().find(|word| !words.contains(word)) {
                None => Ok(()),
                Some(word) => Err(format!("`{word}` is not one of {}", words.join(", "))),
            },
            Values::Text(_) => Ok(()),
        }
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
