//! DT-IMMUNE-3: an immunity that somebody switches off, and on again.

use crate::Board;
use crate::clause::Clause;
use crate::printed::Trait;
use crate::rules::table;
use crate::state::{At, PieceId, Play, State, Until};
use kernel::{Flow, Seat};

/// An immunity is switched off for as long as the one who does it likes and is in play: DT-IMMUNE-3.
pub(crate) fn lay_bare(t: &mut Board<'_>, play: &Play) {
    let (Some(by), Some(whom)) = (play.user(), play.piece()) else { return };
    let ghost = table::linger(t, play.face, play.by, At::On(whom), Until::About, 0);
    t.state.piece_mut(ghost).about = Some(by);
}

/// Whether such an effect of a player's card lies on somebody.
pub(crate) fn is_bared(state: &State, by: Seat, id: PieceId, with: Trait) -> bool {
    let bares = |on: PieceId| {
        let piece = state.piece(on);
        piece.is_ghost()
            && piece.by == by
            && piece.until == Until::About
            && state.entry(on).iter().any(|c| matches!(c, Clause::Grants(gift) if gift.what.has(with)))
    };
    state.on(id).any(bares)
}

/// The immunity is back.
pub(crate) fn restore(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(by), Some(whom)) = (play.user(), play.piece()) else { return Ok(()) };
    let mine = |piece: &crate::state::Piece| {
        piece.is_ghost() && piece.at == At::On(whom) && piece.until == Until::About && piece.about == Some(by)
    };
    table::expire(t, mine)
}
