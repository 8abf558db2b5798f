//! What somebody tried to say: what may not be answered, told from nonsense, and the rule that forbids it.

use crate::notation::read_cell;
use crate::printed::{Ability, Effect, Phase};
use crate::state::{CardId, State};
use crate::{Ask, Face, Offer, SummonerWars2, Why};
use grid::is_space;
use kernel::{Because, Rule, Show};

/// What stands in the ids of answers beside cards, spaces, abilities and offers.
const VERBS: [&str; 14] = [
    "end", "summon", "at", "build", "play", "move", "to", "attack", "discard", "force", "about", "inaction", "south",
    "north",
];

pub(super) fn is_word(word: &str) -> bool {
    let is_offered = || Offer::ALL.iter().any(|&offer| offer.key().split('-').any(|part| part == word));
    VERBS.contains(&word) || is_space(word) || is_ability(word) || is_offered()
}

/// The shapes of `pick_id`.
pub(super) fn is_answer(words: &[&str]) -> bool {
    match *words {
        ["end"] => true,
        ["summon" | "build", card, "at", space] => is_card(card) && is_space(space),
        ["play" | "discard", card] => is_card(card),
        ["move" | "force", object, "to", space] => is_object(object) && is_space(space),
        ["attack", object, "at", target] => is_object(object) && is_object(target),
        [why, object, "about", space] => is_why(why) && is_object(object) && is_space(space),
        [why, object] if is_why(why) => is_object(object),
        [one] if is_object(one) || is_space(one) => true,
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
    word == "inaction" || is_ability(word) || Effect::keyed(word).is_some()
}

/// Why something that can be read is not even a candidate. It looks at what lies open, and at the own hand.
pub(super) fn why_not(state: &State, ask: Ask, words: &[&str]) -> Because {
    let rule = match ask {
        Ask::Act(phase) => why_not_now(state, phase, words),
        _ => why_not_in_mid_effect(ask, words),
    };
    rule.map_or_else(|| by_the_card(state, ask), |rule| Rule(rule).into())
}

fn why_not_now(state: &State, now: Phase, words: &[&str]) -> Option<&'static str> {
    let held = |card: &str| Face::named(card).filter(|&face| state.hand_faces(state.active).any(|f| f == face));
    let own = |word: &str| object(state, word).filter(|&c| state.is_friendly(c, state.active));
    Some(match *words {
        ["move", ..] if now != Phase::Move => "SW2-TURN-2",
        ["attack", ..] if now != Phase::Attack => "SW2-TURN-2",
        ["discard", _] if now != Phase::Magic => "SW2-TURN-2",
        ["move", unit, ..] => own(unit).map_or("SW2-MOVE-12", |_| "SW2-MOVE-3"),
        ["attack", unit, ..] => match own(unit) {
            Some(unit) if state.is_unit(unit) => "SW2-ATTACK-7",
            Some(_) => "SW2-BUILD-6",
            None => "SW2-ATTACK-22",
        },
        ["summon", card, ..] => match held(card) {
            Some(card) if card.printed().is_unit() => "SW2-SUMMON-2",
            Some(_) => "SW2-SUMMON-3",
            None => "SW2-SUMMON-1",
        },
        ["build", card, ..] => match held(card) {
            Some(card) if card.printed().is_structure() => "SW2-BUILD-2",
            Some(_) => "SW2-BUILD-3",
            None => "SW2-BUILD-1",
        },
        ["play", _] => "SW2-EVENT-2",
        [why, unit] if is_ability(why) => match own(unit) {
            Some(unit) if Ability::all_of(state.abilities(unit)).any(|a| a.key() == why) => "SW2-TIMING-8",
            Some(_) => "SW2-ABILITY-1",
            None => "SW2-CONTROL-8",
        },
        _ => return None,
    })
}

fn why_not_in_mid_effect(ask: Ask, words: &[&str]) -> Option<&'static str> {
    Some(match (ask, words) {
        (Ask::Attack, ["attack", ..]) => "SW2-ATTACK-23",
        (Ask::Force(_), ["force", ..]) => "SW2-FORCE-3",
        (_, ["pass"]) => "SW2-TIMING-4",
        (_, ["play", _]) => "SW2-EVENT-3",
        (_, ["summon", ..]) => "SW2-SUMMON-10",
        (Ask::Path, ["move" | "attack" | "build" | "end", ..]) => "SW2-MOVE-11",
        (_, ["move" | "attack" | "build" | "end", ..]) => "SW2-TIMING-3",
        (Ask::Order, _) => return None,
        (_, [why, _]) if is_ability(why) => "SW2-TIMING-5",
        (Ask::Choose(_), _) => "SW2-TIMING-9",
        _ => return None,
    })
}

/// The rule of the question, and the card that asks: the event, or whoever in play is the only one with the ability.
fn by_the_card(state: &State, ask: Ask) -> Because {
    let rule = SummonerWars2::rule(ask);
    let (Ask::Target(why) | Ask::Choose(why) | Ask::Force(why) | Ask::Space(why) | Ask::Card(why)) = ask else {
        return rule.into();
    };
    let card = match why {
        Why::Effect(effect) => Some(effect.key()),
        Why::Ability(ability) => {
            let mut faces = state.field.iter().filter(|&c| state.has(c, ability)).map(|c| state.face(c).id());
            let first = faces.next();
            first.filter(|first| faces.all(|other| other == *first))
        }
        Why::Inaction => None,
    };
    Because { rule, card }
}

/// The object that is meant, if it is there.
fn object(state: &State, word: &str) -> Option<CardId> {
    let (card, space) = word.split_once('@')?;
    state.on(read_cell(space)?).filter(|&c| state.face(c).id() == card)
}
