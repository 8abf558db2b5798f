//! Phoenix Elves: fire that touches everything near.

use crate::cards::{may_target, must_target, space_beside};
use crate::clause::Clause::*;
use crate::clause::{Entry, Layer, act};
use crate::printed::{Ability, Classes, Effect, Phase, Word};
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::force::{Push, force};
use crate::rules::triggers::Trigger;
use crate::rules::{tokens, zones};
use crate::state::{CardId, Cards, Flag, State};
use crate::{Board, Why};
use kernel::{Flow, Seat};

/// At the end of the Attack phase: 1 boost to place a friendly common next to this unit. (Later text: any other friendly
/// unit, without boost, if this unit attacked an enemy card.)
pub(crate) const CALL_PROTECTION: Entry = &[
    Ends(Phase::Attack, act(call_protection).when(|state, end| can_call_protection(state, end.card))),
    Attacks(|state, attack| {
        if attack.enemy && state.revised {
            state.set(attack.card, Flag::Used);
        }
    }),
];

/// Whom Call Protection may place: a friendly common; by the later text any other friendly unit.
fn protectors(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let class = if state.revised { Classes::UNIT } else { Classes::COMMON };
    state.objects(state.controller(card)).filter(move |&c| c != card && state.is(c, class))
}

fn can_call_protection(state: &State, card: CardId) -> bool {
    let may = if state.revised { state.flagged(card, Flag::Used) } else { state.boost[card] > 0 };
    may && state.cell(card).is_some_and(|at| state.room_beside(at).next().is_some())
        && protectors(state, card).next().is_some()
}

fn call_protection(t: &mut Board<'_>, end: &Trigger) -> Flow {
    let card = end.card;
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::CallProtection);
    let Some(at) = t.state.cell(card) else { return Ok(()) };
    let near: Cards = protectors(&t.state, card).collect();
    if let Some(target) = may_target(t, seat, why, |_, c| near.has(c))? {
        if !t.state.revised {
            tokens::unboost(t, card, 1);
        }
        if let Some(cell) = space_beside(t, seat, why, at)? {
            zones::place(t, target, cell);
        }
    }
    Ok(())
}

/// Friendly units next to her are neither forced nor attacked through.
pub(crate) const SAVE_THE_QUEEN: Entry = &[Guards(|state, me, card| state.is_adjacent(me, card))];

/// Whoever attacked it from next to it takes 1 damage.
pub(crate) const RIPOSTE: Entry =
    &[AfterStrike(|_, me, attack| attack.target == me && attack.was_beside(), act(strike_back).when(is_still_enemy))];

/// Whoever attacked it, or a friendly unit within 3 spaces, takes 1 damage.
pub(crate) const AURA_OF_THE_PHOENIX: Entry = &[AfterStrike(
    |state, me, attack| attack.target == me || state.is_within(attack.target, me, 3),
    act(strike_back).when(is_still_enemy),
)];

/// SW2-CONTROL-8
fn is_still_enemy(state: &State, after: &Trigger) -> bool {
    let seat = state.controller(after.card);
    after.whom.is_some_and(|c| state.cell(c).is_some() && !state.is_friendly(c, seat))
}

fn strike_back(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let Some(attacker) = trigger.whom else { return Ok(()) };
    let by = Blame::unit(t, trigger.card);
    damage::ability_damage(t, trigger.card, &[(attacker, 1)], by)
}

/// After an attack on an adjacent enemy common or champion: it may be forced 1 space.
pub(crate) const SHOVE: Entry = &[AfterAttack(
    |state, _, attack| {
        let is_there = state.is_follower(attack.target) && state.cell(attack.target).is_some();
        attack.enemy && attack.was_beside() && is_there
    },
    act(shove).when(|state, after| {
        let push = Push::ability(Ability::Shove, state.controller(after.card), 1..=1);
        is_still_enemy(state, after) && after.whom.is_some_and(|c| state.slides(c, push).next().is_some())
    }),
)];

fn shove(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    if let Some(target) = trigger.whom {
        force(t, target, Push::ability(Ability::Shove, seat, 1..=1).optional())?;
    }
    Ok(())
}

/// It may be summoned next to your Summoner.
pub(crate) const PROTECTOR: Entry = &[EntersBeside(|state, friend| state.is(friend, Classes::SUMMONER))];

/// Its line may cross units, and each takes 1 damage for each special symbol.
pub(crate) const FIRE_BREATH: Entry = &[Breathes(|state, card| state.is_unit(card))];

/// Ember units may be summoned next to it.
pub(crate) const FIERY_SUMMON: Entry = &[OpensFor(|wanted| wanted.has_word(Word::Ember))];

/// Friendly Ember units next to it have 1 strength more.
pub(crate) const IGNITE: Entry =
    &[StrengthOf(|state, me, card, _| (state.has_word(card, Word::Ember) && state.is_adjacent(me, card)).into())];

/// It may be summoned next to a friendly Ember unit.
pub(crate) const BORN_OF_FIRE: Entry = &[EntersBeside(|state, friend| state.has_word(friend, Word::Ember))];

/// The first attack on it in a turn does at most 1 damage.
pub(crate) const GUARDED: Entry = &[DiceOnIt(Layer::Caps, |_, blow| {
    if blow.is_first {
        blow.damage = blow.damage.min(1);
    }
})];

/// After moving: 1 damage to a unit within 3 clear straight spaces.
pub(crate) const QUICK_SHOT: Entry = &[AfterMove(
    |_, _| true,
    act(quick_shot).when(|state, after| state.field.iter().any(|c| is_in_sight(state, c, after.card))),
)];

fn is_in_sight(state: &State, card: CardId, of: CardId) -> bool {
    let (Some(from), Some(to)) = (state.cell(of), state.cell(card)) else { return false };
    card != of && state.is_unit(card) && from.distance(to) <= 3 && state.is_clear(from, to, |_| false)
}

fn quick_shot(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let target = may_target(t, seat, Why::Ability(Ability::QuickShot), |s, c| is_in_sight(s, c, card))?;
    match target {
        Some(target) => {
            let by = Blame::unit(t, card);
            damage::ability_damage(t, card, &[(target, 1)], by)
        }
        None => Ok(()),
    }
}

/// At the start of the Move phase every enemy unit next to it takes 1 damage.
pub(crate) const WILDFIRE: Entry = &[Begins(
    Phase::Move,
    act(wildfire).when(|state, start| {
        let is_enemy = |c| state.is_unit(c) && !state.is_friendly(c, state.controller(start.card));
        state.cell(start.card).is_some_and(|at| state.beside(at).any(is_enemy))
    }),
)];

fn wildfire(t: &mut Board<'_>, start: &Trigger) -> Flow {
    let card = start.card;
    let seat = t.state.controller(card);
    let s = &t.state;
    let near = |&c: &CardId| s.is_unit(c) && !s.is_friendly(c, seat) && s.is_adjacent(c, card);
    let hits: Hits = s.field.iter().filter(near).map(|c| (c, 1)).collect();
    let by = Blame::unit(t, card);
    damage::ability_damage(t, card, &hits, by)
}

/// Commons and champions within 2 spaces of a Summoner.
fn burnable(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let summoner = state.summoner(seat);
    state.field.iter().filter(move |&c| state.is_follower(c) && summoner.is_some_and(|s| state.is_within(c, s, 2)))
}

/// 2 damage to one of them.
pub(crate) const BURN: Entry = &[OnlyIf(|state, seat| burnable(state, seat).next().is_some()), Play(burn)];

fn burn(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let near: Cards = burnable(&t.state, seat).collect();
    match must_target(t, seat, Why::Effect(Effect::Burn), |_, c| near.has(c))? {
        Some(target) => damage::damage(t, target, 2, Blame::event(seat)),
        None => Ok(()),
    }
}

/// Abilities of your units do 1 damage more to enemy units.
pub(crate) const SPIRIT_OF_THE_PHOENIX: Entry =
    &[Fans(|state, me, seat, card| me.owner() == seat && !state.is_friendly(card, seat) && state.is_unit(card))];

/// In attacks on your Summoner and on friendly units next to it only special symbols count.
pub(crate) const BLINDING_FLARE: Entry = &[EveryDice(Layer::Replaces, |state, me, blow| {
    let is_lit = |summoner| summoner == blow.target || state.is_adjacent(summoner, blow.target);
    let is_ours = state.is_unit(blow.target) && state.is_friendly(blow.target, me.owner());
    if is_ours && state.summoner(me.owner()).is_some_and(is_lit) {
        blow.damage = blow.symbols.special;
    }
})];

/// Your Summoner has Aura of the Phoenix.
pub(crate) const DIVINE_RETRIBUTION: Entry = &[Grants(Ability::AuraOfThePhoenix, |state, me, card| {
    state.is_friendly(card, me.owner()) && state.is(card, Classes::SUMMONER)
})];
