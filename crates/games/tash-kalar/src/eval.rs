//! How good a position looks: points first, then pieces by what they are worth and how they stand together.

use crate::rules::scoring::high_form_points;
use crate::state::{Colour, Mode, State};
use crate::weights::Weights;
use kernel::Seat;

pub(crate) fn eval(state: &State, seat: Seat, w: &Weights) -> f32 {
    let own = state.colour(seat);
    let mine = worth(state, own, w);
    let others = state.colours().filter(|&c| c != own).map(|c| worth(state, c, w));
    let balance = mine - others.fold(f32::MIN, f32::max);
    0.5 + 0.5 * balance / (balance.abs() + w.half)
}

fn worth(state: &State, colour: Colour, w: &Weights) -> f32 {
    let points = match state.mode {
        Mode::HighForm => w.high_form * high_form_points(state, colour) as f32,
        Mode::Duel => w.duel * f32::from(state.score[colour]),
        Mode::Melee => {
            let points = state.colours().filter(|&c| c != colour).map(|c| f32::from(state.points[colour][c]));
            w.melee * (points.clone().fold(f32::MAX, f32::min) + 0.3 * points.sum::<f32>())
        }
    };
    // What was destroyed this turn counts for something at its end.
    let destroyed = if colour == state.mine() {
        let worth = |[c, h, l]: &[u8; 3]| 0.5 * f32::from(*c) + f32::from(*h) + 2.0 * f32::from(*l);
        w.destroyed * state.deeds.destroyed.iter().map(worth).sum::<f32>()
    } else {
        0.0
    };
    let [c, h, l] = state.pieces[colour].map(|p| p.len() as f32);
    let own = state.of(colour);
    // Patterns are small: pieces that stand together make them.
    let pairs: u32 = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|step| (own & own.shifted(step)).len()).iter().sum();
    let held = Seat::all(state.seats).filter(|&s| state.colour(s) == colour);
    let cards = held.map(|s| state.hand[s.index()].len()).sum::<u32>() as f32;
    points + destroyed + w.common * c + w.heroic * h + w.legendary * l + w.together * pairs as f32 + w.card * cards
}
