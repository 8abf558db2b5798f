//! What seats said in advance of windows to come: part of the fold over the log, and nobody else's business.

use super::feed::{Item, Word};
use super::fold::{Attempt, By, Fold, Pending};
use super::line::Line;
use kernel::{EveWish, Fortune, Phrase, Seat};
use referee::{Advance, Standing};
use std::collections::BTreeMap;

/// What the seats of a table said in advance.
#[derive(Clone, Debug)]
pub struct Said {
    seats: Vec<Advance>,
    /// Passes that wait for the least length of their window, by question.
    early: Vec<(Seat, u64)>,
    /// The replies, by number, that the table gave: by the word of a seat, and how much had been told before, or where
    /// there was nothing to do.
    kept: BTreeMap<usize, Option<(Seat, usize)>>,
}

impl Said {
    pub fn new(seats: usize) -> Said {
        Said { seats: vec![Advance::default(); seats], early: vec![], kept: BTreeMap::new() }
    }

    pub fn by(&self, seat: Seat) -> Advance {
        self.seats[seat.index()]
    }

    /// Whether anybody waits for something to happen.
    pub fn listens(&self) -> bool {
        self.seats.iter().any(|advance| advance.standing.is_some_and(|standing| standing.listens()))
    }

    /// Whether the reply of this number was given by the table.
    pub fn was_kept(&self, reply: usize) -> bool {
        self.kept.contains_key(&reply)
    }

    /// Where the table passed by the word of a seat: for each time how much had been told before.
    pub fn kept_by(&self, seat: Seat) -> impl Iterator<Item = usize> {
        self.kept.values().flatten().filter(move |(whose, _)| *whose == seat).map(|(_, told)| *told)
    }

    /// All but the first so many replies were taken back, and what was told of them.
    pub fn take_back(&mut self, replies: usize, told: usize) {
        self.early.clear();
        self.kept.retain(|&reply, _| reply < replies);
        for standing in self.seats.iter_mut().filter_map(|advance| advance.standing.as_mut()) {
            standing.take_back(told);
        }
    }
}

impl Word {
    pub fn id(self) -> &'static str {
        match self {
            Word::Given(_) => "given",
            Word::TakenBack => "taken-back",
            Word::Over(_) => "over",
            Word::Kept => "kept",
            Word::Skips(true) => "skips",
            Word::Skips(false) => "asks",
            Word::Eve(wish) => wish.map_or("usual", EveWish::id),
            Word::Early => "early",
        }
    }

    pub fn phrase(self) -> Phrase {
        let phrase = Phrase::new(format!("passing-{}", self.id()));
        match self {
            Word::Given(until) => phrase.phrase("until", Standing::words(until)),
            Word::Over(why) => phrase.phrase("why", Standing::reason(why)),
            Word::TakenBack | Word::Kept | Word::Skips(_) | Word::Eve(_) | Word::Early => phrase,
        }
    }
}

impl Fold {
    /// A line of what a seat says in advance, or of a pass that is given for it.
    pub(super) fn hear(&mut self, line: &Line) -> Result<(), String> {
        let table = self.table.as_deref().ok_or("the game has not begun")?;
        let seat = line.is_of().filter(|&seat| seat < self.setup.seats).ok_or("nobody sits there")?;
        let advance = &mut self.said.seats[usize::from(seat)];
        let word = match line {
            Line::Stands { until, .. } => {
                let until = until.parse().map_err(|_| format!("`{until}` is nothing to pass until"))?;
                advance.standing = Some(Standing::new(until, table));
                Word::Given(until)
            }
            Line::Skips { on, .. } => {
                advance.skips = *on;
                Word::Skips(*on)
            }
            Line::Eve { wish, .. } => {
                let of =
                    |id: &String| EveWish::of(id).ok_or_else(|| format!("`{id}` is no wish of windows before combats"));
                advance.eve = wish.as_ref().map(of).transpose()?;
                Word::Eve(advance.eve)
            }
            Line::Early { question, .. } => {
                self.said.early.push((Seat(seat), *question));
                Word::Early
            }
            Line::Stood { idle, .. } => {
                self.said.kept.insert(self.replies.len(), (!idle).then_some((Seat(seat), self.told)));
                if *idle {
                    return Ok(()); // there was nothing to do, and there is nothing to say
                }
                Word::Kept
            }
            _ => {
                advance.standing = None;
                self.said.early.retain(|(early, _)| *early != Seat(seat));
                Word::TakenBack
            }
        };
        self.feed.push(Item::Stood { seat, word });
        Ok(())
    }

    /// The game went on: some may have to be asked again.
    pub(super) fn stir(&mut self) {
        self.said.early.retain(|(seat, question)| self.pending.iter().any(|p| (p.seat, p.id) == (*seat, *question)));
        let listens = self.said.listens();
        let Some(table) = self.table.as_deref() else { return };
        for (seat, advance) in Seat::all(self.setup.seats).zip(&mut self.said.seats) {
            // Where nobody listens, the table may have been read further than the fold is.
            if !listens {
                advance.standing.iter_mut().for_each(|standing| standing.overhear(self.told));
            } else if let Some(why) = advance.standing.as_mut().and_then(|standing| standing.hear(table, seat)) {
                self.feed.push(Item::Stood { seat: seat.0, word: Word::Over(why) });
            }
        }
    }

    /// Who takes an answer back and is asked in a window wants to be asked.
    pub(super) fn ask_again(&mut self, seat: Seat) {
        if self.table().is_some_and(|table| table.is_window(seat))
            && self.said.seats[seat.index()].standing.take().is_some_and(|standing| standing.holds())
        {
            self.feed.push(Item::Stood { seat: seat.0, word: Word::TakenBack });
        }
        if self.table().is_some_and(|table| self.said.by(seat).keeps_out(table, seat) == Some(true)) {
            self.said.seats[seat.index()].eve = None;
            self.feed.push(Item::Stood { seat: seat.0, word: Word::Eve(None) });
        }
    }

    /// Whether a seat has passed what it is asked now, and the window only stays open.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.question(seat).is_some_and(|p| self.said.early.contains(&(p.seat, p.id)))
    }

    /// Whether a seat is asked something that it has answered in advance.
    pub fn is_passing(&self, seat: Seat) -> bool {
        let stands =
            |pending: Pending| self.table().is_some_and(|table| self.said.by(pending.seat).passes(table, seat));
        self.has_passed(seat) || self.question(seat).is_some_and(stands) || self.is_idle(seat)
    }

    /// Whether everybody can see that a seat can only go on.
    pub fn is_idle(&self, seat: Seat) -> bool {
        self.table().is_some_and(|table| table.is_idle(seat))
    }

    /// From when on a pass may be given to what a seat is asked: haste would tell.
    pub fn may_pass_from(&self, pending: Pending) -> i64 {
        let is_window = self.table().is_some_and(|table| table.is_window(pending.seat));
        pending.since + if is_window { i64::from(self.options.least_window_ms) } else { 0 }
    }

    /// Whether an answer is a pass that comes before its time.
    pub fn is_early(&self, pending: Pending, answer: &str, now: i64) -> bool {
        now < self.may_pass_from(pending) && self.table().is_some_and(|table| table.is_pass(pending.seat, answer))
    }

    /// The next pass the table has to give for a seat, and when. `keeps` says whose word counts.
    pub fn next_pass(&self, keeps: impl Fn(Seat) -> bool) -> Option<(Pending, i64)> {
        let said = |p: &&Pending| self.has_passed(p.seat) || keeps(p.seat) && self.is_passing(p.seat);
        self.pending.iter().filter(said).map(|&p| (p, self.may_pass_from(p))).min_by_key(|(_, from)| *from)
    }

    /// Pass for a seat, as `attempt` does, or go on where it can do nothing else; the log says whether it passed by its
    /// word.
    pub fn attempt_pass(&mut self, seat: Seat, luck: &mut dyn Fortune) -> Result<Attempt, referee::Error> {
        if self.has_passed(seat) {
            return self.attempt(seat, "pass", luck);
        }
        let only = self.table().filter(|_| self.is_idle(seat)).and_then(|table| table.offered(seat).pop());
        let (answer, by) = only.map_or(("pass".to_string(), By::Word), |only| (only, By::Idle));
        let mut attempt = self.attempt(seat, &answer, luck)?;
        let by_word = matches!(by, By::Word).then_some((seat, self.told));
        self.said.kept.insert(self.replies.len(), by_word);
        attempt.given(by);
        Ok(attempt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::options::Options;
    use crate::table::view::{Detail, Room, Spoken, View};
    use crate::table::{Sitting, feed};
    use kernel::{Luck, Stirs, Viewer};
    use testkit::skirmish::Skirmish;
    use words::Lang;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    /// A table of three in the toy game, and its log.
    struct Evening {
        fold: Fold,
        log: Vec<(Line, i64)>,
        luck: Luck,
        at: i64,
    }

    fn fresh(least_window_ms: u32) -> Fold {
        let game = testkit::erased::<Skirmish>();
        let setup = game.about().setup(None, Some(3), &[]).expect("a setup");
        Fold::new(game, setup, Options { least_window_ms, ..Options::default() })
    }

    impl Evening {
        fn begin(seed: u64, least_window_ms: u32) -> Evening {
            let fold = fresh(least_window_ms);
            let mut luck = Luck::new(seed);
            let opening = fold.opening(&mut luck).expect("an opening");
            let mut evening = Evening { fold, log: vec![], luck, at: 1_000 };
            opening.into_iter().for_each(|line| evening.write(line));
            evening
        }

        fn write(&mut self, line: Line) {
            self.fold.apply(&line, self.at).expect("it fits");
            self.log.push((line, self.at));
        }

        fn settle(&mut self, attempt: Attempt) {
            self.fold.settle(&attempt, self.at);
            self.log.extend(attempt.lines.into_iter().map(|line| (line, self.at)));
        }

        fn answer(&mut self, seat: Seat, answer: &str) {
            let attempt = self.fold.attempt(seat, answer, &mut self.luck).expect("it is offered");
            self.settle(attempt);
        }

        fn stands(&mut self, seat: Seat, until: Stirs) {
            self.write(Line::Stands { seat: seat.0, until: until.to_string() });
        }

        /// The table passes as long as somebody said so and it is time; how often it did.
        fn wait(&mut self) -> usize {
            let mut passes = 0;
            while let Some((pending, _)) = self.fold.next_pass(|_| true).filter(|(_, from)| *from <= self.at) {
                let attempt = self.fold.attempt_pass(pending.seat, &mut self.luck).expect("one may pass in a window");
                self.settle(attempt);
                passes += 1;
            }
            passes
        }

        fn asked(&self) -> Vec<Seat> {
            self.fold.pending.iter().map(|p| p.seat).filter(|seat| !self.fold.is_passing(*seat)).collect()
        }

        /// The others pass, attack nobody and take what comes, until it is this seat's turn to speak or to pass.
        fn others_until(&mut self, holds: impl Fn(&Evening) -> bool) {
            for _ in 0..200 {
                self.wait();
                if holds(self) {
                    return;
                }
                let seat = self.asked()[0];
                self.answer(seat, "pass");
            }
            panic!("it never comes to that");
        }

        fn may_attack(&self) -> bool {
            self.asked() == [A] && !self.fold.table().expect("a table").is_window(A)
        }

        fn heard(&self, seat: Seat) -> Vec<Word> {
            let word = |item: &Item| match item {
                Item::Stood { seat: whose, word } if *whose == seat.0 => Some(*word),
                _ => None,
            };
            self.fold.feed.iter().filter_map(word).collect()
        }
    }

    #[test]
    fn who_passes_in_advance_is_not_asked_until_it_is_stirred() {
        let mut e = Evening::begin(1, 0);
        assert_eq!(e.asked(), [A], "A may speak first in his turn");
        e.stands(B, Stirs::MY_TURN);
        e.answer(A, "pass");
        assert_eq!((e.wait(), e.asked()), (1, vec![C]), "B has passed");
        e.others_until(|e| !e.fold.said.by(B).standing.is_some_and(|s| s.holds()));
        assert_eq!(e.asked(), [B], "B's turn: he is asked in its first window");
        assert_eq!(e.heard(B).last(), Some(&Word::Over(Stirs::MY_TURN)));
        assert!(e.heard(B).iter().filter(|word| **word == Word::Kept).count() >= 2);
        assert_eq!((e.heard(A), e.heard(C)), (vec![], vec![]));
    }

    #[test]
    fn each_condition_stirs_by_itself_and_none_waits_for_ever() {
        for (until, stirred) in [(Stirs::COMBAT, true), (Stirs::TOUCHED, false), (Stirs::NOTHING, false)] {
            let mut e = Evening::begin(1, 0);
            e.stands(C, until);
            e.others_until(Evening::may_attack);
            e.answer(A, "B");
            assert_eq!(e.fold.said.by(C).standing.is_some_and(|s| s.holds()), !stirred, "{until}");
        }
    }

    #[test]
    fn taken_back_means_asked_again_at_once() {
        let mut e = Evening::begin(1, 500);
        e.stands(B, Stirs::NOTHING);
        e.at += 500;
        e.answer(A, "pass");
        assert_eq!((e.wait(), e.asked()), (0, vec![]), "the window stays open for its least length");
        e.write(Line::Lifted { seat: B.0 });
        assert_eq!(e.asked(), [B]);
        e.at += 500;
        assert_eq!(e.wait(), 0);
    }

    #[test]
    fn an_early_pass_is_given_when_the_window_had_its_least_length_and_counts_as_ones_own() {
        let mut e = Evening::begin(1, 500);
        let pending = e.fold.question(A).expect("A is asked");
        assert!(e.fold.is_early(pending, "pass", e.at + 499) && !e.fold.is_early(pending, "pass", e.at + 500));
        assert!(!e.fold.is_early(pending, "hex", e.at), "whoever does something does it at once");
        e.write(Line::Early { seat: A.0, question: pending.id });
        assert_eq!((e.wait(), e.fold.has_passed(A)), (0, true));
        e.at += 500;
        assert_eq!((e.wait(), e.asked()), (1, vec![B]));
        assert_eq!(e.heard(A), [Word::Early]);
        assert!(e.fold.last_answer(A).is_some(), "it can be taken back like any answer");
    }

    #[test]
    fn only_who_could_do_nothing_is_skipped() {
        let mut e = Evening::begin(1, 0);
        for seat in [A, B, C] {
            e.write(Line::Skips { seat: seat.0, on: true });
        }
        for _ in 0..60 {
            e.wait();
            let Some(&seat) = e.asked().first() else { break };
            let offered = e.fold.table().expect("a table").offered(seat);
            assert_ne!(offered, ["pass"], "{seat:?} is asked though it could only pass");
            let answer = offered[e.luck.below(offered.len() as u32) as usize].clone();
            e.answer(seat, &answer);
        }
        assert!(e.heard(A).contains(&Word::Kept));
    }

    #[test]
    fn words_outlive_an_undo_but_who_takes_back_is_asked() {
        let mut e = Evening::begin(1, 0);
        e.stands(B, Stirs::COMBAT);
        e.stands(C, Stirs::COMBAT);
        e.others_until(Evening::may_attack);
        e.answer(A, "B");
        assert_eq!(e.heard(B).last(), Some(&Word::Over(Stirs::COMBAT)));
        let to = e.fold.last_answer(A).expect("A attacked");
        e.write(Line::Undone { seat: A.0, to });
        assert!(e.fold.said.by(B).standing.is_some_and(|s| s.holds()), "the combat never was");
        // What the table said for B is not what B would take back.
        assert_eq!(e.fold.last_answer(B), None);
        let to = e.fold.last_answer(A).expect("A passed");
        e.stands(A, Stirs::NOTHING);
        e.write(Line::Undone { seat: A.0, to });
        assert_eq!((e.wait(), e.asked()), (0, vec![A]), "A took a pass back, so A is asked");
    }

    /// To the eyes of each viewer, what the others said in advance never was: the same bytes, whoever stands by his word.
    #[test]
    fn nobody_can_tell_who_passed_in_advance() {
        let mut kept = 0;
        for seed in 0..24 {
            let mut e = Evening::begin(seed, if seed % 2 == 0 { 0 } else { 40 });
            for _ in 0..150 {
                e.at += 30;
                e.wait();
                let seat = Seat(e.luck.below(3) as u8);
                match e.luck.below(12) {
                    0 => {
                        let until = Stirs::ALL.into_iter().filter(|_| e.luck.below(3) == 0).collect();
                        e.stands(seat, until);
                    }
                    1 => {
                        let on = e.luck.below(2) == 0;
                        e.write(Line::Skips { seat: seat.0, on });
                    }
                    2 => e.write(Line::Lifted { seat: seat.0 }),
                    3 => {
                        if let Some(to) = e.fold.last_answer(seat) {
                            e.write(Line::Undone { seat: seat.0, to });
                        }
                    }
                    _ => {
                        let Some(&seat) = e.asked().first() else { continue };
                        let offered = e.fold.table().expect("a table").offered(seat);
                        let answer = offered[e.luck.below(offered.len() as u32) as usize].clone();
                        let pending = e.fold.question(seat).expect("it is asked");
                        if e.fold.is_early(pending, &answer, e.at) {
                            e.write(Line::Early { seat: seat.0, question: pending.id });
                        } else {
                            e.answer(seat, &answer);
                        }
                    }
                }
            }
            kept += e.log.iter().filter(|(line, _)| matches!(line, Line::Stood { .. })).count();
            for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
                let mut other = fresh(e.fold.options.least_window_ms);
                for (line, at) in &e.log {
                    if line.is_of().is_none_or(|whose| viewer == Viewer::Seat(Seat(whose))) {
                        other.apply(line, *at).expect("it fits without the secrets of others");
                    }
                }
                assert_eq!(shown(&other, viewer, e.at), shown(&e.fold, viewer, e.at), "{viewer:?}, seed {seed}");
            }
            // Read at once, in two parts, or line by line: a restart forgets nothing.
            for parts in [1, 2, e.log.len()] {
                let mut read = fresh(e.fold.options.least_window_ms);
                for part in e.log.chunks(e.log.len().div_ceil(parts)) {
                    read.read(part).expect("it was written");
                }
                assert_eq!((read.seq, &read.pending, &read.seen), (e.fold.seq, &e.fold.pending, &e.fold.seen));
                assert_eq!(format!("{:?}", read.said), format!("{:?}", e.fold.said));
                assert_eq!(format!("{:?}", read.feed), format!("{:?}", e.fold.feed));
            }
        }
        assert!(kept > 300, "the table passed only {kept} times");
    }

    fn shown(fold: &Fold, viewer: Viewer, now: i64) -> String {
        let sitting = Sitting::default();
        let spoken = Spoken::default();
        let room = Room { sitting: &sitting, online: vec![], muted: &[], spoken: &spoken };
        let view = View { viewer, lang: Lang::En, detail: Detail::Words };
        serde_json::to_string(&fold.update(view, &mut feed::Cursor::default(), now, &room)).expect("JSON")
    }

    /// Where everybody can see that there is nothing to do, nobody has to press anything; what is taken back is the last
    /// answer that was given.
    #[test]
    fn the_table_goes_on_for_who_can_do_nothing() {
        let game = *catalog::games().iter().find(|game| game.about().key == "summoner-wars-2").expect("a game");
        let mut gone_on = 0;
        for seed in 0..6 {
            let setup = game.about().setup(None, None, &[]).expect("a setup");
            let mut fold = Fold::new(game, setup, Options::default());
            let mut luck = Luck::new(seed);
            let opening = fold.opening(&mut luck).expect("an opening");
            opening.iter().for_each(|line| fold.apply(line, 0).expect("it fits"));
            while let Some(pending) = fold.pending.first().copied() {
                let offered = fold.table().expect("a table").offered(pending.seat);
                let attempt = match fold.next_pass(|_| true) {
                    Some((idle, _)) => {
                        gone_on += 1;
                        let before = fold.last_answer(idle.seat);
                        let attempt = fold.attempt_pass(idle.seat, &mut luck).expect("it is offered");
                        assert_eq!(attempt.lines[0], Line::Stood { seat: idle.seat.0, idle: true });
                        assert_eq!((offered.len(), fold.last_answer(idle.seat)), (1, before));
                        attempt
                    }
                    None => {
                        let answer = &offered[luck.below(offered.len() as u32) as usize];
                        fold.attempt(pending.seat, answer, &mut luck).expect("it is offered")
                    }
                };
                fold.settle(&attempt, 0);
            }
        }
        assert!(gone_on > 20, "only {gone_on} times");
    }
}
