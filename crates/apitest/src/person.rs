//! Somebody who comes in and does things.

use crate::contract::Contract;
use crate::{Ear, Reply};
use reqwest::header::{AUTHORIZATION, COOKIE, HeaderValue, SET_COOKIE};
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};

/// What a person shows at the door.
#[derive(Clone, Debug)]
pub enum Pass {
    None,
    Cookie(String),
    Token(String),
}

#[derive(Clone, Debug)]
pub struct Person {
    pub id: String,
    pub pass: Pass,
    /// `127.0.0.1:8080`
    pub server: String,
    http: Client,
}

impl Person {
    /// Somebody nobody knows.
    pub fn stranger(server: impl ToString) -> Person {
        Person { id: String::new(), pass: Pass::None, server: server.to_string(), http: Client::new() }
    }

    /// Somebody who came in as a guest.
    pub async fn guest(server: impl ToString) -> Person {
        Person::stranger(server).come_in("/sessions", &json!({ "guest": null })).await
    }

    /// Come in by a door of the API, and carry the cookie it gives.
    pub async fn come_in(&self, door: &str, body: &Value) -> Person {
        let reply = self.post(door, body).await;
        assert_eq!(reply.status, 201, "{}", reply.text);
        let cookie = reply.headers[SET_COOKIE].to_str().expect("a cookie is text");
        let cookie = cookie.split(';').next().expect("a cookie has a value");
        let id = reply.json()["id"].as_str().expect("an id").to_string();
        Person { id, pass: Pass::Cookie(cookie.into()), ..self.clone() }
    }

    /// The same person, by a token of its own.
    pub async fn with_token(&self) -> Person {
        let fresh = self.post("/tokens", &json!({ "label": "program" })).await.ok();
        self.showing(Pass::Token(fresh["token"].as_str().expect("a token").into()))
    }

    #[must_use]
    pub fn showing(&self, pass: Pass) -> Person {
        Person { pass, ..self.clone() }
    }

    /// The same person at another process.
    #[must_use]
    pub fn at(&self, server: impl ToString) -> Person {
        Person { server: server.to_string(), ..self.clone() }
    }

    /// The header that says who this is.
    pub(crate) fn pass(&self) -> Option<(reqwest::header::HeaderName, HeaderValue)> {
        let value = |text: &str| HeaderValue::from_str(text).expect("a header is plain text");
        match &self.pass {
            Pass::None => None,
            Pass::Cookie(cookie) => Some((COOKIE, value(cookie))),
            Pass::Token(token) => Some((AUTHORIZATION, value(&format!("Bearer {token}")))),
        }
    }

    /// A request to the API, or to a table's page, ready but for its body.
    pub fn ask(&self, method: Method, path: &str) -> RequestBuilder {
        let whole = path.starts_with("/api/") || path.starts_with("/t/");
        let path = if whole { path.to_string() } else { format!("/api/v1{path}") };
        let request = self.http.request(method, format!("http://{}{path}", self.server));
        match self.pass() {
            Some((name, value)) => request.header(name, value),
            None => request,
        }
    }

    pub async fn get(&self, path: &str) -> Reply {
        send(self.ask(Method::GET, path)).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        send(self.ask(Method::DELETE, path)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        send(self.ask(Method::POST, path).json(body)).await
    }

    /// Nothing if the server did not answer to the end.
    pub async fn try_get(&self, path: &str) -> Option<Reply> {
        try_send(self.ask(Method::GET, path)).await
    }

    pub async fn try_post(&self, path: &str, body: &Value) -> Option<Reply> {
        try_send(self.ask(Method::POST, path).json(body)).await
    }

    /// A new table; returns its id.
    pub async fn table(&self, plan: &Value) -> String {
        self.post("/tables", plan).await.ok()["id"].as_str().expect("an id").into()
    }

    pub async fn sit(&self, table: &str, seat: &str) -> u64 {
        self.post(&format!("/tables/{table}/seats/{seat}"), &json!({})).await.line()
    }

    /// Do something at a table: `undo`, `resign`, `agree` and the like.
    pub async fn act(&self, table: &str, deed: &str) -> Reply {
        self.post(&format!("/tables/{table}/{deed}"), &json!({})).await
    }

    /// The table as this person may see it.
    pub async fn look(&self, table: &str) -> Value {
        self.look_with(table, "").await
    }

    pub async fn look_with(&self, table: &str, query: &str) -> Value {
        self.get(&format!("/tables/{table}?{query}")).await.ok()
    }

    /// Answer whatever is asked now.
    pub async fn answer(&self, table: &str, answer: &str) -> Reply {
        let question = self.look(table).await["state"]["question"]["id"].clone();
        self.post(&format!("/tables/{table}/answer"), &json!({ "question": question, "answer": answer })).await
    }

    /// An ear at a table from item `after` on; ids alone, which is quicker.
    pub async fn listen(&self, table: &str, after: u64) -> Ear {
        let ear = Ear::open(self, table, &format!("after={after}&detail=ids")).await;
        ear.unwrap_or_else(|error| panic!("{error}"))
    }
}

async fn try_send(request: RequestBuilder) -> Option<Reply> {
    answered(request).await.ok()
}

/// Send a request, and look whether the answer is as the server describes it.
async fn answered(request: RequestBuilder) -> Result<Reply, reqwest::Error> {
    let (client, request) = request.build_split();
    let request = request?;
    let (method, url) = (request.method().clone(), request.url().clone());
    let reply = Reply::of(client.execute(request).await?).await?;
    if url.path().starts_with("/api/")
        && let Some(contract) = Contract::of(url.authority()).await
    {
        contract.check_reply(&method, url.path(), reply.status, &reply.text);
    }
    Ok(reply)
}

/// Send a request and wait for the answer; the server must be there.
pub async fn send(request: RequestBuilder) -> Reply {
    answered(request).await.unwrap_or_else(|error| panic!("no answer, or half of one: {error:?}"))
}
