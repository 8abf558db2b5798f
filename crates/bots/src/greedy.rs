//! One decision ahead: try every answer in a few imagined worlds and keep the one after which things look best.

use crate::deed::{self, Then};
use crate::{Knowledge, Mind};
use kernel::{Answer, Game, Live, Luck, Seat};

/// Worlds each answer is tried in. Where nothing is hidden and nothing is rolled one would do.
const WORLDS: usize = 12;
/// The same where deeds are finished, which takes longer and leaves less to luck.
const DEEDS: usize = 4;

/// How much better than what is done by routine anything else must look in each world: a few worlds may deceive.
pub(crate) const SURE: f32 = 0.01;

pub(crate) fn choose<G: Game>(knowledge: &Knowledge<G>, mind: &Mind<G>, luck: &mut Luck) -> Answer<G::Pick> {
    let weights = &mind.weights;
    let options = knowledge.options();
    let mut values = vec![0.0; options.len()];
    // The same if the turn ends with it.
    let mut ending = vec![f32::MIN; options.len()];
    let whole = G::whole_deeds();
    // Where a routine plays whole turns, a deed is judged by how the turn ends.
    let far = G::has_routine() && knowledge.is_quiet();
    for _ in 0..if whole { DEEDS } else { WORLDS } {
        // Every answer is tried in the same world with the same dice, so that luck does not choose for us.
        let Some(world) = knowledge.imagine(luck) else { continue };
        let dice = luck.branch();
        for ((value, stopped), &option) in values.iter_mut().zip(&mut ending).zip(options) {
            *value += if far {
                let (state, _) = world.checkpoint();
                let until = G::turn(state).unwrap_or(0) + 1;
                let play_on = |then| {
                    let start = world.checkpoint();
                    deed::play_on::<G>(start, knowledge.seat(), option, (then, until), weights, &mut dice.clone())
                };
                *stopped = stopped.max(0.0) + play_on(Then::Stops);
                play_on(Then::GoesOn)
            } else if whole {
                deed::after::<G>(world.checkpoint(), knowledge.seat(), option, weights, &dice)
            } else {
                after(&world, knowledge.seat(), option, weights, &mut dice.clone())
            };
        }
    }
    // What one would do next by routine may be a mistake; then one stops there.
    values.iter_mut().zip(ending).for_each(|(value, stopped)| *value = value.max(stopped));
    if let Some(usual) = knowledge.routine(weights) {
        values[usual] += SURE * DEEDS as f32;
    }
    for (value, &option) in values.iter_mut().zip(options) {
        if mind.said.is_worn(knowledge, option) {
            *value = deed::NOTHING * DEEDS as f32;
        }
    }
    best(options, &values, luck)
}

/// How it looks after an answer and the dice it causes.
fn after<G: Game>(world: &Live<G>, seat: Seat, answer: Answer<G::Pick>, weights: &G::Weights, dice: &mut Luck) -> f32 {
    let mut world = world.clone();
    let fine = world.answer(seat, answer).is_ok_and(|refused| refused.is_ok()) && world.deal(dice).is_ok();
    match world.outcome() {
        _ if !fine => 0.0,
        Some(outcome) => outcome.score(seat),
        None => G::eval(world.state(), seat, weights),
    }
}

/// The highest value; luck chooses among equals.
fn best<P: Copy>(options: &[Answer<P>], values: &[f32], luck: &mut Luck) -> Answer<P> {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    let equals: Vec<_> = options.iter().zip(values).filter(|(_, v)| **v >= most).map(|(o, _)| *o).collect();
    equals[luck.below(equals.len() as u32) as usize]
}
