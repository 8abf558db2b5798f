//! A live connection that also answers: a table's news one way, answers and what became of them the other. What the news
//! look like is its teller's business.

use crate::App;
use crate::api::Given;
use crate::caller::Caller;
use crate::problem::{Problem, ProblemBody, Result};
use crate::table::Subscription;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, interval_at};

/// A client that says nothing for so long is asked whether it is still there, and its key whether it still opens: a
/// table tells at once that one is taken away, unless it was just then that the client came.
pub(crate) const PING: Duration = Duration::from_secs(20);

/// Messages in a row that nobody can read before a connection is ended.
const NONSENSE: u32 = 20;

/// Who speaks to a client, and hears its answers.
pub(crate) trait Teller: Send {
    /// What to send when the table has news; nothing where they are no news to this client.
    fn tell(&mut self, news: Arc<str>) -> impl Future<Output = Result<Option<Message>>> + Send;

    /// Gives the client's answer; returns the number of its line.
    fn answer(&mut self, given: Given) -> impl Future<Output = Result<u64>> + Send;
}

#[derive(Deserialize)]
struct Sent {
    #[serde(flatten)]
    given: Given,
    #[serde(rename = "ref", default)]
    reference: Option<serde_json::Value>,
}

#[derive(Serialize)]
struct Reply {
    #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
    reference: Option<serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<ProblemBody>,
    #[serde(skip)]
    is_nonsense: bool,
}

/// What a client says is short: a buffer of the usual size would hold most of a connection's memory, and be cleared at
/// every message.
const BUFFER: usize = 1024;

/// A live connection that takes messages of the size people may send.
pub(crate) fn sized(upgrade: WebSocketUpgrade, app: &App) -> WebSocketUpgrade {
    let most = app.config.limits.message;
    upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(BUFFER)
}

/// Talk until one of the two goes. Most of the time it waits, beside thousands of others: what is done now and then has its
/// room only then.
pub(crate) async fn talk(
    mut socket: WebSocket,
    app: &App,
    caller: &Caller,
    mut subscription: Subscription,
    mut teller: impl Teller,
) {
    let mut ping = interval_at(Instant::now() + PING, PING);
    let (mut silent, mut nonsense) = (0, 0);
    loop {
        let sent = tokio::select! {
            // What the table told comes before the reply to what was sent after it.
            biased;
            news = subscription.updates.recv() => {
                // Too slow, its key taken away, or the server stops: the client comes back with what it has.
                let Some(news) = news else { return come_back(socket).await };
                match Box::pin(told(&mut teller, news, &mut subscription)).await {
                    Ok(messages) => send(&mut socket, messages).await,
                    Err(_) => return come_back(socket).await,
                }
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    silent = 0;
                    let reply = Box::pin(hear(app, &mut teller, &text, caller)).await;
                    nonsense = if reply.is_nonsense { nonsense + 1 } else { 0 };
                    if nonsense > NONSENSE {
                        return enough(socket).await;
                    }
                    let text = serde_json::to_string(&reply).expect("a reply has a text");
                    let mut messages = vec![Message::Text(text.into())];
                    // What the table told meanwhile goes with it.
                    if let Ok(news) = subscription.updates.try_recv() {
                        match Box::pin(told(&mut teller, news, &mut subscription)).await {
                            Ok(told) => messages.extend(told),
                            Err(_) => return come_back(socket).await,
                        }
                    }
                    send(&mut socket, messages).await
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {
                    silent = 0;
                    nonsense += u32::from(app.gate.request(caller.address).is_err());
                    if nonsense > NONSENSE {
                        return enough(socket).await;
                    }
                    Ok(())
                }
            },
            _ = ping.tick() => {
                silent += 1;
                if silent > 3 {
                    return;
                }
                if !Box::pin(caller.is_let_in(app)).await {
                    return come_back(socket).await;
                }
                send(&mut socket, [Message::Ping(Vec::new().into())]).await
            }
        };
        if sent.is_err() {
            return;
        }
    }
}

async fn hear(app: &App, teller: &mut impl Teller, text: &str, caller: &Caller) -> Reply {
    // What nobody can read counts as well, and what is said by nobody.
    let sent = serde_json::from_str::<Sent>(text);
    let is_nonsense = sent.is_err();
    let counts_here = is_nonsense || caller.person.is_none();
    let allowed = if counts_here { app.gate.request(caller.address) } else { Ok(()) };
    let (reference, done) = match (allowed, sent) {
        (Ok(()), Ok(sent)) => (sent.reference, app.while_answered(teller.answer(sent.given)).await.flatten()),
        (Ok(()), Err(error)) => (None, Err(Problem::unreadable("message", error))),
        (Err(problem), sent) => (sent.ok().and_then(|sent| sent.reference), Err(problem)),
    };
    let (line, problem) = match done {
        Ok(line) => (Some(line), None),
        Err(problem) => (None, Some(problem.body(caller.lang))),
    };
    Reply { reference, line, problem, is_nonsense }
}

/// A client that takes nothing for so long is gone, whatever it says.
async fn send(socket: &mut WebSocket, messages: impl IntoIterator<Item = Message>) -> Result<(), axum::Error> {
    let all = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    tokio::time::timeout(PING, all).await.map_err(axum::Error::new)?
}

/// What to send of these news and of those that wait behind them.
async fn told(teller: &mut impl Teller, news: Arc<str>, subscription: &mut Subscription) -> Result<Vec<Message>> {
    let mut messages = vec![];
    let mut next = Some(news);
    while let Some(news) = next {
        messages.extend(teller.tell(news).await?);
        next = subscription.updates.try_recv().ok();
    }
    Ok(messages)
}

async fn enough(mut socket: WebSocket) {
    let why = CloseFrame { code: 1008, reason: "nonsense".into() };
    let _ = send(&mut socket, [Message::Close(Some(why))]).await;
}

async fn come_back(mut socket: WebSocket) {
    let why = CloseFrame { code: 1012, reason: "come back".into() };
    let _ = send(&mut socket, [Message::Close(Some(why))]).await;
}
