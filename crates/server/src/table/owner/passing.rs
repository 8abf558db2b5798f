//! The table answers for seats that passed in advance.

use super::{InAdvance, Owner};
use crate::problem::Result;
use crate::table::fold::Pending;
use crate::table::line::Line;
use kernel::Seat;

impl Owner {
    pub(super) async fn pass_until(&mut self, seat: Seat, wish: InAdvance) -> Result<()> {
        self.playing()?;
        if let Some(until) = wish.until {
            self.certainly(|_| Ok(Line::Stands { seat: seat.0, until: until.to_string() })).await?;
        }
        if let Some(on) = wish.skip.filter(|on| *on != self.fold.said.by(seat).skips) {
            self.certainly(|_| Ok(Line::Skips { seat: seat.0, on })).await?;
        }
        if let Some(eve) = wish.eve.filter(|eve| *eve != self.fold.said.by(seat).eve) {
            let wish = eve.map(|eve| eve.id().to_string());
            self.certainly(|_| Ok(Line::Eve { seat: seat.0, wish: wish.clone() })).await?;
        }
        Ok(())
    }

    pub(super) async fn stop_passing(&mut self, seat: Seat) -> Result<()> {
        if self.fold.said.by(seat).standing.is_some() || self.fold.has_passed(seat) {
            self.certainly(|_| Ok(Line::Lifted { seat: seat.0 })).await?;
        }
        Ok(())
    }

    /// A pass before its time is kept until then, whoever gives it. `false` if it is none.
    pub(super) async fn keep_back(&mut self, pending: Pending, answer: &str) -> Result<bool> {
        if !self.fold.is_early(pending, answer, self.now()) {
            return Ok(false);
        }
        if !self.fold.has_passed(pending.seat) {
            let line = Line::Early { seat: pending.seat.0, question: pending.id };
            self.certainly(|_| Ok(line.clone())).await?;
        }
        Ok(true)
    }

    /// The pass the table has to give next, and when. What a person said counts, not what the bot that took over hears.
    pub(super) fn next_pass(&self) -> Option<(Pending, i64)> {
        let keeps = |seat| self.sitting.bot(seat).is_none();
        self.fold.next_pass(keeps).filter(|_| self.keeps && self.fold.is_playing())
    }

    /// Who can only go on, as everybody can see. No lease is needed for that: who wrote what led there goes on.
    pub(super) fn next_idle(&self) -> Option<Seat> {
        let is_idle = |seat: &Seat| self.sitting.bot(*seat).is_none() && self.fold.is_idle(*seat);
        self.fold.pending.iter().map(|p| p.seat).find(is_idle).filter(|_| self.fold.is_playing())
    }

    /// Give it if its time has come. One at a time: others may have something to say in between.
    pub(super) async fn pass_where_said(&mut self) {
        let Some((pending, from)) = self.next_pass() else { return };
        if from > self.now() {
            return;
        }
        if let Err(problem) = self.pass(pending.seat).await {
            tracing::error!(table = %self.row.id, code = problem.code, "a pass said in advance was not taken");
        }
    }
}
