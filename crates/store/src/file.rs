//! The files of a SQLite database, which somebody may take away under us. It never opens or reads them.

use sqlx::pool::PoolConnectionMetadata;
use sqlx::{Connection, SqliteConnection};
use std::future::ready;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// A file that was there when the database was opened, and the one beside it that SQLite writes ahead into.
#[derive(Debug, Clone)]
pub(crate) struct File(Arc<(PathBuf, Identity, Mutex<Ahead>)>);

type Identity = (u64, u64);
type Judged<'c> = Pin<Box<dyn Future<Output = sqlx::Result<bool>> + Send + 'c>>;

/// The file of what is written ahead. As long as somebody has the database open it is one and the same.
#[derive(Debug, Default)]
struct Ahead {
    is: Option<Identity>,
    /// Connections older than this have another one open.
    since: Option<Instant>,
}

impl File {
    pub(crate) fn of(path: &Path) -> std::io::Result<File> {
        Ok(File(Arc::new((path.to_path_buf(), identity(path)?, Mutex::default()))))
    }

    /// Whether a connection that was put back can be used again. Where an error made SQLite take a transaction back by
    /// itself (a full disk does), the driver still counts it; and a connection to a file that was deleted or replaced
    /// writes where nobody will ever read. Such a connection is closed, and the next one is opened anew.
    pub(crate) fn sound(
        &self,
    ) -> impl for<'c> Fn(&'c mut SqliteConnection, PoolConnectionMetadata) -> Judged<'c> + Send + Sync + 'static {
        let file = self.clone();
        move |connection, known| {
            let File(kept) = &file;
            let there = identity(&kept.0).is_ok_and(|now| now == kept.1);
            let of_today = file.ahead().since.is_none_or(|since| known.age < since.elapsed());
            Box::pin(ready(Ok(there && of_today && !connection.is_in_transaction())))
        }
    }

    fn ahead(&self) -> MutexGuard<'_, Ahead> {
        self.0.2.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ahead_now(&self) -> Option<Identity> {
        let mut path = self.0.0.clone().into_os_string();
        path.push("-wal");
        identity(Path::new(&path)).ok()
    }

    /// Somebody writes, so the file of what is written ahead is there: from now on it is known.
    pub(crate) fn knows_ahead(&self) {
        let mut ahead = self.ahead();
        if ahead.is.is_none() {
            ahead.is = self.ahead_now();
        }
    }

    /// Whether what is written ahead goes where nobody will ever read it.
    pub(crate) fn has_lost_ahead(&self) -> bool {
        self.ahead().is.is_some_and(|known| self.ahead_now() != Some(known))
    }

    /// All that was written ahead is in the database; what comes is written into another file, by other connections.
    pub(crate) fn begins_ahead_anew(&self) {
        *self.ahead() = Ahead { is: None, since: Some(Instant::now()) };
    }
}

/// What a file is, whatever it is called.
#[cfg(unix)]
fn identity(path: &Path) -> std::io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).map(|file| (file.dev(), file.ino()))
}

/// Here files are not told apart: one is there or is not.
#[cfg(not(unix))]
fn identity(path: &Path) -> std::io::Result<Identity> {
    std::fs::metadata(path).map(|_| (0, 0))
}
