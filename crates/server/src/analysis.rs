//! What the strongest bot thinks of a finished game, turn by turn: when somebody asks for it, one game after another.
//! It is kept with the result, so that it is thought once.

use crate::problem::{Problem, Result};
use crate::web::Course;
use crate::{App, now};
use kernel::Seat;
use page::Worth;
use referee::AnyTable;
use std::collections::BTreeMap;
use std::sync::Mutex;
use store::TableId;

/// Turns that are looked at; of a longer game, as many of them.
const TURNS: usize = 20;

/// All that is looked at afterwards has one turn among those who play.
const QUEUE: &str = "analysis";

/// Games that may wait to be looked at, in all and for one household.
const MOST: usize = 64;
const MOST_OF_HOME: usize = 4;

/// Games that are looked at now, and how far it has come.
#[derive(Debug, Default)]
pub struct Analyses {
    under_way: Mutex<BTreeMap<String, Wanted>>,
    turn: tokio::sync::Mutex<()>,
}

/// The household that wants a game looked at, and how much is done, of how much.
#[derive(Debug)]
struct Wanted {
    home: String,
    progress: (usize, usize),
}

impl Analyses {
    /// So many moments are done, of so many.
    pub(crate) fn progress(&self, table: &TableId) -> Option<(usize, usize)> {
        self.under_way.lock().expect("nobody dies with the lock").get(&table.0).map(|wanted| wanted.progress)
    }

    /// False if it is under way already.
    fn add(&self, table: &TableId, home: String) -> Result<bool> {
        let mut under_way = self.under_way.lock().expect("nobody dies with the lock");
        if under_way.contains_key(&table.0) {
            return Ok(false);
        }
        let own = under_way.values().filter(|wanted| wanted.home == home).count();
        if under_way.len() >= MOST || own >= MOST_OF_HOME {
            return Err(Problem::overloaded());
        }
        under_way.insert(table.0.clone(), Wanted { home, progress: (0, TURNS) });
        Ok(true)
    }

    fn note(&self, table: &TableId, progress: (usize, usize)) {
        if let Some(wanted) = self.under_way.lock().expect("nobody dies with the lock").get_mut(&table.0) {
            wanted.progress = progress;
        }
    }

    fn forget(&self, table: &TableId) {
        self.under_way.lock().expect("nobody dies with the lock").remove(&table.0);
    }
}

/// Begins to look at a game, unless that is under way; or too many wait for it.
pub(crate) fn begin(app: &App, home: String, table: TableId, record: String) -> Result<()> {
    if !app.analyses.add(&table, home)? {
        return Ok(());
    }
    let app = app.clone();
    tokio::spawn(async move {
        let _turn = app.analyses.turn.lock().await;
        if let Err(problem) = look(&app, &table, &record).await {
            tracing::error!(?problem, %table, "a game could not be looked at");
        }
        app.analyses.forget(&table);
    });
    Ok(())
}

async fn look(app: &App, table: &TableId, record: &str) -> Result<()> {
    if app.own.analysis(table).await?.is_some() {
        return Ok(());
    }
    let course = Course::read(record.into(), usize::MAX).await?;
    let turns = spread(&course.turns, TURNS);
    let mut found = vec![];
    for (done, (at, seat)) in turns.iter().enumerate() {
        app.analyses.note(table, (done, turns.len()));
        let then = Course::read(record.into(), *at).await?;
        found.extend(judged(app, then.table, *at, *seat).await);
    }
    // How it ended is no opinion.
    if let Some(outcome) = course.table.outcome() {
        let percent = |seat: Seat| match outcome.rank(seat) {
            1 if outcome.is_draw() => 50,
            1 => 100,
            _ => 0,
        };
        let at = course.last();
        found.extend(Seat::all(course.table.seats()).map(|seat| Worth { at, seat, percent: percent(seat) }));
    }
    app.own.set_analysis(table, &written(&found)).await?;
    Ok(())
}

/// A bot's opinion of a moment, from what the seat could know.
async fn judged(app: &App, table: Box<dyn AnyTable>, at: usize, seat: Seat) -> Option<Worth> {
    let (reply, thought) = tokio::sync::oneshot::channel();
    let bounds = app.config.bots;
    let think =
        move || table.hint(seat, bounds, &mut now::luck()).ok().and_then(|best| best.first().map(|(_, worth)| *worth));
    let queued = app.thinkers.think(
        QUEUE,
        QUEUE,
        || true,
        move || {
            let _ = reply.send(think());
        },
    );
    if !queued {
        return None;
    }
    let worth = thought.await.ok().flatten()?;
    Some(Worth { at, seat, percent: (worth.clamp(0.0, 1.0) * 100.0).round() as u8 })
}

/// So many of them at most, from the first to the last.
fn spread<T: Copy>(all: &[T], most: usize) -> Vec<T> {
    if all.len() <= most {
        return all.to_vec();
    }
    (0..most).map(|i| all[i * (all.len() - 1) / (most - 1)]).collect()
}

/// `0A50 4B61`: the moment, the seat, the percent.
fn written(worth: &[Worth]) -> String {
    worth.iter().map(|w| format!("{}{}{}", w.at, w.seat.letter(), w.percent)).collect::<Vec<_>>().join(" ")
}

/// What [`written`] wrote; what does not read is left out.
pub(crate) fn read(text: &str) -> Vec<Worth> {
    let one = |word: &str| {
        let (at, rest) = word.split_at(word.find(|c: char| c.is_ascii_uppercase())?);
        let letter = rest.bytes().next()?;
        Some(Worth { at: at.parse().ok()?, seat: Seat(letter - b'A'), percent: rest[1..].parse().ok()? })
    };
    text.split(' ').filter_map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::{Analyses, MOST, MOST_OF_HOME, read, spread, written};
    use kernel::Seat;
    use page::Worth;

    #[test]
    fn what_is_kept_is_read_again() {
        let worth = [Worth { at: 0, seat: Seat(0), percent: 50 }, Worth { at: 117, seat: Seat(3), percent: 100 }];
        assert_eq!(written(&worth), "0A50 117D100");
        assert_eq!(read("0A50 nonsense 117D100"), worth);
        assert_eq!(read(""), []);
    }

    #[test]
    fn so_many_games_wait_to_be_looked_at_and_no_more() {
        let analyses = Analyses::default();
        let table = |home: usize, n: usize| store::TableId(format!("{home}.{n}"));
        let add = |home: usize, n: usize| analyses.add(&table(home, n), home.to_string()).ok();
        for home in 0..MOST / MOST_OF_HOME {
            for n in 0..MOST_OF_HOME {
                assert_eq!(add(home, n), Some(true));
                assert_eq!(add(home, n), Some(false), "it is under way");
            }
        }
        assert_eq!(add(99, 0), None, "enough in all");
        analyses.forget(&table(0, 0));
        assert_eq!(add(1, 9), None, "enough of one household");
        assert_eq!(add(0, 9), Some(true));
    }

    #[test]
    fn of_a_long_game_the_first_and_the_last_turn_are_looked_at() {
        assert_eq!(spread(&[1, 2, 3], 5), [1, 2, 3]);
        assert_eq!(spread(&(0..101).collect::<Vec<_>>(), 5), [0, 25, 50, 75, 100]);
    }
}
