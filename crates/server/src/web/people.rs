//! Coming and going, settings, results, the leader board.

use super::forms::Fields;
use super::home::finished;
use super::site::{Choices, Guest, PACE, THEME, safe, see, set_cookie, theme};
use crate::App;
use crate::problem::{Problem, Result};
use crate::{people, secret};
use axum::Router;
use axum::extract::{Form, Path, Query};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use kernel::Phrase;
use page::{Done, LeaderRow, OpponentRow, PersonView, ResultRow, Settings, SignIn};
use std::collections::BTreeMap;
use store::{Filter, Sitter, Standing};
use words::Words;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/sign-in", get(sign_in_page).post(sign_in))
        .route("/sign-up", get(sign_up_page).post(sign_up))
        .route("/sign-out", post(sign_out))
        .route("/settings", get(settings_page).post(settings))
        .route("/settings/theme", post(set_theme))
        .route("/settings/pace", post(set_pace))
        .route("/settings/password", post(set_password))
        .route("/settings/recovery", post(make_recovery))
        .route("/back", get(back_page).post(come_back))
        .route("/recover", get(recover_page).post(recover))
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
        people::sign_up(&guest.app, guest.caller.guest()?, name, text("password")).await
    } else {
        people::sign_in(&guest.app, &guest.caller, name, text("password")).await
    };
    match came {
        Ok(id) => {
            let mut response = see(back, Some(&people::open_session(&guest.app, &id).await?));
            set_cookie(&mut response, &people::mark(&guest.app, &id));
            Ok(response)
        }
        Err(problem) if problem.status == StatusCode::TOO_MANY_REQUESTS => Err(problem),
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
    let done = match asked.get("saved").map(String::as_str) {
        Some("password") => Done::PasswordChanged,
        Some(_) => Done::Saved,
        None => Done::Nothing,
    };
    guest.page(page::settings(&Settings { site: guest.site(), done }))
}

/// Somebody with an account chooses another password; only this browser stays signed in.
async fn set_password(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    guest.app.gate.door(guest.caller.address)?;
    let person = guest.caller.in_person().ok().filter(|p| p.account).ok_or_else(Problem::not_yours)?;
    let text = |key: &str| form.get(key).map_or("", String::as_str);
    match people::change_password(&guest.app, &guest.caller, person, text("old"), text("new")).await {
        Ok(cookie) => Ok(see("/settings?saved=password", Some(&cookie))),
        Err(problem) if problem.status.is_client_error() => {
            let why = problem.body(guest.lang()).message;
            Ok(guest.page(page::settings(&Settings { site: guest.site(), done: Done::Refused(&why) })))
        }
        Err(problem) => Err(problem),
    }
}

/// A new code, shown once; the one before opens nothing any more.
async fn make_recovery(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let person = guest.caller.in_person()?;
    if !person.account {
        let shown = people::make_way_back(&guest.app, &person.id).await?;
        return Ok(guest.page(page::settings(&Settings { site: guest.site(), done: Done::Code(&shown) })));
    }
    let code = secret::code(24);
    let choices = Choices { recovery: Some(secret::hash(&code)), ..guest.choices.clone() };
    guest.app.store.set_settings(&person.id, &serde_json::to_string(&choices).map_err(Problem::broken)?).await?;
    let shown = code.as_bytes().chunks(6).map(|part| std::str::from_utf8(part).unwrap_or_default());
    let shown = shown.collect::<Vec<_>>().join("-");
    Ok(guest.page(page::settings(&Settings { site: guest.site(), done: Done::Code(&shown) })))
}

/// A guest who lost the session has kept the code, or the link with it.
async fn back_page(guest: Guest, Query(asked): Asked) -> Response {
    guest.page(page::way_back(&guest.site(), asked.get("code").map_or("", String::as_str), None))
}

async fn come_back(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    guest.app.gate.door(guest.caller.address)?;
    let code = form.get("code").map_or("", String::as_str);
    match people::by_way_back(&guest.app, code).await {
        Ok(id) => Ok(see("/", Some(&people::open_session(&guest.app, &id).await?))),
        Err(problem) if problem.status == StatusCode::UNAUTHORIZED => {
            let why = problem.body(guest.lang()).message;
            Ok(guest.page(page::way_back(&guest.site(), code, Some(&why))))
        }
        Err(problem) => Err(problem),
    }
}

async fn recover_page(guest: Guest) -> Response {
    guest.page(page::recover(&guest.site(), "", None))
}

async fn recover(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    guest.app.gate.door(guest.caller.address)?;
    let text = |key: &str| form.get(key).map_or("", String::as_str);
    match let_back_in(&guest.app, text("name"), text("code"), text("new")).await {
        Ok(cookie) => Ok(see("/", Some(&cookie))),
        Err(problem) if problem.status.is_client_error() => {
            let why = problem.body(guest.lang()).message;
            Ok(guest.page(page::recover(&guest.site(), text("name"), Some(&why))))
        }
        Err(problem) => Err(problem),
    }
}

/// Whoever knows the code chooses a new password; the code opens nothing any more.
async fn let_back_in(app: &App, name: &str, code: &str, new: &str) -> Result<String> {
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "wrong-code");
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let name = people::spelled(name).ok_or_else(wrong)?;
    let account = app.store.account(&name).await?.ok_or_else(wrong)?;
    let choices: Choices = serde_json::from_str(&account.person.settings).unwrap_or_default();
    choices.recovery.as_ref().filter(|hash| **hash == secret::hash(&code)).ok_or_else(wrong)?;
    let cookie = people::set_password(app, &account.person, new).await?;
    let choices = Choices { recovery: None, ..choices };
    app.store.set_settings(&account.person.id, &serde_json::to_string(&choices).map_err(Problem::broken)?).await?;
    Ok(cookie)
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
        pace: text("pace").filter(|p| page::Pace::of(p).is_some()).map(str::to_string),
        muted: guest.choices.muted.clone(),
        recovery: guest.choices.recovery.clone(),
    };
    guest.app.store.set_settings(&person.id, &serde_json::to_string(&choices).map_err(Problem::broken)?).await?;
    if let Some(name) = text("name").filter(|n| !n.trim().is_empty() && *n != person.name) {
        people::rename(&guest.app, &person.id, name).await?;
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

async fn set_pace(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let wished = form.get("pace").filter(|p| page::Pace::of(p).is_some());
    if let Some(person) = &guest.caller.person {
        let choices = Choices { pace: wished.cloned(), ..guest.choices.clone() };
        guest.app.store.set_settings(&person.id, &serde_json::to_string(&choices).map_err(Problem::broken)?).await?;
    }
    let mut response = see(safe(form.get("back")), None);
    let value = wished.map_or("", String::as_str);
    set_cookie(&mut response, &format!("{PACE}={value}; Path=/; SameSite=Lax; Max-Age=31536000"));
    Ok(response)
}

/// Results of one person that are counted.
const COUNTED: u32 = 500;

/// An account by its name.
async fn person(guest: Guest, Path(name): Path<String>) -> Result<Response> {
    let account = guest.app.store.account(&name).await?.ok_or_else(Problem::not_found)?.person;
    let public_at = guest.caller.public_at(&guest.app, &account.id);
    let filter = Filter { person: Some(account.id.clone()), public_at, ..Filter::default() };
    let ratings = guest.app.store.ratings_of(&account.id, public_at).await?;
    let mut rows: BTreeMap<String, ResultRow> = BTreeMap::new();
    let mut opponents: BTreeMap<String, OpponentRow> = BTreeMap::new();
    // The oldest first, as a rating goes.
    for result in guest.app.store.results(&filter, None, COUNTED).await?.into_iter().rev() {
        let Some(game) = catalog::game(&result.game) else { continue };
        let rating = ratings.iter().find(|r| r.game == result.game).map(|r| r.rating.round() as i32);
        let fresh = ResultRow { game, rating, course: vec![], won: 0, drawn: 0, lost: 0 };
        let row = rows.entry(result.game.clone()).or_insert(fresh);
        let is_own = |s: &&Standing| matches!(&s.sitter, Some(Sitter::Person(id)) if *id == account.id);
        let Some(own) = result.standings.iter().find(is_own) else { continue };
        row.course.extend(own.rating);
        let level = result.standings.iter().all(|s| s.rank == own.rank);
        *count(own.rank, level, &mut row.won, &mut row.drawn, &mut row.lost) += 1;
        for other in result.standings.iter().filter(|s| !is_own(s)) {
            let Some(row) = opponent(&mut opponents, other, guest.lang()) else { continue };
            // Among several it counts who of the two stands above.
            let (rank, level) = (if own.rank < other.rank { 1 } else { 2 }, own.rank == other.rank);
            *count(rank, level, &mut row.won, &mut row.drawn, &mut row.lost) += 1;
        }
    }
    for row in opponents.values_mut() {
        row.account = guest.app.store.account(&row.name).await?.is_some();
    }
    let mut opponents: Vec<OpponentRow> = opponents.into_values().collect();
    opponents.sort_by_key(|row| std::cmp::Reverse(row.won + row.drawn + row.lost));
    let games = finished(&guest.app, &filter, guest.lang(), 20).await?;
    let results = rows.into_values().collect();
    Ok(guest.page(page::person(&PersonView { site: guest.site(), name: &account.name, results, opponents, games })))
}

fn count<'a>(rank: u8, level: bool, won: &'a mut u32, drawn: &'a mut u32, lost: &'a mut u32) -> &'a mut u32 {
    match rank {
        _ if level => drawn,
        1 => won,
        _ => lost,
    }
}

/// The row of whoever sat there: a person by the name of then, a bot by its strength.
fn opponent<'a>(
    rows: &'a mut BTreeMap<String, OpponentRow>,
    other: &Standing,
    lang: words::Lang,
) -> Option<&'a mut OpponentRow> {
    let (key, name) = match other.sitter.as_ref()? {
        Sitter::Person(id) => (id.0.clone(), other.name.clone()),
        Sitter::Bot(bot) => {
            let speaker = Words::of_program().speaker(lang, &[]);
            let level = if crate::bots::LEVELS.contains(&bot.as_str()) {
                speaker.word(&format!("bot-{bot}"))
            } else {
                bot.clone()
            };
            (format!("bot {bot}"), speaker.say(&Phrase::new("page-chair-bot").text("level", level)))
        }
    };
    Some(rows.entry(key).or_insert(OpponentRow { name, account: false, won: 0, drawn: 0, lost: 0 }))
}

async fn leaders(guest: Guest) -> Result<Response> {
    let mut boards = vec![];
    for game in catalog::games() {
        let best = guest.app.store.leaderboard(game.about().key, guest.app.now(), 20).await?;
        let row = |(name, r): (String, store::Rating)| LeaderRow {
            name,
            rating: r.rating.round() as i32,
            played: r.games as u32,
        };
        boards.push((*game, best.into_iter().map(row).collect()));
    }
    Ok(guest.page(page::leaders(&guest.site(), &boards)))
}
