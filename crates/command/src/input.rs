//! Reading what we are given, and refusing it in one line where it is not what it should be.

use crate::{Exit, New};
use kernel::{Luck, Phrase, Setup, Viewer, Who};
use referee::{AnyGame, AnyTable, Record};
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Read;

/// Nothing we read is larger; a huge file is a mistake.
const MOST_BYTES: u64 = 16 << 20;

/// The text of a file, or of standard input for `-`.
pub fn text(path: &str) -> Result<String, Exit> {
    let wrong = |why: Phrase| Exit::wrong(why).in_file(path);
    let mut bytes = vec![];
    let read = |from: &mut dyn Read, bytes: &mut Vec<u8>| from.take(MOST_BYTES + 1).read_to_end(bytes);
    if path == "-" {
        read(&mut std::io::stdin(), &mut bytes)
    } else {
        fs::File::open(path).and_then(|mut file| read(&mut file, &mut bytes))
    }
    .map_err(|error| Exit::refused(error).in_file(path))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(wrong(Phrase::new("wrong-large").number("most", (MOST_BYTES >> 20) as i64)));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|b| **b == b'\n').count() + 1;
        wrong(Phrase::new("wrong-text").number("line", line as i64))
    })?;
    if text.trim().is_empty() {
        return Err(wrong(Phrase::new("wrong-empty")));
    }
    Ok(text)
}

/// Scenarios of somebody's own, in a file or in every `.toml` of a folder: their games know them from now on. Each says which
/// game it is of: `game = "heroes-3"`.
pub fn scenarios(path: &str) -> Result<(), Exit> {
    let mut files = vec![path.to_string()];
    if fs::metadata(path).is_ok_and(|found| found.is_dir()) {
        let found = fs::read_dir(path).map_err(|error| Exit::refused(error).in_file(path))?;
        let found = found.filter_map(|entry| Some(entry.ok()?.path()));
        let found = found.filter(|file| file.extension().is_some_and(|end| end == "toml"));
        files = found.map(|file| file.to_string_lossy().into_owned()).collect();
        files.sort_unstable();
    }
    for file in &files {
        let text = text(file)?;
        let says = |line: &str| {
            let value = line.strip_prefix("game")?.trim_start().strip_prefix('=')?;
            Some(value.split('#').next()?.trim().trim_matches('"').to_string())
        };
        let key = text.lines().find_map(says);
        let key = key.ok_or_else(|| Exit::wrong(Phrase::new("wrong-scenario-game")).in_file(file))?;
        let game = game(&key)?;
        game.learn(&text).map_err(|why| Exit::game(game, why).in_file(file))?;
    }
    Ok(())
}

pub fn game(key: &str) -> Result<&'static dyn AnyGame, Exit> {
    catalog::game(key).ok_or_else(|| {
        let known: Vec<_> = catalog::games().iter().map(|g| g.about().key).collect();
        Exit::field("game", Phrase::new("wrong-one-of").text("word", key).text("known", known.join(", ")))
    })
}

/// A table at the position in a file; the position says which game it is.
pub fn table(path: &str) -> Result<Box<dyn AnyTable>, Exit> {
    let text = text(path)?;
    let key = text.lines().find_map(|line| line.trim().strip_prefix("game:"));
    let key = key.ok_or_else(|| Exit::wrong(Phrase::new("wrong-position")).in_file(path))?;
    let game = game(key.split(" #").next().unwrap_or_default().trim())?;
    game.read(&text).map_err(|error| Exit::game(game, error).in_file(path))
}

pub fn setup(new: &New) -> Result<(&'static dyn AnyGame, Setup), Exit> {
    let game = game(&new.game)?;
    let split = |option: &String| {
        let expected = || Exit::field(&format!("option {option}"), Phrase::new("wrong-option"));
        let (key, value) = option.split_once('=').ok_or_else(expected)?;
        Ok((key.to_string(), value.to_string()))
    };
    let wished = new.options.iter().map(split).collect::<Result<Vec<_>, Exit>>()?;
    let Handed { before, mut options } = match &new.from {
        Some(file) => handed(game, file)?,
        None => Handed::default(),
    };
    options.extend(wished);
    let mode = new.mode.as_deref().or(before.as_ref().map(|setup| &*setup.mode));
    let seats = new.seats.or(before.as_ref().map(|setup| setup.seats));
    let setup = game.about().setup(mode, seats, &options).map_err(|bad| Exit::game(game, bad))?;
    Ok((game, setup))
}

/// What a finished game in a file hands to the next one.
#[derive(Default)]
struct Handed {
    /// How it had been set up: a record knows that, a position does not.
    before: Option<Setup>,
    /// What the next one is wished to be, before anything else is.
    options: Vec<(String, String)>,
}

fn handed(game: &'static dyn AnyGame, file: &str) -> Result<Handed, Exit> {
    let wrong = |code: &str| Exit::field("from", Phrase::new(code)).in_file(file);
    let text = text(file)?;
    let record = Record::parse(&text);
    let before = record.as_ref().ok().and_then(|record| record.setup(game.about()).ok());
    let table = match record {
        Ok(record) if record.game() != game.about().key => return Err(wrong("problem-from-other-game")),
        Ok(record) => record.replay(game, None).map_err(|e| Exit::game(game, e).in_file(file))?,
        Err(_) => table(file)?,
    };
    if table.game().about().key != game.about().key {
        return Err(wrong("problem-from-other-game"));
    }
    if table.outcome().is_none() {
        return Err(wrong("problem-from-unfinished"));
    }
    match (game.about().campaign(), table.legacy()) {
        (Some(key), Some(legacy)) => {
            let options = before.as_ref().map(|setup| game.about().sequel(setup, &legacy));
            let options = options.unwrap_or_else(|| vec![(key.into(), legacy)]);
            Ok(Handed { before, options })
        }
        _ => Err(wrong("problem-from-nothing")),
    }
}

/// A table set up so.
pub fn start(game: &'static dyn AnyGame, setup: &Setup) -> Result<Box<dyn AnyTable>, Exit> {
    game.start(setup).map_err(|error| Exit::game(game, error))
}

/// Several setups at once: where an option names alternatives (`south=a|b`), every one with every other, in an
/// order that favours none of them however few are played.
pub fn setups(new: &New) -> Result<(&'static dyn AnyGame, Vec<Setup>), Exit> {
    let mut choices: Vec<Vec<String>> = vec![vec![]];
    for option in &new.options {
        let (key, values) = option.split_once('=').unwrap_or((option, ""));
        let each = |chosen: &Vec<String>| {
            let with = |value| [&chosen[..], &[format!("{key}={value}")]].concat();
            values.split('|').map(with).collect::<Vec<_>>()
        };
        choices = choices.iter().flat_map(each).collect();
    }
    let of = |options| {
        setup(&New { options, game: new.game.clone(), mode: new.mode.clone(), from: new.from.clone(), ..*new })
    };
    let setups = choices.into_iter().map(|options| Ok(of(options)?.1)).collect::<Result<Vec<_>, Exit>>()?;
    Ok((game(&new.game)?, spread(setups)))
}

/// In strides of about the golden ratio: any few that follow one another lie all over the list.
fn spread<T: Clone>(list: Vec<T>) -> Vec<T> {
    let n = list.len();
    let shared = |a: usize, b: usize| (2..=a.min(b)).any(|d| a.is_multiple_of(d) && b.is_multiple_of(d));
    let stride = (n * 618 / 1000).max(1);
    let stride = (stride..).find(|stride| !shared(*stride, n)).unwrap_or(1);
    (0..n).map(|i| list[i * stride % n].clone()).collect()
}

/// Workers: all cores unless said otherwise.
pub fn threads(wish: Option<usize>) -> Result<rayon::ThreadPool, Exit> {
    let threads = wish.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(Exit::refused)
}

/// Whose eyes: a seat, `spectator`, or `all`.
pub fn viewer(table: &dyn AnyTable, name: Option<&str>) -> Result<Viewer, Exit> {
    match name {
        None | Some("spectator") => Ok(Viewer::Spectator),
        Some("all") => Ok(Viewer::Judge),
        Some(name) => match referee::parse_who(table, name) {
            Some(Who::Seat(seat)) => Ok(Viewer::Seat(seat)),
            _ => {
                let known = referee::seat_ids(table).join(", ") + ", spectator, all";
                Err(Exit::field("seat", Phrase::new("wrong-one-of").text("word", name).text("known", known)))
            }
        },
    }
}

/// The luck of a seed, or luck that nobody can repeat.
pub fn luck(seed: Option<u64>) -> Luck {
    Luck::new(seed.unwrap_or_else(any_seed))
}

pub fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_list_holds_everything_once_and_begins_all_over() {
        for n in 0..200 {
            let mut spread = spread((0..n).collect());
            let in_first_half = spread.iter().take(n / 2).filter(|i| **i < n / 2).count();
            assert!(in_first_half.abs_diff(n / 4) <= 4, "{n}: {in_first_half} of the first half: {spread:?}");
            spread.sort_unstable();
            assert_eq!(spread, (0..n).collect::<Vec<_>>());
        }
    }
}
