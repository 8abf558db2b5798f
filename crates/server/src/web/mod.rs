//! The web page: one more client of the same verbs, drawn by the crate `page`. One module a room.

mod decks;
mod following;
mod forms;
mod home;
mod live;
mod options;
mod people;
mod reference;
mod replay;
mod seeing;
mod site;
mod summary;
mod table;

use crate::App;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

pub(crate) use replay::Course;
pub(crate) use site::trouble;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .merge(home::router())
        .merge(decks::router())
        .merge(table::router())
        .merge(replay::router())
        .merge(summary::router())
        .merge(reference::router())
        .merge(people::router())
        .route("/assets/{name}", get(asset))
}

/// Named by its content, so it may be kept for ever.
async fn asset(State(app): State<App>, Path(name): Path<String>) -> Response {
    match app.assets.get(&name) {
        Some(asset) => {
            let headers = [(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.bytes.clone()).into_response()
        }
        None => crate::problem::Problem::not_found().into_response(),
    }
}
