//! Any text as a position of every game: refused, or read back to the same text and shown to everybody.
//! It plays no move; that is what `record` does.

#![no_main]

use kernel::{Seat, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in catalog::games() {
        let Ok(table) = game.read(text) else { continue };
        let position = table.position();
        let again = game.read(&position).expect("a printed position can be read");
        assert_eq!(again.position(), position);
        let seats = Seat::all(table.seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator, Viewer::Judge]) {
            table.scene(viewer);
            table.facts(viewer);
        }
        table.questions();
    }
});
