//! A board to look at: in the rules, in *how to play*, while a table waits. Nothing in it can be pressed.

use crate::board::{areas, card, grid, hex};
use crate::icon::{seat_class, seat_shape};
use crate::label::Namer;
use draw::said;
use kernel::scene::{Area, Board, Card, Cell, Grid, Scene, Thing};
use maud::{Markup, html};

/// The boards of a scene, with these elements of them lit, and the dice that lie beside them.
pub(crate) fn figure(namer: &Namer<'_>, scene: &Scene, lit: &[String]) -> Markup {
    html! {
        @for board in &scene.boards {
            @match board {
                Board::Grid(grid) => (squares(namer, grid, lit)),
                Board::Areas(areas) => (zones(namer, areas, lit)),
                Board::Hex(field) => (hex::still(namer, field)),
            }
        }
        @if !scene.dice.is_empty() { (areas::thrown(namer, &scene.dice)) }
    }
}

fn squares(namer: &Namer<'_>, board: &Grid, lit: &[String]) -> Markup {
    let across = board.columns.len().max(1);
    let down = board.cells.len().div_ceil(across).max(1);
    let cards = board.cells.iter().flatten().flat_map(|c| &c.things).any(|t| matches!(t, Thing::Card(_)));
    let cut = board.cells.first().is_some_and(Option::is_none);
    let first_in_row = |i: usize| !board.cells[i - i % across..i].iter().any(Option::is_some);
    let last_in_column = |i: usize| !board.cells.iter().skip(i + across).step_by(across).any(Option::is_some);
    let taken = board.cells.iter().flatten().filter(|cell| !cell.things.is_empty());
    let spoken: Vec<String> = taken.map(|cell| namer.cell(cell)).collect();
    html! {
        div.slab.still.{ "cols-" (across) " rows-" (down) } .flat[cards] .square[!cards] .arena[cut] role="img" aria-label={ (namer.say(&board.label)) ". " (spoken.join(". ")) } {
            div.cells aria-hidden="true" {
                @for (i, cell) in board.cells.iter().enumerate() {
                    @match cell {
                        None => span.hole {},
                        Some(cell) => div.cell.(grid::special(cell)) .lit[is_lit(cell, lit)] {
                            @if let Some(name) = board.rows.get(i / across).filter(|_| first_in_row(i)) { i.rank-name { (name) } }
                            @if let Some(name) = board.columns.get(i % across).filter(|_| last_in_column(i)) { i.file-name { (name) } }
                            span.lies { (grid::stack(namer, cell)) }
                        },
                    }
                }
            }
        }
    }
}

fn is_lit(cell: &Cell, lit: &[String]) -> bool {
    lit.iter().any(|id| *id == cell.id || cell.things.iter().any(|thing| draw::said::thing_id(thing) == id))
}

fn zones(namer: &Namer<'_>, areas: &[Area], lit: &[String]) -> Markup {
    if areas::is_camp(areas) {
        return camp(namer, areas, lit);
    }
    html! {
        div.slab.front.still {
            @for area in areas {
                div.zone {
                    header { b { (namer.say(&area.label)) } }
                    div.dice { @for thing in &area.things { @if let Thing::Die(die) = thing { (crate::things::die(die, &namer.say(&die.label))) } @else { (grid::stands(thing)) } } }
                }
            }
        }
    }
}

/// Several areas a seat: each seat in a row, its cards with what they carry.
fn camp(namer: &Namer<'_>, areas: &[Area], lit: &[String]) -> Markup {
    let is_lit = |id: &str| lit.iter().any(|one| one == id);
    let spoken: Vec<String> = areas.iter().flat_map(|a| &a.things).map(|thing| namer.thing(thing)).collect();
    html! {
        div.slab.front.camp.still role="img" aria-label={ (namer.word("page-board")) ". " (spoken.join(". ")) } {
            @for force in areas.chunk_by(|a, b| a.seat == b.seat) {
                div.force.(seat_class(force[0].seat)) aria-hidden="true" {
                    @for area in force {
                        section.zone.{ "n-" (area.things.len().min(9)) } .bare[area.things.is_empty()] .lit[is_lit(&area.id)] {
                            header {
                                @if let Some(seat) = area.seat { (seat_shape(seat)) }
                                b { (namer.say(&area.label)) }
                                @for card in &area.at_it { span.here .in[is_lit(said::card_id(card))] { span.hit { (namer.short_name(card)) } } }
                            }
                            ul.men { @for thing in &area.things { (lies(namer, thing, &is_lit)) } }
                        }
                    }
                }
            }
        }
    }
}

fn lies(namer: &Namer<'_>, thing: &Thing, is_lit: &dyn Fn(&str) -> bool) -> Markup {
    let Thing::Card(card) = thing else { return html! { li.man { (grid::stands(thing)) } } };
    let carried = match card {
        Card::Known(known) => said::hung(known),
        Card::Unknown { .. } => vec![],
    };
    html! {
        li.man.is-card {
            div.spot .fights[is_lit(said::card_id(card))] { div.hit { (card::lying(namer, card)) } }
            @for (_, attachment) in carried {
                div.att .off[attachment.idle.is_some()] .used-now[is_lit(said::card_id(&attachment.card))] {
                    div.hit {
                        span { (namer.short_name(&attachment.card)) }
                        @if let Some(changes) = namer.some(attachment.changes.as_ref()) { b { (changes) } }
                    }
                }
            }
        }
    }
}
