//! What can go wrong from outside, each in one clear line.

use kernel::{BadSetup, Fault, Malformed, Phrase, Violation};
use words::Speaker;

/// The player may not do that: the rule that says so, and why in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub rule: Option<String>,
    pub why: Phrase,
}

impl Refusal {
    pub fn say(&self, speaker: &Speaker<'_>) -> String {
        let why = speaker.say(&self.why);
        match &self.rule {
            Some(rule) => format!("{rule}: {why}"),
            None => why,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    #[error("{0}")]
    Malformed(#[from] Malformed),
    #[error("{0}")]
    Setup(#[from] BadSetup),
    #[error("answer refused")]
    Refused(Refusal),
    /// Stored data and rules disagree.
    #[error("{0}")]
    Diverged(String),
    /// The record was made under other rules.
    #[error("rules: the record was played under version {found} of {game}'s rules, this program knows version {known}")]
    OtherRules { game: String, found: u32, known: u32 },
    /// The rules broke. Nothing was changed.
    #[error("the rules failed: {0}")]
    Fault(#[from] Fault),
    #[error("chance: {0}")]
    Chance(String),
}

impl Error {
    /// In a language a person reads, where there are words for it; in one line.
    pub fn say(&self, speaker: &Speaker<'_>) -> String {
        match self {
            Error::Refused(refusal) => refusal.say(speaker),
            Error::Setup(bad) => format!("{}: {}", bad.field, say_bad_setup(speaker, bad)),
            other => other.to_string(),
        }
    }
}

/// Why a table cannot be set up so, without the field.
pub fn say_bad_setup(speaker: &Speaker<'_>, bad: &BadSetup) -> String {
    if bad.broken.is_empty() {
        return bad.reason.clone();
    }
    let broken: Vec<_> = bad.broken.iter().map(|broken| say_violation(speaker, broken)).collect();
    broken.join(" ")
}

/// What is wrong with a deck, with the rule that says so.
pub fn say_violation(speaker: &Speaker<'_>, broken: &Violation) -> String {
    format!("{}: {}", broken.rule, speaker.say(&broken.why))
}
