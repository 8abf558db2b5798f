//! Tables: what is played there and how far it got. What happens there is in the log.

use crate::people::LOCK_PERSON;
use crate::seats::{Seat, Sitter};
use crate::{Claim, Cursor, Filter, News, PersonId, Result, Store, TableId};
use sqlx::QueryBuilder;

words! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Status { Open = "open", Playing = "playing", Finished = "finished" }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    pub game: String,
    /// How the game begins, as the server writes it.
    pub setup: String,
    /// What else was agreed on, as JSON.
    pub options: String,
    pub status: Status,
    pub public: bool,
    pub host: PersonId,
    /// The household it was set up from, by a name that does not tell its address.
    pub home: Option<String>,
    pub created_at: i64,
    /// When seats, setup or status last changed; moves are in the log.
    pub updated_at: i64,
    /// Why it cannot be played on, where it was set aside.
    pub aside: Option<String>,
    pub seats: Vec<Seat>,
}

/// Where a person sits, or is the host.
const OF_PERSON: [&str; 2] = ["SELECT table_id FROM seats WHERE person = ", "SELECT id FROM tables WHERE host = "];

/// A table to be made: open, its seats numbered from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    pub id: TableId,
    pub game: String,
    pub setup: String,
    pub options: String,
    pub public: bool,
    pub host: PersonId,
    pub home: Option<String>,
    pub created_at: i64,
    pub seats: Vec<Option<Sitter>>,
}

/// How many tables one host, and one household, may have set up since a time that are not over yet.
#[derive(Debug, Clone, Copy)]
pub struct AtMost {
    pub of_host: u32,
    pub of_home: u32,
    pub since: i64,
}

/// What became of a table that was to be made.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    Done,
    /// There is such a table already.
    Taken,
    TooMany,
}

row! {
    struct Row {
        id: TableId,
        game: String,
        setup: String,
        options: String,
        status: Status,
        public: bool,
        host: PersonId,
        home: Option<String>,
        created_at: i64,
        updated_at: i64,
        aside: Option<String>,
    }
}

impl Table {
    /// Where a list goes on after this table.
    pub fn cursor(&self) -> Cursor {
        Cursor { at: self.created_at, table: self.id.clone() }
    }

    fn new(row: Row, seats: Vec<Seat>) -> Self {
        let Row { id, game, setup, options, status, public, host, home, created_at, updated_at, aside } = row;
        Self { id, game, setup, options, status, public, host, home, created_at, updated_at, aside, seats }
    }
}

impl Store {
    /// [`Claim::Taken`] if there is such a table already.
    pub async fn create_table(&self, new: &NewTable) -> Result<Claim> {
        Ok(match self.make_table(new, None).await? {
            Made::Done => Claim::Done,
            Made::Taken | Made::TooMany => Claim::Taken,
        })
    }

    /// The same, unless as many tables have been set up.
    pub async fn create_table_within(&self, new: &NewTable, most: AtMost) -> Result<Made> {
        self.make_table(new, Some(most)).await
    }

    async fn make_table(&self, new: &NewTable, most: Option<AtMost>) -> Result<Made> {
        // Two at once count one after the other: SQLite has one writer, PostgreSQL locks the host.
        let lock = self.pools.write.pick("SELECT id FROM people WHERE id = $1", LOCK_PERSON);
        let of_host = "SELECT count(*) FROM tables WHERE host = $1 AND status <> 'finished' AND created_at > $2";
        let of_home = "SELECT count(*) FROM tables WHERE home = $1 AND status <> 'finished' AND created_at > $2";
        let sql = "INSERT INTO tables (id, game, setup, options, status, public, host, created_at, updated_at, home)
                   VALUES ($1, $2, $3, $4, 'open', $5, $6, $7, $7, $8) ON CONFLICT DO NOTHING";
        let seats_sql = "INSERT INTO seats (table_id, seat, person, bot) VALUES ($1, $2, $3, $4)";
        change!(self, tx => {
            if let Some(AtMost { of_host: host, of_home: home, since }) = most {
                sqlx::query(lock).bind(&new.host).execute(&mut *tx).await?;
                let counts = [(of_host, Some(&new.host.0), host), (of_home, new.home.as_ref(), home)];
                for (count, whose, most) in counts {
                    // Where there is no limit nobody has to count.
                    let Some(whose) = whose.filter(|_| most < u32::MAX) else { continue };
                    let made: i64 = sqlx::query_scalar(count).bind(whose).bind(since).fetch_one(&mut *tx).await?;
                    if made >= i64::from(most) {
                        return Ok(Made::TooMany);
                    }
                }
            }
            let query = sqlx::query(sql).bind(&new.id).bind(&new.game).bind(&new.setup).bind(&new.options);
            let query = query.bind(new.public).bind(&new.host).bind(new.created_at).bind(&new.home);
            if query.execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(Made::Taken);
            }
            for (seat, sitter) in (0i64..).zip(&new.seats) {
                let (person, bot) = Sitter::columns(sitter.as_ref());
                sqlx::query(seats_sql).bind(&new.id).bind(seat).bind(person).bind(bot).execute(&mut *tx).await?;
            }
            ((), Some(News::Table { table: new.id.clone() }))
        });
        Ok(Made::Done)
    }

    pub async fn table(&self, id: &TableId) -> Result<Option<Table>> {
        let sql = "SELECT * FROM tables WHERE id = $1";
        let row: Option<Row> = read!(self, db => sqlx::query_as(sql).bind(id).fetch_optional(db).await?);
        Ok(self.with_seats(row.into_iter().collect()).await?.pop())
    }

    /// A page of tables, newest first; those of a person are where the person sits or is the host.
    pub async fn tables(
        &self,
        status: Option<Status>,
        filter: &Filter,
        before: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<Table>> {
        // That a game has ended is no news before its end may be seen: it is neither among those that ended …
        let public =
            " AND t.public AND (t.status <> 'finished' OR (SELECT open_from FROM results WHERE table_id = t.id) <= ";
        let mut rows: Vec<Row> = read!(self, db => {
            let mut query = QueryBuilder::new("SELECT t.* FROM tables t WHERE 1 = 1");
            if let Some(status) = status {
                query.push(" AND t.status = ").push_bind(status);
            }
            filter.page(&mut query, &OF_PERSON, public, "t.created_at", before, limit);
            query.build_query_as().fetch_all(db).await?
        });
        if filter.public_at.is_some() && status == Some(Status::Playing) {
            rows.extend(self.not_seen_to_end(filter, before, limit).await?);
            rows.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
            rows.truncate(limit as usize);
        }
        self.with_seats(rows).await
    }

    /// … nor missing among those that go on.
    async fn not_seen_to_end(&self, filter: &Filter, before: Option<&Cursor>, limit: u32) -> Result<Vec<Row>> {
        let rows: Vec<Row> = read!(self, db => {
            let mut query = QueryBuilder::new(
                "SELECT t.* FROM tables t JOIN results r ON r.table_id = t.id WHERE r.open_from > r.finished_at",
            );
            let public = " AND t.public AND (r.open_from > ";
            filter.page(&mut query, &OF_PERSON, public, "t.created_at", before, limit);
            query.build_query_as().fetch_all(db).await?
        });
        Ok(rows.into_iter().map(|row| Row { status: Status::Playing, ..row }).collect())
    }

    async fn with_seats(&self, rows: Vec<Row>) -> Result<Vec<Table>> {
        let ids: Vec<&TableId> = rows.iter().map(|row| &row.id).collect();
        let mut seats = self.seats_of(&ids).await?;
        let tables = rows.into_iter().map(|row| {
            let seats = seats.remove(&row.id).unwrap_or_default();
            Table::new(row, seats)
        });
        Ok(tables.collect())
    }

    pub async fn count_tables(&self, status: Status) -> Result<u64> {
        let sql = "SELECT count(*) FROM tables WHERE status = $1";
        let count: i64 = read!(self, db => sqlx::query_scalar(sql).bind(status).fetch_one(db).await?);
        Ok(count.unsigned_abs())
    }

    /// Moves a table on; [`Claim::Taken`] if it is not (or no longer) at `from`. Only one of many starts a game.
    pub async fn set_status(&self, table: &TableId, from: Status, to: Status, at: i64) -> Result<Claim> {
        let sql = "UPDATE tables SET status = $3, updated_at = $4 WHERE id = $1 AND status = $2";
        change!(self, tx => {
            let done = sqlx::query(sql).bind(table).bind(from).bind(to).bind(at).execute(&mut *tx).await?;
            if done.rows_affected() == 0 {
                return Ok(Claim::Taken);
            }
            ((), Some(News::Table { table: table.clone() }))
        });
        Ok(Claim::Done)
    }

    /// Agrees on another beginning; [`Claim::Taken`] if the table is no longer open.
    pub async fn set_setup(&self, table: &TableId, setup: &str, options: &str, at: i64) -> Result<Claim> {
        let sql = "UPDATE tables SET setup = $2, options = $3, updated_at = $4 WHERE id = $1 AND status = 'open'";
        change!(self, tx => {
            let done = sqlx::query(sql).bind(table).bind(setup).bind(options).bind(at).execute(&mut *tx).await?;
            if done.rows_affected() == 0 {
                return Ok(Claim::Taken);
            }
            ((), Some(News::Table { table: table.clone() }))
        });
        Ok(Claim::Done)
    }

    /// Forgets a table where nothing began, with all that was said there; [`Claim::Taken`] if it is not open.
    pub async fn drop_table(&self, table: &TableId) -> Result<Claim> {
        let sql = "DELETE FROM tables WHERE id = $1 AND status = 'open'";
        change!(self, tx => {
            if sqlx::query(sql).bind(table).execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(Claim::Taken);
            }
            ((), Some(News::Table { table: table.clone() }))
        });
        Ok(Claim::Done)
    }
}
