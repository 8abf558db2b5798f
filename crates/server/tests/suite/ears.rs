//! Listening: spectators, chat, server-sent events; and what the server tells of itself.

use crate::house::{House, eventually, four, four_with, play};
use apitest::{Ear, Person};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

#[tokio::test]
async fn spectators_see_what_all_may_see() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&json!({ "game": "liars-dice", "seats": 2 })).await;
    let seen = house.stranger().look(&table).await;
    assert_eq!((&seen["seat"], &seen["state"]["question"]), (&Value::Null, &Value::Null));
    assert_eq!(seen["state"]["asked"], json!(["A"]));
    let dice = a.look(&table).await["facts"]["A.dice"].clone();
    assert!(dice.as_str().is_some_and(|dice| !dice.contains('?')), "{dice}");
    assert_ne!(seen["facts"]["A.dice"], dice);
    house.stranger().get(&format!("/tables/{table}?seat=A")).await.problem(403, "not-yours");
    let (closed, a, _b) = house.pair(&four_with(&json!({ "closed": true }))).await;
    house.stranger().get(&format!("/tables/{closed}")).await.problem(403, "not-yours");
    assert!(Ear::open(&house.stranger(), &closed, "").await.is_err());
    a.look(&closed).await;
}

#[tokio::test]
async fn spectators_may_see_everything_later() {
    let mut house = House::with_clock().await;
    let (table, a, b) = house.pair(&four_with(&json!({ "spectator_delay_s": 2 }))).await;
    let mut ear = house.stranger().listen(&table, 0).await;
    a.answer(&table, "d").await.ok();
    ear.until(|ear| !ear.state.is_null()).await;
    assert!(!ear.heard("event"), "not yet");
    assert!(b.look(&table).await["items"].as_array().is_some_and(|items| items.len() == 2));
    house.wait(1.9);
    assert_eq!(house.stranger().look(&table).await["items"], json!([]), "nor now");
    house.wait(0.1);
    ear.until(|ear| ear.heard("event")).await;
    // What is old enough is there at once when a sleeping table wakes.
    house.stop().await;
    house.begin().await;
    let seen = Person::stranger(house.address()).look(&table).await;
    assert_eq!(seen["items"].as_array().map(Vec::len), Some(2), "{seen}");
}

#[tokio::test]
async fn whoever_is_muted_is_not_heard() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    let chat = format!("/tables/{table}/chat");
    a.post(&chat, &json!({ "text": "before" })).await.ok();
    let mute = |muted: bool| json!({ "seat": "A", "muted": muted });
    assert_eq!(b.post(&format!("/tables/{table}/mute"), &mute(true)).await.status, 204);
    a.post(&chat, &json!({ "text": "after" })).await.ok();
    let texts = |look: Value| -> Vec<Value> {
        let items = look["items"].as_array().expect("items").clone();
        items.iter().filter(|i| i["kind"] == "chat").map(|i| i["text"].clone()).collect()
    };
    assert_eq!(texts(b.look(&table).await), [Value::Null, Value::Null]);
    assert_eq!(texts(a.look(&table).await), [json!("before"), json!("after")]);
    assert_eq!(b.post(&format!("/tables/{table}/mute"), &mute(false)).await.status, 204);
    assert_eq!(texts(b.look(&table).await), [json!("before"), json!("after")]);
}

#[tokio::test]
async fn talk_has_its_limits() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    let watcher = house.guest().await;
    let chat = format!("/tables/{table}/chat");
    let say = |text: &str| json!({ "text": text });
    a.post(&chat, &say("  Dobrý den! ")).await.ok();
    watcher.post(&chat, &say("psst")).await.ok();
    let heard = |look: Value| -> Vec<(Value, Value)> {
        let items = look["items"].as_array().expect("items").clone();
        items.iter().filter(|i| i["kind"] == "chat").map(|i| (i["seat"].clone(), i["text"].clone())).collect()
    };
    assert_eq!(heard(b.look(&table).await), [(json!("A"), json!("Dobrý den!"))]);
    let watched = heard(house.stranger().look(&table).await);
    assert_eq!(watched, [(json!("A"), json!("Dobrý den!")), (Value::Null, json!("psst"))]);
    for text in ["", "   ", "a\nb", "a\0b", &"x".repeat(501)] {
        assert_eq!(a.post(&chat, &say(text)).await.problem(422, "bad-field")["field"], "text");
    }
    house.stranger().post(&chat, &say("hi")).await.problem(401, "who-are-you");
    let mut refused = 0;
    for _ in 0..8 {
        refused += i32::from(b.post(&chat, &say("spam")).await.status == 429);
    }
    assert!((2..8).contains(&refused), "{refused} of 8");
    // Talk changes no question.
    let before = a.look(&table).await["state"]["question"]["id"].clone();
    a.post(&chat, &say("hm")).await.ok();
    assert_eq!(a.look(&table).await["state"]["question"]["id"], before);
}

/// What a table's event stream says until it has told of item `to`.
async fn events(person: &Person, table: &str, last: Option<u64>, to: u64) -> Vec<(u64, Value)> {
    let mut request = person.ask(Method::GET, &format!("/tables/{table}/events?detail=ids"));
    if let Some(last) = last {
        request = request.header("Last-Event-ID", last.to_string());
    }
    let mut response = request.send().await.expect("a stream");
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let (mut text, mut heard) = (String::new(), vec![]);
    while heard.last().is_none_or(|(id, _)| *id < to) {
        let chunk = timeout(Duration::from_secs(5), response.chunk()).await.expect("in time").expect("a chunk");
        text += std::str::from_utf8(&chunk.expect("no end")).expect("text");
        while let Some((event, rest)) = text.split_once("\n\n") {
            let field = |name| event.lines().find_map(|line: &str| line.strip_prefix(name).map(str::trim));
            if let (Some(id), Some(data)) = (field("id:"), field("data:")) {
                heard.push((id.parse().expect("a number"), serde_json::from_str(data).expect("JSON")));
            }
            text = rest.to_string();
        }
    }
    heard
}

#[tokio::test]
async fn events_go_on_after_a_break() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    play(&table, [&a, &b], "a b c").await;
    let first = events(&a, &table, None, 4).await;
    let items = |heard: &[(u64, Value)]| -> Vec<Value> {
        heard.iter().flat_map(|(_, update)| update["items"].as_array().expect("items").clone()).collect()
    };
    assert_eq!(items(&first).len(), 4);
    play(&table, [&b, &a], "d e").await;
    let second = events(&a, &table, Some(4), 6).await;
    assert_eq!(second[0].1["from"], 4);
    let all = [items(&first), items(&second)].concat();
    assert_eq!(Value::Array(all), a.look_with(&table, "detail=ids").await["items"]);
}

#[tokio::test]
async fn the_server_tells_how_it_is() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    play(&table, [&a, &b], "a b").await;
    let page = async |path: &str| {
        let response = reqwest::get(format!("http://{}{path}", house.address())).await.expect("an answer");
        assert!(response.status().is_success(), "{path}");
        for header in ["content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"] {
            assert!(response.headers().contains_key(header), "{path} has no {header}");
        }
        response.text().await.expect("text")
    };
    for _ in 0..200 {
        assert_eq!(page("/health").await, "ok");
    }
    let told = ["kamen_tables_live", "kamen_connections", "kamen_answers", "kamen_request_seconds", "kamen_commits"];
    let _ear = a.listen(&table, 0).await;
    let all_told = || async {
        let metrics = page("/metrics").await;
        told.iter().all(|name| metrics.lines().any(|line| line.starts_with(name)))
    };
    assert!(eventually(Duration::from_secs(5), all_told).await, "{}", page("/metrics").await);
    let described: Value = serde_json::from_str(&page("/api/v1/openapi.json").await).expect("JSON");
    let docs = page("/api/v1/docs").await;
    for (path, methods) in described["paths"].as_object().expect("paths") {
        assert!(docs.contains(path.as_str()), "{path}");
        for (method, of) in methods.as_object().expect("methods") {
            assert!(!of["summary"].as_str().unwrap_or_default().is_empty(), "{method} {path}");
        }
    }
}

/// A route that is described answers as itself: not with "no such thing" of the fallback, nor "wrong method".
#[tokio::test]
async fn every_route_is_described_and_every_description_leads_somewhere() {
    let house = House::open().await;
    let stranger = house.stranger();
    let described = stranger.get("/openapi.json").await.ok();
    let mut routes = vec![];
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let method: Method = method.to_uppercase().parse().expect("a method");
            let real = path.replace("{game}", "connect-four").replace("{id}", "nothing").replace("{seat}", "A");
            let reply = apitest::send(stranger.ask(method.clone(), &real)).await;
            assert!(![405, 500].contains(&reply.status), "{method} {path}: {}", reply.text);
            routes.push(format!("{method} {}", path.trim_start_matches("/api/v1")));
        }
    }
    let expected = [
        "GET /games",
        "GET /games/{game}",
        "GET /games/{game}/rules",
        "GET /games/{game}/cards",
        "POST /games/{game}/choices",
        "POST /games/{game}/deck",
        "GET /games/{game}/deck/random",
        "GET /games/{game}/leaders",
        "GET /tables",
        "POST /tables",
        "GET /tables/{id}",
        "POST /tables/{id}/seats/{seat}",
        "DELETE /tables/{id}/seats/{seat}",
        "POST /tables/{id}/start",
        "POST /tables/{id}/answer",
        "POST /tables/{id}/undo",
        "POST /tables/{id}/draw",
        "POST /tables/{id}/agree",
        "POST /tables/{id}/decline",
        "POST /tables/{id}/resign",
        "POST /tables/{id}/rematch",
        "POST /tables/{id}/chat",
        "POST /tables/{id}/luck",
        "POST /tables/{id}/mute",
        "GET /tables/{id}/passing",
        "POST /tables/{id}/passing",
        "DELETE /tables/{id}/passing",
        "GET /tables/{id}/live",
        "GET /tables/{id}/events",
        "GET /tables/{id}/record",
        "POST /records",
        "GET /people/me",
        "PATCH /people/me",
        "GET /people/{id}",
        "POST /people/me/way-back",
        "POST /people",
        "POST /sessions",
        "DELETE /sessions",
        "GET /tokens",
        "POST /tokens",
        "DELETE /tokens/{id}",
    ];
    for route in expected {
        assert!(routes.iter().any(|r| r == route), "{route} is not described; there are {routes:#?}");
    }
    assert_eq!(routes.len(), expected.len(), "{routes:#?}");
}
