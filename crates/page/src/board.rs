//! The boards of a scene on their slab. Knows no rule; what can be done where comes from the answers.

pub(crate) mod areas;
pub(crate) mod card;
mod clash;
pub(crate) mod fight;
pub(crate) mod grid;
pub(crate) mod hex;
pub(crate) mod large;
mod spoken;

use crate::table::Desk;
use kernel::scene::{Board, Thing};
use maud::{Markup, html};

pub(crate) fn board(desk: &Desk<'_>) -> Markup {
    let scene = &desk.view.scene;
    if fight::is_fight(scene) {
        return fight::fight(desk);
    }
    html! {
        section.a-board id="board" .boards-2[scene.boards.len() > 1] {
            @for (nth, board) in scene.boards.iter().enumerate() {
                @match board {
                    Board::Grid(grid) => (grid::grid(desk, grid)),
                    // What is fought out stands before the map it happens on.
                    Board::Hex(field) if nth > 0 => details.aside id="aside" { summary { (desk.namer.say(&field.label)) } (hex::field(desk, field)) },
                    Board::Hex(field) => (hex::field(desk, field)),
                    Board::Areas(areas) => (areas::areas(desk, areas)),
                }
            }
            @if !scene.boards.iter().any(|board| matches!(board, Board::Areas(_))) { (clash::between(desk)) }
            @if !scene.dice.is_empty() { (areas::thrown(&desk.namer, &scene.dice)) }
        }
    }
}

/// The ids under which a place can be pointed at: its own and those of what lies on it.
fn ids<'s>(own: &'s str, things: &'s [Thing]) -> Vec<&'s str> {
    std::iter::once(own).chain(things.iter().map(draw::said::thing_id)).collect()
}

/// Several ids in one attribute; no id holds a bar.
fn joined(ids: &[&str]) -> String {
    ids.join("|")
}
