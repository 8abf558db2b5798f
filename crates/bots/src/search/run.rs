//! One run of a search: the rules go straight through, and this answers them: what is known first, then by the tree,
//! then by the playout. It never suspends but to stop looking ahead.

use super::tree::{NodeId, Taken, Tree};
use kernel::{Answer, Asked, Game, Given, Luck, Playout, Reply, Rolled, Seat, Source, Who};

/// More decisions than this and a playout is given up where it is.
const LONGEST: u32 = 400;

pub(super) struct Run<'a, G: Game> {
    pub(super) tree: &'a mut Tree<G>,
    pub(super) path: &'a mut Vec<Taken>,
    pub(super) luck: &'a mut Luck,
    /// Replies since the checkpoint.
    known: &'a [Given<G::Pick>],
    me: Seat,
    at: At,
    playout: Playout,
    /// Who answered last.
    mover: Seat,
    turns: u32,
    decisions: u32,
}

/// Where a run is.
#[derive(Clone, Copy)]
enum At {
    /// Before the question that is thought about.
    Known,
    Tree(NodeId),
    /// An answer tried for the first time; below it the tree may grow.
    Leaf(Taken),
    Playout,
}

impl<'a, G: Game> Run<'a, G> {
    pub(super) fn new(
        tree: &'a mut Tree<G>,
        path: &'a mut Vec<Taken>,
        luck: &'a mut Luck,
        known: &'a [Given<G::Pick>],
        me: Seat,
        playout: Playout,
    ) -> Self {
        path.clear();
        Run { tree, path, luck, known, me, at: At::Known, playout, mover: me, turns: 0, decisions: 0 }
    }

    fn next_known(&mut self, who: Who) -> Option<Reply<G::Pick>> {
        let (given, rest) = self.known.split_first().filter(|(given, _)| given.who == who)?;
        self.known = rest;
        Some(given.reply)
    }

    /// Whether it is time to look at the position instead of playing on.
    fn is_far_enough(&mut self, seat: Seat) -> bool {
        self.decisions += 1;
        if seat != self.mover {
            self.mover = seat;
            self.turns += 1;
        }
        self.decisions > LONGEST || self.playout.turns.is_some_and(|turns| self.turns >= turns)
    }

    fn draw(&mut self, options: &[Answer<G::Pick>]) -> Answer<G::Pick> {
        options[self.luck.below(options.len() as u32) as usize]
    }
}

impl<G: Game> Source<G> for Run<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        if let Some(Reply::Answer(answer)) = self.next_known(Who::Seat(asked.seat)) {
            return Some(answer);
        }
        let at = self.at;
        let node = match at {
            At::Known if asked.seat == self.me => Tree::<G>::ROOT,
            // Asked at the same time as we are: what he says is not ours to know.
            At::Known => return Some(self.draw(asked.options)),
            _ if self.is_far_enough(asked.seat) => return None,
            At::Tree(node) => node,
            At::Leaf(taken) => {
                self.tree.grow(taken);
                self.at = At::Playout;
                return Some(self.draw(asked.options));
            }
            At::Playout => return Some(self.draw(asked.options)),
        };
        let (taken, below) = self.tree.select(node, asked, self.luck);
        self.path.push(taken);
        self.at = below.map_or(At::Leaf(taken), At::Tree);
        Some(self.tree.answer(taken))
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        match self.next_known(Who::Chance) {
            Some(Reply::Face(face)) => Some(face),
            _ => Some(self.luck.below(rolled.faces)),
        }
    }

    fn skips_windows(&self) -> bool {
        !matches!(self.at, At::Known)
    }
}
