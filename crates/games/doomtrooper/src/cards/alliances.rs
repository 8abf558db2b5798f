//! Alliances.

use crate::clause::Clause::{Bars, Grants, LetsAdd, Rating};
use crate::clause::{Adding, Deed, Entry, FSA, add, give};
use crate::filter::{LEGION, yours};
use crate::printed::{Face, Kind, Trait, sort};
use crate::state::{PieceId, State};
use kernel::Seat;

/// All equipment and relics are open to your Cybertronic warriors, except those reserved for the Dark Legion.
pub(crate) const ALLIANCE_CYBERTRONIC: Entry =
    &[Grants(give(Trait::AnyEquipment).and(Trait::AnyRelic).to(yours(sort::CYBERTRONIC)))];

/// Your Brotherhood warriors cast every aspect and treat personal combat spells as combat spells.
pub(crate) const ALLIANCE_BROTHERHOOD: Entry =
    &[Grants(give(Trait::CastsAll).and(Trait::CastsForOthers).to(yours(sort::BROTHERHOOD)))];

/// Equipment on your Bauhaus warriors can be discarded only together with its bearer.
pub(crate) const ALLIANCE_BAUHAUS: Entry = &[Bars(Deed::Discard, |s, me, id| {
    let bearer = s.bearer(id).filter(|_| s.printed(id).kind == Kind::Equipment);
    bearer.is_some_and(|b| s.controller(b) == s.controller(me) && s.is_a(b, sort::BAUHAUS))
})];

/// A wound your Imperial warrior gets in combat with a Dark Legion warrior is healed at once after stage 7. No help
/// against an automatic kill nor against a second wound, which kills as usual.
pub(crate) const ALLIANCE_IMPERIAL: Entry = &[Grants(give(Trait::Mends).to(yours(sort::IMPERIAL)).against(LEGION))];

/// Adding Capitol warriors to your Squad costs no action and is possible any time (V is paid).
pub(crate) const ALLIANCE_CAPITOL: Entry = &[LetsAdd(capitol_comes)];

/// You may give any Dark Symmetry card to your Dark Legion warriors any time for no D and no action; the apostle of
/// a gift is ignored, a required warrior type (heretic) is not (DT-SYMMETRY-9).
pub(crate) const ALLIANCE_DARK_LEGION: Entry =
    &[Grants(give(Trait::AnySymmetry).and(Trait::FreeSymmetry).to(yours(sort::DARK_LEGION)))];

/// Your Mishima warriors have +5 F, S and A in combat with Dark Legion warriors.
pub(crate) const ALLIANCE_MISHIMA: Entry = &[Rating(add(FSA, 5).to(yours(sort::MISHIMA)).against(LEGION))];

fn capitol_comes(state: &State, me: PieceId, seat: Seat, face: Face) -> Adding {
    let mine = state.controller(me) == seat && face.printed().sorts.any(sort::CAPITOL);
    if mine && face.printed().area == Some(crate::Area::Squad) { Adding::Quickly } else { Adding::Plainly }
}
