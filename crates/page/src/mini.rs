//! A scene as a small picture: the board and whose things stand where. For lists of tables; decoration alone.

use crate::board::areas::is_camp;
use crate::icon::seat_class;
use draw::said::card_seat;
use kernel::Seat;
use kernel::scene::{Area, Board, Cell, Grid, HexField, Scene, Thing};
use maud::{Markup, html};

pub(crate) fn mini(scene: &Scene) -> Markup {
    match scene.boards.first() {
        Some(Board::Grid(board)) => grid(board),
        Some(Board::Hex(field)) => hexes(field, ""),
        Some(Board::Areas(areas)) if is_camp(areas) => camps(areas),
        Some(Board::Areas(areas)) => html! {
            svg.mini viewBox={ "0 0 120 " (areas.len().max(1) * 22) } aria-hidden="true" {
                @for (y, area) in areas.iter().enumerate() {
                    rect.sq x="1" y=(y * 22 + 1) width="118" height="20" rx="2" {}
                    @for (x, _) in area.things.iter().enumerate().take(7) {
                        rect.b.(seat_class(area.seat)) x=(6 + x * 16) y=(y * 22 + 5) width="12" height="12" rx="2" {}
                    }
                }
            }
        },
        None => html! { svg.mini viewBox="0 0 10 10" aria-hidden="true" {} },
    }
}

/// A line for each seat, its areas parted by gaps.
fn camps(areas: &[Area]) -> Markup {
    let forces: Vec<&[Area]> = areas.chunk_by(|a, b| a.seat == b.seat).collect();
    html! {
        svg.mini viewBox={ "0 0 150 " (forces.len().max(1) * 26) } aria-hidden="true" {
            @for (y, force) in forces.iter().enumerate() {
                rect.sq x="1" y=(y * 26 + 1) width="148" height="24" rx="2" {}
                @for x in places(force) { rect.b.(seat_class(force[0].seat)) x=(x) y=(y * 26 + 7) width="14" height="11" rx="1.5" {} }
            }
        }
    }
}

/// Where the things of a seat stand along its line, as far as there is room.
fn places(force: &[Area]) -> Vec<usize> {
    let before = |i: usize| force[..i].iter().map(|area| area.things.len()).sum::<usize>();
    let of = |(i, area): (usize, &Area)| {
        let start = 6 + 6 * i + 17 * before(i);
        (0..area.things.len()).map(move |nth| start + 17 * nth)
    };
    force.iter().enumerate().flat_map(of).filter(|x| *x < 132).collect()
}

/// Who has something on a square; `None` when it is empty.
pub(crate) fn holder(cell: &Cell) -> Option<Option<Seat>> {
    cell.things.last().map(|thing| match thing {
        Thing::Card(card) => card_seat(card),
        Thing::Piece(piece) => piece.owner,
        Thing::Barrier(barrier) => barrier.owner,
        Thing::Marker(_) | Thing::Die(_) => None,
    })
}

fn grid(grid: &Grid) -> Markup {
    let across = grid.columns.len().max(1);
    let down = grid.cells.len().div_ceil(across).max(1);
    let cards = grid.cells.iter().flatten().flat_map(|c| &c.things).any(|t| matches!(t, Thing::Card(_)));
    let (w, h) = if cards { (26, 17) } else { (15, 15) };
    html! {
        svg.mini viewBox={ "0 0 " (across * w) " " (down * h) } aria-hidden="true" {
            @for (i, cell) in grid.cells.iter().enumerate() {
                @let (x, y) = (i % across * w, i / across * h);
                @if let Some(cell) = cell {
                    @match (holder(cell), cards) {
                        (Some(seat), true) => rect.b.(seat_class(seat)) x=(x + 2) y=(y + 2) width=(w - 4) height=(h - 4) rx="1.5" {},
                        (Some(seat), false) => {
                            rect.sq x=(x + 1) y=(y + 1) width=(w - 2) height=(h - 2) {}
                            circle.b.(seat_class(seat)) cx=(x + w / 2) cy=(y + h / 2) r="5" {}
                        }
                        (None, _) => rect.sq x=(x + 1) y=(y + 1) width=(w - 2) height=(h - 2) rx="1" {},
                    }
                }
            }
        }
    }
}

/// Tiles as flowers of seven, whose things stand where, and who owns what. Without a frame it makes its own.
pub(crate) fn hexes(field: &HexField, frame: &str) -> Markup {
    let middle = |(q, r): (i8, i8)| (69.3 * (f64::from(q) + f64::from(r) / 2.0), 60.0 * f64::from(r));
    let around = |(q, r): (i8, i8)| {
        [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].map(|(dq, dr)| (q + dq, r + dr))
    };
    let down = field.tiles.iter().filter(|tile| tile.back.is_some()).flat_map(|tile| around(tile.centre));
    let places: Vec<((i8, i8), Option<Seat>, &str)> = down
        .map(|at| (at, None, "sq down"))
        .chain(field.fields.iter().map(|f| (f.at, whose(f), if f.enterable { "sq" } else { "sq rock" })))
        .collect();
    let frame = match (frame, &places[..]) {
        ("", [_, ..]) => {
            let xs = places.iter().map(|(at, ..)| middle(*at).0);
            let ys = places.iter().map(|(at, ..)| middle(*at).1);
            let (left, right) = (xs.clone().fold(f64::MAX, f64::min) - 44.0, xs.fold(f64::MIN, f64::max) + 44.0);
            let (top, foot) = (ys.clone().fold(f64::MAX, f64::min) - 44.0, ys.fold(f64::MIN, f64::max) + 44.0);
            format!("{left:.0} {top:.0} {:.0} {:.0}", right - left, foot - top)
        }
        ("", []) => "0 0 10 10".into(),
        (frame, _) => frame.to_string(),
    };
    html! {
        svg.mini viewBox=(frame) aria-hidden="true" {
            @for (at, seat, class) in places {
                @let (x, y) = middle(at);
                path.{ @if let Some(seat) = seat { "b " (seat_class(Some(seat))) } @else { (class) } } d=(format!("M{x:.0} {:.0}l33 19v38l-33 19-33-19v-38z", y - 38.0)) {}
            }
        }
    }
}

/// Who stands there, else who owns it.
fn whose(field: &kernel::scene::Field) -> Option<Seat> {
    let stands = field.things.iter().rev().find_map(|thing| match thing {
        Thing::Piece(piece) => piece.owner,
        Thing::Card(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => None,
    });
    stands.or(field.owners.first().copied())
}
