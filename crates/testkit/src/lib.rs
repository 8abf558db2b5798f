//! What games are tested with: one door to play, one suite of laws, scenarios and playthroughs. A dev-dependency only.

mod conformance;
mod door;
mod honest;
mod look;
pub mod muster;
mod playthrough;
mod robust;
mod same;
pub mod skirmish;
mod spelling;

pub use conformance::{Laws, conformance};
pub use door::{play, refuse, scenarios, see};
pub use honest::bots_do_not_peek;
pub use playthrough::playthrough;
pub use robust::{notation_round_trips, reading_never_panics, spoilt_positions_are_refused_or_played};
pub use spelling::words_are_complete;

use kernel::{Game, Luck, Show, Table};
use referee::{AnyGame, Erased};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// How many times more games than usual to play: `KAMEN_MORE=1000` for a long night.
pub fn more() -> u64 {
    std::env::var("KAMEN_MORE").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// The untyped door to a game under test. One per game and thread is enough, so that leaking it costs nothing.
pub fn erased<G: Show>() -> &'static dyn AnyGame {
    thread_local!(static DOORS: RefCell<BTreeMap<&'static str, &'static dyn AnyGame>> = RefCell::default());
    DOORS.with_borrow_mut(|doors| {
        *doors.entry(G::about().key).or_insert_with(|| Box::leak(Box::new(Erased::<G>::new())))
    })
}

/// Why a table cannot be set up so, as people are told.
pub fn said<G: Show>(bad: &kernel::BadSetup) -> String {
    referee::Error::from(bad.clone()).say(&erased::<G>().words().speaker(words::Lang::En, &[]))
}

/// A playout takes nothing from the heap once its table stands: what remains must not grow with the games.
pub fn allocates_nothing_per_decision<G: Game>(start: &G::State) {
    let mut luck = Luck::new(1);
    let mut table = Table::<G>::of_luck(start.clone(), &mut luck);
    let mut play = |games: u32| {
        for _ in 0..games {
            table.state = start.clone();
            table.run().expect("random play follows the rules");
        }
    };
    play(50); // buffers reach their size
    let counted = allocation_counter::measure(|| play(500));
    assert_eq!(counted.count_total, 0, "500 games took {} allocations", counted.count_total);
}
