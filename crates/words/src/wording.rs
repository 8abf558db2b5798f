//! How answers are worded, with gaps for what they name: by it a sentence is told from words in no order.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

/// One way to word a key.
#[derive(Clone, Default)]
pub(crate) struct Wording(Vec<Part>);

#[derive(Clone)]
enum Part {
    /// A word or a mark.
    Said(String),
    Gap,
}

impl Wording {
    /// Whether a text says this, with something that can be named in every gap.
    pub(crate) fn fits(&self, said: &[String], is_named: &[bool]) -> bool {
        // How much of it may have been said when a part is over.
        let mut over = vec![false; said.len() + 1];
        over[0] = true;
        for part in &self.0 {
            let mut next = vec![false; said.len() + 1];
            for at in 0..said.len() {
                next[at + 1] = match part {
                    Part::Said(word) => over[at] && said[at] == *word,
                    Part::Gap => (over[at] || next[at]) && is_named[at],
                };
            }
            over = next;
        }
        over[said.len()]
    }

    /// Its words, without the marks between them.
    pub(crate) fn words(&self) -> impl Iterator<Item = &String> {
        self.0.iter().filter_map(|part| match part {
            Part::Said(word) => Some(word).filter(|word| !is_mark(word)),
            Part::Gap => None,
        })
    }

    /// A mere gap says nothing itself.
    pub(crate) fn says_something(&self) -> bool {
        self.0.iter().any(|part| matches!(part, Part::Said(_)))
    }
}

/// Every way to word the wanted keys of a word file.
pub(crate) fn all(text: &str, wanted: impl Fn(&str) -> bool) -> Vec<Wording> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let patterns = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) if wanted(message.id.name) => message.value.as_ref(),
        _ => None,
    });
    patterns.flat_map(|pattern| ways(pattern, vec![Wording::default()])).collect()
}

/// Each of these beginnings, and then the pattern in every way it can be said.
fn ways(pattern: &Pattern<&str>, begun: Vec<Wording>) -> Vec<Wording> {
    let mut all = begun;
    for element in &pattern.elements {
        all = match element {
            PatternElement::TextElement { value } => {
                all.iter_mut().for_each(|way| way.0.extend(said(value).into_iter().map(Part::Said)));
                all
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| ways(&variant.value, all.clone())).collect()
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {
                all.iter_mut().for_each(|way| way.0.push(Part::Gap));
                all
            }
        };
    }
    all
}

pub(crate) fn is_mark(part: &str) -> bool {
    part.chars().all(|c| Kind::of(c) == Kind::Mark)
}

/// A text in small letters in parts: words, numbers, and the marks around them.
pub(crate) fn said(text: &str) -> Vec<String> {
    let mut all: Vec<String> = vec![];
    let mut last = Kind::Space;
    for c in text.to_lowercase().chars() {
        let kind = Kind::of(c);
        match all.last_mut() {
            _ if kind == Kind::Space => {}
            Some(part) if kind == last => part.push(c),
            _ => all.push(c.into()),
        }
        last = kind;
    }
    all
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Space,
    Letter,
    Digit,
    Mark,
}

impl Kind {
    fn of(c: char) -> Kind {
        match c {
            _ if c.is_whitespace() => Kind::Space,
            _ if c.is_ascii_digit() => Kind::Digit,
            _ if c.is_alphanumeric() => Kind::Letter,
            _ => Kind::Mark,
        }
    }
}
