//! The command line, as the contract writes it.

use clap::{Args as ClapArgs, Parser, Subcommand};
use command::{Common, New};
use std::ffi::OsString;

/// One table for five games of summoning and war.
#[derive(Debug, Parser)]
#[command(name = "kamen", version, max_term_width = 100)]
pub(crate) struct Args {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the table: web page and API
    Serve(Serve),
    /// Play whole games against a server on this machine at a steady rate, and measure it
    #[command(disable_help_flag = true)]
    Load(Measured),
    /// Write everything a database holds as one document, for a backup or to move it
    Export(Archive),
    /// Read such a document into an empty database
    Import(Archive),
    /// The tables that a server set aside since they cannot be read, and why
    Aside {
        /// sqlite:PATH or postgres://…
        #[arg(long, default_value = "sqlite:kamen.db", env = "KAMEN_DB", hide_env_values = true)]
        db: String,
    },
    /// The games: names, seats, modes, options, coverage of rules and cards
    Games,
    /// A fresh game; prints its position
    New(New),
    /// What a seat sees of a position
    Show(Show),
    /// The pending question and every legal answer
    Legal {
        /// A file, or - for standard input
        position: String,
    },
    /// Give answers in order; prints the events and the new position
    Answer(Answer),
    /// Run given/when/then files
    Scenario {
        /// Files, or folders of them
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Choose a game and play in the terminal
    Menu,
    /// Play in the terminal
    Play(Play),
    /// Bot against bot
    Arena(Arena),
    /// Look for better numbers for a game's `eval`, by self-play
    #[command(disable_help_flag = true)]
    Tune(Measured),
    /// Random playouts and decisions per second, cost of a position
    #[command(disable_help_flag = true)]
    Bench(Measured),
    /// Re-run a recorded game
    Replay {
        file: String,
        /// Stop after so many replies and print the position
        #[arg(long)]
        to: Option<usize>,
        /// Roll every die and shuffle every pile again from the seed that the record holds
        #[arg(long, conflicts_with = "to")]
        verify: bool,
        /// The seal that the table showed before the game
        #[arg(long, requires = "verify")]
        seal: Option<String>,
    },
    /// The rule reference
    Rules {
        game: String,
        /// An ID or a word
        about: Option<String>,
    },
    /// The card reference
    Cards {
        game: String,
        /// An ID or a word
        about: Option<String>,
    },
    /// Check a custom deck, or draw a random legal one
    Deck {
        game: String,
        #[arg(required_unless_present = "random")]
        file: Option<String>,
        /// Print a random legal deck instead
        #[arg(long, conflicts_with = "file")]
        random: bool,
    },
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Show {
    /// A file, or - for standard input
    pub position: String,
    /// Whose eyes: a seat, `spectator` (the default), or `all` for the judge
    #[arg(long)]
    pub seat: Option<String>,
    /// Draw it to a file
    #[arg(long)]
    pub svg: Option<String>,
    /// Draw it by night
    #[arg(long)]
    pub dark: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Answer {
    /// A file, or - for standard input
    pub position: String,
    #[arg(required = true)]
    pub answers: Vec<String>,
    /// Dice and draws in order, separated by commas
    #[arg(long, value_delimiter = ',')]
    pub chance: Option<Vec<String>>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Play {
    #[command(flatten)]
    pub new: New,
    /// Who sits where: A=human, B=greedy
    #[arg(long = "seat", value_name = "S=WHO")]
    pub who: Vec<String>,
    /// Go on from a saved record
    #[arg(long)]
    pub resume: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub new: New,
    #[arg(long)]
    pub a: String,
    #[arg(long)]
    pub b: String,
    #[arg(long)]
    pub games: u64,
    /// All cores unless said otherwise
    #[arg(long)]
    pub threads: Option<usize>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Serve {
    #[arg(long, default_value_t = 8080)]
    pub port: u16,
    /// The address to listen at; 0.0.0.0 for everybody
    #[arg(long, default_value = "127.0.0.1")]
    pub bind: std::net::IpAddr,
    /// sqlite:PATH or postgres://…
    #[arg(long, default_value = "sqlite:kamen.db", env = "KAMEN_DB", hide_env_values = true)]
    pub db: String,
    /// Behind TLS: cookies are sent over it alone
    #[arg(long)]
    pub secure: bool,
    /// A proxy in front says who calls (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,
    /// How many bots think at once; half the cores unless said otherwise
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub thinkers: Option<u16>,
    /// The longest a bot thinks for an answer, such as 500ms; for a whole turn ten times as long
    #[arg(long, value_name = "TIME", default_value = "1s")]
    pub think_time: bots::Limit,
    /// How many threads each of them thinks on
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=64))]
    pub think_threads: u8,
    /// How many nodes a bot's tree grows to on each thread: memory
    #[arg(long, value_name = "N", default_value_t = 131_072, value_parser = clap::value_parser!(u32).range(1_000..=16_777_216))]
    pub think_nodes: u32,
    /// No limits on one address: only for measuring
    #[arg(long, hide = true)]
    pub unlimited: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Archive {
    /// sqlite:PATH or postgres://…
    #[arg(long, env = "KAMEN_DB", hide_env_values = true)]
    pub db: String,
    /// The document; left out or - for standard output or input
    #[arg(default_value = "-")]
    pub file: String,
}

impl Default for Serve {
    fn default() -> Serve {
        let bind = std::net::IpAddr::from([127, 0, 0, 1]);
        let db = "sqlite:kamen.db".into();
        let bounds = bots::Bounds::default();
        Serve {
            port: 8080,
            bind,
            db,
            secure: false,
            behind_proxy: false,
            thinkers: None,
            unlimited: false,
            think_time: bots::Limit::Time(bounds.answer),
            think_threads: bounds.threads,
            think_nodes: bounds.nodes as u32,
        }
    }
}

/// A command of `kamen-measure`, which reads the arguments itself.
#[derive(Debug, ClapArgs)]
pub(crate) struct Measured {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    pub args: Vec<OsString>,
}
