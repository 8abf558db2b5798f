//! Which cards a sentence names, and what they show.

use kernel::scene::Portrait;
use kernel::{Arg, Phrase};
use referee::AnyGame;
use std::collections::BTreeMap;

/// What every card of a game shows, by the key of its name.
#[derive(Debug)]
pub(crate) struct Portraits(BTreeMap<String, Portrait>);

impl Portraits {
    pub(crate) fn of(game: &'static dyn AnyGame) -> Portraits {
        Portraits(game.cards().into_iter().filter_map(|card| Some((card.name.key, card.portrait?))).collect())
    }

    pub(crate) fn of_name(&self, name: &Phrase) -> Option<Portrait> {
        self.0.get(&name.key).copied()
    }

    /// Of the cards a sentence names, in its order.
    pub(crate) fn in_words(&self, phrase: &Phrase) -> Vec<Portrait> {
        let mut all = vec![];
        phrase.args.iter().for_each(|(_, arg)| self.look_into(arg, &mut all));
        all
    }

    fn look_into(&self, arg: &Arg, all: &mut Vec<Portrait>) {
        match arg {
            Arg::Phrase(inner) => match self.of_name(inner) {
                Some(portrait) => all.push(portrait),
                None => inner.args.iter().for_each(|(_, arg)| self.look_into(arg, all)),
            },
            Arg::List(args) | Arg::Choice(args) => args.iter().for_each(|arg| self.look_into(arg, all)),
            Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) => {}
        }
    }
}
