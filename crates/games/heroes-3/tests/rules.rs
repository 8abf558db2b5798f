//! The rules, as scenarios and as laws.

use crate::laws::{Ledger, invariant, settled};
use heroes_3::{Difficulty, Heroes3, Map, Optional, State};
use kernel::{Game, Luck, Setup, Table};
use testkit::Laws;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn setup(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Heroes3::about().setup(None, Some(seats), &options).unwrap()
}

fn alone(options: &[(&str, &str)]) -> Setup {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Heroes3::about().setup(Some("campaign"), Some(1), &options).unwrap()
}

fn together(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Heroes3::about().setup(Some("cooperative"), Some(seats), &options).unwrap()
}

fn setups() -> Vec<Setup> {
    vec![
        setup(2, &[]),
        setup(3, &[("A", "sandro"), ("B", "rion"), ("C", "alamar"), ("difficulty", "easy")]),
        setup(2, &[("A", "tamika"), ("difficulty", "hard"), ("first", "B")]),
        alone(&[]),
        alone(&[("A", "sandro"), ("difficulty", "impossible")]),
        setup(2, &[("scenario", "force_of_will"), ("difficulty", "impossible")]),
        setup(3, &[("scenario", "force_of_will")]),
        setup(2, &[("scenario", "chain_link"), ("difficulty", "easy")]),
        together(2, &[("difficulty", "easy")]),
        together(2, &[("scenario", "stand_united"), ("difficulty", "easy")]),
        together(3, &[]),
        alone(&[("scenario", "greek_gift")]),
        alone(&[("campaign", "seven_lamps_2 with rion: bless curse haste slow fireball leadership!")]),
    ]
}

#[test]
fn scenarios() {
    testkit::scenarios::<Heroes3>(&format!("{FOLDER}/scenarios"));
}

#[test]
fn conformance() {
    testkit::conformance(&Laws::<Heroes3> {
        setups: setups(),
        games: 1,
        longest: 20_000,
        invariant,
        has_secrets: true,
    });
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<Heroes3>(&setups());
}

#[test]
fn spoilt_positions_are_refused_or_played() {
    testkit::spoilt_positions_are_refused_or_played::<Heroes3>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<Heroes3>(&setups());
}

#[test]
fn words_are_complete() {
    testkit::words_are_complete::<Heroes3>(FOLDER);
}

#[test]
fn playthrough_of_a_random_game() {
    testkit::playthrough::<Heroes3>(&setups()[11], 1, &format!("{FOLDER}/playthroughs/random.txt"));
}

/// Every scenario that can be chosen, for every number of players and every difficulty.
fn every_way() -> Vec<Setup> {
    let about = Heroes3::about();
    let mut all = vec![];
    for mode in about.modes {
        for seats in mode.seats.clone() {
            let maps = Map::all().into_iter().map(Map::scenario).filter(|scenario| {
                let alone = mode.key == "campaign" && scenario.layout(1).is_some();
                (scenario.mode.key() == mode.key || alone) && scenario.layout(seats).is_some()
            });
            for scenario in maps {
                for difficulty in Difficulty::ALL {
                    // A later chapter begins from what the one before handed on: here more than is kept.
                    let hero = if scenario.might == Some(true) { "catherine" } else { "alamar" };
                    let cards = "bless curse haste slow fireball magic_arrow magic_arrow";
                    let handed = format!("{} with {hero}: {cards}", scenario.id);
                    let handed = if scenario.chapter > 1 { handed.as_str() } else { "" };
                    let options =
                        [("scenario", scenario.id.as_str()), ("difficulty", difficulty.key()), ("campaign", handed)];
                    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
                    all.push(about.setup(Some(mode.key), Some(seats), &options).unwrap());
                }
            }
        }
    }
    all
}

/// Proves H3-MODE-2, H3-MODE-3, H3-MODE-4, H3-SCN-5, H3-DIFF-1: what can be chosen, and that nobody can choose an Alliance.
#[test]
fn ways_to_play() {
    let about = Heroes3::about();
    assert!(about.setup(Some("alliance"), Some(4), &[]).is_err());
    assert!(about.setup(Some("clash"), Some(4), &[]).is_err());
    assert!(about.setup(Some("clash"), Some(1), &[]).is_err());
    assert!(about.setup(Some("campaign"), Some(2), &[]).is_err());
    let wrong = [("scenario".to_string(), "three_crowns".to_string())];
    assert!(about.setup(Some("clash"), Some(2), &wrong).is_err());
    let default = |mode, seats| about.setup(Some(mode), Some(seats), &[]).unwrap().text("scenario").to_string();
    assert_eq!(default("clash", 2), "twin_banners"); // H3-SCN-5
    assert_eq!(default("clash", 3), "three_crowns");
    assert_eq!(default("campaign", 1), "pale_regent");
    assert_eq!(default("cooperative", 2), "emerald_island");
    assert_eq!(default("cooperative", 3), "wandering_dragons");
    assert!(about.setup(Some("cooperative"), Some(1), &[]).is_err());
    assert_eq!(every_way().len(), 4 * 19);
}

/// Optional rules, other ones in every game, none in every tenth.
fn optional(state: &mut State, number: u64) {
    let without = state.scenario().has(heroes_3::Special::NoSecondaryHeroes);
    let drawn = (number as u32).wrapping_mul(2_654_435_761) >> 7;
    for rule in Optional::ALL {
        let excluded = match rule {
            Optional::NoProclamations => state.plays_with(Optional::MoreProclamations), // H3-OPT-15
            Optional::TwoHeroes => without,
            _ => false,
        };
        // A third of them at a time.
        if !excluded && !number.is_multiple_of(10) && (drawn >> (rule as u32)).is_multiple_of(3) {
            state.optional |= 1 << rule as u16;
        }
    }
}

/// One game to its end: no fault, no broken invariant, no endless play. How many decisions it took.
fn play_out(start: &State, number: u64) -> u64 {
    let mut luck = Luck::new(number);
    let mut state = start.clone();
    optional(&mut state, number);
    let mut table = Table::<Heroes3>::of_luck(state, &mut luck).telling();
    let mut ledger = Ledger::of(&table.state, 0);
    for steps in 0.. {
        if Heroes3::is_over(&table.state) {
            break;
        }
        let step = table.step().map_err(|fault| fault.to_string());
        let kept = step
            .and_then(|_| invariant(&table.state))
            .and_then(|()| settled(&table.state))
            .and_then(|()| ledger.follows(&table.state, table.told()))
            .and_then(|()| if steps < 100_000 { Ok(()) } else { Err("it does not end".into()) });
        kept.unwrap_or_else(|why| {
            let scenario = &table.state.scenario().id;
            let last = &table.told()[table.told().len().saturating_sub(30)..];
            let last: Vec<String> = last.iter().map(|told| format!("{:?}", told.event)).collect();
            let (seats, difficulty) = (table.state.seats, table.state.difficulty.key());
            panic!("{scenario}, {seats} players, {difficulty}, KAMEN_SEED={number}: {why}, after\n{}", last.join("\n"))
        });
    }
    assert!(table.state.round <= table.state.scenario().rounds + 1, "KAMEN_SEED={number} goes on and on");
    table.decisions()
}

/// No fault, no broken invariant, and every game ends, no later than the scenario's last round. The number of a game that
/// fails is the seed that plays it first.
#[test]
#[expect(clippy::print_stderr, reason = "how many games there were is what a long run is for")]
fn random_games_end() {
    let seed: u64 = std::env::var("KAMEN_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    let starts: Vec<State> = every_way().iter().map(|setup| Heroes3::setup(setup).unwrap()).collect();
    let (mut games, mut longest, mut decisions) = (0, 0, 0);
    for number in seed..seed + 10 * testkit::more() {
        for start in &starts {
            let took = play_out(start, number);
            (games, longest, decisions) = (games + 1, longest.max(took), decisions + took);
        }
    }
    eprintln!("{games} games, {} decisions each, at most {longest}", decisions / games);
}
