//! What a scenario says of its AI hero, and what the AI cards print: H3-AI-1, H3-AI-19.

use super::Troop;
use crate::printed::{AiCard, Face, Faction, Tile};
use crate::tables::Difficulty;
use kernel::named;
use std::collections::BTreeMap;
use std::sync::LazyLock;

named! {
    /// The three kinds of AI cards.
    AiKind {
        Might = "might",
        Magic = "magic",
        Skill = "skill",
    }
}

#[derive(Debug)]
pub struct AiSide {
    /// The first that nobody plays.
    pub factions: Vec<Faction>,
    /// By difficulty; one that is alone is for all.
    pub armies: Vec<Vec<Troop>>,
    /// The tile it stands on and never leaves; in its town where none is named.
    pub stands: Option<Tile>,
    /// Cards of each kind; the default deck where there are none.
    pub counts: [u8; 3],
    pub spells: Vec<Face>,
    pub ability: Face,
}

impl AiSide {
    pub fn army(&self, difficulty: Difficulty) -> &[Troop] {
        self.armies.get(difficulty as usize).or(self.armies.last()).map_or(&[], Vec::as_slice)
    }

    pub fn has_own_deck(&self) -> bool {
        self.counts != [0; 3]
    }
}

#[derive(serde::Deserialize)]
struct Cards {
    card: Vec<Card>,
    default: Default,
}

#[derive(serde::Deserialize)]
struct Card {
    id: String,
    deck: String,
    strength: [String; 4],
}

#[derive(serde::Deserialize)]
struct Default {
    spells: Vec<String>,
    skill: String,
    deck: BTreeMap<String, BTreeMap<String, usize>>,
}

struct Table {
    kinds: Vec<AiKind>,
    strengths: Vec<[u8; 4]>,
    decks: Vec<Vec<AiCard>>,
    spells: Vec<Face>,
    skill: Face,
}

/// What a skill does more: nothing, the same again, or back into the deck.
pub(crate) const AGAIN: u8 = 1;
pub(crate) const BACK: u8 = 2;

fn strength(text: &str) -> u8 {
    match text.split(' ').next() {
        Some("use") => AGAIN,
        Some("goes") => BACK,
        Some(number) => number.trim_start_matches('+').parse().unwrap_or(0),
        None => 0,
    }
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let cards: Cards = toml::from_str(include_str!("../../cards/ai.toml")).expect("a test reads it");
    let of = |card: AiCard| cards.card.iter().find(|c| c.id == card.key()).expect("the build made both of one file");
    let face = |id: &str| Face::named(id).expect("a test looks them up");
    let deck = |difficulty: Difficulty| {
        let counts = &cards.default.deck[difficulty.key()];
        let each = |card: AiCard| std::iter::repeat_n(card, counts.get(card.key()).copied().unwrap_or(0));
        AiCard::ALL.into_iter().flat_map(each).collect()
    };
    Table {
        kinds: AiCard::ALL.map(|card| AiKind::keyed(&of(card).deck).expect("a test reads it")).into(),
        strengths: AiCard::ALL.map(|card| of(card).strength.each_ref().map(|text| strength(text))).into(),
        decks: Difficulty::ALL.map(deck).into(),
        spells: cards.default.spells.iter().map(|id| face(id)).collect(),
        skill: face(&cards.default.skill),
    }
});

impl AiCard {
    pub fn ai_kind(self) -> AiKind {
        TABLE.kinds[self as usize]
    }

    /// H3-AI-1: by difficulty. A bonus, power, or what a skill does more.
    pub fn strength(self, difficulty: Difficulty) -> u8 {
        TABLE.strengths[self as usize][difficulty as usize]
    }
}

/// H3-AI-19
pub(crate) fn default_deck(difficulty: Difficulty) -> &'static [AiCard] {
    &TABLE.decks[difficulty as usize]
}

pub(crate) fn default_spells() -> &'static [Face] {
    &TABLE.spells
}

pub(crate) fn default_skill() -> Face {
    TABLE.skill
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves H3-AI-1, H3-AI-19.
    #[test]
    fn the_default_decks_fit_the_box() {
        for difficulty in Difficulty::ALL {
            let deck = default_deck(difficulty);
            assert!(AiCard::ALL.iter().all(|card| deck.iter().filter(|c| *c == card).count() <= card.copies().into()));
        }
        assert_eq!(Difficulty::ALL.map(|difficulty| default_deck(difficulty).len()), [8, 10, 12, 14]);
        assert_eq!(AiCard::AttackA.strength(Difficulty::Easy), 0);
        assert_eq!(AiCard::AttackB.strength(Difficulty::Hard), 2);
        assert_eq!(AiCard::CastSpellB.strength(Difficulty::Impossible), 3);
        assert_eq!(AiCard::UseSkillA.strength(Difficulty::Hard), AGAIN);
        assert_eq!(AiCard::UseSkillB.strength(Difficulty::Normal), BACK);
        assert_eq!(default_spells().len(), 8);
    }
}
