//! What is counted: tracks, counters, dice, and numbers that say where they come from.

use super::Icon;
use crate::Phrase;
use serde::Serialize;

/// Steps with a value on them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Track {
    /// By which answers point at it.
    pub id: String,
    /// What it counts.
    pub label: Phrase,
    /// The sign of what it counts.
    pub icon: Option<Icon>,
    /// How many steps it has.
    pub steps: u32,
    /// In halves, so that half a level can be shown.
    pub value_in_halves: u32,
    /// What each step is, where they differ.
    pub kinds: Vec<StepKind>,
    /// What the next step brings.
    pub next: Option<Phrase>,
}

/// What a step of a track is.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct StepKind {
    /// What happens on it.
    pub label: Phrase,
    /// Its sign.
    pub icon: Option<Icon>,
}

/// Something counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counter {
    /// By which answers point at it.
    pub id: String,
    /// What it counts.
    pub label: Phrase,
    /// The sign of what it counts.
    pub icon: Option<Icon>,
    /// How much it is.
    pub value: i32,
    /// How much it can be, or has to be.
    pub of: Option<i32>,
    /// What comes next round, or the lead over the others: +5.
    pub change: Option<i32>,
    /// Where the change comes from, in the order it is added up; without a change, where the value does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
}

impl Counter {
    /// Something counted, with no end.
    pub fn new(id: impl Into<String>, label: Phrase, icon: &'static str, value: i32) -> Counter {
        Counter { id: id.into(), label, icon: Some(Icon(icon)), value, of: None, change: None, parts: vec![] }
    }
}

/// A token, or something that is on or off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Marker {
    /// By which answers point at it.
    pub id: String,
    /// What it says.
    pub label: Phrase,
    /// Its sign.
    pub icon: Option<Icon>,
    /// Whether it holds now.
    pub on: bool,
    /// How many lie there.
    pub count: u32,
}

/// A throw of dice, or dice lying somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Dice {
    /// By which answers point at it.
    pub id: String,
    /// What the throw is for.
    pub label: Phrase,
    /// One by one.
    pub dice: Vec<Die>,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Die {
    /// By which answers point at it.
    pub id: String,
    /// What it shows, spoken.
    pub label: Phrase,
    /// What it shows.
    pub face: DieFace,
    /// A hit is filled, a miss only outlined.
    pub counts: Option<bool>,
    /// It was thrown again.
    pub again: bool,
}

impl Die {
    /// A die as it fell, that no answer points at.
    pub fn fallen(label: Phrase, face: DieFace, counts: Option<bool>) -> Die {
        Die { id: String::new(), label, face, counts, again: false }
    }
}

/// What a die shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum DieFace {
    /// Under a cup, or not thrown yet.
    Hidden,
    /// A number.
    Pips(u8),
    /// A word.
    Word(String),
    /// Signs.
    Icons(Vec<Icon>),
    /// So many of something.
    Count(u8, Icon),
}

/// A number that can say where it comes from.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Number {
    /// What is counted.
    pub label: Phrase,
    /// The sign of what is counted.
    pub icon: Option<Icon>,
    /// As it is now.
    pub value: i32,
    /// As printed; differs when something changes it.
    pub printed: Option<i32>,
    /// As much as it can be.
    pub of: Option<i32>,
    /// Highest value while dice are still out.
    pub up_to: Option<i32>,
    /// Where it comes from, in the order it is added up.
    pub parts: Vec<Part>,
}

impl Number {
    /// A number that says no more than itself.
    pub fn new(label: &str, icon: &'static str, value: i32) -> Number {
        Number { label: Phrase::new(label), icon: Some(Icon(icon)), value, ..Number::default() }
    }

    /// The sum of its parts, never below 0, and what is printed.
    pub fn sum(label: &str, icon: &'static str, printed: i32, parts: Vec<Part>) -> Number {
        let value = parts.iter().map(|part| part.amount).sum::<i32>().max(0);
        Number { printed: Some(printed), parts, ..Number::new(label, icon, value) }
    }
}

/// A part of an explained number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// How much it adds, or what it multiplies by.
    pub amount: i32,
    /// The most it could add, while dice are still out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up_to: Option<i32>,
    /// Multiplies instead of adding.
    pub is_factor: bool,
    /// The card or rule it comes from.
    pub source: Phrase,
    /// Why it does not count, and the rule.
    pub struck: Option<(Phrase, String)>,
}

impl Part {
    /// Something is added, and where it comes from.
    pub fn new(amount: i32, source: Phrase) -> Part {
        Part { amount, up_to: None, is_factor: false, source, struck: None }
    }
}

/// Two explained numbers held against each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Comparison {
    /// What is compared.
    pub label: Phrase,
    /// The number on one side.
    pub left: Number,
    /// The sign between them: `≥`.
    pub relation: &'static str,
    /// The number on the other side.
    pub right: Number,
    /// What follows from it.
    pub verdict: Phrase,
}
