//! Tundra Orcs: rage, and what it costs.

use crate::cards::must_target;
use crate::clause::Clause::*;
use crate::clause::{Entry, Layer, act};
use crate::printed::{Ability, Classes, Effect, Word};
use crate::rules::attack::extra_attack;
use crate::rules::damage::{self, Blame};
use crate::rules::force::{Bound, Push, force};
use crate::rules::triggers::Trigger;
use crate::rules::{dice, tokens};
use crate::state::{CardId, Cards, Flag, State};
use crate::{Ask, Board, Offer, Pick, Why};
use kernel::{Flow, Seat};

/// After moving, 1 boost if it has none.
pub(crate) const RESTORE: Entry = &[AfterMove(|_, _| true, act(restore).quietly())];

fn restore(t: &mut Board<'_>, after: &Trigger) -> Flow {
    if t.state.boost[after.card] == 0 {
        tokens::boost(t, after.card, 1);
    }
    Ok(())
}

/// In its controller's turn 1 boost may be spent to have the dice of a friendly unit within 3 spaces rolled again.
pub(crate) const INFLUENCE: Entry = &[Rerolls(
    |state, me, roller| state.controller(me) == state.active && state.boost[me] > 0 && state.is_within(roller, me, 3),
    |t, me| tokens::unboost(t, me, 1),
)];

/// Boost for your Summoner, one for each special symbol.
pub(crate) const BLOOD_BOND: Entry =
    &[AfterAttack(|_, _, attack| attack.on_enemy_unit() && attack.symbols.special > 0, act(blood_bond).quietly())];

fn blood_bond(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    if let Some(summoner) = t.state.summoner(seat) {
        tokens::boost(t, summoner, trigger.count);
    }
    Ok(())
}

/// After it is summoned: 1 damage to itself to be forced 1 space.
pub(crate) const BLOOD_RUSH: Entry = &[AfterEntering(
    |_, _, _| true,
    act(blood_rush).when(|state, after| {
        let push = Push::ability(Ability::BloodRush, state.controller(after.card), 1..=1);
        state.slides(after.card, push).next().is_some()
    }),
)];

fn blood_rush(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let push = Push::ability(Ability::BloodRush, seat, 1..=1);
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

/// Only special symbols count.
pub(crate) const WILD_STRIKE: Entry = &[Dice(Layer::Replaces, |_, blow| blow.damage = blow.symbols.special)];

/// Friendly Frost units next to it have 1 strength more.
pub(crate) const PIERCING_FROST: Entry =
    &[StrengthOf(|state, me, card, _| (state.has_word(card, Word::Frost) && state.is_adjacent(me, card)).into())];

/// Without a special symbol it does no damage.
pub(crate) const UNWIELDY_MAGIC: Entry = &[Dice(Layer::Caps, |_, blow| {
    if blow.symbols.special == 0 {
        blow.damage = 0;
    }
})];

/// Special symbols of attacks on it are damage too.
pub(crate) const SLUGGISH: Entry = &[DiceOnIt(Layer::Adds, |_, blow| blow.damage += blow.symbols.special)];

/// Enemy cards next to a unit.
fn enemy_beside(state: &State, card: CardId, target: CardId) -> bool {
    !state.is_friendly(target, state.controller(card)) && state.is_adjacent(card, target)
}

/// After an attack on an adjacent enemy card: on a special symbol it may be forced 1 space and attack again.
pub(crate) const FRENZY: Entry = &[AfterAttack(|_, _, attack| attack.enemy && attack.was_beside(), act(frenzy))];

fn frenzy(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    if dice::special(t, card, 1)? == 0 {
        return Ok(());
    }
    if force(t, card, Push::ability(Ability::Frenzy, seat, 1..=1).optional())? {
        extra_attack(t, card, move |s, c| enemy_beside(s, card, c))?;
    }
    Ok(())
}

/// A unit that was damaged by the attack may be forced 1 space away.
pub(crate) const FORCEFUL_ATTACK: Entry = &[AfterAttack(
    |state, _, attack| attack.dealt > 0 && attack.on_unit && state.cell(attack.target).is_some(),
    act(forceful_attack).when(|state, after| {
        let push = forceful(state, after);
        after.whom.zip(push).is_some_and(|(target, push)| state.slides(target, push).next().is_some())
    }),
)];

fn forceful(state: &State, after: &Trigger) -> Option<Push> {
    let push = Push::ability(Ability::ForcefulAttack, state.controller(after.card), 1..=1);
    Some(push.bound(Bound::AwayFrom(state.cell(after.card)?)).optional())
}

fn forceful_attack(t: &mut Board<'_>, after: &Trigger) -> Flow {
    if let Some((target, push)) = after.whom.zip(forceful(&t.state, after)) {
        force(t, target, push)?;
    }
    Ok(())
}

/// Commons and champions without boost within 3 spaces of a Summoner.
fn freezable(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    super::savanna_elves::near_summoner(state, seat).filter(|&c| state.boost[c] == 0)
}

/// One of them has no abilities, does nothing, and nothing can be aimed at it.
pub(crate) const FREEZE: Entry =
    &[OnlyIf(|state, seat| freezable(state, seat).next().is_some()), Play(freeze), Freezes()];

fn freeze(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let near: Cards = freezable(&t.state, seat).collect();
    t.state.marks[card][0] = must_target(t, seat, Why::Effect(Effect::Freeze), |_, c| near.has(c))?.into();
    Ok(())
}

/// Once a turn, after your Summoner attacked an adjacent enemy card: force it 1 or 2 spaces, and it may attack again.
pub(crate) const PRIMAL_FURY: Entry = &[AfterAttack(
    |state, me, attack| {
        let is_yours = attack.seat == me.owner() && state.is(attack.card, Classes::SUMMONER);
        is_yours && attack.enemy && attack.was_beside() && !state.flagged(me, Flag::Used)
    },
    // It may have been used up by now, in the extra attack of another copy (SW2-TIMING-6).
    act(primal_fury).when(|state, after| {
        let can_go = |summoner| state.slides(summoner, furious(after)).next().is_some();
        !state.flagged(after.card, Flag::Used) && after.whom.is_some_and(can_go)
    }),
)];

fn furious(after: &Trigger) -> Push {
    Push::new(Why::Effect(Effect::PrimalFury), after.card.owner(), 1..=2).optional()
}

fn primal_fury(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let (event, Some(summoner)) = (after.card, after.whom) else { return Ok(()) };
    if force(t, summoner, furious(after))? {
        t.state.set(event, Flag::Used);
        extra_attack(t, summoner, move |s, c| enemy_beside(s, summoner, c))?;
    }
    Ok(())
}

/// Friendly commons have Reckless Strike.
pub(crate) const FOR_GLORY: Entry = &[Grants(Ability::RecklessStrike, |state, me, card| {
    state.is(card, Classes::COMMON) && state.is_friendly(card, me.owner())
})];

/// 2 strength more; but with at most one special symbol it takes the damage it does.
pub(crate) const RECKLESS_STRIKE: Entry = &[Strength(|_, _, _| 2), Backfires(|symbols| symbols.special <= 1)];

/// Friendly units have Forceful Attack.
pub(crate) const BRUTAL_FORCE: Entry =
    &[Grants(Ability::ForcefulAttack, |state, me, card| state.is_friendly(card, me.owner()))];
