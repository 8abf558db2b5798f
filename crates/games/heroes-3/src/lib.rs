//! Heroes of Might and Magic III: The Board Game, base box: a map of tiles, towns, decks of cards, and combats on a board of
//! four by five. The law is `rules.md`; the facts are `cards/`, `tiles.toml` and `maps/`.
//!
//! | word | meaning |
//! |---|---|
//! | MP | movement points of a hero |
//! | few, pack | the two sides of a unit's card |
//! | tier | bronze, silver, gold, azure |
//! | walker | a hero on the map: the main or the secondary one |
//! | fighter | a unit on the board of a combat |
//! | frame | something pending: a search, a visit, dice, a window, a combat |

mod cards;
mod eval;
mod event;
mod notation;
mod printed;
mod rules;
mod scenario;
mod scene;
mod setup;
mod state;
mod tables;
mod weights;
mod words;

use grid::hex::Hex;
use kernel::{
    About, Answer, Audience, BadSetup, Flow, Game, Luck, Malformed, Outcome, Playout, Seat, Setup, Style, Table,
    Viewer, Who, named,
};

pub use event::Event;
pub use printed::{
    AiCard, Building, Face, Faction, FieldFacts, Gait, Grade, Hero, HeroFacts, Kind, Location, Printed, Proclamation,
    School, Side, Sort, Tier, Tile, TileFacts, TileKind, Timing, UNITS_OF_A_FACTION, Unit, UnitFacts,
};
pub use scenario::{
    AiKind, AiSide, Closing, Draw, Gift, Goal, Layout, Map, Mode, NoScenario, Scenario, Special, Spot, Tie, Timed,
    Told, Troop, When, Whom,
};
pub use state::{
    Against, Ai, AiFace, Ally, Blow, Boost, Business, By, COLUMNS, Cards, Cell, Combat, Common, Decree, Deed, Dice,
    Errand, Fighter, Flag, Frame, Heap, Hearing, Hit, Laid, Lasting, Mark, Matter, News, Ongoing, Opening, Optional,
    Party, Player, Quest, ROWS, Roll, Stage, State, Step, Stock, Token, Top, Use, Verdict, Walker, Wall,
};
pub use tables::{
    ATTACK_DIE, Difficulty, RESOURCE_DIE, Resource, TOP_OF_TRACK, TREASURE_DIE, Treasure, encounter, experts,
    hand_limit, rate,
};

#[derive(Debug)]
pub struct Heroes3;

/// A rule's table.
pub(crate) type Board<'a> = Table<'a, Heroes3>;
pub(crate) type Options<'o> = kernel::Options<'o, Heroes3, Pick>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Chance: a deck or the tiles are shuffled.
    Shuffle,
    /// Chance: who begins.
    First,
    /// Chance: dice.
    ResourceDie,
    TreasureDie,
    AttackDie,
    /// H3-SETUP-16
    Bonus,
    Rotate,
    /// H3-TURN-6
    Act,
    /// H3-TURN-2: passing draws up.
    Refill,
    Search(Common),
    Take(Common),
    Keep,
    Spot,
    Turn,
    Observe,
    Garden,
    Tree,
    Hut,
    HutCard,
    Spring,
    Box,
    Obelisk,
    Shrine,
    Market,
    Recruit,
    Reinforce,
    Plague,
    Settle,
    CityHall,
    Mp,
    Exchange,
    Return,
    Town,
    Yield,
    Defence,
    Deploy,
    Place,
    Activate,
    Fight,
    Extend,
    /// H3-COMBAT-27: a card before the roll.
    Instant,
    /// Nomads: which hero goes where.
    Wander,
    /// Rogues: back on top, or under the deck.
    Peek,
    /// H3-AMB-35
    Gate,
    /// A unit's ability: a die is rolled again.
    Reroll,
    /// H3-MORALE-9: an attack die for a morale token.
    RerollForToken,
    /// H3-AMB-70
    Parry,
    /// An attack is cancelled.
    Save,
    /// Who is attacked beside the target.
    Splash,
    /// Where a unit flees to.
    Scare,
    /// Who is healed.
    Heal,
    /// Chance: a card of a hand.
    Lose,
    /// H3-SPELL-2
    Empower,
    /// H3-AMB-33: a card after the roll.
    Face,
    /// The damage of an attack would use up a unit's health.
    Doomed,
    /// Right after a spell was cast.
    Answer,
    /// What else a card or spell needs to know: a space, a unit, one of several things.
    Aim,
    /// What leaves a unit that is cured.
    Cure,
    /// Intelligence: a spell before the first combat round.
    CastNow,
    /// H3-COMBAT-38 (c): a card that skips the combat.
    Skip,
    /// Necromancy, right after a won combat.
    Raise,
    /// H3-DECK-20
    Pay,
    /// H3-AI-18: which way an AI hero goes.
    AiMove,
    /// Which of several units an AI card is for.
    AiTarget,
    ForgetAiCard,
    RemoveCard,
    ResourceChoice,
    Joins,
    /// Of a building or a proclamation.
    Deed(Business),
    /// A scenario's own.
    Quest(Matter),
}

named! {
    /// One of several things that are offered.
    Offer {
        Resources = "resources",
        Artifacts = "artifacts",
        TreasureDice = "treasure_dice",
        ResourceDice = "resource_dice",
        Gold = "gold",
        BuildingMaterials = "building_materials",
        Valuables = "valuables",
        Mp = "mp",
        Reinforce = "reinforce",
        Look = "look",
        Keep = "keep",
        Bury = "bury",
        Deck = "deck",
        Pile = "pile",
        Yes = "yes",
        No = "no",
        Draw = "draw",
        Exchange = "exchange",
        Main = "main",
        Secondary = "secondary",
        Add = "add",
        Morale = "morale",
        RemoveCard = "remove_card",
        Attack = "attack",
        Defense = "defense",
        Initiative = "initiative",
        Free = "free",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// The main (0) or the secondary hero (1) moves one field.
    Move(u8, Hex),
    /// H3-AMB-12
    Again(u8),
    /// H3-MOVE-4: the tile with this middle is turned up.
    Reveal(u8, Hex),
    /// H3-MOVE-5
    Explore(u8),
    /// H3-AMB-14: a hero that flies stops where it is.
    Land(u8),
    Build(Building),
    Recruit(Unit),
    Reinforce(Unit),
    /// H3-HERO-4
    Hire(Hex),
    /// H3-TOWN-14
    BuySpell,
    /// H3-MORALE-2
    Morale(Offer),
    Offer(Offer),
    /// Cards are named by their faces: those that look the same are the same answer.
    Card(Face),
    Tile(Hex, u8),
    Field(Hex),
    Die(u8),
    Trade(Resource, Resource),
    Remove(Face),
    /// H3-TOWN-21, or one of several buildings.
    Use(Building),
    /// H3-MORALE-9: a die that shows this face.
    Reroll(By, u8),
    /// Groovy Satyr: another guard for this one.
    Swap(Unit),
    // ---- combat
    Deploy(Unit, Cell),
    Cell(Cell),
    /// The fighter on a space does something, or something is done to it.
    Activate(Cell),
    Strike(Cell),
    /// Rogues look at the top of a deck.
    Peek(Heap),
    /// H3-SIEGE-6: a wall or the gate.
    Break(Cell),
    Defend,
    Surrender,
    /// The basic or upper (0), the expert or lower effect (1) of a card.
    Play(Face, u8),
    /// The same, for the unit on a space.
    PlayOn(Face, u8, Cell),
    /// A spell for the running attack.
    Cast(Face),
    CastAt(Face, Cell),
    /// An AI card of this face.
    AiCard(AiCard),
    // ---- rules of single scenarios
    Give(Unit, Seat),
    Share(Unit),
    Barter(Seat),
    /// H3-MARKET-3
    SwapCards(Seat),
    Hand(Resource, u8),
}

impl Game for Heroes3 {
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

    fn legacy(state: &State, _: &Outcome) -> Option<String> {
        rules::modes::campaign::legacy(state)
    }

    fn learn(text: &str) -> Result<String, Malformed> {
        scenario::learn(text)
    }

    /// Everything is done openly but shuffles, and what is taken out of a deck that only one looks at.
    fn knows(_: &State, who: Who, ask: Ask) -> Audience {
        match (ask, who) {
            (Ask::Shuffle | Ask::Lose, _) => Audience::NOBODY,
            (Ask::Take(_) | Ask::HutCard | Ask::Deed(Business::Peek), Who::Seat(seat)) => Audience::only(seat),
            _ => Audience::ALL,
        }
    }

    fn resample(world: &mut State, _: &State, viewer: Viewer, luck: &mut Luck) {
        setup::resample(world, viewer, luck);
    }

    fn eval(state: &State, seat: Seat, weights: &Self::Weights) -> f32 {
        eval::eval(state, seat, weights)
    }

    /// The turns of all rounds, one after the other.
    fn turn(state: &State) -> Option<u32> {
        let seats = u32::from(state.seats);
        let begins = matches!(state.step, Step::Round | Step::Dawn(_));
        let place =
            if begins { 0 } else { u32::from(state.active.0) + seats - u32::from(state.first.map_or(0, |s| s.0)) };
        Some(u32::from(state.round) * seats + place % seats)
    }

    /// The rest of the own turn, then everybody's up to the own one.
    fn playout() -> Playout {
        Playout { turns: Some(2), beyond: false, style: Style::Habit }
    }

    /// Between actions: in a combat or at a location its end is plain to see. A turn that ends takes its movement points along.
    fn is_quiet(state: &State) -> bool {
        let pending = |frame: &Frame| !matches!(frame, Frame::Refill(_));
        state.combat.is_none() && state.step != Step::EndTurn && !state.frames.as_slice().iter().any(pending)
    }

    fn whole_deeds() -> bool {
        true
    }

    fn routine(
        state: &State,
        seat: Seat,
        ask: Ask,
        options: &[Answer<Pick>],
        weights: &Self::Weights,
    ) -> Option<Answer<Pick>> {
        eval::routine(state, seat, ask, options, weights)
    }

    fn has_routine() -> bool {
        true
    }
}
