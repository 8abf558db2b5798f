//! What a seat keeps in mind between two decisions: what it has thought of so far, as long as things go that way.

use crate::said::Said;
use crate::search::Learnt;
use kernel::{Answer, Game, Seat, Weights};
use std::ops::{Add, AddAssign};
use std::time::Duration;

/// One seat's thoughts. Whoever holds the table tells it what is said there; a fresh one knows nothing and may always
/// be used instead.
#[derive(Debug)]
pub struct Mind<G: Game> {
    /// One a thread.
    pub(crate) learnt: Vec<Learnt<G>>,
    /// What it thinks positions are worth.
    pub(crate) weights: G::Weights,
    pub(crate) spent: Spent,
    pub(crate) said: Said,
    /// What all its thinking has come to.
    pub effort: Effort,
}

/// How long a seat has thought in this turn.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Spent {
    pub(crate) time: Duration,
    turn: Option<u32>,
    /// Another seat has answered since.
    interrupted: bool,
}

impl Spent {
    /// It is asked in this turn; where the game does not count them, a turn lasts as long as nobody else decides.
    pub(crate) fn asked_in(&mut self, turn: Option<u32>) {
        if turn != self.turn || turn.is_none() && self.interrupted {
            *self = Spent { turn, ..Spent::default() };
        }
        self.interrupted = false;
    }
}

/// How much was thought.
#[derive(Clone, Copy, Default, Debug)]
pub struct Effort {
    pub runs: u64,
    pub time: Duration,
}

impl Add for Effort {
    type Output = Effort;

    fn add(self, other: Effort) -> Effort {
        Effort { runs: self.runs + other.runs, time: self.time + other.time }
    }
}

impl AddAssign for Effort {
    fn add_assign(&mut self, other: Effort) {
        *self = *self + other;
    }
}

impl<G: Game> Default for Mind<G> {
    fn default() -> Self {
        Mind::weighing(G::Weights::usual())
    }
}

impl<G: Game> Mind<G> {
    /// A mind that weighs positions in its own way.
    pub fn weighing(weights: G::Weights) -> Self {
        Mind { learnt: vec![], weights, spent: Spent::default(), said: Said::default(), effort: Effort::default() }
    }

    /// Somebody answered, and this seat heard it.
    pub fn hear(&mut self, me: Seat, seat: Seat, answer: Answer<G::Pick>) {
        self.spent.interrupted |= seat != me;
        self.learnt.iter_mut().for_each(|l| l.go_on(seat, answer));
    }

    /// Others are asked, perhaps for days: what it has thought of is old by then. How long it has thought in this turn stays,
    /// or a turn full of windows would take it many times as long.
    pub fn rest(&mut self) {
        self.learnt.clear();
    }

    /// Something happened that was not foreseen: dice, or an answer given in secret.
    pub fn forget(&mut self) {
        self.learnt.iter_mut().for_each(Learnt::start_over);
    }
}

#[cfg(test)]
mod tests {
    use super::Spent;
    use std::time::Duration;

    const LONG: Duration = Duration::from_secs(3);

    /// A seat that thought long, was interrupted, and is asked again.
    fn later(first: Option<u32>, then: Option<u32>, interrupted: bool) -> Duration {
        let mut spent = Spent::default();
        spent.asked_in(first);
        spent.time += LONG;
        spent.interrupted |= interrupted;
        spent.asked_in(then);
        spent.time
    }

    #[test]
    fn a_window_is_no_new_turn() {
        assert_eq!(later(Some(4), Some(4), true), LONG);
        assert_eq!(later(Some(4), Some(5), false), Duration::ZERO);
        assert_eq!(later(None, None, false), LONG);
        assert_eq!(later(None, None, true), Duration::ZERO, "nobody says whether it is the same turn");
    }
}
