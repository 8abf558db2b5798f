//! Players that are programs. They know only the `Game` trait and are shown only what their seat may know.

mod bounds;
mod deed;
mod foresee;
mod greedy;
mod knowledge;
mod level;
mod limit;
mod mind;
mod random;
mod said;
mod search;
mod think;
mod tune;

use kernel::{Answer, Game, Luck};
use std::time::Duration;
use std::{fmt, str::FromStr};
use think::{Plan, think};

pub use bounds::Bounds;
pub use knowledge::Knowledge;
pub use level::Level;
pub use limit::Limit;
pub use mind::{Effort, Mind};
pub use search::Judged;
pub use tune::{Tuned, Tuning, tune};

/// Who does not look at the clock has seen all there is to see by then.
const GLANCE: Duration = Duration::from_millis(100);

/// A bot by name, with its settings: `random`, `greedy`, `search:1s`, `search:2000`, `search:1s:4` on four threads,
/// and the levels for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    Random,
    Greedy,
    Search {
        limit: Limit,
        threads: u8,
    },
    Level(Level),
    /// The same as far as somebody lets it think. No name says how far.
    Within(Level, Bounds),
}

impl Bot {
    /// One of each kind, the weakest first.
    pub const NAMES: [&'static str; 6] = ["random", "greedy", "easy", "medium", "hard", "search:1s"];

    /// The longest it thinks in a window, where that depends on what it can do there.
    pub fn in_window(&self) -> Option<Duration> {
        match *self {
            Bot::Random => None,
            Bot::Greedy => Some(GLANCE),
            Bot::Search { limit: Limit::Runs(_), .. } => Some(GLANCE),
            Bot::Search { limit: Limit::Time(time), .. } => Some(time),
            Bot::Level(level) => level.in_window(Bounds::default()),
            Bot::Within(level, bounds) => level.in_window(bounds),
        }
    }

    /// An answer to what the seat is asked. The mind may be a fresh one.
    pub fn choose<G: Game>(&self, knowledge: &Knowledge<G>, mind: &mut Mind<G>, luck: &mut Luck) -> Answer<G::Pick> {
        if let &[only] = knowledge.options() {
            return only;
        }
        mind.said.asked_in(knowledge.turn());
        let answer = match *self {
            Bot::Random => random::choose(knowledge, luck),
            Bot::Greedy => greedy::choose(knowledge, mind, luck),
            Bot::Search { limit, threads } => think(knowledge, mind, Plan::of(limit, threads), luck)[0].answer,
            Bot::Level(level) => level.choose(Bounds::default(), knowledge, mind, luck),
            Bot::Within(level, bounds) => level.choose(bounds, knowledge, mind, luck),
        };
        mind.said.note(knowledge, answer);
        answer
    }
}

/// The three answers that look best, with what they are worth, for somebody who asks for advice.
pub fn hint<G: Game>(knowledge: &Knowledge<G>, bounds: Bounds, luck: &mut Luck) -> Vec<Judged<G::Pick>> {
    let mut judged = think(knowledge, &mut Mind::default(), Level::Hard.plan(bounds), luck);
    judged.retain(|j| j.visits > 0);
    judged.truncate(3);
    judged
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Bot, String> {
        match name.split_once(':').map_or((name, ""), |(name, settings)| (name, settings)) {
            ("random", "") => Ok(Bot::Random),
            ("greedy", "") => Ok(Bot::Greedy),
            ("easy", "") => Ok(Bot::Level(Level::Easy)),
            ("medium", "") => Ok(Bot::Level(Level::Medium)),
            ("hard", "") => Ok(Bot::Level(Level::Hard)),
            ("search", settings) if !settings.is_empty() => {
                let (limit, threads) = settings.split_once(':').unwrap_or((settings, "1"));
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
            Bot::Level(level) | Bot::Within(level, _) => f.write_str(match level {
                Level::Easy => "easy",
                Level::Medium => "medium",
                Level::Hard => "hard",
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Bot;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["random", "greedy", "easy", "medium", "hard", "search:1s", "search:100ms", "search:2000:4"] {
            assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
        }
        for wrong in
            ["", "search", "search:", "search:0", "search:x", "search:1s:0", "search:9999999s", "hard:1s", "Greedy"]
        {
            assert!(wrong.parse::<Bot>().is_err(), "{wrong}");
        }
    }
}
