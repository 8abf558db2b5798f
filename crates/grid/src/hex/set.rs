//! A set of hexes of a map.

use super::{Hex, SPACE};
use std::fmt;

const WORDS: usize = SPACE / 64;

/// A set of hexes, all of which a map may hold ([`Hex::fits`]).
///
/// ```
/// # use grid::hex::{Hex, Hexes};
/// let mut set = Hexes::default();
/// set.add(Hex::at(3, 1));
/// set.add(Hex::at(-5, 0));
/// assert!(set.has(Hex::at(3, 1)) && !set.has(Hex::at(100, 0)));
/// assert!(set.iter().eq([Hex::at(-5, 0), Hex::at(3, 1)]), "row by row");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hexes([u64; WORDS]);

impl Hexes {
    /// Panics beyond the space of a map: whoever lays tiles asks [`Tile::fits`](super::Tile::fits) first.
    #[inline]
    pub fn add(&mut self, hex: Hex) {
        let index = hex.index().expect("a map is at most 64 hexes wide and 32 high");
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        if let Some(index) = hex.index() {
            self.0[index / 64] &= !(1 << (index % 64));
        }
    }

    #[inline]
    pub const fn has(&self, hex: Hex) -> bool {
        match hex.index() {
            Some(index) => self.0[index / 64] >> (index % 64) & 1 != 0,
            None => false,
        }
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Row by row.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + Clone + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                (left != 0).then(|| {
                    left &= left - 1;
                    Hex::of(at * 64 + bit)
                })
            })
        })
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Hexes {
        let mut set = Hexes::default();
        hexes.into_iter().for_each(|hex| set.add(hex));
        set
    }
}

impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
