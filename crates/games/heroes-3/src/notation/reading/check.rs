//! What no position may be: more cards than the box has, or something pending that nobody could go on from.

use super::Read;
use crate::cards::{CastWhen, magic};
use crate::printed::{AiCard, Face, Kind, Tile};
use crate::scenario::Mode;
use crate::state::{Frame, State, Step};
use kernel::{Malformed, Phrase, Seat};

/// Nothing is there more often than the box holds it, and somebody can go on.
pub(super) fn check(state: &State) -> Read {
    let wrong = |why: &'static str| Malformed::new(1, Phrase::new(why));
    let mut count = [0u8; 128];
    let ongoing: Vec<Face> = state.players.iter().flat_map(|p| p.ongoing.as_slice()).map(|lies| lies.card).collect();
    let piles = state
        .players
        .iter()
        .flat_map(|p| [p.hand.as_slice(), p.deck.as_slice(), p.discard.as_slice(), p.cloaks.as_slice()]);
    let common = state.common.iter().flat_map(|stock| [stock.deck.as_slice(), stock.discard.as_slice()]);
    let ai = [state.ai.spells.as_slice(), state.ai.cast.as_slice()];
    let mut faces = [0u8; AiCard::ALL.len()];
    for face in state.ai.deck.as_slice().iter().chain(state.ai.discard.as_slice()) {
        faces[face.0 as usize] += 1;
        if faces[face.0 as usize] > face.0.copies() {
            return Err(wrong("wrong-cards"));
        }
    }
    for face in
        piles.chain(common).chain([state.looked.as_slice(), state.casting.as_slice(), &ongoing]).chain(ai).flatten()
    {
        let place = usize::from(face.0 & 127);
        let most = if face.kind() == Kind::Specialty { 1 } else { face.printed().copies };
        count[place] += 1;
        let odd = face.is_starting() && face.kind() != Kind::Ability;
        if count[place] > most || odd {
            return Err(wrong("wrong-cards"));
        }
    }
    let mut units = [0u8; 64];
    let stocked = state.neutrals.iter().flat_map(|stock| stock.deck.as_slice().iter().chain(stock.discard.as_slice()));
    let hired = state.players.iter().flat_map(|player| player.hired.as_slice());
    let fighting = state.combat.iter().flat_map(|combat| {
        let guards = combat.everybody().filter(|&by| combat.is_neutral(crate::Combat::party(by)));
        guards.map(|by| combat.fighter(by).unit).collect::<Vec<_>>()
    });
    for unit in stocked.chain(hired).copied().chain(fighting).chain(super::super::quest::units(state)) {
        units[usize::from(unit.0)] += 1;
        if units[usize::from(unit.0)] > unit.facts().copies {
            return Err(wrong("wrong-cards"));
        }
    }
    let mut decrees: Vec<_> = state.proclamations.deck.as_slice().to_vec();
    decrees.extend(state.proclamations.discard.as_slice());
    decrees.sort_unstable();
    if decrees.windows(2).any(|two| two[0] == two[1]) {
        return Err(wrong("wrong-cards"));
    }
    let mut tiles: Vec<Tile> = state.tiles.as_slice().iter().map(|laid| laid.tile).collect();
    tiles.extend(state.boxed.as_slice());
    tiles.extend(state.players.iter().flat_map(|player| player.supply.as_slice()));
    tiles.extend(state.frames.as_slice().iter().filter_map(|frame| match frame {
        Frame::Place { tile, .. } => Some(*tile),
        _ => None,
    }));
    tiles.sort_unstable();
    if tiles.windows(2).any(|two| two[0] == two[1]) {
        return Err(wrong("wrong-tile"));
    }
    pending_fits(state).map_err(wrong)
}

fn is_for_the_map(spell: Face) -> bool {
    magic(spell).is_some_and(|magic| magic.when() == CastWhen::Map)
}

/// What belongs to a combat belongs to somebody who fights in it.
fn in_combat(state: &State, frame: Frame) -> bool {
    let fights = |seat: Seat| {
        let sides = state.combat.map(|combat| [combat.by, combat.foe]);
        sides.is_some_and(|sides| sides.contains(&seat)) && !state.is_ai(seat)
    };
    match frame {
        // H3-DECK-8
        Frame::Cast { spell, .. } | Frame::Answer { spell, .. } if is_for_the_map(spell) => state.combat.is_none(),
        Frame::Cast { seat, .. } | Frame::Aim { seat, .. } | Frame::Chain { seat, .. } => fights(seat),
        Frame::Swap(seat, _) | Frame::CastNow(seat, _) | Frame::Judge { seat, .. } => fights(seat),
        Frame::Answer { seat, window, .. } => fights(seat) && window.seats().all(fights),
        _ => true,
    }
}

/// What is pending belongs together: at most one combat, cards looked at by somebody, a player to move.
fn pending_fits(state: &State) -> Result<(), &'static str> {
    let frames = state.frames.as_slice();
    let combats = frames.iter().filter(|frame| **frame == Frame::Combat).count();
    let looks = frames.iter().filter(|f| matches!(f, Frame::Look { .. } | Frame::HutCard(_))).count();
    let top_looks = matches!(state.frames.top(), Some(Frame::Look { .. } | Frame::HutCard(_)));
    if combats != usize::from(state.combat.is_some()) || looks > usize::from(top_looks) {
        return Err("wrong-frame");
    }
    let lies = |frame: &&Frame| matches!(frame, Frame::Cast { .. } | Frame::Answer { .. } | Frame::TakeBack(_));
    let lying: Vec<&Frame> = frames.iter().filter(lies).collect();
    let first = state.casting.as_slice().first();
    let fits = match lying[..] {
        [] => first.is_none(),
        [Frame::Cast { spell, .. } | Frame::Answer { spell, .. }] => first == Some(spell),
        [_] => state.casting.len() == 1,
        _ => false,
    };
    if !fits || !frames.iter().all(|&frame| in_combat(state, frame)) {
        return Err("wrong-frame");
    }
    if !state.looked.is_empty() && !top_looks {
        return Err("wrong-frame");
    }
    if let Some(Frame::Look { common, .. }) = state.frames.top() {
        let kind = [Kind::Ability, Kind::Artifact, Kind::Spell][common as usize];
        if state.looked.as_slice().iter().any(|face| face.kind() != kind || face.is_starting()) {
            return Err("wrong-cards");
        }
    }
    let bad = |face: &Face| face.kind() != Kind::Ability || face.is_starting();
    if matches!(state.frames.top(), Some(Frame::HutCard(_))) && state.looked.as_slice().iter().any(bad) {
        return Err("wrong-cards");
    }
    let in_play = Seat::all(state.seats).filter(|&seat| !state.player(seat).out).count();
    let settled = state.verdict.is_some();
    if in_play == 0
        || !settled
            && (in_play < 2 && state.scenario().mode == Mode::Clash
                || state.player(state.active).out && state.step == Step::Turn)
    {
        return Err("wrong-players");
    }
    if matches!(state.step, Step::Deal | Step::Carry(_)) && !state.tiles.is_empty() {
        return Err("wrong-position");
    }
    Ok(())
}
