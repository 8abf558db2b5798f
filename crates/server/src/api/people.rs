//! People: oneself, others, the best of each game.

use crate::caller::Caller;
use crate::problem::{Problem, ProblemBody, Result};
use crate::{App, people};
use axum::Json;
use axum::extract::{Path, State};
use kernel::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Filter, PersonId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(me, change)).routes(routes!(person)).routes(routes!(leaders))
}

/// What lets in who has forgotten the password is kept among the settings, and is none.
const RECOVERY: &str = "recovery";

#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    id: String,
    name: String,
    account: bool,
    /// Whatever a client keeps: language, theme, muted people.
    settings: Value,
}

impl Me {
    pub(super) fn of(person: &store::Person) -> Me {
        let mut settings = serde_json::from_str::<Value>(&person.settings).unwrap_or_default();
        settings.as_object_mut().map(|kept| kept.remove(RECOVERY));
        Me { id: person.id.0.clone(), name: person.name.clone(), account: person.account, settings }
    }
}

/// Who you are
#[utoipa::path(get, path = "/people/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = ProblemBody)))]
async fn me(caller: Caller) -> Result<Json<Me>> {
    Ok(Json(Me::of(caller.someone()?)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Change {
    name: Option<String>,
    settings: Option<Value>,
}

/// Change your name or settings
#[utoipa::path(patch, path = "/people/me", tag = "people", request_body = Change,
    responses((status = 200, body = Me), (status = 401, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn change(State(app): State<App>, caller: Caller, Json(change): Json<Change>) -> Result<Json<Me>> {
    let me = caller.someone()?;
    let id = &me.id;
    if let Some(settings) = change.settings {
        let fits = |settings: &Value| settings.to_string().len() <= 8 * 1024;
        let Value::Object(mut settings) = Some(settings).filter(fits).unwrap_or_default() else {
            return Err(Problem::bad("settings", Phrase::new("problem-settings")));
        };
        settings.remove(RECOVERY);
        let kept = serde_json::from_str::<Value>(&me.settings).unwrap_or_default();
        settings.extend(kept.get(RECOVERY).map(|code| (RECOVERY.to_string(), code.clone())));
        app.store.set_settings(id, &Value::Object(settings).to_string()).await?;
    }
    if let Some(name) = &change.name {
        people::rename(&app, id, name).await?;
    }
    let person = app.store.person(id).await?.ok_or_else(Problem::not_found)?;
    Ok(Json(Me::of(&person)))
}

#[derive(Serialize, ToSchema)]
struct Person {
    id: String,
    name: String,
    account: bool,
    ratings: Vec<Rating>,
    /// The last games that ended
    results: Vec<GameResult>,
}

#[derive(Serialize, ToSchema)]
struct Rating {
    game: String,
    rating: f64,
    deviation: f64,
    games: u64,
}

#[derive(Serialize, ToSchema)]
struct GameResult {
    table: String,
    game: String,
    mode: String,
    finished_at: i64,
    players: Vec<Player>,
}

#[derive(Serialize, ToSchema)]
struct Player {
    name: String,
    rank: u8,
}

/// Somebody's ratings, and results at public tables; one's own at private ones as well
#[utoipa::path(get, path = "/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Person), (status = 404, body = ProblemBody)))]
async fn person(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Result<Json<Person>> {
    let id = PersonId(id);
    let person = app.store.person(&id).await?.ok_or_else(Problem::not_found)?;
    let public_at = caller.public_at(&app, &id);
    let ratings = app.store.ratings_of(&id, public_at).await?.into_iter().map(|r| Rating {
        game: r.game,
        rating: r.rating,
        deviation: r.deviation,
        games: r.games,
    });
    let filter = Filter { person: Some(id), public_at, ..Filter::default() };
    let results = app.store.results(&filter, None, 20).await?.into_iter().map(|r| GameResult {
        table: r.table.0,
        game: r.game,
        mode: r.mode,
        finished_at: r.finished_at,
        players: r.standings.into_iter().map(|s| Player { name: s.name, rank: s.rank }).collect(),
    });
    let (ratings, results) = (ratings.collect(), results.collect());
    Ok(Json(Person { id: person.id.0, name: person.name, account: person.account, ratings, results }))
}

#[derive(Serialize, ToSchema)]
struct Leader {
    id: String,
    name: String,
    rating: f64,
    games: u64,
}

/// The best at a game
#[utoipa::path(get, path = "/games/{game}/leaders", tag = "people", params(("game" = String, Path)),
    responses((status = 200, body = [Leader]), (status = 404, body = ProblemBody)))]
async fn leaders(State(app): State<App>, Path(game): Path<String>) -> Result<Json<Vec<Leader>>> {
    let game = super::games::find(&game)?.about().key;
    let leader = |(name, r): (String, store::Rating)| Leader { id: r.person.0, name, rating: r.rating, games: r.games };
    Ok(Json(app.store.leaderboard(game, app.now(), 50).await?.into_iter().map(leader).collect()))
}
