//! How much a bot may think, whoever ordered it: for whoever runs many of them.

use std::time::Duration;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Nobody waits longer for an answer, and nobody longer than [`Bounds::turn`] for all of a turn.
    pub answer: Duration,
    /// On so many threads at once.
    pub threads: u8,
    /// A tree grows no further, so that no thought takes all memory: so many nodes on each thread. What it has it goes on
    /// to judge.
    pub nodes: usize,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { answer: Duration::from_secs(1), threads: 2, nodes: 1 << 17 }
    }
}

impl Bounds {
    /// Nobody waits longer for a whole turn.
    pub fn turn(&self) -> Duration {
        self.answer * 10
    }
}
