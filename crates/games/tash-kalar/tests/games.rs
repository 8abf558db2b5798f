//! Random games in every mode: no fault, pieces and cards conserved, every game ends.

use kernel::{Game, Luck, Seat, Setup, Table};
use tash_kalar::printed::Being;
use tash_kalar::{Mode, State, TashKalar, Why};

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
        setup("team-high-form", 4, "everfrost southern highland sylvan"),
        setup("team-duel", 4, "northern everfrost sylvan highland"),
    ]
}

/// Nothing is lost, nothing stands twice, no card lies in two places.
fn invariant(state: &State) -> Result<(), String> {
    let mut all = 0;
    for colour in state.colours() {
        let by_level: Vec<u32> = state.pieces[colour].iter().map(|p| p.len()).collect();
        all += by_level.iter().sum::<u32>();
        let [two_sided, legendary] = state.gone[colour].map(u32::from);
        if by_level[0] + by_level[1] + two_sided > 17 || by_level[2] + legendary > 3 {
            return Err(format!("colour {colour} has more pieces than there are"));
        }
    }
    if state.occupied().len() != all {
        return Err("two pieces on one square".into());
    }
    let resolved = state.me.map(|me| me.being as u8);
    for seat in Seat::all(state.seats) {
        let i = seat.index();
        let frozen = state.frozen[i].map(|b| b as u8);
        let mut cards: Vec<u8> = state.deck[i].as_slice().to_vec();
        cards.extend(state.discard[i].iter().chain(state.hand[i].iter()).filter(|&c| !is_legend(c)).chain(frozen));
        let used = match state.played {
            Some(Why::Frozen(being)) => Some(being as u8),
            _ => None,
        };
        cards.extend(resolved.into_iter().chain(used).filter(|&c| seat == state.turn && !is_legend(c)));
        distinct(cards, 18, &format!("cards of {}", seat.letter()))?;
        if usize::from(state.sideways[i]) > state.deck[i].len().min(6) {
            return Err(format!("sideways cards of {}", seat.letter()));
        }
    }
    let mut legends: Vec<u8> = state.legends.as_slice().to_vec();
    legends.extend(state.hand.iter().flat_map(|h| h.iter()).chain(state.legends_discard.iter()).chain(resolved));
    legends.retain(|&c| is_legend(c));
    distinct(legends, 12, "legends")?;
    let mut flares: Vec<u8> = state.flare_deck.as_slice().to_vec();
    flares.extend(state.flares.iter().flat_map(|h| h.iter()).chain(state.flare_discard.iter()));
    if let Some(Why::Flare(flare)) = state.played {
        flares.push(flare);
    }
    distinct(flares, 12, "flares")?;
    if state.mode == Mode::HighForm {
        let mut tasks: Vec<u8> = state.tasks.as_slice().to_vec();
        tasks.extend(state.current.iter().flatten().chain(&state.next_task));
        if tasks.len() > 24 || tasks.iter().any(|t| tasks.iter().filter(|u| *u == t).count() > 1) {
            return Err("a task lies in two places".into());
        }
    }
    Ok(())
}

fn is_legend(card: u8) -> bool {
    Being::all().nth(usize::from(card)).is_some_and(|b| b.printed().deck == "legends")
}

fn distinct(mut cards: Vec<u8>, count: usize, what: &str) -> Result<(), String> {
    cards.sort_unstable();
    cards.dedup();
    if cards.len() == count { Ok(()) } else { Err(format!("{} of {count} {what}", cards.len())) }
}

/// 200 games of every setup; KAMEN_MORE multiplies them.
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
                invariant(&table.state).unwrap_or_else(|why| panic!("{setup:?}, game {game}: {why}"));
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
        invariant,
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
fn spoilt_positions_are_refused_or_played() {
    testkit::spoilt_positions_are_refused_or_played::<TashKalar>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<TashKalar>(&setups());
}

#[test]
fn playthrough_of_a_random_game() {
    testkit::playthrough::<TashKalar>(&setups()[0], 1, &format!("{FOLDER}/playthroughs/random.txt"));
}
