//! Benders: minds read, broken and taken.

use crate::Board;
use crate::printed::Ability;
use crate::printed::Effect;
use crate::query::Blow;
use crate::query::Part;
use crate::rules::triggers::Trigger;
use crate::rules::triggers::Triggers;
use crate::rules::wounds::Blame;
use crate::rules::wounds::Fallen;
use crate::state::CardId;
use crate::state::State;
use kernel::Flow;

/// Not written yet.
pub(super) const TO_COME: &[&str] = &[
    "benders_tacullu",
    "benders_gulldune",
    "benders_kalal",
    "benders_sorgwen",
    "benders_breaker",
    "benders_controller",
    "benders_deceiver",
    "benders_mind_control",
    "benders_mimic",
    "benders_magic_drain",
    "benders_a_hero_is_born",
    "benders_gwalark",
    "benders_kalu",
    "benders_talu",
    "benders_mind_witch",
    "benders_parasite",
];

/// What changes the Attack Value of a blow.
pub(super) fn attack_parts(_: &State, _: &Blow, _: &mut dyn FnMut(i32, Part)) {}

/// Stun: checked as every turn starts.
pub(super) fn start_of_turn(_: &mut State) {}

/// What a Mind Witch took on ends with the turn.
pub(super) fn forget_turn(_: &mut State) {}

/// Mind Link fetches the twin.
pub(super) fn after_summoning(_: &State, _: CardId) -> Triggers {
    Triggers::new()
}

/// Mind Capture, in place of a kill; `wounds` were placed by this attack.
pub(super) fn mind_capture(_: &mut Board<'_>, _: CardId, _: u8, _: Blame) -> Flow<bool> {
    Ok(false)
}

/// Life Drain.
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
