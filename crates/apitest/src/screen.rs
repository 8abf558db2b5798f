//! A page's live connection: what a browser would draw.

use crate::Person;
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Read;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server that is alive answers sooner.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub struct Screen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The parts that came, by their ids; the newest of each.
    pub parts: BTreeMap<String, String>,
    /// What stands for all that is on the page.
    pub print: String,
    pub seq: u64,
    /// Every message, unpacked.
    pub texts: Vec<String>,
    /// How long each message was on the wire.
    pub bytes: Vec<usize>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Drawn {
    /// Something is new on the page.
    News(Value),
    /// The answer to something that was sent.
    Reply(Value),
    /// There is another page to be shown.
    Go(String),
    /// The connection is gone.
    Gone,
}

impl Screen {
    /// Connect as a page does that has `print` on it, or hear why not.
    pub async fn open(person: &Person, table: &str, query: &str) -> Result<Screen, Error> {
        let mut request = format!("ws://{}/t/{table}/live?{query}", person.server).into_client_request()?;
        if let Some((name, value)) = person.pass() {
            request.headers_mut().insert(name, value);
        }
        let (socket, _) = connect_async(request).await?;
        let (parts, print, texts, bytes) = Default::default();
        Ok(Screen { socket, parts, print, seq: 0, texts, bytes })
    }

    /// The next thing that is drawn.
    ///
    /// # Panics
    /// If nothing comes.
    pub async fn next(&mut self) -> Drawn {
        let message = timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
        let text = match message {
            Some(Ok(Message::Text(text))) => {
                self.bytes.push(text.len());
                text.to_string()
            }
            Some(Ok(Message::Binary(packed))) => {
                self.bytes.push(packed.len());
                let mut text = String::new();
                DeflateDecoder::new(&packed[..]).read_to_string(&mut text).expect("raw deflate");
                text
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Drawn::Gone,
            Some(Ok(_)) => return Box::pin(self.next()).await,
        };
        let said: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.texts.push(text);
        self.draw(said)
    }

    fn draw(&mut self, said: Value) -> Drawn {
        if let Some(go) = said["go"].as_str() {
            return Drawn::Go(go.into());
        }
        let Some(parts) = said["parts"].as_object() else { return Drawn::Reply(said) };
        for (id, html) in parts {
            self.parts.insert(id.clone(), html.as_str().expect("HTML").into());
        }
        self.print = said["print"].as_str().expect("a print").into();
        self.seq = said["seq"].as_u64().expect("a number");
        Drawn::News(said)
    }

    /// The next news of the page, whatever is replied meanwhile.
    ///
    /// # Panics
    /// If the page ends.
    pub async fn news(&mut self) -> Value {
        loop {
            match self.next().await {
                Drawn::News(news) => return news,
                Drawn::Reply(_) => {}
                end => panic!("no more news: {end:?}"),
            }
        }
    }

    /// Give an answer as the page does.
    pub async fn answer(&mut self, question: &str, answer: &str) {
        let given = json!({ "question": question, "answer": answer, "ref": 1 }).to_string();
        self.socket.send(Message::Text(given.into())).await.expect("it is sent");
    }
}
