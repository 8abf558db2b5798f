//! The land under a map: which hexes are fields, which cannot be entered, and between which nobody can cross.

use super::ways::{Step, Ways};
use super::{Hex, Hexes, Print, Side, Tile};

/// What of a map matters to a walker. It follows from the tiles that lie on the table, so a position need not keep it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Land {
    pub fields: Hexes,
    /// Fields that cannot be entered. One may leave them.
    pub blocked: Hexes,
    /// For the first three sides: the hexes with a wall there. The other three are those of their neighbours.
    walls: [Hexes; 3],
}

impl Land {
    /// Lay a tile down as it is printed.
    pub fn lay(&mut self, tile: Tile, print: &Print) {
        for printed in Print::fields() {
            let hex = tile.field(printed);
            self.fields.add(hex);
            if print.is_blocked(printed) {
                self.blocked.add(hex);
            }
            for side in Side::ALL {
                if print.has_wall(printed, side) {
                    self.wall(hex, side.turned(tile.turn));
                }
            }
        }
    }

    /// Nobody crosses this side any more, in either direction. Where the space of a map ends there is nobody to stop.
    pub fn wall(&mut self, hex: Hex, side: Side) {
        let (hex, side) = single(hex, side);
        if hex.fits() {
            self.walls[side as usize].add(hex);
        }
    }

    pub fn has_wall(&self, hex: Hex, side: Side) -> bool {
        let (hex, side) = single(hex, side);
        self.walls[side as usize].has(hex)
    }

    /// The field a walker enters across a side, if nothing stops it.
    #[inline]
    pub fn cross(&self, from: Hex, side: Side) -> Option<Hex> {
        let to = from.step(side);
        (self.fields.has(to) && !self.blocked.has(to) && !self.has_wall(from, side)).then_some(to)
    }

    /// Where a walker can get with so many points, and by which way. Beside what the land forbids, `ground` says what it
    /// finds on a field: a [`Ground`](super::Ground) for one point, or a [`Step`] that costs more.
    ///
    /// ```
    /// # use grid::hex::{Ground, Hex, Land, Print, Tile};
    /// let mut land = Land::default();
    /// land.lay(Tile::at(Hex::at(0, 0)), &Print::OPEN);
    /// let guarded = Hex::at(0, 0);
    /// let ways = land.ways(Hex::at(-1, 0), 2, |hex| if hex == guarded { Ground::Stop } else { Ground::Open });
    /// assert_eq!(ways.stop(guarded), Some(1));
    /// assert_eq!(ways.stop(Hex::at(1, 0)), None, "straight on it would be two steps, round the guards it is three");
    /// assert_eq!(ways.way(Hex::at(1, -1)).unwrap().as_slice(), [Hex::at(0, -1), Hex::at(1, -1)]);
    /// ```
    pub fn ways<S: Into<Step>>(&self, from: Hex, points: u8, ground: impl Fn(Hex) -> S) -> Ways {
        Ways::over(self, from, points, |hex| ground(hex).into())
    }
}

/// A side by the one name under which it is kept.
const fn single(hex: Hex, side: Side) -> (Hex, Side) {
    match side {
        Side::TopRight | Side::Right | Side::BottomRight => (hex, side),
        Side::BottomLeft | Side::Left | Side::TopLeft => (hex.step(side), side.opposite()),
    }
}
