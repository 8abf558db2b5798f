//! What the forms of the pages say.

use crate::problem::{Problem, Result};
use crate::table::{ClockRule, Options, Plan, UndoRule};
use kernel::Setup;
use referee::AnyGame;
use std::collections::BTreeMap;
use store::{PersonId, Sitter};

pub(super) type Fields = BTreeMap<String, String>;

/// The table a form of *New table* describes.
pub(super) fn plan(me: &PersonId, form: &Fields) -> Result<Plan> {
    let text = |key: &str| form.get(key).map(String::as_str);
    let game = catalog::game(text("game").unwrap_or_default()).ok_or_else(Problem::not_found)?;
    let chairs: Vec<&str> = (0..).map_while(|i| text(&format!("seat.{i}"))).filter(|word| *word != "closed").collect();
    let setup = setup(game, form, text("mode"), chairs.len())?;
    let one_screen = chairs.iter().filter(|w| matches!(**w, "me" | "same")).count() > 1;
    let mut seats = chairs.iter().map(|word| sitter(word, me)).collect::<Result<Vec<_>>>()?;
    seats.resize(usize::from(setup.seats), None);
    let options = Options {
        clock: match text("clock").unwrap_or("none") {
            "none" => ClockRule::None,
            days if days.ends_with('d') => ClockRule::Days { days: number("clock", days.trim_end_matches('d'))? },
            minutes => ClockRule::Live { seconds: number("clock", minutes)? * 60, increment: 10 },
        },
        undo: match text("undo").unwrap_or("free") {
            "free" => UndoRule::Free,
            "ask" => UndoRule::Consent,
            _ => UndoRule::Never,
        },
        closed: text("spectators").is_none(),
        hints: text("hints").is_some(),
        one_screen,
        ..Options::default()
    };
    options.check().map_err(|(field, why)| Problem::bad(field, why))?;
    Ok(Plan { game, setup, options, public: text("visibility") == Some("public"), seats })
}

fn number(field: &str, text: &str) -> Result<u32> {
    text.parse().map_err(|_| Problem::bad(field, format!("`{text}` is not a number")))
}

fn setup(game: &'static dyn AnyGame, form: &Fields, mode: Option<&str>, chairs: usize) -> Result<Setup> {
    let options = form.iter().filter_map(|(k, v)| Some((k.strip_prefix("option.")?.to_string(), v.trim().to_string())));
    let options: Vec<_> = options.filter(|(_, value)| !value.is_empty()).collect();
    let seats = (chairs > 0).then(|| u8::try_from(chairs).unwrap_or(u8::MAX));
    game.about().setup(mode, seats, &options).map_err(|e| Problem::bad(e.field.clone(), e.reason))
}

fn sitter(word: &str, me: &PersonId) -> Result<Option<Sitter>> {
    match word {
        "me" | "same" => Ok(Some(Sitter::Person(me.clone()))),
        "open" => Ok(None),
        other => {
            let bot = other.strip_prefix("bot:").unwrap_or(other);
            bot.parse::<bots::Bot>().map_err(|why| Problem::bad("seat", why))?;
            Ok(Some(Sitter::Bot(bot.into())))
        }
    }
}
