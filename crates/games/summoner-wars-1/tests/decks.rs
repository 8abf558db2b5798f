//! SW1-DECK, SW1-SETUP: the ready-made decks, custom ones, and what is printed on the cards.

use kernel::{Game, Luck};
use summoner_wars_1::{Deck, Face, Faction, Kind, Pile, SummonerWars1};

fn broken(deck: &str) -> Vec<&'static str> {
    Deck::parse(deck).unwrap().check().broken.into_iter().map(|broken| broken.rule.0).collect()
}

/// The units of the Swamp Orcs' own deck.
const UNITS: &str = "swamp_orcs_blerg, swamp_orcs_glarg, swamp_orcs_splub, 6 swamp_orcs_hunter, 6 swamp_orcs_savager, \
                     6 swamp_orcs_shaman";
const EVENTS: &str = "3 swamp_orcs_vine_growth, 2 swamp_orcs_vine_guard, 2 swamp_orcs_ensnare, 2 swamp_orcs_ambush";

/// Proves SW1-DECK-1, SW1-DECK-9, SW1-SETUP-12, SW1-SETUP-1, SW1-DECK-12.
#[test]
fn ready_made_decks_are_legal_and_have_thirty_four_cards() {
    let drawn = [28, 27, 28, 27, 26, 29];
    for (faction, drawn) in Faction::ALL.into_iter().zip(drawn) {
        let deck = Deck::ready_made(faction);
        assert_eq!(deck.check().broken, [], "{faction:?}");
        assert_eq!(deck.cards().len(), 34, "{faction:?}");
        let count = |kind| deck.cards().iter().filter(|f| f.printed().kind == kind).count();
        let kinds = [Kind::Summoner, Kind::Event, Kind::Wall, Kind::Common, Kind::Champion].map(count);
        assert_eq!(kinds, [1, 9, 3, 18, 3], "{faction:?}");
        let options = [("A".to_string(), faction.key().to_string())];
        let state = SummonerWars1::setup(&SummonerWars1::about().setup(None, None, &options).unwrap()).unwrap();
        assert_eq!(state.size(Pile::Draw, kernel::Seat(0)), drawn, "{faction:?}");
        assert!(state.cards().iter().all(|c| state.wounds[c] == 0));
    }
}

/// Proves SW1-DECK-14.
#[test]
fn random_decks_are_legal_and_survive_being_written() {
    let mut luck = Luck::new(1);
    for faction in Faction::ALL.into_iter().cycle().take(60) {
        let deck = Deck::random(faction, &mut luck);
        assert_eq!(deck.check().broken, [], "{}", deck.list());
        assert_eq!(Deck::parse(&deck.list().to_string()).unwrap(), deck);
        assert_eq!(deck.cards().len(), 34);
    }
}

/// Proves SW1-DECK-1, SW1-DECK-2, SW1-DECK-3, SW1-DECK-4, SW1-DECK-5, SW1-DECK-6, SW1-DECK-7, SW1-DECK-8, SW1-DECK-9,
/// SW1-DECK-12.
#[test]
fn a_deck_that_breaks_a_rule_is_told_which() {
    let deck = |cards: &str| broken(&format!("swamp_orcs_mugglug: {cards}"));
    assert_eq!(deck(UNITS), [""; 0]);
    assert_eq!(deck(&format!("{UNITS}, {EVENTS}, 3 swamp_orcs_wall")), [""; 0], "what is fixed may be listed");
    assert_eq!(broken(&format!("swamp_orcs_blerg: {UNITS}")), ["SW1-DECK-1"]);
    assert_eq!(deck(&format!("{UNITS}, {}", EVENTS.replace("3 ", "2 "))), ["SW1-DECK-2"]);
    assert_eq!(deck(&format!("{UNITS}, {EVENTS}, benders_mimic")), ["SW1-DECK-2"]);
    assert_eq!(deck(&format!("{UNITS}, 2 swamp_orcs_wall")), ["SW1-DECK-4"]);
    assert_eq!(deck(&UNITS.replace("6 swamp_orcs_shaman", "5 swamp_orcs_shaman")), ["SW1-DECK-5"]);
    assert_eq!(deck(&UNITS.replace("swamp_orcs_glarg, ", "")), ["SW1-DECK-5"]);
    assert_eq!(deck(&UNITS.replace("swamp_orcs_glarg", "benders_kalal")), ["SW1-DECK-6"]);
    assert_eq!(deck(&format!("{UNITS}, 2 swamp_orcs_wall, 1 benders_wall")), ["SW1-DECK-6"]);
    assert_eq!(deck(&UNITS.replace("swamp_orcs_blerg, swamp_orcs_glarg", "2 swamp_orcs_blerg")), ["SW1-DECK-7"]);
    let one_sided = UNITS.replace("6 swamp_orcs_savager", "1 swamp_orcs_savager");
    assert_eq!(deck(&one_sided.replace("6 swamp_orcs_hunter", "11 swamp_orcs_hunter")), ["SW1-DECK-8"]);
    let without = UNITS.replace("6 swamp_orcs_savager, ", "").replace("6 swamp_orcs_hunter", "10 swamp_orcs_hunter");
    assert_eq!(deck(&format!("{without}, 2 swamp_orcs_conjurer")), ["SW1-DECK-3"], "the setup needs a Savager");
    assert_eq!(deck(&format!("{UNITS}, benders_tacullu")), ["SW1-DECK-9", "SW1-DECK-6"]);
    assert_eq!(deck(&format!("{UNITS}, swamp_orcs_vine_wall")), ["SW1-DECK-12"]);
}

/// Proves SW1-DECK-14.
#[test]
fn an_illegal_deck_is_refused_before_the_game() {
    let options = [("A".to_string(), format!("swamp_orcs_mugglug: {UNITS}, swamp_orcs_glurp"))];
    let setup = SummonerWars1::about().setup(None, None, &options).unwrap();
    let refused = SummonerWars1::setup(&setup).unwrap_err().to_string();
    let why = "refused-by-rule rule=[SW1-DECK-5] why=[deck-exactly kind=[kind-champion] have=[4] need=[3]]";
    assert_eq!(refused, format!("option A: {why}"));
}

/// Proves SW1-CARD-1, SW1-CARD-4, SW1-CARD-7, SW1-CARD-8, SW1-SUMMON-11.
#[test]
fn every_card_shows_what_its_kind_shows() {
    for card in Face::all().map(Face::printed) {
        match card.kind {
            Kind::Summoner | Kind::Champion | Kind::Common => {
                assert!(card.life > 0 && card.reach.is_some() && card.ability.is_some(), "{}", card.id);
                assert_eq!(card.cost.is_none(), card.kind == Kind::Summoner, "{}", card.id);
            }
            Kind::Event => assert!(card.effect.is_some() && card.life == 0 && card.ability.is_none(), "{}", card.id),
            Kind::Wall => assert_eq!((card.life, card.ability, card.effect), (9, None, None), "{}", card.id),
            Kind::Vine => assert_eq!(card.life, 2),
        }
    }
    assert!(Faction::ALL.into_iter().all(|f| f.layout().spots.iter().any(|s| s.face.printed().kind == Kind::Summoner)));
}
