//! Days on which something is wrong with what is kept, or with the time.

use crate::house::{House, eventually, four, four_with, play};
use apitest::Heard;
use serde_json::{Value, json};
use server::Clock;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use store::{Claim, Keep, Line, NewTable, PersonId, Sitter, Status, Store, TableId};

fn quick() -> Value {
    four_with(&json!({ "clock": { "live": { "seconds": 10, "increment": 0 } } }))
}

fn left(look: &Value, seat: &str) -> i64 {
    look["state"]["clocks"][seat].as_i64().unwrap_or_else(|| panic!("{look}"))
}

/// A table in play whose log nobody can read, left by a server that fell silent.
async fn unreadable(store: &Store, id: &str, person: &str) {
    let (id, host) = (TableId::from(id), PersonId(person.into()));
    let setup = json!({ "mode": "standard", "seats": 2, "options": {} }).to_string();
    let seats = vec![Some(Sitter::Person(host.clone())), Some(Sitter::Bot("random".into()))];
    let (game, options) = ("connect-four".into(), "{}".into());
    let new = NewTable { id: id.clone(), game, setup, options, public: true, host, home: None, created_at: 1, seats };
    assert_eq!(store.create_table(&new).await.expect("it is kept"), Claim::Done);
    assert_eq!(store.set_status(&id, Status::Open, Status::Playing, 2).await.expect("it is kept"), Claim::Done);
    let nonsense = vec![Line { at: 2, line: "nonsense".into() }];
    assert_eq!(store.append(&id, 1, nonsense).await.expect("it is kept"), Claim::Done);
    assert_eq!(store.keep_table(&id, "gone", 3, 4).await.expect("it is kept"), Keep::Done);
}

#[tokio::test]
async fn tables_that_cannot_be_read_are_set_aside_and_the_rest_goes_on() {
    let mut house = House::with_clock().await;
    let (good, a, b) = house.pair(&quick()).await;
    a.answer(&good, "d").await.ok();
    house.stop().await;
    let store = house.store().await;
    for i in 0..260 {
        // Before any name that a table of ours is given.
        unreadable(&store, &format!("00{i:03}"), &b.id).await;
    }
    house.begin().await;
    let [a, b] = [a, b].map(|person| person.at(house.address()));
    let all = || async { store.count_aside().await.expect("a number") == 260 };
    assert!(eventually(Duration::from_secs(20), all).await, "each is tried once");
    let (_, game, why) = &store.aside().await.expect("a list")[0];
    assert_eq!(game, "connect-four");
    assert!(why.starts_with("line 1: "), "whoever runs the server sees why: {why}");
    assert!(house.is_alive().await);
    a.get("/tables/00000").await.problem(503, "set-aside");
    let page = reqwest::Client::new().get(format!("http://{}/t/00000", house.address()));
    let page = page.header("accept-language", "en").send().await.expect("a page").text().await.expect("a text");
    assert!(page.contains("This table has been set aside"), "{page}");
    for person in [&a, &b] {
        let home = reqwest::Client::new().get(format!("http://{}/", house.address()));
        let apitest::Pass::Cookie(cookie) = &person.pass else { panic!("a cookie") };
        assert_eq!(home.header("cookie", cookie).send().await.expect("a page").status(), 200);
    }
    // Nobody looks: only the server itself can find that the time of the good one is over.
    house.wait(10.0);
    let over = || async { a.look(&good).await["state"]["status"] == "finished" };
    let found = || async { house.log(&good).await.iter().any(|line| line.line.contains("timed")) };
    assert!(eventually(Duration::from_secs(20), found).await && over().await);
}

#[tokio::test]
async fn what_was_set_aside_comes_back_when_it_can_be_read() {
    let mut house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    play(&table, [&a, &b], "d d").await;
    house.stop().await;
    house.store().await.set_aside(&TableId::from(table.as_str()), "an older program").await.expect("it is kept");
    house.begin().await;
    let a = a.at(house.address());
    a.answer(&table, "d").await.ok();
    assert_eq!(house.store().await.count_aside().await.expect("a number"), 0);
}

#[tokio::test]
async fn a_server_that_stands_still_costs_nobody_time() {
    let house = House::with_clock().await;
    let (table, a, b) = house.pair(&quick()).await;
    a.answer(&table, "d").await.ok();
    house.wait(2.0);
    assert_eq!(left(&b.look(&table).await, "B"), 8_000);
    house.config.clock.stand_still(Duration::from_secs(25));
    let look = b.look(&table).await;
    assert_eq!((left(&look, "A"), left(&look, "B")), (10_000, 8_000), "{look}");
    b.answer(&table, "d").await.ok();
    house.wait(3.0);
    house.config.clock.stand_still(Duration::from_secs(25));
    assert_eq!(left(&a.look(&table).await, "A"), 7_000);
    house.wait(7.0);
    let over = || async { a.look(&table).await["state"]["status"] == "finished" };
    assert!(eventually(Duration::from_secs(5), over).await, "time that is served is charged as ever");
}

#[tokio::test]
async fn a_process_that_was_stopped_charges_nobody() {
    let ticks = Arc::<AtomicI64>::default();
    let house = House::with(|config| config.clock = Clock::of_ticks(ticks.clone())).await;
    let (table, a, b) = house.pair(&quick()).await;
    a.answer(&table, "d").await.ok();
    ticks.fetch_add(1_500, Ordering::Relaxed);
    assert_eq!(left(&b.look(&table).await, "B"), 8_500, "thought about, for somebody looked in time");
    // Nobody can look while the process is stopped, and the machine's clock goes on.
    ticks.fetch_add(30_000, Ordering::Relaxed);
    let look = b.look(&table).await;
    assert_eq!((left(&look, "B"), &look["state"]["status"]), (8_500, &json!("playing")), "{look}");
    b.answer(&table, "d").await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_whose_machines_disagree_go_by_the_database() {
    let Some(db) = pgtest::database() else { return };
    let first = House::on(db.clone(), |_| {}).await;
    let second = House::on(db, |config| config.clock = Clock::wrong_by(30_000)).await;
    let (a, b) = (first.guest().await, second.guest().await);
    let table = a.table(&quick()).await;
    b.sit(&table, "B").await;
    for _ in 0..3 {
        for person in [&a, &b] {
            let asked = || async { person.look(&table).await["state"]["question"].is_object() };
            assert!(eventually(Duration::from_secs(5), asked).await);
            // A new column each time, so that nobody wins.
            let offered = person.look(&table).await["state"]["question"]["answers"].as_array().expect("answers").len();
            assert!(offered > 0);
            person.answer(&table, if person.id == a.id { "a" } else { "b" }).await.ok();
        }
    }
    let taken_over = first.log(&table).await.iter().any(|line| line.line.contains("resumed"));
    assert!(!taken_over, "neither thinks that the other has fallen silent");
    let look = a.look(&table).await;
    assert_eq!(look["state"]["status"], "playing", "{look}");
    for seat in ["A", "B"] {
        assert!(left(&look, seat) > 6_000, "{look}");
    }
}

/// A wire to the database that can be cut, and mended again.
struct Wire {
    port: u16,
    cut: tokio::sync::watch::Sender<Cut>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Cut {
    No,
    /// Nothing gets through, and nobody hears why.
    Silent,
    /// Connections break, and new ones are broken at once.
    Loud,
}

impl Wire {
    async fn to(port: u16) -> Wire {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let wire = Wire {
            port: listener.local_addr().expect("an address").port(),
            cut: tokio::sync::watch::Sender::new(Cut::No),
        };
        let cut = wire.cut.subscribe();
        tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                tokio::spawn(Wire::carry(here, port, cut.clone()));
            }
        });
        wire
    }

    async fn carry(mut here: tokio::net::TcpStream, port: u16, mut cut: tokio::sync::watch::Receiver<Cut>) {
        if *cut.borrow() == Cut::Loud {
            return;
        }
        let _ = cut.wait_for(|cut| *cut != Cut::Silent).await;
        let Ok(mut there) = tokio::net::TcpStream::connect(("127.0.0.1", port)).await else { return };
        while *cut.borrow() != Cut::Loud {
            let _ = cut.wait_for(|cut| *cut != Cut::Silent).await;
            tokio::select! {
                _ = tokio::io::copy_bidirectional(&mut here, &mut there) => return,
                _ = cut.wait_for(|cut| *cut != Cut::No) => {}
            }
        }
    }
}

/// The same database by another wire.
async fn by_wire(db: &str) -> (String, Wire) {
    let (before, name) = db.rsplit_once('/').expect("a name");
    let (host, port) = before.rsplit_once(':').expect("a port");
    let wire = Wire::to(port.parse().expect("a number")).await;
    (format!("{host}:{}/{name}", wire.port), wire)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_falls_silent_is_said_soon_and_costs_nobody() {
    let Some(db) = pgtest::database() else { return };
    for cut in [Cut::Loud, Cut::Silent] {
        let (db, wire) = by_wire(&db).await;
        let house = House::on(db, |config| config.clock = Clock::handed()).await;
        let (table, a, b) = house.pair(&quick()).await;
        a.answer(&table, "d").await.ok();
        let question = b.look(&table).await["state"]["question"]["id"].clone();
        let mut ear = b.listen(&table, 0).await;
        wire.cut.send_replace(cut);
        let soon = Duration::from_secs(6);
        ear.send(question.as_str().expect("an id"), "d", 1).await;
        let refused = async {
            loop {
                match ear.next().await {
                    Heard::News => {}
                    Heard::Reply(reply) => break reply["problem"]["code"].clone(),
                    Heard::Gone => break json!("gone"),
                }
            }
        };
        assert_eq!(tokio::time::timeout(soon, refused).await.expect("soon"), "no-database", "{cut:?}");
        let path = format!("/tables/{table}/answer");
        let body = json!({ "question": question, "answer": "d" });
        tokio::time::timeout(soon, b.post(&path, &body)).await.expect("soon").problem(503, "no-database");
        let noticed = || async {
            let metrics = reqwest::get(format!("http://{}/metrics", house.address())).await.expect("an answer");
            metrics.text().await.expect("a text").contains("kamen_database_answers 0")
        };
        assert!(eventually(soon, noticed).await, "{cut:?}");
        // Never as an empty table, and as soon by every way.
        let look = tokio::time::timeout(soon, b.get(&format!("/tables/{table}"))).await.expect("soon");
        look.problem(503, "no-database");
        for path in ["/", &format!("/t/{table}"), "/health"] {
            let page = reqwest::get(format!("http://{}{path}", house.address()));
            let page = tokio::time::timeout(soon, page).await.expect("soon").expect("a page");
            assert_eq!(page.status(), 503, "{cut:?} {path}");
            assert!(page.text().await.expect("a text").contains("database does not answer"), "{cut:?} {path}");
        }
        house.wait(60.0);
        wire.cut.send_replace(Cut::No);
        let back = || async { b.get(&format!("/tables/{table}")).await.status == 200 };
        assert!(eventually(Duration::from_secs(20), back).await, "{cut:?}: it heals");
        let look = b.look(&table).await;
        assert_eq!((&look["state"]["status"], left(&look, "B")), (&json!("playing"), 10_000), "{cut:?} {look}");
        // What hung on the wire may still have reached the log: one of the two answers counts.
        let go_on = || async {
            b.post(&path, &body).await;
            a.look(&table).await["state"]["question"].is_object()
        };
        assert!(eventually(Duration::from_secs(5), go_on).await, "{cut:?}");
        a.answer(&table, "d").await.ok();
        assert!(house.is_alive().await);
    }
}
