//! C4-TURN, C4-DROP, C4-WIN, C4-DRAW: the whole game.

use crate::{Ask, Column, ConnectFour, Event, State};
use kernel::{Audience, Flow, Rule, Seat, Table};

/// C4-TURN-1: drop a stone; the other player is next.
pub(crate) fn turn(t: &mut Table<'_, ConnectFour>) -> Flow {
    let seat = t.state.turn;
    let column: Column = t.choose(seat, Ask::Column, |state, options| {
        for column in Column::all() {
            options.judge(column, can_drop(state, column));
        }
    })?;
    let row = t.state.drop_stone(column);
    t.tell(Audience::ALL, || Event::Dropped { seat, column, row: row() });
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
    /// C4-DROP-2: the carry of an addition finds the lowest empty row. Returns how to tell the row it fell to.
    #[inline]
    fn drop_stone(&mut self, column: Column) -> impl FnOnce() -> u8 + use<> {
        let shift = u32::from(column.0) * 7;
        let stone = (self.all_stones() + (1 << shift)) & (0x3F << shift);
        self.stones[self.turn.index()] |= stone;
        move || (stone >> shift).trailing_zeros() as u8
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
