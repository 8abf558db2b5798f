//! What the forms of the pages say.

use crate::problem::{Problem, Result};
use crate::table::{ClockRule, Options, Plan, UndoRule};
use kernel::{Setting, Setup, Values};
use referee::AnyGame;
use std::collections::BTreeMap;
use store::{PersonId, Sitter};

pub(super) type Fields = BTreeMap<String, String>;

/// The table a form of *New table* describes.
pub(super) fn plan(me: &PersonId, form: &Fields) -> Result<Plan> {
    let text = |key: &str| form.get(key).map(String::as_str);
    let game = catalog::game(text("game").unwrap_or_default()).ok_or_else(Problem::not_found)?;
    let all = (0..).map_while(|i| Some((i, text(&format!("seat.{i}"))?)));
    let (taken, chairs): (Vec<usize>, Vec<&str>) = all.filter(|(_, word)| *word != "closed").unzip();
    let setup = setup(game, form, text("mode"), &taken)?;
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

fn setup(game: &'static dyn AnyGame, form: &Fields, mode: Option<&str>, taken: &[usize]) -> Result<Setup> {
    let chosen = |s: &Setting| Some((s.key.into(), value(s, form, taken)?));
    let options: Vec<_> = game.about().settings.iter().filter_map(chosen).collect();
    let seats = (!taken.is_empty()).then(|| u8::try_from(taken.len()).unwrap_or(u8::MAX));
    game.about().setup(mode, seats, &options).map_err(|bad| Problem::bad_setup(game, &bad))
}

/// What was chosen of a setting, where a lot may stand for what is not taken yet.
fn value(setting: &Setting, form: &Fields, taken: &[usize]) -> Option<String> {
    let name = format!("option.{}", setting.key);
    let text = |name: String| form.get(&name).map(|text| text.trim()).filter(|text| !text.is_empty());
    match setting.values {
        Values::Number(_) | Values::OneOf(_) => text(name).map(str::to_string),
        Values::Text(values) => match text(name)? {
            LOT => lot(values.iter().copied()),
            chosen => Some(chosen.to_string()),
        },
        Values::EachSeat(values) => {
            let mut chosen: Vec<String> =
                taken.iter().filter_map(|i| text(format!("{name}.{i}"))).map(str::to_string).collect();
            for i in 0..chosen.len() {
                if chosen[i] == LOT {
                    chosen[i] = lot(values.iter().copied().filter(|v| chosen.iter().all(|c| c != v)))?;
                }
            }
            (!chosen.is_empty()).then(|| chosen.join(" "))
        }
    }
}

const LOT: &str = "random";

fn lot<'v>(values: impl Iterator<Item = &'v str>) -> Option<String> {
    let values: Vec<&str> = values.collect();
    let drawn = crate::now::luck().below(u32::try_from(values.len()).ok().filter(|n| *n > 0)?);
    values.get(drawn as usize).map(ToString::to_string)
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
