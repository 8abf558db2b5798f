//! A small vocabulary for what lies on a table. Games describe; the terminal, the page and the SVG export draw.
//! It holds no rules, no colours and no sizes, and an element a viewer may not know is simply not in it.
//!
//! Every element has an `id`, by which answers point at it, and a spoken `label`.

use crate::{Phrase, Seat};
use serde::Serialize;

/// Everything on the table, as one viewer sees it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    pub turn: Turn,
    /// In turn order.
    pub seats: Vec<SeatPanel>,
    pub boards: Vec<Board>,
    /// Piles and displays that belong to nobody.
    pub piles: Vec<Pile>,
    pub tracks: Vec<Track>,
    /// The viewer's own cards.
    pub hand: Vec<Card>,
    pub dice: Vec<Dice>,
    pub order: Vec<OrderEntry>,
    pub sums: Vec<Comparison>,
    pub lasting: Vec<Lasting>,
    pub paths: Vec<Path>,
    /// Open goals: tasks, missions.
    pub goals: Vec<Goal>,
}

/// Whose turn it is and how far it has come.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    pub seat: Option<Seat>,
    pub label: Phrase,
    pub phases: Vec<Phase>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phase {
    pub label: Phrase,
    pub when: When,
    /// "1 of 3 done"
    pub note: Option<Phrase>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum When {
    Done,
    Now,
    ToCome,
}

/// What stands on a seat's name plate and under it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatPanel {
    pub seat: Seat,
    /// Faction, school, corporation.
    pub title: Option<Phrase>,
    pub out: bool,
    pub counters: Vec<Counter>,
    pub tracks: Vec<Track>,
    pub piles: Vec<Pile>,
    pub markers: Vec<Marker>,
}

impl SeatPanel {
    pub fn new(seat: Seat) -> SeatPanel {
        SeatPanel { seat, title: None, out: false, counters: vec![], tracks: vec![], piles: vec![], markers: vec![] }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Board {
    Grid(Grid),
    Hex(HexField),
    Areas(Vec<Area>),
}

/// Squares in columns and rows. Rows are listed from the top of the picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Grid {
    pub id: String,
    pub label: Phrase,
    /// Names along the edges, as the notation says them.
    pub columns: Vec<String>,
    pub rows: Vec<String>,
    /// Row by row from the top left; `None` where the board has no square.
    pub cells: Vec<Option<Cell>>,
}

#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Cell {
    pub id: String,
    /// As the game names it: `d4`.
    pub place: String,
    pub special: Option<Special>,
    /// Backline, wall row, build zone. Neighbours of one role lie within one frame.
    pub role: Option<Phrase>,
    /// Bottom to top.
    pub things: Vec<Thing>,
    pub states: Vec<CellState>,
}

/// A square told apart by colour and by the form of its corners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Special {
    pub label: Phrase,
    pub corners: Corners,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Corners {
    Cut,
    Round,
    Framed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum CellState {
    Threatened,
    /// Something stood here before the last move.
    Was,
    /// Something arrived here by the last move.
    Moved,
    Used,
    /// Part of a finished line or pattern.
    Marked,
}

/// A field of hexes, axial coordinates, with tiles of seven underneath.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HexField {
    pub id: String,
    pub label: Phrase,
    pub tiles: Vec<Tile>,
    pub fields: Vec<Field>,
    pub edges: Vec<Edge>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tile {
    pub id: String,
    pub label: Phrase,
    pub centre: (i8, i8),
    /// Sixths of a full turn, clockwise.
    pub turn: u8,
    pub terrain: Option<Phrase>,
    /// The word on its back (IV–V) while it lies face down.
    pub back: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    pub id: String,
    pub label: Phrase,
    pub place: String,
    pub at: (i8, i8),
    pub location: Option<Icon>,
    pub guard: Option<String>,
    pub yields: Option<Number>,
    pub visited: bool,
    pub owners: Vec<Seat>,
    pub enterable: bool,
    pub things: Vec<Thing>,
    pub states: Vec<CellState>,
}

/// A border between two places, or round one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Edge {
    pub from: String,
    pub to: Option<String>,
    pub label: Phrase,
    pub both_ways: bool,
}

/// A free area where things lie in rows: squad, army, active events, a row of dice, *aside*.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Area {
    pub id: String,
    pub label: Phrase,
    pub seat: Option<Seat>,
    pub things: Vec<Thing>,
    /// Cards lying at the area itself.
    pub at_it: Vec<Card>,
    pub room: Option<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Thing {
    Card(Card),
    Piece(Piece),
    Barrier(Barrier),
    Marker(Marker),
    Die(Die),
}

/// A stone, a figure, a hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    pub id: String,
    pub label: Phrase,
    pub owner: Option<Seat>,
    /// 1 round with one ring, 2 octagon with two, 3 star with three.
    pub level: u8,
    pub icon: Option<Icon>,
    pub points: Option<(u32, u32)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Barrier {
    pub id: String,
    pub label: Phrase,
    pub owner: Option<Seat>,
    pub broken: bool,
    pub stops: Option<Phrase>,
}

/// A card, as far as the viewer knows it. Of an unknown one there is its back, its seat and its place, nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Card {
    Unknown { id: String, seat: Option<Seat> },
    Known(Box<KnownCard>),
}

#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct KnownCard {
    pub id: String,
    /// The key of its facts in the card reference.
    pub card: String,
    pub name: Phrase,
    pub short: Option<Phrase>,
    pub kind: Phrase,
    pub sigil: Option<Icon>,
    pub owner: Option<Seat>,
    pub controller: Option<Seat>,
    /// Common, champion, Summoner; bronze to azure.
    pub rank: u8,
    /// Few or pack.
    pub side: Option<Phrase>,
    pub sideways: bool,
    /// Who else knows it, when it does not lie open.
    pub face_down: Option<Known>,
    pub stats: Vec<Number>,
    pub tokens: Vec<Marker>,
    pub attachments: Vec<Attachment>,
    pub effects: Vec<Effect>,
    /// Wounded, in cover, too late, no caster.
    pub state: Option<Phrase>,
    /// A pattern to be formed, as a small board.
    pub pattern: Option<Grid>,
    /// The `id`s of all places it can go to now, to be lit when it is looked at; `None` where that means nothing.
    pub fits: Option<Vec<String>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Known {
    ToAll,
    To(Vec<Seat>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Effect {
    pub id: String,
    /// Ordinary, expert, power 2.
    pub word: Option<Phrase>,
    pub timing: Option<Phrase>,
    pub text: Phrase,
    pub not_now: Option<Phrase>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attachment {
    pub card: Card,
    pub changes: Option<Phrase>,
    /// Why it does not count, when it does not.
    pub idle: Option<Phrase>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pile {
    pub id: String,
    pub label: Phrase,
    pub icon: Icon,
    /// `None` where the count is secret.
    pub count: Option<u32>,
    pub top: Option<Card>,
    /// The cards in it, if the viewer may look through them.
    pub open: Option<Vec<Card>>,
}

/// Steps with a value on them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Track {
    pub id: String,
    pub label: Phrase,
    pub icon: Option<Icon>,
    pub steps: u32,
    /// In halves, so that half a level can be shown.
    pub value_in_halves: u32,
    /// What each step is, where they differ.
    pub kinds: Vec<Phrase>,
    pub next: Option<Phrase>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counter {
    pub id: String,
    pub label: Phrase,
    pub icon: Option<Icon>,
    pub value: i32,
    pub of: Option<i32>,
    /// What comes next round, or the lead over the others: +5.
    pub change: Option<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Marker {
    pub id: String,
    pub label: Phrase,
    pub icon: Option<Icon>,
    pub on: bool,
    pub count: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Path {
    pub places: Vec<String>,
    pub kind: PathKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum PathKind {
    Walked,
    Line,
    Preview,
    Strike,
}

/// One of those who act in order: initiative, who is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OrderEntry {
    pub id: String,
    pub label: Phrase,
    pub seat: Option<Seat>,
    pub number: Option<i32>,
    pub when: When,
    pub note: Option<Phrase>,
}

/// A throw of dice, or dice lying somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Dice {
    pub id: String,
    pub label: Phrase,
    pub dice: Vec<Die>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Die {
    pub id: String,
    pub label: Phrase,
    pub face: DieFace,
    /// A hit is filled, a miss only outlined.
    pub counts: Option<bool>,
    pub again: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum DieFace {
    /// Under a cup, or not thrown yet.
    Hidden,
    Pips(u8),
    Word(String),
    Icons(Vec<Icon>),
}

/// A number that can say where it comes from.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Number {
    pub label: Phrase,
    pub icon: Option<Icon>,
    pub value: i32,
    /// As printed; differs when something changes it.
    pub printed: Option<i32>,
    pub of: Option<i32>,
    /// Highest value while dice are still out.
    pub up_to: Option<i32>,
    pub parts: Vec<Part>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    pub amount: i32,
    pub is_factor: bool,
    pub source: Phrase,
    /// Why it does not count, and the rule.
    pub struck: Option<(Phrase, String)>,
}

/// Two explained numbers held against each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Comparison {
    pub label: Phrase,
    pub left: Number,
    pub relation: &'static str,
    pub right: Number,
    pub verdict: Phrase,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lasting {
    pub card: Card,
    pub seat: Option<Seat>,
    /// The `id` of what it lies on.
    pub on: Option<String>,
    pub until: Phrase,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    pub id: String,
    pub label: Phrase,
    pub text: Phrase,
    pub points: Option<i32>,
    pub progress: Option<(u32, u32)>,
    pub met: bool,
}

/// What stands around a question: who was and will be asked, what comes of passing, and whether it can be taken back.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Asking {
    pub before: Vec<Seat>,
    pub next: Vec<Seat>,
    /// What happens if everybody passes.
    pub if_all_pass: Option<Phrase>,
    /// Wishes that hold until something happens: pass until the stage ends.
    pub standing: Vec<Phrase>,
    /// Dice or hidden cards follow: ask once more.
    pub is_final: bool,
}

/// The name of a symbol in the sprite: `i-life`, `sg-paw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Icon(pub &'static str);
