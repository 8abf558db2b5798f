//! A toy with everything that is pending in the position: windows for all, plays with payments, chains of reactions, a
//! combat inside a combat. The pattern for games of cards, and what standing passes are tested with.
//!
//! In turn, everybody alive may attack somebody; around it there are windows in which all may play cards. A card is paid
//! with other cards, then the others may react to it; a reaction is a card too. Who has no life left is out.

mod rules;
mod state;
mod view;

pub use state::{Combat, Face, Frame, Play, Stage, State, Target};

use kernel::{About, Audience, BadSetup, Flow, Game, Luck, Mode, Outcome, Seat, Setup, Table, Viewer, Who};

#[derive(Debug)]
pub struct Skirmish;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// In one's turn: attack somebody, or not.
    Attack,
    /// A window: play a card, or pass.
    AnyTime,
    /// A window: answer a card that was just played.
    React,
    /// Whom it is for.
    Target,
    /// Which card pays.
    Pay,
    /// Chance.
    Shuffle,
    Blow,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Seat(Seat),
    Card(Face),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// What the others hear, and what the seat itself sees.
    Drew(Seat),
    DrewOwn(Seat, Face),
    TurnBegan(Seat),
    Played(Seat, Face),
    Aimed(Seat),
    Paid(Seat, Face),
    Cancelled(Seat, Face),
    CombatBegan(Seat, Seat),
    Strengthened(Seat),
    Struck(u32),
    Lost(Seat),
    Out(Seat),
}

static ABOUT: About = About {
    key: "skirmish",
    rules_version: 1,
    practice: true,
    modes: &[Mode { key: "standard", seats: 2..=4 }],
    settings: &[],
    draws: true,
    windows: true,
    minutes: 1,
    emblem: "em-any",
    colour: ("", ""),
    en: include_str!("words/en.ftl"),
    cs: include_str!("words/cs.ftl"),
    rules_en: "",
    rules_cs: "",
};

impl Game for Skirmish {
    type State = State;
    type Ask = Ask;
    type Pick = Pick;
    type Event = Event;
    type Weights = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(setup: &Setup) -> Result<State, BadSetup> {
        Ok(State::fresh(setup.seats))
    }

    /// A step advances what lies on top, by one question at most.
    fn step(t: &mut Table<'_, Self>) -> Flow {
        match t.state.frames.last().copied() {
            None => rules::turn(t),
            Some(Frame::Window(window)) => rules::window(t, window),
            Some(Frame::Play(play)) => rules::play(t, play),
            Some(Frame::Combat(combat)) => rules::combat(t, combat),
        }
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn is_over(state: &State) -> bool {
        state.alive().count() <= 1 || state.turn >= state::TURNS
    }

    fn outcome(state: &State) -> Outcome {
        let better = |seat: Seat| Seat::all(state.seats).filter(|s| state.life(*s) > state.life(seat)).count();
        Outcome::ranked(Seat::all(state.seats).map(|seat| better(seat) as u8 + 1))
    }

    fn knows(_: &State, _: Who, ask: Ask) -> Audience {
        if ask == Ask::Shuffle { Audience::NOBODY } else { Audience::ALL }
    }

    /// Whatever the viewer has not in hand may be in any other hand or in the deck.
    fn resample(world: &mut State, _: &State, viewer: Viewer, luck: &mut Luck) {
        let others = || Seat::all(world.seats).filter(|&s| !viewer.is(s));
        let sizes: Vec<(Seat, usize)> = others().map(|s| (s, world.hand(s).len())).collect();
        let mut unseen = std::mem::take(&mut world.deck);
        for &(seat, _) in &sizes {
            unseen.append(world.hand_mut(seat));
        }
        unseen.sort_unstable();
        luck.shuffle(&mut unseen);
        for (seat, size) in sizes {
            let mut hand = unseen.split_off(unseen.len() - size);
            hand.sort_unstable();
            *world.hand_mut(seat) = hand;
        }
        world.deck = unseen;
    }

    fn eval(state: &State, seat: Seat, (): &()) -> f32 {
        f32::from(state.life(seat)) / f32::from(state::LIFE)
    }
}
