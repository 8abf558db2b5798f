//! The end of a game: its record, its result, and what it does to ratings.

use crate::App;
use crate::problem::{Problem, Result};
use crate::table::{Options, Owner, read_setup};
use axum::http::StatusCode;
use kernel::{Seat, Setup};
use referee::AnyGame;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use store::{Finish, GameResult, Person, PersonId, Rating, Sitter, Standing, Status, TableId};

/// Keep the result of a finished table. Others may have done so already.
pub(crate) async fn finish(app: &App, owner: &Owner) -> Result<()> {
    let fold = &owner.fold;
    let (Some(outcome), Some(record)) = (fold.outcome(), fold.record(&app.seed(&owner.row.id))) else { return Ok(()) };
    let standing = |seat: Seat| Standing {
        seat: seat.0,
        sitter: owner.sitting.sitter(seat).cloned(),
        name: fold.called(&owner.sitting, seat).into(),
        rank: outcome.rank(seat),
        score: None,
        rating: None,
    };
    let finished_at = app.now();
    let result = GameResult {
        table: owner.row.id.clone(),
        game: owner.row.game.clone(),
        mode: fold.setup.mode.clone(),
        finished_at,
        standings: Seat::all(fold.setup.seats).map(standing).collect(),
        legacy: fold.table().and_then(|table| table.legacy()),
        open_from: is_public(&owner.row, &fold.options).then(|| finished_at + fold.options.delay_ms()),
    };
    let record = record.to_string();
    let rated = rated(app, &result).await?;
    // One after another: two games of the same people would otherwise spoil each other's ratings. All others share commits.
    let _turn = if rated.is_some() { Some(app.finishing.lock().await) } else { None };
    for _ in 0..16 {
        let ratings = match rated {
            Some(people) => ratings(app, &result, people, fold.options.delay_ms()).await?.into(),
            None => vec![],
        };
        match app.own.finish(&result, &record, &ratings).await? {
            Finish::Done | Finish::Already => return Ok(()),
            Finish::Stale => {} // another game of one of them ended meanwhile
        }
    }
    Err(Problem::broken("ratings kept changing"))
}

/// Whether what was played at a table is ever everybody's business.
fn is_public(table: &store::Table, options: &Options) -> bool {
    table.public && !options.closed
}

/// The record of a finished game: for those who sat there, and for everybody once spectators have seen its end, unless the
/// table was private.
pub(crate) async fn record(app: &App, person: Option<&Person>, id: &TableId) -> Result<String> {
    let table = app.store.table(id).await?.ok_or_else(Problem::not_found)?;
    let sits =
        |person: &PersonId| table.seats.iter().any(|s| s.sitter.as_ref() == Some(&Sitter::Person(person.clone())));
    let has_people = table.seats.iter().any(|s| matches!(s.sitter, Some(Sitter::Person(_))));
    // Where bots play among themselves it is the business of whoever wanted it.
    let is_theirs = person.is_some_and(|me| sits(&me.id) || !has_people && table.host == me.id);
    let options: Options = serde_json::from_str(&table.options).map_err(Problem::broken)?;
    if !is_theirs && !is_public(&table, &options) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "private-game"));
    }
    let result = app.store.result(id).await?.filter(|_| table.status == Status::Finished);
    let is_open = |result: &GameResult| result.open_from.is_some_and(|from| from <= app.now());
    if !result.is_some_and(|result| is_theirs || is_open(&result)) {
        return Err(Problem::conflict("not-finished"));
    }
    app.store.record(id).await?.ok_or_else(Problem::not_found)
}

/// What a finished table hands to the next one of its campaign, for those who sat there.
pub(crate) struct Handed {
    /// How it had been set up.
    pub before: Setup,
    /// Who sat there.
    pub seats: Vec<Option<Sitter>>,
    /// What the next one is wished to be, before anything else is.
    pub options: Vec<(String, String)>,
}

pub(crate) async fn handed(app: &App, me: &PersonId, game: &'static dyn AnyGame, from: &TableId) -> Result<Handed> {
    let unfit = |code| Problem::of_field("from", code);
    let table = app.store.table(from).await?.ok_or_else(|| unfit("from-unfinished"))?;
    // First of all: whether it is over is not for everybody to know.
    if !table.seats.iter().any(|s| s.sitter.as_ref() == Some(&Sitter::Person(me.clone()))) {
        return Err(Problem::not_yours());
    }
    let result = app.store.result(from).await?.ok_or_else(|| unfit("from-unfinished"))?;
    if result.game != game.about().key {
        return Err(unfit("from-other-game"));
    }
    let legacy = result.legacy.ok_or_else(|| unfit("from-nothing"))?;
    let before = read_setup(game, &table.setup).map_err(Problem::broken)?;
    let options = game.about().sequel(&before, &legacy);
    Ok(Handed { before, seats: table.seats.into_iter().map(|seat| seat.sitter).collect(), options })
}

/// Whose game counts: two different accounts that played each other; guests, bots and larger tables are not rated.
async fn rated<'r>(app: &App, result: &'r GameResult) -> Result<Option<[&'r PersonId; 2]>> {
    let [a, b] = &result.standings[..] else { return Ok(None) };
    let (Some(Sitter::Person(one)), Some(Sitter::Person(other))) = (&a.sitter, &b.sitter) else { return Ok(None) };
    let counts = one != other && has_account(app, one).await? && has_account(app, other).await?;
    Ok(counts.then_some([one, other]))
}

/// Their new ratings.
async fn ratings(app: &App, result: &GameResult, [one, other]: [&PersonId; 2], delay: i64) -> Result<[Rating; 2]> {
    let (before, against) = (rating(app, one, &result.game).await?, rating(app, other, &result.game).await?);
    let outcome = match result.standings[0].rank.cmp(&result.standings[1].rank) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let (after, their) = glicko2(&glicko(&before), &glicko(&against), &outcome, &Glicko2Config::new());
    // Until spectators have seen the end, nobody else learns from a rating who won.
    let seen = Some(result.finished_at + delay);
    Ok([raised(before, after, seen), raised(against, their, seen)])
}

async fn has_account(app: &App, person: &PersonId) -> Result<bool> {
    Ok(app.own.person(person).await?.is_some_and(|p| p.account))
}

async fn rating(app: &App, person: &PersonId, game: &str) -> Result<Rating> {
    let fresh = || {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Rating { person: person.clone(), game: game.into(), rating, deviation, volatility, games: 0, open_from: None }
    };
    Ok(app.own.rating(person, game).await?.unwrap_or_else(fresh))
}

fn glicko(rating: &Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
}

fn raised(before: Rating, after: Glicko2Rating, open_from: Option<i64>) -> Rating {
    let Glicko2Rating { rating, deviation, volatility } = after;
    Rating { rating, deviation, volatility, games: before.games + 1, open_from, ..before }
}
