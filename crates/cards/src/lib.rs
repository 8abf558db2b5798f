//! Cards as things: their numbers, sets and piles of them, who knows which, and what nobody may learn from a number.
//! It knows no game and no face; a game says what is printed on a card and where it may lie.
//!
//! | word | meaning |
//! |---|---|
//! | [`CardId`] | this physical card: its owner and its number in the owner's deck |
//! | [`Slim`] | the same in a byte, in a small game |
//! | [`face!`] | what is printed on a card, by its place in the table of facts |
//! | [`Cards`] | a set of cards, a few words of bits |
//! | [`Each`] | one value for every card, by its number |
//! | [`Pile`] | cards in an order, in one array; [`Stacks`]: many piles as chains through the cards themselves |
//! | [`Known`] | who has seen which card and could still tell it from others |
//! | [`pull`] | a hidden card leaves, and its number tells nothing |
//! | [`redraw`] | everything a viewer has not seen, drawn again without looking at it |
//! | [`Texts`] | a set of what stands on cards: abilities, events; [`Awake`]: those that anybody in play has |
//! | [`clauses!`] | what texts say, clause by clause, found by the moment it is looked for |
//!
//! A position that uses them stays plain data: copied as bytes, compared and hashed by what lies in it.

#![warn(missing_docs)]

mod awake;
mod clauses;
mod each;
mod face;
mod id;
mod known;
mod pile;
mod pull;
mod redraw;
mod set;
mod slim;
mod stacks;
mod texts;

pub use awake::Awake;
pub use clauses::Found;
pub use each::Each;
pub use id::CardId;
pub use known::Known;
pub use pile::Pile;
pub use pull::pull;
pub use redraw::{redraw, redraw_fitting};
pub use set::Cards;
pub use slim::Slim;
pub use stacks::Stacks;
pub use texts::Texts;
