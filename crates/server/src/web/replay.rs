//! Games played again, moment by moment.

use super::forms::Fields;
use super::home::finished;
use super::seeing::short;
use super::site::{Guest, see};
use crate::App;
use crate::analysis;
use crate::problem::{Problem, Result};
use crate::results;
use crate::table::Sitting;
use axum::Router;
use axum::extract::{Form, Multipart, Path, Query};
use axum::response::Response;
use axum::routing::{get, post};
use kernel::{Phrase, Seat, Viewer, Who};
use page::{Asked, ReplayView, Sitter, SitterKind, TableView, Wish};
use referee::{AnyTable, EventView, How, Misfit, Moment, Record};
use std::collections::BTreeMap;
use store::{Filter, TableId};
use words::Words;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/replays", get(replays).post(upload))
        .route("/replay/{id}", get(replay))
        .route("/replay/{id}/play-on", post(play_on))
}

async fn replays(guest: Guest) -> Result<Response> {
    let public = Filter { public_at: Some(guest.app.now()), ..Filter::default() };
    let rows = finished(&guest.app, &public, guest.lang(), 60).await?;
    Ok(guest.page(page::replays(&guest.site(), &rows)))
}

/// The record of a game that is over, or of one that was uploaded.
pub(super) async fn record(guest: &Guest, id: &TableId) -> Result<String> {
    match guest.app.uploads.get(&id.0) {
        Some(text) => Ok(text),
        None => results::record(&guest.app, guest.caller.person.as_ref(), id).await,
    }
}

/// A record with its moments: where somebody is asked, and the end. What dice and shuffles answer lies between them.
pub(crate) struct Course {
    /// As it stood at the moment that is looked at.
    pub(crate) table: Box<dyn AnyTable>,
    at: usize,
    /// So many replies had been given at each moment.
    stops: Vec<usize>,
    /// The moments at which turns begin, and whose.
    pub(crate) turns: Vec<(usize, Seat)>,
    /// The moment at which each event is first seen, by the event's number.
    moments: Vec<usize>,
    /// What could not be read as it was said.
    notes: Vec<Phrase>,
    /// What its dice were sealed as.
    seal: Option<String>,
}

impl Course {
    /// Played once, with a look at one moment in passing.
    fn of(text: &str, at: usize) -> Result<Course> {
        let record = Record::parse(text).map_err(|e| Problem::wrong("record", Words::of_program(), &e.phrase()))?;
        let game = catalog::game(record.game()).ok_or_else(Problem::not_found)?;
        let bad = |e: referee::Error| Problem::wrong("record", game.words(), &e.phrase());
        let mut table = record.open(game).map_err(bad)?;
        let mut before = Moment::of(table.as_ref());
        let how = record.how(game);
        let mut read = table.read(record.replies(), How { answers: Some(at), ..how });
        let seen = table.clone();
        if read.misfit.is_none() {
            let done = read.moments.len();
            let rest = table.read(&record.replies()[done..], how);
            read.moments.extend(rest.moments);
            read.skipped.extend(rest.skipped.into_iter().map(|at| at + done));
            read.misfit = rest.misfit.map(|misfit| Misfit { at: misfit.at + done, ..misfit });
        }
        if let Some(misfit) = read.misfit.as_ref().filter(|_| !record.is_older(game)) {
            return Err(bad(record.diverged(misfit)));
        }
        let broke_off = read.misfit.as_ref().map(|misfit| record.broke_off(misfit, game));
        let notes = record.left_out(&read, game).into_iter().chain(broke_off).collect();
        let (replies, mut stops, mut turns) = (read.moments.len(), vec![], vec![]);
        let mut moments = vec![0; before.told];
        for (n, after) in read.moments.into_iter().enumerate() {
            let asked = before.asked.iter().find_map(|(who, _)| seat(*who));
            if let Some(seat) = asked.filter(|_| !read.skipped.contains(&n)) {
                if turns.last().is_none_or(|(_, last)| *last != seat) {
                    turns.push((stops.len(), seat));
                }
                stops.push(n);
            }
            moments.resize(after.told, stops.len());
            before = after;
        }
        stops.push(replies);
        let seal = record.seal().map(|sealed| sealed.seal.clone());
        Ok(Course { table: seen, at: at.min(stops.len() - 1), stops, turns, moments, notes, seal })
    }

    pub(crate) fn last(&self) -> usize {
        self.stops.len() - 1
    }

    /// Read on a thread that may take its time.
    pub(crate) async fn read(text: String, at: usize) -> Result<Course> {
        tokio::task::spawn_blocking(move || Course::of(&text, at)).await.map_err(Problem::broken)?
    }

    /// What was done for all to hear from one moment to another, as far as the table has come.
    pub(super) fn told(&self, from: usize, to: usize) -> Vec<Phrase> {
        let then = |seq: &usize| self.moments.get(*seq).is_some_and(|at| (from..=to).contains(at));
        let events = (0..self.table.told()).filter(then).filter_map(|seq| self.table.event(seq));
        let is_deed = |event: &EventView| !matches!(event.id.split(' ').next(), Some("turn" | "phase"));
        let heard = events.filter(|event| event.audience.hears(Viewer::Spectator)).filter(is_deed);
        heard.map(|event| event.phrase).collect()
    }
}

fn seat(who: Who) -> Option<Seat> {
    match who {
        Who::Seat(seat) => Some(seat),
        Who::Chance => None,
    }
}

fn asked(table: &dyn AnyTable) -> Option<Seat> {
    table.asked().into_iter().find_map(seat)
}

async fn replay(
    guest: Guest,
    Path(id): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Response> {
    let text = record(&guest, &TableId(id.clone())).await?;
    let lang = guest.lang();
    let course = Course::read(text, asked.get("to").and_then(|t| t.parse().ok()).unwrap_or(0)).await?;
    let (table, at) = (&course.table, course.at);
    let seats = table.seats();
    let viewer = match asked.get("seat").map_or("all", String::as_str) {
        "none" => Viewer::Spectator,
        number => number.parse().ok().map(Seat).filter(|s| s.0 < seats).map_or(Viewer::Judge, Viewer::Seat),
    };
    let row = guest.app.store.table(&TableId(id.clone())).await?;
    let summed_up = row.is_some();
    let sitting = Sitting(row.map(|r| r.seats).unwrap_or_default());
    let then = called_then(&guest.app, &TableId(id.clone())).await?;
    let names = sitting.names(table.seats(), || referee::seat_names(table.as_ref(), lang), &then, lang);
    let game = table.game();
    let sitter = |seat: Seat| Sitter {
        name: names[seat.index()].clone(),
        kind: if sitting.bot(seat).is_some() { SitterKind::Bot } else { SitterKind::Person { online: true } },
        own: false,
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
        game,
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
        takes_back: page::TakesBack::Never,
        draw: Wish::Never,
        rematch: Wish::Never,
        declined: None,
        next: None,
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
    let of = course.last();
    let speaker = game.words().speaker(lang, &names);
    let proof = course.seal.as_deref().map(|seal| Phrase::new("page-luck-proof").text("seal", short(seal)));
    let proof = proof.map(|proof| speaker.say(&proof));
    let notes = course.notes.iter().map(|note| speaker.say(note)).collect();
    let worth = guest.app.store.analysis(&TableId(view.id.clone())).await?;
    let worth = worth.map_or_else(Vec::new, |found| analysis::read(&found));
    let moments = course.moments;
    let view = ReplayView { table: view, at, of, turns, moments, viewers, could, worth, summed_up, notes, proof };
    Ok(guest.page(page::replay(&guest.site(), &view)))
}

/// What people were called when the game ended.
pub(super) async fn called_then(app: &App, table: &TableId) -> Result<BTreeMap<u8, String>> {
    let standings = app.store.result(table).await?.map(|result| result.standings).unwrap_or_default();
    let people = standings.into_iter().filter(|s| matches!(s.sitter, Some(store::Sitter::Person(_))));
    Ok(people.filter(|s| !s.name.is_empty()).map(|s| (s.seat, s.name)).collect())
}

/// A record of one's own, to be looked at.
async fn upload(guest: Guest, mut parts: Multipart) -> Result<Response> {
    let mut form = Fields::new();
    while let Some(field) = parts.next_field().await.map_err(|e| Problem::unreadable("record", e))? {
        let name = field.name().unwrap_or_default().to_string();
        form.insert(name, field.text().await.map_err(|e| Problem::unreadable("record", e))?);
    }
    guest.check(&form)?;
    let text = form.remove("record").unwrap_or_default();
    Course::read(text.clone(), 0).await?;
    let id = guest.app.uploads.keep(text);
    Ok(see(&format!("/replay/{id}"), None))
}

/// A new table from this moment on, on one screen.
async fn play_on(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let text = record(&guest, &TableId(id)).await?;
    let course = Course::read(text.clone(), form.get("to").and_then(|t| t.parse().ok()).unwrap_or(0)).await?;
    let (me, cookie) = guest.someone().await?;
    let table = crate::table::play_on(&guest.app, &guest.host(&me.id), &text, course.stops[course.at]).await?;
    Ok(see(&format!("/t/{table}"), cookie.as_deref()))
}
