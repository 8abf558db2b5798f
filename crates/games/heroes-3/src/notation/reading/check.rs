//! What no position may be: more cards than the box has, or something pending that nobody could go on from.

use super::Read;
use crate::cards::{CastWhen, magic};
use crate::notation::quest;
use crate::printed::{AiCard, Face, Kind, Tier, Tile, Unit};
use crate::scenario::Mode;
use crate::state::{Common, Decree, Frame, State, Step};
use kernel::{Lines, Malformed, Phrase, Seat};

/// Nothing is there more often than the box holds it, and somebody can go on.
pub(super) fn check(lines: &Lines, state: &State) -> Read {
    let wrong = |name: &str, why: &'static str| lines.wrong(name, Phrase::new(why));
    let mut faces = [0u8; AiCard::ALL.len()];
    for (name, pile) in [("ai.deck", &state.ai.deck), ("ai.discard", &state.ai.discard)] {
        for face in pile.as_slice() {
            faces[face.0 as usize] += 1;
            if faces[face.0 as usize] > face.0.copies() {
                return Err(wrong(name, "wrong-cards"));
            }
        }
    }
    let mut count = [0u8; 128];
    for (name, cards) in cards(state) {
        for face in cards {
            let place = usize::from(face.0 & 127);
            let most = if face.kind() == Kind::Specialty { 1 } else { face.printed().copies };
            count[place] += 1;
            let odd = face.is_starting() && face.kind() != Kind::Ability;
            if count[place] > most || odd {
                return Err(wrong(&name, "wrong-cards"));
            }
        }
    }
    let mut units_seen = [0u8; 64];
    for (name, unit) in units(state) {
        units_seen[usize::from(unit.0)] += 1;
        if units_seen[usize::from(unit.0)] > unit.facts().copies {
            return Err(wrong(&name, "wrong-cards"));
        }
    }
    let mut decrees: Vec<Decree> = vec![];
    for (name, pile) in [("deck", &state.proclamations.deck), ("discard", &state.proclamations.discard)] {
        for decree in pile.as_slice() {
            if decrees.contains(decree) {
                return Err(wrong(&format!("proclamations.{name}"), "wrong-cards"));
            }
            decrees.push(*decree);
        }
    }
    let mut tiles_seen: Vec<Tile> = vec![];
    for (name, tile) in tiles(state) {
        if tiles_seen.contains(&tile) {
            return Err(wrong(&name, "wrong-tile"));
        }
        tiles_seen.push(tile);
    }
    pending_fits(state).map_err(|why| Malformed::new(1, Phrase::new(why)))
}

/// Every card, by the line it stands on.
fn cards(state: &State) -> Vec<(String, Vec<Face>)> {
    let mut all = vec![];
    for seat in state.everyone() {
        let p = state.player(seat);
        let ongoing = p.ongoing.as_slice().iter().map(|lies| lies.card).collect();
        for (name, pile) in [("hand", &p.hand), ("deck", &p.deck), ("discard", &p.discard)] {
            all.push((format!("{}.{name}", seat.letter()), pile.as_slice().to_vec()));
        }
        all.push((format!("{}.cloaks", seat.letter()), p.cloaks.as_slice().to_vec()));
        all.push((format!("{}.ongoing", seat.letter()), ongoing));
    }
    for (common, stock) in Common::ALL.into_iter().zip(&state.common) {
        all.push((format!("{}.deck", common.key()), stock.deck.as_slice().to_vec()));
        all.push((format!("{}.discard", common.key()), stock.discard.as_slice().to_vec()));
    }
    all.push(("looked".into(), state.looked.as_slice().to_vec()));
    all.push(("casting".into(), state.casting.as_slice().to_vec()));
    all.push(("ai.spells".into(), state.ai.spells.as_slice().to_vec()));
    all.push(("ai.cast".into(), state.ai.cast.as_slice().to_vec()));
    all
}

/// Every neutral unit, by the line it stands on.
fn units(state: &State) -> Vec<(String, Unit)> {
    let mut all = vec![];
    for (tier, stock) in Tier::ALL.into_iter().zip(&state.neutrals) {
        all.extend(stock.deck.as_slice().iter().map(|&unit| (format!("{}.deck", tier.key()), unit)));
        all.extend(stock.discard.as_slice().iter().map(|&unit| (format!("{}.discard", tier.key()), unit)));
    }
    for seat in state.everyone() {
        let hired = state.player(seat).hired.as_slice();
        all.extend(hired.iter().map(|&unit| (format!("{}.units", seat.letter()), unit)));
    }
    if let Some(combat) = &state.combat {
        let guards = combat.everybody().filter(|&by| combat.is_neutral(crate::Combat::party(by)));
        all.extend(guards.map(|by| (format!("fighter {by}"), combat.fighter(by).unit)));
    }
    all.extend(quest::units(state).map(|(name, unit)| (format!("quest.{name}"), unit)));
    all
}

/// Every tile, by the line it stands on.
fn tiles(state: &State) -> Vec<(String, Tile)> {
    let mut all = vec![];
    all.extend(state.tiles.as_slice().iter().enumerate().map(|(n, laid)| (format!("tile {}", n + 1), laid.tile)));
    all.extend(state.boxed.as_slice().iter().map(|&tile| ("box".into(), tile)));
    for seat in state.everyone() {
        let supply = state.player(seat).supply.as_slice();
        all.extend(supply.iter().map(|&tile| (format!("{}.supply", seat.letter()), tile)));
    }
    all.extend(state.frames.as_slice().iter().enumerate().filter_map(|(n, frame)| match frame {
        Frame::Place { tile, .. } => Some((format!("frame {}", n + 1), *tile)),
        _ => None,
    }));
    all
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
    let too_few = in_play == 0 || in_play < 2 && state.scenario().mode == Mode::Clash;
    let stuck = state.player(state.active).out && state.step == Step::Turn;
    if state.verdict.is_none() && (too_few || stuck) {
        return Err("wrong-players");
    }
    if matches!(state.step, Step::Deal | Step::Carry(_)) && !state.tiles.is_empty() {
        return Err("wrong-position");
    }
    Ok(())
}
