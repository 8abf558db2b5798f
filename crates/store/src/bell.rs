//! Is the database there? Asked on a connection of its own, so that much work elsewhere is no silence.

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// Whoever says nothing for so long is not there.
const SILENCE: Duration = Duration::from_secs(2);

/// The bell of a PostgreSQL server; a file of SQLite has none, and is there.
#[derive(Debug, Default)]
pub(crate) struct Bell(Option<(PgConnectOptions, Mutex<Rung>)>);

#[derive(Debug, Default)]
struct Rung {
    connection: Option<PgConnection>,
    /// When it was last rung to the end, and whether somebody answered.
    last: Option<(Instant, bool)>,
}

impl Bell {
    pub(crate) fn of(options: PgConnectOptions) -> Bell {
        Bell(Some((options, Mutex::default())))
    }

    pub(crate) async fn is_answered(&self) -> bool {
        let Some((options, rung)) = &self.0 else { return true };
        let came = Instant::now();
        let mut rung = rung.lock().await;
        // All who wait at the door hear the same answer.
        if let Some((at, answered)) = rung.last
            && at >= came
        {
            return answered;
        }
        // A connection that does not answer is given up with its socket.
        let kept = rung.connection.take();
        let ring = async {
            let mut connection = match kept {
                Some(connection) => connection,
                None => options.connect().await.ok()?,
            };
            sqlx::query("SELECT 1").execute(&mut connection).await.ok()?;
            Some(connection)
        };
        rung.connection = tokio::time::timeout(SILENCE, ring).await.ok().flatten();
        let answered = rung.connection.is_some();
        rung.last = Some((Instant::now(), answered));
        answered
    }
}
