//! Changes of a SQLite database, many in one transaction: whoever comes while the disk is busy shares the next sync of it.
//! Each change is taken back alone if it fails; nobody hears of success before the transaction is committed.

use crate::file::File;
use crate::{Error, Result};
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc, watch};
use tokio::time::timeout;

type Outcome = Option<Result<(), Arc<sqlx::Error>>>;

#[derive(Debug, Clone)]
pub(crate) struct Group {
    round: Arc<Mutex<Round>>,
    /// Rung when there is something to commit.
    bell: mpsc::Sender<()>,
}

/// The transaction that is open, and who waits for its end.
#[derive(Debug)]
struct Round {
    pool: SqlitePool,
    /// Where it is kept, if not in memory.
    file: Option<File>,
    open: Option<(Transaction<'static, Sqlite>, watch::Sender<Outcome>)>,
    /// Somebody has begun a change and not ended it.
    unfinished: bool,
}

impl Group {
    /// Ends when the last clone is gone.
    pub(crate) fn of(pool: SqlitePool, file: Option<File>) -> Group {
        let round = Arc::new(Mutex::new(Round { pool, file, open: None, unfinished: false }));
        let (bell, mut rung) = mpsc::channel(1);
        let group = Group { round: round.clone(), bell };
        tokio::spawn(async move {
            // The lock is given in the order it is asked for: those who waited when the bell rang come first.
            while rung.recv().await.is_some() {
                round.lock().await.commit().await;
            }
        });
        group
    }

    /// Begin a change. Dropped before its end, it is taken back. Who has waited in vain for so long has changed nothing.
    pub(crate) async fn begin(&self, patience: Option<Duration>) -> Result<Change> {
        let round = self.round.clone().lock_owned();
        let round = match patience {
            Some(patience) => timeout(patience, round).await.map_err(|_| Error::Busy)?,
            None => round.await,
        };
        let mut change = Change { round, bell: self.bell.clone() };
        change.round.begin().await?;
        Ok(change)
    }
}

impl Round {
    async fn begin(&mut self) -> Result<(), Arc<sqlx::Error>> {
        if self.unfinished {
            self.take_back().await;
        }
        if self.open.is_none() {
            self.mend().await.map_err(Arc::new)?;
            let transaction = self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(Arc::new)?;
            self.file.iter().for_each(File::knows_ahead);
            self.open = Some((transaction, watch::Sender::new(None)));
        }
        self.say("SAVEPOINT change").await.map_err(|error| self.fail(error))?;
        self.unfinished = true;
        Ok(())
    }

    async fn say(&mut self, what: &'static str) -> Result<(), sqlx::Error> {
        let Some((transaction, _)) = &mut self.open else { return Err(sqlx::Error::WorkerCrashed) };
        sqlx::query(what).execute(&mut **transaction).await.map(drop)
    }

    /// The change that was not ended goes, those before it stay. Where SQLite has taken all of them back (a full disk makes
    /// it do so), all have failed.
    async fn take_back(&mut self) {
        self.unfinished = false;
        if let Err(error) = self.say("ROLLBACK TO change").await {
            self.fail(error);
        }
    }

    fn fail(&mut self, error: sqlx::Error) -> Arc<sqlx::Error> {
        let error = Arc::new(error);
        if let Some((_, outcome)) = self.open.take() {
            outcome.send_replace(Some(Err(error.clone())));
        }
        error
    }

    async fn commit(&mut self) {
        if self.unfinished {
            self.take_back().await;
        }
        if let Some((transaction, outcome)) = self.open.take() {
            let committed = match transaction.commit().await {
                // What was promised must be where it is read after a crash.
                Ok(()) => self.mend().await,
                error => error,
            };
            outcome.send_replace(Some(committed.map_err(Arc::new)));
        }
    }

    /// Where the file of what is written ahead was taken away, our connection still has it open: all that is in it goes
    /// into the database itself, and then another one is begun.
    async fn mend(&self) -> Result<(), sqlx::Error> {
        let Some(file) = self.file.as_ref().filter(|file| file.has_lost_ahead()) else { return Ok(()) };
        let mut connection = self.pool.acquire().await?;
        let copy = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
        let (busy, ..): (i64, i64, i64) = copy.fetch_one(&mut *connection).await?;
        if busy != 0 {
            return Err(sqlx::Error::Io(std::io::Error::other("what was written ahead was taken away")));
        }
        connection.close().await?;
        file.begins_ahead_anew();
        Ok(())
    }
}

/// A change that has begun.
#[derive(Debug)]
pub(crate) struct Change {
    round: OwnedMutexGuard<Round>,
    bell: mpsc::Sender<()>,
}

impl Change {
    /// It is complete; returns when it is on disk.
    pub(crate) async fn end(mut self) -> Result<(), Arc<sqlx::Error>> {
        self.round.unfinished = false;
        let released = self.round.say("RELEASE change").await;
        released.map_err(|error| self.round.fail(error))?;
        let Some((_, outcome)) = &self.round.open else { return Err(Arc::new(sqlx::Error::WorkerCrashed)) };
        let mut outcome = outcome.subscribe();
        drop(self); // lets the next one begin, and rings
        let outcome = outcome.wait_for(Option::is_some).await.map_err(|_| Arc::new(sqlx::Error::WorkerCrashed))?;
        outcome.clone().unwrap_or(Ok(()))
    }
}

impl Drop for Change {
    fn drop(&mut self) {
        // One that rings already need not ring again.
        let _ = self.bell.try_send(());
    }
}

impl Deref for Change {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.round.open.as_ref().expect("it has begun").0
    }
}

impl DerefMut for Change {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.round.open.as_mut().expect("it has begun").0
    }
}
