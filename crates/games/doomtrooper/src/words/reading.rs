//! What somebody tried to say: what may not be answered, told from nonsense, and the rule that forbids it.

use crate::clause::Moment;
use crate::notation::reading::MOST_PIECES;
use crate::printed::{Face, Kind, Rate, Sort, sort};
use crate::rules::offers;
use crate::setup::seat_key;
use crate::state::{Area, Frame, PieceId, State, Tactic};
use crate::{Ask, Doomtrooper, Offer};
use kernel::{Because, Rule, Seat, Show};

/// Verbs that a card from the hand follows, and those that a piece on the table does.
const OF_CARDS: [&str; 3] = ["play", "add", "hide"];
const OF_PIECES: [&str; 9] = ["seek", "exit", "enter", "leave", "transfer", "attack", "profess", "use", "strengthen"];
const OTHERS: [&str; 4] = ["meditate", "repay", "sabotage", "lead"];

pub(super) fn is_word(word: &str) -> bool {
    OF_CARDS.contains(&word)
        || OF_PIECES.contains(&word)
        || OTHERS.contains(&word)
        || is_piece(word)
        || is_use(word)
        || is_thing(word)
}

/// The shapes of `pick_id`.
pub(super) fn is_answer(words: &[&str]) -> bool {
    match *words {
        ["meditate" | "repay"] => true,
        ["use", one] => is_use(one),
        ["sabotage", who, whom] => is_piece(who) && is_seat(whom),
        ["lead", who, whom] => is_piece(who) && is_piece(whom),
        [verb, card] if OF_CARDS.contains(&verb) => is_card(card),
        [verb, who] if OF_PIECES.contains(&verb) => is_piece(who),
        [one] => is_piece(one) || is_card(one) || is_thing(one),
        _ => false,
    }
}

fn is_card(word: &str) -> bool {
    Face::named(word).is_some()
}

/// `infantry#3`, `hidden#3`
fn split(word: &str) -> Option<(&str, u16)> {
    let (card, number) = word.split_once('#')?;
    let number = number.parse().ok().filter(|n| (1..=MOST_PIECES).contains(n))?;
    (card == "hidden" || is_card(card)).then_some((card, number))
}

fn is_piece(word: &str) -> bool {
    split(word).is_some()
}

/// `infantry#3`, or `infantry#3.2` where a card has several uses.
fn is_use(word: &str) -> bool {
    is_piece(without_use(word)) && word.split_once('.').is_none_or(|(_, number)| number.parse::<u8>().is_ok())
}

fn without_use(word: &str) -> &str {
    word.split_once('.').map_or(word, |(piece, _)| piece)
}

fn is_seat(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'f' | b'A'..=b'F'])
}

fn is_area(word: &str) -> bool {
    word.split_once('.').is_some_and(|(seat, area)| is_seat(seat) && Area::keyed(area).is_some())
}

/// A seat, an area, a number, or one of the words that are offered.
fn is_thing(word: &str) -> bool {
    is_seat(word)
        || is_area(word)
        || word.parse::<u16>().is_ok()
        || Offer::keyed(word).is_some()
        || Tactic::keyed(word).is_some()
        || Rate::keyed(word).is_some()
        || Sort::keyed(word).is_some()
        || Kind::keyed(word).is_some()
}

/// Why something that can be read is not even a candidate. It looks at what lies open, and at the own hand.
pub(super) fn why_not(state: &State, ask: Ask, words: &[&str]) -> Because {
    let rule = match (ask, asked(state)) {
        (Ask::Act, Some(seat)) => not_an_action(state, seat, words),
        (Ask::Window(_), Some(seat)) => not_in_window(state, seat, words),
        (Ask::Defender | Ask::Attacker | Ask::Struck, _) => not_in_combat(state, words),
        _ => None,
    };
    rule.map_or_else(|| by_the_card(ask), |rule| Rule(rule).into())
}

/// Whose pool of actions, or whose word in a window it is.
fn asked(state: &State) -> Option<Seat> {
    match state.frames.last() {
        Some(Frame::Actions(pool)) => Some(pool.seat),
        Some(Frame::Window(_, window)) => window.speaker(),
        _ => None,
    }
}

/// The rule of the question, and the card that asks it.
fn by_the_card(ask: Ask) -> Because {
    let rule = Doomtrooper::rule(ask);
    ask.card().map_or_else(|| rule.into(), |face| rule.by(face.id()))
}

fn holds(state: &State, seat: Seat, card: &str) -> Option<Face> {
    Face::named(card).filter(|&face| state.hand_of(seat).iter().any(|c| state.face(c) == face))
}

/// The piece that is meant, if it is there and looks so to everybody.
fn piece(state: &State, word: &str) -> Option<PieceId> {
    let (card, number) = split(word)?;
    let id = PieceId(number - 1);
    (state.is_there(id) && state.name(id).face.map_or("hidden", Face::id) == card).then_some(id)
}

/// A warrior of one's own, or the rule by which it is none.
fn own(state: &State, seat: Seat, word: &str, rule: &'static str) -> Result<PieceId, &'static str> {
    let id = piece(state, word).ok_or("DT-ZONE-1")?;
    if state.controller(id) == seat && state.is_warrior(id) { Ok(id) } else { Err(rule) }
}

fn not_an_action(state: &State, seat: Seat, words: &[&str]) -> Option<&'static str> {
    let whose = |word, rule| Some(own(state, seat, word, rule).err().unwrap_or(rule));
    match *words {
        ["play" | "add" | "hide", card] => Some(match holds(state, seat, card) {
            None => "DT-ZONE-1",
            Some(face) if face.is_warrior() || words[0] != "play" => "DT-WARRIOR-1",
            Some(_) => "DT-TURN-4",
        }),
        ["use", which] => Some(not_usable(state, seat, which)),
        ["attack", who] => whose(who, "DT-COMBAT-3"),
        ["sabotage", who, whom] if !is_other(state, seat, whom) => whose(who, "DT-SABOTAGE-1"),
        ["sabotage", who, _] => Some(own(state, seat, who, "DT-SABOTAGE-1").err().unwrap_or("DT-SABOTAGE-11")),
        ["seek", who] => whose(who, "DT-COVER-1"),
        ["exit", who] => whose(who, "DT-COVER-10"),
        ["enter" | "leave", who] => whose(who, "DT-VEHICLE-2"),
        ["transfer", who] => whose(who, "DT-TRANSFER-1"),
        ["profess" | "lead" | "repay" | "strengthen", ..] => Some("DT-TIMING-1"),
        _ => None,
    }
}

fn is_other(state: &State, seat: Seat, word: &str) -> bool {
    state.opponents(seat).any(|s| seat_key(s).eq_ignore_ascii_case(word))
}

fn not_in_window(state: &State, seat: Seat, words: &[&str]) -> Option<&'static str> {
    match *words {
        ["play", card] => holds(state, seat, card).is_none().then_some("DT-ZONE-1"),
        ["use", which] => Some(not_usable(state, seat, which)),
        ["attack", ..] => Some("DT-COMBAT-1"),
        ["sabotage", ..] => Some("DT-SABOTAGE-1"),
        ["profess", who] => Some(own(state, seat, who, "DT-CONTROL-5").err().unwrap_or("DT-AFFIL-6")),
        ["lead", who, whom] => Some(not_led(state, seat, who, whom)),
        ["repay"] => Some("DT-ZONE-14"),
        ["strengthen", _] => Some("DT-ART-16"),
        ["add" | "hide" | "seek" | "exit" | "enter" | "leave" | "transfer" | "meditate", ..] => Some("DT-ACTION-4"),
        _ => None,
    }
}

/// DT-COMMANDER-2 to DT-COMMANDER-4
fn not_led(state: &State, seat: Seat, who: &str, whom: &str) -> &'static str {
    let both = [who, whom].map(|word| own(state, seat, word, "DT-CONTROL-5"));
    match both {
        [Err(rule), _] | [_, Err(rule)] => rule,
        [Ok(sergeant), _] if !state.printed(sergeant).sorts.any(sort::SERGEANT) => "DT-COMMANDER-1",
        [Ok(sergeant), _] if state.piece(sergeant).about.is_some() => "DT-COMMANDER-4",
        [_, Ok(warrior)] if state.is_a(warrior, sort::PERSONALITY) => "DT-COMMANDER-3",
        _ => "DT-COMMANDER-2",
    }
}

/// A use of something that is not there, not one's own, or says nothing of the kind; or not at this time.
fn not_usable(state: &State, seat: Seat, which: &str) -> &'static str {
    match piece(state, without_use(which)) {
        None => "DT-ZONE-1",
        Some(id) if offers::user(state, id) != seat => "DT-CONTROL-5",
        Some(id) if !state.face_of(id).listens(Moment::Use) => "DT-AFFIL-8",
        Some(_) => "DT-TURN-4",
    }
}

fn not_in_combat(state: &State, words: &[&str]) -> Option<&'static str> {
    match *words {
        [who] if is_piece(who) && piece(state, who).is_none() => Some("DT-ZONE-1"),
        _ => None,
    }
}
