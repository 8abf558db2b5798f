//! Random games under invariants: every card in one place, nothing pending between turns, every game ends.

use doomtrooper::{Deck, Doomtrooper, State};
use kernel::{Game, Luck, Table};

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

#[test]
#[expect(clippy::print_stdout, reason = "how long games are and how deep they nest is what one looks for")]
fn random_games_end() {
    let games: u64 = std::env::var("KAMEN_GAMES").map_or(20, |n| n.parse().expect("a number"));
    let (mut longest, mut sum, mut deepest, mut turns) = (0, 0, 0, 0);
    for seed in 0..games {
        let mut luck = Luck::new(seed);
        let seats = std::env::var("KAMEN_SEATS").map_or(2 + (seed % 5) as u8, |n| n.parse().expect("a number"));
        let decks: Vec<String> = (0..seats).map(|_| deck(&mut luck)).collect();
        let start = fresh(seats, &decks);
        let mut table = Table::<Doomtrooper>::of_luck(start, &mut luck);
        let mut steps = 0u64;
        while !Doomtrooper::is_over(&table.state) {
            let whole = table.step().unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}"));
            assert!(whole, "luck answers everything");
            #[cfg(debug_assertions)]
            table.state.check_invariants().unwrap_or_else(|why| panic!("seed {seed}, step {steps}: {why}"));
            deepest = deepest.max(table.state.frames.len());
            steps += 1;
            assert!(steps < 2_000_000, "seed {seed} does not end, turn {}", table.state.turn);
        }
        longest = longest.max(table.decisions());
        sum += table.decisions();
        turns += u64::from(table.state.turn);
    }
    println!(
        "{games} games: {} decisions each, {} turns, longest {longest}, deepest {deepest}",
        sum / games,
        turns / games
    );
}
