//! The server as its clients meet it, over real connections, in this process.

mod bad_days;
mod campaign;
mod chaos;
mod clicks;
mod clocks;
mod crowds;
mod described;
mod doors;
mod ears;
mod fields;
mod floods;
mod heroes;
mod house;
mod luck;
mod offers;
mod paces;
mod pages;
mod passing;
mod seats;
mod watching;
