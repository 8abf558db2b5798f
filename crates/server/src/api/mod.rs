//! The API, version 1: JSON over HTTP, and the live stream. One module a resource.

mod described;
mod docs;
mod doing;
mod games;
mod live;
mod passing;
mod people;
mod records;
mod sessions;
mod tables;

use crate::App;
use crate::problem::ProblemBody;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

pub(crate) use doing::Given;

/// Everything a client in any language needs: games and their reference, tables and what is done at them, records,
/// people, sessions, tokens. Errors have one shape. Come in with a session cookie or `Authorization: Bearer TOKEN`.
#[derive(OpenApi)]
#[openapi(
    info(title = "Kamen", version = "1"),
    components(schemas(ProblemBody)),
    tags(
        (name = "games", description = "Games, their rules, cards and decks"),
        (name = "tables", description = "Tables and what is done at them"),
        (name = "live", description = "The live stream"),
        (name = "records", description = "Games as files"),
        (name = "people", description = "People, sessions, tokens"),
    )
)]
struct Described;

pub(crate) fn router() -> Router<App> {
    let resources = OpenApiRouter::new()
        .merge(games::router())
        .merge(tables::router())
        .merge(doing::router())
        .merge(passing::router())
        .merge(live::router())
        .merge(records::router())
        .merge(people::router())
        .merge(sessions::router());
    let (router, described) =
        OpenApiRouter::with_openapi(Described::openapi()).nest("/api/v1", resources).split_for_parts();
    let described = described::complete(serde_json::to_value(described).expect("a description has a text"));
    let page = docs::page(&described);
    let json = described.to_string();
    router
        .layer(from_fn(objects_alone))
        .route("/api/v1/openapi.json", get(move || async move { ([("content-type", "application/json")], json) }))
        .route("/api/v1/docs", get(move || async move { axum::response::Html(page) }))
}

/// What is sent is an object: a list would fill its fields by their order, which nobody was told.
async fn objects_alone(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    match Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await {
        Ok(sent) if sent.trim_ascii_start().starts_with(b"[") => StatusCode::UNPROCESSABLE_ENTITY.into_response(),
        Ok(sent) => next.run(Request::from_parts(parts, sent.into())).await,
        Err(refused) => refused.into_response(),
    }
}
