//! Writing a line first and acting on it after.

use super::Owner;
use crate::problem::{Problem, Result};
use crate::table::Sitting;
use crate::table::fold::{Attempt, Fold};
use crate::table::line::Line;
use kernel::Seat;
use std::sync::atomic::Ordering::Relaxed;
use store::{Claim, Status};

/// More lines than this are folded on a thread of their own.
const FEW: usize = 32;

/// Work on a copy of a game on a thread that may take its time, not on one that answers requests.
pub(super) async fn apart<T: Send + 'static>(fold: &Fold, work: impl FnOnce(Fold) -> T + Send + 'static) -> Result<T> {
    let fold = fold.clone();
    tokio::task::spawn_blocking(move || work(fold)).await.map_err(Problem::broken)
}

/// Fold lines in, apart where it takes long: many of them, or one after which the game is played again.
pub(super) async fn fold_in(fold: &mut Fold, lines: Vec<(Line, i64)>) -> Result<Vec<(Line, i64)>> {
    if lines.len() <= FEW && !lines.iter().any(|(line, _)| line.turns_back()) {
        fold.read(&lines).map_err(Problem::broken)?;
        return Ok(lines);
    }
    let read = apart(fold, move |mut fold| fold.read(&lines).map(|()| (fold, lines)));
    let (after, lines) = read.await?.map_err(Problem::broken)?;
    *fold = after;
    Ok(lines)
}

impl Owner {
    /// Write lines and act on them. `false` if somebody else wrote first: then the table has been read again.
    pub(super) async fn write(&mut self, lines: Vec<Line>) -> Result<bool> {
        let at = self.now().max(self.fold.at);
        match self.append(&lines, at).await {
            Ok(true) => {}
            // Nobody knows whether a failed one was written: the log does.
            taken_or_failed => {
                self.catch_up().await;
                return taken_or_failed;
            }
        }
        let before = self.mark();
        self.take(lines.into_iter().map(|line| (line, at)).collect()).await?;
        self.grew(before).await;
        Ok(true)
    }

    /// Take lines that are in the log.
    async fn take(&mut self, lines: Vec<(Line, i64)>) -> Result<()> {
        let fitted = self.fold.misfit.is_none();
        let lines = fold_in(&mut self.fold, lines).await?;
        self.delay_all(lines);
        match &self.fold.misfit {
            Some(misfit) if fitted => Err(self.unfit(misfit)),
            _ => Ok(()),
        }
    }

    /// A seat answers: played first, then written, and only then shown. The number of the answer's last line, or nothing if
    /// somebody else wrote first.
    pub(super) async fn play(&mut self, seat: Seat, answer: &str) -> Result<Option<u64>> {
        let mut dice = self.dice();
        let attempt = self.fold.attempt(seat, answer, &mut dice);
        self.carry_through(attempt).await
    }

    /// The table passes for a seat.
    pub(super) async fn pass(&mut self, seat: Seat) -> Result<Option<u64>> {
        let mut dice = self.dice();
        let attempt = self.fold.attempt_pass(seat, &mut dice);
        self.carry_through(attempt).await
    }

    async fn carry_through(&mut self, attempt: std::result::Result<Attempt, referee::Error>) -> Result<Option<u64>> {
        let line = self.write_down(attempt).await?;
        if line.is_some() {
            self.moved_on().await;
        }
        Ok(line)
    }

    async fn write_down(&mut self, attempt: std::result::Result<Attempt, referee::Error>) -> Result<Option<u64>> {
        let attempt = match attempt {
            Ok(attempt) => attempt,
            Err(error @ referee::Error::Refused(_)) => return Err(self.refused(&error)),
            Err(error) => {
                self.read_again().await;
                return Err(Problem::broken(error));
            }
        };
        let at = self.now().max(self.fold.at);
        match self.append(&attempt.lines, at).await {
            Ok(true) => {}
            // The move is on our table but in no log: away with it.
            taken_or_failed => {
                self.read_again().await;
                return taken_or_failed.map(|_| None);
            }
        }
        self.fold.settle(&attempt, at);
        let first = self.fold.seq + 1 - attempt.lines.len() as u64;
        for (seq, line) in (first..).zip(attempt.lines) {
            self.delay(seq, line, at);
        }
        Ok(Some(self.fold.shown))
    }

    /// The table goes on for whoever can only go on, as everybody can see: that is one change with what led there.
    async fn go_on(&mut self) {
        while let Some(idle) = self.next_idle() {
            let mut dice = self.dice();
            let attempt = self.fold.attempt_pass(idle, &mut dice);
            if !matches!(Box::pin(self.write_down(attempt)).await, Ok(Some(_))) {
                return;
            }
        }
    }

    pub(super) async fn append(&mut self, lines: &[Line], at: i64) -> Result<bool> {
        let lines: Vec<_> = lines.iter().map(|line| store::Line { at, line: line.text() }).collect();
        let before = self.fold.seq;
        // Who writes lines needs not be told of them.
        self.knows.store(before + lines.len() as u64, Relaxed);
        let claim = self.store().append(&self.row.id, before + 1, lines).await;
        if !matches!(claim, Ok(Claim::Done)) {
            // Others' lines may have come meanwhile, and were no news: the caller reads the log.
            self.knows.store(before, Relaxed);
        }
        let claim = claim?;
        // What follows from it is written, however long that takes.
        self.hurried = false;
        Ok(claim == Claim::Done)
    }

    /// Read the whole table anew. Where it cannot be read nothing is shown, least of all an empty table.
    pub(super) async fn read_again(&mut self) {
        match self.app.own.log(&self.row.id, 0).await {
            Ok(logged) => {
                self.fold = self.fold.fresh();
                self.follow(logged).await;
            }
            Err(error) => {
                tracing::error!(table = %self.row.id, %error, "the log cannot be read");
                self.adrift = true;
            }
        }
    }

    /// Read what others wrote.
    pub(super) async fn catch_up(&mut self) {
        let logged = match self.app.own.log(&self.row.id, self.fold.seq).await {
            Ok(logged) => logged,
            Err(error) => return tracing::error!(table = %self.row.id, %error, "the log cannot be read"),
        };
        self.follow(logged).await;
    }

    async fn follow(&mut self, logged: Vec<store::Logged>) {
        if !logged.is_empty() {
            let before = self.mark();
            let read = match self.lines(&logged) {
                Ok(lines) => self.take(lines).await,
                Err(why) => Err(Problem::broken(why)),
            };
            if let Err(problem) = read {
                return tracing::error!(table = %self.row.id, code = problem.code, "the log does not fit");
            }
            self.grew(before).await;
        }
    }

    /// How much everybody could know, and how much was told.
    fn mark(&self) -> (u64, usize) {
        (self.fold.shown, self.fold.feed.len())
    }

    /// What one seat alone may know reaches nobody else, not even as silence.
    async fn grew(&mut self, (shown, told): (u64, usize)) {
        if self.fold.shown == shown { self.whisper(told) } else { self.moved_on().await }
    }

    /// Everybody hears what is new; bots go on.
    pub(super) async fn moved_on(&mut self) {
        self.go_on().await;
        if self.fold.outcome().is_some() && self.row.status != Status::Finished {
            self.finish().await;
        }
        self.tell();
        self.wake_bots();
    }

    pub(super) async fn look_again(&mut self) {
        if let Ok(Some(row)) = self.app.own.table(&self.row.id).await {
            self.sitting = Sitting(row.seats.clone());
            let is_other = (&row.setup, &row.options) != (&self.row.setup, &self.row.options);
            self.row = row;
            if is_other && let Err(error) = self.begin_anew().await {
                tracing::error!(table = %self.row.id, ?error, "another beginning could not be read");
            }
            let mut subscribers = std::mem::take(&mut self.subscribers);
            subscribers.retain(|s| self.may_hear(&s.ear));
            self.subscribers = subscribers;
            self.tell();
            self.wake_bots();
        }
    }

    pub(super) async fn finish(&mut self) {
        if let Err(error) = crate::results::finish(&self.app, self).await {
            tracing::error!(table = %self.row.id, ?error, "the result could not be kept");
            return;
        }
        self.row.status = Status::Finished;
    }
}
