//! Cybertronic.

use super::ranks::{SERGEANT, captain};
use crate::clause::Clause::{Grants, Rating, Use};
use crate::clause::{Do, Entry, FS, FSA, FSAV, Once, Target, Time, add, d, give, may};
use crate::filter::{DOOMTROOPER, yours};
use crate::printed::{Sorts, Timing, Trait, sort};
use crate::rules::adding;
use crate::state::{Mark, PieceId, State};
use kernel::Seat;

/// Any time, 0 actions: give a Cybertronic equipment card to any Doomtrooper. Any time: give a non-personality
/// Doomtrooper Cybertronic affiliation; this wounds the Engineer (no points if it dies).
pub(crate) const VAC_ENGINEER: Entry = &[
    // RULING: VAC Engineer: "any" waives the affiliation; it still is one of your own (DT-EQUIP-9).
    Grants(give(Trait::FreeCybertronic).to(yours(sort::DOOMTROOPER))),
    Use(may(Timing::AnyTime, &[Do::WoundBearer])
        .on(Target::Piece(DOOMTROOPER.but(sort::PERSONALITY.and(sort::CYBERTRONIC))))
        .lasts(Time::Game, &[crate::clause::Clause::Becomes(sort::CYBERTRONIC, Sorts::NONE)])),
];

/// While in your Squad your Cybertronic warriors of V 9 or less kill what they wound.
pub(crate) const BATTLE_FUNCTIONARY: Entry = &[captain(sort::CYBERTRONIC, 9)];

/// While in play your Cuirassiers kill what they wound.
pub(crate) const ATILLA_III: Entry = &[Grants(give(Trait::Slayer).to(yours(sort::CUIRASSIER)))];

/// While in play your other Chasseurs have +2 F, S and A.
pub(crate) const VINCE_DIAMOND: Entry = &[Rating(add(FSA, 2).to_others(yours(sort::CHASSEUR)))];

/// While in the Squad: the assigned non-personality Cybertronic warrior card and all your copies of it in the Squad
/// have +4 F, S, A and V.
pub(crate) const COMBAT_OVERSEER: Entry = &[SERGEANT];

/// One warrior although two persons. Immune to plain Dark Symmetry gifts. Once per combat for 5 D: +3 F, S, A and V
/// until that combat ends.
pub(crate) const FAY_AND_KLAUS: Entry = &[Use(may(Timing::Combat, &[])
    .on(Target::Bearer)
    .costs(d(5))
    .once(Once::PerCombat)
    .if_(|s, _, me| s.side(me).is_some())
    .lasts(Time::Combat, &[Rating(add(FSAV, 3))]))];

/// If not in cover, 1 action: heal one wounded Doomtrooper in play; she then goes into cover.
pub(crate) const DOCTOR_DIANA: Entry = &[Use(may(Timing::Actions(1), &[Do::Heal, Do::CoverBearer])
    .on(Target::Piece(DOOMTROOPER.wounded()))
    .if_(can_hide))];

/// If it takes Ticker it gets another +1 F and +1 S and is not wounded by Ticker afterwards.
pub(crate) const TWITCHER: Entry = &[Rating(
    add(FS, 1).if_(|s, _, who| s.on(who).any(|on| s.piece(on).is_ghost() && s.printed(on).sorts.any(sort::TICKER))),
)];

/// DT-COVER-4: somebody else must be left uncovered.
fn can_hide(state: &State, seat: Seat, me: PieceId) -> bool {
    !state.piece(me).is(Mark::Covered) && adding::shows_itself(state, seat, Some(me))
}
