//! The one door tests play through: a position, what was said, what came of it.

use crate::erased;
use kernel::{Seat, Show, Viewer, Who};
use referee::{AnyTable, Error, Scenario};
use std::fmt::Write;
use std::path::Path;
use words::Lang;

/// Play answers from a position and return what each audience heard. One answer a line; `chance 6` scripts a die.
/// An answer nobody asked for fails the test, and so does a die nobody scripted.
pub fn play<G: Show>(position: &str, answers: &str) -> String {
    let mut table = open::<G>(position);
    for line in answers.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let said = match line.strip_prefix("chance ") {
            Some(faces) => faces.split_whitespace().try_for_each(|face| table.roll(face)),
            None => table.answer(line),
        };
        said.unwrap_or_else(|error| panic!("`{line}`: {}", in_words(table.as_ref(), &error)));
    }
    assert!(!table.asked().contains(&Who::Chance), "a die was rolled that the test does not script");
    heard(table.as_ref())
}

/// Why something may not be done: the rule and the sentence.
pub fn refuse<G: Show>(position: &str, answer: &str) -> String {
    let mut table = open::<G>(position);
    let before = table.position();
    match table.answer(answer) {
        Ok(()) => panic!("`{answer}` was accepted"),
        Err(error) => {
            assert_eq!(table.position(), before, "a refusal changes nothing");
            in_words(table.as_ref(), &error)
        }
    }
}

/// What a seat knows of a position.
pub fn see<G: Show>(position: &str, seat: Seat) -> String {
    open::<G>(position).facts(Viewer::Seat(seat)).to_string()
}

/// Run every scenario below a folder; where it leads can be written down and read again.
pub fn scenarios<G: Show>(folder: &str) {
    let game = erased::<G>();
    let mut failed = vec![];
    let files = toml_files(Path::new(folder));
    assert!(!files.is_empty(), "{folder} holds no scenarios");
    for file in &files {
        let text = std::fs::read_to_string(file).expect("a readable file");
        let result = Scenario::parse(&text).and_then(|scenario| {
            assert_eq!(scenario.game, game.about().key, "{}", file.display());
            referee::run_scenario(&scenario, game, Lang::En)
        });
        let why = match result {
            Ok(table) => reads_back(table.as_ref()).err(),
            Err(failure) => Some(failure.to_string()),
        };
        failed.extend(why.map(|why| format!("{}: {why}", file.display())));
    }
    assert!(failed.is_empty(), "{} of {} scenarios failed:\n{}", failed.len(), files.len(), failed.join("\n"));
}

fn reads_back(table: &dyn AnyTable) -> Result<(), String> {
    let position = table.position();
    let read =
        table.game().read(&position).map_err(|error| format!("its end cannot be read: {}", in_words(table, &error)))?;
    if read.position() == position { Ok(()) } else { Err("its end is read as another position".into()) }
}

fn open<G: Show>(position: &str) -> Box<dyn AnyTable> {
    let game = erased::<G>();
    let said = |error: Error| error.say(&game.words().speaker(Lang::En, &[]));
    game.read(position).unwrap_or_else(|error| panic!("the position: {}", said(error)))
}

fn in_words(table: &dyn AnyTable, error: &Error) -> String {
    error.say(&table.game().words().speaker(Lang::En, &referee::seat_ids(table)))
}

/// One line an event: who heard it, and the sentence.
pub(crate) fn heard(table: &dyn AnyTable) -> String {
    let names = referee::seat_ids(table);
    let speaker = table.game().words().speaker(Lang::En, &names);
    let mut out = String::new();
    for event in table.events(0) {
        let audience = if event.audience.is_all() {
            "all".into()
        } else {
            let seats: Vec<_> = event.audience.seats(table.seats()).map(|s| table.seat_id(s)).collect();
            seats.join(" ")
        };
        writeln!(out, "{audience}: {}", speaker.say(&event.phrase)).expect("strings take everything");
    }
    out
}

fn toml_files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = vec![];
    for entry in std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(toml_files(&path));
        } else if path.extension().is_some_and(|e| e == "toml") {
            found.push(path);
        }
    }
    found.sort();
    found
}
