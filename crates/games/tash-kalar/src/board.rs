//! The arena: 69 squares as bits. Rows are fourteen bits apart, so that a pattern shifted past an edge falls off.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// A square, `a1` at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

const WIDTH: i32 = 14;
pub const SIZE: i32 = 9;

impl Square {
    /// A square by column and row from 0, if the arena has it.
    pub const fn at(column: i32, row: i32) -> Option<Square> {
        if column < 0 || row < 0 || column >= SIZE || row >= SIZE {
            return None;
        }
        // Three squares are missing in every corner.
        let (c, r) = (if column > 4 { 8 - column } else { column }, if row > 4 { 8 - row } else { row });
        if c + r < 2 { None } else { Some(Square((row * WIDTH + column) as u8)) }
    }

    pub const fn column(self) -> i32 {
        self.0 as i32 % WIDTH
    }

    pub const fn row(self) -> i32 {
        self.0 as i32 / WIDTH
    }

    pub const fn bit(self) -> Squares {
        Squares(1 << self.0)
    }

    /// The square so many columns and rows away.
    pub const fn by(self, step: (i8, i8)) -> Option<Square> {
        Square::at(self.column() + step.0 as i32, self.row() + step.1 as i32)
    }

    /// TK-EFFECT-13
    pub fn distance(self, other: Square) -> i32 {
        (self.column() - other.column()).abs().max((self.row() - other.row()).abs())
    }

    /// TK-EFFECT-12: the eight neighbours.
    pub fn neighbours(self) -> Squares {
        DIRECTIONS.iter().filter_map(|&d| self.by(d)).collect()
    }

    pub fn orthogonal(self) -> Squares {
        DIRECTIONS.iter().step_by(2).filter_map(|&d| self.by(d)).collect()
    }

    pub fn diagonal(self) -> Squares {
        DIRECTIONS.iter().skip(1).step_by(2).filter_map(|&d| self.by(d)).collect()
    }

    /// The squares that way, nearest first, to the edge or a missing corner.
    pub fn ray(self, way: (i8, i8)) -> impl Iterator<Item = Square> {
        std::iter::successors(self.by(way), move |s| s.by(way))
    }

    pub fn within(self, distance: i32) -> Squares {
        ARENA.iter().filter(|&s| s != self && s.distance(self) <= distance).collect()
    }

    pub fn named(name: &str) -> Option<Square> {
        let [column @ b'a'..=b'i', row @ b'1'..=b'9'] = *name.as_bytes() else { return None };
        Square::at(i32::from(column - b'a'), i32::from(row - b'1'))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Clockwise from north; every second one is diagonal.
pub const DIRECTIONS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(u128);

/// Every square of the arena.
pub const ARENA: Squares = arena();

const fn arena() -> Squares {
    let mut bits = 0;
    let mut i = 0;
    while i < 81 {
        if let Some(square) = Square::at(i % 9, i / 9) {
            bits |= square.bit().0;
        }
        i += 1;
    }
    Squares(bits)
}

impl Squares {
    pub const NONE: Squares = Squares(0);

    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// Every square moved; what leaves the arena is for the caller to mask.
    #[must_use]
    #[inline]
    pub const fn shifted(self, step: (i8, i8)) -> Squares {
        let by = step.1 as i32 * WIDTH + step.0 as i32;
        Squares(if by >= 0 { self.0 << by } else { self.0 >> -by })
    }

    /// All squares next to some square of the set.
    pub fn spread(self) -> Squares {
        DIRECTIONS.iter().fold(Squares::NONE, |all, &d| all | self.shifted(d)) & ARENA
    }

    /// Top row first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = Square(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                square
            })
        })
    }

    /// Squares by their names.
    pub fn named(names: &[&str]) -> Squares {
        names.iter().filter_map(|n| Square::named(n)).collect()
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Squares;

    /// Within the arena.
    fn not(self) -> Squares {
        Squares(ARENA.0 & !self.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Squares::NONE;
        squares.into_iter().for_each(|s| set.insert(s));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arena_has_69_squares() {
        assert_eq!(ARENA.len(), 69);
        for missing in ["a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9"] {
            assert_eq!(Square::named(missing), None, "{missing}");
        }
        assert_eq!(Square::named("e5").unwrap().to_string(), "e5");
        assert_eq!(Square::named("e5").unwrap().within(2).len(), 24);
    }
}
