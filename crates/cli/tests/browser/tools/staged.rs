//! A table that stands where a test wants it: a game of the program's own, begun at a position.

use super::Browser;
use bots::{Tuned, Tuning};
use kernel::scene::Dice;
use kernel::{About, CardFacts, DeckCheck, DeckList, Luck, Malformed, Phrase, Seat, Setup};
use referee::{AnyGame, AnyTable, Error};
use words::Words;

/// Another game in every way, but for where it begins and what it is called.
#[derive(Debug)]
struct Staged {
    about: &'static About,
    inner: &'static dyn AnyGame,
    position: String,
}

/// This process can play it from now on, by the key `staged-NAME`.
pub(crate) fn stage(game: &str, name: &str, position: &str) -> String {
    let inner = catalog::game(game).expect("a game of the program");
    let key: &'static str = Box::leak(format!("staged-{name}").into_boxed_str());
    inner.read(position).unwrap_or_else(|why| panic!("{name}: {why}"));
    let about = Box::leak(Box::new(About { key, ..*inner.about() }));
    catalog::invite(Box::leak(Box::new(Staged { about, inner, position: position.into() })));
    key.into()
}

/// Summoner Wars as it may stand in the third turn, the first player's units about to move. Whoever goes, is hit or falls
/// there has nothing to say to it, so every answer leads where the test knows; and both Mages have a Smasher in reach.
pub(crate) const FRONT: &str = "\
game: summoner-wars-2
phase: move
turn: 3
south.hand: ice_repair parapet bear_cavalry
south.draw: frost_mage frost_mage ice_golem ice_smith
north.hand: freeze
north.draw: freeze freeze smasher smasher smasher
cell 0,3: south svara
cell 2,1: south frost_mage
cell 2,4: south frost_mage
cell 1,3: south starting_gate damage 2
cell 4,1: north smasher
cell 5,4: north smasher
cell 5,2: north frost_shaman
cell 6,2: north starting_gate
cell 7,2: north grognack
";

impl Browser {
    /// Sit down at a staged table, on the first seat; bots have the others.
    pub(crate) async fn sit_down_at(&self, key: &str, seats: usize) {
        let sitters: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("random", seats - 1)).collect();
        let hints = serde_json::json!({ "hints": true });
        self.set_up(&serde_json::json!({ "game": key, "seats": seats, "sitters": sitters, "table": hints })).await;
        assert!(self.my_turn().await, "{key} does not begin with me");
    }

    /// Sit down where two armies of Summoner Wars face each other.
    pub(crate) async fn at_the_front(&self) {
        let key = stage("summoner-wars-2", "front", FRONT);
        self.sit_down_at(&key, 2).await;
    }

    /// A table as this plan says, by the API, and on to its page. Returns its id.
    pub(crate) async fn set_up(&self, plan: &serde_json::Value) -> String {
        let set_up = "(async () => {
            const post = (path, body) => fetch('/api/v1' + path,
                { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
            await post('/sessions', { guest: null });
            const made = await (await post('/tables', PLAN)).json();
            return made.id ?? JSON.stringify(made);
        })()";
        self.go("/").await;
        let table = self.see(&set_up.replace("PLAN", &plan.to_string())).await;
        let table = table.as_str().expect("an id").to_string();
        self.go(&format!("/t/{table}")).await;
        table
    }
}

impl AnyGame for Staged {
    fn about(&self) -> &'static About {
        self.about
    }

    fn words(&self) -> &Words {
        self.inner.words()
    }

    fn start(&'static self, _: &Setup) -> Result<Box<dyn AnyTable>, Error> {
        self.inner.read(&self.position)
    }

    fn read(&'static self, text: &str) -> Result<Box<dyn AnyTable>, Error> {
        self.inner.read(text)
    }

    fn seat_name(&self, seat: Seat) -> Option<Phrase> {
        self.inner.seat_name(seat)
    }

    fn cards(&self) -> Vec<CardFacts> {
        self.inner.cards()
    }

    fn die_faces(&self) -> Vec<Dice> {
        self.inner.die_faces()
    }

    fn is_card(&self, id: &str) -> bool {
        self.inner.is_card(id)
    }

    fn learn(&self, text: &str) -> Result<String, Malformed> {
        self.inner.learn(text)
    }

    fn check_deck(&self, text: &str) -> Option<Result<DeckCheck, Malformed>> {
        self.inner.check_deck(text)
    }

    fn ready_decks(&self) -> Vec<(Phrase, DeckList)> {
        self.inner.ready_decks()
    }

    fn random_deck(&self, luck: &mut Luck) -> Option<String> {
        self.inner.random_deck(luck)
    }

    fn playouts(&self, setup: &Setup, games: u64, luck: &mut Luck) -> Result<u64, Error> {
        self.inner.playouts(setup, games, luck)
    }

    fn clones(&self, setup: &Setup, times: u64, hash: bool, luck: &mut Luck) -> Result<u64, Error> {
        self.inner.clones(setup, times, hash, luck)
    }

    fn position_bytes(&self) -> usize {
        self.inner.position_bytes()
    }

    fn weights(&self) -> &'static [(&'static str, f32)] {
        self.inner.weights()
    }

    fn tune(&self, tuning: &Tuning, heard: &mut dyn FnMut(f32)) -> Tuned {
        self.inner.tune(tuning, heard)
    }
}
