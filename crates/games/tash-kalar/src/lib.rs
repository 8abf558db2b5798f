//! Tash-Kalar: Arena of Legends. So far the arena, the cards as data, and where their patterns fit; the turn, the effects
//! and everything people see of it come next. Not in the catalogue yet.

pub mod board;
pub mod pattern;
pub mod printed;
