//! Passing in advance, and that nobody else can tell.

use crate::house::{House, eventually, four, four_with};
use apitest::{Ear, Person};
use serde_json::{Value, json};
use std::time::Duration;
use testkit::skirmish::Skirmish;

/// A table of the toy game, which begins with a window: A is asked, then B.
fn skirmish(table: &Value) -> Value {
    catalog::invite(testkit::erased::<Skirmish>());
    json!({ "game": "skirmish", "seats": 2, "table": table })
}

/// What an ear heard of words to pass.
fn words(ear: &Ear) -> Vec<&str> {
    ear.items.iter().filter(|i| i["kind"] == "passing").filter_map(|i| i["id"].as_str()).collect()
}

async fn ear(person: &Person, table: &str) -> Ear {
    let mut ear = person.listen(table, 0).await;
    ear.until(|ear| !ear.state.is_null()).await;
    ear
}

fn is_asked(state: &Value, key: &str) -> bool {
    state["question"]["answers"].as_array().is_some_and(|answers| answers.iter().any(|a| a["id"] == key))
}

#[tokio::test]
async fn who_passes_in_advance_is_not_asked_until_it_is_stirred() {
    let mut house = House::open().await;
    let (table, a, b) = house.pair(&skirmish(&json!({}))).await;
    let passing = format!("/tables/{table}/passing");
    assert_eq!(a.look(&table).await["state"]["question"]["window"], true);
    assert_eq!(b.get(&passing).await.ok(), json!({ "passed": false, "skip": false }));
    b.post(&passing, &json!({ "until": ["my-turn"] })).await.ok();
    let (mut at_a, mut at_b) = (ear(&a, &table).await, ear(&b, &table).await);
    a.answer(&table, "pass").await.ok();
    at_a.until(|ear| is_asked(&ear.state, "B")).await;
    at_b.until(|ear| words(ear).contains(&"kept")).await;
    assert_eq!((words(&at_a), words(&at_b)), (vec![], vec!["given", "kept"]));
    assert_eq!(at_b.state["passing"]["until"], json!(["my-turn"]));
    assert_eq!(at_a.state.get("passing"), None);
    // The log on the page says it too, to B alone.
    for (lang, said) in [("en", "You passed, as you had said."), ("cs", "Vynecháváš podle svého slova.")] {
        let says = async |who: &Person| who.get(&format!("/t/{table}?lang={lang}")).await.text.contains(said);
        assert_eq!((says(&a).await, says(&b).await), (false, true), "{lang}");
    }
    // It outlives the server.
    house.stop().await;
    house.begin().await;
    let [a, b] = [a, b].map(|person| person.at(house.address()));
    assert_eq!(b.get(&passing).await.ok()["until"], json!(["my-turn"]));
    let mut at_b = ear(&b, &table).await;
    a.answer(&table, "pass").await.ok(); // attacks nobody
    a.answer(&table, "pass").await.ok();
    at_b.until(|ear| words(ear) == ["given", "kept", "kept", "over"]).await;
    at_b.until(|ear| ear.state["question"]["window"] == true).await;
    assert_eq!(b.get(&passing).await.ok(), json!({ "passed": false, "skip": false }));
    let log = house.log(&table).await;
    assert_eq!(log.iter().filter(|line| line.line.contains("stood")).count(), 2);
}

#[tokio::test]
async fn a_window_stays_open_for_its_least_length_and_words_are_taken_back() {
    let house = House::with_clock().await;
    let (table, a, b) = house.pair(&skirmish(&json!({ "least_window_ms": 60_000 }))).await;
    let passing = format!("/tables/{table}/passing");
    let question = a.look(&table).await["state"]["question"].clone();
    a.post(&passing, &json!({ "until": [] })).await.ok();
    assert_eq!(a.look(&table).await["state"]["question"], Value::Null, "the window is open, but A is not asked");
    a.delete(&passing).await.ok();
    assert_eq!(a.look(&table).await["state"]["question"], question);
    // A pass of one's own waits for the end of the window too, and can be taken back until then.
    for _ in 0..2 {
        let given = json!({ "question": question["id"], "answer": "pass" });
        a.post(&format!("/tables/{table}/answer"), &given).await.ok();
        assert_eq!(a.get(&passing).await.ok()["passed"], true);
    }
    assert_eq!(b.look(&table).await["state"]["asked"], json!(["A"]));
    a.delete(&passing).await.ok();
    assert_eq!(a.look(&table).await["state"]["question"], question);
    a.answer(&table, "pass").await.ok();
    let mut at_b = ear(&b, &table).await;
    house.wait(60.0);
    at_b.until(|ear| ear.state["asked"] == json!(["B"])).await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four()).await;
    let passing = format!("/tables/{table}/passing");
    assert_eq!(a.post(&passing, &json!({ "until": ["teatime"] })).await.problem(422, "bad-field")["field"], "until");
    let refused = a.post(&passing, &json!({ "before_combat": "teatime" })).await;
    assert_eq!(refused.problem(422, "bad-field")["field"], "before_combat");
    house.guest().await.post(&passing, &json!({ "until": [] })).await.problem(403, "not-yours");
    house.stranger().delete(&passing).await.problem(401, "who-are-you");
    house.guest().await.get(&passing).await.problem(403, "not-yours");
    let options = four_with(&json!({ "least_window_ms": 60_001 }));
    assert_eq!(a.post("/tables", &options).await.problem(422, "bad-field")["field"], "least_window_ms");
}

/// B passes by hand at one table and in advance at another: A is sent the same bytes.
#[tokio::test]
async fn the_others_are_sent_the_same_bytes() {
    let house = House::open().await;
    let mut heard = vec![];
    for in_advance in [false, true] {
        let (table, a, b) = house.pair(&skirmish(&json!({}))).await;
        let mut at_a = ear(&a, &table).await;
        if in_advance {
            b.post(&format!("/tables/{table}/passing"), &json!({ "until": ["combat"], "skip": true })).await.ok();
        }
        a.answer(&table, "pass").await.ok();
        if !in_advance {
            b.answer(&table, "pass").await.ok();
        }
        at_a.until(|ear| is_asked(&ear.state, "B")).await;
        // What luck dealt, and what the guests are called, differs from table to table.
        let name = |state: &Value, seat: usize| state["seats"][seat]["name"].as_str().expect("a name").to_string();
        let names = [name(&at_a.state, 0), name(&at_a.state, 1)];
        let cards = ["hex", "rage", "duel", "ward", "Hex", "Rage", "Duel", "Ward"];
        let plain = |text: &String| {
            let text = names.iter().fold(text.clone(), |text, name| text.replace(name, "X"));
            let text = cards.iter().fold(text, |text, card| text.replace(card, "C"));
            let mut update: Value = serde_json::from_str(&text).expect("JSON");
            if update["state"]["question"]["window"] == true {
                update["state"]["question"]["answers"] = Value::Null;
            }
            update.to_string()
        };
        heard.push(at_a.texts.iter().map(plain).collect::<Vec<_>>());
    }
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[0].len(), 3, "how it stood, A's pass, B's pass: {:?}", heard[0]);
}

/// H3-TOWN-1 as the toy has it: a window before every combat, of which a seat says for good what it wants.
#[tokio::test]
async fn before_combats_a_seat_is_asked_always_or_never_in_the_turns_of_others() {
    let mut house = House::open().await;
    for (wish, is_asked_then) in [(None, true), (Some("never-in-others"), false), (Some("every-combat"), true)] {
        let (table, a, b) = house.pair(&skirmish(&json!({}))).await;
        let passing = format!("/tables/{table}/passing");
        if let Some(wish) = wish {
            b.post(&passing, &json!({ "before_combat": wish })).await.ok();
            assert_eq!(b.get(&passing).await.ok()["before_combat"], wish);
        }
        // Who wants to be asked before every combat is, even while it passes in advance.
        if wish == Some("every-combat") {
            b.post(&passing, &json!({ "until": [] })).await.ok();
        }
        let (mut at_a, mut at_b) = (ear(&a, &table).await, ear(&b, &table).await);
        a.answer(&table, "pass").await.ok();
        let mut before = Value::Null;
        if wish != Some("every-combat") {
            at_b.until(|ear| ear.state["question"]["window"] == true).await;
            before = at_b.state["question"]["id"].clone();
            b.answer(&table, "pass").await.ok();
        }
        at_a.until(|ear| is_asked(&ear.state, "B")).await;
        a.answer(&table, "B").await.ok();
        a.answer(&table, "pass").await.ok();
        let state = match is_asked_then {
            true => {
                at_b.until(|ear| ear.state["question"]["window"] == true && ear.state["question"]["id"] != before)
                    .await;
                at_b.state.clone()
            }
            false => {
                at_b.until(|ear| words(ear).contains(&"kept")).await;
                at_b.state.clone()
            }
        };
        assert_eq!(state["question"].is_object(), is_asked_then, "{wish:?}: {state}");
        assert_eq!(words(&at_a), Vec::<&str>::new(), "nobody else hears of it");
        if wish == Some("never-in-others") {
            let said = a.get(&format!("/t/{table}?lang=cs")).await.text;
            assert!(!said.contains("V tazích ostatních"), "{said}");
            let said = b.get(&format!("/t/{table}?lang=cs")).await.text;
            assert!(said.contains("Před boji v tazích ostatních se tě neptáme."), "{said}");
            house.stop().await;
            house.begin().await;
            let b = b.at(house.address());
            assert_eq!(b.get(&passing).await.ok()["before_combat"], "never-in-others", "it outlives the server");
            b.post(&passing, &json!({ "before_combat": "usual" })).await.ok();
            assert_eq!(b.get(&passing).await.ok().get("before_combat"), None);
        }
    }
}

/// Who skips is asked wherever it could do something, and passes at once where it could not; nobody skips unasked.
#[tokio::test]
async fn only_who_wants_it_is_skipped_where_it_could_only_pass() {
    let house = House::open().await;
    let (mut spared, mut asked, mut skipped) = (0, 0, 0);
    // B plays what it has until it could only pass; with what is dealt that takes a game or two.
    for game in 0.. {
        if spared > 0 && asked > 0 && skipped > 0 {
            break;
        }
        assert!(
            game < 50,
            "A was asked {spared} times where it could only pass, B {asked} times, and skipped {skipped}"
        );
        let (table, a, b) = house.pair(&skirmish(&json!({}))).await;
        b.post(&format!("/tables/{table}/passing"), &json!({ "skip": true })).await.ok();
        let ids = |state: &Value| -> Vec<String> {
            let answers = state["question"]["answers"].as_array().into_iter().flatten();
            answers.map(|answer| answer["id"].as_str().expect("an id").to_string()).collect()
        };
        loop {
            let state = a.look_with(&table, "detail=ids").await["state"].take();
            let (of_a, of_b) = (ids(&state), ids(&b.look_with(&table, "detail=ids").await["state"]));
            if state["status"] == "finished" {
                break;
            } else if !of_a.is_empty() {
                spared += usize::from(of_a == ["pass"]);
                a.answer(&table, of_a.last().expect("one at least")).await.ok();
            } else if !of_b.is_empty() {
                assert_ne!(of_b, ["pass"], "asked where it could only pass");
                asked += 1;
                b.answer(&table, of_b.iter().find(|id| *id != "pass").expect("something")).await.ok();
            }
        }
        let [of_a, of_b] = [ear(&a, &table).await, ear(&b, &table).await];
        assert!(words(&of_a).is_empty(), "A has said nothing: {:?}", words(&of_a));
        skipped += words(&of_b).iter().filter(|word| **word == "kept").count();
    }
}

/// A bot's pass is given when the window has been open for its least length, whether it had a choice or not.
#[tokio::test]
async fn a_bot_passes_no_sooner_than_anybody_else() {
    let house = House::with_clock().await;
    let a = house.guest().await;
    let mut plan = skirmish(&json!({ "least_window_ms": 5_000 }));
    plan["sitters"] = json!(["me", "random"]);
    let table = a.table(&plan).await;
    let look = async || a.look_with(&table, "detail=ids").await;
    let keeps_back = async || {
        let log = house.log(&table).await;
        log.last().is_some_and(|line| line.line.starts_with("{\"early\":{\"seat\":1"))
    };
    let mut waits = 0;
    while waits < 4 {
        let before = look().await;
        let moved = async || look().await["line"] != before["line"];
        let state = &before["state"];
        assert_ne!(state["status"], "finished", "it passed only {waits} times");
        if let Some(answers) = state["question"]["answers"].as_array() {
            let pass = answers.iter().any(|answer| answer["id"] == "pass");
            let answer = if pass { "pass" } else { answers[0]["id"].as_str().expect("an id") };
            a.answer(&table, answer).await.ok();
            continue;
        }
        if state["passing"]["passed"] != true {
            assert!(eventually(Duration::from_secs(10), async || keeps_back().await || moved().await).await);
            if moved().await {
                continue; // it did something, or was not asked in a window
            }
            waits += 1;
            house.wait(4.9);
            assert!(keeps_back().await && !moved().await, "it passed too soon");
            house.wait(0.1);
        } else {
            house.wait(5.0);
        }
        assert!(eventually(Duration::from_secs(10), moved).await);
    }
}
