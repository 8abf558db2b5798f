//! What each card does: one entry of clauses, the card's meaning above it. Cards whose facts say everything have none.

pub(crate) mod alliances;
pub(crate) mod bauhaus;
pub(crate) mod beasts;
pub(crate) mod brotherhood;
pub(crate) mod capitol;
pub(crate) mod combat_spells;
pub(crate) mod conditions;
pub(crate) mod cybertronic;
pub(crate) mod dark_legion;
pub(crate) mod disasters;
pub(crate) mod events;
pub(crate) mod fortifications;
pub(crate) mod freelancers;
pub(crate) mod gear;
pub(crate) mod imperial;
pub(crate) mod ki;
pub(crate) mod maneuvers;
pub(crate) mod mishima;
pub(crate) mod missions;
pub(crate) mod operations;
pub(crate) mod postings;
mod ranks;
pub(crate) mod reactions;
pub(crate) mod relics;
pub(crate) mod spells;
pub(crate) mod summoning;
pub(crate) mod symmetry;
pub(crate) mod tactics;
pub(crate) mod tribes;
pub(crate) mod vehicles;
pub(crate) mod warzones;
pub(crate) mod weapons;

use crate::state::{Stage, State};

/// Whether the combat at hand is in one of these stages, its combatants named.
pub(crate) fn combat_is(state: &State, stages: std::ops::RangeInclusive<Stage>) -> bool {
    state.combat().is_some_and(|c| stages.contains(&c.stage) && c.pair.is_some())
}

/// Cards without an entry of their own.
pub(crate) mod facts {
    pub(crate) const PLAIN: crate::clause::Entry = &[];
}
