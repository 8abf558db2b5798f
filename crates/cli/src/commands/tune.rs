//! `kamen tune`: better numbers for a game's `eval`, by self-play.

use crate::args::{Common, Tune};
use crate::exit::Exit;
use crate::{input, output};
use bots::{Bot, Tuning};
use serde_json::{Map, Value, json};
use std::fmt::Write;

pub(crate) fn run(common: &Common, args: &Tune) -> Result<(), Exit> {
    let (game, setups) = input::setups(&args.new)?;
    let bot: Bot = args.bot.parse().map_err(|e| Exit::refused(format!("bot: {e}")))?;
    if args.challengers == 0 || args.rounds == 0 {
        return Err(Exit::refused("challengers and rounds: at least 1"));
    }
    let seed = common.seed.unwrap_or_else(input::any_seed);
    let tuning = Tuning { setups, bot, challengers: args.challengers, rounds: args.rounds, seed };
    let pool = input::threads(args.threads)?;
    let mut taken = 0;
    let weights = pool.install(|| {
        game.tune(&tuning, &mut |challenge| {
            taken += u32::from(challenge.accepted);
            if !common.json {
                let fate = if challenge.accepted { "better" } else { "no better" };
                println!("  a challenger won {:.1} %: {fate}", challenge.score * 100.0);
            }
        })
    });
    if weights.is_empty() {
        return Err(Exit::refused(format!("game: `{}` has no numbers to tune", args.new.game)));
    }
    let how = format!(
        "`kamen tune {} --bot {bot} --challengers {} --rounds {} --seed {seed}`{} at commit {}: {taken} were better.",
        args.new.game,
        args.challengers,
        args.rounds,
        if args.new.options.is_empty() { String::new() } else { format!(" with {}", args.new.options.join(", ")) },
        env!("KAMEN_COMMIT"),
    );
    let text = file(&how, &weights);
    if let Some(path) = &args.out {
        std::fs::write(path, &text).map_err(|e| Exit::refused(format!("{path}: {e}")))?;
    }
    output::either(
        common,
        || {
            let numbers: Map<String, Value> =
                weights.iter().map(|&(name, value)| (name.into(), json!(value))).collect();
            json!({ "game": args.new.game, "how": how, "better": taken, "weights": numbers })
        },
        || print!("{text}"),
    );
    Ok(())
}

/// A game's `weights.rs`.
fn file(how: &str, weights: &[(&str, f32)]) -> String {
    let mut text = format!("//! The numbers of `eval.rs`. Found by {how}\n\nkernel::weights! {{\n");
    for (name, value) in weights {
        let _ = writeln!(text, "    {name} = {value:.3},");
    }
    text + "}\n"
}
