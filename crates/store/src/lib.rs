//! Everything a server must keep, in SQLite or PostgreSQL. Sees text, never a game; has no clock and no luck of its own.
//!
//! The heart is one append-only log per table: a running game is a fold over its lines, and two servers that share
//! a database race on nothing but the unique key (table, number of line). Times are milliseconds given by the caller,
//! identifiers are short texts made by the caller, and secrets come as hashes.

#![expect(clippy::disallowed_types, reason = "how long a commit took is measured here; no rule is")]

#[macro_use]
mod pool;
#[macro_use]
mod row;
mod archive;
mod bell;
mod crowd;
mod cursor;
mod decks;
mod error;
mod file;
mod group;
mod ids;
mod keepers;
mod keys;
mod log;
mod meta;
mod migrations;
mod news;
mod patience;
mod people;
mod ratings;
mod results;
mod seats;
mod tables;
mod writer;

pub use cursor::{Cursor, Filter};
pub use decks::SavedDeck;
pub use error::{Error, Result};
pub use ids::{PersonId, TableId};
pub use keepers::Keep;
pub use keys::{Key, KeyKind};
pub use log::{Line, Logged};
pub use news::News;
pub use patience::PATIENCE;
pub use people::{Account, Person};
pub use ratings::Rating;
pub use results::{Finish, GameResult, Standing};
pub use seats::{Seat, Sitter};
pub use tables::{AtMost, Made, NewTable, Status, Table};
pub use writer::{CommitStats, Turn};

use pool::{Missing, Pools};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinSet;

/// How many news may wait for a slow listener before it is told that it missed some.
const NEWS_WAITING: usize = 4096;
/// How many appends may wait for the writer before callers have to wait to wait.
const APPENDS_WAITING: usize = 4096;

/// A database, opened. Cheap to clone; all clones share one writer of the log.
#[derive(Debug, Clone)]
pub struct Store {
    pools: Pools,
    appends: mpsc::Sender<writer::Append>,
    stats: Arc<writer::Stats>,
    crowd: Arc<crowd::Crowd>,
    news: broadcast::Sender<News>,
    /// How long whoever asks waits for a turn; as long as it takes where nothing is said.
    patience: Option<Duration>,
    /// Stops listening when the last clone is gone.
    _listener: Arc<JoinSet<()>>,
}

/// What became of an attempt to be the first.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    Done,
    /// Somebody was faster, or it was never free; nothing changed.
    Taken,
}

impl Claim {
    fn from_rows(changed: u64) -> Self {
        if changed == 0 { Self::Taken } else { Self::Done }
    }
}

impl Store {
    /// Opens `sqlite:PATH` (created if missing), `sqlite::memory:` or `postgres://…`, and brings its schema up to date.
    /// Needs a running tokio.
    pub async fn open(url: &str) -> Result<Self> {
        Self::on(Pools::open(url, Missing::IsMade).await?).await
    }

    /// The same for a database that must be there: a wrong name makes no new one.
    pub async fn open_existing(url: &str) -> Result<Self> {
        Self::on(Pools::open(url, Missing::IsRefused).await?).await
    }

    async fn on(pools: Pools) -> Result<Self> {
        let (news, _) = broadcast::channel(NEWS_WAITING);
        let (appends, waiting) = mpsc::channel(APPENDS_WAITING);
        let stats = Arc::<writer::Stats>::default();
        let crowd = Arc::<crowd::Crowd>::default();
        let listener = news::listen(&pools.write, &news).await?.into();
        tokio::spawn(writer::run(waiting, pools.clone(), news.clone(), stats.clone(), crowd.clone()));
        Ok(Self { pools, appends, stats, crowd, news, patience: Some(PATIENCE), _listener: listener })
    }

    /// Lets what is being written finish and closes the database; whatever is asked of it afterwards is an error.
    pub async fn close(&self) {
        self.pools.close().await;
    }

    /// What is appended or changed at any table from now on, by this process and, on PostgreSQL, by any other.
    /// Who is told [`News::Lost`], or lags behind the channel, has missed some and should read again.
    pub fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// How the log's commits went since the store was opened.
    pub fn commits(&self) -> CommitStats {
        self.stats.snapshot()
    }
}
