//! A board of squares: each a cell of an HTML grid, so that it can be a button, hold words and be walked by arrow keys.

use super::{card, ids, joined};
use crate::answers::Here;
use crate::icon::{icon, seat_class};
use crate::label::Namer;
use crate::table::Desk;
use crate::things;
use kernel::scene::{Card, Cell, CellState, Corners, Grid, PathKind, Thing, When};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// So many columns are readable side by side on a phone.
const WIDEST: usize = 9;

pub(super) fn grid(desk: &Desk<'_>, grid: &Grid) -> Markup {
    let across = grid.columns.len().max(1);
    let down = grid.cells.len().div_ceil(across).max(1);
    let cards = grid.cells.iter().flatten().flat_map(|c| &c.things).any(|t| matches!(t, Thing::Card(_)));
    let cut = grid.cells.first().is_some_and(Option::is_none);
    let first_in_row = |i: usize| !grid.cells[i - i % across..i].iter().any(Option::is_some);
    let last_in_column = |i: usize| !grid.cells.iter().skip(i + across).step_by(across).any(Option::is_some);
    let id = desk.key("slab", &grid.id);
    let slab = html! {
        div.slab.{ "cols-" (across) " rows-" (down) } .flat[cards] .square[!cards] .arena[cut] id=(id) role="group" aria-label=(desk.namer.say(&grid.label)) {
            div.cells data-across=(across) {
                @for (i, cell) in grid.cells.iter().enumerate() {
                    @match cell {
                        None => span.hole {},
                        Some(cell) => {
                            @let row = grid.rows.get(i / across).filter(|_| first_in_row(i));
                            @let column = grid.columns.get(i % across).filter(|_| last_in_column(i));
                            (square(desk, cell, row, column))
                        }
                    }
                }
                (marks(desk, grid, across, down))
            }
        }
    };
    let slab = desk.part(&id, slab);
    html! {
        section.pan.wide[across > WIDEST] tabindex="0" aria-label=(desk.namer.word("page-board")) { (slab) }
        @if across > WIDEST { (overview(desk, grid, across, down)) }
    }
}

/// The whole of a board that is wider than a phone, small, with the part that is seen; only there it is shown.
fn overview(desk: &Desk<'_>, grid: &Grid, across: usize, down: usize) -> Markup {
    let id = desk.key("overview", &grid.id);
    let button = |way: &str, sign: &str, key: &str| {
        html! { button.btn type="button" data-board=(way) aria-label=(desk.namer.word(key)) title=(desk.namer.word(key)) { (icon(sign)) } }
    };
    let map = html! {
        div.overview id=(id) role="group" aria-label=(desk.namer.word("page-map")) {
            (button("out", "i-minus", "page-zoom-out"))
            div.map data-board="to" {
                svg viewBox={ "0 0 " (across * 10) " " (down * 8) } aria-hidden="true" {
                    @for (i, cell) in grid.cells.iter().enumerate() {
                        @if let Some(cell) = cell {
                            @let here = desk.choices.here(&ids(&cell.id, &cell.things));
                            @let holder = crate::mini::holder(cell);
                            rect.{ @if let Some(seat) = holder { "b " (seat_class(seat)) } @else { "sq" } @if here.first().is_some() { " lamp" } }
                                x=(i % across * 10 + 1) y=(i / across * 8 + 1) width="8" height="6" {}
                        }
                    }
                }
                i.window {}
            }
            (button("whole", "i-eye", "page-zoom-whole"))
            (button("in", "i-plus", "page-zoom-in"))
        }
    };
    desk.part(&id, map)
}

fn square(desk: &Desk<'_>, cell: &Cell, row: Option<&String>, column: Option<&String>) -> Markup {
    let ids = ids(&cell.id, &cell.things);
    let here = desk.choices.here(&ids);
    let label = desk.namer.cell(cell);
    let id = desk.key("cell", &cell.id);
    let acts = desk.view.scene.order.iter().any(|entry| entry.when == When::Now && ids.contains(&entry.id.as_str()));
    let square = html! {
        div.cell.{ (special(cell)) " " (states(cell)) " " (here.classes()) } .acts[acts] .walled[is_walled(cell)] .fresh[desk.is_fresh(&cell.place)] .hinted[here.hinted] id=(id) data-ids=(joined(&ids)) data-place=(cell.place) {
            @if let Some(name) = row { i.rank-name aria-hidden="true" { (name) } }
            @if let Some(name) = column { i.file-name aria-hidden="true" { (name) } }
            @if let Some(key) = here.key() { span.key.rare[here.is_rare()] aria-hidden="true" { (key) } }
            (hit(desk, &here, &label, zoomed(cell), stack(&desk.namer, cell)))
        }
    };
    desk.part(&id, square)
}

/// The card that is enlarged from this square: the topmost one.
fn zoomed(cell: &Cell) -> Option<&Card> {
    cell.things.iter().rev().filter_map(laid).find(|card| matches!(card, Card::Known(_)))
}

fn laid(thing: &Thing) -> Option<&Card> {
    match thing {
        Thing::Card(card) => Some(card),
        Thing::Piece(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => None,
    }
}

/// What lies there, and over it what is pressed: the answer itself, a way into the list, or a closer look. Its label says
/// it all, so there is no other text in it.
pub(crate) fn hit(desk: &Desk<'_>, here: &Here<'_>, label: &str, card: Option<&Card>, inside: Markup) -> Markup {
    let zoom = card.map(|card| (desk.key("big", draw::said::card_id(card)), card));
    let zoom_id = zoom.as_ref().map(|(id, _)| id.as_str());
    html! {
        span.lies aria-hidden="true" { (inside) }
        @if let Some(choice) = here.only() {
            button.hit form=(choice.form()) name="answer" value=(choice.id) data-n=(choice.number) data-zoom=[zoom_id] aria-label={ (choice.spoken()) ". " (label) } {}
        } @else if let Some(choice) = here.first() {
            a.hit href={ "#" (choice.anchor()) } role="button" data-zoom=[zoom_id] aria-label={ (desk.several(here)) ". " (label) } {}
        } @else if let Some(id) = zoom_id {
            button.hit type="button" tabindex="-1" popovertarget=(id) data-zoom=(id) aria-label=(label) {}
        } @else {
            div.hit role="img" tabindex="-1" aria-label=(label) {}
        }
        @if let Some((id, card)) = &zoom { (super::large::popover(desk, card, id)) }
    }
}

/// What lies on the square, bottom to top.
pub(crate) fn stack(namer: &Namer<'_>, cell: &Cell) -> Markup {
    let cards: Vec<&Card> = cell.things.iter().filter_map(laid).collect();
    let standing =
        cell.things.iter().filter(|t| matches!(t, Thing::Piece(_) | Thing::Barrier(_) | Thing::Die(_))).count();
    let top = cell.things.iter().rposition(|t| matches!(t, Thing::Card(_)));
    html! {
        @if standing > 1 { span.crowd aria-hidden="true" { @for thing in &cell.things { (stands(thing)) } } }
        @for (i, thing) in cell.things.iter().enumerate() {
            @match thing {
                Thing::Card(card) if Some(i) == top && card::is_two_sided(card) => (card::lying(namer, card)),
                Thing::Card(card) if Some(i) == top => (card::small(namer, card, &cards[..cards.len() - 1])),
                Thing::Marker(marker) => span.flagged aria-hidden="true" {
                    @match marker.icon {
                        Some(sign) => (icon(sign.0)),
                        None => (namer.say(&marker.label)),
                    }
                    @if marker.count > 1 { (marker.count) }
                },
                Thing::Barrier(barrier) if standing == 1 => (things::barrier(Some(namer), barrier)),
                Thing::Piece(_) | Thing::Die(_) if standing == 1 => (stands(thing)),
                _ => {}
            }
        }
    }
}

pub(crate) fn stands(thing: &Thing) -> Markup {
    match thing {
        Thing::Piece(piece) => things::piece(piece),
        Thing::Barrier(barrier) => things::barrier(None, barrier),
        Thing::Die(die) => things::die(die, ""),
        Thing::Card(_) | Thing::Marker(_) => html! {},
    }
}

pub(crate) fn special(cell: &Cell) -> &'static str {
    match cell.special.as_ref().map(|special| special.corners) {
        None => "",
        Some(Corners::Cut) => "red",
        Some(Corners::Round) => "green",
        Some(Corners::Framed) => "framed",
    }
}

/// Something whole stands in the way.
fn is_walled(cell: &Cell) -> bool {
    cell.things.iter().any(|thing| matches!(thing, Thing::Barrier(barrier) if !barrier.broken))
}

fn states(cell: &Cell) -> String {
    let class = |state: &CellState| match state {
        CellState::Threatened => "danger",
        CellState::Was => "was",
        CellState::Moved => "moved",
        CellState::Used => "used",
        CellState::Marked => "marked",
    };
    cell.states.iter().map(class).collect::<Vec<_>>().join(" ")
}

/// Ways over the board, drawn in chalk between the middles of the squares.
fn marks(desk: &Desk<'_>, grid: &Grid, across: usize, down: usize) -> Markup {
    let paths = &desk.view.scene.paths;
    if paths.is_empty() {
        return html! {};
    }
    let middle = |i: usize| (i % across * 100 + 50, i / across * 100 + 50);
    let squares = grid.cells.iter().enumerate().filter_map(|(i, cell)| cell.as_ref().map(|cell| (i, cell)));
    let spots: BTreeMap<&str, (usize, usize)> =
        squares.flat_map(|(i, cell)| [(cell.id.as_str(), middle(i)), (cell.place.as_str(), middle(i))]).collect();
    html! {
        svg.marks viewBox={ "0 0 " (across * 100) " " (down * 100) } preserveAspectRatio="none" aria-hidden="true" {
            @for path in paths {
                @let points: Vec<String> = path.places.iter().filter_map(|p| spots.get(p.as_str())).map(|(x, y)| format!("{x} {y}")).collect();
                @let kind = match path.kind { PathKind::Walked => "walked", PathKind::Line => "line", PathKind::Preview => "preview", PathKind::Strike => "strike" };
                @if points.len() > 1 { path.{ "way " (kind) } d={ "M" (points.join("L")) } {} }
            }
        }
    }
}
