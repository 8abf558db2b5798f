//! How a command ends when it does not end well.

use referee::{AnyTable, Error};
use words::Lang;

#[derive(Debug)]
pub enum Exit {
    /// An expectation failed; what failed was printed already.
    Failed,
    /// Illegal in the rules or bad input: a line that says which rule or field; a deck may have several.
    Refused(String),
}

impl Exit {
    pub fn refused(why: impl std::fmt::Display) -> Exit {
        Exit::Refused(why.to_string())
    }

    /// An error in a language a person reads.
    pub fn of(error: &Error, lang: Lang, table: &dyn AnyTable) -> Exit {
        let names = referee::seat_names(table, lang);
        Exit::refused(error.say(&table.game().words().speaker(lang, &names)))
    }
}

impl From<Error> for Exit {
    fn from(error: Error) -> Exit {
        Exit::refused(error)
    }
}
