//! Bots at this game's table.

use kernel::{Game, Lines, Seat, Show, Weights};
use summoner_wars_2::SummonerWars2;

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek::<SummonerWars2>(&[SummonerWars2::about().setup(None, None, &[]).unwrap()]);
}

/// A Summoner about to die weighs more than an army, for whoever is to move and for whoever is not.
#[test]
fn who_can_kill_a_summoner_at_once_is_all_but_the_winner() {
    let value = |active: &str, hunter: &str| {
        let text = format!(
            "active: {active}\nphase: move\ncell 0,0: south svara\ncell {hunter}: south ice_golem\n\
             cell 7,5: north grognack damage 13\ncell 7,0: north horde_slinger\ncell 7,1: north horde_slinger"
        );
        let state = SummonerWars2::read(&mut Lines::parse(&text).unwrap()).unwrap();
        SummonerWars2::eval(&state, Seat(0), &Weights::usual())
    };
    let [far, near] = ["1,1", "5,5"].map(|hunter| value("south", hunter));
    let [later_far, later_near] = ["1,1", "5,5"].map(|hunter| value("north", hunter));
    assert!(near > 0.8 && near - far > 2.0 * (later_near - later_far), "{near} against {far}");
    assert!(later_near - later_far > 0.03, "it may yet get away: {later_near} against {later_far}");
}
