//! What lies on the table: the board and the stones beside it.

use crate::notation::place;
use crate::state::ROWS;
use crate::{Column, ConnectFour, State};
use kernel::scene::{Board, Cell, CellState, Counter, Grid, Icon, Piece, Scene, SeatPanel, Thing, Turn};
use kernel::{Game, Phrase, Seat};

pub(crate) fn scene(state: &State) -> Scene {
    let cells = (0..ROWS).rev().flat_map(|row| Column::all().map(move |column| (column, row)));
    let grid = Grid {
        id: "board".into(),
        label: Phrase::new("board"),
        columns: Column::all().map(|c| c.letter().to_string()).collect(),
        rows: (1..=ROWS).rev().map(|r| r.to_string()).collect(),
        cells: cells.map(|(column, row)| Some(cell(state, column, row))).collect(),
    };
    let label = Phrase::new("turn-label").number("n", state.count() + 1);
    Scene {
        turn: Turn { seat: (!ConnectFour::is_over(state)).then_some(state.turn), label, phases: vec![] },
        seats: Seat::all(2).map(|seat| panel(state, seat)).collect(),
        boards: vec![Board::Grid(grid)],
        ..Scene::default()
    }
}

fn panel(state: &State, seat: Seat) -> SeatPanel {
    let left = 21 - state.stones[seat.index()].count_ones() as i32;
    let counter = Counter {
        id: format!("{}.stones", seat.letter()),
        label: Phrase::new("stones-left").number("n", left),
        icon: Some(Icon("lvl-common")),
        value: left,
        of: None,
        change: None,
        parts: vec![],
    };
    SeatPanel { counters: vec![counter], ..SeatPanel::new(seat) }
}

fn cell(state: &State, column: Column, row: u8) -> Cell {
    let place = place(column, row);
    let piece = state.stone(column, row).map(|seat| {
        let label = Phrase::new("stone").seat("seat", seat);
        Thing::Piece(Piece { id: format!("stone {place}"), label, owner: Some(seat), level: 1, ..Piece::default() })
    });
    let states = if state.is_in_line(column, row) { vec![CellState::Marked] } else { vec![] };
    Cell { id: place.clone(), place, things: piece.into_iter().collect(), states, ..Cell::default() }
}
