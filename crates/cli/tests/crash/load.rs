//! People who play on and on, wherever the server may be now, and write down what it promised them.

use apitest::{Ear, Heard, Person, any_answer};
use kernel::Luck;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// What the server acknowledged: for each table, the answers by the number of their line.
pub(crate) type Promised = Arc<Mutex<BTreeMap<String, BTreeMap<u64, String>>>>;

/// Where the server is; empty when all shall go home.
pub(crate) type Whereabouts = watch::Receiver<String>;

/// A server that died tells nobody when it is back: it is asked again, as long as the rooms are open.
const SOON: Duration = Duration::from_millis(20);

pub(crate) struct Room {
    pub plan: Value,
    pub people: [Person; 2],
    pub promised: Promised,
    pub whereabouts: Whereabouts,
    /// Answer by the stream, or one request at a time.
    pub live: bool,
    pub seed: u64,
    /// How many answers were acknowledged in this room.
    pub answered: Arc<AtomicU64>,
}

impl Room {
    fn is_open(&self) -> bool {
        !self.whereabouts.borrow().is_empty()
    }

    fn here(&self, person: &Person) -> Person {
        person.at(self.whereabouts.borrow().as_str())
    }

    /// Play game after game; returns how many were finished.
    pub(crate) async fn run(self) -> u32 {
        let mut games = 0;
        while self.is_open() {
            let Some(table) = self.set_up().await else {
                sleep(SOON).await;
                continue;
            };
            self.promised.lock().expect("fine").entry(table.clone()).or_default();
            let [a, b] = &self.people;
            let over = tokio::join!(self.play(a, &table, self.seed), self.play(b, &table, self.seed + 1));
            games += u32::from(over == (true, true));
        }
        games
    }

    /// Nothing if the server died meanwhile.
    async fn set_up(&self) -> Option<String> {
        let [host, guest] = [&self.people[0], &self.people[1]].map(|person| self.here(person));
        let table = host.try_post("/tables", &self.plan).await?.ok()["id"].as_str()?.to_string();
        let seat = format!("/tables/{table}/seats/B");
        // Whoever asks again because nobody answered may find the seat taken by itself.
        while self.is_open() {
            if let Some(reply) = self.here(&guest).try_post(&seat, &json!({})).await {
                assert!([200, 409].contains(&reply.status), "{}", reply.text);
                return Some(table);
            }
            sleep(SOON).await;
        }
        None
    }

    /// Play one seat to the end of the game; false if all went home before.
    async fn play(&self, person: &Person, table: &str, seed: u64) -> bool {
        let mut luck = Luck::new(seed);
        while self.is_open() {
            let over = if self.live {
                self.play_live(&self.here(person), table, &mut luck).await
            } else {
                self.play_plain(&self.here(person), table, &mut luck).await
            };
            if over {
                return true;
            }
            sleep(SOON).await;
        }
        false
    }

    /// By one connection, as long as it lives.
    async fn play_live(&self, person: &Person, table: &str, luck: &mut Luck) -> bool {
        let Ok(mut ear) = Ear::open(person, table, "detail=ids").await else { return false };
        while self.is_open() {
            if ear.state["status"] == "finished" {
                return true;
            }
            match any_answer(&ear.state, luck) {
                Some((question, answer)) => {
                    let Some(reply) = ear.answer(&question, &answer).await else { return false };
                    match reply["line"].as_u64() {
                        Some(line) => self.note(table, line, answer),
                        None => self.refused(&reply["problem"]),
                    }
                    // The news of it may not have come yet.
                    while ear.state["question"]["id"] == question.as_str() {
                        if ear.next().await == Heard::Gone {
                            return false;
                        }
                    }
                }
                None => {
                    if ear.next_within(SOON).await == Some(Heard::Gone) {
                        return false;
                    }
                }
            }
        }
        false
    }

    /// By one look and one answer.
    async fn play_plain(&self, person: &Person, table: &str, luck: &mut Luck) -> bool {
        let Some(look) = person.try_get(&format!("/tables/{table}?detail=ids")).await else { return false };
        let state = look.ok()["state"].clone();
        if let Some((question, answer)) = any_answer(&state, luck) {
            let body = json!({ "question": question, "answer": answer });
            let Some(reply) = person.try_post(&format!("/tables/{table}/answer"), &body).await else { return false };
            if reply.status == 200 {
                self.note(table, reply.line(), answer);
            } else {
                self.refused(&reply.json());
            }
        }
        state["status"] == "finished"
    }

    fn note(&self, table: &str, line: u64, answer: String) {
        let mut promised = self.promised.lock().expect("fine");
        let known = promised.entry(table.into()).or_default().insert(line, answer);
        assert_eq!(known, None, "one line, one answer");
        self.answered.fetch_add(1, Ordering::Relaxed);
    }

    /// The only fault of an offered answer is to be late.
    fn refused(&self, problem: &Value) {
        assert!(
            ["stale-question", "not-asked", "finished"].contains(&problem["code"].as_str().unwrap_or("")),
            "{problem}"
        );
    }
}
