//! Savanna Elves: spirits that strengthen one another.

use crate::cards::{may_target, must_target};
use crate::clause::Clause::*;
use crate::clause::{Entry, act};
use crate::printed::{Abilities, Ability, Classes, Effect};
use crate::rules::attack::extra_attack;
use crate::rules::damage::{self, Blame};
use crate::rules::force::{Push, force};
use crate::rules::tokens;
use crate::rules::triggers::Trigger;
use crate::state::{CardId, Cards, Flag, State};
use crate::{Ask, Board, Offer, Pick, Why};
use kernel::{Flow, Seat};

/// After moving: 1 boost on a friendly unit within 3 spaces, and all boost of this unit shifts to it.
pub(crate) const SPIRIT_BOND: Entry = &[AfterMove(|_, _| true, act(spirit_bond).when(has_friend))];

fn has_friend(state: &State, after: &Trigger) -> bool {
    state.units(state.controller(after.card)).any(|c| state.is_within(c, after.card, 3))
}

fn spirit_bond(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::SpiritBond);
    let target = may_target(t, seat, why, |s, c| s.is_unit(c) && s.is_friendly(c, seat) && s.is_within(c, card, 3))?;
    if let Some(target) = target {
        tokens::boost(t, target, 1);
        let all = t.state.boost[card];
        tokens::unboost(t, card, all);
        tokens::boost(t, target, all);
    }
    Ok(())
}

/// A unit may live on its boost (Imbued Life): spending it may be its end, and nobody gains magic for that.
fn spend_boost(t: &mut Board<'_>, card: CardId) -> Flow {
    tokens::unboost(t, card, 1);
    damage::destroy_the_dead(t, Blame::NOBODY)
}

/// Instead of moving: 1 boost.
pub(crate) const PREPARE: Entry = &[InsteadOfMoving(|t, me| {
    tokens::boost(t, me, 1);
    Ok(())
})];

/// Once per turn, after attacking: 1 boost for an extra attack.
pub(crate) const SWIFT_SHOT: Entry = &[AfterAttack(
    |state, me, _| !state.flagged(me, Flag::Swift),
    act(swift_shot).when(|state, after| {
        let card = after.card;
        state.boost[card] > 0 && state.can_attack(card).is_ok() && state.targets(card).next().is_some()
    }),
)];

fn swift_shot(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let ask = Ask::Choose(Why::Ability(Ability::SwiftShot));
    if t.choose_or_pass::<Pick>(seat, ask, |_, o| o.add(Pick::Offer(Offer::SpendBoost)))?.is_some() {
        t.state.set(card, Flag::Swift);
        spend_boost(t, card)?;
        extra_attack(t, card, |_, _| true)?;
    }
    Ok(())
}

/// After moving, each friendly unit next to it gets 1 boost.
pub(crate) const INSPIRE: Entry = &[AfterMove(|_, _| true, act(inspire))];

fn inspire(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let near: Cards = t.state.units(seat).filter(|&c| t.state.is_adjacent(c, card)).collect();
    near.iter().for_each(|c| tokens::boost(t, c, 1));
    Ok(())
}

/// After attacking: 1 boost or 1 magic to force this unit 1 or 2 spaces.
pub(crate) const WITHDRAW: Entry = &[AfterAttack(|_, _, _| true, act(withdraw).when(can_withdraw))];

fn can_withdraw(state: &State, after: &Trigger) -> bool {
    let seat = state.controller(after.card);
    let can_pay = state.boost[after.card] > 0 || state.magic[seat.index()] > 0;
    can_pay && state.slides(after.card, Push::ability(Ability::Withdraw, seat, 1..=2)).next().is_some()
}

fn withdraw(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let pick = t.choose_or_pass::<Pick>(seat, Ask::Choose(Why::Ability(Ability::Withdraw)), |s, o| {
        if s.boost[card] > 0 {
            o.add(Pick::Offer(Offer::SpendBoost));
        }
        if s.magic[seat.index()] > 0 {
            o.add(Pick::Offer(Offer::PayMagic));
        }
    })?;
    match pick {
        Some(Pick::Offer(Offer::SpendBoost)) => spend_boost(t, card)?,
        Some(_) => tokens::pay_magic(t, seat, 1),
        None => return Ok(()),
    }
    force(t, card, Push::ability(Ability::Withdraw, seat, 1..=2))?;
    Ok(())
}

/// 1 life for each boost on it, at most 5.
pub(crate) const IMBUED_LIFE: Entry = &[Life(|state, me| state.boost[me].min(5))];

/// 1 space more for each boost on it, at most 5.
pub(crate) const IMBUED_SPEED: Entry = &[Spaces(|state, me| state.boost[me].min(5).into())];

/// After it is summoned: 1 boost.
pub(crate) const CHARGED: Entry = &[AfterEntering(
    |_, _, _| true,
    act(|t, after| {
        tokens::boost(t, after.card, 1);
        Ok(())
    })
    .quietly(),
)];

/// After moving: 1 boost, or spend 1 to give 1 to a friendly unit within 3 spaces.
pub(crate) const COMMUNE_WITH_SPIRITS: Entry = &[AfterMove(|_, _| true, act(commune_with_spirits))];

fn commune_with_spirits(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let pick: Pick = t.choose(seat, Ask::Choose(Why::Ability(Ability::CommuneWithSpirits)), |s, o| {
        o.add(Pick::Offer(Offer::Boost));
        if s.boost[card] > 0 {
            let near = s.units(seat).filter(|&c| s.is_within(c, card, 3));
            o.extend(near.map(Pick::Object));
        }
    })?;
    match pick {
        Pick::Object(friend) => {
            tokens::unboost(t, card, 1);
            tokens::boost(t, friend, 1);
            damage::destroy_the_dead(t, Blame::NOBODY)?;
        }
        _ => tokens::boost(t, card, 1),
    }
    Ok(())
}

/// Commons and champions within 3 spaces of a Summoner, of either side.
pub(super) fn near_summoner(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let summoner = state.summoner(seat);
    state.field.iter().filter(move |&c| state.is_follower(c) && summoner.is_some_and(|s| state.is_within(c, s, 3)))
}

/// One of them has Imbued Strength until the end of your turn.
pub(crate) const CHANT_OF_POWER: Entry =
    &[OnlyIf(|state, seat| near_summoner(state, seat).next().is_some()), Play(chant_of_power)];

fn chant_of_power(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let near: Cards = near_summoner(&t.state, seat).collect();
    if let Some(target) = must_target(t, seat, Why::Effect(Effect::ChantOfPower), |_, c| near.has(c))? {
        t.state.lend(target, Abilities::of(Ability::ImbuedStrength));
    }
    Ok(())
}

/// Friendly commons within 3 spaces of a Summoner.
fn chanted(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    near_summoner(state, seat).filter(move |&c| state.is(c, Classes::COMMON) && state.is_friendly(c, seat))
}

/// Two of them have each other's base abilities.
pub(crate) const CHANT_OF_ENTANGLING: Entry = &[
    OnlyIf(|state, seat| chanted(state, seat).nth(1).is_some()),
    Play(chant_of_entangling),
    Shares(entangled),
    FallsWithIt(),
];

/// SW2-ABILITY-6: base abilities only.
fn entangled(state: &State, event: CardId, card: CardId) -> Abilities {
    let [a, b] = state.marks[event].map(|mark| mark.card());
    let twin = if a == Some(card) { b } else { a.filter(|_| b == Some(card)) };
    let twin = twin.filter(|_| state.is(card, Classes::COMMON));
    twin.map_or(Abilities::NONE, |twin| state.own_abilities(twin))
}

fn chant_of_entangling(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let ask = Ask::Target(Why::Effect(Effect::ChantOfEntangling));
    let both = t.choose_some::<Pick>(seat, ask, 2..=2, |s, o| o.extend(chanted(s, seat).map(Pick::Object)))?;
    for (mark, pick) in both.into_iter().enumerate() {
        if let Pick::Object(common) = pick {
            t.state.marks[card][mark] = common.into();
        }
    }
    Ok(())
}

/// A friendly unit and every friendly unit next to it get 1 boost.
pub(crate) const CHANT_OF_GROWTH: Entry = &[Play(chant_of_growth)];

fn chant_of_growth(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let target =
        must_target(t, seat, Why::Effect(Effect::ChantOfGrowth), |s, c| s.is_unit(c) && s.is_friendly(c, seat))?;
    if let Some(target) = target {
        let grown: Cards = t.state.units(seat).filter(|&c| c == target || t.state.is_adjacent(c, target)).collect();
        grown.iter().for_each(|c| tokens::boost(t, c, 1));
    }
    Ok(())
}

/// A friendly unit next to which one may summon; each unit summoned there boosts it.
pub(crate) const CHANT_OF_WEAVING: Entry = &[
    Play(chant_of_weaving),
    Opens(State::mark),
    AfterEntering(
        |state, me, card| {
            let is_beside = |target| state.is_adjacent(target, card);
            me.owner() == state.active && state.is_unit(card) && state.mark(me).is_some_and(is_beside)
        },
        act(weave).quietly(),
    ),
];

fn chant_of_weaving(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let target =
        must_target(t, seat, Why::Effect(Effect::ChantOfWeaving), |s, c| s.is_unit(c) && s.is_friendly(c, seat))?;
    t.state.marks[card][0] = target.into();
    Ok(())
}

fn weave(t: &mut Board<'_>, after: &Trigger) -> Flow {
    if let Some(target) = after.whom.filter(|&c| t.state.cell(c).is_some()) {
        tokens::boost(t, target, 1);
    }
    Ok(())
}
