//! Time that runs out, and time while nobody kept it.

use crate::house::{House, eventually, four_with};
use serde_json::{Value, json};
use std::time::Duration;
use store::{Keep, TableId};

fn left(look: &Value, seat: &str) -> i64 {
    look["state"]["clocks"][seat].as_i64().unwrap_or_else(|| panic!("{look}"))
}

fn live(timeout: &str) -> Value {
    four_with(&json!({ "clock": { "live": { "seconds": 10, "increment": 3 } }, "timeout": timeout }))
}

#[tokio::test]
async fn a_live_clock_runs_out_in_a_loss_or_the_default() {
    let house = House::with_clock().await;
    let (lost, a, b) = house.pair(&live("loss")).await;
    let (default, c, d) = house.pair(&live("default")).await;
    house.wait(2.0);
    a.answer(&lost, "d").await.ok();
    house.wait(1.0);
    let look = a.look(&lost).await;
    assert_eq!((left(&look, "A"), left(&look, "B")), (11_000, 9_000), "the increment is mine, the time theirs");
    let mut ears = [b.listen(&lost, 0).await, d.listen(&default, 0).await];
    let [at_loss, at_default] = &mut ears;
    at_loss.until(|ear| !ear.state.is_null()).await;
    house.wait(8.9);
    assert_eq!(a.look(&lost).await["state"]["status"], "playing", "not yet");
    house.wait(0.1);
    tokio::join!(
        at_loss.until(|ear| ear.state["status"] == "finished"),
        at_default.until(|ear| ear.state["asked"] == json!(["B"])),
    );
    assert!(at_loss.heard("timeout") && at_default.heard("timeout"));
    assert_eq!(at_loss.state["ranks"], json!({ "A": 1, "B": 2 }));
    assert_eq!(at_default.state["status"], "playing");
    d.answer(&default, "d").await.ok();
    assert!(left(&c.look(&default).await, "A") > 5_000, "a short while for the next question");
}

#[tokio::test]
async fn a_restart_keeps_clocks_and_charges_nobody_for_it() {
    let mut house = House::with_clock().await;
    let days = four_with(&json!({ "clock": { "days": { "days": 2 } } }));
    let (slow, a, b) = house.pair(&days).await;
    let (quick, c, d) = house.pair(&live("loss")).await;
    a.answer(&slow, "d").await.ok();
    c.answer(&quick, "d").await.ok();
    house.wait(1.2);
    assert_eq!(left(&d.look(&quick).await, "B"), 8_800);
    house.stop().await;
    house.wait(3.0);
    house.begin().await;
    let [b, d] = [b, d].map(|person| person.at(house.address()));
    // The server takes up its tables by itself.
    let resumed = || async { house.log(&quick).await.iter().any(|line| line.line.contains("resumed")) };
    assert!(eventually(Duration::from_secs(3), resumed).await);
    let after = left(&d.look(&quick).await, "B");
    // What was thought about the question before is forgiven with the rest.
    assert_eq!(after, 10_000);
    assert_eq!(left(&b.look(&slow).await, "B"), 2 * 24 * 60 * 60 * 1000);
    d.answer(&quick, "d").await.ok();
    b.answer(&slow, "d").await.ok();
}

#[tokio::test]
async fn a_table_that_sleeps_while_no_server_runs_is_not_charged_for_it() {
    let mut house = House::with_clock().await;
    let (table, a, b) = house.pair(&live("loss")).await;
    a.answer(&table, "d").await.ok();
    house.stop().await;
    // As if it had fallen asleep before the server stopped.
    let (id, store) = (TableId::from(table.as_str()), house.store().await);
    let said = store.log(&id, 0).await.expect("a log").last().expect("a line").at;
    assert_eq!(store.keep_table(&id, "x", said, said).await.expect("it is there"), Keep::TakenOver);
    store.release_table(&id, "x", Some(said + 10_000)).await.expect("it is there");
    drop(store);
    house.wait(7.0);
    house.begin().await;
    let b = b.at(house.address());
    let after = left(&b.look(&table).await, "B");
    assert!((7_500..=10_000).contains(&after), "{after}");
    assert!(house.log(&table).await.last().is_some_and(|line| line.line.contains("away")));
}

#[tokio::test]
async fn a_restart_wakes_the_bots_without_a_visit() {
    let mut house = House::open().await;
    let a = house.guest().await;
    let plan = json!({ "game": "summoner-wars-2", "sitters": ["medium", "medium"] });
    let table = a.table(&plan).await;
    let long = async |house: &House| house.log(&table).await.len();
    assert!(eventually(Duration::from_secs(5), || async { long(&house).await > 20 }).await);
    house.stop().await;
    let before = long(&house).await;
    house.begin().await;
    assert!(eventually(Duration::from_secs(8), || async { long(&house).await > before }).await);
}

#[tokio::test]
async fn a_clock_that_makes_no_sense_is_refused() {
    let house = House::open().await;
    let a = house.guest().await;
    for clock in [json!({ "live": { "seconds": 1, "increment": 0 } }), json!({ "days": { "days": 0 } })] {
        let body = a.post("/tables", &four_with(&json!({ "clock": clock }))).await.problem(422, "bad-field");
        assert_eq!(body["field"], "clock");
    }
}
