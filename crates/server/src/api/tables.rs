//! Tables, and everything that is done at them.

use crate::App;
use crate::caller::Caller;
use crate::people;
use crate::problem::{Problem, ProblemBody, Result};
use crate::results::handed;
use crate::table::{
    Deed, Detail, Options, Plan, Update, View, add_word, create as set_up, leave as leave_seat, set_muted, take_seat,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use kernel::{Facts, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Cursor, Filter, PersonId, Sitter, Status, TableId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create, list))
        .routes(routes!(look))
        .routes(routes!(join, leave))
        .routes(routes!(start))
        .routes(routes!(answer))
        .routes(routes!(undo))
        .routes(routes!(draw))
        .routes(routes!(agree))
        .routes(routes!(decline))
        .routes(routes!(resign))
        .routes(routes!(rematch))
        .routes(routes!(chat))
        .routes(routes!(luck))
        .routes(routes!(mute))
}

// ---- setting up ----

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    mode: Option<String>,
    seats: Option<u8>,
    /// The game's own options
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Clock, undo, spectators
    #[serde(default)]
    table: Options,
    /// Listed for everybody; otherwise only who has the link finds it
    #[serde(default)]
    public: bool,
    /// A finished table of the same game, at which the caller sat: the next game of its campaign begins from what that
    /// one handed over
    from: Option<String>,
    /// Who sits where, in order: `me`, `open`, or the name of a bot. Left out: me first, the rest open.
    sitters: Option<Vec<String>>,
    /// What seats of one's own are called, in order, where several people share a screen
    #[serde(default)]
    names: Vec<String>,
}

#[derive(Serialize, ToSchema)]
struct Created {
    id: String,
}

/// Set up a table; it begins at once where every seat is taken
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Created), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
async fn create(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<Created>)> {
    let me = &caller.someone()?.id;
    let game = catalog::game(&new.game).ok_or_else(|| Problem::bad("game", format!("no game `{}`", new.game)))?;
    let mut settings: Vec<_> = new.options.into_iter().collect();
    if let Some(from) = new.from {
        settings.push(handed(&app, me, game.about(), &TableId(from)).await?);
    }
    let setup = game.about().setup(new.mode.as_deref(), new.seats, &settings);
    let setup = setup.map_err(|bad| Problem::bad_setup(game, &bad))?;
    new.table.check().map_err(|(field, why)| Problem::bad(field, why))?;
    let words = new.sitters.unwrap_or_else(|| vec!["me".into()]);
    if words.len() > usize::from(setup.seats) {
        return Err(Problem::bad("sitters", format!("{} for {} seats", words.len(), setup.seats)));
    }
    if words.iter().filter(|w| *w == "me").count() > 1 && !new.table.one_screen {
        return Err(Problem::bad("sitters", "one seat for each person, unless the table is one screen"));
    }
    let mut seats = words.iter().map(|word| sitter(word, me)).collect::<Result<Vec<_>>>()?;
    seats.resize(usize::from(setup.seats), None);
    let full = seats.iter().all(Option::is_some);
    let names = names(&new.names, &seats, me)?;
    let plan = Plan { game, setup, options: new.table, public: new.public, seats, names };
    let id = set_up(&app, me, plan).await?;
    if full {
        app.tables.get(&app, &id).await?.look(|_| ()).await?; // a full table begins when it comes to life
    }
    Ok((StatusCode::CREATED, Json(Created { id: id.0 })))
}

/// Names for seats of one's own, in the order of the seats; an empty one is none.
fn names(typed: &[String], seats: &[Option<Sitter>], me: &PersonId) -> Result<BTreeMap<u8, String>> {
    let mut names = BTreeMap::new();
    for (seat, name) in typed.iter().enumerate().filter(|(_, name)| !name.trim().is_empty()) {
        if seats.get(seat).and_then(Option::as_ref) != Some(&Sitter::Person(me.clone())) {
            return Err(Problem::bad("names", "only for seats of one's own"));
        }
        names.insert(seat as u8, people::name(name)?);
    }
    Ok(names)
}

fn sitter(word: &str, me: &PersonId) -> Result<Option<Sitter>> {
    match word {
        "open" => Ok(None),
        "me" => Ok(Some(Sitter::Person(me.clone()))),
        bot => match crate::bots::named(bot) {
            Ok(_) => Ok(Some(Sitter::Bot(bot.into()))),
            Err(why) => Err(Problem::bad("sitters", why)),
        },
    }
}

// ---- finding ----

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Find {
    /// `open` (default), `playing`, `finished`
    status: Option<String>,
    game: Option<String>,
    /// Only those where I sit
    #[serde(default)]
    mine: bool,
    /// Where the last page ended
    before: Option<String>,
}

#[derive(Serialize, ToSchema)]
struct Page {
    tables: Vec<Entry>,
    /// Give it as `before` to read on
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

#[derive(Serialize, ToSchema)]
struct Entry {
    id: String,
    game: String,
    status: &'static str,
    created_at: i64,
    seats: Vec<Sits>,
}

#[derive(Serialize, ToSchema)]
struct Sits {
    /// `person`, `bot`, `empty`
    kind: &'static str,
    name: String,
}

/// Tables: open ones for everybody, or one's own
#[utoipa::path(get, path = "/tables", tag = "tables", params(Find),
    responses((status = 200, body = Page), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
async fn list(State(app): State<App>, caller: Caller, Query(find): Query<Find>) -> Result<Json<Page>> {
    const LIMIT: u32 = 50;
    let status = match find.status.as_deref().unwrap_or("open") {
        "open" => Status::Open,
        "playing" => Status::Playing,
        "finished" => Status::Finished,
        _ => return Err(Problem::bad("status", "open, playing or finished")),
    };
    let person = if find.mine { Some(caller.someone()?.id.clone()) } else { None };
    let filter = Filter { person, game: find.game, public_at: (!find.mine).then(|| app.now()) };
    let before = find.before.as_deref().map(str::parse::<Cursor>).transpose().map_err(|e| Problem::bad("before", e))?;
    let tables = app.store.tables(Some(status), &filter, before.as_ref(), LIMIT).await?;
    let next = (tables.len() == LIMIT as usize).then(|| tables.last().map(|t| t.cursor().to_string()));
    Ok(Json(Page { tables: tables.into_iter().map(entry).collect(), next: next.flatten() }))
}

fn entry(table: store::Table) -> Entry {
    let sits = |s: store::Seat| Sits {
        kind: match s.sitter {
            None => "empty",
            Some(Sitter::Person(_)) => "person",
            Some(Sitter::Bot(_)) => "bot",
        },
        name: s.name,
    };
    let status = match table.status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Finished => "finished",
    };
    let seats = table.seats.into_iter().map(sits).collect();
    Entry { id: table.id.0, game: table.game, status, created_at: table.created_at, seats }
}

// ---- looking ----

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Look {
    /// Through which of one's seats; left out: the first, or as a spectator
    pub seat: Option<String>,
    /// What was heard already
    #[serde(default)]
    pub after: u64,
    #[serde(default)]
    #[param(inline)]
    pub detail: Detail,
}

/// Where the dice come from
#[derive(Serialize, ToSchema)]
struct Luck {
    /// The hash of the seed. The seed comes with the record, so that everybody can check every die
    seal: String,
}

#[derive(Serialize, ToSchema)]
struct Whole {
    id: String,
    game: String,
    mode: String,
    options: BTreeMap<String, String>,
    table: Options,
    public: bool,
    /// The seat one looks through
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    /// What the finished game hands to the next one of its campaign; for the seats
    #[serde(skip_serializing_if = "Option::is_none")]
    legacy: Option<String>,
    luck: Luck,
    /// What that seat may know, in the words of the game's notation
    facts: BTreeMap<String, String>,
    #[serde(flatten)]
    update: Update,
}

/// A table as one may see it, with everything told since `after`
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path), Look),
    responses((status = 200, body = Whole), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
async fn look(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(look): Query<Look>,
) -> Result<Json<Whole>> {
    let handle = app.tables.get(&app, &TableId(id)).await?;
    let (muted, lang) = (caller.muted(), caller.lang);
    let person = caller.person.map(|p| p.id);
    let seen = handle.look(move |owner| {
        let viewer = owner.viewer(person.as_ref(), look.seat.as_deref())?;
        let view = View { viewer, lang, detail: look.detail };
        let fold = owner.fold_for(viewer);
        let facts = fold.table().map_or_else(Facts::default, |table| table.facts(viewer));
        Ok(Whole {
            id: owner.row.id.0.clone(),
            game: owner.row.game.clone(),
            mode: fold.setup.mode.clone(),
            options: fold.setup.settings().map(|(k, v)| (k.to_string(), v.to_string())).collect(),
            table: fold.options.clone(),
            public: owner.row.public,
            seat: match viewer {
                Viewer::Seat(seat) => Some(fold.seat_id(seat.0)),
                Viewer::Spectator | Viewer::Judge => None,
            },
            legacy: match viewer {
                Viewer::Seat(_) => fold.table().and_then(|table| table.legacy()),
                Viewer::Spectator | Viewer::Judge => None,
            },
            luck: Luck { seal: owner.seal() },
            facts: facts.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect(),
            update: owner.update(view, look.after, &muted),
        })
    });
    seen.await?.map(Json)
}

// ---- doing ----

#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    /// The last line of what was done in the table's log
    pub line: u64,
}

/// One of the caller's seats: the named one, or the only one.
pub(super) async fn my_seat(
    app: &App,
    caller: &Caller,
    id: &str,
    named: Option<&str>,
) -> Result<(crate::table::Handle, Seat)> {
    let person = caller.someone()?.id.clone();
    let handle = app.tables.get(app, &TableId(id.into())).await?;
    let named = named.map(str::to_string);
    let seat = handle.look(move |owner| owner.seat_of(&person, named.as_deref())).await??;
    Ok((handle, seat))
}

async fn carry_out(
    app: &App,
    caller: &Caller,
    id: &str,
    named: Option<&str>,
    deed: impl FnOnce(Seat) -> Deed,
) -> Result<Json<Done>> {
    let (handle, seat) = my_seat(app, caller, id, named).await?;
    Ok(Json(Done { line: handle.carry_out(deed(seat)).await? }))
}

/// Take an empty seat, or, as the host, give it to a bot; the game begins when the last one is taken
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", tag = "tables", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Option<Join>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody), (status = 404, body = ProblemBody)))]
async fn join(
    State(app): State<App>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    body: Option<Json<Join>>,
) -> Result<Json<Done>> {
    let bot = body.and_then(|Json(join)| join.bot);
    let line = take_seat(&app, caller.someone()?, &TableId(id), &seat, bot.as_deref()).await?;
    Ok(Json(Done { line }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Join {
    bot: Option<String>,
}

/// Leave a seat. Once the game has begun that gives it up, or, where others play on, leaves the seat to a bot
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}", tag = "tables", params(("id" = String, Path), ("seat" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
async fn leave(State(app): State<App>, caller: Caller, Path((id, seat)): Path<(String, String)>) -> Result<Json<Done>> {
    let line = leave_seat(&app, caller.someone()?, &TableId(id), &seat).await?;
    Ok(Json(Done { line }))
}

/// Begin, once every seat is taken
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn start(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Result<Json<Done>> {
    let me = caller.someone()?.id.clone();
    let handle = app.tables.get(&app, &TableId(id)).await?;
    let allowed = handle.look(move |owner| owner.row.host == me || !owner.sitting.of(&me.0).is_empty()).await?;
    if !allowed {
        return Err(Problem::not_yours());
    }
    Ok(Json(Done { line: handle.carry_out(Deed::Start).await? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    /// The id of the question that is answered
    pub question: String,
    /// The id of the answer, or its words
    pub answer: String,
    /// Which of one's seats answers, where there are several
    pub seat: Option<String>,
}

/// Answer the question one is asked. 409 if it is no longer asked, or a rule refuses: nothing has changed then
#[utoipa::path(post, path = "/tables/{id}/answer", tag = "tables", params(("id" = String, Path)), request_body = Given,
    responses((status = 200, body = Done), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn answer(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(given): Json<Given>,
) -> Result<Json<Done>> {
    let Given { question, answer, seat } = given;
    carry_out(&app, &caller, &id, seat.as_deref(), |seat| Deed::Answer { seat, question, answer }).await
}

#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct AsSeat {
    /// Which of one's seats, where there are several
    seat: Option<String>,
}

type As = Option<Json<AsSeat>>;

fn named(body: As) -> Option<String> {
    body.and_then(|Json(body)| body.seat)
}

/// Take one's last answer back: at once if nothing was learned since, otherwise by consent of the others
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn undo(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::Undo { seat }).await
}

/// Offer a draw
#[utoipa::path(post, path = "/tables/{id}/draw", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn draw(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::OfferDraw { seat }).await
}

#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct ToOffer {
    /// Which of one's seats, where there are several
    seat: Option<String>,
    /// The id of the offer that is meant: refused if another stands there by now
    offer: Option<u64>,
}

type To = Option<Json<ToOffer>>;

/// Agree to what was offered
#[utoipa::path(post, path = "/tables/{id}/agree", tag = "tables", params(("id" = String, Path)), request_body = Option<ToOffer>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn agree(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: To) -> Result<Json<Done>> {
    let ToOffer { seat, offer } = body.map(|Json(body)| body).unwrap_or_default();
    carry_out(&app, &caller, &id, seat.as_deref(), |seat| Deed::Agree { seat, offer }).await
}

/// Decline what was offered, or take one's own offer back
#[utoipa::path(post, path = "/tables/{id}/decline", tag = "tables", params(("id" = String, Path)), request_body = Option<ToOffer>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn decline(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: To) -> Result<Json<Done>> {
    let ToOffer { seat, offer } = body.map(|Json(body)| body).unwrap_or_default();
    carry_out(&app, &caller, &id, seat.as_deref(), |seat| Deed::Decline { seat, offer }).await
}

/// Give the game up
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn resign(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::Resign { seat }).await
}

/// Play again with seats turned; begins when everybody wants it
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), request_body = Option<AsSeat>,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody)))]
async fn rematch(State(app): State<App>, caller: Caller, Path(id): Path<String>, body: As) -> Result<Json<Done>> {
    carry_out(&app, &caller, &id, named(body).as_deref(), |seat| Deed::Rematch { seat }).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Word {
    /// At most 64 characters in one line, without `#`; chosen by luck, best of all
    word: String,
    /// Which of one's seats, where there are several
    seat: Option<String>,
}

/// Add a word to what the dice come from: whatever is rolled from here on depends on it
#[utoipa::path(post, path = "/tables/{id}/luck", tag = "tables", params(("id" = String, Path)), request_body = Word,
    responses((status = 200, body = Done), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
async fn luck(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Word { word, seat }): Json<Word>,
) -> Result<Json<Done>> {
    let (handle, seat) = my_seat(&app, &caller, &id, seat.as_deref()).await?;
    Ok(Json(Done { line: add_word(&handle, seat, &word).await? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Said {
    /// At most 500 characters
    text: String,
}

/// Say something: players to all, spectators to spectators
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Said,
    responses((status = 200, body = Done), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
async fn chat(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(said): Json<Said>,
) -> Result<Json<Done>> {
    let line = crate::table::chat(&app, caller.someone()?, &TableId(id), &said.text).await?;
    Ok(Json(Done { line }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Mute {
    /// Whose words are not to reach me any more, or again
    seat: String,
    muted: bool,
}

/// Do not hear the person on a seat any more, here and elsewhere; connections that are open go on as they were
#[utoipa::path(post, path = "/tables/{id}/mute", tag = "tables", params(("id" = String, Path)), request_body = Mute,
    responses((status = 204), (status = 404, body = ProblemBody)))]
async fn mute(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(mute): Json<Mute>,
) -> Result<StatusCode> {
    set_muted(&app, &caller, &TableId(id), &mute.seat, mute.muted).await?;
    Ok(StatusCode::NO_CONTENT)
}
