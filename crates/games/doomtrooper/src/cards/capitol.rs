//! Capitol.

use super::ranks::{SERGEANT as LEADS, captain, shields};
use crate::Board;
use crate::clause::Clause::{After, Grants, MustAttack, Rating, Use};
use crate::clause::{Do, Entry, Event, FSA, add, give, may};
use crate::filter::yours;
use crate::printed::{Timing, Trait, sort};
use crate::state::{Happening, PieceId, Play, State};
use kernel::Flow;

/// Boasts: an attack with him must be announced in your previous turn (only that he will attack); in the announced
/// turn he must attack.
pub(crate) const LANE_CHUNG: Entry = &[
    Use(may(Timing::OwnTurn, &[Do::Run(boast)]).if_(|s, _, me| !says(s, me, NEXT) && !s.has(me, Trait::Spontaneous))),
    Grants(give(Trait::CannotAttack).if_(|s, me, _| !says(s, me, NOW) && !s.has(me, Trait::Spontaneous))),
    MustAttack(|s, me, attacker, _| attacker == me && says(s, me, NOW) && !says(s, me, DONE)),
    After(Event::TurnStarts, day_comes),
    After(Event::Attacks, keeps_word),
    After(Event::TurnEnds, day_goes),
];

/// While you have both her and Lane Chung in play he need not announce his attacks a turn ahead.
pub(crate) const PAM_AFTON: Entry = &[Grants(give(Trait::Spontaneous).to(yours(sort::LANE_CHUNG)))];

/// While in play all your Free Marines are immune to Dark Symmetry cards.
pub(crate) const BIG_BOB_WATTS: Entry = &[shields(sort::FREE_MARINE)];

/// While in play all your Infantry are immune to Dark Symmetry.
pub(crate) const MITCH_HUNTER: Entry = &[shields(sort::INFANTRY)];

/// While in your Squad your Capitol warriors of V 8 or less kill what they wound.
pub(crate) const CAPTAIN: Entry = &[captain(sort::CAPITOL, 8)];

/// While in the Squad: the assigned non-personality Capitol warrior card and all your copies of it in the Squad
/// have +4 F, S, A and V.
pub(crate) const SERGEANT: Entry = &[LEADS];

/// While in play your non-personality Infantry have +4 F, S and A; other sergeants do nothing for them.
pub(crate) const SERGEANT_CARTER: Entry = &[
    Rating(add(FSA, 4).to(yours(sort::INFANTRY).but(sort::PERSONALITY)).commands()),
    Grants(give(Trait::Devoted).to(yours(sort::INFANTRY).but(sort::PERSONALITY))),
];

/// What he has said, kept on his card: that he will attack in the next turn, that this is the turn, that he has.
const NEXT: i8 = 1;
const NOW: i8 = 2;
const DONE: i8 = 4;

fn says(state: &State, me: PieceId, what: i8) -> bool {
    state.piece(me).count & what != 0
}

fn boast(t: &mut Board<'_>, play: &Play) -> Flow {
    if let Some(me) = play.user() {
        t.state.piece_mut(me).count |= NEXT;
    }
    Ok(())
}

fn day_comes(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let piece = t.state.piece_mut(me);
    piece.count = if piece.count & NEXT != 0 { NOW } else { 0 };
    Ok(())
}

/// RULING: Lane Chung: one attack keeps his word; in that turn he may attack again like anybody (DT-NEVER-6).
fn keeps_word(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    t.state.piece_mut(me).count |= DONE;
    Ok(())
}

fn day_goes(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    t.state.piece_mut(me).count &= NEXT;
    Ok(())
}
