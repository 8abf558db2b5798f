//! The slab in the middle: boards one above the other, and beside them whatever belongs to nobody. Never draws seats or answers.

use super::areas::Zones;
use super::camp::is_camp;
use super::grid::{self, Plan};
use super::hex::{self, HexPlan};
use super::measure::{Face, wrapped};
use super::pen::{Pen, Rect, Type, n};
use super::stones::seat_icon;
use super::theme::{CHALK, LAMP};
use crate::Picture;
use crate::said::{figure, minus, share};
use kernel::scene::{Board, Comparison, Lasting, Number, OrderEntry, Part, PathKind, Thing, When};
use std::collections::BTreeMap;

/// Where the places are, for paths between them.
pub(super) type Spots = BTreeMap<String, (f64, f64)>;

const PAD: f64 = 10.0;
const ORDER: f64 = 46.0;
const THROW: f64 = 54.0;
const BESIDE: f64 = 176.0;

enum Laid<'b> {
    Grid(&'b kernel::scene::Grid, Plan),
    Hex(&'b kernel::scene::HexField, HexPlan),
    Areas(&'b [kernel::scene::Area], Zones),
    Camp(&'b [kernel::scene::Area], f64),
}

impl Laid<'_> {
    fn size(&self, wide: f64) -> (f64, f64) {
        match self {
            Laid::Grid(_, plan) => plan.size(),
            Laid::Hex(_, plan) => plan.size(),
            Laid::Areas(_, zones) => (wide, zones.height()),
            Laid::Camp(_, high) => (wide, *high),
        }
    }
}

impl Picture<'_> {
    /// The least height at which nothing becomes unreadable.
    pub(super) fn board_needs(&self, pen: &Pen<'_>, wide: f64) -> f64 {
        let inner = wide - 2.0 * PAD - self.beside_width();
        let boards = self.scene.boards.iter().map(|board| match board {
            Board::Grid(grid) => {
                let across = grid.columns.len().max(1);
                grid.cells.len().div_ceil(across) as f64 * 40.0 + grid::EDGE + grid::RIM
            }
            Board::Hex(field) => hex::least_height(field).min(720.0),
            Board::Areas(areas) if is_camp(board) => self.camp_height(pen, areas, inner),
            Board::Areas(areas) => {
                let least = (1..=4).map(|across| self.zones_at(areas, inner, 36.0, across).height());
                least.fold(f64::MAX, f64::min).min(1e5)
            }
        });
        let boards: f64 = boards.map(|high| high + PAD).sum();
        boards.max(self.beside_height()) + self.strips_height(pen, wide) + 2.0 * PAD
    }

    fn strips_height(&self, pen: &Pen<'_>, wide: f64) -> f64 {
        let scene = self.scene;
        let order = if scene.order.is_empty() { 0.0 } else { ORDER + PAD };
        let throws = scene.dice.len() as f64 * (THROW + PAD);
        let sums: f64 = scene.sums.iter().map(|sum| self.sum_height(sum, wide - 2.0 * PAD) + PAD).sum();
        let between = if self.has_camp() { 0.0 } else { self.between_height(pen, wide - 2.0 * PAD) };
        order + throws + sums + if between > 0.0 { between + PAD } else { 0.0 }
    }

    pub(super) fn has_camp(&self) -> bool {
        self.scene.boards.iter().any(is_camp)
    }

    fn beside_width(&self) -> f64 {
        if self.scene.piles.is_empty() && self.lasting_beside().is_empty() { 0.0 } else { BESIDE + PAD }
    }

    fn beside_height(&self) -> f64 {
        self.scene.piles.len() as f64 * 76.0 + self.lasting_beside().len() as f64 * 62.0
    }

    /// Between camps there is room for effects that last; elsewhere they stand beside the board.
    fn lasting_beside(&self) -> &[Lasting] {
        if self.has_camp() { &[] } else { &self.scene.lasting }
    }

    pub(super) fn board(&self, pen: &mut Pen<'_>, rect: Rect) {
        let scene = self.scene;
        let strips = self.strips_height(pen, rect.w);
        let beside = self.beside_width();
        let plain = strips == 0.0 && beside == 0.0;
        if let ([Board::Grid(grid)], true) = (&scene.boards[..], plain) {
            return self.lone_grid(pen, grid, rect);
        }
        if scene.boards.is_empty() && plain {
            return;
        }
        let rect = if plain { self.areas_only(rect) } else { rect };
        slab(pen, rect, 14.0);
        let mut spots = Spots::new();
        let mut y = rect.y + PAD;
        if !scene.order.is_empty() {
            self.order_strip(pen, Rect::new(rect.x + PAD, y, rect.w - 2.0 * PAD, ORDER));
            y += ORDER + PAD;
        }
        let inner = Rect::new(rect.x + PAD, y, rect.w - 2.0 * PAD - beside, rect.bottom() - y - PAD);
        let inner = Rect { h: inner.h - (strips - (y - rect.y - PAD)), ..inner };
        self.stacked(pen, inner, &mut spots);
        if beside > 0.0 {
            let place = Rect::new(rect.right() - PAD - BESIDE, y, BESIDE, inner.h);
            self.beside(pen, place, &mut spots);
        }
        y = inner.bottom() + PAD;
        for throw in &scene.dice {
            self.throw(pen, throw, Rect::new(rect.x + PAD, y, rect.w - 2.0 * PAD, THROW));
            y += THROW + PAD;
        }
        for sum in &scene.sums {
            let high = self.sum_height(sum, rect.w - 2.0 * PAD);
            self.sum(pen, sum, Rect::new(rect.x + PAD, y, rect.w - 2.0 * PAD, high));
            y += high + PAD;
        }
        if !self.has_camp() {
            self.between(pen, Rect::new(rect.x + PAD, y, rect.w - 2.0 * PAD, 0.0));
        }
        if scene.boards.iter().all(|b| matches!(b, Board::Areas(_))) {
            self.paths(pen, &spots);
        }
    }

    /// Where only a few dice and pieces lie in areas, the slab need not fill the page.
    fn areas_only(&self, rect: Rect) -> Rect {
        let mut high = PAD;
        for board in &self.scene.boards {
            match board {
                Board::Areas(areas) if areas.iter().all(|a| a.things.iter().all(|t| !matches!(t, Thing::Card(_)))) => {
                    high += self.zones(areas, rect.w - 2.0 * PAD, rect.h - 2.0 * PAD).height() * 2.2 + PAD;
                }
                Board::Areas(_) | Board::Grid(_) | Board::Hex(_) => return rect,
            }
        }
        let high = high.min(rect.h);
        Rect { y: rect.y + (rect.h - high) / 2.0, h: high, ..rect }
    }

    fn lone_grid(&self, pen: &mut Pen<'_>, grid: &kernel::scene::Grid, rect: Rect) {
        let plan = grid::plan(grid, (rect.w, rect.h));
        let (w, h) = plan.size();
        let place = Rect::new(rect.x + (rect.w - w) / 2.0, rect.y + (rect.h - h).max(0.0) / 2.0, w, h);
        slab(pen, place, 14.0_f64.max(plan.free_corner(grid) * 0.9));
        let mut spots = Spots::new();
        pen.open_labelled(&self.say(&grid.label));
        self.grid(pen, grid, &plan, (place.x, place.y), &mut spots);
        pen.close();
    }

    fn laid<'b>(&self, pen: &Pen<'_>, board: &'b Board, room: (f64, f64)) -> Laid<'b> {
        match board {
            Board::Grid(grid) => Laid::Grid(grid, grid::plan(grid, room)),
            Board::Hex(field) => Laid::Hex(field, hex::plan(field, room)),
            Board::Areas(areas) if is_camp(board) => Laid::Camp(areas, self.camp_height(pen, areas, room.0)),
            Board::Areas(areas) => Laid::Areas(areas, self.zones(areas, room.0, room.1)),
        }
    }

    /// Boards share the height by what they would like to have.
    fn stacked(&self, pen: &mut Pen<'_>, rect: Rect, spots: &mut Spots) {
        let boards = &self.scene.boards;
        let gaps = PAD * boards.len().saturating_sub(1) as f64;
        let free = rect.h - gaps;
        let wishes: Vec<f64> = boards.iter().map(|b| self.laid(pen, b, (rect.w, free)).size(rect.w).1).collect();
        let sum: f64 = wishes.iter().sum::<f64>().max(1.0);
        let mut y = rect.y;
        for (board, wish) in boards.iter().zip(&wishes) {
            let high = wish * free / sum;
            let laid = self.laid(pen, board, (rect.w, high));
            let (w, h) = laid.size(rect.w);
            match &laid {
                Laid::Grid(grid, plan) => {
                    let at = (rect.x + (rect.w - w).max(0.0) / 2.0, y + (high - h).max(0.0) / 2.0);
                    self.grid(pen, grid, plan, at, spots);
                }
                Laid::Hex(field, plan) => self.hexes(pen, field, plan, Rect::new(rect.x, y, rect.w, high), spots),
                Laid::Areas(areas, zones) => {
                    self.area_board(pen, areas, zones, Rect::new(rect.x, y, rect.w, high.max(h)), spots);
                }
                Laid::Camp(areas, least) => {
                    self.camp(pen, areas, Rect::new(rect.x, y, rect.w, high.max(*least)), spots);
                }
            }
            y += high + PAD;
        }
    }

    /// Who acts in which order; those who are done step back.
    fn order_strip(&self, pen: &mut Pen<'_>, rect: Rect) {
        let count = self.scene.order.len().max(1) as f64;
        let wide = ((rect.w - 5.0 * (count - 1.0)) / count).min(150.0);
        for (i, entry) in self.scene.order.iter().enumerate() {
            let place = Rect::new(rect.x + i as f64 * (wide + 5.0), rect.y, wide, rect.h);
            self.order_entry(pen, entry, place);
        }
    }

    fn order_entry(&self, pen: &mut Pen<'_>, entry: &OrderEntry, rect: Rect) {
        let c = pen.colours;
        let seat = c.seat_or_stone(entry.seat);
        let (fill, ink, soft) = match entry.when {
            When::Now => (c.card, c.ink, c.soft),
            When::Done => ("none", "#C9CDD0", "#C9CDD0"),
            When::ToCome => (c.cell, "#FFFFFF", "#D9DCDE"),
        };
        pen.rect(rect, &format!("rx=\"4\" fill=\"{fill}\" stroke=\"#fff\" stroke-opacity=\".25\""));
        pen.rect(Rect::new(rect.x, rect.y, rect.w, 4.0), &format!("rx=\"2\" fill=\"{}\"", seat.rim));
        if entry.when == When::Now {
            // Chalk says who acts; lamplight says that it is me.
            let ring = if self.answers().is_empty() { CHALK } else { LAMP };
            pen.rect(rect.inset(-2.0), &format!("rx=\"5\" fill=\"none\" stroke=\"{ring}\" stroke-width=\"3\""));
        }
        let mut x = rect.x + 7.0;
        if let Some(owner) = entry.seat {
            pen.icon(
                seat_icon(owner),
                Rect::new(x, rect.y + 13.0, 10.0, 10.0),
                if entry.when == When::Now { seat.ink } else { seat.rim },
            );
            x += 14.0;
        }
        if entry.when == When::Done {
            pen.icon("i-check", Rect::new(rect.right() - 15.0, rect.y + 8.0, 11.0, 11.0), ink);
        }
        if let Some(number) = entry.number {
            x += pen.words((x, rect.y + 23.0), &minus(number), Type::bold(14.0, ink), 30.0) + 5.0;
        }
        let right = rect.right() - if entry.when == When::Done { 17.0 } else { 5.0 };
        pen.words((x, rect.y + 22.5), &self.say(&entry.label), Type::bold(12.0, ink).down_to(7.5), right - x);
        if let Some(note) = self.say_some(entry.note.as_ref()) {
            pen.words((rect.x + 7.0, rect.y + 38.0), &note, Type::sans(11.0, soft).down_to(8.0), rect.w - 12.0);
        }
        pen.keys((rect.right() - 8.0, rect.y + 3.0), &self.answers_at(&entry.id), 18.0);
    }

    /// Piles of nobody and effects that last, at the right of the slab.
    fn beside(&self, pen: &mut Pen<'_>, rect: Rect, spots: &mut Spots) {
        let c = pen.colours;
        let mut y = rect.y;
        for lasting in self.lasting_beside() {
            let place = Rect::new(rect.x, y, rect.w, 54.0);
            let rim = c.seat_or_stone(lasting.seat).rim;
            pen.rect(place, "rx=\"4\" fill=\"#000\" fill-opacity=\".22\"");
            pen.rect(Rect::new(place.x, place.y, 3.0, place.h), &format!("fill=\"{rim}\""));
            let mut x = place.x + 11.0;
            if let Some(seat) = lasting.seat {
                pen.icon(seat_icon(seat), Rect::new(x, y + 11.0, 10.0, 10.0), rim);
                x += 15.0;
            }
            let look = Type::bold(13.0, "#FFFFFF").down_to(9.0);
            pen.words((x, y + 21.0), &self.card_name(&lasting.card), look, place.right() - x - 6.0);
            let look = Type::sans(11.5, "#E4E1DA").down_to(8.0);
            let on = lasting.on.as_ref().map_or(String::new(), |on| format!("{} · ", self.name_of(on)));
            pen.words((place.x + 11.0, y + 40.0), &format!("{on}{}", self.say(&lasting.until)), look, place.w - 17.0);
            pen.keys((place.right() - 8.0, y + 6.0), &self.answers_at(crate::said::card_id(&lasting.card)), 18.0);
            y += 62.0;
        }
        for pile in &self.scene.piles {
            let deck = Rect::new(rect.x, y, 38.0, 48.0);
            pen.path(&deck.cut(3.0), "fill=\"#1D2225\"");
            pen.path(&deck.cut(3.0), "fill=\"url(#hatch)\"");
            pen.path(&deck.cut(3.0), "fill=\"none\" stroke=\"#fff\" stroke-opacity=\".4\" stroke-width=\"1.5\"");
            let count = pile.count.map_or("?".into(), |count| count.to_string());
            pen.words((deck.middle().0, y + 30.0), &count, Type::bold(16.0, "#FFFFFF").centred(), 34.0);
            if let Some(top) = &pile.top {
                let face = Rect::new(deck.right() + 6.0, y, rect.w - deck.w - 6.0, 48.0);
                pen.path(&face.cut(3.0), &format!("fill=\"{}\" stroke=\"{}\"", c.card, c.card_edge));
                let lines = wrapped(&self.card_name(top), 12.0, Face::Bold, face.w - 16.0, 2);
                let first = if lines.len() > 1 { 20.0 } else { 28.0 };
                for (i, line) in lines.iter().enumerate() {
                    pen.words(
                        (face.x + 8.0, y + first + 15.0 * i as f64),
                        line,
                        Type::bold(12.0, c.ink),
                        face.w - 12.0,
                    );
                }
            }
            pen.icon(pile.icon.0, Rect::new(rect.x, y + 53.0, 13.0, 13.0), CHALK);
            let look = Type::bold(12.0, "#FFFFFF").down_to(8.5);
            pen.words((rect.x + 18.0, y + 64.0), &self.say(&pile.label), look, rect.w - 20.0);
            let answers = self.answers_at(&pile.id);
            pen.target(deck.inset(-3.0), &answers);
            pen.keys((deck.right(), y), &answers, 20.0);
            spots.insert(pile.id.clone(), deck.middle());
            y += 76.0;
        }
    }

    fn sum_height(&self, sum: &Comparison, wide: f64) -> f64 {
        let lines: usize = [&sum.left, &sum.right].into_iter().map(|n| self.formula(n, wide - 28.0).len()).sum();
        72.0 + lines as f64 * 17.0
    }

    fn formula(&self, number: &Number, wide: f64) -> Vec<String> {
        if number.parts.is_empty() {
            return vec![];
        }
        let said = format!("{} {} = {}", self.say(&number.label), figure(number), self.parts(number));
        wrapped(&said, 12.0, Face::Sans, wide, 3)
    }

    /// `11 printed +1 Dark Fire`
    pub(super) fn parts(&self, number: &Number) -> String {
        let part = |(i, part): (usize, &Part)| {
            let amount = share(i, part);
            let struck = part.struck.as_ref();
            let struck = struck.map_or(String::new(), |(why, rule)| format!(" ({} {rule})", self.say(why)));
            format!("{amount} {}{struck}", self.say(&part.source))
        };
        number.parts.iter().enumerate().map(part).collect::<Vec<_>>().join(" ")
    }

    /// Two numbers held against each other, and what follows.
    fn sum(&self, pen: &mut Pen<'_>, sum: &Comparison, rect: Rect) {
        let c = pen.colours;
        pen.path(&rect.cut(9.0), &format!("fill=\"{}\"", c.card));
        pen.words((rect.x + 14.0, rect.y + 20.0), &self.say(&sum.label), Type::serif(14.5, c.ink), rect.w - 28.0);
        let foot = rect.y + 54.0;
        let mut x = rect.x + 14.0;
        for (i, number) in [&sum.left, &sum.right].into_iter().enumerate() {
            if i == 1 {
                x += pen.words((x, foot - 3.0), sum.relation, Type::bold(18.0, c.ink), 40.0) + 10.0;
            }
            if let Some(icon) = number.icon {
                pen.icon(icon.0, Rect::new(x, foot - 19.0, 20.0, 20.0), c.ink);
                x += 25.0;
            }
            x += pen.words((x, foot), &figure(number), Type::bold(28.0, c.ink), 140.0) + 10.0;
        }
        pen.words((x + 6.0, foot - 4.0), &self.say(&sum.verdict), Type::bold(13.0, c.ink), rect.right() - x - 18.0);
        let mut y = rect.y + 76.0;
        for number in [&sum.left, &sum.right] {
            for line in self.formula(number, rect.w - 28.0) {
                pen.words((rect.x + 14.0, y), &line, Type::sans(12.0, c.soft), rect.w - 28.0);
                y += 17.0;
            }
        }
    }

    /// Chalk lines from place to place, under what stands on them.
    pub(super) fn paths(&self, pen: &mut Pen<'_>, spots: &Spots) {
        for path in &self.scene.paths {
            let points: Vec<&(f64, f64)> = path.places.iter().filter_map(|place| spots.get(place)).collect();
            if points.len() < 2 {
                continue;
            }
            let d: Vec<String> = points.iter().map(|p| format!("{} {}", n(p.0), n(p.1))).collect();
            let dash = match path.kind {
                PathKind::Walked => "stroke-dasharray=\"2 8\"",
                PathKind::Line => "stroke-dasharray=\"10 6\"",
                PathKind::Preview => "stroke-dasharray=\"1 10\" stroke-opacity=\".7\"",
                PathKind::Strike => "",
            };
            let look = format!("fill=\"none\" stroke=\"{CHALK}\" stroke-width=\"3.5\" stroke-linecap=\"round\" {dash}");
            pen.path(&format!("M{}", d.join("L")), &look);
        }
    }
}

/// The stone everything lies on, lit from above.
pub(super) fn slab(pen: &mut Pen<'_>, rect: Rect, cut: f64) {
    let c = pen.colours;
    pen.path(&rect.cut(cut), &format!("fill=\"{}\" filter=\"url(#high)\"", c.groove));
    let top = Rect { h: rect.h - 3.0, ..rect };
    pen.path(&top.cut(cut), &format!("fill=\"{}\"", c.slab));
    pen.path(&top.cut(cut), "fill=\"url(#sheen)\"");
    pen.path(&top.inset(0.75).cut(cut), "fill=\"none\" stroke=\"url(#rim)\" stroke-width=\"1.5\"");
}
