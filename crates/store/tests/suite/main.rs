//! What a store promises, tested on SQLite and on PostgreSQL alike.

mod archive;
mod bad_days;
mod db;
mod keepers;
mod log;
mod news;
mod people;
mod results;
mod tables;

/// Runs each case on a fresh database of either kind. On SQLite a case is a test; on PostgreSQL they share one, and
/// with it a server, which takes longer to start than all of them to run.
macro_rules! cases {
    ($($case:ident)* $(; on_postgres_alone: $($alone:ident)*)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $case() {
                    super::$case(crate::db::Db::sqlite()).await;
                }
            )*
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn postgres() {
            $(
                let Some(db) = crate::db::Db::postgres() else { return };
                println!("on PostgreSQL: {}", stringify!($case));
                $case(db).await;
            )*
            $($(
                let Some(db) = crate::db::Db::postgres() else { return };
                println!("on PostgreSQL: {}", stringify!($alone));
                $alone(db).await;
            )*)?
        }
    };
}
use cases;
