//! The rules, as scenarios and as laws.

use insta::assert_snapshot;
use kernel::{Game, Seat, Setup};
use liars_dice::LiarsDice;
use testkit::{Laws, play, refuse, see};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn setup(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    LiarsDice::about().setup(None, Some(seats), &options).unwrap()
}

fn setups() -> Vec<Setup> {
    vec![setup(2, &[]), setup(3, &[("exact", "yes"), ("dice", "3")]), setup(6, &[("wild", "no"), ("dice", "2")])]
}

#[test]
fn scenarios() {
    testkit::scenarios::<LiarsDice>(&format!("{FOLDER}/scenarios"));
}

#[test]
fn conformance() {
    testkit::conformance(&Laws::<LiarsDice> {
        setups: setups(),
        games: 6,
        longest: 2000,
        invariant: |state| {
            for seat in Seat::all(LiarsDice::seats(state)) {
                let shown: u8 = state.faces(seat).iter().sum();
                if !LiarsDice::is_over(state) && shown != state.count(seat) {
                    return Err(format!("{seat:?} has {} dice and shows {shown}", state.count(seat)));
                }
            }
            Ok(())
        },
        has_secrets: true,
    });
}

#[test]
fn words_are_complete() {
    testkit::words_are_complete::<LiarsDice>(FOLDER);
}

#[test]
fn playthrough_of_a_random_game() {
    testkit::playthrough::<LiarsDice>(
        &setup(3, &[("dice", "2"), ("exact", "yes")]),
        2,
        &format!("{FOLDER}/playthroughs/random.txt"),
    );
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<LiarsDice>(&setups());
}

#[test]
fn spoilt_positions_are_refused_or_played() {
    testkit::spoilt_positions_are_refused_or_played::<LiarsDice>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<LiarsDice>(&setups());
}

#[test]
fn a_playout_allocates_nothing() {
    testkit::allocates_nothing_per_decision::<LiarsDice>(&LiarsDice::setup(&setup(4, &[])).unwrap());
}

#[test]
fn a_roll_is_told_to_each_as_he_may_know() {
    assert_snapshot!(play::<LiarsDice>("step: roll\nA.dice: ? ?\nB.dice: ?", "chance 5 2 3"), @r"
    A: A rolled 2 and 5.
    B: A rolled 2 dice.
    B: B rolled 3.
    A: B rolled one die.
    ");
}

#[test]
fn a_challenge_tells_everybody_everything() {
    assert_snapshot!(play::<LiarsDice>("A.dice: 5 1\nB.dice: 2 3\nbid: 3x5 by A\nturn: B", "liar\nchance 1 1 1"), @r"
    all: B called A a liar.
    all: A showed 1 and 5.
    all: B showed 2 and 3.
    all: 2 dice show 5 or one; the bid was 3 × 5.
    all: A lost a die; one is left.
    A: A rolled 1.
    B: A rolled one die.
    B: B rolled 1 and 1.
    A: B rolled 2 dice.
    ");
}

#[test]
fn a_seat_sees_its_own_cup_only() {
    assert_snapshot!(see::<LiarsDice>("A.dice: 5 1\nB.dice: 2 3", Seat(1)), @r"
    seats: 2
    dice: 5
    wild: yes
    exact: no
    step: bid
    turn: A
    bid: none
    out:
    A.dice: ? ?
    B.dice: 2 3
    ");
}

#[test]
fn a_refusal_says_why() {
    let position = "A.dice: 5 1\nB.dice: 2 3\nbid: 3x5 by A\nturn: B";
    assert_snapshot!(refuse::<LiarsDice>(position, "3x2"), @"LD-BID-2: That does not raise 3 × 5.");
    assert_snapshot!(refuse::<LiarsDice>(position, "5x2"), @"LD-BID-3: There are only 4 dice in the game.");
    assert_snapshot!(refuse::<LiarsDice>(position, "exact"), @"LD-EXACT-1: This table does not play with exact calls.");
    assert_snapshot!(refuse::<LiarsDice>(position, "4x7"), @"LD-BID-1: “4x7” is not possible now.");
    assert_snapshot!(refuse::<LiarsDice>(position, "99x2"), @"LD-BID-3: “99x2” is not possible now.");
}
