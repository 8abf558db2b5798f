//! Clients that do everything wrong, all at once: the table ends where the accepted answers lead, and all agree on it.

use crate::house::House;
use apitest::{Ear, Heard, Person, any_answer};
use kernel::{Luck, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use store::Logged;

const STEPS: u32 = 120;
const GARBAGE: [&str; 6] =
    ["", "{", "null", "[1]", "{\"question\":5}", "{\"question\":\"1A\",\"answer\":\"d\",\"seat\":\"Z\"}"];

struct Client {
    person: Person,
    table: String,
    /// A table where this person does not sit.
    foreign: String,
    seat: String,
    ear: Ear,
    /// What former ears heard.
    items: Vec<Value>,
    /// Answers by the number of the line the server promised.
    accepted: BTreeMap<u64, String>,
    old_question: String,
    luck: Luck,
}

impl Client {
    async fn new(person: Person, table: &str, foreign: &str, seed: u64) -> Client {
        let seat = person.look(table).await["seat"].as_str().expect("a seat").to_string();
        let ear = person.listen(table, 0).await;
        let (table, foreign) = (table.to_string(), foreign.to_string());
        let (items, accepted, old_question) = (vec![], BTreeMap::new(), "0A".into());
        Client { person, table, foreign, seat, ear, items, accepted, old_question, luck: Luck::new(seed) }
    }

    /// Gone without a word, and back with the number of what was heard.
    async fn reconnect(&mut self) {
        let after = self.ear.seq;
        self.items.append(&mut self.ear.items);
        self.ear = self.person.listen(&self.table, after).await;
    }

    /// Hear the replies to what was sent, by their references.
    async fn hear_replies(&mut self, mut sent: Vec<(u64, String)>) {
        while !sent.is_empty() {
            match self.ear.next().await {
                Heard::News => {}
                Heard::Gone => return self.reconnect().await,
                Heard::Reply(reply) => {
                    let at = sent.iter().position(|(reference, _)| reply["ref"] == *reference);
                    let (_, answer) = sent.remove(at.expect("a reply to what was sent"));
                    if let Some(line) = reply["line"].as_u64() {
                        assert_eq!(self.accepted.insert(line, answer), None, "one line, one answer");
                    }
                }
            }
        }
    }

    async fn step(&mut self) {
        let chosen = any_answer(&self.ear.state, &mut self.luck);
        let path = format!("/tables/{}/answer", self.table);
        match (self.luck.below(16), chosen) {
            (0, _) => self.reconnect().await,
            (1, _) => {
                let garbage = GARBAGE[self.luck.below(6) as usize];
                self.ear.say(garbage).await;
                self.ear.say(vec![0, 159, 146, 150]).await;
                while !matches!(self.ear.next().await, Heard::Reply(reply) if reply["problem"].is_object()) {}
            }
            (2, _) => {
                self.ear.say("x".repeat(64 * 1024)).await;
                while self.ear.next().await != Heard::Gone {}
                self.reconnect().await;
            }
            (3, _) => {
                let stale = json!({ "question": self.old_question, "answer": "d" });
                let reply = self.person.post(&path, &stale).await;
                assert_eq!(reply.status, 409, "{}", reply.text);
            }
            (4, Some((question, answer))) => {
                let body = json!({ "question": question, "answer": answer });
                let reply = self.person.post(&format!("/tables/{}/answer", self.foreign), &body).await;
                reply.problem(403, "not-yours");
            }
            (5, _) => drop(self.person.post(&format!("/tables/{}/chat", self.table), &json!({ "text": "hm" })).await),
            (6, _) => drop(self.person.act(&self.table, "undo").await),
            (7, _) => drop(self.person.act(&self.table, "agree").await),
            (8, _) => drop(self.person.act(&self.table, "decline").await),
            // Nobody hears what became of this one.
            (9, Some((question, answer))) => {
                self.ear.send(&question, &answer, 0).await;
                self.reconnect().await;
            }
            // Twice, and what is asked later before it is asked.
            (10, Some((question, answer))) => {
                let number: u64 = question.trim_end_matches(char::is_alphabetic).parse().expect("a number");
                let later = question.replace(&number.to_string(), &(number + 1).to_string());
                for (question, reference) in [(&later, 1), (&question, 2), (&question, 3), (&later, 4)] {
                    self.ear.send(question, &answer, reference).await;
                }
                let before = self.accepted.len();
                self.hear_replies((1..=4).map(|reference| (reference, answer.clone())).collect()).await;
                assert!(self.accepted.len() <= before + 2, "the same answer to the same question counts once");
            }
            // By another way.
            (11, Some((question, answer))) => {
                let reply = self.person.post(&path, &json!({ "question": question, "answer": answer })).await;
                if reply.status == 200 {
                    assert_eq!(self.accepted.insert(reply.line(), answer), None);
                }
            }
            (_, Some((question, answer))) => {
                self.ear.send(&question, &answer, 7).await;
                self.hear_replies(vec![(7, answer)]).await;
                self.old_question = question;
            }
            (_, None) => {
                if self.ear.next_within(Duration::from_millis(20)).await == Some(Heard::Gone) {
                    self.reconnect().await;
                }
            }
        }
    }

    async fn run(mut self) -> Client {
        for _ in 0..STEPS {
            self.step().await;
            if self.ear.state["status"] == "finished" {
                break;
            }
        }
        self
    }

    /// All that was heard is what a newcomer in the same seat reads.
    async fn agrees(&mut self) {
        let whole = self.person.look_with(&self.table, "detail=ids").await;
        self.ear.until(|ear| whole["seq"] == ear.seq).await;
        self.items.append(&mut self.ear.items);
        assert_eq!(Value::Array(self.items.clone()), whole["items"]);
    }
}

/// The replies a log leaves standing.
fn standing(log: &[Logged]) -> Vec<(String, String, u16)> {
    let mut replies: Vec<(String, String, u16)> = vec![];
    for logged in log {
        let line: Value = serde_json::from_str(&logged.line).expect("JSON");
        if let Some(said) = line.get("said") {
            replies.push(serde_json::from_value(said.clone()).expect("a reply"));
        } else if let Some(to) = line["undone"]["to"].as_u64() {
            replies.truncate(to as usize);
        }
    }
    replies
}

async fn chaos(house: &House, plan: Value, seed: u64) {
    let host = house.guest().await;
    let foreign = house.guest().await.table(&json!({ "game": "connect-four" })).await;
    let table = host.table(&plan).await;
    let mut people = vec![host];
    for seat in ["B", "C"].iter().take(plan["seats"].as_u64().unwrap_or(2) as usize - 1) {
        let person = house.guest().await;
        person.sit(&table, seat).await;
        people.push(person);
    }
    let mut clients = vec![];
    for (person, n) in people.into_iter().zip(0..) {
        clients.push(Client::new(person, &table, &foreign, seed + n).await);
    }
    let running: Vec<_> = clients.into_iter().map(|client| tokio::spawn(client.run())).collect();
    let mut clients = vec![];
    for client in running {
        clients.push(client.await.expect("a client that ends well"));
    }
    let log = house.log(&table).await;
    let game = catalog::game(plan["game"].as_str().expect("a game")).expect("a game");
    let whole = clients[0].person.look(&table).await;
    let options: Vec<(String, String)> =
        serde_json::from_value::<BTreeMap<_, _>>(whole["options"].clone()).expect("options").into_iter().collect();
    let seats = Some(clients.len() as u8);
    let setup = game.about().setup(whole["mode"].as_str(), seats, &options).expect("a setup");
    let mut again = game.start(&setup).expect("a table");
    for (who, id, print) in standing(&log) {
        referee::reply(again.as_mut(), &who, &id, Some(print)).expect("every reply fits");
    }
    // That the table went on for somebody is in the log, and no line that people are told the number of.
    let public: Vec<&str> =
        log.iter().map(|logged| logged.line.as_str()).filter(|l| !l.contains("\"stood\"")).collect();
    let mut accepted = 0;
    for client in &mut clients {
        accepted += client.accepted.len();
        for (line, answer) in &client.accepted {
            let said = public[..*line as usize].iter().rev().find(|l| !l.contains("\"chance\""));
            let expected = json!(["said", client.seat, answer]).to_string();
            let found: Value = serde_json::from_str(said.expect("a line")).expect("JSON");
            let found = json!(["said", found["said"][0], found["said"][1]]).to_string();
            assert_eq!(found, expected, "line {line}");
        }
        client.agrees().await;
        let look = client.person.look(&table).await;
        let seat = Seat::all(again.seats()).find(|seat| again.seat_id(*seat) == client.seat).expect("a seat");
        let facts: BTreeMap<_, _> =
            again.facts(Viewer::Seat(seat)).iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        assert_eq!(look["facts"], json!(facts));
        assert_eq!(look["state"]["status"], if again.outcome().is_some() { "finished" } else { "playing" });
    }
    assert!(accepted > 5, "only {accepted} answers were accepted");
    assert!(house.is_alive().await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_clients_do_the_accepted_answers_count() {
    let house = House::open().await;
    let plans = [
        json!({ "game": "connect-four", "seats": 2 }),
        json!({ "game": "liars-dice", "seats": 3 }),
        json!({ "game": "tash-kalar", "mode": "melee", "seats": 3 }),
        json!({ "game": "summoner-wars-2", "seats": 2 }),
    ];
    let mut seed = 0;
    for _ in 0..3 {
        seed += 100;
        let [a, b, c, d] = plans.clone();
        tokio::join!(
            chaos(&house, a, seed),
            chaos(&house, b, seed + 10),
            chaos(&house, c, seed + 20),
            chaos(&house, d, seed + 30),
        );
    }
}
