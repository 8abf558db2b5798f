//! The live stream: WebSocket for clients that also answer, server-sent events for those that only listen.
//! Both begin with everything after the number the client says it has, and then go on.

use super::doing::Given;
use super::tables::Look;
use crate::App;
use crate::caller::Caller;
use crate::limits::Connected;
use crate::problem::{ProblemBody, Result};
use crate::table::{Deed, Ear, Handle, Subscription, Update, View};
use crate::talk::{PING, Teller, sized, talk};
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream;
use kernel::Viewer;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use store::TableId;
use tokio::time::{Instant, interval_at};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

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
    let ear = Ear { person, key: caller.key.clone(), view, muted: caller.muted(), page: false };
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
    let upgrade = sized(upgrade, &app);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let stream = Stream { app: app.clone(), caller: caller.clone(), handle, viewer };
        talk(socket, &app, &caller, subscription, stream).await;
        drop(connected);
    }))
}

/// Who answers on a stream, and where.
struct Stream {
    app: App,
    caller: Caller,
    handle: Handle,
    viewer: Viewer,
}

impl Teller for Stream {
    async fn tell(&mut self, update: Arc<str>) -> Result<Option<Message>> {
        Ok(Some(Message::Text((&*update).into())))
    }

    async fn answer(&mut self, given: Given) -> Result<u64> {
        let Given { question, answer, seat: named } = given;
        let person = self.caller.someone()?.id.clone();
        self.app.gate.person(&person.0)?;
        let mine = match (self.viewer, named) {
            (Viewer::Seat(seat), None) => Some(seat.letter().to_string()),
            (_, named) => named,
        };
        // The seat may have been left since the connection began.
        self.handle.carry_out(Deed::AnswerBy { person, named: mine, question, answer }).await
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
) -> Result<Sse<impl stream::Stream<Item = Result<Event, Infallible>>>> {
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
