//! The first page, the lists behind it, and the way to a table.

use super::forms::{Fields, chairs_of, plan, wish};
use super::site::{Guest, see};
use crate::App;
use crate::problem::{Problem, Result};
use crate::results::{Handed, handed};
use crate::table::{Options, Owner, Plan, called, create};
use axum::Router;
use axum::extract::{Form, Path, Query};
use axum::response::Response;
use axum::routing::{get, post};
use kernel::{Phrase, Seat, Viewer};
use page::{BotLevel, FinishedRow, HomeView, MyTable, NewTable, OpenTable, RunningTable};
use referee::AnyGame;
use std::collections::BTreeMap;
use store::{Filter, GameResult, PersonId, Sitter, Standing, Status, TableId};
use words::{Lang, Words};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/games", get(games))
        .route("/join", get(join))
        .route("/new/{game}", get(new).post(choose))
        .route("/play-now/{game}", post(play_now))
        .route("/tables", post(set_up))
}

/// Tables of one's own that are shown with their boards.
const MINE: usize = 12;

async fn home(guest: Guest) -> Result<Response> {
    let mine = mine(&guest).await?;
    let public = Filter { public_at: Some(guest.app.now()), ..Filter::default() };
    let open = guest.app.store.tables(Some(Status::Open), &public, None, 20).await?;
    let finished = finished(&guest.app, &public, guest.lang(), 8).await?;
    let running = running(&guest, &public).await?;
    let view = HomeView {
        site: guest.site(),
        games: catalog::games(),
        mine,
        open: open.into_iter().filter_map(|t| open_row(t, guest.lang())).collect(),
        running,
        finished,
        code_error: None,
    };
    Ok(guest.page(page::home(&view)))
}

/// Games to watch that are shown with their boards.
const RUNNING: usize = 6;

/// Public tables at which others play and anybody may watch, the newest first.
async fn running(guest: &Guest, public: &Filter) -> Result<Vec<RunningTable>> {
    let rows = guest.app.store.tables(Some(Status::Playing), public, None, 4 * RUNNING as u32).await?;
    let (me, lang) = (guest.caller.person.as_ref().map(|person| person.id.0.clone()), guest.lang());
    let mut running = vec![];
    for row in rows {
        let me = me.clone();
        let seen = look(guest, &row.id, move |owner| running_table(owner, me.as_deref(), lang)).await?;
        running.extend(seen.ok().flatten());
        if running.len() == RUNNING {
            break;
        }
    }
    Ok(running)
}

fn running_table(owner: &Owner, me: Option<&str>, lang: Lang) -> Option<RunningTable> {
    let is_mine = me.is_some_and(|me| !owner.sitting.of(me).is_empty());
    let fold = owner.fold_for(Viewer::Spectator);
    (!is_mine && !fold.options.closed && fold.is_playing()).then(|| RunningTable {
        id: owner.row.id.0.clone(),
        game: fold.game,
        scene: fold.table().map(|table| table.scene(Viewer::Spectator)),
        people: fold.names(&owner.sitting, lang),
        watching: owner.spectators(),
    })
}

/// One's own tables, those where one is asked first.
async fn mine(guest: &Guest) -> Result<Vec<MyTable>> {
    let Some(person) = &guest.caller.person else { return Ok(vec![]) };
    let filter = Filter { person: Some(person.id.clone()), ..Filter::default() };
    let mut rows = guest.app.store.tables(Some(Status::Playing), &filter, None, MINE as u32).await?;
    rows.extend(guest.app.store.tables(Some(Status::Open), &filter, None, 4).await?);
    let mut mine = vec![];
    for row in rows {
        let (me, lang) = (person.id.clone(), guest.lang());
        match look(guest, &row.id, move |owner| my_table(owner, &me, lang)).await? {
            Ok(table) => mine.extend(table),
            Err(problem) => mine.extend(without(row, &problem, lang)),
        }
    }
    mine.sort_by_key(|table| !table.my_turn);
    Ok(mine)
}

/// Look at one of several tables. That it cannot be read, or has too much to do, is no reason not to show the others.
async fn look<T: Send + 'static>(
    guest: &Guest,
    id: &TableId,
    look: impl FnOnce(&Owner) -> T + Send + 'static,
) -> Result<Result<T>> {
    let seen = match guest.app.tables.get(&guest.app, id).await {
        Ok(handle) => handle.look(look).await,
        Err(problem) => Err(problem),
    };
    match seen {
        Err(problem) if !["set-aside", "overloaded", "busy"].contains(&problem.code) => Err(problem),
        seen => Ok(seen),
    }
}

fn without(row: store::Table, problem: &Problem, lang: Lang) -> Option<MyTable> {
    let line = problem.body(lang).message;
    let game = catalog::game(&row.game)?;
    Some(MyTable { id: row.id.0, game, scene: None, against: vec![], my_turn: false, line })
}

fn my_table(owner: &Owner, me: &PersonId, lang: Lang) -> Option<MyTable> {
    let seat = owner.seat_of(me, None).ok();
    let fold = &owner.fold;
    let names = fold.names(&owner.sitting, lang);
    let speaker = fold.game.words().speaker(lang, &names);
    let question = seat.and_then(|seat| fold.table()?.question(seat));
    let waits = || fold.pending.iter().map(|p| names[p.seat.index()].clone()).collect::<Vec<_>>().join(", ");
    // Several seats on one screen: nobody's secrets on the first page.
    let alone = owner.sitting.of(&me.0).len() == 1;
    let eyes = seat.filter(|_| alone).map_or(Viewer::Spectator, Viewer::Seat);
    let against = Seat::all(fold.setup.seats).filter(|s| Some(*s) != seat).map(|s| names[s.index()].clone());
    Some(MyTable {
        id: owner.row.id.0.clone(),
        game: fold.game,
        scene: fold.table().map(|t| t.scene(eyes)),
        against: against.collect(),
        my_turn: question.is_some(),
        line: question.map_or_else(
            || speaker.say(&Phrase::new("page-waits-for").text("names", waits())),
            |question| speaker.say(&question.text),
        ),
    })
}

fn open_row(table: store::Table, lang: Lang) -> Option<OpenTable> {
    let game = catalog::game(&table.game)?;
    let setup: serde_json::Value = serde_json::from_str(&table.setup).ok()?;
    let mode = setup["mode"].as_str()?;
    let people = table.seats.iter().filter_map(|s| called(s.sitter.as_ref()?, &s.name, lang)).collect();
    Some(OpenTable {
        id: table.id.0,
        game,
        mode: mode.to_string(),
        people,
        free: table.seats.iter().filter(|s| s.sitter.is_none()).count() as u32,
        seats: table.seats.len() as u32,
    })
}

/// Games that ended, newest first.
pub(super) async fn finished(app: &App, filter: &Filter, lang: Lang, limit: u32) -> Result<Vec<FinishedRow>> {
    let results = app.store.results(filter, None, limit).await?;
    Ok(results.into_iter().filter_map(|result| finished_row(result, lang)).collect())
}

fn finished_row(result: GameResult, lang: Lang) -> Option<FinishedRow> {
    let game = catalog::game(&result.game)?;
    let name = |s: &Standing| s.sitter.as_ref().and_then(|who| called(who, &s.name, lang)).unwrap_or_default();
    let winners: Vec<String> = result.standings.iter().filter(|s| s.rank == 1).map(name).collect();
    let drawn = winners.len() == result.standings.len();
    let speaker = Words::of_program().speaker(lang, &[]);
    let line = if drawn {
        speaker.word("draw")
    } else {
        speaker.say(&Phrase::new("page-won-by").text("names", winners.join(", ")))
    };
    let people = result.standings.iter().map(name).collect();
    Some(FinishedRow { id: result.table.0, game, people, line })
}

async fn games(guest: Guest) -> Response {
    guest.page(page::games(&guest.site(), catalog::games()))
}

#[derive(serde::Deserialize)]
struct Code {
    code: Option<String>,
}

/// By a code said aloud, or a whole link.
async fn join(guest: Guest, Query(code): Query<Code>) -> Result<Response> {
    let Some(code) = code.code else { return Ok(guest.page(page::join(&guest.site(), None))) };
    let id = code.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_lowercase();
    if guest.app.store.table(&TableId(id.clone())).await?.is_some() {
        return Ok(see(&format!("/t/{id}"), None));
    }
    let error = Words::of_program().speaker(guest.lang(), &[]).word("page-no-such-code");
    Ok(guest.page(page::join(&guest.site(), Some(&error))))
}

pub(super) fn levels(lang: Lang) -> Vec<BotLevel> {
    let speaker = Words::of_program().speaker(lang, &[]);
    let level = |name: &&str| BotLevel { key: (*name).into(), label: speaker.word(&format!("bot-{name}")) };
    crate::bots::LEVELS.iter().map(level).collect()
}

/// The page of a new table with what was chosen so far.
async fn new_page(guest: &Guest, game: &'static dyn AnyGame, form: &Fields, error: Option<String>) -> Result<Response> {
    let (seats, mut options) = wish(game, form);
    if let Some(handed) = handed_on(guest, game, form).await? {
        options = [handed.options, options].concat();
    }
    let choices = game.about().choices(form.get("mode").map(String::as_str), seats, &options);
    let usual = || game.about().setup(None, None, &[]).ok().and_then(|setup| game.start(&setup).ok());
    let preview = game.start(&choices.setup).ok().or_else(usual).and_then(|mut table| {
        table.deal(&mut kernel::Luck::new(7)).ok()?;
        Some(table.scene(Viewer::Spectator))
    });
    let bots = levels(guest.lang());
    Ok(guest.page(page::new_table(&NewTable { site: guest.site(), game, preview, bots, choices, asked: form, error })))
}

/// What a finished table hands on, where the next one is to begin from it.
async fn handed_on(guest: &Guest, game: &'static dyn AnyGame, form: &Fields) -> Result<Option<Handed>> {
    let Some(from) = form.get("from") else { return Ok(None) };
    handed(&guest.app, &guest.caller.someone()?.id, game, &TableId(from.clone())).await.map(Some)
}

/// Whoever goes on with a campaign or a match finds it set up as it was: with the same mode, and bots in their chairs.
async fn new(guest: Guest, Path(game): Path<String>, Query(mut asked): Query<Fields>) -> Result<Response> {
    let game = catalog::game(&game).ok_or_else(Problem::not_found)?;
    if let Some(handed) = handed_on(&guest, game, &asked).await? {
        asked.entry("mode".into()).or_insert(handed.before.mode);
        for (chair, word) in chairs_of(&handed.seats, &guest.caller.someone()?.id) {
            asked.entry(chair).or_insert(word);
        }
    }
    new_page(&guest, game, &asked, None).await
}

/// The same page after a choice on which others depend. Nothing is changed by it, so it needs no token.
async fn choose(guest: Guest, Path(game): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    new_page(&guest, catalog::game(&game).ok_or_else(Problem::not_found)?, &form, None).await
}

/// One click: a table against a bot.
async fn play_now(guest: Guest, Path(game): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let game = catalog::game(&game).ok_or_else(Problem::not_found)?;
    let (me, cookie) = guest.someone().await?;
    let setup = game.about().setup(None, None, &[]).map_err(Problem::broken)?;
    let mut seats = vec![Some(Sitter::Person(me.id.clone()))];
    seats.resize(usize::from(setup.seats), Some(Sitter::Bot(crate::bots::USUAL.into())));
    let options = Options { hints: true, ..Options::default() };
    let plan = Plan { game, setup, options, public: false, seats, names: BTreeMap::new() };
    let id = create(&guest.app, &guest.host(&me.id), plan).await?;
    Ok(see(&format!("/t/{id}"), cookie.as_deref()))
}

async fn set_up(guest: Guest, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let (me, cookie) = guest.someone().await?;
    match made(&guest, &me.id, &form).await {
        Ok(id) => Ok(see(&format!("/t/{id}"), cookie.as_deref())),
        Err(problem) if problem.field.is_some() => {
            let game = form.get("game").and_then(|key| catalog::game(key)).ok_or_else(Problem::not_found)?;
            let form = if problem.field.as_deref() == Some("from") { &Fields::new() } else { &form };
            new_page(&guest, game, form, Some(problem.body(guest.lang()).message)).await
        }
        Err(problem) => Err(problem),
    }
}

async fn made(guest: &Guest, me: &PersonId, form: &Fields) -> Result<TableId> {
    let game = form.get("game").and_then(|key| catalog::game(key)).ok_or_else(Problem::not_found)?;
    let handed = handed_on(guest, game, form).await?.map(|handed| handed.options).unwrap_or_default();
    create(&guest.app, &guest.host(me), plan(me, form, &handed)?).await
}
