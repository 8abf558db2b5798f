//! The page of a table, and the forms on it.

use super::forms::Fields;
use super::site::{Guest, seat_cookie, see, set_cookie};
use crate::App;
use crate::caller::cookie;
use crate::problem::{Problem, Result};
use crate::table::{Deed, Handle, Offer, Owner, UndoRule, chat as say, leave as leave_seat, set_muted, take_seat};
use axum::Router;
use axum::extract::{Form, Path, Query};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use kernel::scene::Scene;
use kernel::{Outcome, Seat, Viewer};
use page::{Asked, ChatLine, Gathering, HandOver, Notice, Sitter, SitterKind, TableView, Wish};
use referee::{AnyGame, EventView};
use std::collections::BTreeMap;
use store::{Status, TableId};

/// Events shown in the log; the replay has them all.
const EVENTS: usize = 150;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(table))
        .route("/t/{id}/body", get(body))
        .route("/t/{id}/record", get(record))
        .route("/t/{id}/join", post(join))
        .route("/t/{id}/leave", post(leave))
        .route("/t/{id}/chat", post(chat))
        .route("/t/{id}/mute", post(mute))
        .route("/t/{id}/hint", post(hint))
        .route("/t/{id}/cover", post(cover))
        .route("/t/{id}/uncover", post(uncover))
        .route("/t/{id}/{verb}", post(verb))
}

/// What a page is made of, taken from the table in one look.
pub(super) struct Snapshot {
    pub game: &'static dyn AnyGame,
    pub viewer: Viewer,
    pub sitters: Vec<Sitter>,
    scene: Scene,
    questions: Vec<Asked>,
    events: Vec<EventView>,
    new_from: usize,
    chat: Vec<ChatLine>,
    seq: u64,
    outcome: Option<Outcome>,
    hands_on: bool,
    /// Before the game begins: whether it may be started and joined.
    gathering: Option<(bool, bool)>,
    undo: Wish,
    draw: Wish,
    rematch: Wish,
    hints: bool,
    hint: Vec<(String, f32)>,
    spectators: u32,
    one_screen: bool,
    next: Option<String>,
    /// Somebody else's turn at this screen, with secrets to be covered.
    covered: Option<Seat>,
}

impl Snapshot {
    fn of(owner: &Owner, viewer: Viewer, covered: Option<Seat>, me: Option<&str>, lang: words::Lang) -> Snapshot {
        let fold = owner.fold_for(viewer);
        let names = fold.names(&owner.sitting, lang);
        let left = fold.clock.left(crate::now::millis());
        let online = owner.online();
        let sitter = |seat: Seat| Sitter {
            name: names[seat.index()].clone(),
            kind: match owner.sitting.sitter(seat) {
                Some(store::Sitter::Person(_)) => SitterKind::Person { online: online.contains(&seat) },
                Some(store::Sitter::Bot(_)) => SitterKind::Bot,
                None => SitterKind::Free,
            },
            clock_ms: left.as_ref().map(|left| u64::try_from(left[seat.index()]).unwrap_or(0)),
            muted: None,
        };
        let table = fold.table();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let told = table.map_or(0, |t| t.told());
        let events: Vec<EventView> = (told.saturating_sub(EVENTS)..told)
            .filter_map(|seq| table?.event(seq))
            .filter(|event| event.audience.hears(viewer))
            .collect();
        let seen = seat.map_or(told, |seat| fold.seen[seat.index()]);
        let questions = table.into_iter().flat_map(|table| {
            fold.pending.iter().filter_map(|p| {
                let mut question = table.question(p.seat)?;
                if Viewer::Seat(p.seat) != viewer {
                    question.answers.clear(); // what others could say is theirs
                }
                Some(Asked { id: fold.question_id(p.seat)?, question })
            })
        });
        let mine = me.map_or(vec![], |me| owner.sitting.of(me));
        let open = owner.row.status == Status::Open;
        let joinable = open && !owner.sitting.is_full() && (mine.is_empty() || fold.options.one_screen);
        Snapshot {
            game: fold.game,
            viewer,
            sitters: Seat::all(fold.setup.seats).map(sitter).collect(),
            scene: table.map_or_else(Scene::default, |t| t.scene(viewer)),
            questions: questions.collect(),
            new_from: seen,
            events,
            chat: fold.chat(viewer),
            seq: fold.heard(viewer),
            outcome: fold.outcome(),
            hands_on: table.is_some_and(|table| table.legacy().is_some()),
            gathering: open.then(|| (owner.sitting.is_full() && !mine.is_empty(), joinable)),
            undo: wish(fold, |o| matches!(o, Offer::Undo { .. }), may_undo(fold, seat)),
            draw: wish(fold, |o| o == Offer::Draw, fold.is_playing() && fold.game.about().draws && seat.is_some()),
            rematch: wish(
                fold,
                |o| o == Offer::Rematch,
                fold.outcome().is_some() && fold.next.is_none() && seat.is_some(),
            ),
            hints: fold.options.hints,
            hint: seat.map_or_else(Vec::new, |seat| owner.hint(seat)),
            spectators: owner.spectators(),
            one_screen: fold.options.one_screen && mine.len() > 1,
            next: fold.next.clone().filter(|_| seat.is_some()),
            covered,
        }
    }

    pub(super) fn view<'a>(self, guest: &'a Guest, id: &'a str, notice: Option<Notice>) -> TableView<'a> {
        let host = guest.headers.get("host").and_then(|h| h.to_str().ok()).unwrap_or("localhost");
        let scheme = if guest.app.config.secure { "https" } else { "http" };
        let gathering = self.gathering.map(|(may_start, may_join)| Gathering {
            link: format!("{scheme}://{host}/t/{id}"),
            code: id.to_string(),
            may_start,
            may_join,
        });
        TableView {
            site: guest.site(),
            id,
            game: self.game,
            viewer: self.viewer,
            sitters: self.sitters,
            scene: self.scene,
            questions: self.questions,
            events: self.events,
            new_from: self.new_from,
            chat: self.chat,
            seq: self.seq,
            outcome: self.outcome,
            hands_on: self.hands_on,
            gathering,
            undo: self.undo,
            draw: self.draw,
            rematch: self.rematch,
            hints: self.hints,
            hint: self.hint,
            notice,
            spectators: self.spectators,
            one_screen: self.one_screen,
        }
    }
}

fn may_undo(fold: &crate::table::Fold, seat: Option<Seat>) -> bool {
    fold.is_playing()
        && fold.options.undo != UndoRule::Never
        && seat.is_some_and(|seat| fold.last_answer(seat).is_some())
}

fn wish(fold: &crate::table::Fold, is: impl Fn(Offer) -> bool, possible: bool) -> Wish {
    match &fold.open {
        Some(open) if is(open.offer) => Wish::AskedBy(open.seat, open.id),
        _ if possible => Wish::Possible,
        _ => Wish::Never,
    }
}

/// Look at a table through the guest's eyes.
async fn snapshot(guest: &Guest, id: &str, named: Option<&str>) -> Result<Snapshot> {
    let handle = guest.app.tables.get(&guest.app, &TableId(id.into())).await?;
    let me = guest.caller.person.as_ref().map(|p| p.id.clone());
    let uncovered = cookie(&guest.headers, &seat_cookie(id)).and_then(|s| s.parse().ok()).map(Seat);
    let muted = guest.choices.muted.clone();
    let (lang, named) = (guest.lang(), named.and_then(|n| n.parse().ok()).map(Seat));
    handle
        .look(move |owner| {
            let mine = me.as_ref().map_or(vec![], |me| owner.sitting.of(&me.0));
            let (viewer, covered) = match mine[..] {
                [] => (owner.viewer(None, None)?, None),
                [only] => (Viewer::Seat(only), None),
                [first, ..] => {
                    let asked = mine.iter().copied().find(|s| owner.fold.question(*s).is_some());
                    let shown = named.or(uncovered).filter(|s| mine.contains(s));
                    let wanted = asked.or(shown).unwrap_or(first);
                    let secret = shown != Some(wanted) && owner.has_secrets(&mine);
                    (Viewer::Seat(wanted), secret.then_some(wanted))
                }
            };
            let mut seen = Snapshot::of(owner, viewer, covered, me.as_ref().map(|me| me.0.as_str()), lang);
            let is_muted = |seat| owner.sitting.person(seat).is_some_and(|id| muted.iter().any(|m| m == id));
            seen.chat.retain(|line| !line.seat.is_some_and(is_muted));
            for (seat, sitter) in Seat::all(owner.fold.setup.seats).zip(&mut seen.sitters) {
                let other = me.is_some() && owner.sitting.person(seat).is_some() && !mine.contains(&seat);
                sitter.muted = other.then(|| is_muted(seat));
            }
            Ok(seen)
        })
        .await?
}

async fn table(guest: Guest, Path(id): Path<String>) -> Result<Response> {
    let seen = snapshot(&guest, &id, None).await?;
    if let Some(next) = &seen.next {
        return Ok(see(&format!("/t/{next}"), None));
    }
    Ok(whole(&guest, &id, seen, None))
}

/// The whole page, or the cover over it.
fn whole(guest: &Guest, id: &str, seen: Snapshot, notice: Option<Notice>) -> Response {
    if let Some(seat) = seen.covered {
        let name = seen.sitters[seat.index()].name.clone();
        let cover = HandOver { site: guest.site(), id, game: seen.game, seat, name: &name };
        return guest.page(page::hand_over(&cover));
    }
    guest.page(page::table(&seen.view(guest, id, notice)))
}

async fn body(guest: Guest, Path(id): Path<String>, Query(asked): Query<BTreeMap<String, String>>) -> Result<Response> {
    let seen = snapshot(&guest, &id, asked.get("seat").map(String::as_str)).await?;
    // The page has to be another one: the script loads it.
    if seen.next.is_some() || seen.covered.is_some() {
        return Ok(StatusCode::RESET_CONTENT.into_response());
    }
    Ok(Html(page::table_body(&seen.view(&guest, &id, None)).into_string()).into_response())
}

async fn record(guest: Guest, Path(id): Path<String>) -> Result<Response> {
    let record = super::replay::record(&guest.app, &TableId(id.clone())).await?;
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

/// Whatever is done at a table by a form without more fields.
async fn verb(guest: Guest, Path((id, verb)): Path<(String, String)>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (handle, seat) = my_seat(&guest, &id).await?;
    let text = |key: &str| form.get(key).cloned().unwrap_or_default();
    let offer = form.get("offer").and_then(|id| id.parse().ok());
    let deed = match (verb.as_str(), form.get("reply").map(String::as_str)) {
        ("answer", _) => {
            let question = text("question");
            // On one screen the question says whose seat answers.
            let named = question.trim_start_matches(|c: char| c.is_ascii_digit()).to_string();
            let me = guest.caller.someone()?.id.clone();
            let seat = handle.look(move |owner| owner.seat_of(&me, Some(&named))).await?.unwrap_or(seat);
            Deed::Answer { seat, question, answer: text("answer") }
        }
        ("undo" | "draw" | "rematch", Some("yes")) => Deed::Agree { seat, offer },
        ("undo" | "draw" | "rematch", Some(_)) => Deed::Decline { seat, offer },
        ("undo", None) => Deed::Undo { seat },
        ("draw", None) => Deed::OfferDraw { seat },
        ("rematch", None) => Deed::Rematch { seat },
        ("resign", _) => Deed::Resign { seat },
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
            let seen = snapshot(&guest, &id, None).await?;
            Ok((StatusCode::CONFLICT, whole(&guest, &id, seen, Some(notice))).into_response())
        }
        Err(problem) => Err(problem),
    }
}

fn wants_text(guest: &Guest) -> bool {
    guest.headers.get("accept").is_some_and(|v| v.as_bytes().starts_with(b"text/plain"))
}

/// Sit down on the first free seat.
async fn join(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (me, cookie) = guest.someone().await?;
    let table = TableId(id.clone());
    let handle = guest.app.tables.get(&guest.app, &table).await?;
    let free = handle.look(|owner| owner.sitting.0.iter().find(|s| s.sitter.is_none()).map(|s| Seat(s.seat))).await?;
    let seat = free.ok_or_else(|| Problem::conflict("seat-taken"))?;
    take_seat(&guest.app, &me, &table, &seat.letter().to_string(), None).await?;
    Ok(see(&format!("/t/{id}"), cookie.as_deref()))
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

async fn mute(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let seat = form.get("seat").map_or("", String::as_str);
    set_muted(&guest.app, &guest.caller, &TableId(id.clone()), seat, form.contains_key("muted")).await?;
    Ok(see(&format!("/t/{id}"), None))
}

/// What a good bot would answer, where the table allows it.
async fn hint(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (handle, seat) = my_seat(&guest, &id).await?;
    crate::bots::hint(&guest.app, &handle, seat).await?;
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
    let seat: u8 = form.get("seat").and_then(|s| s.parse().ok()).ok_or_else(|| Problem::bad("seat", "no such seat"))?;
    let mut response = see(&format!("/t/{id}"), None);
    set_cookie(&mut response, &format!("{}={seat}; Path=/; SameSite=Lax; HttpOnly", seat_cookie(&id)));
    Ok(response)
}
