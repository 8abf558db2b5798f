//! Where answers come from. One set of rules, any number of sources.

use crate::{Answer, Denied, Game, Seat};

/// A question as a source hears it.
#[derive(Debug)]
pub struct Asked<'q, G: Game> {
    /// The position the question is asked in.
    pub state: &'q G::State,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub ask: G::Ask,
    /// Every legal answer.
    pub options: &'q [Answer<G::Pick>],
    /// What is forbidden, for whoever explains.
    pub denied: &'q [Denied<G::Pick>],
    /// The seat may react to what happens, or pass; see [`Table::react`](crate::Table::react).
    pub window: bool,
    /// How much has been told so far, at a table that keeps it.
    pub told: usize,
    /// Others are asked at the same time.
    pub together: bool,
}

/// A die as Chance sees it, or a pile that is to be shuffled.
#[derive(Debug)]
pub struct Rolled<'q, G: Game> {
    /// The position luck is asked in.
    pub state: &'q G::State,
    /// What for.
    pub ask: G::Ask,
    /// So many faces, or cards.
    pub faces: u32,
    /// How much has been told so far, at a table that keeps it.
    pub told: usize,
}

/// A live table (may not know yet), a record, a search. `None` suspends the step.
pub trait Source<G: Game> {
    /// What the seat says; nothing if it has not said it yet.
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>>;

    /// What luck says; nothing if it has not yet.
    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32>;

    /// Shuffle a pile: `order` names its places from 0 on, to be left in another order.
    fn shuffle(&mut self, rolled: &Rolled<'_, G>, order: &mut [u16]) -> Option<()>;

    /// Whether this seat's forbidden candidates are to be kept with the rule that forbids them.
    fn explains(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether a window in which a seat could only pass may be skipped. At a live table it may not:
    /// not being asked would tell the others what the seat holds.
    fn skips_windows(&self) -> bool {
        true
    }
}
