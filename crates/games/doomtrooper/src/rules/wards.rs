//! Gifts of Dark Symmetry that do nothing towards somebody for a while: they are named one by one, and each is warded off.

use crate::printed::{Kind, Sorts};
use crate::rules::asking::must;
use crate::rules::table::linger;
use crate::rules::{art, cancel, naming};
use crate::state::{At, Mark, PieceId, Play, State, Until};
use crate::{Ask, Board, Offer, Pick};
use kernel::Flow;
use smallvec::SmallVec;

/// Gifts of a class on the table.
pub(crate) fn gifts(state: &State, class: Sorts) -> impl Iterator<Item = PieceId> + '_ {
    state.table().map(|(id, _)| id).filter(move |&id| {
        !state.piece(id).is_ghost() && state.printed(id).kind == Kind::Symmetry && state.printed(id).sorts.any(class)
    })
}

fn left(state: &State, play: &Play, class: Sorts) -> SmallVec<[PieceId; 8]> {
    gifts(state, class).filter(|id| !play.pieces().any(|taken| taken == *id)).collect()
}

/// One gift for each step.
pub(crate) fn name(t: &mut Board<'_>, play: &mut Play, class: Sorts) -> Flow {
    for _ in 0..play.amount {
        let able = left(&t.state, play, class);
        if naming::piece(t, play, Ask::Choose(play.face), able)?.is_none() {
            break;
        }
    }
    Ok(())
}

/// One gift for each step, or armor.
pub(crate) fn name_or_arm(t: &mut Board<'_>, play: &mut Play, class: Sorts) -> Flow {
    let mut armor = 0;
    for _ in 0..play.amount {
        let able = left(&t.state, play, class);
        let both = [Offer::Armor, Offer::Immunity].map(Pick::Offer);
        let ask = Ask::Choose(play.face);
        let wards = !able.is_empty() && must(t, play.by, ask, |_, o| o.extend(both))? == Pick::Offer(Offer::Immunity);
        if wards {
            naming::piece(t, play, ask, able)?;
        } else {
            armor += 1;
        }
    }
    play.amount = armor;
    Ok(())
}

/// Armor for the steps that name no gift, and one ward for each gift that was named.
// RULING: Exorcise Disease, Evil Thoughts, Infection, Poison, Wound: gifts are named when it is cast; what is spent on it
// later (DT-ART-4) is for armor.
pub(crate) fn arm(t: &mut Board<'_>, play: &Play) {
    let depth = t.state.combats.len() as u8;
    if let Some(whom) = play.piece() {
        let ghost = linger(t, play.face, play.by, At::On(whom), Until::Combat(depth), play.amount);
        t.state.piece_mut(ghost).set(Mark::Laid, true);
        art::sign(t, play, ghost);
    }
    ward(t, play);
}

/// One ward for each gift that was named, for the combat.
pub(crate) fn ward(t: &mut Board<'_>, play: &Play) {
    let things: SmallVec<[PieceId; 4]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    let Some((&whom, gifts)) = things.split_first() else { return };
    let depth = t.state.combats.len() as u8;
    // DT-TIMING-10
    let laid = cancel::is_open(&t.state);
    for &gift in gifts {
        let ghost = linger(t, play.face, play.by, At::On(whom), Until::Combat(depth), 0);
        let piece = t.state.piece_mut(ghost);
        piece.about = Some(gift);
        piece.set(Mark::Laid, laid);
    }
}
