//! Sand Goblins: cowards, scavengers and storms.

use crate::Board;
use crate::event::Dice;
use crate::printed::Abilities;
use crate::printed::Ability;
use crate::printed::Effect;
use crate::query::Blow;
use crate::query::Part;
use crate::rules::attack::Aim;
use crate::rules::triggers::Trigger;
use crate::state::CardId;
use crate::state::State;
use kernel::Flow;
use kernel::Rule;
use kernel::Seat;

/// Not written yet.
pub(super) const TO_COME: &[&str] = &[
    "sand_goblins_krusk",
    "sand_goblins_biter",
    "sand_goblins_kreep",
    "sand_goblins_silts",
    "sand_goblins_javelineer",
    "sand_goblins_scavenger",
    "sand_goblins_shaman",
    "sand_goblins_taunt",
    "sand_goblins_duck_and_cover",
    "sand_goblins_shiny",
    "sand_goblins_mirage",
    "sand_goblins_sand_wyrm",
    "sand_goblins_stink",
    "sand_goblins_tark",
    "sand_goblins_bomber",
    "sand_goblins_slayer",
];

/// What changes the Attack Value of a blow.
pub(super) fn attack_parts(_: &State, _: &Blow, _: &mut dyn FnMut(i32, Part)) {}

/// Burrow.
pub(super) fn more_spaces(_: Abilities) -> u8 {
    0
}

/// Camouflage, Conceal.
pub(super) fn can_be_attacked(_: &State, _: &Aim, _: CardId, _: u8) -> Result<(), Rule> {
    Ok(())
}

/// Lucky: one die of an own roll falls again.
pub(super) fn lucky(_: &mut Board<'_>, _: Seat, _: &mut Dice) -> Flow {
    Ok(())
}

/// Scavenge: a card from under it goes, and no wound is placed.
pub(super) fn scavenge(_: &mut Board<'_>, _: CardId) -> Flow<bool> {
    Ok(false)
}

/// Whether a unit can use an ability of this faction now.
pub(super) fn can_use(_: &State, _: CardId, _: Ability) -> bool {
    false
}

pub(super) fn use_ability(_: &mut Board<'_>, _: CardId, _: Ability) -> Flow {
    Ok(())
}

pub(super) fn play(_: &mut Board<'_>, _: Effect) -> Flow {
    Ok(())
}

pub(super) fn can_do(_: &State, _: &Trigger) -> bool {
    false
}

pub(super) fn resolve(_: &mut Board<'_>, _: &Trigger) -> Flow {
    Ok(())
}
