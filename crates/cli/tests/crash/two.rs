//! Two processes on one PostgreSQL: people at either see one table, and at one when the other is gone.

use crate::process::Process;
use apitest::{Ear, Person, any_answer};
use kernel::Luck;
use serde_json::{Value, json};
use std::time::Duration;
use store::{Store, TableId};
use tokio::time::{Instant, timeout};

const A_SECOND: Duration = Duration::from_secs(1);
/// A lease of six seconds runs out, and the next look finds it.
const TAKEN_OVER: Duration = Duration::from_secs(15);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_are_one_server() {
    let Some(db) = pgtest::database() else { return };
    let (first, second) = (Process::start(&db), Process::start(&db));
    let a = Person::guest(&first.address).await;
    let b = Person::guest(&second.address).await;
    for _ in 0..3 {
        answers_arrive_within_a_second(&a, &b).await;
    }
    what_happens_while_a_table_wakes_is_not_missed(&a, &b).await;
    talk_elsewhere_makes_no_answer_late(&a, &b).await;
    who_ends_the_game_first_ends_it(&a, &b).await;
    one_dies_and_the_game_goes_on(first, &a, &b, &db).await;
}

/// A table of Connect Four with the first at one process and the second at the other.
async fn pair(a: &Person, b: &Person) -> String {
    let table = a.table(&json!({ "game": "connect-four" })).await;
    b.sit(&table, "B").await;
    table
}

/// An answer, made as soon as the person's process has heard that it is asked.
async fn ready(person: &Person, table: &str, answer: &str) -> Value {
    let asked = async {
        loop {
            let question = person.look(table).await["state"]["question"]["id"].clone();
            if question.is_string() {
                return json!({ "question": question, "answer": answer });
            }
        }
    };
    timeout(A_SECOND, asked).await.expect("it is asked in time")
}

async fn within_a_second(ear: &mut Ear, holds: impl FnMut(&Ear) -> bool) {
    let in_time = timeout(A_SECOND, ear.until(holds)).await;
    assert!(in_time.is_ok(), "too late: {:?}", ear.items);
}

async fn answers_arrive_within_a_second(a: &Person, b: &Person) {
    let table = pair(a, b).await;
    let mut ears = [a.listen(&table, 0).await, b.listen(&table, 0).await];
    let mut luck = Luck::new(1);
    for turn in 0.. {
        let mover = turn % 2;
        within_a_second(&mut ears[mover], |ear| ear.state["question"].is_object()).await;
        let (question, answer) = any_answer(&ears[mover].state, &mut luck).expect("an answer");
        let reply = ears[mover].answer(&question, &answer).await.expect("a reply");
        assert!(reply["line"].is_u64(), "{reply}");
        within_a_second(&mut ears[1 - mover], |ear| ear.items.len() >= turn + 2).await;
        if ears[1 - mover].state["status"] == "finished" {
            break;
        }
    }
    let [a, b] = &mut ears;
    within_a_second(a, |ear| ear.heard("finished")).await;
    within_a_second(b, |ear| ear.heard("finished")).await;
    assert_eq!(a.items, b.items);
}

/// A process that reads a table while another writes to it hears of it all the same.
async fn what_happens_while_a_table_wakes_is_not_missed(a: &Person, b: &Person) {
    for _ in 0..30 {
        let table =
            a.table(&json!({ "game": "connect-four", "sitters": ["me", "me"], "table": { "one_screen": true } })).await;
        let watcher = b.clone();
        let place = table.clone();
        let listening = tokio::spawn(async move { watcher.listen(&place, 0).await });
        a.answer(&table, "d").await.ok();
        a.answer(&table, "d").await.ok();
        let mut ear = listening.await.expect("an ear");
        within_a_second(&mut ear, |ear| ear.items.len() == 3).await;
    }
}

async fn talk_elsewhere_makes_no_answer_late(a: &Person, b: &Person) {
    let table = pair(a, b).await;
    for answer in ["a", "b", "a"] {
        let (asked, other) = if answer == "b" { (b, a) } else { (a, b) };
        let (chat, text) = (format!("/tables/{table}/chat"), json!({ "text": "hm" }));
        let (path, body) = (format!("/tables/{table}/answer"), ready(asked, &table, answer).await);
        let (said, answered) = tokio::join!(other.post(&chat, &text), asked.post(&path, &body));
        said.ok();
        answered.ok();
    }
}

/// Giving up here and winning there at the same moment: one of them happened, and the table can be read.
async fn who_ends_the_game_first_ends_it(a: &Person, b: &Person) {
    for _ in 0..15 {
        let table = pair(a, b).await;
        let path = format!("/tables/{table}/answer");
        for answer in ["a", "b", "a", "b", "a", "b"] {
            let asked = if answer == "a" { a } else { b };
            asked.post(&path, &ready(asked, &table, answer).await).await.ok();
        }
        let last = ready(a, &table, "a").await;
        let (won, gave_up) = tokio::join!(a.post(&path, &last), b.act(&table, "resign"));
        for reply in [won, gave_up] {
            assert!([200, 409].contains(&reply.status), "{}", reply.text);
        }
        for person in [a, b] {
            let over = timeout(A_SECOND, async {
                loop {
                    let state = person.look(&table).await["state"].clone();
                    if state["status"] == "finished" {
                        return state;
                    }
                }
            });
            assert_eq!(over.await.expect("in time")["ranks"], json!({ "A": 1, "B": 2 }));
        }
    }
}

async fn one_dies_and_the_game_goes_on(first: Process, a: &Person, b: &Person, db: &str) {
    let plan = json!({ "game": "liars-dice", "seats": 3, "sitters": ["me", "open", "greedy"] });
    let table = a.table(&plan).await;
    // The game begins at the process that is to die, which therefore keeps the bot.
    b.at(&first.address).sit(&table, "B").await;
    let store = Store::open(db).await.expect("a store");
    let said = async |seat: &str| {
        let log = store.log(&TableId::from(table.as_str()), 0).await.expect("a log");
        let begins = format!("{{\"said\":[\"{seat}\"");
        log.iter().filter(|logged| logged.line.starts_with(&begins)).count()
    };
    let mut ears = [a.listen(&table, 0).await, b.listen(&table, 0).await];
    let play_until_bot_said = async |ears: &mut [Ear; 2], times: usize| {
        let end = Instant::now() + TAKEN_OVER;
        while said("C").await < times {
            assert!(Instant::now() < end, "the bot is silent: {}", ears[1].state);
            assert_ne!(ears[1].state["status"], "finished");
            answer_once(ears).await;
        }
    };
    play_until_bot_said(&mut ears, 1).await;
    let (heard, mine) = (ears[0].seq, said("A").await);
    first.kill();
    ears[0] = a.at(&b.server).listen(&table, heard).await;
    play_until_bot_said(&mut ears, 3).await;
    assert!(said("A").await > mine, "a player of the dead process goes on at the other");
}

/// Whoever is asked makes the lowest bid there is.
async fn answer_once(ears: &mut [Ear; 2]) {
    for ear in ears.iter_mut() {
        while ear.next_within(Duration::from_millis(50)).await.is_some() {}
        let question = &ear.state["question"];
        let bid = question["answers"].as_array().and_then(|all| all.iter().find(|answer| answer["id"] != "liar"));
        if let (Some(question), Some(bid)) = (question["id"].as_str(), bid.and_then(|bid| bid["id"].as_str())) {
            let (question, bid) = (question.to_string(), bid.to_string());
            let reply = ear.answer(&question, &bid).await.expect("a reply");
            assert!(reply["line"].is_u64(), "{reply}");
            return;
        }
    }
}
