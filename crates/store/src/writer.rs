//! The one writer of the log: whatever waits is written in one transaction, and nobody hears of success before it is
//! committed. One sync of the disk thus serves everybody who waited for the previous one.

use crate::crowd::Crowd;
use crate::group::Change;
use crate::pool::{Pool, Pools, signed};
use crate::{Claim, Error, Line, News, Result, TableId};
use serde_json::json;
use sqlx::{Postgres, Transaction};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, mpsc, oneshot};

/// How many appends share a transaction at most.
const BATCH: usize = 1024;

#[derive(Debug)]
pub(crate) struct Append {
    pub table: TableId,
    pub first: u64,
    pub lines: Vec<Line>,
    pub reply: oneshot::Sender<Result<Claim>>,
    pub turn: Turn,
    pub sent: Instant,
}

/// Whether what waits is done or, after too long a time, revoked: one of the two and never both.
#[derive(Debug, Clone, Default)]
pub struct Turn(Arc<AtomicBool>);

impl Turn {
    /// The first who takes it decides.
    pub fn take(&self) -> bool {
        !self.0.swap(true, Relaxed)
    }
}

/// A line with its place in the log.
type Row<'a> = (&'a TableId, u64, &'a Line);

/// What a batch comes to: an answer for each append, and the rows of those that hold.
struct Verdict<'a> {
    answers: Vec<Result<Claim>>,
    rows: Vec<Row<'a>>,
}

/// Ends when the last clone of the store is gone.
pub(crate) async fn run(
    mut waiting: mpsc::Receiver<Append>,
    pools: Pools,
    news: broadcast::Sender<News>,
    stats: Arc<Stats>,
    crowd: Arc<Crowd>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let (begun, first) = (Instant::now(), Begun::on(&pools).await);
        // Who came while others wrote comes along.
        while batch.len() < BATCH
            && let Ok(more) = waiting.try_recv()
        {
            batch.push(more);
        }
        // From here on what is in it may be written; what was revoked while another wrote is not.
        batch.retain(|append| append.turn.take());
        if let Some(oldest) = batch.first() {
            crowd.waited(oldest.sent.elapsed());
        }
        let answers = match commit(&pools, first, &batch).await {
            Ok(Verdict { answers, rows }) => {
                stats.count(rows.len(), begun.elapsed());
                if let Pool::Sqlite(_) = pools.log {
                    tell(&rows, &news);
                }
                answers
            }
            Err(error) => batch.iter().map(|_| Err(Error::Commit(error.clone()))).collect(),
        };
        for (append, answer) in batch.drain(..).zip(answers) {
            // Who asked may have gone away; the lines are in the log all the same.
            let _ = append.reply.send(answer);
        }
    }
}

/// A table's last line is news enough: who hears of it reads all up to there.
fn tell(rows: &[Row<'_>], news: &broadcast::Sender<News>) {
    let lasts: BTreeMap<&TableId, u64> = rows.iter().map(|&(table, seq, _)| (table, seq)).collect();
    for (table, seq) in lasts {
        let _ = news.send(News::Log { table: table.clone(), seq });
    }
}

/// Another process may add the same line between our look and our writing (SQLite's lock forbids it, PostgreSQL's
/// unique key finds out). Then we look again. It ends, for each time at least one append more is too late.
async fn commit<'a>(pools: &Pools, first: Result<Begun>, batch: &'a [Append]) -> Result<Verdict<'a>, Arc<sqlx::Error>> {
    let mut begun = first;
    loop {
        let done = match begun {
            Ok(begun) => begun.write(&pools.log, batch).await,
            Err(error) => Err(error),
        };
        match done {
            Err(Error::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {}
            Err(Error::Database(error)) => return Err(Arc::new(error)),
            Err(Error::Commit(error)) => return Err(error),
            Err(_) => return Err(Arc::new(sqlx::Error::PoolClosed)),
            Ok(done) => return Ok(done),
        }
        begun = Begun::on(pools).await;
    }
}

/// A batch in a transaction of either kind, which share no type.
macro_rules! write_in {
    ($tx:ident, $end:ident, $pool:ident, $batch:ident) => {{
        let tables: BTreeSet<_> = $batch.iter().map(|append| &append.table).collect();
        let query = sqlx::query_as(lasts($pool)).bind(json!(tables).to_string());
        let lasts: Vec<(TableId, i64)> = query.fetch_all(&mut *$tx).await?;
        let verdict = judge($batch, lasts.into_iter().map(|(table, seq)| (table, seq.unsigned_abs())).collect());
        if !verdict.rows.is_empty() {
            sqlx::query(insert($pool)).bind(to_json(&verdict.rows)).execute(&mut *$tx).await?;
        }
        $tx.$end().await?;
        Ok(verdict)
    }};
}

/// A transaction for lines.
enum Begun {
    Sqlite(Change),
    Postgres(Transaction<'static, Postgres>),
}

impl Begun {
    async fn on(pools: &Pools) -> Result<Begun> {
        Ok(match &pools.log {
            Pool::Sqlite(_) => Begun::Sqlite(pools.group.as_ref().ok_or(Error::Closed)?.begin(None).await?),
            Pool::Postgres(pool) => Begun::Postgres(pool.begin().await?),
        })
    }

    async fn write<'a>(self, pool: &Pool, batch: &'a [Append]) -> Result<Verdict<'a>> {
        if batch.is_empty() {
            return Ok(Verdict { answers: vec![], rows: vec![] });
        }
        match self {
            Begun::Sqlite(mut change) => write_in!(change, end, pool, batch),
            Begun::Postgres(mut transaction) => write_in!(transaction, commit, pool, batch),
        }
    }
}

/// Where the log of each of these tables ends. Each statement takes its list as one JSON text: the same SQL whatever the
/// size of the batch.
fn lasts(pool: &Pool) -> &'static str {
    pool.pick(
        "SELECT id, coalesce((SELECT max(seq) FROM log WHERE table_id = id), 0) FROM tables
         WHERE id IN (SELECT value FROM json_each($1))",
        "SELECT id, coalesce((SELECT max(seq) FROM log WHERE table_id = id), 0) FROM tables
         WHERE id IN (SELECT value FROM json_array_elements_text(CAST($1 AS json)))",
    )
}

/// Rows go in by table and number, so that two processes never wait for each other in a ring.
fn insert(pool: &Pool) -> &'static str {
    pool.pick(
        "INSERT INTO log (table_id, seq, at, line)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
        "WITH added AS (
             INSERT INTO log (table_id, seq, at, line)
             SELECT value ->> 0, CAST(value ->> 1 AS bigint), CAST(value ->> 2 AS bigint), value ->> 3
             FROM json_array_elements(CAST($1 AS json))
             RETURNING table_id, seq
         )
         SELECT pg_notify('kamen', 'log ' || max(seq) || ' ' || table_id) FROM added GROUP BY table_id",
    )
}

fn to_json(rows: &[Row<'_>]) -> String {
    let rows: Vec<_> = rows.iter().map(|(table, seq, line)| (table, signed(*seq), line.at, &line.line)).collect();
    json!(rows).to_string()
}

/// Who comes first in the batch is first. `lasts` are the tables there are, each with the last line of its log.
fn judge(batch: &[Append], mut lasts: BTreeMap<TableId, u64>) -> Verdict<'_> {
    let mut rows = vec![];
    let answers = batch.iter().map(|append| {
        let table = &append.table;
        let last = lasts.get_mut(table).ok_or_else(|| Error::NoTable(table.clone()))?;
        let next = *last + 1;
        if append.first < next {
            return Ok(Claim::Taken);
        }
        if append.first > next {
            return Err(Error::Gap { table: table.clone(), first: append.first, last: *last });
        }
        rows.extend((next..).zip(&append.lines).map(|(seq, line)| (table, seq, line)));
        *last += append.lines.len() as u64;
        Ok(Claim::Done)
    });
    let answers = answers.collect();
    rows.sort_unstable_by_key(|&(table, seq, _)| (table, seq));
    Verdict { answers, rows }
}

/// What the commits of the log cost: their number, the lines in them, and the time from the first look to the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CommitStats {
    pub commits: u64,
    pub lines: u64,
    pub micros_total: u64,
    pub micros_max: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Stats {
    commits: AtomicU64,
    lines: AtomicU64,
    micros_total: AtomicU64,
    micros_max: AtomicU64,
}

impl Stats {
    fn count(&self, lines: usize, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.commits.fetch_add(1, Relaxed);
        self.lines.fetch_add(lines as u64, Relaxed);
        self.micros_total.fetch_add(micros, Relaxed);
        self.micros_max.fetch_max(micros, Relaxed);
    }

    pub(crate) fn snapshot(&self) -> CommitStats {
        CommitStats {
            commits: self.commits.load(Relaxed),
            lines: self.lines.load(Relaxed),
            micros_total: self.micros_total.load(Relaxed),
            micros_max: self.micros_max.load(Relaxed),
        }
    }
}
