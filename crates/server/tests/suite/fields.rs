//! What is wrong with a field is a sentence of its own in the language that was asked for, with nothing of another in it.

use crate::house::{House, four};
use apitest::send;
use reqwest::Method;
use serde_json::{Value, json};

/// What is sent to where, the field that is wrong with it, and how that is said in English and in Czech.
type Wrong = (Method, &'static str, Value, [&'static str; 3]);

fn plan(key: &str, value: Value, said: [&'static str; 3]) -> Wrong {
    let mut plan = four();
    plan[key] = value;
    (Method::POST, "/tables", plan, said)
}

fn agreed(key: &str, value: Value, said: [&'static str; 3]) -> Wrong {
    plan("table", json!({ key: value }), said)
}

fn plans() -> Vec<Wrong> {
    let seats = ["sitters", "2 seats are not enough for 3.", "Míst je 2, a sednout si jich má 3."];
    let screen = [
        "sitters",
        "One seat for each person, unless they share a screen.",
        "Každý má jedno místo, leda by všichni hráli na jedné obrazovce.",
    ];
    let bot = [
        "sitters",
        "There is no bot `x`, only random, greedy, easy, medium, hard.",
        "Počítačový hráč `x` tu není, jen random, greedy, easy, medium, hard.",
    ];
    let live = [
        "clock",
        "A clock has 10 seconds to a day, and gives at most an hour for an answer.",
        "Hodiny mají 10 sekund až den a za odpověď přidají nejvýš hodinu.",
    ];
    let window =
        ["least_window_ms", "A window stays open for a minute at most.", "Okno zůstává otevřené nejvýš minutu."];
    let delay = [
        "spectator_delay_s",
        "Spectators see everything an hour later at most.",
        "Diváci vidí všechno nejvýš o hodinu později.",
    ];
    vec![
        plan("game", json!("chess"), ["game", "There is no game `chess`.", "Hra `chess` tu není."]),
        plan("sitters", json!(["me", "open", "open"]), seats),
        plan("sitters", json!(["me", "me"]), screen),
        plan("sitters", json!(["me", "x"]), bot),
        plan(
            "names",
            json!(["", "Bob"]),
            ["names", "Only seats of your own can be given names.", "Pojmenovat se dají jen vlastní místa."],
        ),
        agreed("clock", json!({ "live": { "seconds": 1, "increment": 0 } }), live),
        agreed(
            "clock",
            json!({ "days": { "days": 0 } }),
            ["clock", "A turn has 1 to 90 days.", "Na tah je 1 až 90 dní."],
        ),
        agreed("least_window_ms", json!(60_001), window),
        agreed("spectator_delay_s", json!(3_601), delay),
    ]
}

fn people() -> Vec<Wrong> {
    let record = "record: 2\ngame: chess\nrules: 1\nmode: duel\nseats: 2\nreplies:\n";
    let named = |name: &str, password: &str| json!({ "name": name, "password": password });
    let name = [
        "name",
        "A name has 2 to 24 characters: letters, digits, spaces and . - _ '",
        "Jméno má 2 až 24 znaků: písmena, číslice, mezery a . - _ '",
    ];
    let settings = ["settings", "Settings are an object of at most 8 KiB.", "Nastavení je objekt o nejvýš 8 KiB."];
    let label =
        ["label", "A label has at most 60 characters in one line.", "Popisek má nejvýš 60 znaků na jednom řádku."];
    let status =
        ["status", "Tables are `open`, `playing` or `finished`.", "Stoly jsou `open`, `playing` nebo `finished`."];
    let before =
        ["before", "A list goes on from what it gave as `next`.", "Seznam pokračuje od toho, co uvedl jako `next`."];
    let chess = ["record", "There is no game `chess`.", "Hra `chess` tu není."];
    let password = ["password", "A password has 8 to 200 characters.", "Heslo má 8 až 200 znaků."];
    vec![
        (Method::POST, "/records", json!({ "record": record }), chess),
        (Method::POST, "/people", named("x", "correct horse"), name),
        (Method::POST, "/people", named("Anna", "short"), password),
        (Method::PATCH, "/people/me", json!({ "settings": [1] }), settings),
        (Method::POST, "/tokens", json!({ "label": "a\nb" }), label),
        (Method::GET, "/tables?status=lost", Value::Null, status),
        (Method::GET, "/tables?before=then", Value::Null, before),
    ]
}

fn at_the_table() -> Vec<Wrong> {
    let text = ["text", "A message has 1 to 500 characters in one line.", "Zpráva má 1 až 500 znaků na jednom řádku."];
    let word = [
        "word",
        "A word for the dice has 1 to 64 characters in one line, without #.",
        "Slovo pro kostky má 1 až 64 znaků na jednom řádku, bez #.",
    ];
    vec![
        (Method::POST, "/chat", json!({ "text": "" }), text),
        (Method::POST, "/luck", json!({ "word": "a # b" }), word),
    ]
}

#[tokio::test]
async fn what_is_wrong_with_a_field_is_said_in_the_asked_language() {
    let house = House::open().await;
    let a = house.guest().await;
    let table = format!("/tables/{}", a.table(&four()).await);
    let all = plans().into_iter().chain(people()).map(|(method, path, body, said)| (method, path.into(), body, said));
    let here =
        at_the_table().into_iter().map(|(method, path, body, said)| (method, format!("{table}{path}"), body, said));
    for (method, path, body, [field, english, czech]) in all.chain(here) {
        for (lang, message) in [("en", english), ("cs", czech)] {
            let ask = a.ask(method.clone(), &path).header("Accept-Language", lang);
            let ask = if body.is_null() { ask } else { ask.json(&body) };
            let problem = send(ask).await.problem(422, "bad-field");
            assert_eq!((&problem["field"], &problem["message"]), (&field.into(), &message.into()), "{path} {body}");
        }
    }
}

#[tokio::test]
async fn a_list_fills_no_fields_by_their_order() {
    let house = House::open().await;
    let a = house.guest().await;
    let wrong =
        [(Method::PATCH, "/people/me", json!([null, null])), (Method::POST, "/games/heroes-3/choices", json!([]))];
    for (method, path, body) in wrong {
        send(a.ask(method, path).json(&body)).await.problem(422, "unreadable");
    }
}
