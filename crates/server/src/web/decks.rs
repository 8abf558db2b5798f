//! Decks that people keep: saved under a name, copied, renamed, thrown away, tried at once.

use super::forms::Fields;
use super::site::{Guest, see};
use crate::App;
use crate::problem::{Problem, Result};
use crate::table::{Host, Options, Plan, create};
use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::post;
use kernel::{DeckList, Phrase, Possible};
use referee::AnyGame;
use std::collections::BTreeMap;
use store::{Claim, Person, Sitter};
use words::Words;

/// So many decks of a game may somebody keep.
const MOST: u32 = 100;

pub(super) fn router() -> Router<App> {
    Router::new().route("/g/{game}/decks", post(keep))
}

/// What a button of the builder wants done with a deck.
async fn keep(guest: Guest, Path(game): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let game = catalog::game(&game).filter(|game| game.check_deck("").is_some()).ok_or_else(Problem::not_found)?;
    let (me, cookie) = guest.someone().await?;
    let (key, text) = (game.about().key, |key: &str| form.get(key).map(String::as_str));
    let mut back = format!("/g/{key}/deck");
    if text("try").is_some() {
        back =
            format!("/t/{}", try_out(&guest.app, &guest.host(&me.id), game, text("deck").unwrap_or_default()).await?);
    } else if text("save").is_some() {
        let (name, list) = (name(text("name").unwrap_or_default())?, list(text("deck").unwrap_or_default())?);
        save(&guest.app, &me, key, &name, &list).await?;
        back = format!("{back}?name={}&deck={}", page::encoded(&name), page::encoded(&list));
    } else if let Some(of) = text("copy") {
        let decks = guest.app.store.decks_of(&me.id, key).await?;
        let deck = decks.iter().find(|deck| deck.name == of).ok_or_else(Problem::not_found)?;
        let copy = Phrase::new("page-copy-of").text("name", &deck.name);
        let name = name(&Words::of_program().speaker(guest.lang(), &[]).say(&copy))?;
        save(&guest.app, &me, key, &name, &deck.list).await?;
    } else if let Some((i, from)) = text("rename").and_then(|which| which.split_once(':')) {
        let to = name(text(&format!("to-{i}")).unwrap_or_default())?;
        if to != from && guest.app.store.rename_deck(&me.id, key, from, &to).await? == Claim::Taken {
            return Err(Problem::conflict("deck-name-taken"));
        }
    } else if let Some(name) = text("drop") {
        guest.app.store.drop_deck(&me.id, key, name).await?;
    }
    Ok(see(&back, cookie.as_deref()))
}

fn name(text: &str) -> Result<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=40).contains(&name.chars().count()) && !name.chars().any(char::is_control) {
        Ok(name)
    } else {
        Err(Problem::of_field("name", "deck-name"))
    }
}

/// Any deck that can be read may be kept: it need not be finished.
fn list(text: &str) -> Result<String> {
    let deck: DeckList = text.parse().map_err(|_| Problem::of_field("deck", "deck-unreadable"))?;
    Ok(deck.to_string())
}

async fn save(app: &App, me: &Person, game: &str, name: &str, list: &str) -> Result<()> {
    match app.store.save_deck(&me.id, game, name, list, app.now(), MOST).await? {
        Claim::Done => Ok(()),
        Claim::Taken => Err(Problem::conflict("too-many-decks")),
    }
}

/// A table against a bot, with the deck for whoever tries it.
async fn try_out(app: &App, host: &Host, game: &'static dyn AnyGame, deck: &str) -> Result<String> {
    let choices = game.about().choices(None, None, &[]);
    let own = choices.settings.iter().find(|choice| matches!(choice.values, Possible::Text(_)));
    let own = own.map(|choice| (choice.key.to_string(), deck.to_string()));
    let setup = game.about().setup(None, None, &own.into_iter().collect::<Vec<_>>());
    let setup = setup.map_err(|bad| Problem::bad_setup(game, &bad))?;
    game.start(&setup).map_err(|error| Problem::not_set_up(game, &error))?;
    let mut seats = vec![Some(Sitter::Person(host.person.clone()))];
    seats.resize(usize::from(setup.seats), Some(Sitter::Bot(crate::bots::USUAL.into())));
    let options = Options { hints: true, ..Options::default() };
    Ok(create(app, host, Plan { game, setup, options, public: false, seats, names: BTreeMap::new() })
        .await?
        .to_string())
}
