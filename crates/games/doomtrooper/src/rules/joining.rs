//! DT-COMBAT-40: warriors who join another one in its combat.

use crate::Board;
use crate::clause::Helps;
use crate::printed::{Sorts, sort};
use crate::rules::combat;
use crate::state::{PieceId, Play, State};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Whether somebody may join: the same area, no mixing of sides.
pub(crate) fn may_join(state: &State, by: Seat, whom: PieceId, id: PieceId) -> bool {
    let (sorts, mine) = (state.sorts(whom), state.sorts(id));
    let mixes = sorts.any(sort::DARK_LEGION) && mine.any(sort::DOOMTROOPER)
        || sorts.any(sort::DOOMTROOPER) && mine.any(sort::DARK_LEGION);
    state.controller(id) == by
        && state.side(id).is_none()
        && state.area(id) == state.area(whom)
        && state.is_capable(id)
        && state.may_act(id).is_ok()
        && !state.is_covered(id)
        && !mixes
}

/// The same, and not of the opponent's own corporation.
pub(crate) fn may_join_strictly(state: &State, by: Seat, whom: PieceId, id: PieceId) -> bool {
    let foe = state.combat().and_then(|c| c.foe(whom));
    let theirs = foe.map_or(Sorts::NONE, |foe| state.sorts(foe).both(Sorts::CORPORATIONS));
    may_join(state, by, whom, id) && !state.sorts(id).any(theirs)
}

/// Who is joined: the warrior that has the text, or else the one it is aimed at.
pub(crate) fn joined(state: &State, play: &Play) -> Option<PieceId> {
    let bearer = play.user().map(|me| state.bearer(me));
    bearer.unwrap_or(play.piece()).filter(|&whom| state.is_there(whom))
}

/// Those that were named, as far as they still may.
pub(crate) fn reinforce(t: &mut Board<'_>, play: &Play, helps: Helps) -> Flow {
    let all: SmallVec<[PieceId; 8]> = play.pieces().collect();
    for id in all {
        if let Some(whom) = joined(&t.state, play)
            && t.state.is_there(id)
            && helps(&t.state, play.by, whom, id)
        {
            combat::join(t, whom, id)?;
        }
    }
    Ok(())
}
