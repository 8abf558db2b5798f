//! Connections to either kind of database, and the two ways to use them: `read!` and `change!`.
//!
//! SQL is written once, with `$1`; where the kinds must differ, [`Pool::pick`] chooses.

use crate::bell::Bell;
use crate::file::File;
use crate::group::Group;
use crate::{Error, Result, migrations};
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// How long a writer waits for another process that writes to the same SQLite file.
const BUSY_FILE: Duration = Duration::from_secs(10);
/// How much SQLite writes ahead before it copies the pages to their places. Lines of many tables touch many pages, and
/// the same ones again and again, so that doing it less often than by default is faster.
const WAL_PAGES: &str = "8000";
const SQLITE_READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;
/// After so long without a connection to PostgreSQL it is asked whether it is there.
const POSTGRES_PATIENCE: Duration = Duration::from_secs(2);

#[derive(Debug, Clone)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// What becomes of a SQLite file that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Missing {
    IsMade,
    IsRefused,
}

/// The same database, by purpose. SQLite has one writer, so that writers queue here instead of being refused there;
/// PostgreSQL keeps one connection for the log alone.
#[derive(Debug, Clone)]
pub(crate) struct Pools {
    pub read: Pool,
    pub write: Pool,
    pub log: Pool,
    /// SQLite's changes share transactions. PostgreSQL syncs once for all that commit at the same moment by itself, and
    /// one of its transactions that held the rows of many changes would wait for another such one in a ring.
    pub group: Option<Group>,
    pub bell: Arc<Bell>,
}

/// Runs a query that changes nothing: `read!(store, db => sqlx::query_as(…).fetch_all(db).await?)`.
macro_rules! read {
    ($store:expr, $db:ident => $query:expr) => {
        match &$store.pools.read {
            $crate::pool::Pool::Sqlite(pool) => {
                let mut connection = $store.connection(pool).await?;
                let $db = &mut *connection;
                $query
            }
            $crate::pool::Pool::Postgres(pool) => {
                let mut connection = $store.connection(pool).await?;
                let $db = &mut *connection;
                $query
            }
        }
    };
}

/// Runs a block in one transaction; it gives a value and the news that go out if the transaction is committed.
/// Leaving the block early, by `?` or `return`, takes everything back.
macro_rules! change {
    ($store:expr, $tx:ident => $body:block) => {
        match &$store.pools.write {
            $crate::pool::Pool::Sqlite(_) => {
                let group = $store.pools.group.as_ref().ok_or($crate::Error::Closed)?;
                let mut $tx = group.begin($store.patience).await?;
                let (value, news): (_, Option<$crate::News>) = $body;
                $tx.end().await?;
                if let Some(news) = news {
                    // Nobody may be listening, which is no fault.
                    let _ = $store.news.send(news);
                }
                value
            }
            $crate::pool::Pool::Postgres(pool) => {
                let mut connection = $store.connection(pool).await?;
                let mut $tx = sqlx::Connection::begin(&mut *connection).await?;
                let (value, news): (_, Option<$crate::News>) = $body;
                if let Some(news) = news {
                    $crate::news::notify(&mut $tx, &news).await?;
                }
                $tx.commit().await?;
                value
            }
        }
    };
}

impl Pools {
    pub(crate) async fn open(url: &str, missing: Missing) -> Result<Self> {
        match url.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => Self::open_sqlite(url, missing).await,
            Some("postgres" | "postgresql") => Self::open_postgres(url).await,
            _ => Err(Error::Address),
        }
    }

    async fn open_sqlite(url: &str, missing: Missing) -> Result<Self> {
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(missing == Missing::IsMade)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", WAL_PAGES)
            .busy_timeout(BUSY_FILE);
        // A connection that closes would take a database in memory with it.
        let pool = || SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None).test_before_acquire(false);
        if url.contains(":memory:") {
            let one = pool().max_connections(1).connect_with(options).await?;
            migrations::SQLITE.migrator().await?.run(&one).await?;
            let group = Some(Group::of(one.clone(), None));
            let [read, write] = [one.clone(), one].map(Pool::Sqlite);
            return Ok(Self { read, log: write.clone(), group, bell: Arc::default(), write });
        }
        drop(options.clone().connect().await?);
        let file = File::of(options.get_filename())?;
        // From here on no new file is made: where ours was taken away, nothing can be written any more.
        let options = options.create_if_missing(false);
        let pool = || pool().before_acquire(file.sound());
        let writer = pool().max_connections(1).connect_with(options.clone()).await?;
        migrations::SQLITE.migrator().await?.run(&writer).await?;
        let reader = pool().max_connections(SQLITE_READERS).connect_with(options.read_only(true)).await?;
        let group = Some(Group::of(writer.clone(), Some(file)));
        let [read, write] = [reader, writer].map(Pool::Sqlite);
        Ok(Self { read, log: write.clone(), group, bell: Arc::default(), write })
    }

    async fn open_postgres(url: &str) -> Result<Self> {
        let options = PgConnectOptions::from_str(url)?;
        let pool = |most| PgPoolOptions::new().acquire_timeout(POSTGRES_PATIENCE).max_connections(most);
        let shared = pool(POSTGRES_CONNECTIONS).connect_with(options.clone()).await?;
        migrations::POSTGRES.migrator().await?.run(&shared).await?;
        let log = pool(1).connect_with(options.clone()).await?;
        let [shared, log] = [shared, log].map(Pool::Postgres);
        Ok(Self { read: shared.clone(), write: shared, log, group: None, bell: Arc::new(Bell::of(options)) })
    }

    pub(crate) async fn close(&self) {
        for pool in [&self.log, &self.write, &self.read] {
            match pool {
                Pool::Sqlite(pool) => pool.close().await,
                Pool::Postgres(pool) => pool.close().await,
            }
        }
    }
}

impl Pool {
    pub(crate) fn pick(&self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Self::Sqlite(_) => sqlite,
            Self::Postgres(_) => postgres,
        }
    }
}

/// Numbers of lines as databases know them. None is ever near the end of the range.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
