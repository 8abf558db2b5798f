//! Every card of a game with cards shows something of its own.

use std::collections::BTreeMap;

#[test]
fn every_card_has_a_portrait_and_none_twice_within_a_faction() {
    let mut seen = 0;
    for game in catalog::games() {
        let mut shown: BTreeMap<(String, String), String> = BTreeMap::new();
        for card in game.cards() {
            let portrait = card.portrait.unwrap_or_else(|| panic!("{} shows nothing", card.id));
            draw::portrait(portrait.0, "x").unwrap_or_else(|why| panic!("{}: {why}", card.id));
            // A faction or school; cards of nobody are told apart by their kind.
            let is_group = |label: &str| matches!(label, "faction" | "school");
            let group = card.stats.iter().find(|(label, _)| is_group(&label.key)).map(|(_, value)| value.clone());
            let group = group.unwrap_or(card.kind.key);
            let twin = shown.insert((group, draw::portrait_name(portrait.0)), card.id.clone());
            assert!(twin.is_none(), "{} looks like {}", card.id, twin.unwrap_or_default());
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen} cards");
}

#[test]
fn what_a_card_is_good_with_is_another_card() {
    for game in catalog::games() {
        let cards = game.cards();
        for (card, with) in cards.iter().flat_map(|card| card.with.iter().map(move |with| (card, with))) {
            assert!(*with != card.id && cards.iter().any(|other| other.id == *with), "{}: {with}", card.id);
        }
        let lonely = cards.iter().filter(|card| card.with.is_empty()).count();
        assert!(lonely * 2 <= cards.len(), "{}: {lonely} are good with nothing", game.about().key);
    }
}
