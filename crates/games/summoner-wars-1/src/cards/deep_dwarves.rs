//! Deep Dwarves: magic, gems and tunnels.

use crate::Board;
use crate::Options;
use crate::printed::Ability;
use crate::printed::Effect;
use crate::query::Blow;
use crate::query::Part;
use crate::rules::triggers::Trigger;
use crate::rules::triggers::Triggers;
use crate::rules::wounds::Blame;
use crate::rules::wounds::Fallen;
use crate::rules::wounds::Fate;
use crate::state::CardId;
use crate::state::State;
use kernel::Flow;

/// Not written yet.
pub(super) const TO_COME: &[&str] = &[
    "deep_dwarves_tundle",
    "deep_dwarves_kynder",
    "deep_dwarves_lun",
    "deep_dwarves_sprog",
    "deep_dwarves_gem_mage",
    "deep_dwarves_miner",
    "deep_dwarves_scholar",
    "deep_dwarves_illusionary_warrior",
    "deep_dwarves_summoning_surge",
    "deep_dwarves_magic_stasis",
    "deep_dwarves_wake_the_father_gem",
    "deep_dwarves_magic_torrent",
    "deep_dwarves_deep_troll",
    "deep_dwarves_gren",
    "deep_dwarves_piclo",
    "deep_dwarves_battle_mage",
    "deep_dwarves_crossbowman",
];

/// What changes the Attack Value of a blow.
pub(super) fn attack_parts(_: &State, _: &Blow, _: &mut dyn FnMut(i32, Part)) {}

/// Tunnel: be placed next to another Miner in place of a move.
pub(super) fn offer_instead_of_moving(_: &State, _: &mut Options<'_>) {}

/// Shard of the Father Gem may keep a unit from the destroyer's pile.
pub(super) fn fate(_: &State, _: CardId, by: Blame) -> Fate {
    Fate::Magic(by.seat)
}

/// Channel Magic.
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
