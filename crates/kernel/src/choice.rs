//! What can be chosen for a table: a setting may depend on the mode, the seats and the settings before it.

use crate::about::{About, BadSetup, Mode, Setting, Setup, Values};
use crate::notation::no_number;
use crate::phrase::Phrase;
use std::ops::RangeInclusive;

/// What a setting may be, given what was chosen before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Possible {
    /// A number.
    Number(RangeInclusive<u32>),
    /// One of these words.
    OneOf(Vec<String>),
    /// One of these for each seat in turn, parted by spaces.
    EachSeat(Vec<String>),
    /// The game reads it itself. These are what is mostly meant.
    Text(Vec<String>),
    /// What a finished game handed over; empty where a campaign begins.
    Legacy,
}

/// A setting as it can be chosen now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The key of the setting.
    pub key: &'static str,
    /// What it is now.
    pub chosen: String,
    /// What it may be now.
    pub values: Possible,
}

/// What was chosen of everything, and what else could be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// What was chosen, made to fit.
    pub setup: Setup,
    /// The settings that apply.
    pub settings: Vec<Choice>,
}

/// What to do with a wish that cannot be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Misfit {
    Refuse,
    /// Take what would be taken if nothing had been wished.
    Drop,
}

impl Possible {
    /// One of these words.
    pub fn one_of(words: impl IntoIterator<Item = impl Into<String>>) -> Possible {
        Possible::OneOf(words.into_iter().map(Into::into).collect())
    }

    fn check(&self, value: &str) -> Result<(), Phrase> {
        let is_one = |word: &str, known: &[String]| match known.iter().any(|k| k == word) {
            true => Ok(()),
            false => Err(Phrase::new("wrong-one-of").text("word", word).text("known", known.join(", "))),
        };
        match self {
            Possible::Number(range) => match value.parse() {
                Ok(n) if range.contains(&n) => Ok(()),
                _ => Err(no_number(value, range)),
            },
            Possible::OneOf(known) => is_one(value, known),
            Possible::EachSeat(known) => value.split_whitespace().try_for_each(|word| is_one(word, known)),
            Possible::Text(_) | Possible::Legacy => Ok(()),
        }
    }

    /// What is taken where nothing was wished: the usual value, or the first where that one cannot be.
    fn usual(&self, default: &str) -> String {
        match self {
            Possible::OneOf(known) if self.check(default).is_err() => known.first().cloned().unwrap_or_default(),
            Possible::Text(known) if !known.iter().any(|k| k == default) => known.first().cloned().unwrap_or_default(),
            Possible::Number(range) if self.check(default).is_err() => range.start().to_string(),
            _ => default.to_string(),
        }
    }
}

impl Values {
    /// What it may be, given what was chosen before it; nothing where it does not apply.
    pub fn possible(&self, chosen: &Setup) -> Option<Possible> {
        let owned = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        match self {
            Values::Number(range) => Some(Possible::Number(range.clone())),
            Values::OneOf(words) => Some(Possible::OneOf(owned(words))),
            Values::EachSeat(words) => Some(Possible::EachSeat(owned(words))),
            Values::Text(words) => Some(Possible::Text(owned(words))),
            Values::Legacy => Some(Possible::Legacy),
            Values::Depends(on) => on(chosen),
        }
    }
}

impl About {
    /// Check a wish; what it leaves out takes its usual value, or the first that fits what was wished before it. Seats
    /// that are left out become as many as the rest of the wish needs.
    pub fn setup(
        &self,
        mode: Option<&str>,
        seats: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Setup, BadSetup> {
        let mode = self.mode(mode)?;
        if let Some((key, _)) = options.iter().find(|(key, _)| self.settings.iter().all(|s| s.key != key)) {
            let why = Phrase::new(if self.settings.is_empty() { "bad-option-none" } else { "bad-option" });
            let why = why.text("game", self.key).text("known", joined(self.settings.iter().map(|s| s.key)));
            return Err(BadSetup::new(format!("option {key}"), why));
        }
        let (least, most) = (*mode.seats.start(), *mode.seats.end());
        if let Some(seats) = seats.filter(|seats| !mode.seats.contains(seats)) {
            let key = if least == most { "bad-seats-just" } else { "bad-seats" };
            let why = Phrase::new(key).text("game", self.key).number("least", least).number("most", most);
            return Err(BadSetup::new("seats", why.number("seats", seats)));
        }
        let with = |seats| self.choose(mode, seats, options, Misfit::Refuse);
        let tried = with(seats.unwrap_or(least));
        let other = || mode.seats.clone().skip(1).find_map(|seats| with(seats).ok());
        match (tried, seats) {
            (Err(bad), None) => other().ok_or(bad),
            (tried, _) => tried,
        }
        .map(|choices| choices.setup)
    }

    /// What can be chosen beside what was chosen so far; a wish that does not fit is dropped.
    pub fn choices(&self, mode: Option<&str>, seats: Option<u8>, options: &[(String, String)]) -> Choices {
        let mode = self.mode(mode).unwrap_or(&self.modes[0]);
        let seats = seats.filter(|seats| mode.seats.contains(seats));
        let fitting = || self.setup(Some(mode.key), None, options).map(|setup| setup.seats).ok();
        let seats = seats.or_else(fitting).unwrap_or(*mode.seats.start());
        self.choose(mode, seats, options, Misfit::Drop).expect("what does not fit is dropped")
    }

    /// The setting that takes what a finished game handed over, where there are campaigns.
    pub fn campaign(&self) -> Option<&'static str> {
        self.settings.iter().find(|setting| matches!(setting.values, Values::Legacy)).map(|setting| setting.key)
    }

    /// What the next game of a campaign is first wished to be: what was handed over, and of what was agreed on before all
    /// that it does not speak of and that can be as it was. Nothing where there are no campaigns.
    pub fn sequel(&self, before: &Setup, legacy: &str) -> Vec<(String, String)> {
        let Some(key) = self.campaign() else { return vec![] };
        let choices = |wish: &[(String, String)]| self.choices(Some(&before.mode), Some(before.seats), wish).setup;
        let mut wish = vec![(key.to_string(), legacy.to_string())];
        let (usual, handed) = (choices(&[]), choices(&wish));
        let kept =
            before.settings.iter().filter(|(k, _)| *k != key && usual.settings.get(*k) == handed.settings.get(*k));
        wish.extend(kept.map(|(k, v)| (k.clone(), v.clone())));
        let fit = choices(&wish);
        wish.retain(|(k, v)| fit.settings.get(k) == Some(v));
        wish
    }

    fn mode(&self, key: Option<&str>) -> Result<&'static Mode, BadSetup> {
        let Some(key) = key else { return Ok(&self.modes[0]) };
        self.modes.iter().find(|mode| mode.key == key).ok_or_else(|| {
            let why = Phrase::new("bad-mode").text("game", self.key).text("word", key);
            BadSetup::new("mode", why.text("known", joined(self.modes.iter().map(|m| m.key))))
        })
    }

    /// Setting by setting, in their order. What is wished of one that does not apply is left aside: old records name
    /// every setting.
    fn choose(
        &self,
        mode: &Mode,
        seats: u8,
        options: &[(String, String)],
        misfit: Misfit,
    ) -> Result<Choices, BadSetup> {
        let usual = |s: &Setting| (s.key.to_string(), s.default.to_string());
        let mut setup =
            Setup { mode: mode.key.to_string(), seats, settings: self.settings.iter().map(usual).collect() };
        let mut settings = vec![];
        for Setting { key, default, values } in self.settings {
            let Some(values) = values.possible(&setup) else { continue };
            let wished = options.iter().rev().find(|(k, _)| k == key).map(|(_, value)| one_line(value));
            let chosen = match wished.map(|value| values.check(&value).map(|()| value)) {
                Some(Ok(value)) => value,
                Some(Err(why)) if misfit == Misfit::Refuse => {
                    return Err(BadSetup::new(format!("option {key}"), why));
                }
                Some(Err(_)) | None => values.usual(default),
            };
            setup.settings.insert(key.to_string(), chosen.clone());
            settings.push(Choice { key, chosen, values });
        }
        Ok(Choices { setup, settings })
    }
}

/// Words of the notation, which are the same in every language.
fn joined<'w>(words: impl Iterator<Item = &'w str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

/// Records write a setting in one line; where a text has several, as a deck may, they are parted by commas.
fn one_line(value: &str) -> String {
    if !value.contains('\n') {
        return value.to_string();
    }
    let lines = value.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(", ")
}
