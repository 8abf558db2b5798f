//! A small vocabulary for what lies on a table. Games describe; the terminal, the page and the SVG export draw.
//! It holds no rules, no colours and no sizes, and an element a viewer may not know is simply not in it.
//!
//! Every element has an `id`, by which answers point at it, and a spoken `label`.

mod board;
mod card;
mod clash;
mod count;

use crate::{Phrase, Seat};
use serde::Serialize;
use std::cmp::Ordering;

pub use board::*;
pub use card::*;
pub use clash::*;
pub use count::*;

/// Everything on the table, as one viewer sees it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    /// Whose turn it is, and how far it has come.
    pub turn: Turn,
    /// In turn order.
    pub seats: Vec<SeatPanel>,
    /// What is played on, the main board first.
    pub boards: Vec<Board>,
    /// Piles and displays that belong to nobody.
    pub piles: Vec<Pile>,
    /// Tracks that belong to nobody.
    pub tracks: Vec<Track>,
    /// The viewer's own cards.
    pub hand: Vec<Card>,
    /// Dice that were thrown or lie about.
    pub dice: Vec<Dice>,
    /// Who acts one after another, where a game has such an order.
    pub order: Vec<OrderEntry>,
    /// Numbers held against each other: a combat.
    pub sums: Vec<Comparison>,
    /// What goes on having an effect.
    pub lasting: Vec<Lasting>,
    /// Ways over the board: walked, shot, foreseen.
    pub paths: Vec<Path>,
    /// Open goals: tasks, missions.
    pub goals: Vec<Goal>,
    /// Combats with stages, one begun within another after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clashes: Vec<Clash>,
    /// What was begun and is not settled, in the order it was begun; the last is settled first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<Pending>,
}

/// Whose turn it is and how far it has come.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// Nobody's where all act together.
    pub seat: Option<Seat>,
    /// "Ada's third turn"
    pub label: Phrase,
    /// All of them in order; empty where a turn has none.
    pub phases: Vec<Phase>,
}

/// A part of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phase {
    /// What it is called.
    pub label: Phrase,
    /// Whether it is over, going on or still to come.
    pub when: When,
    /// "1 of 3 done"
    pub note: Option<Phrase>,
}

/// Where something stands in an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum When {
    /// It is over.
    Done,
    /// It is going on.
    Now,
    /// It is still to come.
    ToCome,
}

impl When {
    /// Of something in an order, of which one thing is going on.
    pub fn of<T: PartialOrd>(this: &T, now: Option<&T>) -> When {
        match now.and_then(|now| this.partial_cmp(now)) {
            Some(Ordering::Less) => When::Done,
            Some(Ordering::Equal) => When::Now,
            Some(Ordering::Greater) | None => When::ToCome,
        }
    }
}

/// What stands on a seat's name plate and under it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatPanel {
    /// By which answers point at it, where any do.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// Whose panel it is.
    pub seat: Seat,
    /// What it is called where nobody can sit: an enemy that the rules play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Phrase>,
    /// Faction, school, corporation.
    pub title: Option<Phrase>,
    /// Plays no longer.
    pub out: bool,
    /// What the seat has, in numbers.
    pub counters: Vec<Counter>,
    /// What the seat has, on steps.
    pub tracks: Vec<Track>,
    /// Its draw pile, discards and the like.
    pub piles: Vec<Pile>,
    /// What is laid before it.
    pub markers: Vec<Marker>,
    /// Cards that are laid before it and belong to nothing on a board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// What is kept apart from the rest: a town, a hero.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kits: Vec<Kit>,
}

/// Something of a seat's that is looked at as one: a hero with a level, a town with what is built and what could be.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Kit {
    /// By which answers point at it.
    pub id: String,
    /// What it is called.
    pub label: Phrase,
    /// What it shows.
    pub portrait: Option<Portrait>,
    /// The whole in a few words: 5 of 8 built.
    pub note: Option<Phrase>,
    /// How far it has come.
    pub tracks: Vec<Track>,
    /// What holds for it, in numbers that say where they come from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<Number>,
    /// What belongs to it. A marker that is on says *had already*, a state says *why not now*.
    pub cards: Vec<Card>,
}

impl SeatPanel {
    /// A panel with nothing on it.
    pub fn new(seat: Seat) -> SeatPanel {
        SeatPanel {
            id: String::new(),
            seat,
            name: None,
            title: None,
            out: false,
            counters: vec![],
            tracks: vec![],
            piles: vec![],
            markers: vec![],
            cards: vec![],
            kits: vec![],
        }
    }
}

/// A way over the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Path {
    /// By their `id`s, in order.
    pub places: Vec<String>,
    /// What way it is.
    pub kind: PathKind,
    /// The `id` of the piece that goes it. A way that a piece could go field by field, each step an answer, is chosen at once by
    /// its end.
    pub by: Option<String>,
    /// What it takes: 3 movement points.
    pub note: Option<Phrase>,
}

/// What a way means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum PathKind {
    /// Somebody went here.
    Walked,
    /// Somebody aims along it.
    Line,
    /// Somebody could go here.
    Preview,
    /// Somebody struck along it.
    Strike,
}

/// One of those who act in order: initiative, who is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OrderEntry {
    /// By which answers point at it.
    pub id: String,
    /// Who or what acts.
    pub label: Phrase,
    /// For whom.
    pub seat: Option<Seat>,
    /// What the order goes by: initiative.
    pub number: Option<i32>,
    /// Whether its time is over, now or to come.
    pub when: When,
    /// What else is to be said: waits, passed.
    pub note: Option<Phrase>,
}

/// Something to be reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    /// By which answers point at it.
    pub id: String,
    /// What it is called.
    pub label: Phrase,
    /// What has to be done.
    pub text: Phrase,
    /// What it is worth.
    pub points: Option<i32>,
    /// How much of it is done, of how much.
    pub progress: Option<(u32, u32)>,
    /// Could be claimed now.
    pub met: bool,
}

/// What stands around a question: who was and will be asked, what comes of passing, and whether it can be taken back.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Asking {
    /// Who was asked already.
    pub before: Vec<Seat>,
    /// Who will be asked.
    pub next: Vec<Seat>,
    /// What happens if everybody passes.
    pub if_all_pass: Option<Phrase>,
    /// Wishes that hold until something happens: pass until the stage ends.
    pub standing: Vec<Phrase>,
    /// Dice or hidden cards follow: ask once more.
    pub is_final: bool,
}

/// A picture put together from parts, by a line of text: `elf@.78 bl + sword`. The grammar is in docs/portraits.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Portrait(pub &'static str);

/// The name of a symbol in the sprite: `i-life`, `sg-paw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Icon(pub &'static str);
