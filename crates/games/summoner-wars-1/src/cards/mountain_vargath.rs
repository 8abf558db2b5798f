//! Mountain Vargath: command, charge and thunder.

pub(crate) mod events;

use super::{buy, can_afford};
use crate::clause::Clause::*;
use crate::clause::Moment::{InsteadOfAttack, TurnEnds};
use crate::clause::{Entry, at};
use crate::printed::{Ability, Faction};
use crate::query::Blow;
use crate::rules::asking::{may, must_target, number};
use crate::rules::dice::HIT;
use crate::rules::triggers::Trigger;
use crate::rules::walking::{Passes, Walk};
use crate::rules::wounds::{self, Blame, Hits};
use crate::rules::{attack, dice, movement};
use crate::state::{CardId, Flag, State};
use crate::{Ask, Board, Event, Pick, Why};
use grid::Cell;
use kernel::{Audience, Flow};

const KNOCKED: u8 = 3;
const HAMMERED: u8 = 2;
const LIGHTNING: u32 = 2;
/// The least life of a wall that makes a Warden steadfast.
const FIRM: i32 = 3;

/// +1 for your Mountain Vargath Commons near Sunderved.
pub(crate) const COMMAND: Entry = &[EveryAttack(|state, blow| commands(state, blow, Ability::Command, 2))];
pub(crate) const GREATER_COMMAND: Entry =
    &[EveryAttack(|state, blow| commands(state, blow, Ability::GreaterCommand, 4))];
pub(crate) const SUNDER_HAMMER: Entry = &[Usable(at(TurnEnds).once(), is_by_a_wall, sunder_hammer)];
pub(crate) const CHAIN_LIGHTNING: Entry = &[AfterAttack(|_, _| true, can_chain, chain_lightning)];
pub(crate) const TRAMPLE: Entry = &[Passes(Passes::Commons, |_| true), GoesOn(has_commons_near), AfterPassing(trample)];
pub(crate) const KNOCK_AROUND: Entry = &[AfterAttack(|_, attack| attack.wounds > 0, can_knock, knock_around)];
/// 2 more from the own half.
pub(crate) const RUSH: Entry = &[Spaces(|state, card| {
    let is_at_home = state.cell(card).is_some_and(|at| state.is_own_side(at, state.controller(card)));
    if is_at_home { 2 } else { 0 }
})];
/// +1 against a Common, on an opposing half.
pub(crate) const BATTLE_FRENZY: Entry = &[Attack(|state, blow| {
    let on_common = blow.target.is_some_and(|c| state.is_common(c));
    (on_common && !state.is_own_side(blow.from, blow.seat)).into()
})];
pub(crate) const RETRIBUTION: Entry =
    &[AfterStrike(|_, attack| attack.on_unit && attack.distance == 1, can_retaliate, retribution)];
pub(crate) const DISRUPTION_FIELD: Entry = &[Mutes(3)];
/// +1 for each friendly Mountain Vargath unit beside Varn.
pub(crate) const EMBOLDENED: Entry = &[Attack(|state, blow| {
    let is_friend = |c: &CardId| is_vargath(state, *c) && state.is_friendly(*c, blow.seat);
    state.units_beside(blow.from).filter(is_friend).count() as i32
})];
/// SW1-ABIL-11: no attack, so nothing that keeps from attacking keeps from it.
pub(crate) const CALL_LIGHTNING: Entry = &[Usable(at(InsteadOfAttack), is_by_a_unit, call_lightning)];
/// Beside an enemy wall with 3 life or more, an attack gives no more than 1 wound.
pub(crate) const STEADFAST: Entry = &[WoundsAtMost(1, is_by_a_firm_wall)];

fn is_vargath(state: &State, card: CardId) -> bool {
    state.is_of(card, Faction::MountainVargath)
}

fn commands(state: &State, blow: &Blow, ability: Ability, spaces: u8) -> i32 {
    if !state.is_common(blow.card) || !is_vargath(state, blow.card) {
        return 0;
    }
    state.with(blow.seat, ability).filter(|&c| state.is_within(blow.card, c, spaces)).count() as i32
}

fn is_by_a_firm_wall(state: &State, card: CardId) -> bool {
    let is_firm = |wall: CardId| {
        state.is_wall(wall) && !state.is_friendly(wall, state.controller(card)) && state.remaining(wall) >= FIRM
    };
    state.cell(card).is_some_and(|at| state.beside(at).any(is_firm))
}

/// Whether a Common not passed yet is near enough to go there and back.
fn has_commons_near(state: &State, walk: &Walk, at: Cell, left: u8, passed: &[CardId]) -> bool {
    let is_near = |c: CardId| state.cell(c).is_some_and(|cell| state.apart(cell, at) <= left / 2);
    walk.passes_any() && state.all_units().any(|c| state.is_common(c) && is_near(c) && !passed.contains(&c))
}

/// Trample: 1 wound for each Common he moved through, once he stands.
fn trample(t: &mut Board<'_>, card: CardId, passed: &[CardId]) -> Flow {
    let hits: Hits = passed.iter().filter(|&&c| t.state.is_common(c)).map(|&c| (c, 1)).collect();
    let by = Blame::ability(&t.state, card);
    wounds::wound_all(t, &hits, by).map(drop)
}

// ---- what follows an attack ----

fn can_chain(state: &State, trigger: &Trigger) -> bool {
    !state.is(trigger.card, Flag::Used)
        && can_afford(state, trigger.seat)
        && state.targets(trigger.card).next().is_some()
}

/// The other unit of an attack, if it still stands.
fn opponent(state: &State, trigger: &Trigger) -> Option<CardId> {
    trigger.whom.filter(|&c| trigger.stands(state) && state.cell(c).is_some() && state.is_unit(c))
}

fn can_knock(state: &State, trigger: &Trigger) -> bool {
    opponent(state, trigger).is_some_and(|struck| state.can_be_shoved(struck, trigger.seat, KNOCKED))
}

/// Knock Around: who was wounded is shoved up to 3 spaces.
fn knock_around(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    match trigger.whom {
        Some(struck) => movement::shove(t, struck, trigger.seat, KNOCKED, Ask::Space(trigger.why)),
        None => Ok(()),
    }
}

/// Once per turn, after an attack and for 1 Magic Point, Quen attacks again.
fn chain_lightning(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let quen = trigger.card;
    let pick = may(t, trigger.seat, Ask::Target(trigger.why), |state, options| {
        options.extend(state.targets(quen).map(|target| Pick::Attack(quen, target)));
    })?;
    let Some(Pick::Attack(_, target)) = pick else { return Ok(()) };
    t.state.set(quen, Flag::Used);
    buy(t, trigger.seat);
    attack::attack(t, quen, &[target])
}

fn can_retaliate(state: &State, trigger: &Trigger) -> bool {
    opponent(state, trigger).is_some()
}

/// Bellor answers whoever attacked him from beside him: 3 to 6 wounds the attacker.
fn retribution(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let Some(attacker) = trigger.whom else { return Ok(()) };
    if let Some(cell) = t.state.cell(trigger.card) {
        let face = t.state.face(trigger.card);
        t.tell(Audience::ALL, || Event::Used { face, cell, ability: Ability::Retribution });
    }
    let by = Blame::ability(&t.state, trigger.card);
    if dice::one(t, trigger.seat)? >= HIT { wounds::wound(t, attacker, 1, by).map(drop) } else { Ok(()) }
}

// ---- abilities used at a moment ----

fn is_by_a_unit(state: &State, card: CardId) -> bool {
    state.all_units().any(|c| state.is_adjacent(c, card))
}

fn is_by_a_wall(state: &State, card: CardId) -> bool {
    state.cards().iter().any(|c| state.is_wall(c) && state.is_adjacent(c, card))
}

/// Instead of attacking: 1 wound for the Storm Mage, up to 2 for a unit beside it. One effect: whoever they kill falls
/// when all are placed (SW1-WOUND-7).
fn call_lightning(t: &mut Board<'_>, card: CardId) -> Flow {
    attack::count_attacker(t, card);
    let (seat, why) = (t.state.controller(card), Why::Ability(Ability::CallLightning));
    let beside = |s: &State, c: CardId| s.is_unit(c) && s.is_adjacent(c, card);
    let Some(target) = must_target(t, seat, Ask::Target(why), beside)? else { return Ok(()) };
    let wounds = number(t, seat, Ask::Number(why), 0..=LIGHTNING)? as u8;
    let by = Blame::ability(&t.state, card);
    wounds::wound_all(t, &[(target, wounds), (card, 1)], by).map(drop)
}

/// 2 wounds for a wall of anybody beside Growden.
fn sunder_hammer(t: &mut Board<'_>, card: CardId) -> Flow {
    let (seat, why) = (t.state.controller(card), Why::Ability(Ability::SunderHammer));
    let beside = |s: &State, c: CardId| s.is_wall(c) && s.is_adjacent(c, card);
    let Some(wall) = must_target(t, seat, Ask::Target(why), beside)? else { return Ok(()) };
    let by = Blame::ability(&t.state, card);
    wounds::wound(t, wall, HAMMERED, by).map(drop)
}
