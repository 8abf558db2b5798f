//! Positions that cannot be read are refused with their line, and a wish that does not fit with its field.

use heroes_3::{Difficulty, Hero, Heroes3, Map};
use kernel::{BadSetup, Game, Setup};

fn wish(mode: &str, seats: u8, options: &[(&str, &str)]) -> Result<Setup, BadSetup> {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Heroes3::about().setup(Some(mode), Some(seats), &options)
}

const TABLE: &str = "game: heroes-3\ntile 1: S3 at 0,0 turn 0 up\ntile 2: S2 at 1,-3 turn 3 up\n";
const COMBAT: &str = "A.main: -1,0 mp 1 from 0,0\nA.units: griffins\ncombat: A 0 neutrals 1\ncombat.at: -1,0\n\
                      combat.stage: act\nframe 1: combat\nfighter 0: griffins a2 0\n";

/// The line a text is refused for.
fn line(text: &str) -> Option<usize> {
    testkit::erased::<Heroes3>().read(text).err().map(|error| {
        let said = error.to_string();
        said.strip_prefix("line ")
            .and_then(|rest| rest.split(':').next()?.parse().ok())
            .unwrap_or_else(|| panic!("{said}"))
    })
}

#[test]
fn nobody_leads_by_default_what_another_leads() {
    for (given, leads) in [("A.hero: catherine", "C.hero: tamika"), ("A.hero: sandro", "C.hero: catherine")] {
        let table = testkit::erased::<Heroes3>();
        let table = table.read(&format!("game: heroes-3\nscenario: three_crowns\nplayers: 3\n{given}\n"));
        let position = table.expect("a position").position();
        assert!(position.lines().any(|line| line == leads), "{position}");
    }
}

#[test]
fn a_malformed_position_is_refused_with_its_line() {
    assert_eq!(line(TABLE), None);
    let last = [
        "tile 3: S9 at -2,-1 turn 0 up",
        "tile 3: F8 at -2,-1 turn 6 up",
        "tile 3: F8 at -2,-1 turn 0 sideways",
        "tile 3: F8 at -1,-1 turn 0 up",
        "tile 3: S3 at -2,-1 turn 0 up",
        "tile 3: S1 at -2,-1 turn 0 down",
        "tile 3: F8 at 900,0 turn 0 up",
        "tile 3: F8 at -2,-1 turn 0 down near",
        "tile 3: F8",
        "field 9,9: black",
        "field 1,0: grey",
        "field 1,0: D owned",
        "box: F99",
        "scenario: nonsense",
        "players: 4",
        "players: 3",
        "difficulty: hardest",
        "optional: no_dice",
        "optional: more_proclamations no_proclamations",
        "first: D",
        "active: C",
        "round: 14",
        "round: 0",
        "step: lunch",
        "reached: C",
        "A.hero: gandalf",
        "B.hero: rion",
        "A.resources: 1 2",
        "A.resources: 1 2 -3",
        "A.resources: 1 2 99999",
        "A.tokens: build hammer",
        "A.buildings: portal_of_summoning",
        "A.units: griffins griffins",
        "A.units: neutral_boars+",
        "A.units: unicorns",
        "A.steps: 13",
        "A.rewarded: 8",
        "A.morale: 2",
        "A.main: 9,9 mp 3",
        "A.main: 0,0 mp 100",
        "A.secondary: somewhere",
        "A.hand: attack nonsense",
        "A.open: attack",
        "A.supply: N1",
        "A.homeless: 4",
        "A.used: hammer",
        "spells.deck: luck",
        "abilities.deck: luck nonsense",
        "bronze.deck: griffins",
        "proclamations.deck: sunny_day",
        "frame 1: lunch A",
        "frame 1: combat",
        "frame 1: search D spells 2 no",
        "frame 1: search A spells 9 no",
        "combat: A 0 hero A 0",
        "combat: A 0 neutrals 9",
        "nonsense: 1",
    ];
    let wrong = |head: &str, text: &str, at: usize| {
        let said = line(&format!("{head}{text}\n"));
        (said != Some(at)).then(|| format!("{text}: {said:?}"))
    };
    let mut misses: Vec<String> = last.into_iter().filter_map(|text| wrong(TABLE, text, 4)).collect();
    assert_eq!(line(&format!("{TABLE}{COMBAT}fighter 5: neutral_boars a4 0\n")), None);
    let fighting = [
        "fighter 5: neutral_boars a2 0",
        "fighter 5: neutral_boars e4 0",
        "fighter 5: neutral_boars a4 99",
        "fighter 5: neutral_boars+ a4 0",
        "fighter 11: neutral_boars a4 0",
        "fighter 5: neutral_boars a4 0 asleep",
        "fighter 5: nobody a4 0",
        "combat.walls: wall gate moat wall",
        "combat.spells: 1 200",
        "lasting 1: attack 0 attacker 0 -",
    ];
    let head = format!("{TABLE}{COMBAT}");
    misses.extend(fighting.into_iter().filter_map(|text| wrong(&head, text, 11)));
    assert_eq!(misses, Vec::<String>::new());
}

/// More cards, units or tiles than the box has: the line with one too many is named.
#[test]
fn no_position_holds_more_than_the_box() {
    let many = [
        ("A.hand: town_portal town_portal town_portal town_portal town_portal town_portal", 4),
        ("A.hand: luck luck luck luck luck", 4),
        ("azure.deck: neutral_azure_dragons neutral_azure_dragons neutral_azure_dragons neutral_azure_dragons", 4),
        ("azure.deck: neutral_azure_dragons\nazure.discard: neutral_azure_dragons neutral_azure_dragons", 5),
        ("box: F3 F3 F3", 4),
        ("A.supply: F4\nB.supply: F4", 5),
        ("tile 3: F4 at -2,-1 turn 0 up\nA.supply: F4", 5),
        ("proclamations.deck: annoying_lizard\nproclamations.discard: annoying_lizard", 5),
    ];
    for (text, at) in many {
        assert_eq!(line(&format!("{TABLE}{text}\n")), Some(at), "{text}");
    }
}

/// Proves H3-MODE-1, H3-MODE-2, H3-MODE-4, H3-MODE-5, H3-SETUP-2, H3-SETUP-26: for every mode and number of players every scenario
/// is set up or refused by its field.
#[test]
fn wrong_combinations_name_their_field() {
    for mode in Heroes3::about().modes {
        for seats in mode.seats.clone() {
            for scenario in Map::all().into_iter().map(Map::scenario) {
                let alone = mode.key == "campaign" && scenario.layout(1).is_some();
                let fits = scenario.layout(seats).is_some() && (alone || scenario.mode.key() == mode.key);
                let fits = fits && scenario.chapter < 2;
                for difficulty in Difficulty::ALL {
                    let options = [("scenario", scenario.id.as_str()), ("difficulty", difficulty.key())];
                    match wish(mode.key, seats, &options) {
                        Ok(setup) => assert!(fits && Heroes3::setup(&setup).is_ok(), "{} {seats}", scenario.id),
                        Err(bad) => assert!(!fits && bad.field == "option scenario", "{} {seats}", scenario.id),
                    }
                }
            }
        }
    }
    let field = |mode, seats, options: &[(&str, &str)]| wish(mode, seats, options).unwrap_err().field;
    assert_eq!(field("alliance", 4, &[]), "mode");
    assert_eq!(field("clash", 4, &[]), "seats");
    assert_eq!(field("campaign", 2, &[]), "seats");
    assert_eq!(field("clash", 2, &[("difficulty", "hardest")]), "option difficulty");
    assert_eq!(field("clash", 2, &[("first", "C")]), "option first");
    assert_eq!(field("clash", 2, &[("weather", "fine")]), "option weather");
    assert_eq!(field("clash", 2, &[("sure_damage", "maybe")]), "option sure_damage");
    assert_eq!(field("clash", 2, &[("A", "gandalf")]), "option A");
    for (a, b) in Hero::all().flat_map(|a| Hero::all().map(move |b| (a, b))) {
        let made = wish("clash", 2, &[("A", a.id()), ("B", b.id())]);
        match a.faction() == b.faction() {
            true => assert_eq!(made.unwrap_err().field, "option B"),
            false => assert!(made.is_ok()),
        }
    }
}
