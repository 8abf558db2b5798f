//! The binary: parses, calls, prints. It holds no rules and no words of its own.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line speaks on stdout and stderr")]

mod args;
mod commands;
mod output;

use args::{Args, Command};
use clap::Parser;
use command::Exit;
use std::process::ExitCode;

fn main() -> ExitCode {
    leave_quietly_when_nobody_reads();
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) if error.use_stderr() => {
            eprintln!("kamen: {}", command::complaint(&error));
            return ExitCode::from(2);
        }
        Err(help) => {
            print!("{help}");
            return ExitCode::SUCCESS;
        }
    };
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Exit::Failed) => ExitCode::from(1),
        Err(Exit::Refused(why)) => {
            why.say(args.common.lang).lines().for_each(|line| eprintln!("kamen: {line}"));
            ExitCode::from(2)
        }
    }
}

/// `kamen … | head` closes the pipe: that is no fault of ours.
fn leave_quietly_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let message = info.payload().downcast_ref::<String>().map_or("", String::as_str);
        if message.starts_with("failed printing to stdout") {
            std::process::exit(0);
        }
        usual(info);
    }));
}

fn run(args: &Args) -> Result<(), Exit> {
    let common = &args.common;
    common.scenarios.as_deref().map_or(Ok(()), command::input::scenarios)?;
    match &args.command {
        None => commands::serve::run(&args::Serve::default(), common.seed),
        Some(Command::Serve(serve)) => commands::serve::run(serve, common.seed),
        Some(Command::Menu) => commands::menu::run(common),
        Some(Command::Export(archive)) => commands::archive::export(archive),
        Some(Command::Import(archive)) => commands::archive::import(archive),
        Some(Command::Aside { db }) => commands::archive::aside(db),
        Some(Command::Games) => commands::games::run(common),
        Some(Command::New(new)) => commands::new::run(common, new),
        Some(Command::Show(show)) => commands::show::run(common, show),
        Some(Command::Legal { position }) => commands::legal::run(common, position),
        Some(Command::Answer(answer)) => commands::answer::run(common, answer),
        Some(Command::Scenario { files }) => commands::scenario::run(common, files),
        Some(Command::Play(play)) => commands::play::run(common, play),
        Some(Command::Arena(arena)) => commands::arena::run(common, arena),
        Some(Command::Load(_) | Command::Tune(_) | Command::Bench(_)) => commands::measured::run(),
        Some(Command::Replay { file, verify: true, seal, .. }) => {
            commands::replay::verify(common, file, seal.as_deref())
        }
        Some(Command::Replay { file, to, .. }) => commands::replay::run(common, file, *to),
        Some(Command::Rules { game, about }) => commands::reference::rules(common, game, about.as_deref()),
        Some(Command::Cards { game, about }) => commands::reference::cards(common, game, about.as_deref()),
        Some(Command::Deck { game, file, .. }) => commands::deck::run(common, game, file.as_deref()),
    }
}
