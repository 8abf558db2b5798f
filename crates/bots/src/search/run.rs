//! One run of a search: the rules go straight through, and this answers them: what is known first, then by the tree,
//! then by the playout. It never suspends but to stop looking ahead.

use super::learnt::Learnt;
use super::tree::{NodeId, Taken, Tree};
use kernel::{Answer, Asked, Game, Given, Luck, Playout, Reply, Rolled, Seat, Source, Style, Who};

/// More decisions than this and a playout is given up where it is.
const LONGEST: u32 = 400;

pub(super) struct Run<'a, G: Game> {
    learnt: &'a mut Learnt<G>,
    luck: &'a mut Luck,
    /// Replies since the checkpoint.
    known: &'a [Given<G::Pick>],
    me: Seat,
    at: At,
    playout: Playout,
    /// The turn of the last question, once the one that is thought about was asked.
    turn: Option<u32>,
    /// Turns that ended beyond the tree.
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
        learnt: &'a mut Learnt<G>,
        luck: &'a mut Luck,
        known: &'a [Given<G::Pick>],
        me: Seat,
        playout: Playout,
    ) -> Self {
        learnt.begin();
        Run { learnt, luck, known, me, at: At::Known, playout, turn: None, turns: 0, decisions: 0 }
    }

    fn next_known(&mut self, who: Who) -> Option<Reply<G::Pick>> {
        let (given, rest) = self.known.split_first().filter(|(given, _)| given.who == who)?;
        self.known = rest;
        Some(given.reply.clone())
    }

    /// Whether it is time to look at the position instead of playing on.
    fn is_far_enough(&mut self, asked: &Asked<'_, G>) -> bool {
        self.decisions += 1;
        let turn = Some(turn_of(asked));
        if self.turn != turn {
            self.turn = turn;
            self.turns += u32::from(!matches!(self.at, At::Tree(_)));
        }
        self.decisions > LONGEST || self.playout.turns.is_some_and(|n| self.turns >= n && G::is_quiet(asked.state))
    }

    /// Where the tree has nothing to say.
    fn draw(&mut self, asked: &Asked<'_, G>) -> Answer<G::Pick> {
        let Learnt { tree, habits, .. } = &mut *self.learnt;
        match self.playout.style {
            Style::Lean => tree.draw(asked, self.luck),
            Style::Habit => habits.draw(asked, self.luck),
        }
    }
}

/// The turn it is, as the game counts them, or whose it seems to be.
fn turn_of<G: Game>(asked: &Asked<'_, G>) -> u32 {
    G::turn(asked.state).unwrap_or(asked.seat.0.into())
}

impl<G: Game> Source<G> for Run<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        if let Some(Reply::Answer(answer)) = self.next_known(Who::Seat(asked.seat)) {
            return Some(answer);
        }
        let mine = asked.seat == self.me;
        let at = match self.at {
            At::Known if mine => {
                self.turn = Some(turn_of(asked));
                At::Tree(Tree::<G>::ROOT)
            }
            at => at,
        };
        if !matches!(self.at, At::Known) && self.is_far_enough(asked) {
            // The next run that comes here looks further.
            if let At::Leaf(taken) = self.at
                && self.playout.beyond
            {
                self.learnt.tree.grow(taken);
            }
            return None;
        }
        let answer = match at {
            At::Tree(node) => {
                let Learnt { tree, habits, path } = &mut *self.learnt;
                let taken = match self.playout.style {
                    Style::Lean if !mine => tree.follow(node, asked, self.luck),
                    Style::Lean | Style::Habit => tree.select(node, asked, habits, self.luck),
                };
                path.push(taken);
                self.at = tree.child(taken).map_or(At::Leaf(taken), At::Tree);
                tree.answer(taken)
            }
            At::Leaf(taken) => {
                self.learnt.tree.grow(taken);
                self.at = At::Playout;
                self.draw(asked)
            }
            // Asked at the same time as we are, or beyond the tree.
            At::Known | At::Playout => self.draw(asked),
        };
        if !matches!(self.at, At::Known) && self.playout.style == Style::Habit {
            self.learnt.habits.note(asked, answer);
        }
        Some(answer)
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        match self.next_known(Who::Chance) {
            Some(Reply::Face(face)) => Some(face),
            _ => Some(self.luck.below(rolled.faces)),
        }
    }

    fn shuffle(&mut self, _: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        match self.next_known(Who::Chance) {
            Some(Reply::Order(known)) if known.places().len() == order.len() => order.copy_from_slice(known.places()),
            _ => self.luck.shuffle(order),
        }
        Some(())
    }

    fn skips_windows(&self) -> bool {
        !matches!(self.at, At::Known)
    }
}
