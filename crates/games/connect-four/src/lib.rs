//! Connect Four: perfect information, one question a step. Our yardstick against other engines.
//! It has no luck, no secrets and no cards.

mod eval;
mod notation;
mod rules;
mod scene;
mod state;
mod words;

use kernel::{
    About, Answer, Audience, BadSetup, Flow, Game, Luck, Mode, Outcome, Playout, Seat, Setup, Style, Table, Viewer, Who,
};

pub use state::{Column, State};

#[derive(Debug)]
pub struct ConnectFour;

/// What a player is asked: only ever for a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    Column,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Dropped { seat: Seat, column: Column, row: u8 },
    Won(Seat),
    Drawn,
}

static ABOUT: About = About {
    key: "connect-four",
    rules_version: 1,
    practice: true,
    modes: &[Mode { key: "standard", seats: 2..=2 }],
    settings: &[],
    draws: true,
    windows: false,
    minutes: 5,
    emblem: "em-c4",
    colour: ("#5A5348", "#B9B0A0"),
    en: include_str!("../words/en.ftl"),
    cs: include_str!("../words/cs.ftl"),
    rules_en: include_str!("../rules.md"),
    rules_cs: include_str!("../rules.cs.md"),
};

impl Game for ConnectFour {
    type State = State;
    type Ask = Ask;
    type Pick = Column;
    type Event = Event;
    type Weights = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(State::default())
    }

    #[inline]
    fn step(t: &mut Table<'_, Self>) -> Flow {
        rules::turn(t)
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn is_over(state: &State) -> bool {
        state.won || state.is_full()
    }

    fn outcome(state: &State) -> Outcome {
        if state.won { Outcome::won_by(state.turn, 2) } else { Outcome::drawn(2) }
    }

    fn knows(_: &State, _: Who, _: Ask) -> Audience {
        Audience::ALL
    }

    fn resample(_: &mut State, _: &State, _: Viewer, _: &mut Luck) {}

    fn eval(state: &State, seat: Seat, (): &()) -> f32 {
        eval::eval(state, seat)
    }

    fn playout() -> Playout {
        Playout { turns: Some(8), beyond: true, style: Style::Habit }
    }

    fn turn(state: &State) -> Option<u32> {
        Some(state.count())
    }

    /// Absent players drop as near to the middle as they can.
    fn default(_: &State, _: Ask, options: &[Answer<Column>]) -> Answer<Column> {
        let from_middle = |answer: &Answer<Column>| match answer {
            Answer::Pick(column) => column.0.abs_diff(3),
            Answer::Pass | Answer::Number(_) => u8::MAX,
        };
        *options.iter().min_by_key(|a| from_middle(a)).expect("a question has options")
    }
}
