//! Games played again, moment by moment.

use super::forms::Fields;
use super::home::finished;
use super::site::{Guest, see};
use crate::App;
use crate::problem::{Problem, Result};
use crate::table::Sitting;
use axum::Router;
use axum::extract::{Form, Multipart, Path, Query};
use axum::response::Response;
use axum::routing::{get, post};
use kernel::{Seat, Viewer, Who};
use page::{Asked, ReplayView, Sitter, SitterKind, TableView, Wish};
use referee::{AnyTable, Record};
use std::collections::BTreeMap;
use store::{Filter, Status, TableId};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/replays", get(replays).post(upload))
        .route("/replay/{id}", get(replay))
        .route("/replay/{id}/play-on", post(play_on))
}

async fn replays(guest: Guest) -> Result<Response> {
    let public = Filter { public: true, ..Filter::default() };
    let rows = finished(&guest.app, &public, guest.lang(), 60).await?;
    Ok(guest.page(page::replays(&guest.site(), &rows)))
}

/// The record of a game that is over, or of one that was uploaded.
pub(super) async fn record(app: &App, id: &TableId) -> Result<String> {
    if let Some(text) = app.uploads.get(&id.0) {
        return Ok(text);
    }
    let table = app.store.table(id).await?.ok_or_else(Problem::not_found)?;
    if table.status != Status::Finished {
        return Err(Problem::conflict("not-finished"));
    }
    app.store.record(id).await?.ok_or_else(Problem::not_found)
}

/// A moment of a record.
struct Moment {
    table: Box<dyn AnyTable>,
    of: usize,
    turns: Vec<(usize, String)>,
    moments: Vec<usize>,
}

fn moment(text: &str, to: Option<usize>, lang: words::Lang) -> Result<(Moment, usize)> {
    let record = Record::parse(text).map_err(|e| Problem::bad("record", e))?;
    let game = catalog::game(record.game()).ok_or_else(Problem::not_found)?;
    let whole = record.replay(game, None).map_err(|e| Problem::bad("record", e))?;
    let of = whole.replies().len();
    let at = to.unwrap_or(0).min(of);
    // Played once more from the start, to see which answer told what, and where turns begin.
    let mut table = record.replay(game, Some(0)).map_err(|e| Problem::bad("record", e))?;
    let (mut moments, mut turns) = (vec![0; table.told()], vec![]);
    let mut shown = table.clone();
    let names = referee::seat_names(table.as_ref(), lang);
    let mut last = None;
    for (n, (who, id, print)) in whole.replies().iter().enumerate() {
        let asked = table.asked().into_iter().find_map(|w| if let Who::Seat(s) = w { Some(s) } else { None });
        if asked.is_some() && asked != last {
            last = asked;
            turns.push((n, names[asked.map_or(0, Seat::index)].clone()));
        }
        referee::reply(table.as_mut(), who, id, Some(*print)).map_err(|e| Problem::bad("record", e))?;
        moments.resize(table.told(), n + 1);
        if n + 1 == at {
            shown = table.clone();
        }
    }
    Ok((Moment { table: shown, of, turns, moments }, at))
}

async fn replay(
    guest: Guest,
    Path(id): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Response> {
    let text = record(&guest.app, &TableId(id.clone())).await?;
    let to = asked.get("to").and_then(|t| t.parse().ok());
    let lang = guest.lang();
    let played = tokio::task::spawn_blocking(move || moment(&text, to, lang)).await.map_err(Problem::broken)?;
    let (moment, at) = played?;
    let seats = moment.table.seats();
    let viewer = match asked.get("seat").map_or("all", String::as_str) {
        "none" => Viewer::Spectator,
        number => number.parse().ok().map(Seat).filter(|s| s.0 < seats).map_or(Viewer::Judge, Viewer::Seat),
    };
    let row = guest.app.store.table(&TableId(id.clone())).await?;
    let sitting = Sitting(row.map(|r| r.seats).unwrap_or_default());
    let names = referee::seat_names(moment.table.as_ref(), lang);
    let sitter = |seat: Seat| Sitter {
        name: Some(sitting.name(seat))
            .filter(|n| !n.is_empty())
            .map_or_else(|| names[seat.index()].clone(), str::to_string),
        kind: if sitting.bot(seat).is_some() { SitterKind::Bot } else { SitterKind::Person { online: false } },
        clock_ms: None,
    };
    let table = moment.table.as_ref();
    let events: Vec<_> = table.events(0).into_iter().filter(|e| e.audience.hears(viewer)).collect();
    let view = TableView {
        site: guest.site(),
        id: &id,
        game: table.game(),
        viewer,
        sitters: Seat::all(seats).map(sitter).collect(),
        scene: table.scene(viewer),
        questions: table.questions().into_iter().map(|question| Asked { id: String::new(), question }).collect(),
        new_from: events.iter().position(|e| moment.moments.get(e.seq) == Some(&at)).unwrap_or(events.len()),
        events,
        chat: vec![],
        seq: at as u64,
        outcome: table.outcome(),
        gathering: None,
        undo: Wish::Never,
        draw: Wish::Never,
        rematch: Wish::Never,
        hints: false,
        hint: None,
        notice: None,
        spectators: 0,
        one_screen: false,
    };
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Judge]).collect();
    let could = asked.contains_key("could");
    let view =
        ReplayView { table: view, at, of: moment.of, turns: moment.turns, moments: moment.moments, viewers, could };
    Ok(guest.page(page::replay(&view)))
}

/// A record of one's own, to be looked at.
async fn upload(guest: Guest, mut parts: Multipart) -> Result<Response> {
    let mut form = Fields::new();
    while let Some(field) = parts.next_field().await.map_err(|e| Problem::bad("record", e))? {
        let name = field.name().unwrap_or_default().to_string();
        form.insert(name, field.text().await.map_err(|e| Problem::bad("record", e))?);
    }
    guest.check(&form)?;
    let text = form.remove("record").unwrap_or_default();
    let lang = guest.lang();
    let kept = text.clone();
    tokio::task::spawn_blocking(move || moment(&text, Some(0), lang)).await.map_err(Problem::broken)??;
    let id = guest.app.uploads.keep(kept);
    Ok(see(&format!("/replay/{id}"), None))
}

/// A new table from this moment on, on one screen.
async fn play_on(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let text = record(&guest.app, &TableId(id)).await?;
    let to = form.get("to").and_then(|t| t.parse().ok()).unwrap_or(0);
    let (me, cookie) = guest.someone().await?;
    let table = crate::table::play_on(&guest.app, &me.id, &text, to).await?;
    Ok(see(&format!("/t/{table}"), cookie.as_deref()))
}
