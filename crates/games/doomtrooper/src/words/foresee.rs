//! What comes of an answer in a combat, as things are: the position is looked at as if it were given. Decides nothing.

use super::say::{name, piece};
use crate::printed::Rate;
use crate::rules::blows;
use crate::state::{Combat, Fate, Frame, Mark, Opening, PieceId, Side, Stage, State, Tactic};
use crate::{Ask, Pick};
use kernel::scene::Asking;
use kernel::{Arg, Phrase, Seat};

/// What both sides would do to each other if this were answered.
pub(super) fn answer(state: &State, ask: Ask, pick: Option<Pick>) -> Option<Phrase> {
    if !matches!(ask, Ask::Tactic | Ask::Zone | Ask::Weapon) {
        return None;
    }
    let mut then = state.clone();
    let combat = then.combats.last_mut()?;
    match (ask, pick) {
        (Ask::Tactic, Some(Pick::Tactic(tactic))) => combat.tactic = Some(tactic),
        (Ask::Zone, Some(Pick::Piece(zone))) => combat.zone = Some(zone),
        (Ask::Weapon, Some(Pick::Piece(weapon))) => {
            let side = state.side(state.bearer(weapon)?)?;
            combat.weapons[side as usize].push(weapon);
        }
        (Ask::Zone | Ask::Weapon, None) => {}
        _ => return None,
    }
    Some(Phrase::new("foreseen").phrase("what", outcome(&then)?))
}

/// What the blows do, the first striker's first; who is killed by it does not strike back.
fn outcome(state: &State) -> Option<Phrase> {
    let combat = state.combat()?;
    let first = combat.first.or_else(|| blows::first_striker(state));
    let one = first.unwrap_or(Side::Attacker);
    let (struck, fate) = blow(state, combat, one)?;
    let kills = matches!(fate, Fate::Kill | Fate::Annihilate);
    let back = blow(state, combat, one.other()).filter(|_| first.is_none() || !kills).map(|(back, _)| back);
    let parts = std::iter::once(struck).chain(back).map(|said| Arg::Phrase(Box::new(said))).collect();
    Some(Phrase::new("outcomes").list("parts", parts))
}

/// A side's blow and what comes of it: DT-COMBAT-30.
fn blow(state: &State, combat: &Combat, side: Side) -> Option<(Phrase, Fate)> {
    let rate = match combat.tactic? {
        Tactic::Fight => Rate::Fight,
        Tactic::Shoot => Rate::Shoot,
    };
    // Of a warrior that is not revealed nobody can tell.
    let there = |id: &PieceId| state.is_there(*id) && !state.piece(*id).is(Mark::Secret);
    combat.combatant(side).filter(there)?;
    let victim = combat.struck[side as usize].or(combat.combatant(side.other())).filter(there)?;
    let attack: i32 = combat.members(side).filter(there).map(|id| state.rating(id, rate)).sum();
    let armor = state.rating(victim, Rate::Armor);
    let fate = if attack < armor { None } else { Some(blows::fate(state, side, victim)) };
    let key = match fate {
        None => "outcome-miss",
        Some(Fate::Nothing) => "outcome-nothing",
        Some(Fate::Wound) => "outcome-wound",
        Some(Fate::Kill | Fate::Annihilate) => "outcome-kill",
    };
    let said = Phrase::new(key).phrase("whom", piece(state, victim)).number("attack", attack).number("armor", armor);
    Some((said, fate.unwrap_or(Fate::Nothing)))
}

/// Who has spoken in a window and who will be asked, what comes if nobody does anything, and what cannot be taken back.
pub(super) fn asking(state: &State, seat: Seat, ask: Ask) -> Asking {
    // After these, cards come to light or a combat takes its course.
    let is_final = matches!(ask, Ask::Defender | Ask::Tactic | Ask::Split | Ask::Privilege);
    let open = state.frames.last().and_then(|frame| match (ask, frame) {
        (Ask::Window(_), Frame::Window(_, window)) => Some(*window),
        _ => None,
    });
    let Some(window) = open else { return Asking { is_final, ..Asking::default() } };
    // Of two it is plain who comes next.
    let many = window.seats().count() > 2;
    Asking {
        before: window.seats().filter(|&other| many && window.has_declined(other)).collect(),
        next: window.waiting().filter(|&other| many && other != seat).collect(),
        if_all_pass: if_all_pass(state, ask),
        is_final,
        ..Asking::default()
    }
}

fn if_all_pass(state: &State, ask: Ask) -> Option<Phrase> {
    match ask {
        Ask::Window(Opening::Reaction) => state.answered().map(|play| {
            Phrase::new(if play.cancelled { "then-nothing" } else { "then-settles" }).phrase("card", name(play.face))
        }),
        // The last window before the blows: DT-COMBAT-18.
        Ask::Window(Opening::Combat) if state.combat()?.stage == Stage::Modifiers => {
            Some(Phrase::new("then-blows").phrase("what", outcome(state)?))
        }
        _ => None,
    }
}
