//! Tiles of seven hexes: how they lie, how they are turned, and what is printed across their fields.

use super::{Hex, Side};

/// A tile on the map: a field in the middle and six around it, turned by so many sixths, clockwise.
///
/// Fields are named as printed, with the tile upright: `None` is the middle, the others lie across its sides.
///
/// ```
/// # use grid::hex::{Hex, Side, Tile};
/// let tile = Tile::at(Hex::at(4, 0)).turned(1);
/// assert_eq!(tile.field(Some(Side::TopRight)), Hex::at(5, 0), "what was at the upper right is at the right");
/// assert_eq!(tile.printed(Hex::at(5, 0)), Some(Some(Side::TopRight)));
/// assert_eq!(tile.printed(Hex::at(6, 0)), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    pub centre: Hex,
    pub turn: u8,
}

impl Tile {
    /// Upright.
    pub const fn at(centre: Hex) -> Tile {
        Tile { centre, turn: 0 }
    }

    /// So many sixths further about its middle, clockwise.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Tile {
        Tile { turn: (self.turn % 6 + sixths % 6) % 6, ..self }
    }

    /// Where a printed field lies.
    pub const fn field(self, printed: Option<Side>) -> Hex {
        match printed {
            None => self.centre,
            Some(side) => self.centre.step(side.turned(self.turn)),
        }
    }

    /// All seven: the middle, then as [`Side::ALL`] goes round the upright tile.
    pub fn fields(self) -> impl Iterator<Item = Hex> + Clone {
        Print::fields().map(move |printed| self.field(printed))
    }

    /// Which printed field lies there, if the tile does.
    pub fn printed(self, hex: Hex) -> Option<Option<Side>> {
        Print::fields().find(|&printed| self.field(printed) == hex)
    }

    pub const fn has(self, hex: Hex) -> bool {
        self.centre.distance(hex) <= 1
    }

    /// Whether both cover some hex.
    pub const fn overlaps(self, other: Tile) -> bool {
        self.centre.distance(other.centre) < 3
    }

    /// Whether they lie side by side: some field of one is next to some field of the other, and none is both.
    pub const fn touches(self, other: Tile) -> bool {
        self.centre.distance(other.centre) == 3
    }

    /// Whether the hex lies outside, next to one of its fields.
    pub const fn is_next_to(self, hex: Hex) -> bool {
        self.centre.distance(hex) == 2
    }

    /// The middles of all tiles that would touch it. Two that follow the same [`Nesting`] leave no hole.
    pub fn around(self) -> impl Iterator<Item = Hex> + Clone {
        self.centre.ring(3)
    }

    /// Whether a map has room for it ([`Hex::fits`]).
    pub fn fits(self) -> bool {
        self.fields().all(Hex::fits)
    }
}

/// The two ways in which tiles fill the plane without a hole, mirror images of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nesting {
    /// The next middle lies two to the right and one down right: `2,1`.
    Right,
    /// One to the right and two down right: `1,2`.
    Down,
}

impl Nesting {
    pub const ALL: [Nesting; 2] = [Nesting::Right, Nesting::Down];

    /// From the middle of a tile to those of the six around it, clockwise.
    ///
    /// ```
    /// # use grid::hex::{Hex, Nesting};
    /// assert_eq!(Nesting::Right.offsets().map(|h| h.to_string()), ["2,1", "-1,3", "-3,2", "-2,-1", "1,-3", "3,-2"]);
    /// ```
    pub fn offsets(self) -> [Hex; 6] {
        let first = match self {
            Nesting::Right => Hex::at(2, 1),
            Nesting::Down => Hex::at(1, 2),
        };
        [0, 1, 2, 3, 4, 5].map(|sixths| first.turned(sixths))
    }

    /// The middle of the tile that holds the hex, when tiles nested this way fill the plane from the origin on.
    pub fn centre(self, hex: Hex) -> Hex {
        // The middles are the multiples of seven of this sum, and the fields of a tile leave all seven remainders.
        let across = match self {
            Nesting::Right => 3,
            Nesting::Down => 5,
        };
        let remainder = |hex: Hex| (i16::from(hex.q) * across + i16::from(hex.r)).rem_euclid(7);
        let field = Tile::at(Hex::default()).fields().find(|&field| remainder(field) == remainder(hex));
        hex - field.expect("the fields of a tile leave every remainder")
    }
}

/// What a tile has printed that stops a walker: fields that cannot be entered and sides that cannot be crossed.
///
/// ```
/// # use grid::hex::{Print, Side};
/// // Three neighbouring fields are closed to the outside, and one is a mountain.
/// const START: Print = Print::OPEN
///     .closed(Side::Right)
///     .closed(Side::BottomRight)
///     .closed(Side::BottomLeft)
///     .blocked(Some(Side::TopLeft));
/// assert!(START.has_wall(Some(Side::Right), Side::TopRight) && !START.has_wall(Some(Side::Right), Side::BottomLeft));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Print {
    /// A bit for each field, as [`Tile::fields`] goes.
    blocked: u8,
    /// A bit for each side of each field.
    walls: [u8; 7],
}

const fn place(printed: Option<Side>) -> usize {
    match printed {
        None => 0,
        Some(side) => side as usize + 1,
    }
}

impl Print {
    /// Nothing stops anybody.
    pub const OPEN: Print = Print { blocked: 0, walls: [0; 7] };

    /// The names of the seven fields.
    pub fn fields() -> impl Iterator<Item = Option<Side>> + Clone {
        std::iter::once(None).chain(Side::ALL.map(Some))
    }

    /// The field cannot be entered.
    #[must_use]
    pub const fn blocked(mut self, field: Option<Side>) -> Print {
        self.blocked |= 1 << place(field);
        self
    }

    /// One side of a field cannot be crossed, in either direction.
    #[must_use]
    pub const fn walled(mut self, field: Option<Side>, side: Side) -> Print {
        self.walls[place(field)] |= 1 << side as u8;
        self
    }

    /// The sides of an outer field that lead out of the tile cannot be crossed.
    #[must_use]
    pub const fn closed(self, field: Side) -> Print {
        let at = Some(field);
        self.walled(at, field.turned(5)).walled(at, field).walled(at, field.turned(1))
    }

    pub const fn is_blocked(&self, field: Option<Side>) -> bool {
        self.blocked >> place(field) & 1 != 0
    }

    pub const fn has_wall(&self, field: Option<Side>, side: Side) -> bool {
        self.walls[place(field)] >> side as u8 & 1 != 0
    }
}
