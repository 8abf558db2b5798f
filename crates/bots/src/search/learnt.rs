//! What a search has learnt so far, and what of it still holds when the game goes on.

use super::habits::Habits;
use super::tree::{Taken, Tree};
use kernel::{Answer, Game, MAX_SEATS, Seat};

#[derive(Debug)]
pub(crate) struct Learnt<G: Game> {
    pub(super) tree: Tree<G>,
    pub(super) habits: Habits<G>,
    /// The way of the run at hand through the tree.
    pub(super) path: Vec<Taken>,
}

impl<G: Game> Default for Learnt<G> {
    fn default() -> Self {
        Learnt { tree: Tree::default(), habits: Habits::default(), path: vec![] }
    }
}

impl<G: Game> Learnt<G> {
    /// The same, and it grows no further than so many nodes.
    pub(crate) fn within(mut self, nodes: usize) -> Self {
        self.tree.most = nodes;
        self
    }

    pub(super) fn begin(&mut self) {
        self.path.clear();
        self.habits.begin();
    }

    /// What came of a run, by seat.
    pub(super) fn learn(&mut self, values: &[f32; MAX_SEATS]) {
        self.tree.learn(&self.path, values);
        self.habits.learn(values);
    }

    /// Somebody answered: what was thought of what follows it still holds.
    pub(crate) fn go_on(&mut self, seat: Seat, answer: Answer<G::Pick>) {
        self.tree = std::mem::take(&mut self.tree).below(seat, answer).unwrap_or_default();
    }

    /// Something was not foreseen.
    pub(crate) fn start_over(&mut self) {
        self.tree = Tree::default();
    }
}
