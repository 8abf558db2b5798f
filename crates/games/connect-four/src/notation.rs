//! The position as text. Everything is open, so every viewer reads the same.

use crate::state::{COLUMNS, ROWS};
use crate::{Column, State};
use kernel::{Facts, Lines, Malformed, Phrase, Seat};

pub(crate) fn write(state: &State, facts: &mut Facts) {
    facts.say("turn", state.turn.letter());
    for row in (0..ROWS).rev() {
        facts.say_all(format!("row {}", row + 1), Column::all().map(|column| letter(state.stone(column, row))));
    }
}

pub(crate) fn read(lines: &mut Lines) -> Result<State, Malformed> {
    let mut state = State::default();
    for row in (0..ROWS).rev() {
        let Some(line) = lines.take(&format!("row {}", row + 1)) else { continue };
        let stones = kernel::parse_list(&line, stone)?;
        if stones.len() != usize::from(COLUMNS) {
            return Err(
                line.wrong(Phrase::new("wrong-row").number("squares", COLUMNS).number("found", stones.len() as i64))
            );
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
pub(crate) fn fact(state: &State, name: &str) -> Option<String> {
    if name == "winner" {
        return Some(if state.won { state.turn.letter().to_string() } else { "nobody".into() });
    }
    let [column @ b'a'..=b'g', row @ b'1'..=b'6'] = *name.strip_prefix("cell ")?.as_bytes() else { return None };
    let stone = state.stone(Column(column - b'a'), row - b'1');
    Some(stone.map_or("empty".into(), |seat| seat.letter().to_string()))
}

pub(crate) fn place(column: Column, row: u8) -> String {
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
