//! The owner of a live table: the one task of this process that changes it. It writes a line first and acts on it after,
//! so nothing is ever shown that is not on disk.

use super::feed::Cursor;
use super::fold::{Fold, Open};
use super::line::{Chatter, Line, Offer};
use super::options::{Timeout, UndoRule};
use super::view::{Room, Update, View};
use super::{Options, Sitting};
use crate::problem::{Problem, Result};
use crate::{App, now};
use kernel::{Seat, Viewer};
use referee::Ending;
use std::collections::VecDeque;
use std::time::Duration;
use store::{Claim, Keep, PersonId, Status, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// How long a table nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(60);
/// Updates that may wait for a slow client; beyond that it is cut off and comes back with its number.
const UPDATES_WAITING: usize = 64;
/// How often another process may be faster before we give up.
const TRIES: u32 = 8;

/// What somebody at the table does.
#[derive(Clone, Debug)]
pub enum Deed {
    Answer { seat: Seat, question: String, answer: String },
    Start,
    Undo { seat: Seat },
    OfferDraw { seat: Seat },
    Rematch { seat: Seat },
    Agree { seat: Seat },
    Decline { seat: Seat },
    Resign { seat: Seat },
    Chat { from: Option<Seat>, person: String, name: String, text: String },
}

pub(super) enum Command {
    Look(Box<dyn FnOnce(&Owner) + Send>),
    Do(Deed, oneshot::Sender<Result<u64>>),
    Subscribe(Ear, u64, oneshot::Sender<Subscription>),
    /// A bot has thought.
    Thought {
        seat: Seat,
        question: u64,
        answer: Option<String>,
    },
    /// The log may have grown elsewhere.
    Grown(u64),
    /// Seats or status have changed; tells when it has been seen.
    Changed(Option<oneshot::Sender<()>>),
    /// A hint for the seat, as long as this question is asked.
    Hint {
        seat: Seat,
        question: u64,
        answer: String,
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
    pub view: View,
    /// People whose words do not reach it.
    pub muted: Vec<String>,
}

/// What a client hears of a table.
#[derive(Debug)]
pub struct Subscription {
    pub updates: mpsc::Receiver<std::sync::Arc<str>>,
}

struct Subscriber {
    ear: Ear,
    cursor: Cursor,
    updates: mpsc::Sender<std::sync::Arc<str>>,
}

pub struct Owner {
    app: App,
    pub row: store::Table,
    pub fold: Fold,
    pub sitting: Sitting,
    /// What spectators see, where they see it later.
    late: Option<Late>,
    subscribers: Vec<Subscriber>,
    commands: mpsc::WeakSender<Command>,
    /// What was hinted at: the seat, its question, the answer.
    hints: Vec<(Seat, u64, String)>,
    /// The question a bot is thinking about.
    thinking: Option<(Seat, u64)>,
    /// Bots and clocks are this process's business.
    keeps: bool,
}

struct Late {
    fold: Fold,
    lines: VecDeque<(Line, i64)>,
}

impl std::fmt::Debug for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Owner").field("table", &self.row.id).finish_non_exhaustive()
    }
}

impl Owner {
    /// Read a table from the store.
    pub(super) async fn load(app: App, id: &TableId, commands: mpsc::WeakSender<Command>) -> Result<Owner> {
        let row = app.store.table(id).await?.ok_or_else(Problem::not_found)?;
        let game = catalog::game(&row.game).ok_or_else(|| Problem::broken(format!("no game {}", row.game)))?;
        let setup = super::tables::read_setup(game, &row.setup)?;
        let options: Options = serde_json::from_str(&row.options).map_err(Problem::broken)?;
        let logged = app.store.log(id, 0).await?;
        let delay = options.spectator_delay_s > 0;
        let fresh = Fold::new(game, setup, options);
        let late = delay.then(|| Late { fold: fresh.clone(), lines: VecDeque::new() });
        let sitting = Sitting(row.seats.clone());
        let mut owner = Owner {
            app,
            row,
            fold: fresh,
            sitting,
            late,
            subscribers: vec![],
            hints: vec![],
            commands,
            thinking: None,
            keeps: false,
        };
        // A long game takes a few milliseconds to play again: not on a thread that answers requests.
        let owner = tokio::task::spawn_blocking(move || owner.read(&logged).map(|()| owner));
        owner.await.map_err(Problem::broken)?
    }

    fn read(&mut self, logged: &[store::Logged]) -> Result<()> {
        let known = self.fold.seq;
        for logged in logged.iter().filter(|l| l.seq > known) {
            let line = Line::parse(&logged.line).map_err(Problem::broken)?;
            let told = |why| Problem::broken(format!("table {}: {why}", self.row.id));
            self.fold.apply(&line, logged.at).map_err(told)?;
            self.delay(logged.seq, line, logged.at);
        }
        Ok(())
    }

    /// Keep a line for the spectators, unless they have it.
    fn delay(&mut self, seq: u64, line: Line, at: i64) {
        if let Some(late) = &mut self.late
            && seq > late.fold.seq + late.lines.len() as u64
        {
            late.lines.push_back((line, at));
        }
    }

    pub(super) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        metrics::gauge!("kamen_tables_live").increment(1.0);
        let (mut used, mut closing) = (Instant::now(), false);
        self.take_up().await;
        self.keep().await;
        loop {
            let wake = self.next_wake(used);
            tokio::select! {
                biased;
                command = commands.recv() => {
                    let Some(command) = command else { break };
                    if !matches!(command, Command::Keep) {
                        used = Instant::now();
                    }
                    if matches!(command, Command::Close) {
                        closing = true;
                        break;
                    }
                    self.obey(command).await;
                }
                () = sleep_until(wake) => {
                    self.tell_spectators();
                    self.check_clock().await;
                    self.wake_bots();
                    let busy = !self.subscribers.is_empty() || self.thinking.is_some();
                    if !busy && used.elapsed() >= IDLE {
                        break;
                    }
                }
            }
            self.subscribers.retain(|s| !s.updates.is_closed());
        }
        self.release(closing).await;
        metrics::gauge!("kamen_tables_live").decrement(1.0);
    }

    /// Do what a server that was cut short left undone, and what is due.
    async fn take_up(&mut self) {
        if self.fold.table.is_none() && self.sitting.is_full() {
            let _ = self.start().await; // a rematch, too
        }
        if self.fold.outcome().is_some() && self.row.status != Status::Finished {
            self.finish().await;
        }
        self.tell_spectators();
    }

    /// When there is something to do without being told.
    fn next_wake(&self, used: Instant) -> Instant {
        let at =
            |millis: i64| Instant::now() + Duration::from_millis(u64::try_from(millis - now::millis()).unwrap_or(0));
        let delay = i64::from(self.fold.options.spectator_delay_s) * 1000;
        let late = self.late.as_ref().and_then(|l| l.lines.front()).map(|(_, written)| at(written + delay));
        let clock = self.fold.clock.deadline().filter(|_| self.keeps && self.fold.is_playing()).map(|(_, due)| at(due));
        let idle = if self.subscribers.is_empty() { used + IDLE } else { Instant::now() + IDLE };
        [late, clock].into_iter().flatten().fold(idle, Instant::min)
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Look(look) => look(self),
            Command::Do(deed, reply) => {
                let done = self.carry_out(deed).await;
                let _ = reply.send(done);
            }
            Command::Subscribe(ear, after, reply) => self.subscribe(ear, after, reply),
            Command::Thought { seat, question, answer } => self.thought(seat, question, answer).await,
            Command::Grown(seq) => {
                if seq > self.fold.seq {
                    self.catch_up().await;
                }
            }
            Command::Changed(seen) => {
                self.look_again().await;
                let _ = seen.map(|seen| seen.send(()));
            }
            Command::Hint { seat, question, answer } => {
                self.hints.retain(|(s, ..)| *s != seat);
                self.hints.push((seat, question, answer));
                self.tell();
            }
            Command::Keep => self.keep().await,
            Command::Close => {}
        }
    }

    // ---- writing ----

    /// Write lines and act on them. `false` if somebody else wrote first: then the table has been read again.
    async fn write(&mut self, lines: Vec<Line>) -> Result<bool> {
        let at = now::millis().max(self.fold.at);
        match self.append(&lines, at).await {
            Ok(true) => {}
            // Nobody knows whether a failed one was written: the log does.
            taken_or_failed => {
                self.catch_up().await;
                return taken_or_failed;
            }
        }
        for line in lines {
            self.fold.apply(&line, at).map_err(Problem::broken)?;
            self.delay(self.fold.seq, line, at);
        }
        self.moved_on().await;
        Ok(true)
    }

    /// A seat answers: played first, then written, and only then shown. `false` if somebody else wrote first.
    async fn play(&mut self, seat: Seat, answer: &str) -> Result<bool> {
        let attempt = match self.fold.attempt(seat, answer, &mut now::luck()) {
            Ok(attempt) => attempt,
            Err(error @ referee::Error::Refused(_)) => return Err(self.refused(&error)),
            Err(error) => {
                self.read_again().await;
                return Err(Problem::broken(error));
            }
        };
        let at = now::millis().max(self.fold.at);
        match self.append(&attempt.lines, at).await {
            Ok(true) => {}
            // The move is on our table but in no log: away with it.
            taken_or_failed => {
                self.read_again().await;
                return taken_or_failed;
            }
        }
        self.fold.settle(&attempt, at);
        let first = self.fold.seq + 1 - attempt.lines.len() as u64;
        for (seq, line) in (first..).zip(attempt.lines) {
            self.delay(seq, line, at);
        }
        self.moved_on().await;
        Ok(true)
    }

    async fn append(&mut self, lines: &[Line], at: i64) -> Result<bool> {
        let lines: Vec<_> = lines.iter().map(|line| store::Line { at, line: line.text() }).collect();
        let claim = self.app.store.append(&self.row.id, self.fold.seq + 1, lines).await?;
        Ok(claim == Claim::Done)
    }

    /// Read the whole table anew.
    async fn read_again(&mut self) {
        let Fold { game, setup, options, .. } = &self.fold;
        self.fold = Fold::new(*game, setup.clone(), options.clone());
        self.catch_up().await;
    }

    /// Read what others wrote.
    async fn catch_up(&mut self) {
        let logged = match self.app.store.log(&self.row.id, self.fold.seq).await {
            Ok(logged) => logged,
            Err(error) => return tracing::error!(table = %self.row.id, %error, "the log cannot be read"),
        };
        if !logged.is_empty() {
            if let Err(problem) = self.read(&logged) {
                return tracing::error!(table = %self.row.id, code = problem.code, "the log does not fit");
            }
            self.moved_on().await;
        }
    }

    /// Everybody hears what is new; bots go on.
    async fn moved_on(&mut self) {
        if self.fold.outcome().is_some() && self.row.status != Status::Finished {
            self.finish().await;
        }
        self.tell();
        self.wake_bots();
    }

    async fn look_again(&mut self) {
        if let Ok(Some(row)) = self.app.store.table(&self.row.id).await {
            self.sitting = Sitting(row.seats.clone());
            self.row = row;
            let mut subscribers = std::mem::take(&mut self.subscribers);
            subscribers.retain(|s| self.may_hear(&s.ear));
            self.subscribers = subscribers;
            self.tell();
            self.wake_bots();
        }
    }

    async fn finish(&mut self) {
        if let Err(error) = crate::results::finish(&self.app, self).await {
            tracing::error!(table = %self.row.id, ?error, "the result could not be kept");
            return;
        }
        self.row.status = Status::Finished;
    }

    // ---- deeds ----

    async fn carry_out(&mut self, deed: Deed) -> Result<u64> {
        match deed {
            Deed::Answer { seat, question, answer } => self.answer(seat, &question, &answer).await?,
            Deed::Start => self.start().await?,
            Deed::Undo { seat } => self.undo(seat).await?,
            Deed::OfferDraw { seat } => {
                if !self.fold.game.about().draws {
                    return Err(Problem::conflict("no-draws"));
                }
                self.playing()?;
                self.propose(seat, Offer::Draw).await?;
            }
            Deed::Rematch { seat } => {
                if self.fold.outcome().is_none() {
                    return Err(Problem::conflict("not-finished"));
                }
                if self.fold.next.is_none() {
                    self.propose(seat, Offer::Rematch).await?;
                }
            }
            Deed::Agree { seat } => self.agree(seat).await?,
            Deed::Decline { seat } => {
                if self.fold.open.is_none() {
                    return Err(Problem::conflict("no-offer"));
                }
                self.certainly(|_| Ok(Line::Declined { seat: seat.0 })).await?;
            }
            Deed::Resign { seat } => {
                self.certainly(|owner| {
                    owner.playing()?;
                    owner.fold.ending(Ending::Resigned(seat)).map_err(|e| owner.refused(&e))
                })
                .await?;
            }
            Deed::Chat { from, person, name, text } => {
                let from = from.map_or(Chatter::Spectator(person), |seat| Chatter::Seat(seat.0));
                self.certainly(|_| Ok(Line::Chatted { from: from.clone(), name: name.clone(), text: text.clone() }))
                    .await?;
            }
        }
        Ok(self.fold.seq)
    }

    fn refused(&self, error: &referee::Error) -> Problem {
        self.fold.table().map_or_else(|| Problem::broken(error), |table| Problem::refused(table, error))
    }

    fn playing(&self) -> Result<()> {
        match self.fold.table() {
            None => Err(Problem::conflict("not-started")),
            Some(table) if table.outcome().is_some() => Err(Problem::conflict("finished")),
            Some(_) => Ok(()),
        }
    }

    /// Write a line that is meant whatever was written meanwhile, as long as it can be made.
    async fn certainly(&mut self, line: impl Fn(&Owner) -> Result<Line>) -> Result<()> {
        for _ in 0..TRIES {
            let line = line(self)?;
            if self.write(vec![line]).await? {
                return Ok(());
            }
        }
        Err(Problem::conflict("busy"))
    }

    async fn answer(&mut self, seat: Seat, question: &str, answer: &str) -> Result<()> {
        // What another process wrote meanwhile may have left the question as it was: a word in chat.
        for _ in 0..TRIES {
            self.playing()?;
            let Some(pending) = self.fold.question_id(seat) else { return Err(Problem::conflict("not-asked")) };
            if pending != question {
                return Err(Problem::conflict("stale-question"));
            }
            if self.play(seat, answer).await? {
                metrics::counter!("kamen_answers").increment(1);
                return Ok(());
            }
        }
        Err(Problem::conflict("busy"))
    }

    async fn start(&mut self) -> Result<()> {
        if self.fold.table.is_some() {
            return Err(Problem::conflict("started"));
        }
        if !self.sitting.is_full() {
            return Err(Problem::conflict("seats-empty"));
        }
        let lines = self.fold.opening(&mut now::luck()).map_err(Problem::broken)?;
        let started = self.app.store.set_status(&self.row.id, Status::Open, Status::Playing, now::millis()).await?;
        self.row.status = Status::Playing;
        let _ = started; // a start that was cut short before its lines were written goes on here
        if self.write(lines).await? { Ok(()) } else { Err(Problem::conflict("started")) }
    }

    async fn undo(&mut self, seat: Seat) -> Result<()> {
        self.playing()?;
        let to = self.fold.last_answer(seat).ok_or_else(|| Problem::conflict("nothing-to-undo"))?;
        let free = match self.fold.options.undo {
            UndoRule::Never => return Err(Problem::conflict("no-undo")),
            UndoRule::Consent => false,
            UndoRule::Free => self.fold.undo_is_free(seat, to, &mut now::luck()),
        };
        if free {
            let done = self.write(vec![Line::Undone { seat: seat.0, to }]).await?;
            return if done { Ok(()) } else { Err(Problem::conflict("stale-question")) };
        }
        self.offer(seat, Offer::Undo { to }).await
    }

    /// Ask the others; who asks for what another offers agrees to it.
    async fn propose(&mut self, seat: Seat, offer: Offer) -> Result<()> {
        match &self.fold.open {
            Some(open) if open.offer == offer && open.seat != seat => self.agree(seat).await,
            _ => self.offer(seat, offer).await,
        }
    }

    async fn offer(&mut self, seat: Seat, offer: Offer) -> Result<()> {
        self.consent(Line::Offered { seat: seat.0, offer }, &Open { seat, offer, agreed: vec![] }).await
    }

    async fn agree(&mut self, seat: Seat) -> Result<()> {
        let Some(mut open) = self.fold.open.clone() else { return Err(Problem::conflict("no-offer")) };
        if open.seat == seat || open.agreed.contains(&seat) {
            return Err(Problem::conflict("no-offer"));
        }
        open.agreed.push(seat);
        self.consent(Line::Agreed { seat: seat.0 }, &open).await
    }

    /// Write an offer or an agreement, together with what comes of it where nobody else has to agree.
    async fn consent(&mut self, line: Line, open: &Open) -> Result<()> {
        let settled = if self.waits(open) { None } else { Some(self.settle(open).await?) };
        let next = match &settled {
            Some(Line::Followed { table }) => Some(TableId(table.clone())),
            _ => None,
        };
        if self.write([line].into_iter().chain(settled).collect()).await? {
            return Ok(());
        }
        if let Some(next) = next {
            let _ = self.app.store.drop_table(&next).await?;
        }
        Err(Problem::conflict("busy"))
    }

    /// Whether somebody has yet to agree. Bots never object, nor does who also holds the offering seat.
    fn waits(&self, open: &Open) -> bool {
        let owner = self.sitting.sitter(open.seat);
        let agrees = |seat: &Seat| self.sitting.sitter(*seat) == owner || open.agreed.contains(seat);
        !self.sitting.people().iter().all(agrees)
    }

    /// What comes of an offer everybody agrees to.
    async fn settle(&self, open: &Open) -> Result<Line> {
        match open.offer {
            Offer::Undo { to } => Ok(Line::Undone { seat: open.seat.0, to }),
            Offer::Draw => {
                let accepted = open.agreed.last().copied().unwrap_or(open.seat);
                self.fold.ending(Ending::Agreed(accepted)).map_err(|e| self.refused(&e))
            }
            Offer::Rematch => Ok(Line::Followed { table: super::tables::rematch(&self.app, self).await? }),
        }
    }

    // ---- ears ----

    fn room<'r>(&'r self, muted: &'r [String]) -> Room<'r> {
        Room { sitting: &self.sitting, online: self.online(), muted }
    }

    /// The seats whose people are connected here.
    pub(crate) fn online(&self) -> Vec<Seat> {
        seats_of(&self.subscribers)
    }

    pub(crate) fn spectators(&self) -> u32 {
        self.subscribers.iter().filter(|s| s.ear.view.viewer == Viewer::Spectator).count() as u32
    }

    /// What was hinted at for the question a seat is asked now.
    pub(crate) fn hint(&self, seat: Seat) -> Option<String> {
        let asked = self.fold.question(seat)?.id;
        self.hints.iter().find(|(s, question, _)| *s == seat && *question == asked).map(|(.., answer)| answer.clone())
    }

    /// Whether these seats see different things.
    pub(crate) fn has_secrets(&self, seats: &[Seat]) -> bool {
        let Some(table) = self.fold.table() else { return false };
        let sees = |seat: &Seat| table.facts(Viewer::Seat(*seat));
        seats.windows(2).any(|pair| sees(&pair[0]) != sees(&pair[1]))
    }

    /// Whether an ear is still at its own seat.
    fn may_hear(&self, ear: &Ear) -> bool {
        match (ear.view.viewer, &ear.person) {
            (Viewer::Seat(seat), Some(person)) => self.sitting.of(&person.0).contains(&seat),
            (Viewer::Seat(_) | Viewer::Judge, _) => false,
            (Viewer::Spectator, _) => true,
        }
    }

    /// The table as a viewer may see it now.
    pub fn fold_for(&self, viewer: Viewer) -> &Fold {
        match (&self.late, viewer) {
            (Some(late), Viewer::Spectator) => &late.fold,
            _ => &self.fold,
        }
    }

    /// Everything a viewer may know, from its number on.
    pub fn update(&self, view: View, after: u64, muted: &[String]) -> Update {
        let fold = self.fold_for(view.viewer);
        let mut cursor = Cursor::after(after, &fold.feed, fold.table(), view.viewer);
        fold.update(view, &mut cursor, now::millis(), &self.room(muted))
    }

    fn subscribe(&mut self, ear: Ear, after: u64, reply: oneshot::Sender<Subscription>) {
        if !self.may_hear(&ear) {
            return; // the seat was lost on the way
        }
        let (updates, receiver) = mpsc::channel(UPDATES_WAITING);
        let fold = self.fold_for(ear.view.viewer);
        let cursor = Cursor::after(after, &fold.feed, fold.table(), ear.view.viewer);
        self.subscribers.push(Subscriber { ear, cursor, updates });
        if reply.send(Subscription { updates: receiver }).is_ok() {
            self.tell(); // to the newcomer what it missed, to the others that somebody came
        }
    }

    fn tell(&mut self) {
        let now = now::millis();
        let mut subscribers = std::mem::take(&mut self.subscribers);
        let online = seats_of(&subscribers);
        subscribers.retain_mut(|subscriber| {
            let fold = self.fold_for(subscriber.ear.view.viewer);
            let room = Room { sitting: &self.sitting, online: online.clone(), muted: &subscriber.ear.muted };
            let update = fold.update(subscriber.ear.view, &mut subscriber.cursor, now, &room);
            let text = serde_json::to_string(&update).expect("an update has a text");
            subscriber.updates.try_send(text.into()).is_ok()
        });
        self.subscribers = subscribers;
    }

    /// What is old enough reaches the spectators.
    fn tell_spectators(&mut self) {
        let delay = i64::from(self.fold.options.spectator_delay_s) * 1000;
        let Some(late) = &mut self.late else { return };
        let mut moved = false;
        let now = now::millis();
        while late.lines.front().is_some_and(|(_, at)| at + delay <= now) {
            let (line, at) = late.lines.pop_front().expect("it was there");
            moved |= late.fold.apply(&line, at).is_ok();
        }
        if moved {
            self.tell();
        }
    }

    // ---- bots and clocks ----

    /// Take care of bots and clocks, unless another process does.
    async fn keep(&mut self) {
        if self.row.status != Status::Playing || self.keeps {
            return;
        }
        let kept = self.app.store.keep_table(&self.row.id, &self.app.name, now::millis(), crate::lease_end()).await;
        if let Ok(kept @ (Keep::Done | Keep::TakenOver)) = kept {
            self.keeps = true;
            if kept == Keep::TakenOver && self.fold.is_playing() && self.fold.clock.is_kept() {
                let _ = self.write(vec![Line::Resumed]).await;
            }
            self.wake_bots();
        }
    }

    /// Let the table sleep; where the server stops, leave bots and clocks to whoever comes next.
    async fn release(&mut self, closing: bool) {
        if self.keeps && closing {
            let _ = self.app.store.hand_table_over(&self.row.id, &self.app.name).await;
        } else if self.keeps {
            let wake = self.fold.clock.deadline().filter(|_| self.fold.is_playing()).map(|(_, at)| at);
            let _ = self.app.store.release_table(&self.row.id, &self.app.name, wake).await;
        }
    }

    fn wake_bots(&mut self) {
        if self.row.status == Status::Playing && !self.keeps {
            // The first move of a table that was not kept yet.
            if let Some(commands) = self.commands.upgrade() {
                let _ = commands.try_send(Command::Keep);
            }
            return;
        }
        if !self.keeps || self.thinking.is_some() || !self.fold.is_playing() {
            return;
        }
        let next = self.fold.pending.iter().find_map(|p| Some((*p, self.sitting.bot(p.seat)?.to_string())));
        let (Some((pending, bot)), Some(table)) = (next, self.fold.table.clone()) else { return };
        let Some(commands) = self.commands.upgrade() else { return };
        self.thinking = Some((pending.seat, pending.id));
        let (seat, question) = (pending.seat, pending.id);
        let queued = self.app.thinkers.think(move || {
            let answer = crate::bots::think(table, seat, &bot);
            let _ = commands.blocking_send(Command::Thought { seat, question, answer });
        });
        if !queued {
            self.thinking = None; // the next line or the next waking tries again
        }
    }

    async fn thought(&mut self, seat: Seat, question: u64, answer: Option<String>) {
        self.thinking = None;
        let still = self.fold.question(seat).is_some_and(|p| p.id == question) && self.fold.is_playing();
        if !still {
            return self.wake_bots();
        }
        let default = || self.fold.table().and_then(|t| t.question(seat)).map(|q| q.default);
        let Some(answer) = answer.or_else(default) else { return };
        match self.play(seat, &answer).await {
            Ok(_) => metrics::counter!("kamen_bot_answers").increment(1),
            Err(problem) => tracing::error!(table = %self.row.id, code = problem.code, "a bot's answer was not taken"),
        }
    }

    async fn check_clock(&mut self) {
        if !self.keeps || !self.fold.is_playing() {
            return;
        }
        let Some((seat, due)) = self.fold.clock.deadline() else { return };
        if due > now::millis() {
            return;
        }
        let lost = match self.fold.options.timeout {
            Timeout::Loss => self.fold.ending(Ending::TimedOut(seat)).ok(),
            Timeout::Default => None,
        };
        if let Some(lost) = lost {
            let _ = self.write(vec![Line::TimedOut { seat: seat.0 }, lost]).await;
            return;
        }
        // Where nobody can lose alone, the default is answered instead.
        let Some(question) = self.fold.table().and_then(|t| t.question(seat)) else { return };
        if matches!(self.write(vec![Line::TimedOut { seat: seat.0 }]).await, Ok(true)) {
            let _ = self.play(seat, &question.default).await;
        }
    }
}

fn seats_of(subscribers: &[Subscriber]) -> Vec<Seat> {
    let seat = |s: &Subscriber| match s.ear.view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Judge => None,
    };
    subscribers.iter().filter_map(seat).collect()
}
