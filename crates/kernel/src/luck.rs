//! A small generator for playouts, resampling and seeded games. It never reaches rules except as answers of Chance.

use std::fmt;

/// What a table's dice are rolled with: a game of one's own by [`Luck`], one among people by something nobody can foresee.
pub trait Fortune: fmt::Debug {
    /// Another die is rolled, or another pile shuffled.
    fn take_up(&mut self) {}

    /// A number from 0 to `n - 1`, each as likely.
    fn below(&mut self, n: u32) -> u32;

    /// Every order is as likely.
    fn shuffle(&mut self, order: &mut [u16]) {
        for i in (1..order.len()).rev() {
            order.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

impl Fortune for Luck {
    fn below(&mut self, n: u32) -> u32 {
        Luck::below(self, n)
    }
}

/// SplitMix64: any seed is a good seed, and the sequence is ours to keep forever.
///
/// ```
/// # use kernel::Luck;
/// let (mut a, mut b) = (Luck::new(7), Luck::new(7));
/// assert_eq!(a.below(6), b.below(6));
/// ```
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The same seed, the same luck.
    pub fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n - 1`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// A number from 0 to just below 1.
    pub fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Every order is as likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// Another generator, far from this one; for threads and for games of a series.
    pub fn branch(&mut self) -> Luck {
        Luck(self.next())
    }
}
