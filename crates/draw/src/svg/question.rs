//! What is asked and what can be answered: the bar under the board, the list at the right, the log below it.
//! Never invents an answer and never leaves out that there are more.

use super::measure::{Face, width, wrapped};
use super::pen::{Key, Pen, Rect, Type};
use super::stones::seat_icon;
use super::theme::LAMP;
use crate::{Choice, Picture};

const SIDE: f64 = 16.0;
const HEAD: f64 = 40.0;
/// Inside of the list.
const ROOM: f64 = super::RIGHT - 2.0 * SIDE;
/// What a number and the edges take of an answer in a column, and how small its words may become.
const KEY: f64 = 44.0;
const SMALL: f64 = 10.0;

fn column_width(across: usize) -> f64 {
    (ROOM + 4.0) / across as f64 - 4.0
}

/// How an answer is written, from roomy to tight.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Layout {
    /// Words, and below them the consequence.
    Tall,
    /// One line.
    Flat,
    /// Several in a line, without consequences.
    Columns(usize),
}

impl Layout {
    fn height(self, answer: &Choice) -> f64 {
        match self {
            Layout::Tall if answer.consequence.is_some() => 50.0,
            Layout::Tall => 40.0,
            Layout::Flat => 32.0,
            Layout::Columns(_) => 28.0,
        }
    }

    fn gap(self) -> f64 {
        match self {
            Layout::Tall => 6.0,
            Layout::Flat | Layout::Columns(_) => 4.0,
        }
    }

    fn across(self) -> usize {
        match self {
            Layout::Tall | Layout::Flat => 1,
            Layout::Columns(n) => n.max(1),
        }
    }

    /// Which answers stand side by side; one that is much longer than the rest has a line of its own.
    fn rows<'a, 'q>(self, answers: &'a [&'q Choice]) -> Vec<&'a [&'q Choice]> {
        let room = column_width(self.across()) - KEY;
        let is_long = |a: &Choice| self.across() > 1 && width(&a.text, SMALL, Face::Bold) > room;
        let mut rows = vec![];
        for part in answers.chunk_by(|a, b| !is_long(a) && !is_long(b)) {
            rows.extend(part.chunks(self.across()));
        }
        rows
    }

    fn total(self, answers: &[&Choice]) -> f64 {
        let high = |row: &[&Choice]| row.iter().map(|a| self.height(a)).fold(0.0, f64::max) + self.gap();
        self.rows(answers).into_iter().map(high).sum()
    }
}

impl Picture<'_> {
    pub(super) fn ask_height(&self, wide: f64) -> f64 {
        let Some(question) = self.question.as_ref().filter(|q| !q.text.is_empty()) else { return 0.0 };
        let lines = self.ask_lines(&question.text, question.detail.as_deref(), wide);
        (22.0 * lines.0.len() as f64 + 17.0 * lines.1.len() as f64 + 24.0).max(58.0)
    }

    fn ask_lines(&self, text: &str, detail: Option<&str>, wide: f64) -> (Vec<String>, Vec<String>) {
        let room = wide - 84.0;
        let detail = detail.map_or(vec![], |d| wrapped(d, 13.0, Face::Sans, room, 3));
        (wrapped(text, 19.0, Face::Serif, room, 3), detail)
    }

    /// Lamplight while I am asked; plain stone while somebody else is.
    pub(super) fn ask(&self, pen: &mut Pen<'_>, rect: Rect) {
        let Some(question) = self.question.as_ref().filter(|q| !q.text.is_empty()) else { return };
        let c = pen.colours;
        let mine = !question.answers.is_empty();
        let (fill, edge, bar, ink) =
            if mine { (c.lamp_wash, c.lamp_edge, LAMP, c.lamp_ink) } else { (c.panel, c.line, c.edge, c.soft) };
        pen.open_labelled(&question.text);
        pen.path(&rect.cut(9.0), &format!("fill=\"{bar}\" filter=\"url(#mid)\""));
        let body = Rect::new(rect.x + 8.0, rect.y, rect.w - 8.0, rect.h);
        pen.path(&body.inset(0.5).cut(9.0), &format!("fill=\"{fill}\" stroke=\"{edge}\""));
        let icon = if mine { "i-target" } else { "i-clock" };
        pen.icon(icon, Rect::square((rect.x + 38.0, rect.middle().1), 25.0), ink);
        let (text, detail) = self.ask_lines(&question.text, question.detail.as_deref(), rect.w);
        let high = 22.0 * text.len() as f64 + 17.0 * detail.len() as f64;
        let mut y = rect.y + (rect.h - high) / 2.0;
        for line in &text {
            y += 22.0;
            pen.words((rect.x + 66.0, y - 4.5), line, Type::serif(19.0, c.ink), rect.w - 82.0);
        }
        for line in &detail {
            y += 17.0;
            pen.words((rect.x + 66.0, y - 3.0), line, Type::sans(13.0, c.ask_soft), rect.w - 82.0);
        }
        pen.close();
    }

    /// The list of answers, and the log in what is left of the column.
    pub(super) fn side_column(&self, pen: &mut Pen<'_>, rect: Rect) {
        let log = if self.log.is_empty() { 0.0 } else { (rect.h * 0.3).min(60.0 + 44.0 * self.log.len() as f64) };
        let mut y = rect.y;
        if !self.answers().is_empty() {
            y += self.list(pen, Rect::new(rect.x, y, rect.w, rect.h - log)) + 12.0;
        }
        if log > 0.0 {
            self.log_panel(pen, Rect::new(rect.x, y, rect.w, rect.bottom() - y));
        }
    }

    fn list(&self, pen: &mut Pen<'_>, rect: Rect) -> f64 {
        let c = pen.colours;
        let (rare, main): (Vec<&Choice>, Vec<&Choice>) = self.answers().iter().partition(|a| a.rare);
        let room = rect.h - HEAD - 12.0 - if rare.is_empty() { 0.0 } else { 26.0 };
        let columns = |answers: &[&Choice], size| Layout::Columns(columns_for(answers, size));
        let (roomy, tight) = (columns(&main, 12.5), columns(&main, SMALL));
        let layouts = [
            (Layout::Tall, Layout::Tall),
            (Layout::Flat, Layout::Tall),
            (Layout::Flat, Layout::Flat),
            (roomy, Layout::Tall),
            (tight, Layout::Tall),
            (tight, Layout::Flat),
            (tight, columns(&rare, SMALL)),
        ];
        let fits = |(first, second): &(Layout, Layout)| first.total(&main) + second.total(&rare) <= room;
        let least = (Layout::Columns(tight.across().max(3)), Layout::Columns(3));
        let (layout, rare_layout) = layouts.into_iter().find(fits).unwrap_or(least);
        let mut used = HEAD + 12.0 + layout.total(&main) + rare_layout.total(&rare);
        used += if rare.is_empty() { 0.0 } else { 26.0 };
        let high = used.min(rect.h);
        pen.panel(Rect { h: high, ..rect });
        let keys = format!("{}–{}", self.answers()[0].number, self.answers()[self.answers().len() - 1].number);
        let look = Type::sans(13.0, c.soft).at_end();
        let taken = if self.answers().len() > 1 {
            pen.words((rect.right() - SIDE, rect.y + 25.0), &keys, look, 70.0)
        } else {
            0.0
        };
        let title = self.speaker.word("what-can-i-do");
        pen.words((rect.x + SIDE, rect.y + 26.0), &title, Type::serif(17.0, c.ink), rect.w - 2.0 * SIDE - taken - 8.0);
        let foot = rect.y + high - 8.0;
        let inner = Rect::new(rect.x + SIDE, rect.y + HEAD, rect.w - 2.0 * SIDE, foot - rect.y - HEAD);
        // However many there are of the others, these keep a place.
        let kept = if rare.is_empty() { 0.0 } else { 26.0 + rare_layout.total(&rare).min(inner.h * 0.4) };
        let mut y = self.options(pen, &main, layout, Rect { h: inner.h - kept, ..inner });
        if !rare.is_empty() && y + 26.0 < foot {
            pen.words((inner.x, y + 15.0), &self.speaker.word("also-allowed"), Type::bold(13.0, c.soft), inner.w);
            y += 24.0;
            self.options(pen, &rare, rare_layout, Rect::new(inner.x, y, inner.w, foot - y));
        }
        high
    }

    fn options(&self, pen: &mut Pen<'_>, answers: &[&Choice], layout: Layout, rect: Rect) -> f64 {
        let across = layout.across();
        let mut left = answers.len();
        let mut y = rect.y;
        let rows = layout.rows(answers);
        for row in rows {
            let high = row.iter().map(|a| layout.height(a)).fold(0.0, f64::max);
            let is_last_line = y + 2.0 * (high + layout.gap()) > rect.bottom() + layout.gap() && left > row.len();
            let alone = row.len() == 1 && width(&row[0].text, SMALL, Face::Bold) > column_width(across) - KEY;
            let wide = if alone { rect.w } else { column_width(across) };
            for (i, answer) in row.iter().enumerate() {
                let place = Rect::new(rect.x + i as f64 * (wide + 4.0), y, wide, high);
                if is_last_line && i + 1 == row.len() {
                    let more = format!("+{}", left - i);
                    let (x, middle) = place.middle();
                    pen.words((x, middle + 5.0), &more, Type::bold(14.0, pen.colours.soft).centred(), wide);
                    return y + high + layout.gap();
                }
                self.option(pen, answer, layout, place);
            }
            left -= row.len();
            y += high + layout.gap();
        }
        y
    }

    fn option(&self, pen: &mut Pen<'_>, answer: &Choice, layout: Layout, rect: Rect) {
        let c = pen.colours;
        pen.path(&rect.inset(0.5).cut(5.0), &format!("fill=\"{}\" stroke=\"{}\"", c.raised, c.line));
        let size = if layout == Layout::Tall { 24.0 } else { 20.0 };
        let kind = if answer.rare { Key::InListRare } else { Key::InList };
        let left = if layout == Layout::Tall { 21.0 } else { 17.0 };
        pen.key((rect.x + left, rect.middle().1), answer.number, size, kind);
        let digits = answer.number.to_string().len().saturating_sub(2) as f64;
        let x = rect.x + left + size / 2.0 + 8.0 + digits * 5.0;
        let room = rect.right() - x - 6.0;
        let middle = rect.middle().1;
        match (layout, &answer.consequence) {
            (Layout::Tall, Some(consequence)) => {
                pen.words((x, rect.y + 21.0), &answer.text, Type::bold(14.5, c.ink).down_to(10.0), room);
                pen.words((x, rect.y + 38.5), consequence, Type::sans(12.5, c.soft).down_to(9.5), room);
            }
            (Layout::Tall, None) => {
                pen.words((x, middle + 5.0), &answer.text, Type::bold(14.5, c.ink).down_to(10.0), room);
            }
            (Layout::Flat, Some(consequence)) => {
                let wide = width(&answer.text, 13.5, Face::Bold).min(room * 0.62);
                pen.words((x, middle + 4.7), &answer.text, Type::bold(13.5, c.ink).down_to(9.0), wide + 1.0);
                let look = Type::sans(12.0, c.soft).at_end().down_to(9.0);
                pen.words((rect.right() - 8.0, middle + 4.5), consequence, look, room - wide - 12.0);
            }
            (Layout::Flat, None) => {
                pen.words((x, middle + 4.7), &answer.text, Type::bold(13.5, c.ink).down_to(9.0), room);
            }
            (Layout::Columns(_), _) => {
                pen.words((x - 2.0, middle + 4.4), &answer.text, Type::bold(12.5, c.ink).down_to(8.0), room + 4.0);
            }
        }
    }

    /// Newest on top; what does not fit any more is left to the replay.
    fn log_panel(&self, pen: &mut Pen<'_>, rect: Rect) {
        let c = pen.colours;
        pen.panel(rect);
        pen.words(
            (rect.x + SIDE, rect.y + 27.0),
            &self.speaker.word("log"),
            Type::serif(17.0, c.ink),
            rect.w - 2.0 * SIDE,
        );
        let mut y = rect.y + 50.0;
        let x = rect.x + SIDE + 20.0;
        for sentence in &self.log {
            let lines = wrapped(sentence, 13.0, Face::Sans, rect.right() - SIDE - x, 4);
            if y + 18.0 * (lines.len().max(1) - 1) as f64 > rect.bottom() - 12.0 {
                break;
            }
            let mark = Rect::new(rect.x + SIDE, y - 10.0, 11.0, 11.0);
            let seat = self.seat_named_in(sentence);
            match seat {
                Some(seat) => pen.icon(seat_icon(seat), mark, c.seat(seat).ink),
                None => pen.icon("i-special", mark, c.soft),
            }
            for (i, line) in lines.iter().enumerate() {
                let name = seat.map(|seat| self.speaker.name(seat)).filter(|_| i == 0);
                match name.and_then(|name| line.strip_prefix(&name).map(|rest| (name.clone(), rest.to_string()))) {
                    Some((name, rest)) => {
                        let ink = seat.map_or(c.ink, |seat| c.seat(seat).ink);
                        let used = pen.words((x, y), &name, Type::bold(13.0, ink), rect.right() - SIDE - x);
                        let space = if rest.starts_with(' ') { 3.5 } else { 0.0 };
                        pen.words(
                            (x + used + space, y),
                            rest.trim_start(),
                            Type::sans(13.0, c.ink),
                            rect.right() - x - used - 10.0,
                        );
                    }
                    None => {
                        pen.words((x, y), line, Type::sans(13.0, c.ink), rect.right() - 8.0 - x);
                    }
                }
                y += 18.0;
            }
            y += 6.0;
        }
    }
}

/// How many columns the answers leave room for, but for the few longest.
fn columns_for(answers: &[&Choice], size: f64) -> usize {
    let mut widths: Vec<f64> = answers.iter().map(|a| width(&a.text, size, Face::Bold)).collect();
    widths.sort_by(f64::total_cmp);
    let long = widths.get(widths.len() * 9 / 10).copied().unwrap_or(0.0);
    (1..=6).rev().find(|&across| long <= column_width(across) - KEY).unwrap_or(1)
}
