//! Who listens hears of every change at a table, and of keys that open no more. PostgreSQL carries the news between processes; SQLite stays in one.

use crate::pool::Pool;
use crate::{Result, TableId};
use sqlx::PgConnection;
use sqlx::postgres::{PgListener, PgPool};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::JoinSet;

const CHANNEL: &str = "kamen";
const RETRY: Duration = Duration::from_millis(250);

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// The log of a table grew, and ends with this line.
    Log { table: TableId, seq: u64 },
    /// A table was made or dropped, or its seats, setup or status changed.
    Table { table: TableId },
    /// A key was taken away from its owner.
    Key { hash: String },
    /// The line to the database was cut and is restored; what happened meanwhile is not told.
    Lost,
}

impl News {
    /// As PostgreSQL carries it. The name stands last, so that it may hold anything.
    fn to_payload(&self) -> String {
        match self {
            Self::Log { table, seq } => format!("log {seq} {table}"),
            Self::Table { table } => format!("table 0 {table}"),
            Self::Key { hash } => format!("key 0 {hash}"),
            Self::Lost => "lost 0 ".into(),
        }
    }

    /// Nothing for a payload of some later version, which this one need not understand.
    fn from_payload(payload: &str) -> Option<Self> {
        let mut words = payload.splitn(3, ' ');
        let (kind, number, name) = (words.next()?, words.next()?.parse().ok()?, words.next()?);
        match kind {
            "log" => Some(Self::Log { table: name.into(), seq: number }),
            "table" => Some(Self::Table { table: name.into() }),
            "key" => Some(Self::Key { hash: name.into() }),
            "lost" => Some(Self::Lost),
            _ => None,
        }
    }
}

/// Goes out when the transaction is committed, and not otherwise.
pub(crate) async fn notify(connection: &mut PgConnection, news: &News) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(news.to_payload()).execute(connection).await?;
    Ok(())
}

/// Starts to pass on what PostgreSQL tells; SQLite tells nothing by itself.
pub(crate) async fn listen(pool: &Pool, news: &broadcast::Sender<News>) -> Result<JoinSet<()>> {
    let mut tasks = JoinSet::new();
    if let Pool::Postgres(pool) = pool {
        let listener = connect(pool).await?;
        tasks.spawn(pass_on(listener, pool.clone(), news.clone()));
    }
    Ok(tasks)
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn pass_on(mut listener: PgListener, pool: PgPool, news: broadcast::Sender<News>) {
    loop {
        while let Ok(Some(told)) = listener.try_recv().await {
            if let Some(told) = News::from_payload(told.payload()) {
                let _ = news.send(told);
            }
        }
        listener = loop {
            match connect(&pool).await {
                Ok(listener) => break listener,
                Err(sqlx::Error::PoolClosed) => return,
                Err(_) => tokio::time::sleep(RETRY).await,
            }
        };
        let _ = news.send(News::Lost);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_travel_as_text() {
        let table = TableId::from("a b");
        let key = News::Key { hash: "c d".into() };
        for news in [News::Log { table: table.clone(), seq: 7 }, News::Table { table }, key, News::Lost] {
            assert_eq!(News::from_payload(&news.to_payload()), Some(news));
        }
        assert_eq!(News::from_payload("smoke 1 t"), None);
        assert_eq!(News::from_payload("log x t"), None);
    }
}
