//! Whole games: the notation, positions that were spoilt, and the laws every game keeps.

use doomtrooper::{Doomtrooper, State};
use kernel::{Game, Setup};
use testkit::Laws;

fn setup(seats: u8, decks: &[&str], more: &[(&str, &str)]) -> Setup {
    let sides = ["A", "B", "C", "D", "E", "F"].into_iter().zip(decks.iter().copied());
    let options: Vec<_> = sides.chain(more.iter().copied()).map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Doomtrooper::about().setup(None, Some(seats), &options).unwrap()
}

fn setups() -> Vec<Setup> {
    vec![
        setup(2, &["iron_cartel", "light_and_blade"], &[]),
        setup(2, &["legion_of_algeroth", "crown_and_chrome"], &[("goal", "15")]),
        setup(3, &["children_of_earth", "legion_of_algeroth", "iron_cartel"], &[]),
        setup(
            4,
            &["children_of_earth", "crown_and_chrome", "light_and_blade", "legion_of_algeroth"],
            &[("rounds", "3")],
        ),
        setup(6, &[], &[("rounds", "2")]),
        Doomtrooper::about().setup(Some("match"), None, &[("rounds".into(), "4".into())]).unwrap(),
    ]
}

/// The same, but few rounds: every decision is looked at from all sides.
fn short() -> Vec<Setup> {
    let few = [("rounds", "2"), ("goal", "6")];
    vec![
        setup(2, &["iron_cartel", "legion_of_algeroth"], &[("rounds", "5"), ("goal", "12")]),
        setup(2, &["light_and_blade", "children_of_earth"], &few),
        setup(3, &["crown_and_chrome", "children_of_earth", "light_and_blade"], &[("rounds", "1")]),
    ]
}

fn invariant(state: &State) -> Result<(), String> {
    state.check_invariants()
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<Doomtrooper>(&setups());
}

#[test]
fn spoilt_positions_are_refused_or_played() {
    testkit::spoilt_positions_are_refused_or_played::<Doomtrooper>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<Doomtrooper>(&setups());
}

#[test]
fn conformance() {
    testkit::conformance(&Laws::<Doomtrooper> {
        setups: short(),
        games: 1,
        longest: 20_000,
        invariant,
        has_secrets: true,
    });
}

#[test]
fn words_are_complete() {
    testkit::words_are_complete::<Doomtrooper>(env!("CARGO_MANIFEST_DIR"));
}

/// To six points, with combats, three kills and a winner, short enough to be read.
#[test]
fn playthrough_of_a_random_game() {
    let setup = setup(2, &["iron_cartel", "legion_of_algeroth"], &[("rounds", "4"), ("goal", "6"), ("first", "A")]);
    testkit::playthrough::<Doomtrooper>(&setup, 50, concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs/random.txt"));
}
