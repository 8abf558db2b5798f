//! What Doomtrooper costs people who have nothing to play: clicks, counted.

use crate::house::House;
use apitest::Person;
use serde_json::{Value, json};
use std::time::Duration;

/// Infantry alone: warriors who know no tricks, so nobody has anything to play out of turn.
fn plan() -> Value {
    let deck = "60 infantry [sideboard] 25 infantry";
    let options = json!({ "A": deck, "B": deck, "copies": "60", "first": "A" });
    json!({ "game": "doomtrooper", "seats": 2, "options": options })
}

struct Table {
    id: String,
    people: [Person; 2],
    /// What each has clicked: an answer, or a word to pass in advance.
    clicks: [Vec<String>; 2],
}

impl Table {
    /// Who is asked what, once the table has passed for all who said so.
    async fn asked(&self) -> (usize, Value) {
        for _ in 0..500 {
            for (seat, person) in self.people.iter().enumerate() {
                let question = person.look(&self.id).await["state"]["question"].clone();
                if !question.is_null() {
                    return (seat, question);
                }
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("nobody is asked anything");
    }

    async fn answer(&mut self, seat: usize, answer: &str) {
        self.clicks[seat].push(answer.to_string());
        self.people[seat].answer(&self.id, answer).await.ok();
    }

    async fn pass_until(&mut self, seat: usize, until: &[&str]) {
        self.clicks[seat].push(format!("until {}", until.join(" ")));
        self.people[seat].post(&format!("/tables/{}/passing", self.id), &json!({ "until": until })).await.ok();
    }

    /// A turn without attacks: three actions, then nothing is thrown away. Everybody else must stay unasked.
    async fn quiet_turn(&mut self, seat: usize) {
        let mut acted = 0;
        loop {
            let (asked, question) = self.asked().await;
            if asked != seat {
                return;
            }
            let offers = |id: &str| question["answers"].as_array().is_some_and(|all| all.iter().any(|a| a["id"] == id));
            let answer = match acted {
                0..2 if offers("add infantry") => "add infantry",
                _ if offers("meditate") => "meditate",
                _ => "pass",
            };
            acted += 1;
            self.answer(seat, answer).await;
            assert!(acted < 12, "{:?}", self.clicks);
        }
    }
}

#[tokio::test]
async fn an_idle_turn_costs_one_click_and_a_combat_three() {
    let house = House::open().await;
    let (id, a, b) = house.pair(&plan()).await;
    let mut table = Table { id, people: [a, b], clicks: [vec![], vec![]] };
    for seat in [0, 1] {
        let (asked, _) = table.asked().await;
        assert_eq!(asked, seat, "the Cardinal's privilege");
        table.answer(seat, "pass").await;
    }

    // A's whole turn: B says one word and is asked next when its own turn begins.
    table.pass_until(0, &["played"]).await;
    table.clicks[1].clear();
    table.pass_until(1, &["my-turn", "combat"]).await;
    table.quiet_turn(0).await;
    assert_eq!(table.clicks[1], ["until my-turn combat"], "an idle turn of the other");

    // B's whole turn: A's word still stands, so it costs nothing at all.
    table.clicks[0].clear();
    table.pass_until(1, &["combat"]).await;
    let before = table.clicks[0].len();
    table.quiet_turn(1).await;
    assert_eq!(table.clicks[0].len(), before);

    // A combat. A names who attacks, whom and how; B, woken by it, passes it with one click.
    table.clicks = [vec![], vec![]];
    loop {
        let (seat, question) = table.asked().await;
        if told(&table.people[0], &table.id, "combat over").await {
            break;
        }
        let answers = question["answers"].as_array().expect("answers");
        let ids: Vec<&str> = answers.iter().filter_map(|answer| answer["id"].as_str()).collect();
        let attack = ids.iter().find(|id| id.starts_with("attack "));
        match seat {
            0 => table.answer(0, attack.unwrap_or(&ids[0])).await,
            _ => table.pass_until(1, &["played", "turn-end"]).await,
        }
        assert!(table.clicks.iter().all(|clicks| clicks.len() <= 3), "{:?}", table.clicks);
    }
    assert!((1..=3).contains(&table.clicks[0].len()), "{:?}", table.clicks);
    assert!(table.clicks[1].len() <= 1, "{:?}", table.clicks);
}

/// Whether something was told at the table.
async fn told(person: &Person, table: &str, event: &str) -> bool {
    let mut ear = person.listen(table, 0).await;
    ear.until(|ear| !ear.state.is_null()).await;
    ear.items.iter().any(|item| item["id"] == event)
}
