//! Fields of squares and, in [`hex`], of hexes: neighbours, distances, straight lines, and where a walker can get. Knows no
//! game's rules.
//!
//! Both editions of Summoner Wars stand on it: rows and columns differ, orthogonal steps do not.

mod field;
mod force;
pub mod hex;

pub use field::{Field, Reach};
pub use force::{Fighter, Force};
use std::fmt;

/// A square, row and column from 0. Rows are sixteen apart, so that any field up to 16 x 16 fits a byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

/// Squares numbered up to this fit an array by [`Cell::index`].
pub const SPACE: usize = 128;

/// The four ways. Up is towards higher rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    Up,
    Right,
    Down,
    Left,
}

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Right, Direction::Down, Direction::Left];

    const fn offset(self) -> i8 {
        match self {
            Direction::Up => 16,
            Direction::Right => 1,
            Direction::Down => -16,
            Direction::Left => -1,
        }
    }
}

impl Cell {
    #[inline]
    pub const fn at(row: u8, column: u8) -> Cell {
        Cell(row * 16 + column)
    }

    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted orthogonally.
    #[inline]
    pub const fn distance(self, other: Cell) -> u8 {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column())
    }

    #[inline]
    pub const fn is_adjacent(self, other: Cell) -> bool {
        self.distance(other) == 1
    }

    /// The direction and distance of a square in the same row or column.
    #[inline]
    pub const fn straight_to(self, other: Cell) -> Option<(Direction, u8)> {
        let distance = self.distance(other);
        if distance == 0 {
            None
        } else if self.row() == other.row() {
            Some((if other.column() > self.column() { Direction::Right } else { Direction::Left }, distance))
        } else if self.column() == other.column() {
            Some((if other.row() > self.row() { Direction::Up } else { Direction::Down }, distance))
        } else {
            None
        }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

/// Whether a word names a space, even one off every field: `9,9`.
pub fn is_space(word: &str) -> bool {
    word.split_once(',').is_some_and(|(a, b)| a.parse::<u8>().is_ok() && b.parse::<u8>().is_ok())
}

/// Letters and numbers, as the page names spaces: column 3, row 4 is c4.
pub fn place(cell: Cell) -> String {
    format!("{}{}", char::from(b'a' + cell.column()), cell.row() + 1)
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u128);

impl Cells {
    pub const NONE: Cells = Cells(0);

    /// Whole rows of a field.
    pub const fn rows(field: &Field, from: u8, to: u8) -> Cells {
        let (mut cells, mut row) = (0, from);
        while row < to {
            cells |= ((1 << field.columns) - 1) << (row * 16);
            row += 1;
        }
        Cells(cells)
    }

    /// One square.
    #[inline]
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << cell.index())
    }

    #[inline]
    pub const fn add(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        let half = if cell.0 < 64 { self.0 } else { self.0 >> 64 } as u64;
        half >> (cell.0 & 63) & 1 != 0
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn both(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    #[inline]
    pub const fn any(self, of: Cells) -> bool {
        self.0 & of.0 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = Cell(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                cell
            })
        })
    }
}

impl FromIterator<Cell> for Cells {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::NONE, |all, cell| all.and(Cells::of(cell)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: &Field = &Field::new(8, 6, false);
    const RING: &Field = &Field::new(8, 12, true);

    #[test]
    fn a_field_ends_at_its_edges() {
        assert_eq!(FIELD.cells().count(), 48);
        assert_eq!(FIELD.step(Cell::at(0, 0), Direction::Down), None);
        assert_eq!(FIELD.step(Cell::at(0, 0), Direction::Left), None);
        assert_eq!(FIELD.step(Cell::at(7, 5), Direction::Up), None);
        assert_eq!(FIELD.step(Cell::at(7, 5), Direction::Right), None);
        assert_eq!(FIELD.neighbours(Cell::at(3, 3)).count(), 4);
        assert_eq!(FIELD.line(Cell::at(3, 3), Direction::Up).count(), 4);
    }

    #[test]
    fn a_set_of_squares_holds_what_was_added() {
        let mut set = Cells::rows(FIELD, 0, 3);
        assert_eq!(set.iter().count(), 18);
        set.add(Cell::at(7, 5));
        assert!(set.has(Cell::at(7, 5)) && set.has(Cell::at(2, 5)) && !set.has(Cell::at(3, 0)));
        assert_eq!(set.iter().last(), Some(Cell::at(7, 5)));
    }

    #[test]
    fn distance_is_counted_along_rows_and_columns() {
        assert_eq!(Cell::at(1, 1).distance(Cell::at(3, 4)), 5);
        assert!(!Cell::at(1, 1).is_adjacent(Cell::at(2, 2)));
        assert_eq!(Cell::at(1, 1).straight_to(Cell::at(1, 4)), Some((Direction::Right, 3)));
        assert_eq!(Cell::at(1, 1).straight_to(Cell::at(2, 2)), None);
    }

    #[test]
    fn a_walker_bends_returns_passes_and_is_blocked() {
        let from = Cell::at(3, 2);
        let (open, row) = (Cells::rows(FIELD, 0, 8), Cells::rows(FIELD, 4, 5));
        let free = FIELD.reach(from, 2, open, Cells::NONE);
        assert!(free.stops().any(|cell| cell == Cell::at(4, 3)));
        assert!(free.stops().any(|cell| cell == from), "out and back");
        assert!(!free.stops().any(|cell| cell == Cell::at(6, 2)));
        assert!(free.stops().take(4).eq(FIELD.neighbours(from)), "nearest first");
        let wall = FIELD.reach(from, 2, open.without(row), Cells::NONE);
        assert!(!wall.stops().any(|cell| cell == Cell::at(5, 2)));
        let crowd = FIELD.reach(from, 2, open.without(row), row);
        assert!(crowd.stops().any(|cell| cell == Cell::at(5, 2)) && !crowd.stops().any(|cell| row.has(cell)));
        let shut_in = FIELD.reach(from, 2, Cells::NONE, Cells::NONE);
        assert_eq!(shut_in.stops().next(), None);
    }

    #[test]
    fn joined_edges_are_neighbours() {
        let (left, right) = (Cell::at(2, 0), Cell::at(2, 11));
        assert_eq!(RING.step(right, Direction::Right), Some(left));
        assert_eq!(RING.step(left, Direction::Left), Some(right));
        assert_eq!(RING.step(Cell::at(7, 0), Direction::Up), None, "the far edges are not joined");
        assert_eq!(RING.distance(Cell::at(3, 10), Cell::at(3, 1)), 3);
        assert_eq!(RING.straight(Cell::at(3, 10), Cell::at(3, 1)), Some((Direction::Right, 3)));
        assert_eq!(RING.straight(Cell::at(3, 1), Cell::at(3, 10)), Some((Direction::Left, 3)));
        assert_eq!(FIELD.distance(Cell::at(3, 0), Cell::at(3, 5)), 5);
        let mut spread = Cells::default();
        spread.add(right);
        assert_eq!(
            RING.spread(spread).iter().collect::<Vec<_>>(),
            [Cell::at(1, 11), left, Cell::at(2, 10), Cell::at(3, 11)]
        );
        for field in [FIELD, RING] {
            for cell in field.cells() {
                let (mut one, mut around) = (Cells::default(), Cells::default());
                one.add(cell);
                field.neighbours(cell).for_each(|c| around.add(c));
                assert_eq!(field.spread(one), around, "{cell}");
                assert_eq!(field.beside(cell), around, "{cell}");
            }
        }
        let around = RING.reach(right, 2, Cells::rows(RING, 0, 8), Cells::NONE);
        assert!(around.stops().any(|cell| cell == Cell::at(2, 1)));
    }
}
