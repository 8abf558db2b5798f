//! Bots at this game's table.

use kernel::Game;
use tash_kalar::TashKalar;

#[test]
fn bots_do_not_peek() {
    let modes = [("high-form", 2), ("duel", 2), ("melee", 3)];
    let setups = modes.map(|(mode, seats)| TashKalar::about().setup(Some(mode), Some(seats), &[]).unwrap());
    testkit::bots_do_not_peek::<TashKalar>(&setups);
}
