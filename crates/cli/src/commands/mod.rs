//! One module per command of the contract.

pub(crate) mod answer;
pub(crate) mod archive;
pub(crate) mod arena;
pub(crate) mod deck;
pub(crate) mod games;
pub(crate) mod legal;
pub(crate) mod measured;
pub(crate) mod menu;
pub(crate) mod new;
pub(crate) mod play;
pub(crate) mod reference;
pub(crate) mod replay;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod show;
