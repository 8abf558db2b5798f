//! What can go wrong. Being too late is not an error but a [`Claim`](crate::Claim).

use crate::{PersonId, TableId};
use std::sync::Arc;

pub type Result<T, E = Error> = std::result::Result<T, E>;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("a database address starts with sqlite: or postgres://")]
    Address,
    #[error("database: {0}")]
    Database(sqlx::Error),
    #[error("schema: {0}")]
    Schema(#[from] sqlx::migrate::MigrateError),
    /// Nothing was promised: it may be written only if the connection broke while it was committing.
    #[error("nothing could be written: {0}")]
    Commit(#[from] Arc<sqlx::Error>),
    /// Too much waits to be written; nothing of this was.
    #[error("there is too much to write")]
    Busy,
    #[error("the store is closed")]
    Closed,
    #[error("there is no table {0}")]
    NoTable(TableId),
    #[error("there is no person {0}")]
    NoPerson(PersonId),
    #[error("table {table} has no seat {seat}")]
    NoSeat { table: TableId, seat: u8 },
    #[error("the log of table {table} ends with line {last}, so line {first} cannot be next")]
    Gap { table: TableId, first: u64, last: u64 },
    #[error("a text with a zero byte cannot be kept")]
    ZeroByte,
    #[error("the store is not empty")]
    NotEmpty,
    #[error("line {line}: {why}")]
    Import { line: u64, why: String },
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl Error {
    /// Whether the database could not be asked: it is away, going or coming, and would answer otherwise.
    pub fn is_outage(&self) -> bool {
        let error = match self {
            Self::Database(error) => error,
            Self::Commit(error) => error.as_ref(),
            _ => return false,
        };
        match error {
            sqlx::Error::PoolTimedOut | sqlx::Error::Io(_) | sqlx::Error::Tls(_) => true,
            // Half a message: the connection broke in the middle of it.
            sqlx::Error::Protocol(_) => true,
            // Connection exceptions, and a server that shuts down or starts.
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                code.len() == 5 && (code.starts_with("08") || code.starts_with("57P0"))
            }
            _ => false,
        }
    }
}

/// SQLite finds nothing under a name with a zero byte; PostgreSQL will not even look.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        let code = error.as_database_error().and_then(|error| error.code());
        if code.as_deref() == Some("22021") { Self::ZeroByte } else { Self::Database(error) }
    }
}
