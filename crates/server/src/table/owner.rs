//! The owner of a live table: the one task of this process that changes it. It writes a line first and acts on it after,
//! so nothing is ever shown that is not on disk.

mod doing;
mod keeping;
mod passing;
mod telling;
mod writing;

use super::feed::Cursor;
use super::fold::{Fold, Unfit};
use super::line::Line;
use super::view::View;
use super::{Options, Sitting};
use crate::App;
use crate::dice::Dice;
use crate::limits::Going;
use crate::now::Clock;
use crate::problem::{Problem, Result};
use kernel::{EveWish, Seat, Stirs};
use referee::Thoughts;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use store::{PersonId, Status, Store, TableId, Turn};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// How long a table nobody looks at stays in memory: to come back takes it milliseconds, and who plays without a live
/// connection comes more often than that.
const IDLE: Duration = Duration::from_secs(20);
/// The same where the game is over.
const OVER: Duration = Duration::from_secs(1);
/// How often somebody who listens is looked for, where nothing else happens: who has gone does not say so.
const LOOK: Duration = Duration::from_secs(5);

/// What a seat says in advance; what is left out stays as it was.
#[derive(Clone, Copy, Debug, Default)]
pub struct InAdvance {
    /// To pass in windows until one of these.
    pub until: Option<Stirs>,
    /// Not to be asked where it could only pass.
    pub skip: Option<bool>,
    /// What it wants of windows just before combats.
    pub eve: Option<Option<EveWish>>,
}

/// What somebody at the table does.
#[derive(Clone, Debug)]
pub enum Deed {
    Answer {
        seat: Seat,
        question: String,
        answer: String,
    },
    /// The same by whoever sits there: at the named seat, or the one that is asked.
    AnswerBy {
        person: PersonId,
        named: Option<String>,
        question: String,
        answer: String,
    },
    Start,
    Undo {
        seat: Seat,
    },
    OfferDraw {
        seat: Seat,
    },
    Rematch {
        seat: Seat,
    },
    /// To the offer of this number, or to whatever is offered.
    Agree {
        seat: Seat,
        offer: Option<u64>,
    },
    Decline {
        seat: Seat,
        offer: Option<u64>,
    },
    Resign {
        seat: Seat,
    },
    /// In windows to come.
    Pass {
        seat: Seat,
        wish: InAdvance,
    },
    StopPassing {
        seat: Seat,
    },
    Name {
        seat: Seat,
        name: String,
    },
    /// The dice from here on are to depend on this.
    Word {
        seat: Seat,
        word: String,
    },
    Chat {
        from: Option<Seat>,
        person: String,
        name: String,
        text: String,
    },
}

/// Answers by id, the best first, with what they are worth.
pub(crate) type Advice = Vec<(String, f32)>;

/// What is said to an owner. It is small, for there is room for many of them at every table.
pub(super) type Commands = mpsc::Sender<Box<Command>>;

pub(super) enum Command {
    Look(Box<dyn FnOnce(&Owner) + Send>),
    /// Whoever waits for it may revoke it, until its turn is taken.
    Do(Deed, Option<Turn>, oneshot::Sender<Result<u64>>),
    Subscribe(Ear, u64, oneshot::Sender<Subscription>),
    /// A bot has thought.
    Thought {
        seat: Seat,
        question: u64,
        answer: Option<String>,
        /// How far the table was when it began to think.
        seq: u64,
        thoughts: Thoughts,
        /// How long it thought, where that was for everybody to see.
        took: Option<Duration>,
    },
    /// The log may have grown elsewhere.
    Grown(u64),
    /// Seats or status have changed; tells when it has been seen.
    Changed(Option<oneshot::Sender<()>>),
    /// A key opens no more: who came with it has to come again.
    ShutOut(String),
    /// A hint for the seat, as long as this question is asked.
    Hint {
        seat: Seat,
        question: u64,
        answers: Advice,
    },
    /// Keep bots and clocks of this table going, if nobody else does.
    Keep,
    /// The server stops.
    Close,
}

/// Who listens, and how.
#[derive(Clone, Debug)]
pub struct Ear {
    pub person: Option<PersonId>,
    /// The hash of the key that let it in.
    pub key: Option<String>,
    pub view: View,
    /// People whose words do not reach it.
    pub muted: Vec<String>,
    /// A page that draws itself: it hears that there is news, and looks.
    pub page: bool,
}

/// What a client hears of a table.
#[derive(Debug)]
pub struct Subscription {
    pub updates: mpsc::Receiver<Arc<str>>,
}

struct Subscriber {
    ear: Ear,
    cursor: Cursor,
    updates: mpsc::Sender<Arc<str>>,
}

pub struct Owner {
    app: App,
    pub row: store::Table,
    pub fold: Fold,
    pub sitting: Sitting,
    /// What spectators see, where they see it later.
    late: Option<Box<Late>>,
    subscribers: Vec<Subscriber>,
    commands: mpsc::WeakSender<Box<Command>>,
    /// The last line that is no news here: so far this owner has read, or writes.
    knows: Arc<AtomicU64>,
    /// What was hinted at: the seat, its question, the answer.
    hints: Vec<(Seat, u64, Advice)>,
    /// The question a bot is thinking about.
    thinking: Option<(Seat, u64)>,
    /// How long the bot on a seat thought when it last had a choice.
    thought_for: BTreeMap<Seat, Duration>,
    /// Bots and clocks are this process's business.
    keeps: bool,
    /// How much time nobody had served when this owner last looked.
    lost: i64,
    /// A place among the tables where only bots play, where it is one.
    going: Option<Going>,
    /// A bot found no room to think, and tries again then.
    starved: Option<i64>,
    /// What this owner has in memory is not what is in the log, which cannot be read: it ends.
    adrift: bool,
    /// Somebody waits for what is done now, and nothing of it is written yet: there may be too much to do for it.
    hurried: bool,
}

struct Late {
    fold: Fold,
    lines: VecDeque<(Line, i64)>,
}

impl Late {
    fn of(fold: &Fold) -> Box<Late> {
        Box::new(Late { fold: fold.clone(), lines: VecDeque::new() })
    }
}

impl std::fmt::Debug for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Owner").field("table", &self.row.id).finish_non_exhaustive()
    }
}

impl Owner {
    /// Read a table from the store.
    pub(super) async fn load(
        app: App,
        id: &TableId,
        commands: mpsc::WeakSender<Box<Command>>,
        knows: Arc<AtomicU64>,
    ) -> Result<Owner> {
        let row = app.store.table(id).await?.ok_or_else(Problem::not_found)?;
        let logged = app.store.log(id, 0).await?;
        let was_aside = row.aside.is_some();
        match Owner::read_all(app.clone(), row, logged, commands, knows).await {
            Ok(owner) => {
                if was_aside && owner.fold.misfit.is_none() {
                    app.own.take_back(Some(id)).await?;
                }
                Ok(owner)
            }
            Err(why) => {
                // One table that cannot be read is nobody else's trouble.
                tracing::error!(table = %id, %why, "a table is set aside");
                app.own.set_aside(id, &why).await?;
                Err(Problem::set_aside())
            }
        }
    }

    /// The table as the store keeps it, or why it cannot be read.
    async fn read_all(
        app: App,
        row: store::Table,
        logged: Vec<store::Logged>,
        commands: mpsc::WeakSender<Box<Command>>,
        knows: Arc<AtomicU64>,
    ) -> Result<Owner, String> {
        let game = catalog::game(&row.game).ok_or_else(|| format!("no game {}", row.game))?;
        let setup = super::tables::read_setup(game, &row.setup)?;
        let options: Options = serde_json::from_str(&row.options).map_err(|e| format!("options: {e}"))?;
        let delay = options.spectator_delay_s > 0;
        let fresh = Fold::new(game, setup, options);
        let late = delay.then(|| Late::of(&fresh));
        let sitting = Sitting(row.seats.clone());
        let lost = app.tables.lost_by(&row.id).unwrap_or_else(|| app.config.clock.lost());
        let mut owner = Owner {
            app,
            row,
            fold: fresh,
            sitting,
            late,
            subscribers: vec![],
            hints: vec![],
            commands,
            knows,
            thinking: None,
            thought_for: BTreeMap::new(),
            keeps: false,
            lost,
            going: None,
            starved: None,
            adrift: false,
            hurried: false,
        };
        // A long game takes a few milliseconds to play again: not on a thread that answers requests.
        let owner = tokio::task::spawn_blocking(move || owner.read(&logged).map(|()| owner));
        owner.await.unwrap_or_else(|panicked| Err(panicked.to_string()))
    }

    /// The table is set up in another way: what was said so far stays.
    async fn begin_anew(&mut self) -> Result<()> {
        let setup = super::tables::read_setup(self.fold.game, &self.row.setup).map_err(Problem::broken)?;
        let options: Options = serde_json::from_str(&self.row.options).map_err(Problem::broken)?;
        let logged = self.app.own.log(&self.row.id, 0).await?;
        let delay = options.spectator_delay_s > 0;
        self.fold = Fold::new(self.fold.game, setup, options);
        self.late = delay.then(|| Late::of(&self.fold));
        self.read(&logged).map_err(Problem::broken)
    }

    fn read(&mut self, logged: &[store::Logged]) -> Result<(), String> {
        let lines = self.lines(logged)?;
        self.fold.read(&lines).map_err(|why| why.to_string())?;
        self.delay_all(lines);
        Ok(())
    }

    /// The lines of the log that are not folded yet.
    fn lines(&self, logged: &[store::Logged]) -> Result<Vec<(Line, i64)>, String> {
        let new = logged.iter().filter(|l| l.seq > self.fold.seq);
        new.map(|l| Ok((Line::parse(&l.line).map_err(|e| format!("line {}: {e}", l.seq))?, l.at))).collect()
    }

    fn unfit(&self, why: &Unfit) -> Problem {
        Problem::broken(format!("table {}: {why}", self.row.id))
    }

    /// Keep lines that have just been folded for the spectators.
    fn delay_all(&mut self, lines: Vec<(Line, i64)>) {
        let first = self.fold.seq + 1 - lines.len() as u64;
        for (seq, (line, at)) in (first..).zip(lines) {
            self.delay(seq, line, at);
        }
    }

    /// Keep a line for the spectators, unless they have it.
    fn delay(&mut self, seq: u64, line: Line, at: i64) {
        if let Some(late) = &mut self.late
            && seq > late.fold.seq + late.lines.len() as u64
        {
            late.lines.push_back((line, at));
        }
    }

    pub(super) async fn run(mut self: Box<Self>, mut commands: mpsc::Receiver<Box<Command>>) {
        metrics::gauge!("kamen_tables_live").increment(1.0);
        let (mut used, mut closing) = (Instant::now(), false);
        let clock = self.app.config.clock.clone();
        // What is done now and then has its room only then: tables wait by the thousand.
        Box::pin(self.begin()).await;
        loop {
            let (idle, due) = self.next_wake(used);
            tokio::select! {
                biased;
                command = commands.recv() => {
                    let Some(command) = command else { break };
                    if !matches!(*command, Command::Keep) {
                        used = Instant::now();
                    }
                    closing = matches!(*command, Command::Close);
                    Box::pin(self.obey(*command)).await;
                }
                () = wakes(&clock, idle, due) => {
                    Box::pin(self.do_what_is_due()).await;
                    if !self.is_busy() && used.elapsed() >= self.idle() {
                        break;
                    }
                }
            }
            if self.adrift || closing {
                break;
            }
            self.subscribers.retain(|s| !s.updates.is_closed());
        }
        if self.adrift {
            // Whoever listens comes back, and so do we when the log can be read.
            self.app.tables.leave_alone(&self.row.id, self.lost);
        } else {
            Box::pin(self.release(closing)).await;
        }
        metrics::gauge!("kamen_tables_live").decrement(1.0);
    }

    async fn begin(&mut self) {
        self.take_up().await;
        self.keep().await;
        // A server that was cut short may not have gone on for whoever can only go on.
        if self.next_idle().is_some() {
            self.moved_on().await;
        }
    }

    async fn do_what_is_due(&mut self) {
        self.forgive().await;
        self.tell_spectators().await;
        self.pass_where_said().await;
        self.check_clock().await;
        self.wake_bots();
    }

    fn is_busy(&self) -> bool {
        let listens = self.subscribers.iter().any(|s| !s.updates.is_closed());
        listens || self.thinking.is_some() || self.starved.is_some()
    }

    /// How long it stays in memory when nobody looks at it.
    fn idle(&self) -> Duration {
        if self.row.status == Status::Finished { OVER } else { IDLE }
    }

    /// Do what a server that was cut short left undone, and what is due.
    async fn take_up(&mut self) {
        self.recover().await;
        if self.fold.table.is_none() && self.sitting.is_full() {
            let _ = self.start().await; // a rematch, too
        }
        if self.fold.outcome().is_some() && self.row.status != Status::Finished {
            self.finish().await;
        }
        self.tell_spectators().await;
    }

    /// A game in play whose log does not fit the rules of today falls back to its last checkpoint.
    async fn recover(&mut self) {
        let Some(misfit) = &self.fold.misfit else { return };
        tracing::error!(table = %self.row.id, %misfit, "the log does not fit the rules of today");
        if self.row.status != Status::Playing {
            return;
        }
        let why = misfit.to_string();
        let mut dice = self.dice();
        let lines = writing::apart(&self.fold, move |fold| fold.recovery(&mut dice)).await;
        let Ok(Some(lines)) = lines else { return self.cannot_go_on(&why).await };
        if let Err(problem) = self.write(lines).await {
            tracing::error!(table = %self.row.id, code = problem.code, "the table cannot go on");
        } else if self.fold.misfit.is_some() {
            self.cannot_go_on(&why).await;
        }
    }

    /// It can be looked at up to where it fits; whoever runs the server is told why no further.
    async fn cannot_go_on(&self, why: &str) {
        if let Err(error) = self.app.own.set_aside(&self.row.id, why).await {
            tracing::error!(table = %self.row.id, %error, "the table cannot be set aside");
        }
    }

    /// When there is something to do without being told.
    fn next_wake(&self, used: Instant) -> (Instant, Option<i64>) {
        let delay = self.fold.options.delay_ms();
        let late = self.late.as_ref().and_then(|l| l.lines.front()).map(|(_, written)| written + delay);
        let ticks = self.keeps && self.fold.is_playing() && !self.app.is_cut_off();
        let clock = self.fold.clock.deadline().filter(|_| ticks).map(|(_, due)| due);
        let idle = if self.is_busy() { Instant::now() + self.idle().min(LOOK) } else { used + self.idle() };
        let pass = self.next_pass().map(|(_, from)| from);
        (idle, [late, clock, pass, self.starved].into_iter().flatten().min())
    }

    /// What the next dice are rolled with.
    pub(crate) fn dice(&self) -> Dice {
        self.fold.dice(&self.app.seed(&self.row.id))
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.app.now()
    }

    /// Where it is written what is done now.
    fn store(&self) -> &Store {
        if self.hurried { &self.app.store } else { &self.app.own }
    }

    async fn obey(&mut self, command: Command) {
        self.forgive().await;
        match command {
            Command::Look(look) => look(self),
            Command::Do(deed, turn, reply) => {
                if turn.as_ref().is_none_or(Turn::take) {
                    self.hurried = turn.is_some();
                    let done = self.carry_out(deed).await;
                    self.hurried = false;
                    let _ = reply.send(done);
                }
            }
            Command::Subscribe(ear, after, reply) => self.subscribe(ear, after, reply),
            Command::Thought { seat, question, answer, seq, thoughts, took } => {
                self.thought_for.extend(took.map(|took| (seat, took)));
                let fresh = (seq == self.fold.seq).then_some(thoughts);
                self.thought(seat, question, answer, fresh).await;
            }
            Command::Grown(seq) => {
                if seq > self.fold.seq {
                    self.catch_up().await;
                }
            }
            Command::Changed(seen) => {
                self.look_again().await;
                let _ = seen.map(|seen| seen.send(()));
            }
            Command::ShutOut(key) => self.subscribers.retain(|s| s.ear.key.as_ref() != Some(&key)),
            Command::Hint { seat, question, answers } => {
                self.hints.retain(|(s, ..)| *s != seat);
                self.hints.push((seat, question, answers));
                self.tell();
            }
            Command::Keep => self.keep().await,
            Command::Close => {}
        }
    }
}

/// Nobody has been here for a while, or something is due.
async fn wakes(clock: &Clock, idle: Instant, due: Option<i64>) {
    let something = async {
        match due {
            Some(due) => clock.until(due).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = sleep_until(idle) => {}
        () = something => {}
    }
}
