//! Two people at one table after another, each on a live connection, who answer at random when they are told to.

use super::Ready;
use super::http::Door;
use super::report::Measure;
use futures_util::{SinkExt, StreamExt};
use kernel::Luck;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep};
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

/// Whoever is told that there is too much to do tries again after so long.
const AGAIN: Duration = Duration::from_secs(1);

type Socket = WebSocketStream<TcpStream>;

/// What is read of a message: an update, or the reply to an answer.
#[derive(Deserialize)]
struct Heard {
    line: Option<u64>,
    state: Option<State>,
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
        let id = self.door.table(self.n, game).await.map_err(|e| e.to_string())?;
        let mut sockets = vec![];
        for (who, token) in self.door.tokens.iter().enumerate() {
            let address = self.door.address(self.n, who);
            let url = format!("ws://{address}/api/v1/tables/{id}/live?detail=ids");
            let mut request = url.into_client_request().map_err(|e| e.to_string())?;
            let bearer = format!("Bearer {token}").parse().map_err(|_| "a token that is no header")?;
            request.headers_mut().insert("authorization", bearer);
            let stream = TcpStream::connect(address).await.map_err(|e| e.to_string())?;
            let _ = stream.set_nodelay(true);
            let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(|e| e.to_string())?;
            sockets.push(socket);
        }
        Ok(sockets.try_into().map_err(|_| "two sockets")?)
    }

    /// Answer until the game is over.
    async fn play(&self, sockets: &mut [Socket; 2], luck: &mut Luck) -> Result<(), String> {
        let mut seats = [Seat::default(), Seat::default()];
        loop {
            while seats.iter().all(|seat| seat.asked.is_none()) {
                let (from, message) = next(sockets).await?;
                seats[from].hear(message);
                if seats[from].is_over {
                    return Ok(());
                }
            }
            let (answer, due) = oneshot::channel();
            if self.ready.send(Ready { answer }).is_err() {
                return Ok(());
            }
            let Ok(due) = due.await else { return Ok(()) };
            let who = usize::from(seats[0].asked.is_none());
            let question = seats[who].asked.take().expect("one of them is asked");
            let answer = &question.answers[luck.below(question.answers.len() as u32) as usize].id;
            let text = serde_json::json!({ "question": question.id, "answer": answer }).to_string();
            loop {
                sockets[who].send(Message::Text(text.clone().into())).await.map_err(|e| e.to_string())?;
                if self.hear_of_it(sockets, who, due, &mut seats).await? {
                    break;
                }
                self.measure(Measure::Refused);
                sleep(AGAIN).await;
            }
            if seats.iter().any(|seat| seat.is_over) {
                return Ok(());
            }
        }
    }

    /// Until the answer is acknowledged and both have heard of the line it was written in; false where the server has too
    /// much to do.
    async fn hear_of_it(
        &self,
        sockets: &mut [Socket; 2],
        who: usize,
        due: Instant,
        seats: &mut [Seat; 2],
    ) -> Result<bool, String> {
        let (sent, mut written) = (Instant::now(), None);
        while written.is_none_or(|line| seats.iter().any(|seat| seat.line < line)) {
            let (from, message) = next(sockets).await?;
            if let Some(problem) = message.problem {
                if problem["code"] == "overloaded" {
                    return Ok(false);
                }
                return Err(problem.to_string());
            }
            if message.state.is_some() {
                seats[from].hear(message);
            } else {
                written = message.line;
                self.measure(Measure::Acknowledged(due.elapsed(), sent.elapsed()));
            }
        }
        self.measure(Measure::Heard(seats[1 - who].at.duration_since(due)));
        Ok(true)
    }
}

/// What one of the two knows.
struct Seat {
    asked: Option<Question>,
    /// The last line it heard of, and when.
    line: u64,
    at: Instant,
    is_over: bool,
}

impl Default for Seat {
    fn default() -> Seat {
        Seat { asked: None, line: 0, at: Instant::now(), is_over: false }
    }
}

impl Seat {
    fn hear(&mut self, message: Heard) {
        let Some(state) = message.state else { return };
        let line = message.line.unwrap_or(0);
        if line > self.line {
            (self.line, self.at) = (line, Instant::now());
        }
        self.asked = state.question;
        self.is_over = state.status == "finished";
    }
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
