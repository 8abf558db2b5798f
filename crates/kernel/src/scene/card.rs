//! Cards, as far as a viewer knows them.

use super::{Grid, Icon, Marker, Number, Portrait};
use crate::{Phrase, Seat};
use serde::Serialize;

/// A card, as far as the viewer knows it. Of an unknown one there is its back, its seat and its place, nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Card {
    /// It lies there, and that is all.
    Unknown {
        /// By which answers point at it.
        id: String,
        /// Whose it is.
        seat: Option<Seat>,
    },
    /// All the viewer knows of it.
    Known(Box<KnownCard>),
}

/// A card whose face the viewer knows.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct KnownCard {
    /// By which answers point at it.
    pub id: String,
    /// The key of its facts in the card reference.
    pub card: String,
    /// Its whole name.
    pub name: Phrase,
    /// A name that fits a small card.
    pub short: Option<Phrase>,
    /// What kind of card it is.
    pub kind: Phrase,
    /// What it shows: who it is, at a glance. Where it shows nothing of its own, the sigil stands there.
    pub portrait: Option<Portrait>,
    /// The sign of its kind.
    pub sigil: Option<Icon>,
    /// Whose card it is.
    pub owner: Option<Seat>,
    /// Who commands it now.
    pub controller: Option<Seat>,
    /// Common, champion, Summoner.
    pub rank: u8,
    /// Few or pack.
    pub side: Option<Phrase>,
    /// Of a card with two sides: bronze 1 to azure 4, shown as so many bars.
    #[serde(skip_serializing_if = "is_zero")]
    pub tier: u8,
    /// It stands for more than one: a pack. Then it has two edges.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub many: bool,
    /// It lies on its side.
    pub sideways: bool,
    /// Who else knows it, when it does not lie open.
    pub face_down: Option<Known>,
    /// Its numbers, as they are now.
    pub stats: Vec<Number>,
    /// What lies on it.
    pub tokens: Vec<Marker>,
    /// Cards that belong to it.
    pub attachments: Vec<Attachment>,
    /// What it says, one by one.
    pub effects: Vec<Effect>,
    /// Wounded, in cover, too late, no caster.
    pub state: Option<Phrase>,
    /// A pattern to be formed, as a small board.
    pub pattern: Option<Grid>,
    /// The `id`s of all places it can go to now, to be lit when it is looked at; `None` where that means nothing.
    pub fits: Option<Vec<String>>,
}

/// As serde asks it.
fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Who knows a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Known {
    /// Everybody.
    ToAll,
    /// These, and nobody else.
    To(Vec<Seat>),
}

/// One thing a card says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Effect {
    /// By which answers point at it.
    pub id: String,
    /// Ordinary, expert, power 2.
    pub word: Option<Phrase>,
    /// When it holds or may be used.
    pub timing: Option<Phrase>,
    /// What it says.
    pub text: Phrase,
    /// Why it cannot be used now.
    pub not_now: Option<Phrase>,
}

impl Effect {
    /// Something said without a word for it.
    pub fn new(id: impl Into<String>, text: Phrase) -> Effect {
        Effect { id: id.into(), word: None, timing: None, text, not_now: None }
    }
}

/// A card that belongs to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attachment {
    /// The card itself.
    pub card: Card,
    /// What it does to the other.
    pub changes: Option<Phrase>,
    /// Why it does not count, when it does not.
    pub idle: Option<Phrase>,
}

/// Cards on a heap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pile {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// What kind of pile it is.
    pub icon: Icon,
    /// `None` where the count is secret.
    pub count: Option<u32>,
    /// The uppermost card, if it lies open.
    pub top: Option<Card>,
    /// The cards in it, if the viewer may look through them.
    pub open: Option<Vec<Card>>,
}

impl Pile {
    /// A pile that nobody looks through.
    pub fn new(id: impl Into<String>, label: Phrase, icon: &'static str, count: Option<u32>) -> Pile {
        Pile { id: id.into(), label, icon: Icon(icon), count, top: None, open: None }
    }
}

/// A card that goes on having an effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lasting {
    /// The card itself.
    pub card: Card,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// The `id` of what it lies on.
    pub on: Option<String>,
    /// How long it lasts.
    pub until: Phrase,
}
