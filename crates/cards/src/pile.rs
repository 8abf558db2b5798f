//! Cards lying on each other, in one array.

use crate::CardId;
use std::fmt;
use std::hash::{Hash, Hasher};

/// An ordered pile of at most `N`, top last. Equal piles are those with the same things in the same order.
///
/// ```
/// # use cards::Pile;
/// let mut pile: Pile<24, u8> = [1, 2].into_iter().collect();
/// pile.push(3);
/// pile.push_under(0);
/// assert_eq!((pile.top(), pile.as_slice()), (Some(3), &[0, 1, 2, 3][..]));
/// assert!(pile.remove(1) && !pile.remove(1));
/// assert_eq!((pile.take(), pile.len()), (Some(3), 2));
/// ```
#[derive(Clone, Copy)]
pub struct Pile<const N: usize, T = CardId> {
    things: [T; N],
    len: u8,
}

impl<const N: usize, T: Copy + Default + PartialEq> Pile<N, T> {
    /// A pile with nothing in it.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) }
        Pile { things: [T::default(); N], len: 0 }
    }

    /// What lies in it, top last.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }

    /// The same, to be put in another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }

    /// How much lies in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether nothing lies in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What lies on top.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Put something on top. There must be room.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Put something under the pile. There must be room.
    pub fn push_under(&mut self, thing: T) {
        self.push(thing);
        self.as_mut_slice().rotate_right(1);
    }

    /// Take what lies on top.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Take something out from wherever it lies; the rest keeps its order. Whether it was there.
    pub fn remove(&mut self, thing: T) -> bool {
        let Some(at) = self.as_slice().iter().rposition(|&t| t == thing) else { return false };
        self.things.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        true
    }
}

impl<const N: usize, T: Copy + Default + PartialEq> Default for Pile<N, T> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<const N: usize, T: Copy + Default + PartialEq> FromIterator<T> for Pile<N, T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut pile = Pile::new();
        things.into_iter().for_each(|thing| pile.push(thing));
        pile
    }
}

// What lay there before is no part of a pile.

impl<const N: usize, T: Copy + Default + PartialEq> PartialEq for Pile<N, T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize, T: Copy + Default + Eq> Eq for Pile<N, T> {}

impl<const N: usize, T: Copy + Default + PartialEq + Hash> Hash for Pile<N, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize, T: Copy + Default + PartialEq + fmt::Debug> fmt::Debug for Pile<N, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
