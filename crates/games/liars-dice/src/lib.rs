//! Liar's Dice: hidden dice, chance, bidding, two to six players who drop out one by one.
//! The example of CONTRIBUTING's *a game in a day*. It has no board and no cards.

mod eval;
mod notation;
mod rules;
mod scene;
mod setup;
mod state;
mod words;

use kernel::{
    About, Answer, Audience, BadSetup, Flow, Game, Luck, Outcome, Playout, Seat, Setup, Style, Table, Viewer, Who,
};

pub use state::{Bid, State, Step};

#[derive(Debug)]
pub struct LiarsDice;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// The first bid of a round.
    Bid,
    /// A higher bid, or a challenge.
    Raise,
    /// Chance: a die under somebody's cup.
    Die(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Bid(Bid),
    Liar,
    Exact,
}

/// Dice by face: how many ones, twos and so on.
pub type Faces = [u8; 6];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// What the others hear.
    Rolled {
        seat: Seat,
        dice: u8,
    },
    /// What the seat itself sees.
    RolledOwn {
        seat: Seat,
        faces: Faces,
    },
    Bid {
        seat: Seat,
        bid: Bid,
    },
    CalledLiar {
        seat: Seat,
        bidder: Seat,
    },
    CalledExact {
        seat: Seat,
        bid: Bid,
    },
    Revealed {
        seat: Seat,
        faces: Faces,
    },
    Counted {
        bid: Bid,
        count: u8,
        wild: bool,
    },
    LostDie {
        seat: Seat,
        left: u8,
    },
    WonDie {
        seat: Seat,
    },
    Kept {
        seat: Seat,
    },
    Out(Seat),
    Won(Seat),
}

impl Game for LiarsDice {
    type State = State;
    type Ask = Ask;
    type Pick = Pick;
    type Event = Event;
    type Weights = ();

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn setup(setup: &Setup) -> Result<State, BadSetup> {
        Ok(setup::start(setup))
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        match t.state.step {
            Step::Roll => rules::roll(t),
            Step::Bid => rules::bid_or_challenge(t),
        }
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    #[inline]
    fn is_over(state: &State) -> bool {
        state.players().count() <= 1
    }

    /// LD-WIN-1
    fn outcome(state: &State) -> Outcome {
        let later = |seat: Seat| Seat::all(state.seats).filter(|s| state.left_at(*s) > state.left_at(seat)).count();
        Outcome::ranked(Seat::all(state.seats).map(|seat| later(seat) as u8 + 1))
    }

    /// LD-ROLL-2
    fn knows(_: &State, _: Who, ask: Ask) -> Audience {
        match ask {
            Ask::Die(seat) => Audience::only(seat),
            Ask::Bid | Ask::Raise => Audience::ALL,
        }
    }

    /// Every cup but one's own may hold anything.
    fn resample(world: &mut State, _: &State, viewer: Viewer, luck: &mut Luck) {
        if world.step == Step::Roll {
            return;
        }
        for seat in Seat::all(world.seats).filter(|&s| !viewer.is(s)) {
            let mut faces = [0; 6];
            (0..world.count(seat)).for_each(|_| faces[luck.below(6) as usize] += 1);
            world.set_dice(seat, faces);
        }
    }

    fn eval(state: &State, seat: Seat, (): &()) -> f32 {
        eval::eval(state, seat)
    }

    fn playout() -> Playout {
        Playout { turns: Some(1), beyond: true, style: Style::Lean }
    }

    /// A turn ends with a bid, or with the round, which takes or gives a die.
    fn turn(state: &State) -> Option<u32> {
        let bid = state.bid.map_or(0, |(_, bid)| u32::from(bid.quantity) * 8 + u32::from(bid.face));
        Some(u32::from(state.total()) << 16 | bid)
    }

    /// Once the cups are lifted.
    fn is_quiet(state: &State) -> bool {
        state.bid.is_none()
    }

    fn lean(state: &State, seat: Seat, answer: Answer<Pick>) -> f32 {
        match answer {
            Answer::Pick(pick) => eval::lean(state, seat, pick),
            Answer::Pass | Answer::Number(_) => 0.0,
        }
    }
}
