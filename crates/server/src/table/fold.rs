//! A table as the fold over its log: the game, what was told, clocks and offers. No I/O, no clock of its own.

use super::clock::Clock;
use super::feed::{Chat, Item, Word};
use super::line::{Chatter, Line, Offer};
use super::options::Options;
use super::reading::Replies;
use super::standing::Said;
use crate::dice::{Dice, Seed};
use kernel::{Fortune, Outcome, Seat, Setup, Viewer, Who};
use referee::{Added, AnyGame, AnyTable, Ending, Moment, Record, Sealed};
use std::collections::BTreeMap;

/// What a seat was asked, by the number of the line that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pending {
    pub seat: Seat,
    pub id: u64,
    print: u16,
    /// When it was asked.
    pub since: i64,
}

/// An offer that somebody did not want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declined {
    /// Whose offer it was.
    pub seat: Seat,
    pub offer: Offer,
    pub by: Seat,
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
    /// The game, once it has begun.
    pub table: Option<Box<dyn AnyTable>>,
    /// The version of its rules that it began under.
    pub(super) rules: u32,
    /// What was said at it.
    pub(super) replies: Replies,
    /// The replies from here on do not fit the rules any more; the table stands before them.
    pub misfit: Option<Unfit>,
    /// The rules have changed, and nobody has answered since.
    pub(super) recovered: bool,
    pub feed: Vec<Item>,
    /// How much of what the table tells is in the feed.
    pub(super) told: usize,
    /// Lines folded so far.
    pub seq: u64,
    /// Those of them that are not one seat's alone: what everybody may count by.
    pub shown: u64,
    pub pending: Vec<Pending>,
    pub clock: Clock,
    pub open: Option<Open>,
    /// What was asked for in vain, until the game goes on.
    pub declined: Option<Declined>,
    pub next: Option<String>,
    /// What seats are called here, by their numbers.
    pub named: BTreeMap<u8, String>,
    /// How much had been told when each seat last moved.
    pub seen: Vec<usize>,
    /// When the last line was written.
    pub at: i64,
    /// What the seats said in advance.
    pub said: Said,
    /// All dice come from the table's seed.
    pub(super) sealed: bool,
    /// What the players added to it.
    pub words: Vec<Added>,
}

/// A move that is not written down yet.
#[derive(Debug)]
pub struct Attempt {
    seat: Seat,
    by: By,
    pub lines: Vec<Line>,
}

/// Who gives an answer: the seat, the table by the seat's word, or the table since there is nothing else to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    Seat,
    Word,
    Idle,
}

impl Attempt {
    /// It is an answer that the table gives for the seat.
    pub(super) fn given(&mut self, by: By) {
        self.by = by;
        self.lines.insert(0, Line::Stood { seat: self.seat.0, idle: by == By::Idle });
    }
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
            setup,
            options,
            table: None,
            rules: game.about().rules_version,
            replies: Replies::default(),
            misfit: None,
            recovered: false,
            feed: vec![],
            told: 0,
            seq: 0,
            shown: 0,
            pending: vec![],
            open: None,
            declined: None,
            next: None,
            named: BTreeMap::new(),
            seen: vec![0; seats],
            at: 0,
            said: Said::new(seats),
            sealed: false,
            words: vec![],
        }
    }

    /// The same table before its first line.
    pub fn fresh(&self) -> Fold {
        Fold::new(self.game, self.setup.clone(), self.options.clone())
    }

    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table().and_then(|t| t.outcome())
    }

    pub fn is_playing(&self) -> bool {
        self.table.is_some() && self.outcome().is_none() && self.misfit.is_none()
    }

    /// What a seat is asked, by its id.
    pub fn question(&self, seat: Seat) -> Option<Pending> {
        self.pending.iter().copied().find(|p| p.seat == seat)
    }

    pub(super) fn take(&mut self, line: &Line, at: i64) -> Result<(), String> {
        match line {
            Line::Started | Line::Began { .. } => {
                self.rules = line.rules();
                self.sealed = matches!(line, Line::Began { sealed: true, .. });
                self.table = Some(self.game.start(&self.setup).map_err(|e| e.to_string())?);
                self.feed.push(Item::Started);
                self.clock.skip(at);
                self.stand();
            }
            Line::Said(..) => {} // read ahead
            Line::Undone { seat, to } => self.undone(Seat(*seat), *to, at)?,
            Line::Recovered { to, dice } => self.recovered(*to, dice, at)?,
            Line::Offered { seat, offer } => {
                self.open = Some(Open { id: self.shown, seat: Seat(*seat), offer: *offer, agreed: vec![] });
                self.declined = None;
                self.feed.push(Item::Offered { seat: *seat, offer: *offer });
            }
            Line::Agreed { seat } => {
                let open = self.open.as_mut().ok_or("nothing was offered")?;
                open.agreed.push(Seat(*seat));
                self.feed.push(Item::Agreed { seat: *seat });
            }
            Line::Declined { seat } => {
                let by = Seat(*seat);
                // Who takes back an own offer need not be told.
                let refused = self.open.take().filter(|open| open.seat != by);
                self.declined = refused.map(|open| Declined { seat: open.seat, offer: open.offer, by });
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
                let chat = Chat { from: from.clone(), name: name.clone(), text: text.clone() };
                self.feed.push(Item::Chatted(Box::new(chat)));
            }
            Line::Stands { .. }
            | Line::Lifted { .. }
            | Line::Skips { .. }
            | Line::Eve { .. }
            | Line::Early { .. }
            | Line::Stood { .. } => {
                self.hear(line)?;
            }
            Line::Followed { table } => {
                self.next = Some(table.clone());
                self.feed.push(Item::Followed { table: table.as_str().into() });
            }
            Line::Worded { seat, word } => {
                let letter = Seat(*seat).letter();
                self.words.push(Added { after: self.replies.rolled, seat: letter, word: word.clone() });
                self.feed.push(Item::Worded { seat: *seat, word: word.as_str().into() });
            }
            Line::Named { seat, name } => {
                self.named.insert(*seat, name.clone());
                self.feed.push(Item::Named { seat: *seat, name: name.as_str().into() });
            }
        }
        Ok(())
    }

    /// The game stands as its table does.
    pub(super) fn stand(&mut self) {
        if let Some(moment) = self.table().map(Moment::of) {
            self.moved(&moment);
        }
    }

    /// The game has gone on: tell what it told since, and see who is asked.
    pub(super) fn moved(&mut self, moment: &Moment) {
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
            self.pending.push(same.copied().unwrap_or(Pending { seat, id: self.shown, print, since: self.at }));
        }
        self.clock.ask(&asked.into_iter().map(|(seat, _)| seat).collect::<Vec<_>>());
        self.stir();
        if moment.over {
            self.open = None;
            self.feed.push(Item::Finished);
        }
    }

    /// Give a seat's answer and let Chance reply. The lines have to be written down now and the move `settle`d; if they
    /// cannot be, the table has to be read again. A refused answer changes nothing.
    pub fn attempt(&mut self, seat: Seat, answer: &str, luck: &mut dyn Fortune) -> Result<Attempt, referee::Error> {
        let table = self.table.as_mut().expect("only a game that has begun asks");
        let from = table.replies().len();
        table.answer(&format!("{}: {answer}", table.seat_id(seat)))?;
        table.deal(luck)?;
        Ok(Attempt { seat, by: By::Seat, lines: lines(table.as_ref(), from) })
    }

    /// An attempt has been written down: the same as applying its lines one by one, without playing them again.
    pub fn settle(&mut self, attempt: &Attempt, at: i64) {
        self.seq += attempt.lines.len() as u64;
        self.shown += attempt.lines.iter().filter(|line| line.is_of().is_none()).count() as u64;
        self.at = at;
        match attempt.by {
            By::Seat => {
                self.seen[attempt.seat.index()] = self.told;
                self.recovered = false;
            }
            By::Word => self.feed.push(Item::Stood { seat: attempt.seat.0, word: Word::Kept }),
            By::Idle => {}
        }
        let said: Vec<_> = attempt.lines.iter().filter_map(Line::said).collect();
        let given = self.table().map_or(0, |table| table.replies().len()) - said.len();
        for (i, said) in said.iter().enumerate() {
            self.replies.push(said, given + i + 1);
        }
        self.clock.tick(at);
        self.withdraw();
        self.stand();
    }

    /// An offer of the past is no longer meant once the game goes on.
    pub(super) fn withdraw(&mut self) {
        self.open.take_if(|open| open.offer != Offer::Rematch);
        self.declined = None;
    }

    /// What Chance does before anybody is asked.
    pub fn opening(&self, luck: &mut dyn Fortune) -> Result<Vec<Line>, referee::Error> {
        let mut table = self.game.start(&self.setup)?;
        table.deal(luck)?;
        let rules = self.game.about().rules_version;
        Ok([Line::Began { rules, sealed: true }].into_iter().chain(lines(table.as_ref(), 0)).collect())
    }

    /// The line that ends the game before its rules do.
    pub fn ending(&self, ending: Ending) -> Result<Line, referee::Error> {
        let mut table = self.table.clone().expect("only a game that has begun ends");
        table.end(ending)?;
        Ok(Line::Said(table.seat_id(ending.seat()), ending.id().into(), 0))
    }

    /// The game as one small text, with its seed where all dice come from it.
    pub fn record(&self, seed: &Seed) -> Option<Record> {
        let record = self.table().map(|table| Record::of_setup(&self.setup, table))?;
        let words = self.words.clone();
        let sealed = || Sealed { seal: seed.seal(), seed: seed.text(), words, taken_back: self.replies.taken_back() };
        Some(if self.sealed { record.sealed(sealed()) } else { record })
    }

    /// What the next dice are rolled with.
    pub fn dice(&self, seed: &Seed) -> Dice {
        Dice::new(seed, &self.words, self.replies.rolled)
    }

    /// What was said, as far as a viewer hears it.
    pub(crate) fn chat(&self, viewer: Viewer) -> Vec<page::ChatLine> {
        let said = |item: &Item| match item {
            Item::Chatted(chat) => {
                let seat = match chat.from {
                    Chatter::Seat(seat) => Some(Seat(seat)),
                    Chatter::Spectator(_) => None,
                };
                Some(page::ChatLine { seat, name: chat.name.clone(), text: chat.text.clone() })
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

pub(super) fn lines(table: &dyn AnyTable, from: usize) -> Vec<Line> {
    table.replies().since(from).map(|(who, id, print)| Line::Said(who.into(), id.into(), print)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::options::ClockRule;
    use kernel::Luck;

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
