//! Mountain Vargath: command, charge and thunder.

use crate::Board;
use crate::printed::Abilities;
use crate::printed::Ability;
use crate::printed::Effect;
use crate::query::Blow;
use crate::query::Part;
use crate::rules::triggers::Trigger;
use crate::state::CardId;
use crate::state::State;
use kernel::Flow;

/// Not written yet.
pub(super) const TO_COME: &[&str] = &[
    "mountain_vargath_sunderved",
    "mountain_vargath_growden",
    "mountain_vargath_quen",
    "mountain_vargath_torodin",
    "mountain_vargath_brute",
    "mountain_vargath_rusher",
    "mountain_vargath_warrior",
    "mountain_vargath_muster",
    "mountain_vargath_greater_command",
    "mountain_vargath_superior_planning",
    "mountain_vargath_torodins_advance",
    "mountain_vargath_fall_back",
    "mountain_vargath_bellor",
    "mountain_vargath_luka",
    "mountain_vargath_varn",
    "mountain_vargath_storm_mage",
    "mountain_vargath_warden",
];

/// What changes the Attack Value of a blow.
pub(super) fn attack_parts(_: &State, _: &Blow, _: &mut dyn FnMut(i32, Part)) {}

/// Rush, Torodin's Advance.
pub(super) fn more_spaces(_: &State, _: CardId, _: Abilities) -> u8 {
    0
}

/// Steadfast caps the wounds of an attack.
pub(super) fn at_most(_: &State, _: CardId, wounds: u8) -> u8 {
    wounds
}

/// Disruption Field: checked as every turn starts.
pub(super) fn start_of_turn(_: &mut State) {}

/// Trample wounds whom it passed.
pub(super) fn after_passing(_: &mut Board<'_>, _: CardId, _: &[CardId]) -> Flow {
    Ok(())
}

/// Fall Back, at the end of the turn; `true` when somebody fell back.
pub(super) fn fall_back_now(_: &mut Board<'_>) -> Flow<bool> {
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
