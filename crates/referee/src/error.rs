//! What can go wrong from outside, each in one clear line.

use kernel::{BadSetup, Fault, Malformed, Phrase};
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
