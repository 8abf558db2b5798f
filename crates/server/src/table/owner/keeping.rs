//! Bots and clocks, which one process keeps going for all.

use super::{Command, Owner};
use crate::bots::Pace;
use crate::table::line::Line;
use crate::table::options::Timeout;
use kernel::Seat;
use referee::{Ending, Thoughts};
use std::time::Duration;
use store::{Keep, Status};
use tokio::time::{Instant, sleep_until};

/// A bot for which there was no room tries again after so many milliseconds.
const STARVED: i64 = 1_000;
/// A bot that has not had a choice yet is thought to take as long for one.
const FIRST: Duration = Duration::from_millis(100);

impl Owner {
    /// Take care of bots and clocks, unless another process does.
    pub(super) async fn keep(&mut self) {
        if self.row.status != Status::Playing || self.keeps {
            return;
        }
        let kept = self.app.own.keep_table(&self.row.id, &self.app.name, self.now(), self.app.lease_end()).await;
        let unkept = match kept {
            Ok(Keep::Done) => None,
            Ok(Keep::Neglected(ms)) => Some(Line::Away { ms }),
            Ok(Keep::TakenOver) => Some(Line::Resumed),
            Ok(Keep::Others) | Err(_) => return,
        };
        self.keeps = true;
        if let Some(line) = unkept.filter(|_| self.fold.is_playing() && self.fold.clock.is_kept()) {
            let _ = self.certainly(|_| Ok(line.clone())).await;
        }
        self.wake_bots();
    }

    /// Time that nobody served, for the process stood still or the clock was set, is nobody's. Another process may have
    /// taken over meanwhile: then it has seen to that.
    pub(super) async fn forgive(&mut self) {
        let lost = self.app.config.clock.lost();
        let ms = lost - std::mem::replace(&mut self.lost, lost);
        if ms <= 0 || !self.keeps {
            return;
        }
        self.keeps = false;
        self.keep().await;
        if self.keeps && self.fold.is_playing() && self.fold.clock.is_kept() {
            let _ = self.certainly(|_| Ok(Line::Away { ms })).await;
        }
    }

    /// Let the table sleep; where the server stops, leave bots and clocks to whoever comes next.
    pub(super) async fn release(&mut self, closing: bool) {
        if self.keeps && closing {
            let _ = self.app.own.hand_table_over(&self.row.id, &self.app.name).await;
        } else if self.keeps {
            let wake = self.fold.clock.deadline().filter(|_| self.fold.is_playing()).map(|(_, at)| at);
            let _ = self.app.own.release_table(&self.row.id, &self.app.name, wake).await;
        }
    }

    pub(super) fn wake_bots(&mut self) {
        if self.row.status == Status::Playing && !self.keeps {
            // The first move of a table that was not kept yet.
            if let Some(commands) = self.commands.upgrade() {
                let _ = commands.try_send(Command::Keep.into());
            }
            return;
        }
        if !self.keeps || self.thinking.is_some() || !self.fold.is_playing() {
            self.going = self.going.take().filter(|_| self.fold.is_playing());
            return;
        }
        if !self.may_go_on() {
            self.starved = Some(self.now() + STARVED);
            return;
        }
        self.starved = None;
        let waits = self.fold.pending.iter().filter(|p| !self.fold.has_passed(p.seat));
        let next = waits.into_iter().find_map(|p| Some((*p, self.sitting.bot(p.seat)?.to_string())));
        let Some(table) = &mut self.fold.table else { return };
        let Some((pending, bot)) = next else {
            table.rest_bots();
            return;
        };
        let Some(commands) = self.commands.upgrade() else { return };
        self.thinking = Some((pending.seat, pending.id));
        let (seat, question, seq) = (pending.seat, pending.id, self.fold.seq);
        let bounds = self.app.config.bots;
        let pace = Pace::of(table.as_ref(), seat, &bot, bounds);
        let least = match pace {
            Pace::Free => Duration::ZERO,
            Pace::Steady(time) => time,
            Pace::Feigned => self.thought_for.get(&seat).copied().unwrap_or(FIRST),
        };
        let thoughts = table.take_thoughts();
        let mut table = table.clone();
        table.set_thoughts(thoughts);
        let runtime = tokio::runtime::Handle::current();
        let wanted = self.commands.clone();
        let is_wanted = move || wanted.upgrade().is_some_and(|commands| !commands.is_closed());
        let queued = self.app.thinkers.think(self.home(), &self.row.host.0, is_wanted, move || {
            let begun = Instant::now();
            let answer = crate::bots::think(table.as_mut(), seat, &bot, bounds);
            let thoughts = table.take_thoughts();
            let took = (pace == Pace::Free).then(|| begun.elapsed());
            let thought = Command::Thought { seat, question, answer, seq, thoughts, took }.into();
            if begun.elapsed() >= least {
                let _ = commands.blocking_send(thought);
                return;
            }
            runtime.spawn(async move {
                sleep_until(begun + least).await;
                let _ = commands.send(thought).await;
            });
        });
        if !queued {
            self.thinking = None;
            self.starved = Some(self.now() + STARVED);
        }
    }

    /// Where only bots play nobody waits for them: only so many tables of one household go on at the same time.
    fn may_go_on(&mut self) -> bool {
        if !self.sitting.people().is_empty() {
            self.going = None;
            return true;
        }
        if self.going.is_none() {
            self.going = self.app.gate.bots(self.home());
        }
        self.going.is_some()
    }

    /// The household it was set up from, as far as it is known.
    fn home(&self) -> &str {
        self.row.home.as_deref().unwrap_or(&self.row.host.0)
    }

    /// A bot has made up its mind. Its thoughts go on from here, if nothing happened meanwhile, until another is asked.
    pub(super) async fn thought(
        &mut self,
        seat: Seat,
        question: u64,
        answer: Option<String>,
        thoughts: Option<Thoughts>,
    ) {
        self.thinking = None;
        let still = self.fold.question(seat).is_some_and(|p| p.id == question) && self.fold.is_playing();
        if !still {
            return self.wake_bots();
        }
        let default = || self.fold.table().and_then(|t| t.question(seat)).map(|q| q.default);
        let Some(answer) = answer.or_else(default) else { return };
        if let (Some(table), Some(thoughts)) = (&mut self.fold.table, thoughts) {
            table.set_thoughts(thoughts);
        }
        if let Some(pending) = self.fold.question(seat)
            && matches!(self.keep_back(pending, &answer).await, Ok(true))
        {
            return;
        }
        match self.play(seat, &answer).await {
            Ok(_) => metrics::counter!("kamen_bot_answers").increment(1),
            Err(problem) => tracing::error!(table = %self.row.id, code = problem.code, "a bot's answer was not taken"),
        }
    }

    pub(super) async fn check_clock(&mut self) {
        if !self.keeps || !self.fold.is_playing() || self.app.is_cut_off() {
            return;
        }
        let Some((seat, due)) = self.fold.clock.deadline() else { return };
        if due > self.now() {
            return;
        }
        if self.fold.is_passing(seat) {
            let _ = self.pass(seat).await; // it waits for the end of a window, not for the seat
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
