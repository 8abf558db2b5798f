//! Who sits where.

use crate::{Claim, Error, News, PersonId, Result, Store, TableId};
use serde_json::json;
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    Person(PersonId),
    /// By its name and settings, as the server writes them.
    Bot(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    pub seat: u8,
    /// Nobody, where the seat is empty.
    pub sitter: Option<Sitter>,
    /// What the sitter is called now.
    pub name: String,
}

type Row = (TableId, i64, Option<PersonId>, Option<String>, Option<String>);

impl Sitter {
    /// As the columns `person` and `bot` keep it.
    pub(crate) fn columns(sitter: Option<&Self>) -> (Option<&PersonId>, Option<&str>) {
        match sitter {
            None => (None, None),
            Some(Self::Person(person)) => (Some(person), None),
            Some(Self::Bot(bot)) => (None, Some(bot)),
        }
    }

    pub(crate) fn from_columns(person: Option<PersonId>, bot: Option<String>) -> Option<Self> {
        person.map(Self::Person).or(bot.map(Self::Bot))
    }
}

impl Store {
    /// Takes an empty seat; [`Claim::Taken`] if it is not empty.
    pub async fn take_seat(&self, table: &TableId, seat: u8, sitter: &Sitter, at: i64) -> Result<Claim> {
        self.change_seat(table, seat, None, Some(sitter), at).await
    }

    /// Empties a seat; [`Claim::Taken`] if somebody else, or nobody, sits there.
    pub async fn leave_seat(&self, table: &TableId, seat: u8, sitter: &Sitter, at: i64) -> Result<Claim> {
        self.change_seat(table, seat, Some(sitter), None, at).await
    }

    /// Puts `to` where `from` sits, nobody being somebody here; [`Claim::Taken`] if somebody else sits there.
    pub async fn change_seat(
        &self,
        table: &TableId,
        seat: u8,
        from: Option<&Sitter>,
        to: Option<&Sitter>,
        at: i64,
    ) -> Result<Claim> {
        let sql = "UPDATE seats SET person = $5, bot = $6 WHERE table_id = $1 AND seat = $2
                   AND person IS NOT DISTINCT FROM $3 AND bot IS NOT DISTINCT FROM $4";
        let touch = "UPDATE tables SET updated_at = $2 WHERE id = $1";
        let ((old_person, old_bot), (person, bot)) = (Sitter::columns(from), Sitter::columns(to));
        let changed = change!(self, tx => {
            let query = sqlx::query(sql).bind(table).bind(i64::from(seat)).bind(old_person).bind(old_bot);
            let changed = query.bind(person).bind(bot).execute(&mut *tx).await?.rows_affected();
            if changed > 0 {
                sqlx::query(touch).bind(table).bind(at).execute(&mut *tx).await?;
            }
            (changed, (changed > 0).then(|| News::Table { table: table.clone() }))
        });
        if changed == 0 && self.seats(table).await?.iter().all(|other| other.seat != seat) {
            return Err(Error::NoSeat { table: table.clone(), seat });
        }
        Ok(Claim::from_rows(changed))
    }

    /// The seats of a table, in order.
    pub async fn seats(&self, table: &TableId) -> Result<Vec<Seat>> {
        Ok(self.seats_of(&[table]).await?.remove(table).unwrap_or_default())
    }

    pub(crate) async fn seats_of(&self, tables: &[&TableId]) -> Result<BTreeMap<TableId, Vec<Seat>>> {
        let sql = self.pools.read.pick(
            "SELECT s.table_id, s.seat, s.person, s.bot, p.name FROM seats s LEFT JOIN people p ON p.id = s.person
             WHERE s.table_id IN (SELECT value FROM json_each($1)) ORDER BY s.table_id, s.seat",
            "SELECT s.table_id, s.seat, s.person, s.bot, p.name FROM seats s LEFT JOIN people p ON p.id = s.person
             WHERE s.table_id IN (SELECT value FROM json_array_elements_text(CAST($1 AS json)))
             ORDER BY s.table_id, s.seat",
        );
        let tables = json!(tables).to_string();
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(sql).bind(&tables).fetch_all(db).await?);
        let mut seats = BTreeMap::<TableId, Vec<Seat>>::new();
        for (table, seat, person, bot, name) in rows {
            let name = name.or_else(|| bot.clone()).unwrap_or_default();
            let seat = u8::try_from(seat).map_err(|error| sqlx::Error::Decode(error.into()))?;
            seats.entry(table).or_default().push(Seat { seat, sitter: Sitter::from_columns(person, bot), name });
        }
        Ok(seats)
    }
}
