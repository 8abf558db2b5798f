//! A server under load is killed at random moments, again and again: it keeps what it promised, and every table goes on.

use crate::load::{Promised, Room};
use crate::process::Process;
use apitest::Person;
use kernel::Luck;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::{Filter, Logged, Status, Store, TableId};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

const KILLS: u32 = 20;
/// A lease of PostgreSQL runs out, and the next look finds it.
const TAKEN_OVER: Duration = Duration::from_secs(12);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_keeps_its_promises_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_again_and_again(&format!("sqlite:{}", folder.path().join("kamen.db").display())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_keeps_its_promises_on_postgres() {
    if let Some(db) = pgtest::database() {
        kill_again_and_again(&db).await;
    }
}

async fn kill_again_and_again(db: &str) {
    let mut luck = Luck::new(std::process::id().into());
    let mut process = Process::start(db);
    let (here, whereabouts) = watch::channel(process.address.clone());
    let promised = Promised::default();
    let host = Person::guest(&process.address).await;
    let (mut rooms, mut counts) = (vec![], vec![]);
    let plans = [
        (json!({ "game": "connect-four", "public": true }), true),
        (json!({ "game": "connect-four", "public": true }), false),
        (json!({ "game": "liars-dice", "seats": 2, "public": true }), true),
        (json!({ "game": "tash-kalar", "public": true }), true),
        (json!({ "game": "summoner-wars-2", "public": true }), true),
        (json!({ "game": "summoner-wars-2", "public": true }), false),
    ];
    for ((plan, live), seed) in plans.into_iter().zip((0..).step_by(2)) {
        let people = [Person::guest(&process.address).await, Person::guest(&process.address).await];
        let (promised, whereabouts, answered) = (promised.clone(), whereabouts.clone(), Arc::<AtomicU64>::default());
        counts.push(answered.clone());
        rooms.push(tokio::spawn(Room { plan, people, promised, whereabouts, live, seed, answered }.run()));
    }
    let mut bots = vec![];
    for _ in 0..KILLS {
        let here_now = host.at(&process.address);
        bots.push(here_now.table(&json!({ "game": "summoner-wars-2", "sitters": ["random", "random"] })).await);
        // Not for a clock: the rooms play on meanwhile, and it dies in the middle of whatever they do.
        sleep(Duration::from_millis(u64::from(luck.below(500)))).await;
        process.kill();
        process = Process::start(db);
        let _ = here.send(process.address.clone());
    }
    check_rooms_go_on(&counts).await;
    let _ = here.send(String::new());
    let mut games = 0;
    for room in rooms {
        games += room.await.expect("nobody was told a lie");
    }
    let store = Store::open(db).await.expect("a store");
    check_promises(&store, &promised, games).await;
    check_bots(&store, &bots).await;
    check_all_go_on(&store, &host.at(&process.address)).await;
}

/// In every room the game that was cut short is played on.
async fn check_rooms_go_on(counts: &[Arc<AtomicU64>]) {
    let before: Vec<u64> = counts.iter().map(|count| count.load(Ordering::Relaxed)).collect();
    let end = Instant::now() + Duration::from_secs(5);
    while counts.iter().zip(&before).any(|(count, before)| count.load(Ordering::Relaxed) <= before + 2) {
        assert!(Instant::now() < end, "{before:?} answers, and now {counts:?}");
        sleep(Duration::from_millis(20)).await;
    }
}

async fn log(store: &Store, table: &str) -> Vec<Logged> {
    store.log(&TableId::from(table), 0).await.expect("a log")
}

async fn check_promises(store: &Store, promised: &Promised, games: u32) {
    let promised = promised.lock().expect("fine").clone();
    let mut answers = 0;
    for (table, promised) in &promised {
        // That the table went on for somebody is in the log, and no line that people are told the number of.
        let log = log(store, table).await.into_iter().map(|logged| logged.line);
        let public: Vec<String> = log.filter(|line| !line.contains("\"stood\"")).collect();
        for (line, answer) in promised {
            assert!(*line <= public.len() as u64, "table {table} lost line {line} and ends with {}", public.len());
            let mut until = public[..*line as usize].iter().rev();
            let said = until.find(|line| !line.contains("\"chance\"")).expect("a line");
            let said: Value = serde_json::from_str(said).expect("JSON");
            assert_eq!(said["said"][1], *answer, "table {table}, line {line}");
            answers += 1;
        }
    }
    assert!(answers > 500, "only {answers} answers in {} tables: no load at all", promised.len());
    assert!(games > 2, "only {games} games came to their end");
}

/// A table of bots that was left in the middle is played to its end by itself.
async fn check_bots(store: &Store, tables: &[String]) {
    let end = Instant::now() + TAKEN_OVER + Duration::from_secs(20);
    for table in tables {
        let status =
            async || store.table(&TableId::from(table.as_str())).await.expect("a row").expect("a table").status;
        while status().await != Status::Finished {
            assert!(Instant::now() < end, "the bots of {table} stopped after {} lines", log(store, table).await.len());
            sleep(Duration::from_millis(100)).await;
        }
    }
}

/// Every table there is can be looked at, and what is not over can be played on.
async fn check_all_go_on(store: &Store, host: &Person) {
    let tables = store.tables(None, &Filter::default(), None, 10_000).await.expect("tables");
    for table in &tables {
        let seen = host.look(&table.id.0).await;
        let asked = seen["state"]["asked"].as_array().expect("a list");
        match seen["state"]["status"].as_str() {
            Some("finished") => {
                assert_eq!(host.get(&format!("/tables/{}/record", table.id)).await.status, 200, "{}", table.id);
            }
            Some("playing") => assert!(!asked.is_empty(), "nobody is asked at {}", table.id),
            _ => assert!(table.seats.iter().any(|seat| seat.sitter.is_none()), "{} was never begun", table.id),
        }
    }
}
