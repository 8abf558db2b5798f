//! Shadow Elves: swift, unseen and hard to keep.

use crate::Board;
use crate::event::Dice;
use crate::printed::Abilities;
use crate::printed::Ability;
use crate::printed::Effect;
use crate::printed::Face;
use crate::query::Blow;
use crate::query::Part;
use crate::rules::triggers::Trigger;
use crate::rules::triggers::Triggers;
use crate::rules::wounds::Blame;
use crate::rules::wounds::Fallen;
use crate::state::CardId;
use crate::state::State;
use grid::Cell;
use grid::Cells;
use kernel::Flow;
use kernel::Seat;

/// Not written yet.
pub(super) const TO_COME: &[&str] = &[
    "shadow_elves_selundar",
    "shadow_elves_hydrake",
    "shadow_elves_xaserbane",
    "shadow_elves_malidala",
    "shadow_elves_swordsman",
    "shadow_elves_ranger",
    "shadow_elves_scout",
    "shadow_elves_shadows",
    "shadow_elves_summon_the_night",
    "shadow_elves_stalking_advance",
    "shadow_elves_into_darkness",
    "shadow_elves_kuldrid",
    "shadow_elves_melek",
    "shadow_elves_taliya",
    "shadow_elves_blade_master",
    "shadow_elves_hunter",
];

/// What changes the Attack Value of a blow.
pub(super) fn attack_parts(_: &State, _: &Blow, _: &mut dyn FnMut(i32, Part)) {}

/// Swift, Sneak.
pub(super) fn more_spaces(_: &State, _: Abilities) -> u8 {
    0
}

/// Rider: straight runs over empty spaces.
pub(super) fn runs(_: &State, _: CardId, _: Cell) -> Cells {
    Cells::default()
}

/// Shadow Step: next to a Shadow Elf too.
pub(super) fn open_to(_: &State, _: Face, _: Seat, all: Cells) -> Cells {
    all
}

/// Shadow Step is used up where no wall stands beside the space.
pub(super) fn on_summon(_: &mut Board<'_>, _: Face, _: Cell) {}

/// Out of Shadows and Scout: checked as a turn starts.
pub(super) fn start_of_turn(_: &mut State) {}

/// Sneak: once the third space is tried, nobody else moves.
pub(super) fn before_step(_: &mut Board<'_>, _: CardId, _: u8) {}

/// Shadow Dancer takes a die out of the first attack of a turn.
pub(super) fn shadow_dancer(_: &mut Board<'_>, _: CardId, _: &mut Dice) -> Flow {
    Ok(())
}

/// Shadow Arrows, Shadows.
pub(super) fn after_destruction(_: &State, _: &[Fallen], _: Blame) -> Triggers {
    Triggers::new()
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
