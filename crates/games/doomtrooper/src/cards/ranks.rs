//! What many warriors say in the same words: captains, sergeants, heroes whose men are immune, keepers of prisoners.

use crate::clause::Clause::{self, Grants, Haunts, Rating};
use crate::clause::{FSAV, add, give};
use crate::filter::{Filter, yours};
use crate::printed::{Sorts, Trait};
use crate::state::{Area, At, PieceId, State};

/// Your warriors of a corporation up to a V kill what they wound while a captain is in your Squad.
pub(super) const fn captain(corporation: Sorts, most: i8) -> Clause {
    Grants(give(Trait::Slayer).to(yours(corporation).up_to(most)).if_(in_squad))
}

/// The unit of a sergeant has +4 F, S, A and V.
pub(super) const SERGEANT: Clause = Rating(add(FSAV, 4).to_unit());

/// All your warriors of a kind are immune to Dark Symmetry.
pub(super) const fn shields(kind: Sorts) -> Clause {
    Grants(give(Trait::ImmuneSymmetry).to(yours(kind)))
}

/// What a keeper leaves on its prisoners.
pub(super) const KEEPS: Clause = Haunts(&[Grants(give(Trait::Imprisoned))]);

/// DT-AREA-3: only while the source is in the Squad itself.
pub(super) fn in_squad(state: &State, me: PieceId, _: PieceId) -> bool {
    state.piece(me).at == At::In(state.controller(me), Area::Squad)
}

/// Whether somebody has such a card and can use it: a weapon only in a combat in which he does.
pub(super) fn uses(state: &State, who: PieceId, what: Sorts) -> bool {
    state.on(who).any(|on| {
        !state.piece(on).is_ghost() && state.printed(on).sorts.any(what) && state.speaks(on) && state.is_fit(on)
    })
}

/// How many warriors such as this stand in the same area, without somebody.
pub(super) fn beside(state: &State, who: PieceId, kind: Sorts) -> i32 {
    let Some((seat, area)) = state.area(who) else { return 0 };
    state.stand_in(seat, area).filter(|&id| id != who && state.is_a(id, kind)).count() as i32
}

/// Whether a warrior can attack somebody that fits.
pub(super) fn has_prey(state: &State, hunter: PieceId, prey: Filter) -> bool {
    let by = state.controller(hunter);
    state.warriors().any(|id| prey.fits(state, by, Some(hunter), id) && state.may_attack(hunter, id).is_ok())
}
