//! What has begun and is not settled yet: combats, and what was played on top of one another.

use super::{Card, Comparison, Icon, Phase};
use crate::{Phrase, Seat};
use serde::Serialize;

/// A combat: how far it has come, and who stands against whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clash {
    /// By which answers point at it.
    pub id: String,
    /// What is fought, and how.
    pub label: Phrase,
    /// What else is to be said of the whole of it.
    pub note: Option<Phrase>,
    /// The `id` of the card or the place where it happens.
    pub at: Option<String>,
    /// All of its stages, in order.
    pub stages: Vec<Phase>,
    /// Who attacks first, then who defends.
    pub sides: Vec<ClashSide>,
}

/// One side of a combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClashSide {
    /// Who leads it.
    pub seat: Option<Seat>,
    /// What the side does.
    pub label: Phrase,
    /// The sign its members wear on the board.
    pub icon: Option<Icon>,
    /// The `id`s of all who are on it, the one who leads first.
    pub members: Vec<String>,
    /// The `id`s of what they use.
    pub uses: Vec<String>,
    /// What it strikes with, held against what it strikes at, once that can be told.
    pub blow: Option<Comparison>,
    /// What is special about its blow: it comes first.
    pub note: Option<Phrase>,
}

/// Something that was begun and waits for what lies on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pending {
    /// By which answers point at it.
    pub id: String,
    /// What is about to happen.
    pub label: Phrase,
    /// Whose doing it is.
    pub seat: Option<Seat>,
    /// The card that does it, where one does.
    pub card: Option<Card>,
    /// What it was aimed at.
    pub aims: Vec<Aim>,
    /// What else is to be said: what was paid for it, who does it.
    pub note: Option<Phrase>,
    /// Why nothing will come of it.
    pub off: Option<Phrase>,
}

/// What something was aimed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Aim {
    /// Its `id`, where it lies on the table.
    pub id: Option<String>,
    /// What it is called.
    pub label: Phrase,
}
