//! Campaigns, scenarios from outside, and what a table begins with.

use heroes_3::{Difficulty, Heroes3, Kind, Map, State, Step, Verdict};
use kernel::{Game, Luck, Seat, Setup, Table};
use std::fs;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn wish(mode: &str, seats: u8, options: &[(&str, &str)]) -> Result<Setup, kernel::BadSetup> {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Heroes3::about().setup(Some(mode), Some(seats), &options)
}

/// Play on by luck until a step has come.
fn until(setup: &Setup, seed: u64, come: impl Fn(&State) -> bool) -> State {
    let mut luck = Luck::new(seed);
    let mut table = Table::<Heroes3>::of_luck(Heroes3::setup(setup).unwrap(), &mut luck);
    for _ in 0..100_000 {
        if come(&table.state) {
            return table.state;
        }
        table.step().unwrap();
    }
    panic!("it never came");
}

/// What a game that has ended hands on.
fn handed(over: &State) -> Option<String> {
    Heroes3::legacy(over, &Heroes3::outcome(over))
}

/// Proves H3-MODE-3, H3-AMB-62: three chapters, the hero and five cards come along, the level does not.
#[test]
fn a_campaign_is_three_chapters() {
    for (first, might) in [("ash_road_1", true), ("seven_lamps_1", false)] {
        let mut setup = wish("campaign", 1, &[("scenario", first)]).unwrap();
        for chapter in 1..=3 {
            let start = Heroes3::setup(&setup).unwrap();
            assert_eq!(start.scenario().chapter, chapter);
            let mut played = until(&setup, 5, |state| state.round >= 2 || state.verdict.is_some());
            let player = played.players[0];
            assert_eq!(player.hero.facts().is_might, might);
            let all = [player.hand, player.deck, player.discard].map(|pile| pile.as_slice().to_vec()).concat();
            let carried = all.iter().filter(|face| !matches!(face.kind(), Kind::Statistic | Kind::Specialty)).count();
            assert_eq!(handed(&State { verdict: Some(Verdict::Lost), ..played.clone() }), None);
            played.verdict = Some(Verdict::Together);
            let Some(legacy) = handed(&played) else {
                assert_eq!(chapter, 3);
                break;
            };
            assert_eq!(legacy.split_whitespace().count(), 3 + carried, "{legacy}");
            setup = wish("campaign", 1, &[("campaign", &legacy)]).unwrap();
            assert_eq!(setup.text("A"), player.hero.id());
            let dealt = until(&setup, 9, |state| matches!(state.step, Step::Bonus(_)));
            let deck = dealt.players[0].deck;
            let of = |kinds: &[Kind]| deck.as_slice().iter().filter(|face| kinds.contains(&face.kind())).count();
            assert_eq!((of(&[Kind::Statistic]), of(&[Kind::Specialty])), (if might { 6 } else { 5 }, 1));
            assert_eq!(of(&[Kind::Ability, Kind::Artifact, Kind::Spell]), carried.min(5));
            assert_eq!((dealt.players[0].level(), dealt.players[0].hand.len()), (1, 0));
        }
    }
}

/// Proves H3-MODE-3: a later chapter is not played without what the one before handed on, nor with anything else.
#[test]
fn what_no_chapter_hands_on_is_refused() {
    assert!(wish("campaign", 1, &[("scenario", "ash_road_2")]).is_err());
    let refused = [
        "nonsense",
        "ash_road_1 with catherine: bless",
        "ash_road_2 with alamar: bless",
        "ash_road_2 with catherine: attack",
        "ash_road_2 with catherine: bless bless bless bless bless",
        "twin_banners with catherine: bless",
    ];
    for text in refused {
        let setup = wish("campaign", 1, &[("campaign", text)]).unwrap();
        let bad = Heroes3::setup(&setup).unwrap_err();
        assert_eq!(bad.field, "option campaign", "{text}");
    }
    let clash = wish("clash", 2, &[("campaign", "ash_road_2 with catherine: bless")]);
    assert!(clash.map_or(true, |setup| Heroes3::setup(&setup).is_err()));
}

/// Every part of a story of ours has words in both languages.
#[test]
fn stories_have_words() {
    for scenario in Map::all().into_iter().map(Map::scenario) {
        for told in scenario.story.iter().filter(|told| told.text.is_none()) {
            let when = match told.when {
                heroes_3::When::Intro => "intro".to_string(),
                heroes_3::When::Round(n) => format!("round-{n}"),
                heroes_3::When::Won => "won".into(),
                heroes_3::When::Lost => "lost".into(),
            };
            let key = format!("\nstory-{}-{when} = ", scenario.id);
            assert!([Heroes3::about().en, Heroes3::about().cs].iter().all(|words| words.contains(&key)), "{key}");
        }
        if scenario.title.is_none() {
            assert!(Heroes3::about().cs.contains(&format!("\nvalue-{} = ", scenario.id)), "{}", scenario.id);
        }
    }
}

/// Proves H3-AMB-77: a scenario's own starting bonus stands instead of the difficulty's, even of none.
#[test]
fn a_starting_bonus_of_its_own() {
    let setup = [("campaign", "ash_road_2 with catherine: magic_arrow leadership!"), ("difficulty", "impossible")];
    let setup = wish("campaign", 1, &setup).unwrap();
    let state = until(&setup, 3, |state| matches!(state.step, Step::Rotate(_)));
    assert_eq!((state.players[0].wealth[0], state.players[0].morale), (15, 1));
    let plain = wish("campaign", 1, &[("difficulty", "impossible")]).unwrap();
    let state = until(&plain, 3, |state| matches!(state.step, Step::Rotate(_)));
    assert_eq!(state.players[0].wealth, state.scenario().resources);
}

fn own(id: &str) -> String {
    let text = fs::read_to_string(format!("{FOLDER}/maps/twin_banners.toml")).unwrap();
    let text = text.replace("id = \"twin_banners\"", &format!("id = \"{id}\"\ngame = \"heroes-3\"\ntitle = \"Mine\""));
    text.replace("supply = 1", "supply = 1\nstory = [{ when = \"intro\", text = \"Once upon a time.\" }]")
}

/// A scenario from outside is played under its id; the same file twice is the same scenario.
#[test]
fn a_scenario_from_outside_is_played() {
    let text = own("my_own_banners");
    assert!(wish("clash", 2, &[("scenario", "my_own_banners")]).is_err());
    assert_eq!(Heroes3::learn(&text).unwrap(), "my_own_banners");
    assert_eq!(Heroes3::learn(&text).unwrap(), "my_own_banners");
    let setup = wish("clash", 2, &[("scenario", "my_own_banners")]).unwrap();
    let state = until(&setup, 1, |state| state.verdict.is_some());
    assert_eq!(state.scenario().id, "my_own_banners");
    let other = text.replace("rounds = 12", "rounds = 11");
    let why = Heroes3::learn(&other).unwrap_err();
    assert_eq!(why.line, 2);
}

/// What is wrong with a scenario from outside is named with its line, and nothing of it is known afterwards.
#[test]
fn a_wrong_scenario_is_refused_with_its_line() {
    let text = own("my_wrong_banners");
    let line = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let bad = text.replacen(from, to, 1);
        let at = bad.find(to).map_or(0, |at| bad[..at].matches('\n').count() + 1);
        (Heroes3::learn(&bad).unwrap_err().line, at)
    };
    let mistakes = [
        ("id = \"my_wrong_banners\"", "id = \"My Banners\""),
        ("mode = \"clash\"", "mode = \"clish\""),
        ("rounds = 12", "rounds = 0"),
        ("few bronze 2", "few brass 2"),
        ("dwelling_bronze", "dwelling_brass"),
        ("capture_start_town", "beat_ai_hero"),
        ("enemy_start_tile_from_round_3", "peace_on_earth"),
        ("obelisk = [\"treasure_die\"]", "obelisk = [\"remove_ai_card\"]"),
        ("gold 10", "gold 900"),
        ("when = \"intro\"", "when = \"round 40\""),
        ("players = 2", "players = 1"),
        ("tile = \"C1\"", "tile = \"C9\""),
        ("at = [1, 4]", "at = [1, 9]"),
        ("supply = 1", "supply = 9"),
        ("tie = \"draw\"", "tie = \"drawn\""),
        ("rounds = [5, 9]", "rounds = [5, 19]"),
        ("resources = [15, 3, 1]", "resources = [100, 3, 1]"),
        ("income = [10, 0, 0]", "income = [10, 0, 65535]"),
        ("income = [10, 0, 0]", "income = [10, 0]"),
        ("income = [10, 0, 0]", "income = [10, 0, 0, 3]"),
        ("at = [3, -2] }", "at = [3, -2, 1] }"),
        ("few bronze 2", "few bronze 1"),
        ("\"dwelling_bronze\"", "\"blacksmith\""),
        ("gains = [\"gold 3\"]", "gains = [\"gold 0\"]"),
        ("first = [\"gold 10\", \"artifact_search 3\"]", "guards = [\"bronze 1 azure 5\"]"),
        ("from = [\"F1\", \"F2\", \"F3\"]", "from = [\"N1\", \"F2\", \"F3\"]"),
        ("from = [\"F1\", \"F2\", \"F3\"]", "from = [\"F1\", \"F2\", \"F1\"]"),
        ("group = \"far\", take = 2", "group = \"far\", take = 3"),
        ("at = [3, -2] }", "at=[3,-2], tile = \"F1\" }"),
        ("at = [1, 4] }", "at = [1, 4], tile = \"S1\" }"),
    ];
    for (from, to) in mistakes {
        let (said, is) = line(from, to);
        let near = if from == "at = [1, 4]" || from.starts_with("capture") { 40 } else { 0 };
        assert!(said.abs_diff(is) <= near, "{to}: line {said}, not {is}");
    }
    let of = |bad: &str| Heroes3::learn(bad).unwrap_err().line;
    let at = |text: &str, word: &str| text.lines().position(|line| line.contains(word)).unwrap() + 1;
    let tied = text.replace(", tie = \"draw\"", "").replace("\"Mine\"", "\"Of a lost closing\"");
    assert_eq!(of(&tied), at(&tied, "closing = {"));
    let twice = format!("{text}\n{}", &text[text.find("[[layout]]").unwrap()..]);
    assert_eq!(of(&twice), text.lines().count() + 1 + 2);
    let cards = like("pale_regent", "my_wrong_regent").replace("[ai]", "[ai]\nmight = 11");
    assert_eq!(of(&cards), at(&cards, "might = 11"));
    assert!(Heroes3::learn(&own("twin_banners")).is_err(), "one of ours");
    assert!(Map::named("my_wrong_banners").is_none());
}

/// A file of ours under another id, with a title of its own.
fn like(map: &str, id: &str) -> String {
    let text = fs::read_to_string(format!("{FOLDER}/maps/{map}.toml")).unwrap();
    text.replace(&format!("id = \"{map}\""), &format!("id = \"{id}\"\ntitle = \"Mine\""))
}

/// Proves H3-AI-19: an ability that an AI's skill cards could not use is refused with its line, and so is what is none.
#[test]
fn an_ability_that_no_ai_can_use_is_refused() {
    let line = "ability = \"sorcery\"";
    let text = like("stand_united", "my_united");
    for (ability, why) in [
        ("logistics", "scenario-ai-ability"),
        ("archery", "scenario-ai-ability"),
        ("attack", "scenario-no-ability"),
        ("crusaders_1", "scenario-no-ability"),
    ] {
        let bad = text.replace(line, &format!("ability = \"{ability}\""));
        let at = bad.lines().position(|l| l.contains(ability)).unwrap() + 1;
        let said = heroes_3::Scenario::parse(&bad).unwrap_err();
        assert_eq!((said.line, said.why), (at, why), "{ability}");
    }
    let bad = text.replace("\"curse\"]", "\"estates\"]");
    assert_eq!(heroes_3::Scenario::parse(&bad).unwrap_err().why, "scenario-no-spell");
    for ability in ["offense", "armorer", "sorcery"] {
        let good = text.replace(line, &format!("ability = \"{ability}\""));
        assert!(heroes_3::Scenario::parse(&good).is_ok(), "{ability}");
    }
}

/// Proves H3-MODE-3: chapters from outside are a campaign like ours; a chapter that nobody read is not handed anything.
#[test]
fn a_campaign_from_outside_is_played() {
    let chapter = |n: u8| {
        let text = like(&format!("ash_road_{n}"), &format!("my_road_{n}"));
        let text = text.replace(&format!("\"ash_road_{}\"", n + 1), &format!("\"my_road_{}\"", n + 1));
        text.lines().filter(|line| !line.starts_with("story")).collect::<Vec<_>>().join("\n")
    };
    let won = |setup: &Setup| {
        let played = until(setup, 5, |state| state.round >= 2 || state.verdict.is_some());
        handed(&State { verdict: Some(Verdict::Together), ..played })
    };
    assert_eq!(Heroes3::learn(&chapter(1)).unwrap(), "my_road_1");
    let first = wish("campaign", 1, &[("scenario", "my_road_1")]).unwrap();
    assert_eq!(won(&first), None, "the second chapter is not there yet");
    assert_eq!(Heroes3::learn(&chapter(2)).unwrap(), "my_road_2");
    let legacy = won(&first).unwrap();
    assert!(legacy.starts_with("my_road_2 with "), "{legacy}");
    assert!(wish("campaign", 1, &[("scenario", "my_road_2")]).is_err());
    let second = wish("campaign", 1, &[("campaign", &legacy)]).unwrap();
    assert_eq!(Heroes3::setup(&second).unwrap().scenario().id, "my_road_2");
    let clash = own("my_chaptered_banners").replace("mode = \"clash\"", "mode = \"clash\"\nchapter = 2");
    assert_eq!(heroes_3::Scenario::parse(&clash).unwrap_err().why, "scenario-chapter");
    let spaced = chapter(1).replace("my_road_2", "my road 2");
    assert_eq!(heroes_3::Scenario::parse(&spaced).unwrap_err().why, "scenario-id");
}

/// Proves H3-AI-17, H3-UNIT-4: what an AI hero lost in a combat it won stays away, unless the scenario brings it back.
#[test]
fn what_an_ai_hero_lost_stays_away() {
    let text = like("pale_regent", "my_regent");
    assert!(text.contains("\"ai_army_returns\", "));
    Heroes3::learn(&text.replace("\"ai_army_returns\", ", "")).unwrap();
    for (scenario, army) in [("pale_regent", "skeletons+ zombies+ vampires"), ("my_regent", "zombies")] {
        let position = format!(
            "game: heroes-3\nscenario: {scenario}\nplayers: 1\nA.hero: catherine\nB.hero: tamika\n\
             tile 1: S3 at 0,0 turn 0 up\ntile 2: S1 at 1,-3 turn 2 up\nA.main: 1,-2 mp 0 from 1,-2\n\
             A.units: halberdiers\nA.resources: 10 0 0\nB.main: 1,-3 mp 1 from 1,-3\nB.units: zombies\nround: 4\nstep: ai\n"
        );
        let mut lines = kernel::Lines::parse(&position).unwrap();
        lines.take("game");
        let state = <Heroes3 as kernel::Show>::read(&mut lines).unwrap();
        let mut luck = Luck::new(1);
        let mut table = Table::<Heroes3>::of_luck(state, &mut luck);
        while table.state.combat.is_none() {
            table.step().unwrap();
        }
        let units = table.state.player(Seat(1)).units();
        let units: Vec<String> =
            units.map(|(unit, pack)| format!("{}{}", unit.id(), if pack { "+" } else { "" })).collect();
        assert_eq!(units.join(" "), army, "{scenario}");
    }
}

/// Proves H3-SCN-2, H3-SCN-3, H3-SETUP-3, H3-SETUP-7: every tile lies where the layout says, of its kind, starting tiles in
/// turn order and face up, named tiles where they are named, drawn ones out of what they are drawn from.
#[test]
fn the_map_is_laid_as_the_scenario_says() {
    for map in Map::all().into_iter().map(Map::scenario).filter(|scenario| scenario.chapter < 2) {
        for layout in &map.layouts {
            let mode = if layout.players == 1 { "campaign" } else { map.mode.key() };
            let setup = wish(mode, layout.players, &[("scenario", &map.id)]).unwrap();
            for seed in 0..8 {
                let state = until(&setup, seed, |state| matches!(state.step, Step::Bonus(_)));
                assert_eq!(state.tiles.len(), layout.spots.len());
                let mut order = state.players_in_order();
                for (laid, spot) in state.tiles.as_slice().iter().zip(&layout.spots) {
                    assert_eq!((laid.centre, laid.tile.kind()), (spot.at, spot.kind));
                    assert_eq!(laid.is_up, spot.kind == heroes_3::TileKind::Starting);
                    assert!(spot.tile.is_none_or(|tile| tile == laid.tile));
                    if laid.is_up && !spot.is_ai {
                        let seat = order.next().unwrap();
                        assert_eq!(state.home(seat), Some(laid.centre));
                    }
                }
                for draw in layout.draws.iter().filter(|draw| !draw.from.is_empty()) {
                    let of = |(laid, spot): &(&heroes_3::Laid, &heroes_3::Spot)| {
                        spot.group == draw.group && draw.from.contains(&laid.tile)
                    };
                    assert_eq!(state.tiles.as_slice().iter().zip(&layout.spots).filter(of).count(), draw.take);
                }
            }
        }
    }
}

/// Proves H3-SETUP-5, H3-SETUP-6, H3-SETUP-8, H3-SETUP-9, H3-SETUP-10, H3-SETUP-14, H3-SETUP-15, H3-SETUP-17, H3-SETUP-18,
/// H3-SETUP-19, H3-SETUP-20, H3-SETUP-24, H3-SETUP-26: what everybody begins with.
#[test]
fn what_everybody_begins_with() {
    let setup = wish("clash", 3, &[("difficulty", "impossible")]).unwrap();
    let state = until(&setup, 4, |state| state.step == Step::Rotate(0));
    let scenario = state.scenario();
    for seat in Seat::all(3) {
        let player = state.player(seat);
        assert_eq!((player.deck.len(), player.hand.len(), player.discard.len()), (9, 0, 0));
        assert_eq!((player.level(), player.steps, player.wealth), (1, 0, scenario.resources));
        assert!(scenario.buildings.iter().all(|&building| player.has(building)));
        assert!(heroes_3::Token::ALL.into_iter().all(|token| player.is_active(token)));
        let units: Vec<(u8, bool)> = player.units().map(|(unit, pack)| (unit.place() as u8, pack)).collect();
        assert_eq!(units, [(0, false), (1, false)]);
        assert_eq!(player.supply.len(), 1);
    }
    assert_eq!((state.round, state.difficulty), (1, Difficulty::Impossible));
    assert!(state.common.iter().all(|stock| stock.discard.len() == 1 && !stock.deck.is_empty()));
    assert!(state.neutrals.iter().all(|stock| stock.discard.is_empty() && !stock.deck.is_empty()));
    assert_eq!((state.proclamations.deck.len(), state.proclamations.discard.len()), (19, 0));
    let other = until(&setup, 6, |state| state.step == Step::Rotate(0));
    let hidden = |state: &State| (state.players[0].deck, state.common, state.neutrals, state.proclamations);
    assert_ne!(hidden(&state), hidden(&other), "they are shuffled");
}

/// Proves H3-SETUP-2, H3-SETUP-4, H3-SETUP-1: a scenario first, then a hero of a faction that nobody before has.
#[test]
fn factions_are_different() {
    assert!(wish("clash", 2, &[("A", "catherine"), ("B", "rion")]).is_err());
    assert!(wish("clash", 2, &[("A", "rion"), ("B", "alamar")]).is_ok());
    assert!(wish("campaign", 1, &[("scenario", "greek_gift"), ("A", "sandro")]).is_err());
    assert_eq!(Heroes3::about().settings[1].key, "scenario");
}
