//! Bots at this game's table.

use kernel::{Game, Lines, Seat, Show, Weights};
use summoner_wars_1::SummonerWars1;

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek::<SummonerWars1>(&[SummonerWars1::about().setup(None, None, &[]).unwrap()]);
}

/// A Summoner about to die weighs more than an army, for whoever is to move and for whoever is not.
#[test]
fn who_can_kill_a_summoner_at_once_is_all_but_the_winner() {
    let value = |active: &str, hunter: &str| {
        let text = format!(
            "active: {active}\nphase: move\ncell 3,1: A swamp_orcs_mugglug\ncell {hunter}: A swamp_orcs_hunter\n\
             cell 6,8: B swamp_orcs_mugglug wounds 6\ncell 1,8: B swamp_orcs_hunter\ncell 2,8: B swamp_orcs_hunter"
        );
        let state = SummonerWars1::read(&mut Lines::parse(&text).unwrap()).unwrap();
        SummonerWars1::eval(&state, Seat(0), &Weights::usual())
    };
    let [far, near] = ["1,1", "6,6"].map(|hunter| value("A", hunter));
    let [later_far, later_near] = ["1,1", "6,6"].map(|hunter| value("B", hunter));
    assert!(near > 0.8 && near - far > 2.0 * (later_near - later_far), "{near} against {far}");
    assert!(later_near - later_far > 0.03, "it may yet get away: {later_near} against {later_far}");
}
