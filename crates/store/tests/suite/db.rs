//! A fresh database, and the handful of things most tests need in it.

use sqlx::{Connection, Executor};
use store::{Claim, Line, NewTable, PersonId, Sitter, Store, TableId};
use tempfile::TempDir;

pub(crate) struct Db {
    pub url: String,
    /// SQLite's file lives here.
    _folder: Option<TempDir>,
}

impl Db {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { url: format!("sqlite:{}", folder.path().join("kamen.db").display()), _folder: Some(folder) }
    }

    /// In a folder that somebody else keeps.
    pub(crate) fn sqlite_in(folder: &std::path::Path) -> Self {
        Self { url: format!("sqlite:{}", folder.join("kamen.db").display()), _folder: None }
    }

    /// Nothing where PostgreSQL is not wanted.
    pub(crate) fn postgres() -> Option<Self> {
        Some(Self { url: pgtest::database()?, _folder: None })
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.url.starts_with("postgres")
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Does something behind the store's back.
    pub(crate) async fn execute(&self, sql: &str) {
        if self.is_postgres() {
            let mut connection = sqlx::PgConnection::connect(&self.url).await.unwrap();
            connection.execute(sql).await.unwrap();
        } else {
            let mut connection = sqlx::SqliteConnection::connect(&self.url).await.unwrap();
            connection.execute(sql).await.unwrap();
        }
    }

    /// Opens it, with Ann, Bob and a table `t` of two empty seats that Ann made.
    pub(crate) async fn open_with_table(&self) -> Store {
        let store = self.open().await;
        for name in ["ann", "bob"] {
            assert_eq!(store.add_guest(&name.into(), name, "{}", 1).await.unwrap(), Claim::Done);
        }
        assert_eq!(store.create_table(&table("t", 10)).await.unwrap(), Claim::Done);
        store
    }
}

pub(crate) fn table(id: &str, at: i64) -> NewTable {
    NewTable {
        id: id.into(),
        game: "go".into(),
        setup: "19x19".into(),
        options: "{}".into(),
        public: true,
        host: "ann".into(),
        home: Some("home".into()),
        created_at: at,
        seats: vec![None, None],
    }
}

pub(crate) fn t() -> TableId {
    "t".into()
}

pub(crate) fn ann() -> PersonId {
    "ann".into()
}

pub(crate) fn bob() -> PersonId {
    "bob".into()
}

pub(crate) fn person(id: &str) -> Sitter {
    Sitter::Person(id.into())
}

pub(crate) fn lines(texts: &[&str]) -> Vec<Line> {
    texts.iter().map(|text| Line { at: 5, line: text.to_string() }).collect()
}

/// The log of a table as texts, after making sure that it has no gap.
pub(crate) async fn log(store: &Store, table: &TableId) -> Vec<String> {
    let log = store.log(table, 0).await.unwrap();
    assert!(log.iter().map(|line| line.seq).eq(1..=log.len() as u64));
    log.into_iter().map(|line| line.line).collect()
}
