//! The rules, as scenarios and as laws.

use kernel::{Game, Lines, Luck, Seat, Setup, Show, Table, Viewer};
use summoner_wars_2::{Deck, Face, Place, State, SummonerWars2, factions, layouts};
use testkit::Laws;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn setup(south: &str, north: &str, cards: &str) -> Setup {
    let options = [("south", south), ("north", north), ("cards", cards)].map(|(k, v)| (k.to_string(), v.to_string()));
    SummonerWars2::about().setup(None, None, &options).unwrap()
}

fn setups() -> Vec<Setup> {
    vec![
        setup("polar_dwarves", "cave_goblins", "first"),
        setup("fallen_kingdom", "vanguards", "first"),
        setup("breakers", "savanna_elves", "first"),
        setup("phoenix_elves", "tundra_orcs", "first"),
        setup("savanna_elves", "fallen_kingdom", "revised"),
    ]
}

/// Cards conserved, magic 0 to 15, limits kept, nobody alive without life.
fn invariant(state: &State) -> Result<(), String> {
    let known = state.known_cards().len();
    if known != 68 {
        return Err(format!("{known} cards instead of 68"));
    }
    if state.magic.iter().any(|&m| m > 15) {
        return Err(format!("magic {:?}", state.magic));
    }
    if state.movers > 3 || state.attackers > 3 {
        return Err(format!("{} movers, {} attackers", state.movers, state.attackers));
    }
    if state.winner.is_none() {
        for card in state.field.iter() {
            if state.remaining(card) <= 0 {
                return Err(format!("{} stands without life", state.face(card).id()));
            }
            if !matches!(state.place(card), Place::Field(cell) if state.on(cell) == Some(card)) {
                return Err(format!("{} is not where it is", state.face(card).id()));
            }
        }
    }
    Ok(())
}

#[test]
fn scenarios() {
    testkit::scenarios::<SummonerWars2>(&format!("{FOLDER}/scenarios"));
}

#[test]
fn conformance() {
    testkit::conformance(&Laws::<SummonerWars2> {
        setups: setups(),
        games: 2,
        longest: 3000,
        invariant,
        has_secrets: true,
    });
}

#[test]
fn words_are_complete() {
    testkit::words_are_complete::<SummonerWars2>(FOLDER);
}

#[test]
fn playthrough_of_a_random_game() {
    testkit::playthrough::<SummonerWars2>(&setups()[1], 4, &format!("{FOLDER}/playthroughs/random.txt"));
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<SummonerWars2>(&setups());
}

#[test]
fn spoilt_positions_are_refused_or_played() {
    testkit::spoilt_positions_are_refused_or_played::<SummonerWars2>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<SummonerWars2>(&setups());
}

/// Every pairing of factions, many times: no fault, no broken invariant, and every game ends.
#[test]
fn random_games_of_every_pairing_keep_the_invariants() {
    let pairings: Vec<_> = factions().flat_map(|south| factions().map(move |north| (south, north))).collect();
    std::thread::scope(|threads| {
        for half in pairings.chunks(32) {
            threads.spawn(move || half.iter().for_each(|(south, north)| many_games(south, north)));
        }
    });
}

fn many_games(south: &str, north: &str) {
    let mut luck = Luck::new(7);
    let start = SummonerWars2::setup(&setup(south, north, "first")).unwrap();
    let mut table = Table::<SummonerWars2>::of_luck(start, &mut luck);
    for _ in 0..10 * testkit::more() {
        table.state = start;
        for steps in 0.. {
            if SummonerWars2::is_over(&table.state) {
                break;
            }
            assert!(steps < 20_000, "{south} against {north} does not end");
            table.step().unwrap_or_else(|fault| panic!("{south} against {north}: {fault}"));
            invariant(&table.state).unwrap_or_else(|why| panic!("{south} against {north}: {why}"));
        }
    }
}

/// Proves SW2-DECK-1, SW2-DECK-6, SW2-DECK-7, SW2-DECK-9.
#[test]
fn ready_made_decks_are_legal_and_have_thirty_four_cards() {
    for faction in factions() {
        let deck = Deck::ready_made(faction).unwrap();
        assert_eq!(deck.check().broken, [], "{faction}");
        assert_eq!(deck.draw_pile().len(), 30, "{faction}");
        let symbols = &deck.summoner.printed().symbols;
        assert_eq!((symbols.len(), symbols[0]), (3, "martial"), "{faction}");
    }
    let mut luck = Luck::new(1);
    for faction in factions() {
        let deck = Deck::random(Deck::ready_made(faction).unwrap().summoner, &mut luck);
        assert_eq!(deck.check().broken, [], "{}", deck.list());
        assert_eq!(Deck::parse(&deck.list().to_string()).unwrap(), deck, "a deck survives being written");
    }
    let mixed = "svara: 2 parapet, 2 ice_repair, 2 freeze, nadiana, ollag, targan, 4 bear_cavalry, 4 ice_smith, 4 frost_shaman, 4 smasher";
    assert_eq!(Deck::parse(mixed).unwrap().check().broken, [], "factions may be mixed");
}

/// EX SW2-15: what the Polar Dwarves are made of.
/// Proves SW2-DECK-1, SW2-DECK-7.
#[test]
fn ex_15_the_polar_dwarves() {
    let mut pile: Vec<&str> = Deck::ready_made("polar_dwarves").unwrap().draw_pile().iter().map(|f| f.id()).collect();
    pile.sort_unstable();
    let four = ["bear_cavalry", "frost_mage", "ice_golem", "ice_smith"].map(|c| [c; 4]).concat();
    let two = ["ice_ram", "parapet", "ice_repair", "glacial_shift"].map(|c| [c; 2]).concat();
    let mut expected = [four, two, vec!["gate"; 3], vec!["nadiana", "ollag", "jarmund"]].concat();
    expected.sort_unstable();
    assert_eq!(pile, expected);
}

/// EX SW2-14: one common symbol is enough, none is not.
/// Proves SW2-DECK-2.
#[test]
fn ex_14_a_card_needs_a_symbol_of_its_summoner() {
    let rest = "2 ice_repair, 2 glacial_shift, nadiana, ollag, jarmund, 4 bear_cavalry, 4 ice_smith, 4 frost_mage, 4 ice_golem";
    assert_eq!(broken(&format!("svara: 2 brutal_force, {rest}")), [""; 0], "instinct and water fit logic and water");
    assert_eq!(broken(&format!("svara: 2 primal_fury, {rest}")), ["SW2-DECK-2"], "instinct alone does not");
}

fn broken(deck: &str) -> Vec<&'static str> {
    Deck::parse(deck).unwrap().check().broken.into_iter().map(|broken| broken.rule.0).collect()
}

/// Proves SW2-DECK-1, SW2-DECK-2, SW2-DECK-3, SW2-DECK-4, SW2-DECK-5, SW2-DECK-8.
#[test]
fn a_deck_that_breaks_a_rule_is_told_which() {
    let rest = "2 ice_repair, 2 glacial_shift, nadiana, ollag, jarmund, 4 bear_cavalry, 4 ice_smith, 4 frost_mage";
    assert_eq!(broken(&format!("svara: 2 parapet, {rest}, 4 ice_golem")), [""; 0]);
    assert_eq!(broken(&format!("svara: 2 parapet, {rest}, 3 ice_golem")), ["SW2-DECK-1"]);
    assert_eq!(broken(&format!("svara: 1 parapet, 1 purge, {rest}, 4 ice_golem")), ["SW2-DECK-2"]);
    assert_eq!(broken(&format!("svara: 2 parapet, 1 parapet, {rest}, 4 ice_golem")), ["SW2-DECK-1", "SW2-DECK-4"]);
    assert_eq!(broken(&format!("svara: 2 parapet, {rest}, 3 ice_golem, 1 ice_smith")), ["SW2-DECK-5"]);
    assert_eq!(
        broken(&format!("svara: 2 parapet, {rest}, 4 ice_golem").replace("ollag, jarmund", "2 ollag")),
        ["SW2-DECK-3"]
    );
    assert_eq!(broken(&format!("svara: 2 parapet, {rest}, 4 ice_golem, gate")), ["SW2-DECK-1"]);
    assert_eq!(broken("nadiana: 2 parapet"), ["SW2-DECK-1"]);
}

/// SW2-KEYWORD-6: the printed facts of the pool are complete.
/// Proves SW2-KEYWORD-6.
#[test]
fn every_card_shows_what_its_class_shows() {
    for face in Face::all() {
        let card = face.printed();
        if card.is_unit() {
            assert!(card.reach.is_some() && card.life > 0 && !card.faction.is_empty(), "{}", card.id);
            assert_eq!(
                card.cost.is_none(),
                card.id == layouts().iter().find(|l| l.faction == card.faction).unwrap().summoner.card
            );
        } else {
            assert!(card.cost.is_some(), "{}", card.id);
            assert!(card.is_structure() || card.phase.is_some(), "{}", card.id);
        }
    }
}

/// What the cards in play say is what they do: with the later printing, its texts and numbers, in hand as on the field.
#[test]
fn later_cards_show_their_later_texts() {
    let shown = |printing: &str| {
        let text = format!(
            "cards: {printing}\nactive: south\nphase: summon\nsouth.hand: spirit_mage\ncell 0,0: south queen_maldaria\n\
             cell 7,0: north svara\ncell 2,2: south ollag\ncell 2,3: south ice_smith\n\
             cell 2,4: south undead_archer\ncell 2,5: south coleen_brighton"
        );
        let state = SummonerWars2::read(&mut Lines::parse(&text).unwrap()).unwrap();
        format!("{:?}", SummonerWars2::scene(&state, Viewer::Seat(Seat(0))))
    };
    let (first, later) = (shown("first"), shown("revised"));
    for ability in ["cold-snap", "frost-axe", "soul-shift", "divine-shield", "call-protection"] {
        let [before, after] = ["about", "later"].map(|word| format!("{word}-{ability}"));
        assert!(first.contains(&before) && !first.contains(&after), "{ability}");
        assert!(later.contains(&after) && !later.contains(&before), "{ability}");
    }
    assert!(first.contains("about-momentum") && !later.contains("about-momentum"));
    assert!(later.contains("about-save-the-queen") && !first.contains("about-save-the-queen"));
    let mage_in_hand = |scene: &str| {
        let card = &scene[scene.find("card: \"spirit_mage\"").expect("in hand")..];
        let value = card.split("value: ").nth(1).expect("a strength");
        value.split(',').next().map(ToString::to_string)
    };
    assert_eq!([mage_in_hand(&first), mage_in_hand(&later)].map(Option::unwrap), ["3", "1"]);
}

/// A refusal names the card that forbids, where it is a card.
#[test]
fn a_refusal_names_the_card_that_forbids() {
    const FIELD: &str = "
        cell 0,0: south svara
        cell 7,5: north sera_eldwyn
        cell 3,3: south frost_mage
        cell 3,4: north citadel_knight
        cell 4,4: south bear_cavalry
        cell 5,3: north temple_priest";
    let attack = |more: &str, answer| testkit::refuse::<SummonerWars2>(&format!("phase: attack{more}{FIELD}"), answer);
    let [knight, freeze, tempest] = ["Citadel Knight", "Freeze", "Perplexing Tempest"];
    let held = attack("", "attack frost_mage@3,3 at temple_priest@5,3");
    assert!(held.contains(knight) && held.contains("SW2-ATTACK-23"), "{held}");
    let frozen = attack("\nnorth.area: freeze mark 3,3", "attack frost_mage@3,3 at citadel_knight@3,4");
    assert!(frozen.contains(freeze) && frozen.contains("SW2-ATTACK-17"), "{frozen}");
    let far = attack("", "attack frost_mage@3,3 at sera_eldwyn@7,5");
    assert!(!far.contains(knight) && far.contains("SW2-ATTACK-5"), "{far}");
    let slow = format!("phase: move\nnorth.area: perplexing_tempest{FIELD}");
    let slow = testkit::refuse::<SummonerWars2>(&slow, "move frost_mage@3,3 to 1,3");
    assert!(slow.contains(tempest) && slow.contains("SW2-MOVE-14"), "{slow}");
}

/// A phase is passed over only where nobody needs to see the hand to know that there is nothing to do.
#[test]
fn everybody_can_see_that_a_phase_is_idle() {
    let is_idle = |phase: &str, hand: &str, draw: &str| {
        let field = "cell 0,0: south svara\ncell 7,5: north sera_eldwyn\ncell 3,3: south frost_mage";
        let piles = format!("south.hand: {hand}\nsouth.draw: {draw}\n");
        let text = format!("game: summoner-wars-2\nphase: {phase}\n{field}\n{piles}");
        testkit::erased::<SummonerWars2>().read(&text).expect("a position").is_idle(Seat(0))
    };
    assert!(is_idle("build", "bear_cavalry", "frost_mage"));
    assert!(!is_idle("build", "gate", ""), "there is something to do");
    assert!(!is_idle("build", "bear_cavalry", "gate"), "for all the others know the gate is in the hand");
    assert!(!is_idle("move", "bear_cavalry", ""), "the mage can move");
    assert!(!is_idle("magic", "bear_cavalry", ""), "any card can be discarded");
}
