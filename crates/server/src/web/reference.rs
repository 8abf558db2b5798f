//! The reference of a game: how to play, rules, cards, decks.

use super::site::Guest;
use crate::App;
use crate::problem::{Problem, Result};
use axum::Router;
use axum::extract::{Path, Query};
use axum::response::Response;
use axum::routing::get;
use page::{CardQuery, DeckView};
use referee::AnyGame;
use std::collections::BTreeMap;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/g/{game}", get(how))
        .route("/g/{game}/how", get(how))
        .route("/g/{game}/rules", get(rules))
        .route("/g/{game}/cards", get(cards))
        .route("/g/{game}/deck", get(deck))
}

type Asked = Query<BTreeMap<String, String>>;

fn find(key: &str) -> Result<&'static dyn AnyGame> {
    catalog::game(key).ok_or_else(Problem::not_found)
}

async fn how(guest: Guest, Path(game): Path<String>) -> Result<Response> {
    Ok(guest.page(page::how(&guest.site(), find(&game)?)))
}

async fn rules(guest: Guest, Path(game): Path<String>, Query(asked): Asked) -> Result<Response> {
    let search = asked.get("q").map_or("", String::as_str);
    Ok(guest.page(page::rules(&guest.site(), find(&game)?, search)))
}

async fn cards(guest: Guest, Path(game): Path<String>, Query(mut asked): Asked) -> Result<Response> {
    let mut text = |key: &str| asked.remove(key).unwrap_or_default();
    let query = CardQuery { text: text("q"), kind: text("kind"), group: text("group"), card: text("card") };
    Ok(guest.page(page::cards(&guest.site(), find(&game)?, &query)))
}

async fn deck(guest: Guest, Path(game): Path<String>, Query(asked): Asked) -> Result<Response> {
    let game = find(&game)?;
    if game.check_deck("").is_none() {
        return Err(Problem::not_found());
    }
    let text = asked.get("deck").map_or("", String::as_str);
    let verdict = if text.trim().is_empty() { None } else { game.check_deck(text) };
    Ok(guest.page(page::deck(&DeckView { site: guest.site(), game, text, verdict })))
}
