//! What people see and read: notation, words, scene. Everything is open, so every viewer sees the same.

use crate::state::{COLUMNS, ROWS};
use crate::{Ask, Column, ConnectFour, Event, State};
use kernel::scene::{Board, Cell, CellState, Counter, Grid, Icon, Piece, Scene, SeatPanel, Thing, Turn};
use kernel::{Facts, Game, Lines, Malformed, Phrase, Rule, Say, Seat, Show, Viewer};

impl Show for ConnectFour {
    fn write(state: &State, _: Viewer, facts: &mut Facts) {
        facts.say("turn", state.turn.letter());
        for row in (0..ROWS).rev() {
            facts.say_all(format!("row {}", row + 1), Column::all().map(|column| letter(state.stone(column, row))));
        }
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        let mut state = State::default();
        for row in (0..ROWS).rev() {
            let Some(line) = lines.take(&format!("row {}", row + 1)) else { continue };
            let stones = kernel::parse_list(&line, stone)?;
            if stones.len() != usize::from(COLUMNS) {
                return Err(line
                    .wrong(Phrase::new("wrong-row").number("squares", COLUMNS).number("found", stones.len() as i64)));
            }
            for (column, seat) in Column::all().zip(stones) {
                if let Some(seat) = seat {
                    state.put(column, row, seat);
                }
            }
        }
        for seat in Seat::all(2) {
            if state.line(seat) != 0 {
                (state.turn, state.won) = (seat, true);
            }
        }
        if let Some(line) = lines.take("turn") {
            let turn = line.one_of(&[("A", Seat(0)), ("B", Seat(1))])?;
            if state.won && turn != state.turn {
                return Err(line.wrong(Phrase::new("wrong-turn").seat("seat", state.turn)));
            }
            state.turn = turn;
        }
        Ok(state)
    }

    /// `cell d1`: `A`, `B` or `empty`; `winner`: `A`, `B`, `nobody`.
    fn fact(state: &State, _: Viewer, name: &str) -> Option<String> {
        if name == "winner" {
            return Some(if state.won { state.turn.letter().to_string() } else { "nobody".into() });
        }
        let [column @ b'a'..=b'g', row @ b'1'..=b'6'] = *name.strip_prefix("cell ")?.as_bytes() else { return None };
        let stone = state.stone(Column(column - b'a'), row - b'1');
        Some(stone.map_or("empty".into(), |seat| seat.letter().to_string()))
    }

    fn ask_id(_: Ask) -> &'static str {
        "column"
    }

    fn pick_id(_: &State, column: Column) -> String {
        column.letter().to_string()
    }

    /// Columns, even those beyond `g`.
    fn is_word(word: &str) -> bool {
        matches!(word.as_bytes(), [b'a'..=b'z'])
    }

    fn event_id(event: &Event) -> String {
        match *event {
            Event::Dropped { seat, column, row } => format!("dropped {} {}", seat.letter(), place(column, row)),
            Event::Won(seat) => format!("won {}", seat.letter()),
            Event::Drawn => "drawn".into(),
        }
    }

    fn rule(_: Ask) -> Rule {
        Rule("C4-TURN-1")
    }

    fn pick(state: &State, _: Ask, column: Column) -> Say {
        let place = place(column, state.height(column));
        Say::new(Phrase::new("answer-column").text("column", column.letter()))
            .meaning(Phrase::new("falls-to").text("place", &place))
            .at(place)
    }

    fn event(event: &Event) -> Phrase {
        match *event {
            Event::Dropped { seat, column, row } => {
                Phrase::new("event-dropped").seat("seat", seat).text("place", place(column, row))
            }
            Event::Won(seat) => Phrase::new("event-won").seat("seat", seat),
            Event::Drawn => Phrase::new("event-drawn"),
        }
    }

    fn refusal(_: &State, _: Ask, column: Column, rule: Rule) -> Option<Phrase> {
        Some(Phrase::new(format!("no-{rule}")).text("column", column.letter()))
    }

    fn scene(state: &State, _: Viewer) -> Scene {
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
            turn: Turn { seat: (!Self::is_over(state)).then_some(state.turn), label, phases: vec![] },
            seats: Seat::all(2).map(|seat| panel(state, seat)).collect(),
            boards: vec![Board::Grid(grid)],
            ..Scene::default()
        }
    }
}

fn place(column: Column, row: u8) -> String {
    format!("{}{}", column.letter(), row + 1)
}

fn letter(stone: Option<Seat>) -> char {
    stone.map_or('.', Seat::letter)
}

fn stone(word: &str) -> Option<Option<Seat>> {
    match word {
        "." => Some(None),
        "A" => Some(Some(Seat(0))),
        "B" => Some(Some(Seat(1))),
        _ => None,
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
    };
    SeatPanel { counters: vec![counter], ..SeatPanel::new(seat) }
}

fn cell(state: &State, column: Column, row: u8) -> Cell {
    let place = place(column, row);
    let piece = state.stone(column, row).map(|seat| {
        let label = Phrase::new("stone").seat("seat", seat);
        Thing::Piece(Piece {
            id: format!("stone {place}"),
            label,
            owner: Some(seat),
            level: 1,
            icon: None,
            points: None,
        })
    });
    let states = if state.is_in_line(column, row) { vec![CellState::Marked] } else { vec![] };
    Cell { id: place.clone(), place, things: piece.into_iter().collect(), states, ..Cell::default() }
}
