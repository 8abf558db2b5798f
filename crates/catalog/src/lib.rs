//! The list of games: the only crate that knows them all. It knows nothing else.

use referee::{AnyGame, Erased};
use std::sync::{Mutex, PoisonError};

static CONNECT_FOUR: Erased<connect_four::ConnectFour> = Erased::new();
static DOOMTROOPER: Erased<doomtrooper::Doomtrooper> = Erased::new();
static HEROES_3: Erased<heroes_3::Heroes3> = Erased::new();
static LIARS_DICE: Erased<liars_dice::LiarsDice> = Erased::new();
static SUMMONER_WARS_1: Erased<summoner_wars_1::SummonerWars1> = Erased::new();
static SUMMONER_WARS_2: Erased<summoner_wars_2::SummonerWars2> = Erased::new();
static TASH_KALAR: Erased<tash_kalar::TashKalar> = Erased::new();

static GAMES: [&dyn AnyGame; 7] =
    [&SUMMONER_WARS_2, &SUMMONER_WARS_1, &TASH_KALAR, &HEROES_3, &DOOMTROOPER, &CONNECT_FOUR, &LIARS_DICE];

/// Every game, practice games last.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &GAMES
}

/// Games that a test brings along: found by their keys, listed nowhere.
static GUESTS: Mutex<Vec<&'static dyn AnyGame>> = Mutex::new(vec![]);

/// Let this process play a game that is not in the list. For tests.
pub fn invite(game: &'static dyn AnyGame) {
    GUESTS.lock().unwrap_or_else(PoisonError::into_inner).push(game);
}

/// A game by its key.
pub fn game(key: &str) -> Option<&'static dyn AnyGame> {
    let named = |game: &&'static dyn AnyGame| game.about().key == key;
    let guest = || GUESTS.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().find(named);
    games().iter().copied().find(named).or_else(guest)
}

/// How much of a game is proven by scenarios and tests; counted when the program is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proven {
    pub rules: usize,
    pub rules_proven: usize,
    pub cards: usize,
    pub cards_proven: usize,
}

pub fn proven(key: &str) -> Proven {
    PROVEN.iter().find(|(k, _)| *k == key).map(|(_, proven)| *proven).unwrap_or_default()
}

/// A scenario that shows people what a rule or a card means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// Its place among the game's scenarios: `summon/next-to-a-gate`.
    pub id: &'static str,
    pub rules: &'static [&'static str],
    pub cards: &'static [&'static str],
    /// The scenario itself.
    pub text: &'static str,
}

/// The examples of a game: one for every rule that has a scenario, those of its cards, and those of `scenarios/how`.
pub fn examples(key: &str) -> &'static [Example] {
    EXAMPLES.iter().find(|(k, _)| *k == key).map_or(&[], |(_, examples)| examples)
}

include!(concat!(env!("OUT_DIR"), "/proven.rs"));
