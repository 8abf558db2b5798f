//! How good a position looks: points, warriors and what lies on them, cards, and whether anybody guards the side. What is
//! pending is played out before it is looked at: `is_quiet` and `whole_deeds` say so.

use crate::printed::{Face, Kind, Rate};
use crate::rules::table::is_given;
use crate::rules::{adding, art};
use crate::state::{HAND, Mark, PieceId, State, Verdict};
use crate::weights::Weights;
use kernel::Seat;

pub(crate) fn eval(state: &State, seat: Seat, w: &Weights) -> f32 {
    match state.verdict {
        Some(Verdict::Won(winner)) => return if winner == seat { 1.0 } else { 0.0 },
        Some(Verdict::Drawn) => return 0.5,
        None => {}
    }
    let mine = worth(state, seat, w) + hand(state, seat, w);
    // What others hold is imagined and filled up in their turn: counted card by card, a turn would seem to cost them something.
    let others = state.opponents(seat).map(|s| worth(state, s, w) + w.hand * HAND as f32);
    let best = others.fold(f32::NEG_INFINITY, f32::max);
    let balance = mine - if best.is_finite() { best } else { 0.0 };
    0.5 + 0.5 * balance / (balance.abs() + w.half)
}

fn worth(state: &State, seat: Seat, w: &Weights) -> f32 {
    let player = state.player(seat);
    let goal = f32::from(state.format.goal.max(1));
    let p = f32::from(player.p);
    let d = f32::from(player.d);
    let share = (p / goal).min(1.0);
    let mut sum = w.promotion * p + w.nearly * share * share;
    sum += w.destiny * w.plenty * d / (d + w.plenty);
    sum -= w.debt * f32::from(player.debt);
    let mut guarded = 0.0_f32;
    let mut purse = i32::from(player.d);
    for (id, piece) in state.table() {
        if piece.by != seat || piece.is_ghost() {
            continue;
        }
        if !state.is_warrior(id) {
            sum += match state.printed(id).kind {
                Kind::Fortification | Kind::Equipment | Kind::Relic | Kind::Symmetry | Kind::Ki | Kind::Beast => {
                    w.attached
                }
                _ => 0.0,
            };
            continue;
        }
        let stands = f32::from(u8::from(state.is_capable(id)));
        if !piece.is(Mark::Secret) {
            sum += warrior(state, id, w);
            guarded = guarded.max(stands);
            continue;
        }
        // Nobody has paid for it yet: for what it costs it is there when it is seen, or gone (DT-COVER-15).
        let price = adding::price(state, seat, piece.face);
        if price <= purse {
            purse -= price;
            sum += w.unpaid * warrior(state, id, w);
            guarded = guarded.max(stands);
        } else {
            guarded = guarded.max(w.screen * stands);
        }
    }
    sum - w.unguarded * (1.0 - guarded)
}

/// Cards one can do something with, and places that are filled up in the next draw step: DT-TURN-5. A card that nobody can
/// use is worth less than another one would be.
fn hand(state: &State, seat: Seat, w: &Weights) -> f32 {
    let cards = state.hand_of(seat);
    let open = (HAND.saturating_sub(cards.iter().count() as u32)).min(state.library_of(seat).count() as u32);
    let held: f32 = cards.iter().map(|card| held(state, seat, state.face(card), w)).sum();
    // Whoever can pay for anything draws with more hope.
    let d = f32::from(state.player(seat).d);
    held + w.fresh * (1.0 + w.rich * d / (d + w.plenty)) * open as f32
}

fn held(state: &State, seat: Seat, face: Face, w: &Weights) -> f32 {
    let mut own = state.warriors().filter(|&id| state.controller(id) == seat);
    match face.kind() {
        Kind::Warrior if adding::may_add(state, seat, face).is_ok() => w.recruit,
        Kind::Warrior => w.recruit_later,
        Kind::Art if art::casters(state, seat, face).next().is_none() => w.stuck,
        kind if is_given(kind) && !own.any(|id| state.suits(id, face, seat)) => w.stuck,
        _ => w.hand,
    }
}

fn warrior(state: &State, id: PieceId, w: &Weights) -> f32 {
    let rate = |r| state.rating(id, r) as f32;
    let strength = rate(Rate::Fight).max(rate(Rate::Shoot));
    let mut sum = w.warrior + w.value * rate(Rate::Value) + w.strength * strength + w.armor * rate(Rate::Armor);
    let piece = state.piece(id);
    if piece.is(Mark::Wounded) {
        sum *= w.wounded;
    }
    if piece.is(Mark::Covered) {
        sum *= w.covered;
    }
    sum
}
