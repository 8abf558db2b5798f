//! Sets of texts: what stands on cards, by its place in a game's table.

/// A set of up to 128 texts (abilities, what events do): having one twice is having it once.
///
/// ```
/// # use cards::Texts;
/// let both = Texts::at(3).and(Texts::at(100));
/// assert!(both.has(3_usize) && both.any(Texts::at(100)) && both.iter().eq([3, 100]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Texts(u128);

impl Texts {
    /// No text.
    pub const NONE: Texts = Texts(0);
    /// Every text.
    pub const ALL: Texts = Texts(u128::MAX);

    /// The text at a place of the table.
    #[inline]
    pub const fn at(place: usize) -> Texts {
        Texts(1 << place)
    }

    /// One text.
    #[inline]
    pub fn of(text: impl Into<usize>) -> Texts {
        Texts::at(text.into())
    }

    /// Whether a text is among them.
    #[inline]
    pub fn has(self, text: impl Into<usize>) -> bool {
        self.any(Texts::of(text))
    }

    /// Whether they share one.
    #[inline]
    pub const fn any(self, of: Texts) -> bool {
        self.0 & of.0 != 0
    }

    /// The texts of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Texts) -> Texts {
        Texts(self.0 | other.0)
    }

    /// The texts that are in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Texts) -> Texts {
        Texts(self.0 & other.0)
    }

    /// The texts that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Texts) -> Texts {
        Texts(self.0 & !other.0)
    }

    /// Their places, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                place
            })
        })
    }
}

/// The texts of a game, in the order of its table: all of one enum, then all of another.
#[macro_export]
macro_rules! texts {
    ($first:ident, $then:ident) => {
        impl From<$first> for usize {
            #[inline]
            fn from(text: $first) -> usize {
                text as usize
            }
        }

        impl From<$then> for usize {
            #[inline]
            fn from(text: $then) -> usize {
                $first::ALL.len() + text as usize
            }
        }
    };
}

impl<T: Into<usize>> FromIterator<T> for Texts {
    fn from_iter<I: IntoIterator<Item = T>>(texts: I) -> Self {
        texts.into_iter().fold(Texts::NONE, |all, text| all.and(Texts::of(text)))
    }
}
