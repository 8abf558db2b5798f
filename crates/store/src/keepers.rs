//! Which server keeps the bots and clocks of a table going, where several share a database.

use crate::{Result, Store, TableId};

/// What became of an attempt to keep a table.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    Done,
    /// Done, and for so many milliseconds of its sleep no server was there.
    Neglected(i64),
    /// Done, after a keeper that was not heard of any more.
    TakenOver,
    /// Another server keeps it.
    Others,
}

impl Store {
    /// Keeps a table until `until`, unless another server does.
    pub async fn keep_table(&self, table: &TableId, keeper: &str, now: i64, until: i64) -> Result<Keep> {
        let find = "SELECT keeper, away FROM tables WHERE id = $1";
        let sql = "UPDATE tables SET keeper = $2, kept_until = $4, wake_at = NULL, away = 0
                   WHERE id = $1 AND (keeper IS NULL OR keeper = $2 OR kept_until < $3)";
        Ok(change!(self, tx => {
            let before: Option<(Option<String>, i64)> =
                sqlx::query_as(find).bind(table).fetch_optional(&mut *tx).await?;
            let query = sqlx::query(sql).bind(table).bind(keeper).bind(now).bind(until);
            let kept = query.execute(&mut *tx).await?.rows_affected() > 0;
            let keep = match before {
                _ if !kept => Keep::Others,
                Some((Some(before), _)) if before != keeper => Keep::TakenOver,
                Some((_, away)) if away > 0 => Keep::Neglected(away),
                _ => Keep::Done,
            };
            (keep, None)
        }))
    }

    /// Keeps everything this server keeps until `until`.
    pub async fn renew_tables(&self, keeper: &str, until: i64) -> Result<()> {
        let sql = "UPDATE tables SET kept_until = $2 WHERE keeper = $1";
        change!(self, tx => {
            sqlx::query(sql).bind(keeper).bind(until).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// Lets a table sleep, until `wake_at` if there is such a time.
    pub async fn release_table(&self, table: &TableId, keeper: &str, wake_at: Option<i64>) -> Result<()> {
        let sql = "UPDATE tables SET keeper = NULL, kept_until = NULL, wake_at = $3 WHERE id = $1 AND keeper = $2";
        change!(self, tx => {
            sqlx::query(sql).bind(table).bind(keeper).bind(wake_at).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// Stops keeping a table in play, for whoever is first to take it over.
    pub async fn hand_table_over(&self, table: &TableId, keeper: &str) -> Result<()> {
        let sql = "UPDATE tables SET kept_until = 0 WHERE id = $1 AND keeper = $2";
        change!(self, tx => {
            sqlx::query(sql).bind(table).bind(keeper).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// No keeper of the past is left: this server is the only one, and has just begun.
    pub async fn forget_keepers(&self) -> Result<()> {
        change!(self, tx => {
            sqlx::query("UPDATE tables SET kept_until = 0 WHERE keeper IS NOT NULL").execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// Says that a server is there, as it does again and again. If none has been for longer than `silence`, the clocks of
    /// tables that slept stood still meanwhile.
    pub async fn be_there(&self, now: i64, silence: i64) -> Result<()> {
        let first = "INSERT INTO meta (key, value) VALUES ('there', $1) ON CONFLICT (key) DO NOTHING";
        let find = "SELECT value FROM meta WHERE key = 'there'";
        let say = "UPDATE meta SET value = $1 WHERE key = 'there' AND value = $2";
        let forgive = "UPDATE tables SET away = away + $1, wake_at = wake_at + $1
                       WHERE status = 'playing' AND keeper IS NULL AND wake_at IS NOT NULL";
        change!(self, tx => {
            sqlx::query(first).bind(now.to_string()).execute(&mut *tx).await?;
            let before: String = sqlx::query_scalar(find).fetch_one(&mut *tx).await?;
            let gone = now - before.parse::<i64>().unwrap_or(now);
            if gone > 0 {
                let said = sqlx::query(say).bind(now.to_string()).bind(before).execute(&mut *tx).await?;
                // Of servers that come together one is the first.
                if gone > silence && said.rows_affected() > 0 {
                    sqlx::query(forgive).bind(gone).execute(&mut *tx).await?;
                }
            }
            ((), None)
        });
        Ok(())
    }

    /// Tables in play that nobody keeps any more, or that want to be woken.
    pub async fn due_tables(&self, now: i64, limit: u32) -> Result<Vec<TableId>> {
        let sql =
            "SELECT id FROM tables WHERE status = 'playing' AND aside IS NULL AND (kept_until < $1 OR wake_at <= $1)
                   ORDER BY id LIMIT $2";
        let rows: Vec<(TableId,)> =
            read!(self, db => sqlx::query_as(sql).bind(now).bind(i64::from(limit)).fetch_all(db).await?);
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Sets a table aside that cannot be played on: nobody wakes it until it is taken back.
    pub async fn set_aside(&self, table: &TableId, why: &str) -> Result<()> {
        let why = why.replace('\0', " ");
        change!(self, tx => {
            sqlx::query("UPDATE tables SET aside = $2 WHERE id = $1").bind(table).bind(&why).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// Takes back a table that was set aside, or all of them.
    pub async fn take_back(&self, table: Option<&TableId>) -> Result<()> {
        let sql = "UPDATE tables SET aside = NULL WHERE aside IS NOT NULL AND ($1 IS NULL OR id = $1)";
        change!(self, tx => {
            sqlx::query(sql).bind(table).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// The tables that were set aside, the game of each and why.
    pub async fn aside(&self) -> Result<Vec<(TableId, String, String)>> {
        let sql = "SELECT id, game, aside FROM tables WHERE aside IS NOT NULL ORDER BY id";
        Ok(read!(self, db => sqlx::query_as(sql).fetch_all(db).await?))
    }

    /// How many tables were set aside.
    pub async fn count_aside(&self) -> Result<u64> {
        let sql = "SELECT count(*) FROM tables WHERE aside IS NOT NULL";
        let count: i64 = read!(self, db => sqlx::query_scalar(sql).fetch_one(db).await?);
        Ok(count.unsigned_abs())
    }

    /// What time the database thinks it is, in milliseconds since 1970, where several servers go by it.
    pub async fn time(&self) -> Result<Option<i64>> {
        let sql = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)";
        match &self.pools.write {
            crate::pool::Pool::Sqlite(_) => Ok(None),
            crate::pool::Pool::Postgres(pool) => {
                let mut connection = self.connection(pool).await?;
                Ok(Some(sqlx::query_scalar(sql).fetch_one(&mut *connection).await?))
            }
        }
    }

    /// Whether the database answers at all.
    pub async fn answers(&self) -> bool {
        self.pools.bell.is_answered().await
    }

    /// Whether only one server can use this database.
    pub fn is_own(&self) -> bool {
        matches!(self.pools.write, crate::pool::Pool::Sqlite(_))
    }
}
