//! Settings that depend on each other, and tables that begin from what a finished one handed over.

use crate::house::House;
use apitest::{Pass, Person};
use serde_json::{Value, json};
use testkit::muster::Muster;

async fn house() -> House {
    catalog::invite(testkit::erased::<Muster>());
    House::open().await
}

/// A page as somebody sees it in English.
async fn page(person: &Person, path: &str) -> String {
    let Pass::Cookie(cookie) = &person.pass else { panic!("a guest has a cookie") };
    let request = reqwest::Client::new().get(format!("http://{}{path}", person.server));
    let answer = request.header("cookie", cookie).header("accept-language", "en").send().await.expect("an answer");
    assert!(answer.status().is_success(), "{path}: {}", answer.status());
    answer.text().await.expect("a page")
}

fn option<'v>(choices: &'v Value, key: &str) -> &'v Value {
    let all = choices["options"].as_array().expect("options");
    all.iter().find(|o| o["key"] == key).unwrap_or(&Value::Null)
}

#[tokio::test]
async fn what_can_be_chosen_depends_on_what_was_chosen() {
    let house = house().await;
    let guest = house.guest().await;
    let choices = |chosen: Value| {
        let guest = &guest;
        async move { guest.post("/games/muster/choices", &chosen).await.ok() }
    };
    let usual = choices(json!({})).await;
    assert_eq!((&usual["mode"], &usual["seats"]), (&json!("clash"), &json!(2)));
    assert_eq!(option(&usual, "faction")["one_of"], json!(["castle", "dungeon"]));
    let dungeon = choices(json!({ "options": { "faction": "dungeon", "hero": "rion" } })).await;
    assert_eq!(option(&dungeon, "hero")["one_of"], json!(["mutare", "alamar"]));
    assert_eq!(option(&dungeon, "hero")["chosen"], "mutare", "rion is not of the dungeon");
    let three = choices(json!({ "options": { "scenario": "three_crowns" } })).await;
    assert_eq!(three["seats"], 3);
    let solo = choices(json!({ "mode": "solo" })).await;
    assert_eq!(option(&solo, "limit"), &Value::Null, "it does not apply");
    // What is refused names its field and what would do.
    let wrong = json!({ "game": "muster", "options": { "hero": "sandro" } });
    let refused = guest.post("/tables", &wrong).await;
    assert_eq!(refused.status, 422);
    assert_eq!(refused.json()["field"], "option hero");
    assert!(refused.text.contains("catherine, rion"), "{}", refused.text);
    // Two games that were there before.
    let duel = guest.post("/games/summoner-wars-1/choices", &json!({})).await.ok();
    assert_eq!(option(&duel, "first")["one_of"], json!(["roll", "A", "B"]));
    assert_eq!((option(&duel, "C"), option(&duel, "teammates")), (&Value::Null, &Value::Null));
    let melee = json!({ "mode": "melee", "seats": 4 });
    let melee = guest.post("/games/tash-kalar/choices", &melee).await.ok();
    assert_eq!(option(&melee, "first")["one_of"], json!(["random", "A", "B", "C", "D"]));
}

#[tokio::test]
async fn the_next_table_begins_from_what_a_finished_one_handed_over() {
    let mut house = house().await;
    let (first, a, b) = house.pair(&json!({ "game": "muster", "options": { "hero": "rion", "limit": "20" } })).await;
    let next = json!({ "game": "muster", "from": first });
    let early = a.post("/tables", &next).await;
    assert_eq!((early.status, &early.json()["code"]), (422, &json!("from-unfinished")));
    for (who, answer) in [(&a, "3"), (&b, "1"), (&a, "3")] {
        who.answer(&first, answer).await;
    }
    // The seats read it, others do not.
    let legacy = "chapter 2 with rion";
    assert_eq!(a.look(&first).await["legacy"], legacy);
    let stranger = house.guest().await;
    assert_eq!(stranger.look(&first).await["legacy"], Value::Null);
    let refused = stranger.post("/tables", &next).await;
    assert_eq!(refused.status, 403);
    // It is in the result, so it outlives the server.
    house.stop().await;
    house.begin().await;
    let (a, b) = (a.at(house.address()), b.at(house.address()));
    let second = a.post("/tables", &next).await.ok()["id"].as_str().expect("an id").to_string();
    b.sit(&second, "B").await;
    let seen = a.look(&second).await;
    assert_eq!((&seen["facts"]["chapter"], &seen["facts"]["hero"]), (&json!("2"), &json!("rion")));
    assert_eq!(seen["options"]["campaign"], legacy);
    // What was agreed on before holds unless something else is wished.
    assert_eq!(seen["options"]["limit"], "20");
    let other = json!({ "game": "muster", "from": first, "options": { "limit": "30" } });
    let other = a.post("/tables", &other).await.ok()["id"].as_str().expect("an id").to_string();
    assert_eq!(a.look(&other).await["options"]["limit"], "30");
    // Who was not handed over cannot lead, and another game has no such campaign.
    let other = json!({ "game": "muster", "from": first, "options": { "hero": "catherine" } });
    assert_eq!(a.post("/tables", &other).await.json()["field"], "option hero");
    let other = json!({ "game": "connect-four", "from": first });
    assert_eq!(a.post("/tables", &other).await.json()["code"], "from-other-game");
    // On the page: a link where it ended, and the choices that are left.
    let ended = page(&a, &format!("/t/{first}")).await;
    assert!(ended.contains(&format!("/new/muster?from={first}")), "the next chapter is offered");
    let new = page(&a, &format!("/new/muster?from={first}")).await;
    assert!(new.contains("option-hero") && new.contains("Rion") && !new.contains("Catherine"), "{new}");
    // It is set up as it was; who played there sits down again.
    let chosen = |part: &str| new.matches(part).count();
    assert_eq!(chosen(r#"name="option.limit" type="number" min="0" max="90" value="20""#), 1, "{new}");
    assert_eq!((chosen(r#"<option value="me" selected"#), chosen(r#"<option value="open" selected"#)), (1, 1), "{new}");
}
