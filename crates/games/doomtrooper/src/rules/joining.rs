//! DT-COMBAT-40: warriors who join another one in its combat.

use crate::printed::{Sorts, sort};
use crate::rules::asking::which;
use crate::rules::combat;
use crate::state::{PieceId, Play, State};
use crate::{Ask, Board};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Warriors that may join somebody: the same area, no mixing of sides, not of the opponent's own corporation.
pub(crate) fn helpers(state: &State, by: Seat, whom: PieceId, strict: bool) -> impl Iterator<Item = PieceId> + '_ {
    let sorts = state.sorts(whom);
    let foe =
        state.combat().and_then(|c| c.foe(whom)).map_or(Sorts::NONE, |f| state.sorts(f).both(Sorts::CORPORATIONS));
    state.warriors().filter(move |&id| {
        let mine = state.sorts(id);
        let mixes = sorts.any(sort::DARK_LEGION) && mine.any(sort::DOOMTROOPER)
            || sorts.any(sort::DOOMTROOPER) && mine.any(sort::DARK_LEGION);
        state.controller(id) == by
            && state.side(id).is_none()
            && state.area(id) == state.area(whom)
            && state.is_capable(id)
            && state.may_act(id).is_ok()
            && !state.is_covered(id)
            && !mixes
            && !(strict && mine.any(foe))
    })
}

/// One for every step that was paid for.
pub(crate) fn reinforce(t: &mut Board<'_>, play: &Play, strict: bool) -> Flow {
    let bearer = play.user().and_then(|me| t.state.bearer(me));
    let Some(whom) = play.piece().or(bearer) else { return Ok(()) };
    for _ in 0..play.amount {
        if !t.state.is_there(whom) {
            break;
        }
        let able: SmallVec<[PieceId; 8]> = helpers(&t.state, play.by, whom, strict).collect();
        let Some(id) = which(t, play.by, Ask::Choose(play.face), able)? else { break };
        combat::join(t, whom, id)?;
    }
    Ok(())
}
