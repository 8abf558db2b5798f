//! Doomtrooper by the Czech tournament rules: warriors of five corporations, the Brotherhood, four tribes and the Dark
//! Legion, combats in eight stages, and cards at any time. The law is `rules.md`; the cards are `cards.toml`.
//!
//! | word | meaning |
//! |---|---|
//! | D, P | destiny points to pay with, promotion points to win with |
//! | piece | a card on the table; a ghost is what a card left behind for a while |
//! | bearer | the warrior a card lies on, also through what it is a part of |
//! | squad, kohort, outpost, aside | where warriors stand |
//! | window | a moment at which everybody may play something: ANY TIME |
//! | frame | something pending: a window, a play, a combat, a pool of actions |
//! | sort | what a card is; trait: what it can, may or may not |

mod cards;
mod clause;
mod contest;
mod deck;
mod eval;
mod event;
mod filter;
mod notation;
mod printed;
mod query;
mod rules;
mod scene;
mod setup;
mod state;
mod targets;
mod traits;
mod weights;
mod words;

use kernel::{
    About, Answer, Audience, BadSetup, Flow, Game, Luck, Outcome, Playout, Rule, Seat, Setup, Style, Table, Viewer,
    Who, named,
};

pub use contest::Contest;
pub use deck::{Deck, Limits};
pub use event::{Event, Name};
pub use printed::{After, Face, Just, Kind, Printed, Rate, Sort, Sorts, Timing, Trait, Traits};
pub use query::{Change, Number, Part};
pub use state::{
    Actions, Area, At, Cards, Combat, DECK, DESTINY, Fate, Format, Frame, HAND, Happening, Harm, Mark, Opening, Piece,
    PieceId, Play, Player, Side, Source, Stage, State, Step, Tactic, Thing, Until, Verdict,
};

#[derive(Debug)]
pub struct Doomtrooper;

/// A rule's or card's table.
pub(crate) type Board<'a> = Table<'a, Doomtrooper>;
pub(crate) type Options<'o> = kernel::Options<'o, Doomtrooper, Pick>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Chance: a library is shuffled.
    Shuffle,
    /// Chance: who begins.
    First,
    /// Chance: a coin.
    Coin,
    /// DT-SETUP-7, DT-SETUP-8
    Privilege,
    /// DT-TIMING-3: one card or one use of an effect, or decline.
    Window(Opening),
    /// What to do with an action; passing stops: DT-TURN-14.
    Act,
    /// Who does it, whom it is for.
    Target(Face),
    /// Who casts it.
    Caster(Face),
    /// How many steps of an effect to buy: DT-ART-3.
    Amount(Face),
    /// One of several things a card offers.
    Choose(Face),
    /// Who attacks, who defends and how, where a card says so.
    NewAttacker(Face),
    NewDefender(Face),
    NewTactic(Face),
    /// Who joins a combat by a card.
    Joins(Face),
    /// What a card moves next, and where something goes.
    Moves(Face),
    Goes(Face, PieceId),
    /// A card out of a hand or a pile, seen by the one who is asked alone.
    Card(Face),
    /// A card out of a hand or a pile that everybody gets to see.
    OpenCard(Face),
    /// DT-VEHICLE-1
    Inside(Face),
    /// Who attacks, and whom: DT-COMBAT-3.
    Attacker,
    Defender,
    /// DT-COMBAT-11
    Tactic,
    /// DT-WARZONE-3
    Zone,
    /// DT-WEAPON-7
    Weapon,
    /// Which member of a group is struck: DT-COMBAT-55.
    Struck,
    /// How many of the points are P: DT-COMBAT-36.
    Split,
    /// DT-DISCARD
    Discard,
    /// Which of several simultaneous effects comes first: DT-TIMING-8.
    Order,
}

impl Ask {
    /// The card that asks.
    pub(crate) fn card(self) -> Option<Face> {
        match self {
            Ask::Target(face)
            | Ask::Caster(face)
            | Ask::Amount(face)
            | Ask::Choose(face)
            | Ask::NewAttacker(face)
            | Ask::NewDefender(face)
            | Ask::NewTactic(face)
            | Ask::Joins(face)
            | Ask::Moves(face)
            | Ask::Goes(face, _)
            | Ask::Card(face)
            | Ask::OpenCard(face)
            | Ask::Inside(face) => Some(face),
            Ask::Shuffle
            | Ask::First
            | Ask::Coin
            | Ask::Privilege
            | Ask::Window(_)
            | Ask::Act
            | Ask::Attacker
            | Ask::Defender
            | Ask::Tactic
            | Ask::Zone
            | Ask::Weapon
            | Ask::Struck
            | Ask::Split
            | Ask::Discard
            | Ask::Order => None,
        }
    }
}

named! {
    /// One of several things that are offered.
    Offer {
        Yes = "yes",
        No = "no",
        Inside = "inside",
        Outside = "outside",
        Graveyard = "graveyard",
        Library = "library",
        Points = "points",
        Destiny = "destiny",
        Doomtrooper = "doomtrooper",
        Legion = "legion",
        Armor = "armor",
        Immunity = "immunity",
        Hand = "hand",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// Cards in a hand or pile are named by their faces: those that look the same are the same answer.
    Play(Face),
    /// A piece in play does what its clause says, by its place in the entry.
    Use(PieceId, u8),
    Add(Face),
    /// DT-COVER-12
    AddHidden(Face),
    Seek(PieceId),
    Exit(PieceId),
    Meditate,
    Enter(PieceId),
    Leave(PieceId),
    Transfer(PieceId),
    /// This warrior is meant to attack: DT-COMBAT-1.
    Attack(PieceId),
    Sabotage(PieceId, Seat),
    /// A cultist changes sides: DT-AFFIL-6.
    Profess(PieceId),
    /// A sergeant takes over a unit: DT-COMMANDER-4.
    Lead(PieceId, PieceId),
    /// Pay back so much to the Bauhaus Bank.
    Repay,
    Piece(PieceId),
    Seat(Seat),
    Area(Seat, Area),
    Face(Face),
    Sort(Sort),
    Rate(Rate),
    Kind(Kind),
    Tactic(Tactic),
    /// More D for a spell of the running combat: DT-ART-4.
    Strengthen(PieceId),
    Offer(Offer),
}

impl Game for Doomtrooper {
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
        rules::step(t)
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn is_over(state: &State) -> bool {
        state.verdict.is_some()
    }

    fn outcome(state: &State) -> Outcome {
        rules::ending::outcome(state)
    }

    fn legacy(state: &State, outcome: &Outcome) -> Option<String> {
        contest::legacy(state, outcome)
    }

    fn resign(state: &State, seat: Seat) -> Result<Outcome, Option<Rule>> {
        match state.seats {
            2 => Ok(Outcome::won_by(Seat(1 - seat.0), 2)),
            _ => Err(None),
        }
    }

    /// Everything is played openly but shuffles, what goes into cover unseen, what one looks at alone, and what one
    /// throws away face down.
    fn knows(_: &State, who: Who, ask: Ask) -> Audience {
        match (ask, who) {
            (Ask::Shuffle, _) => Audience::NOBODY,
            (Ask::Discard | Ask::Card(_), Who::Seat(seat)) => Audience::only(seat),
            (Ask::Act, Who::Seat(_)) => Audience::ALL,
            _ => Audience::ALL,
        }
    }

    fn resample(world: &mut State, now: &State, viewer: Viewer, luck: &mut Luck) {
        setup::resample(world, now, viewer, luck);
    }

    fn eval(state: &State, seat: Seat, weights: &Self::Weights) -> f32 {
        eval::eval(state, seat, weights)
    }

    fn turn(state: &State) -> Option<u32> {
        Some(state.turn.into())
    }

    fn playout() -> Playout {
        Playout { turns: Some(2), beyond: false, style: Style::Habit }
    }

    /// Between actions: in a combat or a chain its end is plain to see.
    fn is_quiet(state: &State) -> bool {
        state.frames.iter().all(|frame| matches!(frame, Frame::Window(..) | Frame::Actions(_)))
    }

    fn whole_deeds() -> bool {
        true
    }

    /// Nothing is played, but what is there is used: a weapon, a warzone; and points are for winning.
    fn default(_: &State, ask: Ask, options: &[Answer<Pick>]) -> Answer<Pick> {
        let used = matches!(ask, Ask::Weapon | Ask::Zone);
        let found = match ask {
            Ask::Split => options.last(),
            _ => options.iter().find(|o| (**o == Answer::Pass) != used),
        };
        *found.unwrap_or(&options[0])
    }
}
