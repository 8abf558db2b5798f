//! A turn ends, though there is always something that looks better than to end it.

use bots::{Bot, Knowledge, Mind};
use kernel::{About, Audience, BadSetup, Flow, Game, Live, Luck, Outcome, Seat, Setup, Table, Viewer, Who};

/// One may go to and fro as long as one likes; every turn that ends costs something.
#[derive(Debug)]
struct ToAndFro;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    at: u8,
    turn: u8,
}

static ABOUT: About = crate::toy::about("to-and-fro");

impl Game for ToAndFro {
    type State = State;
    type Ask = ();
    type Pick = u8;
    type Event = ();
    type Weights = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(State { at: 0, turn: 0 })
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        match t.choose_or_pass(Seat(0), (), |state, options| options.add(1 - state.at))? {
            Some(to) => t.state.at = to,
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
        Outcome::won_by(Seat(1), 2)
    }

    fn knows(_: &State, _: Who, (): ()) -> Audience {
        Audience::ALL
    }

    fn resample(_: &mut State, _: &State, _: Viewer, _: &mut Luck) {}

    fn eval(state: &State, _: Seat, (): &()) -> f32 {
        0.9 - 0.1 * f32::from(state.turn)
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
}

/// How many decisions a game takes.
fn decisions(bot: &str) -> usize {
    let bot: Bot = bot.parse().unwrap();
    let mut live = Live::<ToAndFro>::new(ToAndFro::setup(&ABOUT.setup(None, None, &[]).unwrap()).unwrap()).unwrap();
    let mut luck = Luck::new(1);
    let mut mind = Mind::default();
    (0..1000)
        .find(|_| {
            if live.outcome().is_some() {
                return true;
            }
            let knowledge = Knowledge::of(&live, Seat(0), &mut luck).unwrap();
            let answer = bot.choose(&knowledge, &mut mind, &mut luck);
            live.answer(Seat(0), answer).unwrap().unwrap();
            false
        })
        .expect("the game ends")
}

#[test]
fn nobody_goes_to_and_fro_for_ever() {
    for bot in ["greedy", "search:20", "hard"] {
        assert!(decisions(bot) <= 30, "{bot}: {}", decisions(bot));
    }
}
