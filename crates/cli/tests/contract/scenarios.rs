//! Scenarios from outside: which are read, which pass, and which prove nothing.

use super::{BIDDING, MID_GAME, file, kamen, ok};

const AT_WAR: &str = "phase: move\nsouth.hand: frost_mage\nsouth.magic: 3\ncell 0,3: south svara\n\
    cell 2,2: south ice_golem\ncell 7,0: north tacullu\n";

/// A scenario up to its first step.
fn given(game: &str, position: &str) -> String {
    format!("name = \"{game}\"\ngame = \"{game}\"\ngiven = \"\"\"\n{position}\"\"\"\n[[step]]\n")
}

/// How a scenario ends, and what is said about it.
fn ends(name: &str, scenario: &str, code: i32, why: &str) {
    let path = file(name, scenario.as_bytes());
    let out = kamen(&["scenario", path.to_str().unwrap()], "");
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    assert_eq!((out.status.code(), said.contains(why)), (Some(code), true), "{why}: {said}");
}

#[test]
fn scenarios_pass_fail_and_are_refused() {
    let drop = given("connect-four", MID_GAME) + "answers = [\"c\"]\n";
    let good = file("good.toml", format!("{drop}expect = [\"dropped A c3\"]\n").as_bytes());
    let wrong = file("wrong.toml", format!("{drop}expect = [\"dropped A c4\"]\n").as_bytes());
    assert_eq!(ok(&["scenario", good.to_str().unwrap()], ""), "ok      connect-four\n1 passed, 0 failed\n");
    let failed = kamen(&["scenario", good.to_str().unwrap(), wrong.to_str().unwrap()], "");
    assert_eq!(failed.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&failed.stdout).ends_with("1 passed, 1 failed\n"));
    // What is no scenario is said on stderr too.
    let bad = file("bad.toml", format!("{drop}excpect = []\n").as_bytes());
    let refused = kamen(&["scenario", bad.to_str().unwrap()], "");
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!((refused.status.code(), said.contains("line 11: unknown field `excpect`")), (Some(2), true), "{said}");
}

#[test]
fn a_scenario_does_something_or_looks_at_something() {
    let drop = given("connect-four", MID_GAME);
    for (scenario, why) in [
        (drop.replace("[[step]]\n", ""), "step: a scenario has at least one `[[step]]`"),
        (drop.clone(), "step 1: nothing is done and nothing is looked at"),
        (drop.clone() + "answers = [\"c\"]\n[[step]]\nlegal = []\n", "step 2: nothing is done"),
        (drop.clone() + "refused = \"C4-TURN-1\"\n", "step 1: `refused` speaks of the last of the `answers`"),
        (drop.clone() + "legal = [\"c\"]\nsees = { B = {} }\n", "step 1: `sees` says neither"),
    ] {
        ends("idle.toml", &scenario, 2, why);
    }
    ends("busy.toml", &(drop + "answers = [\"c\"]\n"), 0, "1 passed");
}

/// What nobody could ever say is not offered either; what somebody could is read, however far it is from being offered.
#[test]
fn a_scenario_forbids_what_could_be_said() {
    let illegal = |game: &str, position, text: &str| given(game, position) + &format!("illegal = [\"{text}\"]\n");
    for jumbled in
        ["mvoe svara@0,3 to 1,3", "move move", "ice_golem svara", "svara 3,3 ice_golem move", "to d8 Svara d1", "", ":"]
    {
        let scenario = illegal("summoner-wars-2", AT_WAR, jumbled);
        ends("jumbled.toml", &scenario, 1, &format!("illegal: `{jumbled}` cannot be read"));
    }
    for readable in [
        "move svara@0,3 to 9,9",
        "south: move  Svara@0,3 to 9,9",
        "attack frost_mage at svara",
        "Svara d1 to d8",
        "svara d1 na d8",
        "Ice Golem c3 to i9",
        "play ice_repair",
        "Play Ice Repair",
        "pass",
    ] {
        ends("readable.toml", &illegal("summoner-wars-2", AT_WAR, readable), 0, "1 passed");
    }
    for (game, position, readable) in [
        ("summoner-wars-2", AT_WAR, "i9"),
        ("connect-four", MID_GAME, "h"),
        ("connect-four", MID_GAME, "A: Column h"),
        ("connect-four", MID_GAME, "Sloupec h"),
        ("liars-dice", BIDDING, "9x9"),
        ("liars-dice", BIDDING, "Bid 2 × 5"),
    ] {
        ends("other.toml", &illegal(game, position, readable), 0, "1 passed");
    }
    let offered = given("summoner-wars-2", AT_WAR) + "legal = [\"Svara d1 to d2\"]\nillegal = [\"svara d1 to d3\"]\n";
    ends("offered.toml", &offered, 1, "illegal: `svara d1 to d3` is offered");
}

#[test]
fn what_a_seat_must_not_see_is_a_fact_and_a_word_of_the_game() {
    let sees =
        |seat, claim| given("summoner-wars-2", AT_WAR) + &format!("sees = {{ {seat} = {{ not = [\"{claim}\"] }} }}\n");
    for (claim, why) in [
        ("", "it names no word"),
        ("south.hand", "`south.hand` is the name of a fact"),
        ("south.hand = ", "it names no word"),
        (" in south.hand", "it names no word"),
        ("ice_golem frost_mage in south.hand", "one word at a time"),
        ("ice_golem in south.hnad", "nothing is called `south.hnad`"),
        ("ice_gloem in south.hand", "`ice_gloem` means nothing"),
        ("x9 in south.hand", "`x9` means nothing"),
    ] {
        ends("blind.toml", &sees("north", claim), 1, why);
    }
    for claim in ["frost_mage in south.hand", "south.hand = frost_mage ice_golem", "south.magic = 7", "frost_mage"] {
        ends("hidden.toml", &sees("north", claim), 0, "1 passed");
    }
    ends("shown.toml", &sees("south", "frost_mage"), 1, "south sees `frost_mage`");
}

#[test]
fn what_the_game_says_about_a_scenario_is_in_the_asked_language() {
    let text = given("connect-four", "row 9: A\n") + "legal = [\"c\"]\n";
    let path = file("strict-cs.toml", text.as_bytes());
    let out = kamen(&["scenario", path.to_str().unwrap(), "--lang", "cs"], "");
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(said.contains("given: řádek 1: jméno `row 9` tahle pozice nezná"), "{said}");
}
