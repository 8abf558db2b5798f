//! What the forms of the pages say.

use crate::people;
use crate::problem::{Problem, Result};
use crate::table::{ClockRule, Options, Plan, UndoRule};
use kernel::{Phrase, Possible, Setup};
use referee::AnyGame;
use std::collections::BTreeMap;
use store::{PersonId, Sitter};

pub(super) type Fields = BTreeMap<String, String>;

/// The table a form of *New table* describes.
pub(super) fn plan(me: &PersonId, form: &Fields, handed: &[(String, String)]) -> Result<Plan> {
    let text = |key: &str| form.get(key).map(String::as_str);
    let game = catalog::game(text("game").unwrap_or_default()).ok_or_else(Problem::not_found)?;
    let chairs: Vec<&str> = chairs(form).map(|(_, word)| word).collect();
    let setup = setup(game, form, handed)?;
    let one_screen = chairs.iter().filter(|w| matches!(**w, "me" | "same")).count() > 1;
    let mut seats = chairs.iter().map(|word| sitter(word, me)).collect::<Result<Vec<_>>>()?;
    seats.resize(usize::from(setup.seats), None);
    let options = options(form, one_screen, Options::default())?;
    let names = names(form)?;
    Ok(Plan { game, setup, options, public: text("visibility") == Some("public"), seats, names })
}

/// What those who share a screen want to be called, by the seats as they are counted once closed chairs are gone.
fn names(form: &Fields) -> Result<BTreeMap<u8, String>> {
    let typed = |chair: usize| form.get(&format!("name.{chair}")).filter(|name| !name.trim().is_empty());
    let mut names = BTreeMap::new();
    for (seat, (chair, _)) in chairs(form).enumerate().filter(|(_, (_, word))| *word == "same") {
        if let Some(name) = typed(chair) {
            names.insert(seat as u8, people::name(name)?);
        }
    }
    Ok(names)
}

/// What a form says beside the game's own setup; of what it does not ask for, what was agreed before.
fn options(form: &Fields, one_screen: bool, before: Options) -> Result<Options> {
    let text = |key: &str| form.get(key).map(String::as_str);
    let options = Options {
        clock: match text("clock").unwrap_or("none") {
            "none" => ClockRule::None,
            days if days.ends_with('d') => ClockRule::Days { days: number("clock", days.trim_end_matches('d'))? },
            minutes => ClockRule::Live {
                seconds: number("clock", minutes)? * 60,
                increment: text("increment").map_or(Ok(10), |seconds| number("increment", seconds))?,
            },
        },
        undo: match text("undo").unwrap_or("free") {
            "free" => UndoRule::Free,
            "ask" => UndoRule::Consent,
            _ => UndoRule::Never,
        },
        closed: text("spectators").is_none(),
        hints: text("hints").is_some(),
        one_screen,
        least_window_ms: text("least_window").map_or(Ok(0), |ms| number("least_window_ms", ms))?,
        ..before
    };
    options.check().map_err(|(field, why)| Problem::bad(field, why))?;
    Ok(options)
}

/// The same table with other settings: its mode and its seats stay.
pub(super) fn agreed(
    game: &'static dyn AnyGame,
    before: &Setup,
    form: &Fields,
    options_before: &Options,
) -> Result<(Setup, Options)> {
    let mut form = form.clone();
    form.insert("mode".into(), before.mode.to_string());
    // A setting of each seat is read by the chairs that are taken.
    form.extend((0..before.seats).map(|i| (format!("seat.{i}"), "open".to_string())));
    let options = options(&form, options_before.one_screen, options_before.clone())?;
    Ok((setup(game, &form, &[])?, options))
}

fn number(field: &str, text: &str) -> Result<u32> {
    text.parse().map_err(|_| Problem::bad(field, Phrase::new("problem-number").text("word", text)))
}

fn setup(game: &'static dyn AnyGame, form: &Fields, handed: &[(String, String)]) -> Result<Setup> {
    let (seats, wished) = wish(game, form);
    let mut options = [handed, &wished].concat();
    let mode = form.get("mode").map(String::as_str);
    let choices = game.about().choices(mode, seats, &options);
    for (key, value) in &mut options {
        if let Some(choice) = choices.settings.iter().find(|choice| choice.key == key) {
            *value = drawn(value, &choice.values);
        }
    }
    game.about().setup(mode, seats, &options).map_err(|bad| Problem::bad_setup(game, &bad))
}

/// The chairs that are taken, by their numbers and the words for who sits there.
fn chairs(form: &Fields) -> impl Iterator<Item = (usize, &str)> {
    let all = (0..).map_while(|i| Some((i, form.get(&format!("seat.{i}"))?.as_str())));
    all.filter(|(_, word)| *word != "closed")
}

/// What a form says of seats and settings, with lots not yet drawn.
pub(super) fn wish(game: &dyn AnyGame, form: &Fields) -> (Option<u8>, Vec<(String, String)>) {
    let taken: Vec<usize> = chairs(form).map(|(i, _)| i).collect();
    let text = |name: String| form.get(&name).map(|text| text.trim()).filter(|text| !text.is_empty());
    let value = |name: &str| match text(format!("option.{name}")) {
        Some(value) => Some(value.to_string()),
        None => {
            let each: Vec<&str> = taken.iter().filter_map(|i| text(format!("option.{name}.{i}"))).collect();
            (!each.is_empty()).then(|| each.join(" "))
        }
    };
    let options = game.about().settings.iter().filter_map(|s| Some((s.key.to_string(), value(s.key)?))).collect();
    let seats = (!taken.is_empty()).then(|| u8::try_from(taken.len()).unwrap_or(u8::MAX));
    (seats, options)
}

/// A value where a lot may stand for what is not taken yet.
fn drawn(value: &str, possible: &Possible) -> String {
    match possible {
        Possible::Text(all) if value == LOT => lot(all.iter()).unwrap_or_default(),
        Possible::EachSeat(all) => {
            let mut words: Vec<String> = value.split(' ').map(str::to_string).collect();
            for i in 0..words.len() {
                if words[i] == LOT {
                    let free: Vec<&String> = all.iter().filter(|v| !words.contains(v)).collect();
                    words[i] = lot(free.into_iter()).unwrap_or_default();
                }
            }
            words.join(" ")
        }
        Possible::Number(_) | Possible::OneOf(_) | Possible::Text(_) | Possible::Legacy => value.to_string(),
    }
}

const LOT: &str = "random";

fn lot<'v>(values: impl Iterator<Item = &'v String>) -> Option<String> {
    let values: Vec<&String> = values.collect();
    let drawn = crate::now::luck().below(u32::try_from(values.len()).ok().filter(|n| *n > 0)?);
    values.get(drawn as usize).map(ToString::to_string)
}

/// The chairs of a form for those who sat somewhere before; the chairs of others are open to them.
pub(super) fn chairs_of(seats: &[Option<Sitter>], me: &PersonId) -> Vec<(String, String)> {
    let is_mine = |sitter: &Option<Sitter>| matches!(sitter, Some(Sitter::Person(person)) if person == me);
    let first = seats.iter().position(is_mine);
    let word = |(i, sitter): (usize, &Option<Sitter>)| match sitter {
        Some(Sitter::Bot(bot)) if crate::bots::LEVELS.contains(&&**bot) => format!("bot:{bot}"),
        sitter if is_mine(sitter) => if first == Some(i) { "me" } else { "same" }.into(),
        _ => "open".into(),
    };
    let named = |(i, sitter)| (format!("seat.{i}"), word((i, sitter)));
    seats.iter().enumerate().map(named).collect()
}

fn sitter(word: &str, me: &PersonId) -> Result<Option<Sitter>> {
    match word {
        "me" | "same" => Ok(Some(Sitter::Person(me.clone()))),
        "open" => Ok(None),
        other => {
            let bot = other.strip_prefix("bot:").unwrap_or(other);
            crate::bots::named(bot).map_err(|why| Problem::bad("seat", why))?;
            Ok(Some(Sitter::Bot(bot.into())))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_may_keep_windows_open() {
        let plan = |least: &str| {
            let fields = [("game", "summoner-wars-1"), ("seat.0", "me"), ("seat.1", "open"), ("least_window", least)];
            let form = fields.into_iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
            super::plan(&PersonId("ada".into()), &form, &[]).map(|plan| plan.options.least_window_ms)
        };
        assert_eq!(plan("3000").ok(), Some(3000));
        for wrong in ["soon", "60001", "-1"] {
            assert_eq!(plan(wrong).expect_err(wrong).field.as_deref(), Some("least_window_ms"), "{wrong}");
        }
        let said = words::Lang::ALL.map(|lang| plan("soon").expect_err("no number").body(lang).message);
        assert_eq!(said, ["`soon` is not a number.", "`soon` není číslo."]);
    }
}
