//! The rules, as scenarios and as laws.

use connect_four::{ConnectFour, State};
use insta::assert_snapshot;
use kernel::{Game, Setup};
use testkit::{Laws, play, refuse};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn setups() -> Vec<Setup> {
    vec![ConnectFour::about().setup(None, None, &[]).unwrap()]
}

#[test]
fn scenarios() {
    testkit::scenarios::<ConnectFour>(&format!("{FOLDER}/scenarios"));
}

#[test]
fn conformance() {
    testkit::conformance(&Laws::<ConnectFour> {
        setups: setups(),
        games: 30,
        longest: 42,
        invariant: |state| {
            let [a, b] = [0, 1].map(|seat| stones(state, seat));
            if a == b || a == b + 1 { Ok(()) } else { Err(format!("A has {a} stones, B has {b}")) }
        },
        has_secrets: false,
    });
}

fn stones(state: &State, seat: u8) -> usize {
    let squares = (0..7).flat_map(|column| (0..6).map(move |row| (column, row)));
    squares.filter(|&(c, r)| state.stone(connect_four::Column(c), r) == Some(kernel::Seat(seat))).count()
}

#[test]
fn words_are_complete() {
    testkit::words_are_complete::<ConnectFour>(FOLDER);
}

#[test]
fn playthrough_of_a_random_game() {
    testkit::playthrough::<ConnectFour>(&setups()[0], 1, &format!("{FOLDER}/playthroughs/random.txt"));
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<ConnectFour>(&setups());
}

#[test]
fn spoilt_positions_are_refused_or_played() {
    testkit::spoilt_positions_are_refused_or_played::<ConnectFour>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<ConnectFour>(&setups());
}

#[test]
fn a_playout_allocates_nothing() {
    testkit::allocates_nothing_per_decision::<ConnectFour>(&State::default());
}

#[test]
fn everybody_hears_where_a_stone_fell_and_who_won() {
    assert_snapshot!(play::<ConnectFour>("row 1: A A A . B B B\nturn: A", "d"), @r"
    all: A dropped a stone on d1.
    all: A wins with four in a line.
    ");
}

#[test]
fn a_refusal_names_the_rule_and_the_column() {
    let full = "row 6: B . . . . . .\nrow 5: A . . . . . .\nrow 4: B . . . . . .\nrow 3: A . . . . . .\nrow 2: B . . . . . .\nrow 1: A . . . . . .";
    assert_snapshot!(refuse::<ConnectFour>(full, "a"), @"C4-DROP-1: Column a is full.");
    assert_snapshot!(refuse::<ConnectFour>(full, "B: b"), @"C4-TURN-1: It is not B who is asked.");
    assert_snapshot!(refuse::<ConnectFour>(full, "x"), @"C4-TURN-1: “x” is not possible now.");
}

/// A line of four is a line of four, found by looking at every square: the slow truth beside the shifted bits.
#[test]
fn wins_are_found_as_a_slow_search_finds_them() {
    let mut luck = kernel::Luck::new(3);
    for _ in 0..300 {
        let mut table = kernel::Table::<ConnectFour>::of_luck(State::default(), &mut luck);
        while !ConnectFour::is_over(&table.state) {
            table.step().unwrap();
            let won = [0, 1].into_iter().any(|seat| slow_line(&table.state, seat));
            assert_eq!(won, ConnectFour::is_over(&table.state) && !ConnectFour::outcome(&table.state).is_draw());
        }
    }
}

fn slow_line(state: &State, seat: u8) -> bool {
    let has = |c: i8, r: i8| {
        (0..7).contains(&c)
            && (0..6).contains(&r)
            && state.stone(connect_four::Column(c as u8), r as u8) == Some(kernel::Seat(seat))
    };
    let lines = (0..7).flat_map(|c| (0..6).flat_map(move |r| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|d| (c, r, d))));
    lines.into_iter().any(|(c, r, (dc, dr))| (0..4).all(|i| has(c + i * dc, r + i * dr)))
}
