//! A card in a byte.

use crate::CardId;
use kernel::Seat;

/// A card or none in one byte, for games of at most four decks with 63 cards each: links between cards, and boards.
/// Wider games use `Option<CardId>` in its place.
///
/// ```
/// # use cards::{CardId, Slim};
/// # use kernel::Seat;
/// let card = CardId::new(Seat(3), 62);
/// assert_eq!(Slim::from(Some(card)).card(), Some(card));
/// assert_eq!(Slim::NONE.card(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slim(u8);

impl Slim {
    /// No card.
    pub const NONE: Slim = Slim(u8::MAX);

    /// What was kept as a byte.
    #[inline]
    pub const fn of_byte(byte: u8) -> Slim {
        Slim(byte)
    }

    /// As a byte, for games that keep something else there as well.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// The card, if there is one.
    #[inline]
    pub const fn card(self) -> Option<CardId> {
        if self.0 == u8::MAX { None } else { Some(CardId::new(Seat(self.0 >> 6), self.0 & 63)) }
    }
}

impl From<CardId> for Slim {
    #[inline]
    fn from(card: CardId) -> Slim {
        debug_assert!(card.owner().0 < 4 && card.number() < 63, "a card too many for a byte");
        Slim(card.owner().0 << 6 | card.number())
    }
}

impl From<Option<CardId>> for Slim {
    #[inline]
    fn from(card: Option<CardId>) -> Slim {
        card.map_or(Slim::NONE, Slim::from)
    }
}

impl From<Slim> for Option<CardId> {
    #[inline]
    fn from(slim: Slim) -> Option<CardId> {
        slim.card()
    }
}

impl Default for Slim {
    fn default() -> Self {
        Slim::NONE
    }
}

/// As the card it is.
impl std::fmt::Debug for Slim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.card().fmt(f)
    }
}
