//! A live connection: what it heard, in order.

use crate::Person;
use crate::contract::Contract;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server that is alive answers sooner.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub struct Ear {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every item heard, each checked to be the next one.
    pub items: Vec<Value>,
    /// Every update as it was sent.
    pub texts: Vec<String>,
    pub seq: u64,
    /// How the table stands, once it was told.
    pub state: Value,
    contract: Option<&'static Contract>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// The table has news, now in the ear's fields.
    News,
    /// The answer to something that was sent.
    Reply(Value),
    /// The connection is gone.
    Gone,
}

impl Ear {
    /// Connect to a table's stream, or hear why not.
    pub async fn open(person: &Person, table: &str, query: &str) -> Result<Ear, Error> {
        let mut request = format!("ws://{}/api/v1/tables/{table}/live?{query}", person.server).into_client_request()?;
        if let Some((name, value)) = person.pass() {
            request.headers_mut().insert(name, value);
        }
        let contract = Contract::of(&person.server).await;
        let after = query.split('&').find_map(|pair| pair.strip_prefix("after=")?.parse().ok());
        let (socket, _) = connect_async(request).await?;
        Ok(Ear { socket, items: vec![], texts: vec![], seq: after.unwrap_or(0), state: Value::Null, contract })
    }

    /// The next thing the server says.
    ///
    /// # Panics
    /// If it says nothing, or an item twice, or leaves one out.
    pub async fn next(&mut self) -> Heard {
        self.next_within(PATIENCE).await.expect("the server says something")
    }

    /// The next thing the server says, if it says it soon enough.
    pub async fn next_within(&mut self, patience: Duration) -> Option<Heard> {
        let next = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        let text = timeout(patience, next).await.ok()?;
        Some(text.map_or(Heard::Gone, |text| self.hear(&text)))
    }

    fn hear(&mut self, text: &str) -> Heard {
        let mut said: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        if said.get("items").is_none() {
            return Heard::Reply(said);
        }
        if let Some(contract) = self.contract {
            contract.check_schema("Update", &said);
        }
        self.texts.push(text.to_string());
        assert_eq!(said["from"], self.seq, "an update begins where the last one ended");
        let Value::Array(items) = said["items"].take() else { panic!("items are a list: {text}") };
        for item in items {
            self.seq += 1;
            assert_eq!(item["seq"], self.seq, "each item once and in order");
            self.items.push(item);
        }
        assert_eq!(said["seq"], self.seq);
        self.state = said["state"].take();
        Heard::News
    }

    /// Hear until something holds.
    ///
    /// # Panics
    /// If the connection ends before.
    pub async fn until(&mut self, mut holds: impl FnMut(&Ear) -> bool) {
        while !holds(self) {
            assert_ne!(self.next().await, Heard::Gone, "the connection ended: {}", self.state);
        }
    }

    /// Say anything at all; false if nobody listens any more.
    pub async fn say(&mut self, message: impl Into<Message>) -> bool {
        self.socket.send(message.into()).await.is_ok()
    }

    /// Send an answer; its reply comes with the same `reference`.
    pub async fn send(&mut self, question: &str, answer: &str, reference: u64) -> bool {
        let message = json!({ "question": question, "answer": answer, "ref": reference });
        self.say(message.to_string()).await
    }

    /// Send an answer and hear its reply; nothing if the connection ended before.
    pub async fn answer(&mut self, question: &str, answer: &str) -> Option<Value> {
        if !self.send(question, answer, 0).await {
            return None;
        }
        loop {
            match self.next().await {
                Heard::News => {}
                Heard::Reply(reply) => return Some(reply),
                Heard::Gone => return None,
            }
        }
    }

    /// Whether an item of this kind was heard.
    pub fn heard(&self, kind: &str) -> bool {
        self.items.iter().any(|item| item["kind"] == kind)
    }
}
