//! The whole position: two sets of stones as bits, seven bits a column, the seventh always empty.

use kernel::Seat;

/// A column, 0 to 6 from the left; written `a` to `g`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(pub u8);

pub(crate) const COLUMNS: u8 = 7;
pub(crate) const ROWS: u8 = 6;

/// The top row.
const TOP: u64 = 0b10_0000 * 0x0000_0408_1020_4081;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) stones: [u64; 2],
    /// Who drops next; once the game is won, who won.
    pub(crate) turn: Seat,
    pub(crate) won: bool,
}

impl Default for State {
    /// C4-SETUP-1, C4-SETUP-2
    fn default() -> Self {
        State { stones: [0; 2], turn: Seat(0), won: false }
    }
}

impl Column {
    pub(crate) fn all() -> impl Iterator<Item = Column> {
        (0..COLUMNS).map(Column)
    }

    pub fn letter(self) -> char {
        char::from(b'a' + self.0)
    }
}

impl State {
    fn bit(column: Column, row: u8) -> u64 {
        1 << (column.0 * 7 + row)
    }

    #[inline]
    pub(crate) fn all_stones(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    #[inline]
    pub(crate) fn has_room(&self, column: Column) -> bool {
        self.all_stones() & State::bit(column, ROWS - 1) == 0
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.all_stones() & TOP == TOP
    }

    pub fn count(&self) -> u32 {
        self.all_stones().count_ones()
    }

    /// The lowest empty row of a column.
    pub fn height(&self, column: Column) -> u8 {
        (0..ROWS).find(|&row| self.stone(column, row).is_none()).unwrap_or(ROWS)
    }

    pub fn stone(&self, column: Column, row: u8) -> Option<Seat> {
        (0..2).find(|&s| self.stones[s] & State::bit(column, row) != 0).map(|s| Seat(s as u8))
    }

    pub(crate) fn put(&mut self, column: Column, row: u8, seat: Seat) {
        self.stones[seat.index()] |= State::bit(column, row);
    }

    /// The stones of a line of four or more, if the seat has one: C4-WIN-1 to C4-WIN-4.
    pub(crate) fn line(&self, seat: Seat) -> u64 {
        const DIRECTIONS: [u32; 4] = [1, 7, 6, 8];
        let stones = self.stones[seat.index()];
        DIRECTIONS.iter().fold(0, |line, d| {
            let pairs = stones & stones >> d;
            let fours = pairs & pairs >> (2 * d);
            line | fours | fours << d | fours << (2 * d) | fours << (3 * d)
        })
    }

    pub(crate) fn is_in_line(&self, column: Column, row: u8) -> bool {
        self.won && self.line(self.turn) & State::bit(column, row) != 0
    }
}
