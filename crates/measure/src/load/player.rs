//! Two people at one table after another, each on a live connection, who answer at random when they are told to.

use super::Ready;
use super::http::Door;
use super::report::Measure;
use super::talk::{Heard, Question, Socket, connect, next};
use super::watcher::{Watchers, Written};
use futures_util::SinkExt;
use kernel::Luck;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;

pub(crate) struct Player {
    pub door: Arc<Door>,
    pub games: Vec<String>,
    pub n: usize,
    pub seed: u64,
    pub ready: mpsc::UnboundedSender<Ready>,
    pub measured: mpsc::UnboundedSender<Measure>,
    /// Tables that may be opened at the same time.
    pub opening: Arc<Semaphore>,
    /// How many watch.
    pub spectators: usize,
    /// A server may be killed: whoever was there comes back.
    pub comes_back: bool,
}

/// Whoever is told that there is too much to do tries again after so long.
const AGAIN: Duration = Duration::from_secs(1);
/// Whose server was killed tries to come back after so long, and gives up after so much longer.
const KNOCK: Duration = Duration::from_millis(100);
const GIVE_UP: Duration = Duration::from_secs(60);

/// A table of the two, as they know it.
struct Place {
    id: String,
    sockets: [Socket; 2],
    seats: [Seat; 2],
    /// The last line that was acknowledged: it must never be missing.
    kept: u64,
    /// Since when their server has been gone.
    gone: Option<Instant>,
    written: Written,
    _watchers: Watchers,
}

impl Player {
    pub(crate) async fn run(self) {
        let mut luck = Luck::new(self.seed.wrapping_add(self.n as u64 * 7919));
        for game in (self.n..).map(|n| &self.games[n % self.games.len()]) {
            let place = {
                let Ok(_turn) = self.opening.acquire().await else { return };
                self.insist_on_a_seat(game).await
            };
            let mut place = match place {
                Ok(place) => place,
                Err(error) => return self.measure(Measure::Broken(error)),
            };
            if let Err(error) = self.play(&mut place, &mut luck).await {
                self.measure(Measure::Broken(error));
            }
            for mut socket in place.sockets {
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

    /// Where a server may be killed, try until it is there again, or another one is; and where it has too much to do.
    async fn insist_on_a_seat(&self, game: &str) -> Result<Place, String> {
        let mut knocks = Knocks::new();
        loop {
            match self.sit_down(game, knocks.so_far).await {
                Err(why) if self.tries_again(&why) && knocks.again(&why).await => {}
                sat => return sat,
            }
        }
    }

    /// The same for a table that there was.
    async fn insist_on_coming_back(&self, id: &str) -> Result<[Socket; 2], String> {
        let mut knocks = Knocks::new();
        loop {
            match self.connect(id, knocks.so_far + 1).await {
                Err(why) if self.tries_again(&why) && knocks.again(&why).await => {}
                back => return back,
            }
        }
    }

    fn tries_again(&self, why: &str) -> bool {
        if is_refusal(why) {
            self.measure(Measure::Refused);
        }
        is_refusal(why) || self.comes_back
    }

    async fn sit_down(&self, game: &str, attempt: usize) -> Result<Place, String> {
        let id = self.door.table(self.n + attempt, game).await.map_err(|e| e.to_string())?;
        let sockets = self.connect(&id, attempt).await?;
        let written = Written::default();
        let mut watchers = Watchers::new();
        for n in 0..self.spectators {
            let socket = connect(self.door.address(self.n + attempt + n), &id, None).await?;
            watchers.watch(socket, written.subscribe(), self.measured.clone());
        }
        let seats = Default::default();
        Ok(Place { id, sockets, seats, kept: 0, gone: None, written, _watchers: watchers })
    }

    async fn connect(&self, id: &str, attempt: usize) -> Result<[Socket; 2], String> {
        let mut sockets = vec![];
        for (who, token) in self.door.tokens.iter().enumerate() {
            sockets.push(connect(self.door.address(self.n + who + attempt), id, Some(token)).await?);
        }
        Ok(sockets.try_into().map_err(|_| "two sockets")?)
    }

    /// Answer until the game is over.
    async fn play(&self, place: &mut Place, luck: &mut Luck) -> Result<(), String> {
        while !place.seats.iter().any(|seat| seat.is_over) {
            match self.answer_once(place, luck).await {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(error) if error.is_lost || !self.comes_back => return Err(error.why),
                Err(_) => {
                    place.gone.get_or_insert_with(Instant::now);
                    place.sockets = self.insist_on_coming_back(&place.id).await?;
                    place.seats = Default::default();
                }
            }
        }
        Ok(())
    }

    /// False where the game, or the whole measurement, is over.
    async fn answer_once(&self, place: &mut Place, luck: &mut Luck) -> Result<bool, Trouble> {
        while place.seats.iter().all(|seat| seat.asked.is_none()) {
            let (from, message) = next(&mut place.sockets).await?;
            place.hear(from, message)?;
            if place.seats[from].is_over {
                return Ok(false);
            }
        }
        let (answer, due) = oneshot::channel();
        if self.ready.send(Ready { answer }).is_err() {
            return Ok(false);
        }
        let Ok(due) = due.await else { return Ok(false) };
        let who = usize::from(place.seats[0].asked.is_none());
        let question = place.seats[who].asked.take().expect("one of them is asked");
        let answer = &question.answers[luck.below(question.answers.len() as u32) as usize].id;
        let text = serde_json::json!({ "question": question.id, "answer": answer }).to_string();
        loop {
            place.sockets[who].send(Message::Text(text.clone().into())).await.map_err(|e| e.to_string())?;
            if self.hear_of_it(place, who, due).await? {
                return Ok(true);
            }
            self.measure(Measure::Refused);
            sleep(AGAIN).await;
        }
    }

    /// Until the answer is acknowledged and both have heard of the line it was written in; false where the server has too
    /// much to do.
    async fn hear_of_it(&self, place: &mut Place, who: usize, due: Instant) -> Result<bool, Trouble> {
        let (sent, mut written) = (Instant::now(), None);
        while written.is_none_or(|line| place.seats.iter().any(|seat| seat.line < line)) {
            let (from, message) = next(&mut place.sockets).await?;
            if let Some(problem) = message.problem {
                return if problem["code"] == "overloaded" { Ok(false) } else { Err(problem.to_string().into()) };
            }
            if message.state.is_some() {
                place.hear(from, message)?;
            } else if let Some(line) = message.line {
                written = Some(line);
                place.kept = place.kept.max(line);
                place.written.tell(line, due);
                self.measure(Measure::Acknowledged(due.elapsed(), sent.elapsed()));
                if let Some(gone) = place.gone.take() {
                    self.measure(Measure::Back(gone.elapsed()));
                }
            }
        }
        self.measure(Measure::Heard(place.seats[1 - who].at.duration_since(due)));
        Ok(true)
    }
}

/// At the doors of servers, one after another, for a while.
struct Knocks {
    so_far: usize,
    until: Instant,
}

impl Knocks {
    fn new() -> Knocks {
        Knocks { so_far: 0, until: Instant::now() + GIVE_UP }
    }

    async fn again(&mut self, why: &str) -> bool {
        let goes_on = Instant::now() < self.until;
        if goes_on {
            sleep(if is_refusal(why) { AGAIN } else { KNOCK }).await;
            self.so_far += 1;
        }
        goes_on
    }
}

/// The server is there, and has too much to do: said by the API, or by the status of a connection that was not made.
fn is_refusal(why: &str) -> bool {
    why.contains("\"overloaded\"") || why.contains("503")
}

/// Why two people cannot play on.
struct Trouble {
    why: String,
    /// The server has forgotten what it had acknowledged.
    is_lost: bool,
}

impl From<String> for Trouble {
    fn from(why: String) -> Trouble {
        Trouble { why, is_lost: false }
    }
}

impl Place {
    fn hear(&mut self, from: usize, message: Heard) -> Result<(), Trouble> {
        let line = message.line.unwrap_or(0);
        if message.state.is_some() && line < self.kept && self.gone.is_some() {
            let why = format!("table {}: line {} was acknowledged, and {line} is the last", self.id, self.kept);
            return Err(Trouble { why, is_lost: true });
        }
        self.seats[from].hear(message);
        Ok(())
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
