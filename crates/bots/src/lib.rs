//! Players that are programs. They know only the `Game` trait and are shown only what their seat may know.

mod greedy;
mod random;

use kernel::{Answer, Game, Live, Luck, Seat};
use std::{fmt, str::FromStr};

/// What a seat knows: a world that fits everything it has seen. The truth stays outside.
#[derive(Debug)]
pub struct Knowledge<G: Game> {
    seat: Seat,
    world: Live<G>,
}

impl<G: Game> Knowledge<G> {
    /// `None` if the seat is not asked, or if no world fits what it has seen (a fault of the game's resampling).
    pub fn of(table: &Live<G>, seat: Seat, luck: &mut Luck) -> Option<Knowledge<G>> {
        table.question_for(seat)?;
        Some(Knowledge { seat, world: table.known_to(seat, luck)? })
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may answer now.
    pub fn options(&self) -> &[Answer<G::Pick>] {
        self.world.question_for(self.seat).map_or(&[], |q| &q.options)
    }

    /// Another world that fits.
    pub fn imagine(&self, luck: &mut Luck) -> Option<Live<G>> {
        self.world.known_to(self.seat, luck)
    }
}

/// A bot by name, with its settings: `random`, `greedy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    Random,
    Greedy,
}

impl Bot {
    pub const NAMES: [&'static str; 2] = ["random", "greedy"];

    pub fn choose<G: Game>(&self, knowledge: &Knowledge<G>, luck: &mut Luck) -> Answer<G::Pick> {
        match self {
            Bot::Random => random::choose(knowledge, luck),
            Bot::Greedy => greedy::choose(knowledge, luck),
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Bot, String> {
        match name {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            _ => Err(format!("no bot is called `{name}`, only {}", Bot::NAMES.join(" and "))),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        })
    }
}
