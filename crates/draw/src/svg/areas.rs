//! Free areas as zones hewn into the slab, with rows of dice, cards and pieces in them. Knows no coordinates of games.

use super::board::Spots;
use super::cards::strips;
use super::measure::{Face, width};
use super::pen::{Key, Pen, Rect, Type};
use super::stones::seat_icon;
use super::theme::CHALK;
use crate::Picture;
use crate::said::thing_id;
use kernel::scene::{Area, Card, Thing};

const GAP: f64 = 8.0;
const HEAD: f64 = 26.0;
const PAD: f64 = 10.0;
/// Sides of a die in the roomiest and in the fullest zone.
const LARGEST: f64 = 72.0;
pub(super) const SMALLEST: f64 = 28.0;

/// Where each area goes, and how large the things in them are.
#[derive(Clone, Debug)]
pub(super) struct Zones {
    unit: f64,
    /// Areas of one row with their widths.
    rows: Vec<Vec<(usize, f64)>>,
    heights: Vec<f64>,
}

impl Zones {
    pub(super) fn height(&self) -> f64 {
        self.heights.iter().sum::<f64>() + GAP * (self.heights.len().max(1) - 1) as f64
    }

    /// Equal columns are worth somewhat smaller things.
    fn even(&self) -> f64 {
        let widths: Vec<f64> = self.rows.iter().flatten().map(|&(_, wide)| wide).collect();
        let same = widths.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 0.5);
        if same { 1.3 } else { 1.0 }
    }
}

impl Picture<'_> {
    /// The arrangement that lets the things be largest without leaving the zones half empty.
    pub(super) fn zones(&self, areas: &[Area], wide: f64, high: f64) -> Zones {
        let mut best: Option<(f64, Zones)> = None;
        for across in 1..=4 {
            let sides = (0..23).map(|i| LARGEST - f64::from(i) * 2.0);
            for zones in sides.map(|unit| self.zones_at(areas, wide, unit, across)).filter(|z| z.height() <= high) {
                let score =
                    zones.unit * self.filled(areas, &zones).sqrt() * self.unbroken(areas, &zones) * zones.even();
                if best.as_ref().is_none_or(|(most, _)| score > *most) {
                    best = Some((score, zones));
                }
            }
        }
        best.map_or_else(|| self.zones_at(areas, wide, SMALLEST, 3), |(_, zones)| zones)
    }

    /// Which share of their widths the zones use, on average.
    fn filled(&self, areas: &[Area], zones: &Zones) -> f64 {
        let share = |&(i, wide): &(usize, f64)| (self.wanted(&areas[i], zones.unit) / wide).min(1.0);
        let shares: Vec<f64> = zones.rows.iter().flatten().map(share).collect();
        if shares.is_empty() { 1.0 } else { shares.iter().sum::<f64>() / shares.len() as f64 }
    }

    /// Rows that go on in a second line are harder to take in; the more of them, the less this arrangement is worth.
    fn unbroken(&self, areas: &[Area], zones: &Zones) -> f64 {
        let broken = |&&(i, wide): &&(usize, f64)| self.lines(&areas[i], wide - 2.0 * PAD, zones.unit).len() > 1;
        let count = zones.rows.iter().flatten().filter(broken).count();
        1.0 - 0.6 * count as f64 / areas.len().max(1) as f64
    }

    pub(super) fn zones_at(&self, areas: &[Area], wide: f64, unit: f64, across: usize) -> Zones {
        let mut rows: Vec<Vec<usize>> = vec![];
        for (i, area) in areas.iter().enumerate() {
            // Several areas of one seat stand side by side; else they fill the columns.
            let several = |a: &Area| a.seat.is_some() && areas.iter().filter(|b| b.seat == a.seat).count() > 1;
            let fits = rows.last().is_some_and(|row| {
                let before = &areas[row[row.len() - 1]];
                if several(area) || several(before) {
                    before.seat == area.seat && row.len() < 6
                } else {
                    row.len() < across
                }
            });
            match rows.last_mut() {
                Some(row) if fits => row.push(i),
                Some(_) | None => rows.push(vec![i]),
            }
        }
        let rows: Vec<Vec<(usize, f64)>> =
            rows.into_iter().map(|row| self.shared_out(areas, &row, wide, unit, across)).collect();
        let heights = rows.iter().map(|row| {
            let needs = row.iter().map(|&(i, w)| self.needed(&areas[i], w, unit));
            needs.fold(0.0, f64::max)
        });
        Zones { unit, heights: heights.collect(), rows }
    }

    /// Equal columns if they are enough for everybody, else widths by what lies in the areas.
    fn shared_out(&self, areas: &[Area], row: &[usize], wide: f64, unit: f64, across: usize) -> Vec<(usize, f64)> {
        let single = row.iter().all(|&i| areas.iter().filter(|a| a.seat == areas[i].seat).count() == 1);
        let columns = if single { across.min(areas.len()).max(row.len()) } else { row.len() };
        let equal = (wide - GAP * (columns - 1) as f64) / columns as f64;
        let wants: Vec<f64> = row.iter().map(|&i| self.wanted(&areas[i], unit).max(86.0)).collect();
        if single && row.iter().all(|&i| self.in_a_line(&areas[i], unit) <= equal) {
            return row.iter().map(|&i| (i, equal)).collect();
        }
        let room = wide - GAP * (row.len() - 1) as f64;
        let sum: f64 = wants.iter().sum();
        row.iter().zip(wants).map(|(&i, want)| (i, want * room / sum)).collect()
    }

    fn in_a_line(&self, area: &Area, unit: f64) -> f64 {
        area.things.iter().map(|t| self.thing_size(t, unit).0 + GAP).sum::<f64>() - GAP + 2.0 * PAD
    }

    /// The width at which neither things nor words are pressed.
    fn wanted(&self, area: &Area, unit: f64) -> f64 {
        let label = width(&self.say(&area.label), 13.0, Face::Bold) + 40.0;
        let at_it: f64 = area.at_it.iter().map(|c| width(&self.card_name(c), 11.0, Face::Bold) + 24.0).sum();
        self.in_a_line(area, unit).max(label + at_it + 2.0 * PAD)
    }

    fn needed(&self, area: &Area, wide: f64, unit: f64) -> f64 {
        let lines = self.lines(area, wide - 2.0 * PAD, unit);
        let high: f64 = lines.iter().map(|line| self.line_height(area, line, unit) + GAP).sum();
        HEAD + high.max(unit * 0.6) + PAD
    }

    fn line_height(&self, area: &Area, line: &[usize], unit: f64) -> f64 {
        line.iter().map(|&i| self.thing_size(&area.things[i], unit).1).fold(0.0, f64::max)
    }

    fn lines(&self, area: &Area, wide: f64, unit: f64) -> Vec<Vec<usize>> {
        let mut lines: Vec<Vec<usize>> = vec![];
        let mut left = 0.0;
        for (i, thing) in area.things.iter().enumerate() {
            let w = self.thing_size(thing, unit).0;
            match lines.last_mut() {
                Some(line) if w <= left + 0.01 => line.push(i),
                Some(_) | None => {
                    lines.push(vec![i]);
                    left = wide;
                }
            }
            left -= w + GAP;
        }
        lines
    }

    fn thing_size(&self, thing: &Thing, unit: f64) -> (f64, f64) {
        match thing {
            Thing::Die(_) | Thing::Piece(_) | Thing::Barrier(_) => (unit, unit),
            Thing::Card(card) => {
                let wide = match card {
                    Card::Unknown { .. } => unit * 1.35,
                    Card::Known(_) => unit * 2.1,
                };
                (wide, unit * 1.6 + strips(card))
            }
            Thing::Marker(marker) => {
                let icon = if marker.icon.is_some() { 18.0 } else { 0.0 };
                let count = if marker.count > 1 { 26.0 } else { 0.0 };
                (width(&self.say(&marker.label), 12.0, Face::Bold) + icon + count + 18.0, 26.0)
            }
        }
    }

    pub(super) fn area_board(&self, pen: &mut Pen<'_>, areas: &[Area], zones: &Zones, rect: Rect, spots: &mut Spots) {
        // Zones are stretched over the whole slab, so that the board has no ragged end.
        let extra = (rect.h - zones.height()).max(0.0) / zones.rows.len().max(1) as f64;
        let mut y = rect.y;
        for (row, height) in zones.rows.iter().zip(&zones.heights) {
            let mut x = rect.x;
            for &(i, wide) in row {
                let place = Rect::new(x, y, wide, height + extra);
                self.zone(pen, &areas[i], place, zones.unit, spots);
                x += wide + GAP;
            }
            y += height + extra + GAP;
        }
    }

    fn zone(&self, pen: &mut Pen<'_>, area: &Area, rect: Rect, unit: f64, spots: &mut Spots) {
        let c = pen.colours;
        let seat = c.seat_or_stone(area.seat);
        let label = self.say(&area.label);
        pen.open_labelled(&label);
        pen.rect(rect, &format!("rx=\"4\" fill=\"{}\"", c.cell));
        pen.rect(rect, "rx=\"4\" fill=\"url(#hewn)\"");
        pen.rect(Rect::new(rect.x, rect.y, rect.w, 3.0), &format!("rx=\"1.5\" fill=\"{}\"", seat.rim));
        let mine = area.seat.is_some() && area.seat == self.seat;
        if mine {
            pen.rect(
                rect.inset(1.0),
                &format!("rx=\"4\" fill=\"none\" stroke=\"{CHALK}\" stroke-opacity=\".35\" stroke-width=\"2\""),
            );
        }
        let mut x = rect.x + PAD;
        let foot = rect.y + 20.0;
        if let Some(owner) = area.seat {
            pen.icon(seat_icon(owner), Rect::new(x, foot - 10.0, 11.0, 11.0), seat.rim);
            x += 17.0;
        }
        let room = area.room.map_or(String::new(), |room| format!("{}/{room}", area.things.len()));
        let right = pen.words((rect.right() - PAD, foot), &room, Type::bold(12.0, "#FFFFFF").at_end(), 60.0);
        let free = rect.right() - PAD - right - x;
        x += pen.words((x, foot), &label, Type::bold(13.0, "#FFFFFF").down_to(9.0), free) + 8.0;
        for card in &area.at_it {
            let name = self.card_name(card);
            let wide = (width(&name, 11.0, Face::Bold) + 14.0).min(rect.right() - PAD - right - x);
            if wide > 24.0 {
                pen.rect(Rect::new(x, rect.y + 7.0, wide, 17.0), &format!("rx=\"3\" fill=\"{}\"", c.card));
                pen.words((x + 7.0, foot - 0.5), &name, Type::bold(11.0, c.ink).down_to(8.0), wide - 12.0);
                pen.keys((x + wide, rect.y + 7.0), &self.answers_at(crate::said::card_id(card)), 16.0);
                x += wide + 5.0;
            }
        }
        self.zone_things(pen, area, Rect::new(rect.x, rect.y + HEAD, rect.w, rect.h - HEAD), unit, spots);
        let answers = self.answers_at(&area.id);
        pen.target(rect.inset(2.0), &answers);
        pen.keys((rect.right() - 16.0, rect.y + 16.0), &answers, 22.0);
        spots.insert(area.id.clone(), rect.middle());
        pen.close();
    }

    fn zone_things(&self, pen: &mut Pen<'_>, area: &Area, body: Rect, unit: f64, spots: &mut Spots) {
        if area.things.is_empty() {
            let look = Type::sans(12.5, "#C9CDD0").centred();
            let (x, y) = body.middle();
            pen.words((x, y + 2.0), &self.speaker.word("empty"), look, body.w - 2.0 * PAD);
            return;
        }
        let lines = self.lines(area, body.w - 2.0 * PAD, unit);
        let high: f64 = lines.iter().map(|line| self.line_height(area, line, unit) + GAP).sum::<f64>() - GAP;
        let cards = area.things.iter().any(|t| matches!(t, Thing::Card(_)));
        let mut y = if cards { body.y + 4.0 } else { body.y + ((body.h - PAD - high) / 2.0).max(0.0) };
        for line in &lines {
            let wide: f64 = line.iter().map(|&i| self.thing_size(&area.things[i], unit).0 + GAP).sum::<f64>() - GAP;
            let mut x = if cards { body.x + PAD } else { body.x + (body.w - wide) / 2.0 };
            for &i in line {
                let thing = &area.things[i];
                let (w, h) = self.thing_size(thing, unit);
                let place = Rect::new(x, y, w, h);
                self.zone_thing(pen, thing, place, unit);
                spots.insert(thing_id(thing).to_string(), place.middle());
                x += w + GAP;
            }
            y += self.line_height(area, line, unit) + GAP;
        }
    }

    fn zone_thing(&self, pen: &mut Pen<'_>, thing: &Thing, place: Rect, unit: f64) {
        pen.open_labelled(&self.thing_label(thing));
        let mut framed = place;
        match thing {
            Thing::Die(die) => pen.die(die, place.inset(1.5)),
            Thing::Piece(piece) => pen.piece(piece, place.middle(), unit * 1.25),
            Thing::Barrier(barrier) => pen.barrier(barrier, place),
            Thing::Marker(marker) => pen.marker(marker, &self.say(&marker.label), place, true),
            Thing::Card(card) => {
                framed.h = unit * 1.6;
                self.small_card(pen, card, framed);
            }
        }
        let answers = self.answers_at(thing_id(thing));
        if !answers.is_empty() {
            pen.target(framed.inset(-3.0), &answers);
            let size = (unit * 0.36).clamp(16.0, 24.0);
            pen.keys((framed.right() - size * 0.3, framed.y + size * 0.1), &answers, size);
        }
        pen.close();
    }

    /// Dice with their words, in one line, outside the areas.
    pub(super) fn throw(&self, pen: &mut Pen<'_>, throw: &kernel::scene::Dice, rect: Rect) {
        let c = pen.colours;
        pen.rect(rect, &format!("rx=\"4\" fill=\"{}\"", c.cell));
        pen.rect(rect, "rx=\"4\" fill=\"url(#hewn)\"");
        let middle = rect.middle().1;
        let label = self.say(&throw.label);
        let used = pen.words((rect.x + PAD, middle + 4.5), &label, Type::bold(13.0, "#FFFFFF"), rect.w * 0.4);
        let room = rect.w - used - 3.0 * PAD;
        let side = (rect.h - 14.0).min(room / throw.dice.len().max(1) as f64 - 6.0).max(8.0);
        for (i, die) in throw.dice.iter().enumerate() {
            let x = rect.x + used + 2.0 * PAD + i as f64 * (side + 6.0);
            let place = Rect::new(x, middle - side / 2.0, side, side);
            pen.open_labelled(&self.say(&die.label));
            pen.die(die, place);
            let answers = self.answers_at(&die.id);
            pen.target(place.inset(-3.0), &answers);
            pen.keys((place.right(), place.y), &answers, 18.0);
            pen.close();
        }
        if let Some(answer) = self.answers_at(&throw.id).first() {
            pen.key((rect.right() - 18.0, middle), answer.number, 22.0, Key::OnBoard);
        }
    }
}
