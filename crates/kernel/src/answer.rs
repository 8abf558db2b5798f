//! Questions, answers, and the two ways a rule says no.

use crate::{Game, Order, Seat, Who};
use smallvec::SmallVec;
use std::fmt;

/// The ID of a rule in the game's catalogue, such as `C4-DROP-1`. A refusal cites one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Rule {
    /// The rule, and the card by whose text it says no: the id under which the game lists it in
    /// [`Show::cards`](crate::Show::cards). Only for a card that whoever is refused can see.
    ///
    /// ```
    /// # use kernel::{Because, Rule};
    /// let check: Result<(), Because> = Err(Rule("TOY-3").by("watchdog"));
    /// assert_eq!(check.unwrap_err().to_string(), "TOY-3 by watchdog");
    /// ```
    pub const fn by(self, card: &'static str) -> Because {
        Because { rule: self, card: Some(card) }
    }
}

/// Why something is forbidden: the rule, and the card that says so where it is a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Because {
    /// The rule that forbids.
    pub rule: Rule,
    /// The id of the card that forbids.
    pub card: Option<&'static str>,
}

impl From<Rule> for Because {
    fn from(rule: Rule) -> Because {
        Because { rule, card: None }
    }
}

impl fmt::Display for Because {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rule.fmt(f)?;
        self.card.map_or(Ok(()), |card| write!(f, " by {card}"))
    }
}

/// The only way a rule stops early: an answer is missing. Nothing else travels through `?`.
#[derive(Debug)]
pub struct Suspended;

/// What every rule returns.
pub type Flow<T = ()> = Result<T, Suspended>;

/// Several picks of one question; rarely more than eight, so rarely on the heap.
pub type Picks<T> = SmallVec<[T; 8]>;

/// One thing a seat may say. `P` is what the game offers: columns, cards, attacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer<P> {
    /// Nothing of all that, where that is allowed.
    Pass,
    /// A number: how many, how much.
    Number(u32),
    /// One of the game's own things.
    Pick(P),
}

/// What was considered and forbidden, and why.
pub type Denied<P> = (Answer<P>, Because);

/// What was said: a seat's answer, the face that Chance turned up, or the order it shuffled a pile into.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reply<P> {
    /// What a player said.
    Answer(Answer<P>),
    /// What a die showed, or which of several things luck took: from 0.
    Face(u32),
    /// The order a shuffle gave.
    Order(Order),
}

/// A recorded reply and who gave it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Given<P> {
    /// Who answered.
    pub who: Who,
    /// What it was.
    pub reply: Reply<P>,
}

/// A question that waits for its answer.
#[derive(Debug)]
pub struct Question<G: Game> {
    /// Who is asked.
    pub who: Who,
    /// What is asked.
    pub ask: G::Ask,
    /// Every legal answer; empty when Chance is asked.
    pub options: Vec<Answer<G::Pick>>,
    /// What was considered and is forbidden, and by what.
    pub denied: Vec<Denied<G::Pick>>,
    /// A window: asked whatever the seat could do in it, so that it may be passed in advance.
    pub window: bool,
    /// How many faces Chance's die has, or how many cards the pile that it shuffles.
    pub faces: u32,
    /// Chance is to shuffle a pile, not to roll a die.
    pub shuffles: bool,
}

impl<G: Game> Question<G> {
    /// The player who is asked; nobody where luck is.
    pub fn seat(&self) -> Option<Seat> {
        match self.who {
            Who::Seat(seat) => Some(seat),
            Who::Chance => None,
        }
    }
}

impl<G: Game> Clone for Question<G> {
    fn clone(&self) -> Self {
        let Question { who, ask, ref options, ref denied, window, faces, shuffles } = *self;
        Question { who, ask, options: options.clone(), denied: denied.clone(), window, faces, shuffles }
    }
}

/// The player may not do that. The table is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// Nobody is asked any more.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("it is not {0:?} who is asked")]
    NotAsked(Who),
    /// There is no such answer, and no rule that speaks of it.
    #[error("that is not among the legal answers")]
    NotOffered,
    /// A rule, or a card, forbids it.
    #[error("forbidden: {0}")]
    Forbidden(Because),
}
