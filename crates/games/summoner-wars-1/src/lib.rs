//! Summoner Wars, first edition: Summoners, walls and dice on one board or two. The law is `rules.md`; the cards are
//! `cards.toml`.
//!
//! | word | meaning |
//! |---|---|
//! | card | a unit or wall on the battlefield; *unit* never means a wall |
//! | army | what a player controls; a player in the sense of the rules is a seat, even where one person plays two |
//! | controller | whose army a card fights in now; its owner never changes |
//! | pile | draw, magic or discard pile: a stack, any owner's cards |
//! | vine | a vine wall; it may lie under a unit |
//! | window | a moment at which abilities may be used |

mod cards;
mod clause;
mod deck;
mod eval;
mod event;
mod lasting;
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
use kernel::{
    About, Audience, BadSetup, Flow, Game, Luck, Outcome, Playout, Rule, Seat, Setup, Style, Table, Viewer, Who,
};

pub use deck::Deck;
pub use event::Event;
pub use lasting::Lasting;
pub use printed::{Abilities, Ability, Effect, Face, Faction, Kind, Phase};
pub use state::{CardId, Cards, Flag, Mark, Pile, Place, State, Step, Verdict, deck_of};

#[derive(Debug)]
pub struct SummonerWars1;

/// A rule's or card's table.
pub(crate) type Board<'a> = Table<'a, SummonerWars1>;
pub(crate) type Options<'o> = kernel::Options<'o, SummonerWars1, Pick>;

/// What an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    Ability(Ability),
    Effect(Effect),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Chance: the roll for who begins.
    Roll,
    /// The highest roller decides: SW1-SETUP-6.
    First,
    /// Chance: a draw pile is shuffled.
    Shuffle,
    /// Chance: a die, for an attack or an effect.
    Die,
    /// What to do in a phase; passing ends it.
    Act(Phase),
    /// An ability to use at this moment, or none: SW1-TURN-5, SW1-TURN-6, SW1-ABIL-4.
    Window,
    /// The next space of a move that may take several ways.
    Path,
    /// Which of several simultaneous effects comes first: SW1-TERM-25.
    Order,
    /// Whom or what an effect is for; may be declined where the card says so.
    Target(Why),
    /// One of several things a card offers.
    Choose(Why),
    /// A space for a card.
    Space(Why),
    /// A card from a hand or pile.
    Card(Why),
    /// The next card for the bottom of a pile.
    Below(Why),
    /// The next card for the top of a pile, the uppermost first.
    Above(Why),
    /// A player.
    Player(Why),
    /// How many, or how much.
    Number(Why),
    /// Whom to attack, once it is settled who attacks.
    Attack,
    /// Whether to answer a destruction from the hand: Shadows.
    React,
}

kernel::named! {
    /// One of several things a card offers.
    Offer {
        Heal = "heal",
        SlideUnder = "slide-under",
        Discard = "discard",
        Keep = "keep",
        Edge = "one-more-die",
        Far = "ranged",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// Cards in a hand or pile are named by their faces: those that look the same are the same answer.
    Summon(Face, Cell),
    Play(Face),
    /// Put a wall on a space: SW1-EVENT-5.
    Build(Face, Cell),
    Move(CardId, Cell),
    /// A move of 0 spaces: SW1-MOVE-6.
    Stay(CardId),
    Attack(CardId, CardId),
    /// A unit uses an ability: at a free moment, or instead of moving or attacking.
    Use(CardId, Ability),
    /// Put a hand card on the magic pile: SW1-MAGIC-1.
    Conjure(Face),
    /// Give so many cards from the top of the magic pile to the teammate: SW1-MULTI-14.
    Give(u8),
    Card(CardId),
    Cell(Cell),
    Face(Face),
    /// The uppermost such card of the own discard pile.
    Discarded(Face),
    Seat(Seat),
    Offer(Offer),
    /// Pay so much magic.
    Pay(u8),
    /// One of the dice that fell, by its number.
    Die(u8),
    /// A simultaneous effect, the space it speaks of, and who fell there.
    Trigger(CardId, Why, Option<Cell>, Option<CardId>),
}

impl Game for SummonerWars1 {
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
        state.verdict.is_some()
    }

    /// SW1-END-1, SW1-END-5
    fn outcome(state: &State) -> Outcome {
        match state.verdict {
            Some(Verdict::Won(team)) => won(state, team),
            Some(Verdict::Drawn) | None => Outcome::drawn(state.seats),
        }
    }

    /// Either member gives up for the team.
    fn resign(state: &State, seat: Seat) -> Result<Outcome, Option<Rule>> {
        Ok(won(state, 1 - state.team(seat)))
    }

    /// Everything is played openly but the shuffles, what is built into magic, and what one looks at alone.
    fn knows(_: &State, who: Who, ask: Ask) -> Audience {
        match (ask, who) {
            (Ask::Shuffle, _) => Audience::NOBODY,
            (Ask::Act(Phase::Magic), Who::Seat(seat)) => Audience::only(seat),
            (Ask::Card(why) | Ask::Below(why) | Ask::Above(why), Who::Seat(seat)) => {
                let is_secret = clause::any(Abilities::of(why), clause::Moment::Secretly);
                if is_secret { Audience::only(seat) } else { Audience::ALL }
            }
            _ => Audience::ALL,
        }
    }

    fn resample(world: &mut State, now: &State, viewer: Viewer, luck: &mut Luck) {
        setup::resample(world, now, viewer, luck);
    }

    fn eval(state: &State, seat: Seat, weights: &Self::Weights) -> f32 {
        eval::eval(state, seat, weights)
    }

    /// The other side's turn counts: what it can do to a Summoner decides games.
    fn turn(state: &State) -> Option<u32> {
        Some(state.turn.into())
    }

    fn playout() -> Playout {
        Playout { turns: Some(2), beyond: true, style: Style::Habit }
    }

    /// Before a turn comes to blows: somebody asked later only reacts to what is half done.
    fn is_quiet(state: &State) -> bool {
        match state.step {
            Step::Begin(phase) | Step::Act(phase) | Step::End(phase) | Step::After(phase) => phase <= Phase::Move,
            Step::Deal { .. } | Step::StartOfTurn | Step::EndOfTurn => true,
        }
    }
}

fn won(state: &State, team: u8) -> Outcome {
    Outcome::ranked(Seat::all(state.seats).map(|s| if state.team(s) == team { 1 } else { 2 }))
}
