//! Random games in every mode: no fault, pieces and cards conserved, every game ends.

use kernel::{Game, Luck, Setup, Table};
use tash_kalar::printed::Level;
use tash_kalar::{State, TashKalar};

fn setup(mode: &str, seats: u8, decks: &str) -> Setup {
    TashKalar::about().setup(Some(mode), Some(seats), &[("decks".into(), decks.into())]).unwrap()
}

fn setups() -> Vec<Setup> {
    vec![
        setup("high-form", 2, "northern southern"),
        setup("high-form", 2, "sylvan everfrost"),
        setup("duel", 2, "highland everfrost"),
        setup("duel", 2, "northern sylvan"),
        setup("melee", 3, "everfrost highland sylvan"),
        setup("melee", 4, "northern southern highland sylvan"),
    ]
}

/// Nothing is lost and nothing stands twice.
fn invariant(state: &State) -> Result<(), String> {
    let mut all = 0;
    for colour in state.colours() {
        all += state.of(colour).len();
        for level in Level::ALL {
            if state.supply(colour, level) > 17 {
                return Err(format!("supply of {colour}"));
            }
        }
        let played = state.me.filter(|_| colour == state.turn.index()).map_or(0, |_| 1);
        let cards = state.deck[colour].len() as u32
            + state.discard[colour].len()
            + state.hand[colour].iter().filter(|c| !(54..66).contains(c)).count() as u32
            + u32::from(state.frozen[colour].is_some());
        if cards + played != 18 && cards != 18 {
            return Err(format!("{colour} has {cards} cards of its own"));
        }
    }
    if state.occupied().len() != all {
        return Err("two pieces on one square".into());
    }
    Ok(())
}

#[test]
fn random_games_keep_the_invariants_and_end() {
    let mut luck = Luck::new(11);
    for setup in setups() {
        let start = TashKalar::setup(&setup).unwrap();
        let mut table = Table::<TashKalar>::of_luck(start.clone(), &mut luck);
        for game in 0..200 * testkit::more() {
            table.state = start.clone();
            for steps in 0.. {
                if TashKalar::is_over(&table.state) {
                    break;
                }
                assert!(steps < 5_000, "{setup:?}, game {game} does not end");
                table.step().unwrap_or_else(|fault| panic!("{setup:?}, game {game}: {fault}"));
                if table.state.turns > 1 || table.state.actions < 2 {
                    invariant(&table.state).unwrap_or_else(|why| panic!("{setup:?}, game {game}: {why}"));
                }
            }
        }
    }
}

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn scenarios() {
    testkit::scenarios::<TashKalar>(&format!("{FOLDER}/scenarios"));
}

#[test]
fn conformance() {
    testkit::conformance(&testkit::Laws::<TashKalar> {
        setups: setups(),
        games: 1,
        longest: 2000,
        invariant: |_| Ok(()),
        has_secrets: true,
    });
}

#[test]
fn words_are_complete() {
    testkit::words_are_complete::<TashKalar>(FOLDER);
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<TashKalar>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<TashKalar>(&setups());
}

#[test]
fn playthrough_of_a_random_game() {
    testkit::playthrough::<TashKalar>(&setups()[0], 1, &format!("{FOLDER}/playthroughs/random.txt"));
}
