//! Passing in advance: what a seat says of windows to come. Nobody else learns of it.

use super::doing::{Done, my_seat};
use crate::App;
use crate::caller::Caller;
use crate::problem::{Problem, ProblemBody, Result};
use crate::table::{Deed, InAdvance, Passing};
use axum::Json;
use axum::extract::{Path, Query, State};
use kernel::{EveWish, Phrase, Stirs};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Words;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(passing, pass_until, stop_passing))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Whose {
    /// Which of one's seats, where there are several
    seat: Option<String>,
}

#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct Wish {
    /// Which of one's seats, where there are several
    seat: Option<String>,
    /// Pass in every window until one of these has happened: `my-turn`, `touched`, `played`, `combat`, `turn-end`; with
    /// none of them, until it is taken back. Left out: as it was
    until: Option<Vec<String>>,
    /// Do not ask me where I could only pass. The others may notice that I could not do anything. Left out: as it was
    skip: Option<bool>,
    /// In windows just before combats: `every-combat` to be asked before every combat, even while I pass; `never-in-others`
    /// not to be asked in the turns of others; `usual`: the same as in all other windows. Left out: as it was
    before_combat: Option<String>,
}

/// What takes back a wish of the windows before combats.
const USUAL: &str = "usual";

/// What one's seat has said in advance of windows to come
#[utoipa::path(get, path = "/tables/{id}/passing", tag = "tables", params(("id" = String, Path), Whose),
    responses((status = 200, body = Passing), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
async fn passing(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(whose): Query<Whose>,
) -> Result<Json<Passing>> {
    let (handle, seat) = my_seat(&app, &caller, &id, whose.seat.as_deref()).await?;
    let lang = caller.lang;
    Ok(Json(handle.look(move |owner| owner.fold.passing(seat, lang)).await?))
}

/// Pass in windows to come, until something everybody can see has happened; it is taken back at any moment
#[utoipa::path(post, path = "/tables/{id}/passing", tag = "tables", params(("id" = String, Path)), request_body = Wish,
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
async fn pass_until(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(wish): Json<Wish>,
) -> Result<Json<Done>> {
    let (handle, seat) = my_seat(&app, &caller, &id, wish.seat.as_deref()).await?;
    let until = wish.until.map(|until| until.join(" ").parse::<Stirs>()).transpose();
    let wrong = |field: &str, why: &Phrase| Problem::wrong(field, Words::of_program(), why);
    let until = until.map_err(|why| wrong("until", &why))?;
    let of = |id: &String| match id.as_str() {
        USUAL => Ok(None),
        id => EveWish::of(id).map(Some).ok_or_else(|| {
            let known = format!("{}, {USUAL}", EveWish::ALL.map(EveWish::id).join(", "));
            wrong("before_combat", &Phrase::new("wrong-one-of").text("word", id).text("known", known))
        }),
    };
    let eve = wish.before_combat.as_ref().map(of).transpose()?;
    let wish = InAdvance { until, skip: wish.skip, eve };
    Ok(Json(Done { line: handle.carry_out(Deed::Pass { seat, wish }).await? }))
}

/// Take back what one's seat said in advance: it is asked again
#[utoipa::path(delete, path = "/tables/{id}/passing", tag = "tables", params(("id" = String, Path), Whose),
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
async fn stop_passing(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(whose): Query<Whose>,
) -> Result<Json<Done>> {
    let (handle, seat) = my_seat(&app, &caller, &id, whose.seat.as_deref()).await?;
    Ok(Json(Done { line: handle.carry_out(Deed::StopPassing { seat }).await? }))
}
