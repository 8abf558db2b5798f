//! A table people sit at: the last checkpoint, the replies since, and every event by audience.
//! It re-runs a step when a reply arrives; it never keeps a half-run step in memory.

use crate::feed::{Dealt, Feed, Nothing, One};
use crate::{
    Answer, Audience, Game, Given, Luck, Order, Outcome, Question, Refused, Reply, Seat, Source, Table, Viewer, Who,
};
use std::cell::Cell;

/// Something that happened, and who may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Who hears it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// How it stood when something was told; rules change the position first and tell then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glimpse<S> {
    /// The number of the event.
    pub seq: usize,
    /// The position just then, in mid-step.
    pub state: S,
}

/// The rules broke, or stored data and rules disagree. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A loop of triggers, most likely.
    #[error("too many questions in one step, the last one {0}: a loop of triggers")]
    TooManyQuestions(String),
    /// A question without an answer.
    #[error("the rules asked {0} with nothing to choose")]
    NothingToChoose(String),
    /// A step changed nothing and asked nothing.
    #[error("too many steps without a question")]
    NoProgress,
    /// The step does not ask what it asked before.
    #[error("reply {at} since the checkpoint does not fit: the rules ask {asked}")]
    Diverged {
        /// The reply's number since the checkpoint.
        at: usize,
        /// What is asked instead.
        asked: String,
    },
    /// The step does not tell what it told before.
    #[error("the re-run of a step told other events than before")]
    EventsChanged,
}

/// Steps without a question before we call it a hang.
const MAX_SILENT_STEPS: usize = 10_000;

/// A game in progress that suspends at every question.
#[derive(Debug)]
pub struct Live<G: Game> {
    pub(crate) checkpoint: G::State,
    pub(crate) since: Vec<Given<G::Pick>>,
    pub(crate) now: G::State,
    pub(crate) pending: Vec<Question<G>>,
    pub(crate) told: Vec<Told<G::Event>>,
    /// Where the current step's events begin in `told`.
    pub(crate) step_told: usize,
    /// The positions in passing, as long as somebody watches.
    pub(crate) watched: Option<Vec<Glimpse<G::State>>>,
}

impl<G: Game> Clone for Live<G> {
    fn clone(&self) -> Self {
        Live {
            checkpoint: self.checkpoint.clone(),
            since: self.since.clone(),
            now: self.now.clone(),
            pending: self.pending.clone(),
            told: self.told.clone(),
            step_told: self.step_told,
            watched: None,
        }
    }
}

impl<G: Game> Live<G> {
    /// Open a table at a checkpoint and run to the first question.
    pub fn new(checkpoint: G::State) -> Result<Live<G>, Fault> {
        let now = checkpoint.clone();
        let mut live =
            Live { checkpoint, since: vec![], now, pending: vec![], told: vec![], step_told: 0, watched: None };
        live.play(&mut Nothing)?;
        Ok(live)
    }

    /// The position as it is now, in mid-step if a question is pending.
    pub fn state(&self) -> &G::State {
        &self.now
    }

    /// What to store: the position at the last checkpoint, and the replies since.
    pub fn checkpoint(&self) -> (&G::State, &[Given<G::Pick>]) {
        (&self.checkpoint, &self.since)
    }

    /// The questions that wait; several only when they are simultaneous.
    pub fn pending(&self) -> &[Question<G>] {
        &self.pending
    }

    /// Whether Chance is to answer next.
    pub fn waits_for_chance(&self) -> bool {
        self.pending.iter().any(|q| q.who == Who::Chance)
    }

    /// What a seat is asked, if it is.
    pub fn question_for(&self, seat: Seat) -> Option<&Question<G>> {
        self.pending.iter().find(|q| q.who == Who::Seat(seat))
    }

    /// Everything told since this table was opened.
    pub fn told(&self) -> &[Told<G::Event>] {
        &self.told
    }

    /// Where the events of the current step begin in `told`.
    pub fn step_start(&self) -> usize {
        self.step_told
    }

    /// All a viewer was told so far.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.told.iter().filter(move |t| t.audience.hears(viewer)).map(|t| &t.event)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        G::is_over(&self.now).then(|| G::outcome(&self.now))
    }

    /// A seat answers. Refused answers change nothing.
    pub fn answer(&mut self, seat: Seat, answer: Answer<G::Pick>) -> Result<Result<(), Refused>, Fault> {
        let Some(question) = self.question_for(seat) else {
            return Ok(Err(if self.pending.is_empty() { Refused::Over } else { Refused::NotAsked(Who::Seat(seat)) }));
        };
        if !question.options.contains(&answer) {
            let denied = question.denied.iter().find(|(denied, _)| *denied == answer);
            return Ok(Err(denied.map_or(Refused::NotOffered, |&(_, why)| Refused::Forbidden(why))));
        }
        self.reply(Given { who: Who::Seat(seat), reply: Reply::Answer(answer) }).map(Ok)
    }

    /// Chance turns up a face, counted from 0.
    pub fn roll(&mut self, face: u32) -> Result<Result<(), Refused>, Fault> {
        match self.chance() {
            Err(no) => Ok(Err(no)),
            Ok(question) if question.shuffles || face >= question.faces => Ok(Err(Refused::NotOffered)),
            Ok(_) => self.reply(Given { who: Who::Chance, reply: Reply::Face(face) }).map(Ok),
        }
    }

    /// Chance shuffles a pile into an order.
    pub fn shuffle(&mut self, order: Order) -> Result<Result<(), Refused>, Fault> {
        match self.chance() {
            Err(no) => Ok(Err(no)),
            Ok(question) if !question.shuffles || order.places().len() != question.faces as usize => {
                Ok(Err(Refused::NotOffered))
            }
            Ok(_) => self.reply(Given { who: Who::Chance, reply: Reply::Order(order) }).map(Ok),
        }
    }

    fn chance(&self) -> Result<&Question<G>, Refused> {
        let question = self.pending.iter().find(|q| q.who == Who::Chance);
        question.ok_or(if self.pending.is_empty() { Refused::Over } else { Refused::NotAsked(Who::Chance) })
    }

    /// Let luck answer for Chance until a seat is asked or the game is over.
    pub fn deal(&mut self, luck: &mut Luck) -> Result<(), Fault> {
        if self.waits_for_chance() { self.play(&mut Dealt(luck)) } else { Ok(()) }
    }

    /// A copy that remembers only what the current step told.
    pub fn fork(&self) -> Live<G> {
        Live {
            checkpoint: self.checkpoint.clone(),
            since: self.since.clone(),
            now: self.now.clone(),
            pending: self.pending.clone(),
            told: self.told[self.step_told..].to_vec(),
            step_told: 0,
            watched: None,
        }
    }

    /// Back to the last checkpoint: the current step is asked again, and what it told is untold.
    pub fn fall_back(&mut self) -> Result<(), Fault> {
        let mut again = Live { since: vec![], pending: vec![], told: self.told.clone(), ..self.fork() };
        (again.now, again.step_told) = (self.checkpoint.clone(), self.step_told);
        again.told.truncate(self.step_told);
        again.play(&mut Nothing)?;
        *self = again;
        Ok(())
    }

    /// From now on the position at every event is kept, until it is taken.
    pub fn watch(&mut self) {
        self.watched = Some(vec![]);
    }

    /// How it stood at each event since `watch`.
    pub fn take_watched(&mut self) -> Vec<Glimpse<G::State>> {
        self.watched.take().unwrap_or_default()
    }

    /// How it stood at each event of the step that is going on.
    pub fn glimpses(&self) -> Result<Vec<Glimpse<G::State>>, Fault> {
        let mut again = self.fork();
        // As if none of it had been told: then all of it is new.
        again.told.clear();
        again.watch();
        again.play(&mut Nothing)?;
        Ok(again.take_watched())
    }

    fn reply(&mut self, given: Given<G::Pick>) -> Result<(), Fault> {
        self.play(&mut One(Some(given)))
    }

    /// Go on with what a source answers, straight through from the checkpoint: what was said since is known, what the
    /// source does not know becomes a pending question. On a fault nothing has changed.
    pub fn play(&mut self, source: &mut dyn Source<G>) -> Result<(), Fault> {
        let given = Cell::new(0);
        let mut feed = Feed::new(&self.since, source, &given);
        let mut told = std::mem::take(&mut self.told);
        let known = told.len();
        let retold = told.split_off(self.step_told);
        let mut table =
            Table::asking(self.checkpoint.clone(), &mut feed).telling_after(told).watching(self.watched.is_some());
        let mut passed = Passed { checkpoint: None, given: 0, told: self.step_told };
        let result = Self::run(&mut table, &mut passed, &retold, &given);
        let glimpses = table.take_glimpses();
        let (now, mut told) = table.into_parts();
        let result = result.and_then(|()| feed.finish());
        if let Err(fault) = result {
            told.truncate(self.step_told);
            told.extend(retold);
            self.told = told;
            return Err(fault);
        }
        let Feed { mut said, pending, .. } = feed;
        said.drain(..passed.given);
        (self.since, self.pending, self.told, self.step_told) = (said, pending, told, passed.told);
        if let Some(checkpoint) = passed.checkpoint {
            self.checkpoint = checkpoint;
        }
        if let Some(watched) = &mut self.watched {
            watched.extend(glimpses.into_iter().filter(|glimpse| glimpse.seq >= known));
        }
        self.now = now;
        Ok(())
    }

    /// Run steps until an answer is missing or the game is over. The first must tell again what it told before.
    fn run(
        table: &mut Table<'_, G>,
        passed: &mut Passed<G>,
        retold: &[Told<G::Event>],
        given: &Cell<usize>,
    ) -> Result<(), Fault> {
        let (mut silent, mut first) = (0, true);
        while !G::is_over(&table.state) {
            let before = given.get();
            let done = table.step()?;
            if std::mem::take(&mut first) && !table.told()[passed.told..].starts_with(retold) {
                return Err(Fault::EventsChanged);
            }
            if !done {
                return Ok(());
            }
            *passed = Passed { checkpoint: Some(table.state.clone()), given: given.get(), told: table.told().len() };
            silent = if given.get() == before { silent + 1 } else { 0 };
            if silent > MAX_SILENT_STEPS {
                return Err(Fault::NoProgress);
            }
        }
        Ok(())
    }
}

/// The last step's end: the position there, how many replies had been given and how much had been told.
struct Passed<G: Game> {
    checkpoint: Option<G::State>,
    given: usize,
    told: usize,
}
