//! Coming and going: guests, accounts, tokens for programs.

use super::people::Me;
use crate::caller::Caller;
use crate::problem::{Problem, ProblemBody, Result};
use crate::{App, people, secret};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use store::{KeyKind, PersonId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(sign_in, sign_out))
        .routes(routes!(sign_up))
        .routes(routes!(new_token, tokens))
        .routes(routes!(drop_token))
        .routes(routes!(way_back))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Door {
    /// A guest, under a name or none
    Guest(Option<String>),
    Account {
        name: String,
        password: String,
    },
    /// A guest who made a code to come back by
    WayBack(String),
}

/// Come in: as a guest, or to an account. Sets the session cookie.
#[utoipa::path(post, path = "/sessions", tag = "people", request_body = Door,
    responses((status = 201, body = Me), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
async fn sign_in(State(app): State<App>, caller: Caller, Json(door): Json<Door>) -> Result<impl IntoResponse> {
    app.gate.door(caller.address)?;
    let id = match door {
        Door::Guest(name) => people::guest(&app, name.as_deref(), caller.lang).await?,
        Door::Account { name, password } => people::sign_in(&app, &caller, &name, &password).await?,
        Door::WayBack(code) => people::by_way_back(&app, &code).await?,
    };
    come_in(&app, &id).await
}

#[derive(Serialize, ToSchema)]
struct WayBack {
    /// Shown this once: `POST /sessions {"way_back": CODE}`
    code: String,
}

/// A code by which a guest comes back, should the session be lost; one made before opens no more
#[utoipa::path(post, path = "/people/me/way-back", tag = "people",
    responses((status = 201, body = WayBack), (status = 401, body = ProblemBody), (status = 403, body = ProblemBody)))]
async fn way_back(State(app): State<App>, caller: Caller) -> Result<(StatusCode, Json<WayBack>)> {
    let guest = caller.in_person()?;
    if guest.account {
        return Err(Problem::not_yours());
    }
    let code = people::make_way_back(&app, &guest.id).await?;
    Ok((StatusCode::CREATED, Json(WayBack { code })))
}

async fn come_in(app: &App, id: &PersonId) -> Result<impl IntoResponse + use<>> {
    let cookie = people::open_session(app, id).await?;
    let person = app.store.person(id).await?.ok_or_else(Problem::not_found)?;
    let known = person.account.then(|| (SET_COOKIE, people::mark(app, id)));
    let cookies: Vec<_> = [(SET_COOKIE, cookie)].into_iter().chain(known).collect();
    Ok((StatusCode::CREATED, AppendHeaders(cookies), Json(Me::of(&person))))
}

/// Go out
#[utoipa::path(delete, path = "/sessions", tag = "people", responses((status = 204)))]
async fn sign_out(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse> {
    if let (Some(person), Some(session)) = (&caller.person, &caller.session) {
        app.store.drop_key(&person.id, &secret::hash(session)).await?;
    }
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, people::no_session(&app))])))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewAccount {
    name: String,
    password: String,
}

/// Make an account; a guest who is signed in keeps tables and results. Sets the session cookie.
#[utoipa::path(post, path = "/people", tag = "people", request_body = NewAccount,
    responses((status = 201, body = Me), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
async fn sign_up(State(app): State<App>, caller: Caller, Json(new): Json<NewAccount>) -> Result<impl IntoResponse> {
    app.gate.door(caller.address)?;
    let id = people::sign_up(&app, caller.guest()?, &new.name, &new.password).await?;
    come_in(&app, &id).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewToken {
    /// What you call it
    label: String,
}

#[derive(Serialize, ToSchema)]
struct FreshToken {
    /// Shown this once: `Authorization: Bearer TOKEN`
    token: String,
}

#[derive(Serialize, ToSchema)]
struct Token {
    id: String,
    label: String,
    created_at: i64,
    used_at: Option<i64>,
}

/// A token for a program that plays in your name; a program makes none
#[utoipa::path(post, path = "/tokens", tag = "people", request_body = NewToken,
    responses((status = 201, body = FreshToken), (status = 401, body = ProblemBody)))]
async fn new_token(State(app): State<App>, caller: Caller, Json(new): Json<NewToken>) -> Result<impl IntoResponse> {
    let person = caller.in_person()?;
    let token = people::open_token(&app, &person.id, &new.label).await?;
    Ok((StatusCode::CREATED, Json(FreshToken { token })))
}

/// Your tokens
#[utoipa::path(get, path = "/tokens", tag = "people",
    responses((status = 200, body = [Token]), (status = 401, body = ProblemBody)))]
async fn tokens(State(app): State<App>, caller: Caller) -> Result<Json<Vec<Token>>> {
    let keys = app.store.keys_of(&caller.someone()?.id, KeyKind::Token).await?;
    let token = |k: store::Key| Token { id: k.hash, label: k.label, created_at: k.created_at, used_at: k.used_at };
    Ok(Json(keys.into_iter().map(token).collect()))
}

/// Take a token back
#[utoipa::path(delete, path = "/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
async fn drop_token(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Result<StatusCode> {
    let dropped = app.store.drop_key(&caller.someone()?.id, &id).await?;
    if dropped { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::not_found()) }
}
