//! How games ended: who stood where, the whole record, and what it did to ratings.

use crate::pool::signed;
use crate::seats::Sitter;
use crate::{Cursor, Filter, News, PersonId, Rating, Result, Store, TableId};
use serde_json::json;
use sqlx::QueryBuilder;
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    pub table: TableId,
    pub game: String,
    pub mode: String,
    pub finished_at: i64,
    pub standings: Vec<Standing>,
    /// What it hands to the next game of a campaign.
    pub legacy: Option<String>,
    /// From when on everybody may look at it; never where it is for those alone who sat there.
    pub open_from: Option<i64>,
}

/// How a seat ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub seat: u8,
    pub sitter: Option<Sitter>,
    /// What the sitter was called then.
    pub name: String,
    /// 1 for the winner; those who share a place share a number.
    pub rank: u8,
    pub score: Option<i64>,
    /// What a person's rating was afterwards, where the game was rated: kept by [`Store::finish`].
    pub rating: Option<i64>,
}

#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    Done,
    /// Somebody finished this table before; nothing changed.
    Already,
    /// A rating does not follow from the one that is kept, for another game ended meanwhile; nothing changed.
    Stale,
}

type ResultRow = (TableId, String, String, i64, Option<String>, Option<i64>);

row! {
    struct StandingRow {
        table_id: TableId,
        seat: u8 as i64,
        person: Option<PersonId>,
        bot: Option<String>,
        name: String,
        rank: u8 as i64,
        score: Option<i64>,
        rating: Option<i64>,
    }
}

impl GameResult {
    /// Where a list goes on after this result.
    pub fn cursor(&self) -> Cursor {
        Cursor { at: self.finished_at, table: self.table.clone() }
    }
}

impl Store {
    /// Ends a table in one go: its result and record, its status, and the new ratings, each of which counts one game
    /// more than the one it replaces.
    pub async fn finish(&self, result: &GameResult, record: &str, ratings: &[Rating]) -> Result<Finish> {
        let add = "INSERT INTO results (table_id, game, mode, finished_at, record, legacy, open_from)
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let stand = "INSERT INTO standings (table_id, seat, person, bot, name, rank, score, rating)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let close = "UPDATE tables SET status = 'finished', updated_at = $2 WHERE id = $1";
        // What others see goes on to be what was before the first game whose end they have not seen.
        let rate = "INSERT INTO ratings (person, game, rating, deviation, volatility, games, open_from)
                    VALUES ($1, $2, $3, $4, $5, $6, $7)
                    ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, games = excluded.games,
                        deviation = excluded.deviation, volatility = excluded.volatility,
                        rating_before = CASE WHEN ratings.open_from > $8 THEN ratings.rating_before
                                             ELSE ratings.rating END,
                        deviation_before = CASE WHEN ratings.open_from > $8 THEN ratings.deviation_before
                                                ELSE ratings.deviation END,
                        games_before = CASE WHEN ratings.open_from > $8 THEN ratings.games_before
                                            ELSE ratings.games END,
                        open_from = CASE WHEN ratings.open_from > coalesce(excluded.open_from, $8)
                                         THEN ratings.open_from ELSE excluded.open_from END
                    WHERE ratings.games + 1 = excluded.games";
        // In one order everywhere, so that two games that end at once do not wait for each other.
        let mut ratings: Vec<&Rating> = ratings.iter().collect();
        ratings.sort_by_key(|rating| (&rating.person, &rating.game));
        change!(self, tx => {
            let query = sqlx::query(add).bind(&result.table).bind(&result.game).bind(&result.mode);
            let query = query.bind(result.finished_at).bind(record).bind(&result.legacy).bind(result.open_from);
            let done = query.execute(&mut *tx).await?;
            if done.rows_affected() == 0 {
                return Ok(Finish::Already);
            }
            for standing in &result.standings {
                let (person, bot) = Sitter::columns(standing.sitter.as_ref());
                let query = sqlx::query(stand).bind(&result.table).bind(i64::from(standing.seat));
                let query = query.bind(person).bind(bot).bind(&standing.name);
                let query = query.bind(i64::from(standing.rank)).bind(standing.score);
                let rated = ratings.iter().find(|rating| Some(&rating.person) == person);
                query.bind(rated.map(|rating| rating.rating.round() as i64)).execute(&mut *tx).await?;
            }
            sqlx::query(close).bind(&result.table).bind(result.finished_at).execute(&mut *tx).await?;
            for rating in &ratings {
                let query = sqlx::query(rate).bind(&rating.person).bind(&rating.game).bind(rating.rating);
                let query = query.bind(rating.deviation).bind(rating.volatility).bind(signed(rating.games));
                let query = query.bind(rating.open_from).bind(result.finished_at);
                if query.execute(&mut *tx).await?.rows_affected() == 0 {
                    return Ok(Finish::Stale);
                }
            }
            ((), Some(News::Table { table: result.table.clone() }))
        });
        Ok(Finish::Done)
    }

    pub async fn result(&self, table: &TableId) -> Result<Option<GameResult>> {
        let sql = "SELECT table_id, game, mode, finished_at, legacy, open_from FROM results WHERE table_id = $1";
        let row: Option<ResultRow> = read!(self, db => sqlx::query_as(sql).bind(table).fetch_optional(db).await?);
        Ok(self.with_standings(row.into_iter().collect()).await?.pop())
    }

    /// A page of results, newest first.
    pub async fn results(&self, filter: &Filter, before: Option<&Cursor>, limit: u32) -> Result<Vec<GameResult>> {
        let people = ["SELECT table_id FROM standings WHERE person = "];
        let rows = read!(self, db => {
            let mut query = QueryBuilder::new(
                "SELECT r.table_id, r.game, r.mode, r.finished_at, r.legacy, r.open_from FROM results r
                 JOIN tables t ON t.id = r.table_id WHERE 1 = 1",
            );
            filter.page(&mut query, &people, " AND (r.open_from <= ", "r.finished_at", before, limit);
            query.build_query_as().fetch_all(db).await?
        });
        self.with_standings(rows).await
    }

    /// The whole game that was played at a table, as the server wrote it when it ended.
    pub async fn record(&self, table: &TableId) -> Result<Option<String>> {
        let sql = "SELECT record FROM results WHERE table_id = $1";
        Ok(read!(self, db => sqlx::query_scalar(sql).bind(table).fetch_optional(db).await?))
    }

    /// What a bot thought of a finished game afterwards.
    pub async fn analysis(&self, table: &TableId) -> Result<Option<String>> {
        let sql = "SELECT analysis FROM results WHERE table_id = $1";
        let found: Option<Option<String>> =
            read!(self, db => sqlx::query_scalar(sql).bind(table).fetch_optional(db).await?);
        Ok(found.flatten())
    }

    pub async fn set_analysis(&self, table: &TableId, analysis: &str) -> Result<()> {
        let sql = "UPDATE results SET analysis = $2 WHERE table_id = $1";
        change!(self, tx => {
            sqlx::query(sql).bind(table).bind(analysis).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    async fn with_standings(&self, rows: Vec<ResultRow>) -> Result<Vec<GameResult>> {
        let sql = self.pools.read.pick(
            "SELECT * FROM standings WHERE table_id IN (SELECT value FROM json_each($1)) ORDER BY table_id, seat",
            "SELECT * FROM standings WHERE table_id IN (SELECT value FROM json_array_elements_text(CAST($1 AS json)))
             ORDER BY table_id, seat",
        );
        let tables = json!(rows.iter().map(|row| &row.0).collect::<Vec<_>>()).to_string();
        let found: Vec<StandingRow> = read!(self, db => sqlx::query_as(sql).bind(&tables).fetch_all(db).await?);
        let mut standings = BTreeMap::<TableId, Vec<Standing>>::new();
        for StandingRow { table_id, seat, person, bot, name, rank, score, rating } in found {
            let sitter = Sitter::from_columns(person, bot);
            standings.entry(table_id).or_default().push(Standing { seat, sitter, name, rank, score, rating });
        }
        let results = rows.into_iter().map(|(table, game, mode, finished_at, legacy, open_from)| {
            let standings = standings.remove(&table).unwrap_or_default();
            GameResult { table, game, mode, finished_at, standings, legacy, open_from }
        });
        Ok(results.collect())
    }
}
