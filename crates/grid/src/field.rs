//! A field of squares: what lies next to what, worked out once and for all.

use crate::{Cell, Cells, Direction, SPACE};

/// How large a field is, at most 8 rows of 16, and what lies next to each of its squares.
///
/// ```
/// # use grid::{Cell, Direction, Field};
/// const FIELD: &Field = &Field::new(8, 6, false);
/// assert_eq!(FIELD.step(Cell::at(0, 0), Direction::Up), Some(Cell::at(1, 0)));
/// assert_eq!(FIELD.neighbours(Cell::at(0, 0)).count(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub rows: u8,
    pub columns: u8,
    /// The left and right edges are joined: the last column is a neighbour of the first.
    pub joined: bool,
    next: [[Cell; 4]; SPACE],
    beside: [Cells; SPACE],
    all: Cells,
    /// The outermost columns.
    edges: [Cells; 2],
}

/// Beyond the edge.
const OUTSIDE: Cell = Cell(u8::MAX);

impl Field {
    pub const fn new(rows: u8, columns: u8, joined: bool) -> Field {
        let (next, beside) = ([[OUTSIDE; 4]; SPACE], [Cells::NONE; SPACE]);
        let mut field = Field { rows, columns, joined, next, beside, all: Cells::NONE, edges: [Cells::NONE; 2] };
        let mut at = 0;
        while at < SPACE {
            let cell = Cell(at as u8);
            if field.has(cell) {
                field.all.add(cell);
                if cell.column() == 0 {
                    field.edges[0].add(cell);
                }
                if cell.column() == columns - 1 {
                    field.edges[1].add(cell);
                }
                let mut way = 0;
                while way < 4 {
                    if let Some(next) = field.find(cell, Direction::ALL[way]) {
                        field.next[at][way] = next;
                        field.beside[at].add(next);
                    }
                    way += 1;
                }
            }
            at += 1;
        }
        field
    }

    const fn find(&self, from: Cell, way: Direction) -> Option<Cell> {
        // Stepping left from column 0 or down from row 0 wraps to a square outside every field.
        let next = Cell(from.0.wrapping_add_signed(way.offset()));
        match way {
            _ if self.has(next) => Some(next),
            Direction::Right if self.joined => Some(Cell::at(from.row(), 0)),
            Direction::Left if self.joined => Some(Cell::at(from.row(), self.columns - 1)),
            _ => None,
        }
    }

    pub const fn has(&self, cell: Cell) -> bool {
        cell.row() < self.rows && cell.column() < self.columns
    }

    /// Every square.
    #[inline]
    pub const fn all(&self) -> Cells {
        self.all
    }

    /// Every square, row by row.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        self.all.iter()
    }

    /// The neighbour that way, if the field goes on.
    #[inline]
    pub const fn step(&self, from: Cell, way: Direction) -> Option<Cell> {
        let next = self.next[from.index()][way as usize];
        if next.0 == OUTSIDE.0 { None } else { Some(next) }
    }

    /// Counted orthogonally, around the joined edges where that is shorter.
    #[inline]
    pub const fn distance(&self, a: Cell, b: Cell) -> u8 {
        let across = a.column().abs_diff(b.column());
        let around = if self.joined && self.columns - across < across { self.columns - across } else { across };
        a.row().abs_diff(b.row()) + around
    }

    /// The direction and distance of a square in the same row or column, the shorter way.
    #[inline]
    pub const fn straight(&self, from: Cell, to: Cell) -> Option<(Direction, u8)> {
        let Some((way, direct)) = from.straight_to(to) else { return None };
        let distance = self.distance(from, to);
        match way {
            _ if distance == direct => Some((way, distance)),
            Direction::Right => Some((Direction::Left, distance)),
            _ => Some((Direction::Right, distance)),
        }
    }

    /// The squares next to one, up, right, down and left.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        self.next[cell.index()].into_iter().filter(|&next| next != OUTSIDE)
    }

    /// The squares next to one.
    #[inline]
    pub const fn beside(&self, cell: Cell) -> Cells {
        self.beside[cell.index()]
    }

    /// The squares within a distance of one, itself included.
    #[inline]
    pub fn within(&self, cell: Cell, distance: u8) -> Cells {
        (0..distance).fold(Cells::of(cell), |near, _| near.and(self.spread(near)))
    }

    /// All neighbours of all of them, at once.
    #[inline]
    pub const fn spread(&self, Cells(from): Cells) -> Cells {
        let mut next = from << 16 | from >> 16 | from << 1 | from >> 1;
        if self.joined {
            let last = self.columns - 1;
            next |= (from & self.edges[0].0) << last | (from & self.edges[1].0) >> last;
        }
        // Beyond the last column lie squares outside every field, so nothing wraps to another row.
        Cells(next & self.all.0)
    }

    /// The squares that way, nearest first.
    #[inline]
    pub fn line(&'static self, from: Cell, way: Direction) -> impl Iterator<Item = Cell> + Clone {
        std::iter::successors(self.step(from, way), move |&cell| self.step(cell, way))
    }

    /// Where a walker can get in so many steps. It stops on free squares, its own included if it can step out and back,
    /// and goes through others.
    pub fn reach(&self, from: Cell, limit: u8, free: Cells, through: Cells) -> Reach {
        let free = free.and(Cells::of(from));
        let mut open = free.and(through);
        let mut reach = Reach { found: [from; SPACE + 1], count: 1, stops: free };
        let mut edge = 0..1;
        for _ in 0..limit {
            let before = reach.count;
            for at in edge {
                for to in self.neighbours(reach.found[at]) {
                    if open.has(to) {
                        open.remove(to);
                        reach.found[reach.count] = to;
                        reach.count += 1;
                    }
                }
            }
            edge = before..reach.count;
        }
        reach.stops = free.without(open);
        reach
    }
}

/// Where a walker can get.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The square it leaves, and then those it gets to, nearest first.
    found: [Cell; SPACE + 1],
    count: usize,
    stops: Cells,
}

impl Reach {
    /// Whether the walker may stop on a square.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.stops.has(cell)
    }

    /// The squares the walker may stop on, nearest first.
    pub fn stops(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        self.found[1..self.count].iter().copied().filter(|&cell| self.has(cell))
    }
}
