//! What a connection receives is never more than its viewer may know. Real games are played over the wire and everything
//! every seat and a spectator got is held against the judge's record; and games that differ only in what a viewer cannot
//! see give it the same bytes.

mod game;
mod house;
mod judge;
mod passing;
mod play;
mod twins;
