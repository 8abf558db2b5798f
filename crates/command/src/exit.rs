//! How a command ends when it does not end well.

use kernel::Phrase;
use referee::{AnyGame, AnyTable, Error};
use words::{Lang, Words};

#[derive(Debug)]
pub enum Exit {
    /// An expectation failed; what failed was printed already.
    Failed,
    /// Illegal in the rules or bad input: a line that says which rule or field; a deck may have several.
    Refused(Refused),
}

/// What is wrong with what we were given. It is said at the very end, in the language that was asked for.
#[derive(Debug)]
pub struct Refused {
    file: Option<String>,
    why: Why,
}

#[derive(Debug)]
enum Why {
    Said(String),
    Phrase(Phrase, &'static Words),
}

impl Exit {
    /// What the system or a library says, which has no other language.
    pub fn refused(why: impl std::fmt::Display) -> Exit {
        Exit::because(Why::Said(why.to_string()))
    }

    /// Words of the program.
    pub fn wrong(why: Phrase) -> Exit {
        Exit::because(Why::Phrase(why, Words::of_program()))
    }

    /// Words of the program about one field.
    pub fn field(field: &str, why: Phrase) -> Exit {
        Exit::wrong(Phrase::new("wrong-field").text("field", field).phrase("why", why))
    }

    /// Words of a game, with nobody at a table.
    pub fn game(game: &'static dyn AnyGame, error: impl Into<Error>) -> Exit {
        Exit::because(Why::Phrase(error.into().phrase(), game.words()))
    }

    /// An error at a table, where seats have names.
    pub fn at(table: &dyn AnyTable, error: &Error, lang: Lang) -> Exit {
        let names = referee::seat_names(table, lang);
        Exit::refused(error.say(&table.game().words().speaker(lang, &names)))
    }

    fn because(why: Why) -> Exit {
        Exit::Refused(Refused { file: None, why })
    }

    /// The same, in a file; `-` is standard input.
    pub fn in_file(self, file: &str) -> Exit {
        match self {
            Exit::Failed => Exit::Failed,
            Exit::Refused(refused) => Exit::Refused(Refused { file: Some(file.into()), ..refused }),
        }
    }
}

impl Refused {
    pub fn say(&self, lang: Lang) -> String {
        let why = match &self.why {
            Why::Said(said) => said.clone(),
            Why::Phrase(phrase, words) => words.speaker(lang, &[]).say(phrase),
        };
        match self.file.as_deref() {
            None => why,
            Some("-") => format!("{}: {why}", Words::of_program().speaker(lang, &[]).word("wrong-stdin")),
            Some(file) => format!("{file}: {why}"),
        }
    }
}
