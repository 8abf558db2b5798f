//! Coming and going, settings, results, the leader board.

use super::forms::Fields;
use super::home::finished;
use super::site::{Choices, Guest, THEME, safe, see, set_cookie, theme};
use crate::App;
use crate::problem::{Problem, Result};
use crate::{people, secret};
use axum::Router;
use axum::extract::{Form, Path, Query};
use axum::response::Response;
use axum::routing::{get, post};
use page::{LeaderRow, PersonView, ResultRow, Settings, SignIn};
use std::collections::BTreeMap;
use store::{Claim, Filter, Sitter};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/sign-in", get(sign_in_page).post(sign_in))
        .route("/sign-up", get(sign_up_page).post(sign_up))
        .route("/sign-out", post(sign_out))
        .route("/settings", get(settings_page).post(settings))
        .route("/settings/theme", post(set_theme))
        .route("/people/leaders", get(leaders))
        .route("/people/{name}", get(person))
}

type Asked = Query<BTreeMap<String, String>>;

fn door(guest: &Guest, new: bool, name: &str, back: &str, error: Option<&str>) -> Response {
    guest.page(page::sign_in(&SignIn { site: guest.site(), new, name, back, error }))
}

async fn sign_in_page(guest: Guest, Query(asked): Asked) -> Response {
    door(&guest, false, "", safe(asked.get("back")), None)
}

async fn sign_up_page(guest: Guest, Query(asked): Asked) -> Response {
    door(&guest, true, "", safe(asked.get("back")), None)
}

async fn sign_in(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    come_in(&guest, &form, false).await
}

async fn sign_up(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    come_in(&guest, &form, true).await
}

async fn come_in(guest: &Guest, form: &Fields, new: bool) -> Result<Response> {
    guest.check(form)?;
    guest.app.gate.door(guest.caller.address)?;
    let text = |key: &str| form.get(key).map_or("", String::as_str);
    let (name, back) = (text("name"), safe(form.get("back")));
    let came = if new {
        let stays = guest.caller.person.as_ref().filter(|p| !p.account).map(|p| &p.id);
        people::sign_up(&guest.app, stays, name, text("password")).await
    } else {
        people::sign_in(&guest.app, name, text("password")).await
    };
    match came {
        Ok(id) => Ok(see(back, Some(&people::open_session(&guest.app, &id).await?))),
        Err(problem) if problem.status.is_client_error() => {
            Ok(door(guest, new, name, back, Some(&problem.body(guest.lang()).message)))
        }
        Err(problem) => Err(problem),
    }
}

async fn sign_out(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    if let (Some(person), Some(session)) = (&guest.caller.person, &guest.caller.session) {
        guest.app.store.drop_key(&person.id, &secret::hash(session)).await?;
    }
    Ok(see("/", Some(&people::no_session(&guest.app))))
}

async fn settings_page(guest: Guest, Query(asked): Asked) -> Response {
    let saved = asked.contains_key("saved");
    guest.page(page::settings(&Settings { site: guest.site(), saved }))
}

async fn settings(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (person, cookie) = guest.someone().await?;
    let text = |key: &str| form.get(key).map(String::as_str);
    let choices = Choices {
        lang: text("lang").filter(|l| l.parse::<words::Lang>().is_ok()).map(str::to_string),
        theme: text("theme").filter(|t| theme(t).is_some()).map(str::to_string),
        sounds: text("sounds").is_some(),
        motion: text("motion").is_some(),
        confirm: text("confirm").is_some(),
        muted: guest.choices.muted.clone(),
    };
    guest.app.store.set_settings(&person.id, &serde_json::to_string(&choices).map_err(Problem::broken)?).await?;
    if let Some(name) = text("name").filter(|n| !n.trim().is_empty() && *n != person.name)
        && guest.app.store.rename(&person.id, &people::name(name)?).await? == Claim::Taken
    {
        return Err(Problem::conflict("name-taken"));
    }
    Ok(see("/settings?saved=yes", cookie.as_deref()))
}

async fn set_theme(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let wished = form.get("theme").filter(|t| theme(t).is_some());
    if let Some(person) = &guest.caller.person {
        let choices = Choices { theme: wished.cloned(), ..guest.choices.clone() };
        guest.app.store.set_settings(&person.id, &serde_json::to_string(&choices).map_err(Problem::broken)?).await?;
    }
    let mut response = see(safe(form.get("back")), None);
    let value = wished.map_or("", String::as_str);
    set_cookie(&mut response, &format!("{THEME}={value}; Path=/; SameSite=Lax; Max-Age=31536000"));
    Ok(response)
}

/// An account by its name.
async fn person(guest: Guest, Path(name): Path<String>) -> Result<Response> {
    let account = guest.app.store.account(&name).await?.ok_or_else(Problem::not_found)?.person;
    let filter = Filter { person: Some(account.id.clone()), ..Filter::default() };
    let ratings = guest.app.store.ratings_of(&account.id).await?;
    let mut rows: BTreeMap<String, ResultRow> = BTreeMap::new();
    for result in guest.app.store.results(&filter, None, 500).await? {
        let Some(game) = catalog::game(&result.game) else { continue };
        let rating = ratings.iter().find(|r| r.game == result.game).map(|r| r.rating.round() as i32);
        let fresh = ResultRow { game, rating, won: 0, drawn: 0, lost: 0 };
        let row = rows.entry(result.game.clone()).or_insert(fresh);
        let own = |s: &&store::Standing| matches!(&s.sitter, Some(Sitter::Person(id)) if *id == account.id);
        let Some(own) = result.standings.iter().find(own) else { continue };
        let level = result.standings.iter().all(|s| s.rank == own.rank);
        match own.rank {
            _ if level => row.drawn += 1,
            1 => row.won += 1,
            _ => row.lost += 1,
        }
    }
    let games = finished(&guest.app, &filter, guest.lang(), 20).await?;
    let results = rows.into_values().collect();
    Ok(guest.page(page::person(&PersonView { site: guest.site(), name: &account.name, results, games })))
}

async fn leaders(guest: Guest) -> Result<Response> {
    let mut boards = vec![];
    for game in catalog::games() {
        let best = guest.app.store.leaderboard(game.about().key, 20).await?;
        let row = |(name, r): (String, store::Rating)| LeaderRow {
            name,
            rating: r.rating.round() as i32,
            played: r.games as u32,
        };
        boards.push((*game, best.into_iter().map(row).collect()));
    }
    Ok(guest.page(page::leaders(&guest.site(), &boards)))
}
