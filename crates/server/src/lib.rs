//! The open table: one module a resource, live tables with one owner each, bots on threads of their own.
//! The only crate that knows HTTP. Knows no game by name.

mod analysis;
mod api;
mod app;
mod bots;
mod caller;
mod config;
pub mod dice;
mod limits;
mod now;
mod passwords;
mod people;
mod problem;
mod results;
mod secret;
mod serve;
mod sockets;
mod table;
mod talk;
mod thinkers;
mod uploads;
mod web;

pub use app::App;
pub use config::{Config, Limits};
pub use now::Clock;
pub use serve::{CannotServe, Serving, serve};
