//! Decks that somebody keeps under a name. A deck is a text like any other here.

use crate::{Claim, PersonId, Result, Store};

row! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct SavedDeck {
        pub name: String,
        pub list: String,
        pub saved_at: i64,
    }
}

impl Store {
    /// Keeps a deck; one of the same name is replaced. [`Claim::Taken`] if there are `most` others already.
    pub async fn save_deck(
        &self,
        person: &PersonId,
        game: &str,
        name: &str,
        list: &str,
        at: i64,
        most: u32,
    ) -> Result<Claim> {
        let count = "SELECT COUNT(*) FROM decks WHERE person = $1 AND game = $2 AND name <> $3";
        let sql = "INSERT INTO decks (person, game, name, list, saved_at) VALUES ($1, $2, $3, $4, $5)
                   ON CONFLICT (person, game, name) DO UPDATE SET list = excluded.list, saved_at = excluded.saved_at";
        Ok(change!(self, tx => {
            let others: i64 = sqlx::query_scalar(count).bind(person).bind(game).bind(name).fetch_one(&mut *tx).await?;
            if others >= i64::from(most) {
                return Ok(Claim::Taken);
            }
            let query = sqlx::query(sql).bind(person).bind(game).bind(name).bind(list).bind(at);
            query.execute(&mut *tx).await?;
            (Claim::Done, None)
        }))
    }

    /// A person's decks for a game, the newest first.
    pub async fn decks_of(&self, person: &PersonId, game: &str) -> Result<Vec<SavedDeck>> {
        let sql = "SELECT name, list, saved_at FROM decks WHERE person = $1 AND game = $2 ORDER BY saved_at DESC, name";
        Ok(read!(self, db => sqlx::query_as(sql).bind(person).bind(game).fetch_all(db).await?))
    }

    /// [`Claim::Taken`] if the person has a deck of the new name, or none of the old one.
    pub async fn rename_deck(&self, person: &PersonId, game: &str, from: &str, to: &str) -> Result<Claim> {
        let sql = "UPDATE decks SET name = $4 WHERE person = $1 AND game = $2 AND name = $3
                   AND NOT EXISTS (SELECT 1 FROM decks WHERE person = $1 AND game = $2 AND name = $4)";
        Ok(change!(self, tx => {
            let query = sqlx::query(sql).bind(person).bind(game).bind(from).bind(to);
            (Claim::from_rows(query.execute(&mut *tx).await?.rows_affected()), None)
        }))
    }

    /// False if there was none.
    pub async fn drop_deck(&self, person: &PersonId, game: &str, name: &str) -> Result<bool> {
        let sql = "DELETE FROM decks WHERE person = $1 AND game = $2 AND name = $3";
        Ok(change!(self, tx => {
            let done = sqlx::query(sql).bind(person).bind(game).bind(name).execute(&mut *tx).await?;
            (done.rows_affected() > 0, None)
        }))
    }
}
