//! DT-SPECIAL-4: viruses. What one leaves on somebody is an infection; one of a kind, whatever spreads it.

use crate::Board;
use crate::clause::Deed;
use crate::printed::{Face, sort};
use crate::rules::table::{self, Pile, linger};
use crate::state::{Area, At, Mark, PieceId, State, Until};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// What a virus has left on somebody; without a marker it is on its way only.
fn infection(state: &State, id: PieceId, face: Face) -> Option<PieceId> {
    state.on(id).find(|&on| state.piece(on).is_ghost() && state.face_of(on) == face)
}

pub(crate) fn is_infected(state: &State, id: PieceId, face: Face) -> bool {
    infection(state, id, face).is_some_and(|ghost| state.piece(ghost).count > 0)
}

/// A Doomtrooper that has not caught it yet and that nothing protects.
pub(crate) fn may_catch(state: &State, id: PieceId, face: Face) -> bool {
    state.is_in_play(id)
        && !state.piece(id).is(Mark::Secret)
        && state.is_a(id, sort::DOOMTROOPER)
        && infection(state, id, face).is_none()
        && state.may(Deed::Infect, id, "DT-NEVER-2").is_ok()
}

/// Whether an infected warrior stands in the same area: DT-AREA-7.
pub(crate) fn is_exposed(state: &State, id: PieceId, face: Face) -> bool {
    let place = |who: PieceId| state.area(who).filter(|(_, area)| *area != Area::Aside);
    place(id).is_some()
        && state.warriors().any(|other| other != id && place(other) == place(id) && is_infected(state, other, face))
}

/// Somebody is infected, or will be: with so many markers.
pub(crate) fn infect(t: &mut Board<'_>, face: Face, by: Seat, whom: PieceId, markers: u8) {
    linger(t, face, by, At::On(whom), Until::Gone, markers);
}

/// Who has been exposed to a virus and may catch it.
pub(crate) fn next(state: &State, face: Face) -> SmallVec<[PieceId; 8]> {
    state.warriors().filter(|&id| may_catch(state, id, face) && is_exposed(state, id, face)).collect()
}

/// What infects somebody: cards and what they have left.
fn germs(state: &State, id: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    state.on(id).filter(|&on| state.printed(on).sorts.any(sort::VIRUS))
}

pub(crate) fn is_sick(state: &State, id: PieceId) -> bool {
    germs(state, id).next().is_some()
}

/// Nothing infects somebody any more.
pub(crate) fn cure(t: &mut Board<'_>, id: PieceId) -> Flow {
    let all: SmallVec<[PieceId; 4]> = germs(&t.state, id).collect();
    all.into_iter().try_for_each(|germ| table::leave(t, germ, Pile::Graveyard))
}
