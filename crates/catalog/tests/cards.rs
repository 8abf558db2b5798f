//! No card is forgotten, and none stands there twice.

use std::collections::BTreeSet;
use std::path::Path;

/// A card's facts are one entry of its game's card files, and one in the program. What it does is a constant that the
/// build script names by its id: a forgotten one does not compile, nor do two of a name.
#[test]
fn every_card_is_defined_exactly_once() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    for game in catalog::games() {
        let key = game.about().key;
        let facts = coverage::cards(&games.join(key)).expect("card files");
        let written = once(key, facts.iter().map(|card| card["id"].as_str().expect("an id").to_string()));
        let known = once(key, game.cards().into_iter().map(|card| card.id));
        assert_eq!(known, written, "{key}");
    }
}

fn once(game: &str, ids: impl Iterator<Item = String>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for id in ids {
        assert!(seen.insert(id.clone()), "{game}: {id} stands there twice");
    }
    seen
}
