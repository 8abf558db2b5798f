//! An AI hero's cards, and what they have left on the board of a combat: H3-AI.

use super::combat::FIGHTERS;
use crate::printed::{AiCard, Face};
use ::cards::Pile;

/// An AI card in a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AiFace(pub AiCard);

/// Only to fill arrays.
impl Default for AiFace {
    fn default() -> Self {
        AiFace(AiCard::ALL[0])
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ai {
    pub deck: Pile<20, AiFace>,
    pub discard: Pile<20, AiFace>,
    /// The top lies last.
    pub spells: Pile<8, Face>,
    pub cast: Pile<8, Face>,
    /// H3-AMB-52: for the next attack of the AI.
    pub bonus: i8,
    /// For the AI unit that is activated next.
    pub shield: i8,
    /// What waits for a fighter's next attack, and for the next one it suffers.
    pub attack: [i8; FIGHTERS],
    pub defense: [i8; FIGHTERS],
    /// Whose next attack needs no die, a bit each.
    pub blessed: u16,
    /// Power of a skill, for the spell of the next card.
    pub power: u8,
    /// A spell that waits for the next combat round, with its power and the card that brought it.
    pub kept: Option<(Face, u8, AiFace)>,
    /// H3-AI-3: the combat round and the fighter the last card was drawn for.
    pub drew: (u8, u8),
    /// Skill cards that go back into the deck before the next is drawn.
    pub back: u8,
    /// MP of a scenario's own.
    pub more_mp: u8,
    /// A scenario's own: it only goes to the players' town.
    pub straight: bool,
}
