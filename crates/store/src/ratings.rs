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
    }
}

impl Store {
    pub async fn rating(&self, person: &PersonId, game: &str) -> Result<Option<Rating>> {
        let sql = "SELECT * FROM ratings WHERE person = $1 AND game = $2";
        Ok(read!(self, db => sqlx::query_as(sql).bind(person).bind(game).fetch_optional(db).await?))
    }

    /// All ratings of a person, by game.
    pub async fn ratings_of(&self, person: &PersonId) -> Result<Vec<Rating>> {
        let sql = "SELECT * FROM ratings WHERE person = $1 ORDER BY game";
        Ok(read!(self, db => sqlx::query_as(sql).bind(person).fetch_all(db).await?))
    }

    /// The strongest at a game, with their names.
    pub async fn leaderboard(&self, game: &str, limit: u32) -> Result<Vec<(String, Rating)>> {
        let sql = "SELECT p.name, r.* FROM ratings r JOIN people p ON p.id = r.person
                   WHERE r.game = $1 ORDER BY r.rating DESC, r.person LIMIT $2";
        let named: sqlx::Result<_> = read!(self, db => {
            let rows = sqlx::query(sql).bind(game).bind(i64::from(limit)).fetch_all(db).await?;
            rows.iter().map(|row| Ok((row.try_get("name")?, Rating::from_row(row)?))).collect()
        });
        Ok(named?)
    }
}
