//! The whole store as one JSON document per line, to move it from one kind of database to the other.
//!
//! The first line says what this is, each further one holds a row, and the last one counts them, so that a document
//! cut short is noticed.

use crate::pool::Pool;
use crate::{Error, Result, Store};
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncWrite, AsyncWriteExt};

const VERSION: u32 = 1;

const TAKE_OVER: &str = "UPDATE tables SET keeper = 'import', kept_until = 0 WHERE status = 'playing'";

/// Gives all tables of the database to a macro: in an order in which each refers to earlier ones alone, and with the
/// key that sorts it.
macro_rules! with_tables {
    ($then:ident $($argument:ident)*) => {
        $then! { [$($argument)*]
            Meta meta by "key" { key: String, value: String }
            People people by "id" {
                id: String, name: String, login: Option<String>, password: Option<String>, settings: String,
                created_at: i64,
            }
            Keys keys by "hash" {
                hash: String, person: String, kind: String, label: String, created_at: i64, expires_at: Option<i64>,
                used_at: Option<i64>,
            }
            WaysBack ways_back by "person" { person: String, hash: String, made_at: i64 }
            Decks decks by "person, game, name" {
                person: String, game: String, name: String, list: String, saved_at: i64,
            }
            Tables tables by "id" {
                id: String, game: String, setup: String, options: String, status: String, public: bool, host: String,
                created_at: i64, updated_at: i64, home: Option<String>,
            }
            Seats seats by "table_id, seat" {
                table_id: String, seat: i64, person: Option<String>, bot: Option<String>,
            }
            Log log by "table_id, seq" { table_id: String, seq: i64, at: i64, line: String }
            Results results by "table_id" {
                table_id: String, game: String, mode: String, finished_at: i64, record: String,
                legacy: Option<String>, analysis: Option<String>, open_from: Option<i64>,
            }
            Standings standings by "table_id, seat" {
                table_id: String, seat: i64, person: Option<String>, bot: Option<String>, name: String, rank: i64,
                score: Option<i64>, rating: Option<i64>,
            }
            Ratings ratings by "person, game" {
                person: String, game: String, rating: f64, deviation: f64, volatility: f64, games: i64,
                open_from: Option<i64>, rating_before: Option<f64>, deviation_before: Option<f64>,
                games_before: Option<i64>,
            }
        }
    };
}

macro_rules! rows {
    ([] $($row:ident $table:ident by $key:literal { $($column:ident: $type:ty),* $(,)? })*) => {
        $(
            row! {
                #[derive(Serialize, Deserialize)]
                #[serde(deny_unknown_fields)]
                struct $row { $($column: $type),* }
            }
        )*

        /// A line of the document.
        #[derive(Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Entry {
            /// The first line: the version of the document.
            Kamen(u32),
            $($row($row),)*
            /// The last line: how many rows there were.
            End(u64),
        }

        /// The tables of the database and their columns.
        const TABLES: &[(&str, &[&str])] = &[$((stringify!($table), &[$(stringify!($column)),*])),*];
    };
}
with_tables!(rows);

/// Writes all rows; a macro, for the two kinds of transactions share no type.
macro_rules! dump {
    ([$tx:ident $out:ident $count:ident] $($row:ident $table:ident by $key:literal { $($columns:tt)* })*) => {
        $(
            let sql = concat!("SELECT * FROM ", stringify!($table), " ORDER BY ", $key);
            let mut rows = sqlx::query_as::<_, $row>(sql).fetch(&mut *$tx);
            while let Some(row) = rows.try_next().await? {
                put(&mut $out, &Entry::$row(row)).await?;
                $count += 1;
            }
            drop(rows);
        )*
    };
}

/// Adds a row of whatever table, and says what the database thought of it.
macro_rules! add {
    ([$tx:ident $entry:ident] $($row:ident $table:ident by $key:literal { $($column:ident: $type:ty),* $(,)? })*) => {
        match $entry {
            Entry::Kamen(_) | Entry::End(_) => Err("this is not a row".to_string()),
            $(Entry::$row(row) => {
                let sql = insert_into(stringify!($table), &[$(stringify!($column)),*]);
                let added = sqlx::query(&sql)$(.bind(row.$column))*.execute(&mut *$tx).await;
                added.map(drop).map_err(|error| error.to_string())
            })*
        }
    };
}

impl Store {
    /// Writes everything, as it stood at one moment.
    pub async fn export(&self, mut out: impl AsyncWrite + Unpin) -> Result<()> {
        put(&mut out, &Entry::Kamen(VERSION)).await?;
        let mut count = 0;
        match &self.pools.read {
            Pool::Sqlite(pool) => {
                let mut tx = pool.begin().await?;
                with_tables!(dump tx out count);
            }
            Pool::Postgres(pool) => {
                let mut tx = pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY").await?;
                with_tables!(dump tx out count);
            }
        }
        put(&mut out, &Entry::End(count)).await?;
        Ok(out.flush().await?)
    }

    /// Reads into an empty store what [`Store::export`] wrote: everything or, if a line is wrong, nothing.
    pub async fn import(&self, document: impl AsyncBufRead + Unpin) -> Result<()> {
        let mut reader = Reader::new(document);
        reader.begin().await?;
        change!(self, tx => {
            for (table, _) in TABLES {
                let sql = format!("SELECT EXISTS (SELECT 1 FROM {table})");
                if sqlx::query_scalar(&sql).fetch_one(&mut *tx).await? {
                    return Err(Error::NotEmpty);
                }
            }
            while let Some(entry) = reader.next().await? {
                let added: Result<(), String> = with_tables!(add tx entry);
                added.map_err(|why| reader.wrong(why))?;
            }
            // Nobody kept the time on the way here: whoever opens this store takes over.
            sqlx::query(TAKE_OVER).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }
}

fn insert_into(table: &str, columns: &[&str]) -> String {
    let values: Vec<String> = (1..=columns.len()).map(|number| format!("${number}")).collect();
    format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), values.join(", "))
}

/// Reads a document and knows at which line it is.
struct Reader<D> {
    document: D,
    line: u64,
    rows: u64,
    /// The last line of a log that was read, for logs have no gaps.
    last: (String, i64),
}

impl<D: AsyncBufRead + Unpin> Reader<D> {
    fn new(document: D) -> Self {
        Self { document, line: 0, rows: 0, last: (String::new(), 0) }
    }

    fn wrong(&self, why: impl ToString) -> Error {
        Error::Import { line: self.line, why: why.to_string() }
    }

    async fn entry(&mut self) -> Result<Entry> {
        self.line += 1;
        let mut line = vec![];
        self.document.read_until(b'\n', &mut line).await?;
        if line.is_empty() {
            return Err(self.wrong("the document is cut short"));
        }
        serde_json::from_slice(&line).map_err(|error| self.wrong(error))
    }

    async fn begin(&mut self) -> Result<()> {
        match self.entry().await? {
            Entry::Kamen(VERSION) => Ok(()),
            Entry::Kamen(version) => Err(self.wrong(format!("version {version} is not known, only {VERSION}"))),
            _ => Err(self.wrong("this is not the beginning of an exported store")),
        }
    }

    /// The next row, or nothing at the proper end.
    async fn next(&mut self) -> Result<Option<Entry>> {
        let entry = self.entry().await?;
        if let Entry::End(count) = entry {
            if count != self.rows {
                return Err(self.wrong(format!("{count} rows were written, {} are here", self.rows)));
            }
            self.line += 1;
            return match self.document.fill_buf().await? {
                [] => Ok(None),
                _ => Err(self.wrong("something follows the end")),
            };
        }
        if let Entry::Log(Log { table_id, seq, .. }) = &entry {
            let next = if self.last.0 == *table_id { self.last.1 + 1 } else { 1 };
            if *seq != next {
                return Err(self.wrong(format!("line {next} of the log of table {table_id} is missing")));
            }
            self.last = (table_id.clone(), *seq);
        }
        self.rows += 1;
        Ok(Some(entry))
    }
}

async fn put(out: &mut (impl AsyncWrite + Unpin), entry: &Entry) -> Result<()> {
    let mut line = serde_json::to_vec(entry).map_err(std::io::Error::from)?;
    line.push(b'\n');
    Ok(out.write_all(&line).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is of the running servers alone, and stays behind.
    const NOT_EXPORTED: [&str; 5] = ["keeper", "kept_until", "wake_at", "away", "aside"];

    #[tokio::test]
    async fn every_other_column_is_exported() -> Result<()> {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let sql = "SELECT t.name, c.name FROM pragma_table_list t, pragma_table_info(t.name) c
                   WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%' AND t.name <> '_sqlx_migrations'
                   ORDER BY 1, 2";
        let found = read!(store, db => sqlx::query_as::<_, (String, String)>(sql).fetch_all(db).await?);
        let mut known: Vec<(String, String)> = vec![];
        for (table, columns) in TABLES {
            known.extend(columns.iter().map(|column| (table.to_string(), column.to_string())));
        }
        known.extend(NOT_EXPORTED.map(|column| ("tables".to_string(), column.to_string())));
        known.sort();
        assert_eq!(known, found);
        Ok(())
    }
}
