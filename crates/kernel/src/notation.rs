//! The text of a position: one `name: value` a line, printed and parsed by the same names. Refuses what it does not know.

use crate::Phrase;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Something that cannot be read: where, and why. The words are in the word files.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Malformed {
    /// Counted from 1.
    pub line: usize,
    /// The name that stands on the line, where the line has one.
    pub field: Option<String>,
    /// What is wrong.
    pub why: Phrase,
}

impl Malformed {
    /// Something wrong on a line as a whole.
    pub fn new(line: usize, why: Phrase) -> Malformed {
        Malformed { line, field: None, why }
    }

    /// Where and why, as one sentence.
    pub fn phrase(&self) -> Phrase {
        let key = if self.field.is_some() { "malformed-field" } else { "malformed" };
        let phrase = Phrase::new(key).number("line", self.line as i64).phrase("why", self.why.clone());
        match &self.field {
            Some(field) => phrase.text("field", field),
            None => phrase,
        }
    }
}

/// What is so, by name, in order: a whole position for the judge, or what a seat may know, with `?` for the rest.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Facts {
    said: Vec<(String, String)>,
    /// What has its plainest value: a position does not mention it, but it can be asked for.
    plain: Vec<(String, String)>,
}

impl Facts {
    /// One more fact, after the others.
    pub fn say(&mut self, name: impl Into<String>, value: impl fmt::Display) {
        self.said.push((name.into(), value.to_string()));
    }

    /// Say it only where it is not at its plainest; asked for by name it is there all the same.
    ///
    /// ```
    /// # use kernel::Facts;
    /// let mut facts = Facts::default();
    /// facts.say_if(false, "cap", 0);
    /// assert_eq!((facts.value("cap"), facts.iter().count()), (Some("0"), 0));
    /// ```
    pub fn say_if(&mut self, told: bool, name: impl Into<String>, value: impl fmt::Display) {
        let list = if told { &mut self.said } else { &mut self.plain };
        list.push((name.into(), value.to_string()));
    }

    /// Say several values behind one name, separated by spaces.
    pub fn say_all(&mut self, name: impl Into<String>, values: impl IntoIterator<Item = impl fmt::Display>) {
        let values: Vec<String> = values.into_iter().map(|v| v.to_string()).collect();
        self.say(name, values.join(" "));
    }

    /// What a fact is.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.said.iter().chain(&self.plain).find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// Every fact in order: name, value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.said.iter().map(|(n, v)| (n.as_str(), v.as_str()))
    }
}

impl fmt::Display for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|(name, value)| writeln!(f, "{}", format!("{name}: {value}").trim_end()))
    }
}

/// One line of a position that is being read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Counted from 1, as editors do.
    pub number: usize,
    /// What stands before the colon.
    pub name: String,
    /// What stands after it.
    pub value: String,
}

impl Line {
    /// The value is wrong.
    pub fn wrong(&self, why: Phrase) -> Malformed {
        Malformed { field: Some(self.name.clone()), ..Malformed::new(self.number, why) }
    }

    /// A word of the value means nothing here.
    pub fn unreadable(&self, word: &str) -> Malformed {
        self.wrong(Phrase::new("wrong-unreadable").text("word", shorten(word)))
    }

    /// A word should be a card and is none.
    pub fn no_card(&self, word: &str) -> Malformed {
        self.wrong(Phrase::new("wrong-no-card").text("word", shorten(word)))
    }

    /// A word should be a seat and is none.
    pub fn no_seat(&self, word: &str) -> Malformed {
        self.wrong(Phrase::new("wrong-no-seat").text("word", shorten(word)))
    }

    /// One of these should stand here.
    pub fn expected(&self, words: impl IntoIterator<Item = impl Into<String>>) -> Malformed {
        self.wrong(Phrase::new("wrong-expected").choice("words", words))
    }

    /// The value as a number in a range.
    pub fn number<T: Number>(&self, range: RangeInclusive<T>) -> Result<T, Malformed> {
        self.number_in(&self.value, range)
    }

    /// A word of the value as a number in a range.
    pub fn number_in<T: Number>(&self, word: &str, range: RangeInclusive<T>) -> Result<T, Malformed> {
        match word.parse() {
            Ok(n) if range.contains(&n) => Ok(n),
            _ => Err(self.wrong(no_number(word, &range))),
        }
    }

    /// The value as one of the words it may be.
    pub fn one_of<T: Copy>(&self, words: &[(&str, T)]) -> Result<T, Malformed> {
        let found = words.iter().find(|(word, _)| *word == self.value).map(|(_, value)| *value);
        found.ok_or_else(|| self.expected(words.iter().map(|(word, _)| *word)))
    }

    /// The value's words.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.value.split_whitespace()
    }
}

/// What a value can be read as and compared with the ends of a range.
pub trait Number: FromStr + PartialOrd + Copy + Into<i64> {}

impl<T: FromStr + PartialOrd + Copy + Into<i64>> Number for T {}

/// Not a number of that range.
pub(crate) fn no_number<T: Number>(word: &str, range: &RangeInclusive<T>) -> Phrase {
    let phrase = Phrase::new("wrong-number").text("word", shorten(word));
    phrase.number("least", *range.start()).number("most", *range.end())
}

/// The lines of a position; a game takes those it knows, and what is left over is refused.
///
/// ```
/// # use kernel::Lines;
/// let mut lines = Lines::parse("turn: B  # a comment\n\nA.dice: 1 2").unwrap();
/// assert_eq!(lines.take("turn").unwrap().value, "B");
/// let left = lines.finish().unwrap_err();
/// assert_eq!((left.line, &*left.why.key), (3, "wrong-name"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    left: Vec<Line>,
    taken: Vec<Line>,
}

impl Lines {
    /// Reads `name: value` lines; empty ones and comments are left out.
    pub fn parse(text: &str) -> Result<Lines, Malformed> {
        let mut lines: Vec<Line> = vec![];
        for (i, line) in text.lines().enumerate() {
            let line = without_comment(line).trim();
            if line.is_empty() {
                continue;
            }
            let (name, value) = line
                .split_once(':')
                .ok_or_else(|| Malformed::new(i + 1, Phrase::new("wrong-line").text("found", shorten(line))))?;
            let line = Line { number: i + 1, name: name.trim().to_string(), value: value.trim().to_string() };
            if let Some(first) = lines.iter().find(|l| l.name == line.name) {
                let why = Phrase::new("wrong-twice").text("name", shorten(&line.name));
                return Err(Malformed::new(i + 1, why.number("first", first.number as i64)));
            }
            lines.push(line);
        }
        Ok(Lines { left: lines, taken: vec![] })
    }

    /// The line of that name, if the position has it.
    pub fn take(&mut self, name: &str) -> Option<Line> {
        let at = self.left.iter().position(|l| l.name == name)?;
        Some(self.take_at(at))
    }

    /// The next line whose name starts so, with the rest of its name.
    pub fn take_prefix(&mut self, prefix: &str) -> Option<(String, Line)> {
        let at = self.left.iter().position(|l| l.name.starts_with(prefix))?;
        let line = self.take_at(at);
        Some((line.name[prefix.len()..].to_string(), line))
    }

    fn take_at(&mut self, at: usize) -> Line {
        let line = self.left.remove(at);
        self.taken.push(line.clone());
        line
    }

    /// What turns out to be wrong with a line that was taken before, next to the others; with the position as a whole
    /// where it has no such line.
    pub fn wrong(&self, name: &str, why: Phrase) -> Malformed {
        match self.taken.iter().find(|line| line.name == name) {
            Some(line) => line.wrong(why),
            None => Malformed::new(1, why),
        }
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<(), Malformed> {
        match self.left.first() {
            None => Ok(()),
            Some(line) => Err(Malformed::new(line.number, Phrase::new("wrong-name").text("name", shorten(&line.name)))),
        }
    }
}

/// A comment begins with a `#` that stands at the start of the line, of the value, or behind a space.
fn without_comment(line: &str) -> &str {
    let starts =
        |(at, _): &(usize, &str)| line[..*at].chars().next_back().is_none_or(|c| c.is_whitespace() || c == ':');
    line.match_indices('#').find(starts).map_or(line, |(at, _)| &line[..at])
}

fn shorten(text: &str) -> String {
    let short: String = text.chars().take(40).collect();
    if short.len() < text.len() { short + "…" } else { short }
}

/// Parse every word of a line, or say which one is wrong.
pub fn parse_list<T>(line: &Line, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Malformed> {
    line.words().map(|word| parse(word).ok_or_else(|| line.unreadable(word))).collect()
}
