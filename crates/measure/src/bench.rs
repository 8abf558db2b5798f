//! `kamen bench`: how fast the rules are, on this machine, at this commit.
#![expect(clippy::disallowed_types, reason = "measuring is what this is for")]

mod yardstick;

use crate::args::Bench;
use command::{Common, Exit, New, input};
use kernel::{Luck, Setup};
use referee::{AnyGame, Error};
use serde_json::{Value, json};
use std::time::Instant;

pub(crate) fn run(common: &Common, args: &Bench) -> Result<(), Exit> {
    if !(args.seconds > 0.0 && args.seconds <= 600.0) {
        return Err(Exit::refused("seconds: more than 0 and at most 600"));
    }
    let all = || catalog::games().iter().map(|game| game.about().key.to_string()).collect();
    let keys: Vec<String> = args.game.clone().map_or_else(all, |key| vec![key]);
    let (machine, commit) = (command::machine(), env!("KAMEN_COMMIT"));
    for game in keys {
        let new = New { game, mode: args.mode.clone(), seats: args.seats, options: args.options.clone(), from: None };
        let (game, setups) = input::setups(&new)?;
        let measured = measure(game, &setups, args.seconds, common.seed.unwrap_or(1));
        let measured = measured.map_err(|error| Exit::game(game, error))?;
        command::either(common, || measured.json(game, &setups, &machine, commit), || measured.print(game, &setups));
    }
    if !common.json {
        println!("one core of {machine}, commit {commit}");
    }
    Ok(())
}

struct Measured {
    playouts_per_s: f64,
    decisions_per_s: f64,
    decisions_per_game: f64,
    allocs_per_decision: f64,
    clone_ns: f64,
    clone_and_hash_ns: f64,
    position_bytes: usize,
    yardstick: Option<f64>,
    peak_mib: f64,
}

/// Games between two looks at the clock, shared out among the setups.
const BATCH: u64 = 2000;

fn measure(game: &dyn AnyGame, setups: &[Setup], seconds: f64, seed: u64) -> Result<Measured, Error> {
    let mut luck = Luck::new(seed);
    let each = BATCH.div_ceil(setups.len() as u64);
    let playouts = |luck: &mut Luck| {
        setups.iter().try_fold(0, |sum, setup| Ok::<u64, Error>(sum + game.playouts(setup, each, luck)?))
    };
    playouts(&mut luck)?; // warm caches and branch predictors
    let yardstick = (game.about().key == "connect-four")
        .then(|| rate(seconds, || Ok((BATCH, yardstick::playouts(BATCH, &mut luck)))).map(|(games, _)| games));
    let (playouts_per_s, decisions_per_s) = rate(seconds, || Ok((each * setups.len() as u64, playouts(&mut luck)?)))?;
    let mut decisions = Ok(0);
    let counted = allocation_counter::measure(|| decisions = playouts(&mut luck));
    let mut clone_ns = |hash: bool| {
        let times = 50_000;
        let (per_s, _) = rate(seconds / 4.0, || {
            std::hint::black_box(game.clones(&setups[0], times, hash, &mut luck)?);
            Ok((times, 0))
        })?;
        Ok::<f64, Error>(1e9 / per_s)
    };
    let (clone_ns, clone_and_hash_ns) = (clone_ns(false)?, clone_ns(true)?);
    Ok(Measured {
        playouts_per_s,
        decisions_per_s,
        decisions_per_game: decisions_per_s / playouts_per_s,
        allocs_per_decision: counted.count_total as f64 / decisions? as f64,
        clone_ns,
        clone_and_hash_ns,
        position_bytes: game.position_bytes(),
        yardstick: yardstick.transpose()?,
        peak_mib: peak_mib(),
    })
}

/// How many of two things are done per second.
fn rate(seconds: f64, mut work: impl FnMut() -> Result<(u64, u64), Error>) -> Result<(f64, f64), Error> {
    let (mut a, mut b, start) = (0, 0, Instant::now());
    while start.elapsed().as_secs_f64() < seconds {
        let done = work()?;
        (a, b) = (a + done.0, b + done.1);
    }
    let time = start.elapsed().as_secs_f64();
    Ok((a as f64 / time, b as f64 / time))
}

impl Measured {
    fn json(&self, game: &dyn AnyGame, setups: &[Setup], machine: &str, commit: &str) -> Value {
        let mut value = json!({
            "game": game.about().key,
            "mode": setups[0].mode,
            "seats": setups[0].seats,
            "setups": setups.len(),
            "playouts_per_s": self.playouts_per_s.round(),
            "decisions_per_s": self.decisions_per_s.round(),
            "decisions_per_game": self.decisions_per_game,
            "clone_ns": self.clone_ns,
            "clone_and_hash_ns": self.clone_and_hash_ns,
            "position_bytes": self.position_bytes,
            "allocs_per_decision": self.allocs_per_decision,
            "peak_mib": self.peak_mib,
            "machine": machine,
            "commit": commit,
        });
        if let Some(yardstick) = self.yardstick {
            value["yardstick_playouts_per_s"] = json!(yardstick.round());
        }
        value
    }

    fn print(&self, game: &dyn AnyGame, setups: &[Setup]) {
        let Setup { mode, seats, .. } = &setups[0];
        println!("{} {mode}, {seats} seats, {} setups", game.about().key, setups.len());
        println!("  {:>12.0} random playouts/s", self.playouts_per_s);
        if let Some(yardstick) = self.yardstick {
            let share = self.playouts_per_s / yardstick * 100.0;
            println!("  {yardstick:>12.0} by a hand-written bitboard loop: ours reach {share:.0} % of it");
        }
        println!("  {:>12.0} decisions/s, {:.1} a game", self.decisions_per_s, self.decisions_per_game);
        println!("  {:>12.4} heap allocations a decision", self.allocs_per_decision);
        let (clone, both) = (self.clone_ns, self.clone_and_hash_ns);
        println!(
            "  {clone:>12.1} ns to clone a position of {} bytes, {both:.1} to clone and hash it",
            self.position_bytes
        );
        println!("  {:>12.1} MiB of memory at the most", self.peak_mib);
    }
}

fn peak_mib() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kib = status.lines().find_map(|l| l.strip_prefix("VmHWM:")?.trim().strip_suffix("kB")?.trim().parse().ok());
    kib.unwrap_or(0.0) / 1024.0
}
