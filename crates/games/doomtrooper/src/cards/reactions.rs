//! Special cards that answer something.

use crate::Board;
use crate::clause::Clause::{Aims, AimsAt, Asks, Costs, Does, OnlyIf, Saves};
use crate::clause::{Deed, Do, Entry, Naming, Save, d};
use crate::printed::{Face, Just, sort};
use crate::rules::{cancel, harm, missions, points, table};
use crate::state::{Area, At, Happening, PieceId, Play, State};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Play this together with a mission from your hand whose goal you have provably just met: you get its benefits.
// RULING: Secret Mission: proven is what just happened: a kill that needed no naming beforehand, a prisoner, a card
// destroyed, a heretic made.
pub(crate) const SECRET_MISSION: Entry = &[
    OnlyIf(|s, by| !met(s, by).is_empty()),
    Asks(Naming::OfHand(|s, play, face| met(s, play.by).contains(&face))),
    Does(Do::Run(disclose)),
];

/// It is not killed and keeps the state it had before the combat.
pub(crate) const NARROW_ESCAPE: Entry =
    &[Saves(|s, by, at| s.controller(s.harms[at].whom) == by && harm::is_fatal(s, &s.harms[at]), Save::Prevent)];

/// It is wounded; if that kills it you earn its value. Only the first copy played takes effect.
pub(crate) const SWORN_VENGEANCE: Entry = &[
    Aims(|s, _, id| s.just.iter().any(|h| killed_samurai(s, h, id))),
    Does(Do::WoundForPoints),
    Does(Do::Run(avenged)),
];

/// The P just earned are lost (D taken at the same time stay). You gain 2 D for each lost P.
pub(crate) const BAMBOOZLED: Entry = &[
    AimsAt(|s, by, whom| {
        s.just_earned(whom) > 0 && (whom == by || s.may_player(Deed::Points, whom, "DT-NEVER-1").is_ok())
    }),
    Does(Do::Run(|t, play| {
        let p = points::forfeit(t, play.seat());
        points::gain(t, play.by, 2 * p);
        Ok(())
    })),
];

/// Once: you may pay 5 D to gain 3 P.
pub(crate) const BORN_WITH_A_SILVER_SPOON: Entry = &[
    Costs(d(5)),
    Aims(|s, by, id| {
        let added = s.just.iter().any(|h| h.what == Just::Added && h.who == Some(id));
        added && s.piece(id).at == At::In(by, Area::Squad)
    }),
    Does(Do::EarnP(3)),
];

/// You gain 5 D; a wound it got in this combat is healed.
pub(crate) const JOY_OF_VICTORY: Entry = &[
    Aims(|s, _, id| lived(s, id).is_some()),
    Does(Do::Run(|t, play| {
        let Some(id) = play.piece() else { return Ok(()) };
        if lived(&t.state, id) == Some(true) {
            harm::heal(t, id);
        }
        points::gain(t, play.by, 5);
        Ok(())
    })),
];

/// Gain 2 D for each P just earned.
pub(crate) const PORTENTS_OF_VICTORY: Entry = &[
    OnlyIf(|s, by| s.just_earned(by) > 0),
    Does(Do::Run(|t, play| {
        let p = t.state.just_earned(play.by);
        points::gain(t, play.by, 2 * p);
        Ok(())
    })),
];

/// You get all points the mission gave, its controller none; the warrior is discarded.
pub(crate) const SPY_IN_THE_RANKS: Entry = &[
    Aims(|s, by, id| s.controller(id) != by && missions::just_fulfilled(s, id).is_some()),
    Does(Do::Run(|t, play| {
        let Some(id) = play.piece() else { return Ok(()) };
        missions::steal(t, id, play.by)?;
        table::discard(t, id)
    })),
];

/// The card has no effect and is discarded; actions and D spent on it are lost. (Oldest printing: any card; the
/// rule book treats it as specials only.)
pub(crate) const MISCOMMUNICATION: Entry = &[Does(Do::Cancel)];

/// The spell has no effect and is discarded; costs are lost.
pub(crate) const FIZZLE: Entry = &[Does(Do::Cancel)];

/// He may not use it; you must be able to and do play it at once as your own, paying its costs.
pub(crate) const STOLEN_PAPERWORK: Entry =
    &[OnlyIf(cancel::may_take), Does(Do::Run(|t, play| cancel::take(t, play.by)))];

/// Missions in a hand whose goals have just been met, and not by an equal one in play (DT-MISSION-7).
fn met(state: &State, by: Seat) -> SmallVec<[Face; 12]> {
    let just =
        |what: Just, face: Face| state.just.iter().any(|h| h.what == what && h.seat == by && h.whom == Some(face));
    let mut faces = state.faces_in(state.hand_of(by));
    faces.retain(|face| just(Just::Goal, *face) && !just(Just::Fulfilled, *face));
    faces
}

fn disclose(t: &mut Board<'_>, play: &Play) -> Flow {
    let named = play.named().filter(|face| met(&t.state, play.by).contains(face));
    let Some(mission) = named else { return Ok(()) };
    table::discard_from_hand(t, play.by, mission);
    missions::disclosed(t, play.by, mission)
}

/// Somebody has killed a Mishima warrior in the combat at hand, and nobody has avenged it yet.
fn killed_samurai(state: &State, what: &Happening, who: PieceId) -> bool {
    let samurai = what.whom.is_some_and(|face| face.printed().sorts.any(sort::MISHIMA));
    what.what == Just::Killed && what.who == Some(who) && what.d == 0 && samurai && state.side(who).is_some()
}

/// Only the first copy takes effect.
fn avenged(t: &mut Board<'_>, play: &Play) -> Flow {
    let who = play.piece();
    t.state.just.iter_mut().filter(|h| h.what == Just::Killed && h.who == who).for_each(|h| h.d = 1);
    Ok(())
}

/// Whether an attacker lived through its combat, and was wounded in it.
fn lived(state: &State, id: PieceId) -> Option<bool> {
    let found = state.just.iter().find(|h| h.what == Just::Survived && h.who == Some(id) && h.p > 0);
    found.map(|h| h.value > 0)
}
