//! DT-EQUIP-10: what a warrior has is taken from it.

use crate::Board;
use crate::clause::{Do, Target};
use crate::printed::{Kind, Sorts};
use crate::rules::{offers, play, table};
use crate::state::{Mark, PieceId, Play, State};
use kernel::{Flow, Seat};

/// Warriors of a player that could use somebody's equipment or beast if its affiliation did not matter.
pub(crate) fn takers(state: &State, by: Seat, card: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let (face, bearer) = (state.face_of(card), state.bearer(card));
    let wanted = match face.printed().target {
        Target::Piece(filter) => Some(filter.of_anyone().waive(Sorts::LOYALTIES)),
        _ => None,
    };
    state.warriors().filter(move |&id| {
        state.controller(id) == by
            && bearer != Some(id)
            && wanted.is_some_and(|filter| filter.fits(state, by, None, id))
            && state.may_hold(face, id).is_ok()
    })
}

/// DT-VEHICLE-12: its driver is not wounded.
pub(crate) fn steal(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(card), Some(to)) = (play.piece(), play.pieces().nth(1)) else { return Ok(()) };
    if !t.state.is_there(to) {
        return Ok(());
    }
    table::move_onto(t, card, to);
    // Whatever it asks for, it is his to use.
    t.state.piece_mut(card).set(Mark::Paid, true);
    play::get_in(t, play.by, card)
}

/// Cards of a kind that a warrior has and can lose, what is a part of others among them.
pub(crate) fn worn(state: &State, warrior: PieceId, kind: Kind) -> impl Iterator<Item = PieceId> + '_ {
    let goes = move |id: PieceId| offers::acts_on(state, Do::Discard, id).is_ok();
    let cards = state.table().filter(|(_, piece)| !piece.is_ghost()).map(|(id, _)| id);
    cards.filter(move |&id| {
        state.printed(id).kind == kind && state.bearer(id) == Some(warrior) && state.is_in_play(id) && goes(id)
    })
}
