//! Coming to a table, and leaving it.

use crate::house::{House, eventually, four};
use apitest::{Ear, Heard};
use serde_json::{Value, json};
use std::time::Duration;

fn kinds(state: &Value) -> Vec<&str> {
    state["seats"].as_array().expect("seats").iter().map(|seat| seat["kind"].as_str().unwrap_or_default()).collect()
}

#[tokio::test]
async fn a_bot_is_ordered_by_its_name_alone() {
    let house = House::open().await;
    let a = house.guest().await;
    let open = a.table(&four()).await;
    for bot in ["search:25s:2", "search:3600s:64", "search:1", "hard:1s"] {
        let plan = json!({ "game": "connect-four", "sitters": ["me", bot] });
        a.post("/tables", &plan).await.problem(422, "bad-field");
        a.post(&format!("/tables/{open}/seats/B"), &json!({ "bot": bot })).await.problem(422, "bad-field");
    }
    let offered = a.get("/games/connect-four").await.ok()["bots"].clone();
    assert_eq!(offered, json!(["random", "greedy", "easy", "medium", "hard"]));
    a.table(&json!({ "game": "connect-four", "sitters": ["me", "hard"] })).await;
}

#[tokio::test]
async fn a_game_begins_when_the_last_seat_is_taken() {
    let house = House::open().await;
    let (a, b) = (house.guest().await, house.guest().await);
    let table = a.table(&json!({ "game": "liars-dice", "seats": 3 })).await;
    let seat = |letter: &str| format!("/tables/{table}/seats/{letter}");
    a.act(&table, "start").await.problem(409, "seats-empty");
    a.post(&seat("B"), &json!({})).await.problem(409, "seated");
    b.post(&seat("A"), &json!({})).await.problem(409, "seat-taken");
    b.post(&seat("D"), &json!({})).await.problem(404, "not-found");
    b.post(&seat("B"), &json!({ "bot": "greedy" })).await.problem(403, "not-yours");
    a.post(&seat("B"), &json!({ "bot": "nobody" })).await.problem(422, "bad-field");
    b.sit(&table, "B").await;
    assert_eq!(a.look(&table).await["state"]["status"], "open");
    a.post(&seat("C"), &json!({ "bot": "greedy" })).await.ok();
    let state = a.look(&table).await["state"].clone();
    assert_eq!((&state["status"], kinds(&state)), (&json!("playing"), vec!["person", "person", "bot"]));
    house.guest().await.post(&seat("C"), &json!({})).await.problem(409, "started");
    a.act(&table, "start").await.problem(409, "started");
}

#[tokio::test]
async fn leaving_before_the_game_frees_the_seat() {
    let house = House::open().await;
    let (a, b) = (house.guest().await, house.guest().await);
    let table = a.table(&json!({ "game": "liars-dice", "seats": 4, "sitters": ["me", "greedy"] })).await;
    b.sit(&table, "C").await;
    let seat = |letter: &str| format!("/tables/{table}/seats/{letter}");
    b.delete(&seat("A")).await.problem(403, "not-yours");
    b.delete(&seat("B")).await.problem(403, "not-yours");
    a.delete(&seat("C")).await.problem(403, "not-yours");
    b.delete(&seat("C")).await.ok();
    a.delete(&seat("B")).await.ok();
    assert_eq!(kinds(&a.look(&table).await["state"]), ["person", "empty", "empty", "empty"]);
}

#[tokio::test]
async fn leaving_a_game_of_two_gives_it_up() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    b.delete(&format!("/tables/{table}/seats/B")).await.ok();
    assert_eq!(a.look(&table).await["state"]["ranks"], json!({ "A": 1, "B": 2 }));
}

#[tokio::test]
async fn where_others_play_on_a_bot_takes_over() {
    let house = House::open().await;
    let people = [house.guest().await, house.guest().await, house.guest().await];
    let [a, b, c] = &people;
    let table = a.table(&json!({ "game": "liars-dice", "seats": 3 })).await;
    b.sit(&table, "B").await;
    c.sit(&table, "C").await;
    let mut left = Ear::open(a, &table, "").await.expect("an ear");
    left.until(|ear| ear.state["question"].is_object()).await;
    let question = left.state["question"]["id"].as_str().expect("an id").to_string();
    a.act(&table, "resign").await.problem(409, "refused");
    a.delete(&format!("/tables/{table}/seats/A")).await.ok();
    let mut ear = b.listen(&table, 0).await;
    ear.until(|ear| ear.state["asked"] == json!(["B"])).await;
    assert_eq!(kinds(&ear.state), ["bot", "person", "person"]);
    // Who left neither hears what the seat hears nor speaks for it.
    left.send(&question, "liar", 1).await;
    let reply = loop {
        match left.next().await {
            Heard::News => {}
            Heard::Reply(reply) => break Some(reply),
            Heard::Gone => break None,
        }
    };
    assert!(reply.is_none_or(|reply| reply["problem"]["code"] == "not-yours"));
    assert_eq!(a.look(&table).await["seat"], Value::Null);
}

#[tokio::test]
async fn an_ear_does_not_outlive_its_seat() {
    let house = House::open().await;
    let (a, b, c) = (house.guest().await, house.guest().await, house.guest().await);
    let table = a.table(&json!({ "game": "liars-dice", "seats": 2, "sitters": ["open", "open"] })).await;
    b.sit(&table, "A").await;
    let mut ear = Ear::open(&b, &table, "").await.expect("an ear");
    ear.until(|ear| ear.state["status"] == "open").await;
    b.delete(&format!("/tables/{table}/seats/A")).await.ok();
    c.sit(&table, "A").await;
    a.sit(&table, "B").await;
    let question = c.look(&table).await["state"]["question"]["id"].as_str().expect("c is asked").to_string();
    let log = house.log(&table).await;
    ear.send(&question, "1x2", 1).await;
    loop {
        match ear.next().await {
            Heard::News => assert_eq!(ear.state["question"], Value::Null, "that is c's question"),
            Heard::Reply(reply) => assert_eq!(reply["problem"]["code"], "not-yours"),
            Heard::Gone => break,
        }
        if ear.state["status"] == "playing" {
            break;
        }
    }
    assert_eq!(house.log(&table).await, log);
}

#[tokio::test]
async fn one_person_may_hold_several_seats_of_one_screen() {
    let house = House::open().await;
    let a = house.guest().await;
    let two = json!(["me", "me"]);
    a.post("/tables", &json!({ "game": "connect-four", "sitters": two })).await.problem(422, "bad-field");
    let plan = json!({ "game": "connect-four", "sitters": two, "table": { "one_screen": true } });
    let table = a.table(&plan).await;
    for answer in ["a", "b", "a", "b", "a", "b", "a"] {
        a.answer(&table, answer).await.ok();
    }
    let finished = || async { a.look(&table).await["state"]["status"] == "finished" };
    assert!(eventually(Duration::from_secs(1), finished).await);
    assert_eq!(a.get(&format!("/people/{}", a.id)).await.ok()["ratings"], json!([]), "against oneself nobody wins");
}

#[tokio::test]
async fn a_finished_game_leaves_memory_with_the_last_who_looks() {
    let house = House::open().await;
    let (going_on, player, _) = house.pair(&four()).await;
    let _plays = player.listen(&going_on, 0).await;
    for listens in [true, false, false] {
        let (table, a, _) = house.pair(&four()).await;
        let ear = if listens { Some(a.listen(&table, 0).await) } else { None };
        a.act(&table, "resign").await.ok();
        drop(ear);
    }
    assert_eq!(house.awake(), 4);
    assert!(eventually(Duration::from_secs(10), || async { house.awake() == 1 }).await, "{} are left", house.awake());
}
