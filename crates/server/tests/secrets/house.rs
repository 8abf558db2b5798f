//! A server in this process, and people who come to it by HTTP.

use reqwest::{Client, Response};
use serde_json::{Value, json};
use server::{Config, Limits, Serving};
use store::{PersonId, Store};
use tempfile::TempDir;

/// As many as sit at the largest table.
pub(crate) const NAMES: [&str; 8] = ["Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hugo"];

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

async fn open(folder: &TempDir) -> Serving {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), db(folder));
    config.limits = Limits::lifted();
    server::serve(config).await.expect("a server")
}

impl House {
    pub(crate) async fn new() -> House {
        let folder = TempDir::new().expect("a folder");
        let mut house = House { serving: open(&folder).await, people: vec![], client: Client::new(), folder };
        for name in NAMES {
            let guest = house.guest(name).await;
            house.people.push(guest);
        }
        house
    }

    /// A house with the same people, and whatever else is put into its store before it opens.
    pub(crate) async fn like(&self, fill: impl AsyncFnOnce(&Store)) -> House {
        let mut copy = vec![];
        let mine = Store::open(&db(&self.folder)).await.expect("a store");
        mine.export(&mut copy).await.expect("a copy");
        let folder = TempDir::new().expect("a folder");
        let store = Store::open(&db(&folder)).await.expect("a store");
        store.import(&copy[..]).await.expect("a copy fits");
        fill(&store).await;
        store.close().await;
        House { serving: open(&folder).await, people: self.people.clone(), client: self.client.clone(), folder }
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

    pub(crate) async fn close(self) {
        self.serving.stop().await;
    }
}
