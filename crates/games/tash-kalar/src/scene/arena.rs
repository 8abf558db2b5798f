//! The board, both its sides, and the small boards of patterns.

use super::level_word;
use crate::board::{SIZE, Square, Squares};
use crate::cards::tasks::centre;
use crate::cards::{green, red};
use crate::printed::Level;
use crate::state::{Mode, State};
use kernel::scene::{Cell, Corners, Grid, Piece, Special, Thing};
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
            icon: None,
            points: None,
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

/// The drawn pattern as a small board: own pieces by level, the summon square framed.
pub(super) fn pattern(id: &str, drawn: &str) -> Grid {
    let rows: Vec<&str> = drawn.lines().collect();
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
                icon: None,
                points: None,
            })
        });
        Cell {
            id: format!("{id} square {x} {y}"),
            special: framed,
            things: piece.into_iter().collect(),
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
            .flat_map(|(y, row)| row.chars().enumerate().map(move |(x, c)| Some(cell(x, y, c))))
            .collect(),
    }
}
