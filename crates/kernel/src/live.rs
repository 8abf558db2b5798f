//! A table people sit at: the last checkpoint, the replies since, and every event by audience.
//! It re-runs a step when a reply arrives; it never keeps a half-run step in memory.

use crate::{
    Answer, Asked, Audience, Game, Given, Luck, Outcome, Question, Refused, Reply, Rolled, Seat, Source, Table, Viewer,
    Who,
};

/// Something that happened, and who may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    pub audience: Audience,
    pub event: E,
}

/// The rules broke, or stored data and rules disagree. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("too many questions in one step, the last one {0}: a loop of triggers")]
    TooManyQuestions(String),
    #[error("the rules asked {0} with nothing to choose")]
    NothingToChoose(String),
    #[error("too many steps without a question")]
    NoProgress,
    #[error("reply {at} since the checkpoint does not fit: the rules ask {asked}")]
    Diverged { at: usize, asked: String },
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
        }
    }
}

impl<G: Game> Live<G> {
    /// Open a table at a checkpoint and run to the first question.
    pub fn new(checkpoint: G::State) -> Result<Live<G>, Fault> {
        let now = checkpoint.clone();
        let mut live = Live { checkpoint, since: vec![], now, pending: vec![], told: vec![], step_told: 0 };
        live.run()?;
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

    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.told.iter().filter(move |t| t.audience.hears(viewer)).map(|t| &t.event)
    }

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
        let place = question.place;
        self.reply(place, Given { who: Who::Seat(seat), reply: Reply::Answer(answer) }).map(Ok)
    }

    /// Chance turns up a face, counted from 0.
    pub fn roll(&mut self, face: u32) -> Result<Result<(), Refused>, Fault> {
        let Some(question) = self.pending.iter().find(|q| q.who == Who::Chance) else {
            return Ok(Err(if self.pending.is_empty() { Refused::Over } else { Refused::NotAsked(Who::Chance) }));
        };
        if face >= question.faces {
            return Ok(Err(Refused::NotOffered));
        }
        let place = question.place;
        self.reply(place, Given { who: Who::Chance, reply: Reply::Face(face) }).map(Ok)
    }

    /// Let luck answer for Chance until a seat is asked or the game is over.
    pub fn deal(&mut self, luck: &mut Luck) -> Result<(), Fault> {
        while let Some(faces) = self.pending.iter().find(|q| q.who == Who::Chance).map(|q| q.faces) {
            self.roll(luck.below(faces))?.expect("a face of that die");
        }
        Ok(())
    }

    fn reply(&mut self, place: usize, given: Given<G::Pick>) -> Result<(), Fault> {
        self.since.insert(place, given);
        let checks = (self.told.len(), self.step_told);
        let result = self.run();
        if result.is_err() {
            // `run` commits nothing on a fault; only the reply has to be taken back.
            self.since.remove(place);
            self.told.truncate(checks.0);
            self.step_told = checks.1;
        }
        result
    }

    /// Run from the checkpoint until a question or the end. On a fault nothing but `told` has changed.
    pub(crate) fn run(&mut self) -> Result<(), Fault> {
        let mut from = self.checkpoint.clone();
        let mut replay = Replay { since: &self.since, at: 0, pending: vec![], diverged: None };
        let (mut told, mut step_told) = (std::mem::take(&mut self.told), self.step_told);
        let mut moved = false;
        let mut start = 0; // the first reply of the current step
        let result = (|| {
            for _ in 0..MAX_SILENT_STEPS {
                if G::is_over(&from) {
                    return Ok(from.clone());
                }
                let mut table = Table::asking(from.clone(), &mut replay).telling();
                let done = table.step();
                let (state, events) = table.into_parts();
                if let Some(fault) = replay.diverged.take() {
                    return Err(fault);
                }
                let done = done?;
                let known = &told[step_told..];
                if !events.starts_with(known) {
                    return Err(Fault::EventsChanged);
                }
                told.extend(events.into_iter().skip(known.len()));
                if !done {
                    return Ok(state);
                }
                (from, moved) = (state, true);
                (step_told, start) = (told.len(), replay.at);
            }
            Err(Fault::NoProgress)
        })();
        let (mut pending, read) = (std::mem::take(&mut replay.pending), replay.at);
        self.told = told;
        let now = result?;
        if read < self.since.len() {
            let asked = pending.first().map_or("nothing".into(), |q| format!("{:?} of {:?}", q.ask, q.who));
            return Err(Fault::Diverged { at: read, asked });
        }
        for question in &mut pending {
            question.place -= start;
        }
        if moved {
            self.since.drain(..start);
            self.checkpoint = from;
        }
        (self.now, self.pending, self.step_told) = (now, pending, step_told);
        Ok(())
    }
}

/// The replies since the checkpoint as a source: what is missing becomes a pending question.
struct Replay<'a, G: Game> {
    since: &'a [Given<G::Pick>],
    at: usize,
    pending: Vec<Question<G>>,
    diverged: Option<Fault>,
}

impl<G: Game> Replay<'_, G> {
    /// The next reply if it is from `who`. With one of several simultaneous answers still missing, the next may be
    /// another seat's: then this one is pending.
    fn next(&mut self, who: Who) -> Option<Reply<G::Pick>> {
        let given = self.since.get(self.at).filter(|given| given.who == who)?;
        self.at += 1;
        Some(given.reply)
    }

    fn diverge<T>(&mut self, asked: String) -> Option<T> {
        self.diverged = Some(Fault::Diverged { at: self.at, asked });
        None
    }
}

impl<G: Game> Source<G> for Replay<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        let who = Who::Seat(asked.seat);
        match self.next(who) {
            Some(Reply::Answer(answer)) if asked.options.contains(&answer) => Some(answer),
            Some(_) => self.diverge(format!("{:?} of {who:?}", asked.ask)),
            None => {
                self.pending.push(Question {
                    who,
                    ask: asked.ask,
                    options: asked.options.to_vec(),
                    denied: asked.denied.to_vec(),
                    window: asked.window,
                    faces: 0,
                    place: self.at,
                });
                None
            }
        }
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        match self.next(Who::Chance) {
            Some(Reply::Face(face)) if face < rolled.faces => Some(face),
            Some(_) => self.diverge(format!("{:?} of Chance", rolled.ask)),
            None => {
                let Rolled { ask, faces, .. } = *rolled;
                let (options, denied) = (vec![], vec![]);
                self.pending.push(Question {
                    who: Who::Chance,
                    ask,
                    options,
                    denied,
                    window: false,
                    faces,
                    place: self.at,
                });
                None
            }
        }
    }

    fn explains(&self) -> bool {
        true
    }

    fn skips_windows(&self) -> bool {
        false
    }
}
