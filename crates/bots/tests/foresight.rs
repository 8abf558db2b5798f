//! A search looks beyond its own turn where playouts end with it, if the game says so.

use bots::{Bot, Knowledge, Mind};
use kernel::{
    About, Answer, Audience, BadSetup, Flow, Game, Live, Luck, Outcome, Playout, Seat, Setup, Style, Table, Viewer, Who,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A takes some coins; a purse too full to watch B can take away.
#[derive(Debug)]
struct Purse<const BEYOND: bool>;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    coins: [u8; 2],
    turn: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Coins(u8);

static ABOUT: About = crate::toy::about("purse");

impl<const BEYOND: bool> Game for Purse<BEYOND> {
    type State = State;
    type Ask = ();
    type Pick = Coins;
    type Event = ();
    type Weights = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(State { coins: [0, 0], turn: 0 })
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        let mover = Seat(t.state.turn);
        let most = if mover == A || t.state.coins[0] == 3 { 3 } else { 1 };
        let Coins(taken) = t.choose(mover, (), |_, options| (0..=most).for_each(|n| options.add(Coins(n))))?;
        t.state.coins[mover.index()] += taken;
        if mover == B && most == 3 {
            t.state.coins[0] -= taken;
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
        Outcome::won_by(if state.coins[0] > state.coins[1] { A } else { B }, 2)
    }

    fn knows(_: &State, _: Who, (): ()) -> Audience {
        Audience::ALL
    }

    fn resample(_: &mut State, _: &State, _: Viewer, _: &mut Luck) {}

    fn eval(state: &State, seat: Seat, (): &()) -> f32 {
        0.5 + (f32::from(state.coins[seat.index()]) - f32::from(state.coins[1 - seat.index()])) / 8.0
    }

    fn playout() -> Playout {
        Playout { turns: Some(1), beyond: BEYOND, style: Style::Habit }
    }
}

/// What A takes, by a bot.
fn taken<const BEYOND: bool>(bot: &str, seed: u64) -> Answer<Coins> {
    let setup = Purse::<BEYOND>::about().setup(None, None, &[]).unwrap();
    let live = Live::<Purse<BEYOND>>::new(Purse::<BEYOND>::setup(&setup).unwrap()).unwrap();
    let mut luck = Luck::new(seed);
    let knowledge = Knowledge::of(&live, A, &mut luck).unwrap();
    bot.parse::<Bot>().unwrap().choose(&knowledge, &mut Mind::default(), &mut luck)
}

#[test]
fn what_the_other_does_about_it_is_seen() {
    for seed in 0..20 {
        assert_eq!(taken::<true>("greedy", seed), Answer::Pick(Coins(3)), "three look best for the moment");
        assert_eq!(taken::<true>("search:200", seed), Answer::Pick(Coins(2)), "of three nothing is left");
        assert_eq!(taken::<false>("search:200", seed), Answer::Pick(Coins(3)), "nobody looks beyond the own turn");
    }
}
