//! Information-set Monte-Carlo tree search: imagine a world, run the rules through it, remember what came of it.
//!
//! All seats share one tree, seen by the seat that thinks (single observer). Every seat wants the best for itself.

mod habits;
mod lean;
mod learnt;
mod run;
mod tree;

use crate::Knowledge;
use kernel::{Answer, Game, Given, Luck, MAX_SEATS, Playout, Seat, Table};
pub(crate) use learnt::Learnt;
use run::Run;

/// Runs in one imagined world before another is drawn: drawing one costs about as much as a run.
const RUNS_PER_WORLD: u64 = 8;

/// One thread's search.
#[derive(Debug)]
pub(crate) struct Search<'k, G: Game> {
    knowledge: &'k Knowledge<G>,
    weights: &'k G::Weights,
    playout: Playout,
    learnt: Learnt<G>,
    luck: Luck,
    world: World<G>,
    pub(crate) runs: u64,
}

/// Where runs start: a checkpoint and the replies since.
type World<G> = (<G as Game>::State, Vec<Given<<G as Game>::Pick>>);

impl<'k, G: Game> Search<'k, G> {
    pub(crate) fn new(
        knowledge: &'k Knowledge<G>,
        weights: &'k G::Weights,
        playout: Playout,
        learnt: Learnt<G>,
        luck: Luck,
    ) -> Self {
        let (checkpoint, since) = knowledge.start();
        let world = (checkpoint.clone(), since.to_vec());
        Search { knowledge, weights, playout, learnt, luck, world, runs: 0 }
    }

    pub(crate) fn run(&mut self) {
        if self.runs.is_multiple_of(RUNS_PER_WORLD)
            && let Some(world) = self.knowledge.imagine(&mut self.luck)
        {
            let (checkpoint, since) = world.checkpoint();
            self.world = (checkpoint.clone(), since.to_vec());
        }
        self.runs += 1;
        let me = self.knowledge.seat();
        let mut source = Run::new(&mut self.learnt, &mut self.luck, &self.world.1, me, self.playout);
        let mut table = Table::<G>::asking(self.world.0.clone(), &mut source);
        // A fault of the rules ends a run like a cut: the position is judged as it stands.
        let _ = table.run();
        let state = table.state;
        let mut values = [0.0; MAX_SEATS];
        let outcome = G::is_over(&state).then(|| G::outcome(&state));
        for seat in Seat::all(G::seats(&state)) {
            values[seat.index()] = outcome.map_or_else(|| G::eval(&state, seat, self.weights), |o| o.score(seat));
        }
        self.learnt.learn(&values);
    }

    /// Whether the answer in the lead stays there though half of so many more runs tried the next best: waiting for
    /// the other half brought nothing (docs/bots.md).
    pub(crate) fn is_settled(&self, more: u64) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in self.learnt.tree.root() {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        u64::from(first - second) > more / 2
    }

    pub(crate) fn into_learnt(self) -> Learnt<G> {
        self.learnt
    }
}

/// An answer and what the search thinks of it.
#[derive(Clone, Copy, Debug)]
pub struct Judged<P> {
    pub answer: Answer<P>,
    /// From 0 (lost) to 1 (won).
    pub value: f32,
    pub visits: u32,
}

/// What several threads say together of the answers at hand, the best first.
pub(crate) fn judged<G: Game>(learnt: &[Learnt<G>], options: &[Answer<G::Pick>]) -> Vec<Judged<G::Pick>> {
    let edges = |option| learnt.iter().flat_map(|l| l.tree.root()).filter(move |e| e.answer == option);
    let mut all: Vec<Judged<G::Pick>> = options
        .iter()
        .map(|&answer| {
            let visits = edges(answer).map(|e| e.visits).sum();
            let total: f32 = edges(answer).map(|e| e.value() * e.visits as f32).sum();
            Judged { answer, value: total / (visits as f32).max(1.0), visits }
        })
        .collect();
    all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    all
}
