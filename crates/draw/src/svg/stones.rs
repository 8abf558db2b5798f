//! Stones, dice, walls and markers: small things that lie on the slab. Never decides where they lie.

use super::measure::{Face, width};
use super::pen::{Key, Pen, Rect, Type, n};
use super::theme::{CHALK, LAMP};
use crate::Choice;
use kernel::Seat;
use kernel::scene::{Barrier, Die, DieFace, Marker, Piece};

/// The symbol of a seat's shape.
pub fn seat_icon(seat: Seat) -> &'static str {
    ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "i-star", "i-gem"][seat.index() % 8]
}

impl Pen<'_> {
    /// A piece in a square of the given side: the outline and the number of rings say its level.
    pub(super) fn piece(&mut self, piece: &Piece, middle: (f64, f64), side: f64) {
        let colours = self.colours.seat_or_stone(piece.owner);
        let (x, y) = middle;
        let r = side * [0.38, 0.38, 0.41, 0.46][usize::from(piece.level).min(3)];
        let body = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", colours.fill, colours.rim);
        let ring = format!("fill=\"none\" stroke=\"{}\" stroke-opacity=\".5\" stroke-width=\"1.5\"", colours.on);
        let shade = "fill=\"#000\" fill-opacity=\".5\"";
        let light = "fill=\"url(#light)\"";
        match piece.level {
            0 | 1 => {
                self.circle((x, y + r * 0.14), r * 1.03, shade);
                self.circle(middle, r, &body);
                self.circle(middle, r, light);
                self.circle(middle, r * 0.74, &ring);
            }
            2 => {
                self.path(&octagon((x, y + r * 0.14), r * 1.02), shade);
                self.path(&octagon(middle, r), &body);
                self.path(&octagon(middle, r), light);
                self.path(&octagon(middle, r * 0.8), &ring);
                self.path(&octagon(middle, r * 0.6), &ring);
            }
            _ => {
                self.path(&star((x, y + r * 0.1), r), shade);
                self.path(&star(middle, r), &body);
                self.path(&star(middle, r), light);
                for share in [0.64, 0.51, 0.38] {
                    self.circle(middle, r * share, &ring);
                }
            }
        }
        self.inlay(piece, middle, r);
        if let Some((left, of)) = piece.points {
            let text = format!("{left}/{of}");
            let size = (side * 0.19).max(9.0);
            let pill = width(&text, size, Face::Bold) + size;
            self.rect(
                Rect::new(x - pill / 2.0, y + r * 0.62, pill, size * 1.35),
                "rx=\"3\" fill=\"#111\" stroke=\"#fff\" stroke-opacity=\".6\"",
            );
            self.words((x, y + r * 0.62 + size), &text, Type::bold(size, "#FFFFFF").centred(), pill);
        }
    }

    /// The seat's shape in the middle, or the piece's own picture with the shape beside it.
    fn inlay(&mut self, piece: &Piece, middle: (f64, f64), r: f64) {
        let colours = self.colours.seat_or_stone(piece.owner);
        match (piece.icon, piece.owner) {
            (None, None) => self.circle(middle, r * 0.2, &format!("fill=\"{}\"", colours.on)),
            (None, Some(seat)) => self.icon(seat_icon(seat), Rect::square(middle, r * 0.66), colours.on),
            (Some(icon), owner) => {
                self.icon(icon.0, Rect::square(middle, r * 0.98), colours.on);
                if let Some(seat) = owner {
                    let badge = (middle.0 + r * 0.72, middle.1 + r * 0.72);
                    let look = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"", colours.fill, colours.rim);
                    self.circle(badge, r * 0.3, &look);
                    self.icon(seat_icon(seat), Rect::square(badge, r * 0.3), colours.on);
                }
            }
        }
    }

    /// A die on slate: a dark cut stone with chalk pips. A hit is filled, a miss only outlined, a hidden one hatched.
    pub(super) fn die(&mut self, die: &Die, rect: Rect) {
        let side = rect.w.min(rect.h);
        let cut = side * 0.16;
        let (fill, ink) = match die.counts {
            Some(true) => ("#FBF8F1", "#23201B"),
            Some(false) => ("none", "#FFFFFF"),
            None => ("#1B2024", CHALK),
        };
        let stroke = if die.counts == Some(true) { "#111" } else { "#FFFFFF" };
        let lower = Rect::new(rect.x, rect.y + side * 0.05, rect.w, rect.h);
        if fill != "none" {
            self.path(&lower.cut(cut), "fill=\"#000\" fill-opacity=\".5\"");
        }
        let look = format!("fill=\"{fill}\" stroke=\"{stroke}\" stroke-opacity=\".5\" stroke-width=\"1.5\"");
        self.path(&rect.cut(cut), &look);
        if fill != "none" {
            self.path(&rect.inset(0.8).cut(cut), "fill=\"url(#light)\"");
        }
        if die.again {
            let ring = format!("fill=\"none\" stroke=\"{CHALK}\" stroke-dasharray=\"4 3\" stroke-width=\"1.5\"");
            self.path(&rect.inset(-3.5).cut(cut + 1.5), &ring);
        }
        let middle = rect.middle();
        match &die.face {
            DieFace::Hidden => {
                self.path(&rect.inset(1.5).cut(cut), "fill=\"url(#hatch)\"");
                let size = side * 0.5;
                let look = Type::serif(size, "#FFFFFF").centred();
                self.words((middle.0, middle.1 + size * 0.35), "?", look, rect.w);
            }
            DieFace::Pips(value @ 1..=9) => self.pips(*value, middle, side, ink),
            DieFace::Pips(value) => self.die_word(&value.to_string(), middle, side, ink),
            DieFace::Word(word) => self.die_word(word, middle, side, ink),
            DieFace::Icons(icons) => {
                let shown = icons.len().clamp(1, 4) as f64;
                let size = if icons.len() < 2 { side * 0.62 } else { side * 0.8 / shown };
                for (i, icon) in icons.iter().take(4).enumerate() {
                    let x = middle.0 + (i as f64 - (shown - 1.0) / 2.0) * size * 1.08;
                    self.icon(icon.0, Rect::square((x, middle.1), size), ink);
                }
            }
            DieFace::Count(n, icon) => {
                self.die_word(&n.to_string(), (middle.0 - side * 0.2, middle.1), side, ink);
                self.icon(icon.0, Rect::square((middle.0 + side * 0.18, middle.1), side * 0.46), ink);
            }
        }
    }

    fn die_word(&mut self, word: &str, middle: (f64, f64), side: f64, ink: &str) {
        let size = side * 0.46;
        let look = Type::bold(size, ink).centred().down_to(size * 0.4);
        self.words((middle.0, middle.1 + size * 0.36), word, look, side * 0.84);
    }

    fn pips(&mut self, value: u8, (x, y): (f64, f64), side: f64, ink: &str) {
        let out = side * 0.25;
        let corners = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0)];
        let sides = [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)];
        let even = usize::from(value - value % 2);
        let outer = corners.iter().chain(&sides).take(even);
        let centre = [(0.0, 0.0)];
        let all = outer.chain(centre.iter().filter(|_| value % 2 == 1));
        for &(dx, dy) in all {
            self.circle((x + dx * out, y + dy * out), side * 0.085, &format!("fill=\"{ink}\""));
        }
    }

    /// A wall across its place; a broken one has a gap.
    pub(super) fn barrier(&mut self, barrier: &Barrier, rect: Rect) {
        let colours = self.colours.seat_or_stone(barrier.owner);
        let side = rect.w.min(rect.h) * 0.8;
        let wall = Rect::square(rect.middle(), side);
        let dash = if barrier.broken { " stroke-dasharray=\"5 4\"" } else { "" };
        let look = format!("fill=\"#1B2024\" stroke=\"{}\" stroke-width=\"2\"{dash}", colours.rim);
        self.path(&wall.cut(side * 0.14), &look);
        let icon = if barrier.broken { "i-rubble" } else { "i-wall" };
        self.icon(icon, wall.inset(side * 0.16), colours.rim);
    }

    /// How wide a marker's pill is.
    pub(super) fn marker_width(&self, label: &str, marker: &Marker) -> f64 {
        let icon = if marker.icon.is_some() { 18.0 } else { 0.0 };
        width(&marker_words(label, marker), 12.0, Face::Bold) + icon + 18.0
    }

    /// On: filled. Off: only outlined.
    pub(super) fn marker(&mut self, marker: &Marker, label: &str, rect: Rect, on_slate: bool) {
        let c = self.colours;
        let (fill, edge, ink) = match (marker.on, on_slate) {
            (true, true) => (CHALK, "#111", "#23201B"),
            (false, true) => ("none", "#FFFFFF", "#FFFFFF"),
            (true, false) => (c.game.as_str(), c.game.as_str(), c.panel),
            (false, false) => ("none", c.edge, c.soft),
        };
        let dash = if marker.on { "" } else { " stroke-dasharray=\"4 3\"" };
        let look = format!("fill=\"{fill}\" stroke=\"{edge}\"{dash}");
        self.path(&rect.cut(6.0), &look);
        let mut x = rect.x + 9.0;
        if let Some(icon) = marker.icon {
            self.icon(icon.0, Rect::new(x - 1.0, rect.y + rect.h / 2.0 - 7.0, 14.0, 14.0), ink);
            x += 17.0;
        }
        let look = Type::bold(12.0, ink).down_to(8.0);
        self.words((x, rect.y + rect.h / 2.0 + 4.3), &marker_words(label, marker), look, rect.right() - x - 7.0);
    }

    /// Lamp corners round a place that is an answer; a rarely wanted one is only dotted.
    pub(super) fn target(&mut self, rect: Rect, answers: &[&Choice]) {
        if answers.is_empty() {
            return;
        }
        if answers.iter().all(|a| a.rare) {
            let look = format!(
                "fill=\"none\" stroke=\"{CHALK}\" stroke-width=\"3\" stroke-dasharray=\"0 6\" stroke-linecap=\"round\""
            );
            self.rect(rect.inset(1.0), &look);
            return;
        }
        let (x, y, r, b) = (rect.x, rect.y, rect.right(), rect.bottom());
        let (a, d) = (rect.w * 0.26, rect.h * 0.26);
        let corners = format!(
            "M{} {}V{}H{}M{} {}H{}V{}M{} {}V{}H{}M{} {}H{}V{}",
            n(x),
            n(y + d),
            n(y),
            n(x + a),
            n(r - a),
            n(y),
            n(r),
            n(y + d),
            n(r),
            n(b - d),
            n(b),
            n(r - a),
            n(x + a),
            n(b),
            n(x),
            n(b - d)
        );
        self.path(&corners, "fill=\"none\" stroke=\"#000\" stroke-opacity=\".55\" stroke-width=\"7\"");
        self.path(&corners, &format!("fill=\"none\" stroke=\"{LAMP}\" stroke-width=\"4.5\""));
    }

    /// The numbers of the answers at a place, side by side, the last place for "and more".
    pub(super) fn keys(&mut self, middle: (f64, f64), answers: &[&Choice], size: f64) {
        let shown = if answers.len() > 3 { 2 } else { answers.len() };
        let slots = if answers.len() > 3 { 3 } else { shown } as f64;
        let at = |i: usize| (middle.0 + (i as f64 - (slots - 1.0) / 2.0) * size * 1.15, middle.1);
        for (i, answer) in answers.iter().take(shown).enumerate() {
            let kind = if answer.rare { Key::OnBoardRare } else { Key::OnBoard };
            self.key(at(i), answer.number, size, kind);
        }
        if shown < answers.len() {
            let more = format!("+{}", answers.len() - shown);
            let (x, y) = at(shown);
            self.words((x, y + size * 0.2), &more, Type::bold(size * 0.55, CHALK).centred(), size * 1.4);
        }
    }
}

fn marker_words(label: &str, marker: &Marker) -> String {
    if marker.count > 1 { format!("{label} ×{}", marker.count) } else { label.to_string() }
}

pub(super) fn octagon((x, y): (f64, f64), r: f64) -> String {
    Rect::new(x - r, y - r, 2.0 * r, 2.0 * r).cut(r * 0.58)
}

/// Eight points.
fn star((x, y): (f64, f64), r: f64) -> String {
    let point = |i: u32| {
        let angle = f64::from(i) * std::f64::consts::PI / 8.0;
        let reach = if i.is_multiple_of(2) { r } else { r * 0.73 };
        format!("{} {}", n(x + reach * angle.sin()), n(y - reach * angle.cos()))
    };
    format!("M{}z", (0..16).map(point).collect::<Vec<_>>().join("L"))
}
