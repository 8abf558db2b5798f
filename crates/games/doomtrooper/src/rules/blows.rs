//! DT-COMBAT stages 5 to 7, DT-STRIKE: who strikes first, who is hit, and what becomes of it.

use crate::clause::Event as Happens;
use crate::event::Event;
use crate::printed::{Rate, Trait, sort};
use crate::rules::asking::which;
use crate::rules::{combat, triggers, windows};
use crate::state::{Combat, Fate, Frame, Harm, Mark, Opening, PieceId, Side, Stage, State, Tactic};
use crate::{Ask, Board};
use kernel::{Audience, Flow};
use smallvec::SmallVec;

/// DT-STRIKE-3, DT-STRIKE-4, DT-STRIKE-6: the one side that strikes before the other.
pub(crate) fn first_striker(state: &State) -> Option<Side> {
    let combat = state.combat()?;
    let grade = |side: Side| {
        // DT-COMBAT-41: a group strikes first only if all of it does.
        combat.members(side).map(|id| swiftness(state, id)).min().unwrap_or(0)
    };
    let denied =
        |side: Side| combat.combatant(side.other()).is_some_and(|foe| state.has(foe, Trait::DeniesFirstStrike));
    if Side::BOTH.into_iter().flat_map(|side| combat.members(side)).any(|id| state.has(id, Trait::EvenBlows)) {
        return None;
    }
    let [one, other] = Side::BOTH.map(|side| if denied(side) && grade(side) < 3 { 0 } else { grade(side) });
    match one.cmp(&other) {
        std::cmp::Ordering::Greater => Some(Side::Attacker),
        std::cmp::Ordering::Less => Some(Side::Defender),
        std::cmp::Ordering::Equal => None,
    }
}

fn swiftness(state: &State, id: PieceId) -> u8 {
    let has = |one| state.has(id, one);
    match () {
        () if has(Trait::AlwaysFirst) && state.tactic() == Some(Tactic::Fight) => 3,
        () if has(Trait::StrikesAlwaysFirst) => 2,
        () if has(Trait::FirstStrike) => 1,
        () => 0,
    }
}

/// How many weapons somebody may use at once: DT-WEAPON-2, and what texts say.
pub(crate) fn hands(state: &State, id: PieceId, used: &[PieceId]) -> usize {
    let handgun = |w: &PieceId| state.printed(*w).sorts.any(sort::HANDGUN);
    let two = !used.is_empty() && used.iter().all(handgun);
    let mounted = state.tactic() == Some(Tactic::Shoot) && state.has(id, Trait::TwoGuns);
    if two || mounted { 2 } else { 1 }
}

/// Two handguns at once, or two guns on a Mastodont: whether a weapon goes with those already used.
pub(crate) fn goes_with(state: &State, taken: &[PieceId], weapon: PieceId) -> bool {
    let sorts = |id: PieceId| state.printed(id).sorts;
    let bearer = state.bearer(weapon);
    let mounted = bearer.is_some_and(|b| state.has(b, Trait::TwoGuns));
    let guns = sort::WEAPON_SHOOT.and(sort::WEAPON_FIGHT_SHOOT);
    taken.iter().all(|&used| {
        sorts(used).any(sort::HANDGUN) && sorts(weapon).any(sort::HANDGUN)
            || mounted && sorts(used).any(guns) && sorts(weapon).any(guns)
    })
}

/// What a side strikes with.
pub(crate) fn strength(state: &State, side: Side) -> i32 {
    let Some(combat) = state.combat() else { return 0 };
    let rate = if combat.tactic == Some(Tactic::Shoot) { Rate::Shoot } else { Rate::Fight };
    combat.members(side).map(|id| state.rating(id, rate)).sum()
}

/// Stage 6: DT-COMBAT-14, DT-COMBAT-30, DT-COMBAT-31; with a first strike its blow alone (DT-STRIKE-5).
pub(crate) fn evaluate(t: &mut Board<'_>) -> Flow {
    // DT-WEAPON-4: whoever lost his weapon may take another.
    if t.state.combat().is_some_and(|c| c.stage == Stage::Weapons) {
        combat::arm(t)?;
        if let Some(combat) = t.state.combat_mut() {
            combat.stage = Stage::Modifiers;
        }
        windows::open(t, Opening::Combat);
        return Ok(());
    }
    let retaliates = t.state.combat().is_some_and(|c| c.retaliates);
    if !retaliates {
        about_to_strike(t)?;
    }
    // Who has struck first has done so, whatever became of it.
    let first = if retaliates { t.state.combat().and_then(|c| c.first) } else { first_striker(&t.state) };
    if let Some(combat) = t.state.combat_mut() {
        combat.first = first;
    }
    for side in strikers(&t.state) {
        let striker = t.state.combat().and_then(|c| c.combatant(side));
        if !striker.is_some_and(|id| t.state.has(id, Trait::Paralysed)) {
            strike(t, side)?;
        }
    }
    // DT-STRIKE-5: the windows are held once, in the last run.
    let last = first.is_none() || retaliates || !will_retaliate(&t.state);
    if let Some(combat) = t.state.combat_mut() {
        combat.stage = Stage::Evaluated;
    }
    if last {
        windows::open(t, Opening::Combat);
    }
    Ok(())
}

/// Stage 6 begins: texts that have their say before the blows fall.
fn about_to_strike(t: &mut Board<'_>) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    for who in Side::BOTH.into_iter().filter_map(|side| combat.combatant(side)) {
        triggers::of(t, who, Happens::Strikes, triggers::about(who, combat.by))?;
    }
    Ok(())
}

/// Whose blows are settled now: DT-STRIKE-5.
fn strikers(state: &State) -> SmallVec<[Side; 2]> {
    let Some(combat) = state.combat() else { return SmallVec::new() };
    let strikes = |side: &Side| combat.first.is_none_or(|first| (*side == first) != combat.retaliates);
    Side::BOTH.into_iter().filter(strikes).collect()
}

/// One side strikes.
fn strike(t: &mut Board<'_>, side: Side) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    let Some(striker) = combat.combatant(side) else { return Ok(()) };
    let victims: SmallVec<[PieceId; 4]> = combat.members(side.other()).collect();
    // DT-COMBAT-55: the opponent of a group chooses whom he strikes.
    let seat = t.state.controller(striker);
    let Some(victim) = which(t, seat, Ask::Struck, victims)? else { return Ok(()) };
    let rate = if combat.tactic == Some(Tactic::Shoot) { Rate::Shoot } else { Rate::Fight };
    let (attack, armor) = (strength(&t.state, side), t.state.rating(victim, Rate::Armor));
    let (who, whom) = (t.state.name(striker), t.state.name(victim));
    t.tell(Audience::ALL, || Event::Struck { who, rate, attack, whom, armor });
    let fate = if attack >= armor { fate(&t.state, side, victim) } else { Fate::Nothing };
    if let Some(combat) = t.state.combat_mut() {
        combat.struck[side as usize] = Some(victim);
        combat.fates[side.other() as usize] = fate;
    }
    Ok(())
}

/// DT-COMBAT-31, DT-COMBAT-41: a wound, or a kill where an ability or an older wound makes it one.
pub(crate) fn fate(state: &State, side: Side, victim: PieceId) -> Fate {
    let has = |one| state.has(victim, one);
    if has(Trait::Invulnerable) {
        return Fate::Nothing;
    }
    if !state.piece(victim).is(Mark::Wounded) && !kills_outright(state, side, victim) {
        return Fate::Wound;
    }
    let all = state.combat().is_some_and(|c| c.members(side).all(|id| state.has(id, Trait::Annihilates)));
    if all { Fate::Annihilate } else { Fate::Kill }
}

/// Whether a hit of a side kills somebody though it be the first: DT-COMBAT-31.
pub(crate) fn kills_outright(state: &State, side: Side, victim: PieceId) -> bool {
    let has = |one| state.has(victim, one);
    let Some(combat) = state.combat() else { return false };
    let all = |one: Trait| combat.members(side).all(|id| state.has(id, one));
    let by_tactic = match combat.tactic {
        Some(Tactic::Fight) => all(Trait::SlayerFight),
        Some(Tactic::Shoot) => all(Trait::SlayerShoot),
        None => false,
    };
    let slays = (all(Trait::Slayer) || by_tactic) && !all(Trait::NeverAutoKill);
    let frail = has(Trait::KilledWhenWounded) || has(Trait::Infected);
    (slays || frail) && !has(Trait::Tough)
}

/// Whether the victim of a first strike will strike back, as far as it can be seen.
fn will_retaliate(state: &State) -> bool {
    let Some(combat) = state.combat() else { return false };
    let Some(first) = combat.first else { return false };
    let fate = combat.fates[first.other() as usize];
    let striker = combat.combatant(first);
    let denies = |one| striker.is_some_and(|id| state.has(id, one));
    !(denies(Trait::NoRetaliation)
        || denies(Trait::WoundEnds) && fate != Fate::Nothing
        || matches!(fate, Fate::Kill | Fate::Annihilate))
}

/// Stage 7 begins: who is to be wounded or killed, and a round for those who can save them (DT-COMBAT-32).
pub(crate) fn befall(t: &mut Board<'_>) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    for side in strikers(&t.state) {
        let fate = combat.fates[side.other() as usize];
        let (Some(victim), Some(striker)) = (combat.struck[side as usize], combat.combatant(side)) else { continue };
        if fate != Fate::Nothing && t.state.is_there(victim) {
            t.state.harms.push(Harm { whom: victim, fate, by: Some(striker), earns: None, card: None });
        }
    }
    if let Some(combat) = t.state.combat_mut() {
        combat.stage = Stage::Saving;
    }
    for harm in t.state.harms.clone() {
        let Some(by) = harm.by else { continue };
        let mut hit = triggers::about(by, combat.by);
        hit.p = harm.whom.0;
        triggers::of(t, by, Happens::Hits, hit)?;
    }
    t.state.harms.retain(|harm| harm.fate != Fate::Nothing);
    if !t.state.harms.is_empty() {
        t.state.frames.push(Frame::Harm);
        windows::open(t, Opening::Saving);
    }
    Ok(())
}

/// Stage 7 is over: the victim of a first strike strikes back if it still can (DT-STRIKE-2).
pub(crate) fn changed(t: &mut Board<'_>) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    if let Some(first) = combat.first
        && !combat.retaliates
        && strikes_back(&t.state, &combat, first)
    {
        if let Some(combat) = t.state.combat_mut() {
            combat.retaliates = true;
            combat.stage = Stage::Modifiers;
        }
        return evaluate(t);
    }
    combat::after(t, Stage::Changed);
    Ok(())
}

fn strikes_back(state: &State, combat: &Combat, first: Side) -> bool {
    let Some(pair) = combat.pair else { return false };
    let (striker, victim) = (pair[first as usize], pair[first.other() as usize]);
    if !state.is_there(victim) || !state.is_there(striker) {
        return false;
    }
    let has = |one| state.has(striker, one);
    let hit = combat.fates[first.other() as usize] != Fate::Nothing;
    !(has(Trait::NoRetaliation) || hit && has(Trait::WoundEnds) || state.has(victim, Trait::Paralysed))
}
