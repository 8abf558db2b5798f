//! How good a position looks to a seat that sees its own dice only: its share of the dice, and whether its bid holds.

use crate::{Bid, Pick, State, Step};
use kernel::{Seat, at_least};

pub(crate) fn eval(state: &State, seat: Seat) -> f32 {
    let (mine, total) = (f32::from(state.count(seat)), f32::from(state.total()));
    let share = mine / total;
    let Some((bidder, bid)) = state.bid.filter(|_| state.step == Step::Bid) else { return share };
    // A challenge costs the bidder or the challenger one die; a bid that holds is worth about half of it.
    let holds = chance_to_hold(state, seat, bid);
    let stake = 0.5 / total;
    if bidder == seat { share + stake * (2.0 * holds - 1.0) } else { share + stake * (1.0 - 2.0 * holds) * 0.2 }
}

/// What a sensible player says: he challenges what he does not believe, and bids what his own dice bear out, seldom
/// much more than he must.
pub(crate) fn lean(state: &State, seat: Seat, pick: Pick) -> f32 {
    match (pick, state.bid) {
        (Pick::Bid(bid), standing) => {
            let raised = bid.quantity.saturating_sub(standing.map_or(1, |(_, bid)| bid.quantity));
            chance_to_hold(state, seat, bid).powi(3) * 0.6f32.powi(i32::from(raised))
        }
        (Pick::Liar, Some((_, bid))) => 4.0 * (1.0 - chance_to_hold(state, seat, bid)).powi(2),
        (Pick::Exact, Some((_, bid))) => {
            let more = Bid { quantity: bid.quantity + 1, ..bid };
            chance_to_hold(state, seat, bid) - chance_to_hold(state, seat, more)
        }
        (Pick::Liar | Pick::Exact, None) => 0.0,
    }
}

/// The chance that a bid is true, from one's own dice and fair dice elsewhere.
fn chance_to_hold(state: &State, seat: Seat, bid: Bid) -> f32 {
    let faces = state.faces(seat);
    let helped = state.ones_help(bid.face);
    let own = faces[usize::from(bid.face) - 1] + if helped { faces[0] } else { 0 };
    let unseen = u32::from(state.total() - state.count(seat));
    let p: f32 = if helped { 1.0 / 3.0 } else { 1.0 / 6.0 };
    let needed = u32::from(bid.quantity.saturating_sub(own));
    at_least(needed, unseen, p)
}
