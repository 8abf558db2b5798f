//! The file of a SQLite database, which somebody may take away under us. It never opens or reads it.

use sqlx::pool::PoolConnectionMetadata;
use sqlx::{Connection, SqliteConnection};
use std::future::ready;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;

/// A file that was there when the database was opened.
#[derive(Debug, Clone)]
pub(crate) struct File(Arc<(PathBuf, Identity)>);

type Identity = (u64, u64);
type Judged<'c> = Pin<Box<dyn Future<Output = sqlx::Result<bool>> + Send + 'c>>;

impl File {
    pub(crate) fn of(path: &Path) -> std::io::Result<File> {
        Ok(File(Arc::new((path.to_path_buf(), identity(path)?))))
    }

    /// Whether a connection that was put back can be used again. Where an error made SQLite take a transaction back by
    /// itself (a full disk does), the driver still counts it; and a connection to a file that was deleted or replaced
    /// writes where nobody will ever read. Such a connection is closed, and the next one is opened anew.
    pub(crate) fn sound(
        &self,
    ) -> impl for<'c> Fn(&'c mut SqliteConnection, PoolConnectionMetadata) -> Judged<'c> + Send + Sync + 'static {
        let File(file) = self.clone();
        move |connection, _| {
            let there = identity(&file.0).is_ok_and(|now| now == file.1);
            Box::pin(ready(Ok(there && !connection.is_in_transaction())))
        }
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
