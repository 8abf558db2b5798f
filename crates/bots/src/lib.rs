//! Players that are programs. They know only the `Game` trait and are shown only what their seat may know.

mod greedy;
mod knowledge;
mod limit;
mod mind;
mod random;
mod search;
mod think;

use kernel::{Answer, Game, Luck};
use std::{fmt, str::FromStr};

pub use knowledge::Knowledge;
pub use limit::Limit;
pub use mind::{Effort, Mind};
pub use search::Judged;

/// A bot by name, with its settings: `random`, `greedy`, `search:1s`, `search:2000`, `search:1s:4` on four threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    Random,
    Greedy,
    Search { limit: Limit, threads: u8 },
}

impl Bot {
    pub const NAMES: [&'static str; 3] = ["random", "greedy", "search:1s"];

    /// An answer to what the seat is asked. The mind may be a fresh one.
    pub fn choose<G: Game>(&self, knowledge: &Knowledge<G>, mind: &mut Mind<G>, luck: &mut Luck) -> Answer<G::Pick> {
        if let &[only] = knowledge.options() {
            return only;
        }
        match *self {
            Bot::Random => random::choose(knowledge, luck),
            Bot::Greedy => greedy::choose(knowledge, &mind.weights, luck),
            Bot::Search { limit, threads } => {
                let mut playout = G::playout();
                if let Ok(t) = std::env::var("TURNS") {
                    playout.turns = t.parse().ok();
                }
                let plan = think::Plan { limit, threads, playout };
                think::think(knowledge, mind, plan, luck)[0].answer
            }
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Bot, String> {
        match name.split_once(':').map_or((name, None), |(name, settings)| (name, Some(settings))) {
            ("random", None) => Ok(Bot::Random),
            ("greedy", None) => Ok(Bot::Greedy),
            ("search", settings) => {
                let (limit, threads) =
                    settings.unwrap_or("1s").split_once(':').unwrap_or((settings.unwrap_or("1s"), "1"));
                let threads = threads.parse().ok().filter(|n| (1..=64).contains(n));
                Ok(Bot::Search { limit: limit.parse()?, threads: threads.ok_or("threads: from 1 to 64")? })
            }
            _ => Err(format!("no bot is called `{name}`, only {}", Bot::NAMES.join(", "))),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Greedy => f.write_str("greedy"),
            Bot::Search { limit, threads: 1 } => write!(f, "search:{limit}"),
            Bot::Search { limit, threads } => write!(f, "search:{limit}:{threads}"),
        }
    }
}
