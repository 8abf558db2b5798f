//! Lines of styled words, and how they are laid out. Knows nothing of scenes.

use super::Ink;
use anstyle::{Effects, RgbColor, Style};
use kernel::Seat;

/// The seats' fills and what can be read on them, as in the look.
const SEATS: [(u32, u32); 6] = [
    (0x163F73, 0xFFFFFF),
    (0xE8804C, 0x1E1A16),
    (0x2A725E, 0xFFFFFF),
    (0xD99FC6, 0x1E1A16),
    (0x201B26, 0xFFFFFF),
    (0xF0DD54, 0x1E1A16),
];
const LAMP: u32 = 0xF0B93A;
const ON_LAMP: u32 = 0x23201B;

fn rgb(colour: u32) -> RgbColor {
    let [_, r, g, b] = colour.to_be_bytes();
    RgbColor(r, g, b)
}

fn on(fill: u32, ink: u32) -> Style {
    Style::new().bg_color(Some(rgb(fill).into())).fg_color(Some(rgb(ink).into()))
}

/// One line, or a part of one.
#[derive(Clone, Default, Debug)]
pub(super) struct Row {
    spans: Vec<(Style, String)>,
}

impl Row {
    fn with(mut self, style: Style, text: impl Into<String>) -> Row {
        let text = text.into();
        if !text.is_empty() {
            self.spans.push((style, text));
        }
        self
    }

    pub(super) fn plain(self, text: impl Into<String>) -> Row {
        self.with(Style::new(), text)
    }

    pub(super) fn strong(self, text: impl Into<String>) -> Row {
        self.with(Style::new().bold(), text)
    }

    /// Of second importance.
    pub(super) fn dim(self, text: impl Into<String>) -> Row {
        self.with(Style::new().effects(Effects::DIMMED), text)
    }

    /// What can be acted on.
    pub(super) fn lamp(self, text: impl Into<String>) -> Row {
        self.with(on(LAMP, ON_LAMP).bold(), text)
    }

    pub(super) fn seat(self, seat: Seat, text: impl Into<String>) -> Row {
        let (fill, ink) = SEATS[seat.index() % SEATS.len()];
        self.with(on(fill, ink).bold(), text)
    }

    pub(super) fn append(mut self, other: Row) -> Row {
        self.spans.extend(other.spans);
        self
    }

    pub(super) fn width(&self) -> usize {
        self.spans.iter().map(|(_, text)| text.chars().count()).sum()
    }

    pub(super) fn padded(self, width: usize) -> Row {
        let missing = width.saturating_sub(self.width());
        self.plain(" ".repeat(missing))
    }

    pub(super) fn centred(self, width: usize) -> Row {
        let missing = width.saturating_sub(self.width());
        Row::default().plain(" ".repeat(missing / 2)).append(self).plain(" ".repeat(missing - missing / 2))
    }
}

/// Lines from top to bottom.
#[derive(Default, Debug)]
pub(super) struct Page {
    rows: Vec<Row>,
}

impl Page {
    pub(super) fn push(&mut self, row: Row) {
        self.rows.push(row);
    }

    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// An empty line, but never two.
    pub(super) fn gap(&mut self) {
        if self.rows.last().is_some_and(|row| row.width() > 0) {
            self.rows.push(Row::default());
        }
    }

    /// Items after one another; those that do not fit go on in the next line, indented.
    pub(super) fn flow(&mut self, start: Row, between: &str, items: impl IntoIterator<Item = Row>, width: usize) {
        self.flow_under(4, start, between, items, width);
    }

    pub(super) fn flow_under(
        &mut self,
        indent: usize,
        start: Row,
        between: &str,
        items: impl IntoIterator<Item = Row>,
        width: usize,
    ) {
        let mut row = start;
        let mut fresh = row.width() == 0;
        for item in items {
            let is_full = row.width() + between.len() + item.width() > width;
            if !fresh && is_full && row.width() > indent {
                self.push(std::mem::take(&mut row));
                row = row.plain(" ".repeat(indent));
            } else if !fresh {
                row = row.plain(between);
            }
            row = row.append(item);
            fresh = false;
        }
        if !fresh {
            self.push(row);
        }
    }

    pub(super) fn print(&self, ink: Ink) -> String {
        let mut out = String::new();
        let end = self.rows.iter().rposition(|row| row.width() > 0).map_or(0, |last| last + 1);
        for row in &self.rows[..end] {
            let mut line = String::new();
            for (style, text) in &row.spans {
                match ink {
                    Ink::Plain => line.push_str(text),
                    Ink::Colour => line.push_str(&format!("{style}{text}{style:#}")),
                }
            }
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }
}

/// Items in as many columns as fit, read downwards. Few or long ones stay one below the other.
pub(super) fn columns(items: Vec<Row>, width: usize) -> Vec<Row> {
    let indent = "  ";
    let widest = items.iter().map(Row::width).max().unwrap_or(0);
    let fit = ((width - indent.len()) / (widest + 3)).max(1);
    let across = if items.len() <= 4 { 1 } else { fit.min(items.len().div_ceil(2)) };
    let down = items.len().div_ceil(across.max(1));
    let line = |y: usize| {
        let mut row = Row::default().plain(indent);
        for (i, item) in items.iter().skip(y).step_by(down.max(1)).enumerate() {
            let left = indent.len() + i * (widest + 3);
            row = row.padded(left).append(item.clone());
        }
        row
    };
    (0..down).map(line).collect()
}
