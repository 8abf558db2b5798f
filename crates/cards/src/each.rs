//! One value for every card.

use crate::CardId;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

/// One value for every card of every deck, by the card: `damage[card]`.
///
/// ```
/// # use cards::{CardId, Each};
/// # use kernel::Seat;
/// let mut damage: Each<u8, 2, 34> = Each::new(0);
/// damage[CardId::new(Seat(1), 33)] += 2;
/// assert_eq!(damage[CardId::new(Seat(1), 33)], 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Each<T, const SEATS: usize, const SIZE: usize>([[T; SIZE]; SEATS]);

impl<T: Copy, const SEATS: usize, const SIZE: usize> Each<T, SEATS, SIZE> {
    /// The same value for all.
    pub const fn new(value: T) -> Self {
        Each([[value; SIZE]; SEATS])
    }
}

impl<T, const SEATS: usize, const SIZE: usize> Each<T, SEATS, SIZE> {
    /// Two cards change their values.
    #[inline]
    pub fn swap(&mut self, a: CardId, b: CardId) {
        self.0.as_flattened_mut().swap(at::<SIZE>(a), at::<SIZE>(b));
    }
}

#[inline]
const fn at<const SIZE: usize>(card: CardId) -> usize {
    debug_assert!((card.number() as usize) < SIZE, "no deck has so many cards");
    card.owner().0 as usize * SIZE + card.number() as usize
}

impl<T, const SEATS: usize, const SIZE: usize> Index<CardId> for Each<T, SEATS, SIZE> {
    type Output = T;

    #[inline]
    fn index(&self, card: CardId) -> &T {
        &self.0.as_flattened()[at::<SIZE>(card)]
    }
}

impl<T, const SEATS: usize, const SIZE: usize> IndexMut<CardId> for Each<T, SEATS, SIZE> {
    #[inline]
    fn index_mut(&mut self, card: CardId) -> &mut T {
        &mut self.0.as_flattened_mut()[at::<SIZE>(card)]
    }
}

/// Eight small values are hashed as one big one.
impl<T: Hash, const SEATS: usize, const SIZE: usize> Hash for Each<T, SEATS, SIZE> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut packed = Packed { state, word: 0, bytes: 0 };
        self.0.as_flattened().iter().for_each(|value| value.hash(&mut packed));
        packed.state.write_u64(packed.word);
    }
}

struct Packed<'h, H> {
    state: &'h mut H,
    word: u64,
    bytes: u32,
}

impl<H: Hasher> Hasher for Packed<'_, H> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.word |= u64::from(byte) << (8 * self.bytes);
        self.bytes += 1;
        if self.bytes == 8 {
            self.state.write_u64(self.word);
            (self.word, self.bytes) = (0, 0);
        }
    }

    fn finish(&self) -> u64 {
        self.state.finish()
    }
}
