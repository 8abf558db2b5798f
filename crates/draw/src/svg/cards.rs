//! Card faces: small ones on boards, middle-sized ones in the hand, the backs of unknown ones. Never decides where they lie.

use super::measure::{Face, width, wrapped};
use super::pen::{Key, Pen, Rect, Type, n};
use super::stones::seat_icon;
use super::theme::{CHALK, LAMP};
use crate::said::{card_id, card_seat, change_mark, minus};
use crate::{Picture, portrait_name};
use kernel::Seat;
use kernel::scene::{Attachment, Card, CellState, Effect, Grid, KnownCard, Number, Thing};

const STRIP: f64 = 18.0;

/// Cards, and what hangs under them.
pub(super) fn strips(card: &Card) -> f64 {
    match card {
        Card::Unknown { .. } => 0.0,
        Card::Known(known) => known.attachments.len().min(4) as f64 * STRIP,
    }
}

/// The number that pips stand for.
fn counted(stats: &[Number]) -> Option<&Number> {
    stats.iter().rev().find(|s| s.of.is_some_and(|of| (1..=20).contains(&of)))
}

/// Pips along the lower edge, and how high they stand with the room over them.
fn life_bar(pen: &mut Pen<'_>, life: &Number, body: Rect) -> f64 {
    let rect = Rect::new(body.x + 6.0, body.bottom() - body.h * 0.14, body.w - 12.0, (body.h * 0.09).max(3.0));
    let ink = pen.colours.ink;
    pips(pen, rect, life.value.max(0) as f64, life.of.unwrap_or(1).max(1) as usize, ink);
    body.h * 0.17
}

impl Picture<'_> {
    /// A card as it lies on a board; `rect` is without what hangs under it.
    pub(super) fn small_card(&self, pen: &mut Pen<'_>, card: &Card, rect: Rect) {
        let known = match card {
            Card::Unknown { seat, .. } => return back(pen, *seat, rect),
            Card::Known(known) => known,
        };
        let askew = known.sideways;
        if askew {
            let (x, y) = rect.middle();
            pen.open(&format!("transform=\"rotate(-4 {} {})\"", n(x), n(y)));
        }
        self.strips_under(pen, &known.attachments, rect);
        let c = pen.colours;
        let cut = if known.rank > 0 { 7.0 } else { 2.5 };
        pen.path(&rect.inset(-1.0).cut(cut), "fill=\"#000\" fill-opacity=\".55\" transform=\"translate(0 2)\"");
        pen.path(&rect.cut(cut), &format!("fill=\"{}\"", c.card));
        let seat = c.seat_or_stone(card_seat(card));
        if known.face_down.is_some() {
            pen.path(&rect.cut(cut), "fill=\"url(#weave)\"");
        }
        let plate = (rect.h * 0.28).clamp(12.0, 24.0);
        pen.path(&upper(rect, plate, cut), &format!("fill=\"{}\"", seat.fill));
        self.plate_words(pen, known, Rect::new(rect.x, rect.y, rect.w, plate));
        let body = Rect::new(rect.x, rect.y + plate, rect.w, rect.h - plate);
        if let Some(portrait) = known.portrait {
            let foot = counted(&known.stats).map_or(0.0, |life| life_bar(pen, life, body));
            let room = Rect::new(body.x, body.y, body.w, body.h - foot);
            let side = (room.h * 0.92).min(rect.w * 0.58);
            let place = Rect::square((rect.x + rect.w * 0.04 + side / 2.0, room.middle().1), side);
            pen.icon(&portrait_name(portrait.0), place, &c.game.clone());
            self.stat_column(pen, &known.stats, room);
        } else {
            let sigil = (body.h * 0.72).min(rect.w * 0.4);
            if let Some(icon) = known.sigil {
                pen.icon(icon.0, Rect::square((body.middle().0, body.y + body.h * 0.42), sigil), c.carve);
            }
            self.stat_row(pen, &known.stats, body);
        }
        let edge = if known.rank > 1 { format!("stroke=\"{}\" stroke-width=\"2.5\"", seat.fill) } else { "".into() };
        if !edge.is_empty() {
            pen.path(&rect.inset(1.2).cut(cut), &format!("fill=\"none\" {edge}"));
        }
        pen.path(&rect.cut(cut), &format!("fill=\"none\" stroke=\"{}\"", c.card_edge));
        self.pills(pen, known, body);
        if askew {
            pen.close();
        }
    }

    pub(super) fn plate_words(&self, pen: &mut Pen<'_>, known: &KnownCard, plate: Rect) {
        let owner = known.controller.or(known.owner);
        let seat = pen.colours.seat_or_stone(owner);
        let letters = (plate.h * 0.54).clamp(8.0, 13.0);
        let middle = plate.middle().1;
        let mut x = plate.x + 5.0;
        if let Some(owner) = owner {
            pen.icon(seat_icon(owner), Rect::new(x, middle - letters * 0.42, letters * 0.84, letters * 0.84), seat.on);
            x += letters * 0.84 + 4.0;
        }
        let mut right = plate.right() - 4.0;
        let crown = ["", "i-star", "i-crown"].get(usize::from(known.rank)).copied().unwrap_or("i-crown");
        if !crown.is_empty() && plate.w > 82.0 {
            right -= letters + 1.0;
            pen.icon(crown, Rect::new(right, middle - letters / 2.0, letters, letters), seat.on);
            right -= 2.0;
        }
        let name = self.say(&known.name);
        let too_long = width(&name, (letters * 0.7).max(8.5), Face::Bold) > right - x;
        // Never an ellipsis on the board: without a short name, the last word stands for the card.
        let last = || name.split_whitespace().last().unwrap_or_default().to_string();
        let name = if too_long { self.say_some(known.short.as_ref()).unwrap_or_else(last) } else { name };
        pen.words((x, middle + letters * 0.36), &name, Type::bold(letters, seat.on).down_to(7.5), right - x);
    }

    /// The numbers at the right, one over the other, beside a portrait.
    fn stat_column(&self, pen: &mut Pen<'_>, stats: &[Number], body: Rect) {
        let shown: Vec<&Number> = stats.iter().filter(|stat| stat.label.key != "cost").take(3).collect();
        let step = body.h / shown.len().max(1) as f64;
        let room = body.w * 0.36;
        let size = (body.h * 0.36).clamp(9.0, 19.0).min(step * 0.8).min(room * 0.5);
        for (i, stat) in shown.iter().enumerate() {
            let foot = body.y + step * (i as f64 + 0.5) + size * 0.36;
            let wide = stat_width(stat, size).min(room);
            self.stat(pen, stat, (body.right() - body.w * 0.05 - wide, foot), size, room);
        }
    }

    /// The numbers along the lower edge; those with a limit have pips below.
    fn stat_row(&self, pen: &mut Pen<'_>, stats: &[Number], body: Rect) {
        if stats.is_empty() {
            return;
        }
        let counted = counted(stats);
        let foot = if counted.is_some() { body.bottom() - body.h * 0.2 } else { body.bottom() - body.h * 0.1 };
        let shown = stats.len().min(4);
        let room = (body.w - 12.0) / shown as f64;
        let size = (body.h * 0.34).clamp(10.0, 19.0).min(room * 0.42).max(9.0);
        for (i, stat) in stats.iter().take(4).enumerate() {
            let wide = stat_width(stat, size).min(room);
            let share = if shown == 1 { 1.0 } else { i as f64 / (shown - 1) as f64 };
            self.stat(pen, stat, (body.x + 6.0 + share * (body.w - 12.0 - wide), foot), size, room);
        }
        if let Some(life) = counted {
            life_bar(pen, life, body);
        }
    }

    fn stat(&self, pen: &mut Pen<'_>, stat: &Number, (x, foot): (f64, f64), size: f64, room: f64) {
        let ink = pen.colours.ink;
        let mut at = x;
        match stat.icon {
            Some(icon) => {
                pen.icon(icon.0, Rect::new(at, foot - size * 0.76, size * 0.78, size * 0.78), ink);
                at += size * 0.78 + 2.0;
            }
            None => {
                let label = self.say(&stat.label);
                let look = Type::sans(size * 0.6, pen.colours.soft).down_to(7.0);
                at += pen.words((at, foot), &label, look, room * 0.6) + 2.0;
            }
        }
        let value = match stat.up_to {
            Some(up_to) => format!("{}–{}", minus(stat.value), minus(up_to)),
            None => minus(stat.value),
        };
        at += pen.words((at, foot), &value, Type::bold(size, ink), room);
        let mark = change_mark(stat);
        if !mark.is_empty() {
            at += pen.words((at + 0.5, foot - size * 0.34), mark, Type::bold(size * 0.45, ink).down_to(5.0), room);
        }
        if let Some(of) = stat.of {
            pen.words((at + 1.0, foot), &format!("/{of}"), Type::bold(size * 0.58, ink).down_to(7.0), room);
        }
    }

    /// Tokens and the state in words, over the picture.
    fn pills(&self, pen: &mut Pen<'_>, known: &KnownCard, body: Rect) {
        let c = pen.colours;
        let size = 10.5;
        let mut y = body.y + 3.0;
        let mut pill = |pen: &mut Pen<'_>, icon: Option<&str>, text: &str, fill: &str, ink: &str| {
            let extra = if icon.is_some() { size + 3.0 } else { 0.0 };
            let wide = (width(text, size, Face::Bold) + extra + 12.0).min(body.w - 6.0);
            let rect = Rect::new(body.right() - wide - 3.0, y, wide, size + 5.0);
            if rect.bottom() > body.bottom() {
                return;
            }
            pen.rect(rect, &format!("rx=\"7.5\" fill=\"{fill}\" stroke=\"{}\" stroke-width=\".8\"", c.card));
            if let Some(icon) = icon {
                pen.icon(icon, Rect::new(rect.x + 5.0, rect.y + 2.5, size, size), ink);
            }
            let look = Type::bold(size, ink).down_to(7.5);
            pen.words((rect.x + 6.0 + extra, rect.bottom() - 4.2), text, look, rect.w - 11.0 - extra);
            y += size + 7.0;
        };
        if let Some(state) = self.say_some(known.state.as_ref()) {
            pill(pen, None, &state, c.ink, c.card);
        }
        for token in known.tokens.iter().filter(|t| t.on) {
            let text = match token.icon {
                Some(_) => token.count.max(1).to_string(),
                None => self.say(&token.label),
            };
            pill(pen, token.icon.map(|i| i.0), &text, c.ink, c.card);
        }
    }

    fn strips_under(&self, pen: &mut Pen<'_>, attachments: &[Attachment], rect: Rect) {
        let shown = attachments.len().min(4);
        for (i, attachment) in attachments.iter().take(4).enumerate().rev() {
            let c = pen.colours;
            let place = Rect::new(rect.x + 3.0, rect.bottom() + 1.0 + i as f64 * STRIP, rect.w - 4.0, STRIP);
            let answers = self.answers_at(card_id(&attachment.card));
            let edge = if answers.is_empty() {
                "stroke=\"#14191C\"".into()
            } else {
                format!("stroke=\"{LAMP}\" stroke-width=\"2.5\"")
            };
            pen.rect(place, &format!("rx=\"3\" fill=\"{}\" {edge}", c.under));
            let mut name = self.card_name(&attachment.card);
            if i + 1 == shown && attachments.len() > shown {
                name = format!("{name} +{}", attachments.len() - shown);
            }
            let foot = place.bottom() - 5.5;
            let changes = self.say_some(attachment.changes.as_ref()).unwrap_or_default();
            let right =
                pen.words((place.right() - 5.0, foot), &changes, Type::bold(10.5, c.ink).at_end(), place.w * 0.4);
            let wide =
                pen.words((place.x + 5.0, foot), &name, Type::sans(10.5, c.ink).down_to(8.0), place.w - 14.0 - right);
            if attachment.idle.is_some() {
                let y = foot - 3.5;
                pen.line((place.x + 5.0, y), (place.x + 5.0 + wide, y), &format!("stroke=\"{}\"", c.ink));
            }
            if !answers.is_empty() {
                pen.keys((place.right() - 4.0, place.y + 2.0), &answers, 16.0);
            }
        }
    }

    /// A card in the hand: name, numbers and picture, kind, and what it does.
    pub(super) fn hand_card(&self, pen: &mut Pen<'_>, card: &Card, rect: Rect) {
        let answers = self.answers_at(card_id(card));
        pen.open_labelled(&self.card_label(card));
        let known = match card {
            Card::Unknown { seat, .. } => {
                back(pen, *seat, rect);
                pen.keys((rect.middle().0, rect.y), &answers, 24.0);
                return pen.close();
            }
            Card::Known(known) => known,
        };
        let c = pen.colours;
        let shape = rect.cut(4.0);
        if !answers.is_empty() {
            pen.path(&rect.inset(-4.0).cut(7.0), &format!("fill=\"{LAMP}\" stroke=\"#111\""));
        }
        pen.path(
            &shape,
            &format!(
                "fill=\"{}\" stroke=\"{}\" filter=\"url(#low)\"",
                c.card,
                if answers.is_empty() { c.line } else { "#111" }
            ),
        );
        let name = self.say(&known.name);
        let lines = wrapped(&name, 12.5, Face::Bold, rect.w - 14.0, 2);
        let head = if lines.len() > 1 { 38.0 } else { 30.0 };
        for (i, line) in lines.iter().enumerate() {
            let y = rect.y + if lines.len() > 1 { 16.0 + 14.0 * i as f64 } else { 20.0 };
            pen.words((rect.x + 8.0, y), line, Type::bold(12.5, c.ink), rect.w - 14.0);
        }
        let short = rect.h < 140.0;
        let pic = Rect::new(
            rect.x,
            rect.y + head,
            rect.w,
            if known.pattern.is_some() {
                62.0
            } else if short {
                34.0
            } else {
                44.0
            },
        );
        pen.rect(pic, &format!("fill=\"{}\"", c.game_wash));
        pen.rect(pic, "fill=\"url(#light)\" fill-opacity=\".5\"");
        pen.line((pic.x, pic.y), (pic.right(), pic.y), &format!("stroke=\"{}\"", c.line));
        match &known.pattern {
            Some(pattern) => self.pattern(pen, pattern, pic),
            None => self.pic(pen, known, pic),
        }
        let mut y = pic.bottom() + 14.0;
        let kind = [Some(&known.kind), known.side.as_ref()].into_iter().filter_map(|p| self.say_some(p));
        let fits = self.fits(known).filter(|_| known.fits.iter().flatten().next().is_some());
        let kind: Vec<String> = kind.chain(fits).collect();
        if !kind.is_empty() {
            pen.words((rect.x + 8.0, y), &kind.join(" · "), Type::bold(11.0, c.soft), rect.w - 14.0);
            y += 4.0;
        }
        for effect in &known.effects {
            y = self.effect(pen, effect, Rect::new(rect.x + 8.0, y, rect.w - 14.0, rect.bottom() - 6.0 - y));
        }
        if let Some(state) = self.say_some(known.state.as_ref()) {
            pen.words((rect.x + 8.0, rect.bottom() - 8.0), &state, Type::bold(11.0, c.bad), rect.w - 14.0);
        }
        pen.keys((rect.middle().0, rect.y - 6.0), &answers, 24.0);
        pen.close();
    }

    fn pic(&self, pen: &mut Pen<'_>, known: &KnownCard, pic: Rect) {
        if let (Some(portrait), [_, _, _, _, ..]) = (known.portrait, &known.stats[..]) {
            return self.pic_with_four(pen, &portrait_name(portrait.0), &known.stats[..4], pic);
        }
        let side = (pic.h - 10.0).min(36.0);
        if let Some(portrait) = known.portrait {
            let side = pic.h - 6.0;
            pen.icon(&portrait_name(portrait.0), Rect::square(pic.middle(), side), &pen.colours.game.clone());
        } else if let Some(icon) = known.sigil {
            pen.open("opacity=\".55\"");
            pen.icon(icon.0, Rect::square(pic.middle(), side), &pen.colours.game.clone());
            pen.close();
        }
        let shown = known.stats.len().min(4);
        let room = (pic.w - 16.0) / shown.max(1) as f64;
        let size = 17.0_f64.min(room * 0.4).max(10.0);
        for (i, stat) in known.stats.iter().take(4).enumerate() {
            let wide = stat_width(stat, size).min(room);
            let share = if shown == 1 { 1.0 } else { i as f64 / (shown - 1) as f64 };
            self.stat(pen, stat, (pic.x + 8.0 + share * (pic.w - 16.0 - wide), pic.bottom() - 9.0), size, room);
        }
    }

    /// Four numbers would cover the face: it stands at the left, they stand beside it.
    fn pic_with_four(&self, pen: &mut Pen<'_>, portrait: &str, stats: &[Number], pic: Rect) {
        let side = pic.h - 6.0;
        pen.icon(portrait, Rect::new(pic.x + 4.0, pic.y + 3.0, side, side), &pen.colours.game.clone());
        let left = pic.x + side + 12.0;
        let room = (pic.right() - left) / 2.0;
        for (i, stat) in stats.iter().enumerate() {
            let at = (left + room * (i % 2) as f64, pic.y + pic.h * if i < 2 { 0.44 } else { 0.88 });
            self.stat(pen, stat, at, 14.0_f64.min(room * 0.4), room);
        }
    }

    /// A pattern to be formed: pieces as dots by level, places without meaning as small dots.
    fn pattern(&self, pen: &mut Pen<'_>, grid: &Grid, pic: Rect) {
        let across = grid.columns.len().max(1);
        let down = grid.cells.len().div_ceil(across).max(1);
        let step = ((pic.w - 12.0) / across as f64).min((pic.h - 8.0) / down as f64).min(17.0);
        let (mx, my) = pic.middle();
        for (i, cell) in grid.cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let x = mx + (i % across) as f64 * step - (across - 1) as f64 * step / 2.0;
            let y = my + (i / across) as f64 * step - (down - 1) as f64 * step / 2.0;
            let ink = pen.colours.ink;
            if cell.special.is_some() {
                let look = format!("fill=\"{}\" stroke=\"{ink}\" stroke-width=\"2\"", pen.colours.raised);
                pen.rect(Rect::square((x, y), step * 0.82), &look);
            }
            let marked = cell.states.contains(&CellState::Marked);
            if marked {
                let look = format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.4\" stroke-dasharray=\"2.5 2\"");
                pen.rect(Rect::square((x, y), step * 0.8), &look);
            }
            match cell.things.last() {
                Some(Thing::Piece(piece)) => {
                    let icon =
                        ["lvl-common", "lvl-common", "lvl-heroic", "lvl-legendary"][usize::from(piece.level).min(3)];
                    pen.icon(icon, Rect::square((x, y), step * if piece.level < 2 { 1.3 } else { 0.9 }), ink);
                }
                Some(_) => pen.circle((x, y), step * 0.3, &format!("fill=\"{ink}\"")),
                None if cell.special.is_none() && !marked => {
                    pen.circle((x, y), 1.2, &format!("fill=\"{ink}\" fill-opacity=\".3\""))
                }
                None => {}
            }
        }
    }

    fn effect(&self, pen: &mut Pen<'_>, effect: &Effect, rect: Rect) -> f64 {
        let c = pen.colours;
        let answers = self.answers_at(&effect.id);
        let left = if answers.is_empty() { 0.0 } else { 24.0 };
        let words = [effect.word.as_ref(), effect.timing.as_ref(), Some(&effect.text), effect.not_now.as_ref()];
        let said = words.into_iter().filter_map(|w| self.say_some(w)).collect::<Vec<_>>().join(" · ");
        let most = ((rect.h - 2.0) / 15.0).floor().max(0.0) as usize;
        if most == 0 {
            return rect.y;
        }
        let ink = if effect.not_now.is_some() { c.soft } else { c.ink };
        let mut y = rect.y;
        for line in wrapped(&said, 11.5, Face::Sans, rect.w - left, most) {
            y += 15.0;
            pen.words((rect.x + left, y - 2.0), &line, Type::sans(11.5, ink), rect.w - left);
        }
        if let Some(answer) = answers.first() {
            let kind = if answer.rare { Key::InListRare } else { Key::InList };
            pen.key((rect.x + 9.0, rect.y + 10.0), answer.number, 19.0, kind);
        }
        y + 2.0
    }
}

/// As `stat` draws it.
fn stat_width(stat: &Number, size: f64) -> f64 {
    let icon = if stat.icon.is_some() { size * 0.78 + 2.0 } else { size * 2.2 };
    let value = stat.up_to.map_or_else(|| minus(stat.value), |most| format!("{}–{}", minus(stat.value), minus(most)));
    let mark = if change_mark(stat).is_empty() { 0.0 } else { size * 0.4 };
    let of = stat.of.map_or(0.0, |of| width(&format!("/{of}"), size * 0.58, Face::Bold) + 1.0);
    icon + width(&value, size, Face::Bold) + mark + of
}

/// Full pips for what is left, an underline for what is lost.
pub(super) fn pips(pen: &mut Pen<'_>, rect: Rect, left: f64, of: usize, ink: &str) {
    let step = rect.w / of.max(1) as f64;
    let gap = (step * 0.14).clamp(0.6, 2.0);
    for i in 0..of {
        let x = rect.x + i as f64 * step;
        let share = (left - i as f64).clamp(0.0, 1.0);
        let look = format!("fill=\"{ink}\"");
        if share > 0.0 {
            pen.rect(Rect::new(x, rect.y, (step - gap) * share, rect.h), &look);
        }
        if share < 1.0 {
            pen.rect(Rect::new(x, rect.bottom() - 1.6, step - gap, 1.6), &look);
        }
    }
}

/// The name plate: only its upper corners are cut.
pub(super) fn upper(rect: Rect, height: f64, cut: f64) -> String {
    let (x, y, r) = (rect.x, rect.y, rect.right());
    format!(
        "M{} {}L{} {}H{}L{} {}V{}H{}z",
        n(x),
        n(y + cut),
        n(x + cut),
        n(y),
        n(r - cut),
        n(r),
        n(y + cut),
        n(y + height),
        n(x)
    )
}

/// The back of a card: dark, woven, with the shape of the seat it belongs to.
pub(super) fn back(pen: &mut Pen<'_>, seat: Option<Seat>, rect: Rect) {
    let rim = pen.colours.seat_or_stone(seat).rim;
    pen.path(&rect.cut(4.0), "fill=\"#1D2225\"");
    pen.path(&rect.cut(4.0), "fill=\"url(#hatch)\"");
    pen.path(&rect.cut(4.0), "fill=\"none\" stroke=\"#fff\" stroke-opacity=\".4\" stroke-width=\"1.5\"");
    let (x, y) = rect.middle();
    let size = (rect.h * 0.3).min(rect.w * 0.3).min(30.0);
    if let Some(seat) = seat {
        pen.icon(seat_icon(seat), Rect::square((x - size * 0.55, y), size * 0.6), rim);
    }
    let at = if seat.is_some() { x + size * 0.4 } else { x };
    pen.words((at, y + size * 0.35), "?", Type::serif(size, CHALK).centred(), rect.w);
}
