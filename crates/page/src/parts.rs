//! A table's page in parts, so that only those that changed are sent. A part is one element with an id of its own; where
//! another part lies in it there is a hole of that name. Never decides what a part shows.

use crate::icon;
use crate::log::SHOWN;
use maud::{Markup, PreEscaped, html};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The list of the log's lines: it stays, and lines are added.
const LINES: &str = "lines";
/// What stands side by side in the body.
const ROOTS: [&str; 2] = ["top", "main"];
/// Clocks run on by themselves, so a page with another time on them is no other page.
const CLOCK: &str = "clock-";
const HOLE: &str = "<slot id=\"";

/// All that changes on a table's page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// By the ids of their elements, with holes for other parts.
    parts: BTreeMap<String, String>,
    /// The log, oldest first.
    lines: Vec<Line>,
    /// The number of the first event the viewer has not seen yet.
    since: usize,
    /// The symbols of the sprite that are used.
    symbols: BTreeSet<String>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    seq: usize,
    /// Its element, as if it had been seen.
    html: String,
}

/// What is on somebody's screen: enough to know what is not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prints {
    parts: BTreeMap<String, u64>,
    /// By the numbers of their events, oldest first.
    lines: Vec<(usize, u64)>,
    since: usize,
    symbols: BTreeSet<String>,
}

/// What turns one page into another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct News<'n> {
    /// The parts that are new or changed; what lies in their holes is among them, or there already.
    pub parts: BTreeMap<&'n str, &'n str>,
    /// From this event on the log is another one: these lines, newest first, instead of those it had.
    pub lines: Option<(usize, String)>,
    /// Another event is now the first that the viewer has not seen yet.
    pub since: Option<usize>,
    /// The symbols that were not on the page.
    pub symbols: String,
}

/// Takes parts as they are made, innermost first.
#[derive(Debug, Default)]
pub(crate) struct Collector {
    parts: RefCell<BTreeMap<String, String>>,
    lines: RefCell<Vec<Line>>,
    keys: RefCell<BTreeMap<String, usize>>,
}

impl Collector {
    /// A name for an element that is on the page once; the second of the same name gets a number.
    pub(crate) fn key(&self, prefix: &str, id: &str) -> String {
        let id: String = id.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let key = format!("{prefix}-{id}");
        let mut keys = self.keys.borrow_mut();
        let count = keys.entry(key.clone()).or_default();
        *count += 1;
        if *count == 1 { key } else { format!("{key}--{count}") }
    }

    /// Keep a part, whose element has this id, and leave a hole.
    pub(crate) fn part(&self, id: &str, element: Markup) -> Markup {
        let known = self.parts.borrow_mut().insert(id.into(), element.into_string());
        debug_assert_eq!(known, None, "two parts are called {id}");
        hole(id)
    }

    /// The hole where the list of the log's lines comes.
    pub(crate) fn lines(&self) -> Markup {
        hole(LINES)
    }

    /// A line of the log; newer ones follow.
    pub(crate) fn line(&self, seq: usize, element: Markup) {
        self.lines.borrow_mut().push(Line { seq, html: element.into_string() });
    }

    pub(crate) fn into_parts(self, since: usize) -> Parts {
        let (parts, lines) = (self.parts.into_inner(), self.lines.into_inner());
        let symbols = parts.values().chain(lines.iter().map(|line| &line.html));
        let symbols = symbols.flat_map(|html| icon::names(html)).map(str::to_string).collect();
        Parts { parts, lines, since, symbols }
    }
}

fn hole(id: &str) -> Markup {
    html! { slot id=(id) {} }
}

impl Parts {
    /// The whole of it, every hole filled, with the symbols it uses.
    pub fn whole(&self) -> Markup {
        let mut whole = String::new();
        ROOTS.iter().for_each(|root| self.fill(root, &mut whole));
        let symbols = icon::symbols_of_content(self.symbols.iter().map(String::as_str));
        html! { (PreEscaped(whole)) (symbols) }
    }

    fn fill(&self, id: &str, whole: &mut String) {
        if id == LINES {
            let _ = write!(
                whole,
                "<ol id=\"{LINES}\" data-most=\"{SHOWN}\" tabindex=\"0\" aria-labelledby=\"log-title\">{}</ol>",
                self.told(0)
            );
            return;
        }
        let mut rest = self.parts.get(id).map_or("", String::as_str);
        while let Some((before, after)) = rest.split_once(HOLE) {
            let (inner, after) = after.split_once("\"></slot>").unwrap_or((after, ""));
            whole.push_str(before);
            self.fill(inner, whole);
            rest = after;
        }
        whole.push_str(rest);
    }

    /// The lines from an event on, newest first.
    fn told(&self, from: usize) -> String {
        let lines = self.lines.iter().rev().take_while(|line| line.seq >= from);
        lines.map(|line| line.element(line.seq >= self.since)).collect()
    }

    pub fn prints(&self) -> Prints {
        Prints {
            parts: self.parts.iter().map(|(id, html)| (id.clone(), print(html))).collect(),
            lines: self.lines.iter().map(Line::print).collect(),
            since: self.since,
            symbols: self.symbols.clone(),
        }
    }

    /// All of it, for somebody of whom nobody knows what is on the screen.
    pub fn all(&self) -> News<'_> {
        News { lines: Some((0, self.told(0))), since: Some(self.since), ..self.news(&Prints::default()) }
    }

    /// What is not on the screen yet.
    pub fn news<'n>(&'n self, old: &Prints) -> News<'n> {
        let changed = self.parts.iter().filter(|(id, html)| old.parts.get(*id) != Some(&print(html)));
        News {
            parts: changed.map(|(id, html)| (id.as_str(), html.as_str())).collect(),
            lines: self.first_new_line(old).map(|from| (from, self.told(from))),
            since: (self.since != old.since).then_some(self.since),
            symbols: self.symbols.difference(&old.symbols).filter_map(|name| icon::body_of(name)).collect(),
        }
    }

    /// Some of the parts, as they are.
    pub fn some<'n>(&'n self, ids: &BTreeSet<String>) -> BTreeMap<&'n str, &'n str> {
        let wanted = self.parts.iter().filter(|(id, _)| ids.contains(*id));
        wanted.map(|(id, html)| (id.as_str(), html.as_str())).collect()
    }

    /// The first event about which the two logs differ.
    fn first_new_line(&self, old: &Prints) -> Option<usize> {
        // Old lines go as new ones come; that is no difference.
        let first = self.lines.first().map_or(0, |line| line.seq);
        let mut kept = old.lines.iter().copied().skip_while(|(seq, _)| *seq < first);
        let mut lines = self.lines.iter().map(Line::print);
        loop {
            match (lines.next(), kept.next()) {
                (None, None) => return None,
                (Some(line), Some(kept)) if line == kept => {}
                (Some((line, _)), Some((kept, _))) => return Some(line.min(kept)),
                (Some((seq, _)), None) | (None, Some((seq, _))) => return Some(seq),
            }
        }
    }
}

impl Prints {
    /// The same for the same page, whatever its clocks say.
    pub fn page(&self) -> String {
        let parts: Vec<_> = self.parts.iter().filter(|(id, _)| !id.starts_with(CLOCK)).collect();
        format!("{:x}", print(&(parts, &self.lines, self.since)))
    }

    /// What would have to be drawn to see a later moment instead: the parts that changed, and those that went.
    pub fn touched(&self, later: &Parts) -> BTreeSet<String> {
        let changed = later.parts.iter().filter(|(id, html)| self.parts.get(*id) != Some(&print(html)));
        let gone = self.parts.keys().filter(|id| !later.parts.contains_key(*id));
        changed.map(|(id, _)| id).chain(gone).filter(|id| !id.starts_with(CLOCK)).cloned().collect()
    }

    /// Symbols stay on a page that no longer needs them.
    pub fn keep_symbols(&mut self, old: Prints) {
        self.symbols.extend(old.symbols);
    }
}

/// The same in every process of one program; no secret is kept by it.
fn print(of: &(impl Hash + ?Sized)) -> u64 {
    let mut print = DefaultHasher::new();
    of.hash(&mut print);
    print.finish()
}

impl Line {
    fn print(&self) -> (usize, u64) {
        (self.seq, print(&self.html))
    }

    fn element(&self, fresh: bool) -> String {
        match self.html.strip_prefix("<li data-") {
            Some(rest) if fresh => format!("<li class=\"new\" data-{rest}"),
            _ => self.html.clone(),
        }
    }
}

impl News<'_> {
    /// That time has passed is no news: nobody shall see that something happened which is not for him.
    pub fn is_empty(&self) -> bool {
        self.parts.keys().all(|id| id.starts_with(CLOCK)) && self.lines.is_none() && self.since.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(parts: &[(&str, &str)], lines: &[usize], since: usize) -> Parts {
        let collector = Collector::default();
        for (id, html) in parts {
            let _ = collector.part(id, PreEscaped(html.to_string()));
        }
        lines.iter().for_each(|seq| collector.line(*seq, html! { li data-seq=(seq) { "line " (seq) } }));
        collector.into_parts(since)
    }

    #[test]
    fn a_part_lies_in_its_hole() {
        let page = page(
            &[("main", r#"<p>a<slot id="b"></slot>c<slot id="lines"></slot></p>"#), ("b", "<b>!</b>")],
            &[1, 2],
            2,
        );
        let lines = r#"<li class="new" data-seq="2">line 2</li><li data-seq="1">line 1</li>"#;
        let list =
            format!("<ol id=\"lines\" data-most=\"{SHOWN}\" tabindex=\"0\" aria-labelledby=\"log-title\">{lines}</ol>");
        assert!(page.whole().0.starts_with(&format!("<p>a<b>!</b>c{list}</p>")), "{}", page.whole().0);
    }

    #[test]
    fn a_log_is_added_to_and_cut_where_something_was_taken_back() {
        let log = |lines: &[usize]| page(&[], lines, 9);
        let from = |old: &[usize], new: &[usize]| log(new).news(&log(old).prints()).lines.map(|(from, _)| from);
        assert_eq!(from(&[1, 2], &[1, 2]), None);
        assert_eq!(from(&[1, 2], &[1, 2, 3, 4]), Some(3));
        assert_eq!(from(&[1, 2, 3], &[3, 4]), Some(4), "old lines go by themselves");
        assert_eq!(from(&[1, 2, 3, 4], &[1, 2]), Some(3));
        assert_eq!(from(&[1, 2, 4], &[1, 2, 3]), Some(3));
        assert_eq!(from(&[3, 4], &[1, 2, 3]), Some(1), "those that had gone come back");
        assert_eq!(from(&[1], &[]), Some(1));
    }

    #[test]
    fn a_line_that_has_been_seen_is_not_sent_again() {
        let (old, new) = (page(&[], &[1, 2], 1), page(&[], &[1, 2], 3));
        assert_eq!(new.news(&old.prints()).lines, None);
        assert_ne!(old.prints().page(), new.prints().page(), "it looks different all the same");
    }

    #[test]
    fn clocks_make_no_other_page() {
        let at = |time: &str| page(&[("clock-0", time), ("main", "<p></p>")], &[], 0);
        assert_eq!(at("1").prints().page(), at("2").prints().page());
        assert_eq!(at("2").news(&at("1").prints()).parts.keys().collect::<Vec<_>>(), [&"clock-0"]);
        assert!(at("2").news(&at("1").prints()).is_empty());
    }
}
