//! Freelancers and others without a corporation.

use crate::Ask;
use crate::Board;
use crate::clause::Clause::{After, Grants, Rating, Use};
use crate::clause::{Do, Entry, Event, FSA, Target, add, d, give, may};
use crate::event;
use crate::filter::{DOOMTROOPER, all, yours};
use crate::printed::{Timing, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::{combat, points, sides};
use crate::state::{Area, Happening, PieceId, Play, Side, Stage, State};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// While in play all other freelancers have +5 F, S and A and kill what they wound. His own points become D.
pub(crate) const FREELANCER_PATRIARCH: Entry = &[
    Rating(add(FSA, 5).to_others(all(sort::FREELANCER))),
    Grants(give(Trait::Slayer).to_others(all(sort::FREELANCER))),
];

/// Never attacks, never uses equipment. 3 actions: heal a wounded Doomtrooper.
pub(crate) const WAR_MEDIC: Entry =
    &[Use(may(Timing::Actions(3), &[Do::Heal]).on(Target::Piece(DOOMTROOPER.wounded())))];

/// Any time assign it to one of your Doomtroopers; assigning it anew costs 3 D, any time. When the assigned warrior
/// is attacker or defender you may, after stage 2 and up to stage 5, put the Bodyguard in its place for that combat
/// (same side of the Outpost border; not for a warrior in or counting as a vehicle).
pub(crate) const BODYGUARD: Entry = &[
    Use(may(Timing::AnyTime, &[Do::Run(assign)])
        .on(Target::Piece(yours(sort::DOOMTROOPER).another()))
        .if_(|s, _, me| s.piece(me).note == 0)),
    Use(may(Timing::AnyTime, &[Do::Run(assign)])
        .on(Target::Piece(yours(sort::DOOMTROOPER).another().if_(|s, _, id| !is_guarded(s, id))))
        .costs(d(3))
        .if_(|s, _, me| s.piece(me).note == ASSIGNED)),
    Use(may(Timing::Combat, &[Do::Run(stand_in)]).if_(|s, _, me| ward(s, me).is_some())),
];

/// When added its player opens an auction with a bid of his choice; all players bid in turn; the highest bidder
/// pays and keeps it in his Squad. Base V equals the final price.
pub(crate) const MERCENARY: Entry = &[After(Event::Enters, auction)];

/// Noted on a Bodyguard that has been assigned once.
const ASSIGNED: u8 = 1;

fn is_guarded(state: &State, id: PieceId) -> bool {
    state.table().any(|(_, piece)| piece.about == Some(id) && piece.note == ASSIGNED)
}

fn assign(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(me), Some(whom)) = (play.user(), play.piece()) else { return Ok(()) };
    let piece = t.state.piece_mut(me);
    (piece.about, piece.note) = (Some(whom), ASSIGNED);
    let (what, to) = (t.state.name(me), t.state.name(whom));
    t.tell(Audience::ALL, || event::Event::Moved { what, to });
    Ok(())
}

/// The side on which a Bodyguard can take somebody's place now: DT-COMBAT-6, DT-FORT-7.
fn ward(state: &State, me: PieceId) -> Option<Side> {
    let combat = state.combat().filter(|c| (Stage::Named..=Stage::Modifiers).contains(&c.stage))?;
    let whom = state.piece(me).about?;
    let side = Side::BOTH.into_iter().find(|&side| combat.combatant(side) == Some(whom))?;
    let foe = combat.combatant(side.other())?;
    // Considered a fortification: nothing for whoever cannot use any.
    let serves = state.may_use_forts(whom) && combat.side_of(me).is_none();
    let able = match side {
        Side::Attacker => state.may_fight(me).is_ok() && state.may_be_attacked(me, foe).is_ok(),
        Side::Defender => state.may_be_attacked(foe, me).is_ok(),
    };
    (serves && able).then_some(side)
}

fn stand_in(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    if let Some(side) = ward(&t.state, me) {
        combat::replace(t, side, me);
    }
    Ok(())
}

/// All bid in turn; whoever declines is out. The last one pays and has him.
fn auction(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let (opener, face) = (t.state.controller(me), t.state.face_of(me));
    let purse = |s: &State, seat: Seat| s.purse(seat).clamp(0, i8::MAX.into()) as u32;
    let most = purse(&t.state, opener);
    let mut best = (t.number(opener, Ask::Amount(face), 0..=most)?, opener);
    let mut bidders: SmallVec<[Seat; 6]> = t.state.opponents(opener).chain([opener]).collect();
    while bidders.iter().any(|&s| s != best.1) {
        let seat = bidders.remove(0);
        if seat == best.1 {
            bidders.push(seat);
            continue;
        }
        let most = purse(&t.state, seat);
        if most > best.0 && whether(t, seat, face)? {
            best = (t.number(seat, Ask::Amount(face), best.0 + 1..=most)?, seat);
            bidders.push(seat);
        }
    }
    let (price, winner) = best;
    points::pay(t, winner, price as i32);
    t.state.piece_mut(me).count = price as i8;
    if winner != opener {
        return sides::take(t, me, winner, Area::Squad);
    }
    Ok(())
}
