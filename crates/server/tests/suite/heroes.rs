//! Heroes III through the API: every scenario, mode and number of players, and what does not go together.

use crate::house::House;
use serde_json::{Value, json};

fn plan(mode: &str, seats: u8, options: &Value) -> Value {
    json!({ "game": "heroes-3", "mode": mode, "seats": seats, "options": options })
}

#[tokio::test]
async fn every_scenario_is_set_up_through_the_api() {
    let house = House::open().await;
    let guest = house.guest().await;
    let ways = [
        ("clash", 2, "twin_banners force_of_will chain_link"),
        ("clash", 3, "three_crowns force_of_will"),
        ("cooperative", 2, "emerald_island wandering_dragons stand_united"),
        ("cooperative", 3, "wandering_dragons stand_united"),
        ("campaign", 1, "pale_regent greek_gift emerald_island ash_road_1 seven_lamps_1"),
    ];
    for (mode, seats, scenarios) in ways {
        let chosen = json!({ "mode": mode, "seats": seats });
        let choices = guest.post("/games/heroes-3/choices", &chosen).await.ok();
        let offered = choices["options"].as_array().expect("options").iter().find(|o| o["key"] == "scenario");
        let offered: Vec<&str> = offered.expect("a scenario")["one_of"]
            .as_array()
            .expect("scenarios")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        for scenario in scenarios.split(' ') {
            assert!(offered.contains(&scenario), "{mode} {seats}: {offered:?}");
            for difficulty in ["easy", "normal", "hard", "impossible"] {
                let options = json!({ "scenario": scenario, "difficulty": difficulty, "sure_damage": "yes" });
                let id = guest.table(&plan(mode, seats, &options)).await;
                let seen = guest.look(&id).await;
                assert_eq!(seen["options"]["scenario"], scenario);
                assert_eq!(seen["options"]["difficulty"], difficulty);
            }
        }
        // A scenario of another mode is none of these.
        for other in ["twin_banners", "three_crowns", "stand_united", "pale_regent", "ash_road_2"] {
            if offered.contains(&other) {
                continue;
            }
            let refused = guest.post("/tables", &plan(mode, seats, &json!({ "scenario": other }))).await;
            let refused = refused.problem(422, "bad-field");
            assert_eq!(refused["field"], "option scenario", "{mode} {seats} {other}");
        }
    }
}

#[tokio::test]
async fn what_does_not_go_together_is_refused_by_its_field() {
    let house = House::open().await;
    let guest = house.guest().await;
    let wrong = [
        (plan("alliance", 4, &json!({})), "mode"),
        (plan("clash", 4, &json!({})), "seats"),
        (plan("clash", 2, &json!({ "A": "rion", "B": "catherine" })), "option B"),
        (
            plan("clash", 2, &json!({ "more_proclamations": "yes", "no_proclamations": "yes" })),
            "option no_proclamations",
        ),
        (plan("cooperative", 2, &json!({ "scenario": "stand_united", "two_heroes": "yes" })), "option two_heroes"),
        (plan("campaign", 1, &json!({ "campaign": "ash_road_2 with alamar: bless" })), "option campaign"),
    ];
    for (plan, field) in wrong {
        let refused = guest.post("/tables", &plan).await.problem(422, "bad-field");
        assert_eq!(refused["field"], field, "{refused}");
    }
}
