//! What goes on after a server stopped, with nobody looking.

use kernel::{Luck, Who};
use referee::Record;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::{Config, Limits, Serving};
use std::time::Duration;
use store::{Claim, Finish, GameResult, Keep, Line, NewTable, Sitter, Status, Store, TableId};
use tempfile::TempDir;

fn db(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("kamen.db").display())
}

async fn open(folder: &TempDir) -> Serving {
    let config = Config::new(([127, 0, 0, 1], 0).into(), db(folder));
    server::serve(Config { limits: Limits::lifted(), ..config }).await.expect("a server")
}

/// Asks every now and then until it is so: bots play on with nobody looking, and nothing tells of it.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..600 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what}: still not so");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_after_a_clean_stop() {
    let folder = TempDir::new().expect("a folder");
    let (serving, client) = (open(&folder).await, Client::builder().cookie_store(true).build().expect("a client"));
    let post = async |path: &str, body: Value| {
        let url = format!("http://{}/api/v1{path}", serving.address);
        let response = client.post(url).json(&body).send().await.expect("an answer");
        assert_eq!(response.status(), StatusCode::CREATED);
        response.json::<Value>().await.expect("JSON")
    };
    post("/sessions", json!({ "guest": "Ada" })).await;
    // The longest games of the catalogue: some are in the middle when the server stops.
    for _ in 0..8 {
        let game = catalog::games()[0].about();
        let sitters = vec!["random"; usize::from(*game.modes[0].seats.start())];
        post("/tables", json!({ "game": game.key, "sitters": sitters })).await;
    }
    serving.stop().await;
    let store = Store::open(&db(&folder)).await.expect("a store");
    let played = async |store: &Store| store.count_tables(Status::Playing).await.expect("a count");
    assert!(played(&store).await > 0, "nothing was left to go on");
    let serving = open(&folder).await;
    until("all games are played to the end", async || played(&store).await == 0).await;
    assert_eq!(store.count_tables(Status::Finished).await.expect("a count"), 8);
    serving.stop().await;
}

/// A random game to its end, as a log.
fn finished() -> (&'static str, Value, Vec<Line>) {
    let game = catalog::games()[0];
    let setup = game.about().setup(None, None, &[]).expect("the defaults fit");
    let (mut table, mut luck) = (game.start(&setup).expect("a table"), Luck::new(1));
    loop {
        table.deal(&mut luck).expect("dice");
        let Some(&Who::Seat(seat)) = table.asked().first() else { break };
        let offered = table.offered(seat);
        let answer = &offered[luck.below(offered.len() as u32) as usize];
        table.answer(&format!("{}: {answer}", table.seat_id(seat))).expect("it was offered");
    }
    let said = table.replies().iter().map(|reply| json!({ "said": reply }));
    let lines = [json!("started")].into_iter().chain(said).map(|line| Line { at: 3, line: line.to_string() });
    (game.about().key, json!({ "mode": setup.mode, "seats": setup.seats, "options": {} }), lines.collect())
}

/// A table of Ada alone that a killed server left with this log.
async fn left(store: &Store, game: &str, setup: &Value, lines: Vec<Line>) -> TableId {
    let seats = vec![Some(Sitter::Person("ada".into())); setup["seats"].as_u64().expect("seats") as usize];
    assert_eq!(store.add_guest(&"ada".into(), "Ada", "{}", 1).await.expect("stored"), Claim::Done);
    let new = NewTable {
        id: "t".into(),
        game: game.into(),
        setup: setup.to_string(),
        options: "{}".into(),
        public: true,
        host: "ada".into(),
        home: None,
        created_at: 1,
        seats,
    };
    assert_eq!(store.create_table(&new).await.expect("stored"), Claim::Done);
    let id = "t".into();
    assert_eq!(store.set_status(&id, Status::Open, Status::Playing, 2).await.expect("stored"), Claim::Done);
    assert_eq!(store.keep_table(&id, "killed", 3, 4).await.expect("stored"), Keep::Done);
    assert_eq!(store.append(&id, 1, lines).await.expect("stored"), Claim::Done);
    id
}

/// The middle of a game, with an answer to another question than today's rules ask.
fn outdated() -> (&'static str, Value, Vec<Line>) {
    let (game, setup, mut lines) = finished();
    lines.truncate(lines.len() / 2);
    let last = lines.iter().rposition(|line| !line.line.contains("chance")).expect("an answer");
    lines.truncate(last + 1);
    let mut said: Value = serde_json::from_str(&lines[last].line).expect("a line");
    said["said"][2] = json!(said["said"][2].as_u64().expect("a fingerprint") ^ 1);
    lines[last].line = said.to_string();
    (game, setup, lines)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_in_play_whose_rules_have_changed_falls_back_and_says_so() {
    let folder = TempDir::new().expect("a folder");
    let store = Store::open(&db(&folder)).await.expect("a store");
    let (game, setup, lines) = outdated();
    let (said, id) = (lines.len(), left(&store, game, &setup, lines).await);
    for _ in 0..2 {
        let serving = open(&folder).await;
        let get = async |path: &str| {
            let got = reqwest::get(format!("http://{}{path}", serving.address)).await.expect("an answer");
            got.text().await.expect("a body")
        };
        let table: Value = serde_json::from_str(&get("/api/v1/tables/t").await).expect("JSON");
        let items = table["items"].as_array().expect("items");
        assert_eq!(
            items.iter().filter(|item| item["kind"] == "recovered").count(),
            1,
            "once, however often it is read"
        );
        assert_eq!(table["state"]["status"], "playing");
        assert!(table["state"]["outdated"].as_str().expect("words").contains("asked again"));
        assert!(get("/t/t").await.contains("asked again"), "the page says so as well");
        serving.stop().await;
    }
    let log = store.log(&id, 0).await.expect("read");
    assert!(log[said].line.contains("recovered") && log.iter().filter(|l| l.line.contains("recovered")).count() == 1);
}

/// A game of an older program of which today's rules leave something out, whole and with an end that fits no rules.
fn old_records() -> [String; 2] {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/tests/records");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let whole = files.iter().filter(|file| file.extension().is_some_and(|e| e == "kamen")).find_map(|file| {
        let text = std::fs::read_to_string(file).expect("a record");
        let record = Record::parse(&text).expect("a record");
        let read = record.read(catalog::game(record.game())?, None).expect("it opens").read;
        (!read.skipped.is_empty() && read.misfit.is_none()).then_some(text)
    });
    let whole = whole.expect("the rules have changed since");
    let end = whole.lines().count() * 2 / 3;
    let spoil =
        |(n, line): (usize, &str)| if n < end { line.to_string() } else { "A nothing of the kind ~0001".into() };
    let broken = whole.lines().enumerate().map(spoil).collect::<Vec<_>>().join("\n");
    [whole, broken]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_of_older_rules_are_shown_as_far_as_they_fit_and_say_so() {
    let said = [("left_out", "left out: the rules of today"), ("broke_off", "Only up to here")];
    for (record, (field, words)) in old_records().into_iter().zip(said) {
        let folder = TempDir::new().expect("a folder");
        let store = Store::open(&db(&folder)).await.expect("a store");
        let (game, setup, lines) = finished();
        let id = left(&store, game, &setup, lines).await;
        let (game, mode, standings) = (game.into(), "standard".into(), vec![]);
        let result = GameResult { table: id, game, mode, finished_at: 9, standings, legacy: None, open_from: Some(9) };
        assert_eq!(store.finish(&result, &record, &[]).await.expect("stored"), Finish::Done);
        let serving = open(&folder).await;
        let url = |path: &str| format!("http://{}{path}", serving.address);
        let played = Client::new().post(url("/api/v1/records")).json(&json!({ "record": record })).send().await;
        let played: Value = played.expect("an answer").json().await.expect("JSON");
        assert!(played[field].as_str().is_some_and(|said| said.contains(words)), "{played}");
        assert!(played["events"].as_array().expect("events").len() > 50, "what was told up to there");
        let page = reqwest::get(url("/replay/t")).await.expect("an answer").text().await.expect("a page");
        assert!(page.contains(words), "{page}");
        serving.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_that_was_cut_short_is_kept_after_all() {
    let folder = TempDir::new().expect("a folder");
    let store = Store::open(&db(&folder)).await.expect("a store");
    let (game, setup, lines) = finished();
    let id = left(&store, game, &setup, lines).await;
    let serving = open(&folder).await;
    until("the result is kept", async || store.result(&id).await.expect("read").is_some()).await;
    assert_eq!(store.table(&id).await.expect("read").expect("a table").status, Status::Finished);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_a_flood_is_its_callers_alone() {
    let folder = TempDir::new().expect("a folder");
    let limits = Limits { requests_per_s: 1, burst: 3, ..Limits::default() };
    let config = Config::new(([127, 0, 0, 1], 0).into(), db(&folder));
    let serving = server::serve(Config { limits, behind_proxy: true, ..config }).await.expect("a server");
    let client = Client::new();
    let from = async |address: &str| {
        let request = client.get(format!("http://{}/health", serving.address)).header("x-forwarded-for", address);
        request.send().await.expect("an answer").status()
    };
    let mut flood = vec![];
    for _ in 0..10 {
        flood.push(from("10.0.0.1").await);
    }
    assert!(flood.contains(&StatusCode::TOO_MANY_REQUESTS), "{flood:?}");
    assert_eq!(from("10.0.0.2").await, StatusCode::OK);
    serving.stop().await;
}
