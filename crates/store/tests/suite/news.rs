use crate::db::{Db, lines, person, t};
use std::time::Duration;
use store::{Claim, News, Status};
use tokio::sync::broadcast::Receiver;

crate::cases! {
    every_change_at_a_table_is_told
    what_was_refused_is_not_told;
    on_postgres_alone:
    another_process_hears
    a_cut_line_is_told
}

async fn next(news: &mut Receiver<News>) -> News {
    tokio::time::timeout(Duration::from_secs(20), news.recv()).await.expect("there are news").unwrap()
}

async fn every_change_at_a_table_is_told(db: Db) {
    let store = db.open_with_table().await;
    let mut news = store.news();
    assert_eq!(store.append(&t(), 1, lines(&["a", "b"])).await.unwrap(), Claim::Done);
    assert_eq!(next_of_ours(&mut news).await, News::Log { table: t(), seq: 2 });
    assert_eq!(store.take_seat(&t(), 0, &person("ann"), 11).await.unwrap(), Claim::Done);
    assert_eq!(next(&mut news).await, News::Table { table: t() });
    assert_eq!(store.set_status(&t(), Status::Open, Status::Playing, 12).await.unwrap(), Claim::Done);
    assert_eq!(next(&mut news).await, News::Table { table: t() });
}

/// PostgreSQL may still be telling that the table was made.
async fn next_of_ours(news: &mut Receiver<News>) -> News {
    match next(news).await {
        News::Table { .. } => next(news).await,
        other => other,
    }
}

async fn what_was_refused_is_not_told(db: Db) {
    let store = db.open_with_table().await;
    let mut news = store.news();
    assert!(store.append(&t(), 2, lines(&["gap"])).await.is_err());
    assert_eq!(store.append(&t(), 0, lines(&["late"])).await.unwrap(), Claim::Taken);
    assert_eq!(store.set_status(&t(), Status::Playing, Status::Finished, 12).await.unwrap(), Claim::Taken);
    assert_eq!(store.append(&t(), 1, lines(&["a"])).await.unwrap(), Claim::Done);
    assert_eq!(next_of_ours(&mut news).await, News::Log { table: t(), seq: 1 });
}

async fn another_process_hears(db: Db) {
    let store = db.open_with_table().await;
    let mut news = db.open().await.news();
    assert!(news.is_empty());
    let other = db.open().await;
    let mut heard = other.news();
    assert_eq!(store.append(&t(), 1, lines(&["a"])).await.unwrap(), Claim::Done);
    assert_eq!(next(&mut heard).await, News::Log { table: t(), seq: 1 });
    assert_eq!(other.append(&t(), 2, lines(&["b"])).await.unwrap(), Claim::Done);
    assert_eq!(next(&mut heard).await, News::Log { table: t(), seq: 2 });
    // A store that is gone listens no more.
    assert!(news.recv().await.is_err());
}

async fn a_cut_line_is_told(db: Db) {
    let store = db.open_with_table().await;
    let mut news = store.news();
    // The listener's alone: of many lines cut at once, it might take up another that is about to go, and lose it too.
    db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    .await;
    assert_eq!(next_of_ours(&mut news).await, News::Lost);
    assert_eq!(store.append(&t(), 1, lines(&["a"])).await.unwrap(), Claim::Done);
    assert_eq!(next(&mut news).await, News::Log { table: t(), seq: 1 });
}
