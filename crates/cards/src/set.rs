//! Sets of cards.

use crate::CardId;
use kernel::Seat;
use std::fmt;

/// A set of cards: some words of bits for every seat's deck. One word holds a deck of 64 cards, two 128.
///
/// ```
/// # use cards::{CardId, Cards};
/// # use kernel::Seat;
/// let [mine, yours] = [CardId::new(Seat(0), 3), CardId::new(Seat(1), 70)];
/// let mut both: Cards<2, 2> = [yours, mine].into_iter().collect();
/// assert!(both.iter().eq([mine, yours]) && both.of(Seat(1)).len() == 1);
/// assert!(both.iter_of(Seat(1)).eq([yours]) && Cards::<2, 2>::NONE.iter_of(Seat(0)).next().is_none());
/// both.remove(mine);
/// assert!(!both.has(mine) && both.has(yours));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards<const SEATS: usize, const WORDS: usize>([[u64; WORDS]; SEATS]);

/// Which word of a deck holds a card, and its bit there.
#[inline]
const fn bit<const WORDS: usize>(card: CardId) -> (usize, u64) {
    debug_assert!((card.number() as usize) < 64 * WORDS, "the deck is bigger than its words");
    ((card.number() >> 6) as usize % WORDS, 1 << (card.number() & 63))
}

impl<const SEATS: usize, const WORDS: usize> Cards<SEATS, WORDS> {
    /// No card.
    pub const NONE: Self = Cards([[0; WORDS]; SEATS]);

    /// Whether a card is in it.
    #[inline]
    pub const fn has(&self, card: CardId) -> bool {
        let (word, bit) = bit::<WORDS>(card);
        self.0[card.owner().0 as usize][word] & bit != 0
    }

    /// Put a card in.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        let (word, bit) = bit::<WORDS>(card);
        self.0[card.owner().0 as usize][word] |= bit;
    }

    /// Take a card out, if it is there.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        let (word, bit) = bit::<WORDS>(card);
        self.0[card.owner().0 as usize][word] &= !bit;
    }

    /// Whether there is no card in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.as_flattened().iter().fold(0, |all, word| all | word) == 0
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.as_flattened().iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn with(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = self.0;
        let pairs = words.as_flattened_mut().iter_mut().zip(other.0.as_flattened());
        pairs.for_each(|(mine, &theirs)| *mine = join(*mine, theirs));
        Cards(words)
    }

    /// The cards of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.with(other, |a, b| a | b)
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        self.with(other, |a, b| a & b)
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self.with(other, |a, b| a & !b)
    }

    /// Those that belong to a seat's deck.
    #[inline]
    #[must_use]
    pub fn of(self, owner: Seat) -> Self {
        let mut words = [[0; WORDS]; SEATS];
        words[owner.index()] = self.0[owner.index()];
        Cards(words)
    }

    /// Those of one owner, lowest number first.
    #[inline]
    pub fn iter_of(&self, owner: Seat) -> impl Iterator<Item = CardId> + Clone + use<SEATS, WORDS> {
        let (mut words, mut at) = (self.0[owner.index()], 0);
        std::iter::from_fn(move || {
            while words[at] == 0 {
                at += 1;
                if at == WORDS {
                    at = 0;
                    return None;
                }
            }
            let number = words[at].trailing_zeros() as usize + 64 * at;
            words[at] &= words[at] - 1;
            Some(CardId::new(owner, number as u8))
        })
    }

    /// Lowest owner first, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut at = 0;
        let mut word = self.0.as_flattened()[0]; // the one at hand stays in a register
        std::iter::from_fn(move || {
            while word == 0 {
                at += 1;
                word = *self.0.as_flattened().get(at)?;
            }
            let number = word.trailing_zeros() as usize + 64 * (at % WORDS);
            word &= word - 1;
            Some(CardId::new(Seat((at / WORDS) as u8), number as u8))
        })
    }
}

impl<const SEATS: usize, const WORDS: usize> Default for Cards<SEATS, WORDS> {
    fn default() -> Self {
        Cards::NONE
    }
}

impl<const SEATS: usize, const WORDS: usize> FromIterator<CardId> for Cards<SEATS, WORDS> {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<const SEATS: usize, const WORDS: usize> fmt::Debug for Cards<SEATS, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
