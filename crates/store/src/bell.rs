//! Is the database there? Asked on a connection of its own, so that much work elsewhere is no silence.

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection};
use std::time::Duration;
use tokio::sync::Mutex;

/// Whoever says nothing for so long is not there.
const PATIENCE: Duration = Duration::from_secs(2);

/// The bell of a PostgreSQL server; a file of SQLite has none, and is there.
#[derive(Debug, Default)]
pub(crate) struct Bell(Option<(PgConnectOptions, Mutex<Option<PgConnection>>)>);

impl Bell {
    pub(crate) fn of(options: PgConnectOptions) -> Bell {
        Bell(Some((options, Mutex::default())))
    }

    pub(crate) async fn is_answered(&self) -> bool {
        let Some((options, kept)) = &self.0 else { return true };
        let mut kept = kept.lock().await;
        // A connection that does not answer is given up with its socket.
        let ring = async {
            let mut connection = match kept.take() {
                Some(connection) => connection,
                None => options.connect().await.ok()?,
            };
            sqlx::query("SELECT 1").execute(&mut connection).await.ok()?;
            Some(connection)
        };
        *kept = tokio::time::timeout(PATIENCE, ring).await.ok().flatten();
        kept.is_some()
    }
}
