//! Long lists in pages, newest first: what to list, and where the next page begins.

use crate::{PersonId, TableId};
use sqlx::{Database, Encode, QueryBuilder, Type};
use std::fmt;
use std::str::FromStr;

/// The place after an entry of a list. As text it fits into an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    pub at: i64,
    pub table: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at, self.table)
    }
}

impl FromStr for Cursor {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (at, table) = text.split_once('.').ok_or("a cursor is a time, a dot and a table")?;
        let at = at.parse().map_err(|_| "a cursor begins with a time")?;
        Ok(Self { at, table: table.into() })
    }
}

/// Which tables or results to list; the default is all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Leave out what is nobody else's business at this time.
    pub public_at: Option<i64>,
    pub game: Option<String>,
    pub person: Option<PersonId>,
}

impl Filter {
    /// Goes on with a query over `tables t` that has its `WHERE`, to a page of what `by` (a time) sorts.
    /// `people` are queries for the tables of a person, each up to the person; `public` is said of what everybody may see,
    /// up to the time.
    pub(crate) fn page<'a, DB>(
        &'a self,
        query: &mut QueryBuilder<'a, DB>,
        people: &[&str],
        public: &str,
        by: &str,
        before: Option<&'a Cursor>,
        limit: u32,
    ) where
        DB: Database,
        &'a str: Encode<'a, DB> + Type<DB>,
        i64: Encode<'a, DB> + Type<DB>,
    {
        if let Some(now) = self.public_at {
            query.push(public).push_bind(now).push(")");
        }
        if let Some(game) = &self.game {
            query.push(" AND t.game = ").push_bind(game.as_str());
        }
        if let Some(person) = &self.person {
            let mut joint = " AND t.id IN (";
            for subquery in people {
                query.push(joint).push(subquery).push_bind(person.0.as_str());
                joint = " UNION ";
            }
            query.push(")");
        }
        if let Some(before) = before {
            query.push(format_args!(" AND ({by}, t.id) < (")).push_bind(before.at);
            query.push(", ").push_bind(before.table.0.as_str()).push(")");
        }
        query.push(format_args!(" ORDER BY {by} DESC, t.id DESC LIMIT ")).push_bind(i64::from(limit));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_is_written() {
        let cursor = Cursor { at: -5, table: "a.b".into() };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        assert!("5".parse::<Cursor>().is_err());
        assert!("x.t".parse::<Cursor>().is_err());
    }
}
