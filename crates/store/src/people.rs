//! People: guests, and accounts with a password. A guest who makes an account stays the same person.

use crate::{Claim, Error, PersonId, Result, Store};
use sqlx::{FromRow, Row};
use unicode_normalization::UnicodeNormalization;

row! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Person {
        pub id: PersonId,
        pub name: String,
        /// Has a password, and a name nobody else has.
        pub account: bool,
        /// Whatever the server keeps about a person, as JSON.
        pub settings: String,
        pub created_at: i64,
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    pub person: Person,
    /// The hash of the password.
    pub password: String,
}

/// On PostgreSQL, so that of two transactions about the same person one waits for the other.
pub(crate) const LOCK_PERSON: &str = "SELECT id FROM people WHERE id = $1 FOR UPDATE";

/// Two names that read the same are the same name.
fn login(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

impl Store {
    /// [`Claim::Taken`] if there is such a person already.
    pub async fn add_guest(&self, id: &PersonId, name: &str, settings: &str, at: i64) -> Result<Claim> {
        let sql = "INSERT INTO people (id, name, settings, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        Ok(change!(self, tx => {
            let done = sqlx::query(sql).bind(id).bind(name).bind(settings).bind(at).execute(&mut *tx).await?;
            (Claim::from_rows(done.rows_affected()), None)
        }))
    }

    /// [`Claim::Taken`] if another account has that name, in whatever case, or there is such a person already.
    pub async fn add_account(
        &self,
        id: &PersonId,
        name: &str,
        password: &str,
        settings: &str,
        at: i64,
    ) -> Result<Claim> {
        let sql = "INSERT INTO people (id, name, settings, created_at, login, password)
                   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
        Ok(change!(self, tx => {
            let query = sqlx::query(sql).bind(id).bind(name).bind(settings).bind(at);
            let done = query.bind(login(name)).bind(password).execute(&mut *tx).await?;
            (Claim::from_rows(done.rows_affected()), None)
        }))
    }

    /// Makes an account of a guest. [`Claim::Taken`] if another account has that name, or this is an account already.
    pub async fn become_account(&self, id: &PersonId, name: &str, password: &str) -> Result<Claim> {
        let sql = "UPDATE people SET name = $2, login = $3, password = $4 WHERE id = $1 AND login IS NULL";
        let changed = change!(self, tx => {
            let query = sqlx::query(sql).bind(id).bind(name).bind(login(name)).bind(password);
            match query.execute(&mut *tx).await {
                Err(error) if is_taken(&error) => return Ok(Claim::Taken),
                done => (done?.rows_affected(), None),
            }
        });
        if changed == 0 && self.person(id).await?.is_none() {
            return Err(Error::NoPerson(id.clone()));
        }
        Ok(Claim::from_rows(changed))
    }

    /// [`Claim::Taken`] if this is an account and another one has that name.
    pub async fn rename(&self, id: &PersonId, name: &str) -> Result<Claim> {
        let sql = "UPDATE people SET name = $2, login = CASE WHEN login IS NULL THEN NULL ELSE $3 END WHERE id = $1";
        change!(self, tx => {
            match sqlx::query(sql).bind(id).bind(name).bind(login(name)).execute(&mut *tx).await {
                Err(error) if is_taken(&error) => return Ok(Claim::Taken),
                done => (found(id, done?.rows_affected())?, None),
            }
        });
        Ok(Claim::Done)
    }

    /// Changes the password of an account.
    pub async fn set_password(&self, id: &PersonId, password: &str) -> Result<()> {
        let sql = "UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL";
        change!(self, tx => {
            let done = sqlx::query(sql).bind(id).bind(password).execute(&mut *tx).await?;
            (found(id, done.rows_affected())?, None)
        });
        Ok(())
    }

    pub async fn set_settings(&self, id: &PersonId, settings: &str) -> Result<()> {
        let sql = "UPDATE people SET settings = $2 WHERE id = $1";
        change!(self, tx => {
            let done = sqlx::query(sql).bind(id).bind(settings).execute(&mut *tx).await?;
            (found(id, done.rows_affected())?, None)
        });
        Ok(())
    }

    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        let sql = "SELECT id, name, login IS NOT NULL AS account, settings, created_at FROM people WHERE id = $1";
        Ok(read!(self, db => sqlx::query_as(sql).bind(id).fetch_optional(db).await?))
    }

    /// The account with this name, in whatever case.
    pub async fn account(&self, name: &str) -> Result<Option<Account>> {
        let sql = "SELECT id, name, login IS NOT NULL AS account, settings, created_at, password
                   FROM people WHERE login = $1";
        let row = read!(self, db => match sqlx::query(sql).bind(login(name)).fetch_optional(db).await? {
            Some(row) => Some(Account { person: Person::from_row(&row)?, password: row.try_get("password")? }),
            None => None,
        });
        Ok(row)
    }
}

fn found(id: &PersonId, changed: u64) -> Result<()> {
    if changed == 0 { Err(Error::NoPerson(id.clone())) } else { Ok(()) }
}
