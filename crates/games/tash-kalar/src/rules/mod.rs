//! The rulebook, a file a chapter.

pub(crate) mod acting;
pub(crate) mod denying;
pub(crate) mod drawing;
pub(crate) mod pieces;
pub(crate) mod scoring;
pub(crate) mod summoning;
pub(crate) mod tasks;
pub(crate) mod team;
pub(crate) mod turn;
