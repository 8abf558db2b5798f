//! The number of a card.

use kernel::Seat;
use std::fmt;
use std::num::NonZeroU16;

/// This physical card, whatever is printed on it: its owner and its number in the owner's deck. Neither ever changes.
/// `Option<CardId>` is no bigger than a `CardId`.
///
/// ```
/// # use cards::CardId;
/// # use kernel::Seat;
/// let card = CardId::new(Seat(5), 119);
/// assert_eq!((card.owner(), card.number()), (Seat(5), 119));
/// assert!(CardId::new(Seat(0), 200) < CardId::new(Seat(1), 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(NonZeroU16);

impl CardId {
    /// A seat's card by its number.
    #[inline]
    pub const fn new(owner: Seat, number: u8) -> CardId {
        // The owner is kept one higher than he is, so that the whole is never zero.
        match NonZeroU16::new((owner.0 as u16 + 1) << 8 | number as u16) {
            Some(id) => CardId(id),
            None => unreachable!(),
        }
    }

    /// Whose deck it belongs to.
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat((self.0.get() >> 8) as u8 - 1)
    }

    /// Its number in that deck.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get() as u8
    }

    /// The first so many cards of a deck.
    pub fn deck(owner: Seat, size: u8) -> impl DoubleEndedIterator<Item = CardId> + Clone {
        (0..size).map(move |number| CardId::new(owner, number))
    }
}

/// The first card of the first seat: only to fill arrays.
impl Default for CardId {
    fn default() -> Self {
        CardId::new(Seat(0), 0)
    }
}

/// `A17`
impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.owner().letter(), self.number())
    }
}
