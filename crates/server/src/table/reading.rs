//! What was said, read from the log: straight through, back to an earlier reply, and on where the rules have changed.

use super::feed::Item;
use super::fold::{Fold, Unfit, lines};
use super::line::Line;
use kernel::{Fortune, Luck, Phrase, Seat, Who};
use referee::{How, Moment, Said};

/// Every reply in force as the log has it, with how many the table had been given by then: questions of older rules may
/// have fallen away since, and shuffles were told card by card.
#[derive(Clone, Debug, Default)]
pub(super) struct Replies {
    said: referee::Replies,
    given: Vec<u32>,
    /// Those that do not fit any more.
    lost: Vec<Said>,
    /// Dice and shuffles so far, with those that were taken back.
    pub(super) rolled: u64,
    /// Where those in force stand among the replies, and how many there had been before each.
    rolls: Vec<(usize, u64)>,
}

impl Replies {
    pub(super) fn len(&self) -> usize {
        self.said.len()
    }

    pub(super) fn push(&mut self, said: &Said, given: usize) {
        if said.who == "chance" {
            self.rolls.push((self.said.len(), self.rolled));
            self.rolled += 1;
        }
        self.said.push(&said.who, &said.id, said.print.unwrap_or_default());
        self.given.push(u32::try_from(given).expect("nobody has said so much"));
    }

    /// Those from a number on, to be given again.
    fn since(&self, from: usize) -> Vec<Said> {
        self.said.since(from).map(Said::from).collect()
    }

    /// How many of them a table has that has been given so many.
    fn given_by(&self, given: usize) -> usize {
        self.given.partition_point(|&by| by as usize <= given)
    }

    fn lose(&mut self, said: Said) {
        self.rolled += u64::from(said.who == "chance");
        self.lost.push(said);
    }

    /// Before which of the dice in force how many were taken back.
    pub(super) fn taken_back(&self) -> Vec<(u64, u64)> {
        let (mut next, mut all) = (0, vec![]);
        for (n, (_, rolled)) in (0..).zip(&self.rolls) {
            if *rolled > next {
                all.push((n, rolled - next));
            }
            next = rolled + 1;
        }
        all
    }

    fn truncate(&mut self, to: usize) {
        self.lost.truncate(to.saturating_sub(self.said.len()));
        self.said.truncate(to);
        self.given.truncate(to);
        self.rolls.retain(|(reply, _)| *reply < to);
    }
}

/// Replies that come next in the log, and how the table stood after those of them that were read ahead.
struct Ahead {
    coming: Vec<Said>,
    /// So many of them have been taken.
    taken: usize,
    moments: std::vec::IntoIter<Moment>,
    /// Why the one after the last moment does not fit.
    why: Option<String>,
}

impl Fold {
    /// Take the next line of the log.
    pub fn apply(&mut self, line: &Line, at: i64) -> Result<(), Unfit> {
        self.read(&[(line.clone(), at)])?;
        self.misfit.clone().map_or(Ok(()), Err)
    }

    /// Take the next lines of the log, what was said in one pass. Where it does not fit any more, what follows waits for
    /// the line that says how it goes on.
    pub fn read(&mut self, lines: &[(Line, i64)]) -> Result<(), Unfit> {
        let mut ahead = None;
        for (i, (line, at)) in lines.iter().enumerate() {
            self.seq += 1;
            self.shown += u64::from(line.is_of().is_none());
            self.at = *at;
            let Some(said) = line.said() else {
                ahead = ahead.filter(|_| !line.turns_back());
                self.take(line, *at).map_err(|why| self.unfit(why))?;
                continue;
            };
            if self.misfit.is_some() {
                self.replies.lose(said);
                continue;
            }
            let ahead = ahead.get_or_insert_with(|| Ahead {
                coming: said_next(&lines[i..]),
                taken: 0,
                moments: vec![].into_iter(),
                why: None,
            });
            match self.next_moment(ahead, &lines[i..])? {
                Some(moment) => self.said(said, &moment, *at),
                None => {
                    self.misfit = Some(self.unfit(ahead.why.take().unwrap_or_default()));
                    self.replies.lose(said);
                }
            }
        }
        Ok(())
    }

    /// So many replies; leniently, where the rules have changed since the game began.
    fn how(&self, replies: usize) -> How {
        How { lenient: self.rules < self.game.about().rules_version, answers: None, replies: Some(replies) }
    }

    fn unfit(&self, why: String) -> Unfit {
        Unfit { seq: self.seq, why }
    }

    /// How the table stands after the next reply; none where it does not fit. As many are read at once as nobody has to
    /// look at: while a seat waits for something to happen, one at a time.
    fn next_moment(&mut self, ahead: &mut Ahead, lines: &[(Line, i64)]) -> Result<Option<Moment>, Unfit> {
        if ahead.moments.len() == 0 && ahead.why.is_none() {
            let looks = |line: &Line| line.turns_back() || matches!(line, Line::Stands { .. });
            let unseen =
                lines.iter().take_while(|(line, _)| !looks(line)).filter(|(line, _)| matches!(line, Line::Said(..)));
            let count = if self.said.listens() { 1 } else { unseen.count() };
            let how = self.how(count);
            let Some(table) = &mut self.table else {
                return Err(self.unfit("the game has not begun".into()));
            };
            let read = table.read(&ahead.coming[ahead.taken..], how);
            ahead.taken += read.moments.len();
            ahead.moments = read.moments.into_iter();
            ahead.why = read.misfit.map(|misfit| misfit.why.to_string());
        }
        Ok(ahead.moments.next())
    }

    fn said(&mut self, said: Said, moment: &Moment, at: i64) {
        if self.replies.given.last().is_some_and(|&given| given as usize == moment.given) {
            return self.replies.push(&said, moment.given); // nobody asks that any more
        }
        let who = self.table().and_then(|table| referee::parse_who(table, &said.who));
        if let Some(Who::Seat(seat)) = who
            && !self.said.was_kept(self.replies.len())
        {
            self.seen[seat.index()] = self.told;
            self.recovered = false;
        }
        self.replies.push(&said, moment.given);
        self.clock.tick(at);
        self.withdraw();
        self.moved(moment);
    }

    pub(super) fn undone(&mut self, seat: Seat, to: usize, at: i64) -> Result<(), String> {
        self.turn_back(to, at, Item::Undone { seat: seat.0 }, &[])?;
        self.ask_again(seat);
        Ok(())
    }

    /// The rules have changed under the game: the last step is asked again.
    pub(super) fn recovered(&mut self, to: usize, dice: &[(String, u16)], at: i64) -> Result<(), String> {
        self.clock.skip(at);
        self.turn_back(to, at, Item::Recovered, dice)?;
        self.sealed = false; // dice that turn up again were not rolled
        self.recovered = true;
        Ok(())
    }

    /// Go on after the first so many replies. What was told and is taken back was told all the same: it stays in the feed
    /// as it was.
    fn turn_back(&mut self, to: usize, at: i64, item: Item, dice: &[(String, u16)]) -> Result<(), String> {
        let table = self.table.as_ref().ok_or("the game has not begun")?;
        if to > self.replies.len() && self.misfit.is_some() {
            self.replies.truncate(to); // among those that do not fit
            self.feed.push(item);
            return Ok(());
        }
        let mut again = self.game.start(&self.setup).map_err(|e| e.to_string())?;
        let read = again.read(&self.replies.since(0), self.how(to));
        again.keep(dice.to_vec());
        self.told = again.told();
        for item in &mut self.feed {
            if let Item::Told(event) = *item
                && event >= self.told
                && let Some(event) = table.event(event)
            {
                *item = Item::Retold(Box::new(event));
            }
        }
        self.table = Some(again);
        self.misfit = read.misfit.map(|misfit| self.unfit(misfit.why.to_string()));
        self.replies.truncate(read.moments.len());
        self.said.take_back(self.replies.len(), self.told);
        self.open = None;
        self.pending.clear();
        self.feed.push(item);
        self.clock.tick(at);
        self.stand();
        Ok(())
    }

    /// How a game goes on whose replies do not fit its rules any more: from the last checkpoint, with the dice that were
    /// seen since.
    pub fn recovery(&self, luck: &mut dyn Fortune) -> Option<Vec<Line>> {
        self.misfit.as_ref()?;
        let mut table = self.table.clone().filter(|table| table.outcome().is_none())?;
        let mut dice = table.fall_back().ok()?;
        let lost = self.replies.lost.iter().filter(|said| said.who == "chance");
        dice.extend(lost.map(|said| (said.id.clone(), said.print.unwrap_or_default())));
        let to = self.replies.given_by(table.replies().len());
        let mut after = self.clone();
        after.recovered(to, &dice, self.at).ok()?;
        let table = after.table.as_mut()?;
        let from = table.replies().len();
        table.deal(luck).ok()?;
        let dealt = lines(table.as_ref(), from);
        Some([Line::Recovered { to, dice }].into_iter().chain(dealt).collect())
    }

    /// What is to be said of a game whose rules have changed.
    pub fn outdated(&self) -> Option<Phrase> {
        let key = match (&self.misfit, self.recovered) {
            (Some(_), _) => "page-broke-off",
            (None, true) => "page-recovered",
            (None, false) => return None,
        };
        Some(Phrase::new(key))
    }

    /// Where a seat's last answer stands among the replies, so that it can be taken back.
    pub fn last_answer(&self, seat: Seat) -> Option<usize> {
        let id = self.table()?.seat_id(seat);
        let said = &self.replies.said;
        let own = |(i, (who, ..)): &(usize, (&str, &str, u16))| *who == id && !self.said.was_kept(*i);
        said.iter().enumerate().rev().find(own).map(|(i, _)| i)
    }

    /// Whether taking back from `to` on would take back nothing anybody learned.
    pub fn undo_is_free(&self, seat: Seat, to: usize, luck: &mut Luck) -> bool {
        let Some(table) = self.table() else { return false };
        let id = table.seat_id(seat);
        if self.replies.said.since(to).any(|(who, ..)| who != id) {
            return false; // somebody answered, or something was rolled
        }
        let Ok(mut before) = self.game.start(&self.setup) else { return false };
        let all = self.replies.since(0);
        before.read(&all, self.how(to)).misfit.is_none()
            && (to..all.len()).all(|at| {
                !before.would_reveal(seat, &all[at].id, luck) && before.read(&all[at..], self.how(1)).misfit.is_none()
            })
    }
}

/// What is said in these lines until the game is turned back.
fn said_next(lines: &[(Line, i64)]) -> Vec<Said> {
    lines.iter().take_while(|(line, _)| !line.turns_back()).filter_map(|(line, _)| line.said()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Sitting;
    use crate::table::feed::Cursor;
    use crate::table::options::Options;
    use crate::table::view::{Detail, Room, Spoken, View};
    use kernel::Viewer;
    use referee::{AnyGame, Record};
    use testkit::skirmish::Skirmish;
    use words::Lang;

    type Log = Vec<(Line, i64)>;

    fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
        catalog::games().iter().copied().chain([testkit::erased::<Skirmish>()])
    }

    fn empty(game: &'static dyn AnyGame) -> Fold {
        let setup = game.about().setup(None, None, &[]).expect("the defaults fit");
        Fold::new(game, setup, Options::default())
    }

    fn timed(lines: Vec<Line>) -> Log {
        lines.into_iter().map(|line| (line, 5)).collect()
    }

    fn read(game: &'static dyn AnyGame, log: &Log) -> Fold {
        let mut fold = empty(game);
        fold.read(log).expect("lines of a log");
        fold
    }

    /// So many random answers.
    fn played(game: &'static dyn AnyGame, seed: u64, answers: usize) -> Log {
        let (mut fold, mut luck) = (empty(game), Luck::new(seed));
        let mut log = timed(fold.opening(&mut luck).expect("an opening"));
        fold.read(&log).expect("it was just made");
        for _ in 0..answers {
            let Some(pending) = fold.pending.first() else { break };
            let offered = fold.table().expect("a table").offered(pending.seat);
            let answer = &offered[luck.below(offered.len() as u32) as usize];
            let attempt = fold.attempt(pending.seat, answer, &mut luck).expect("it was offered");
            log.extend(timed(attempt.lines.clone()));
            fold.settle(&attempt, 5);
        }
        log
    }

    fn is_seats(line: &Line) -> bool {
        matches!(line, Line::Said(who, ..) if who != "chance")
    }

    /// What every viewer has heard, and how it sees the table stand.
    fn shown(fold: &Fold) -> Vec<(Vec<String>, String)> {
        let viewers = Seat::all(fold.setup.seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        let sitting = Sitting::default();
        let update = |viewer| {
            let spoken = Spoken::default();
            let room = Room { sitting: &sitting, online: vec![], muted: &[], spoken: &spoken };
            let view = View { viewer, lang: Lang::En, detail: Detail::Words };
            let update = fold.update(view, &mut Cursor::default(), 5, &room);
            let json = |thing: serde_json::Result<String>| thing.expect("JSON");
            let items = update.items.iter().map(|item| json(serde_json::to_string(item))).collect();
            (items, json(serde_json::to_string(&update.state)))
        };
        viewers.map(update).collect()
    }

    #[test]
    fn a_game_whose_log_does_not_fit_asks_its_last_step_again_with_the_dice_that_were_seen() {
        let mut dice = 0;
        for game in games() {
            let log = played(game, 2, 80);
            let answers: Vec<usize> = (0..log.len()).filter(|at| is_seats(&log[*at].0)).collect();
            for &at in answers.iter().step_by(3) {
                let mut unfit = log.clone();
                if let Line::Said(_, _, print) = &mut unfit[at].0 {
                    *print ^= 1;
                }
                let mut fold = read(game, &unfit);
                assert_eq!(fold.misfit.as_ref().map(|misfit| misfit.seq), Some(at as u64 + 1), "{game:?}");
                assert!(!fold.is_playing() && fold.outdated().is_some());
                let before = shown(&fold);
                let lines = timed(fold.recovery(&mut Luck::new(99)).expect("a game in play goes on"));
                let Line::Recovered { to, .. } = lines[0].0 else { panic!("{lines:?}") };
                fold.read(&lines).expect("just made");
                assert!(fold.misfit.is_none() && fold.is_playing() && !fold.pending.is_empty(), "{game:?}: {at}");
                for ((heard, _), (again, state)) in before.iter().zip(shown(&fold)) {
                    assert!(again.starts_with(heard), "what was told was told");
                    assert!(again[heard.len()].contains("recovered") && state.contains("outdated"));
                }
                // Another server that reads the same log has the same table.
                unfit.extend(lines);
                let other = read(game, &unfit);
                assert_eq!((shown(&other), other.misfit.is_none()), (shown(&fold), true));
                // Who answers as before sees what was seen before.
                let said = log.iter().filter(|(line, _)| line.said().is_some()).count();
                let skipped = log.len() - said;
                for (line, _) in log[to + skipped..=at].iter().filter(|(line, _)| is_seats(line)) {
                    let Line::Said(who, answer, _) = line else { unreachable!("seats say things") };
                    let Some(Who::Seat(seat)) = referee::parse_who(fold.table().expect("a table"), who) else {
                        panic!("{who}")
                    };
                    let attempt = fold.attempt(seat, answer, &mut Luck::new(98)).expect("it is asked again");
                    fold.settle(&attempt, 5);
                    assert_eq!(fold.outdated(), None, "somebody has answered");
                }
                let next = answers.iter().find(|next| **next > at).copied().unwrap_or(log.len());
                let truth = read(game, &log[..next].to_vec());
                let position = |fold: &Fold| fold.table().map(|table| table.position());
                assert_eq!(position(&fold), position(&truth), "{game:?}: {at}");
                dice += log[to + skipped..next].iter().filter(|(line, _)| !is_seats(line)).count();
            }
        }
        assert!(dice > 30, "only {dice} dice were kept");
    }

    /// Logs of the program that shuffled face by face and knew one version of all rules.
    #[test]
    fn logs_of_an_older_program_are_read() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/tests/records");
        let mut count = 0;
        for file in std::fs::read_dir(folder).expect("the folder of records") {
            let file = file.expect("a file").path();
            let text = std::fs::read_to_string(&file).expect("a text");
            let Some(record) = file.extension().filter(|e| *e == "kamen").map(|_| Record::parse(&text)) else {
                continue;
            };
            let record = record.expect("a record");
            let game = catalog::game(record.game()).expect("a game");
            let Ok(setup) = record.setup(game.about()) else { continue };
            let said = |said: &Said| Line::Said(said.who.clone(), said.id.clone(), said.print.unwrap_or_default());
            let log = timed([Line::Started].into_iter().chain(record.replies().iter().map(said)).collect());
            let mut fold = Fold::new(game, setup, Options::default());
            fold.read(&log).expect("lines of a log");
            let table = record.replay(game, None).expect("it fits");
            assert_eq!((&fold.misfit, fold.table().map(|t| t.position())), (&None, Some(table.position())), "{file:?}");
            // Undone by the number of a reply in the log, not at the table.
            let Some(to) = record.replies().iter().rposition(|said| said.who != "chance") else { continue };
            let before = record.replay(game, Some(to)).expect("it fits");
            fold.read(&[(Line::Undone { seat: 0, to }, 5)]).expect("it can be taken back");
            assert_eq!(fold.table().map(|t| t.position()), Some(before.position()), "{file:?}");
            count += 1;
        }
        assert!(count > 60, "only {count} records");
    }
}
