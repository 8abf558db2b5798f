//! Mountain Vargath: command, charge and thunder.

mod events;

pub(super) use events::{fall_back_to, offer_fall_back, play};

use crate::lasting::Lasting;
use crate::printed::{Abilities, Ability, Faction};
use crate::query::{Blow, Part};
use crate::rules::asking::{may, must_target, number};
use crate::rules::dice::HIT;
use crate::rules::triggers::Trigger;
use crate::rules::wounds::{self, Blame, Hits};
use crate::rules::{attack, dice, magic, movement};
use crate::state::{CardId, Cards, Flag, State, Step};
use crate::{Ask, Board, Event, Pick, Why};
use kernel::{Audience, Flow};

/// How far each command is heard.
const COMMANDS: [(Ability, u8); 2] = [(Ability::Command, 2), (Ability::GreaterCommand, 4)];
/// Rush and Torodin's Advance.
const MORE_SPACES: u8 = 2;
/// More of them would lead across the board and back.
const MOST_ADVANCES: u8 = 24;
const FIELD_REACH: u8 = 3;
const KNOCKED: u8 = 3;
const HAMMERED: u8 = 2;
const LIGHTNING: u32 = 2;
/// The least life of a wall that makes a Warden steadfast.
const FIRM: i32 = 3;

/// Command, Greater Command: +1 for your Mountain Vargath Commons near Sunderved. Battle Frenzy: +1 against a Common, on
/// an opposing half. Emboldened: +1 for each friendly Mountain Vargath unit beside Varn.
pub(super) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Part)) {
    let Blow { card, seat, abilities, from, target } = *blow;
    if state.is_common(card) && is_vargath(state, card) {
        for (ability, spaces) in COMMANDS {
            let heard = state.with(seat, ability).filter(|&c| state.is_within(card, c, spaces)).count();
            add(heard as i32, Part::Ability(ability));
        }
    }
    let on_common = target.is_some_and(|c| state.is_common(c));
    if abilities.has(Ability::BattleFrenzy) && on_common && !state.is_own_side(from, seat) {
        add(1, Part::Ability(Ability::BattleFrenzy));
    }
    if abilities.has(Ability::Emboldened) {
        let friends = state.units_beside(from).filter(|&c| is_vargath(state, c) && state.is_friendly(c, seat)).count();
        add(friends as i32, Part::Ability(Ability::Emboldened));
    }
}

fn is_vargath(state: &State, card: CardId) -> bool {
    state.is_of(card, Faction::MountainVargath)
}

/// Rush: 2 more from the own half. Torodin's Advance: 2 more for Torodin each time, and he is Torodin without Trample too.
pub(super) fn more_spaces(state: &State, card: CardId, abilities: Abilities) -> u8 {
    let seat = state.controller(card);
    let rushes = abilities.has(Ability::Rush) && state.cell(card).is_some_and(|at| state.is_own_side(at, seat));
    let is_torodin = state.guise(card).printed().ability == Some(Ability::Trample);
    let advances = if is_torodin { state.lasting(seat, Lasting::TorodinsAdvance) } else { 0 };
    MORE_SPACES * (u8::from(rushes) + advances.min(MOST_ADVANCES))
}

/// Steadfast: beside an enemy wall with 3 life or more, an attack gives no more than 1 wound.
pub(super) fn at_most(state: &State, card: CardId, wounds: u8) -> u8 {
    let firm = |wall: CardId| {
        state.is_wall(wall) && !state.is_friendly(wall, state.controller(card)) && state.remaining(wall) >= FIRM
    };
    let steadfast =
        || state.has(card, Ability::Steadfast) && state.cell(card).is_some_and(|at| state.beside(at).any(firm));
    if wounds > 1 && steadfast() { 1 } else { wounds }
}

/// Disruption Field: as every turn starts, enemy units within 3 spaces lose their ability for it. Two fields work at once.
pub(super) fn start_of_turn(state: &mut State) {
    let mut muted = Cards::default();
    for seat in state.players() {
        for luka in state.with(seat, Ability::DisruptionField) {
            let enemies = state.all_units().filter(|&c| !state.is_friendly(c, seat));
            enemies.filter(|&c| state.is_within(c, luka, FIELD_REACH)).for_each(|c| muted.insert(c));
        }
    }
    muted.iter().for_each(|card| state.set(card, Flag::Muted));
}

/// Trample: 1 wound for each Common he moved through, once he stands.
pub(super) fn after_passing(t: &mut Board<'_>, card: CardId, passed: &[CardId]) -> Flow {
    if !t.state.has(card, Ability::Trample) {
        return Ok(());
    }
    let hits: Hits = passed.iter().filter(|&&c| t.state.is_common(c)).map(|&c| (c, 1)).collect();
    let by = Blame::ability(&t.state, card);
    wounds::wound_all(t, &hits, by).map(drop)
}

// ---- what follows an attack ----

pub(super) fn can_do(state: &State, trigger: &Trigger) -> bool {
    let stands = |card: CardId| state.cell(card).is_some();
    let other = trigger.whom.filter(|&c| stands(c) && state.is_unit(c));
    match trigger.why {
        Why::Ability(Ability::ChainLightning) => {
            !state.is(trigger.card, Flag::Used)
                && state.can_pay(trigger.seat, state.price(1))
                && state.targets(trigger.card).next().is_some()
        }
        Why::Ability(Ability::KnockAround) => {
            stands(trigger.card) && trigger.count > 0 && other.is_some_and(|c| !state.is_held(c))
        }
        Why::Ability(Ability::Retribution) => stands(trigger.card) && other.is_some(),
        _ => false,
    }
}

pub(super) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    match (trigger.why, trigger.whom) {
        (Why::Ability(Ability::ChainLightning), _) => chain_lightning(t, trigger),
        (why @ Why::Ability(Ability::KnockAround), Some(struck)) => {
            movement::shove(t, struck, trigger.seat, KNOCKED, Ask::Space(why))
        }
        (Why::Ability(Ability::Retribution), Some(attacker)) => retribution(t, trigger, attacker),
        _ => Ok(()),
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
    let price = t.state.price(1);
    magic::pay(t, trigger.seat, price);
    attack::attack(t, quen, &[target])
}

/// Bellor answers whoever attacked him from beside him: 3 to 6 wounds the attacker.
fn retribution(t: &mut Board<'_>, trigger: &Trigger, attacker: CardId) -> Flow {
    if let Some(cell) = t.state.cell(trigger.card) {
        let face = t.state.face(trigger.card);
        t.tell(Audience::ALL, || Event::Used { face, cell, ability: Ability::Retribution });
    }
    let by = Blame::ability(&t.state, trigger.card);
    if dice::one(t, trigger.seat)? >= HIT { wounds::wound(t, attacker, 1, by).map(drop) } else { Ok(()) }
}

// ---- abilities used at a moment ----

pub(super) fn can_use(state: &State, card: CardId, ability: Ability) -> bool {
    match ability {
        // SW1-ABIL-11: no attack, so nothing that keeps from attacking keeps from it.
        Ability::CallLightning => state.all_units().any(|c| state.is_adjacent(c, card)),
        Ability::SunderHammer => {
            let has_wall = || state.cards().iter().any(|c| state.is_wall(c) && state.is_adjacent(c, card));
            state.step == Step::EndOfTurn && !state.is(card, Flag::Used) && has_wall()
        }
        _ => false,
    }
}

pub(super) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    match ability {
        Ability::CallLightning => call_lightning(t, card),
        Ability::SunderHammer => sunder_hammer(t, card),
        _ => Ok(()),
    }
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
    t.state.set(card, Flag::Used);
    let (seat, why) = (t.state.controller(card), Why::Ability(Ability::SunderHammer));
    let beside = |s: &State, c: CardId| s.is_wall(c) && s.is_adjacent(c, card);
    let Some(wall) = must_target(t, seat, Ask::Target(why), beside)? else { return Ok(()) };
    let by = Blame::ability(&t.state, card);
    wounds::wound(t, wall, HAMMERED, by).map(drop)
}
