//! Camps: seats with several areas each, side by side, the viewer's own at the bottom; what is fought out lies between.
//! Decides where things go; what a combat and its chain look like is in `clash`.

use super::board::Spots;
use super::cards::back;
use super::measure::{Face, width, wrapped};
use super::pen::{Pen, Rect, Type, n};
use super::stones::seat_icon;
use super::theme::{CHALK, LAMP};
use crate::said::{card_id, card_seat, change_mark, counted, found, hung, minus, thing_id};
use crate::{Picture, portrait_name};
use kernel::Seat;
use kernel::scene::{Area, Attachment, Board, Card, KnownCard, Number, Thing};

const GAP: f64 = 7.0;
const HEAD: f64 = 24.0;
const PLATE: f64 = 24.0;
const STRIP: f64 = 16.0;
const LARGEST: f64 = 118.0;
const SMALLEST: f64 = 54.0;
/// A zone where nobody stands.
const BARE: f64 = 78.0;

/// Whether areas are laid out as camps: somebody has several.
pub(super) fn is_camp(board: &Board) -> bool {
    let Board::Areas(areas) = board else { return false };
    areas.iter().any(|a| a.seat.is_some() && areas.iter().filter(|b| b.seat == a.seat).count() > 1)
}

/// The areas of one seat or of nobody, and where they go.
struct Block<'a> {
    seat: Option<Seat>,
    areas: Vec<&'a Area>,
    /// With the seat's name, where there are many.
    plate: bool,
    x: f64,
    wide: f64,
    high: f64,
}

/// Blocks side by side.
struct Line<'a> {
    blocks: Vec<Block<'a>>,
    high: f64,
    own: bool,
}

impl Picture<'_> {
    pub(super) fn camp_height(&self, pen: &Pen<'_>, areas: &[Area], wide: f64) -> f64 {
        let lines: f64 = self.camp_lines(areas, wide).iter().map(|line| line.high + GAP).sum();
        let between = if self.is_last(areas) { self.between_height(pen, wide) } else { 0.0 };
        lines + if between > 0.0 { between + GAP } else { 0.0 } - GAP
    }

    fn camp_lines<'a>(&self, areas: &'a [Area], wide: f64) -> Vec<Line<'a>> {
        let mut forces: Vec<(Option<Seat>, Vec<&Area>)> = vec![];
        for area in areas {
            match forces.iter_mut().find(|(seat, _)| *seat == area.seat) {
                Some((_, force)) => force.push(area),
                None => forces.push((area.seat, vec![area])),
            }
        }
        let last = self.seat.or_else(|| self.scene.seats.first().map(|panel| panel.seat));
        let is_own = |seat: &Option<Seat>| seat.is_some() && *seat == last;
        forces.sort_by_key(|(seat, _)| is_own(seat));
        let seated = forces.iter().filter(|(seat, _)| seat.is_some()).count();
        // Two in a line where there are more than two others.
        let across = if seated > 3 { 2 } else { 1 };
        let mut lines: Vec<Line<'a>> = vec![];
        for (seat, areas) in forces {
            let own = is_own(&seat);
            let fits = lines.last().is_some_and(|line| line.blocks.len() < across && !line.own && !own);
            let columns = if own || seat.is_none() { 1 } else { across };
            let column = (wide - GAP * (columns - 1) as f64) / columns as f64;
            let plate = seated > 2 && !own && seat.is_some();
            let block = Block { seat, areas, plate, x: 0.0, wide: column, high: 0.0 };
            match lines.last_mut() {
                Some(line) if fits && seat.is_some() => line.blocks.push(Block { x: column + GAP, ..block }),
                Some(_) | None => lines.push(Line { blocks: vec![block], high: 0.0, own }),
            }
        }
        for line in &mut lines {
            for block in &mut line.blocks {
                block.high = self.block_height(block);
            }
            line.high = line.blocks.iter().map(|block| block.high).fold(0.0, f64::max);
        }
        lines
    }

    fn block_height(&self, block: &Block<'_>) -> f64 {
        let zones = self.zones_of(block);
        let tallest = zones.iter().map(|zone| self.zone_height(zone)).fold(0.0, f64::max);
        tallest + if block.plate { PLATE + 3.0 } else { 0.0 }
    }

    /// Every area of a block with its width and the width of the cards in it.
    fn zones_of<'a>(&self, block: &Block<'a>) -> Vec<Zone<'a>> {
        let count = |area: &Area| area.things.len();
        let all: usize = block.areas.iter().map(|area| count(area)).sum();
        let bare = block.areas.iter().filter(|area| area.things.is_empty()).count();
        let gaps = GAP * block.areas.len().saturating_sub(1) as f64;
        let empty = if all == 0 { 0.0 } else { BARE.min(block.wide / block.areas.len() as f64) };
        let room = block.wide - gaps - empty * bare as f64;
        let share = |area: &Area| match (all, area.things.len()) {
            (0, _) => room / block.areas.len() as f64,
            (_, 0) => empty,
            (all, n) => room * n as f64 / all as f64,
        };
        let card = ((room - all as f64 * (GAP + 6.0)) / all.max(1) as f64).clamp(SMALLEST, LARGEST);
        let zone = |area: &&'a Area| Zone { area, wide: share(area), card };
        block.areas.iter().map(zone).collect()
    }

    fn zone_height(&self, zone: &Zone<'_>) -> f64 {
        let lines: f64 = zone.lines().map(|line| zone.line_height(line) + GAP).sum();
        self.head_height(zone) + lines + 3.0
    }

    /// The name of the area, and the cards that lie at it, in as many rows as they need.
    fn head_height(&self, zone: &Zone<'_>) -> f64 {
        HEAD + 18.0 * (self.head_rows(zone).len() - 1) as f64
    }

    fn head_rows<'a>(&self, zone: &Zone<'a>) -> Vec<Vec<(&'a Card, f64)>> {
        let label = width(&self.say(&zone.area.label), 12.0, Face::Bold) + 30.0;
        let mut rows: Vec<Vec<(&Card, f64)>> = vec![vec![]];
        let mut left = zone.wide - label;
        for card in &zone.area.at_it {
            let wide = (width(&self.short_name(card), 10.5, Face::Bold) + 26.0).min(zone.wide - 10.0);
            if wide > left && !(rows.len() > 1 && rows[rows.len() - 1].is_empty()) {
                rows.push(vec![]);
                left = zone.wide - 10.0;
            }
            left -= wide + 5.0;
            if let Some(row) = rows.last_mut() {
                row.push((card, wide));
            }
        }
        rows
    }

    pub(super) fn short_name(&self, card: &Card) -> String {
        match card {
            Card::Known(known) => self.say_some(known.short.as_ref()).unwrap_or_else(|| self.say(&known.name)),
            Card::Unknown { .. } => self.card_name(card),
        }
    }

    pub(super) fn camp(&self, pen: &mut Pen<'_>, areas: &[Area], rect: Rect, spots: &mut Spots) {
        let lines = self.camp_lines(areas, rect.w);
        // What is nobody's takes no more than it needs.
        let grows = |line: &Line<'_>| line.blocks.iter().any(|block| block.seat.is_some());
        let spare = (rect.h - self.camp_height(pen, areas, rect.w)).max(0.0);
        let spare = spare / lines.iter().filter(|line| grows(line)).count().max(1) as f64;
        let mut y = rect.y;
        let mut said = !self.is_last(areas);
        for line in &lines {
            if line.own && !said {
                y = self.lies_between(pen, Rect::new(rect.x, y, rect.w, 0.0));
                said = true;
            }
            let high = line.high + if grows(line) { spare } else { 0.0 };
            for block in &line.blocks {
                self.block(pen, block, Rect::new(rect.x + block.x, y, block.wide, high), spots);
            }
            y += high + GAP;
        }
        if !said {
            self.lies_between(pen, Rect::new(rect.x, y, rect.w, 0.0));
        }
    }

    /// What lies between camps is drawn once, where the last of them are.
    fn is_last(&self, areas: &[Area]) -> bool {
        let last = self.scene.boards.iter().rev().find(|board| is_camp(board));
        matches!(last, Some(Board::Areas(last)) if std::ptr::eq(&last[..], areas))
    }

    fn lies_between(&self, pen: &mut Pen<'_>, rect: Rect) -> f64 {
        let high = self.between(pen, rect);
        rect.y + if high > 0.0 { high + GAP } else { 0.0 }
    }

    fn block(&self, pen: &mut Pen<'_>, block: &Block<'_>, rect: Rect, spots: &mut Spots) {
        let mut y = rect.y;
        if let Some(seat) = block.seat.filter(|_| block.plate) {
            self.block_plate(pen, seat, Rect::new(rect.x, y, rect.w, PLATE));
            y += PLATE + 3.0;
        }
        let mut x = rect.x;
        for zone in self.zones_of(block) {
            self.camp_zone(pen, &zone, Rect::new(x, y, zone.wide, rect.bottom() - y), spots);
            x += zone.wide + GAP;
        }
    }

    /// Who it is, with the seat's figures.
    fn block_plate(&self, pen: &mut Pen<'_>, seat: Seat, rect: Rect) {
        let look = pen.colours.seat(seat);
        pen.rect(rect, &format!("rx=\"3\" fill=\"{}\"", look.fill));
        pen.icon(seat_icon(seat), Rect::new(rect.x + 8.0, rect.y + 6.5, 11.0, 11.0), look.on);
        let panel = self.scene.seats.iter().find(|panel| panel.seat == seat);
        let mut right = rect.right() - 8.0;
        for counter in panel.into_iter().flat_map(|panel| panel.counters.iter().rev()) {
            right -= pen.words((right, rect.y + 16.5), &counted(counter), Type::bold(11.5, look.on).at_end(), 60.0);
            if let Some(icon) = counter.icon {
                right -= 14.0;
                pen.icon(icon.0, Rect::new(right, rect.y + 6.5, 11.0, 11.0), look.on);
            }
            right -= 9.0;
        }
        let name = self.speaker.name(seat);
        pen.words((rect.x + 25.0, rect.y + 16.5), &name, Type::serif(13.5, look.on), right - rect.x - 27.0);
    }

    fn camp_zone(&self, pen: &mut Pen<'_>, zone: &Zone<'_>, rect: Rect, spots: &mut Spots) {
        let c = pen.colours;
        let area = zone.area;
        let seat = c.seat_or_stone(area.seat);
        let label = self.say(&area.label);
        pen.open_labelled(&label);
        pen.rect(rect, &format!("rx=\"4\" fill=\"{}\"", c.cell));
        pen.rect(rect, "rx=\"4\" fill=\"url(#hewn)\"");
        pen.rect(Rect::new(rect.x, rect.y, rect.w, 3.0), &format!("rx=\"1.5\" fill=\"{}\"", seat.rim));
        let mut x = rect.x + 6.0;
        if let Some(owner) = area.seat {
            pen.icon(seat_icon(owner), Rect::new(x, rect.y + 8.0, 9.0, 9.0), seat.rim);
            x += 14.0;
        }
        let look = Type::bold(12.0, "#FFFFFF").down_to(8.0);
        x += pen.words((x, rect.y + 17.0), &label, look, rect.right() - x - 4.0) + 8.0;
        for (i, row) in self.head_rows(zone).iter().enumerate() {
            let y = rect.y + 5.0 + 18.0 * i as f64;
            let mut left = if i == 0 { x } else { rect.x + 6.0 };
            for (card, wide) in row {
                self.lies_at(pen, card, Rect::new(left, y, *wide, 16.0));
                left += wide + 5.0;
            }
        }
        let mut y = rect.y + self.head_height(zone) + 2.0;
        for line in zone.lines() {
            let mut x = rect.x + 6.0;
            for thing in line {
                let place = Rect::new(x, y, zone.card, zone.card_height());
                self.stands(pen, thing, place);
                spots.insert(thing_id(thing).to_string(), place.middle());
                x += zone.card + GAP;
            }
            y += zone.line_height(line) + GAP;
        }
        let answers = self.answers_at(&area.id);
        pen.target(rect.inset(2.0), &answers);
        pen.keys((rect.right() - 14.0, rect.y + 14.0), &answers, 20.0);
        spots.insert(area.id.clone(), rect.middle());
        pen.close();
    }

    /// A card at the area itself; the one a combat happens at is ringed.
    fn lies_at(&self, pen: &mut Pen<'_>, card: &Card, rect: Rect) {
        let c = pen.colours;
        let fought = self.scene.clashes.iter().any(|clash| clash.at.as_deref() == Some(card_id(card)));
        let ring = if fought { format!(" stroke=\"{CHALK}\" stroke-width=\"2.5\"") } else { String::new() };
        pen.rect(rect, &format!("rx=\"3\" fill=\"{}\"{ring}", c.card));
        if let Some(icon) = sign(card) {
            pen.icon(icon, Rect::new(rect.x + 4.0, rect.y + 3.0, 10.0, 10.0), c.ink);
        }
        let look = Type::bold(10.5, c.ink).down_to(7.5);
        pen.words((rect.x + 18.0, rect.y + 12.0), &self.short_name(card), look, rect.w - 21.0);
        pen.keys((rect.right(), rect.y + 1.0), &self.answers_at(card_id(card)), 15.0);
    }

    fn stands(&self, pen: &mut Pen<'_>, thing: &Thing, rect: Rect) {
        pen.open_labelled(&self.thing_label(thing));
        match thing {
            Thing::Card(Card::Known(known)) => {
                self.strips(pen, known, rect);
                self.warrior(pen, known, rect);
            }
            Thing::Card(card) => {
                back(pen, card_seat(card), Rect::new(rect.x + rect.w * 0.18, rect.y, rect.w * 0.64, rect.h));
            }
            Thing::Piece(piece) => pen.piece(piece, rect.middle(), rect.h),
            Thing::Barrier(barrier) => pen.barrier(barrier, rect),
            Thing::Marker(marker) => pen.marker(marker, &self.say(&marker.label), Rect { h: 26.0, ..rect }, true),
            Thing::Die(die) => pen.die(die, Rect::square(rect.middle(), rect.h * 0.8)),
        }
        let id = thing_id(thing);
        if let Some(icon) = self.role(id) {
            pen.rect(rect.inset(-3.0), &format!("rx=\"4\" fill=\"none\" stroke=\"{CHALK}\" stroke-width=\"3\""));
            let at = (rect.right() - 1.0, rect.y + rect.h * 0.42);
            pen.circle(at, 10.5, &format!("fill=\"{CHALK}\" stroke=\"#111\" stroke-width=\"2\""));
            pen.icon(icon, Rect::square(at, 12.0), "#111");
        }
        let answers = self.answers_at(id);
        pen.target(rect.inset(-3.0), &answers);
        pen.keys((rect.right() - 6.0, rect.y), &answers, 19.0);
        pen.close();
    }

    /// The sign of the side somebody fights on.
    fn role(&self, id: &str) -> Option<&'static str> {
        let mut sides = self.scene.clashes.iter().rev().flat_map(|clash| &clash.sides);
        let side = sides.find(|side| side.members.iter().any(|member| member == id))?;
        Some(side.icon.map_or("i-melee", |icon| icon.0))
    }

    /// Plate, face, and the numbers in one row; what is so of it beside the face.
    fn warrior(&self, pen: &mut Pen<'_>, known: &KnownCard, rect: Rect) {
        let c = pen.colours;
        if known.sideways {
            let (x, y) = rect.middle();
            pen.open(&format!("transform=\"rotate(-4 {} {})\"", n(x), n(y)));
        }
        pen.rect(rect, &format!("rx=\"3\" fill=\"{}\" stroke=\"{}\"", c.card, c.card_edge));
        if known.face_down.is_some() {
            pen.rect(rect, "rx=\"3\" fill=\"url(#weave)\"");
        }
        let seat = c.seat_or_stone(known.controller.or(known.owner));
        let plate = (rect.h * 0.25).clamp(14.0, 21.0);
        pen.rect(Rect { h: plate, ..rect }, &format!("rx=\"3\" fill=\"{}\"", seat.fill));
        self.plate_words(pen, known, Rect { h: plate, ..rect });
        let size = (rect.w * 0.107).clamp(9.5, 13.0);
        let face = Rect::new(rect.x + 3.0, rect.y + plate + 1.0, rect.w * 0.44, rect.h - plate - size - 6.0);
        let side = face.h.min(face.w);
        let place = Rect::new(face.x, face.y, side, side);
        match (known.portrait, known.sigil) {
            (Some(portrait), _) => pen.icon(&portrait_name(portrait.0), place, &c.game.clone()),
            (None, Some(icon)) => pen.icon(icon.0, place, c.carve),
            (None, None) => {}
        }
        let beside = Rect::new(place.right() + 2.0, face.y, rect.right() - place.right() - 5.0, face.h);
        self.says(pen, known, beside);
        let shown: Vec<&Number> = known.stats.iter().filter(|stat| stat.label.key != "cost").take(4).collect();
        let step = (rect.w - 6.0) / shown.len().max(1) as f64;
        for (i, stat) in shown.into_iter().enumerate() {
            figure(pen, stat, (rect.x + 4.0 + i as f64 * step, rect.bottom() - 4.5), size, step);
        }
        if known.sideways {
            crack(pen, Rect::new(rect.x, rect.y + plate, rect.w, rect.h - plate));
            pen.close();
        }
    }

    /// Whom it belongs to, and what is so of it: in words while they fit, else as signs.
    fn says(&self, pen: &mut Pen<'_>, known: &KnownCard, rect: Rect) {
        let c = pen.colours;
        let mut y = rect.y;
        let pills = known.tokens.iter().filter(|t| t.on).count() + usize::from(known.state.is_some());
        if let Some(side) = self.say_some(known.side.as_ref()).filter(|_| rect.w > 46.0) {
            let rows = if pills > 1 { 1 } else { 2 };
            for line in wrapped(&side, 8.5, Face::Sans, rect.w, rows) {
                y += 10.0;
                let look = Type::sans(8.5, c.soft).at_end().down_to(7.0);
                pen.words((rect.right(), y), &line, look, rect.w);
            }
            y += 2.0;
        }
        let mut pill = |icon: Option<&str>, text: &str| {
            let room = if rect.w > 46.0 { rect.w } else { 13.0 };
            let letters = if room > 20.0 { text } else { "" };
            let wide = (width(letters, 8.5, Face::Bold) + 8.0 + if icon.is_some() { 11.0 } else { 0.0 }).min(room);
            let place = Rect::new(rect.right() - wide, y + 1.0, wide, 12.0);
            if place.bottom() > rect.bottom() + 3.0 {
                return;
            }
            pen.rect(place, &format!("rx=\"6\" fill=\"{}\" stroke=\"{}\" stroke-width=\".8\"", c.ink, c.card));
            let mut x = place.x + 3.0;
            if let Some(icon) = icon {
                pen.icon(icon, Rect::new(x, place.y + 2.0, 8.0, 8.0), c.card);
                x += 10.0;
            }
            let look = Type::bold(8.5, c.card).down_to(6.5);
            pen.words((x, place.bottom() - 3.2), letters, look, place.right() - x - 2.0);
            y += 13.5;
        };
        for token in known.tokens.iter().filter(|t| t.on) {
            let label = self.say(&token.label);
            let label = if token.count > 1 { format!("{} {label}", token.count) } else { label };
            pill(token.icon.map(|icon| icon.0), &label);
        }
        if let Some(state) = self.say_some(known.state.as_ref()) {
            pill(None, &state);
        }
    }

    /// What a card carries, strip by strip; those that do nothing are struck through, those in use are chalk.
    fn strips(&self, pen: &mut Pen<'_>, known: &KnownCard, rect: Rect) {
        for (i, (depth, attachment)) in hung(known).into_iter().enumerate() {
            let indent = 3.0 + 8.0 * depth.min(2) as f64;
            let y = rect.bottom() + i as f64 * STRIP;
            self.strip(pen, attachment, Rect::new(rect.x + indent, y, rect.w - indent - 2.0, STRIP));
        }
    }

    fn strip(&self, pen: &mut Pen<'_>, attachment: &Attachment, rect: Rect) {
        let c = pen.colours;
        let id = card_id(&attachment.card);
        let used = self.scene.clashes.iter().flat_map(|clash| &clash.sides).any(|s| s.uses.iter().any(|u| u == id));
        let (fill, ink) = if used { (CHALK, "#23201B") } else { (c.under, c.ink) };
        let answers = self.answers_at(id);
        let edge = if answers.is_empty() {
            "stroke=\"#14191C\"".into()
        } else {
            format!("stroke=\"{LAMP}\" stroke-width=\"2.5\"")
        };
        pen.rect(rect, &format!("rx=\"2.5\" fill=\"{fill}\" {edge}"));
        let foot = rect.bottom() - 4.6;
        let mut x = rect.x + 4.0;
        if let Some(icon) = sign(&attachment.card) {
            pen.icon(icon, Rect::new(x, rect.y + 3.5, 9.0, 9.0), ink);
            x += 12.0;
        }
        let changes = self.say_some(attachment.changes.as_ref()).unwrap_or_default();
        let look = Type::bold(9.5, ink).at_end().down_to(7.0);
        let right = rect.right() - pen.words((rect.right() - 4.0, foot), &changes, look, rect.w * 0.5) - 7.0;
        let look = Type::sans(9.5, ink).down_to(7.0);
        let wide = pen.words((x, foot), &self.short_name(&attachment.card), look, right - x);
        if attachment.idle.is_some() {
            pen.line((x, foot - 3.0), (x + wide, foot - 3.0), &format!("stroke=\"{ink}\""));
        }
        pen.keys((rect.right(), rect.y + 4.0), &answers, 15.0);
    }

    /// What an element of the scene is called, for a combat's words.
    pub(super) fn called(&self, id: &str) -> String {
        found(self.scene, id).map_or(String::new(), |_| self.name_of(id))
    }
}

/// An area and how wide it and the cards in it are.
struct Zone<'a> {
    area: &'a Area,
    wide: f64,
    card: f64,
}

impl<'a> Zone<'a> {
    fn lines(&self) -> impl Iterator<Item = &'a [Thing]> {
        let across = ((self.wide - 12.0 + GAP) / (self.card + GAP)).floor().max(1.0) as usize;
        self.area.things.chunks(across)
    }

    fn card_height(&self) -> f64 {
        self.card * 0.74
    }

    fn line_height(&self, line: &[Thing]) -> f64 {
        let strips = |thing: &Thing| match thing {
            Thing::Card(Card::Known(known)) => hung(known).len() as f64 * STRIP,
            Thing::Card(_) | Thing::Piece(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => 0.0,
        };
        self.card_height() + line.iter().map(strips).fold(0.0, f64::max)
    }
}

fn sign(card: &Card) -> Option<&'static str> {
    match card {
        Card::Known(known) => known.sigil.map(|sigil| sigil.0),
        Card::Unknown { .. } => None,
    }
}

/// A number of a row, with its sign where there is room.
fn figure(pen: &mut Pen<'_>, stat: &Number, (x, foot): (f64, f64), size: f64, room: f64) {
    let ink = pen.colours.ink;
    let value = minus(stat.value);
    let mark = change_mark(stat);
    let wide = width(&value, size, Face::Bold) + if mark.is_empty() { 0.0 } else { size * 0.4 };
    let mut at = x;
    if let Some(icon) = stat.icon.filter(|_| wide + size * 0.8 < room) {
        pen.icon(icon.0, Rect::new(at, foot - size * 0.74, size * 0.72, size * 0.72), ink);
        at += size * 0.72 + 1.0;
    }
    at += pen.words((at, foot), &value, Type::bold(size, ink), room);
    pen.words((at + 0.5, foot - size * 0.36), mark, Type::bold(size * 0.42, ink).down_to(4.0), room);
}

/// Whoever is wounded lies askew, with a crack.
fn crack(pen: &mut Pen<'_>, rect: Rect) {
    let at = |x: f64, y: f64| format!("{} {}", n(rect.x + rect.w * x), n(rect.y + rect.h * y));
    let points = [(0.0, 0.62), (0.22, 0.48), (0.3, 0.6), (0.55, 0.3), (0.62, 0.44), (1.0, 0.12)];
    let d: Vec<String> = points.iter().map(|&(x, y)| at(x, y)).collect();
    let bad = pen.colours.bad;
    let look = format!("fill=\"none\" stroke=\"{bad}\" stroke-opacity=\".55\" stroke-width=\"3\"");
    pen.path(&format!("M{}", d.join("L")), &look);
}
