//! More than the database can do: who waits too long for a turn is told so, in words, and nothing of it is done.

use crate::house::{House, eventually, four, four_with};
use apitest::{Person, Reply};
use serde_json::{Value, json};
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use std::time::Duration;

/// Long enough for who is alone and for a connection to be made, too short behind somebody who does not let go.
const SOON: Duration = Duration::from_millis(400);

/// Two tables in play at a house that has little patience; who is asked there, and what.
async fn crowded(mut house: House) -> (House, [(String, Person, Value); 2]) {
    let mut asked = vec![];
    for _ in 0..2 {
        let (table, a, _b) = house.pair(&four()).await;
        let question = a.look(&table).await["state"]["question"]["id"].clone();
        asked.push((format!("/tables/{table}/answer"), a, json!({ "question": question, "answer": "d" })));
    }
    house.stop().await;
    house.config.patience = SOON;
    house.begin().await;
    for (path, a, _) in &mut asked {
        *a = a.at(house.address());
        // Its table is awake before the crowd comes.
        let look = path.trim_end_matches("/answer").to_string();
        insisted(|| a.get(&look)).await.ok();
    }
    (house, asked.try_into().expect("two"))
}

/// Asked again for as long as there is too much to do.
async fn insisted<F: Future<Output = Reply>>(ask: impl Fn() -> F) -> Reply {
    for _ in 0..200 {
        let reply = ask().await;
        if reply.status != 503 {
            return reply;
        }
    }
    panic!("it stays crowded")
}

fn refused(reply: &Reply) {
    reply.problem(503, "overloaded");
    assert_eq!(reply.headers["retry-after"], "1");
}

async fn until_healthy(url: String) {
    while !reqwest::get(&url).await.expect("an answer").status().is_success() {}
}

async fn is_counted(house: &House) -> bool {
    let metrics = reqwest::get(format!("http://{}/metrics", house.address())).await.expect("an answer");
    metrics.text().await.expect("a text").contains("kamen_overloaded ")
}

/// Until so many wait for a table that somebody holds.
async fn waiting(holder: &mut PgConnection, table: &str, least: i64) {
    let sql = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = CAST($1 AS regclass)";
    let enough = async {
        while sqlx::query_scalar::<_, i64>(sql).bind(table).fetch_one(&mut *holder).await.expect("a number") < least {}
    };
    tokio::time::timeout(Duration::from_secs(60), enough).await.expect("they come");
}

async fn page(house: &House) -> (u16, String) {
    let page = reqwest::Client::new().get(format!("http://{}/health", house.address()));
    let page = page.header("accept-language", "cs").send().await.expect("a page");
    (page.status().as_u16(), page.text().await.expect("a text"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_another_writes_to_the_file_answers_are_refused_and_can_be_sent_again() {
    let (house, [(path, a, answer), (other_path, b, other)]) = crowded(House::open().await).await;
    let mut holder = SqliteConnection::connect(&house.config.db).await.expect("the file");
    holder.execute("BEGIN IMMEDIATE").await.expect("a turn");
    for _ in 0..3 {
        refused(&a.post(&path, &answer).await);
        refused(&b.post(&other_path, &other).await);
    }
    refused(&a.post("/tables", &four()).await);
    let (status, text) = page(&house).await;
    assert!(status == 503 && text.contains("víc práce, než server stíhá"), "{status} {text}");
    assert!(is_counted(&house).await);
    holder.execute("ROLLBACK").await.expect("it was nothing");
    for (path, person, answer) in [(&path, &a, &answer), (&other_path, &b, &other)] {
        // Nothing of it was written before, and now it is.
        insisted(|| person.post(path, answer)).await.ok();
        insisted(|| person.post(path, answer)).await.problem(409, "not-asked");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_postgresql_that_stands_still_too_much_is_not_taken_for_silence() {
    let Some(house) = House::on_postgres().await else { return };
    let (house, [(path, a, answer), (other_path, b, other)]) = crowded(house).await;
    let mut holder = PgConnection::connect(&house.config.db).await.expect("the database");
    holder.execute("BEGIN; LOCK TABLE log, meta IN EXCLUSIVE MODE").await.expect("a turn");
    // The first is being written, and waits until it is.
    let first = tokio::spawn({
        let (path, a, answer) = (path.clone(), a.clone(), answer.clone());
        async move { insisted(|| a.post(&path, &answer)).await }
    });
    waiting(&mut holder, "log", 1).await;
    for _ in 0..3 {
        refused(&b.post(&other_path, &other).await);
    }
    // Now all connections are taken: of the sixteen, one listens for news.
    let url = format!("http://{}/health", house.address());
    let crowd: Vec<_> = (0..24).map(|_| tokio::spawn(until_healthy(url.clone()))).collect();
    waiting(&mut holder, "meta", 15).await;
    refused(&b.post("/tables", &four()).await);
    refused(&b.get("/tables").await);
    let (status, text) = page(&house).await;
    assert!(status == 503 && text.contains("víc práce, než server stíhá"), "{status} {text}");
    assert!(is_counted(&house).await);
    holder.execute("ROLLBACK").await.expect("it was nothing");
    first.await.expect("an end").ok();
    for health in crowd {
        health.await.expect("an end");
    }
    insisted(|| b.post(&other_path, &other)).await.ok();
}

/// A table that waits for the database to end a game is shown without its board, and the others as ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_busy_table_does_not_hide_the_others() {
    let mut house = House::with_clock().await;
    let clock = json!({ "clock": { "live": { "seconds": 10, "increment": 0 } } });
    let (busy, a, _b) = house.pair(&four_with(&clock)).await;
    let other = a.table(&four()).await;
    house.stop().await;
    house.config.patience = SOON;
    house.begin().await;
    let a = a.at(house.address());
    for table in [&busy, &other] {
        let look = format!("/tables/{table}");
        insisted(|| a.get(&look)).await.ok();
    }
    let mut holder = SqliteConnection::connect(&house.config.db).await.expect("the file");
    holder.execute("BEGIN IMMEDIATE").await.expect("a turn");
    house.wait(11.0);
    let look = format!("/tables/{busy}");
    let is_busy = || async { a.get(&look).await.status == 503 };
    assert!(eventually(Duration::from_secs(20), is_busy).await);
    let apitest::Pass::Cookie(cookie) = &a.pass else { panic!("a cookie") };
    let home = || async {
        let home = reqwest::Client::new().get(format!("http://{}/", house.address())).header("cookie", cookie);
        home.send().await.expect("a page").text().await.expect("HTML")
    };
    let has_both = |home: &str| [&busy, &other].iter().all(|table| home.contains(&format!("/t/{table}")));
    assert!(eventually(Duration::from_secs(20), || async { has_both(&home().await) }).await, "{}", home().await);
    assert!(is_busy().await);
    holder.execute("ROLLBACK").await.expect("it was nothing");
}
