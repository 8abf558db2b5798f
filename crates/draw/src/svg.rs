//! A scene as one SVG file in the look of Kamen: light from above, slate in the middle, lamplight where one can act.
//! It never needs another file, and it knows no game.

mod areas;
mod board;
mod camp;
mod cards;
mod clash;
mod grid;
mod hex;
mod measure;
mod pen;
mod question;
mod seats;
mod stones;
mod theme;

use crate::Picture;
use pen::{Pen, Rect, Type, escaped, n};
use theme::Colours;

pub use pen::{has_symbol, symbol};
pub use stones::seat_icon;
pub use theme::Theme;

const WIDE: f64 = 1440.0;
const HIGH: f64 = 900.0;
const TOP: f64 = 48.0;
const MARGIN: f64 = 16.0;
const LEFT: f64 = 256.0;
const RIGHT: f64 = 336.0;
const GAP: f64 = 10.0;

/// Everything on one screen, as a file of its own.
pub fn svg(picture: &Picture<'_>, theme: Theme) -> String {
    let colours = Colours::new(theme, picture.colour);
    let mut pen = Pen::new(&colours);
    let centre = WIDE - 2.0 * MARGIN - LEFT - RIGHT - 2.0 * MARGIN;
    let ask = picture.ask_height(centre);
    let hand = Hand::of(picture.scene.hand.len(), centre);
    let below = hand.height() + ask + if ask > 0.0 { GAP } else { 0.0 };
    // The page grows rather than anything on it becomes unreadable.
    let needed = (picture.board_needs(&pen, centre) + below).max(picture.seats_need(&pen, LEFT));
    let high = HIGH.max(needed + TOP + MARGIN).ceil();
    let column = |x: f64, w: f64| Rect::new(x, TOP, w, high - TOP - 12.0);

    picture.top_bar(&mut pen);
    picture.seat_column(&mut pen, column(MARGIN, LEFT));
    let middle = column(MARGIN + LEFT + MARGIN, centre);
    picture.board(&mut pen, Rect { h: middle.h - below, ..middle });
    let y = middle.bottom() - below + GAP;
    picture.ask(&mut pen, Rect::new(middle.x, y, middle.w, ask));
    picture.hand(&mut pen, &hand, Rect::new(middle.x, middle.bottom() - hand.height(), middle.w, hand.height()));
    picture.side_column(&mut pen, column(WIDE - MARGIN - RIGHT, RIGHT));
    page(picture, &colours, &pen, high)
}

/// How the cards of the hand are laid out.
#[derive(Clone, Copy, Debug)]
struct Hand {
    cards: usize,
    across: usize,
    card: (f64, f64),
}

impl Hand {
    /// One row while the cards stay legible, then two lower ones.
    fn of(cards: usize, wide: f64) -> Hand {
        let across = if cards <= 7 { cards.max(1) } else { cards.div_ceil(2).clamp(4, 8) };
        let w = ((wide - 8.0 * (across - 1) as f64) / across as f64).min(150.0);
        Hand { cards, across, card: (w, if cards <= 7 { 166.0 } else { 132.0 }) }
    }

    fn rows(&self) -> usize {
        self.cards.div_ceil(self.across).min(2)
    }

    fn height(&self) -> f64 {
        // The numbers stand out above the cards.
        self.rows() as f64 * (self.card.1 + 16.0)
    }
}

impl Picture<'_> {
    fn top_bar(&self, pen: &mut Pen<'_>) {
        let c = pen.colours;
        pen.icon("kamen", Rect::new(MARGIN, 9.0, 30.0, 30.0), c.ink);
        let x = MARGIN + 38.0;
        let logo = x + pen.words((x, 31.0), "Kámen", Type::serif(22.0, c.ink), 140.0) + 12.0;
        pen.line((logo, 13.0), (logo, 35.0), &format!("stroke=\"{}\"", c.line));
        let game = c.game.clone();
        pen.icon(self.emblem, Rect::new(logo + 13.0, 13.0, 22.0, 22.0), &game);
        pen.words((logo + 44.0, 29.5), &self.title, Type::bold(15.5, c.ink), WIDE / 2.0);
    }

    fn hand(&self, pen: &mut Pen<'_>, hand: &Hand, rect: Rect) {
        let shown = hand.across * 2;
        let (w, h) = hand.card;
        for (r, row) in self.scene.hand.chunks(hand.across).take(2).enumerate() {
            let wide = row.len() as f64 * (w + 8.0) - 8.0;
            let left = rect.x + (rect.w - wide) / 2.0;
            let y = rect.y + 16.0 + r as f64 * (h + 16.0);
            for (i, card) in row.iter().enumerate() {
                let place = Rect::new(left + i as f64 * (w + 8.0), y, w, h);
                if r * hand.across + i + 1 == shown && self.scene.hand.len() > shown {
                    let more = format!("+{}", self.scene.hand.len() - shown + 1);
                    let (x, middle) = place.middle();
                    pen.words((x, middle + 8.0), &more, Type::bold(22.0, pen.colours.soft).centred(), w);
                } else {
                    self.hand_card(pen, card, place);
                }
            }
        }
    }
}

/// The ground, the light and what all the drawings share, round the drawing itself.
fn page(picture: &Picture<'_>, colours: &Colours, pen: &Pen<'_>, high: f64) -> String {
    let c = colours;
    let (sans, serif) = (
        "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
        "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, 'Noto Serif', Georgia, serif",
    );
    let depth = if c.theme == Theme::Light { 1.0 } else { 2.4 };
    let shadow = |id: &str, dy: f64, blur: f64, opacity: f64| {
        format!(
            "<filter id=\"{id}\" x=\"-10%\" y=\"-10%\" width=\"120%\" height=\"130%\" color-interpolation-filters=\"sRGB\"><feDropShadow dx=\"0\" dy=\"{}\" stdDeviation=\"{}\" flood-color=\"{}\" flood-opacity=\"{}\"/></filter>",
            n(dy),
            n(blur),
            c.shadow,
            n((opacity * depth).min(0.7))
        )
    };
    let shadows =
        [shadow("low", 1.0, 1.2, 0.2), shadow("mid", 3.0, 5.0, 0.22), shadow("high", 8.0, 14.0, 0.3)].concat();
    let weave = if c.theme == Theme::Light { "#23201B" } else { "#000" };
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" lang="{lang}">
<title>{title}</title>
<defs>
<style>text{{font-variant-numeric:tabular-nums}}.s{{font-family:{sans}}}.b{{font-family:{sans};font-weight:700}}.f{{font-family:{serif};font-weight:600}}</style>
<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="720" cy="-108" r="1" gradientTransform="translate(720 -108) scale(1584 630) translate(-720 108)"><stop stop-color="{sky}"/><stop offset=".62" stop-color="{sky}" stop-opacity="0"/></radialGradient>
<linearGradient id="light" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>
<linearGradient id="sheen" x2=".35" y2="1"><stop stop-color="#fff" stop-opacity=".13"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="rim" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".32"/><stop offset=".06" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
<linearGradient id="hewn" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".34"/><stop offset=".09" stop-color="#000" stop-opacity=".06"/><stop offset=".2" stop-color="#000" stop-opacity="0"/></linearGradient>
<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4" height="9" fill="#fff" fill-opacity=".1"/></pattern>
<pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="10" fill="{weave}" fill-opacity=".12"/></pattern>
{shadows}
{symbols}
</defs>
<rect width="{w}" height="{h}" fill="{page}"/>
<rect width="{w}" height="{h}" fill="url(#sky)"/>
{drawing}</svg>
"##,
        w = n(WIDE),
        h = n(high),
        lang = picture.speaker.lang.code(),
        title = escaped(&picture.title),
        sky = c.sky,
        page = c.page,
        symbols = pen.symbols(),
        drawing = pen.out,
    )
}
