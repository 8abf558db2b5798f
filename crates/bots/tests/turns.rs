//! A search looks ahead to the end of a turn, not to the next window in it.

use bots::{Bot, Knowledge, Mind};
use kernel::{
    About, Answer, Audience, BadSetup, Flow, Game, Live, Luck, Outcome, Playout, Seat, Setup, Style, Table, Viewer, Who,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A picks a purse up or opens the chest; B may look; A empties the chest. In the next turn B robs the chest's owner.
#[derive(Debug)]
struct Chest<const SAYS_TURNS: bool>;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    coins: u8,
    opened: bool,
    step: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Pick {
    Purse,
    Chest,
    Look,
    LookAway,
    Coins(u8),
}

static ABOUT: About = crate::toy::about("chest");

impl<const SAYS_TURNS: bool> Game for Chest<SAYS_TURNS> {
    type State = State;
    type Ask = ();
    type Pick = Pick;
    type Event = ();
    type Weights = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(State { coins: 0, opened: false, step: 0 })
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        let most = if t.state.opened { 3 } else { 1 };
        match t.state.step {
            0 => t.state.opened = t.choose(A, (), |_, o| o.extend([Pick::Purse, Pick::Chest]))? == Pick::Chest,
            1 => drop(t.choose::<Pick>(B, (), |_, o| o.extend([Pick::Look, Pick::LookAway]))?),
            2 => {
                let taken = t.choose(A, (), |_, o| o.extend((most - 1..=most).map(Pick::Coins)))?;
                t.state.coins = if let Pick::Coins(coins) = taken { coins } else { 0 };
            }
            _ => {
                t.choose::<Pick>(B, (), |_, o| o.extend([Pick::Look, Pick::LookAway]))?;
                t.state.coins = if t.state.opened { 0 } else { t.state.coins };
            }
        }
        t.state.step += 1;
        Ok(())
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn is_over(state: &State) -> bool {
        state.step == 4
    }

    fn outcome(state: &State) -> Outcome {
        Outcome::won_by(if state.coins > 0 { A } else { B }, 2)
    }

    fn knows(_: &State, _: Who, (): ()) -> Audience {
        Audience::ALL
    }

    fn resample(_: &mut State, _: &State, _: Viewer, _: &mut Luck) {}

    /// A purse in the hand looks better than a closed chest.
    fn eval(state: &State, seat: Seat, (): &()) -> f32 {
        let coins = if state.step < 3 { u8::from(!state.opened) } else { state.coins };
        let good = 0.2 + f32::from(coins) / 5.0;
        if seat == A { good } else { 1.0 - good }
    }

    fn playout() -> Playout {
        Playout { turns: Some(1), beyond: false, style: Style::Habit }
    }

    fn turn(state: &State) -> Option<u32> {
        SAYS_TURNS.then_some(u32::from(state.step == 3))
    }
}

/// What A takes, by a bot.
fn taken<const SAYS_TURNS: bool>(seed: u64) -> Answer<Pick> {
    let setup = Chest::<SAYS_TURNS>::about().setup(None, None, &[]).unwrap();
    let live = Live::<Chest<SAYS_TURNS>>::new(Chest::<SAYS_TURNS>::setup(&setup).unwrap()).unwrap();
    let mut luck = Luck::new(seed);
    let knowledge = Knowledge::of(&live, A, &mut luck).unwrap();
    "search:200".parse::<Bot>().unwrap().choose(&knowledge, &mut Mind::default(), &mut luck)
}

#[test]
fn a_window_does_not_use_up_the_turn() {
    for seed in 0..20 {
        let chest = Answer::Pick(Pick::Chest);
        assert_eq!(taken::<true>(seed), chest, "the window is passed, the end of the turn is where it looks");
        assert_eq!(taken::<false>(seed), Answer::Pick(Pick::Purse), "who decides changed: it looks no further");
    }
}
