//! DT-SETUP-1, DT-SETUP-11: what a deck must hold.

use doomtrooper::{Deck, Doomtrooper};
use kernel::{Game, Luck, Seat, Show};

fn broken(text: &str) -> Vec<String> {
    let check = Doomtrooper::check_deck(text).expect("the game has decks").expect("a deck");
    check.broken.iter().map(|v| v.rule.0.to_string()).collect()
}

fn many(n: usize, of: &str) -> String {
    (0..n).map(|i| format!("4 {}", of.split(' ').nth(i).expect("enough cards"))).collect::<Vec<_>>().join(", ")
}

const FIFTEEN: &str = "infantry free_marine sea_lion samurai hatamoto clansman trencher hussar inquisitor mystic valkyrie \
                       lucky_shot powerful_blow evasive_action take_aim";
const SIDE: &str = "[sideboard] 25 necromutant";

/// Proves DT-SETUP-1.
#[test]
fn a_library_has_sixty_cards_at_least_and_four_of_a_kind_at_most_and_a_sideboard_twenty_five() {
    assert_eq!(broken(&format!("{} {SIDE}", many(15, FIFTEEN))), Vec::<String>::new());
    assert_eq!(broken(&format!("{} {SIDE}", many(14, FIFTEEN))), ["DT-SETUP-1"]);
    assert_eq!(broken(&format!("{}, 1 infantry {SIDE}", many(15, FIFTEEN))), ["DT-SETUP-1"]);
    assert_eq!(broken(&format!("{} [sideboard] 24 necromutant", many(15, FIFTEEN))), ["DT-SETUP-1"]);
}

/// Proves DT-SETUP-11.
#[test]
fn copies_are_counted_in_the_library_alone() {
    assert_eq!(broken(&format!("{} [sideboard] 25 infantry", many(15, FIFTEEN))), Vec::<String>::new());
}

#[test]
fn ready_decks_are_legal_and_so_are_those_drawn_by_luck() {
    for (name, deck) in Doomtrooper::ready_decks() {
        assert_eq!(broken(&deck.to_string()), Vec::<String>::new(), "{name:?}");
    }
    for seed in 0..200 {
        let deck = Deck::random(&mut Luck::new(seed));
        assert_eq!(broken(&deck.list().to_string()), Vec::<String>::new(), "{seed}");
        let fights = |f: &doomtrooper::Face| f.is_warrior() && f.printed().ratings[..2].iter().any(Option::is_some);
        let cheap = deck.main().filter(fights).filter(|f| f.printed().ratings[3].is_some_and(|v| v <= 5)).count();
        let warriors = deck.main().filter(|f| f.is_warrior()).count();
        assert!((20..=24).contains(&warriors) && cheap >= 12, "seed {seed}: {warriors} warriors, {cheap} cheap");
        // Two affiliations at most among those who march.
        let of = |f: &doomtrooper::Face| {
            f.printed().sorts.iter().find(|s| doomtrooper::Sorts::AFFILIATIONS.any(doomtrooper::Sorts::of(*s)))
        };
        let sides: std::collections::BTreeSet<_> = deck.main().filter(fights).filter_map(|f| of(&f)).collect();
        assert!(sides.len() <= 3, "seed {seed}: {sides:?}");
    }
}

#[test]
fn a_deck_that_was_written_out_is_read_as_the_same() {
    let drawn = (0..100).map(|seed| Deck::random(&mut Luck::new(seed)));
    let ready = Doomtrooper::ready_decks().into_iter().map(|(_, deck)| Deck::parse(&deck.to_string()).expect("a deck"));
    for deck in drawn.chain(ready) {
        assert_eq!(Deck::parse(&deck.list().to_string()).expect("a deck"), deck);
    }
}

/// Proves DT-SETUP-1.
#[test]
fn a_table_is_set_up_with_a_deck_written_out_and_says_what_is_wrong_with_one() {
    let with = |deck: &str| {
        let setup = Doomtrooper::about().setup(None, None, &[("A".into(), deck.into())]).expect("a known option");
        Doomtrooper::setup(&setup).map(|state| state.library_of(Seat(0)).count()).map_err(|bad| format!("{bad:?}"))
    };
    assert_eq!(with(&format!("{} {SIDE}", many(15, FIFTEEN))), Ok(60));
    assert!(with("4 infantry, 1 nonsense").is_err_and(|why| why.contains("nonsense") && why.contains("wrong-no-card")));
    assert!(with(&format!("{}, 1 infantry {SIDE}", many(15, FIFTEEN))).is_err_and(|why| why.contains("DT-SETUP-1")));
    assert!(with("iron_kartel").is_err_and(|why| why.contains("setup-no-deck")));
}
