//! How good a position looks: Summoners' lives, units and what is left of them, magic, cards, and who presses whom.

use crate::printed::Kind;
use crate::query::other;
use crate::state::State;
use kernel::Seat;

/// Weights, all in magic: what one point of magic is worth.
const SUMMONER_LIFE: f32 = 1.6;
const UNIT: f32 = 1.2;
const STRENGTH: f32 = 0.5;
const GATE_LIFE: f32 = 0.25;
const HAND: f32 = 0.6;
const BOOST: f32 = 0.3;
/// For each space nearer to the enemy Summoner, per unit.
const NEARNESS: f32 = 0.12;
/// A balance of so much magic is half of the way to certainty.
const HALF: f32 = 14.0;

pub(crate) fn eval(state: &State, seat: Seat) -> f32 {
    if let Some(winner) = state.winner {
        return if winner == seat { 1.0 } else { 0.0 };
    }
    let balance = worth(state, seat) - worth(state, other(seat));
    0.5 + 0.5 * balance / (balance.abs() + HALF)
}

fn worth(state: &State, seat: Seat) -> f32 {
    let goal = state.summoner(other(seat)).and_then(|s| state.cell(s));
    let objects = state.objects(seat).map(|card| {
        let printed = state.printed(card);
        let left = state.remaining(card).max(0) as f32;
        match printed.kind {
            Kind::Summoner => return SUMMONER_LIFE * left,
            Kind::Gate => return GATE_LIFE * left,
            Kind::Champion | Kind::Common | Kind::Epic | Kind::Standard => {}
        }
        let near = match (goal, state.cell(card)) {
            (Some(goal), Some(cell)) if printed.is_unit() => 12.0 - f32::from(cell.distance(goal)),
            _ => 0.0,
        };
        let share = left / (printed.life.max(1) as f32);
        let cost = f32::from(printed.cost.unwrap_or(0));
        share * (UNIT + cost + STRENGTH * state.strength(card, None) as f32)
            + BOOST * f32::from(state.boost[card.index()].min(5))
            + NEARNESS * near
    });
    objects.sum::<f32>() + f32::from(state.magic[seat.index()]) + HAND * state.hand.of(seat).len() as f32
}
