//! How a rule lists what may be answered, and why the rest may not.

use crate::{Answer, Because, Denied, Game};
use std::marker::PhantomData;

/// A part of what can be picked in a game: its cards alone, its spaces alone, or all there is.
pub trait AsPick<P>: Into<P> + TryFrom<P> {}
impl<P, T: Into<P> + TryFrom<P>> AsPick<P> for T {}

/// The options of one question, as a rule lists them. `T` is the part of the game's `Pick` that is offered.
#[derive(Debug)]
pub struct Options<'o, G: Game, T> {
    pub(super) list: &'o mut Vec<Answer<G::Pick>>,
    denied: Option<&'o mut Vec<Denied<G::Pick>>>,
    of: PhantomData<fn(T)>,
}

impl<'o, G: Game, T> Options<'o, G, T> {
    #[inline]
    pub(super) fn new(list: &'o mut Vec<Answer<G::Pick>>, denied: Option<&'o mut Vec<Denied<G::Pick>>>) -> Self {
        Options { list, denied, of: PhantomData }
    }
}

impl<G: Game, T: Into<G::Pick>> Options<'_, G, T> {
    /// One more legal answer.
    #[inline]
    pub fn add(&mut self, option: T) {
        self.list.push(Answer::Pick(option.into()));
    }

    /// Several more legal answers.
    #[inline]
    pub fn extend(&mut self, options: impl IntoIterator<Item = T>) {
        options.into_iter().for_each(|option| self.add(option));
    }

    /// Offer it if the check passed; otherwise remember the rule that forbids it, and the card where it is one, so that
    /// a refusal can cite them. Of several refusals of one option the first counts.
    #[inline]
    pub fn judge(&mut self, option: T, check: Result<(), impl Into<Because>>) {
        match (check, &mut self.denied) {
            (Ok(()), _) => self.add(option),
            (Err(why), Some(denied)) => deny(denied, Answer::Pick(option.into()), why.into()),
            (Err(_), None) => {}
        }
    }

    /// Passing is not possible here, and why.
    pub fn deny_pass(&mut self, why: impl Into<Because>) {
        if let Some(denied) = &mut self.denied {
            deny(denied, Answer::Pass, why.into());
        }
    }

    /// Whether refusals are kept: then candidates that are sure to be refused are worth judging.
    pub fn explains(&self) -> bool {
        self.denied.is_some()
    }

    /// Whether it has been offered.
    pub fn has(&self, option: T) -> bool {
        let answer = Answer::Pick(option.into());
        self.list.contains(&answer)
    }

    /// Whether anything would be offered.
    pub fn would_offer(offer: impl FnOnce(&mut Options<'_, G, T>)) -> bool {
        let mut list = vec![];
        offer(&mut Options { list: &mut list, denied: None, of: PhantomData });
        !list.is_empty()
    }

    /// Nothing has been offered but to pass.
    pub fn is_empty(&self) -> bool {
        self.list.iter().all(|o| *o == Answer::Pass)
    }
}

/// Refusals are kept where somebody reads them, never in a playout: kept out of its way.
#[cold]
#[inline(never)]
fn deny<P>(denied: &mut Vec<Denied<P>>, answer: Answer<P>, why: Because) {
    denied.push((answer, why));
}

pub(super) fn picked<P, T: TryFrom<P>>(answer: Answer<P>) -> T {
    maybe(answer).expect("only picks were offered")
}

pub(super) fn maybe<P, T: TryFrom<P>>(answer: Answer<P>) -> Option<T> {
    match answer {
        Answer::Pick(pick) => Some(T::try_from(pick).ok().expect("only picks of this kind were offered")),
        Answer::Pass | Answer::Number(_) => None,
    }
}
