//! A table as the fold over its log: the game, what was told, clocks and offers. No I/O, no clock of its own.

use super::clock::Clock;
use super::feed::Item;
use super::line::{Chatter, Line, Offer};
use super::options::Options;
use kernel::{Luck, Outcome, Seat, Setup, Viewer, Who};
use referee::{AnyGame, AnyTable, Ending, How, Moment, Record, Said, Start};

/// Logs are read whatever rules they were written under.
const HOW: How = How { lenient: true, until: None };

/// What a seat was asked, by the number of the line that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pending {
    pub seat: Seat,
    pub id: u64,
    print: u16,
}

/// An offer that waits for the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The number of its line; who replies to it names it.
    pub id: u64,
    pub seat: Seat,
    pub offer: Offer,
    pub agreed: Vec<Seat>,
}

#[derive(Clone, Debug)]
pub struct Fold {
    pub game: &'static dyn AnyGame,
    pub setup: Setup,
    pub options: Options,
    /// How the game began.
    start: Start,
    /// The game, once it has begun.
    pub table: Option<Box<dyn AnyTable>>,
    /// Every reply in force, as the log has it.
    said: Vec<Said>,
    /// The replies from here on do not fit the rules any more; the table stands before them.
    pub misfit: Option<Unfit>,
    /// What they were.
    lost: Vec<Said>,
    pub feed: Vec<Item>,
    /// How much the game had told by the last line.
    told: usize,
    /// Lines folded so far.
    pub seq: u64,
    pub pending: Vec<Pending>,
    pub clock: Clock,
    pub open: Option<Open>,
    pub next: Option<String>,
    /// How much had been told when each seat last moved.
    pub seen: Vec<usize>,
    /// When the last line was written.
    pub at: i64,
}

/// A move that is not written down yet.
#[derive(Debug)]
pub struct Attempt {
    seat: Seat,
    pub lines: Vec<Line>,
}

/// The log does not fit the rules (any more).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {seq}: {why}")]
pub struct Unfit {
    pub seq: u64,
    pub why: String,
}

impl Fold {
    pub fn new(game: &'static dyn AnyGame, setup: Setup, options: Options) -> Fold {
        let seats = usize::from(setup.seats);
        Fold {
            game,
            clock: Clock::new(options.clock, setup.seats),
            start: Start::of_setup(&setup),
            setup,
            options,
            table: None,
            said: vec![],
            misfit: None,
            lost: vec![],
            told: 0,
            feed: vec![],
            seq: 0,
            pending: vec![],
            open: None,
            next: None,
            seen: vec![0; seats],
            at: 0,
        }
    }

    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table().and_then(|t| t.outcome())
    }

    pub fn is_playing(&self) -> bool {
        self.table.is_some() && self.outcome().is_none()
    }

    /// What a seat is asked, by its id.
    pub fn question(&self, seat: Seat) -> Option<Pending> {
        self.pending.iter().copied().find(|p| p.seat == seat)
    }

    /// The same table before its first line.
    pub fn fresh(&self) -> Fold {
        Fold::new(self.game, self.setup.clone(), self.options.clone())
    }

    /// Take the next line of the log.
    pub fn apply(&mut self, line: &Line, at: i64) -> Result<(), Unfit> {
        self.read(&[(line.clone(), at)])?;
        self.misfit.clone().map_or(Ok(()), Err)
    }

    /// Take the next lines of the log, what was said in one pass. Where it does not fit any more, what follows waits for
    /// the line that says how it goes on.
    pub fn read(&mut self, lines: &[(Line, i64)]) -> Result<(), Unfit> {
        // What has been read ahead: how the table stood after each reply, and why the next does not fit.
        let mut ahead = None;
        for (i, (line, at)) in lines.iter().enumerate() {
            self.seq += 1;
            self.at = *at;
            match line.said() {
                None if self.misfit.is_some() && matches!(line, Line::Undone { .. }) => {}
                None => {
                    ahead = ahead.filter(|_| !line.turns_back());
                    self.take(line, *at).map_err(|why| Unfit { seq: self.seq, why })?;
                }
                Some(said) if self.misfit.is_some() => self.lost.push(said),
                Some(said) => {
                    let Some(table) = &mut self.table else {
                        return Err(Unfit { seq: self.seq, why: "the game has not begun".into() });
                    };
                    let (moments, why) = ahead.get_or_insert_with(|| {
                        let read = table.read(&said_next(&lines[i..]), HOW);
                        (read.moments.into_iter(), read.misfit.map(|misfit| misfit.why.to_string()))
                    });
                    match moments.next() {
                        Some(moment) => self.said(said, &moment, *at),
                        None => {
                            self.misfit = Some(Unfit { seq: self.seq, why: why.take().unwrap_or_default() });
                            self.lost.push(said);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, line: &Line, at: i64) -> Result<(), String> {
        match line {
            Line::Started => {
                self.table = Some(self.start.open(self.game).map_err(|e| e.to_string())?);
                self.feed.push(Item::Started);
                self.clock.skip(at);
                self.stand();
            }
            Line::Said(..) => {} // read ahead
            Line::Undone { seat, to } => self.undone(*seat, *to, at)?,
            Line::Recovered { position, dice } => self.recovered(position, dice, at)?,
            Line::Offered { seat, offer } => {
                self.open = Some(Open { id: self.seq, seat: Seat(*seat), offer: *offer, agreed: vec![] });
                self.feed.push(Item::Offered { seat: *seat, offer: *offer });
            }
            Line::Agreed { seat } => {
                let open = self.open.as_mut().ok_or("nothing was offered")?;
                open.agreed.push(Seat(*seat));
                self.feed.push(Item::Agreed { seat: *seat });
            }
            Line::Declined { seat } => {
                self.open = None;
                self.feed.push(Item::Declined { seat: *seat });
            }
            Line::TimedOut { seat } => {
                self.clock.tick(at);
                self.clock.forgive(Seat(*seat));
                self.feed.push(Item::TimedOut { seat: *seat });
            }
            Line::Resumed => self.clock.skip(at),
            Line::Away { ms } => self.clock.stand(*ms, at),
            Line::Chatted { from, name, text } => {
                self.feed.push(Item::Chatted { from: from.clone(), name: name.clone(), text: text.clone() });
            }
            Line::Followed { table } => {
                self.next = Some(table.clone());
                self.feed.push(Item::Followed { table: table.clone() });
            }
        }
        Ok(())
    }

    fn said(&mut self, said: Said, moment: &Moment, at: i64) {
        let who = self.table().and_then(|table| referee::parse_who(table, &said.who));
        if let Some(Who::Seat(seat)) = who {
            self.seen[seat.index()] = self.told;
        }
        self.said.push(said);
        self.clock.tick(at);
        self.withdraw();
        self.moved(moment);
    }

    fn undone(&mut self, seat: u8, to: usize, at: i64) -> Result<(), String> {
        self.said.truncate(to);
        let mut again = self.start.open(self.game).map_err(|e| e.to_string())?;
        if let Some(misfit) = again.read(&self.said, HOW).misfit {
            return Err(misfit.why.to_string());
        }
        self.turn_back(again, Item::Undone { seat });
        self.clock.tick(at);
        self.stand();
        Ok(())
    }

    /// The rules have changed under the game: it goes on from its last checkpoint.
    fn recovered(&mut self, position: &str, dice: &[(String, u16)], at: i64) -> Result<(), String> {
        let mut again = self.game.read(position).map_err(|e| e.to_string())?;
        again.keep(dice.to_vec());
        self.start = Start::Position(position.into());
        (self.misfit, self.told) = (None, 0);
        self.said.clear();
        self.lost.clear();
        self.seen.fill(0);
        self.retell(0);
        self.table = None; // nothing of what it told is told again by the other
        self.turn_back(again, Item::Recovered);
        self.told = 0;
        self.clock.skip(at);
        self.stand();
        Ok(())
    }

    /// Go on at another table. What was told and is taken back was told all the same: it stays in the feed as it was.
    fn turn_back(&mut self, again: Box<dyn AnyTable>, item: Item) {
        self.told = again.told();
        self.retell(self.told);
        self.table = Some(again);
        self.open = None;
        self.pending.clear();
        self.feed.push(item);
    }

    fn retell(&mut self, from: usize) {
        let Some(table) = &self.table else { return };
        for item in &mut self.feed {
            if let Item::Told(event) = *item
                && event >= from
                && let Some(event) = table.event(event)
            {
                *item = Item::Retold(Box::new(event));
            }
        }
    }

    /// How a game goes on whose replies do not fit its rules any more: from the last checkpoint, with the dice that were
    /// seen since.
    pub fn recovery(&self) -> Option<Line> {
        self.misfit.as_ref()?;
        let mut table = self.table.clone().filter(|table| table.outcome().is_none())?;
        let mut dice = table.fall_back().ok()?;
        let lost = self.lost.iter().filter(|said| said.who == "chance");
        dice.extend(lost.map(|said| (said.id.clone(), said.print.unwrap_or_default())));
        Some(Line::Recovered { position: table.position(), dice })
    }

    /// The game stands as its table does.
    fn stand(&mut self) {
        if let Some(moment) = self.table().map(Moment::of) {
            self.moved(&moment);
        }
    }

    /// The game has gone on: tell what it told since, and see who is asked.
    fn moved(&mut self, moment: &Moment) {
        self.feed.extend((self.told..moment.told).map(Item::Told));
        self.told = moment.told;
        if moment.asked.iter().any(|(who, _)| *who == Who::Chance) {
            return; // the rest of this move is in the next lines
        }
        let asked: Vec<(Seat, u16)> =
            moment.asked.iter().filter_map(|&(who, print)| Some((seat(who)?, print))).collect();
        let before = std::mem::take(&mut self.pending);
        let several = asked.len() > 1 || before.len() > 1;
        for &(seat, print) in &asked {
            let print = if several { print } else { 0 };
            // With several seats asked at once, an answer of one leaves the others' questions as they were.
            let same = before.iter().find(|p| several && p.seat == seat && p.print == print);
            self.pending.push(same.copied().unwrap_or(Pending { seat, id: self.seq, print }));
        }
        let asked: Vec<Seat> = asked.into_iter().map(|(seat, _)| seat).collect();
        self.clock.ask(&asked);
        if moment.over {
            self.open = None;
            self.feed.push(Item::Finished);
        }
    }

    /// Give a seat's answer and let Chance reply. The lines have to be written down now and the move `settle`d; if they
    /// cannot be, the table has to be read again. A refused answer changes nothing.
    pub fn attempt(&mut self, seat: Seat, answer: &str, luck: &mut Luck) -> Result<Attempt, referee::Error> {
        let table = self.table.as_mut().expect("only a game that has begun asks");
        let from = table.replies().len();
        table.answer(&format!("{}: {answer}", table.seat_id(seat)))?;
        table.deal(luck)?;
        Ok(Attempt { seat, lines: lines(table.as_ref(), from) })
    }

    /// An attempt has been written down: the same as applying its lines one by one, without playing them again.
    pub fn settle(&mut self, attempt: &Attempt, at: i64) {
        self.seq += attempt.lines.len() as u64;
        self.at = at;
        self.seen[attempt.seat.index()] = self.told;
        self.said.extend(attempt.lines.iter().filter_map(Line::said));
        self.clock.tick(at);
        self.withdraw();
        self.stand();
    }

    /// An offer of the past is no longer meant once the game goes on.
    fn withdraw(&mut self) {
        self.open.take_if(|open| open.offer != Offer::Rematch);
    }

    /// What Chance does before anybody is asked.
    pub fn opening(&self, luck: &mut Luck) -> Result<Vec<Line>, referee::Error> {
        let mut table = self.start.open(self.game)?;
        table.deal(luck)?;
        Ok([Line::Started].into_iter().chain(lines(table.as_ref(), 0)).collect())
    }

    /// The line that ends the game before its rules do.
    pub fn ending(&self, ending: Ending) -> Result<Line, referee::Error> {
        let mut table = self.table.clone().expect("only a game that has begun ends");
        table.end(ending)?;
        Ok(Line::Said(table.seat_id(ending.seat()), ending.id().into(), 0))
    }

    /// Where a seat's last answer stands among the replies, so that it can be taken back.
    pub fn last_answer(&self, seat: Seat) -> Option<usize> {
        let id = self.table()?.seat_id(seat);
        self.said.iter().rposition(|said| said.who == id)
    }

    /// Whether taking back from `to` on would take back nothing anybody learned.
    pub fn undo_is_free(&self, seat: Seat, to: usize, luck: &mut Luck) -> bool {
        let Some(table) = self.table() else { return false };
        let id = table.seat_id(seat);
        let since = &self.said[to..];
        if since.iter().any(|said| said.who != id) {
            return false; // somebody answered, or something was rolled
        }
        let Ok(mut before) = self.start.open(self.game) else { return false };
        before.read(&self.said[..to], HOW).misfit.is_none()
            && since.iter().all(|said| {
                let one = std::slice::from_ref(said);
                !before.would_reveal(seat, &said.id, luck) && before.read(one, HOW).misfit.is_none()
            })
    }

    /// The game as one small text.
    pub fn record(&self) -> Option<Record> {
        self.table().map(|table| Record::with(self.start.clone(), table))
    }

    /// What was said, as far as a viewer hears it.
    pub(crate) fn chat(&self, viewer: Viewer) -> Vec<page::ChatLine> {
        let said = |item: &Item| match item {
            Item::Chatted { from, name, text } => {
                let seat = match from {
                    Chatter::Seat(seat) => Some(Seat(*seat)),
                    Chatter::Spectator(_) => None,
                };
                Some(page::ChatLine { seat, name: name.clone(), text: text.clone() })
            }
            _ => None,
        };
        self.feed.iter().filter(|item| item.audience(self.table()).hears(viewer)).filter_map(said).collect()
    }

    /// How many things a viewer has heard so far.
    pub fn heard(&self, viewer: Viewer) -> u64 {
        super::feed::Cursor::after(u64::MAX, &self.feed, self.table(), viewer).heard
    }
}

fn seat(who: Who) -> Option<Seat> {
    match who {
        Who::Seat(seat) => Some(seat),
        Who::Chance => None,
    }
}

/// What is said in these lines until the game is turned back.
fn said_next(lines: &[(Line, i64)]) -> Vec<Said> {
    lines.iter().take_while(|(line, _)| !line.turns_back()).filter_map(|(line, _)| line.said()).collect()
}

fn lines(table: &dyn AnyTable, from: usize) -> Vec<Line> {
    table.replies()[from..].iter().map(|(who, id, print)| Line::Said(who.clone(), id.clone(), *print)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::options::ClockRule;

    const DAY: i64 = 24 * 60 * 60 * 1000;

    /// Whether it was played here or is read from the log, it is the same table with the same time left.
    #[test]
    fn a_table_played_and_a_table_read_are_one() {
        for &game in catalog::games() {
            let setup = game.about().setup(None, None, &[]).expect("a setup");
            let options = Options { clock: ClockRule::Days { days: 2 }, ..Options::default() };
            let mut luck = Luck::new(3);
            let mut played = Fold::new(game, setup, options);
            let mut read = played.clone();
            let mut at = 1_000;
            for line in played.opening(&mut luck).expect("an opening") {
                played.apply(&line, at).expect("it fits");
                read.apply(&line, at).expect("it fits");
            }
            for _ in 0..60 {
                let Some(pending) = played.pending.first().copied() else { break };
                assert!(played.clock.deadline().is_some_and(|(_, due)| due > at && due <= at + 2 * DAY));
                let offered = played.table().expect("a table").offered(pending.seat);
                let answer = &offered[luck.below(offered.len() as u32) as usize];
                let attempt = played.attempt(pending.seat, answer, &mut luck).expect("it was offered");
                at += DAY / 100;
                for line in &attempt.lines {
                    read.apply(line, at).expect("it fits");
                }
                played.settle(&attempt, at);
                assert_eq!((read.seq, &read.pending), (played.seq, &played.pending));
                assert_eq!(read.clock.deadline(), played.clock.deadline());
                assert_eq!(read.feed.len(), played.feed.len());
            }
            assert_eq!(read.table().map(|t| t.position()), played.table().map(|t| t.position()));
        }
    }

    #[test]
    fn a_log_that_does_not_fit_says_where() {
        let game = catalog::games()[0];
        let mut fold = Fold::new(game, game.about().setup(None, None, &[]).expect("a setup"), Options::default());
        let lost = Line::Said("nobody".into(), "nothing".into(), 0);
        assert_eq!(fold.apply(&lost, 1).expect_err("too early").seq, 1);
        fold.apply(&Line::Started, 2).expect("it begins");
        assert_eq!(fold.apply(&lost, 3).expect_err("nobody").seq, 3);
    }
}
