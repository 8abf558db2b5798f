//! A process that is stopped and goes on: nobody pays for that.

use crate::process::Process;
use apitest::Person;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopped_server_charges_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(&format!("sqlite:{}", folder.path().join("kamen.db").display()));
    let (a, b) = (Person::guest(&server.address).await, Person::guest(&server.address).await);
    let clock = json!({ "clock": { "live": { "seconds": 10, "increment": 0 } } });
    let table = a.table(&json!({ "game": "connect-four", "table": clock })).await;
    b.sit(&table, "B").await;
    a.answer(&table, "d").await.ok();
    server.signal("STOP");
    // The operating system stops it, so its clock cannot be handed in. Charged for it, less than 6 s would be left.
    tokio::time::sleep(Duration::from_secs(5)).await;
    server.signal("CONT");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let look = b.look(&table).await;
    assert_eq!(look["state"]["status"], "playing", "{look}");
    let left = look["state"]["clocks"]["B"].as_i64().expect("a clock");
    assert!((6_000..=10_000).contains(&left), "{look}");
    b.answer(&table, "d").await.ok();
}
