//! The live stream: WebSocket for clients that also answer, server-sent events for those that only listen.
//! Both begin with everything after the number the client says it has, and then go on.

use super::tables::{Given, Look};
use crate::App;
use crate::caller::Caller;
use crate::limits::Connected;
use crate::problem::{Problem, ProblemBody, Result};
use crate::table::{Deed, Ear, Handle, Subscription, Update, View};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::stream::{self, Stream};
use kernel::Viewer;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::time::Duration;
use store::TableId;
use tokio::time::{Instant, interval_at};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A client that says nothing for so long is asked whether it is still there, and its key whether it still opens: a
/// table tells at once that one is taken away, unless it was just then that the client came.
const PING: Duration = Duration::from_secs(20);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(live)).routes(routes!(events))
}

async fn subscribe(
    app: &App,
    caller: &Caller,
    id: String,
    look: Look,
) -> Result<(Handle, Viewer, Subscription, Connected)> {
    let connected = app.gate.connect(caller.address)?;
    let handle = app.tables.get(app, &TableId(id)).await?;
    let person = caller.person.as_ref().map(|p| p.id.clone());
    let ear = person.clone();
    let viewer = handle.look(move |owner| owner.viewer(ear.as_ref(), look.seat.as_deref())).await??;
    let view = View { viewer, lang: caller.lang, detail: look.detail };
    let ear = Ear { person, key: caller.key.clone(), view, muted: caller.muted() };
    let subscription = handle.subscribe(ear, look.after).await?;
    Ok((handle, viewer, subscription, connected))
}

/// The stream as WebSocket: updates come as JSON; send `{"question": …, "answer": …, "ref": …}` to answer, and get
/// `{"ref": …, "line": N}` or `{"ref": …, "problem": {…}}` back
#[utoipa::path(get, path = "/tables/{id}/live", tag = "live", params(("id" = String, Path), Look),
    responses((status = 101, description = "The stream begins", body = Update), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
async fn live(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let (handle, viewer, subscription, connected) = subscribe(&app, &caller, id, look).await?;
    let upgrade = upgrade.max_message_size(app.config.limits.message).max_frame_size(app.config.limits.message);
    Ok(upgrade.on_upgrade(move |socket| async move {
        talk(socket, &Mouth { app, handle, viewer, caller }, subscription).await;
        drop(connected);
    }))
}

#[derive(Deserialize)]
struct Sent {
    #[serde(flatten)]
    given: Given,
    #[serde(rename = "ref", default)]
    reference: Option<serde_json::Value>,
}

#[derive(Serialize, ToSchema)]
struct Reply {
    #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
    reference: Option<serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<ProblemBody>,
}

/// Who speaks on a connection, and where.
struct Mouth {
    app: App,
    handle: Handle,
    viewer: Viewer,
    caller: Caller,
}

async fn talk(mut socket: WebSocket, mouth: &Mouth, mut subscription: Subscription) {
    let mut ping = interval_at(Instant::now() + PING, PING);
    let mut silent = 0;
    loop {
        let sent = tokio::select! {
            update = subscription.updates.recv() => match update {
                Some(update) => socket.send(Message::Text((&*update).into())).await,
                // Too slow, its key taken away, or the server stops: the client comes back with its number.
                None => return come_back(socket).await,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    silent = 0;
                    let reply = mouth.hear(&text).await;
                    let text = serde_json::to_string(&reply).expect("a reply has a text");
                    socket.send(Message::Text(text.into())).await
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {
                    silent = 0;
                    Ok(())
                }
            },
            _ = ping.tick() => {
                silent += 1;
                if silent > 3 {
                    return;
                }
                if !mouth.caller.is_let_in(&mouth.app).await {
                    return come_back(socket).await;
                }
                socket.send(Message::Ping(Vec::new().into())).await
            }
        };
        if sent.is_err() {
            return;
        }
    }
}

async fn come_back(mut socket: WebSocket) {
    let why = CloseFrame { code: 1012, reason: "come back".into() };
    let _ = socket.send(Message::Close(Some(why))).await;
}

impl Mouth {
    async fn hear(&self, text: &str) -> Reply {
        let (reference, done) = match serde_json::from_str::<Sent>(text) {
            Ok(sent) => (sent.reference, self.answer(sent.given).await),
            Err(error) => (None, Err(Problem::bad("message", error))),
        };
        match done {
            Ok(line) => Reply { reference, line: Some(line), problem: None },
            Err(problem) => Reply { reference, line: None, problem: Some(problem.body(self.caller.lang)) },
        }
    }

    async fn answer(&self, given: Given) -> Result<u64> {
        let Given { question, answer, seat: named } = given;
        let person = self.caller.someone()?.id.clone();
        self.app.gate.person(&person.0)?;
        let mine = match (self.viewer, named) {
            (Viewer::Seat(seat), None) => Some(seat.letter().to_string()),
            (_, named) => named,
        };
        // The seat may have been left since the connection began.
        let seat = self.handle.look(move |owner| owner.seat_of(&person, mine.as_deref())).await??;
        self.handle.carry_out(Deed::Answer { seat, question, answer }).await
    }
}

/// The stream as server-sent events; `Last-Event-ID` goes on after a break
#[utoipa::path(get, path = "/tables/{id}/events", tag = "live", params(("id" = String, Path), Look),
    responses((status = 200, body = Update, content_type = "text/event-stream"), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
async fn events(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(mut look): Query<Look>,
    headers: axum::http::HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    if let Some(last) = headers.get("last-event-id").and_then(|v| v.to_str().ok()?.parse().ok()) {
        look.after = last;
    }
    let (_, _, subscription, connected) = subscribe(&app, &caller, id, look).await?;
    let check = interval_at(Instant::now() + PING, PING);
    let listening = (subscription, check, connected, app, caller);
    let updates = stream::unfold(listening, |(mut subscription, mut check, connected, app, caller)| async move {
        let update = loop {
            tokio::select! {
                update = subscription.updates.recv() => break update?,
                _ = check.tick() => if !caller.is_let_in(&app).await { return None },
            }
        };
        #[derive(Deserialize)]
        struct Numbered {
            seq: u64,
        }
        let seq = serde_json::from_str::<Numbered>(&update).map_or(0, |n| n.seq);
        Some((Ok(Event::default().id(seq.to_string()).data(&*update)), (subscription, check, connected, app, caller)))
    });
    Ok(Sse::new(updates).keep_alive(KeepAlive::new().interval(PING)))
}
