//! The reference of a game: how to play, rules, cards, decks.

use super::site::{Guest, see};
use crate::problem::{Problem, Result};
use crate::{App, now};
use axum::Router;
use axum::extract::{Path, Query};
use axum::response::Response;
use axum::routing::get;
use kernel::scene::Scene;
use kernel::{DeckList, Luck, MAIN, Viewer};
use page::{CardQuery, DeckView, ExampleLink};
use referee::{AnyGame, Example, Scenario};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/g/{game}", get(how))
        .route("/g/{game}/how", get(how))
        .route("/g/{game}/rules", get(rules))
        .route("/g/{game}/examples/{*id}", get(example))
        .route("/g/{game}/cards", get(cards))
        .route("/g/{game}/deck", get(deck))
}

type Asked = Query<BTreeMap<String, String>>;

fn find(key: &str) -> Result<&'static dyn AnyGame> {
    catalog::game(key).ok_or_else(Problem::not_found)
}

async fn how(guest: Guest, Path(game): Path<String>) -> Result<Response> {
    let game = find(&game)?;
    let examples = catalog::examples(game.about().key).iter().filter(|example| example.id.starts_with("how/"));
    let shown: Vec<Example> =
        examples.filter_map(|example| Scenario::parse(example.text).ok()?.example(game)).collect();
    Ok(guest.page(page::how(&guest.site(), game, beginning(game).as_ref(), &shown)))
}

/// What lies on the table when a usual game begins.
fn beginning(game: &'static dyn AnyGame) -> Option<Scene> {
    let mut table = game.start(&game.about().setup(None, None, &[]).ok()?).ok()?;
    table.deal(&mut Luck::new(7)).ok()?;
    Some(table.scene(Viewer::Spectator))
}

async fn rules(guest: Guest, Path(game): Path<String>, Query(asked): Asked) -> Result<Response> {
    let search = asked.get("q").map_or("", String::as_str);
    let game = find(&game)?;
    Ok(guest.page(page::rules(&guest.site(), game, search, &examples(game))))
}

/// What the pages may lead to.
fn examples(game: &dyn AnyGame) -> Vec<ExampleLink<'static>> {
    let link = |e: &catalog::Example| ExampleLink { id: e.id, rules: e.rules, cards: e.cards };
    catalog::examples(game.about().key).iter().map(link).collect()
}

async fn example(guest: Guest, Path((game, id)): Path<(String, String)>) -> Result<Response> {
    let game = find(&game)?;
    let found = catalog::examples(game.about().key).iter().find(|example| example.id == id);
    let scenario = found.and_then(|example| Scenario::parse(example.text).ok());
    let shown = scenario.and_then(|scenario| scenario.example(game)).ok_or_else(Problem::not_found)?;
    Ok(guest.page(page::example(&guest.site(), game, &shown, &examples(game))))
}

async fn cards(guest: Guest, Path(game): Path<String>, Query(mut asked): Asked) -> Result<Response> {
    let mut text = |key: &str| asked.remove(key).unwrap_or_default();
    let query = CardQuery { text: text("q"), kind: text("kind"), group: text("group"), card: text("card") };
    let (game, site) = (find(&game)?, guest.site());
    let write = || page::card_list(&site, game, &query, &examples(game)).into_string();
    if query != CardQuery::default() {
        return Ok(guest.page(page::cards(&site, game, &write())));
    }
    let key = (game.about().key, site.lang.code());
    let known = guest.app.card_lists.lock().expect("never poisoned").get(&key).cloned();
    let list = known.unwrap_or_else(|| {
        let list: Arc<str> = write().into();
        guest.app.card_lists.lock().expect("never poisoned").insert(key, list.clone());
        list
    });
    Ok(guest.page(page::cards(&site, game, &list)))
}

async fn deck(guest: Guest, Path(game): Path<String>, Query(asked): Asked) -> Result<Response> {
    let game = find(&game)?;
    if game.check_deck("").is_none() {
        return Err(Problem::not_found());
    }
    if let Some(deck) = changed(game, &asked) {
        let kept = asked.iter().filter(|(key, value)| !value.is_empty() && !CHANGES.contains(&key.as_str()));
        let kept: String =
            kept.map(|(key, value)| format!("&{}={}", page::encoded(key), page::encoded(value))).collect();
        return Ok(see(&format!("/g/{}/deck?deck={}{kept}", game.about().key, page::encoded(&deck)), None));
    }
    let saved: Vec<(String, String)> = match &guest.caller.person {
        Some(person) => guest.app.store.decks_of(&person.id, game.about().key).await?,
        None => vec![],
    }
    .into_iter()
    .map(|deck| (deck.name, deck.list))
    .collect();
    let view = DeckView { site: guest.site(), game, asked: &asked, saved: &saved, drawn: drawn(&asked) };
    let part = asked.get("part").and_then(|_| page::deck_part(&view));
    Ok(guest.page(part.unwrap_or_else(|| page::deck(&view))))
}

/// What a button of the builder says; everything else in the address stays.
const CHANGES: [&str; 5] = ["deck", "start", "more", "less", "move"];

/// The deck that a button of the builder asks for.
fn changed(game: &dyn AnyGame, asked: &BTreeMap<String, String>) -> Option<String> {
    if let Some(start) = asked.get("start") {
        let ready = game.ready_decks().into_iter().find(|(name, _)| name.key == *start);
        return ready.map(|(_, deck)| deck.to_string()).or_else(|| game.random_deck(&mut now::luck()));
    }
    let mut deck: DeckList = asked.get("deck")?.parse().ok()?;
    let into = asked.get("into").map_or(MAIN, String::as_str);
    let place = |key: &str| asked.get(key).map(|text| text.split_once('/').unwrap_or((into, text)));
    if let Some((section, card)) = place("more") {
        deck.add(section, 1, card);
    } else if let Some((section, card)) = place("less") {
        deck.remove(section, card);
    } else {
        let (from, to) = asked.get("move")?.split_once('>')?;
        let (section, card) = from.split_once('/')?;
        deck.shift(section, to, card);
    }
    Some(deck.to_string())
}

/// How many cards one begins with.
const HAND: usize = 5;

/// Cards from the top of the deck, shuffled anew for every number that is asked for.
fn drawn(asked: &BTreeMap<String, String>) -> Option<Vec<String>> {
    let number = asked.get("hand")?.parse().ok()?;
    let deck: DeckList = asked.get("deck")?.parse().ok()?;
    let cards = deck.cards(MAIN).iter().flat_map(|(n, card)| std::iter::repeat_n(card, usize::from(*n)));
    let mut cards: Vec<String> = cards.cloned().collect();
    kernel::Luck::new(number).shuffle(&mut cards);
    cards.truncate(HAND);
    Some(cards)
}
