//! Who may watch, from when on, and what is left for whom when a game is over.

use crate::house::{House, four, four_with};
use apitest::{Drawn, Ear, Heard, Person, Screen};
use reqwest::Method;
use serde_json::{Value, json};

/// A page, as whoever asks for it sees it.
async fn page(person: &Person, path: &str) -> (u16, String) {
    let mut request = reqwest::Client::new().request(Method::GET, format!("http://{}{path}", person.server));
    if let apitest::Pass::Cookie(cookie) = &person.pass {
        request = request.header("cookie", cookie);
    }
    let response = request.send().await.expect("an answer");
    (response.status().as_u16(), response.text().await.expect("text"))
}

/// Where the record of a game can be had, or looked at.
fn ways_to_the_record(table: &str) -> [String; 4] {
    [
        format!("/api/v1/tables/{table}/record"),
        format!("/t/{table}/record"),
        format!("/replay/{table}"),
        format!("/replay/{table}/summary"),
    ]
}

#[tokio::test]
async fn a_closed_table_is_closed_to_who_came_before_it_began() {
    let house = House::open().await;
    let (a, b, watcher) = (house.guest().await, house.guest().await, house.guest().await);
    let table = a.table(&four_with(&json!({ "closed": true }))).await;
    let mut ear = watcher.listen(&table, 0).await;
    let mut nobody = Ear::open(&house.stranger(), &table, "").await.expect("anybody may come to a table that waits");
    let mut screen = Screen::open(&watcher, &table, "").await.expect("a page");
    let mut events = watcher.ask(Method::GET, &format!("/tables/{table}/events")).send().await.expect("a stream");
    let mut player = a.listen(&table, 0).await;
    b.sit(&table, "B").await;
    a.answer(&table, "d").await.ok();
    for ear in [&mut ear, &mut nobody] {
        while ear.next().await != Heard::Gone {}
        assert!(ear.items.is_empty() && ear.texts.iter().all(|text| !text.contains("\"playing\"")), "{:?}", ear.texts);
    }
    while screen.next().await != Drawn::Gone {}
    let mut told = String::new();
    while let Ok(Some(chunk)) = events.chunk().await {
        told += std::str::from_utf8(&chunk).expect("text");
    }
    assert!(!told.contains("\"playing\"") && !told.contains("event\""), "{told}");
    player.until(|ear| ear.heard("event")).await;
    // It stays closed when it is over.
    a.act(&table, "resign").await.ok();
    watcher.get(&format!("/tables/{table}")).await.problem(403, "not-yours");
    assert!(Ear::open(&watcher, &table, "").await.is_err());
    assert_eq!(page(&watcher, &format!("/t/{table}")).await.0, 403);
    b.look(&table).await;
}

#[tokio::test]
async fn what_was_played_at_a_private_table_is_for_those_who_sat_there() {
    let house = House::open().await;
    let account = |name: &str| json!({ "name": name, "password": "long enough" });
    let (table, a, b) = house.pair(&four()).await;
    let (a, b) = (a.come_in("/people", &account("Anna")).await, b.come_in("/people", &account("Bela")).await);
    a.act(&table, "resign").await.ok();
    let (open, watcher) = (a.table(&json!({ "game": "connect-four", "public": true })).await, house.guest().await);
    b.sit(&open, "B").await;
    a.act(&open, "resign").await.ok();
    for path in ways_to_the_record(&table) {
        for (person, status) in [(&a, 200), (&b, 200), (&watcher, 403), (&house.stranger(), 403)] {
            assert_eq!(page(person, &path).await.0, status, "{path}");
        }
    }
    for path in ways_to_the_record(&open) {
        assert_eq!(page(&house.stranger(), &path).await.0, 200, "{path}");
    }
    // Nobody's public page has it, one's own has both.
    let listed = async |person: &Person, whose: &Person| {
        let found = person.get(&format!("/people/{}", whose.id)).await.ok();
        found["results"].as_array().expect("results").iter().map(|r| r["table"].clone()).collect::<Vec<Value>>()
    };
    assert_eq!(listed(&a, &a).await, [json!(open), json!(table)]);
    for person in [&b, &watcher, &house.stranger()] {
        assert_eq!(listed(person, &a).await, [json!(open)]);
        for path in ["/", "/replays", "/people/Anna", "/people/Bela", "/people/leaders"] {
            let own = person.id == b.id && path == "/people/Bela";
            assert_eq!(page(person, path).await.1.contains(&table), own, "{path}");
        }
    }
    assert!(page(&a, "/people/Anna").await.1.contains(&table));
    // What bots play is for whoever wanted it.
    let bots = json!({ "game": "connect-four", "sitters": ["random", "random"] });
    let table = watcher.table(&bots).await;
    watcher.listen(&table, 0).await.until(|ear| ear.state["status"] == "finished").await;
    for (person, status) in [(&watcher, 200), (&a, 403)] {
        assert_eq!(page(person, &format!("/replay/{table}")).await.0, status);
    }
}

#[tokio::test]
async fn who_sees_everything_later_sees_the_end_later_too() {
    let house = House::with_clock().await;
    let plan = json!({ "game": "connect-four", "public": true, "table": { "spectator_delay_s": 60 } });
    let (table, a, b) = house.pair(&plan).await;
    let watcher = house.guest().await;
    house.wait(61.0);
    a.answer(&table, "d").await.ok();
    b.act(&table, "resign").await.ok();
    let public = ["/replays", "/api/v1/tables?status=finished", &format!("/api/v1/people/{}", a.id)];
    for waits in [true, false] {
        for path in ways_to_the_record(&table) {
            assert_eq!(page(&watcher, &path).await.0, if waits { 409 } else { 200 }, "{path}");
            assert_eq!(page(&a, &path).await.0, 200, "{path}");
        }
        for path in public {
            assert_eq!(page(&watcher, path).await.1.contains(&table), !waits, "{path}");
        }
        // Till then it is among those that go on.
        assert_eq!(page(&watcher, "/api/v1/tables?status=playing").await.1.contains(&table), waits);
        assert!(page(&watcher, "/").await.1.contains(&table));
        // And nobody else's wish for more tells that it does not.
        let next = json!({ "game": "connect-four", "from": table });
        watcher.post("/tables", &next).await.problem(403, "not-yours");
        watcher.act(&table, "rematch").await.problem(403, "not-yours");
        let seen = watcher.look(&table).await;
        assert_eq!(seen["state"]["status"], if waits { "playing" } else { "finished" }, "{seen}");
        assert_eq!(seen["items"].as_array().map(Vec::len), Some(if waits { 1 } else { 5 }), "{seen}");
        // Nor does a word of one's own tell how much was written meanwhile.
        let line = watcher.post(&format!("/tables/{table}/chat"), &json!({ "text": "hm" })).await.line();
        assert!(!waits || line <= 2, "{line}");
        house.wait(59.0);
        assert_eq!(page(&watcher, &format!("/replay/{table}")).await.0, if waits { 409 } else { 200 });
        house.wait(1.0);
    }
}

/// A clock that has run on would tell that nobody has answered yet.
#[tokio::test]
async fn who_sees_everything_later_sees_the_clocks_of_then() {
    let house = House::with_clock().await;
    let clock = json!({ "live": { "seconds": 100, "increment": 0 } });
    let plan = json!({ "game": "connect-four", "table": { "spectator_delay_s": 60, "clock": clock } });
    let (table, a, b) = house.pair(&plan).await;
    house.wait(70.0);
    let left = async |person: &Person| person.look(&table).await["state"]["clocks"]["A"].clone();
    let (watcher, mut ear) = (house.guest().await, Ear::open(&house.stranger(), &table, "").await.expect("a watcher"));
    assert_eq!((left(&b).await, left(&watcher).await), (json!(30_000), json!(90_000)));
    ear.until(|ear| ear.state["clocks"]["A"] == 90_000).await;
    a.answer(&table, "d").await.ok();
    house.wait(10.0);
    assert_eq!((left(&b).await, left(&watcher).await), (json!(30_000), json!(80_000)));
    let drawn = page(&watcher, &format!("/t/{table}")).await.1;
    assert!(drawn.contains("1:20") && !drawn.contains("0:30"), "{drawn}");
}

/// What the form does not ask for stays as it was agreed.
#[tokio::test]
async fn the_form_of_a_waiting_table_changes_what_it_asks_for() {
    let house = House::open().await;
    let a = house.guest().await;
    let table = a.table(&four_with(&json!({ "spectator_delay_s": 60, "timeout": "default", "hints": true }))).await;
    let form = page(&a, &format!("/t/{table}/options")).await.1;
    let token = form.split("name=\"csrf\" value=\"").nth(1).expect("a form").split('"').next().expect("one");
    let change = format!("csrf={token}&clock=30&increment=10&undo=ask&spectators=yes");
    let sent = a.ask(Method::POST, &format!("/t/{table}/options")).body(change);
    let sent = sent.header("content-type", "application/x-www-form-urlencoded").send().await.expect("an answer");
    assert!(sent.status().is_success() || sent.status().is_redirection(), "{}", sent.status());
    let agreed = a.look(&table).await["table"].clone();
    let kept = |key: &str| agreed[key].clone();
    assert_eq!(
        [kept("spectator_delay_s"), kept("timeout"), kept("undo"), kept("hints")],
        [json!(60), json!("default"), json!("consent"), json!(false)]
    );
}
