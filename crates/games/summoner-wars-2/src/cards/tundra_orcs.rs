//! Tundra Orcs: rage, and what it costs.

use crate::ability::Ability;
use crate::cards::must_target;
use crate::effect::Effect;
use crate::rules::attack::extra_attack;
use crate::rules::damage::{self, Blame};
use crate::rules::force::{Bound, Push, force};
use crate::rules::triggers::Trigger;
use crate::rules::{dice, tokens};
use crate::state::{CardId, State};
use crate::{Ask, Board, Offer, Pick, Why};
use kernel::{Flow, Seat};

/// After moving, 1 boost if it has none.
pub(super) fn restore(t: &mut Board<'_>, card: CardId) -> Flow {
    if t.state.boost[card] == 0 {
        tokens::boost(t, card, 1);
    }
    Ok(())
}

/// Boost for your Summoner, one for each special symbol.
pub(super) fn blood_bond(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    if let Some(summoner) = t.state.summoner(seat) {
        tokens::boost(t, summoner, trigger.count);
    }
    Ok(())
}

/// After it is summoned: 1 damage to itself to be forced 1 space.
pub(super) fn blood_rush(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let push = Push::ability(Ability::BloodRush, seat, 1..=1);
    if t.state.slides(card, push).next().is_none() {
        return Ok(());
    }
    let ask = Ask::Choose(Why::Ability(Ability::BloodRush));
    if t.choose_or_pass::<Pick>(seat, ask, |_, o| o.add(Pick::Offer(Offer::TakeDamage)))?.is_none() {
        return Ok(());
    }
    let by = Blame::unit(t, card);
    damage::damage(t, card, 1, by)?;
    if t.state.cell(card).is_some() {
        force(t, card, push)?;
    }
    Ok(())
}

/// Enemy cards next to a unit.
fn enemy_beside(state: &State, card: CardId, target: CardId) -> bool {
    !state.is_friendly(target, state.controller(card)) && state.is_adjacent(card, target)
}

/// After an attack on an adjacent enemy card: on a special symbol it may be forced 1 space and attack again.
pub(super) fn frenzy(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    if dice::roll(t, card, 1)?.special == 0 {
        return Ok(());
    }
    if force(t, card, Push::ability(Ability::Frenzy, seat, 1..=1).optional())? {
        extra_attack(t, card, move |s, c| enemy_beside(s, card, c))?;
    }
    Ok(())
}

/// A unit that was damaged by the attack may be forced 1 space away.
pub(super) fn forceful_attack(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    let (Some(from), Some(target)) = (t.state.cell(trigger.card), trigger.whom) else { return Ok(()) };
    if t.state.cell(target).is_some() {
        let push = Push::ability(Ability::ForcefulAttack, seat, 1..=1).bound(Bound::AwayFrom(from)).optional();
        force(t, target, push)?;
    }
    Ok(())
}

/// Commons and champions without boost within 3 spaces of a Summoner.
pub(super) fn freezable(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    super::savanna_elves::near_summoner(state, seat).filter(|&c| state.boost[c] == 0)
}

/// One of them has no abilities, does nothing, and nothing can be aimed at it.
pub(super) fn freeze(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let near: Vec<CardId> = freezable(&t.state, seat).collect();
    t.state.marks[card][0] = must_target(t, seat, Why::Effect(Effect::Freeze), |_, c| near.contains(&c))?;
    Ok(())
}

/// Once a turn, after your Summoner attacked an adjacent enemy card: force it 1 or 2 spaces, and it may attack again.
pub(super) fn primal_fury(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (event, Some(summoner)) = (trigger.card, trigger.whom) else { return Ok(()) };
    // It may have been used up by now, in the extra attack of another copy (SW2-TIMING-6).
    if t.state.cell(summoner).is_none() || t.state.used.has(event) {
        return Ok(());
    }
    let push = Push::new(Why::Effect(Effect::PrimalFury), event.owner(), 1..=2).optional();
    if force(t, summoner, push)? {
        t.state.used.insert(event);
        extra_attack(t, summoner, move |s, c| enemy_beside(s, summoner, c))?;
    }
    Ok(())
}
