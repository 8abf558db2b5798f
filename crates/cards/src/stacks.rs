//! Many piles that share the cards of all decks.

use crate::{CardId, Each};

/// Many piles at once, each a chain through the cards themselves: any card of any owner fits any pile, none is too
/// small, and a hundred piles cost little more than one. A card lies in one of them at most. What a pile's number means
/// is the game's affair, and so is how its links are kept: as `Option<CardId>`, or as [`Slim`](crate::Slim).
///
/// ```
/// # use cards::{CardId, Slim, Stacks};
/// # use kernel::Seat;
/// let [a, b, c] = [0, 1, 2].map(|n| CardId::new(Seat(0), n));
/// let mut stacks = Stacks::<Slim, 4, 1, 34>::default();
/// [a, b].into_iter().for_each(|card| stacks.push(3, card));
/// stacks.push_under(3, c);
/// assert!(stacks.iter(3).eq([b, a, c]));
/// stacks.take_out(3, a);
/// assert!(stacks.iter(3).eq([b, c]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stacks<L, const PILES: usize, const SEATS: usize, const SIZE: usize> {
    tops: [L; PILES],
    /// The card under each card; nothing for the lowest, and for those that lie in no pile.
    below: Each<L, SEATS, SIZE>,
}

impl<L, const PILES: usize, const SEATS: usize, const SIZE: usize> Stacks<L, PILES, SEATS, SIZE>
where
    L: Copy + From<Option<CardId>>,
    Option<CardId>: From<L>,
{
    /// The card on top of a pile.
    #[inline]
    pub fn top(&self, pile: usize) -> Option<CardId> {
        self.tops[pile].into()
    }

    /// How many cards lie in a pile: they are counted.
    pub fn len(&self, pile: usize) -> usize {
        self.iter(pile).count()
    }

    /// Whether a pile is empty.
    #[inline]
    pub fn is_empty(&self, pile: usize) -> bool {
        self.top(pile).is_none()
    }

    /// The cards of a pile, top first.
    #[inline]
    pub fn iter(&self, pile: usize) -> impl Iterator<Item = CardId> + Clone + '_ {
        std::iter::successors(self.top(pile), |&card| self.below[card].into())
    }

    /// Put a card on top.
    #[inline]
    pub fn push(&mut self, pile: usize, card: CardId) {
        self.below[card] = self.tops[pile];
        self.tops[pile] = Some(card).into();
    }

    /// Put a card under all others.
    pub fn push_under(&mut self, pile: usize, card: CardId) {
        match self.iter(pile).last() {
            Some(lowest) => self.below[lowest] = Some(card).into(),
            None => self.tops[pile] = Some(card).into(),
        }
    }

    /// Take a card out of the pile it lies in.
    pub fn take_out(&mut self, pile: usize, card: CardId) {
        let next = std::mem::replace(&mut self.below[card], None.into());
        match self.iter(pile).take_while(|&c| c != card).last() {
            Some(above) => self.below[above] = next,
            None => self.tops[pile] = next,
        }
    }

    /// Lay a pile out anew, top card first. It must be the same cards.
    pub fn arrange(&mut self, pile: usize, order: &[CardId]) {
        debug_assert_eq!(order.len(), self.iter(pile).count());
        let mut next = L::from(None);
        for &card in order.iter().rev() {
            self.below[card] = next;
            next = Some(card).into();
        }
        self.tops[pile] = next;
    }
}

impl<L, const PILES: usize, const SEATS: usize, const SIZE: usize> Default for Stacks<L, PILES, SEATS, SIZE>
where
    L: Copy + From<Option<CardId>>,
{
    fn default() -> Self {
        Stacks { tops: [None.into(); PILES], below: Each::new(None.into()) }
    }
}
