//! Readers take everything: what they wrote, what is nearly that, and any bytes at all.

use crate::erased;
use kernel::{Luck, Setup, Show, Viewer, Who};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use referee::{AnyGame, AnyTable, Record, Scenario};

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
                let _ = Scenario::parse(&broken).map(|scenario| referee::run_scenario(&scenario, game));
            }
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
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
