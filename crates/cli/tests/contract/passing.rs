//! Passing in advance at one screen.

use super::ok;

/// A whole turn of the opponent, who may be answered in many windows; the person at the screen types this first.
fn played(first: &str) -> String {
    let typed = format!("{first}{}log\nquit\n", "1\n".repeat(10));
    ok(&["play", "doomtrooper", "--seat", "A=human", "--seat", "B=greedy", "--seed", "1"], &typed)
}

#[test]
fn who_passes_in_advance_is_not_asked_until_its_turn_and_the_log_says_so() {
    let passing = played("pass until my turn\n");
    assert!(passing.contains("> You pass until your turn begins."), "{passing}");
    let again = passing.find("You are asked again: your turn has begun.").expect("it is over when it happens");
    let asked = |text: &str| text.matches("  (1) Nothing").count();
    // The reason stands under the first question that is asked again.
    assert_eq!(asked(&passing[..again]), 1, "no window of the opponent's turn is shown: {passing}");
    assert!(passing[again..].contains("You passed, as you had said."), "{passing}");
    // Who says nothing is asked in every one of them, and so is who takes the word back.
    for first in ["", "pass until my turn, combat\nstop passing\n"] {
        let asking = played(first);
        assert!(asked(&asking) > 3 && !asking.contains("as you had said"), "{asking}");
    }
    let unknown = played("pass until teatime\n");
    assert!(unknown.contains("“teatime” is nothing one can pass until; there is: my turn, "), "{unknown}");
    assert!(asked(&unknown) > 3 && !unknown.contains("as you had said"), "{unknown}");
}

#[test]
fn who_skips_empty_windows_is_asked_only_where_there_is_a_choice() {
    let windows = |text: &str| text.matches("  (1) Nothing\n").count();
    let empty = |text: &str| text.split("  (1) Nothing\n").skip(1).filter(|rest| !rest.starts_with("  (2) ")).count();
    let skipping = played("skip empty windows\n");
    assert!(
        skipping.contains("> You are no longer asked where you could only pass. The others may notice"),
        "{skipping}"
    );
    assert!(windows(&skipping) > 3 && empty(&skipping) == 0, "{skipping}");
    assert!(skipping.contains("You passed, as you had said."), "{skipping}");
    // Who says nothing is asked there too, and so is who takes the word back.
    for first in ["", "skip empty windows\nask in empty windows\n"] {
        let asking = played(first);
        assert!(empty(&asking) > 0 && !asking.contains("as you had said"), "{asking}");
    }
}
