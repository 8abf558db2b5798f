//! Better numbers for a game's `eval`, by self-play: a champion and challengers whose numbers are a little different.

use crate::{Bot, Knowledge, Mind};
use kernel::{Game, Live, Luck, Seat, Setup, Weights};
use rayon::prelude::*;

/// How much a number changes from champion to challenger, as a share of itself.
const STEP: f32 = 0.25;

/// A challenger must be better by this many standard errors: luck alone rarely brings that.
const PROOF: f32 = 1.0;

/// How to look for better numbers.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Played in turn.
    pub setups: Vec<Setup>,
    pub bot: Bot,
    pub challengers: u32,
    /// Rounds against each challenger; in a round everybody sits everywhere once.
    pub rounds: u32,
    pub seed: u64,
}

/// One challenger's fate.
#[derive(Clone, Copy, Debug)]
pub struct Challenge {
    /// The share it won, from 0 to 1.
    pub score: f32,
    pub accepted: bool,
}

/// The best numbers found, by name. `heard` is told of every challenger.
pub fn tune<G: Game>(tuning: &Tuning, mut heard: impl FnMut(Challenge)) -> Vec<(&'static str, f32)> {
    let named = G::Weights::named();
    let mut best: Vec<f32> = named.iter().map(|(_, value)| *value).collect();
    let mut luck = Luck::new(tuning.seed);
    for _ in 0..tuning.challengers {
        let challenger: Vec<f32> = best.iter().map(|value| value * (STEP * bell(&mut luck)).exp()).collect();
        let (score, accepted) = challenge::<G>(tuning, &best, &challenger, &mut luck);
        if accepted {
            best = challenger;
        }
        heard(Challenge { score, accepted });
    }
    named.iter().zip(best).map(|(&(name, _), value)| (name, value)).collect()
}

fn challenge<G: Game>(tuning: &Tuning, champion: &[f32], challenger: &[f32], luck: &mut Luck) -> (f32, bool) {
    let games: Vec<(&Setup, Seat, Luck)> = (0..tuning.rounds)
        .flat_map(|round| {
            let setup = &tuning.setups[round as usize % tuning.setups.len()];
            let luck = luck.branch();
            Seat::all(setup.seats).map(move |seat| (setup, seat, luck.clone()))
        })
        .collect();
    let scores: Vec<f32> = games
        .into_par_iter()
        .filter_map(|(setup, seat, luck)| play::<G>(setup, tuning.bot, champion, challenger, seat, luck))
        .collect();
    let n = scores.len() as f32;
    let mean = scores.iter().sum::<f32>() / n.max(1.0);
    let variance = scores.iter().map(|s| (s - mean).powi(2)).sum::<f32>() / n.max(1.0);
    (mean, n > 1.0 && mean - 0.5 > PROOF * (variance / n).sqrt())
}

/// The challenger's score on one seat, the champion on all others. `None` if the rules broke.
fn play<G: Game>(
    setup: &Setup,
    bot: Bot,
    champion: &[f32],
    challenger: &[f32],
    seat: Seat,
    mut luck: Luck,
) -> Option<f32> {
    let mut live = Live::<G>::new(G::setup(setup).ok()?).ok()?;
    let mut bot_luck = luck.branch();
    loop {
        live.deal(&mut luck).ok()?;
        let Some(asked) = live.pending().first().and_then(|q| q.seat()) else {
            return live.outcome().map(|outcome| outcome.score(seat));
        };
        let knowledge = Knowledge::of(&live, asked, &mut bot_luck)?;
        let weights = G::Weights::of(if asked == seat { challenger } else { champion });
        let answer = bot.choose(&knowledge, &mut Mind::weighing(weights), &mut bot_luck);
        live.answer(asked, answer).ok()?.ok()?;
    }
}

/// About a standard normal number: a sum of twelve even ones.
fn bell(luck: &mut Luck) -> f32 {
    (0..12).map(|_| luck.share()).sum::<f32>() - 6.0
}
