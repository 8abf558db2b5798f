//! The measuring commands, as the contract writes them.

use clap::{Args as ClapArgs, Parser, Subcommand};
use command::{Common, New};

/// How fast the rules and the server are, and how good the bots' numbers.
#[derive(Debug, Parser)]
#[command(name = "kamen", version, max_term_width = 100)]
pub(crate) struct Args {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Random playouts and decisions per second, cost of a position
    Bench(Bench),
    /// Play whole games against a server on this machine at a steady rate, and measure it
    Load(Load),
    /// Look for better numbers for a game's `eval`, by self-play
    Tune(Tune),
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Bench {
    /// All of them unless one is named
    pub game: Option<String>,
    #[arg(long, requires = "game")]
    pub mode: Option<String>,
    #[arg(long, requires = "game")]
    pub seats: Option<u8>,
    /// As in an arena: `K=V|V` measures over all of them
    #[arg(long = "option", value_name = "K=V", requires = "game")]
    pub options: Vec<String>,
    /// How long each measurement runs
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Load {
    /// Servers that run already, on this machine; without it one is started and stopped
    #[arg(long, value_delimiter = ',', value_name = "URL,URL")]
    pub url: Vec<String>,
    /// How many servers to start on one database: the two at a table sit at different ones
    #[arg(long, default_value_t = 1, conflicts_with = "url", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub servers: u8,
    /// The database of the server that is started; without it a new SQLite file
    #[arg(long)]
    pub db: Option<String>,
    /// Live connections, two at each table
    #[arg(long, default_value_t = 200)]
    pub connections: usize,
    /// Answers a second, whatever the server does
    #[arg(long, default_value_t = 500)]
    pub rate: u32,
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    /// Live connections that only watch, spread over the tables
    #[arg(long, default_value_t = 0)]
    pub spectators: usize,
    /// Kill one of the servers after so many seconds, as `kill -9` does, and start it again
    #[arg(long, value_name = "SECONDS", conflicts_with = "url")]
    pub kill_after: Option<u64>,
    /// Games for two, played in turn
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "connect-four,liars-dice,summoner-wars-1,summoner-wars-2,tash-kalar"
    )]
    pub game: Vec<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Tune {
    #[command(flatten)]
    pub new: New,
    /// Who plays
    #[arg(long, default_value = "search:200")]
    pub bot: String,
    /// Let only these numbers move
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    pub only: Vec<String>,
    /// How many trials: each plays numbers a little higher against numbers a little lower
    #[arg(long, default_value_t = 200)]
    pub trials: u32,
    /// Rounds in a trial; in a round everybody sits everywhere once
    #[arg(long, default_value_t = 8)]
    pub rounds: u32,
    /// Rounds in the end, of the new numbers against the old ones
    #[arg(long, default_value_t = 200)]
    pub proof: u32,
    /// All cores unless said otherwise
    #[arg(long)]
    pub threads: Option<usize>,
    /// Where to write them: the game's `weights.rs`
    #[arg(long)]
    pub out: Option<String>,
}
