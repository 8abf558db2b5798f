//! A game without its type.

use crate::open::OpenTable;
use crate::{AnyTable, Error};
use bots::{Tuned, Tuning};
use kernel::scene::Dice;
use kernel::{About, CardFacts, DeckCheck, DeckList, Luck, Malformed, Phrase, Seat, Setup, Show, Table, Weights};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::sync::OnceLock;
use words::Words;

/// Everything the program can do with a game it does not know.
pub trait AnyGame: Send + Sync + std::fmt::Debug {
    fn about(&self) -> &'static About;

    fn words(&self) -> &Words;

    /// A table that has just been set up; Chance may be the first to be asked.
    fn start(&'static self, setup: &Setup) -> Result<Box<dyn AnyTable>, Error>;

    /// A table at a position in the game's notation.
    fn read(&'static self, text: &str) -> Result<Box<dyn AnyTable>, Error>;

    /// What a seat is called in words, where the game has some.
    fn seat_name(&self, seat: Seat) -> Option<Phrase>;

    fn cards(&self) -> Vec<CardFacts>;

    /// The dice that are thrown, each with all its faces.
    fn die_faces(&self) -> Vec<Dice>;

    /// Whether a card has this id.
    fn is_card(&self, id: &str) -> bool;

    /// A scenario of somebody's own can be played from now on: what it is called.
    fn learn(&self, text: &str) -> Result<String, Malformed>;

    fn check_deck(&self, text: &str) -> Option<Result<DeckCheck, Malformed>>;

    fn ready_decks(&self) -> Vec<(Phrase, DeckList)>;

    fn random_deck(&self, luck: &mut Luck) -> Option<String>;

    /// Play games by uniform luck and return how many decisions they took.
    fn playouts(&self, setup: &Setup, games: u64, luck: &mut Luck) -> Result<u64, Error>;

    /// Clone a position in mid-game so many times, and hash it if wanted; returns a digest, so that the work is not
    /// in vain.
    fn clones(&self, setup: &Setup, times: u64, hash: bool, luck: &mut Luck) -> Result<u64, Error>;

    fn position_bytes(&self) -> usize;

    /// The numbers of the game's `eval`.
    fn weights(&self) -> &'static [(&'static str, f32)];

    /// Better ones.
    fn tune(&self, tuning: &Tuning, heard: &mut dyn FnMut(f32)) -> Tuned;
}

/// The door to a typed game.
pub struct Erased<G> {
    words: OnceLock<Words>,
    cards: OnceLock<BTreeSet<String>>,
    game: PhantomData<fn(G)>,
}

impl<G: Show> Erased<G> {
    #[expect(clippy::new_without_default, reason = "a static needs a const constructor, which Default cannot be")]
    pub const fn new() -> Self {
        Erased { words: OnceLock::new(), cards: OnceLock::new(), game: PhantomData }
    }
}

impl<G: Show> std::fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(G::about().key)
    }
}

impl<G: Show> AnyGame for Erased<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn words(&self) -> &Words {
        self.words.get_or_init(|| Words::of_game(G::about()))
    }

    fn start(&'static self, setup: &Setup) -> Result<Box<dyn AnyTable>, Error> {
        Ok(Box::new(OpenTable::<G>::new(self, G::setup(setup)?)?))
    }

    fn read(&'static self, text: &str) -> Result<Box<dyn AnyTable>, Error> {
        Ok(Box::new(OpenTable::<G>::read(self, text)?))
    }

    fn seat_name(&self, seat: Seat) -> Option<Phrase> {
        G::seat_name(seat)
    }

    fn cards(&self) -> Vec<CardFacts> {
        G::cards()
    }

    fn die_faces(&self) -> Vec<Dice> {
        G::die_faces()
    }

    fn is_card(&self, id: &str) -> bool {
        self.cards.get_or_init(|| G::cards().into_iter().map(|card| card.id).collect()).contains(id)
    }

    fn learn(&self, text: &str) -> Result<String, Malformed> {
        G::learn(text)
    }

    fn check_deck(&self, text: &str) -> Option<Result<DeckCheck, Malformed>> {
        G::check_deck(text)
    }

    fn ready_decks(&self) -> Vec<(Phrase, DeckList)> {
        G::ready_decks()
    }

    fn random_deck(&self, luck: &mut Luck) -> Option<String> {
        G::random_deck(luck)
    }

    fn playouts(&self, setup: &Setup, games: u64, luck: &mut Luck) -> Result<u64, Error> {
        let start = G::setup(setup)?;
        let mut table = Table::<G>::of_luck(start.clone(), luck);
        for _ in 0..games {
            table.state = start.clone();
            table.run()?;
        }
        Ok(table.decisions())
    }

    fn clones(&self, setup: &Setup, times: u64, hash: bool, luck: &mut Luck) -> Result<u64, Error> {
        let mut table = Table::<G>::of_luck(G::setup(setup)?, luck);
        for _ in 0..8 {
            if G::is_over(&table.state) || !table.step()? {
                break;
            }
        }
        let state = table.state;
        let mut digest = 0u64;
        for _ in 0..times {
            let copy = std::hint::black_box(std::hint::black_box(&state).clone());
            if hash {
                let mut hasher = DefaultHasher::new();
                copy.hash(&mut hasher);
                digest ^= hasher.finish().rotate_left(1);
            }
        }
        Ok(digest)
    }

    fn position_bytes(&self) -> usize {
        std::mem::size_of::<G::State>()
    }

    fn weights(&self) -> &'static [(&'static str, f32)] {
        G::Weights::named()
    }

    fn tune(&self, tuning: &Tuning, heard: &mut dyn FnMut(f32)) -> Tuned {
        bots::tune::<G>(tuning, heard)
    }
}
