//! Bots at this game's table.

use kernel::Game;
use summoner_wars_1::SummonerWars1;

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek::<SummonerWars1>(&[SummonerWars1::about().setup(None, None, &[]).unwrap()]);
}
