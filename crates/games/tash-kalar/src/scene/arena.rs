//! The board, both its sides, and the small boards of patterns.

use super::level_word;
use crate::board::{SIZE, Square, Squares};
use crate::cards::tasks::centre;
use crate::cards::{green, red};
use crate::printed::{Level, Printed};
use crate::state::{Mode, State};
use kernel::scene::{Cell, CellState, Corners, Grid, Piece, Special, Thing};
use kernel::{Phrase, Seat};

pub(super) fn arena(state: &State) -> Grid {
    let squares = (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Square::at(column, row)));
    Grid {
        id: "arena".into(),
        label: Phrase::new("arena"),
        columns: ('a'..='i').map(String::from).collect(),
        rows: (1..=9).map(|r| r.to_string()).collect(),
        cells: squares.map(|square| square.map(|s| cell(state, s))).collect(),
    }
}

/// Coloured squares differ by the form of their corners, and show under pieces.
fn cell(state: &State, square: Square) -> Cell {
    let special = |key: &str, corners: Corners| Special { label: Phrase::new(key), corners };
    let piece = state.piece(square).map(|(colour, level)| {
        let owner = Seat(colour as u8);
        Piece {
            id: format!("piece {square}"),
            label: Phrase::new("piece").seat("owner", owner).phrase("level", level_word(level)),
            owner: Some(owner),
            level: level.index() as u8 + 1,
            ..Piece::default()
        }
    });
    Cell {
        id: square.to_string(),
        place: square.to_string(),
        special: if red().has(square) {
            Some(special("square-red", Corners::Cut))
        } else if green().has(square) {
            Some(special("square-green", Corners::Round))
        } else {
            None
        },
        role: role(state.mode, square),
        things: piece.map(Thing::Piece).into_iter().collect(),
        ..Cell::default()
    }
}

/// TK-SETUP-1: one side of the board marks the centre, the other where the first pieces stand; a symbol of the melee
/// lies between two squares (TK-SETUP-17).
fn role(mode: Mode, square: Square) -> Option<Phrase> {
    let on = |names: &[&str]| Squares::named(names).has(square);
    match mode {
        Mode::HighForm => centre().has(square).then(|| Phrase::new("square-central")),
        Mode::Duel => on(&["c5", "g5"]).then(|| Phrase::new("square-start")),
        Mode::Melee => on(&["f2", "g2", "g6", "g7", "b7", "c7"]).then(|| Phrase::new("square-start")),
    }
}

/// The drawn pattern in letters, with a `*` on the squares its effect speaks of; of a direction the first one.
pub(super) fn drawn(printed: &Printed) -> Vec<String> {
    let signs = || {
        let rows = printed.pattern.lines().enumerate();
        rows.flat_map(|(y, row)| row.chars().enumerate().map(move |(x, c)| ((x as i8, y as i8), c)))
    };
    let (at, _) = signs().find(|(_, c)| c.is_ascii_uppercase()).expect("every pattern has a summon square");
    let marked = printed.marks.iter().chain(printed.directions).map(|(dx, dy)| ((at.0 + dx, at.1 + dy), '*'));
    let all: Vec<_> = signs().chain(marked).collect();
    let span = |of: fn(&(i8, i8)) -> i8| {
        let each = || all.iter().map(|(place, _)| of(place));
        each().min().unwrap_or(0)..=each().max().unwrap_or(0)
    };
    let (across, down) = (span(|p| p.0), span(|p| p.1));
    let sign = |place: (i8, i8)| {
        let here = || all.iter().filter(|(p, _)| *p == place).map(|(_, c)| *c);
        here().find(|c| *c != '.').unwrap_or(if here().next().is_some() { '.' } else { ' ' })
    };
    down.map(|y| across.clone().map(|x| sign((x, y))).collect()).collect()
}

/// The same as a small board: own pieces by level, the summon square framed.
pub(super) fn pattern(printed: &Printed) -> Grid {
    let id = printed.id;
    let rows = drawn(printed);
    let width = rows.first().map_or(0, |r| r.len());
    let cell = |x: usize, y: usize, sign: char| {
        let level = Level::ALL.into_iter().find(|l| l.letter() == sign.to_ascii_lowercase());
        let framed = sign
            .is_ascii_uppercase()
            .then(|| Special { label: Phrase::new("summon-square"), corners: Corners::Framed });
        let piece = level.map(|level| {
            Thing::Piece(Piece {
                id: format!("{id} {x} {y}"),
                label: level_word(level),
                owner: None,
                level: level.index() as u8 + 1,
                ..Piece::default()
            })
        });
        Cell {
            id: format!("{id} square {x} {y}"),
            special: framed,
            things: piece.into_iter().collect(),
            states: if sign == '*' { vec![CellState::Marked] } else { vec![] },
            ..Cell::default()
        }
    };
    Grid {
        id: format!("{id} pattern"),
        label: Phrase::new("pattern"),
        columns: vec![String::new(); width],
        rows: vec![String::new(); rows.len()],
        cells: rows
            .iter()
            .enumerate()
            .flat_map(|(y, row)| row.chars().enumerate().map(move |(x, c)| (c != ' ').then(|| cell(x, y, c))))
            .collect(),
    }
}
