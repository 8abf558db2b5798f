//! A fight on squares: who acts one after another stands above the board; beside it what has no square, the sums with their
//! dice, and what goes on having an effect. What else lies on the table is folded away meanwhile.

use super::{areas, grid, hex};
use crate::icon::icon;
use crate::table::Desk;
use crate::turn;
use kernel::scene::{Board, HexField, Scene};
use maud::{Markup, html};

/// Whether units act in an order on a board of squares.
pub(crate) fn is_fight(scene: &Scene) -> bool {
    matches!(scene.boards.first(), Some(Board::Grid(_))) && !scene.order.is_empty()
}

/// What lies under the fight.
fn meanwhile(scene: &Scene) -> impl Iterator<Item = &HexField> {
    scene.boards.iter().filter_map(|board| match board {
        Board::Hex(field) => Some(field),
        Board::Grid(_) | Board::Areas(_) => None,
    })
}

pub(super) fn fight(desk: &Desk<'_>) -> Markup {
    let scene = &desk.view.scene;
    let n = &desk.namer;
    let has_side = scene.boards.iter().any(|board| matches!(board, Board::Areas(_)))
        || !scene.sums.is_empty()
        || !scene.dice.is_empty()
        || !scene.lasting.is_empty();
    html! {
        section.a-board.fight id="board" {
            div.battle .alone[!has_side] {
                div.over {
                    ol.order tabindex="0" aria-label=(n.word("page-order")) { @for entry in &scene.order { (turn::order(desk, entry)) } }
                    @for field in meanwhile(scene) {
                        button.btn.quiet type="button" popovertarget={ "meanwhile-" (field.id) } title=(n.say(&field.label)) aria-label=(n.say(&field.label)) { (icon("i-hex")) }
                    }
                }
                div.field { @for board in &scene.boards { @if let Board::Grid(squares) = board { (grid::grid(desk, squares)) } } }
                @if has_side {
                    section.by {
                        @for board in &scene.boards { @if let Board::Areas(list) = board { (areas::beside(desk, list)) } }
                        @for (i, sum) in scene.sums.iter().enumerate() {
                            (turn::compared(desk, sum))
                            @if i == 0 && !scene.dice.is_empty() { (areas::thrown(n, &scene.dice)) }
                        }
                        @if scene.sums.is_empty() && !scene.dice.is_empty() { (areas::thrown(n, &scene.dice)) }
                        @if !scene.lasting.is_empty() {
                            div.lasting { h3 { (n.word("page-lasts")) } @for lasting in &scene.lasting { (turn::lasts(desk, lasting)) } }
                        }
                    }
                }
            }
            @for field in meanwhile(scene) {
                div.meanwhile popover id={ "meanwhile-" (field.id) } role="dialog" aria-label=(n.say(&field.label)) { (hex::field(desk, field)) }
            }
        }
    }
}
