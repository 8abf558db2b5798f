//! `kamen bench`, `load` and `tune`: the program `kamen` hands these commands to. It counts allocations, which the
//! program people play with must not pay for.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line speaks on stdout and stderr")]

mod args;
mod bench;
mod load;
mod tune;

use args::{Args, Command};
use clap::Parser;
use command::Exit;
use std::process::ExitCode;

fn main() -> ExitCode {
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
    let common = &args.common;
    let known = common.scenarios.as_deref().map_or(Ok(()), command::input::scenarios);
    let done = known.and_then(|()| match &args.command {
        Command::Bench(bench) => bench::run(common, bench),
        Command::Load(load) => load::run(common, load),
        Command::Tune(tune) => tune::run(common, tune),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Exit::Failed) => ExitCode::from(1),
        Err(Exit::Refused(why)) => {
            eprintln!("kamen: {}", why.say(common.lang));
            ExitCode::from(2)
        }
    }
}
