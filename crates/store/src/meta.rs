//! What the server itself must remember, by name.

use crate::{Result, Store};

impl Store {
    pub async fn meta(&self, key: &str) -> Result<Option<String>> {
        let sql = "SELECT value FROM meta WHERE key = $1";
        Ok(read!(self, db => sqlx::query_scalar(sql).bind(key).fetch_optional(db).await?))
    }

    pub async fn set_meta(&self, key: &str, value: &str) -> Result<()> {
        let sql =
            "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        change!(self, tx => {
            sqlx::query(sql).bind(key).bind(value).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// Whether something can be written now: something is.
    pub async fn prove_writing(&self) -> Result<()> {
        self.set_meta("health", "ok").await
    }

    /// What is kept under `key`: `value` if nothing was. Of servers that start together, all get the same.
    pub async fn meta_or(&self, key: &str, value: &str) -> Result<String> {
        let insert = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
        let select = "SELECT value FROM meta WHERE key = $1";
        Ok(change!(self, tx => {
            sqlx::query(insert).bind(key).bind(value).execute(&mut *tx).await?;
            (sqlx::query_scalar(select).bind(key).fetch_one(&mut *tx).await?, None)
        }))
    }
}
