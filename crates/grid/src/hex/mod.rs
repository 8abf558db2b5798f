//! A field of hexes, points up: neighbours, distances, turning, tiles of seven, and the ways over a map. Knows no game's rules.
//!
//! Coordinates are axial, as in a scene's hex field: `q` grows to the right, `r` from row to row downwards and half a hex to
//! the right, so that a hex lies at `x = q + r/2`, `y = r`. All turns are clockwise.
//!
//! ```
//! use grid::hex::{Ground, Hex, Land, Print, Side, Tile};
//!
//! // Two tiles side by side. On the second one the field nearest to the first is blocked.
//! let (here, there) = (Tile::at(Hex::at(0, 0)), Tile::at(Hex::at(2, 1)));
//! let mut land = Land::default();
//! land.lay(here, &Print::OPEN);
//! land.lay(there, &Print::OPEN.blocked(Some(Side::Left)));
//!
//! let ways = land.ways(Hex::at(0, 0), 3, |_| Ground::Open);
//! assert_eq!(ways.stop(Hex::at(1, 1)), None, "blocked");
//! assert_eq!(ways.stop(Hex::at(2, 1)), Some(3), "the middle of the other tile, round the blocked field");
//! ```

mod land;
mod set;
mod tile;
mod ways;

pub use land::Land;
pub use set::Hexes;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;
pub use tile::{Nesting, Print, Tile};
pub use ways::{Ground, Step, Ways};

/// A hex by its axial coordinates. Sorted row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex {
    pub r: i8,
    pub q: i8,
}

/// Hexes within [`Hex::fits`] are numbered up to this, see [`Hex::index`].
pub const SPACE: usize = 64 * 32;

impl Hex {
    pub const fn at(q: i8, r: i8) -> Hex {
        Hex { r, q }
    }

    /// Whether a map may hold it: from -32 to 31 across and from -16 to 15 down.
    pub const fn fits(self) -> bool {
        self.q >= -32 && self.q < 32 && self.r >= -16 && self.r < 16
    }

    /// Its number, row by row, if a map may hold it.
    #[inline]
    pub const fn index(self) -> Option<usize> {
        if self.fits() { Some((self.r + 16) as usize * 64 + (self.q + 32) as usize) } else { None }
    }

    /// The hex of a number below [`SPACE`].
    #[inline]
    pub(crate) const fn of(index: usize) -> Hex {
        Hex::at((index % 64) as i8 - 32, (index / 64) as i8 - 16)
    }

    /// The neighbour across a side.
    #[inline]
    #[must_use]
    pub const fn step(self, side: Side) -> Hex {
        let (q, r) = side.offset();
        Hex::at(self.q + q, self.r + r)
    }

    /// The six around it, as [`Side::ALL`] goes round.
    pub fn neighbours(self) -> [Hex; 6] {
        Side::ALL.map(|side| self.step(side))
    }

    /// Steps from one to the other over open land.
    ///
    /// ```
    /// # use grid::hex::Hex;
    /// assert_eq!(Hex::at(0, 0).distance(Hex::at(2, 1)), 3);
    /// assert_eq!(Hex::at(0, 0).distance(Hex::at(2, -1)), 2);
    /// ```
    pub const fn distance(self, other: Hex) -> u8 {
        let (q, r) = (self.q as i16 - other.q as i16, self.r as i16 - other.r as i16);
        let steps = (q.abs() + r.abs() + (q + r).abs()) / 2;
        // On a map it is at most 94.
        if steps > u8::MAX as i16 { u8::MAX } else { steps as u8 }
    }

    pub const fn is_adjacent(self, other: Hex) -> bool {
        self.distance(other) == 1
    }

    /// The side and distance of a hex that lies straight across one.
    ///
    /// ```
    /// # use grid::hex::{Hex, Side};
    /// assert_eq!(Hex::at(1, 1).straight_to(Hex::at(4, -2)), Some((Side::TopRight, 3)));
    /// assert_eq!(Hex::at(1, 1).straight_to(Hex::at(2, 2)), None);
    /// ```
    pub fn straight_to(self, other: Hex) -> Option<(Side, u8)> {
        let distance = self.distance(other);
        let away = other - self;
        let side = Side::ALL.into_iter().find(|side| {
            let (q, r) = side.offset();
            (i16::from(q) * i16::from(distance), i16::from(r) * i16::from(distance)) == (away.q.into(), away.r.into())
        })?;
        (distance > 0).then_some((side, distance))
    }

    /// The hexes straight across a side, nearest first, as far as a map goes.
    pub fn line(self, side: Side) -> impl Iterator<Item = Hex> + Clone {
        let next = move |hex: Hex| Some(hex.step(side)).filter(|hex| hex.fits());
        std::iter::successors(next(self), move |&hex| next(hex))
    }

    /// All hexes so far away, clockwise from the one straight across the upper right side.
    ///
    /// ```
    /// # use grid::hex::Hex;
    /// assert!(Hex::at(2, 0).ring(1).eq(Hex::at(2, 0).neighbours()));
    /// assert_eq!(Hex::at(2, 0).ring(3).count(), 18);
    /// ```
    pub fn ring(self, radius: u8) -> impl Iterator<Item = Hex> + Clone {
        // From each corner it goes on two sides further: from the upper right corner down right.
        Side::ALL.into_iter().flat_map(move |corner| {
            let start = (0..radius).fold(self, |hex, _| hex.step(corner));
            (0..radius).map(move |step| (0..step).fold(start, |hex, _| hex.step(corner.turned(2))))
        })
    }

    /// Turned about the origin by so many sixths, clockwise.
    ///
    /// ```
    /// # use grid::hex::Hex;
    /// assert_eq!(Hex::at(2, 1).turned(1), Hex::at(-1, 3));
    /// ```
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Hex {
        let Hex { q, r } = self;
        match sixths % 6 {
            0 => self,
            1 => Hex::at(-r, q + r),
            2 => Hex::at(-q - r, q),
            3 => Hex::at(-q, -r),
            4 => Hex::at(r, -q - r),
            _ => Hex::at(q + r, -q),
        }
    }

    /// Turned about another hex by so many sixths, clockwise.
    #[must_use]
    pub fn turned_about(self, centre: Hex, sixths: u8) -> Hex {
        centre + (self - centre).turned(sixths)
    }
}

impl Add for Hex {
    type Output = Hex;

    fn add(self, other: Hex) -> Hex {
        Hex::at(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Hex;

    fn sub(self, other: Hex) -> Hex {
        Hex::at(self.q - other.q, self.r - other.r)
    }
}

impl Neg for Hex {
    type Output = Hex;

    fn neg(self) -> Hex {
        Hex::at(-self.q, -self.r)
    }
}

/// As scenes have it.
impl From<Hex> for (i8, i8) {
    fn from(hex: Hex) -> (i8, i8) {
        (hex.q, hex.r)
    }
}

impl From<(i8, i8)> for Hex {
    fn from((q, r): (i8, i8)) -> Hex {
        Hex::at(q, r)
    }
}

/// As notations have it: `2,-1`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no hex of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoHex;

/// ```
/// # use grid::hex::{Hex, NoHex};
/// assert_eq!("2,-1".parse(), Ok(Hex::at(2, -1)));
/// for wrong in ["", "2", "2,", "2,-1,0", "+2,1", "02,1", "2, 1", "32,0", "0,-17"] {
///     assert_eq!(wrong.parse::<Hex>(), Err(NoHex), "{wrong}");
/// }
/// ```
impl FromStr for Hex {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Hex, NoHex> {
        let (q, r) = text.split_once(',').ok_or(NoHex)?;
        let hex = Hex::at(q.parse().map_err(|_| NoHex)?, r.parse().map_err(|_| NoHex)?);
        // One hex, one text.
        if hex.fits() && hex.to_string() == text { Ok(hex) } else { Err(NoHex) }
    }
}

/// One of the six sides of a hex, and the way across it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    TopRight,
    Right,
    BottomRight,
    BottomLeft,
    Left,
    TopLeft,
}

impl Side {
    /// Clockwise from the upper right.
    pub const ALL: [Side; 6] =
        [Side::TopRight, Side::Right, Side::BottomRight, Side::BottomLeft, Side::Left, Side::TopLeft];

    const fn offset(self) -> (i8, i8) {
        match self {
            Side::TopRight => (1, -1),
            Side::Right => (1, 0),
            Side::BottomRight => (0, 1),
            Side::BottomLeft => (-1, 1),
            Side::Left => (-1, 0),
            Side::TopLeft => (0, -1),
        }
    }

    /// So many sides further, clockwise.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Side {
        Side::ALL[(self as usize + (sixths % 6) as usize) % 6]
    }

    /// The same side as the hex across it has it.
    #[must_use]
    pub const fn opposite(self) -> Side {
        self.turned(3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_lie_where_they_are_called() {
        let down = |side: Side| f32::from(Hex::default().step(side).r);
        let right = |side: Side| f32::from(Hex::default().step(side).q) + down(side) / 2.0;
        let places = Side::ALL.map(|side| (right(side), down(side)));
        assert_eq!(places, [(0.5, -1.0), (1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0)]);
    }

    #[test]
    fn lines_end_with_the_space_of_a_map() {
        assert!(Hex::at(29, 0).line(Side::Right).eq([Hex::at(30, 0), Hex::at(31, 0)]));
        assert_eq!(Hex::at(0, 15).line(Side::BottomLeft).count(), 0);
    }
}
