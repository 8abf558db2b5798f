//! Imperial.

use super::ranks::{SERGEANT, captain, has_prey, in_squad, shields, uses};
use crate::Board;
use crate::clause::Clause::{BarsAttack, Grants, LetsAdd, OnlyIf, Rating, Use};
use crate::clause::{A, Adding, Do, Entry, F, FS, FSA, S, add, give, may};
use crate::filter::{LEGION, SQUAD, all, yours};
use crate::printed::{Face, Timing, Trait, sort};
use crate::rules::searching::{Where, search};
use crate::rules::table;
use crate::state::{Area, At, PieceId, Play, State};
use kernel::{Flow, Seat};

/// Counts as an airship and a vehicle. Shoot combats only; may not seek cover; may not use equipment. When it
/// attacks, the opponent's fortifications do not count.
pub(crate) const RAMS_AIR_CAVALRY: Entry = &[Grants(give(Trait::NoFortification).foe().defending())];

/// Cannot be added while you have another Imperial warrior in your Squad; while it is there no other Imperial
/// warrior may be added to your Squad.
pub(crate) const ROGUE: Entry =
    &[OnlyIf(|s, seat| !s.stand_in(seat, Area::Squad).any(|id| s.is_a(id, sort::IMPERIAL))), LetsAdd(stays_alone)];

/// If he attacks and a Dark Legion warrior can be attacked, he must attack one. While in play all your Clansmen are
/// immune to Dark Symmetry.
pub(crate) const SEAN_GALLAGHER: Entry = &[
    shields(sort::CLANSMAN),
    BarsAttack(|s, me, attacker, defender| {
        attacker == me && !s.is_a(defender, sort::DARK_LEGION) && has_prey(s, me, LEGION)
    }),
];

/// While in play all your Golden Lions are immune to Dark Symmetry.
pub(crate) const EDWARD_S_MURDOCH: Entry = &[shields(sort::GOLDEN_LION)];

/// While in your Squad your Imperial warriors of V 8 or less kill what they wound.
pub(crate) const COMMANDER_CHIEFTAIN: Entry = &[captain(sort::IMPERIAL, 8)];

/// Counts as an airship and a vehicle. Shoot combats only; may not seek cover; may not use equipment. When it
/// attacks, the opponent's fortifications do not count. While it is in play every Rams Air Cavalry has +1 S and +1
/// A.
pub(crate) const AIRMAN_TREVOR_BARTHOLOMEW: Entry =
    &[Grants(give(Trait::NoFortification).foe().defending()), Rating(add(S.and(A), 1).to(all(sort::RAMS_AIR_CAVALRY)))];

/// While in play every Blood Beret except himself has +1 F and +1 S.
pub(crate) const SGT_MCBRIDE: Entry = &[Rating(add(FS, 1).to_others(all(sort::BLOOD_BERET)))];

/// All other Imperial warriors in the Squad have +2 A.
pub(crate) const BANNER_BEARER: Entry = &[Rating(add(A, 2).to_others(yours(sort::IMPERIAL).in_(SQUAD)).if_(in_squad))];

/// While in the Squad: the assigned non-personality Imperial warrior card and all your copies of it in the Squad
/// have +4 F, S, A and V.
pub(crate) const SQUADRON_COMMANDER: Entry = &[SERGEANT];

/// While in play your other Trenchers have +6 F, S and A.
pub(crate) const COLONEL_MAXWELL: Entry = &[Rating(add(FSA, 6).to_others(yours(sort::TRENCHER)).commands())];

/// +1 F when attacking a Dark Legion warrior (not when defending).
pub(crate) const CLANSMAN: Entry = &[Rating(add(F, 1).attacking().against(LEGION))];

/// With a Clansman Claymore it has another +8 F.
pub(crate) const WOLFBANE_HONOR_GUARD: Entry =
    &[Rating(add(F, 8).if_(|s, _, who| uses(s, who, sort::CLANSMAN_CLAYMORE)))];

/// 3 actions: take a Foxhole from your collection and attach it to this Trencher.
pub(crate) const TRENCHER: Entry =
    &[Use(may(Timing::Actions(3), &[Do::Run(dig)]).if_(|s, seat, _| !has_foxhole(s, seat)))];

/// Its combat opponent has -3 A, or +3 A if that opponent is protected by a fortification.
pub(crate) const WOLFBANE_LIGHT_CAVALRY: Entry =
    &[Rating(add(A, -3).foe().by(|s, _, foe| if s.is_fortified(foe) { 3 } else { -3 }))];

/// While a Rogue is in a Squad no other Imperial warrior joins it.
fn stays_alone(state: &State, me: PieceId, seat: Seat, face: Face) -> Adding {
    let joins = face.printed().sorts.any(sort::IMPERIAL) && face.printed().area == Some(Area::Squad);
    if joins && state.piece(me).at == At::In(seat, Area::Squad) { Adding::Never } else { Adding::Plainly }
}

/// DT-FORT-5
fn has_foxhole(state: &State, seat: Seat) -> bool {
    state.table().any(|(id, p)| !p.is_ghost() && p.by == seat && state.printed(id).sorts.any(sort::FOXHOLE))
}

fn dig(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    let found = search(t, play.by, play.by, Where::Collection, play.face, true, |p| p.sorts.any(sort::FOXHOLE))?;
    if let Some(card) = found {
        table::enter(t, card, play.by, At::On(me))?;
    }
    Ok(())
}
