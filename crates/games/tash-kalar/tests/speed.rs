//! How long it takes to find every summons of a full hand on a crowded board. Run it with `--release --nocapture`.
#![expect(clippy::disallowed_types, clippy::print_stdout, reason = "measuring and telling is what this is for")]

use kernel::{Luck, Seat};
use std::hint::black_box;
use std::time::{Duration, Instant};
use tash_kalar::board::ARENA;
use tash_kalar::printed::{Being, Level};
use tash_kalar::{Mode, State};

/// Three beings of a school and two legends in hand, at least 25 pieces on the board.
fn crowded(mode: Mode, seats: u8, luck: &mut Luck) -> State {
    let mut state = State::empty(mode, seats);
    while state.occupied().len() < 25 {
        for square in ARENA.iter().filter(|_| luck.below(2) == 0).collect::<Vec<_>>() {
            let colour = luck.below(u32::from(seats)) as usize;
            let level = Level::ALL[[0, 0, 0, 1, 1, 2][luck.below(6) as usize]];
            if state.free().has(square) && state.supply(colour, level) > 0 {
                state.pieces[colour][level.index()].insert(square);
            }
        }
    }
    let school = ["imperial", "highland", "sylvan", "everfrost"][luck.below(4) as usize];
    for (deck, count) in [(school, 3), ("legends", 2)] {
        let mut cards: Vec<Being> = Being::all().filter(|b| b.printed().deck == deck).collect();
        luck.shuffle(&mut cards);
        cards.into_iter().take(count).for_each(|b| state.hand[Seat(0).index()].insert(b as u8));
    }
    state
}

fn measure(mode: Mode, seats: u8) -> Duration {
    let mut luck = Luck::new(7);
    let states: Vec<State> = (0..200).map(|_| crowded(mode, seats, &mut luck)).collect();
    let mut list = Vec::with_capacity(200);
    let mut all = || {
        let mut found = 0;
        for state in &states {
            list.clear();
            list.extend(black_box(state).summons());
            found += black_box(&list).len();
        }
        found
    };
    assert!(all() > 200, "the boards mean something");
    let rounds = 100;
    // The quietest round counts: others share the machine.
    let time = (0..rounds).map(|_| {
        let start = Instant::now();
        all();
        start.elapsed()
    });
    time.min().unwrap() / states.len() as u32
}

#[test]
fn every_summons_of_a_full_hand_is_found_at_once() {
    for (name, mode, seats, most) in [("high form", Mode::HighForm, 2, 2), ("melee of four", Mode::Melee, 4, 4)] {
        let took = measure(mode, seats);
        println!("{name}: {} ns", took.as_nanos());
        assert!(took < Duration::from_micros(most), "{name}: {took:?}");
    }
}
