//! Bots at this game's table.

use kernel::Game;
use summoner_wars_2::SummonerWars2;

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek::<SummonerWars2>(&[SummonerWars2::about().setup(None, None, &[]).unwrap()]);
}
