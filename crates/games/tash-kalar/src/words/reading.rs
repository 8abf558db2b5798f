//! What somebody tried to say: what may not be answered, told from nonsense, and the rule that forbids it.

use super::WAYS;
use crate::board::Square;
use crate::notation::flare_id;
use crate::printed::{Being, Level, TASKS, flares};
use crate::rules::denying;
use crate::state::State;
use crate::{Ask, TashKalar};
use kernel::{Because, Rule, Show};

/// What stands in the ids of answers beside cards, squares, levels, directions and seats.
const VERBS: [&str; 17] = [
    "end",
    "place",
    "take",
    "up",
    "summon",
    "at",
    "improvise",
    "placement",
    "discard",
    "invoke",
    "against",
    "hand",
    "over",
    "use",
    "to",
    "first",
    "second",
];

pub(super) fn is_word(word: &str) -> bool {
    VERBS.contains(&word)
        || WAYS.contains(&word)
        || is_level(word)
        || is_seat(word)
        || is_square(word)
        || word.parse::<u8>().is_ok()
}

/// The shapes of `pick_id`.
pub(super) fn is_answer(words: &[&str]) -> bool {
    match *words {
        ["end" | "use" | "first" | "second"] | ["hand", "over"] => true,
        ["place", square] | ["take", "up", square] => is_square(square),
        ["summon" | "improvise", card, "at", square] => is_card(card) && is_square(square),
        ["discard" | "use", card] => is_card(card),
        ["invoke", card, "against", seat] => is_card(card) && is_seat(seat),
        ["placement", number] => number.parse::<u8>().is_ok(),
        [from, "to", to] => is_square(from) && is_square(to),
        [one] => is_square(one) || WAYS.contains(&one) || is_level(one) || is_seat(one) || is_card(one),
        _ => false,
    }
}

/// A square by its name, even off the arena.
fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'z', b'0'..=b'9'] | [b'a'..=b'z', b'0'..=b'9', b'0'..=b'9'])
}

fn is_level(word: &str) -> bool {
    Level::ALL.iter().any(|level| level.id() == word)
}

fn is_seat(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'd' | b'A'..=b'D'])
}

fn is_card(word: &str) -> bool {
    Being::named(word).is_some() || flares().iter().any(|flare| flare.id == word) || TASKS.iter().any(|t| t.id == word)
}

/// Of what lies off the arena, or is not in the hand, the rules speak too.
pub(super) fn why_not(state: &State, ask: Ask, words: &[&str]) -> Because {
    let is_own = |card: &str| Being::named(card).is_some_and(|being| being.printed().level != Level::Legendary);
    // Who was handed the turn does not see the hand of its player.
    let holds = |flare: &str| !state.deeds.handed && state.flares[state.player()].iter().any(|f| flare_id(f) == flare);
    let is_off = words.iter().any(|word| is_square(word) && Square::named(word).is_none());
    let other = words.get(1).copied().unwrap_or_default();
    let rule = match (ask, words[0]) {
        (Ask::Act, "place") if is_off => "TK-ACTION-1",
        (Ask::Act, "take") => "TK-ACTION-2",
        (Ask::Act, "summon" | "improvise") if is_off => "TK-SUMMON-5",
        (Ask::Act, "summon" | "improvise") => "TK-SUMMON-1",
        (Ask::Act, "discard") if is_own(other) => "TK-ACTION-6",
        (Ask::Act, "discard") => "TK-ACTION-8",
        (Ask::Act, "invoke") if holds(other) => "TK-FLARE-5",
        (Ask::Act, "invoke") => "TK-FLARE-1",
        (Ask::Act, "use") => "TK-FROST-3",
        (Ask::Act, "hand") => "TK-TEAM-1",
        (Ask::Effect(..), "place" | "take" | "summon" | "improvise" | "discard" | "invoke" | "use" | "end") => {
            "TK-TURN-7"
        }
        (Ask::Effect(..), _) if is_off => "TK-MOVE-9",
        (Ask::Effect(..), _) => return denying::because("TK-EFFECT-29", ask),
        (Ask::Claim, _) => "TK-TASK-6",
        _ => return TashKalar::rule(ask).into(),
    };
    Rule(rule).into()
}
