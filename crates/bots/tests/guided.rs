//! A search that is guided by `greedy` does what `greedy` would, unless it finds something better.

use bots::{Bot, Knowledge, Mind};
use kernel::{About, Answer, Audience, BadSetup, Flow, Game, Live, Luck, Outcome, Seat, Setup, Table, Viewer, Who};

const ME: Seat = Seat(0);
const SOW: u8 = 0;
const REAP: u8 = 9;

/// Some coins at once, or seed: it looks like nothing, and brings most before the turn is over.
#[derive(Debug)]
struct Sowing;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    coins: Option<u8>,
    turn: u8,
}

static ABOUT: About = crate::toy::about("sowing");

impl Game for Sowing {
    type State = State;
    type Ask = ();
    type Pick = u8;
    type Event = ();
    type Weights = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(State { coins: None, turn: 0 })
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        let picked = t.choose_or_pass(ME, (), |state, options| match state.coins {
            None => (SOW..REAP).for_each(|n| options.add(n)),
            Some(SOW) => options.add(REAP),
            // A question with one answer alone is not asked.
            Some(coins) => options.add(coins),
        })?;
        match picked {
            Some(coins) => t.state.coins = Some(coins),
            None => t.state.turn += 1,
        }
        Ok(())
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn is_over(state: &State) -> bool {
        state.turn == 3
    }

    fn outcome(_: &State) -> Outcome {
        Outcome::drawn(2)
    }

    fn knows(_: &State, _: Who, (): ()) -> Audience {
        Audience::ALL
    }

    fn resample(_: &mut State, _: &State, _: Viewer, _: &mut Luck) {}

    fn eval(state: &State, _: Seat, (): &()) -> f32 {
        f32::from(state.coins.unwrap_or(0)) / 10.0
    }

    fn turn(state: &State) -> Option<u32> {
        Some(state.turn.into())
    }

    fn whole_deeds() -> bool {
        true
    }

    fn has_routine() -> bool {
        true
    }

    fn routine(_: &State, _: Seat, (): (), options: &[Answer<u8>], (): &()) -> Option<Answer<u8>> {
        options.contains(&Answer::Pick(REAP)).then_some(Answer::Pick(REAP)).or(Some(Answer::Pass))
    }
}

#[test]
fn what_greedy_sees_is_not_passed_over() {
    let live = Live::<Sowing>::new(Sowing::setup(&ABOUT.setup(None, None, &[]).unwrap()).unwrap()).unwrap();
    let mut luck = Luck::new(1);
    for bot in ["greedy", "search:1", "search:60"] {
        let knowledge = Knowledge::of(&live, ME, &mut luck).unwrap();
        let answer = bot.parse::<Bot>().unwrap().choose(&knowledge, &mut Mind::default(), &mut luck);
        assert_eq!(answer, Answer::Pick(SOW), "{bot}");
    }
}
