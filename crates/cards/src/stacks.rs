//! Many piles that share the cards of all decks.

use crate::{CardId, Each};

/// Many piles at once, each a chain through the cards themselves: any card of any owner fits any pile, none is too
/// small, and a hundred piles cost little more than one. A card lies in one of them at most. What a pile's number means
/// is the game's affair.
///
/// ```
/// # use cards::{CardId, Stacks};
/// # use kernel::Seat;
/// let [a, b, c] = [0, 1, 2].map(|n| CardId::new(Seat(0), n));
/// let mut stacks = Stacks::<4, 1, 34>::new();
/// [a, b].into_iter().for_each(|card| stacks.push(3, card));
/// stacks.push_under(3, c);
/// assert!(stacks.iter(3).eq([b, a, c]));
/// stacks.take_out(3, a);
/// assert_eq!((stacks.top(3), stacks.len(3)), (Some(b), 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stacks<const PILES: usize, const SEATS: usize, const SIZE: usize> {
    tops: [Option<CardId>; PILES],
    sizes: [u16; PILES],
    /// The card under each card; nothing for the lowest, and for those that lie in no pile.
    below: Each<Option<CardId>, SEATS, SIZE>,
}

impl<const PILES: usize, const SEATS: usize, const SIZE: usize> Stacks<PILES, SEATS, SIZE> {
    /// Empty piles.
    pub const fn new() -> Self {
        Stacks { tops: [None; PILES], sizes: [0; PILES], below: Each::new(None) }
    }

    /// The card on top of a pile.
    #[inline]
    pub fn top(&self, pile: usize) -> Option<CardId> {
        self.tops[pile]
    }

    /// How many cards lie in a pile.
    #[inline]
    pub fn len(&self, pile: usize) -> usize {
        self.sizes[pile].into()
    }

    /// Whether a pile is empty.
    #[inline]
    pub fn is_empty(&self, pile: usize) -> bool {
        self.tops[pile].is_none()
    }

    /// The cards of a pile, top first.
    #[inline]
    pub fn iter(&self, pile: usize) -> impl Iterator<Item = CardId> + Clone + '_ {
        std::iter::successors(self.tops[pile], |&card| self.below[card])
    }

    /// Put a card on top.
    #[inline]
    pub fn push(&mut self, pile: usize, card: CardId) {
        self.below[card] = self.tops[pile].replace(card);
        self.sizes[pile] += 1;
    }

    /// Put a card under all others.
    pub fn push_under(&mut self, pile: usize, card: CardId) {
        match self.iter(pile).last() {
            Some(lowest) => self.below[lowest] = Some(card),
            None => self.tops[pile] = Some(card),
        }
        self.sizes[pile] += 1;
    }

    /// Take a card out of the pile it lies in.
    pub fn take_out(&mut self, pile: usize, card: CardId) {
        let next = self.below[card].take();
        if self.tops[pile] == Some(card) {
            self.tops[pile] = next;
        } else {
            let above = self.iter(pile).find(|&c| self.below[c] == Some(card));
            above.into_iter().for_each(|above| self.below[above] = next);
        }
        self.sizes[pile] -= 1;
    }

    /// Lay a pile out anew, top card first. It must be the same cards.
    pub fn arrange(&mut self, pile: usize, order: &[CardId]) {
        debug_assert_eq!(order.len(), self.len(pile));
        let mut next = None;
        for &card in order.iter().rev() {
            self.below[card] = next.replace(card);
        }
        self.tops[pile] = next;
    }
}

impl<const PILES: usize, const SEATS: usize, const SIZE: usize> Default for Stacks<PILES, SEATS, SIZE> {
    fn default() -> Self {
        Stacks::new()
    }
}
