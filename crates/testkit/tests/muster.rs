//! Settings that depend on each other, a campaign, and decks of sections without a leader: in a game made for it.

use kernel::{BadSetup, DeckList, Game, Possible, Setup, Show};
use testkit::Laws;
use testkit::muster::{Muster, State};

fn wish(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

fn setup(seats: Option<u8>, options: &[(&str, &str)]) -> Result<Setup, BadSetup> {
    Muster::about().setup(None, seats, &wish(options))
}

fn chosen(setup: &Setup) -> [&str; 3] {
    ["scenario", "faction", "hero"].map(|key| setup.text(key))
}

#[test]
fn it_is_a_game_like_any_other() {
    let solo = Muster::about().setup(Some("solo"), None, &[]).expect("alone");
    testkit::conformance(&Laws::<Muster> {
        setups: vec![setup(None, &[]).expect("the usual"), setup(Some(3), &[]).expect("three"), solo],
        games: 3,
        longest: 20,
        invariant: |state: &State| if state.points.iter().all(|n| *n < 9) { Ok(()) } else { Err("too far".into()) },
        has_secrets: false,
    });
}

#[test]
fn what_is_left_out_takes_what_fits_the_rest() {
    assert_eq!(chosen(&setup(None, &[]).unwrap()), ["twin_banners", "castle", "catherine"]);
    assert_eq!(chosen(&setup(None, &[("faction", "dungeon")]).unwrap()), ["twin_banners", "dungeon", "mutare"]);
    // A scenario fixes the seats, unless somebody wished for others.
    let crowns = setup(None, &[("scenario", "three_crowns"), ("faction", "necropolis")]).unwrap();
    assert_eq!((crowns.seats, chosen(&crowns)), (3, ["three_crowns", "necropolis", "sandro"]));
    assert_eq!(setup(Some(3), &[]).unwrap().text("scenario"), "three_crowns");
    let solo = Muster::about().setup(Some("solo"), None, &[]).unwrap();
    assert_eq!((solo.seats, chosen(&solo)), (1, ["lone_road", "castle", "catherine"]));
}

#[test]
fn what_does_not_fit_is_refused_with_what_would() {
    let refused = |seats, options: &[_]| setup(seats, options).unwrap_err();
    let says = |bad: BadSetup, field: &str, words: &[&str]| {
        let said = testkit::said::<Muster>(&bad);
        assert!(bad.field == field && words.iter().all(|word| said.contains(word)), "{said}");
    };
    says(refused(Some(2), &[("scenario", "three_crowns")]), "option scenario", &["three_crowns", "twin_banners"]);
    says(refused(Some(2), &[("faction", "necropolis")]), "option faction", &["necropolis", "castle, dungeon"]);
    says(refused(None, &[("hero", "mutare")]), "option hero", &["mutare", "catherine, rion"]);
    says(refused(None, &[("faction", "dungeon"), ("hero", "rion")]), "option hero", &["mutare, alamar"]);
    says(refused(None, &[("limit", "91")]), "option limit", &["90"]);
    says(refused(None, &[("colour", "red")]), "option colour", &["hero"]);
}

#[test]
fn a_setting_that_does_not_apply_is_left_aside_and_not_offered() {
    let about = Muster::about();
    // Records of an older program name every setting.
    let solo = about.setup(Some("solo"), Some(1), &wish(&[("limit", "30")])).unwrap();
    assert_eq!(solo.text("limit"), "0");
    let offered = |mode| about.choices(Some(mode), None, &[]).settings.iter().map(|c| c.key).collect::<Vec<_>>();
    assert!(offered("clash").contains(&"limit") && !offered("solo").contains(&"limit"));
}

#[test]
fn choices_drop_what_no_longer_fits() {
    let about = Muster::about();
    let options = wish(&[("scenario", "three_crowns"), ("faction", "dungeon"), ("hero", "alamar")]);
    let kept = about.choices(None, Some(3), &options);
    assert_eq!(chosen(&kept.setup), ["three_crowns", "dungeon", "alamar"]);
    let moved = about.choices(None, Some(2), &options);
    assert_eq!(chosen(&moved.setup), ["twin_banners", "dungeon", "alamar"]);
    let heroes = moved.settings.iter().find(|choice| choice.key == "hero").expect("a hero is chosen");
    assert_eq!(heroes.values, Possible::one_of(["mutare", "alamar"]));
    assert_eq!(chosen(&about.choices(Some("solo"), Some(3), &options).setup), ["lone_road", "castle", "catherine"]);
    assert_eq!(about.choices(Some("tea"), Some(99), &wish(&[("no", "such")])).setup.seats, 2);
}

#[test]
fn a_finished_game_hands_on_what_the_next_one_begins_from() {
    let game = testkit::erased::<Muster>();
    let mut handed = String::new();
    for chapter in 1..=3 {
        // Only the hero who was handed over may go on.
        let options = wish(&[("campaign", &handed), ("hero", "rion")]);
        let mut table = game.start(&game.about().setup(None, None, &options).unwrap()).unwrap();
        assert_eq!(table.fact(kernel::Viewer::Spectator, "chapter"), Some(chapter.to_string()));
        assert_eq!(table.legacy(), None, "it is not over");
        let mut given_up = table.clone();
        given_up.answer("A: resign").expect("anybody may");
        assert_eq!(given_up.legacy(), None, "its rules did not end it");
        for answer in ["A: 3", "B: 1", "A: 3"] {
            table.answer(answer).expect("a legal answer");
        }
        let legacy = table.legacy();
        assert_eq!(legacy, (chapter < 3).then(|| format!("chapter {} with rion", chapter + 1)));
        handed = legacy.unwrap_or_default();
    }
    let other = setup(None, &[("campaign", "chapter 2 with rion"), ("hero", "catherine")]).unwrap_err();
    assert_eq!(other.field, "option hero");
    let nonsense = setup(None, &[("campaign", "chapter x")]).unwrap();
    assert_eq!(Muster::setup(&nonsense).unwrap_err().field, "option campaign");
}

#[test]
fn decks_have_sections_and_no_leader() {
    let broken = |deck: &DeckList| Muster::check_deck(&deck.to_string()).unwrap().unwrap().broken;
    let (_, ready) = Muster::ready_decks().remove(0);
    assert_eq!((ready.lead.clone(), broken(&ready)), (None, vec![]));
    let drawn: DeckList = Muster::random_deck(&mut kernel::Luck::new(1)).unwrap().parse().unwrap();
    assert_eq!(broken(&drawn), []);
    let keys = |deck: &DeckList| broken(deck).into_iter().map(|b| (b.why.key, b.card)).collect::<Vec<_>>();
    let mut deck = ready.clone();
    deck.add("main", 1, "c600");
    assert_eq!(keys(&deck), [], "sixty are the least");
    deck.add("main", 1, "c3");
    assert_eq!(keys(&deck), [("deck-too-many".to_string(), Some("c3".to_string()))]);
    deck.shift("sideboard", "main", "c100");
    assert_eq!(keys(&deck)[0], ("deck-exactly".to_string(), None));
    (0..10).for_each(|_| assert!(deck.remove("main", "c0") || deck.remove("main", "c1") || deck.remove("main", "c2")));
    assert_eq!(keys(&deck)[0], ("deck-at-least".to_string(), None));
    assert!(Muster::check_deck("4 c1 [bench] 2 c2").unwrap().is_err(), "there is no bench");
    // A deck written in many lines is one line of a record.
    let lines = format!("{ready:#}").replace("4 c7\n", "4 c7 # seven\n");
    let setup = setup(None, &[("deck", &lines)]).unwrap();
    assert_eq!(setup.text("deck").parse::<DeckList>(), Ok(ready));
    assert!(!setup.text("deck").contains('\n') && Muster::setup(&setup).is_ok());
}

#[test]
fn its_words_are_complete() {
    let about = Muster::about();
    assert_eq!(words::disagreements(about.en, about.cs), Vec::<String>::new());
}
