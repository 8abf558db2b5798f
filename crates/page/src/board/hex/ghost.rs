//! A tile as it could lie: beside the answer that would lay it so, with what is around it.

use super::shape::{HEX, flower, middle, moved, round_flower};
use super::{Grounds, cell};
use crate::table::Desk;
use kernel::scene::{Board, Ghost, HexField};
use maud::{Markup, html};

/// So much of the plane is shown around the middle of the tile.
const WIDE: f64 = 348.0;
const HIGH: f64 = 300.0;

fn ghosts<'d>(desk: &'d Desk<'_>) -> impl Iterator<Item = (&'d HexField, &'d Ghost)> {
    let fields = desk.view.scene.boards.iter().filter_map(|board| match board {
        Board::Hex(field) => Some(field),
        Board::Grid(_) | Board::Areas(_) => None,
    });
    fields.flat_map(|field| field.ghosts.iter().map(move |ghost| (field, ghost)))
}

/// What an answer would lay, where it would lay a tile.
pub(crate) fn ghost_of<'d>(desk: &'d Desk<'_>, id: Option<&str>) -> Option<(&'d HexField, &'d Ghost)> {
    let id = id?;
    ghosts(desk).find(|(_, ghost)| ghost.id == id)
}

/// The ways a tile may not lie, each with its reason.
pub(crate) fn refused(desk: &Desk<'_>) -> Markup {
    let all: Vec<_> = ghosts(desk).filter(|(_, ghost)| ghost.not.is_some()).collect();
    let n = &desk.namer;
    html! {
        @if !all.is_empty() {
            details.group id="not-so" {
                summary { h3 { (n.word("page-not-so")) " · " (all.len()) } }
                ul.not-so {
                    @for (field, ghost) in all {
                        li {
                            (picture(field, ghost))
                            @if let Some((why, rule)) = &ghost.not { span { (n.say(why)) " " (desk.rule(rule)) } }
                        }
                    }
                }
            }
        }
    }
}

pub(crate) fn picture(field: &HexField, ghost: &Ghost) -> Markup {
    let (x, y) = middle(ghost.tile.centre);
    let grounds = Grounds::of(field);
    let own = flower(ghost.tile.centre);
    let near = field.fields.iter().filter(|place| {
        let (px, py) = middle(place.at);
        (px - x).abs() < WIDE / 2.0 && (py - y).abs() < HIGH / 2.0 && !own.contains(&place.at)
    });
    html! {
        svg.hexes.foreseen viewBox=(format!("{:.0} {:.0} {WIDE:.0} {HIGH:.0}", x - WIDE / 2.0, y - HIGH / 2.0)) aria-hidden="true" {
            @for place in near {
                g.near transform=(moved(place.at)) {
                    path.hex.(grounds.of_field(place)).rock[!place.enterable] d=(HEX) {}
                    @if place.shut != 0 { path.shut d=(super::shape::sides(place.shut)) {} }
                }
            }
            g.gh {
                path.tile-base d=(round_flower(ghost.tile.centre)) {}
                @for place in &ghost.fields { g transform=(moved(place.at)) { (cell::drawn(place, grounds.of_tile(&ghost.tile))) } }
            }
        }
    }
}
