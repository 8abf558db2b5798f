//! The rules and the cards, as scenarios.

use doomtrooper::Doomtrooper;

/// All of them, or those of one folder: `KAMEN_ROOM=combat`.
#[test]
fn scenarios() {
    let room = std::env::var("KAMEN_ROOM").map_or(String::new(), |room| format!("/{room}"));
    testkit::scenarios::<Doomtrooper>(&format!("{}/scenarios{room}", env!("CARGO_MANIFEST_DIR")));
}
