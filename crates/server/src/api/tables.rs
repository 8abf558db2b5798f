//! Tables: setting one up, finding one, looking at it.

use crate::App;
use crate::caller::Caller;
use crate::people;
use crate::problem::{Problem, ProblemBody, Result};
use crate::results::handed;
use crate::table::{Detail, Host, Options, Plan, Update, View, create as set_up};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use kernel::{Facts, Phrase, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Cursor, Filter, PersonId, Sitter, Status, TableId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create, list)).routes(routes!(look))
}

// ---- setting up ----

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    #[schema(min_length = 1)]
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
    /// one handed over, and with what was agreed on there unless something else is wished
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
    let unknown = || Problem::bad("game", Phrase::new("problem-no-game").text("word", &new.game));
    let game = catalog::game(&new.game).ok_or_else(unknown)?;
    let handed = match new.from {
        Some(from) => Some(handed(&app, me, game, &TableId(from)).await?),
        None => None,
    };
    let before = handed.as_ref().map(|handed| &handed.before);
    let mode = new.mode.as_deref().or(before.map(|setup| &*setup.mode));
    let seats = new.seats.or(before.map(|setup| setup.seats));
    let mut settings = handed.as_ref().map(|handed| handed.options.clone()).unwrap_or_default();
    settings.extend(new.options);
    let setup = game.about().setup(mode, seats, &settings);
    let setup = setup.map_err(|bad| Problem::bad_setup(game, &bad))?;
    new.table.check().map_err(|(field, why)| Problem::bad(field, why))?;
    let words = new.sitters.unwrap_or_else(|| vec!["me".into()]);
    if words.len() > usize::from(setup.seats) {
        let why = Phrase::new("problem-too-many-sitters").number("sitters", words.len() as i64);
        return Err(Problem::bad("sitters", why.number("seats", setup.seats)));
    }
    if words.iter().filter(|w| *w == "me").count() > 1 && !new.table.one_screen {
        return Err(Problem::bad("sitters", Phrase::new("problem-one-screen")));
    }
    let mut seats = words.iter().map(|word| sitter(word, me)).collect::<Result<Vec<_>>>()?;
    seats.resize(usize::from(setup.seats), None);
    let full = seats.iter().all(Option::is_some);
    let names = names(&new.names, &seats, me)?;
    let plan = Plan { game, setup, options: new.table, public: new.public, seats, names };
    let id = set_up(&app, &Host::of(&app, &caller, me), plan).await?;
    if full {
        // It begins when it comes to life: if there is too much to do now, then later.
        match app.tables.get(&app, &id).await {
            Ok(handle) => handle.patient().look(|_| ()).await?,
            Err(problem) if problem.code == "overloaded" => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok((StatusCode::CREATED, Json(Created { id: id.0 })))
}

/// Names for seats of one's own, in the order of the seats; an empty one is none.
fn names(typed: &[String], seats: &[Option<Sitter>], me: &PersonId) -> Result<BTreeMap<u8, String>> {
    let mut names = BTreeMap::new();
    for (seat, name) in typed.iter().enumerate().filter(|(_, name)| !name.trim().is_empty()) {
        if seats.get(seat).and_then(Option::as_ref) != Some(&Sitter::Person(me.clone())) {
            return Err(Problem::bad("names", Phrase::new("problem-names")));
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
    #[param(min_length = 1)]
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
        _ => return Err(Problem::bad("status", Phrase::new("problem-status"))),
    };
    let person = if find.mine { Some(caller.someone()?.id.clone()) } else { None };
    let filter = Filter { person, game: find.game, public_at: (!find.mine).then(|| app.now()) };
    let before = find.before.as_deref().map(str::parse::<Cursor>).transpose();
    let before = before.map_err(|_| Problem::bad("before", Phrase::new("problem-before")))?;
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
