//! What cards, units and buildings say, in words of our own: on the table and in the reference.

use super::card;
use super::places::amount;
use crate::cards::{Clause, Magic, clauses, magic};
use crate::printed::{AiCard, Face, Hero, Kind, Timing, Unit};
use crate::tables::{Difficulty, Resource};
use kernel::{Arg, Phrase};

fn does(key: impl std::fmt::Display) -> Phrase {
    Phrase::new(format!("does-{key}"))
}

/// How many effects a card has: two to choose from, or one.
pub(crate) fn effects(face: Face) -> u8 {
    if magic(face).is_some() || clauses(face, 1).is_empty() { 1 } else { 2 }
}

/// What one effect of a card does.
pub(crate) fn effect(face: Face, which: u8) -> Phrase {
    match magic(face) {
        Some(magic) => spell(face, magic),
        None => does(format_args!("{}-{which}", face.id())),
    }
}

/// What an effect is called: ordinary and expert, upper and lower, or one of two things.
pub(crate) fn word(face: Face, which: u8) -> Option<Phrase> {
    let key = match (face.kind(), which) {
        _ if effects(face) == 1 => return None,
        (Kind::Artifact, 0) => "word-upper",
        (Kind::Artifact, _) => "word-lower",
        (Kind::Specialty, _) => match clauses(face, which).first() {
            Some(Clause::Attack(_)) => "word-attack",
            Some(Clause::Defense(_)) => "word-defense",
            Some(Clause::Frees) => "word-free",
            _ => "word-heal",
        },
        (_, 0) => "word-basic",
        _ => "word-expert",
    };
    Some(Phrase::new(key))
}

/// H3-DECK-6 to H3-DECK-9
pub(crate) fn timing(face: Face, which: u8) -> Phrase {
    let timing: Timing = face.printed().timings[usize::from(which & 1)];
    Phrase::new(format!("timing-{}", timing.key()))
}

/// What a spell does, and what each of its levels takes and gives: H3-SPELL-8.
fn spell(face: Face, magic: Magic) -> Phrase {
    let power = face.printed().power;
    let named = ["p", "q", "r"];
    let levels = power.iter().zip(named).fold(levels(magic), |phrase, (power, name)| phrase.number(name, *power));
    Phrase::new("spell-text").phrase("does", does(face.id())).phrase("levels", levels)
}

fn levels(magic: Magic) -> Phrase {
    let named = ["a", "b", "c"];
    let plain = |key: &str, n: [u8; 3]| {
        n.iter().zip(named).fold(Phrase::new(key), |phrase, (n, name)| phrase.text(name, n.to_string()))
    };
    let signed = |key: &str, n: [i8; 3]| {
        let of = |n: i8| format!("{}{}", if n < 0 { "−" } else { "+" }, n.unsigned_abs());
        n.iter().zip(named).fold(Phrase::new(key), |phrase, (&n, name)| phrase.text(name, of(n)))
    };
    match magic {
        Magic::Damage(n) | Magic::Blast(n) | Magic::Scorches(n) => plain("levels-damage", n),
        Magic::Cures(n) => plain("levels-heal", n),
        Magic::Chain(n) => {
            let of = |n: &[u8; 3]| n.map(|n| n.to_string()).join("+");
            n.iter().zip(named).fold(Phrase::new("levels-damage"), |phrase, (n, name)| phrase.text(name, of(n)))
        }
        Magic::Initiative(n) => signed("levels-initiative", n),
        Magic::WalkersAttack(n) | Magic::Blesses(n) | Magic::Attack(n) => signed("levels-attack", n),
        Magic::Defense(n) => signed("levels-defense", n),
        Magic::Prays(n) => signed("levels-any", n),
        Magic::Portal(n) => signed("levels-mp", n.map(|n| n as i8)),
        Magic::Paralyses | Magic::Teleports | Magic::Silences | Magic::Wards | Magic::StrikesAgain | Magic::Saves => {
            Phrase::new("levels-tier")
        }
    }
}

/// The whole text of a card of the Might and Magic decks.
pub(super) fn text(face: Face) -> Phrase {
    match (word(face, 0), word(face, 1)) {
        (Some(one), Some(other)) => Phrase::new("two-effects")
            .phrase("word", one)
            .phrase("does", effect(face, 0))
            .phrase("other-word", other)
            .phrase("other", effect(face, 1)),
        _ => effect(face, 0),
    }
}

/// What a side of a unit can do beyond its numbers.
pub(crate) fn ability(unit: Unit, is_pack: bool) -> Option<Phrase> {
    let side = if is_pack { "pack" } else { "few" };
    unit.says(is_pack).then(|| does(format_args!("{}-{side}", unit.id())))
}

/// Both sides of a unit's card, and what they cost.
pub(super) fn of_unit(unit: Unit) -> Phrase {
    let says = |is_pack| ability(unit, is_pack).unwrap_or(Phrase::new("no-ability"));
    let gait = Phrase::new(format!("gait-{}", unit.facts().gait.key()));
    let cost = |is_pack| cost(unit, is_pack);
    if unit.facts().copies == 0 && unit.facts().faction.is_none() {
        return Phrase::new("unit-tower").phrase("gait", gait).phrase("does", says(false));
    }
    if unit.facts().faction.is_none() {
        return Phrase::new("unit-one").phrase("gait", gait).phrase("does", says(false)).phrase("cost", cost(false));
    }
    let pack = unit.side(true);
    Phrase::new("unit-two")
        .phrase("gait", gait)
        .phrase("few", says(false))
        .phrase("cost", cost(false))
        .phrase("pack", says(true))
        .phrase("more", cost(true))
        .number("attack", pack.attack)
        .number("defense", pack.defense)
        .number("health", pack.health)
        .number("initiative", pack.initiative)
}

fn cost(unit: Unit, is_pack: bool) -> Phrase {
    let side = unit.side(is_pack);
    let gold = amount(Resource::Gold, side.gold.into());
    match side.valuables {
        0 => gold,
        n => Phrase::new("cost").phrase("gold", gold).phrase("valuables", amount(Resource::Valuables, n.into())),
    }
}

/// An AI hero's card, with how strong it is at each difficulty.
pub(super) fn of_ai(card: AiCard) -> Phrase {
    let does = does(card.key());
    let sign = match card {
        AiCard::UseSkillA | AiCard::UseSkillB => return does,
        AiCard::CastSpellA | AiCard::CastSpellB => "strengths-power",
        AiCard::AttackA | AiCard::AttackB | AiCard::DefenseA | AiCard::DefenseB => "strengths",
    };
    let named = ["easy", "normal", "hard", "impossible"];
    let all = Difficulty::ALL.into_iter().zip(named);
    all.fold(Phrase::new(sign).phrase("does", does), |phrase, (difficulty, name)| {
        phrase.number(name, card.strength(difficulty))
    })
}

pub(super) fn of_building(id: &str) -> Phrase {
    does(id)
}

/// What a hero begins with: H3-SETUP-11, H3-HERO-11.
pub(super) fn of_hero(hero: Hero) -> Phrase {
    let facts = hero.facts();
    let mut begins: Vec<(Face, i64)> = vec![];
    for face in hero.deck() {
        match begins.iter_mut().find(|(other, _)| *other == face) {
            Some((_, count)) => *count += 1,
            None => begins.push((face, 1)),
        }
    }
    let begins = begins.into_iter().map(|(face, n)| {
        let times = Phrase::new(if n > 1 { "times" } else { "once" }).number("n", n).phrase("card", card(face));
        Arg::Phrase(Box::new(times))
    });
    Phrase::new(if facts.is_might { "hero-might" } else { "hero-magic" })
        .phrase("faction", Phrase::new(format!("faction-{}", facts.faction.key())))
        .list("begins", begins.collect())
}
