//! `kamen serve` as it dies: killed under load, killed beside another that goes on, stopped and going on.

mod kill;
mod load;
mod process;
mod still;
mod two;
