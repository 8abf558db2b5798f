//! A game that begins at a position: a table that people sit down at in the middle of things.

use bots::{Tuned, Tuning};
use kernel::scene::Die;
use kernel::{About, CardFacts, DeckCheck, DeckList, Luck, Malformed, Phrase, Seat, Setup};
use referee::{AnyGame, AnyTable, Error};
use words::Words;

/// All of a game but its beginning.
#[derive(Debug)]
struct Staged {
    game: &'static dyn AnyGame,
    about: &'static About,
    position: &'static str,
}

/// Let this process play a game of the list from a position on, under a key of its own.
pub(crate) fn stage(game: &str, key: &'static str, position: &'static str) {
    let game = catalog::game(game).expect("a game of the list");
    let about = Box::leak(Box::new(About { key, ..*game.about() }));
    catalog::invite(Box::leak(Box::new(Staged { game, about, position })));
}

impl AnyGame for Staged {
    fn about(&self) -> &'static About {
        self.about
    }

    fn words(&self) -> &Words {
        self.game.words()
    }

    fn start(&'static self, _: &Setup) -> Result<Box<dyn AnyTable>, Error> {
        self.game.read(self.position)
    }

    fn read(&'static self, text: &str) -> Result<Box<dyn AnyTable>, Error> {
        self.game.read(text)
    }

    fn seat_name(&self, seat: Seat) -> Option<Phrase> {
        self.game.seat_name(seat)
    }

    fn cards(&self) -> Vec<CardFacts> {
        self.game.cards()
    }

    fn die_faces(&self) -> Vec<Die> {
        self.game.die_faces()
    }

    fn is_card(&self, id: &str) -> bool {
        self.game.is_card(id)
    }

    fn learn(&self, text: &str) -> Result<String, Malformed> {
        self.game.learn(text)
    }

    fn check_deck(&self, text: &str) -> Option<Result<DeckCheck, Malformed>> {
        self.game.check_deck(text)
    }

    fn ready_decks(&self) -> Vec<(Phrase, DeckList)> {
        self.game.ready_decks()
    }

    fn random_deck(&self, luck: &mut Luck) -> Option<String> {
        self.game.random_deck(luck)
    }

    fn playouts(&self, setup: &Setup, games: u64, luck: &mut Luck) -> Result<u64, Error> {
        self.game.playouts(setup, games, luck)
    }

    fn clones(&self, setup: &Setup, times: u64, hash: bool, luck: &mut Luck) -> Result<u64, Error> {
        self.game.clones(setup, times, hash, luck)
    }

    fn position_bytes(&self) -> usize {
        self.game.position_bytes()
    }

    fn weights(&self) -> &'static [(&'static str, f32)] {
        self.game.weights()
    }

    fn tune(&self, tuning: &Tuning, heard: &mut dyn FnMut(f32)) -> Tuned {
        self.game.tune(tuning, heard)
    }
}
