//! What a seat keeps in mind between two decisions: what it has thought of so far, as long as things go that way.

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
    /// How long the seat has thought in this turn.
    pub(crate) spent: Duration,
    /// What all its thinking has come to.
    pub effort: Effort,
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
        Mind { learnt: vec![], weights, spent: Duration::ZERO, effort: Effort::default() }
    }

    /// Somebody answered, and this seat heard it.
    pub fn hear(&mut self, me: Seat, seat: Seat, answer: Answer<G::Pick>) {
        if seat != me {
            self.spent = Duration::ZERO;
        }
        self.learnt.iter_mut().for_each(|l| l.go_on(seat, answer));
    }

    /// Something happened that was not foreseen: dice, or an answer given in secret.
    pub fn forget(&mut self) {
        self.learnt.iter_mut().for_each(Learnt::start_over);
    }
}
