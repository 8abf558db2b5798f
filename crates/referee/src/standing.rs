//! Passing in advance: what a seat has said of windows to come, and whether it still stands. A matter of the table, not of
//! the rules; it looks at nothing but what all have heard.

use crate::AnyTable;
use kernel::{EveWish, Phrase, Seat, Stirs};

/// A seat's word to pass in every window until one of these has happened; with none of them, until it is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub until: Stirs,
    /// Events that were looked at.
    heard: usize,
    /// What ended it, and the event that did.
    stirred: Option<(Stirs, usize)>,
}

impl Standing {
    /// It stands from now on: what was told before does not matter.
    pub fn new(until: Stirs, table: &dyn AnyTable) -> Standing {
        Standing { until, heard: table.told(), stirred: None }
    }

    pub fn holds(&self) -> bool {
        self.stirred.is_none()
    }

    /// Whether it matters what is told next.
    pub fn listens(&self) -> bool {
        self.holds() && !self.until.is_nothing()
    }

    /// So much was told by now, and none of it mattered.
    pub fn overhear(&mut self, told: usize) {
        self.heard = told;
    }

    /// Look at what was told since; what has ended it, if it was one of these.
    pub fn hear(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<Stirs> {
        let news = self.heard..table.told();
        self.heard = table.told();
        if !self.holds() {
            return None;
        }
        let met =
            |event| Some((table.stirs(event, seat).common(self.until), event)).filter(|(why, _)| !why.is_nothing());
        self.stirred = news.into_iter().find_map(met);
        self.stirred.map(|(why, _)| why)
    }

    /// Everything told from here on was taken back: if that had ended it, it stands again.
    pub fn take_back(&mut self, told: usize) {
        self.heard = self.heard.min(told);
        self.stirred.take_if(|(_, event)| *event >= told);
    }

    /// "your turn begins or a combat begins"
    pub fn words(until: Stirs) -> Phrase {
        Standing::either("until", until)
    }

    /// "a combat has begun"
    pub fn reason(stirs: Stirs) -> Phrase {
        Standing::either("stirred", stirs)
    }

    fn either(key: &str, stirs: Stirs) -> Phrase {
        let one = |stir: Stirs| Phrase::new(format!("{key}-{}", stir.id()));
        let or = |rest: Phrase, first: Phrase| Phrase::new("until-or").phrase("first", first).phrase("rest", rest);
        let mut each: Vec<Phrase> = stirs.each().map(one).collect();
        let last = each.pop().unwrap_or_else(|| Phrase::new("until-taken-back"));
        each.into_iter().rev().fold(last, or)
    }
}

/// All that a seat has said in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Advance {
    pub standing: Option<Standing>,
    /// Not to be asked where it could only pass. The others may see from it that it could not do anything.
    pub skips: bool,
    /// What it wants of windows just before combats, whatever stands: it holds for good.
    pub eve: Option<EveWish>,
}

impl Advance {
    /// Whether the table passes for the seat what it is asked now.
    pub fn passes(&self, table: &dyn AnyTable, seat: Seat) -> bool {
        let stands = || self.standing.is_some_and(|standing| standing.holds()) && table.is_window(seat);
        self.skips && table.can_only_pass(seat) || self.keeps_out(table, seat).unwrap_or_else(stands)
    }

    /// Whether the seat is not to be asked just before this combat; nothing where it is no such moment or all the same to it.
    pub fn keeps_out(&self, table: &dyn AnyTable, seat: Seat) -> Option<bool> {
        self.eve?.asks(table.eve(seat)?).map(|asks| !asks)
    }

    /// "You are asked before every combat."
    pub fn of_eves(wish: Option<EveWish>) -> Phrase {
        Phrase::new(format!("passing-{}", wish.map_or("usual", EveWish::id)))
    }
}
