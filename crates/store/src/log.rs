//! The log of a table: all there is to know about a running game.

use crate::pool::signed;
use crate::writer::{Append, Turn};
use crate::{Claim, Error, Result, Store, TableId};
use std::time::Instant;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Something that happened, as the server writes it down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub at: i64,
    pub line: String,
}

row! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Logged {
        pub seq: u64 as i64,
        pub at: i64,
        pub line: String,
    }
}

impl Store {
    /// Adds lines numbered from `first` to the log of a table: all of them, safely on disk when this returns
    /// [`Claim::Done`], or none; none at all where too much waits ([`Error::Busy`]). `first` is one after the last line the caller knows; the log begins with 1.
    ///
    /// A caller that stops waiting does not know what became of its lines and has to read the log.
    pub async fn append(&self, table: &TableId, first: u64, lines: Vec<Line>) -> Result<Claim> {
        // Refused here, for further on it would take the appends of others down with it.
        if lines.iter().any(|line| line.line.contains('\0')) {
            return Err(Error::ZeroByte);
        }
        let (reply, mut answer) = oneshot::channel();
        let turn = Turn::default();
        let append = Append { table: table.clone(), first, lines, reply, turn: turn.clone(), sent: Instant::now() };
        let answered = async {
            self.appends.send(append).await.map_err(|_| Error::Closed)?;
            (&mut answer).await.map_err(|_| Error::Closed)?
        };
        let Some(patience) = self.patience else { return answered.await };
        match timeout(patience, answered).await {
            Ok(answered) => answered,
            Err(_) if turn.take() => Err(self.too_much().await),
            Err(_) => answer.await.map_err(|_| Error::Closed)?,
        }
    }

    /// The lines of a table after number `after`, in order.
    pub async fn log(&self, table: &TableId, after: u64) -> Result<Vec<Logged>> {
        let sql = "SELECT seq, at, line FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        Ok(read!(self, db => sqlx::query_as(sql).bind(table).bind(signed(after)).fetch_all(db).await?))
    }
}
