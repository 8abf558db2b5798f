//! A match of three games: what one hands to the next, what may be exchanged in between, and what players agree on.

use doomtrooper::{Doomtrooper, State, Verdict};
use kernel::{DeckList, Game, MAIN, Outcome, Seat, Setup};

const SIDE: &str = "sideboard";

/// The table, or what is wrong with it: the field and the key of the sentence.
fn table(mode: &str, options: &[(&str, &str)]) -> Result<State, String> {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let bad = |bad: kernel::BadSetup| format!("{}: {}", bad.field, bad.why.key);
    let setup = Doomtrooper::about().setup(Some(mode), Some(2), &options).map_err(bad)?;
    Doomtrooper::setup(&setup).map_err(bad)
}

/// What a game that ended so hands on.
fn after(state: &State, verdict: Verdict) -> Option<String> {
    let mut state = state.clone();
    state.verdict = Some(verdict);
    Doomtrooper::legacy(&state, &Doomtrooper::outcome(&state))
}

const WON: Verdict = Verdict::Won(Seat(0));
const LOST: Verdict = Verdict::Won(Seat(1));

fn deck(state: &State, seat: usize) -> DeckList {
    state.contest.as_ref().expect("a match").decks[seat].list()
}

#[test]
fn a_match_goes_on_until_somebody_has_won_two_games_or_three_were_played() {
    let first = table("match", &[]).expect("a match");
    let handed = after(&first, WON).expect("a second game");
    assert!(handed.starts_with("game 2, A 1, B 0 | "), "{handed}");
    let second = table("match", &[("match", &handed)]).expect("the second game");
    assert_eq!(after(&second, WON), None, "two games are won");
    let handed = after(&second, LOST).expect("a third game");
    assert!(handed.starts_with("game 3, A 1, B 1 | "), "{handed}");
    let third = table("match", &[("match", &handed)]).expect("the third game");
    for verdict in [WON, LOST, Verdict::Drawn] {
        assert_eq!(after(&third, verdict), None, "three were played");
    }
    let handed = after(&first, Verdict::Drawn).expect("a drawn game is nobody's");
    assert!(handed.starts_with("game 2, A 0, B 0 | "), "{handed}");
    assert_eq!(after(&table("standard", &[]).expect("a table"), WON), None, "one game is no match");
}

#[test]
fn without_a_wish_the_next_game_is_played_with_the_same_decks() {
    let first = table("match", &[("A", "legion_of_algeroth"), ("B", "children_of_earth")]).expect("a match");
    let handed = after(&first, LOST).expect("a second game");
    let second = table("match", &[("match", &handed)]).expect("the second game");
    assert_eq!((deck(&second, 0), deck(&second, 1)), (deck(&first, 0), deck(&first, 1)));
    assert_eq!(second.faces, first.faces);
}

#[test]
fn who_gives_up_a_game_of_a_match_has_lost_that_one() {
    let first = table("match", &[]).expect("a match");
    let given_up = Doomtrooper::resign(&first, Seat(0)).expect("one may give up");
    let handed = Doomtrooper::legacy(&first, &given_up).expect("a second game");
    assert!(handed.starts_with("game 2, A 0, B 1 | "), "{handed}");
    let handed = Doomtrooper::legacy(&first, &Outcome::drawn(2)).expect("so it is where all agree on a draw");
    assert!(handed.starts_with("game 2, A 0, B 0 | "), "{handed}");
}

#[test]
fn what_was_agreed_on_for_a_match_holds_for_its_next_game() {
    let small = |loyal: &str| format!("6 infantry, 34 {loyal} [sideboard] 3 doomed");
    let (a, b) = (small("samurai"), small("hussar"));
    let agreed = [("A", &*a), ("B", &*b), ("goal", "3"), ("library", "40"), ("copies", "34"), ("sideboard", "3")];
    let about = Doomtrooper::about();
    let play_on = |before: &Setup, verdict: Verdict, wish: &[(&str, &str)]| {
        let state = Doomtrooper::setup(before).expect("a game of the match");
        let handed = after(&state, verdict).expect("it goes on");
        let wish = wish.iter().map(|(k, v)| (k.to_string(), v.to_string()));
        let sequel = about.sequel(before, &handed);
        assert!(sequel.iter().all(|(key, _)| key != "A" && key != "B"), "what was handed over says the decks");
        let wish: Vec<_> = sequel.into_iter().chain(wish).collect();
        about.setup(Some(&before.mode), Some(before.seats), &wish).expect("the next game")
    };
    let options: Vec<_> = agreed.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let first = about.setup(Some("match"), Some(2), &options).expect("a match");
    let exchanged = "6 infantry, 33 samurai, 1 doomed [sideboard] 2 doomed, 1 samurai";
    let second = play_on(&first, WON, &[("A", exchanged)]);
    let third = play_on(&second, LOST, &[]);
    for (game, samurai) in [(&second, 33), (&third, 33)] {
        let state = Doomtrooper::setup(game).expect("the limits are those that were agreed on");
        assert_eq!(state.format.goal, 3);
        assert_eq!(deck(&state, 0).count(MAIN, "samurai"), samurai, "what was exchanged stays so");
    }
}

/// Proves DT-SETUP-11.
#[test]
fn between_games_cards_are_exchanged_and_none_comes_or_goes() {
    let first = table("match", &[]).expect("a match");
    let handed = after(&first, WON).expect("a second game");
    let mut exchanged = deck(&first, 0);
    exchanged.shift(MAIN, SIDE, "hussar");
    exchanged.shift(SIDE, MAIN, "doomed");
    let next = |deck: &DeckList| table("match", &[("match", &handed), ("A", &deck.to_string())]);
    let second = next(&exchanged).expect("the second game");
    let library = second.library[0].as_slice().iter().map(|n| face(&second, *n)).filter(|id| *id == "doomed").count();
    assert_eq!(library, 1);

    // Both must be legal again.
    let mut too_few = deck(&first, 0);
    too_few.shift(MAIN, SIDE, "hussar");
    assert_eq!(next(&too_few).unwrap_err(), "option A: sentences");
    // Nothing from elsewhere.
    let mut strange = exchanged.clone();
    strange.remove(SIDE, "hussar");
    strange.add(SIDE, 1, "samurai");
    assert_eq!(next(&strange).unwrap_err(), "option A: match-other-cards");
    assert_eq!(
        table("match", &[("match", &handed), ("A", "light_and_blade")]).unwrap_err(),
        "option A: match-other-cards"
    );
}

fn face(state: &State, number: u8) -> &'static str {
    state.face(cards::CardId::new(Seat(0), number)).id()
}

#[test]
fn what_no_match_can_come_to_is_refused() {
    let deck = "60 infantry [sideboard] 25 infantry";
    for stands in
        ["game 4, A 1, B 1", "game 2, A 2, B 0", "game 2, A 1, B 1", "game 2", "game 2, A 1, B 0, C 0", "2 1 0"]
    {
        let text = format!("{stands} | {deck} | {deck}");
        assert_eq!(table("match", &[("match", &text)]).unwrap_err(), "option match: malformed", "{stands}");
    }
    assert!(table("match", &[("match", "game 2, A 1, B 0 | nonsense | 3 infantry")]).is_err());
}

/// Proves DT-SETUP-1.
#[test]
fn players_may_agree_on_other_decks() {
    let small = "6 infantry, 34 samurai [sideboard] 3 doomed";
    let agreed = [("A", small), ("B", small), ("library", "40"), ("copies", "34"), ("sideboard", "3")];
    assert!(table("standard", &agreed).is_ok());
    for (key, value) in [("library", "41"), ("copies", "33"), ("sideboard", "4")] {
        let other: Vec<_> = agreed.iter().map(|&(k, v)| if k == key { (k, value) } else { (k, v) }).collect();
        assert!(table("standard", &other).unwrap_err().starts_with("option A"), "{key}");
    }
    // Decks that lie ready keep to it, too.
    assert!(table("standard", &[("sideboard", "24")]).unwrap_err().starts_with("option A"));
}
