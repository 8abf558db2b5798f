//! The text of a position: one `name: value` a line, printed and parsed by the same names. Refuses what it does not know.

use std::fmt;

/// A position that cannot be read, with the line and the reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Malformed {
    pub line: usize,
    pub reason: String,
}

impl Malformed {
    pub fn new(line: usize, reason: impl Into<String>) -> Malformed {
        Malformed { line, reason: reason.into() }
    }
}

/// What is so, by name, in order: a whole position for the judge, or what a seat may know, with `?` for the rest.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Facts(Vec<(String, String)>);

impl Facts {
    pub fn say(&mut self, name: impl Into<String>, value: impl fmt::Display) {
        self.0.push((name.into(), value.to_string()));
    }

    /// Say several values behind one name, separated by spaces.
    pub fn say_all(&mut self, name: impl Into<String>, values: impl IntoIterator<Item = impl fmt::Display>) {
        let values: Vec<String> = values.into_iter().map(|v| v.to_string()).collect();
        self.say(name, values.join(" "));
    }

    pub fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(n, v)| (n.as_str(), v.as_str()))
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
    pub number: usize,
    pub name: String,
    pub value: String,
}

impl Line {
    pub fn wrong(&self, reason: impl fmt::Display) -> Malformed {
        Malformed::new(self.number, format!("{}: {reason}", self.name))
    }

    /// The value as a number in a range.
    pub fn number<T>(&self, range: std::ops::RangeInclusive<T>) -> Result<T, Malformed>
    where
        T: std::str::FromStr + PartialOrd + fmt::Display,
    {
        match self.value.parse() {
            Ok(n) if range.contains(&n) => Ok(n),
            _ => Err(self.wrong(format!("`{}` is not a number from {} to {}", self.value, range.start(), range.end()))),
        }
    }

    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.value.split_whitespace()
    }
}

/// The lines of a position; a game takes those it knows, and what is left over is refused.
///
/// ```
/// # use kernel::Lines;
/// let mut lines = Lines::parse("turn: B  # a comment\n\nA.dice: 1 2").unwrap();
/// assert_eq!(lines.take("turn").unwrap().value, "B");
/// assert_eq!(lines.finish().unwrap_err().to_string(), "line 3: `A.dice` is not a name this position knows");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines(Vec<Line>);

impl Lines {
    pub fn parse(text: &str) -> Result<Lines, Malformed> {
        let mut lines: Vec<Line> = vec![];
        for (i, line) in text.lines().enumerate() {
            let line = without_comment(line).trim();
            if line.is_empty() {
                continue;
            }
            let (name, value) = line
                .split_once(':')
                .ok_or_else(|| Malformed::new(i + 1, format!("expected `name: value`, found `{}`", shorten(line))))?;
            let line = Line { number: i + 1, name: name.trim().to_string(), value: value.trim().to_string() };
            if let Some(first) = lines.iter().find(|l| l.name == line.name) {
                return Err(Malformed::new(i + 1, format!("`{}` stands on line {} already", line.name, first.number)));
            }
            lines.push(line);
        }
        Ok(Lines(lines))
    }

    /// The line of that name, if the position has it.
    pub fn take(&mut self, name: &str) -> Option<Line> {
        let at = self.0.iter().position(|l| l.name == name)?;
        Some(self.0.remove(at))
    }

    /// The next line whose name starts so, with the rest of its name.
    pub fn take_prefix(&mut self, prefix: &str) -> Option<(String, Line)> {
        let at = self.0.iter().position(|l| l.name.starts_with(prefix))?;
        let line = self.0.remove(at);
        Some((line.name[prefix.len()..].to_string(), line))
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<(), Malformed> {
        match self.0.first() {
            None => Ok(()),
            Some(line) => {
                Err(Malformed::new(line.number, format!("`{}` is not a name this position knows", shorten(&line.name))))
            }
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
    line.words().map(|word| parse(word).ok_or_else(|| line.wrong(format!("cannot read `{}`", shorten(word))))).collect()
}
