//! Tash-Kalar: Arena of Legends: pieces in patterns summon beings, whose effects change the patterns.
//! The law is `rules.md`; the cards are `cards.toml`.

pub mod board;
mod cards;
mod clause;
mod eval;
mod event;
mod notation;
pub mod pattern;
pub mod printed;
mod query;
mod rules;
mod scene;
mod setup;
mod state;
mod weights;
mod words;

use board::Square;
use kernel::{
    About, Audience, BadSetup, Flow, Game, Luck, Outcome, Playout, Rule, Seat, Setup, Style, Table, Viewer, Who,
};
use printed::{Being, Level};

pub use event::Event;
pub use state::{Colour, Mode, State, Step};

#[derive(Debug)]
pub struct TashKalar;

/// A rule's or card's table.
pub(crate) type Arena<'a> = Table<'a, TashKalar>;

/// What an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    Being(Being),
    Flare(u8),
    Frozen(Being),
}

/// What an effect does with the answer: so much the question says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// A square that does not fall under the others.
    Choose,
    Destroy,
    DestroyOwn,
    Place,
    Raise,
    Lower,
    Convert,
    Move,
    Head,
    Either,
    Card,
    Colour,
    Level,
}

impl Deed {
    pub(crate) fn key(self) -> &'static str {
        match self {
            Deed::Choose => "choose",
            Deed::Destroy => "destroy",
            Deed::DestroyOwn => "destroy-own",
            Deed::Place => "place",
            Deed::Raise => "raise",
            Deed::Lower => "lower",
            Deed::Convert => "convert",
            Deed::Move => "move",
            Deed::Head => "head",
            Deed::Either => "either",
            Deed::Card => "card",
            Deed::Colour => "colour",
            Deed::Level => "level",
        }
    }
}

impl Ask {
    /// The same effect, asked for one of the things it does.
    pub(crate) fn to(self, deed: Deed) -> Ask {
        match self {
            Ask::Effect(why, _) => Ask::Effect(why, deed),
            other => other,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Chance: who begins.
    First,
    /// Chance: a deck is shuffled.
    Shuffle,
    /// Duel: where the start pieces stand.
    Start,
    /// Melee: where the next start piece stands.
    Symbol,
    Act,
    /// Which of several placements on one square.
    Lay(Being, Square),
    /// Which enemy piece stands in.
    Borrow,
    /// Which piece is taken up in a shortage.
    TakeUp,
    /// Where the piece that was taken up goes.
    PutDown,
    /// Cards to put under their decks with a discard.
    Return,
    /// A square, a move, a direction or a choice of an effect.
    Effect(Why, Deed),
    /// Which frozen effect to keep.
    Keep,
    Claim,
    /// Melee: a colour for the point of odd commons.
    Colour,
    /// Melee: a colour for the point of a legend.
    Homage,
}

/// One of several things a card offers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    First,
    Second,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    End,
    Place(Square),
    TakeUp(Square),
    Summon(Being, Square),
    /// With an enemy piece in the pattern.
    Improvise(Being, Square),
    Lay(u8),
    Discard(Being),
    Flare(u8, u8),
    Frozen,
    /// Team play: the teammate goes on.
    HandOver,
    Square(Square),
    Move(Square, Square),
    Way(u8),
    Choice(Choice),
    Being(Being),
    ReturnFlare(u8),
    Task(u8),
    Colour(u8),
    Level(Level),
}

impl Game for TashKalar {
    type State = State;
    type Ask = Ask;
    type Pick = Pick;
    type Event = Event;
    type Weights = weights::Weights;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn setup(setup: &Setup) -> Result<State, BadSetup> {
        setup::start(setup)
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        rules::turn::step(t)
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn is_over(state: &State) -> bool {
        state.over
    }

    fn outcome(state: &State) -> Outcome {
        rules::scoring::outcome(state)
    }

    /// TK-END-10, TK-END-11, TK-END-17: either member gives up for the team.
    fn resign(state: &State, seat: Seat) -> Result<Outcome, Option<Rule>> {
        if state.mode == Mode::Melee {
            return Err(Some(Rule("TK-END-11")));
        }
        let lost = state.colour(seat);
        Ok(Outcome::ranked(Seat::all(state.seats).map(|s| if state.colour(s) == lost { 2 } else { 1 })))
    }

    /// Shuffles, and cards put under a deck, are secret.
    fn knows(state: &State, who: Who, ask: Ask) -> Audience {
        match (ask, who) {
            (Ask::Shuffle, _) => Audience::NOBODY,
            (Ask::Return, Who::Seat(seat)) => state.hand_audience(seat),
            _ => Audience::ALL,
        }
    }

    fn resample(world: &mut State, now: &State, viewer: Viewer, luck: &mut Luck) {
        setup::resample(world, now, viewer, luck);
    }

    fn eval(state: &State, seat: Seat, weights: &Self::Weights) -> f32 {
        eval::eval(state, seat, weights)
    }

    fn playout() -> Playout {
        Playout { turns: Some(1), beyond: true, style: Style::Habit }
    }

    fn turn(state: &State) -> Option<u32> {
        Some(state.turns.into())
    }

    /// Not before an extra turn: `eval` cannot tell what it is good for.
    fn is_quiet(state: &State) -> bool {
        !state.is_extra_turn
    }
}
