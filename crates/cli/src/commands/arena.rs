//! `kamen arena`: bot against bot, seats and setups mirrored.
#![expect(clippy::disallowed_types, reason = "thinking time is measured")]

use crate::args::Arena;
use bots::{Bot, Effort};
use command::{Common, Exit, input, interval};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Luck, Outcome, Seat, Setup, Who};
use rayon::prelude::*;
use referee::{AnyGame, Error};
use serde_json::json;
use std::time::{Duration, Instant};

pub(crate) fn run(common: &Common, args: &Arena) -> Result<(), Exit> {
    let (game, setups) = input::setups(&args.new)?;
    let bot = |field: &str, name: &str| name.parse::<Bot>().map_err(|e| Exit::refused(format!("{field}: {e}")));
    let bots = [bot("a", &args.a)?, bot("b", &args.b)?];
    if args.games == 0 || args.games > 10_000_000 {
        return Err(Exit::refused("games: from 1 to 10000000"));
    }
    let setup = &setups[0];
    if setup.seats < 2 {
        return Err(Exit::refused("seats: an arena needs two sides"));
    }
    let pool = input::threads(args.threads)?;
    let bar = ProgressBar::new(args.games);
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a valid template"));
    let seed = common.seed.unwrap_or_else(input::any_seed);
    let results: Vec<Match> = pool.install(|| {
        let games = (0..args.games).into_par_iter();
        games.map(|i| one(game, &setups, bots, seed, i)).inspect(|_| bar.inc(1)).collect()
    });
    bar.finish_and_clear();
    report(common, args, game, setup, &results);
    if results.iter().any(|m| m.fault.is_some()) { Err(Exit::Failed) } else { Ok(()) }
}

/// One game from `a`'s side.
#[derive(Default)]
struct Match {
    score: f64,
    won: bool,
    lost: bool,
    thought: [Duration; 2],
    decisions: [u64; 2],
    /// Runs of the bots' searches, and the time they took.
    searched: [Effort; 2],
    fault: Option<String>,
}

/// Games come in rounds of as many as there are seats, all with the same setup and the same luck at the
/// table; `a` sits elsewhere in each.
fn one(game: &'static dyn AnyGame, setups: &[Setup], bots: [Bot; 2], seed: u64, i: u64) -> Match {
    let round = i / u64::from(setups[0].seats);
    let setup = &setups[round as usize % setups.len()];
    let a = Seat((i % u64::from(setup.seats)) as u8);
    let table_luck = Luck::new(seed ^ round.wrapping_mul(0x9E37_79B9_7F4A_7C15)).branch();
    let bot_luck = Luck::new(seed.wrapping_add(1) ^ i.wrapping_mul(0xD1B5_4A32_D192_ED03)).branch();
    let mut played = Match::default();
    match play(game, setup, bots, a, table_luck, bot_luck, &mut played) {
        Ok(outcome) => {
            played.score = f64::from(outcome.score(a));
            played.won = outcome.rank(a) == 1 && !outcome.is_draw();
            played.lost = outcome.rank(a) != 1;
        }
        Err(error) => played.fault = Some(format!("game {i}: {error}")),
    }
    played
}

fn play(
    game: &'static dyn AnyGame,
    setup: &Setup,
    bots: [Bot; 2],
    a: Seat,
    mut table_luck: Luck,
    mut bot_luck: Luck,
    played: &mut Match,
) -> Result<Outcome, Error> {
    let mut table = game.start(setup)?;
    loop {
        table.deal(&mut table_luck)?;
        match table.asked().first() {
            Some(Who::Seat(seat)) => {
                let side = usize::from(*seat != a);
                let start = Instant::now();
                table.bot_answers(*seat, bots[side], &mut bot_luck)?;
                played.thought[side] += start.elapsed();
                played.decisions[side] += 1;
            }
            Some(Who::Chance) => unreachable!("Chance was dealt"),
            None => {
                for seat in Seat::all(setup.seats) {
                    played.searched[usize::from(seat != a)] += table.effort(seat);
                }
                return Ok(table.outcome().expect("nobody is asked when it is over"));
            }
        }
    }
}

fn report(common: &Common, args: &Arena, game: &dyn AnyGame, setup: &Setup, results: &[Match]) {
    let played: Vec<&Match> = results.iter().filter(|m| m.fault.is_none()).collect();
    let n = played.len() as f64;
    let score = played.iter().map(|m| m.score).sum::<f64>() / n.max(1.0);
    let (low, high) = interval(score, n);
    let count = |f: fn(&&&Match) -> bool| played.iter().filter(f).count();
    let (wins, losses) = (count(|m| m.won), count(|m| m.lost));
    let draws = played.len() - wins - losses;
    let faults = results.len() - played.len();
    let decisions = |side: usize| played.iter().map(|m| m.decisions[side]).sum::<u64>();
    let ms = |side: usize| {
        let thought: f64 = played.iter().map(|m| m.thought[side].as_secs_f64()).sum();
        thought * 1000.0 / decisions(side).max(1) as f64
    };
    let runs_per_s = |side: usize| {
        let searched = played.iter().fold(Effort::default(), |sum, m| sum + m.searched[side]);
        searched.runs as f64 / searched.time.as_secs_f64().max(1e-9)
    };
    let per_game = (decisions(0) + decisions(1)) as f64 / n.max(1.0);
    command::either(
        common,
        || {
            json!({
                "game": game.about().key, "mode": setup.mode, "a": args.a, "b": args.b, "games": results.len(),
                "wins_a": wins, "wins_b": losses, "draws": draws, "score_a": score, "low": low, "high": high,
                "ms_per_decision_a": ms(0), "ms_per_decision_b": ms(1), "decisions_per_game": per_game, "faults": faults,
                "simulations_per_s_a": runs_per_s(0).round(), "simulations_per_s_b": runs_per_s(1).round(),
            })
        },
        || {
            println!("{} {}: {} against {}, {} games", game.about().key, setup.mode, args.a, args.b, results.len());
            println!("  {} won {wins}, lost {losses}, drew {draws}", args.a);
            println!("  score {:.1} % (95 %: {:.1} to {:.1})", score * 100.0, low * 100.0, high * 100.0);
            println!("  {per_game:.1} decisions a game; {:.3} and {:.3} ms a decision", ms(0), ms(1));
            for (side, name) in [&args.a, &args.b].into_iter().enumerate().filter(|(side, _)| runs_per_s(*side) > 0.0) {
                println!("  {name}: {:.0} simulations/s", runs_per_s(side));
            }
            for fault in results.iter().filter_map(|m| m.fault.as_ref()) {
                println!("  fault in {fault}");
            }
        },
    );
}
