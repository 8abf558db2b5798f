//! A field of hexes, points up, with tiles of seven underneath. Knows no terrain by name: each new one gets the next stone.

use super::board::Spots;
use super::pen::{Pen, Rect, Type, n};
use super::stones::seat_icon;
use super::theme::{BRASS, CHALK, LAMP, mixed};
use crate::Picture;
use crate::said::thing_id;
use kernel::scene::{Field, HexField};

const ROOT: f64 = 1.732_050_8;

/// A tile: its middle and the six hexes round it.
const SEVEN: [(i8, i8); 7] = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];

/// How a hex field lies in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct HexPlan {
    /// From the middle of a hex to its points.
    reach: f64,
    least: (f64, f64),
    size: (f64, f64),
}

impl HexPlan {
    pub(super) fn size(&self) -> (f64, f64) {
        self.size
    }
}

/// The middle of a hex, in reaches.
fn middle((q, r): (i8, i8)) -> (f64, f64) {
    (ROOT * (f64::from(q) + f64::from(r) / 2.0), 1.5 * f64::from(r))
}

fn bounds(field: &HexField) -> ((f64, f64), (f64, f64)) {
    let hexes = field.fields.iter().map(|f| middle(f.at));
    let around = |c: (f64, f64)| [(-ROOT, -1.5), (ROOT, 1.5)].map(|(x, y)| (c.0 + x, c.1 + y));
    let tiles = field.tiles.iter().flat_map(|t| around(middle(t.centre)));
    let mut least = (f64::MAX, f64::MAX);
    let mut most = (f64::MIN, f64::MIN);
    for (x, y) in hexes.chain(tiles) {
        least = (least.0.min(x), least.1.min(y));
        most = (most.0.max(x), most.1.max(y));
    }
    if least.0 > most.0 { ((0.0, 0.0), (0.0, 0.0)) } else { (least, most) }
}

/// No hex is less than 44 wide.
pub(super) fn least_height(field: &HexField) -> f64 {
    let (least, most) = bounds(field);
    (most.1 - least.1 + 2.2) * 44.0 / ROOT
}

pub(super) fn plan(field: &HexField, room: (f64, f64)) -> HexPlan {
    let (least, most) = bounds(field);
    let (wide, high) = (most.0 - least.0 + ROOT + 0.2, most.1 - least.1 + 2.2);
    let reach = (room.0 / wide).min(room.1 / high).min(84.0);
    HexPlan { reach, least, size: (wide * reach, high * reach) }
}

fn points((x, y): (f64, f64), reach: f64) -> Vec<(f64, f64)> {
    let (a, b) = (reach * ROOT / 2.0, reach / 2.0);
    vec![(x, y - reach), (x + a, y - b), (x + a, y + b), (x, y + reach), (x - a, y + b), (x - a, y - b)]
}

/// Short strokes at the six points, along both sides of each.
fn corners(middle: (f64, f64), reach: f64) -> String {
    let points = points(middle, reach);
    let toward = |from: (f64, f64), to: (f64, f64)| {
        format!("{} {}", n(from.0 + (to.0 - from.0) * 0.26), n(from.1 + (to.1 - from.1) * 0.26))
    };
    let corner = |i: usize| {
        let (before, here, after) = (points[(i + 5) % 6], points[i], points[(i + 1) % 6]);
        format!("M{}L{} {}L{}", toward(here, before), n(here.0), n(here.1), toward(here, after))
    };
    (0..6).map(corner).collect()
}

/// Some sides of a hex, a bit each, clockwise from the upper right.
fn some_sides(middle: (f64, f64), reach: f64, bits: u8) -> String {
    let points = points(middle, reach);
    let shut = (0..6).filter(|n| bits >> n & 1 != 0);
    let side = |i: usize| {
        let (from, to) = (points[i], points[(i + 1) % 6]);
        format!("M{} {}L{} {}", n(from.0), n(from.1), n(to.0), n(to.1))
    };
    shut.map(side).collect()
}

/// The outer sides of the seven hexes of a tile.
fn round_tile(centre: (i8, i8), reach: f64, place: &impl Fn((i8, i8)) -> (f64, f64)) -> String {
    // Across each side, clockwise from the upper right one, as `points` goes round.
    const ACROSS: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    let mut sides = String::new();
    for (q, r) in SEVEN {
        let points = points(place((centre.0.saturating_add(q), centre.1.saturating_add(r))), reach);
        for (i, (dq, dr)) in ACROSS.into_iter().enumerate() {
            if !SEVEN.contains(&(q + dq, r + dr)) {
                let (from, to) = (points[i], points[(i + 1) % 6]);
                sides.push_str(&format!("M{} {}L{} {}", n(from.0), n(from.1), n(to.0), n(to.1)));
            }
        }
    }
    sides
}

fn outline(middle: (f64, f64), reach: f64) -> String {
    let points: Vec<String> = points(middle, reach).iter().map(|p| format!("{} {}", n(p.0), n(p.1))).collect();
    format!("M{}z", points.join("L"))
}

impl Picture<'_> {
    pub(super) fn hexes(&self, pen: &mut Pen<'_>, field: &HexField, plan: &HexPlan, rect: Rect, spots: &mut Spots) {
        let (w, h) = plan.size;
        let left = rect.x + (rect.w - w) / 2.0 + plan.reach * (ROOT / 2.0 + 0.1);
        let top = rect.y + (rect.h - h) / 2.0 + plan.reach * 1.1;
        let place = |at: (i8, i8)| {
            let (x, y) = middle(at);
            (left + (x - plan.least.0) * plan.reach, top + (y - plan.least.1) * plan.reach)
        };
        pen.open_labelled(&self.say(&field.label));
        let stones = self.stones_by_terrain(field, pen);
        for tile in &field.tiles {
            for (q, r) in SEVEN {
                let at = place((tile.centre.0.saturating_add(q), tile.centre.1.saturating_add(r)));
                let stone = tile.terrain.as_ref().and_then(|t| stones.iter().find(|(key, _)| *key == t.key));
                let fill = stone.map_or(pen.colours.cell, |(_, fill)| fill.as_str());
                pen.path(
                    &outline(at, plan.reach),
                    &format!("fill=\"{fill}\" stroke=\"{}\" stroke-width=\"3\"", pen.colours.groove),
                );
                if tile.back.is_some() {
                    pen.path(&outline(at, plan.reach), "fill=\"url(#hatch)\"");
                }
            }
        }
        for hex in &field.fields {
            spots.insert(hex.id.clone(), place(hex.at));
        }
        self.paths(pen, spots);
        for hex in &field.fields {
            let at = place(hex.at);
            self.field(pen, field, hex, at, plan.reach);
        }
        for tile in &field.tiles {
            let at = place(tile.centre);
            if let Some(back) = &tile.back {
                let look = Type::serif(plan.reach * 0.5, CHALK).centred();
                let board = Rect::new(at.0 - plan.reach * 1.3, at.1 - plan.reach * 0.5, plan.reach * 2.6, plan.reach);
                pen.path(&board.cut(6.0), "fill=\"#14191C\" fill-opacity=\".8\" stroke=\"#fff\" stroke-opacity=\".3\"");
                pen.words((at.0, at.1 + plan.reach * 0.18), back, look, plan.reach * 2.4);
            }
            let answers = self.answers_at(&tile.id);
            if !answers.is_empty() {
                let look = format!("fill=\"none\" stroke=\"{LAMP}\" stroke-width=\"4.5\" stroke-dasharray=\"14 8\"");
                pen.path(&round_tile(tile.centre, plan.reach, &place), &look);
                pen.keys((at.0, at.1 - plan.reach * 0.85), &answers, 22.0);
            }
        }
        for edge in &field.edges {
            let at = |id: &str| spots.get(id).copied();
            let look = format!(
                "stroke=\"{BRASS}\" stroke-width=\"3\"{}",
                if edge.both_ways { "" } else { " stroke-dasharray=\"6 4\"" }
            );
            match (at(&edge.from), edge.to.as_ref()) {
                (Some(from), None) => pen.path(&outline(from, plan.reach - 3.0), &format!("fill=\"none\" {look}")),
                (Some(from), Some(to)) => {
                    let Some(to) = at(to) else { continue };
                    let (mx, my) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
                    let (dx, dy) = ((to.0 - from.0) / ROOT / 2.0, (to.1 - from.1) / ROOT / 2.0);
                    pen.line((mx - dy, my + dx), (mx + dy, my - dx), &look);
                }
                (None, _) => {}
            }
        }
        pen.close();
    }

    /// Each terrain has a stone of its own, in the order in which they appear.
    fn stones_by_terrain(&self, field: &HexField, pen: &Pen<'_>) -> Vec<(String, String)> {
        let tints = ["#5E8A5A", "#6A5F8F", "#8A6D45", "#4F7A8A", "#8A4F45", "#7F7F4A", "#5A6A9A", "#8F6F7F"];
        let mut stones: Vec<(String, String)> = vec![];
        for terrain in field.tiles.iter().filter_map(|t| t.terrain.as_ref()) {
            if !stones.iter().any(|(key, _)| *key == terrain.key) {
                let tint = tints[stones.len() % tints.len()];
                stones.push((terrain.key.clone(), mixed(tint, pen.colours.cell, 0.42)));
            }
        }
        stones
    }

    fn field(&self, pen: &mut Pen<'_>, board: &HexField, hex: &Field, at: (f64, f64), reach: f64) {
        let (x, y) = at;
        pen.open_labelled(&format!("{}, {}", hex.place, self.say(&hex.label)));
        let c = pen.colours;
        let on_tile = board.tiles.iter().any(|t| {
            let (q, r) = (i32::from(hex.at.0) - i32::from(t.centre.0), i32::from(hex.at.1) - i32::from(t.centre.1));
            q.abs().max(r.abs()).max((q + r).abs()) <= 1
        });
        let fill = if on_tile { "none" } else { c.cell };
        pen.path(&outline(at, reach - 1.0), &format!("fill=\"{fill}\" stroke=\"{}\" stroke-width=\"1.5\"", c.groove));
        if !hex.enterable {
            pen.path(&outline(at, reach - 1.0), "fill=\"#000\" fill-opacity=\".3\"");
        }
        let picture = hex.portrait.map(|portrait| crate::portrait_name(portrait.0));
        let picture = picture.or(hex.location.map(|icon| icon.0.to_string()));
        match (picture, hex.things.is_empty()) {
            (Some(name), true) => pen.icon(&name, Rect::square((x, y - reach * 0.08), reach * 0.9), CHALK),
            (Some(name), false) => {
                pen.icon(&name, Rect::square((x + reach * 0.5, y + reach * 0.45), reach * 0.4), CHALK)
            }
            (None, _) => {}
        }
        if hex.shut != 0 {
            pen.path(
                &some_sides(at, reach - 3.0, hex.shut),
                &format!("fill=\"none\" stroke=\"{BRASS}\" stroke-width=\"2.4\""),
            );
        }
        if let Some(guard) = &hex.guard {
            let sign = Rect::new(x - reach * 0.3, y + reach * 0.42, reach * 0.6, reach * 0.4);
            pen.rect(sign, "rx=\"2\" fill=\"#111\" stroke=\"#fff\" stroke-opacity=\".6\"");
            let look = Type::bold(reach * 0.3, "#FFFFFF").centred().down_to(6.0);
            pen.words((x, sign.bottom() - reach * 0.1), guard, look, sign.w);
        }
        if let Some(yields) = &hex.yields {
            let look = Type::bold(reach * 0.28, CHALK).centred().down_to(6.0);
            pen.words((x, y + reach * 0.72), &crate::said::signed(yields.value), look, reach);
        }
        let side = reach * 1.5;
        self.things_at(pen, &hex.things, Rect::square(at, side));
        for (i, &owner) in hex.owners.iter().take(4).enumerate() {
            let seat = c.seat(owner);
            let cube = Rect::square((x + reach * 0.5 - i as f64 * reach * 0.34, y - reach * 0.55), reach * 0.32);
            pen.rect(cube, &format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\"", seat.fill, seat.rim));
            pen.icon(seat_icon(owner), cube.inset(reach * 0.07), seat.on);
        }
        if hex.visited {
            pen.icon("i-check", Rect::square((x - reach * 0.45, y - reach * 0.5), reach * 0.34), CHALK);
        }
        let mut answers = self.answers_at(&hex.id);
        answers.extend(hex.things.iter().flat_map(|t| self.answers_at(thing_id(t))));
        if !answers.is_empty() {
            let look = format!("fill=\"none\" stroke=\"{LAMP}\" stroke-width=\"4.5\"");
            pen.path(&corners(at, reach - 4.0), &look);
            pen.keys((x, y - reach * 0.55), &answers, (reach * 0.5).clamp(15.0, 24.0));
        }
        pen.close();
    }
}
