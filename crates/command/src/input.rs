//! Reading what we are given, and refusing it in one line where it is not what it should be.

use crate::{Common, Exit, New};
use kernel::{Luck, Setup, Viewer, Who};
use referee::{AnyGame, AnyTable};
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Read;

/// Nothing we read is larger; a huge file is a mistake.
const MOST_BYTES: u64 = 16 << 20;

/// The text of a file, or of standard input for `-`.
pub fn text(path: &str) -> Result<String, Exit> {
    let wrong = |why: String| Exit::refused(format!("{}: {why}", if path == "-" { "standard input" } else { path }));
    let mut bytes = vec![];
    let read = |from: &mut dyn Read, bytes: &mut Vec<u8>| from.take(MOST_BYTES + 1).read_to_end(bytes);
    if path == "-" {
        read(&mut std::io::stdin(), &mut bytes)
    } else {
        fs::File::open(path).and_then(|mut file| read(&mut file, &mut bytes))
    }
    .map_err(|error| wrong(error.to_string()))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(wrong(format!("larger than {} MiB", MOST_BYTES >> 20)));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|b| **b == b'\n').count() + 1;
        wrong(format!("line {line} is not UTF-8"))
    })?;
    if text.trim().is_empty() {
        return Err(wrong("it is empty".into()));
    }
    Ok(text)
}

pub fn game(key: &str) -> Result<&'static dyn AnyGame, Exit> {
    catalog::game(key).ok_or_else(|| {
        let known: Vec<_> = catalog::games().iter().map(|g| g.about().key).collect();
        Exit::refused(format!("game: `{key}` is not one of {}", known.join(", ")))
    })
}

/// A table at the position in a file; the position says which game it is.
pub fn table(path: &str) -> Result<Box<dyn AnyTable>, Exit> {
    let text = text(path)?;
    let key = text.lines().find_map(|line| line.trim().strip_prefix("game:"));
    let key = key.ok_or_else(|| Exit::refused(format!("{path}: a position names its game in a line `game: …`")))?;
    let game = game(key.split(" #").next().unwrap_or_default().trim())?;
    game.read(&text).map_err(|error| Exit::refused(format!("{path}: {error}")))
}

pub fn setup(new: &New) -> Result<(&'static dyn AnyGame, Setup), Exit> {
    let game = game(&new.game)?;
    let split = |option: &String| {
        let (key, value) =
            option.split_once('=').ok_or_else(|| Exit::refused(format!("option {option}: expected K=V")))?;
        Ok((key.to_string(), value.to_string()))
    };
    let options = new.options.iter().map(split).collect::<Result<Vec<_>, Exit>>()?;
    let setup = game.about().setup(new.mode.as_deref(), new.seats, &options).map_err(Exit::refused)?;
    Ok((game, setup))
}

/// A table set up so.
pub fn start(common: &Common, game: &'static dyn AnyGame, setup: &Setup) -> Result<Box<dyn AnyTable>, Exit> {
    game.start(setup).map_err(|error| Exit::refused(error.say(&game.words().speaker(common.lang, &[]))))
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
    let of = |options| setup(&New { options, game: new.game.clone(), mode: new.mode.clone(), ..*new });
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
                let known = referee::seat_ids(table).join(", ");
                Err(Exit::refused(format!("seat: `{name}` is not one of {known}, spectator, all")))
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
