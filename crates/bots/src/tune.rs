//! Better numbers for a game's `eval`, by self-play.

use crate::{Bot, Knowledge, Mind};
use kernel::{Game, Live, Luck, Seat, Setup, Weights};
use rayon::prelude::*;

/// How much a number differs from what it is thought to be, on each side of a trial, as a share of itself.
const APART: f32 = 0.2;

/// How far a number goes towards a side that won all games of a trial, as a share of itself.
const STRIDE: f32 = 0.1;

/// How to look for better numbers.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Played in turn.
    pub setups: Vec<Setup>,
    pub bot: Bot,
    /// The numbers that may move; all if none is named.
    pub only: Vec<String>,
    pub trials: u32,
    /// Rounds in a trial; in a round everybody sits everywhere once.
    pub rounds: u32,
    /// Rounds in the end, of the new numbers against the old ones.
    pub proof: u32,
    pub seed: u64,
}

impl Tuning {
    /// Which way a number goes on the first side of a trial.
    fn sign(&self, name: &str, luck: &mut Luck) -> f32 {
        let moves = self.only.is_empty() || self.only.iter().any(|only| only == name);
        if !moves {
            0.0
        } else if luck.below(2) == 0 {
            -1.0
        } else {
            1.0
        }
    }
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    pub weights: Vec<(&'static str, f32)>,
    /// Of the new numbers against the old ones, a score for every game.
    pub proof: Vec<f32>,
}

/// Better numbers, by simultaneous perturbation: in every trial each number is a little higher on one side and a little
/// lower on the other, by luck, and all go towards the side that won, the farther the more it won. What they were in the
/// second half of the trials is averaged. `heard` is told the score of each trial.
pub fn tune<G: Game>(tuning: &Tuning, mut heard: impl FnMut(f32)) -> Tuned {
    let named = G::Weights::named();
    let first: Vec<f32> = named.iter().map(|(_, value)| *value).collect();
    let mut luck = Luck::new(tuning.seed);
    // How far each number has gone, as a logarithm, and the sum of that over the second half.
    let mut gone = vec![0.0; first.len()];
    let mut sums = vec![0.0; first.len()];
    let late = tuning.trials / 2;
    for trial in 0..tuning.trials {
        let signs: Vec<f32> = named.iter().map(|(name, _)| tuning.sign(name, &mut luck)).collect();
        let side = |way: f32| moved(&first, gone.iter().zip(&signs).map(|(gone, sign)| gone + way * APART * sign));
        let scores = play_all::<G>(tuning, trial, tuning.rounds, [&side(1.0), &side(-1.0)], &mut luck);
        let score = mean(&scores);
        for ((gone, sign), sum) in gone.iter_mut().zip(signs).zip(&mut sums) {
            *gone += STRIDE * (2.0 * score - 1.0) * sign;
            *sum += if trial >= late { *gone } else { 0.0 };
        }
        heard(score);
    }
    let found = moved(&first, sums.iter().map(|sum| sum / (tuning.trials - late).max(1) as f32));
    let proof = play_all::<G>(tuning, 0, tuning.proof, [&found, &first], &mut luck);
    Tuned { weights: named.iter().zip(found).map(|(&(name, _), value)| (name, value)).collect(), proof }
}

fn moved(first: &[f32], by: impl Iterator<Item = f32>) -> Vec<f32> {
    first.iter().zip(by).map(|(value, by)| value * by.exp()).collect()
}

/// Nobody is better where no game came to its end.
fn mean(scores: &[f32]) -> f32 {
    if scores.is_empty() { 0.5 } else { scores.iter().sum::<f32>() / scores.len() as f32 }
}

/// The scores of the first numbers against the second ones, with the setups whose turn it is in this trial.
fn play_all<G: Game>(tuning: &Tuning, trial: u32, rounds: u32, sides: [&[f32]; 2], luck: &mut Luck) -> Vec<f32> {
    let begin = trial as usize * rounds as usize;
    let games: Vec<(&Setup, Seat, Luck)> = (0..rounds as usize)
        .flat_map(|round| {
            let setup = &tuning.setups[(begin + round) % tuning.setups.len()];
            let luck = luck.branch();
            Seat::all(setup.seats).map(move |seat| (setup, seat, luck.clone()))
        })
        .collect();
    games.into_par_iter().filter_map(|(setup, seat, luck)| play::<G>(setup, tuning.bot, sides, seat, luck)).collect()
}

/// The score of the first numbers on one seat, the second ones on all others. `None` if the rules broke.
fn play<G: Game>(setup: &Setup, bot: Bot, sides: [&[f32]; 2], seat: Seat, mut luck: Luck) -> Option<f32> {
    let mut live = Live::<G>::new(G::setup(setup).ok()?).ok()?;
    let mut bot_luck = luck.branch();
    let weights = |asked: Seat| G::Weights::of(sides[usize::from(asked != seat)]);
    let mut minds: Vec<Mind<G>> = Seat::all(setup.seats).map(|seat| Mind::weighing(weights(seat))).collect();
    loop {
        live.deal(&mut luck).ok()?;
        let Some(asked) = live.pending().first().and_then(|q| q.seat()) else {
            return live.outcome().map(|outcome| outcome.score(seat));
        };
        let knowledge = Knowledge::of(&live, asked, &mut bot_luck)?;
        let mind = &mut minds[asked.index()];
        // Nobody tells it what is said: it starts afresh, but for what it has answered in its turn.
        mind.rest();
        let answer = bot.choose(&knowledge, mind, &mut bot_luck);
        live.answer(asked, answer).ok()?.ok()?;
    }
}
