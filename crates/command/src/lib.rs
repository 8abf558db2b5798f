//! What every command line of ours shares: options, reading what is given, and how a command ends.
//! It runs no command and holds no rules.
#![expect(clippy::print_stdout, reason = "a command line speaks on stdout")]

mod exit;
pub mod input;
mod output;

pub use exit::Exit;
pub use output::{either, interval, json_line, machine};

use clap::Args;
use words::Lang;

/// What can be said to every command.
#[derive(Clone, Debug, Args)]
pub struct Common {
    /// Facts as JSON on stdout
    #[arg(long, global = true)]
    pub json: bool,
    /// Language of everything that is said: en or cs
    #[arg(long, global = true, default_value = "en", value_parser = str::parse::<Lang>)]
    pub lang: Lang,
    /// Scenarios of your own: a file, or a folder of them, known before anything else is read
    #[arg(long, global = true, value_name = "PATH", env = "KAMEN_SCENARIOS")]
    pub scenarios: Option<String>,
    /// Seed of dice, draws and bots; without it every run is another. With `serve` for tests alone
    #[arg(long, global = true)]
    pub seed: Option<u64>,
}

/// How a table is set up.
#[derive(Debug, Args)]
pub struct New {
    pub game: String,
    #[arg(long)]
    pub mode: Option<String>,
    #[arg(long)]
    pub seats: Option<u8>,
    /// Key=value, as `kamen games` lists them; in an arena `K=V|V` plays all of them in turn
    #[arg(long = "option", value_name = "K=V")]
    pub options: Vec<String>,
    /// Begin from what a finished game handed over: its record, or its last position
    #[arg(long, value_name = "FILE")]
    pub from: Option<String>,
}

/// One clear line of what is wrong with the arguments: clap explains in several.
pub fn complaint(error: &clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string();
    let detail: Vec<&str> = text.lines().skip(1).take_while(|l| l.starts_with("  ")).map(str::trim).collect();
    [vec![line.as_str()], detail].concat().join(" ")
}
