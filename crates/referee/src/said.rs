//! A reply as it is written down, and what comes of reading many of them.

use crate::{AnyTable, Error};
use kernel::{Picks, Who};
use std::fmt;

/// A reply; the fingerprint of its question may be missing where people wrote it by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub who: String,
    pub id: String,
    pub print: Option<u16>,
}

impl Said {
    pub fn parse(line: &str) -> Option<Said> {
        let (who, rest) = line.trim().split_once(' ')?;
        let (id, print) = match rest.rsplit_once(" ~") {
            Some((id, print)) => (id, Some(u16::from_str_radix(print, 16).ok()?)),
            None => (rest, None),
        };
        Some(Said { who: who.into(), id: id.trim().into(), print })
    }
}

/// A reply as a table has it.
impl From<(&str, &str, u16)> for Said {
    fn from((who, id, print): (&str, &str, u16)) -> Said {
        Said { who: who.into(), id: id.into(), print: Some(print) }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.who, self.id)?;
        self.print.map_or(Ok(()), |print| write!(f, " ~{print:04x}"))
    }
}

/// How replies are read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct How {
    /// They were given under older rules: a reply whose question fell away is skipped, a question that came new and has
    /// one answer is answered.
    pub lenient: bool,
    /// Stop where seats have answered so many questions.
    pub answers: Option<usize>,
    /// Stop after so many replies; those behind them only help to understand older rules.
    pub replies: Option<usize>,
}

/// What came of reading replies.
#[derive(Debug)]
pub struct Read {
    /// How the table stood after each reply that was read.
    pub moments: Vec<Moment>,
    /// Which of them were skipped, counted from 0.
    pub skipped: Vec<usize>,
    /// Why the next one could not be read.
    pub misfit: Option<Misfit>,
}

/// How a table stood after a reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How much had been told.
    pub told: usize,
    /// How many replies had been given; questions that came new are answered without one in the record.
    pub given: usize,
    /// Who was asked, with the fingerprints of the questions where there were several.
    pub asked: Picks<(Who, u16)>,
    pub over: bool,
}

impl Moment {
    pub fn of(table: &dyn AnyTable) -> Moment {
        let print = |who| match who {
            Who::Seat(seat) => table.print(seat).unwrap_or_default(),
            Who::Chance => 0,
        };
        let asked = table.asked().into_iter().map(|who| (who, print(who))).collect();
        Moment { told: table.told(), given: table.replies().len(), asked, over: table.outcome().is_some() }
    }
}

/// A reply that does not fit: the table stands before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// Counted from 0.
    pub at: usize,
    pub why: Error,
}
