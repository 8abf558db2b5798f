//! Who listens, and what each of them hears.

use super::writing::fold_in;
use super::{Advice, Ear, Owner, Subscriber, Subscription};
use crate::table::feed::Cursor;
use crate::table::fold::Fold;
use crate::table::view::{Room, Spoken, Update, View};
use kernel::{Seat, Viewer};
use std::sync::Arc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// Updates that may wait for a slow client; beyond that it is cut off and comes back with its number.
const UPDATES_WAITING: usize = 64;

/// What was sent to somebody who sees the table in this way.
struct Same {
    ear: Ear,
    from: Cursor,
    to: Cursor,
    text: Arc<str>,
}

impl Owner {
    pub(super) fn room<'r>(&'r self, muted: &'r [String], spoken: &'r Spoken) -> Room<'r> {
        Room { sitting: &self.sitting, online: self.online(), muted, spoken }
    }

    /// The seats whose people are connected here.
    pub(crate) fn online(&self) -> Vec<Seat> {
        self.seats_of(&self.subscribers)
    }

    /// A page shows all seats of its person in turn; a stream is one seat's.
    fn seats_of(&self, subscribers: &[Subscriber]) -> Vec<Seat> {
        let seats = |s: &Subscriber| match (s.ear.view.viewer, &s.ear.person) {
            (Viewer::Seat(_), Some(person)) if s.ear.page => self.sitting.of(&person.0),
            (Viewer::Seat(seat), _) => vec![seat],
            (Viewer::Spectator | Viewer::Judge, _) => vec![],
        };
        subscribers.iter().flat_map(seats).collect()
    }

    pub(crate) fn spectators(&self) -> u32 {
        self.subscribers.iter().filter(|s| s.ear.view.viewer == Viewer::Spectator).count() as u32
    }

    /// What was hinted at for the question a seat is asked now.
    pub(crate) fn hint(&self, seat: Seat) -> Advice {
        let asked = self.fold.question(seat).map(|p| p.id);
        let hint = self.hints.iter().find(|(s, question, _)| *s == seat && Some(*question) == asked);
        hint.map_or_else(Vec::new, |(.., answers)| answers.clone())
    }

    /// What can be shown of the seed.
    pub(crate) fn seal(&self) -> String {
        self.app.seed(&self.row.id).seal()
    }

    /// Whether these seats see different things.
    pub(crate) fn has_secrets(&self, seats: &[Seat]) -> bool {
        let Some(table) = self.fold.table() else { return false };
        let sees = |seat: &Seat| table.facts(Viewer::Seat(*seat));
        seats.windows(2).any(|pair| sees(&pair[0]) != sees(&pair[1]))
    }

    /// Whether an ear is still at its own seat.
    pub(super) fn may_hear(&self, ear: &Ear) -> bool {
        match (ear.view.viewer, &ear.person) {
            (Viewer::Seat(seat), Some(person)) => self.sitting.of(&person.0).contains(&seat),
            (Viewer::Seat(_) | Viewer::Judge, _) => false,
            (Viewer::Spectator, _) => !self.is_closed(),
        }
    }

    /// From its beginning on, a closed table is for those who sit there.
    pub(crate) fn is_closed(&self) -> bool {
        self.fold.options.closed && self.fold.table.is_some()
    }

    /// The table as a viewer may see it now.
    pub fn fold_for(&self, viewer: Viewer) -> &Fold {
        match (&self.late, viewer) {
            (Some(late), Viewer::Spectator) => &late.fold,
            _ => &self.fold,
        }
    }

    /// The moment that a viewer sees now.
    pub(crate) fn moment(&self, viewer: Viewer) -> i64 {
        match (&self.late, viewer) {
            (Some(_), Viewer::Spectator) => self.now() - self.fold.options.delay_ms(),
            _ => self.now(),
        }
    }

    /// Everything a viewer may know, from its number on.
    pub fn update(&self, view: View, after: u64, muted: &[String]) -> Update {
        let fold = self.fold_for(view.viewer);
        let mut cursor = Cursor::after(after, &fold.feed, fold.table(), view.viewer);
        fold.update(view, &mut cursor, self.moment(view.viewer), &self.room(muted, &Spoken::default()))
    }

    pub(super) fn subscribe(&mut self, ear: Ear, after: u64, reply: oneshot::Sender<Subscription>) {
        if !self.may_hear(&ear) {
            return; // the seat was lost on the way
        }
        // A bell that has rung need not ring again before it was heard.
        let (updates, receiver) = mpsc::channel(if ear.page { 1 } else { UPDATES_WAITING });
        let fold = self.fold_for(ear.view.viewer);
        let cursor = Cursor::after(after, &fold.feed, fold.table(), ear.view.viewer);
        self.subscribers.push(Subscriber { ear, cursor, updates });
        if reply.send(Subscription { updates: receiver }).is_ok() {
            self.tell(); // to the newcomer what it missed, to the others that somebody came
        }
    }

    pub(super) fn tell(&mut self) {
        self.tell_those(|_| true);
    }

    /// Tell only those who may hear what was told from here on.
    pub(super) fn whisper(&mut self, from: usize) {
        let fold = &self.fold;
        let audiences: Vec<_> = fold.feed[from..].iter().map(|item| item.audience(fold.table())).collect();
        self.tell_those(|viewer| audiences.iter().any(|audience| audience.hears(viewer)));
    }

    fn tell_those(&mut self, hears: impl Fn(Viewer) -> bool) {
        let mut subscribers = std::mem::take(&mut self.subscribers);
        if self.is_closed() {
            subscribers.retain(|s| self.may_hear(&s.ear));
        }
        let online = self.seats_of(&subscribers);
        // Several often see the same: what was put together for one is sent to all of them.
        // Where spectators see everything later, the event of a number may be another one to them.
        let (spoken, spoken_late) = (Spoken::default(), Spoken::default());
        let mut same: Vec<Same> = vec![];
        let shared = subscribers.len() > usize::from(self.fold.setup.seats);
        subscribers.retain_mut(|subscriber| {
            if subscriber.ear.page {
                // One that looks and finds nothing new says nothing.
                return !matches!(subscriber.updates.try_send(Arc::default()), Err(TrySendError::Closed(_)));
            }
            if !hears(subscriber.ear.view.viewer) {
                return true;
            }
            let before = subscriber.cursor;
            let is_same = |s: &&Same| {
                s.ear.view == subscriber.ear.view && s.from == before && s.ear.muted == subscriber.ear.muted
            };
            if let Some(same) = same.iter().find(is_same) {
                subscriber.cursor = same.to;
                return subscriber.updates.try_send(same.text.clone()).is_ok();
            }
            let viewer = subscriber.ear.view.viewer;
            let fold = self.fold_for(viewer);
            let spoken = if viewer == Viewer::Spectator { &spoken_late } else { &spoken };
            let muted = &subscriber.ear.muted;
            let room = Room { sitting: &self.sitting, online: online.clone(), muted, spoken };
            let update = fold.update(subscriber.ear.view, &mut subscriber.cursor, self.moment(viewer), &room);
            let text: Arc<str> = serde_json::to_string(&update).expect("an update has a text").into();
            if shared {
                same.push(Same {
                    ear: subscriber.ear.clone(),
                    from: before,
                    to: subscriber.cursor,
                    text: text.clone(),
                });
            }
            subscriber.updates.try_send(text).is_ok()
        });
        self.subscribers = subscribers;
    }

    /// What is old enough reaches the spectators.
    pub(super) async fn tell_spectators(&mut self) {
        let delay = self.fold.options.delay_ms();
        let now = self.now();
        let Some(late) = &mut self.late else { return };
        let due = late.lines.iter().take_while(|(_, at)| at + delay <= now).count();
        if due == 0 {
            return;
        }
        let (shown, lines) = (late.fold.shown, late.lines.drain(..due).collect());
        if let Err(problem) = fold_in(&mut late.fold, lines).await {
            tracing::error!(table = %self.row.id, code = problem.code, "spectators cannot follow");
        }
        if late.fold.shown != shown {
            self.tell();
        }
    }
}
