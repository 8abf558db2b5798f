//! What is played on: squares, hexes, areas, and what lies there.

use super::{Card, Die, Icon, Marker, Number, Portrait};
use crate::{Phrase, Seat};
use serde::Serialize;

/// Something to play on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Board {
    /// Squares.
    Grid(Grid),
    /// Hexes.
    Hex(HexField),
    /// Free areas, one beside the other.
    Areas(Vec<Area>),
}

/// Squares in columns and rows. Rows are listed from the top of the picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Grid {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// Names along the edges, as the notation says them.
    pub columns: Vec<String>,
    /// As `columns`, from the top of the picture.
    pub rows: Vec<String>,
    /// Row by row from the top left; `None` where the board has no square.
    pub cells: Vec<Option<Cell>>,
}

impl Grid {
    /// Whole rows, each square by its row and column as the viewer has them, from the bottom left. The edges say how the
    /// squares name their columns and rows: `d4`.
    pub fn squares(label: &str, rows: u8, columns: u8, square: impl Fn(u8, u8) -> Cell) -> Grid {
        let cells: Vec<Cell> = (0..rows)
            .rev()
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .map(|(r, c)| square(r, c))
            .collect();
        Grid {
            id: "battlefield".into(),
            label: Phrase::new(label),
            columns: cells[..usize::from(columns)].iter().map(|cell| cell.place[..1].to_string()).collect(),
            rows: cells.chunks(columns.into()).map(|row| row[0].place[1..].to_string()).collect(),
            cells: cells.into_iter().map(Some).collect(),
        }
    }
}

/// A square.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Cell {
    /// By which answers point at it.
    pub id: String,
    /// As the game names it: `d4`.
    pub place: String,
    /// Where it is told apart from others.
    pub special: Option<Special>,
    /// Backline, wall row, build zone. Neighbours of one role lie within one frame.
    pub role: Option<Phrase>,
    /// Bottom to top.
    pub things: Vec<Thing>,
    /// What is to be seen about it now.
    pub states: Vec<CellState>,
}

/// A square told apart by colour and by the form of its corners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Special {
    /// What such a square is called.
    pub label: Phrase,
    /// The form of its corners.
    pub corners: Corners,
}

/// Forms that can be told apart without colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Corners {
    /// Cut off.
    Cut,
    /// Rounded.
    Round,
    /// With a frame inside.
    Framed,
}

/// What is to be seen about a place now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum CellState {
    /// Somebody could strike here.
    Threatened,
    /// Something stood here before the last move.
    Was,
    /// Something arrived here by the last move.
    Moved,
    /// What stands here has acted.
    Used,
    /// Part of a finished line or pattern.
    Marked,
}

/// A field of hexes, axial coordinates, with tiles of seven underneath.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HexField {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// What lies underneath.
    pub tiles: Vec<Tile>,
    /// The hexes themselves.
    pub fields: Vec<Field>,
    /// Borders that matter.
    pub edges: Vec<Edge>,
    /// Ways a tile that is about to be laid could lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ghosts: Vec<Ghost>,
}

/// Seven hexes that lie as one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tile {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// Its middle hex.
    pub centre: (i8, i8),
    /// Sixths of a full turn, clockwise.
    pub turn: u8,
    /// What ground it is, where that is known.
    pub terrain: Option<Phrase>,
    /// The word on its back (IV–V) while it lies face down.
    pub back: Option<String>,
}

/// A tile as it could lie, to be looked at before it does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ghost {
    /// By which answers point at it.
    pub id: String,
    /// The same for all ways a tile could lie there.
    pub place: String,
    /// Where, and how it is turned.
    pub tile: Tile,
    /// What would lie there then.
    pub fields: Vec<Field>,
    /// Why it may not lie so, and the rule.
    pub not: Option<(Phrase, String)>,
}

/// A hex.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// As the game names it.
    pub place: String,
    /// Its axial coordinates.
    pub at: (i8, i8),
    /// What is to be found here, as a sign of the sprite.
    pub location: Option<Icon>,
    /// What is to be found here, as a picture of its own; it goes before the sign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub portrait: Option<Portrait>,
    /// What it does for whoever comes here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Phrase>,
    /// Who guards it: IV.
    pub guard: Option<String>,
    /// What it gives.
    pub yields: Option<Number>,
    /// Has given what it gives once.
    pub visited: bool,
    /// Who holds it.
    pub owners: Vec<Seat>,
    /// Whether anybody may stand here.
    pub enterable: bool,
    /// Sides that nobody can cross, a bit each, clockwise from the upper right.
    pub shut: u8,
    /// Bottom to top.
    pub things: Vec<Thing>,
    /// What is to be seen about it now.
    pub states: Vec<CellState>,
}

/// A border between two places, or round one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Edge {
    /// The place on one side.
    pub from: String,
    /// The place on the other; nothing where it goes round `from`.
    pub to: Option<String>,
    /// What it is: a wall, a river.
    pub label: Phrase,
    /// It stops whoever comes from either side.
    pub both_ways: bool,
}

/// A free area where things lie in rows: squad, army, active events, a row of dice, *aside*.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Area {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// Whose area it is.
    pub seat: Option<Seat>,
    /// In their order.
    pub things: Vec<Thing>,
    /// Cards lying at the area itself.
    pub at_it: Vec<Card>,
    /// How many things it has room for.
    pub room: Option<u32>,
}

/// Whatever can lie somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Thing {
    /// A card, open or not.
    Card(Card),
    /// A stone, a figure, a hero.
    Piece(Piece),
    /// A wall, a gate.
    Barrier(Barrier),
    /// A token that says something.
    Marker(Marker),
    /// A die that lies here.
    Die(Die),
}

/// A stone, a figure, a hero.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// 1 round with one ring, 2 octagon with two, 3 star with three.
    pub level: u8,
    /// What is inlaid.
    pub icon: Option<Icon>,
    /// Whose face it shows, where it shows one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub portrait: Option<Portrait>,
    /// What it has left, of how much.
    pub points: Option<(u32, u32)>,
}

/// Something that stands in the way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Barrier {
    /// By which answers point at it.
    pub id: String,
    /// Its spoken name.
    pub label: Phrase,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Its sign, where it is no plain wall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<Icon>,
    /// It stops nobody any more.
    pub broken: bool,
    /// What it keeps out.
    pub stops: Option<Phrase>,
}
