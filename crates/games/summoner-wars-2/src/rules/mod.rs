//! The rulebook, a file a chapter.

pub(crate) mod attack;
pub(crate) mod building;
pub(crate) mod damage;
pub(crate) mod dice;
pub(crate) mod force;
pub(crate) mod movement;
pub(crate) mod playing;
pub(crate) mod summoning;
pub(crate) mod tokens;
pub(crate) mod triggers;
pub(crate) mod turn;
pub(crate) mod zones;
