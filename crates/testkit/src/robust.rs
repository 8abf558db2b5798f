//! Readers take everything: what they wrote, what is nearly that, and any bytes at all.

use crate::erased;
use kernel::{Luck, Setup, Show, Viewer, Who};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use referee::{AnyGame, AnyTable, Error, Record, Scenario};
use words::Lang;

/// Any reachable position is written and read back the same, from every seat's view too.
pub fn notation_round_trips<G: Show>(setups: &[Setup]) {
    let game = erased::<G>();
    let mut runner = TestRunner::new(Config { cases: 256, failure_persistence: None, ..Config::default() });
    let inputs = (0..setups.len(), any::<u64>(), 0..80u32);
    runner
        .run(&inputs, |(setup, seed, decisions)| {
            let table = wander(game, &setups[setup], seed, decisions);
            let text = table.position();
            let read = game.read(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
            prop_assert_eq!(read.position(), text);
            prop_assert_eq!(read.facts(Viewer::Judge), table.facts(Viewer::Judge));
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
}

/// Positions, scenarios and records: broken ones are refused, never a panic.
pub fn reading_never_panics<G: Show>(setups: &[Setup]) {
    let game = erased::<G>();
    let mut runner = TestRunner::new(Config { cases: 512, failure_persistence: None, ..Config::default() });
    let damage = prop::collection::vec((any::<prop::sample::Index>(), prop::option::of(any::<char>())), 1..6);
    runner
        .run(&(any::<u64>(), 0..40u32, damage, ".{0,200}"), |(seed, decisions, damage, noise)| {
            let setup = &setups[seed as usize % setups.len()];
            let table = wander(game, setup, seed, decisions);
            let (position, record) = (table.position(), Record::of_setup(setup, table.as_ref()).to_string());
            let scenario = format!("name = \"x\"\ngame = \"{}\"\ngiven = \"\"\"\n{position}\"\"\"\n", game.about().key);
            for text in [&position, &record, &scenario, &noise] {
                let broken = spoil(text, &damage);
                let _ = game.read(&broken);
                let _ = Record::parse(&broken).map(|record| record.replay(game, None).map(|t| t.position()));
                let _ = Scenario::parse(&broken).map(|scenario| referee::run_scenario(&scenario, game, Lang::En));
            }
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
}

/// Numbers that are likely to run over somewhere.
const EXTREMES: [&str; 10] = ["0", "1", "7", "24", "99", "253", "255", "256", "65535", "-1"];

/// What is done to a position: which line, which other line or word, how.
type Harm = (prop::sample::Index, prop::sample::Index, u8, prop::sample::Index);

/// A position in which a few words are changed is refused with its line, or can be played on from.
pub fn spoilt_positions_are_refused_or_played<G: Show>(setups: &[Setup]) {
    let game = erased::<G>();
    let cases = 256 * crate::more() as u32;
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    let index = any::<prop::sample::Index>;
    let harm = prop::collection::vec((index(), index(), 0..6u8, index()), 1..4);
    runner
        .run(&(any::<u64>(), 0..60u32, harm), |(seed, decisions, harm)| {
            let table = wander(game, &setups[seed as usize % setups.len()], seed, decisions);
            let position = harm.iter().fold(table.position(), |text, harm| spoil_words(&text, harm));
            match game.read(&position) {
                Ok(table) => play_on(table, seed).map_err(|e| TestCaseError::fail(format!("{e}\n{position}"))),
                Err(Error::Malformed(_)) => Ok(()),
                Err(other) => Err(TestCaseError::fail(format!("{other}\n{position}"))),
            }
        })
        .unwrap_or_else(|error| panic!("{error}"));
}

/// Change one line of a position as somebody might who writes positions by hand.
fn spoil_words(text: &str, (line, other, how, which): &Harm) -> String {
    let mut lines: Vec<(String, Vec<String>)> = text
        .lines()
        .filter_map(|line| line.split_once(':'))
        .filter(|(name, _)| *name != "since" && *name != "game")
        .map(|(name, value)| (name.to_string(), value.split_whitespace().map(str::to_string).collect()))
        .collect();
    let (at, from) = (line.index(lines.len()), other.index(lines.len()));
    let words = lines[at].1.len();
    match how {
        0 | 1 if words > 0 => {
            let word = &mut lines[at].1[which.index(words)];
            let extreme = EXTREMES[other.index(EXTREMES.len())];
            // `scout*2`, `3x5`, `B7` have their number inside.
            let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
            *word = if *how == 0 { extreme.to_string() } else { word[..digits].to_string() + extreme };
        }
        2 if words > 0 => {
            let word = lines[at].1[which.index(words)].clone();
            (0..=other.index(30)).for_each(|_| lines[at].1.push(word.clone()));
        }
        3 => lines[at].1 = lines[from].1.clone(),
        4 => drop(lines.remove(at)),
        _ => {
            let more = lines[from].1.clone();
            lines[at].1.extend(more);
        }
    }
    let lines = lines.into_iter().map(|(name, words)| format!("{name}: {}\n", words.join(" ")));
    text.lines().take(1).map(|game| format!("{game}\n")).chain(lines).collect()
}

fn play_on(mut table: Box<dyn AnyTable>, seed: u64) -> Result<(), String> {
    let mut luck = Luck::new(seed);
    for _ in 0..25 {
        table.deal(&mut luck).map_err(|e| e.to_string())?;
        let Some(Who::Seat(seat)) = table.asked().first().copied() else { break };
        table.bot_answers(seat, bots::Bot::Random, &mut luck).map_err(|e| e.to_string())?;
    }
    let read = table.game().read(&table.position()).map_err(|e| format!("it went on to what cannot be read: {e}"))?;
    let _ = read.scene(Viewer::Judge);
    Ok(())
}

/// Replace or remove a few characters.
fn spoil(text: &str, damage: &[(prop::sample::Index, Option<char>)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, with) in damage.iter().filter(|_| !text.is_empty()) {
        if chars.is_empty() {
            break;
        }
        let at = at.index(chars.len());
        match with {
            Some(c) => chars[at] = *c,
            None => drop(chars.remove(at)),
        }
    }
    chars.into_iter().collect()
}

/// A table after so many random decisions.
fn wander(game: &'static dyn AnyGame, setup: &Setup, seed: u64, decisions: u32) -> Box<dyn AnyTable> {
    let mut luck = Luck::new(seed);
    let mut table = game.start(setup).expect("a setup of the game");
    for _ in 0..decisions {
        table.deal(&mut luck).expect("Chance keeps to the rules");
        match table.asked().first() {
            Some(Who::Seat(seat)) => table.bot_answers(*seat, bots::Bot::Random, &mut luck).expect("an offered answer"),
            Some(Who::Chance) | None => break,
        }
    }
    table
}
