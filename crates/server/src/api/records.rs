//! Games as files: down from a table, up to be checked and looked at.

use crate::App;
use crate::caller::Caller;
use crate::problem::{Problem, ProblemBody, Result};
use crate::results;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::{Phrase, Seat};
use referee::Record;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::TableId;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Words;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(download)).routes(routes!(upload))
}

/// The record of a finished game; while it is played, it would tell secrets. That of a private table is for those who sat
/// there, and others wait for it as long as spectators do
#[utoipa::path(get, path = "/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
async fn download(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Result<String> {
    results::record(&app, caller.person.as_ref(), &TableId(id)).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Upload {
    #[schema(min_length = 1)]
    record: String,
    /// How far to play it; left out: to its end
    to: Option<usize>,
}

#[derive(Serialize, ToSchema)]
struct Played {
    game: String,
    /// How many replies it holds
    replies: usize,
    /// The position after them, in the game's notation
    position: String,
    /// What happened, in words
    events: Vec<String>,
    /// Ranks by seat, if it is over
    #[serde(skip_serializing_if = "Option::is_none")]
    ranks: Option<BTreeMap<String, u8>>,
    /// That replies were left out: the rules have changed since it was played, and no longer ask their questions
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<String>,
    /// Why it goes no further: the rules have changed since it was played
    #[serde(skip_serializing_if = "Option::is_none")]
    broke_off: Option<String>,
}

/// Play a record again: its events and its position
#[utoipa::path(post, path = "/records", tag = "records", request_body = Upload,
    responses((status = 200, body = Played), (status = 422, body = ProblemBody)))]
async fn upload(caller: Caller, Json(upload): Json<Upload>) -> Result<(StatusCode, Json<Played>)> {
    let record = Record::parse(&upload.record);
    let record = record.map_err(|e| Problem::wrong("record", Words::of_program(), &e.phrase()))?;
    let unknown = || Problem::bad("record", Phrase::new("problem-no-game").text("word", record.game()));
    let game = catalog::game(record.game()).ok_or_else(unknown)?;
    let lang = caller.lang;
    let play = move || {
        let bad = |e: referee::Error| Problem::wrong("record", game.words(), &e.phrase());
        let referee::Replayed { table, read } = record.read(game, upload.to).map_err(bad)?;
        if let Some(misfit) = read.misfit.as_ref().filter(|_| !record.is_older(game)) {
            return Err(bad(record.diverged(misfit)));
        }
        let names = referee::seat_names(table.as_ref(), lang);
        let speaker = game.words().speaker(lang, &names);
        let ranks = |o: kernel::Outcome| Seat::all(table.seats()).map(|s| (table.seat_id(s), o.rank(s))).collect();
        Ok::<_, Problem>(Played {
            game: record.game().into(),
            replies: record.len(),
            position: table.position(),
            events: table.events(0).iter().map(|e| speaker.say(&e.phrase)).collect(),
            ranks: table.outcome().map(ranks),
            left_out: record.left_out(&read, game).map(|what| speaker.say(&what)),
            broke_off: read.misfit.map(|misfit| speaker.say(&record.broke_off(&misfit, game))),
        })
    };
    // Playing a whole game again takes a while: not on a thread that answers requests.
    let played = tokio::task::spawn_blocking(play).await.map_err(Problem::broken)??;
    Ok((StatusCode::OK, Json(played)))
}
