//! Writes SVG: cut stones, words that fit, icons of the sprite. Knows neither scenes nor players.

use super::measure::{Face, fitted, width};
use super::theme::Colours;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::LazyLock;

const SPRITE: &str = include_str!("../../icons.svg");

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rect {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Rect {
    pub(super) fn new(x: f64, y: f64, w: f64, h: f64) -> Rect {
        Rect { x, y, w: w.max(0.0), h: h.max(0.0) }
    }

    pub(super) fn right(&self) -> f64 {
        self.x + self.w
    }

    pub(super) fn bottom(&self) -> f64 {
        self.y + self.h
    }

    pub(super) fn middle(&self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Smaller by `by` on every side; larger if negative.
    pub(super) fn inset(&self, by: f64) -> Rect {
        Rect::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    pub(super) fn square(middle: (f64, f64), side: f64) -> Rect {
        Rect::new(middle.0 - side / 2.0, middle.1 - side / 2.0, side, side)
    }

    /// The outline with its corners cut off.
    pub(super) fn cut(&self, by: f64) -> String {
        let c = by.min(self.w / 2.0).min(self.h / 2.0);
        let (x, y, r, b) = (self.x, self.y, self.right(), self.bottom());
        format!(
            "M{} {}H{}L{} {}V{}L{} {}H{}L{} {}V{}z",
            n(x + c),
            n(y),
            n(r - c),
            n(r),
            n(y + c),
            n(b - c),
            n(r - c),
            n(b),
            n(x + c),
            n(x),
            n(b - c),
            n(y + c)
        )
    }
}

/// How words look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Type<'c> {
    pub(super) size: f64,
    pub(super) least: f64,
    pub(super) face: Face,
    pub(super) fill: &'c str,
    pub(super) anchor: Anchor,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl<'c> Type<'c> {
    fn new(face: Face, size: f64, fill: &'c str) -> Type<'c> {
        Type { size, least: (size * 0.72).max(9.0), face, fill, anchor: Anchor::Start }
    }

    pub(super) fn sans(size: f64, fill: &'c str) -> Type<'c> {
        Type::new(Face::Sans, size, fill)
    }

    pub(super) fn bold(size: f64, fill: &'c str) -> Type<'c> {
        Type::new(Face::Bold, size, fill)
    }

    pub(super) fn serif(size: f64, fill: &'c str) -> Type<'c> {
        Type::new(Face::Serif, size, fill)
    }

    pub(super) fn centred(self) -> Type<'c> {
        Type { anchor: Anchor::Middle, ..self }
    }

    pub(super) fn at_end(self) -> Type<'c> {
        Type { anchor: Anchor::End, ..self }
    }

    pub(super) fn down_to(self, least: f64) -> Type<'c> {
        Type { least, ..self }
    }

    pub(super) fn width(&self, text: &str) -> f64 {
        width(text, self.size, self.face)
    }
}

/// The file as it is being written.
#[derive(Debug)]
pub(super) struct Pen<'c> {
    pub(super) colours: &'c Colours,
    pub(super) out: String,
    icons: BTreeSet<String>,
}

impl<'c> Pen<'c> {
    pub(super) fn new(colours: &'c Colours) -> Pen<'c> {
        Pen { colours, out: String::new(), icons: BTreeSet::new() }
    }

    pub(super) fn open(&mut self, attributes: &str) {
        let _ = writeln!(self.out, "<g{}{attributes}>", if attributes.is_empty() { "" } else { " " });
    }

    pub(super) fn close(&mut self) {
        self.out.push_str("</g>\n");
    }

    /// A group with a spoken label.
    pub(super) fn open_labelled(&mut self, label: &str) {
        let _ = writeln!(self.out, "<g><title>{}</title>", escaped(label));
    }

    pub(super) fn path(&mut self, d: &str, attributes: &str) {
        let _ = writeln!(self.out, "<path d=\"{d}\" {attributes}/>");
    }

    pub(super) fn rect(&mut self, rect: Rect, attributes: &str) {
        let Rect { x, y, w, h } = rect;
        let _ = writeln!(
            self.out,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {attributes}/>",
            n(x),
            n(y),
            n(w),
            n(h)
        );
    }

    pub(super) fn circle(&mut self, (x, y): (f64, f64), r: f64, attributes: &str) {
        let _ = writeln!(self.out, "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {attributes}/>", n(x), n(y), n(r.max(0.0)));
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), attributes: &str) {
        let d = format!("M{} {}L{} {}", n(from.0), n(from.1), n(to.0), n(to.1));
        self.path(&d, &format!("fill=\"none\" {attributes}"));
    }

    /// One line of words on its base line, shrunk and at last shortened to `room`. Gives back how wide it became.
    pub(super) fn words(&mut self, (x, y): (f64, f64), text: &str, look: Type<'_>, room: f64) -> f64 {
        if text.is_empty() || room <= 0.0 {
            return 0.0;
        }
        let (size, text) = fitted(text, look.size, look.least, look.face, room);
        let class = match look.face {
            Face::Sans => "s",
            Face::Bold => "b",
            Face::Serif => "f",
        };
        let anchor = match look.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let _ = writeln!(
            self.out,
            "<text class=\"{class}\" x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"{anchor}>{}</text>",
            n(x),
            n(y),
            n(size),
            look.fill,
            escaped(&text)
        );
        width(&text, size, look.face)
    }

    /// A symbol of the sprite; `em-any` and a star stand in for what it does not have.
    pub(super) fn icon(&mut self, name: &str, rect: Rect, colour: &str) {
        let name = match symbol(name) {
            Some(_) => name,
            None if name.starts_with("em-") => "em-any",
            None => "i-star",
        };
        self.icons.insert(name.to_string());
        let Rect { x, y, w, h } = rect;
        let _ = writeln!(
            self.out,
            "<use href=\"#{name}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{colour}\" color=\"{colour}\"/>",
            n(x),
            n(y),
            n(w),
            n(h)
        );
    }

    /// The symbols that were used, for the head of the file.
    pub(super) fn symbols(&self) -> String {
        self.icons.iter().filter_map(|name| symbol(name)).collect::<Vec<_>>().join("\n")
    }

    /// A cut panel of limestone with a thin edge and a shadow.
    pub(super) fn panel(&mut self, rect: Rect) {
        let c = self.colours;
        let look = format!("fill=\"{}\" stroke=\"{}\" filter=\"url(#low)\"", c.panel, c.line);
        self.path(&rect.inset(0.5).cut(9.0), &look);
    }

    /// A numbered key: what is pressed to give an answer.
    pub(super) fn key(&mut self, middle: (f64, f64), number: usize, size: f64, kind: Key) {
        let text = number.to_string();
        let letters = size * 0.58;
        let wide = (width(&text, letters, Face::Bold) + size * 0.42).max(size);
        let rect = Rect::new(middle.0 - wide / 2.0, middle.1 - size / 2.0, wide, size);
        let c = self.colours;
        let (look, ink) = match kind {
            Key::OnBoard => (format!("fill=\"{}\" stroke=\"#111\" stroke-width=\"2\"", super::theme::LAMP), "#23201B"),
            Key::OnBoardRare => {
                (format!("fill=\"{}\" stroke=\"#111\" stroke-width=\"2\"", super::theme::CHALK), "#23201B")
            }
            Key::InList => (format!("fill=\"{}\"", super::theme::LAMP), super::theme::ON_LAMP),
            Key::InListRare => (format!("fill=\"none\" stroke=\"{}\"", c.edge), c.soft),
        };
        self.path(&rect.cut(size * 0.24), &look);
        self.words((middle.0, middle.1 + letters * 0.36), &text, Type::bold(letters, ink).centred(), wide);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    OnBoard,
    OnBoardRare,
    InList,
    InListRare,
}

/// A number as short as SVG allows.
pub(super) fn n(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // A position that is no number would make the file unreadable; 0 only makes it ugly.
    if rounded.is_finite() { format!("{}", rounded + 0.0) } else { "0".into() }
}

pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' => out.push(' '),
            // XML has no way to write the other control characters.
            control if control.is_control() || matches!(control, '\u{FFFE}' | '\u{FFFF}') => {}
            other => out.push(other),
        }
    }
    out
}

/// A symbol by its name: of the sprite, as it stands there, or a portrait.
pub fn symbol(name: &str) -> Option<Cow<'static, str>> {
    let of_sprite = sprite().get(name).map(|&symbol| symbol.into());
    of_sprite.or_else(|| crate::portrait::symbol_named(name).map(Into::into))
}

/// Whether there is such a symbol, for whoever uses it by its name.
pub fn has_symbol(name: &str) -> bool {
    sprite().contains_key(name) || crate::portrait::is_named(name)
}

/// The symbols of the sprite by their names: cut apart once, for every page asks for hundreds.
fn sprite() -> &'static BTreeMap<&'static str, &'static str> {
    static SYMBOLS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
        let symbols = SPRITE.split_inclusive("</symbol>").filter_map(|text| Some(&text[text.find("<symbol id=\"")?..]));
        symbols.filter_map(|symbol| Some((symbol.split('"').nth(1)?, symbol))).collect()
    });
    &SYMBOLS
}
