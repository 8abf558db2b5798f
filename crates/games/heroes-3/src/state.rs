//! The whole position: the map, the players, the common decks, what is pending. Flat; cloned by copying.
//!
//! Cards are faces in piles, for two cards that look the same are the same. What lies hidden comes to light only at the end
//! of a step, never before a question of the same step: so whoever imagines a world has nothing to reconcile.

mod ai;
mod combat;
mod deed;
mod frame;
mod heap;
mod lasting;
mod map;
mod player;
mod quest;

use crate::printed::{Face, Proclamation, Tile, Unit};
use crate::scenario::{Map, Scenario};
use crate::tables::Difficulty;
use ::cards::Pile;
use kernel::{Seat, named};

pub use ai::{Ai, AiFace};
pub use combat::{Against, Blow, Boost, COLUMNS, Cell, Combat, Fighter, Flag, Hit, Party, ROWS, Roll, Stage, Wall};
pub(crate) use combat::{FIGHTERS, MOST_BOOSTS, TOWER};
pub use deed::{Business, By, Deed};
pub use frame::{Dice, Frame, Hearing, Opening};
pub use heap::{Heap, Top};
pub use lasting::Lasting;
pub(crate) use lasting::MOST_LASTING;
pub use map::{Laid, Mark};
pub(crate) use player::MOST_ONGOING;
pub use player::{Ongoing, Player, Token, Use, Walker};
pub use quest::{Ally, Errand, Matter, News, Quest};

/// H3-MODE-2
pub(crate) const MOST_SEATS: usize = 3;

/// All cards that one player can ever have: three specialties, nine statistics, 30 abilities, 32 artifacts, 46 spells.
pub type Cards = Pile<120, Face>;

named! {
    /// H3-SETUP-15: the three common decks.
    Common {
        Abilities = "abilities",
        Artifacts = "artifacts",
        Spells = "spells",
    }
}

/// A face-down deck and its discard pile; the top lies last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Stock<const N: usize, T: Copy + Default + Eq + std::hash::Hash + std::fmt::Debug> {
    pub deck: Pile<N, T>,
    pub discard: Pile<N, T>,
}

named! {
    /// H3-OPT: optional rules, each on or off for the whole game.
    Optional {
        /// H3-OPT-1
        CapturedBuildings = "captured_buildings",
        /// H3-OPT-2
        NoRerolls = "no_rerolls",
        /// H3-OPT-3
        MeagreDice = "meagre_dice",
        /// H3-OPT-4
        NoBonus = "no_bonus",
        /// H3-OPT-5
        TwoHeroes = "two_heroes",
        /// H3-OPT-6
        SureDamage = "sure_damage",
        /// H3-OPT-7
        DoubleIncome = "double_income",
        /// H3-OPT-8
        FreeTrade = "free_trade",
        /// H3-OPT-9
        FreeExtension = "free_extension",
        /// H3-OPT-10
        PlainAttacks = "plain_attacks",
        /// H3-OPT-11
        MoreProclamations = "more_proclamations",
        /// H3-OPT-12
        NoProclamations = "no_proclamations",
        /// H3-OPT-13
        FieldsReopen = "fields_reopen",
        /// H3-OPT-14
        CardsToDiscard = "cards_to_discard",
    }
}

/// Where the game stands when nothing is pending; between two steps lies a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// H3-AMB-62: so many cards come along from the chapter before.
    Carry(u8),
    /// H3-SETUP: the map is laid and everything shuffled.
    Deal,
    /// H3-SETUP-16: so many players have had their starting bonus.
    Bonus(u8),
    /// H3-DIFF-6
    Reshuffle,
    /// H3-SETUP-21: so many players have turned their starting tile.
    Rotate(u8),
    /// H3-AMB-2: the start of a round.
    Round,
    /// H3-ROUND-9: so many players have had what the start of the round gives.
    Dawn(u8),
    /// H3-TURN-2
    StartTurn,
    /// H3-TURN-6
    Turn,
    /// H3-TURN-8
    EndTurn,
    /// H3-AI-16: AI heroes after the players.
    Ai,
    /// Wandering Dragons: their dice; then the fields they still go, towards somebody or home.
    Dragons,
    Stride(u8, bool),
    /// H3-ROUND-1
    EndRound,
    Over,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    Won(Seat),
    /// By points, and who shares the first place.
    Ranked([u8; MOST_SEATS]),
    /// All won together: H3-MODE-5.
    Together,
    /// Nobody won: H3-SCN-4.
    Lost,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub map: Map,
    pub seats: u8,
    pub difficulty: Difficulty,
    /// A bit for each of [`Optional::ALL`].
    pub optional: u16,
    /// H3-SETUP-22; drawn by Chance where it is not settled.
    pub first: Option<Seat>,
    pub active: Seat,
    pub round: u8,
    pub step: Step,
    pub players: [Player; MOST_SEATS],
    /// The tiles on the map, in the order they were laid.
    pub tiles: Pile<20, Laid>,
    /// By tile and printed field.
    pub marks: [[Mark; 7]; 20],
    /// Tiles that are in nobody's supply and not on the map.
    pub boxed: Pile<20, Tile>,
    /// By [`Common`].
    pub common: [Stock<46, Face>; 3],
    /// By tier: H3-SETUP-17.
    pub neutrals: [Stock<14, Unit>; 4],
    pub proclamations: Stock<19, Decree>,
    /// What was proclaimed last, while it lasts.
    pub proclaimed: Option<Proclamation>,
    /// Proclamations that wait for the next resource round.
    pub due: Pile<4, Decree>,
    /// Cards somebody looks at while searching.
    pub looked: Pile<8, Face>,
    /// The spell that is being cast, and what was played with it.
    pub casting: Pile<16, Face>,
    /// What is pending, the topmost last.
    pub frames: Pile<12, Frame>,
    pub combat: Option<Combat>,
    pub ai: Ai,
    pub quest: Quest,
    /// H3-AMB-27: who reached a goal that ends the game with the round.
    pub reached: Option<Seat>,
    pub verdict: Option<Verdict>,
}

/// A proclamation in a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Decree(pub Proclamation);

/// Only to fill arrays.
impl Default for Decree {
    fn default() -> Self {
        Decree(Proclamation::ALL[0])
    }
}

impl State {
    /// A table with nothing on it.
    pub(crate) fn empty(map: Map, seats: u8) -> State {
        State {
            map,
            seats,
            difficulty: Difficulty::Normal,
            optional: 0,
            first: None,
            active: Seat(0),
            round: 1,
            step: Step::Turn,
            players: Default::default(),
            tiles: Pile::new(),
            marks: [[Mark::default(); 7]; 20],
            boxed: Pile::new(),
            common: Default::default(),
            neutrals: Default::default(),
            proclamations: Stock::default(),
            proclaimed: None,
            due: Pile::new(),
            looked: Pile::new(),
            casting: Pile::new(),
            frames: Pile::new(),
            combat: None,
            ai: Ai::default(),
            quest: Quest::default(),
            reached: None,
            verdict: None,
        }
    }

    pub fn scenario(&self) -> &'static Scenario {
        self.map.scenario()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many AI heroes there are. They sit behind the players.
    pub fn ais(&self) -> u8 {
        u8::from(self.scenario().has_ai_hero)
    }

    /// The players and AI heroes.
    pub fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats + self.ais())
    }

    /// Whether nobody plays it: H3-AI.
    pub fn is_ai(&self, seat: Seat) -> bool {
        seat.0 >= self.seats
    }

    pub fn plays_with(&self, rule: Optional) -> bool {
        self.optional >> rule as u16 & 1 != 0
    }

    /// Those who are still in the game, in turn order: H3-SETUP-23.
    pub fn players_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.unwrap_or(Seat(0)).0, self.seats);
        let out = self.players.each_ref().map(|player| player.out);
        (0..seats).map(move |n| Seat((first + n) % seats)).filter(move |seat| !out[seat.index()])
    }

    /// The one whose turn was just before a seat's: H3-NEUTRAL-8, H3-AMB-18, H3-AMB-75.
    pub fn before(&self, seat: Seat) -> Seat {
        let back = |n: u8| Seat((seat.0 + self.seats - n) % self.seats);
        (1..self.seats).map(back).find(|&other| !self.player(other).out).unwrap_or(seat)
    }

    pub fn stock(&self, common: Common) -> &Stock<46, Face> {
        &self.common[common as usize]
    }

    pub(crate) fn stock_mut(&mut self, common: Common) -> &mut Stock<46, Face> {
        &mut self.common[common as usize]
    }

    /// H3-AMB-1
    pub fn is_resource_round(&self) -> bool {
        self.round > 1 && self.round % 2 == 1
    }

    /// H3-AMB-1
    pub fn is_astrologers_round(&self) -> bool {
        self.round.is_multiple_of(2)
    }
}
