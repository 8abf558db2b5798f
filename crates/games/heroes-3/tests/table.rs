//! What a table is set up with, and which wishes for one are refused.

use heroes_3::{
    Ask, Common, Face, Faction, Grade, Hero, Heroes3, Kind, Map, Optional, School, Special, State, Step, TileKind,
};
use kernel::{BadSetup, Game, Live, Luck, Seat, Setup, Table};

fn wish(mode: &str, seats: u8, options: &[(&str, &str)]) -> Result<Setup, BadSetup> {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Heroes3::about().setup(Some(mode), Some(seats), &options)
}

fn dealt(setup: &Setup, seed: u64) -> State {
    let mut luck = Luck::new(seed);
    let mut table = Table::<Heroes3>::of_luck(Heroes3::setup(setup).unwrap(), &mut luck);
    while matches!(table.state.step, Step::Carry(_) | Step::Deal) {
        table.step().unwrap();
    }
    table.state
}

/// Proves H3-SETUP-22, H3-SETUP-23: the highest attack die begins, ties roll again.
#[test]
fn the_highest_die_begins() {
    let setup = wish("clash", 3, &[("first", "random")]).unwrap();
    // -1, +1, +1: A is out of it. Then 0, 0: both again. Then +1 for B, -1 for C.
    let rolls = [0, 4, 5, 2, 3, 5, 1];
    let mut live = Live::<Heroes3>::new(Heroes3::setup(&setup).unwrap()).unwrap();
    for face in rolls {
        assert_eq!(live.pending()[0].ask, Ask::First);
        live.roll(face).unwrap().unwrap();
    }
    assert_ne!(live.pending()[0].ask, Ask::First);
    live.deal(&mut Luck::new(1)).unwrap();
    let order: Vec<Seat> = live.state().players_in_order().collect();
    assert_eq!(order, [Seat(1), Seat(2), Seat(0)]);
}

/// Proves H3-HERO-11, H3-SETUP-11, H3-SETUP-12, H3-SETUP-13, H3-DECK-1, H3-HERO-1: what a hero card prints is what the hero
/// begins with.
#[test]
fn hero_cards() {
    for hero in Hero::all() {
        let facts = hero.facts();
        let deck: Vec<Face> = hero.deck().collect();
        let of = |id: &str| deck.iter().filter(|face| face.id() == id).count() as u8;
        let counts = ["attack", "defense", "power", "knowledge"].map(of);
        assert_eq!(counts, facts.start, "{}", hero.id());
        assert_eq!(of("magic_arrow"), if facts.is_might { 1 } else { 2 }, "{}", hero.id());
        assert_eq!(deck.len(), 9, "{}", hero.id());
        let abilities: Vec<&Face> = deck.iter().filter(|face| face.kind() == Kind::Ability).collect();
        assert!(abilities.len() == 1 && abilities[0].is_starting(), "{}", hero.id());
        let specialties: Vec<Face> = [1, 4, 6].into_iter().filter_map(|level| hero.specialty(level)).collect();
        assert_eq!(specialties.len(), 3, "{}", hero.id());
        assert!(deck.contains(&specialties[0]) && !deck.contains(&specialties[1]) && !deck.contains(&specialties[2]));
    }
    for faction in Faction::ALL {
        let of = |might| Hero::all().filter(|hero| hero.faction() == faction && hero.facts().is_might == might).count();
        assert_eq!((of(true), of(false)), (1, 1), "one of each");
    }
}

/// Proves H3-SPELL-6: a school, three levels by power that never fall, and basic as well as expert spells.
#[test]
fn spell_cards() {
    let spells: Vec<Face> = Face::all().filter(|face| face.kind() == Kind::Spell).collect();
    for spell in &spells {
        let facts = spell.printed();
        // A Magic Arrow is of every school.
        assert_eq!(facts.school.is_none(), spell.id() == "magic_arrow", "{}", spell.id());
        assert!(facts.power[0] == 0 && facts.power.is_sorted(), "{}: {:?}", spell.id(), facts.power);
    }
    let schools = School::ALL.into_iter().filter(|&school| spells.iter().any(|s| s.printed().school == Some(school)));
    assert_eq!(schools.count(), School::ALL.len());
    let copies: u32 = spells.iter().map(|spell| u32::from(spell.printed().copies)).sum();
    assert_eq!(copies, 46);
}

/// Proves H3-DECK-16, H3-AMB-59: one deck holds artifacts of all grades; Magic Arrows that nobody begins with lie in the spell
/// deck.
#[test]
fn common_decks() {
    let state = dealt(&wish("clash", 2, &[("A", "catherine"), ("B", "alamar")]).unwrap(), 3);
    let all = |common: Common| {
        let stock = state.stock(common);
        stock.deck.as_slice().iter().chain(stock.discard.as_slice()).copied().collect::<Vec<Face>>()
    };
    let artifacts = all(Common::Artifacts);
    assert_eq!(artifacts.len(), 32);
    for grade in Grade::ALL {
        assert!(artifacts.iter().any(|face| face.printed().grade == Some(grade)), "{grade:?}");
    }
    let arrow = Face::named("magic_arrow").unwrap();
    let lie = all(Common::Spells).iter().filter(|face| face.id() == arrow.id()).count();
    assert_eq!(lie, usize::from(arrow.printed().copies) - 1 - 2);
}

/// Proves H3-MAP-12: personal supplies are far tiles, dealt evenly, and no tile is dealt twice.
#[test]
fn supplies_are_dealt_evenly() {
    for map in Map::all().into_iter().map(Map::scenario).filter(|scenario| scenario.chapter < 2) {
        for layout in &map.layouts {
            let mode = if layout.players == 1 { "campaign" } else { map.mode.key() };
            let state = dealt(&wish(mode, layout.players, &[("scenario", &map.id)]).unwrap(), 11);
            let mut seen: Vec<_> = state.tiles.as_slice().iter().map(|laid| laid.tile).collect();
            for seat in Seat::all(state.seats) {
                let supply = state.player(seat).supply;
                assert_eq!(supply.len(), usize::from(map.supply), "{}", map.id);
                assert!(supply.as_slice().iter().all(|tile| tile.kind() == TileKind::Far));
                seen.extend(supply.as_slice());
            }
            let all = seen.len();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), all, "{}", map.id);
        }
    }
}

/// Proves H3-OPT-15: every optional rule by itself, and all together but the two that exclude each other.
#[test]
fn optional_rules_are_combined() {
    for rule in Optional::ALL {
        let setup = wish("clash", 2, &[(rule.key(), "yes")]).unwrap();
        let state = Heroes3::setup(&setup).unwrap();
        let on: Vec<Optional> = Optional::ALL.into_iter().filter(|&other| state.plays_with(other)).collect();
        assert_eq!(on, [rule]);
    }
    for left_out in [Optional::MoreProclamations, Optional::NoProclamations] {
        let others = Optional::ALL.into_iter().filter(|&rule| rule != left_out);
        let options: Vec<(&str, &str)> = others.map(|rule| (rule.key(), "yes")).collect();
        let state = Heroes3::setup(&wish("clash", 3, &options).unwrap()).unwrap();
        assert_eq!(state.optional.count_ones() as usize, Optional::ALL.len() - 1);
    }
    let both = wish("clash", 2, &[("more_proclamations", "yes"), ("no_proclamations", "yes")]).unwrap_err();
    assert_eq!(both.field, "option no_proclamations");
    let other = wish("clash", 2, &[("no_proclamations", "yes"), ("more_proclamations", "yes")]).unwrap_err();
    assert_eq!(other.field, "option no_proclamations");
    let lines = "game: heroes-3\noptional: more_proclamations no_proclamations\n";
    let mut lines = kernel::Lines::parse(lines).unwrap();
    lines.take("game");
    assert_eq!(<Heroes3 as kernel::Show>::read(&mut lines).unwrap_err().line, 2); // H3-OPT-15
}

/// Proves H3-OPT-5, H3-OPT-16, H3-MODE-6: the Secondary Hero stands in the town from the start and costs nothing, unless the
/// scenario knows none.
#[test]
fn two_heroes_from_the_start() {
    let setup = wish("clash", 3, &[("two_heroes", "yes")]).unwrap();
    let state = dealt(&setup, 2);
    for seat in Seat::all(3) {
        let [main, secondary] = state.player(seat).walkers;
        assert!(main.here && secondary.here && main.at == secondary.at);
        assert_eq!(state.home(seat), Some(main.at));
        assert_eq!(state.player(seat).wealth, state.scenario().resources);
    }
    let plain = dealt(&wish("clash", 3, &[]).unwrap(), 2);
    assert!(Seat::all(3).all(|seat| !plain.player(seat).walkers[1].here));
    let none = |map: &Map| map.scenario().has(Special::NoSecondaryHeroes);
    for map in Map::all().into_iter().filter(none).map(Map::scenario) {
        for layout in map.layouts.iter().filter(|_| map.chapter < 2) {
            let mode = if layout.players == 1 { "campaign" } else { map.mode.key() };
            let refused = wish(mode, layout.players, &[("scenario", &map.id), ("two_heroes", "yes")]);
            assert_eq!(refused.unwrap_err().field, "option two_heroes", "{}", map.id);
        }
    }
}

/// Proves catherine, rion, mutare, alamar, tamika, sandro: what each hero begins with.
#[test]
fn every_hero_begins_with_cards_of_its_own() {
    let begins = [
        ("catherine", "attack attack defense defense power knowledge leadership! magic_arrow crusaders_1"),
        ("rion", "attack power power knowledge knowledge wisdom! magic_arrow magic_arrow battlefield_medic_1"),
        ("mutare", "attack attack defense defense power knowledge tactics! magic_arrow dragons_1"),
        ("alamar", "power power power knowledge knowledge wisdom! magic_arrow magic_arrow resurrection_1"),
        ("tamika", "attack defense defense power power knowledge offense! magic_arrow dread_knights_1"),
        (
            "sandro",
            "attack power power knowledge knowledge sorcery! magic_arrow magic_arrow cloak_of_the_undead_king_1",
        ),
    ];
    for (id, cards) in begins {
        let hero = Hero::named(id).unwrap();
        let mut deck: Vec<String> =
            hero.deck().map(|face| format!("{}{}", face.id(), if face.is_starting() { "!" } else { "" })).collect();
        deck.sort();
        let mut expected: Vec<&str> = cards.split(' ').collect();
        expected.sort_unstable();
        assert_eq!(deck, expected, "{id}");
    }
}

/// Proves catherine, rion, mutare, alamar, tamika, sandro: the specialties of levels 4 and 6, and whether might or magic.
#[test]
fn every_hero_has_specialties_of_its_own() {
    let own = [
        ("catherine", "crusaders", true),
        ("rion", "battlefield_medic", false),
        ("mutare", "dragons", true),
        ("alamar", "resurrection", false),
        ("tamika", "dread_knights", true),
        ("sandro", "cloak_of_the_undead_king", false),
    ];
    for (id, specialty, might) in own {
        let hero = Hero::named(id).unwrap();
        assert_eq!(hero.facts().is_might, might, "{id}");
        for level in [1, 4, 6] {
            let card = hero.specialty(level).map(|face| face.id().to_string());
            assert_eq!(card, Some(format!("{specialty}_{level}")));
        }
        assert_eq!(hero.specialty(5), None);
    }
}
