//! H3-COMBAT-27 (d), H3-COMBAT-34: what an attack and a defense are made of, and what an attack could still do before its
//! dice lie. Whoever wants to know where a number comes from listens to its parts.

use super::attack::defends;
use super::siege;
use super::traits::{Trait, has, traits_of};
use crate::state::{Blow, Combat, Flag, Hit, Optional, Roll, State};
use crate::tables::ATTACK_DIE;

/// The attack value of a unit that is attacked on the side.
const SPLASH: i8 = 2;

/// Where a part of a sum comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The card of the unit.
    Printed,
    /// Whoever stands beside or behind the target is attacked with a fixed value.
    Splash,
    /// Cards and abilities that are for the next attack: H3-COMBAT-23.
    Boosts,
    /// H3-UNIT-19
    Wall,
    /// H3-COMBAT-12
    Die,
    /// Archery.
    Shots,
    /// What the unit itself can do.
    Ability,
    /// What the unit that attacks it can do.
    Foe,
    /// H3-COMBAT-14
    Token,
}

pub(crate) fn attack(state: &State, combat: &Combat, blow: Blow, roll: &Roll, mut part: impl FnMut(Source, i8)) -> i8 {
    let by = combat.fighter(blow.by);
    let own = blow.is_own();
    let (source, printed) = match blow.hit {
        Hit::Splash => (Source::Splash, SPLASH),
        _ => (Source::Printed, by.side().attack as i8),
    };
    part(source, printed);
    let mut attack = (printed + by.attack).max(0);
    part(Source::Boosts, attack - printed);
    let mut add = |source: Source, n: i8| {
        part(source, n);
        attack += n;
    };
    add(Source::Wall, -i8::from(siege::is_behind_wall(combat, blow.by, blow.on)));
    let is_dull = own && has(by, Trait::Dull);
    if !is_dull && !state.plays_with(Optional::PlainAttacks) {
        add(Source::Die, roll.sum() * if by.is(Flag::Tripled) { 3 } else { 1 });
    }
    add(Source::Shots, combat.shots(blow.by, blow.on));
    if own && has(by, Trait::Fierce) {
        add(Source::Ability, roll.at_least(0).min(1) as i8);
    }
    attack
}

/// It never falls below 0.
pub(crate) fn defense(combat: &Combat, blow: Blow, roll: &Roll, mut part: impl FnMut(Source, i8)) -> i8 {
    let (by, on) = (combat.fighter(blow.by), combat.fighter(blow.on));
    let printed = on.side().defense as i8;
    let mut defense = 0;
    let mut add = |source: Source, n: i8| {
        part(source, n);
        defense += n;
    };
    add(Source::Printed, printed);
    if blow.is_own() && has(by, Trait::IgnoresDefense) {
        add(Source::Foe, -printed);
    }
    add(Source::Boosts, on.defense);
    for clause in traits_of(on) {
        let n = match clause {
            Trait::Tough(least) => roll.at_least(*least).min(1) as i8,
            Trait::ToughAgainstEach => roll.at_least(0) as i8,
            Trait::Braced => i8::from(blow.is_retaliation()),
            _ => 0,
        };
        add(Source::Ability, n);
    }
    add(Source::Token, i8::from(roll.guard == Some(1))); // H3-COMBAT-14
    defense.max(0)
}

/// H3-COMBAT-27 (d): attack + die + modifiers - defense.
pub(crate) fn damage(state: &State, combat: &Combat, blow: Blow, roll: &Roll) -> u8 {
    let left = attack(state, combat, blow, roll, |_, _| {}) - defense(combat, blow, roll, |_, _| {});
    let least = i8::from(state.plays_with(Optional::SureDamage)); // H3-OPT-6
    left.max(least) as u8
}

/// All that the dice of an attack could come to, as far as nobody changes them: H3-AMB-69.
pub(crate) fn rolls(state: &State, combat: &Combat, blow: Blow) -> Vec<Roll> {
    let (by, on) = (combat.fighter(blow.by), combat.fighter(blow.on));
    let own = blow.is_own();
    let guarded = |roll: Roll| with_guard(combat, blow, roll);
    if by.is(Flag::Blessed) {
        return guarded(Roll { is_ignored: true, ..Roll::default() });
    }
    let again = (own && has(by, Trait::RerollsWorst) || has(by, Trait::AlwaysRerollsWorst))
        && !state.plays_with(Optional::NoRerolls);
    let numbed = has(on, Trait::Numbs);
    let mut faces: Vec<i8> =
        ATTACK_DIE.into_iter().filter(|&die| if again { die >= 0 } else { !numbed || die < 0 }).collect();
    faces.sort_unstable();
    faces.dedup();
    let up = i8::from(own && has(by, Trait::DieUp));
    let both = own && has(by, Trait::BothDice);
    let others: Vec<Option<i8>> = if both { faces.iter().copied().map(Some).collect() } else { vec![None] };
    let one = |die: i8| others.iter().map(move |&other| Roll { die: die + up, other, ..Roll::default() });
    faces.iter().flat_map(|&die| one(die)).flat_map(guarded).collect()
}

/// The same, with what the die of a defense could come to: H3-COMBAT-14.
pub(crate) fn with_guard(combat: &Combat, blow: Blow, roll: Roll) -> Vec<Roll> {
    let guards: &[Option<i8>] = if defends(combat, blow.on) { &[Some(0), Some(1)] } else { &[None] };
    guards.iter().map(|&guard| Roll { guard, ..roll }).collect()
}

/// The least and the most damage an attack could do as things stand.
pub(crate) fn forecast(state: &State, combat: &Combat, blow: Blow) -> (u8, u8) {
    range(&rolls(state, combat, blow), |roll| damage(state, combat, blow, roll))
}

/// The least and the most of something that follows from the dice.
pub(crate) fn range<T: Ord + Default + Copy>(rolls: &[Roll], of: impl Fn(&Roll) -> T) -> (T, T) {
    let all = || rolls.iter().map(&of);
    (all().min().unwrap_or_default(), all().max().unwrap_or_default())
}
