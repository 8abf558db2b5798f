//! What many warriors say in the same words: captains, sergeants, heroes whose men are immune, keepers of prisoners.

use crate::Board;
use crate::clause::Clause::{self, Grants, Haunts, Rating};
use crate::clause::{FSAV, add, give};
use crate::filter::{Filter, yours};
use crate::printed::{Sorts, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::searching::{Where, search};
use crate::rules::{adding, points, table};
use crate::state::{Area, At, Fate, Mark, PieceId, Play, Side, State, Until};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

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

/// An immunity is switched off for as long as the one who does it likes and is in play: DT-IMMUNE-3.
pub(super) fn lay_bare(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(by), Some(whom)) = (play.user(), play.piece()) else { return Ok(()) };
    let ghost = table::linger(t, play.face, play.by, At::On(whom), Until::About, 0);
    t.state.piece_mut(ghost).about = Some(by);
    Ok(())
}

/// Whether such an effect of a player's card lies on somebody.
pub(super) fn is_bared(state: &State, by: Seat, id: PieceId, with: Trait) -> bool {
    let bares = |on: PieceId| {
        let piece = state.piece(on);
        piece.is_ghost()
            && piece.by == by
            && piece.until == Until::About
            && state.entry(on).iter().any(|c| matches!(c, Grants(gift) if gift.what.has(with)))
    };
    state.on(id).any(bares)
}

/// The immunity is back.
pub(super) fn restore(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(by), Some(whom)) = (play.user(), play.piece()) else { return Ok(()) };
    let mine = |piece: &crate::state::Piece| {
        piece.is_ghost() && piece.at == At::On(whom) && piece.until == Until::About && piece.about == Some(by)
    };
    table::expire(t, mine)
}

/// A warrior from its player's collection comes into the Kohort for nothing.
pub(super) fn fetch(t: &mut Board<'_>, by: PieceId, kind: Sorts) -> Flow {
    let (seat, face) = (t.state.controller(by), t.state.face_of(by));
    if let Some(card) = search(t, seat, seat, Where::Collection, face, true, |p| p.sorts.any(kind))? {
        adding::put(t, card, seat, Area::Kohort)?;
    }
    Ok(())
}

/// It is sacrificed after its combat; the opponent gets its V only if his strike would have hit.
pub(super) fn spent(t: &mut Board<'_>, me: PieceId) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    let Some(side) = combat.side_of(me) else { return Ok(()) };
    let value = t.state.value(me).max(0) as u16;
    table::sacrifice(t, me)?;
    let seat = combat.seats[side.other() as usize];
    if combat.fates[side as usize] == Fate::Nothing || t.state.is_there(me) {
        return Ok(());
    }
    let foe = combat.combatant(side.other());
    let (d, p) = points::split(t, seat, value, foe, combat.seats[0] == combat.seats[1])?;
    points::award(t, seat, d, p, foe);
    points::reckon_later(t);
    Ok(())
}

/// After a combat: a Doomtrooper that such a warrior of its player has wounded and not killed may be taken prisoner, if that
/// warrior survived; its attachments are discarded.
pub(super) fn catch_wounded(t: &mut Board<'_>, me: PieceId, by: Sorts) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    for side in Side::BOTH {
        let (Some(who), Some(whom)) = (combat.combatant(side), combat.struck[side as usize]) else { continue };
        let ours = t.state.controller(who) == t.state.controller(me) && t.state.is_a(who, by);
        let hit = combat.fates[side.other() as usize] == Fate::Wound;
        let caught = |s: &State| s.is_there(whom) && s.piece(whom).is(Mark::Wounded) && s.is_a(whom, sort::DOOMTROOPER);
        if ours && hit && caught(&t.state) {
            arrest(t, me, whom, Some(true))?;
        }
    }
    Ok(())
}

/// The one who is asked takes a prisoner, and may strip him where the text leaves it open.
pub(super) fn arrest(t: &mut Board<'_>, keeper: PieceId, whom: PieceId, strips: Option<bool>) -> Flow {
    use crate::rules::prison;
    let (seat, face) = (t.state.controller(keeper), t.state.face_of(keeper));
    if !t.state.is_catchable(whom) || !whether(t, seat, face)? {
        return Ok(());
    }
    prison::imprison(t, keeper, whom)?;
    let laden: SmallVec<[PieceId; 4]> = t.state.on(whom).filter(|&on| !t.state.piece(on).is_ghost()).collect();
    let strips = match strips {
        Some(so) => so,
        None => !laden.is_empty() && whether(t, seat, face)?,
    };
    if strips { prison::strip(t, whom) } else { Ok(()) }
}
