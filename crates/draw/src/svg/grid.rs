//! A board of squares: cells, names along the edges, what stands on them, what they say. Knows no other kind of board.

use super::board::Spots;
use super::pen::{Pen, Rect, Type, n};
use super::theme::{BRASS, CHALK};
use crate::said::thing_id;
use crate::{Picture, portrait_name};
use kernel::scene::{Card, Cell, CellState, Corners, Grid, Thing};

/// Room for the names along the left and lower edge, and on the other two.
pub(super) const EDGE: f64 = 24.0;
pub(super) const RIM: f64 = 10.0;

/// How a grid lies in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) across: usize,
    pub(super) down: usize,
    pub(super) cell: (f64, f64),
}

/// The largest cells that fit; those that carry cards are wider than high.
pub(super) fn plan(grid: &Grid, room: (f64, f64)) -> Plan {
    let across = grid.columns.len().max(1);
    let down = grid.cells.len().div_ceil(across).max(grid.rows.len()).max(1);
    let cards = grid.cells.iter().flatten().flat_map(|c| &c.things).any(|t| matches!(t, Thing::Card(_)));
    let (flattest, steepest, most) = if cards { (1.6, 1.3, 180.0) } else { (1.0, 1.0, 124.0) };
    let high = ((room.1 - EDGE - RIM) / down as f64).max(16.0);
    let wide = ((room.0 - EDGE - RIM) / across as f64).min(high * flattest).min(most).max(16.0);
    Plan { across, down, cell: (wide, high.min(wide / steepest)) }
}

impl Plan {
    pub(super) fn size(&self) -> (f64, f64) {
        (self.cell.0 * self.across as f64 + EDGE + RIM, self.cell.1 * self.down as f64 + EDGE + RIM)
    }

    fn rect(&self, at: (f64, f64), column: usize, row: usize) -> Rect {
        let (w, h) = self.cell;
        Rect::new(at.0 + EDGE + column as f64 * w, at.1 + RIM + row as f64 * h, w, h).inset(1.5)
    }

    /// How much can be cut off the slab's corners without touching a square: an arena becomes an octagon.
    pub(super) fn free_corner(&self, grid: &Grid) -> f64 {
        let (w, h) = self.cell;
        let mut free = f64::MAX;
        for (i, _) in grid.cells.iter().enumerate().filter(|(_, cell)| cell.is_some()) {
            let (x, y) = (i % self.across, i / self.across);
            let (from_left, from_right) = (x as f64 * w, self.across.saturating_sub(x + 1) as f64 * w);
            let (from_top, from_foot) = (y as f64 * h, self.down.saturating_sub(y + 1) as f64 * h);
            free = free.min(from_left.min(from_right) + from_top.min(from_foot));
        }
        if free > 1e6 { 0.0 } else { free }
    }
}

impl Picture<'_> {
    pub(super) fn grid(&self, pen: &mut Pen<'_>, grid: &Grid, plan: &Plan, at: (f64, f64), spots: &mut Spots) {
        let places = grid.cells.iter().enumerate().filter_map(|(i, cell)| {
            let rect = plan.rect(at, i % plan.across, i / plan.across);
            cell.as_ref().map(|cell| (i, cell, rect))
        });
        let places: Vec<(usize, &Cell, Rect)> = places.collect();
        self.edge_names(pen, grid, plan, &places);
        for (_, cell, rect) in &places {
            ground(pen, cell, *rect);
            spots.insert(cell.id.clone(), rect.middle());
        }
        frames(pen, plan, &places);
        self.paths(pen, spots);
        let marked: Vec<Rect> =
            places.iter().filter(|p| p.1.states.contains(&CellState::Marked)).map(|p| p.2).collect();
        for (_, cell, rect) in &places {
            let said = cell.things.iter().map(|t| self.thing_label(t));
            let role = self.say_some(cell.role.as_ref());
            let special = cell.special.as_ref().and_then(|s| self.say_some(Some(&s.label)));
            let label: Vec<String> =
                std::iter::once(cell.place.clone()).chain(special).chain(role).chain(said).collect();
            pen.open_labelled(&label.join(", "));
            self.things_at(pen, &cell.things, *rect);
            states(pen, cell, *rect);
            pen.close();
        }
        for rect in marked {
            let r = rect.w.min(rect.h) * 0.44;
            pen.circle(rect.middle(), r, "fill=\"none\" stroke=\"#111\" stroke-opacity=\".6\" stroke-width=\"7\"");
            let look = format!("fill=\"none\" stroke=\"{CHALK}\" stroke-width=\"4\"");
            pen.circle(rect.middle(), r, &look);
        }
        for (_, cell, rect) in &places {
            self.cell_answers(pen, cell, *rect);
        }
    }

    fn edge_names(&self, pen: &mut Pen<'_>, grid: &Grid, plan: &Plan, places: &[(usize, &Cell, Rect)]) {
        let look = Type::bold(11.5, "#E9E6DF").centred();
        for (y, name) in grid.rows.iter().enumerate() {
            let Some((_, _, first)) = places.iter().find(|p| p.0 / plan.across == y) else { continue };
            pen.words((first.x - EDGE / 2.0, first.middle().1 + 4.0), name, look, EDGE - 3.0);
        }
        for (x, name) in grid.columns.iter().enumerate() {
            let Some((_, _, last)) = places.iter().rev().find(|p| p.0 % plan.across == x) else { continue };
            pen.words((last.middle().0, last.bottom() + 16.0), name, look, plan.cell.0);
        }
    }

    fn cell_answers(&self, pen: &mut Pen<'_>, cell: &Cell, rect: Rect) {
        let mut answers = self.answers_at(&cell.id);
        answers.extend(cell.things.iter().flat_map(|t| self.answers_at(thing_id(t))));
        if answers.is_empty() {
            return;
        }
        pen.target(rect.inset(2.5), &answers);
        let size = (rect.w.min(rect.h) * 0.34).clamp(15.0, 30.0);
        let (x, y) = rect.middle();
        let middle = match cell.things.iter().rev().find(|t| !matches!(t, Thing::Marker(_))) {
            None => (x, y),
            // Beside the name and the numbers of a card.
            Some(Thing::Card(_)) => (x, y + rect.h * 0.04),
            Some(_) => (rect.right() - size * 0.45, rect.y + size * 0.3),
        };
        pen.keys(middle, &answers, size);
    }

    /// Whatever lies on one place, bottom to top.
    pub(super) fn things_at(&self, pen: &mut Pen<'_>, things: &[Thing], rect: Rect) {
        let (markers, solid): (Vec<&Thing>, Vec<&Thing>) = things.iter().partition(|t| matches!(t, Thing::Marker(_)));
        let (_, standing): (Vec<&Thing>, Vec<&Thing>) = solid.iter().partition(|t| matches!(t, Thing::Card(_)));
        let cards: Vec<&Thing> = solid.iter().copied().filter(|t| matches!(t, Thing::Card(_))).collect();
        if let Some((Thing::Card(top), under)) = cards.split_last() {
            let place = rect.inset(3.0);
            for (i, _) in under.iter().take(2).enumerate() {
                let edge = Rect::new(place.x + 4.0, place.bottom() - 4.0, place.w - 8.0, 5.0 + 3.0 * i as f64);
                let look = format!("fill=\"{}\" stroke=\"#14191C\"", pen.colours.under);
                pen.rect(edge, &look);
            }
            self.small_card(pen, top, place);
            let ground = under.iter().rev().find_map(|thing| match thing {
                Thing::Card(Card::Known(known)) => known.portrait,
                _ => None,
            });
            if let Some(portrait) = ground {
                let side = (place.h * 0.3).min(18.0);
                let tab = Rect::new(place.right() - side - 5.0, place.bottom() - side * 0.55, side, side);
                pen.rect(tab.inset(-1.5), &format!("rx=\"2\" fill=\"{}\" stroke=\"#14191C\"", pen.colours.under));
                pen.icon(&portrait_name(portrait.0), tab, &pen.colours.game.clone());
            }
        }
        let many = standing.len();
        let side = rect.w.min(rect.h) * if many > 1 { 0.54 } else { 1.0 };
        for (i, thing) in standing.iter().take(4).enumerate() {
            let middle = if many > 1 {
                let (x, y) = rect.middle();
                let out = rect.w.min(rect.h) * 0.23;
                (x + if i % 2 == 0 { -out } else { out }, y + if i < 2 { -out } else { out })
            } else {
                rect.middle()
            };
            match thing {
                Thing::Piece(piece) => pen.piece(piece, middle, side),
                Thing::Barrier(barrier) => pen.barrier(barrier, Rect::square(middle, side)),
                Thing::Die(die) => pen.die(die, Rect::square(middle, side * 0.7)),
                Thing::Card(_) | Thing::Marker(_) => {}
            }
        }
        if many > 4 {
            let text = format!("+{}", many - 4);
            pen.words((rect.right() - 3.0, rect.bottom() - 4.0), &text, Type::bold(12.0, CHALK).at_end(), rect.w);
        }
        for (i, thing) in markers.iter().take(3).enumerate() {
            let Thing::Marker(marker) = thing else { continue };
            let label = self.say(&marker.label);
            let wide = pen.marker_width(&label, marker).min(rect.w - 6.0);
            let place = Rect::new(rect.x + 3.0, rect.y + 3.0 + 20.0 * i as f64, wide, 18.0);
            pen.marker(marker, &label, place, true);
        }
    }
}

/// The square itself, hewn into the slab.
fn ground(pen: &mut Pen<'_>, cell: &Cell, rect: Rect) {
    let c = pen.colours;
    let fill = match cell.special.as_ref().map(|s| s.corners) {
        None | Some(Corners::Framed) => c.cell,
        Some(Corners::Cut) => c.red,
        Some(Corners::Round) => c.green,
    };
    pen.rect(rect, &format!("rx=\"3\" fill=\"{fill}\""));
    pen.rect(rect, "rx=\"3\" fill=\"url(#hewn)\"");
    let foot = rect.bottom() + 0.6;
    pen.line((rect.x + 3.0, foot), (rect.right() - 3.0, foot), "stroke=\"#fff\" stroke-opacity=\".1\"");
    let (x, y, r, b) = (rect.x, rect.y, rect.right(), rect.bottom());
    let d = rect.w.min(rect.h) * 0.3;
    match cell.special.as_ref().map(|s| s.corners) {
        None => {}
        Some(Corners::Framed) => {
            pen.rect(rect.inset(3.0), &format!("fill=\"none\" stroke=\"{BRASS}\" stroke-width=\"2\""));
        }
        Some(Corners::Cut) => {
            let corners = format!(
                "M{} {}h{d}l-{d} {d}zM{} {}v{d}l-{d} -{d}zM{} {}h-{d}l{d} -{d}zM{} {}v-{d}l{d} {d}z",
                n(x),
                n(y),
                n(r),
                n(y),
                n(r),
                n(b),
                n(x),
                n(b)
            );
            pen.path(&corners, "fill=\"#fff\" fill-opacity=\".32\"");
        }
        Some(Corners::Round) => {
            let corners = format!(
                "M{} {}h{d}a{d} {d} 0 0 1 -{d} {d}zM{} {}v{d}a{d} {d} 0 0 1 -{d} -{d}zM{} {}h-{d}a{d} {d} 0 0 1 {d} -{d}zM{} {}v-{d}a{d} {d} 0 0 1 {d} {d}z",
                n(x),
                n(y),
                n(r),
                n(y),
                n(r),
                n(b),
                n(x),
                n(b)
            );
            pen.path(&corners, "fill=\"#fff\" fill-opacity=\".32\"");
        }
    }
}

/// One frame round all neighbours that have the same role.
fn frames(pen: &mut Pen<'_>, plan: &Plan, places: &[(usize, &Cell, Rect)]) {
    let across = plan.across as isize;
    let look = format!("stroke=\"{BRASS}\" stroke-width=\"2.5\" stroke-linecap=\"square\"");
    for (i, cell, rect) in places.iter().filter(|p| p.1.role.is_some()) {
        let joins = |dx: isize, dy: isize| {
            let (x, at) = (*i as isize % across + dx, *i as isize + dx + dy * across);
            (0..across).contains(&x) && places.iter().any(|p| p.0 as isize == at && p.1.role == cell.role)
        };
        let edge = rect.inset(-1.5);
        let (x, y, r, b) = (edge.x, edge.y, edge.right(), edge.bottom());
        let sides =
            [((0, -1), (x, y), (r, y)), ((0, 1), (x, b), (r, b)), ((-1, 0), (x, y), (x, b)), ((1, 0), (r, y), (r, b))];
        for ((dx, dy), from, to) in sides {
            if !joins(dx, dy) {
                pen.line(from, to, &look);
            }
        }
    }
}

fn states(pen: &mut Pen<'_>, cell: &Cell, rect: Rect) {
    let side = rect.w.min(rect.h);
    for state in &cell.states {
        match state {
            CellState::Was => {
                let look = format!(
                    "rx=\"4\" fill=\"none\" stroke=\"{CHALK}\" stroke-opacity=\".55\" stroke-width=\"2\" stroke-dasharray=\"6 5\""
                );
                pen.rect(rect.inset(side * 0.12), &look);
            }
            CellState::Moved => {
                let (x, y) = (rect.x - 2.0, rect.middle().1);
                let wedge = format!("M{} {}l{} 8l-{} 8z", n(x), n(y - 8.0), 11, 11);
                pen.path(&wedge, &format!("fill=\"{CHALK}\" stroke=\"#111\""));
            }
            CellState::Threatened => {
                let teeth = ((rect.w - 8.0) / 10.0).floor().max(1.0) as usize;
                let wide = (rect.w - 8.0) / teeth as f64;
                let tooth = format!("l{} 7l{} -7", n(wide / 2.0), n(wide / 2.0));
                let d = format!("M{} {}{}z", n(rect.x + 4.0), n(rect.y), tooth.repeat(teeth));
                pen.path(&d, &format!("fill=\"{CHALK}\" stroke=\"#111\" stroke-width=\".8\""));
            }
            CellState::Used => pen.rect(rect, "rx=\"3\" fill=\"url(#hatch)\""),
            CellState::Marked => {} // ringed above everything else
        }
    }
}
