//! The chores of the workspace: coverage, new games, playthroughs, arrows between crates, the gate.
//! It plays no game and ships to nobody.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to the developer at the terminal")]

mod arrows;
mod cards;
mod ci;
mod deny;
mod new_game;
mod rename;
mod rules;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "The chores of the workspace")]
struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Which scenarios and tests prove each rule
    Rules {
        /// One game instead of all
        game: Option<String>,
        /// One JSON object per game
        #[arg(long)]
        json: bool,
    },
    /// Which scenarios and tests prove each card; a card needs two
    Cards {
        /// One game instead of all
        game: Option<String>,
        /// One JSON object per game, or per card with --missing or --like
        #[arg(long)]
        json: bool,
        /// Only the cards that are not proven
        #[arg(long)]
        missing: bool,
        /// Only the cards whose facts contain a text
        #[arg(long, value_name = "TEXT")]
        like: Option<String>,
    },
    /// Start a game as a copy of another
    NewGame {
        /// The new game, such as `go-fish`
        key: String,
        /// The game to copy
        #[arg(long, value_name = "GAME")]
        like: String,
    },
    /// Write the committed playthroughs anew
    Playthroughs,
    /// Whether the crates depend on each other only as they may
    Arrows,
    /// Whether what we depend on is licensed and comes as it may
    Deny,
    /// Everything the gate runs
    Ci,
}

fn main() -> ExitCode {
    match run(Args::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    let root = root()?;
    match chore {
        Chore::Rules { game, json } => rules::run(&root, game.as_deref(), json),
        Chore::Cards { game, json, missing, like } => {
            cards::run(&root, game.as_deref(), json, &cards::Filter { missing, like })
        }
        Chore::NewGame { key, like } => new_game::run(&root, &key, &like),
        Chore::Playthroughs => {
            let tests = ["test", "--workspace", "playthrough"];
            succeed(cargo(&root).args(tests).env("KAMEN_UPDATE", "1"))
        }
        Chore::Arrows => arrows::run(&root),
        Chore::Deny => deny::run(&root),
        Chore::Ci => ci::run(&root),
    }
}

/// The workspace around the current folder, so that a copy of it works on itself.
fn root() -> Result<PathBuf> {
    let here = env::current_dir().context("no current folder")?;
    let root = here.ancestors().find(|dir| dir.join("Cargo.toml").exists() && dir.join("crates/games").is_dir());
    root.map(Path::to_path_buf).context("run this inside the workspace: no folder above has crates/games")
}

/// The games a chore is about: one by its key, or all.
fn games(root: &Path, key: Option<&str>) -> Result<Vec<PathBuf>> {
    let all = coverage::games(&root.join("crates/games")).context("crates/games")?;
    let Some(key) = key else { return Ok(all) };
    let name = |dir: &PathBuf| dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
    match all.iter().find(|dir| name(dir) == key) {
        Some(dir) => Ok(vec![dir.clone()]),
        None => bail!("there is no game `{key}`, only {}", all.iter().map(name).collect::<Vec<_>>().join(", ")),
    }
}

/// The cargo that runs us, at the root of the workspace.
fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root);
    cargo
}

fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run {}", shown(command)))?;
    if status.success() { Ok(()) } else { bail!("{} failed", shown(command)) }
}

/// A command as one would type it.
fn shown(command: &Command) -> String {
    let args = command.get_args().map(|arg| arg.to_string_lossy());
    std::iter::once("cargo".into()).chain(args).collect::<Vec<_>>().join(" ")
}
