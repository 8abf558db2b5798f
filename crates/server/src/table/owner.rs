//! The owner of a live table: the one task of this process that changes it. It writes a line first and acts on it after,
//! so nothing is ever shown that is not on disk.

use super::feed::Cursor;
use super::fold::{Draft, Fold};
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
use store::{Claim, Keep, Status, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// How long a table nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(60);
/// Updates that may wait for a slow client; beyond that it is cut off and comes back with its number.
const UPDATES_WAITING: usize = 64;

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
    Subscribe(View, u64, oneshot::Sender<Subscription>),
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
    /// Keep bots and clocks of this table going, if nobody else does.
    Keep,
    /// The server stops.
    Close,
}

/// A client's ear at a table.
#[derive(Debug)]
pub struct Subscription {
    pub updates: mpsc::Receiver<std::sync::Arc<str>>,
}

struct Subscriber {
    view: View,
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
        let mut owner =
            Owner { app, row, fold: fresh, sitting, late, subscribers: vec![], commands, thinking: None, keeps: false };
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
            self.delay(line, logged.at);
        }
        Ok(())
    }

    fn delay(&mut self, line: Line, at: i64) {
        if let Some(late) = &mut self.late {
            late.lines.push_back((line, at));
        }
    }

    pub(super) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        metrics::gauge!("kamen_tables_live").increment(1.0);
        let mut used = Instant::now();
        if self.row.status == Status::Open && self.sitting.is_full() {
            let _ = self.start().await; // a rematch, or a start that was cut short
        }
        self.keep().await;
        self.moved_on().await; // an end that was cut short before its result was kept
        let mut closed = false;
        while !closed {
            let wake = self.next_wake(used);
            tokio::select! {
                biased;
                command = commands.recv() => {
                    let Some(command) = command else { break };
                    if !matches!(command, Command::Keep) {
                        used = Instant::now();
                    }
                    closed = matches!(command, Command::Close);
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
        if !closed {
            self.release().await;
        }
        metrics::gauge!("kamen_tables_live").decrement(1.0);
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
            Command::Subscribe(view, after, reply) => self.subscribe(view, after, reply),
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
            Command::Keep => self.keep().await,
            Command::Close => {}
        }
    }

    // ---- writing ----

    /// Write lines and act on them. `false` if somebody else wrote first: then the table has been read again.
    async fn write(&mut self, lines: Vec<Line>) -> Result<bool> {
        let at = now::millis().max(self.fold.at);
        if !self.append(&lines, at).await? {
            return Ok(false);
        }
        for line in lines {
            self.fold.apply(&line, at).map_err(Problem::broken)?;
            self.delay(line, at);
        }
        self.moved_on().await;
        Ok(true)
    }

    /// Write a move and take it over as it was drafted.
    async fn write_draft(&mut self, draft: Draft) -> Result<bool> {
        let at = now::millis().max(self.fold.at);
        if !self.append(&draft.lines, at).await? {
            return Ok(false);
        }
        if self.late.is_some() {
            draft.lines.iter().for_each(|line| self.delay(line.clone(), at));
        }
        self.fold.adopt(draft, at);
        self.moved_on().await;
        Ok(true)
    }

    async fn append(&mut self, lines: &[Line], at: i64) -> Result<bool> {
        let lines: Vec<_> = lines.iter().map(|line| store::Line { at, line: line.text() }).collect();
        match self.app.store.append(&self.row.id, self.fold.seq + 1, lines).await {
            Ok(Claim::Done) => Ok(true),
            Ok(Claim::Taken) => {
                self.catch_up().await;
                Ok(false)
            }
            Err(error) => {
                // Nobody knows whether it was written: the log does.
                self.catch_up().await;
                Err(error.into())
            }
        }
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
                self.offer(seat, Offer::Draw).await?;
            }
            Deed::Rematch { seat } => {
                if self.fold.outcome().is_none() {
                    return Err(Problem::conflict("not-finished"));
                }
                if self.fold.next.is_none() {
                    match self.fold.open.as_ref().map(|open| open.offer) {
                        Some(Offer::Rematch) => self.agree(seat).await?,
                        _ => self.offer(seat, Offer::Rematch).await?,
                    }
                }
            }
            Deed::Agree { seat } => self.agree(seat).await?,
            Deed::Decline { seat } => {
                if self.fold.open.is_none() {
                    return Err(Problem::conflict("no-offer"));
                }
                self.certainly(vec![Line::Declined { seat: seat.0 }]).await?;
            }
            Deed::Resign { seat } => {
                self.playing()?;
                let line = self.fold.ending(Ending::Resigned(seat)).map_err(|e| self.refused(&e))?;
                self.certainly(vec![line]).await?;
            }
            Deed::Chat { from, person, name, text } => {
                let from = from.map_or(Chatter::Spectator(person), |seat| Chatter::Seat(seat.0));
                self.certainly(vec![Line::Chatted { from, name, text }]).await?;
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

    /// Write lines that hold whatever was written meanwhile.
    async fn certainly(&mut self, lines: Vec<Line>) -> Result<()> {
        for _ in 0..8 {
            if self.write(lines.clone()).await? {
                return Ok(());
            }
        }
        Err(Problem::conflict("busy"))
    }

    async fn answer(&mut self, seat: Seat, question: &str, answer: &str) -> Result<()> {
        self.playing()?;
        let Some(pending) = self.fold.question_id(seat) else { return Err(Problem::conflict("not-asked")) };
        if pending != question {
            return Err(Problem::conflict("stale-question"));
        }
        let draft = self.fold.draft(seat, answer, &mut now::luck()).map_err(|e| self.refused(&e))?;
        metrics::counter!("kamen_answers").increment(1);
        if self.write_draft(draft).await? { Ok(()) } else { Err(Problem::conflict("stale-question")) }
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

    /// Ask the others; where there are none but bots, nobody objects.
    async fn offer(&mut self, seat: Seat, offer: Offer) -> Result<()> {
        if self.write(vec![Line::Offered { seat: seat.0, offer }]).await? {
            return self.settle_offer().await;
        }
        Err(Problem::conflict("busy"))
    }

    async fn agree(&mut self, seat: Seat) -> Result<()> {
        let Some(open) = &self.fold.open else { return Err(Problem::conflict("no-offer")) };
        if open.seat == seat || open.agreed.contains(&seat) {
            return Err(Problem::conflict("no-offer"));
        }
        if self.write(vec![Line::Agreed { seat: seat.0 }]).await? {
            return self.settle_offer().await;
        }
        Err(Problem::conflict("busy"))
    }

    async fn settle_offer(&mut self) -> Result<()> {
        let Some(open) = self.fold.open.clone() else { return Ok(()) };
        let others = self.sitting.people().into_iter().filter(|s| *s != open.seat);
        // Somebody who also holds the offering seat agrees with himself.
        let owner = self.sitting.sitter(open.seat);
        let waits = others.filter(|s| self.sitting.sitter(*s) != owner && !open.agreed.contains(s)).count();
        if waits > 0 {
            return Ok(());
        }
        let line = match open.offer {
            Offer::Undo { to } => Line::Undone { seat: open.seat.0, to },
            Offer::Draw => {
                let accepted = open.agreed.last().copied().unwrap_or(open.seat);
                self.fold.ending(Ending::Agreed(accepted)).map_err(|e| self.refused(&e))?
            }
            Offer::Rematch => {
                let table = super::tables::rematch(&self.app, self).await?;
                Line::Followed { table }
            }
        };
        self.certainly(vec![line]).await
    }

    // ---- ears ----

    fn room(&self) -> Room<'_> {
        let online = self.subscribers.iter().filter_map(|s| match s.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        });
        Room { sitting: &self.sitting, online: online.collect() }
    }

    /// The table as a viewer may see it now.
    pub fn fold_for(&self, viewer: Viewer) -> &Fold {
        match (&self.late, viewer) {
            (Some(late), Viewer::Spectator) => &late.fold,
            _ => &self.fold,
        }
    }

    /// Everything a viewer may know, from its number on.
    pub fn update(&self, view: View, after: u64) -> Update {
        let fold = self.fold_for(view.viewer);
        let mut cursor = Cursor::after(after, &fold.feed, fold.table(), view.viewer);
        fold.update(view, &mut cursor, now::millis(), &self.room())
    }

    fn subscribe(&mut self, view: View, after: u64, reply: oneshot::Sender<Subscription>) {
        let (updates, receiver) = mpsc::channel(UPDATES_WAITING);
        let fold = self.fold_for(view.viewer);
        let cursor = Cursor::after(after, &fold.feed, fold.table(), view.viewer);
        self.subscribers.push(Subscriber { view, cursor, updates });
        if reply.send(Subscription { updates: receiver }).is_ok() {
            self.tell(); // to the newcomer what it missed, to the others that somebody came
        }
    }

    fn tell(&mut self) {
        let now = now::millis();
        let mut subscribers = std::mem::take(&mut self.subscribers);
        let online: Vec<Seat> = subscribers
            .iter()
            .filter_map(|s| match s.view.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Judge => None,
            })
            .collect();
        subscribers.retain_mut(|subscriber| {
            let fold = self.fold_for(subscriber.view.viewer);
            let room = Room { sitting: &self.sitting, online: online.clone() };
            let update = fold.update(subscriber.view, &mut subscriber.cursor, now, &room);
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

    async fn release(&mut self) {
        if self.keeps {
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
        match self.fold.draft(seat, &answer, &mut now::luck()) {
            Ok(draft) => {
                metrics::counter!("kamen_bot_answers").increment(1);
                if let Err(problem) = self.write_draft(draft).await {
                    tracing::error!(table = %self.row.id, code = problem.code, "a bot's answer was not written");
                }
            }
            Err(error) => tracing::error!(table = %self.row.id, %error, "a bot's answer was refused"),
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
        let Ok(draft) = self.fold.draft(seat, &question.default, &mut now::luck()) else { return };
        let lines = [Line::TimedOut { seat: seat.0 }].into_iter().chain(draft.lines).collect();
        let _ = self.write(lines).await;
    }
}
