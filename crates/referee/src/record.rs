//! A game as one small text: how it was set up, and every reply in order, Chance's among them.

use crate::{AnyGame, AnyTable, Error, How, Misfit, Read, Said, Sealed};
use kernel::{About, BadSetup, Lines, Malformed, Phrase, Setup};
use std::fmt;

/// How it began: set up afresh, or from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    Fresh { mode: String, seats: u8, options: Vec<(String, String)> },
    Position(String),
}

impl Start {
    pub fn of_setup(setup: &Setup) -> Start {
        let options = setup.settings().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        Start::Fresh { mode: setup.mode.clone(), seats: setup.seats, options }
    }

    /// A table that begins so.
    pub fn open(&self, game: &'static dyn AnyGame) -> Result<Box<dyn AnyTable>, Error> {
        match self {
            Start::Fresh { mode, seats, options } => {
                game.start(&game.about().setup(Some(mode), Some(*seats), options)?)
            }
            Start::Position(text) => game.read(text),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    game: String,
    rules: u32,
    start: Start,
    sealed: Option<Sealed>,
    replies: Vec<Said>,
}

/// A record played again.
#[derive(Debug)]
pub struct Replayed {
    pub table: Box<dyn AnyTable>,
    /// How it was read; where it does not fit, the table stands there.
    pub read: Read,
}

impl Record {
    /// The record of a table that was set up so.
    pub fn of_setup(setup: &Setup, table: &dyn AnyTable) -> Record {
        Record::with(Start::of_setup(setup), table)
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

    /// The record of a table that began so.
    pub fn with(start: Start, table: &dyn AnyTable) -> Record {
        let about = table.game().about();
        let replies = table.replies().iter().map(Said::from).collect();
        Record { game: about.key.into(), rules: about.rules_version, start, sealed: None, replies }
    }

    /// The same, and where its dice came from.
    #[must_use]
    pub fn sealed(self, sealed: Sealed) -> Record {
        Record { sealed: Some(sealed), ..self }
    }

    /// Where its dice came from, where they can be checked.
    pub fn seal(&self) -> Option<&Sealed> {
        self.sealed.as_ref()
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
        // In form 1 a shuffle was told face by face.
        if !["1", "2"].contains(&version.value.as_str()) {
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
        let sealed = Sealed::take(&mut lines)?;
        lines.finish()?;
        let replies = body.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let replies = replies.map(|(i, line)| {
            Said::parse(line).ok_or_else(|| Malformed::new(body_line + i, Phrase::new("record-reply")))
        });
        Ok(Record { game, rules, start, sealed, replies: replies.collect::<Result<_, _>>()? })
    }

    /// The table after the first `to` replies, or after all of them. All of those must fit.
    pub fn replay(&self, game: &'static dyn AnyGame, to: Option<usize>) -> Result<Box<dyn AnyTable>, Error> {
        let replayed = self.read(game, to)?;
        match &replayed.read.misfit {
            Some(misfit) => Err(self.diverged(misfit)),
            None => Ok(replayed.table),
        }
    }

    /// Play the first `to` replies again, or all of them, as far as they fit.
    pub fn read(&self, game: &'static dyn AnyGame, to: Option<usize>) -> Result<Replayed, Error> {
        let mut table = self.open(game)?;
        let read = table.read(&self.replies, How { replies: to, ..self.how(game) });
        Ok(Replayed { table, read })
    }

    /// The table before its first reply.
    pub fn open(&self, game: &'static dyn AnyGame) -> Result<Box<dyn AnyTable>, Error> {
        let known = game.about().rules_version;
        // The first version is 1.
        if self.rules > known || self.rules == 0 {
            return Err(Error::OtherRules { game: self.game.clone(), found: self.rules, known });
        }
        self.start.open(game)
    }

    /// A record of older rules is read leniently.
    pub fn how(&self, game: &dyn AnyGame) -> How {
        How { lenient: self.is_older(game), ..How::default() }
    }

    pub fn is_older(&self, game: &dyn AnyGame) -> bool {
        self.rules < game.about().rules_version
    }

    /// Every reply in order.
    pub fn replies(&self) -> &[Said] {
        &self.replies
    }

    /// What to say of a record of older rules that ends before its end.
    pub fn broke_off(&self, misfit: &Misfit, game: &dyn AnyGame) -> Phrase {
        let said = Said { print: None, ..self.replies[misfit.at].clone() };
        let known = game.about().rules_version;
        let phrase = Phrase::new("replay-broke-off").number("n", misfit.at as i64 + 1).text("said", said.to_string());
        phrase.text("known", known.to_string()).text("found", self.rules.to_string())
    }

    /// What to say of replies that were skipped.
    pub fn left_out(&self, read: &Read, game: &dyn AnyGame) -> Option<Phrase> {
        let phrase = Phrase::new("replay-left-out").number("n", read.skipped.len() as i64);
        let phrase = phrase.text("known", game.about().rules_version.to_string());
        (!read.skipped.is_empty()).then_some(phrase)
    }

    /// The reply that does not fit, and why.
    pub fn diverged(&self, misfit: &Misfit) -> Error {
        let phrase = Phrase::new("record-diverged").number("at", misfit.at as i64 + 1);
        Error::Diverged(phrase.text("reply", self.replies[misfit.at].to_string()).phrase("why", misfit.why.phrase()))
    }
}

/// Give a recorded reply again; why it does not fit, where it does not.
pub fn reply(table: &mut dyn AnyTable, who: &str, id: &str, print: Option<u16>) -> Result<(), Phrase> {
    let said = Said { who: who.into(), id: id.into(), print };
    let misfit = table.read(&[said], How::default()).misfit;
    misfit.map_or(Ok(()), |misfit| Err(misfit.why.phrase()))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "record: 2\ngame: {}\nrules: {}", self.game, self.rules)?;
        match &self.start {
            Start::Fresh { mode, seats, options } => {
                writeln!(f, "mode: {mode}\nseats: {seats}")?;
                options.iter().try_for_each(|(key, value)| writeln!(f, "option {key}: {value}"))?;
            }
            Start::Position(text) => text.lines().try_for_each(|line| writeln!(f, "> {}", line.trim()))?,
        }
        self.sealed.iter().try_for_each(|sealed| write!(f, "{sealed}"))?;
        writeln!(f, "replies:")?;
        self.replies.iter().try_for_each(|said| writeln!(f, "{said}"))
    }
}
