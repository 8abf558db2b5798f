//! Recorded replies given again, straight through: a record is a source like any other.

use crate::chance::face_named;
use crate::open::OpenTable;
use crate::print::Print;
use crate::{AnyTable, Ending, Error, How, Misfit, Moment, Passed, Read, Replies, Said};
use kernel::{Answer, Asked, Order, Phrase, Rolled, Seat, Show, Source, Viewer, Who};
use std::marker::PhantomData;

/// A list of replies as a source. It halts at the first that does not fit word for word, and for good.
pub(crate) struct Reading<'r, G: Show> {
    /// All of them; what comes after `end` is only looked at.
    pub(crate) said: &'r [Said],
    pub(crate) end: usize,
    /// The seats by the names that records give them.
    seats: &'r [String],
    pub(crate) at: usize,
    /// Questions to seats that may still be answered.
    pub(crate) left: usize,
    halted: bool,
    pub(crate) moments: Vec<Moment>,
    replies: Replies,
    /// Replies given before these.
    given: usize,
    of: PhantomData<G>,
}

impl<'r, G: Show> Reading<'r, G> {
    /// The reply that comes next, if it is from `who` and can be given here.
    fn next(&self, who: Who) -> Option<&'r Said> {
        let said = self.said[..self.end].get(self.at).filter(|_| !self.halted)?;
        let name = match who {
            Who::Seat(_) if self.left == 0 => return None,
            Who::Seat(seat) => self.seats.get(seat.index())?,
            Who::Chance => "chance",
        };
        (said.who.eq_ignore_ascii_case(name) && !Ending::is_id(&said.id)).then_some(said)
    }

    /// The table goes on: so it stood after the reply before.
    fn pass(&mut self, told: usize, who: Who) {
        if self.moments.len() < self.at {
            let asked = [(who, 0)].into_iter().collect();
            let given = self.given + self.replies.len();
            self.moments.push(Moment { told, given, asked, over: false });
        }
    }

    fn halt<T>(&mut self) -> Option<T> {
        self.halted = true;
        None
    }

    fn take(&mut self, who: &str, id: &str, print: u16) {
        self.replies.push(who, id, print);
        self.at += 1;
    }
}

impl<G: Show> Source<G> for Reading<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        // Simultaneous questions wait together, and are answered one by one.
        let Some(said) = self.next(Who::Seat(asked.seat)).filter(|_| !asked.together) else { return self.halt() };
        let mut answer = None;
        let print = Print::of_options::<G>(asked.state, asked.ask, asked.options, |option, id| {
            if id == said.id && answer.is_none() {
                answer = Some(option);
            }
        });
        if answer.is_none() || said.print.is_some_and(|p| p != print) {
            return self.halt();
        }
        self.pass(asked.told, Who::Seat(asked.seat));
        self.left -= 1;
        let seats = self.seats;
        self.take(&seats[asked.seat.index()], &said.id, print);
        answer
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        let Some(said) = self.next(Who::Chance) else { return self.halt() };
        let face = face_named::<G>(rolled.ask, rolled.faces, &said.id);
        let print = Print::of_faces::<G>(rolled.ask, rolled.faces);
        if face.is_none() || said.print.is_some_and(|p| p != print) {
            return self.halt();
        }
        self.pass(rolled.told, Who::Chance);
        self.take("chance", &face.map_or_else(String::new, |face| G::face_id(rolled.ask, face)), print);
        face
    }

    fn shuffle(&mut self, rolled: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        let Some(said) = self.next(Who::Chance) else { return self.halt() };
        let print = Print::of_faces::<G>(rolled.ask, rolled.faces);
        let whole = said.id.parse::<Order>().ok().filter(|known| known.places().len() == order.len());
        let (known, lines) = match whole.filter(|_| said.print.is_none_or(|p| p == print)) {
            Some(known) => (known, 1),
            // Older records told a shuffle face by face.
            None => match self.faces(rolled) {
                Some(known) => (known, order.len() - 1),
                None => return self.halt(),
            },
        };
        for _ in 1..lines {
            self.pass(rolled.told, Who::Chance);
            self.at += 1;
        }
        self.pass(rolled.told, Who::Chance);
        self.take("chance", &known.to_string(), print);
        order.copy_from_slice(known.places());
        Some(())
    }

    fn explains(&self, seat: Seat) -> bool {
        self.next(Who::Seat(seat)).is_none()
    }

    fn skips_windows(&self) -> bool {
        false
    }
}

impl<G: Show> Reading<'_, G> {
    /// A whole shuffle in the faces that come next.
    fn faces(&self, rolled: &Rolled<'_, G>) -> Option<Order> {
        let said = self.said[..self.end].get(self.at..self.at + rolled.faces as usize - 1)?;
        let face = |(said, left): (&Said, u32)| {
            let fits = said.who == "chance" && said.print.is_none_or(|p| p == Print::of_faces::<G>(rolled.ask, left));
            face_named::<G>(rolled.ask, left, &said.id).filter(|_| fits)
        };
        let faces: Option<Vec<u32>> = said.iter().zip((2..=rolled.faces).rev()).map(face).collect();
        Order::of_faces(&faces?)
    }
}

impl<G: Show> OpenTable<G> {
    /// Give replies again, in one pass as long as they fit.
    pub(crate) fn take(&mut self, said: &[Said], how: How) -> Read {
        let seats = crate::seat_ids(self);
        let left = how.answers.unwrap_or(usize::MAX);
        let end = how.replies.unwrap_or(said.len()).min(said.len());
        let mut reading: Reading<'_, G> = Reading {
            said,
            end,
            seats: &seats,
            at: 0,
            left,
            halted: false,
            moments: Vec::with_capacity(said.len()),
            replies: Replies::default(),
            given: 0,
            of: PhantomData,
        };
        let mut read = Read { moments: vec![], skipped: vec![], misfit: None };
        // After a fault, one by one up to the reply that brings it about.
        let mut straight = true;
        if !said.is_empty() {
            self.surprise();
        }
        loop {
            if straight && self.ended.is_none() && self.half.is_empty() {
                let before = (reading.at, reading.moments.len(), reading.left);
                (reading.halted, reading.given) = (false, self.replies.len());
                straight = self.live.play(&mut reading).is_ok();
                if !straight {
                    (reading.at, reading.left) = (before.0, before.2);
                    reading.moments.truncate(before.1);
                    reading.replies = Replies::default();
                }
                for (who, id, print) in std::mem::take(&mut reading.replies).iter() {
                    if who == "chance" {
                        self.spend(id, print);
                    }
                    self.replies.push(who, id, print);
                }
                if reading.halted && reading.at < end {
                    // What waits now explains what it forbids.
                    straight &= self.live.play(&mut reading).is_ok();
                }
            }
            self.mark(&mut reading);
            let Some(next) = said[..end].get(reading.at) else { break };
            let seat = !next.who.eq_ignore_ascii_case("chance");
            if seat && reading.left == 0 {
                break;
            }
            match self.say(next) {
                Ok(()) => {
                    reading.left -= usize::from(seat);
                    reading.at += 1;
                    self.mark(&mut reading);
                }
                Err(_) if how.lenient && self.mend(&mut reading, &mut read.skipped) => {}
                Err(why) => {
                    read.misfit = Some(Misfit { at: reading.at, why });
                    break;
                }
            }
        }
        self.lose_old_dice();
        read.moments = reading.moments;
        read
    }

    /// Give replies again and look at every event as a viewer sees the table just then.
    pub(crate) fn look_on(&mut self, said: &[Said], viewer: Viewer, from: usize) -> Option<Vec<Passed>> {
        self.live.watch();
        let known = self.told();
        let read = self.take(said, How::default());
        let seen = self.live.take_watched();
        if read.misfit.is_some() {
            return None;
        }
        // What is told before the first answer of these came of none.
        let ends: Vec<usize> = read.moments.iter().map(|moment| moment.told).collect();
        let seats: Vec<Option<Seat>> =
            said.iter().map(|said| self.who(&said.who)).map(|who| who.and_then(seat)).collect();
        let by = |seq: usize| {
            let reply = ends.iter().position(|end| seq < *end)?;
            seats[..=reply].iter().rev().find_map(|seat| *seat)
        };
        let heard = |seq: usize| self.audience(seq).is_some_and(|audience| audience.hears(viewer));
        let seen = seen.into_iter().filter(|glimpse| glimpse.seq >= from.max(known) && heard(glimpse.seq));
        Some(seen.map(|g| Passed { seq: g.seq, scene: G::scene(&g.state, viewer), by: by(g.seq) }).collect())
    }

    pub(crate) fn mark(&self, reading: &mut Reading<'_, G>) {
        if reading.moments.len() < reading.at {
            reading.moments.push(Moment::of(self));
        }
    }

    /// Give one recorded reply, in any spelling. Nothing has changed if it does not fit.
    pub(crate) fn say(&mut self, said: &Said) -> Result<(), Error> {
        if let Some(ending) = Ending::parse(self, &said.who, &said.id) {
            return self.end(ending);
        }
        let print = self.fits(said)?;
        if said.print.is_some_and(|p| p != print) {
            return Err(other_question());
        }
        self.say_anyhow(said)
    }

    pub(crate) fn say_anyhow(&mut self, said: &Said) -> Result<(), Error> {
        match self.who(&said.who) {
            Some(Who::Chance) => self.chance_says(&said.id),
            Some(Who::Seat(seat)) => self.answer_as(seat, &said.id),
            None => Err(no_seat(said)),
        }
    }

    /// The fingerprint of the question that a reply would be taken for.
    pub(crate) fn fits(&self, said: &Said) -> Result<u16, Error> {
        match self.who(&said.who).ok_or_else(|| no_seat(said))? {
            Who::Seat(seat) => {
                // What is refused is refused for its own reason.
                let question = self.question_for(seat);
                let offered = question.and_then(|q| self.find(q, &said.id).filter(|a| q.options.contains(a)));
                match (offered, self.print(seat)) {
                    (Some(_), Some(print)) => Ok(print),
                    _ => Err(self.fork().answer_as(seat, &said.id).err().unwrap_or_else(other_question)),
                }
            }
            Who::Chance => {
                self.fork().chance_says(&said.id)?;
                let question = self.pending().iter().find(|q| q.who == Who::Chance);
                Ok(question.map_or(0, |q| Print::of_faces::<G>(q.ask, q.faces - self.half.len() as u32)))
            }
        }
    }
}

fn seat(who: Who) -> Option<Seat> {
    match who {
        Who::Seat(seat) => Some(seat),
        Who::Chance => None,
    }
}

fn other_question() -> Error {
    Error::Diverged(Phrase::new("record-other-question"))
}

fn no_seat(said: &Said) -> Error {
    Error::Diverged(Phrase::new("wrong-no-seat").text("word", &said.who))
}
