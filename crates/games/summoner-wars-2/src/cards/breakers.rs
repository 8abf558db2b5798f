//! Breakers: other minds, other places.

use crate::ability::{Abilities, Ability};
use crate::cards::fallen_kingdom::told;
use crate::cards::{may_target, must_target, target_some};
use crate::effect::Effect;
use crate::printed::Classes;
use crate::rules::attack::{count_attacker, extra_attack};
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::force::{Bound, Push, force, force_through};
use crate::rules::zones;
use crate::state::{CardId, State};
use crate::{Board, Why};
use kernel::{Flow, Seat};

/// After an attack on an enemy card: a friendly common within 3 spaces makes an extra attack.
pub(super) fn telepathic_command(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let common = may_target(t, seat, Why::Ability(Ability::TelepathicCommand), |s, c| {
        s.is(c, Classes::COMMON)
            && s.is_friendly(c, seat)
            && s.is_within(c, card, 3)
            && s.can_attack(c).is_ok()
            && s.targets(c).next().is_some()
    })?;
    match common {
        Some(common) => extra_attack(t, common, |_, _| true),
        None => Ok(()),
    }
}

fn push_reach(ability: Ability) -> u8 {
    if ability == Ability::GreaterPush { 3 } else { 2 }
}

/// Commons and champions that a push could force.
pub(crate) fn pushable(state: &State, card: CardId, ability: Ability) -> impl Iterator<Item = CardId> + '_ {
    let push = Push::ability(ability, state.controller(card), 1..=1);
    state.field.iter().filter(move |&c| {
        state.is_follower(c) && state.is_within(c, card, push_reach(ability)) && state.slides(c, push).next().is_some()
    })
}

/// After attacking: a common or champion near may be forced 1 space.
pub(super) fn push(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    let seat = t.state.controller(card);
    let push = Push::ability(ability, seat, 1..=1);
    let target = may_target(t, seat, Why::Ability(ability), |s, c| {
        s.is_follower(c) && s.is_within(c, card, push_reach(ability)) && s.slides(c, push).next().is_some()
    })?;
    if let Some(target) = target {
        force(t, target, push)?;
    }
    Ok(())
}

/// The same instead of attacking: it uses one of the three attackers.
pub(super) fn push_instead(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    let seat = t.state.controller(card);
    count_attacker(t, card);
    told(t, card, ability);
    let push = Push::ability(ability, seat, 1..=1);
    let target = must_target(t, seat, Why::Ability(ability), |s, c| {
        s.is_follower(c) && s.is_within(c, card, push_reach(ability)) && s.slides(c, push).next().is_some()
    })?;
    if let Some(target) = target {
        force(t, target, push)?;
    }
    Ok(())
}

/// At the start of the Move phase: the abilities of a common within 3 spaces, until the end of the turn.
pub(super) fn mimic(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let target =
        may_target(t, seat, Why::Ability(Ability::Mimic), |s, c| s.is(c, Classes::COMMON) && s.is_within(c, card, 3))?;
    if let Some(target) = target {
        told(t, card, Ability::Mimic);
        let abilities: Abilities = t.state.abilities(target);
        t.state.lend(card, abilities);
    }
    Ok(())
}

/// Any number of enemy commons and champions within 2 spaces of your Summoner, until the end of your turn.
pub(super) fn mind_control(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let Some(summoner) = t.state.summoner(seat) else { return Ok(()) };
    let targets = target_some(t, seat, Why::Effect(Effect::MindControl), usize::MAX, |s, c| {
        s.is_follower(c) && !s.is_friendly(c, seat) && s.is_within(c, summoner, 2)
    })?;
    for target in targets {
        zones::take_control(t, target, seat);
        t.state.borrowed.insert(target);
    }
    damage::destroy_the_dead(t, Blame::NOBODY)
}

/// Commons and champions within 3 clear straight spaces of a Summoner.
pub(super) fn blast_targets(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let from = state.summoner(seat).and_then(|s| state.cell(s));
    state.field.iter().filter(move |&c| {
        let (Some(from), Some(to)) = (from, state.cell(c)) else { return false };
        state.is_follower(c) && from.distance(to) <= 3 && from != to && state.is_clear(from, to, |_| false)
    })
}

/// Force one of them 1 to 3 spaces, through commons and champions; it and each it passed take 1 damage.
pub(super) fn blast(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::Blast);
    let near: Vec<CardId> = blast_targets(&t.state, seat).collect();
    let Some(target) = must_target(t, seat, why, |_, c| near.contains(&c))? else { return Ok(()) };
    let passed = force_through(t, target, Push::new(why, seat, 1..=3).bound(Bound::ThroughFollowers))?;
    let mut hits: Hits = passed.unwrap_or_default().into_iter().map(|c| (c, 1)).collect();
    hits.push((target, 1));
    damage::damage_all(t, &hits, Blame::event(seat))
}

/// A common or champion may be forced 1 space toward your Summoner, whose attacks on it are then stronger.
pub(super) fn hypnotic_call(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::HypnoticCall);
    let Some(target) = must_target(t, seat, why, |s, c| s.is_follower(c))? else { return Ok(()) };
    t.state.marks[card][0] = Some(target);
    if let Some(summoner) = t.state.summoner(seat).and_then(|s| t.state.cell(s)) {
        force(t, target, Push::new(why, seat, 1..=1).bound(Bound::Toward(summoner)).optional())?;
    }
    if t.state.cell(target).is_none() {
        t.state.marks[card][0] = None;
    }
    Ok(())
}
