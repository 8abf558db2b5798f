//! A field of hexes, drawn as one SVG: tiles underneath, fields with what lies on them, ways, and places where a tile could
//! lie. It is larger than its window where hexes would be too small to hit; then it is panned.

mod cell;
mod ghost;
mod shape;

pub(crate) use ghost::{ghost_of, picture, refused};

use super::{ids, joined};
use crate::answers::Here;
use crate::icon::icon;
use crate::label::Namer;
use crate::table::Desk;
use kernel::scene::{Field, HexField, Path, PathKind, Tile};
use maud::{Markup, html};
use shape::{Frame, between, coord, flower, middle, outline, round_flower};
use std::collections::BTreeMap;

pub(super) fn field(desk: &Desk<'_>, field: &HexField) -> Markup {
    let Some(frame) = Frame::of(field) else { return html! {} };
    let id = desk.key("slab", &field.id);
    let (across, down) = frame.hexes();
    let slab = html! {
        div.slab.map.{ "cols-" (across) " rows-" (down) } id=(id) role="group" aria-label=(desk.namer.say(&field.label)) {
            svg.hexes viewBox=(frame.view_box()) {
                (tiles(desk, field))
                (fields(desk, field))
                (borders(desk, field))
                (spots(desk, field))
                (ways(desk, field))
                g.ghost-here aria-hidden="true" {}
            }
        }
    };
    let slab = desk.part(&id, slab);
    html! {
        div.atlas {
            section.pan.{ "cols-" (across) " rows-" (down) } tabindex="0" aria-label=(desk.namer.word("page-board")) { (slab) }
            (overview(desk, field, &frame))
        }
    }
}

/// The same, to look at: nothing in it can be pressed.
pub(crate) fn still(namer: &Namer<'_>, field: &HexField) -> Markup {
    let Some(frame) = Frame::of(field) else { return html! {} };
    let grounds = Grounds::of(field);
    html! {
        div.slab.map.still role="img" aria-label=(namer.say(&field.label)) {
            svg.hexes viewBox=(frame.view_box()) aria-hidden="true" {
                @for tile in &field.tiles { path.tile-base d=(round_flower(tile.centre)) {} @if let Some(back) = &tile.back { (face_down(tile, back)) } }
                @for place in &field.fields { g transform=(shape::moved(place.at)) { (cell::drawn(place, grounds.of_field(place))) } }
            }
        }
    }
}

/// Ways to look elsewhere; none of them is an answer.
fn overview(desk: &Desk<'_>, field: &HexField, frame: &Frame) -> Markup {
    let id = desk.key("overview", &field.id);
    let button = |way: &str, sign: &str, key: &str| {
        html! { button.btn type="button" data-board=(way) aria-label=(desk.namer.word(key)) title=(desk.namer.word(key)) { (icon(sign)) } }
    };
    let map = html! {
        div.overview id=(id) role="group" aria-label=(desk.namer.word("page-map")) {
            (button("out", "i-minus", "page-zoom-out"))
            div.map data-board="to" { (crate::mini::hexes(field, &frame.view_box())) i.window {} }
            (button("whole", "i-eye", "page-zoom-whole"))
            (button("acting", "i-target", "page-zoom-acting"))
            (button("in", "i-plus", "page-zoom-in"))
        }
    };
    desk.part(&id, map)
}

/// What ground a field lies on: every kind of ground gets a stone of its own.
struct Grounds<'f> {
    kinds: Vec<&'f str>,
    tiles: Vec<&'f Tile>,
}

impl<'f> Grounds<'f> {
    fn of(field: &'f HexField) -> Grounds<'f> {
        let tiles: Vec<&Tile> = field.tiles.iter().filter(|tile| tile.terrain.is_some()).collect();
        let mut kinds: Vec<&str> =
            tiles.iter().filter_map(|tile| tile.terrain.as_ref()).map(|t| t.key.as_str()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        Grounds { kinds, tiles }
    }

    fn of_tile(&self, tile: &Tile) -> &'static str {
        let kind = tile.terrain.as_ref().and_then(|t| self.kinds.iter().position(|kind| *kind == t.key));
        kind.map_or("", |n| ["ground-1", "ground-2", "ground-3", "ground-4"][n % 4])
    }

    fn of_field(&self, field: &Field) -> &'static str {
        let tile = self.tiles.iter().find(|tile| flower(tile.centre).contains(&field.at));
        tile.map_or("", |tile| self.of_tile(tile))
    }
}

fn tiles(desk: &Desk<'_>, field: &HexField) -> Markup {
    html! {
        @for tile in &field.tiles {
            path.tile-base d=(round_flower(tile.centre)) {}
            @if let Some(back) = &tile.back {
                @let here = desk.choices.here(&[&tile.id]);
                @let label = desk.namer.say(&tile.label);
                (pressed(&here, &tile.id, &label, desk, html! {
                    (face_down(tile, back))
                    @if here.first().is_some() { path.bracket d=(round_flower(tile.centre)) {} }
                    @if let Some(key) = here.key() { (flag(middle(tile.centre), (0.0, 26.0), &key, here.is_rare())) }
                }))
            }
        }
    }
}

fn face_down(tile: &Tile, back: &str) -> Markup {
    let (x, y) = middle(tile.centre);
    let wide = 22.0 + 11.0 * back.chars().count() as f64;
    html! {
        g.back-no {
            @for place in flower(tile.centre) { path.tile-back d=(outline(middle(place), shape::SIDE - 1.0)) {} }
            rect x=(coord(x - wide / 2.0)) y=(coord(y - 19.0)) width=(coord(wide)) height="34" rx="5" {}
            text x=(coord(x)) y=(coord(y + 6.0)) { (back) }
        }
    }
}

fn fields(desk: &Desk<'_>, field: &HexField) -> Markup {
    let grounds = Grounds::of(field);
    let far = far(desk, field);
    html! {
        @for place in &field.fields {
            @let ids = ids(&place.id, &place.things);
            @let here = desk.choices.here(&ids);
            @let label = desk.namer.field(place);
            @let drawn = html! {
                (cell::drawn(place, grounds.of_field(place)))
                @if here.first().is_some() || here.picked { path.bracket d=(shape::INNER) {} }
                @if let Some(key) = here.key() { (flag((0.0, 0.0), (0.0, -30.0), &key, here.is_rare())) }
            };
            @if far.contains_key(place.id.as_str()) && here.first().is_none() {
                // The end of a way, which lies above it, speaks for it.
                g.f transform=(shape::moved(place.at)) data-place=(place.place) aria-hidden="true" { (drawn) }
            } @else {
                g transform=(shape::moved(place.at)) data-place=(place.place) { (pressed(&here, &joined(&ids), &label, desk, drawn)) }
            }
        }
    }
}

/// Something that may be an answer: a link into the list, which the script makes a button.
fn pressed(here: &Here<'_>, ids: &str, label: &str, desk: &Desk<'_>, drawn: Markup) -> Markup {
    let Some(choice) = here.first() else {
        return html! { g.f.(here.classes()) data-ids=(ids) role="img" tabindex="-1" aria-label=(label) { title { (label) } (drawn) } };
    };
    let says = match here.only() {
        Some(only) => only.spoken(),
        None if here.targets.len() + here.origins.len() == 1 => choice.spoken(),
        None => desk.several(here),
    };
    html! {
        a.f.opt-sq.(here.classes()) .hinted[here.hinted] href={ "#" (choice.anchor()) } role="button" data-ids=(ids) aria-label={ (says) ". " (label) } {
            title { (says) }
            svg.in aria-hidden="true" { (drawn) }
        }
    }
}

/// The number of an answer.
fn flag((x, y): (f64, f64), (dx, dy): (f64, f64), key: &str, rare: bool) -> Markup {
    let wide = 12.0 + 8.5 * key.chars().count() as f64;
    html! {
        g.no.rare[rare] aria-hidden="true" {
            rect x=(coord(x + dx - wide / 2.0)) y=(coord(y + dy - 10.0)) width=(coord(wide)) height="20" rx="5" {}
            text x=(coord(x + dx)) y=(coord(y + dy + 5.0)) { (key) }
        }
    }
}

fn borders(desk: &Desk<'_>, field: &HexField) -> Markup {
    let places: BTreeMap<&str, (i8, i8)> = field.fields.iter().map(|f| (f.id.as_str(), f.at)).collect();
    html! {
        @for edge in &field.edges {
            @let ends = (places.get(edge.from.as_str()), edge.to.as_deref().and_then(|to| places.get(to)));
            @if let (Some(from), Some(to)) = ends { path.shut d=(between(middle(*from), middle(*to))) { title { (desk.namer.say(&edge.label)) } } }
        }
    }
}

/// Places where the tile in question could lie, each once, with the numbers of the ways it could.
fn spots(desk: &Desk<'_>, field: &HexField) -> Markup {
    let mut seen: Vec<&str> = vec![];
    let open = field.ghosts.iter().filter(|ghost| {
        let fresh = !seen.contains(&ghost.place.as_str());
        if fresh {
            seen.push(&ghost.place);
        }
        fresh
    });
    html! {
        @for ghost in open {
            @let ways: Vec<&str> = field.ghosts.iter().filter(|g| g.place == ghost.place).map(|g| g.id.as_str()).collect();
            @let ids: Vec<&str> = std::iter::once(ghost.place.as_str()).chain(ways).collect();
            @let here = desk.choices.here(&ids);
            @let lies = field.tiles.iter().any(|tile| tile.centre == ghost.tile.centre);
            @if here.first().is_some() {
                (pressed(&here, &joined(&ids), &desk.namer.say(&ghost.tile.label), desk, html! {
                    path.spot.lies[lies] d=(round_flower(ghost.tile.centre)) {}
                    @if let Some(key) = here.key() { (flag(middle(ghost.tile.centre), (0.0, -8.0), &key, false)) }
                }))
            }
        }
    }
}

/// The ends of ways that a piece could go step by step, where its first step can be taken now.
fn far<'d>(desk: &'d Desk<'_>, field: &HexField) -> BTreeMap<&'d str, &'d Path> {
    let is_step = |path: &&Path| {
        let (by, first) = (path.by.as_deref(), path.places.get(1).map(String::as_str));
        by.is_some() && desk.choices.all.iter().any(|c| c.target.as_deref() == first && c.by.as_deref() == by)
    };
    let previews = desk.view.scene.paths.iter().filter(|path| path.kind == PathKind::Preview && path.places.len() > 2);
    let mut ends = BTreeMap::new();
    // Of several ways to one end the first is kept.
    for path in previews.filter(is_step) {
        let end = path.places.last().map(String::as_str);
        if let Some(end) = end.filter(|end| field.fields.iter().any(|field| field.id == *end)) {
            ends.entry(end).or_insert(path);
        }
    }
    ends
}

fn ways(desk: &Desk<'_>, field: &HexField) -> Markup {
    let at = |id: &str| field.fields.iter().find(|place| place.id == id);
    let line = |path: &Path| {
        let points: Vec<String> = path.places.iter().filter_map(|id| at(id)).map(|f| shape::point(f.at)).collect();
        format!("M{}", points.join("L"))
    };
    let far = far(desk, field);
    let n = &desk.namer;
    html! {
        @for path in desk.view.scene.paths.iter().filter(|path| path.by.is_none()) {
            @let kind = match path.kind { PathKind::Walked => "walked", PathKind::Line => "line", PathKind::Preview => "preview", PathKind::Strike => "strike" };
            path.{ "way " (kind) } d=(line(path)) {}
        }
        @for (end, path) in far {
            @if let Some(place) = at(end).filter(|place| desk.choices.here(&ids(&place.id, &place.things)).first().is_none()) {
                @let by = path.by.as_deref().unwrap_or_default();
                @let says = [Some(desk.name_of(by)), n.some(path.note.as_ref()), Some(n.field(place))];
                @let says = says.into_iter().flatten().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ");
                a.f.far href="#ask" role="button" tabindex="-1" data-ids=(end) data-way=(path.places[1..].join("|")) data-by=(by) aria-label=(says) {
                    title { (says) }
                    @let (x, y) = middle(place.at);
                    svg.in aria-hidden="true" {
                        path.way.preview d=(line(path)) {}
                        path.reach d=(outline((x, y), shape::SIDE - 4.0)) {}
                        text x=(coord(x)) y=(coord(y - 24.0)) { (path.places.len() - 1) }
                    }
                }
            }
        }
    }
}
