//! Records of older rules: what may have happened to the questions since, tried out. Guesses nothing it cannot prove.

use crate::open::OpenTable;
use crate::reading::Reading;
use crate::{AnyTable, Ending, Error, How, Said};
use kernel::{Show, Who};
use std::cmp::Reverse;

/// Questions with one answer that may have come new, one after another.
const NEW: usize = 6;
/// Replies in a row that may have lost their questions.
const GONE: usize = 12;
/// Replies that are tried after a mending.
const TRIED: usize = 16;

/// Questions came new, each with but one answer; then replies lost their questions.
#[derive(Clone, Copy, Debug)]
struct Mending {
    new: usize,
    gone: usize,
}

/// How many replies fit after a mending, whether its own question is the same, and how little it changes.
type Worth = (usize, bool, Reverse<usize>);

impl<G: Show> OpenTable<G> {
    /// Go on where the rules have changed since: try what may have happened to the questions, and take what fits best
    /// with the replies after it. Nothing has changed where nothing fits.
    pub(crate) fn mend(&mut self, reading: &mut Reading<'_, G>, skipped: &mut Vec<usize>) -> bool {
        let rest = &reading.said[reading.at..];
        if self.outcome().is_some() {
            // Nobody is asked any more: these are the last questions, fallen away.
            let few = rest.len() <= GONE;
            if few {
                self.skip(rest.len(), reading, skipped);
            }
            return few;
        }
        let Some(Mending { new, gone }) = self.best_mending(rest) else { return false };
        for _ in 0..new {
            self.answer_alone();
        }
        self.skip(gone, reading, skipped);
        if reading.at == reading.end {
            return true;
        }
        let seat = !rest[gone].who.eq_ignore_ascii_case("chance");
        reading.left = reading.left.saturating_sub(usize::from(seat));
        reading.at += 1;
        let said = self.say_loosely(&rest[gone]);
        self.mark(reading);
        said
    }

    fn skip(&self, gone: usize, reading: &mut Reading<'_, G>, skipped: &mut Vec<usize>) {
        for _ in 0..gone.min(reading.end - reading.at) {
            skipped.push(reading.at);
            reading.at += 1;
            self.mark(reading);
        }
    }

    fn best_mending(&self, rest: &[Said]) -> Option<Mending> {
        let mut best: Option<(Worth, Mending)> = None;
        let (mut answered, mut most_new) = (vec![self.fork()], NEW);
        for changes in 0..NEW + GONE {
            for new in 0..=changes.min(most_new) {
                let gone = changes - new;
                if new == answered.len() {
                    let mut next = answered[new - 1].fork();
                    if !next.answer_alone() {
                        most_new = new - 1;
                        break;
                    }
                    answered.push(next);
                }
                if gone >= rest.len().min(GONE) || !answered[new].asks_for(&rest[gone]) {
                    continue;
                }
                let Some((fitting, same)) = answered[new].fitting_after(gone, rest) else { continue };
                let worth = (fitting, same, Reverse(changes));
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, Mending { new, gone }));
                }
                if same && fitting == tried(gone, rest).len() {
                    return best.map(|(_, mending)| mending); // what changes more does not fit better
                }
            }
        }
        best.map(|(_, mending)| mending)
    }

    /// Whether a reply could be given now at all: a quick look, as most cannot.
    fn asks_for(&self, said: &Said) -> bool {
        if Ending::parse(self, &said.who, &said.id).is_some() {
            return true;
        }
        match self.who(&said.who) {
            Some(Who::Seat(seat)) => self.question_for(seat).is_some_and(|question| {
                let mut ids = question.options.iter().map(|&option| G::answer_id(self.live.state(), option));
                ids.any(|id| id == said.id)
            }),
            Some(Who::Chance) => self.pending().iter().any(|question| question.who == Who::Chance),
            None => false,
        }
    }

    /// How many replies fit after so many were skipped and the next was given, and whether its question is still the
    /// same. None if nothing speaks for it.
    fn fitting_after(&self, gone: usize, rest: &[Said]) -> Option<(usize, bool)> {
        let mut trial = self.fork();
        let same = trial.say(&rest[gone]).is_ok();
        if !same && !trial.say_loosely(&rest[gone]) {
            return None;
        }
        let after = tried(gone, rest);
        let mut fitting = 0;
        for _ in 0..TRIED {
            fitting += trial.take(&after[fitting..], How::default()).moments.len();
            // One more question that came new does not speak against it.
            if fitting == after.len() || !trial.answer_alone() {
                break;
            }
        }
        let ends = after.is_empty() && trial.outcome().is_some();
        (same || fitting > 0 || ends).then_some((fitting, same))
    }

    /// Give a reply to a question that may have changed.
    fn say_loosely(&mut self, said: &Said) -> bool {
        match Ending::parse(self, &said.who, &said.id) {
            Some(ending) => self.end(ending).is_ok(),
            None => self.fits(said).is_ok() && self.say_anyhow(said).is_ok(),
        }
    }

    /// Give the one answer that a question has.
    fn answer_alone(&mut self) -> bool {
        let alone = self.pending().iter().find(|q| q.options.len() == 1);
        let only = alone.and_then(|q| Some((q.seat()?, q.options[0])));
        only.is_some_and(|(seat, answer)| self.give(seat, answer).is_ok())
    }

    /// Back to the last checkpoint; returns the dice seen since.
    pub(crate) fn ask_again(&mut self) -> Result<Vec<(String, u16)>, Error> {
        let since = self.live.checkpoint().1.len();
        let kept = self.replies.len().saturating_sub(since);
        let dice = self.replies.since(kept).filter(|(who, ..)| *who == "chance");
        let dice = dice.map(|(_, id, print)| (id.to_string(), print)).collect();
        self.replies.truncate(kept);
        self.live.fall_back()?;
        self.half.clear();
        self.ended = None;
        Ok(dice)
    }
}

/// The replies that are tried after one.
fn tried(at: usize, rest: &[Said]) -> &[Said] {
    &rest[at + 1..rest.len().min(at + 1 + TRIED)]
}
