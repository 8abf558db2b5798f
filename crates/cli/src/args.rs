//! The command line, as the contract writes it.

use clap::{Args as ClapArgs, Parser, Subcommand};
use words::Lang;

/// One table for five games of summoning and war.
#[derive(Debug, Parser)]
#[command(name = "kamen", version, max_term_width = 100)]
pub(crate) struct Args {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct Common {
    /// Facts as JSON on stdout
    #[arg(long, global = true)]
    pub json: bool,
    /// Language of everything that is said: en or cs
    #[arg(long, global = true, default_value = "en", value_parser = str::parse::<Lang>)]
    pub lang: Lang,
    /// Seed of dice, draws and bots; without it every run is another
    #[arg(long, global = true)]
    pub seed: Option<u64>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the table: web page and API
    Serve(Serve),
    /// Play whole games against a server on this machine at a steady rate, and measure it
    Load(Load),
    /// Write everything a database holds as one document, for a backup or to move it
    Export(Archive),
    /// Read such a document into an empty database
    Import(Archive),
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
    Tune(Tune),
    /// Random playouts and decisions per second, cost of a position
    Bench(Bench),
    /// Re-run a recorded game
    Replay {
        file: String,
        /// Stop after so many replies and print the position
        #[arg(long)]
        to: Option<usize>,
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

/// How a table is set up.
#[derive(Debug, ClapArgs)]
pub(crate) struct New {
    pub game: String,
    #[arg(long)]
    pub mode: Option<String>,
    #[arg(long)]
    pub seats: Option<u8>,
    /// Key=value, as `kamen games` lists them; in an arena `K=V|V` plays all of them in turn
    #[arg(long = "option", value_name = "K=V")]
    pub options: Vec<String>,
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
        Serve { port: 8080, bind, db: "sqlite:kamen.db".into(), secure: false, behind_proxy: false, unlimited: false }
    }
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Load {
    /// A server that runs already, on this machine; without it one is started and stopped
    #[arg(long)]
    pub url: Option<String>,
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
