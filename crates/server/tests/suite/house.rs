//! A server of one's own, and people at its tables.

use apitest::Person;
use serde_json::{Value, json};
use server::{Clock, Config, Limits, Serving, serve};
use std::time::Duration;
use store::{Logged, Store, TableId};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

pub(crate) struct House {
    pub config: Config,
    serving: Option<Serving>,
    /// SQLite's file lives here.
    _folder: Option<TempDir>,
}

impl House {
    /// On SQLite, without limits.
    pub(crate) async fn open() -> House {
        House::with(|_| {}).await
    }

    /// With a clock that stands until it is moved.
    pub(crate) async fn with_clock() -> House {
        House::with(|config| config.clock = Clock::handed()).await
    }

    /// Let time pass.
    pub(crate) fn wait(&self, seconds: f64) {
        self.config.clock.advance(Duration::from_secs_f64(seconds));
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let db = format!("sqlite:{}", folder.path().join("kamen.db").display());
        House::start(db, Some(folder), change).await
    }

    /// On PostgreSQL; nothing where it is not wanted.
    pub(crate) async fn on_postgres() -> Option<House> {
        Some(House::start(pgtest::database()?, None, |_| {}).await)
    }

    /// On a database that others may use as well.
    pub(crate) async fn on(db: String, change: impl FnOnce(&mut Config)) -> House {
        House::start(db, None, change).await
    }

    async fn start(db: String, folder: Option<TempDir>, change: impl FnOnce(&mut Config)) -> House {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), db);
        config.limits = Limits::lifted();
        change(&mut config);
        let serving = serve(config.clone()).await.expect("a server");
        House { config, serving: Some(serving), _folder: folder }
    }

    pub(crate) fn address(&self) -> String {
        self.serving.as_ref().expect("it is open").address.to_string()
    }

    /// How many tables are in memory.
    pub(crate) fn awake(&self) -> usize {
        self.serving.as_ref().expect("it is open").tables()
    }

    pub(crate) async fn stop(&mut self) {
        self.serving.take().expect("it is open").stop().await;
    }

    pub(crate) async fn begin(&mut self) {
        self.serving = Some(serve(self.config.clone()).await.expect("a server"));
    }

    pub(crate) async fn guest(&self) -> Person {
        Person::guest(self.address()).await
    }

    pub(crate) fn stranger(&self) -> Person {
        Person::stranger(self.address())
    }

    /// Two guests at a table of two that has begun; the first sits in the first seat.
    pub(crate) async fn pair(&self, plan: &Value) -> (String, Person, Person) {
        let (a, b) = (self.guest().await, self.guest().await);
        let table = a.table(plan).await;
        b.sit(&table, "B").await;
        (table, a, b)
    }

    /// The database, seen from the side.
    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.config.db).await.expect("a store")
    }

    pub(crate) async fn log(&self, table: &str) -> Vec<Logged> {
        self.store().await.log(&TableId::from(table), 0).await.expect("a log")
    }

    pub(crate) async fn is_alive(&self) -> bool {
        let health = reqwest::get(format!("http://{}/health", self.address())).await.expect("an answer");
        health.status().is_success()
    }
}

/// A table of Connect Four.
pub(crate) fn four() -> Value {
    json!({ "game": "connect-four" })
}

/// The same with agreements of its own.
pub(crate) fn four_with(table: &Value) -> Value {
    json!({ "game": "connect-four", "table": table })
}

/// Answer in turns, the first person first.
pub(crate) async fn play(table: &str, people: [&Person; 2], answers: &str) {
    for (i, answer) in answers.split_whitespace().enumerate() {
        people[i % 2].answer(table, answer).await.ok();
    }
}

/// Wait until something holds that nothing tells of, looking again and again.
pub(crate) async fn eventually<F: Future<Output = bool>>(within: Duration, mut holds: impl FnMut() -> F) -> bool {
    let end = Instant::now() + within;
    loop {
        if holds().await {
            return true;
        }
        if Instant::now() > end {
            return false;
        }
        sleep(Duration::from_millis(50)).await;
    }
}
