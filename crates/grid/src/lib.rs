//! Fields of squares and, in [`hex`], of hexes: neighbours, distances, straight lines, and where a walker can get. Knows no
//! game's rules.
//!
//! Both editions of Summoner Wars stand on it: rows and columns differ, orthogonal steps do not.

mod force;
pub mod hex;

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
    pub const fn at(row: u8, column: u8) -> Cell {
        Cell(row * 16 + column)
    }

    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted orthogonally.
    pub const fn distance(self, other: Cell) -> u8 {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column())
    }

    pub const fn is_adjacent(self, other: Cell) -> bool {
        self.distance(other) == 1
    }

    /// The direction and distance of a square in the same row or column.
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

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u128);

impl Cells {
    /// Whole rows of a field.
    pub const fn rows(field: Field, from: u8, to: u8) -> Cells {
        let (mut cells, mut row) = (0, from);
        while row < to {
            cells |= ((1 << field.columns) - 1) << (row * 16);
            row += 1;
        }
        Cells(cells)
    }

    #[inline]
    pub fn add(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    #[must_use]
    pub const fn both(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// All neighbours of all of them, at once.
    #[inline]
    #[must_use]
    pub const fn spread(self, field: Field) -> Cells {
        let mut next = self.0 << 16 | self.0 >> 16 | self.0 << 1 | self.0 >> 1;
        if field.joined {
            let last = field.columns - 1;
            next |= Cells::column(field, 0).both(self).0 << last | Cells::column(field, last).both(self).0 >> last;
        }
        // Beyond the last column lie squares outside every field, so nothing wraps to another row.
        Cells(next & Cells::rows(field, 0, field.rows).0)
    }

    const fn column(field: Field, column: u8) -> Cells {
        let (mut cells, mut row) = (0, 0);
        while row < field.rows {
            cells |= 1 << (row * 16 + column);
            row += 1;
        }
        Cells(cells)
    }

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

/// How large the field is; at most 8 rows of 16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    pub rows: u8,
    pub columns: u8,
    /// The left and right edges are joined: the last column is a neighbour of the first.
    pub joined: bool,
}

/// What a walker finds on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// It may pass and stop.
    Free,
    /// It may pass but not stop.
    Through,
    Blocked,
}

impl Field {
    pub const fn has(self, cell: Cell) -> bool {
        cell.row() < self.rows && cell.column() < self.columns
    }

    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| Cell::at(row, column)))
    }

    /// The neighbour that way, if the field goes on.
    #[inline]
    pub const fn step(self, from: Cell, way: Direction) -> Option<Cell> {
        // Stepping left from column 0 or down from row 0 wraps to a square outside every field.
        let next = Cell(from.0.wrapping_add_signed(way.offset()));
        if self.has(next) {
            return Some(next);
        }
        match way {
            Direction::Right if self.joined => Some(Cell::at(from.row(), 0)),
            Direction::Left if self.joined => Some(Cell::at(from.row(), self.columns - 1)),
            _ => None,
        }
    }

    /// Counted orthogonally, around the joined edges where that is shorter.
    #[inline]
    pub const fn distance(self, a: Cell, b: Cell) -> u8 {
        let across = a.column().abs_diff(b.column());
        let around = if self.joined && self.columns - across < across { self.columns - across } else { across };
        a.row().abs_diff(b.row()) + around
    }

    /// The direction and distance of a square in the same row or column, the shorter way.
    #[inline]
    pub const fn straight(self, from: Cell, to: Cell) -> Option<(Direction, u8)> {
        let Some((way, direct)) = from.straight_to(to) else { return None };
        let distance = self.distance(from, to);
        match way {
            _ if distance == direct => Some((way, distance)),
            Direction::Right => Some((Direction::Left, distance)),
            _ => Some((Direction::Right, distance)),
        }
    }

    #[inline]
    pub fn neighbours(self, cell: Cell) -> impl Iterator<Item = Cell> {
        Direction::ALL.into_iter().filter_map(move |way| self.step(cell, way))
    }

    /// The squares that way, nearest first.
    pub fn line(self, from: Cell, way: Direction) -> impl Iterator<Item = Cell> + Clone {
        std::iter::successors(self.step(from, way), move |&cell| self.step(cell, way))
    }

    /// How many steps each square is away for a walker, up to a limit. The start itself is 2 away if the walker can
    /// step out and back.
    pub fn reach(self, from: Cell, limit: u8, entry: impl Fn(Cell) -> Entry) -> Reach {
        let mut reach = Reach { steps: [u8::MAX; SPACE], from, found: [from; MOST_FOUND], count: 0 };
        let mut edge = 0..0;
        for step in 1..=limit {
            let before = reach.count;
            if step == 1 {
                reach.spread(self, from, step, &entry);
            }
            for at in edge {
                reach.spread(self, reach.found[at], step, &entry);
            }
            edge = before..reach.count;
        }
        reach
    }
}

const PASSING: u8 = 0x40;

/// No field has more squares; both editions' have fewer.
const MOST_FOUND: usize = SPACE;

/// Where a walker can get.
#[derive(Clone, Debug)]
pub struct Reach {
    steps: [u8; SPACE],
    from: Cell,
    /// The squares it gets to, nearest first.
    found: [Cell; MOST_FOUND],
    count: usize,
}

impl Reach {
    /// Take one step from a square to each of its neighbours that was not reached before.
    #[inline]
    fn spread(&mut self, field: Field, cell: Cell, step: u8, entry: &impl Fn(Cell) -> Entry) {
        for to in field.neighbours(cell) {
            if self.steps[to.index()] != u8::MAX {
                continue;
            }
            // The start is left behind, so it is free to come back to.
            let may = if to == self.from { Entry::Free } else { entry(to) };
            if may == Entry::Blocked {
                continue;
            }
            self.steps[to.index()] = if may == Entry::Free { step } else { step | PASSING };
            self.found[self.count] = to;
            self.count += 1;
        }
    }

    /// The squares the walker may stop on, nearest first.
    pub fn stops(&self) -> impl Iterator<Item = Cell> + '_ {
        self.found[..self.count].iter().copied().filter(|&cell| self.stop(cell).is_some())
    }

    /// Steps to a square the walker may stop on.
    #[inline]
    pub fn stop(&self, cell: Cell) -> Option<u8> {
        let steps = self.steps[cell.index()];
        (steps < PASSING).then_some(steps)
    }

    /// Steps to a square the walker may at least pass; none to its start.
    pub fn pass(&self, cell: Cell) -> Option<u8> {
        if cell == self.from {
            return Some(0);
        }
        let steps = self.steps[cell.index()];
        (steps != u8::MAX).then_some(steps & !PASSING)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: Field = Field { rows: 8, columns: 6, joined: false };
    const RING: Field = Field { rows: 8, columns: 12, joined: true };

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
        let open = FIELD.reach(from, 2, |_| Entry::Free);
        assert_eq!(open.stop(Cell::at(4, 3)), Some(2));
        assert_eq!(open.stop(from), Some(2), "out and back");
        assert_eq!(open.stop(Cell::at(6, 2)), None);
        let wall = FIELD.reach(from, 2, |c| if c.row() == 4 { Entry::Blocked } else { Entry::Free });
        assert_eq!(wall.stop(Cell::at(5, 2)), None);
        let crowd = FIELD.reach(from, 2, |c| if c.row() == 4 { Entry::Through } else { Entry::Free });
        assert_eq!((crowd.stop(Cell::at(4, 2)), crowd.stop(Cell::at(5, 2))), (None, Some(2)));
        let shut_in = FIELD.reach(from, 2, |_| Entry::Blocked);
        assert_eq!(shut_in.stop(from), None);
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
            spread.spread(RING).iter().collect::<Vec<_>>(),
            [Cell::at(1, 11), left, Cell::at(2, 10), Cell::at(3, 11)]
        );
        for field in [FIELD, RING] {
            for cell in field.cells() {
                let (mut one, mut around) = (Cells::default(), Cells::default());
                one.add(cell);
                field.neighbours(cell).for_each(|c| around.add(c));
                assert_eq!(one.spread(field), around, "{cell}");
            }
        }
        assert_eq!(RING.reach(right, 2, |_| Entry::Free).stop(Cell::at(2, 1)), Some(2));
    }
}
