//! What people say at a table.

use crate::pool::signed;
use crate::{News, PersonId, Result, Store, TableId};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    pub at: i64,
    pub person: Option<PersonId>,
    /// Nothing for somebody who only watches.
    pub seat: Option<u8>,
    /// The speaker's name as it was then.
    pub name: String,
    pub text: String,
}

/// Something said, with its number at the table, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chat {
    pub n: u64,
    pub said: Said,
}

type Row = (i64, i64, Option<PersonId>, Option<i64>, String, String);

impl Store {
    /// Says something at a table and gives its number.
    pub async fn say(&self, table: &TableId, said: &Said) -> Result<u64> {
        loop {
            match self.try_say(table, said).await {
                // Another process spoke at the same moment and has the number.
                Err(crate::Error::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {}
                done => return done,
            }
        }
    }

    async fn try_say(&self, table: &TableId, said: &Said) -> Result<u64> {
        let sql = "INSERT INTO chat (table_id, n, at, person, seat, name, text)
                   SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 RETURNING n";
        Ok(change!(self, tx => {
            let query = sqlx::query_scalar(sql).bind(table).bind(said.at).bind(&said.person);
            let query = query.bind(said.seat.map(i64::from)).bind(&said.name).bind(&said.text);
            let n: i64 = query.fetch_one(&mut *tx).await?;
            let n = n.unsigned_abs();
            (n, Some(News::Chat { table: table.clone(), n }))
        }))
    }

    /// What was said at a table after number `after`, in order.
    pub async fn chat(&self, table: &TableId, after: u64) -> Result<Vec<Chat>> {
        let sql = "SELECT n, at, person, seat, name, text FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n";
        let rows: Vec<Row> =
            read!(self, db => sqlx::query_as(sql).bind(table).bind(signed(after)).fetch_all(db).await?);
        let chat = rows.into_iter().map(|(n, at, person, seat, name, text)| {
            let seat = seat.and_then(|seat| u8::try_from(seat).ok());
            Chat { n: n.unsigned_abs(), said: Said { at, person, seat, name, text } }
        });
        Ok(chat.collect())
    }
}
