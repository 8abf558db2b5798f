//! Numbers that are plainly wrong are found out by self-play.

use bots::{Tuned, Tuning, tune};
use kernel::{About, Audience, BadSetup, Flow, Game, Luck, Outcome, Seat, Setup, Table, Viewer, Who};

/// Both take gold or stone once. More stone wins; the numbers think more of gold.
#[derive(Debug)]
struct Quarry;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    gold: [u8; 2],
    stone: [u8; 2],
    turn: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Take {
    Gold,
    Stone,
}

mod weights {
    kernel::weights! {
        gold = 1.0,
        stone = 0.9,
    }
}

static ABOUT: About = crate::toy::about("quarry");

impl Game for Quarry {
    type State = State;
    type Ask = ();
    type Pick = Take;
    type Event = ();
    type Weights = weights::Weights;

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(State { gold: [0, 0], stone: [0, 0], turn: 0 })
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        let mover = Seat(t.state.turn);
        let both = [Take::Gold, Take::Stone];
        match t.choose(mover, (), |_, options| both.into_iter().for_each(|take| options.add(take)))? {
            Take::Gold => t.state.gold[mover.index()] += 1,
            Take::Stone => t.state.stone[mover.index()] += 1,
        }
        t.state.turn += 1;
        Ok(())
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn is_over(state: &State) -> bool {
        state.turn == 2
    }

    fn outcome(state: &State) -> Outcome {
        Outcome::ranked([0, 1].map(|seat| 1 + state.stone[1 - seat]))
    }

    fn knows(_: &State, _: Who, (): ()) -> Audience {
        Audience::ALL
    }

    fn resample(_: &mut State, _: &State, _: Viewer, _: &mut Luck) {}

    fn eval(state: &State, seat: Seat, w: &weights::Weights) -> f32 {
        let worth = |i: usize| w.gold * f32::from(state.gold[i]) + w.stone * f32::from(state.stone[i]);
        0.5 + (worth(seat.index()) - worth(1 - seat.index())) / 10.0
    }
}

fn tuned(seed: u64, only: &[&str]) -> Tuned {
    let setups = vec![Quarry::about().setup(None, None, &[]).unwrap()];
    let only = only.iter().map(ToString::to_string).collect();
    let tuning = Tuning { setups, bot: "greedy".parse().unwrap(), only, trials: 60, rounds: 2, proof: 4, seed };
    tune::<Quarry>(&tuning, |_| ())
}

#[test]
fn what_wins_comes_to_be_worth_more() {
    let Tuned { weights, proof } = tuned(1, &[]);
    let [("gold", gold), ("stone", stone)] = weights[..] else { panic!("{weights:?}") };
    assert!(stone > gold, "{weights:?}");
    assert!(proof.iter().sum::<f32>() > 0.5 * proof.len() as f32, "the new numbers win more: {proof:?}");
}

#[test]
fn the_same_seed_finds_the_same() {
    assert_eq!(tuned(2, &[]), tuned(2, &[]));
}

#[test]
fn a_number_that_may_not_move_stays() {
    let Tuned { weights, .. } = tuned(3, &["stone"]);
    let [("gold", gold), ("stone", stone)] = weights[..] else { panic!("{weights:?}") };
    assert!((gold - 1.0).abs() < 1e-6 && stone > gold, "{weights:?}");
}
