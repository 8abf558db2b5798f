//! Too much at once: the rest waits or is refused, and the server is there for the others.

use crate::house::{House, eventually, four};
use apitest::{Ear, Heard, Person, send};
use reqwest::Method;
use serde_json::json;
use server::{Clock, Limits};
use std::time::Duration;

#[tokio::test]
async fn a_flood_is_refused_and_passes() {
    let limits = Limits { requests_per_s: 20, burst: 40, ..Limits::lifted() };
    let house = House::with(|config| {
        config.limits = limits;
        config.clock = Clock::handed();
    });
    let house = house.await;
    let stranger = house.stranger();
    let mut refused = vec![];
    for _ in 0..100 {
        let reply = stranger.get("/games/connect-four?lang=cs").await;
        if reply.status != 200 {
            refused.push(reply);
        }
    }
    assert_eq!(refused.len(), 60, "of 100, where 40 may come at once");
    let czech = refused[0].problem(429, "too-many");
    assert!(czech["message"].as_str().is_some_and(|m| m.contains("počkej")), "{czech}");
    stranger.get("/games/connect-four").await.problem(429, "too-many");
    house.wait(0.5);
    stranger.get("/games/connect-four").await.ok();
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_an_own_limit() {
    let limits = Limits { requests_per_s: 1, burst: 5, ..Limits::lifted() };
    let house = House::with(|config| {
        config.limits = limits;
        config.behind_proxy = true;
    });
    let house = house.await;
    let stranger = house.stranger();
    let from = |address: &str| send(stranger.ask(Method::GET, "/games").header("X-Forwarded-For", address));
    for _ in 0..20 {
        from("198.51.100.7").await;
    }
    from("198.51.100.7").await.problem(429, "too-many");
    from("198.51.100.8").await.ok();
    // What a caller claims stands before what the proxy adds, in one header or in another.
    from("198.51.100.9, 198.51.100.7").await.problem(429, "too-many");
    let two = stranger.ask(Method::GET, "/games").header("X-Forwarded-For", "198.51.100.9");
    send(two.header("X-Forwarded-For", "198.51.100.7")).await.problem(429, "too-many");
}

#[tokio::test]
async fn doors_open_so_often_and_no_more() {
    let limits = Limits { doors_per_min: 3, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let guess = json!({ "account": { "name": "Anna", "password": "guess" } });
    for _ in 0..3 {
        house.stranger().post("/sessions", &guess).await.problem(401, "wrong-password");
    }
    house.stranger().post("/sessions", &guess).await.problem(429, "too-many");
    house
        .stranger()
        .post("/people", &json!({ "name": "Anna", "password": "long enough" }))
        .await
        .problem(429, "too-many");
    house.stranger().get("/games").await.ok();
}

#[tokio::test]
async fn so_many_connections_and_no_more() {
    let limits = Limits { connections: 4, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let (table, a, _b) = house.pair(&four()).await;
    let mut ears = vec![];
    for _ in 0..4 {
        ears.push(a.listen(&table, 0).await);
    }
    assert!(Ear::open(&a, &table, "").await.is_err());
    a.get(&format!("/tables/{table}/events")).await.problem(429, "too-many");
    drop(ears.pop());
    let free = || async { Ear::open(&a, &table, "").await.is_ok() };
    assert!(eventually(Duration::from_secs(5), free).await);
}

#[tokio::test]
async fn a_connection_cannot_flood_either() {
    let limits = Limits { requests_per_s: 20, burst: 40, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let (table, a, b) = house.pair(&four()).await;
    let mut ear = a.listen(&table, 0).await;
    for i in 0..100 {
        ear.send("0A", "d", i).await;
    }
    let (mut stale, mut refused) = (0, 0);
    while stale + refused < 100 {
        if let Heard::Reply(reply) = ear.next().await {
            match reply["problem"]["code"].as_str() {
                Some("stale-question") => stale += 1,
                Some("too-many") => refused += 1,
                _ => panic!("{reply}"),
            }
        }
    }
    assert!(refused >= 30, "{refused} of 100");
    assert_eq!(b.look(&table).await["state"]["asked"], json!(["A"]), "others are served meanwhile");
}

#[tokio::test]
async fn a_huge_message_ends_the_connection_and_nothing_else() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four()).await;
    let mut ear = a.listen(&table, 0).await;
    let mut other = a.listen(&table, 0).await;
    ear.say("x".repeat(100 * 1024)).await;
    while ear.next().await != Heard::Gone {}
    let question = Person::look(&a, &table).await["state"]["question"]["id"].as_str().expect("an id").to_string();
    assert!(other.answer(&question, "d").await.expect("a reply")["line"].is_u64());
}
