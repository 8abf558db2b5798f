//! Summoner Wars, second edition: two Summoners, a grid, hidden hands, dice, and abilities that answer each other.
//! The law is `rules.md`; the cards are `cards.toml`.
//!
//! | word | meaning |
//! |---|---|
//! | object | a unit or structure on the battlefield |
//! | controller | whose side an object is on now; its owner never changes |
//! | area | the active area, where lasting events lie |
//! | force | push an object along a line; it is no move |
//! | tuck | put a card under another |

mod cards;
mod clause;
mod deck;
mod eval;
mod event;
mod notation;
mod printed;
mod query;
mod rules;
mod scene;
mod setup;
mod state;
mod weights;
mod words;

use grid::Cell;
use kernel::{About, Audience, BadSetup, Flow, Game, Luck, Outcome, Playout, Seat, Setup, Style, Table, Viewer, Who};

pub use deck::Deck;
pub use event::Event;
pub use printed::{Abilities, Ability, Effect, Face, Phase, factions, layouts};
pub use state::{CardId, Cards, Place, State, Step};

#[derive(Debug)]
pub struct SummonerWars2;

/// A rule's or card's table.
pub(crate) type Board<'a> = Table<'a, SummonerWars2>;

/// What an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    Ability(Ability),
    Effect(Effect),
    /// SW2-INACTION-1
    Inaction,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Chance: who begins.
    First,
    /// Chance: a draw pile is shuffled.
    Shuffle,
    /// Chance: an attack die.
    Die,
    /// What to do in a phase, or to end it.
    Act(Phase),
    /// The next space of a move that may take several ways.
    Path,
    /// Which of several simultaneous effects comes first.
    Order,
    /// Whom an effect is for; may be declined where the card says so.
    Target(Why),
    /// One of several things a card offers.
    Choose(Why),
    /// Where to force an object.
    Force(Why),
    /// A space for a card.
    Space(Why),
    /// A card from the hand or the discard pile.
    Card(Why),
    /// Whom to attack, once it is settled who attacks.
    Attack,
}

kernel::named! {
    /// One of several things a card offers.
    Offer {
        Boost = "boost",
        SpendBoost = "spend-boost",
        PayMagic = "pay-magic",
        TakeDamage = "take-damage",
        Discard = "discard",
        Keep = "keep",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    End,
    /// Cards in a hand or pile are named by their faces: those that look the same are the same answer.
    Summon(Face, Cell),
    Build(Face, Cell),
    Play(Face),
    Move(CardId, Cell),
    Attack(CardId, CardId),
    /// A unit uses an ability: at a free moment, instead of moving or attacking, or before an attack.
    Use(CardId, Ability),
    Discard(Face),
    Object(CardId),
    Cell(Cell),
    Card(Face),
    /// Force an object to a space.
    Slide(CardId, Cell),
    Offer(Offer),
    /// A simultaneous effect, and the space it speaks of.
    Trigger(CardId, Why, Option<Cell>, Option<CardId>),
}

impl Game for SummonerWars2 {
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

    fn seats(_: &State) -> u8 {
        2
    }

    fn is_over(state: &State) -> bool {
        state.winner.is_some()
    }

    /// SW2-END-1, SW2-END-4: there are no draws.
    fn outcome(state: &State) -> Outcome {
        state.winner.map_or(Outcome::drawn(2), |seat| Outcome::won_by(seat, 2))
    }

    /// Everything is played openly but the shuffles, and what is discarded for magic.
    fn knows(_: &State, who: Who, ask: Ask) -> Audience {
        match (ask, who) {
            (Ask::Shuffle, _) => Audience::NOBODY,
            (Ask::Act(Phase::Magic), Who::Seat(seat)) => Audience::only(seat),
            (Ask::Card(why), Who::Seat(seat)) if why.is_secret() => Audience::only(seat),
            _ => Audience::ALL,
        }
    }

    /// Shuffle the faces of all cards the viewer cannot know, each deck among itself.
    fn resample(world: &mut State, now: &State, viewer: Viewer, luck: &mut Luck) {
        // What has come to light since the checkpoint was there already, under the number it has now (see `pull`).
        world.faces = now.faces;
        ::cards::redraw(&mut world.faces, now.hidden_from(viewer), luck);
    }

    fn eval(state: &State, seat: Seat, weights: &Self::Weights) -> f32 {
        eval::eval(state, seat, weights)
    }

    fn turn(state: &State) -> Option<u32> {
        Some(state.turn.into())
    }

    fn playout() -> Playout {
        Playout { turns: Some(1), beyond: false, style: Style::Habit }
    }
}
