//! How good it looks for a seat: its share of what is worth something.

use crate::state::{State, Verdict};
use kernel::Seat;

/// From 0 to 1.
pub(crate) fn eval(state: &State, seat: Seat) -> f32 {
    if let Some(verdict) = state.verdict {
        return match verdict {
            Verdict::Won(winner) => f32::from(u8::from(winner == seat)),
            Verdict::Ranked(ranks) => {
                if ranks[seat.index()] == 1 {
                    1.0
                } else {
                    0.0
                }
            }
            Verdict::Together => 1.0,
            Verdict::Lost => 0.0,
        };
    }
    // H3-AMB-27
    if let Some(winner) = state.reached {
        return if winner == seat || crate::rules::ai::is_shared(state) { 1.0 } else { 0.0 };
    }
    let own = worth(state, seat);
    let best =
        Seat::all(state.seats).filter(|&other| other != seat).map(|other| worth(state, other)).fold(1.0, f32::max);
    own / (own + best)
}

/// Points, army, wealth, income, level, cards, buildings.
fn worth(state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    if player.out {
        return 0.0;
    }
    let army: f32 = player
        .units()
        .map(|(unit, is_pack)| {
            let side = unit.side(is_pack);
            f32::from(side.attack * side.health) + f32::from(side.defense)
        })
        .sum();
    let [gold, materials, valuables] = player.wealth.map(f32::from);
    let [gains, more, most] = crate::rules::rounds::track(state, seat).map(f32::from);
    let cards = (player.hand.len() + player.deck.len() + player.discard.len() + player.ongoing.len()) as f32;
    let built = crate::Building::ALL.into_iter().filter(|&building| player.has(building)).count() as f32;
    10.0 * f32::from(crate::rules::ending::points(state, seat))
        + army
        + (gold + 2.0 * materials + 4.0 * valuables) * 0.4
        + (gains + 2.0 * more + 4.0 * most) * 1.5
        + 4.0 * f32::from(player.steps)
        + 2.0 * cards
        + 6.0 * built
}
