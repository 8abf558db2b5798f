//! Positions that cannot be read, and answers that may not be given: each is refused with its line or its rule.

use doomtrooper::Doomtrooper;
use kernel::{Lines, Show};

fn wrong(text: &str) -> String {
    let lines = Lines::parse(text).and_then(|mut lines| Doomtrooper::read(&mut lines).and_then(|_| lines.finish()));
    match lines {
        Ok(()) => panic!("it was read:\n{text}"),
        Err(why) => format!("{} {}", why.line, why.why.key),
    }
}

#[test]
fn what_is_wrong_with_a_position_is_told_with_its_line() {
    let cases = [
        ("players: 7", "1 wrong-number"),
        ("phase: lunch", "1 wrong-phase"),
        ("active: C", "1 wrong-no-seat"),
        ("players: 3\nout: B C", "2 wrong-out"),
        ("players: 3\nactive: B\nout: B", "3 wrong-out"),
        ("A.d: 10000", "1 wrong-number"),
        ("A.hand: infantry nonsense", "1 wrong-no-card"),
        ("A.hand: infantry!G", "1 wrong-no-seat"),
        ("A.hand: B:infantry", "1 wrong-no-card"),
        ("piece 0: A infantry", "1 wrong-number"),
        ("piece 1: A", "1 wrong-which-card"),
        ("piece 1:", "1 wrong-object"),
        ("piece 1: A infantry\npiece 01: A infantry", "2 wrong-occupied"),
        ("piece 1: A infantry with A", "1 wrong-warrior-place"),
        ("piece 1: A infantry on 2\npiece 2: A infantry", "1 wrong-warrior-place"),
        ("piece 1: A violator_sword on 2", "1 wrong-no-piece"),
        ("piece 1: A violator_sword on 2\npiece 2: A lucky_shot* with A", "1 wrong-no-piece"),
        ("piece 1: A violator_sword on 2\npiece 2: A telescopic_sight on 1", "1 wrong-circle"),
        ("piece 1: A violator_sword secret", "1 wrong-secret"),
        ("piece 1: A infantry about 4", "1 wrong-no-piece"),
        ("piece 1: A infantry sleepy", "1 wrong-unreadable"),
        ("piece 1: A infantry count", "1 wrong-more"),
        ("piece 1: A infantry until tea", "1 wrong-unreadable"),
        ("frame 1: window any >ABC", "1 wrong-window"),
        ("frame 1: window any AB", "1 wrong-unreadable"),
        ("frame 1: window tea >AB", "1 wrong-unreadable"),
        ("players: 3\nout: C\nframe 1: window any >ABC", "3 wrong-window"),
        ("frame 1: play", "1 wrong-frames"),
        ("frame 1: combat", "1 wrong-frames"),
        ("play 1: A lucky_shot card", "1 wrong-frames"),
        ("frame 1: play more", "1 wrong-unreadable"),
        ("frame 1: play\nplay 1: A lucky_shot use 1.1", "2 wrong-no-piece"),
        ("frame 1: play\nplay 1: A infantry use 1.1\npiece 1: A infantry", "2 wrong-use"),
        ("frame 1: play\nplay 1: A lucky_shot card at piece 4", "2 wrong-no-piece"),
        (
            "frame 1: combat\ncombat 1: by A pair 1 2\npiece 1: A infantry\npiece 2: A violator_sword",
            "2 wrong-no-warrior",
        ),
        ("frame 1: combat\ncombat 1: A", "2 wrong-unreadable"),
        ("harm 1: 1 kill\npiece 1: A infantry", "1 wrong-harms"),
        ("frame 1: actions A standard 3 0", "1 wrong-more"),
        ("frame 1: actions A standard 300 0 0", "1 wrong-number"),
        ("frame 2: harm", "1 wrong-name"),
        ("just 1: sneezed A", "1 wrong-unreadable"),
        ("coffee: black", "1 wrong-name"),
    ];
    for (text, expected) in cases {
        assert_eq!(wrong(text), expected, "{text}");
    }
    let many = format!("A.hand:{}\nA.library:{}", " infantry".repeat(60), " infantry".repeat(61));
    assert_eq!(wrong(&many), "2 wrong-many-cards");
}

/// The rule that a refusal names, and the card.
fn refused(position: &str, answer: &str) -> String {
    let said = testkit::refuse::<Doomtrooper>(position, answer);
    said.split_once(':').map_or(said.clone(), |(because, _)| because.to_string())
}

#[test]
fn an_action_that_is_none_is_refused_by_its_own_rule() {
    let position = "A.d: 9\nA.hand: infantry lucky_shot violator_sword\npiece 1: A infantry\npiece 2: B samurai\n\
                    piece 3: A violator_sword on 1\npiece 5: B infantry in aside cover secret";
    let cases = [
        ("play inspired", "DT-ZONE-1"),
        ("add samurai", "DT-ZONE-1"),
        ("add violator_sword", "DT-WARRIOR-1"),
        ("play infantry", "DT-WARRIOR-1"),
        ("play lucky_shot", "DT-TURN-4"),
        ("attack samurai#2", "DT-COMBAT-3"),
        ("attack violator_sword#3", "DT-COMBAT-3"),
        ("attack samurai#4", "DT-ZONE-1"),
        ("attack infantry#2", "DT-ZONE-1"),
        ("attack infantry#5", "DT-ZONE-1"),
        ("attack hidden#5", "DT-COMBAT-3"),
        ("seek samurai#2", "DT-COVER-1"),
        ("exit samurai#2", "DT-COVER-10"),
        ("enter infantry#1", "DT-VEHICLE-2"),
        ("transfer samurai#2", "DT-TRANSFER-1"),
        ("sabotage infantry#1 A", "DT-SABOTAGE-1"),
        ("sabotage samurai#2 B", "DT-SABOTAGE-1"),
        ("use samurai#2", "DT-CONTROL-5"),
        ("use infantry#1", "DT-AFFIL-8"),
        ("use infantry#9", "DT-ZONE-1"),
        ("repay", "DT-TIMING-1"),
        ("seek infantry#1", "DT-COVER-4"),
    ];
    for (answer, rule) in cases {
        assert_eq!(refused(position, &format!("A: {answer}")), rule, "{answer}");
    }
}

#[test]
fn in_a_window_actions_are_refused() {
    let position = "A.d: 9\nA.hand: infantry\npiece 1: A infantry\npiece 2: B samurai\nframe 1: window any >AB";
    let cases = [
        ("add infantry", "DT-ACTION-4"),
        ("meditate", "DT-ACTION-4"),
        ("play inspired", "DT-ZONE-1"),
        ("attack infantry#1", "DT-COMBAT-1"),
        ("sabotage infantry#1 B", "DT-SABOTAGE-1"),
        ("profess infantry#1", "DT-AFFIL-6"),
        ("profess samurai#2", "DT-CONTROL-5"),
        ("lead infantry#1 infantry#1", "DT-COMMANDER-1"),
        ("repay", "DT-ZONE-14"),
    ];
    for (answer, rule) in cases {
        assert_eq!(refused(position, &format!("A: {answer}")), rule, "{answer}");
    }
}

/// A card for one moment is refused at every other, by a rule, and nothing changes.
#[test]
fn a_reaction_out_of_time_is_refused() {
    let table = "A.d: 9\nA.hand: narrow_escape evasive_action minefield miscommunication bamboozled commendation\n\
                 piece 1: A infantry\npiece 2: B samurai\n";
    let combat = "frame 1: combat\nframe 2: window saving >AB\ncombat 1: by A stage saving must 1 pair 1 2 fight";
    for (moment, cards) in [
        ("frame 1: window any >AB", &["narrow_escape", "evasive_action", "minefield", "bamboozled"][..]),
        ("phase: act", &["narrow_escape", "evasive_action", "minefield", "miscommunication", "commendation"]),
        (combat, &["evasive_action", "minefield", "miscommunication", "commendation"]),
    ] {
        for card in cards {
            let said = refused(&format!("{table}{moment}"), &format!("A: play {card}"));
            assert!(said.starts_with("DT-"), "{moment}: {card}: {said}");
        }
    }
    // Who is not asked has nothing to say, whatever the card.
    let others =
        testkit::refuse::<Doomtrooper>(&format!("{table}B.hand: miscommunication"), "B: play miscommunication");
    assert_eq!(others, "DT-ACTION-4: It is not B who is asked.");
}

#[test]
fn nonsense_is_refused_by_no_rule() {
    for answer in ["A: dance", "A: play", "A: attack lucky_shot", "A: infantry#1 attack", "A: B.kitchen"] {
        let said = testkit::refuse::<Doomtrooper>("piece 1: A infantry\npiece 2: B samurai", answer);
        assert!(!said.contains("DT-"), "{answer}: {said}");
    }
}
