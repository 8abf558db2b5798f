//! Phoenix Elves: fire that touches everything near.

use crate::ability::Ability;
use crate::cards::{may_target, must_target, space_beside};
use crate::effect::Effect;
use crate::printed::Classes;
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::force::{Push, force};
use crate::rules::triggers::Trigger;
use crate::rules::{tokens, zones};
use crate::state::{CardId, State};
use crate::{Board, Why};
use kernel::{Flow, Seat};

/// Whom Call Protection may place: a friendly common; by the later text any other friendly unit.
fn protectors(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let class = if state.revised { Classes::UNIT } else { Classes::COMMON };
    state.objects(state.controller(card)).filter(move |&c| c != card && state.is(c, class))
}

/// Whether Call Protection can be used now: with 1 boost; by the later text, if this unit attacked an enemy card.
pub(crate) fn can_call_protection(state: &State, card: CardId) -> bool {
    let may = if state.revised { state.used.has(card) } else { state.boost[card] > 0 };
    may && state.cell(card).is_some_and(|at| state.room_beside(at).next().is_some())
        && protectors(state, card).next().is_some()
}

/// At the end of the Attack phase: 1 boost to place a friendly common next to this unit. (Later text: no boost.)
pub(super) fn call_protection(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::CallProtection);
    let Some(at) = t.state.cell(card).filter(|_| can_call_protection(&t.state, card)) else { return Ok(()) };
    let near: Vec<CardId> = protectors(&t.state, card).collect();
    if let Some(target) = may_target(t, seat, why, |_, c| near.contains(&c))? {
        if !t.state.revised {
            tokens::unboost(t, card, 1);
        }
        if let Some(cell) = space_beside(t, seat, why, at)? {
            zones::place(t, target, cell);
        }
    }
    Ok(())
}

/// Riposte and Aura of the Phoenix: whoever attacked takes 1 damage, if it still is an enemy (SW2-CONTROL-8).
pub(super) fn strike_back(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    let enemy = |&c: &CardId| t.state.cell(c).is_some() && !t.state.is_friendly(c, seat);
    let Some(attacker) = trigger.whom.filter(enemy) else { return Ok(()) };
    let by = Blame::unit(t, trigger.card);
    damage::ability_damage(t, trigger.card, &[(attacker, 1)], by)
}

/// After an attack on an adjacent enemy common or champion: it may be forced 1 space.
pub(super) fn shove(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    if let Some(target) = trigger.whom.filter(|&c| t.state.cell(c).is_some() && !t.state.is_friendly(c, seat)) {
        force(t, target, Push::ability(Ability::Shove, seat, 1..=1).optional())?;
    }
    Ok(())
}

/// After moving: 1 damage to a unit within 3 clear straight spaces.
pub(super) fn quick_shot(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let Some(from) = t.state.cell(card) else { return Ok(()) };
    let target = may_target(t, seat, Why::Ability(Ability::QuickShot), |s, c| {
        let to = s.cell(c).unwrap_or(from);
        c != card && s.is_unit(c) && from.distance(to) <= 3 && s.is_clear(from, to, |_| false)
    })?;
    match target {
        Some(target) => {
            let by = Blame::unit(t, card);
            damage::ability_damage(t, card, &[(target, 1)], by)
        }
        None => Ok(()),
    }
}

/// At the start of the Move phase every enemy unit next to it takes 1 damage.
pub(super) fn wildfire(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let s = &t.state;
    let near = |&c: &CardId| s.is_unit(c) && !s.is_friendly(c, seat) && s.is_adjacent(c, card);
    let hits: Hits = s.field.iter().filter(near).map(|c| (c, 1)).collect();
    let by = Blame::unit(t, card);
    damage::ability_damage(t, card, &hits, by)
}

/// Commons and champions within 2 spaces of a Summoner.
pub(super) fn burnable(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let summoner = state.summoner(seat);
    state.field.iter().filter(move |&c| state.is_follower(c) && summoner.is_some_and(|s| state.is_within(c, s, 2)))
}

/// 2 damage to one of them.
pub(super) fn burn(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let near: Vec<CardId> = burnable(&t.state, seat).collect();
    match must_target(t, seat, Why::Effect(Effect::Burn), |_, c| near.contains(&c))? {
        Some(target) => damage::damage(t, target, 2, Blame::event(seat)),
        None => Ok(()),
    }
}
