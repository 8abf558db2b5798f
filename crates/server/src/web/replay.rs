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
use kernel::{Phrase, Seat, Viewer, Who};
use page::{Asked, ReplayView, Sitter, SitterKind, TableView, Wish};
use referee::{AnyGame, AnyTable, Record};
use std::collections::BTreeMap;
use store::{Filter, Status, TableId};
use words::Words;

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

/// A record with its moments: where somebody is asked, and the end. What dice and shuffles answer lies between them.
struct Course {
    record: Record,
    game: &'static dyn AnyGame,
    /// So many replies had been given at each moment.
    stops: Vec<usize>,
    /// The moments at which turns begin, and whose.
    turns: Vec<(usize, Seat)>,
    /// The moment at which each event is first seen, by the event's number.
    moments: Vec<usize>,
}

impl Course {
    fn of(text: &str) -> Result<Course> {
        let record = Record::parse(text).map_err(|e| Problem::wrong("record", Words::of_program(), &e.phrase()))?;
        let game = catalog::game(record.game()).ok_or_else(Problem::not_found)?;
        let bad = |why: &Phrase| Problem::wrong("record", game.words(), why);
        let whole = record.replay(game, None).map_err(|e| bad(&e.phrase()))?;
        let mut table = record.replay(game, Some(0)).map_err(|e| bad(&e.phrase()))?;
        let (mut stops, mut turns, mut moments) = (vec![], vec![], vec![0; table.told()]);
        for (n, (who, id, print)) in whole.replies().iter().enumerate() {
            if let Some(seat) = asked(table.as_ref()) {
                if turns.last().is_none_or(|(_, last)| *last != seat) {
                    turns.push((stops.len(), seat));
                }
                stops.push(n);
            }
            referee::reply(table.as_mut(), who, id, Some(*print)).map_err(|why| bad(&why))?;
            moments.resize(table.told(), stops.len());
        }
        stops.push(whole.replies().len());
        Ok(Course { record, game, stops, turns, moments })
    }

    fn last(&self) -> usize {
        self.stops.len() - 1
    }

    fn table(&self, moment: usize) -> Result<Box<dyn AnyTable>> {
        let replies = self.stops[moment.min(self.last())];
        let replayed = self.record.replay(self.game, Some(replies));
        replayed.map_err(|e| Problem::wrong("record", self.game.words(), &e.phrase()))
    }
}

fn asked(table: &dyn AnyTable) -> Option<Seat> {
    table.asked().into_iter().find_map(|who| match who {
        Who::Seat(seat) => Some(seat),
        Who::Chance => None,
    })
}

/// Read on a thread that may take its time.
async fn course(text: String) -> Result<Course> {
    tokio::task::spawn_blocking(move || Course::of(&text)).await.map_err(Problem::broken)?
}

async fn replay(
    guest: Guest,
    Path(id): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Response> {
    let text = record(&guest.app, &TableId(id.clone())).await?;
    let lang = guest.lang();
    let course = course(text).await?;
    let at = asked.get("to").and_then(|t| t.parse().ok()).unwrap_or(0).min(course.last());
    let table = course.table(at)?;
    let seats = table.seats();
    let viewer = match asked.get("seat").map_or("all", String::as_str) {
        "none" => Viewer::Spectator,
        number => number.parse().ok().map(Seat).filter(|s| s.0 < seats).map_or(Viewer::Judge, Viewer::Seat),
    };
    let row = guest.app.store.table(&TableId(id.clone())).await?;
    let sitting = Sitting(row.map(|r| r.seats).unwrap_or_default());
    let names = sitting.names(referee::seat_names(table.as_ref(), lang), lang);
    let sitter = |seat: Seat| Sitter {
        name: names[seat.index()].clone(),
        kind: if sitting.bot(seat).is_some() { SitterKind::Bot } else { SitterKind::Person { online: false } },
        clock_ms: None,
        muted: None,
    };
    let events: Vec<_> = table.events(0).into_iter().filter(|e| e.audience.hears(viewer)).collect();
    let mut scene = table.scene(viewer);
    // With all cards open, the hand on the table is that of whoever is to answer.
    if let (Viewer::Judge, Some(seat)) = (viewer, self::asked(table.as_ref())) {
        scene.hand = table.scene(Viewer::Seat(seat)).hand;
    }
    let view = TableView {
        id,
        game: table.game(),
        viewer,
        sitters: Seat::all(seats).map(sitter).collect(),
        scene,
        questions: table.questions().into_iter().map(|question| Asked { id: String::new(), question }).collect(),
        new_from: events.iter().find(|e| course.moments.get(e.seq) == Some(&at)).map_or(usize::MAX, |e| e.seq),
        events,
        chat: vec![],
        seq: at as u64,
        outcome: table.outcome(),
        hands_on: false,
        gathering: None,
        undo: Wish::Never,
        draw: Wish::Never,
        rematch: Wish::Never,
        hints: false,
        hint: vec![],
        notice: None,
        spectators: 0,
        one_screen: false,
        passing: page::Passing::default(),
    };
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Judge]).collect();
    let could = asked.contains_key("could");
    let turn = |(n, (at, seat)): (usize, &(usize, Seat))| (*at, format!("{}. {}", n + 1, names[seat.index()]));
    let turns = course.turns.iter().enumerate().map(turn).collect();
    let view = ReplayView { table: view, at, of: course.last(), turns, moments: course.moments, viewers, could };
    Ok(guest.page(page::replay(&guest.site(), &view)))
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
    course(text.clone()).await?;
    let id = guest.app.uploads.keep(text);
    Ok(see(&format!("/replay/{id}"), None))
}

/// A new table from this moment on, on one screen.
async fn play_on(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let text = record(&guest.app, &TableId(id)).await?;
    let course = course(text.clone()).await?;
    let to = form.get("to").and_then(|t| t.parse().ok()).unwrap_or(0).min(course.last());
    let (me, cookie) = guest.someone().await?;
    let table = crate::table::play_on(&guest.app, &me.id, &text, course.stops[to]).await?;
    Ok(see(&format!("/t/{table}"), cookie.as_deref()))
}
