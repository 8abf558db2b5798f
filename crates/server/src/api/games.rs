//! Games, their rules, cards and decks.

use crate::caller::Caller;
use crate::problem::{Problem, ProblemBody, Result};
use crate::{App, now};
use axum::Json;
use axum::extract::Path;
use kernel::{Phrase, Possible};
use referee::AnyGame;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::{Lang, Rulebook};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(one))
        .routes(routes!(rules))
        .routes(routes!(cards))
        .routes(routes!(choices))
        .routes(routes!(check_deck))
        .routes(routes!(random_deck))
}

pub(super) fn find(key: &str) -> Result<&'static dyn AnyGame> {
    catalog::game(key).ok_or_else(Problem::not_found)
}

fn say(game: &dyn AnyGame, lang: Lang, phrase: &Phrase) -> String {
    game.words().speaker(lang, &[]).say(phrase)
}

#[derive(Serialize, ToSchema)]
struct Game {
    key: &'static str,
    name: String,
    practice: bool,
    minutes: u32,
    /// Whether players may agree on a draw.
    draws: bool,
    modes: Vec<Mode>,
    options: Vec<Setting>,
    bots: Vec<&'static str>,
}

#[derive(Serialize, ToSchema)]
struct Mode {
    key: &'static str,
    name: String,
    least_seats: u8,
    most_seats: u8,
}

#[derive(Serialize, ToSchema)]
struct Setting {
    key: &'static str,
    name: String,
    default: &'static str,
    /// Whether what it may be depends on the mode, the seats and the options before it; ask `/games/{game}/choices`.
    depends: bool,
    #[serde(flatten)]
    values: Values,
}

/// What an option may be; a text where nothing is said.
#[derive(Default, Serialize, ToSchema)]
struct Values {
    /// What it may be, where that is a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    one_of: Option<Vec<String>>,
    /// What it may be for each seat in turn, parted by spaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    each_seat: Option<Vec<String>>,
    /// From and to, where it is a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<(u32, u32)>,
}

impl From<Possible> for Values {
    fn from(possible: Possible) -> Values {
        match possible {
            Possible::OneOf(all) => Values { one_of: Some(all), ..Values::default() },
            Possible::EachSeat(all) => Values { each_seat: Some(all), ..Values::default() },
            Possible::Number(range) => Values { range: Some((*range.start(), *range.end())), ..Values::default() },
            Possible::Text(_) | Possible::Legacy => Values::default(),
        }
    }
}

fn describe(game: &'static dyn AnyGame, lang: Lang) -> Game {
    let about = game.about();
    let word = |key: String| say(game, lang, &Phrase::new(key));
    let usual = about.choices(None, None, &[]).setup;
    let setting = |s: &'static kernel::Setting| Setting {
        key: s.key,
        name: word(format!("option-{}", s.key)),
        default: s.default,
        depends: matches!(s.values, kernel::Values::Depends(_)),
        values: s.values.possible(&usual).map_or_else(Values::default, Values::from),
    };
    let mode = |m: &'static kernel::Mode| Mode {
        key: m.key,
        name: word(format!("mode-{}", m.key)),
        least_seats: *m.seats.start(),
        most_seats: *m.seats.end(),
    };
    Game {
        key: about.key,
        name: word("game-name".into()),
        practice: about.practice,
        minutes: about.minutes,
        draws: about.draws,
        modes: about.modes.iter().map(mode).collect(),
        options: about.settings.iter().map(setting).collect(),
        bots: bots::Bot::NAMES.into_iter().filter(|name| crate::bots::named(name).is_ok()).collect(),
    }
}

/// The games
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = [Game])))]
async fn list(caller: Caller) -> Json<Vec<Game>> {
    Json(catalog::games().iter().map(|game| describe(*game, caller.lang)).collect())
}

/// One game
#[utoipa::path(get, path = "/games/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Game), (status = 404, body = ProblemBody)))]
async fn one(caller: Caller, Path(game): Path<String>) -> Result<Json<Game>> {
    Ok(Json(describe(find(&game)?, caller.lang)))
}

/// What was chosen so far; whatever of it does not fit the rest is dropped
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Chosen {
    mode: Option<String>,
    seats: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
}

#[derive(Serialize, ToSchema)]
struct Choices {
    mode: String,
    seats: u8,
    least_seats: u8,
    most_seats: u8,
    /// Those that apply, in order: each may depend on those before it
    options: Vec<Choice>,
}

#[derive(Serialize, ToSchema)]
struct Choice {
    key: &'static str,
    name: String,
    chosen: String,
    #[serde(flatten)]
    values: Values,
}

/// What can be chosen for a table, given what was chosen so far
#[utoipa::path(post, path = "/games/{game}/choices", tag = "games", params(("game" = String, Path)), request_body = Chosen,
    responses((status = 200, body = Choices), (status = 404, body = ProblemBody)))]
async fn choices(caller: Caller, Path(game): Path<String>, Json(chosen): Json<Chosen>) -> Result<Json<Choices>> {
    let game = find(&game)?;
    let options: Vec<_> = chosen.options.into_iter().collect();
    let kernel::Choices { setup, settings } = game.about().choices(chosen.mode.as_deref(), chosen.seats, &options);
    let seats = game.about().modes.iter().find(|m| m.key == setup.mode).map_or(1..=1, |m| m.seats.clone());
    let choice = |choice: kernel::Choice| Choice {
        key: choice.key,
        name: say(game, caller.lang, &Phrase::new(format!("option-{}", choice.key))),
        chosen: choice.chosen,
        values: choice.values.into(),
    };
    let (least_seats, most_seats) = seats.into_inner();
    let options = settings.into_iter().map(choice).collect();
    Ok(Json(Choices { mode: setup.mode, seats: setup.seats, least_seats, most_seats, options }))
}

#[derive(Serialize, ToSchema)]
struct Rule {
    id: String,
    section: String,
    text: String,
}

/// The rules of a game, by ID
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = [Rule]), (status = 404, body = ProblemBody)))]
async fn rules(caller: Caller, Path(game): Path<String>) -> Result<Json<Vec<Rule>>> {
    let book = Rulebook::of(find(&game)?.about(), caller.lang);
    let rule = |r: words::RuleText| Rule { id: r.id, section: r.section, text: r.text };
    Ok(Json(book.0.into_iter().map(rule).collect()))
}

#[derive(Serialize, ToSchema)]
struct Card {
    id: String,
    name: String,
    kind: String,
    stats: Vec<(String, String)>,
    text: String,
}

/// The cards of a game
#[utoipa::path(get, path = "/games/{game}/cards", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = [Card]), (status = 404, body = ProblemBody)))]
async fn cards(caller: Caller, Path(game): Path<String>) -> Result<Json<Vec<Card>>> {
    let game = find(&game)?;
    let say = |phrase: &Phrase| say(game, caller.lang, phrase);
    let card = |c: kernel::CardFacts| Card {
        name: say(&c.name),
        kind: say(&c.kind),
        stats: c.stats.iter().map(|(what, value)| (say(what), value.clone())).collect(),
        text: say(&c.text),
        id: c.id,
    };
    Ok(Json(game.cards().into_iter().map(card).collect()))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Deck {
    /// The deck in the game's notation
    deck: String,
}

#[derive(Serialize, ToSchema)]
struct Broken {
    rule: String,
    text: String,
}

/// Check a deck: every rule it breaks
#[utoipa::path(post, path = "/games/{game}/deck", tag = "games", params(("game" = String, Path)), request_body = Deck,
    responses((status = 200, body = [Broken]), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
async fn check_deck(caller: Caller, Path(game): Path<String>, Json(deck): Json<Deck>) -> Result<Json<Vec<Broken>>> {
    let game = find(&game)?;
    let found = game.check_deck(&deck.deck).ok_or_else(|| Problem::conflict("no-decks"))?;
    let found = found.map_err(|e| Problem::wrong("deck", game.words(), &e.phrase()))?;
    let broken = |v: kernel::Violation| Broken { rule: v.rule.to_string(), text: say(game, caller.lang, &v.why) };
    Ok(Json(found.broken.into_iter().map(broken).collect()))
}

/// A random legal deck
#[utoipa::path(get, path = "/games/{game}/deck/random", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = BTreeMap<String, String>), (status = 404, body = ProblemBody)))]
async fn random_deck(Path(game): Path<String>) -> Result<Json<BTreeMap<String, String>>> {
    let deck = find(&game)?.random_deck(&mut now::luck()).ok_or_else(|| Problem::conflict("no-decks"))?;
    Ok(Json(BTreeMap::from([("deck".to_string(), deck)])))
}
