//! Two people at one table after another, each on a live connection, who answer at random when they are told to.

use super::Ready;
use super::http::Door;
use super::report::Measure;
use futures_util::{SinkExt, StreamExt};
use kernel::Luck;
use serde::Deserialize;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

pub(crate) struct Player {
    pub door: Arc<Door>,
    pub games: Vec<String>,
    pub n: usize,
    pub seed: u64,
    pub ready: mpsc::UnboundedSender<Ready>,
    pub measured: mpsc::UnboundedSender<Measure>,
    /// Tables that may be opened at the same time.
    pub opening: Arc<Semaphore>,
}

type Socket = WebSocketStream<TcpStream>;

/// What is read of a message: an update, or the reply to an answer.
#[derive(Deserialize)]
struct Heard {
    seq: Option<u64>,
    state: Option<State>,
    line: Option<u64>,
    problem: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct State {
    status: String,
    question: Option<Question>,
}

#[derive(Deserialize)]
struct Question {
    id: String,
    answers: Vec<Answer>,
}

#[derive(Deserialize)]
struct Answer {
    id: String,
}

impl Player {
    pub(crate) async fn run(self) {
        let mut luck = Luck::new(self.seed.wrapping_add(self.n as u64 * 7919));
        for game in (self.n..).map(|n| &self.games[n % self.games.len()]) {
            let mut sockets = {
                let Ok(_turn) = self.opening.acquire().await else { return };
                match self.sit_down(game).await {
                    Ok(sockets) => sockets,
                    Err(error) => return self.measure(Measure::Broken(error)),
                }
            };
            if let Err(error) = self.play(&mut sockets, &mut luck).await {
                self.measure(Measure::Broken(error));
            }
            for mut socket in sockets {
                let _ = socket.close(None).await;
            }
            if self.ready.is_closed() {
                return;
            }
        }
    }

    fn measure(&self, measure: Measure) {
        let _ = self.measured.send(measure);
    }

    async fn sit_down(&self, game: &str) -> Result<[Socket; 2], String> {
        let id = self.door.table(game).await.map_err(|e| e.to_string())?;
        let mut sockets = vec![];
        for token in &self.door.tokens {
            let url = format!("ws://{}/api/v1/tables/{id}/live?detail=ids", self.door.address);
            let mut request = url.into_client_request().map_err(|e| e.to_string())?;
            let bearer = format!("Bearer {token}").parse().map_err(|_| "a token that is no header")?;
            request.headers_mut().insert("authorization", bearer);
            let stream = TcpStream::connect(self.door.address).await.map_err(|e| e.to_string())?;
            let _ = stream.set_nodelay(true);
            let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(|e| e.to_string())?;
            sockets.push(socket);
        }
        Ok(sockets.try_into().map_err(|_| "two sockets")?)
    }

    /// Answer until the game is over.
    async fn play(&self, sockets: &mut [Socket; 2], luck: &mut Luck) -> Result<(), String> {
        let mut asked: [Option<Question>; 2] = [None, None];
        let mut heard = [0u64; 2];
        loop {
            // Wait until somebody is asked.
            while asked.iter().all(Option::is_none) {
                if !self.listen(sockets, &mut asked, &mut heard).await? {
                    return Ok(());
                }
            }
            let (answer, due) = oneshot::channel();
            if self.ready.send(Ready { answer }).is_err() {
                return Ok(());
            }
            let Ok(due) = due.await else { return Ok(()) };
            let who = usize::from(asked[0].is_none());
            let question = asked[who].take().expect("one of them is asked");
            let answer = &question.answers[luck.below(question.answers.len() as u32) as usize].id;
            let text = serde_json::json!({ "question": question.id, "answer": answer }).to_string();
            sockets[who].send(Message::Text(text.into())).await.map_err(|e| e.to_string())?;
            if !self.hear_of_it(sockets, who, due, &mut asked, &mut heard).await? {
                return Ok(());
            }
        }
    }

    /// Until the answer is acknowledged and both have heard of it. False once the game is over.
    async fn hear_of_it(
        &self,
        sockets: &mut [Socket; 2],
        who: usize,
        due: Instant,
        asked: &mut [Option<Question>; 2],
        heard: &mut [u64; 2],
    ) -> Result<bool, String> {
        let (mut acknowledged, mut told, mut own, mut over) = (false, false, false, false);
        while !(acknowledged && told && own) {
            let (from, message) = next(sockets).await?;
            if message.line.is_some() || message.problem.is_some() {
                acknowledged = true;
                match message.problem {
                    None => self.measure(Measure::Acknowledged(due.elapsed())),
                    Some(problem) => return Err(problem.to_string()),
                }
                continue;
            }
            if from != who && !told {
                told = true;
                self.measure(Measure::Heard(due.elapsed()));
            }
            own |= from == who;
            over |= take(from, message, asked, heard);
        }
        Ok(!over)
    }

    /// Take one message; false if the game is over.
    async fn listen(
        &self,
        sockets: &mut [Socket; 2],
        asked: &mut [Option<Question>; 2],
        heard: &mut [u64; 2],
    ) -> Result<bool, String> {
        let (from, message) = next(sockets).await?;
        Ok(!take(from, message, asked, heard))
    }
}

/// What an update says; true if the game is over.
fn take(from: usize, message: Heard, asked: &mut [Option<Question>; 2], heard: &mut [u64; 2]) -> bool {
    heard[from] = message.seq.unwrap_or(heard[from]);
    let Some(state) = message.state else { return false };
    asked[from] = state.question;
    state.status == "finished"
}

async fn next(sockets: &mut [Socket; 2]) -> Result<(usize, Heard), String> {
    let [one, two] = sockets;
    loop {
        let (from, message) = tokio::select! {
            message = one.next() => (0, message),
            message = two.next() => (1, message),
        };
        match message {
            Some(Ok(Message::Text(text))) => {
                return serde_json::from_str(&text).map(|heard| (from, heard)).map_err(|e| format!("{e}: {text}"));
            }
            Some(Ok(Message::Close(_))) | None => return Err("the connection was closed".into()),
            Some(Ok(_)) => {}
            Some(Err(Error::ConnectionClosed)) => return Err("the connection was closed".into()),
            Some(Err(error)) => return Err(error.to_string()),
        }
    }
}
