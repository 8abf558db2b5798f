//! The law, section by section, in the order of the catalogue.

pub(crate) mod asking;
pub(crate) mod attack;
pub(crate) mod dice;
pub(crate) mod drawing;
pub(crate) mod leaving;
pub(crate) mod magic;
pub(crate) mod movement;
pub(crate) mod placing;
pub(crate) mod playing;
pub(crate) mod summoning;
pub(crate) mod triggers;
pub(crate) mod turn;
pub(crate) mod vines;
pub(crate) mod walking;
pub(crate) mod windows;
pub(crate) mod wounds;
