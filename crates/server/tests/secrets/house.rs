//! A server in this process, and people who come to it by HTTP.

use crate::game::Wish;
use apitest::{Pass, Person};
use reqwest::{Client, Response};
use serde_json::{Value, json};
use server::{Clock, Config, Limits, Serving};
use std::collections::BTreeMap;
use store::{Claim, Line, NewTable, PersonId, Sitter, Status, Store, TableId};
use tempfile::TempDir;

/// As many as sit at the largest table.
pub(crate) const NAMES: [&str; 8] = ["Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hugo"];

/// A reply: who, the id of the answer, and the fingerprint of the question.
pub(crate) type Said = (String, String, u16);

pub(crate) struct House {
    serving: Serving,
    pub(crate) people: Vec<Guest>,
    client: Client,
    folder: TempDir,
}

#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) id: PersonId,
    pub(crate) token: String,
}

fn db(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("kamen.db").display())
}

async fn open(folder: &TempDir, clock: Clock) -> Serving {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), db(folder));
    config.limits = Limits::lifted();
    config.clock = clock;
    server::serve(config).await.expect("a server")
}

impl House {
    pub(crate) async fn new() -> House {
        let folder = TempDir::new().expect("a folder");
        let mut house =
            House { serving: open(&folder, Clock::default()).await, people: vec![], client: Client::new(), folder };
        for name in NAMES {
            let guest = house.guest(name).await;
            house.people.push(guest);
        }
        house
    }

    /// A house with the same people, its own clock, and whatever else is put into its store before it opens.
    pub(crate) async fn like(&self, clock: Clock, fill: impl AsyncFnOnce(&Store)) -> House {
        let mut copy = vec![];
        let mine = Store::open(&db(&self.folder)).await.expect("a store");
        mine.export(&mut copy).await.expect("a copy");
        let folder = TempDir::new().expect("a folder");
        let store = Store::open(&db(&folder)).await.expect("a store");
        store.import(&copy[..]).await.expect("a copy fits");
        fill(&store).await;
        store.close().await;
        let serving = open(&folder, clock).await;
        House { serving, people: self.people.clone(), client: self.client.clone(), folder }
    }

    async fn guest(&self, name: &str) -> Guest {
        let came = self.client.post(self.url("/sessions")).json(&json!({ "guest": name })).send().await;
        let came = came.expect("an answer");
        let cookie =
            came.headers()["set-cookie"].to_str().expect("a cookie").split(';').next().expect("one").to_string();
        let me: Value = came.json().await.expect("who I am");
        let token = self.client.post(self.url("/tokens")).header("cookie", cookie).json(&json!({ "label": "test" }));
        let token: Value = token.send().await.expect("an answer").json().await.expect("a token");
        let text = |value: &Value| value.as_str().expect("a text").to_string();
        Guest { id: PersonId(text(&me["id"])), token: text(&token["token"]) }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}/api/v1{path}", self.serving.address)
    }

    pub(crate) fn address(&self) -> String {
        self.serving.address.to_string()
    }

    /// Somebody, or a stranger, at this house.
    pub(crate) fn person(&self, guest: Option<&Guest>) -> Person {
        let stranger = Person::stranger(self.address());
        guest.map_or_else(|| stranger.clone(), |guest| stranger.showing(Pass::Token(guest.token.clone())))
    }

    /// What somebody, or a stranger, gets.
    pub(crate) async fn get(&self, guest: Option<&Guest>, path: &str) -> Response {
        let request = self.client.get(self.url(path));
        let request = if let Some(guest) = guest { request.bearer_auth(&guest.token) } else { request };
        let response = request.send().await.expect("an answer");
        assert!(response.status().is_success(), "GET {path}: {}", response.status());
        response
    }

    pub(crate) async fn post(&self, guest: &Guest, path: &str, body: &Value) -> Value {
        let request = self.client.post(self.url(path)).bearer_auth(&guest.token).json(body);
        let response = request.send().await.expect("an answer");
        let status = response.status();
        let text = response.text().await.expect("a body");
        assert!(status.is_success(), "POST {path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// All replies at a table, as they are on disk.
    pub(crate) async fn said(&self, id: &str) -> Vec<Said> {
        let store = Store::open(&db(&self.folder)).await.expect("a store");
        let log = store.log(&TableId(id.into()), 0).await.expect("a log");
        let said = |line: &str| serde_json::from_value(serde_json::from_str::<Value>(line).ok()?["said"].take()).ok();
        log.iter().filter_map(|logged| said(&logged.line)).collect()
    }

    pub(crate) async fn close(self) {
        self.serving.stop().await;
    }
}

/// A table as a server finds it: what was agreed, and what was said so far.
pub(crate) struct Found<'t> {
    pub(crate) id: &'t str,
    pub(crate) wish: &'t Wish,
    pub(crate) options: Value,
    /// When all of it was said.
    pub(crate) at: i64,
    pub(crate) lines: &'t [String],
}

/// Put a table into a store; the people sit in the order of their names.
pub(crate) async fn put(store: &Store, people: &[Guest], found: &Found<'_>) {
    let (game, setup) = found.wish;
    let options: BTreeMap<_, _> = setup.settings().collect();
    let id = TableId(found.id.into());
    let seats = people.iter().take(usize::from(setup.seats)).map(|p| Some(Sitter::Person(p.id.clone())));
    let new = NewTable {
        id: id.clone(),
        game: game.about().key.into(),
        setup: json!({ "mode": setup.mode, "seats": setup.seats, "options": options }).to_string(),
        options: found.options.to_string(),
        public: true,
        host: people[0].id.clone(),
        home: None,
        created_at: 1,
        seats: seats.collect(),
    };
    assert_eq!(store.create_table(&new).await.expect("stored"), Claim::Done);
    assert_eq!(store.set_status(&id, Status::Open, Status::Playing, 2).await.expect("stored"), Claim::Done);
    let lines = found.lines.iter().map(|line| Line { at: found.at, line: line.clone() }).collect();
    assert_eq!(store.append(&id, 1, lines).await.expect("stored"), Claim::Done);
}
