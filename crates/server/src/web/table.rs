//! The page of a table, and the forms on it.

use super::forms::Fields;
use super::seeing::{Eyes, Seen};
use super::site::{Guest, seat_cookie, see, set_cookie};
use crate::App;
use crate::people;
use crate::problem::{Problem, Result};
use crate::table::{Deed, Handle, InAdvance, add_word, chat as say, leave as leave_seat, set_muted, take_seat};
use axum::Router;
use axum::extract::{Form, Path};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kernel::{EveWish, Phrase, Seat, Stirs};
use page::{HandOver, Notice, TableView};
use store::{PersonId, TableId};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(table))
        .route("/t/{id}/live", get(super::live::live))
        .route("/t/{id}/since", get(super::following::since))
        .route("/t/{id}/record", get(record))
        .route("/t/{id}/join", post(join))
        .route("/t/{id}/bot", post(bot))
        .route("/t/{id}/unseat", post(unseat))
        .route("/t/{id}/options", get(super::options::options).post(super::options::change))
        .route("/t/{id}/leave", post(leave))
        .route("/t/{id}/chat", post(chat))
        .route("/t/{id}/mute", post(mute))
        .route("/t/{id}/hint", post(hint))
        .route("/t/{id}/names", post(names))
        .route("/t/{id}/cover", post(cover))
        .route("/t/{id}/uncover", post(uncover))
        .route("/t/{id}/luck", post(luck))
        .route("/t/{id}/{verb}", post(verb))
}

/// Look at a table through the guest's eyes.
async fn see_table(guest: &Guest, id: &str) -> Result<Seen> {
    let handle = guest.app.tables.get(&guest.app, &TableId(id.into())).await?;
    Eyes::of(guest, id).look(&handle).await
}

async fn table(guest: Guest, Path(id): Path<String>) -> Result<Response> {
    let seen = see_table(&guest, &id).await?;
    Ok(whole(&guest, &id, seen, None))
}

/// The whole page, the cover over it, or the way to the table that followed.
fn whole(guest: &Guest, id: &str, seen: Seen, notice: Option<Notice>) -> Response {
    let site = guest.site();
    match seen {
        Seen::Next(next) => see(&format!("/t/{next}"), None),
        Seen::Cover { game, seat, name } => {
            guest.page(page::hand_over(&HandOver { site, id, game, seat, name: &name }))
        }
        Seen::Table(view) => {
            guest.page(page::table(&site, &TableView { notice: notice.or(view.notice.clone()), ..*view }))
        }
    }
}

async fn record(guest: Guest, Path(id): Path<String>) -> Result<Response> {
    let record = super::replay::record(&guest, &TableId(id.clone())).await?;
    let file = format!("attachment; filename=\"{id}.kamen\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)], record).into_response())
}

/// The guest's seat at a table: the one that is shown, or asked, or the only one.
async fn my_seat(guest: &Guest, id: &str) -> Result<(Handle, Seat)> {
    let me = guest.caller.someone()?.id.clone();
    let handle = guest.app.tables.get(&guest.app, &TableId(id.into())).await?;
    let seat = handle.look(move |owner| owner.seat_of(&me, None)).await??;
    Ok((handle, seat))
}

/// Whose seat answers: on one screen the question says it.
pub(super) async fn seat_asked(handle: &Handle, me: PersonId, question: &str) -> Result<Seat> {
    let named = question.trim_start_matches(|c: char| c.is_ascii_digit()).to_string();
    handle.look(move |owner| owner.seat_of(&me, Some(&named)).or_else(|_| owner.seat_of(&me, None))).await?
}

/// Whatever is done at a table by a form without more fields.
async fn verb(guest: Guest, Path((id, verb)): Path<(String, String)>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (handle, seat) = my_seat(&guest, &id).await?;
    let text = |key: &str| form.get(key).cloned().unwrap_or_default();
    let offer = form.get("offer").and_then(|id| id.parse().ok());
    let deed = match (verb.as_str(), form.get("reply").map(String::as_str)) {
        ("answer", _) => {
            let question = text("question");
            let seat = seat_asked(&handle, guest.caller.someone()?.id.clone(), &question).await?;
            Deed::Answer { seat, question, answer: text("answer") }
        }
        ("undo" | "draw" | "rematch", Some("yes")) => Deed::Agree { seat, offer },
        ("undo" | "draw" | "rematch", Some(_)) => Deed::Decline { seat, offer },
        ("undo", None) => Deed::Undo { seat },
        ("draw", None) => Deed::OfferDraw { seat },
        ("rematch", None) => Deed::Rematch { seat },
        ("resign", _) => Deed::Resign { seat },
        ("passing", _) => {
            let until = Stirs::ALL.into_iter().filter(|stir| form.contains_key(stir.id())).collect();
            Deed::Pass { seat, wish: InAdvance { until: Some(until), ..InAdvance::default() } }
        }
        ("stop-passing", _) => Deed::StopPassing { seat },
        ("skip", _) => {
            Deed::Pass { seat, wish: InAdvance { skip: Some(form.contains_key("on")), ..InAdvance::default() } }
        }
        ("eve", _) => {
            let eve = form.get("wish").and_then(|id| EveWish::of(id));
            Deed::Pass { seat, wish: InAdvance { eve: Some(eve), ..InAdvance::default() } }
        }
        ("start", _) => Deed::Start,
        _ => return Err(Problem::not_found()),
    };
    let refusal = handle.carry_out(deed).await;
    match refusal {
        Ok(_) => Ok(see(&format!("/t/{id}"), None)),
        Err(problem) if problem.status == StatusCode::CONFLICT && !wants_text(&guest) => {
            // Without a script: the page again, with the reason on it.
            let said = problem.body(guest.lang());
            let notice = Notice { text: said.message, rule: said.rule };
            let seen = see_table(&guest, &id).await?;
            Ok((StatusCode::CONFLICT, whole(&guest, &id, seen, Some(notice))).into_response())
        }
        Err(problem) => Err(problem),
    }
}

fn wants_text(guest: &Guest) -> bool {
    guest.headers.get("accept").is_some_and(|v| v.as_bytes().starts_with(b"text/plain"))
}

/// Sit down on the seat that was pointed at, or on the first free one.
async fn join(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (me, cookie) = guest.someone().await?;
    let table = TableId(id.clone());
    let handle = guest.app.tables.get(&guest.app, &table).await?;
    let free = handle.look(|owner| owner.sitting.0.iter().find(|s| s.sitter.is_none()).map(|s| Seat(s.seat))).await?;
    let free = || free.map(|seat| seat.letter().to_string()).ok_or_else(|| Problem::conflict("seat-taken"));
    let seat = form.get("seat").cloned().map_or_else(free, Ok)?;
    take_seat(&guest.app, &me, &table, &seat, None).await?;
    Ok(see(&format!("/t/{id}"), cookie.as_deref()))
}

/// The host seats a bot where nobody has come.
async fn bot(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let text = |key: &str| form.get(key).map_or("", String::as_str);
    take_seat(&guest.app, guest.caller.someone()?, &TableId(id.clone()), text("seat"), Some(text("bot"))).await?;
    Ok(see(&format!("/t/{id}"), None))
}

/// The host sends a bot away again.
async fn unseat(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let seat = form.get("seat").map_or("", String::as_str);
    leave_seat(&guest.app, guest.caller.someone()?, &TableId(id.clone()), seat).await?;
    Ok(see(&format!("/t/{id}"), None))
}

async fn leave(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (_, seat) = my_seat(&guest, &id).await?;
    leave_seat(&guest.app, guest.caller.someone()?, &TableId(id), &seat.letter().to_string()).await?;
    Ok(see("/", None))
}

async fn chat(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (me, cookie) = guest.someone().await?;
    say(&guest.app, &me, &TableId(id.clone()), form.get("text").map_or("", String::as_str)).await?;
    Ok(see(&format!("/t/{id}"), cookie.as_deref()))
}

/// A word that the dice will depend on.
async fn luck(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (handle, seat) = my_seat(&guest, &id).await?;
    add_word(&handle, seat, form.get("word").map_or("", String::as_str)).await?;
    Ok(see(&format!("/t/{id}"), None))
}

async fn mute(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let seat = form.get("seat").map_or("", String::as_str);
    set_muted(&guest.app, &guest.caller, &TableId(id.clone()), seat, form.contains_key("muted")).await?;
    Ok(see(&format!("/t/{id}"), None))
}

/// Those who share a screen say what they want to be called.
async fn names(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let me = guest.caller.someone()?.id.clone();
    let handle = guest.app.tables.get(&guest.app, &TableId(id.clone())).await?;
    let mine = handle.look(move |owner| owner.sitting.of(&me.0)).await?;
    for seat in mine {
        let Some(typed) = form.get(&format!("name.{}", seat.0)).filter(|name| !name.trim().is_empty()) else {
            continue;
        };
        let name = people::name(typed)?;
        let is_new = {
            let name = name.clone();
            handle.look(move |owner| owner.fold.called(&owner.sitting, seat) != name).await?
        };
        if is_new {
            handle.carry_out(Deed::Name { seat, name }).await?;
        }
    }
    Ok(see(&format!("/t/{id}"), None))
}

/// What a good bot would answer, where the table allows it.
async fn hint(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (handle, seat) = my_seat(&guest, &id).await?;
    crate::bots::hint(&guest.app, &handle, &guest.caller, seat).await?;
    Ok(see(&format!("/t/{id}"), None))
}

async fn cover(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let mut response = see(&format!("/t/{id}"), None);
    set_cookie(&mut response, &format!("{}=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0", seat_cookie(&id)));
    Ok(response)
}

async fn uncover(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let seat: u8 = form
        .get("seat")
        .and_then(|s| s.parse().ok())
        .ok_or_else(|| Problem::bad("seat", Phrase::new("problem-no-seat")))?;
    let mut response = see(&format!("/t/{id}"), None);
    set_cookie(&mut response, &format!("{}={seat}; Path=/; SameSite=Lax; HttpOnly", seat_cookie(&id)));
    Ok(response)
}
