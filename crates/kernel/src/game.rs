//! What a game is to the kernel and to bots: a position, steps that ask, and an end.

use crate::{
    About, Answer, Audience, BadSetup, Flow, Luck, MAX_SEATS, Malformed, Phrase, Rule, Seat, Setup, Table, Viewer,
    Weights, Who,
};
use std::{fmt::Debug, hash::Hash};

/// The rules of a game. What people see and read of it is in [`Show`](crate::Show).
pub trait Game: Sized + Debug + Send + Sync + 'static {
    /// The whole position: small, flat, plain data.
    type State: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// What a question is for.
    type Ask: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// What may be picked.
    type Pick: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What happened, in the past tense.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// The numbers `eval` works with; `()` if it has none to tune.
    type Weights: Weights;

    /// More questions than this in one step is a loop of triggers: the step fails instead of hanging.
    const CEILING: u32 = 1000;

    /// What is known of the game before anybody sits down.
    fn about() -> &'static About;

    /// The position before anything was rolled, dealt or asked.
    fn setup(setup: &Setup) -> Result<Self::State, BadSetup>;

    /// One step of the turn skeleton. Between two steps lies a checkpoint.
    fn step(t: &mut Table<'_, Self>) -> Flow;

    /// How many play.
    fn seats(state: &Self::State) -> u8;

    /// Whether nobody will be asked any more.
    fn is_over(state: &Self::State) -> bool;

    /// How the seats stand; asked only of a finished game.
    fn outcome(state: &Self::State) -> Outcome;

    /// What a finished game hands to the next one of a campaign: one short line, which every seat may read. The next table
    /// is set up with it by a setting of [`Values::Legacy`](crate::Values::Legacy). It ended so, be it by its rules, by
    /// somebody who gave up or was too slow, or because all agreed.
    fn legacy(_state: &Self::State, _outcome: &Outcome) -> Option<String> {
        None
    }

    /// A scenario of somebody's own can be played from now on: what it is called. Only before the first table is set up;
    /// what is wrong with it is named with its line.
    fn learn(_text: &str) -> Result<String, Malformed> {
        Err(Malformed::new(1, Phrase::new("wrong-no-scenarios")))
    }

    /// How it ends if a seat gives up now. Refused by the rule that forbids it; by none where several others would
    /// go on without it.
    fn resign(state: &Self::State, seat: Seat) -> Result<Outcome, Option<Rule>> {
        match Self::seats(state) {
            2 => Ok(Outcome::won_by(Seat(1 - seat.0), 2)),
            _ => Err(None),
        }
    }

    /// Who learns the answer to this question the moment it is given.
    /// A secret answer is hidden information like a card in a hand.
    fn knows(state: &Self::State, who: Who, ask: Self::Ask) -> Audience;

    /// Turn `world` into another position that `viewer` cannot tell from it, drawn without looking at what is hidden:
    /// two worlds the viewer cannot tell apart must become the same world under the same luck.
    /// `world` is the last checkpoint; `now` is the position in mid-step, where the viewer may know more.
    fn resample(world: &mut Self::State, now: &Self::State, viewer: Viewer, luck: &mut Luck);

    /// How good it looks for a seat, from 0 (lost) to 1 (won). For bots only; rules never call it.
    fn eval(state: &Self::State, seat: Seat, weights: &Self::Weights) -> f32;

    /// How far a search looks ahead in this game before it trusts `eval`.
    fn playout() -> Playout {
        Playout::default()
    }

    /// Which turn it is: a number that is another one in the next turn. A search counts turns by it, so that a window in
    /// which another seat answers does not use up what it looks ahead. `None`: a turn lasts as long as the same seat decides.
    fn turn(_state: &Self::State) -> Option<u32> {
        None
    }

    /// Whether this is a moment to trust `eval`: not in the middle of something whose end is plain to see.
    fn is_quiet(_state: &Self::State) -> bool {
        true
    }

    /// Whether a bot that looks one decision ahead should finish what an answer begins, up to the next quiet moment: for
    /// games in which an attack or a card is a dozen questions, and nothing can be said of it after the first.
    fn whole_deeds() -> bool {
        false
    }

    /// How likely a sensible player is to say this, who sees what the seat sees, compared with the other answers.
    /// For bots only, and only where `playout` asks for it.
    fn lean(_state: &Self::State, _seat: Seat, _answer: Answer<Self::Pick>) -> f32 {
        1.0
    }

    /// What a seasoned player who sees what the seat sees answers without much thought; nothing where that is as good as
    /// [`Game::default`]. For bots only: deeds are finished and turns played on by it, so it should be quick.
    fn routine(
        _state: &Self::State,
        _seat: Seat,
        _ask: Self::Ask,
        _options: &[Answer<Self::Pick>],
        _weights: &Self::Weights,
    ) -> Option<Answer<Self::Pick>> {
        None
    }

    /// Whether `routine` plays whole turns sensibly. A search of whole deeds then plays on by it, straight through.
    fn has_routine() -> bool {
        false
    }

    /// What an absent player answers when the clock runs out.
    fn default(_state: &Self::State, _ask: Self::Ask, options: &[Answer<Self::Pick>]) -> Answer<Self::Pick> {
        if options.contains(&Answer::Pass) { Answer::Pass } else { options[0] }
    }
}

/// Where a search stops playing on and looks at the position instead.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Playout {
    /// After so many turns beyond the tree have ended ([`Game::turn`]), at the next quiet moment; `None` plays to the end
    /// of the game.
    pub turns: Option<u32>,
    /// Whether the tree goes on from there, to what the others do about it. It pays where turns are short.
    pub beyond: bool,
    /// How those who are not thought about answer.
    pub style: Style,
}

/// How a search thinks that the others answer, and everybody beyond its tree.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Style {
    /// What did well before; the others do what the tree finds best for them. Where all see much the same.
    #[default]
    Habit,
    /// As `Game::lean` says. Where what a player says depends on what only he sees.
    Lean,
}

/// How a finished game stands: a rank for every seat (1 is best, equal ranks share the place).
///
/// ```
/// # use kernel::{Outcome, Seat};
/// let melee = Outcome::ranked([2, 1, 3]);
/// assert_eq!((melee.score(Seat(0)), melee.score(Seat(1))), (0.5, 1.0));
/// assert_eq!(Outcome::ranked([1, 1]).score(Seat(0)), 0.5);
/// assert_eq!(Outcome::together(2, true).score(Seat(1)), 1.0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    ranks: [u8; MAX_SEATS],
    seats: u8,
    versus: bool,
}

impl Outcome {
    /// By the rank of each seat in turn.
    pub fn ranked(ranks: impl IntoIterator<Item = u8>) -> Outcome {
        let mut outcome = Outcome { ranks: [0; MAX_SEATS], seats: 0, versus: true };
        for rank in ranks {
            outcome.ranks[usize::from(outcome.seats)] = rank;
            outcome.seats += 1;
        }
        outcome
    }

    /// One winner, the others lost.
    pub fn won_by(seat: Seat, seats: u8) -> Outcome {
        Outcome::ranked(Seat::all(seats).map(|s| if s == seat { 1 } else { 2 }))
    }

    /// All are first.
    pub fn drawn(seats: u8) -> Outcome {
        Outcome::ranked(Seat::all(seats).map(|_| 1))
    }

    /// All seats against the game itself: alone or in common cause.
    pub fn together(seats: u8, won: bool) -> Outcome {
        Outcome { versus: false, ..Outcome::ranked(Seat::all(seats).map(|_| if won { 1 } else { 2 })) }
    }

    /// 1 is first; several may have the same.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// How many played.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// From 0 to 1: the share of those ranked differently whom the seat left behind, a half when nobody is.
    /// Partners share a rank, so a team that wins scores 1.
    pub fn score(&self, seat: Seat) -> f32 {
        let mine = self.rank(seat);
        if !self.versus {
            return if mine == 1 { 1.0 } else { 0.0 };
        }
        let others = || self.ranks[..usize::from(self.seats)].iter().filter(|&&r| r != mine);
        match others().count() {
            0 => 0.5,
            n => others().filter(|&&r| r > mine).count() as f32 / n as f32,
        }
    }

    /// Those in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let Outcome { ranks, seats, .. } = *self;
        Seat::all(seats).filter(move |s| ranks[s.index()] == 1)
    }

    /// Whether nobody came before anybody.
    pub fn is_draw(&self) -> bool {
        self.versus && self.seats > 1 && self.winners().count() == usize::from(self.seats)
    }
}
