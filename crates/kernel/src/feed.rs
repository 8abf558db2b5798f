//! What a live table answers its rules with: what was said since the checkpoint, then what a source says.

use crate::{Answer, Asked, Fault, Game, Given, Luck, Order, Question, Reply, Rolled, Seat, Source, Who};
use std::cell::Cell;

/// Known replies, and a source behind them. What is missing in both becomes a pending question.
pub(crate) struct Feed<'a, G: Game> {
    known: std::slice::Iter<'a, Given<G::Pick>>,
    source: &'a mut dyn Source<G>,
    /// Every reply of this run in the order of the questions.
    pub(crate) said: Vec<Given<G::Pick>>,
    /// How many those are, for whoever runs the table.
    given: &'a Cell<usize>,
    pub(crate) pending: Vec<Question<G>>,
    misfit: Option<Fault>,
}

impl<'a, G: Game> Feed<'a, G> {
    pub(crate) fn new(known: &'a [Given<G::Pick>], source: &'a mut dyn Source<G>, given: &'a Cell<usize>) -> Self {
        Feed { known: known.iter(), source, said: vec![], given, pending: vec![], misfit: None }
    }

    /// Whether every known reply has found its question.
    pub(crate) fn finish(&mut self) -> Result<(), Fault> {
        match self.misfit.take() {
            Some(fault) => Err(fault),
            None if self.known.len() == 0 => Ok(()),
            None => {
                let asked = self.pending.first().map_or("nothing".into(), |q| format!("{:?} of {:?}", q.ask, q.who));
                Err(Fault::Diverged { at: self.said.len(), asked })
            }
        }
    }

    /// The next known reply if it is from `who`. With one of several simultaneous answers still missing, the next may
    /// be another seat's: then the source is asked.
    fn knows(&self, who: Who) -> bool {
        self.known.as_slice().first().is_some_and(|given| given.who == who)
    }

    fn next(&mut self, who: Who) -> Option<Reply<G::Pick>> {
        if self.knows(who) { self.known.next().map(|given| given.reply.clone()) } else { None }
    }

    fn say(&mut self, who: Who, reply: Reply<G::Pick>) {
        self.said.push(Given { who, reply });
        self.given.set(self.said.len());
    }

    fn diverge<T>(&mut self, who: Who, ask: G::Ask) -> Option<T> {
        self.misfit = Some(Fault::Diverged { at: self.said.len(), asked: format!("{ask:?} of {who:?}") });
        None
    }

    fn pend(&mut self, rolled: &Rolled<'_, G>, shuffles: bool) {
        let (options, denied) = (vec![], vec![]);
        let Rolled { ask, faces, .. } = *rolled;
        self.pending.push(Question { who: Who::Chance, ask, options, denied, window: false, faces, shuffles });
    }
}

impl<G: Game> Source<G> for Feed<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        let who = Who::Seat(asked.seat);
        let answer = match self.next(who) {
            Some(Reply::Answer(answer)) if asked.options.contains(&answer) => Some(answer),
            Some(_) => return self.diverge(who, asked.ask),
            None => self.source.answer(asked),
        };
        match answer {
            Some(answer) => self.say(who, Reply::Answer(answer)),
            None => self.pending.push(Question {
                who,
                ask: asked.ask,
                options: asked.options.to_vec(),
                denied: asked.denied.to_vec(),
                window: asked.window,
                faces: 0,
                shuffles: false,
            }),
        }
        answer
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        let face = match self.next(Who::Chance) {
            Some(Reply::Face(face)) if face < rolled.faces => Some(face),
            Some(_) => return self.diverge(Who::Chance, rolled.ask),
            None => self.source.roll(rolled),
        };
        match face {
            Some(face) => self.say(Who::Chance, Reply::Face(face)),
            None => self.pend(rolled, false),
        }
        face
    }

    fn shuffle(&mut self, rolled: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        match self.next(Who::Chance) {
            Some(Reply::Order(known)) if known.places().len() == order.len() => order.copy_from_slice(known.places()),
            Some(_) => return self.diverge(Who::Chance, rolled.ask),
            None if self.source.shuffle(rolled, order).is_none() => {
                self.pend(rolled, true);
                return None;
            }
            None => {}
        }
        self.say(Who::Chance, Reply::Order(Order::shuffled(order)));
        Some(())
    }

    fn explains(&self, seat: Seat) -> bool {
        !self.knows(Who::Seat(seat)) && self.source.explains(seat)
    }

    fn skips_windows(&self) -> bool {
        false
    }
}

/// Knows nothing: every question waits.
pub(crate) struct Nothing;

impl<G: Game> Source<G> for Nothing {
    fn answer(&mut self, _: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        None
    }

    fn roll(&mut self, _: &Rolled<'_, G>) -> Option<u32> {
        None
    }

    fn shuffle(&mut self, _: &Rolled<'_, G>, _: &mut [u16]) -> Option<()> {
        None
    }

    fn explains(&self, _: Seat) -> bool {
        true
    }
}

/// One reply, to the first question it can be the reply to.
pub(crate) struct One<P>(pub(crate) Option<Given<P>>);

impl<P> One<P> {
    fn take(&mut self, who: Who) -> Option<Reply<P>> {
        self.0.take_if(|given| given.who == who).map(|given| given.reply)
    }
}

impl<G: Game> Source<G> for One<G::Pick> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        match self.take(Who::Seat(asked.seat))? {
            Reply::Answer(answer) => Some(answer),
            Reply::Face(_) | Reply::Order(_) => None,
        }
    }

    fn roll(&mut self, _: &Rolled<'_, G>) -> Option<u32> {
        match self.take(Who::Chance)? {
            Reply::Face(face) => Some(face),
            Reply::Answer(_) | Reply::Order(_) => None,
        }
    }

    fn shuffle(&mut self, _: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        match self.take(Who::Chance)? {
            Reply::Order(given) => {
                order.copy_from_slice(given.places());
                Some(())
            }
            Reply::Answer(_) | Reply::Face(_) => None,
        }
    }

    fn explains(&self, seat: Seat) -> bool {
        self.0.as_ref().is_none_or(|given| given.who != Who::Seat(seat))
    }
}

/// Luck answers for Chance, and nobody for the seats.
pub(crate) struct Dealt<'a>(pub(crate) &'a mut Luck);

impl<G: Game> Source<G> for Dealt<'_> {
    fn answer(&mut self, _: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        None
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        Some(self.0.below(rolled.faces))
    }

    fn shuffle(&mut self, _: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        self.0.shuffle(order);
        Some(())
    }

    fn explains(&self, _: Seat) -> bool {
        true
    }
}
