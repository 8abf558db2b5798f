//! `kamen serve` as it dies: killed under load and killed beside another that goes on.

mod kill;
mod load;
mod process;
mod two;
