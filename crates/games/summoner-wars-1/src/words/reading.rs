//! What somebody tried to say: what may not be answered, told from nonsense, and the rule that forbids it.

use super::{say, why_key};
use crate::clause::{Clause, Moment};
use crate::notation::reading::read_cell;
use crate::printed::{Ability, Effect, Face, Kind, Phase};
use crate::state::{CardId, State};
use crate::{Ask, Offer, SummonerWars1, Why};
use grid::is_space;
use kernel::{Because, Rule, Show};

/// What stands in the ids of answers beside cards, spaces, numbers, abilities, offers and seats.
const VERBS: [&str; 14] = [
    "pay",
    "summon",
    "at",
    "play",
    "build",
    "move",
    "to",
    "stay",
    "attack",
    "magic",
    "give",
    "discarded",
    "die",
    "about",
];

pub(super) fn is_word(word: &str) -> bool {
    let is_offered = || Offer::ALL.iter().any(|&offer| offer.key().split('-').any(|part| part == word));
    VERBS.contains(&word) || is_seat(word) || is_number(word) || is_space(word) || is_ability(word) || is_offered()
}

/// The shapes of `pick_id`.
pub(super) fn is_answer(words: &[&str]) -> bool {
    match *words {
        ["summon" | "build", card, "at", space] => is_card(card) && is_space(space),
        ["play" | "magic" | "discarded", card] => is_card(card),
        ["move", card, "to", space] => is_object(card) && is_space(space),
        ["stay", card] => is_object(card),
        ["attack", card, "at", target] => is_object(card) && is_object(target),
        ["give" | "die", count] => is_number(count),
        [why, card, "about", space] => is_why(why) && is_object(card) && is_space(space),
        [why, card] if is_why(why) => is_object(card),
        ["pay"] => true,
        [one] if is_object(one) || is_space(one) || is_seat(one) || is_number(one) => true,
        _ => Offer::ALL.iter().any(|&offer| offer.key().split('-').eq(words.iter().copied())),
    }
}

fn is_card(word: &str) -> bool {
    Face::named(word).is_some()
}

/// A card, with its space where it has one.
fn is_object(word: &str) -> bool {
    word.split_once('@').map_or_else(|| is_card(word), |(card, space)| is_card(card) && is_space(space))
}

fn is_ability(word: &str) -> bool {
    Ability::keyed(word).is_some()
}

fn is_why(word: &str) -> bool {
    is_ability(word) || Effect::keyed(word).is_some()
}

fn is_seat(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'd' | b'A'..=b'D'])
}

fn is_number(word: &str) -> bool {
    word.parse::<u8>().is_ok()
}

/// Why something that can be read is not even a candidate. It looks at what lies open, and at the own hand.
pub(super) fn why_not(state: &State, ask: Ask, words: &[&str]) -> Because {
    let rule = match ask {
        Ask::Act(phase) => why_not_now(state, phase, words),
        _ => why_not_in_mid_effect(ask, words),
    };
    rule.map_or_else(|| by_the_card(state, ask, words), |rule| Rule(rule).into())
}

fn why_not_now(state: &State, now: Phase, words: &[&str]) -> Option<&'static str> {
    let held = |card: &str| Face::named(card).filter(|&face| state.hand_faces(state.active).any(|f| f == face));
    let own = |word: &str| object(state, word).filter(|&c| state.controller(c) == state.active);
    Some(match *words {
        ["move" | "stay", ..] if now != Phase::Move => "SW1-TURN-1",
        ["attack", ..] if now != Phase::Attack => "SW1-TURN-1",
        ["magic", _] if now != Phase::Magic => "SW1-TURN-1",
        ["move", unit, ..] => own(unit).map_or("SW1-MOVE-1", |_| "SW1-COMP-4"),
        ["stay", unit] => own(unit).map_or("SW1-MOVE-1", |_| "SW1-MOVE-6"),
        ["attack", unit, ..] => match own(unit) {
            Some(unit) if state.is_unit(unit) => "SW1-ATTACK-18",
            Some(_) => "SW1-WALL-1",
            None => "SW1-ATTACK-1",
        },
        ["summon", card, ..] => match held(card) {
            Some(card) if card.printed().is_unit() => "SW1-SUMMON-3",
            Some(_) => "SW1-SUMMON-11",
            None => "SW1-SUMMON-1",
        },
        ["build", card, ..] if held(card).is_some_and(|f| f.printed().kind == Kind::Wall) => "SW1-EVENT-5",
        ["build" | "play", ..] => "SW1-EVENT-1",
        [why, unit] if is_ability(why) => match own(unit) {
            Some(unit) => why_not_use(state, unit, why),
            None => "SW1-ABIL-6",
        },
        _ => return None,
    })
}

/// It has its own moment; or that is any moment, and something else is missing.
fn why_not_use(state: &State, unit: CardId, ability: &str) -> &'static str {
    use Moment::{AnyTime, BeforeAttack, InsteadOfAttack};
    let is_any_time = |clause: &Clause| match clause {
        Clause::Usable(terms, ..) => matches!(terms.at, AnyTime | BeforeAttack | InsteadOfAttack),
        Clause::InsteadOfMoving(..) => true,
        _ => false,
    };
    match Why::all_of(state.abilities(unit)).find(|&why| why_key(why) == ability) {
        Some(why) if why.entry().iter().any(is_any_time) => "SW1-ABIL-13",
        Some(_) => "SW1-TURN-5",
        None => "SW1-CARD-1",
    }
}

fn why_not_in_mid_effect(ask: Ask, words: &[&str]) -> Option<&'static str> {
    Some(match (ask, words) {
        (Ask::Window | Ask::React, _) => return None,
        (Ask::Attack, ["attack", ..]) => "SW1-ATTACK-18",
        (_, ["pass"]) => "SW1-ABIL-2",
        (_, ["play" | "build", ..]) => "SW1-EVENT-2",
        (_, ["summon", ..]) => "SW1-TURN-3",
        (_, ["attack", ..]) => "SW1-ATTACK-5",
        (Ask::Path, ["move" | "stay", ..]) => "SW1-MOVE-11",
        (_, ["magic", _]) => "SW1-TURN-1",
        (Ask::Target(_) | Ask::Choose(_) | Ask::Card(_), [why, _]) if is_ability(why) => "SW1-TERM-26",
        _ => return None,
    })
}

/// The rule of the question, and the card that asks: the event, or whoever in play is the only one with the ability.
fn by_the_card(state: &State, ask: Ask, words: &[&str]) -> Because {
    let card = say::why_of(ask).and_then(|why| match why {
        Why::Effect(effect) => Some(effect.key()),
        Why::Ability(ability) => {
            let mut faces = state.all_units().filter(|&c| state.has(c, ability)).map(|c| state.face(c).id());
            let first = faces.next();
            first.filter(|first| faces.all(|other| other == *first))
        }
    });
    let is_moved = matches!(ask, Ask::Space(_)) && words[0] == "move";
    Because { rule: if is_moved { Rule("SW1-TERM-29") } else { SummonerWars1::rule(ask) }, card }
}

/// The card that is meant, if it is there.
fn object(state: &State, word: &str) -> Option<CardId> {
    let (card, space) = word.split_once('@')?;
    let cell = read_cell(state, space)?;
    let is_it = |c: &CardId| state.face(*c).id() == card;
    state.on(cell).filter(is_it).or_else(|| state.vine(cell).filter(is_it))
}
