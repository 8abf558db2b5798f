//! How strong a person is at a game, in numbers that only the server understands.

use crate::{PersonId, Result, Store};
use sqlx::{FromRow, Row};

row! {
    #[derive(Debug, Clone, PartialEq)]
    pub struct Rating {
        pub person: PersonId,
        pub game: String,
        pub rating: f64,
        pub deviation: f64,
        pub volatility: f64,
        /// How many games it rests on.
        pub games: u64 as i64,
        /// From when on others see it, and not what was before.
        pub open_from: Option<i64>,
    }
}

impl Store {
    pub async fn rating(&self, person: &PersonId, game: &str) -> Result<Option<Rating>> {
        let sql = "SELECT * FROM ratings WHERE person = $1 AND game = $2";
        Ok(read!(self, db => sqlx::query_as(sql).bind(person).bind(game).fetch_optional(db).await?))
    }

    /// All ratings of a person, by game; at a time as others see them then.
    pub async fn ratings_of(&self, person: &PersonId, public_at: Option<i64>) -> Result<Vec<Rating>> {
        let sql = "SELECT * FROM (
                       SELECT person, game, rating, deviation, volatility, games, open_from FROM ratings
                       WHERE person = $1 AND (open_from IS NULL OR open_from <= $2)
                       UNION ALL
                       SELECT person, game, rating_before, deviation_before, volatility, games_before, open_from
                       FROM ratings WHERE person = $1 AND open_from > $2 AND rating_before IS NOT NULL
                   ) seen ORDER BY game";
        let at = public_at.unwrap_or(i64::MAX);
        Ok(read!(self, db => sqlx::query_as(sql).bind(person).bind(at).fetch_all(db).await?))
    }

    /// The strongest at a game, with their names, as everybody sees them at this time.
    pub async fn leaderboard(&self, game: &str, at: i64, limit: u32) -> Result<Vec<(String, Rating)>> {
        let sql = "SELECT p.name, r.* FROM (
                       SELECT * FROM (
                           SELECT person, game, rating, deviation, volatility, games, open_from FROM ratings
                           WHERE game = $1 AND (open_from IS NULL OR open_from <= $2)
                           ORDER BY rating DESC, person LIMIT $3
                       ) seen
                       UNION ALL
                       SELECT * FROM (
                           SELECT person, game, rating_before, deviation_before, volatility, games_before, open_from
                           FROM ratings WHERE game = $1 AND open_from > $2 AND rating_before IS NOT NULL
                           ORDER BY rating_before DESC, person LIMIT $3
                       ) seen_later
                   ) r JOIN people p ON p.id = r.person ORDER BY r.rating DESC, r.person LIMIT $3";
        let named: sqlx::Result<_> = read!(self, db => {
            let rows = sqlx::query(sql).bind(game).bind(at).bind(i64::from(limit)).fetch_all(db).await?;
            rows.iter().map(|row| Ok((row.try_get("name")?, Rating::from_row(row)?))).collect()
        });
        Ok(named?)
    }
}
