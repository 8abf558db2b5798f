//! Bots at this game's table.

use kernel::Game;
use liars_dice::LiarsDice;

#[test]
fn bots_do_not_peek() {
    let setups = [2, 4].map(|seats| LiarsDice::about().setup(None, Some(seats), &[]).unwrap());
    testkit::bots_do_not_peek::<LiarsDice>(&setups);
}
