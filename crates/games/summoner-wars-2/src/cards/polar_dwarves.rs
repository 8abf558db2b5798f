//! Polar Dwarves: structures that fight.

use crate::cards::{may_target, target_some};
use crate::clause::Clause::*;
use crate::clause::{Entry, Layer, act};
use crate::printed::{Ability, Classes, Effect, Phase};
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::force::{Push, force};
use crate::rules::triggers::Trigger;
use crate::rules::{tokens, zones};
use crate::state::{CardId, Cards, State};
use crate::{Ask, Board, Offer, Pick, Why};
use kernel::Flow;

/// After moving, a friendly structure within 3 spaces may be forced 1 space.
pub(crate) const STRUCTURAL_SHIFT: Entry = &[AfterMove(
    |_, _| true,
    act(structural_shift).when(|state, after| state.field.iter().any(|c| is_shifted(state, c, after.card))),
)];

fn is_shifted(state: &State, card: CardId, by: CardId) -> bool {
    let push = Push::ability(Ability::StructuralShift, state.controller(by), 1..=1);
    state.is_structure(card)
        && state.is_friendly(card, push.seat)
        && state.is_within(card, by, 3)
        && state.slides(card, push).next().is_some()
}

fn structural_shift(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let push = Push::ability(Ability::StructuralShift, t.state.controller(after.card), 1..=1);
    if let Some(target) = may_target(t, push.seat, push.why, |s, c| is_shifted(s, c, after.card))? {
        force(t, target, push)?;
    }
    Ok(())
}

/// 1 strength for each friendly structure within 2 spaces.
pub(crate) const GREATER_FROST_BOLT: Entry = &[Strength(|state, me, _| structures_within(state, me, 2))];

/// 1 strength for each friendly structure next to it.
pub(crate) const FROST_BOLT: Entry = &[Strength(|state, me, _| structures_within(state, me, 1))];

fn structures_within(state: &State, card: CardId, spaces: u8) -> usize {
    state.structures(state.controller(card)).filter(|&s| state.is_within(s, card, spaces)).count()
}

/// Friendly structures have 1 life more. (Later text: within 3 spaces.)
pub(crate) const COLD_SNAP: Entry = &[LifeOf(|state, me, card| {
    state.is_structure(card) && (!state.revised || state.is_within(card, me, 3) || card == me)
})];

/// It is a gate.
pub(crate) const LIVING_GATE: Entry = &[Gate()];

/// It moves, though it is a structure.
pub(crate) const MOBILE_STRUCTURE: Entry = &[Walks()];

/// 1 space less.
pub(crate) const SLOW: Entry = &[Spaces(|_, _| -1)];

/// At the end of the Build phase 1 boost may be spent: 1 damage to every enemy unit next to a friendly structure.
pub(crate) const ICE_SHARDS: Entry =
    &[Ends(Phase::Build, act(ice_shards).when(|state, end| state.boost[end.card] > 0))];

fn ice_shards(t: &mut Board<'_>, end: &Trigger) -> Flow {
    let card = end.card;
    let seat = t.state.controller(card);
    let ask = Ask::Choose(Why::Ability(Ability::IceShards));
    if t.choose_or_pass::<Pick>(seat, ask, |_, o| o.add(Pick::Offer(Offer::SpendBoost)))?.is_none() {
        return Ok(());
    }
    tokens::unboost(t, card, 1);
    let s = &t.state;
    let touched =
        |&c: &CardId| s.is_unit(c) && !s.is_friendly(c, seat) && s.structures(seat).any(|w| s.is_adjacent(w, c));
    let hits: Hits = s.field.iter().filter(touched).map(|c| (c, 1)).collect();
    let by = Blame::unit(t, card);
    damage::ability_damage(t, card, &hits, by)
}

/// After moving: 1 boost, or spend 1 and go under a friendly common within 3 spaces. (Later text: spend all.)
/// Each special symbol of that common's attacks counts as 2 melee; two such cards do not add up.
pub(crate) const FROST_AXE: Entry =
    &[AfterMove(|_, _| true, act(frost_axe)), Under(&[Dice(Layer::Converts, |_, blow| blow.special_as_melee = 2)])];

fn frost_axe(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let card = after.card;
    let seat = t.state.controller(card);
    let ask = Ask::Choose(Why::Ability(Ability::FrostAxe));
    let pick = t.choose_or_pass::<Pick>(seat, ask, |s, o| {
        o.add(Pick::Offer(Offer::Boost));
        if s.boost[card] > 0 {
            let commons = s.objects(seat).filter(|&c| s.is(c, Classes::COMMON) && s.is_within(c, card, 3));
            o.extend(commons.map(Pick::Object));
        }
    })?;
    match pick {
        Some(Pick::Offer(_)) => tokens::boost(t, card, 1),
        Some(Pick::Object(common)) => {
            let spent = if t.state.revised { t.state.boost[card] } else { 1 };
            tokens::unboost(t, card, spent);
            zones::tuck(t, card, common)?;
        }
        _ => {}
    }
    Ok(())
}

/// Whoever moved or forced a structure may deal 1 damage to a unit next to it, and force it 1 space.
pub(crate) const ICE_RAM: Entry = &[AfterShift(
    |me, by| me.owner() == by,
    act(ice_ram).when(|state, shift| state.field.iter().any(|c| is_rammed(state, c, shift))),
)];

fn is_rammed(state: &State, card: CardId, shift: &Trigger) -> bool {
    state.is_unit(card) && shift.whom.is_some_and(|structure| state.is_adjacent(card, structure))
}

fn ice_ram(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = trigger.card.owner();
    let why = Why::Effect(Effect::IceRam);
    let Some(target) = may_target(t, seat, why, |s, c| is_rammed(s, c, trigger))? else { return Ok(()) };
    damage::damage(t, target, 1, Blame::event(seat))?;
    if t.state.cell(target).is_some() {
        force(t, target, Push::new(why, seat, 1..=1).optional())?;
    }
    Ok(())
}

/// Up to three friendly structures within 3 spaces of your Summoner, each forced 1 or 2 spaces.
pub(crate) const GLACIAL_SHIFT: Entry = &[Play(glacial_shift)];

fn glacial_shift(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::GlacialShift);
    let Some(summoner) = t.state.summoner(seat) else { return Ok(()) };
    let targets = target_some(t, seat, why, 3, |s, c| {
        s.is_structure(c) && s.is_friendly(c, seat) && s.is_within(c, summoner, 3)
    })?;
    for target in targets {
        if t.state.cell(target).is_some() {
            force(t, target, Push::new(why, seat, 1..=2))?;
        }
    }
    Ok(())
}

/// 2 damage off every friendly structure.
pub(crate) const ICE_REPAIR: Entry = &[Play(ice_repair)];

fn ice_repair(t: &mut Board<'_>, _: CardId) -> Flow {
    let structures: Cards = t.state.structures(t.state.active).collect();
    structures.iter().for_each(|c| damage::heal(t, c, 2));
    Ok(())
}

/// A structure that does not block the attacks of its own side.
pub(crate) const PARAPET: Entry = &[LetsThrough(|state, me, seat| state.is_friendly(me, seat))];
