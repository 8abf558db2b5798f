//! Taking back, drawing, giving up, playing again.

use crate::house::{House, four, four_with, play};
use apitest::any_answer;
use kernel::Luck;
use serde_json::{Value, json};

fn kinds(look: &Value) -> Vec<String> {
    let items = look["items"].as_array().expect("items");
    items.iter().map(|item| item["kind"].as_str().unwrap_or_default().to_string()).collect()
}

#[tokio::test]
async fn an_answer_nobody_has_answered_is_taken_back_at_once() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    a.act(&table, "undo").await.problem(409, "nothing-to-undo");
    let before = a.look(&table).await;
    a.answer(&table, "d").await.ok();
    a.act(&table, "undo").await.ok();
    let after = a.look(&table).await;
    assert_eq!(after["facts"], before["facts"]);
    assert_eq!(after["state"]["asked"], json!(["A"]));
    assert_ne!(after["state"]["question"]["id"], before["state"]["question"]["id"], "it is asked anew");
    assert_eq!(kinds(&after), ["started", "event", "undone"], "what was told stays told");
    let old = json!({ "question": before["state"]["question"]["id"], "answer": "d" });
    a.post(&format!("/tables/{table}/answer"), &old).await.problem(409, "stale-question");
    a.answer(&table, "e").await.ok();
    b.answer(&table, "e").await.ok();
    assert_eq!(b.look(&table).await["items"], a.look(&table).await["items"]);
}

#[tokio::test]
async fn once_another_has_answered_it_takes_consent() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    a.answer(&table, "d").await.ok();
    let before = b.look(&table).await["facts"].clone();
    b.answer(&table, "e").await.ok();
    a.answer(&table, "e").await.ok();
    // B's answer is no longer the last.
    b.act(&table, "undo").await.ok();
    let asked = a.look(&table).await;
    let offer = &asked["state"]["offer"];
    assert_eq!(*offer, json!({ "id": offer["id"], "seat": "B", "kind": "undo", "agreed": [] }));
    b.act(&table, "agree").await.problem(409, "no-offer");
    a.act(&table, "decline").await.ok();
    a.act(&table, "agree").await.problem(409, "no-offer");
    assert_eq!(a.look(&table).await["facts"], asked["facts"]);
    b.act(&table, "undo").await.ok();
    a.act(&table, "agree").await.ok();
    let after = a.look(&table).await;
    assert_eq!(after["facts"], before);
    assert_eq!(after["state"]["asked"], json!(["B"]));
    assert_eq!(after["state"]["offer"], Value::Null);
}

#[tokio::test]
async fn an_offer_ends_when_the_game_goes_on() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    a.act(&table, "draw").await.ok();
    a.answer(&table, "d").await.ok();
    b.act(&table, "agree").await.problem(409, "no-offer");
}

#[tokio::test]
async fn who_agrees_means_the_offer_that_was_seen() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    a.answer(&table, "d").await.ok();
    b.answer(&table, "d").await.ok();
    a.act(&table, "undo").await.ok();
    let seen = json!({ "offer": b.look(&table).await["state"]["offer"]["id"] });
    // Before B replies, A takes that back and offers a draw.
    a.act(&table, "decline").await.ok();
    a.act(&table, "draw").await.ok();
    for reply in ["agree", "decline"] {
        b.post(&format!("/tables/{table}/{reply}"), &seen).await.problem(409, "stale-offer");
    }
    let now = b.look(&table).await;
    assert_eq!((&now["state"]["status"], &now["state"]["offer"]["kind"]), (&json!("playing"), &json!("draw")));
    let meant = json!({ "offer": now["state"]["offer"]["id"] });
    b.post(&format!("/tables/{table}/agree"), &meant).await.ok();
    assert_eq!(b.look(&table).await["state"]["status"], "finished");
}

#[tokio::test]
async fn what_was_rolled_or_shown_is_taken_back_by_consent_alone() {
    let house = House::open().await;
    let plan = json!({ "game": "liars-dice", "seats": 2 });
    let (table, a, b) = house.pair(&plan).await;
    // A bid shows nothing; a challenge shows the dice and rolls new ones.
    a.answer(&table, "1x2").await.ok();
    a.act(&table, "undo").await.ok();
    assert_eq!(a.look(&table).await["state"]["offer"], Value::Null);
    a.answer(&table, "1x2").await.ok();
    b.answer(&table, "liar").await.ok();
    b.act(&table, "undo").await.ok();
    assert_eq!(a.look(&table).await["state"]["offer"]["kind"], "undo");
    let dice = a.look(&table).await["facts"].clone();
    a.act(&table, "decline").await.ok();
    assert_eq!(a.look(&table).await["facts"], dice);
    // The Fallen Kingdom may kill its own Summoner before anybody has drawn.
    let armies = json!({ "south": "polar_dwarves", "north": "vanguards" });
    for (game, options) in [("tash-kalar", json!({})), ("summoner-wars-2", armies)] {
        let (table, a, b) = house.pair(&json!({ "game": game, "options": options })).await;
        let mut luck = Luck::new(5);
        let drew = loop {
            let looks = [a.look(&table).await, b.look(&table).await];
            let asked = usize::from(looks[0]["state"]["question"].is_null());
            let (person, look) = ([&a, &b][asked], &looks[asked]);
            let (_, answer) = any_answer(&look["state"], &mut luck).expect("somebody is asked");
            person.answer(&table, &answer).await.ok();
            let news = person.look_with(&table, &format!("after={}", look["seq"])).await;
            let drawn = format!("drew {} ", look["seat"].as_str().expect("a seat"));
            let is_drawn = |item: &Value| item["id"].as_str().is_some_and(|id| id.starts_with(&drawn));
            if news["items"].as_array().expect("items").iter().any(is_drawn) {
                break person;
            }
        };
        let facts = drew.look(&table).await["facts"].clone();
        drew.act(&table, "undo").await.ok();
        let after = drew.look(&table).await;
        assert_eq!((&after["state"]["offer"]["kind"], &after["facts"]), (&json!("undo"), &facts), "{game}");
    }
}

#[tokio::test]
async fn a_table_may_allow_undo_by_consent_alone_or_never() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four_with(&json!({ "undo": "never" }))).await;
    a.answer(&table, "d").await.ok();
    a.act(&table, "undo").await.problem(409, "no-undo");
    let (table, a, _b) = house.pair(&four_with(&json!({ "undo": "consent" }))).await;
    a.answer(&table, "d").await.ok();
    a.act(&table, "undo").await.ok();
    assert_eq!(a.look(&table).await["state"]["offer"]["kind"], "undo");
}

#[tokio::test]
async fn a_draw_is_agreed_on_or_not() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    a.act(&table, "draw").await.ok();
    b.act(&table, "decline").await.ok();
    assert_eq!(a.look(&table).await["state"]["status"], "playing");
    b.act(&table, "draw").await.ok();
    // Whoever offers what is offered already means yes.
    a.act(&table, "draw").await.ok();
    let over = a.look(&table).await["state"].clone();
    assert_eq!((&over["status"], &over["ranks"]), (&json!("finished"), &json!({ "A": 1, "B": 1 })));
    a.act(&table, "draw").await.problem(409, "finished");
    let (table, a, _b) = house.pair(&json!({ "game": "liars-dice", "seats": 2 })).await;
    a.act(&table, "draw").await.problem(409, "no-draws");
}

#[tokio::test]
async fn giving_up_loses_and_leaves_a_record() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    a.answer(&table, "d").await.ok();
    a.get(&format!("/tables/{table}/record")).await.problem(409, "not-finished");
    a.act(&table, "resign").await.ok();
    let over = b.look(&table).await;
    assert_eq!(over["state"]["ranks"], json!({ "A": 2, "B": 1 }));
    for deed in ["resign", "undo"] {
        b.act(&table, deed).await.problem(409, "finished");
    }
    b.answer(&table, "d").await.problem(422, "unreadable");
    let record = b.get(&format!("/tables/{table}/record")).await.text;
    let played = b.post("/records", &json!({ "record": record })).await.ok();
    assert_eq!(played["ranks"], json!({ "A": 2, "B": 1 }), "{record}");
    let person = b.get(&format!("/people/{}", b.id)).await.ok();
    assert_eq!(person["results"][0]["table"], table);
    assert_eq!(person["ratings"], json!([]), "guests are not rated");
}

#[tokio::test]
async fn accounts_are_rated_by_their_games() {
    let house = House::open().await;
    let (mut table, a, b) = house.pair(&four()).await;
    let account = |name: &str| json!({ "name": name, "password": "long enough" });
    let (a, b) = (a.come_in("/people", &account("Anna")).await, b.come_in("/people", &account("Bela")).await);
    for games in 1..=2 {
        a.act(&table, "resign").await.ok();
        let rating = async |id: &str| house.stranger().get(&format!("/people/{id}")).await.ok()["ratings"][0].clone();
        let (lost, won) = (rating(&a.id).await, rating(&b.id).await);
        assert_eq!((&lost["games"], &won["games"]), (&json!(games), &json!(games)));
        assert!(lost["rating"].as_f64() < Some(1500.0) && won["rating"].as_f64() > Some(1500.0), "{lost} {won}");
        table = a.table(&four()).await;
        b.sit(&table, "B").await;
    }
}

#[tokio::test]
async fn again_with_seats_turned() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    a.act(&table, "rematch").await.problem(409, "not-finished");
    play(&table, [&a, &b], "a b a b a b a").await;
    assert_eq!(a.look(&table).await["state"]["ranks"], json!({ "A": 1, "B": 2 }));
    b.act(&table, "rematch").await.ok();
    a.act(&table, "rematch").await.ok();
    let next = a.look(&table).await["state"]["next"].as_str().expect("another table").to_string();
    let again = b.look(&next).await;
    assert_eq!((&again["seat"], &again["state"]["status"]), (&json!("A"), &json!("playing")));
    assert_eq!(a.look(&next).await["seat"], "B");
    b.answer(&next, "d").await.ok();
    // Asking again leads to no third table.
    a.act(&table, "rematch").await.ok();
    assert_eq!(a.look(&table).await["state"]["next"], next);
}

#[tokio::test]
async fn bots_agree_to_everything() {
    let house = House::open().await;
    let a = house.guest().await;
    let table = a.table(&json!({ "game": "connect-four", "sitters": ["me", "greedy"] })).await;
    a.answer(&table, "d").await.ok();
    let mut ear = a.listen(&table, 0).await;
    ear.until(|ear| ear.state["asked"] == json!(["A"])).await;
    a.act(&table, "undo").await.ok();
    ear.until(|ear| ear.heard("undone") && ear.state["asked"] == json!(["A"])).await;
    assert_eq!(ear.state["offer"], Value::Null);
    a.act(&table, "draw").await.ok();
    ear.until(|ear| ear.state["status"] == "finished").await;
    a.act(&table, "rematch").await.ok();
    ear.until(|ear| ear.heard("followed")).await;
    let next = ear.state["next"].as_str().expect("another table").to_string();
    let mut ear = a.listen(&next, 0).await;
    ear.until(|ear| ear.state["asked"] == json!(["B"])).await;
}
