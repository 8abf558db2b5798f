//! The command line as people outside the team drive it: what it prints, what it refuses, how it exits.

#[path = "contract/luck.rs"]
mod luck;
#[path = "contract/passing.rs"]
mod passing;
#[path = "contract/scenarios.rs"]
mod scenarios;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const MID_GAME: &str = "game: connect-four\nturn: A\nrow 2: . . A A . . .\nrow 1: . A B A B . B\n";
const BIDDING: &str = "game: liars-dice\nA.dice: 5 1\nB.dice: 2 3\nbid: 2x5 by A\nturn: B\n";

fn kamen(args: &[&str], stdin: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kamen"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let written = child.stdin.take().expect("a pipe").write_all(stdin.as_bytes());
    // A program that refuses its arguments does not read on.
    assert!(written.is_ok() || written.is_err_and(|e| e.kind() == std::io::ErrorKind::BrokenPipe));
    child.wait_with_output().expect("the program ends")
}

/// What it printed, having ended well.
fn ok(args: &[&str], stdin: &str) -> String {
    let out = kamen(args, stdin);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("UTF-8")
}

fn json(args: &[&str], stdin: &str) -> serde_json::Value {
    serde_json::from_str(&ok(args, stdin)).expect("one JSON document")
}

/// The one line of a refusal: exit 2, nothing on stdout.
fn refused(args: &[&str], stdin: &str) -> String {
    let out = kamen(args, stdin);
    let line = String::from_utf8(out.stderr).expect("UTF-8");
    assert_eq!(out.status.code(), Some(2), "{args:?}: {line}");
    assert_eq!(String::from_utf8_lossy(&out.stdout), "", "{args:?} printed something all the same");
    assert_eq!(line.lines().count(), 1, "{args:?}: {line}");
    line
}

fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("kamen-{}-{name}", std::process::id()));
    std::fs::write(&path, content).expect("a temporary file");
    path
}

#[test]
fn games_lists_every_game_with_names_seats_modes_options_and_coverage() {
    let lines = ok(&["games", "--json"], "");
    let games: Vec<serde_json::Value> = lines.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let dice = games.iter().find(|g| g["key"] == "liars-dice").expect("liars-dice");
    assert_eq!(dice["name"]["cs"], "Lhářské kostky");
    assert_eq!(dice["seats"], serde_json::json!([2, 6]));
    assert_eq!(dice["rules"]["total"], dice["rules"]["proven"], "every rule of a practice game is proven");
    assert_eq!(dice["options"][0]["key"], "dice");
    assert!(ok(&["games", "--lang", "cs"], "").contains("Čtyři v řadě"));
}

#[test]
fn a_fresh_game_is_the_same_for_the_same_seed() {
    let new = |seed| ok(&["new", "liars-dice", "--seats", "3", "--seed", seed], "");
    assert_eq!(new("7"), new("7"));
    assert_ne!(new("7"), new("8"));
    assert!(ok(&["new", "liars-dice", "--option", "dice=2"], "").contains("dice: 2"));
}

#[test]
fn legal_names_seat_key_rule_and_every_answer() {
    let legal = json(&["legal", "-", "--json"], MID_GAME);
    let question = &legal["questions"][0];
    assert_eq!(
        (&question["seat"], &question["key"], &question["rule"]),
        (&"A".into(), &"column".into(), &"C4-TURN-1".into())
    );
    assert_eq!(question["answers"].as_array().unwrap().len(), 7);
    assert_eq!(
        question["answers"][3],
        serde_json::json!({"id": "d", "text": "Column d", "consequence": "falls to d3", "target": "d3"})
    );
    assert!(ok(&["legal", "-"], MID_GAME).lines().any(|l| l == "d\tColumn d"));
}

#[test]
fn answers_give_events_and_a_position_that_goes_on() {
    let first = json(&["answer", "-", "c", "d", "--json"], MID_GAME);
    assert_eq!(
        first["events"][0],
        serde_json::json!({"seq": 0, "audience": "all", "key": "dropped A c3", "text": "A dropped a stone on c3."})
    );
    let next = json(&["answer", "-", "e", "--json"], first["position"].as_str().unwrap());
    assert!(next["position"].as_str().unwrap().contains("row 2: . . A A A . ."));
    // People read the same; the events are comments, so that the output is a position again.
    let printed = ok(&["answer", "-", "c"], MID_GAME);
    assert!(printed.starts_with("# all: A dropped a stone on c3."));
    assert_eq!(
        ok(&["legal", "-"], &printed).lines().next().unwrap(),
        "B: Where do you drop your stone? [column C4-TURN-1]"
    );
}

#[test]
fn chance_is_scripted_completely_or_comes_from_a_seed() {
    let scripted = ok(&["answer", "-", "liar", "--chance", "1,2,6"], BIDDING);
    assert!(scripted.contains("A.dice: 1 2") && scripted.contains("B.dice: 6"), "{scripted}");
    let seeded = || ok(&["answer", "-", "liar", "--seed", "5"], BIDDING);
    assert_eq!(seeded(), seeded());
    assert!(refused(&["answer", "-", "liar", "--chance", "1,2"], BIDDING).contains("chance: too few"));
    assert!(refused(&["answer", "-", "liar", "--chance", "1,2,3,4"], BIDDING).contains("`4` is too much"));
    assert!(
        refused(&["answer", "-", "liar", "--chance", "1,2,7"], BIDDING).contains("`7` is not one of 1, 2, 3, 4, 5, 6")
    );
    ok(&["answer", "-", "liar", "--chance", "1,2", "--seed", "5"], BIDDING);
}

#[test]
fn show_hides_what_a_seat_may_not_know() {
    let facts = |seat| json(&["show", "-", "--seat", seat, "--json"], BIDDING)["facts"].clone();
    assert_eq!(facts("B")["A.dice"], "? ?");
    assert_eq!(facts("B")["B.dice"], "2 3");
    assert_eq!(facts("spectator")["B.dice"], "? ?");
    assert_eq!(facts("all")["A.dice"], "1 5");
    let text = ok(&["show", "-", "--seat", "B", "--lang", "cs"], BIDDING);
    assert!(text.contains("[?] [?]") && text.contains("[2] [3]") && text.contains("Víc, nebo lež?"), "{text}");
    assert!(!text.contains('\u{1b}'), "no colours into a pipe");
}

#[test]
fn show_draws_svg() {
    let svg = std::env::temp_dir().join(format!("kamen-{}.svg", std::process::id()));
    ok(&["show", "-", "--seat", "A", "--svg", svg.to_str().unwrap()], MID_GAME);
    assert!(std::fs::read_to_string(svg).unwrap().starts_with("<svg"));
}

#[test]
fn bad_input_is_refused_in_one_line_that_says_what_is_wrong() {
    let cases: &[(&[&str], &str, &str)] = &[
        (&["new", "chess"], "", "game: `chess` is not one of"),
        (&["new", "connect-four", "--seats", "3"], "", "seats: connect-four is played by 2, not by 3"),
        (&["new", "connect-four", "--mode", "blitz"], "", "mode: connect-four knows no mode `blitz`"),
        (&["new", "liars-dice", "--option", "dice=9"], "", "option dice: `9` is not a number from 1 to 5"),
        (&["new", "liars-dice", "--option", "dice"], "", "option dice: expected K=V"),
        (&["new", "liars-dice", "--option", "cups=1"], "", "option cups: liars-dice has no such option"),
        (&["legal", "-"], "", "standard input: it is empty"),
        (&["legal", "-"], "row 1: . .", "names its game"),
        (&["legal", "-"], "game: connect-four\nrow 1: . .", "line 2: row 1: a row has 7 squares, not 2"),
        (&["legal", "-"], "game: connect-four\nrow 1: . . x . . . .", "line 2: row 1: cannot read `x`"),
        (&["legal", "-"], "game: connect-four\nrow 9: .", "line 2: `row 9` is not a name this position knows"),
        (&["legal", "-"], "game: connect-four\nturn: A\nturn: B", "line 3: `turn` stands on line 2 already"),
        (&["legal", "-"], "game: connect-four\nsomething", "line 2: expected `name: value`"),
        (&["legal", "no-such-file"], "", "no-such-file: No such file"),
        (&["answer", "-", "h"], MID_GAME, "C4-TURN-1"),
        (&["answer", "-", "B: c"], MID_GAME, "C4-TURN-1: It is not B who is asked."),
        (&["answer", "-", "2x4"], BIDDING, "LD-BID-2: That does not raise 2 × 5."),
        (&["answer", "-"], MID_GAME, "required"),
        (&["show", "-", "--seat", "Z"], MID_GAME, "seat: `Z` is not one of A, B, spectator, all"),
        (&["show", "-", "--lang", "de"], MID_GAME, "neither en nor cs"),
        (&["rules", "connect-four", "castling"], "", "no rule `castling`"),
        (&["cards", "connect-four", "ace"], "", "no card `ace`"),
        (&["deck", "connect-four", "-"], "x", "played without decks"),
        (
            &["arena", "connect-four", "--a", "genius", "--b", "random", "--games", "1"],
            "",
            "a: no bot is called `genius`",
        ),
        (&["arena", "connect-four", "--a", "random", "--b", "random", "--games", "0"], "", "games:"),
        (&["play", "connect-four", "--seat", "Q=human"], "", "seat Q=human: the seats are A, B"),
        (&["replay", "-"], "hello", "a record has a line `replies:`"),
        (&["nonsense"], "", "nonsense"),
    ];
    for (args, stdin, expected) in cases {
        let line = refused(args, stdin);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
    let latin = file("latin", b"game: connect-four\nrow 1: \xE9");
    assert!(refused(&["legal", latin.to_str().unwrap()], "").contains("line 2 is not UTF-8"));
    let huge = file("huge", &vec![b'#'; 17 << 20]);
    assert!(refused(&["legal", huge.to_str().unwrap()], "").contains("larger than 16 MiB"));
    std::fs::remove_file(huge).unwrap();
}

#[test]
fn a_refusal_speaks_the_language_that_was_asked_for() {
    assert!(
        refused(&["answer", "-", "2x4", "--lang", "cs"], BIDDING).contains("LD-BID-2: Tím se nabídka 2 × 5 nezvýší.")
    );
}

#[test]
fn what_cannot_be_read_is_said_in_the_language_that_was_asked_for() {
    let cases: &[(&[&str], &str, &str)] = &[
        (&["new", "chess"], "", "game: `chess` není nic z možností summoner-wars-2"),
        (&["new", "connect-four", "--seats", "3"], "", "seats: počet hráčů hry connect-four je 2, ne 3"),
        (&["new", "liars-dice", "--option", "dice=9"], "", "option dice: `9` není číslo od 1 do 5"),
        (&["new", "liars-dice", "--option", "dice"], "", "option dice: čekáme K=V"),
        (&["new", "summoner-wars-2", "--option", "south=elves"], "", "option south: `elves` není nic z možností"),
        (&["new", "tash-kalar", "--option", "decks=highland highland"], "", "je zabraná dvakrát (TK-SETUP-4)"),
        (&["legal", "-"], "", "standardní vstup: je to prázdné"),
        (&["legal", "-"], "row 1: . .", "řádkem `game: …`"),
        (&["legal", "-"], "game: connect-four\nrow 1: . .", "řádek 2: row 1: řada má 7 polí, ne 2"),
        (&["legal", "-"], "game: connect-four\nturn: C", "řádek 2: turn: čekáme A nebo B"),
        (&["legal", "-"], "game: connect-four\nturn: A\nturn: B", "řádek 3: `turn` je už na řádku 2"),
        (&["legal", "-"], "game: summoner-wars-1\nphase: tea", "řádek 2: phase: `tea` není fáze"),
        (&["legal", "-"], "game: summoner-wars-2\nsouth.hand: dragon", "south.hand: žádná karta se nejmenuje `dragon`"),
        (&["answer", "-", "liar", "--chance", "1,2,7"], BIDDING, "chance: `7` není nic z možností 1, 2"),
        (&["show", "-", "--seat", "Z"], MID_GAME, "seat: `Z` není nic z možností A, B, spectator, all"),
        (&["deck", "connect-four", "-"], "x", "deck: connect-four se hraje bez balíčků"),
        (&["deck", "summoner-wars-2", "-"], "4 parapet", "řádek 1: balíček se píše"),
        (&["replay", "-"], "hello", "řádek 1: v záznamu chybí řádek `replies:`"),
    ];
    for (args, stdin, expected) in cases {
        let line = refused(&[args, &["--lang", "cs"][..]].concat(), stdin);
        assert!(line.contains(expected), "{args:?}: {line}");
        assert!(!line.contains('⟨'), "{args:?}: {line}");
    }
}

#[test]
fn a_refusal_names_the_card_that_forbids_in_both_languages() {
    let position = "game: tash-kalar\nA.common: e4 e6\nA.hand: imperial_swordmaster\nB.common: d4 f5\n";
    let summon = ["answer", "-", "summon imperial_swordmaster at e5", "f5"];
    let english = refused(&summon, position);
    assert!(english.contains("Forbidden by Swordmaster (TK-EFFECT-29): The card gives no such choice."), "{english}");
    let czech = refused(&[&summon[..], &["--lang", "cs"]].concat(), position);
    assert!(
        czech.contains("Zakazuje to karta ") && czech.contains("(TK-EFFECT-29): Takovou volbu karta nedává."),
        "{czech}"
    );
    // Without a card the rule stands alone, and it is the most exact one.
    assert!(refused(&["answer", "-", "place e4"], position).contains("kamen: TK-ACTION-1: A common is placed"));
}

#[test]
fn nonsense_is_refused_by_no_rule_but_names_the_word() {
    let summoners = "game: summoner-wars-2\nphase: move\ncell 0,3: south svara\ncell 7,0: north tacullu\n";
    for (position, nonsense, word) in [
        (MID_GAME, "bogus", "There is no answer “bogus”."),
        (MID_GAME, "a b", "There is no answer “a b”."),
        (BIDDING, "2y3", "There is no answer “2y3”."),
        ("game: tash-kalar\nA.common: e5\n", "palce e5", "“palce” means nothing here."),
        (summoners, "move svaar@0,3 to 0,4", "“svaar” means nothing here."),
        (summoners, "move move move", "There is no answer “move move move”."),
        ("game: summoner-wars-1\nphase: move\ncell 3,3: A benders_tacullu\n", "fly", "There is no answer “fly”."),
    ] {
        let line = refused(&["answer", "-", nonsense], position);
        assert!(line.contains(word), "{line}");
        let has_rule = |part: &str| part.split('-').count() == 3 && part.contains(|c: char| c.is_ascii_digit());
        assert!(!line.split_whitespace().any(has_rule), "no rule forbids nonsense: {line}");
    }
    // What can be read is refused by a rule.
    assert!(refused(&["answer", "-", "move svara@0,3 to 9,9"], summoners).contains("SW2-MOVE-"));
    assert!(refused(&["answer", "-", "bogus", "--lang", "cs"], MID_GAME).contains("Odpověď „bogus“ neexistuje."));
}

#[test]
fn positions_that_would_run_over_are_refused_with_their_line() {
    let deck = "A.deck: ".to_string() + &["imperial_bomb"; 24].join(" ");
    let sw2 = "game: summoner-wars-2\ncell 0,3: south svara\ncell 7,0: north tacullu\n";
    let cases: [(&str, String, &str); 11] = [
        (
            "game: summoner-wars-1\n",
            "A.lasting: scout*253".into(),
            "line 2: A.lasting: `253` is not a number from 1 to 34",
        ),
        ("game: summoner-wars-1\n", "movers: 7".into(), "line 2: movers: `7` is not a number from 0 to 3"),
        (
            "game: summoner-wars-1\n",
            "cell 3,3: A benders_tacullu wounds 255".into(),
            "line 2: cell 3,3: `255` is not a number",
        ),
        ("game: tash-kalar\n", "flares: flare_01 flare_01".into(), "line 2: flares: `flare_01` stands there twice"),
        ("game: tash-kalar\n", deck, "line 2: A.deck: a pile of more than 18 cards"),
        (
            "game: tash-kalar\nmode: melee\n",
            "A.score: B256".into(),
            "line 3: A.score: expected points such as B3, 200 at most",
        ),
        ("game: tash-kalar\nA.common: e5\n", "B.heroic: d4 e5".into(), "line 3: B.heroic: two pieces stand on e5"),
        (sw2, "cell 3,3: south ice_golem damage 255".into(), "line 4: cell 3,3: `255` is not a number from 0 to 99"),
        (sw2, "cell 3,3: south svara".into(), "line 4: cell 3,3: south has a Summoner on the battlefield already"),
        (sw2, "movers: 7".into(), "line 4: movers: `7` is not a number from 0 to 3"),
        ("game: summoner-wars-2\n", "phase: attack".into(), "line 1: no Summoner stands on the battlefield"),
    ];
    for (before, line, expected) in cases {
        let said = refused(&["legal", "-"], &format!("{before}{line}\n"));
        assert!(said.contains(expected), "{line}: {said}");
    }
}

/// Whatever is taken back and whatever bots think about: with a seed the same answers meet the same dice.
#[test]
fn taking_back_rolls_no_new_dice() {
    let played = |name: &str, typed: &str| {
        let file = std::env::temp_dir().join(format!("kamen-{name}-{}.kamen", std::process::id()));
        let typed = format!("{typed}save {}\nquit\n", file.display());
        ok(&["play", "liars-dice", "--seats", "2", "--seat", "A=human", "--seat", "B=human", "--seed", "3"], &typed);
        std::fs::read_to_string(file).unwrap()
    };
    let straight = played("straight", "\n2x3\n\nliar\n\n");
    assert!(straight.contains("B liar"), "{straight}");
    assert_eq!(played("back", "\n2x3\n\nliar\n\nundo\nyes\n\nhint\nliar\n\n"), straight);
    // What the others have seen is taken back only if they agree.
    assert_eq!(played("kept", "\n2x3\n\nliar\n\nundo\nno\n"), straight);
}

#[test]
fn a_game_is_played_undone_saved_and_replayed() {
    let saved = std::env::temp_dir().join(format!("kamen-{}.kamen", std::process::id()));
    let save = saved.to_str().unwrap();
    let typed = format!("help\n4\nundo\nd\nbogus\nlist\nlog\nsave {save}\nquit\n");
    let shown = ok(&["play", "connect-four", "--seat", "A=human", "--seat", "B=greedy", "--seed", "1"], &typed);
    assert!(shown.contains("A dropped a stone on d1."), "{shown}");
    assert!(shown.contains("There is no answer “bogus”."), "{shown}");
    let record = std::fs::read_to_string(&saved).unwrap();
    assert!(record.contains("game: connect-four\nrules: 1\n"), "{record}");
    let position = ok(&["replay", save, "--to", "1"], "");
    assert!(position.contains("row 1: . . . A . . ."), "{position}");
    assert_eq!(ok(&["replay", save], ""), ok(&["replay", save], ""));
    assert!(refused(&["replay", save, "--to", "99"], "").contains("to: the record has 2 replies"));
    let resumed = ok(&["play", "connect-four", "--resume", save, "--seat", "A=human"], "quit\n");
    assert!(resumed.contains('●') && resumed.contains('◆'), "{resumed}");

    let other_rules = file("old.kamen", record.replace("rules: 1", "rules: 0").as_bytes());
    assert!(
        refused(&["replay", other_rules.to_str().unwrap()], "")
            .contains("rules: the record was played under version 0")
    );
    // A game of an older program: what is no longer asked is left out, and what fits no rules ends it. Both are said.
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/tests/records/summoner-wars-2-decks-1.kamen");
    let shown = ok(&["replay", old], "");
    assert!(shown.starts_with("# ") && shown.contains("left out: the rules of today"), "{shown}");
    let lines = std::fs::read_to_string(old).unwrap();
    let lines: Vec<_> = lines.lines().take(300).chain(["A nothing of the kind ~0001"]).collect();
    let broken = file("broken.kamen", lines.join("\n").as_bytes());
    let out = kamen(&["replay", broken.to_str().unwrap()], "");
    let (told, said) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    assert_eq!((out.status.code(), said.contains("Only up to here: reply")), (Some(2), true), "{said}");
    assert!(told.lines().filter(|line| line.starts_with("# ")).count() > 50 && told.contains("game: summoner-wars-2"));

    let diverged = file("diverged.kamen", record.replace("A d", "A x").as_bytes());
    assert!(refused(&["replay", diverged.to_str().unwrap()], "").contains("reply 1 (`A x"));
}

#[test]
fn a_seat_may_give_up_and_the_game_stays_over() {
    let over = ok(&["answer", "-", "B: resign"], MID_GAME);
    assert!(over.contains("(ended B resign)") && over.contains("\nended: B resign\n"), "{over}");
    let position: String = over.lines().filter(|l| !l.starts_with('#')).map(|l| format!("{l}\n")).collect();
    assert_eq!(json(&["legal", "-", "--json"], &position)["questions"], serde_json::json!([]));
    assert!(refused(&["answer", "-", "A: resign"], &position).contains("over"));
    assert!(
        refused(&["answer", "-", "C: resign"], "game: liars-dice\nseats: 3\nA.dice: 1\nB.dice: 1\nC.dice: 1\n")
            .contains("leave")
    );
}

#[test]
fn between_secrets_the_screen_is_handed_over() {
    let args = ["play", "liars-dice", "--seat", "A=human", "--seat", "B=human", "--seed", "3"];
    let position = ok(&["new", "liars-dice", "--seed", "3"], "");
    let dice = |seat: &str| {
        let line = position.lines().find_map(|l| l.strip_prefix(&format!("{seat}.dice: "))).unwrap();
        line.split(' ').map(|d| format!("[{d}]")).collect::<Vec<_>>().join(" ")
    };
    let before_enter = ok(&args, "");
    assert!(before_enter.contains("A, it is your turn. Everybody else, look away."));
    assert!(!before_enter.contains(&dice("A")) && !before_enter.contains(&dice("B")), "no dice before Enter");
    let a_only = ok(&args, "\n1x2\n");
    assert!(a_only.contains(&dice("A")) && a_only.contains("B, it is your turn."), "{a_only}");
    assert!(!a_only.contains(&dice("B")), "B's dice are not shown before B is there");
    assert!(ok(&args, "\n1x2\n\n").contains(&dice("B")));
}

#[test]
fn the_menu_lists_the_games() {
    let menu = ok(&["menu"], "c\nq\n");
    assert!(menu.contains("Connect Four") && menu.contains("Lhářské kostky"), "{menu}");
}

#[test]
fn the_arena_counts_mirrors_and_is_reproducible() {
    let run = || {
        json(&["arena", "connect-four", "--a", "greedy", "--b", "random", "--games", "40", "--seed", "2", "--json"], "")
    };
    let (first, second) = (run(), run());
    for key in [
        "game",
        "mode",
        "a",
        "b",
        "games",
        "wins_a",
        "wins_b",
        "draws",
        "score_a",
        "low",
        "high",
        "faults",
        "decisions_per_game",
    ] {
        assert_eq!(first[key], second[key], "{key}");
    }
    assert!(first["score_a"].as_f64().unwrap() > 0.8 && first["faults"] == 0);
    assert!(first["low"].as_f64() < first["score_a"].as_f64() && first["score_a"].as_f64() <= first["high"].as_f64());
    assert!(first["ms_per_decision_a"].is_f64() && first["ms_per_decision_b"].is_f64());
}

#[test]
fn decks_are_drawn_checked_and_told_every_rule_they_break() {
    let deck = ok(&["deck", "summoner-wars-2", "--random", "--seed", "3"], "");
    assert!(ok(&["deck", "summoner-wars-2", "-"], &deck).contains("legal"));
    assert!(
        ok(&["new", "summoner-wars-2", "--option", &format!("south={}", deck.trim())], "")
            .contains("game: summoner-wars-2")
    );
    let bad = kamen(&["deck", "summoner-wars-2", "-"], "svara: 3 parapet, 3 purge");
    assert_eq!(bad.status.code(), Some(2));
    // Once each, on stderr alone.
    assert!(bad.stdout.is_empty(), "{bad:?}");
    let told = String::from_utf8_lossy(&bad.stderr).into_owned();
    let expected = [
        "kamen: SW2-DECK-1: Champion: 0 of 3.",
        "kamen: SW2-DECK-1: Common: 0 of 16.",
        "kamen: SW2-DECK-4: Parapet: 3, at most 2.",
        "kamen: SW2-DECK-4: Purge: 3, at most 2.",
        "kamen: SW2-DECK-2: Purge shares no symbol with Svara.",
    ];
    assert_eq!(told.lines().collect::<Vec<_>>(), expected);
    let json = kamen(&["deck", "summoner-wars-2", "-", "--json"], "svara: 3 parapet, 3 purge");
    let said: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!((json.status.code(), &said["legal"]), (Some(2), &false.into()));
    let line = String::from_utf8_lossy(&json.stderr).into_owned();
    assert_eq!(line, "kamen: The deck is not legal: SW2-DECK-1, SW2-DECK-2, SW2-DECK-4.\n", "they are told once");
    assert_eq!(said["violations"].as_array().map(Vec::len), Some(expected.len()));
    assert_eq!((&said["sums"][0]["have"], &said["sums"][0]["need"]["exactly"]), (&0.into(), &3.into()));
    // A table that is to begin with it says the same, in one line and in the asked language.
    let bad = ["new", "summoner-wars-2", "--option", "south=svara: 3 parapet, 3 purge"];
    let said = refused(&bad, "");
    let sentences = expected.map(|line| line.trim_start_matches("kamen: "));
    assert_eq!(said.trim(), format!("kamen: option south: {}", sentences.join(" ")));
    assert!(refused(&[&bad[..], &["--lang", "cs"]].concat(), "").contains("nejvýše 2"));
    assert!(refused(&["deck", "summoner-wars-2", "-"], "svara: 3 dragons").contains("no card is called `dragons`"));
}

#[test]
fn the_reference_is_there_in_both_languages() {
    assert!(ok(&["rules", "connect-four", "C4-DROP-1"], "").contains("fewer than six"));
    assert!(ok(&["rules", "connect-four", "c4-drop-1", "--lang", "cs"], "").contains("méně než šest"));
    assert!(ok(&["rules", "liars-dice", "liar"], "").contains("LD-CALL-1"));
    assert!(ok(&["cards", "liars-dice"], "").contains("no cards"));
}
