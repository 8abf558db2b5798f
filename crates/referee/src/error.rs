//! What can go wrong from outside, each in one clear line.

use kernel::{BadSetup, Fault, Malformed, Phrase};
use words::Speaker;

/// The player may not do that: the rule that says so, the card where it is one, and why in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub rule: Option<String>,
    pub card: Option<Box<ForbiddingCard>>,
    pub why: Phrase,
}

/// A card that forbids something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForbiddingCard {
    pub id: String,
    pub name: Phrase,
}

impl Refusal {
    /// Nothing of the game forbids it: it is not the moment, or it means nothing.
    pub(crate) fn plain(why: Phrase) -> Refusal {
        Refusal { rule: None, card: None, why }
    }

    /// One line that names the rule.
    pub fn say(&self, speaker: &Speaker<'_>) -> String {
        speaker.say(&self.phrase())
    }

    fn phrase(&self) -> Phrase {
        let Some(rule) = &self.rule else { return self.why.clone() };
        let phrase = match &self.card {
            Some(card) => Phrase::new("refused-by-card-and-rule").phrase("card", card.name.clone()),
            None => Phrase::new("refused-by-rule"),
        };
        phrase.text("rule", rule).phrase("why", self.why.clone())
    }

    /// The reason alone, for where the rule stands beside it.
    pub fn reason(&self, speaker: &Speaker<'_>) -> String {
        match &self.card {
            Some(card) => {
                let phrase = Phrase::new("refused-by-card").phrase("card", card.name.clone());
                speaker.say(&phrase.phrase("why", self.why.clone()))
            }
            None => speaker.say(&self.why),
        }
    }
}

/// `Display` is for logs; people are told by `say`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    #[error("{0}")]
    Malformed(#[from] Malformed),
    #[error("{0}")]
    Setup(#[from] BadSetup),
    #[error("answer refused: {}", .0.why)]
    Refused(Refusal),
    /// Stored data and rules disagree.
    #[error("{0}")]
    Diverged(Phrase),
    /// The record was made under rules yet to come.
    #[error("rules: the record was played under version {found} of {game}'s rules, this program knows version {known}")]
    OtherRules { game: String, found: u32, known: u32 },
    /// The rules broke. Nothing was changed.
    #[error("the rules failed: {0}")]
    Fault(#[from] Fault),
    #[error("chance: {0}")]
    Chance(Phrase),
}

impl Error {
    /// One line in the language of whoever is told.
    pub fn say(&self, speaker: &Speaker<'_>) -> String {
        speaker.say(&self.phrase())
    }

    /// The same before it is said.
    pub fn phrase(&self) -> Phrase {
        match self {
            Error::Malformed(malformed) => malformed.phrase(),
            Error::Setup(bad) => bad.phrase(),
            Error::Refused(refusal) => refusal.phrase(),
            Error::Diverged(why) => why.clone(),
            Error::OtherRules { game, found, known } => {
                Phrase::new("record-other-rules").text("game", game).number("found", *found).number("known", *known)
            }
            Error::Fault(fault) => Phrase::new("rules-failed").text("fault", fault.to_string()),
            Error::Chance(why) => Phrase::new("wrong-chance").phrase("why", why.clone()),
        }
    }
}
