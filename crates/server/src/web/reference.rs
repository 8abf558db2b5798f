//! The reference of a game: how to play, rules, cards, decks.

use super::site::{Guest, see};
use crate::problem::{Problem, Result};
use crate::{App, now};
use axum::Router;
use axum::extract::{Path, Query};
use axum::response::Response;
use axum::routing::get;
use kernel::DeckList;
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
    match changed(game, text, &asked) {
        Some(deck) => Ok(see(&format!("/g/{}/deck?deck={}", game.about().key, page::encoded(&deck)), None)),
        None => Ok(guest.page(page::deck(&DeckView { site: guest.site(), game, text }))),
    }
}

/// The deck that a button of the builder asks for.
fn changed(game: &dyn AnyGame, text: &str, asked: &BTreeMap<String, String>) -> Option<String> {
    if let Some(lead) = asked.get("start") {
        let ready = game.ready_decks().into_iter().find(|(_, deck)| deck.lead == *lead);
        return ready.map(|(_, deck)| deck.to_string()).or_else(|| game.random_deck(&mut now::luck()));
    }
    let mut deck: DeckList = text.parse().ok()?;
    match (asked.get("more"), asked.get("less")) {
        (Some(card), _) => deck.add(1, card),
        (_, Some(card)) => deck.remove(card),
        _ => return None,
    }
    Some(deck.to_string())
}
