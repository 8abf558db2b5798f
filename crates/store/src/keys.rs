//! What opens the door for a person: browser sessions and the tokens of programs. Only hashes of secrets come here.

use crate::people::LOCK_PERSON;
use crate::{Claim, News, PersonId, Result, Store};

words! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum KeyKind { Session = "session", Token = "token" }
}

row! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Key {
        /// The hash of the secret, which the store never sees.
        pub hash: String,
        pub person: PersonId,
        pub kind: KeyKind,
        /// What its owner calls it.
        pub label: String,
        pub created_at: i64,
        /// It opens nothing from then on; nothing means it opens for ever.
        pub expires_at: Option<i64>,
        pub used_at: Option<i64>,
    }
}

impl Store {
    /// Adds a key, unless its owner has `most` of the kind already: [`Claim::Taken`].
    pub async fn add_key_within(&self, key: &Key, most: u32) -> Result<Claim> {
        // Two at once count one after the other: SQLite has one writer, PostgreSQL locks the owner.
        let lock = self.pools.write.pick("SELECT id FROM people WHERE id = $1", LOCK_PERSON);
        let count = "SELECT count(*) FROM keys WHERE person = $1 AND kind = $2";
        let sql = "INSERT INTO keys (hash, person, kind, label, created_at, expires_at, used_at)
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        Ok(change!(self, tx => {
            sqlx::query(lock).bind(&key.person).execute(&mut *tx).await?;
            let kept: i64 = sqlx::query_scalar(count).bind(&key.person).bind(key.kind).fetch_one(&mut *tx).await?;
            if kept >= i64::from(most) {
                return Ok(Claim::Taken);
            }
            let query = sqlx::query(sql).bind(&key.hash).bind(&key.person).bind(key.kind).bind(&key.label);
            let query = query.bind(key.created_at).bind(key.expires_at).bind(key.used_at);
            query.execute(&mut *tx).await?;
            (Claim::Done, None)
        }))
    }

    /// Lets a guest come back by a code with this hash; one from before does no more.
    pub async fn set_way_back(&self, person: &PersonId, hash: &str, at: i64) -> Result<()> {
        let sql = "INSERT INTO ways_back (person, hash, made_at) VALUES ($1, $2, $3)
                   ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, made_at = excluded.made_at";
        change!(self, tx => {
            sqlx::query(sql).bind(person).bind(hash).bind(at).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// The guest who comes back by the code with this hash; who has an account comes by its door.
    pub async fn way_back(&self, hash: &str) -> Result<Option<PersonId>> {
        let sql = "SELECT w.person FROM ways_back w JOIN people p ON p.id = w.person
                   WHERE w.hash = $1 AND p.login IS NULL";
        Ok(read!(self, db => sqlx::query_scalar(sql).bind(hash).fetch_optional(db).await?))
    }

    pub async fn add_key(&self, key: &Key) -> Result<()> {
        let sql = "INSERT INTO keys (hash, person, kind, label, created_at, expires_at, used_at)
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        change!(self, tx => {
            let query = sqlx::query(sql).bind(&key.hash).bind(&key.person).bind(key.kind).bind(&key.label);
            let query = query.bind(key.created_at).bind(key.expires_at).bind(key.used_at);
            query.execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// The key with this hash, if it still opens the door.
    pub async fn key(&self, hash: &str, now: i64) -> Result<Option<Key>> {
        let sql = "SELECT * FROM keys WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)";
        Ok(read!(self, db => sqlx::query_as(sql).bind(hash).bind(now).fetch_optional(db).await?))
    }

    /// Remembers that a key was used, and lets it open until `expires_at`.
    pub async fn renew_key(&self, hash: &str, used_at: i64, expires_at: Option<i64>) -> Result<()> {
        let sql = "UPDATE keys SET used_at = $2, expires_at = $3 WHERE hash = $1";
        change!(self, tx => {
            sqlx::query(sql).bind(hash).bind(used_at).bind(expires_at).execute(&mut *tx).await?;
            ((), None)
        });
        Ok(())
    }

    /// A person's keys of one kind, oldest first, those that no longer open included.
    pub async fn keys_of(&self, person: &PersonId, kind: KeyKind) -> Result<Vec<Key>> {
        let sql = "SELECT * FROM keys WHERE person = $1 AND kind = $2 ORDER BY created_at, hash";
        Ok(read!(self, db => sqlx::query_as(sql).bind(person).bind(kind).fetch_all(db).await?))
    }

    /// Takes a key away from its owner; nobody else can. False if there was none.
    pub async fn drop_key(&self, person: &PersonId, hash: &str) -> Result<bool> {
        let sql = "DELETE FROM keys WHERE person = $1 AND hash = $2";
        Ok(change!(self, tx => {
            let done = sqlx::query(sql).bind(person).bind(hash).execute(&mut *tx).await?;
            let dropped = done.rows_affected() > 0;
            (dropped, dropped.then(|| News::Key { hash: hash.into() }))
        }))
    }

    /// Takes all keys of one kind away from a person, as after a changed password.
    pub async fn drop_keys(&self, person: &PersonId, kind: KeyKind) -> Result<u64> {
        let sql = "DELETE FROM keys WHERE person = $1 AND kind = $2";
        Ok(change!(self, tx => {
            let done = sqlx::query(sql).bind(person).bind(kind).execute(&mut *tx).await?;
            (done.rows_affected(), None)
        }))
    }

    /// Forgets the keys that no longer open anything, and says how many.
    pub async fn drop_expired_keys(&self, now: i64) -> Result<u64> {
        let sql = "DELETE FROM keys WHERE expires_at <= $1";
        Ok(change!(self, tx => {
            let done = sqlx::query(sql).bind(now).execute(&mut *tx).await?;
            (done.rows_affected(), None)
        }))
    }
}
