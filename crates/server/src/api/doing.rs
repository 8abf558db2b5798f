//! What is done at a table: seats, answers, what needs the others' consent, talk.

use crate::App;
use crate::caller::Caller;
use crate::problem::{Problem, ProblemBody, Result};
use crate::table::{Deed, add_word, leave as leave_seat, set_muted, take_seat};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::TableId;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(join, leave))
        .routes(routes!(start))
        .routes(routes!(answer))
        .routes(routes!(undo))
        .routes(routes!(draw))
        .routes(routes!(agree))
        .routes(routes!(decline))
        .routes(routes!(resign))
        .routes(routes!(rematch))
        .routes(routes!(chat))
        .routes(routes!(luck))
        .routes(routes!(mute))
}

#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    /// The last line of what was done in the table's log
    pub line: u64,
}

/// One of the caller's seats: the named one, or the only one.
pub(super) async fn my_seat(
    app: &App,
    caller: &Caller,
    id: &str,
    named: Option<&str>,
) -> Result<(crate::table::Handle, Seat)> {
    let person = caller.someone()?.id.clone();
    let handle = app.tables.get(app, &TableId(id.into())).await?;
    let named = named.map(str::to_string);
    let seat = handle.look(move |owner| owner.seat_of(&person, named.as_deref())).await??;
    Ok((handle, seat))
}

async fn carry_out(
    app: &App,
    caller: &Caller,
    id: &str,
    named: Option<&str>,
    deed: impl FnOnce(Seat) -> Deed,
) -> Result<Json<Done>> {
    let (handle, seat) = my_seat(app, caller, id, named).await?;
    Ok(Json(Done { line: handle.carry_out(deed(seat)).await? }))
}

/// Take an empty seat, or, as the host, give it to a bot; the game begins when the last one is taken
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", tag = "tables", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Option<Join>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody), (status = 404, body = ProblemBody)))]
async fn join(
    State(app): State<App>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    body: Option<Json<Option<Join>>>,
) -> Result<Json<Done>> {
    let bot = body.and_then(|Json(join)| join?.bot);
    let line = take_seat(&app, caller.someone()?, &TableId(id), &seat, bot.as_deref()).await?;
    Ok(Json(Done { line }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Join {
    bot: Option<String>,
}

/// Leave a seat. Once the game has begun that gives it up, or, where others play on, leaves the seat to a bot
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}", tag = "tables", params(("id" = String, Path), ("seat" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
async fn leave(State(app): State<App>, caller: Caller, Path((id, seat)): Path<(String, String)>) -> Result<Json<Done>> {
    let line = leave_seat(&app, caller.someone()?, &TableId(id), &seat).await?;
    Ok(Json(Done { line }))
}

/// Begin, once every seat is taken
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn start(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Result<Json<Done>> {
    let me = caller.someone()?.id.clone();
    let handle = app.tables.get(&app, &TableId(id)).await?;
    let allowed = handle.look(move |owner| owner.row.host == me || !owner.sitting.of(&me.0).is_empty()).await?;
    if !allowed {
        return Err(Problem::not_yours());
    }
    Ok(Json(Done { line: handle.carry_out(Deed::Start).await? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    /// The id of the question that is answered
    pub question: String,
    /// The id of the answer, or its words
    pub answer: String,
    /// Which of one's seats answers, where there are several
    pub seat: Option<String>,
}

/// Answer the question one is asked. 409 if it is no longer asked, or a rule refuses: nothing has changed then
#[utoipa::path(post, path = "/tables/{id}/answer", tag = "tables", params(("id" = String, Path)), request_body = Given,
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn answer(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(given): Json<Given>,
) -> Result<Json<Done>> {
    let Given { question, answer, seat: named } = given;
    let person = caller.someone()?.id.clone();
    let handle = app.tables.get(&app, &TableId(id)).await?;
    Ok(Json(Done { line: handle.carry_out(Deed::AnswerBy { person, named, question, answer }).await? }))
}

#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct AsSeat {
    /// Which of one's seats, where there are several
    seat: Option<String>,
}

/// No body, `null` and `{}` say the same.
type As = Option<Json<Option<AsSeat>>>;

fn named(body: As) -> Option<String> {
    body.and_then(|Json(body)| body?.seat)
}

/// Take one's last answer back: at once if nothing was learned since, otherwise by consent of the others
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn undo(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::Undo { seat }).await
}

/// Offer a draw
#[utoipa::path(post, path = "/tables/{id}/draw", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn draw(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::OfferDraw { seat }).await
}

#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct ToOffer {
    /// Which of one's seats, where there are several
    seat: Option<String>,
    /// The id of the offer that is meant: refused if another stands there by now
    offer: Option<u64>,
}

type To = Option<Json<Option<ToOffer>>>;

/// Agree to what was offered
#[utoipa::path(post, path = "/tables/{id}/agree", tag = "tables", params(("id" = String, Path)), request_body = Option<ToOffer>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn agree(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: To) -> Result<Json<Done>> {
    let ToOffer { seat, offer } = body.and_then(|Json(body)| body).unwrap_or_default();
    carry_out(&app, &caller, &id, seat.as_deref(), |seat| Deed::Agree { seat, offer }).await
}

/// Decline what was offered, or take one's own offer back
#[utoipa::path(post, path = "/tables/{id}/decline", tag = "tables", params(("id" = String, Path)), request_body = Option<ToOffer>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn decline(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: To) -> Result<Json<Done>> {
    let ToOffer { seat, offer } = body.and_then(|Json(body)| body).unwrap_or_default();
    carry_out(&app, &caller, &id, seat.as_deref(), |seat| Deed::Decline { seat, offer }).await
}

/// Give the game up
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn resign(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::Resign { seat }).await
}

/// Play again with seats turned; begins when everybody wants it
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn rematch(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::Rematch { seat }).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Word {
    /// At most 64 characters in one line, without `#`; chosen by luck, best of all
    word: String,
    /// Which of one's seats, where there are several
    seat: Option<String>,
}

/// Add a word to what the dice come from: whatever is rolled from here on depends on it
#[utoipa::path(post, path = "/tables/{id}/luck", tag = "tables", params(("id" = String, Path)), request_body = Word,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
async fn luck(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Word { word, seat }): Json<Word>,
) -> Result<Json<Done>> {
    let (handle, seat) = my_seat(&app, &caller, &id, seat.as_deref()).await?;
    Ok(Json(Done { line: add_word(&handle, seat, &word).await? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Said {
    /// At most 500 characters
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Say something: players to all, spectators to spectators
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Said,
    responses((status = 200, body = Done), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
async fn chat(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(said): Json<Said>,
) -> Result<Json<Done>> {
    let line = crate::table::chat(&app, caller.someone()?, &TableId(id), &said.text).await?;
    Ok(Json(Done { line }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Mute {
    /// Whose words are not to reach me any more, or again
    seat: String,
    muted: bool,
}

/// Do not hear the person on a seat any more, here and elsewhere; connections that are open go on as they were
#[utoipa::path(post, path = "/tables/{id}/mute", tag = "tables", params(("id" = String, Path)), request_body = Mute,
    responses((status = 204), (status = 404, body = ProblemBody)))]
async fn mute(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(mute): Json<Mute>,
) -> Result<StatusCode> {
    set_muted(&app, &caller, &TableId(id), &mute.seat, mute.muted).await?;
    Ok(StatusCode::NO_CONTENT)
}
