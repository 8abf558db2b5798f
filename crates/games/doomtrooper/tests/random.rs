//! Random games under invariants: every card in one place, no points below zero, nobody's turn lost, nothing pending
//! between turns, every game ends.

use doomtrooper::{Deck, Doomtrooper, State};
use kernel::{Game, Luck, Seat, Table};

fn fresh(seats: u8, decks: &[String]) -> State {
    let options: Vec<(String, String)> =
        decks.iter().zip(["A", "B", "C", "D", "E", "F"]).map(|(d, s)| (s.to_string(), d.clone())).collect();
    let setup = Doomtrooper::about().setup(None, Some(seats), &options).expect("ready decks");
    Doomtrooper::setup(&setup).expect("ready decks")
}

const DECKS: [&str; 5] =
    ["iron_cartel", "light_and_blade", "legion_of_algeroth", "children_of_earth", "crown_and_chrome"];

/// One of those that lie ready, or one drawn by luck, so that every card is played.
fn deck(luck: &mut Luck) -> String {
    match luck.below(10) {
        at @ 0..5 => DECKS[at as usize].to_string(),
        _ => format!(":{}", Deck::random(luck).list()),
    }
}

/// More points than anybody can have: what falls below zero would come round up here.
const ABSURD: u16 = 30_000;

/// What was met on the way.
#[derive(Default, Debug)]
struct Met {
    decisions: u64,
    turns: u64,
    longest: u64,
    most_turns: u16,
    /// Plays that answer each other, combats inside combats, and everything pending at once.
    chain: usize,
    combats: usize,
    frames: usize,
    /// Games in which the last turns were counted: DT-WIN-3, DT-WIN-4.
    timed: u64,
    skipped: u64,
    again: u64,
}

/// All cards that are anywhere.
fn cards(state: &State) -> usize {
    let libraries: usize = Seat::all(state.seats).map(|s| state.library_of(s).count()).sum();
    let piles = [state.hand, state.graveyard, state.sacrificed, state.sideboard];
    libraries
        + piles.iter().map(|pile| pile.iter().count()).sum::<usize>()
        + state.pieces.iter().filter(|p| p.exists() && !p.is_ghost()).count()
}

fn check_points(state: &State) -> Result<(), String> {
    let absurd = |s: &Seat| state.player(*s).d > ABSURD || state.player(*s).p > ABSURD;
    let found = Seat::all(state.seats).find(absurd);
    found.map_or(Ok(()), |seat| Err(format!("points of {seat:?} fell below zero")))
}

/// DT-TURN-1: the next in order, but who is out, who misses a turn, and who has another one.
fn check_turn(before: &State, now: &State, met: &mut Met) -> Result<(), String> {
    if now.turn != before.turn + 1 {
        return Err(format!("turn {} after {}", now.turn, before.turn));
    }
    let over: u32 = Seat::all(now.seats).map(|s| u32::from(now.player(s).turns)).sum();
    if over + 1 != u32::from(now.turn) {
        return Err(format!("{over} turns are over in turn {}", now.turn));
    }
    if now.player(before.active).turns != before.player(before.active).turns + 1 {
        return Err("the turn that ended is not its player's".into());
    }
    if before.again {
        met.again += 1;
        return if now.active == before.active { Ok(()) } else { Err("another turn was lost".into()) };
    }
    let mut left = before.players.map(|p| p.skips);
    let mut next = before.active;
    loop {
        next = Seat((next.0 + 1) % now.seats);
        if !now.plays_on(next) {
            continue;
        }
        if left[next.index()] == 0 {
            return if now.active == next { Ok(()) } else { Err(format!("the turn of {next:?} was lost")) };
        }
        left[next.index()] -= 1;
        met.skipped += 1;
    }
}

fn play(seed: u64, met: &mut Met) -> Result<(), String> {
    let mut luck = Luck::new(seed);
    let seats = 2 + (seed % 5) as u8;
    let decks: Vec<String> = (0..seats).map(|_| deck(&mut luck)).collect();
    let mut table = Table::<Doomtrooper>::of_luck(fresh(seats, &decks), &mut luck);
    let all = cards(&table.state);
    let (mut steps, mut timed) = (0u64, false);
    // How the turn stood before the step that ended it.
    let mut before = table.state.clone();
    while !Doomtrooper::is_over(&table.state) {
        if table.state.step == doomtrooper::Step::Over {
            before = table.state.clone();
        }
        let whole = table.step().map_err(|fault| format!("{fault:?}"))?;
        assert!(whole, "luck answers everything");
        let state = &table.state;
        check_points(state)?;
        if state.step == doomtrooper::Step::Start && state.turn > 1 && state.turn != before.turn {
            if cards(state) != all {
                return Err(format!("{} cards of {all} in turn {}", cards(state), state.turn));
            }
            if !Doomtrooper::is_over(state) && before.step == doomtrooper::Step::Over {
                check_turn(&before, state, met)?;
                before = state.clone();
            }
        }
        state.check_invariants()?;
        met.chain = met.chain.max(state.plays.len());
        met.combats = met.combats.max(state.combats.len());
        met.frames = met.frames.max(state.frames.len());
        timed |= state.last_turns.is_some();
        steps += 1;
        if steps >= 2_000_000 {
            return Err(format!("no end in turn {}", state.turn));
        }
    }
    met.longest = met.longest.max(table.decisions());
    met.decisions += table.decisions();
    met.turns += u64::from(table.state.turn);
    met.most_turns = met.most_turns.max(table.state.turn);
    met.timed += u64::from(timed);
    Ok(())
}

/// 20 games of two to six players; `KAMEN_MORE` multiplies them, `KAMEN_SEED` says from which one on.
#[test]
#[expect(clippy::print_stdout, reason = "how long games are and how deep they nest is what one looks for")]
fn random_games_end() {
    let from: u64 = std::env::var("KAMEN_SEED").map_or(0, |n| n.parse().expect("a number"));
    let games = 20 * testkit::more();
    let mut met = Met::default();
    for seed in from..from + games {
        play(seed, &mut met).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    println!("{games} games: {} decisions and {} turns each; {met:?}", met.decisions / games, met.turns / games);
}

/// Games in which a demanded attack left nothing to choose (DT-NEVER-6).
#[test]
fn games_that_once_faulted_end() {
    for seed in [30_796, 41_244] {
        play(seed, &mut Met::default()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
}
