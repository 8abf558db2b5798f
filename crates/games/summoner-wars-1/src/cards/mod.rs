//! What the cards do: one file a faction. Each moment of the rules asks here, and here it is passed on to the faction.
//!
//! Modifiers look at a position and change nothing; everything else works on the table and may ask.

mod benders;
mod deep_dwarves;
mod mountain_vargath;
mod sand_goblins;
mod shadow_elves;
mod swamp_orcs;

use crate::event::Dice;
use crate::printed::{Abilities, Ability, Effect, Face};
use crate::query::{Blow, Part};
use crate::rules::attack::{Aim, Attack};
use crate::rules::dice::{self, HIT};
use crate::rules::triggers::{Trigger, Triggers};
use crate::rules::wounds::{Blame, Fallen, Fate};
use crate::state::{CardId, State};
use crate::{Board, Options, Pick, Why};
use grid::{Cell, Cells};
use kernel::{Audience, Flow, Rule, Seat};

// ---- modifiers ----

/// What changes an Attack Value: SW1-ATTACK-22.
pub(crate) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Part)) {
    deep_dwarves::attack_parts(state, blow, add);
    mountain_vargath::attack_parts(state, blow, add);
    sand_goblins::attack_parts(state, blow, add);
    shadow_elves::attack_parts(state, blow, add);
    swamp_orcs::attack_parts(state, blow, add);
}

/// How many spaces more a unit may move in the Movement Phase.
pub(crate) fn more_spaces(state: &State, card: CardId, abilities: Abilities) -> u8 {
    mountain_vargath::more_spaces(state, card, abilities)
        + sand_goblins::more_spaces(abilities)
        + shadow_elves::more_spaces(state, abilities)
}

/// Spaces a unit reaches otherwise than by steps: a straight run.
pub(crate) fn runs(state: &State, card: CardId, from: Cell) -> Cells {
    shadow_elves::runs(state, card, from)
}

/// Whether a card may be attacked from there: SW1-RULING-10.
pub(crate) fn can_be_attacked(state: &State, aim: &Aim, target: CardId, distance: u8) -> Result<(), Rule> {
    sand_goblins::can_be_attacked(state, aim, target, distance)
}

/// How many markers a roll means for a struck card: SW1-WOUND-1.
pub(crate) fn wounds_of(state: &State, card: CardId, struck: CardId, dice: &[u8]) -> u8 {
    let least = if swamp_orcs::is_guarded(state, card, struck) { swamp_orcs::GUARDED } else { HIT };
    mountain_vargath::at_most(state, struck, dice::hits(dice, least))
}

/// What an event costs its player: SW1-EVENT-6.
pub(crate) fn event_price(state: &State, seat: Seat) -> u8 {
    swamp_orcs::event_price(state, seat)
}

/// The spaces open to a unit that is summoned.
pub(crate) fn open_to(state: &State, face: Face, seat: Seat, all: Cells) -> Cells {
    shadow_elves::open_to(state, face, seat, all)
}

/// SW1-EVENT-4: whether the condition of an event is met.
pub(crate) fn can_play(state: &State, seat: Seat, effect: Effect) -> bool {
    match effect {
        // These name an opponent who has more units: SW1-TERM-34.
        Effect::BendersMagicDrain | Effect::DeepDwarvesSummoningSurge | Effect::ShadowElvesIntoDarkness => {
            state.opponents(seat).any(|s| state.units(s).count() > state.units(seat).count())
        }
        _ => true,
    }
}

/// Who learns which hidden card was answered.
pub(crate) fn knows(why: Why, seat: Seat) -> Audience {
    match why {
        Why::Ability(Ability::GlimpseTheFuture)
        | Why::Effect(Effect::BendersMimic | Effect::DeepDwarvesIllusionaryWarrior) => Audience::only(seat),
        _ => Audience::ALL,
    }
}

// ---- the turn ----

/// SW1-RULING-31: conditions that are checked once, as a turn starts.
pub(crate) fn start_of_turn(state: &mut State) {
    mountain_vargath::start_of_turn(state); // Disruption Field first: it takes abilities away
    benders::start_of_turn(state);
    sand_goblins::start_of_turn(state);
    shadow_elves::start_of_turn(state);
}

/// Events that wait for the end of the turn, each with the card it was played for.
pub(crate) fn offer_end_of_turn_events(state: &State, options: &mut Options<'_>) {
    mountain_vargath::offer_fall_back(state, options);
}

pub(crate) fn end_of_turn_event(t: &mut Board<'_>, card: CardId) -> Flow {
    mountain_vargath::fall_back_to(t, card)
}

/// What cards remember for one turn only.
pub(crate) fn forget_turn(state: &mut State) {
    benders::forget_turn(state);
}

/// Whether a unit can use an ability at this moment: SW1-ABIL-6, SW1-ABIL-13. Of each faction only the own abilities.
pub(crate) fn can_use(state: &State, card: CardId, ability: Ability) -> bool {
    benders::can_use(state, card, ability)
        || deep_dwarves::can_use(state, card, ability)
        || mountain_vargath::can_use(state, card, ability)
        || sand_goblins::can_use(state, card, ability)
        || shadow_elves::can_use(state, card, ability)
        || swamp_orcs::can_use(state, card, ability)
}

/// A unit uses an ability at a free moment, in a window, or instead of something.
pub(crate) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    benders::use_ability(t, card, ability)?;
    deep_dwarves::use_ability(t, card, ability)?;
    mountain_vargath::use_ability(t, card, ability)?;
    sand_goblins::use_ability(t, card, ability)?;
    shadow_elves::use_ability(t, card, ability)?;
    swamp_orcs::use_ability(t, card, ability)
}

/// What an event does.
pub(crate) fn play(t: &mut Board<'_>, effect: Effect) -> Flow {
    benders::play(t, effect)?;
    deep_dwarves::play(t, effect)?;
    mountain_vargath::play(t, effect)?;
    sand_goblins::play(t, effect)?;
    shadow_elves::play(t, effect)?;
    swamp_orcs::play(t, effect)
}

// ---- moving ----

/// A unit that went so many spaces in the Movement Phase is about to go on: what that means for others.
pub(crate) fn before_step(t: &mut Board<'_>, card: CardId, gone: u8) {
    shadow_elves::before_step(t, card, gone);
}

/// SW1-TERM-8: what passing through units does, once the move has ended.
pub(crate) fn after_passing(t: &mut Board<'_>, card: CardId, passed: &[CardId]) -> Flow {
    mountain_vargath::after_passing(t, card, passed)
}

/// Abilities that follow a move of their unit.
const AFTER_MOVING: [Ability; 2] = [Ability::GemOfCalling, Ability::GlimpseTheFuture];

/// SW1-MOVE-6: whether there is an ability to trigger by a move of 0 spaces.
pub(crate) fn has_after_moving(state: &State, card: CardId) -> bool {
    AFTER_MOVING.into_iter().any(|a| state.has(card, a))
}

/// Both speak of moving *this unit*, so any move counts: SW1-RULING-5.
pub(crate) fn after_moving(state: &State, card: CardId) -> Triggers {
    let abilities = state.abilities(card);
    AFTER_MOVING.into_iter().filter(|&a| abilities.has(a)).map(|a| Trigger::of(state, card, a)).collect()
}

/// SW1-ABIL-11: things a unit may do instead of moving; each uses up its activation.
pub(crate) fn offer_instead_of_moving(state: &State, options: &mut Options<'_>) {
    deep_dwarves::offer_instead_of_moving(state, options);
}

// ---- summoning ----

pub(crate) fn on_summon(t: &mut Board<'_>, face: Face, cell: Cell) {
    shadow_elves::on_summon(t, face, cell);
}

pub(crate) fn after_summoning(state: &State, card: CardId) -> Triggers {
    benders::after_summoning(state, card)
}

// ---- attacking ----

/// What a unit may do as an attacker beside a plain attack: SW1-ABIL-3, SW1-ABIL-5.
pub(crate) fn offer_with_attacker(state: &State, card: CardId, options: &mut Options<'_>) {
    const WITH: [Ability; 3] = [Ability::Assault, Ability::CallLightning, Ability::MagicBlast];
    let abilities = state.abilities(card);
    let usable = WITH.into_iter().filter(|&a| abilities.has(a) && can_use(state, card, a));
    options.extend(usable.map(|a| Pick::Use(card, a)));
}

/// After any roll of a player: one's own dice may be changed.
pub(crate) fn after_roll(t: &mut Board<'_>, roller: Seat, dice: &mut Dice) -> Flow {
    sand_goblins::lucky(t, roller, dice)
}

/// SW1-ATTACK-20, step 4.
pub(crate) fn after_attack_roll(t: &mut Board<'_>, target: CardId, dice: &mut Dice) -> Flow {
    shadow_elves::shadow_dancer(t, target, dice)
}

/// SW1-ATTACK-20, step 5: whether something keeps all these wounds off.
pub(crate) fn keeps_off(t: &mut Board<'_>, card: CardId) -> Flow<bool> {
    sand_goblins::scavenge(t, card)
}

/// SW1-ATTACK-20, step 7: whether a card that would be destroyed is spared.
pub(crate) fn is_spared(t: &mut Board<'_>, card: CardId, wounds: u8, by: Blame) -> Flow<bool> {
    benders::mind_capture(t, card, wounds, by)
}

/// Who takes the same wounds from an attack.
pub(crate) fn linked(state: &State, card: CardId) -> Option<CardId> {
    benders::linked(state, card)
}

pub(crate) fn share_wounds(t: &mut Board<'_>, card: CardId, twin: CardId, wounds: u8) -> Flow<u8> {
    benders::share_wounds(t, card, twin, wounds)
}

/// SW1-ATTACK-20, step 7: where a destroyed card goes; as a rule to who destroyed it (SW1-ATTACK-16).
pub(crate) fn fate(t: &mut Board<'_>, card: CardId, by: Blame) -> Flow<Fate> {
    let fate = deep_dwarves::fate(&t.state, card, by);
    let Some(unit) = by.unit.filter(|&u| fate == Fate::Magic(by.seat) && t.state.is_unit(card) && u != card) else {
        return Ok(fate);
    };
    let abilities = t.state.abilities(unit);
    if abilities.has(Ability::Scavenge) {
        return Ok(Fate::Under(unit));
    }
    if abilities.has(Ability::Adapt) { swamp_orcs::adapt(t, unit, card, fate) } else { Ok(fate) }
}

/// SW1-ATTACK-20, step 8: reactions that must be judged while everything still stands.
pub(crate) fn reactions(state: &State, fallen: &[Fallen], by: Blame) -> Triggers {
    let mut triggers = swamp_orcs::after_destruction(state, fallen, by);
    triggers.extend(benders::after_destruction(state, fallen, by));
    triggers.extend(deep_dwarves::after_destruction(state, fallen, by));
    triggers.extend(shadow_elves::after_destruction(state, fallen, by));
    triggers
}

/// SW1-ATTACK-20, step 9; the attacker must still be there (SW1-ATTACK-21).
pub(crate) fn after_attack(state: &State, attack: &Attack) -> Triggers {
    const AFTER: [Ability; 10] = [
        Ability::MemoryBreak,
        Ability::TelekineticBlast,
        Ability::ChainLightning,
        Ability::KnockAround,
        Ability::Escape,
        Ability::SwiftStrike,
        Ability::Hasty,
        Ability::RockEater,
        Ability::VinemancerEntangle,
        Ability::Retribution,
    ];
    let mut triggers = Triggers::new();
    let mut add = |card: CardId| {
        let abilities = state.abilities(card);
        for ability in AFTER.into_iter().filter(|&a| abilities.has(a) && follows(state, a, attack)) {
            if (ability == Ability::Retribution) == (card == attack.target) {
                let count = if ability == Ability::Hasty { hasty(attack) } else { attack.wounds };
                let other = if card == attack.target { attack.card } else { attack.target };
                let (about, whom) = (Some(attack.at), Some(other));
                triggers.push(Trigger { about, whom, count, ..Trigger::of(state, card, ability) });
            }
        }
    };
    if state.cell(attack.card).is_some() {
        add(attack.card);
    }
    if attack.on_unit && attack.distance == 1 && state.cell(attack.target).is_some() {
        add(attack.target);
    }
    triggers
}

/// Memory Break follows an attack on an enemy unit only, judged as it stood when it was attacked.
fn follows(state: &State, ability: Ability, attack: &Attack) -> bool {
    ability != Ability::MemoryBreak || attack.on_unit && !state.are_friends(attack.seat, attack.against)
}

/// Misses in the tens, sixes in the ones.
fn hasty(attack: &Attack) -> u8 {
    let count = |fits: fn(&u8) -> bool| attack.dice.iter().filter(|d| fits(d)).count() as u8;
    10 * count(|d| *d < HIT) + count(|d| *d == 6)
}

// ---- effects whose moment has come ----

/// Whether an effect whose moment has come could do anything now.
pub(crate) fn can_do(state: &State, trigger: &Trigger) -> bool {
    benders::can_do(state, trigger)
        || deep_dwarves::can_do(state, trigger)
        || mountain_vargath::can_do(state, trigger)
        || sand_goblins::can_do(state, trigger)
        || shadow_elves::can_do(state, trigger)
        || swamp_orcs::can_do(state, trigger)
}

/// Carry out an effect whose moment has come.
pub(crate) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    benders::resolve(t, trigger)?;
    deep_dwarves::resolve(t, trigger)?;
    mountain_vargath::resolve(t, trigger)?;
    sand_goblins::resolve(t, trigger)?;
    shadow_elves::resolve(t, trigger)?;
    swamp_orcs::resolve(t, trigger)
}
