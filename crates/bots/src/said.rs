//! What a seat has answered in its turn so far, so that no turn goes on for ever: rules may let one come back to where one
//! was, by ways as long as one likes. For games whose routine plays whole turns; others end theirs by themselves.

use crate::Knowledge;
use kernel::{Answer, Game};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The same answer to the same question makes sense so often in a turn: one of four equal cards is discarded after the other.
const OFTEN: u8 = 4;

/// Answers of one turn, each with how often it was given to a question that offered the same.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Said {
    turn: Option<u32>,
    given: Vec<(u64, u8)>,
}

impl Said {
    /// It is asked in this turn.
    pub(crate) fn asked_in(&mut self, turn: Option<u32>) {
        if turn != self.turn {
            *self = Said { turn, given: vec![] };
        }
    }

    /// Only between deeds: a unit may strike the same enemy as often as it can.
    pub(crate) fn note<G: Game>(&mut self, knowledge: &Knowledge<G>, answer: Answer<G::Pick>) {
        if !G::has_routine() || self.turn.is_none() || !knowledge.is_quiet() {
            return;
        }
        let mark = mark(knowledge, answer);
        match self.given.iter_mut().find(|(given, _)| *given == mark) {
            Some((_, times)) => *times = times.saturating_add(1),
            None => self.given.push((mark, 1)),
        }
    }

    /// Whether an answer was given so often that once more would change nothing.
    pub(crate) fn is_worn<G: Game>(&self, knowledge: &Knowledge<G>, answer: Answer<G::Pick>) -> bool {
        let mut worn = self.given.iter().filter(|(_, times)| *times >= OFTEN).peekable();
        worn.peek().is_some() && knowledge.is_quiet() && {
            let mark = mark(knowledge, answer);
            worn.any(|(given, _)| *given == mark)
        }
    }
}

/// Positions that a seat cannot tell apart offer the same: what is hidden is not looked at.
fn mark<G: Game>(knowledge: &Knowledge<G>, answer: Answer<G::Pick>) -> u64 {
    let mut hasher = DefaultHasher::new();
    (knowledge.question().ask, knowledge.options(), answer).hash(&mut hasher);
    hasher.finish()
}
