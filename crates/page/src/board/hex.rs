//! A field of hexes, drawn as one SVG: tiles underneath, fields with what lies on them, closed edges, numbers of answers.

use super::{ids, joined};
use crate::icon::{reference, seat_class, stone};
use crate::table::Desk;
use draw::said;
use kernel::scene::{Field, HexField, Thing};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// From the middle of a hex to its corners.
const SIDE: f64 = 40.0;

pub(super) fn field(desk: &Desk<'_>, field: &HexField) -> Markup {
    let middles: Vec<(f64, f64)> = field
        .fields
        .iter()
        .map(|f| f.at)
        .chain(field.tiles.iter().filter(|t| t.back.is_some()).flat_map(|t| flower(t.centre)))
        .map(middle)
        .collect();
    let least = |of: fn(&(f64, f64)) -> f64| middles.iter().map(of).fold(f64::MAX, f64::min);
    let most = |of: fn(&(f64, f64)) -> f64| middles.iter().map(of).fold(f64::MIN, f64::max);
    if middles.is_empty() {
        return html! {};
    }
    let room = 1.15 * SIDE;
    let (x, y) = (least(|m| m.0) - room, least(|m| m.1) - room);
    let (w, h) = (most(|m| m.0) + room - x, most(|m| m.1) + room - y);
    let places: BTreeMap<&str, (i8, i8)> = field.fields.iter().map(|f| (f.id.as_str(), f.at)).collect();
    html! {
        div.slab.map role="group" aria-label=(desk.namer.say(&field.label)) {
            svg.hexes viewBox=(format!("{x:.1} {y:.1} {w:.1} {h:.1}")) {
                @for tile in &field.tiles {
                    @if let Some(back) = &tile.back {
                        @let (x, y) = middle(tile.centre);
                        g.back-no data-ids=(tile.id) role="img" aria-label=(desk.namer.say(&tile.label)) {
                            @for place in flower(tile.centre) { path.tile-back d=(outline(middle(place), SIDE - 1.0)) {} }
                            text x=(coord(x)) y=(coord(y + 8.0)) { (back) }
                        }
                    }
                }
                @for place in &field.fields { (hex(desk, place)) }
                @for edge in &field.edges {
                    @let ends = (places.get(edge.from.as_str()), edge.to.as_deref().and_then(|to| places.get(to)));
                    @if let (Some(from), Some(to)) = ends { path.shut d=(between(middle(*from), middle(*to))) { title { (desk.namer.say(&edge.label)) } } }
                }
            }
        }
    }
}

fn hex(desk: &Desk<'_>, field: &Field) -> Markup {
    let (x, y) = middle(field.at);
    let ids = ids(&field.id, &field.things);
    let here = desk.choices.here(&ids);
    let things = field.things.iter().map(|thing| desk.namer.thing(thing));
    let label: Vec<String> =
        std::iter::once(format!("{} {}", field.place, desk.namer.say(&field.label))).chain(things).collect();
    let label = label.join(", ");
    let drawn = html! {
        path.hex.rock[!field.enterable] d=(outline((x, y), SIDE - 1.0)) {}
        @if let Some(sign) = field.location { svg.loc.dim[field.visited] x=(coord(x - 15.0)) y=(coord(y - 17.0)) width="30" height="30" { (reference(sign.0)) } }
        @if let Some(guard) = &field.guard { text.guard x=(coord(x)) y=(coord(y + 27.0)) { (guard) } }
        @if let Some(yields) = &field.yields { text.yield x=(coord(x)) y=(coord(y + 27.0)) { (said::figure(yields)) } }
        @for (i, owner) in field.owners.iter().enumerate() {
            rect.cube.(seat_class(Some(*owner))) x=(coord(x - 30.0 + 11.0 * i as f64)) y=(coord(y - 24.0)) width="9" height="9" {}
        }
        @for (i, thing) in field.things.iter().enumerate() {
            @if let Thing::Piece(piece) = thing {
                svg x=(coord(x - 24.0 + 9.0 * i as f64)) y=(coord(y - 24.0)) width="48" height="48" { (stone(piece.owner, piece.level, piece.icon.map(|i| i.0))) }
            }
        }
        @if let Some(key) = here.key() {
            path.bracket d=(outline((x, y), SIDE - 4.0)) {}
            rect.flag x=(coord(x + 6.0)) y=(coord(y - 36.0)) width=(8 + 9 * key.chars().count()) height="20" rx="4" {}
            text.flag-no x=(coord(x + 10.0 + 4.500 * key.chars().count() as f64)) y=(coord(y - 21.0)) { (key) }
        }
    };
    html! {
        @match here.first() {
            Some(choice) => a.opt-sq.(here.classes()) .hinted[here.hinted] href={ "#" (choice.anchor()) } role="button" data-ids=(joined(&ids)) aria-label={ (choice.spoken()) ". " (label) } { (drawn) },
            None => g data-ids=(joined(&ids)) role="img" aria-label=(label) { (drawn) },
        }
    }
}

/// A tile's seven places.
fn flower((q, r): (i8, i8)) -> [(i8, i8); 7] {
    [(q, r), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
}

fn middle((q, r): (i8, i8)) -> (f64, f64) {
    let (q, r) = (f64::from(q), f64::from(r));
    (SIDE * 3f64.sqrt() * (q + r / 2.0), SIDE * 1.5 * r)
}

fn coord(value: f64) -> String {
    format!("{value:.1}")
}

fn outline((x, y): (f64, f64), side: f64) -> String {
    let corner = |i: u8| {
        let angle = f64::from(i) * std::f64::consts::FRAC_PI_3;
        format!("{:.1} {:.1}", x + side * angle.sin(), y - side * angle.cos())
    };
    format!("M{}z", (0..6).map(corner).collect::<Vec<_>>().join("L"))
}

/// The border that two neighbouring hexes share.
fn between((x1, y1): (f64, f64), (x2, y2): (f64, f64)) -> String {
    let (mx, my) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
    let (dx, dy) = ((y2 - y1) / 3f64.sqrt() / 2.0, (x1 - x2) / 3f64.sqrt() / 2.0);
    format!("M{:.1} {:.1}L{:.1} {:.1}", mx - dx, my - dy, mx + dx, my + dy)
}
