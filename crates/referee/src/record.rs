//! A game as one small text: how it was set up, and every reply in order, Chance's among them.

use crate::{AnyGame, AnyTable, Ending, Error};
use kernel::{About, BadSetup, Lines, Malformed, Phrase, Setup, Who};
use std::fmt;

/// How it began: set up afresh, or from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Start {
    Fresh { mode: String, seats: u8, options: Vec<(String, String)> },
    Position(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    game: String,
    rules: u32,
    start: Start,
    replies: Vec<Said>,
}

/// A reply; the fingerprint of its question may be missing in a record written by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Said {
    who: String,
    id: String,
    print: Option<u16>,
}

impl Record {
    /// The record of a table that was set up so.
    pub fn of_setup(setup: &Setup, table: &dyn AnyTable) -> Record {
        let options = setup.settings().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        Record::with(Start::Fresh { mode: setup.mode.clone(), seats: setup.seats, options }, table)
    }

    /// The record of a table that began at a position.
    pub fn of_position(position: &str, table: &dyn AnyTable) -> Record {
        Record::with(Start::Position(position.to_string()), table)
    }

    /// The same game, gone on to where the table is now.
    #[must_use]
    pub fn continued(&self, table: &dyn AnyTable) -> Record {
        Record::with(self.start.clone(), table)
    }

    fn with(start: Start, table: &dyn AnyTable) -> Record {
        let about = table.game().about();
        let said =
            |(who, id, print): &(String, String, u16)| Said { who: who.clone(), id: id.clone(), print: Some(*print) };
        let replies = table.replies().iter().map(said).collect();
        Record { game: about.key.into(), rules: about.rules_version, start, replies }
    }

    pub fn game(&self) -> &str {
        &self.game
    }

    /// How it was set up; not for a game that began at a position.
    pub fn setup(&self, about: &About) -> Result<Setup, BadSetup> {
        match &self.start {
            Start::Fresh { mode, seats, options } => about.setup(Some(mode), Some(*seats), options),
            Start::Position(_) => Err(BadSetup::new("record", Phrase::new("record-from-position"))),
        }
    }

    /// How many replies it holds.
    pub fn len(&self) -> usize {
        self.replies.len()
    }

    pub fn is_empty(&self) -> bool {
        self.replies.is_empty()
    }

    pub fn parse(text: &str) -> Result<Record, Malformed> {
        let (head, body) = match text.split_once("\nreplies:") {
            Some((head, body)) => (head, body),
            None => return Err(Malformed::new(1, Phrase::new("record-needs").text("name", "replies"))),
        };
        let body_line = head.lines().count() + 1;
        let position: Vec<&str> = head.lines().filter_map(|l| l.strip_prefix('>')).map(str::trim).collect();
        let plain: Vec<&str> = head.lines().map(|l| if l.starts_with('>') { "" } else { l }).collect();
        let mut lines = Lines::parse(&plain.join("\n"))?;
        let mut need = |name: &str| {
            lines.take(name).ok_or_else(|| Malformed::new(1, Phrase::new("record-needs").text("name", name)))
        };
        let version = need("record")?;
        if version.value != "1" {
            return Err(version.wrong(Phrase::new("record-form").text("found", &version.value)));
        }
        let (game, rules) = (need("game")?.value, need("rules")?.number(0..=u32::MAX)?);
        let start = if position.is_empty() {
            let (mode, seats) = (need("mode")?.value, need("seats")?.number(1..=u8::MAX)?);
            let mut options = vec![];
            while let Some((key, line)) = lines.take_prefix("option ") {
                options.push((key, line.value));
            }
            Start::Fresh { mode, seats, options }
        } else if position.iter().all(|line| line.is_empty()) {
            return Err(Malformed::new(1, Phrase::new("record-no-position")));
        } else {
            Start::Position(position.join("\n"))
        };
        lines.finish()?;
        let replies = body.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let replies = replies.map(|(i, line)| {
            Said::parse(line).ok_or_else(|| Malformed::new(body_line + i, Phrase::new("record-reply")))
        });
        Ok(Record { game, rules, start, replies: replies.collect::<Result<_, _>>()? })
    }

    /// The table after the first `to` replies, or after all of them.
    pub fn replay(&self, game: &'static dyn AnyGame, to: Option<usize>) -> Result<Box<dyn AnyTable>, Error> {
        let about = game.about();
        if self.rules != about.rules_version {
            return Err(Error::OtherRules { game: self.game.clone(), found: self.rules, known: about.rules_version });
        }
        let mut table = match &self.start {
            Start::Fresh { mode, seats, options } => game.start(&about.setup(Some(mode), Some(*seats), options)?)?,
            Start::Position(text) => game.read(text)?,
        };
        for (i, said) in self.replies.iter().take(to.unwrap_or(usize::MAX)).enumerate() {
            reply(table.as_mut(), &said.who, &said.id, said.print).map_err(|why| {
                let phrase = Phrase::new("record-diverged").number("at", i as i64 + 1);
                Error::Diverged(phrase.text("reply", said.to_string()).phrase("why", why))
            })?;
        }
        Ok(table)
    }
}

/// Give a recorded reply again; why it does not fit, where it does not.
pub fn reply(table: &mut dyn AnyTable, who: &str, id: &str, print: Option<u16>) -> Result<(), Phrase> {
    if let Some(ending) = Ending::parse(table, who, id) {
        return table.end(ending).map_err(|error| error.phrase());
    }
    match crate::parse_who(table, who) {
        Some(Who::Chance) => table.roll(id),
        Some(Who::Seat(_)) => table.answer(&format!("{who}: {id}")),
        None => return Err(Phrase::new("wrong-no-seat").text("word", who)),
    }
    .map_err(|error| error.phrase())?;
    let now = table.replies().last().map(|(_, _, print)| *print);
    if print.is_some() && print != now {
        return Err(Phrase::new("record-other-question"));
    }
    Ok(())
}

impl Said {
    fn parse(line: &str) -> Option<Said> {
        let (who, rest) = line.trim().split_once(' ')?;
        let (id, print) = match rest.rsplit_once(" ~") {
            Some((id, print)) => (id, Some(u16::from_str_radix(print, 16).ok()?)),
            None => (rest, None),
        };
        Some(Said { who: who.into(), id: id.trim().into(), print })
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.who, self.id)?;
        self.print.map_or(Ok(()), |print| write!(f, " ~{print:04x}"))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "record: 1\ngame: {}\nrules: {}", self.game, self.rules)?;
        match &self.start {
            Start::Fresh { mode, seats, options } => {
                writeln!(f, "mode: {mode}\nseats: {seats}")?;
                options.iter().try_for_each(|(key, value)| writeln!(f, "option {key}: {value}"))?;
            }
            Start::Position(text) => text.lines().try_for_each(|line| writeln!(f, "> {}", line.trim()))?,
        }
        writeln!(f, "replies:")?;
        self.replies.iter().try_for_each(|said| writeln!(f, "{said}"))
    }
}
