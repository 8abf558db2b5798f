//! C4-TURN, C4-DROP, C4-WIN, C4-DRAW: the whole game.

use crate::{Ask, Column, ConnectFour, Event, State};
use kernel::{Audience, Flow, Rule, Seat, Table};

/// C4-TURN-1: drop a stone; the other player is next.
#[inline]
pub(crate) fn turn(t: &mut Table<'_, ConnectFour>) -> Flow {
    let seat = t.state.turn;
    let column: Column = t.choose(seat, Ask::Column, |state, options| {
        for column in Column::all() {
            options.judge(column, can_drop(state, column));
        }
    })?;
    let stone = t.state.landing(column);
    t.state.stones[seat.index()] |= stone;
    t.tell(Audience::ALL, || Event::Dropped { seat, column, row: row_of(stone) });
    if t.state.has_line(seat) {
        t.state.won = true;
        t.tell(Audience::ALL, || Event::Won(seat));
    } else {
        t.state.turn = seat.after(2);
        if t.state.is_full() {
            t.tell(Audience::ALL, || Event::Drawn);
        }
    }
    Ok(())
}

/// C4-DROP-1
fn can_drop(state: &State, column: Column) -> Result<(), Rule> {
    if state.has_room(column) { Ok(()) } else { Err(Rule("C4-DROP-1")) }
}

impl State {
    /// C4-DROP-2: the lowest empty square of a column with room, found by the carry of an addition.
    #[inline]
    fn landing(&self, column: Column) -> u64 {
        let shift = u32::from(column.0) * 7;
        (self.all_stones() + (1 << shift)) & (0x3F << shift)
    }

    /// Whether the player to move has a stone that finishes a line.
    pub(crate) fn can_win_at_once(&self) -> bool {
        Column::all().filter(|&column| self.has_room(column)).any(|column| {
            let mut after = *self;
            after.stones[self.turn.index()] |= self.landing(column);
            after.has_line(self.turn)
        })
    }

    /// C4-WIN-1 to C4-WIN-4: shifting by 1, 7, 6 and 8 walks the column, the row and both diagonals.
    #[inline]
    fn has_line(&self, seat: Seat) -> bool {
        let stones = self.stones[seat.index()];
        let four = |d: u32| {
            let pairs = stones & stones >> d;
            pairs & pairs >> (2 * d)
        };
        four(1) | four(7) | four(6) | four(8) != 0
    }
}

fn row_of(stone: u64) -> u8 {
    (stone.trailing_zeros() % 7) as u8
}
