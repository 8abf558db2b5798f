//! What the cards do: one file a faction, one entry an ability or event. Each moment of the rules asks here, and here the
//! clauses of that moment are found and put together. No card is named.

pub(crate) mod benders;
pub(crate) mod deep_dwarves;
pub(crate) mod mountain_vargath;
pub(crate) mod sand_goblins;
pub(crate) mod shadow_elves;
pub(crate) mod swamp_orcs;

use crate::clause::{Can, Clause, Do, Is, Moment, all, any, each};
use crate::event::Event;
use crate::lasting::Lasting;
use crate::printed::{Abilities, Ability, Effect};
use crate::query::Blow;
use crate::rules::attack::{Aim, Attack};
use crate::rules::dice::{self, HIT};
use crate::rules::magic;
use crate::rules::triggers::{Trigger, Triggers};
use crate::rules::walking::{Limits, Passes, Walk};
use crate::rules::wounds::{Blame, Fallen, Fate};
use crate::state::{CardId, Cards, Flag, State};
use crate::{Board, Pick, Why};
use grid::Cell;
use kernel::{Audience, Because, Flow, Seat};

// ---- read ----

/// What changes an Attack Value: SW1-ATTACK-22.
pub(crate) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Why)) {
    let own = each!(state, blow.card => Attack(dice));
    own.chain(each!(state.awake(), EveryAttack(dice))).for_each(|(why, dice)| add(dice(state, blow), why));
}

/// How many spaces more a unit may move in the Movement Phase.
pub(crate) fn more_spaces(state: &State, card: CardId, abilities: Abilities) -> u8 {
    let all = each!(abilities, Spaces(more)).chain(each!(state.awake(), EveryMove(more)));
    all.map(|(_, more)| more(state, card)).sum()
}

/// Whom a walker may pass.
pub(crate) fn passes(state: &State, card: CardId, abilities: Abilities, limits: Limits) -> Passes {
    let own = each!(abilities, Passes(whom, when)).filter(|(_, (_, when))| when(limits));
    let lent = each!(state.awake(), LetsPass(whom, fits)).filter(|(_, (_, fits))| fits(state, card));
    own.map(|(_, (whom, _))| whom).chain(lent.map(|(_, (whom, _))| whom)).max().unwrap_or(Passes::Nobody)
}

/// Whether a walker with so many spaces left would go on from its goal, to come back to it.
pub(crate) fn goes_on(state: &State, walk: &Walk, at: Cell, left: u8, passed: &[CardId]) -> bool {
    each!(state, walk.card => GoesOn(on)).any(|(_, on)| on(state, walk, at, left, passed))
}

/// A number of the rules, as it is for a player now.
#[inline]
pub(crate) fn limit(state: &State, which: Moment, seat: Seat, usual: u8) -> u8 {
    let changes = all(state.awake(), which).filter_map(|(_, clause)| clause.number());
    changes.fold(usual, |number, change| change(state, seat, number))
}

/// The card that makes a number of the rules another one than usual.
pub(crate) fn limited_by(state: &State, which: Moment, seat: Seat, usual: u8) -> Option<&'static str> {
    let changes = |clause: &Clause| clause.number().is_some_and(|change| change(state, seat, usual) != usual);
    all(state.awake(), which).find(|(_, clause)| changes(clause)).and_then(|(place, _)| Why::at(place).card())
}

/// Whether a card may be attacked from there.
pub(crate) fn can_be_attacked(state: &State, aim: &Aim, target: CardId, distance: u8) -> Result<(), Because> {
    each!(state.awake(), ForbidsAttack(may)).try_for_each(|(why, may)| {
        may(state, aim, target, distance).map_err(|rule| Because { rule, card: source(state, target, why) })
    })
}

/// Whether a unit may be activated.
pub(crate) fn may_move(state: &State, card: CardId) -> Result<(), Because> {
    let because = |why: Why, rule| Because { rule, card: why.card() };
    each!(state.awake(), ForbidsMove(may))
        .try_for_each(|(why, may)| may(state, card).map_err(|rule| because(why, rule)))
}

/// The card from which a unit has an ability: itself, or the event that grants it.
fn source(state: &State, card: CardId, why: Why) -> Option<&'static str> {
    let granted = |ability| {
        let mut grants = each!(state.awake(), Grants(what, ability, instead_of, to));
        grants.find(|(_, (what, a, ..))| *a == ability && state.lasts(state.controller(card), *what))
    };
    match why {
        Why::Ability(ability) if !state.is_named(card, ability) => granted(ability).and_then(|(event, _)| event.card()),
        Why::Ability(_) | Why::Effect(_) => Some(state.face(card).id()),
    }
}

/// The card that keeps a unit where it is: SW1-RULING-32.
pub(crate) fn held_by(state: &State, card: CardId) -> Option<&'static str> {
    if state.is(card, Flag::Stunned) {
        return all(Abilities::ALL, Moment::Stuns).find_map(|(place, _)| Why::at(place).card());
    }
    all(state.abilities(card), Moment::Clings).find_map(|(place, _)| source(state, card, Why::at(place)))
}

/// How many markers a roll means for a struck card: SW1-WOUND-1.
pub(crate) fn wounds_of(state: &State, card: CardId, struck: CardId, dice: &[u8]) -> u8 {
    let caps = each!(state.abilities(struck), WoundsAtMost(most, is)).filter(|(_, (_, is))| is(state, struck));
    caps.map(|(_, (most, _))| most).fold(dice::hits(dice, hit_from(state, card, struck)), u8::min)
}

/// From which die on a card is hit: SW1-COMP-1, and who is guarded better.
pub(crate) fn hit_from(state: &State, card: CardId, struck: CardId) -> u8 {
    let guards = each!(state.abilities(struck), HitOn(die, from)).filter(|(_, (_, from))| from(state, struck, card));
    guards.map(|(_, (die, _))| die).fold(HIT, u8::max)
}

// ---- the turn ----

/// SW1-RULING-31: conditions that are checked once, as a turn starts.
pub(crate) fn start_of_turn(state: &mut State) {
    mute(state);
    each!(state.awake(), TurnStarts(act)).for_each(|(_, act)| act(state));
}

/// Abilities that take others away work at once, each other included.
fn mute(state: &mut State) {
    let mut muted = Cards::NONE;
    if any(state.awake(), Moment::Mutes) {
        for card in state.all_units() {
            for (_, spaces) in each!(state, card => Mutes(spaces)) {
                let enemies = state.all_units().filter(|&c| !state.is_friendly(c, state.controller(card)));
                enemies.filter(|&c| state.is_within(c, card, spaces)).for_each(|c| muted.insert(c));
            }
        }
    }
    muted.iter().for_each(|card| state.set(card, Flag::Muted));
}

/// What an event does; one that does nothing else leaves something behind.
pub(crate) fn play(t: &mut Board<'_>, effect: Effect) -> Flow {
    let event = Abilities::of(effect);
    if any(event, Moment::Play) {
        return each!(event, Play(act)).try_for_each(|(_, act)| act(t));
    }
    each!(event, Lasts(what, ends)).for_each(|(_, (what, _))| last(t, what));
    Ok(())
}

/// The active player is under an effect that lasts.
fn last(t: &mut Board<'_>, what: Lasting) {
    let seat = t.state.active;
    t.state.add_lasting(seat, what);
    t.tell(Audience::ALL, || Event::Marked { seat, what });
}

// ---- moving ----

/// What a unit may do instead of moving, and who.
pub(crate) fn instead_of_moving(state: &State) -> impl Iterator<Item = (Ability, Is)> {
    each!(state.awake(), InsteadOfMoving(can, act)).filter_map(|(why, (can, _))| Some((why.ability()?, can)))
}

/// What a step leads to; whether the walker is still there.
pub(crate) fn after_step(t: &mut Board<'_>, walk: &Walk, at: Cell) -> Flow<bool> {
    for (_, (_, act)) in each!(t.state.awake(), EveryStep(minds, act)) {
        if !act(t, walk, at)? {
            return Ok(false);
        }
    }
    Ok(t.state.cell(walk.card).is_some())
}

/// Whether a step leads to anything.
pub(crate) fn is_minded(state: &State, walk: &Walk, at: Cell) -> bool {
    each!(state.awake(), EveryStep(minds, act)).any(|(_, (minds, _))| minds(state, walk, at))
}

/// Abilities speak of moving *this unit*, so any move counts: SW1-RULING-5.
pub(crate) fn after_moving(state: &State, card: CardId) -> Triggers {
    let due = each!(state, card => AfterMoving(can, act));
    due.map(|(why, (can, act))| trigger(state, card, why, can, act)).collect()
}

fn trigger(state: &State, card: CardId, why: Why, can: Can, act: Do) -> Trigger {
    Trigger { card, why, seat: state.controller(card), about: None, whom: None, can, act }
}

// ---- summoning ----

pub(crate) fn after_summoning(state: &State, card: CardId) -> Triggers {
    let due = each!(state, card => AfterSummoning(can, act));
    due.map(|(why, (can, act))| trigger(state, card, why, can, act)).collect()
}

// ---- attacking ----

/// SW1-ATTACK-20, step 5: whether something keeps all these wounds off.
pub(crate) fn keeps_off(t: &mut Board<'_>, card: CardId) -> Flow<bool> {
    for (_, act) in each!(t.state, card => InsteadOfWounds(act)) {
        if act(t, card)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// SW1-ATTACK-20, step 7: whether a card that would be destroyed is spared by who does it.
pub(crate) fn is_spared(t: &mut Board<'_>, card: CardId, wounds: u8, by: Blame) -> Flow<bool> {
    let abilities = by.unit.map_or(Abilities::NONE, |unit| t.state.abilities(unit));
    for (_, act) in each!(abilities, InsteadOfKilling(act)) {
        if act(t, card, wounds, by)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// SW1-ATTACK-20, step 7: where a destroyed card goes; as a rule to who destroyed it (SW1-ATTACK-16).
pub(crate) fn fate(t: &mut Board<'_>, card: CardId, by: Blame) -> Flow<Fate> {
    if let Some(fate) = each!(t.state.awake(), EveryFate(fate)).find_map(|(_, fate)| fate(&t.state, card, by)) {
        return Ok(fate);
    }
    if let Some(unit) = by.unit.filter(|&u| t.state.is_unit(card) && u != card) {
        for (_, act) in each!(t.state, unit => Keeps(act)) {
            if let Some(fate) = act(t, unit, card)? {
                return Ok(fate);
            }
        }
    }
    Ok(Fate::Magic(by.seat))
}

/// SW1-ATTACK-20, step 8: reactions that must be judged while everything still stands.
pub(crate) fn after_falls(state: &State, fallen: &[Fallen]) -> Triggers {
    let mut triggers = Triggers::new();
    for one in fallen {
        let mut add = |card, why, can, act| {
            let (about, whom) = (Some(one.cell), Some(one.card));
            triggers.push(Trigger { about, whom, ..trigger(state, card, why, can, act) });
        };
        let listeners = if any(state.awake(), Moment::AfterFall) { state.cards() } else { Cards::NONE };
        for card in listeners.iter() {
            let due = each!(state, card => AfterFall(follows, can, act));
            due.filter(|(_, (follows, ..))| follows(state, card, one))
                .for_each(|(why, (_, can, act))| add(card, why, can, act));
        }
        each!(Abilities::ALL, AnswersFall(follows, can, act))
            .filter(|(_, (follows, ..))| follows(state, one))
            .for_each(|(why, (_, can, act))| add(one.card, why, can, act));
    }
    triggers
}

/// SW1-ATTACK-20, step 9; who has the ability must still be there (SW1-ATTACK-21).
pub(crate) fn after_attack(state: &State, attack: &Attack) -> Triggers {
    let has = |card: CardId| if state.cell(card).is_some() { state.abilities(card) } else { Abilities::NONE };
    let own = each!(has(attack.card), AfterAttack(follows, can, act)).map(|due| (attack.card, attack.target, due));
    let other = each!(has(attack.target), AfterStrike(follows, can, act)).map(|due| (attack.target, attack.card, due));
    let due = own.chain(other).filter(|(_, _, (_, (follows, ..)))| follows(state, attack));
    let about = Some(attack.at);
    due.map(|(card, whom, (why, (_, can, act)))| Trigger {
        about,
        whom: Some(whom),
        ..trigger(state, card, why, can, act)
    })
    .collect()
}

// ---- words that several factions use ----

/// Whether this unit destroyed that one.
fn kills_a_unit(_: &State, unit: CardId, fallen: &Fallen) -> bool {
    fallen.is_unit && fallen.card != unit && fallen.by.unit == Some(unit)
}

/// SW1-TERM-34: whether an opponent has more units.
fn is_outnumbered(state: &State, seat: Seat) -> bool {
    state.opponents(seat).any(|other| outnumbers(state, other, seat))
}

fn outnumbers(state: &State, seat: Seat, other: Seat) -> bool {
    state.units(seat).count() > state.units(other).count()
}

/// The price of most abilities that have one.
const PRICE: u8 = 1;

fn can_afford(state: &State, seat: Seat) -> bool {
    state.can_pay(seat, state.price(PRICE))
}

/// The offer to pay it.
fn paying(state: &State) -> Pick {
    Pick::Pay(state.price(PRICE))
}

fn buy(t: &mut Board<'_>, seat: Seat) {
    let price = t.state.price(PRICE);
    magic::pay(t, seat, price);
}
