//! How long who asks waits for a turn. A person had better hear soon that there is too much to do; what the server itself
//! has to write waits as long as it takes. Only waiting is cut short, never what has begun.

use crate::{Error, Result, Store};
use sqlx::pool::PoolConnection;
use std::time::Duration;
use tokio::time::timeout;

/// Who cannot begin within this time is told so, and nothing was changed.
/// Without optimisation, beside other tests, a multiple is forgiven.
pub const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 20 } else { 1 });

impl Store {
    /// The same store for who waits no longer than this for a turn: [`Error::Busy`].
    pub fn with_patience(&self, patience: Duration) -> Store {
        Store { patience: Some(patience), ..self.clone() }
    }

    /// The same store for the server itself, which waits as long as the database is there.
    pub fn patient(&self) -> Store {
        Store { patience: None, ..self.clone() }
    }

    /// How long who asks this one waits.
    pub fn patience(&self) -> Option<Duration> {
        self.patience
    }

    /// A connection, as soon as one is free.
    pub(crate) async fn connection<DB: sqlx::Database>(&self, pool: &sqlx::Pool<DB>) -> Result<PoolConnection<DB>> {
        loop {
            let found = match self.patience {
                Some(patience) => timeout(patience, pool.acquire()).await.unwrap_or(Err(sqlx::Error::PoolTimedOut)),
                None => pool.acquire().await,
            };
            match found {
                Err(sqlx::Error::PoolTimedOut) => match self.too_much().await {
                    Error::Busy if self.patience.is_none() => {}
                    error => return Err(error),
                },
                found => return Ok(found?),
            }
        }
    }

    /// Why nobody's turn came: there is too much to do, or the database is not there.
    pub async fn too_much(&self) -> Error {
        if self.pools.bell.is_answered().await { Error::Busy } else { Error::Database(sqlx::Error::PoolTimedOut) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pool::Pool;
    use crate::{Claim, Line, NewTable};
    use std::any::Any;

    /// Nobody's turn comes within this where others were there before.
    const NO_TIME: Duration = Duration::from_millis(1);

    /// A fresh database of either kind with a person and a table.
    async fn stores() -> Vec<(Store, Option<tempfile::TempDir>)> {
        let folder = tempfile::tempdir().unwrap();
        let sqlite = format!("sqlite:{}", folder.path().join("kamen.db").display());
        let mut stores = vec![(Store::open(&sqlite).await.unwrap(), Some(folder))];
        if let Some(url) = pgtest::database() {
            stores.push((Store::open(&url).await.unwrap(), None));
        }
        for (store, _) in &stores {
            assert_eq!(store.add_guest(&"ann".into(), "Ann", "{}", 1).await.unwrap(), Claim::Done);
            assert_eq!(store.create_table(&table("t")).await.unwrap(), Claim::Done);
        }
        stores
    }

    fn table(id: &str) -> NewTable {
        let [game, setup, options] = ["go", "19x19", "{}"].map(String::from);
        let (id, host) = (id.into(), "ann".into());
        NewTable { id, game, setup, options, public: true, host, home: None, created_at: 1, seats: vec![None, None] }
    }

    fn line(text: &str) -> Vec<Line> {
        vec![Line { at: 2, line: text.into() }]
    }

    /// Whatever there is of a pool, in our hands. Of those that PostgreSQL's readers and writers share, one listens for news.
    async fn all_of(pool: &Pool) -> Vec<Box<dyn Any>> {
        let mut taken: Vec<Box<dyn Any>> = vec![];
        match pool {
            Pool::Sqlite(pool) => {
                for _ in 0..pool.options().get_max_connections() {
                    taken.push(Box::new(pool.acquire().await.unwrap()));
                }
            }
            Pool::Postgres(pool) => {
                let all = pool.options().get_max_connections();
                for _ in 0..if all > 1 { all - 1 } else { all } {
                    taken.push(Box::new(pool.acquire().await.unwrap()));
                }
            }
        }
        taken
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn where_all_connections_are_taken_who_asks_hears_soon_and_the_server_waits() {
        for (store, _folder) in stores().await {
            let taken = all_of(&store.pools.read).await;
            let hurried = store.with_patience(NO_TIME);
            assert!(matches!(hurried.person(&"ann".into()).await, Err(Error::Busy)));
            assert!(matches!(hurried.tables(None, &crate::Filter::default(), None, 9).await, Err(Error::Busy)));
            if !store.is_own() {
                assert!(matches!(hurried.set_meta("key", "hurried").await, Err(Error::Busy)));
                assert!(matches!(hurried.create_table(&table("u")).await, Err(Error::Busy)));
            }
            let own = tokio::spawn({
                let own = store.patient();
                async move { own.person(&"ann".into()).await }
            });
            drop(taken);
            assert!(own.await.unwrap().unwrap().is_some());
            assert!(store.person(&"ann".into()).await.unwrap().is_some(), "and then it is as it was");
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn behind_another_change_who_asks_hears_soon_and_nothing_of_it_is_written() {
        for (store, _folder) in stores().await {
            let hurried = store.with_patience(NO_TIME);
            let others: Box<dyn Any> = match &store.pools.group {
                Some(group) => Box::new(group.begin(None).await.unwrap()),
                // The log has a connection of its own, the other changes any of those that read.
                None => Box::new((all_of(&store.pools.log).await, all_of(&store.pools.write).await)),
            };
            for _ in 0..3 {
                let refused = hurried.append(&"t".into(), 1, line("hurried")).await;
                assert!(matches!(refused, Err(Error::Busy)), "{refused:?}");
            }
            assert!(matches!(hurried.set_meta("key", "hurried").await, Err(Error::Busy)));
            assert!(matches!(hurried.create_table(&table("u")).await, Err(Error::Busy)));
            let own = tokio::spawn({
                let own = store.patient();
                async move { own.append(&"t".into(), 1, line("own")).await }
            });
            drop(others);
            assert_eq!(own.await.unwrap().unwrap(), Claim::Done);
            let log: Vec<_> = store.log(&"t".into(), 0).await.unwrap().into_iter().map(|line| line.line).collect();
            assert_eq!(log, ["own"], "what was refused is not written later");
            assert_eq!(store.meta("key").await.unwrap(), None);
            assert_eq!(store.table(&"u".into()).await.unwrap(), None);
            assert_eq!(store.append(&"t".into(), 2, line("next")).await.unwrap(), Claim::Done);
        }
    }
}
