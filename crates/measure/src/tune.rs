//! `kamen tune`: better numbers for a game's `eval`, by self-play.

use crate::args::Tune;
use bots::{Bot, Tuned, Tuning};
use command::{Common, Exit, New, input, interval};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::fmt::Write;

pub(crate) fn run(common: &Common, args: &Tune) -> Result<(), Exit> {
    let (game, setups) = input::setups(&args.new)?;
    let bot: Bot = args.bot.parse().map_err(|e| Exit::refused(format!("bot: {e}")))?;
    let Tune { trials, rounds, proof, .. } = *args;
    if [trials, rounds, proof].iter().any(|n| !(1..=100_000).contains(n)) {
        return Err(Exit::refused("trials, rounds and proof: from 1 to 100000"));
    }
    if game.weights().is_empty() {
        return Err(Exit::refused(format!("game: `{}` has no numbers to tune", args.new.game)));
    }
    let has = |only: &str| game.weights().iter().any(|(name, _)| *name == only);
    if let Some(unknown) = args.only.iter().find(|only| !has(only)) {
        return Err(Exit::refused(format!("only: `{}` has no number `{unknown}`", args.new.game)));
    }
    let seed = common.seed.unwrap_or_else(input::any_seed);
    let tuning = Tuning { setups, bot, only: args.only.clone(), trials, rounds, proof, seed };
    let pool = input::threads(args.threads)?;
    let bar = ProgressBar::new(trials.into());
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} trials, {eta} left").expect("a valid template"));
    let tuned = pool.install(|| game.tune(&tuning, &mut |_| bar.inc(1)));
    bar.finish_and_clear();
    let only = if args.only.is_empty() { String::new() } else { format!(" --only {}", args.only.join(",")) };
    let command = format!(
        "kamen tune {}{only} --bot {bot} --trials {trials} --rounds {rounds} --proof {proof} --seed {seed}",
        set_up(&args.new)
    );
    report(common, args, &command, &tuned)
}

fn report(common: &Common, args: &Tune, command: &str, tuned: &Tuned) -> Result<(), Exit> {
    let n = tuned.proof.len() as f64;
    let score = tuned.proof.iter().copied().map(f64::from).sum::<f64>() / n.max(1.0);
    let (low, high) = interval(score, n);
    let is_better = score > 0.5;
    let text = file(command, &percents(score, low, high), tuned);
    if let Some(path) = args.out.as_ref().filter(|_| is_better) {
        std::fs::write(path, &text).map_err(|e| Exit::refused(format!("{path}: {e}")))?;
    }
    let facts = || {
        let numbers: Map<String, Value> =
            tuned.weights.iter().map(|&(name, value)| (name.into(), json!(value))).collect();
        json!({
            "game": args.new.game, "how": command, "games": tuned.proof.len(), "score": score, "low": low, "high": high,
            "written": args.out.is_some() && is_better, "weights": numbers,
        })
    };
    command::either(common, facts, || {
        print!("{text}");
        if args.out.is_some() && !is_better {
            println!("No better than those before: nothing was written.");
        }
    });
    Ok(())
}

/// The game and how it is set up, as they were given.
fn set_up(new: &New) -> String {
    let mut words = new.game.clone();
    if let Some(mode) = &new.mode {
        let _ = write!(words, " --mode {mode}");
    }
    if let Some(seats) = new.seats {
        let _ = write!(words, " --seats {seats}");
    }
    for option in &new.options {
        let _ = write!(words, " --option \"{option}\"");
    }
    words
}

fn percents(score: f64, low: f64, high: f64) -> String {
    format!("{:.1} % ({:.1}–{:.1})", score * 100.0, low * 100.0, high * 100.0)
}

/// A game's `weights.rs`.
fn file(command: &str, won: &str, tuned: &Tuned) -> String {
    let mut text = format!(
        "//! The numbers of `eval.rs`. They won {won} of {} games against those before; found at commit {} by\n\
         //! `{command}`\n\nkernel::weights! {{\n",
        tuned.proof.len(),
        env!("KAMEN_COMMIT")
    );
    for (name, value) in &tuned.weights {
        let _ = writeln!(text, "    {name} = {value:.3},");
    }
    text + "}\n"
}
