//! An index by moment: whether anybody in play listens.

/// The moments a card listens to, as far as its face tells; up to 64.
///
/// ```
/// # use cards::Listens;
/// const AFTER_MOVE: Listens = Listens::to(3);
/// assert!(Listens::NONE.and(AFTER_MOVE).any(AFTER_MOVE) && !AFTER_MOVE.any(Listens::to(4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Listens(u64);

impl Listens {
    /// To nothing.
    pub const NONE: Listens = Listens(0);

    /// To one moment.
    pub const fn to(moment: usize) -> Listens {
        Listens(1 << moment)
    }

    /// To these and those.
    #[must_use]
    pub const fn and(self, other: Listens) -> Listens {
        Listens(self.0 | other.0)
    }

    /// Whether some moment is in both.
    #[inline]
    pub const fn any(self, other: Listens) -> bool {
        self.0 & other.0 != 0
    }
}

/// How many cards in play listen to each of `M` moments, kept where cards enter and leave play: a moment nobody listens
/// to costs a comparison with zero. Who listens is then looked up among the cards in play, by face.
///
/// ```
/// # use cards::{Listens, Moments};
/// let mut moments = Moments::<4>::default();
/// moments.enter(Listens::to(1).and(Listens::to(2)));
/// moments.enter(Listens::to(2));
/// moments.leave(Listens::to(1).and(Listens::to(2)));
/// assert!(!moments.any(1) && moments.any(2) && !moments.any(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moments<const M: usize>([u8; M]);

impl<const M: usize> Moments<M> {
    /// A card with this face came into play.
    #[inline]
    pub fn enter(&mut self, face: Listens) {
        let mut left = face.0;
        while left != 0 {
            self.0[left.trailing_zeros() as usize] += 1;
            left &= left - 1;
        }
    }

    /// A card with this face left play.
    #[inline]
    pub fn leave(&mut self, face: Listens) {
        let mut left = face.0;
        while left != 0 {
            self.0[left.trailing_zeros() as usize] -= 1;
            left &= left - 1;
        }
    }

    /// Whether anybody listens to a moment.
    #[inline]
    pub const fn any(&self, moment: usize) -> bool {
        self.0[moment] != 0
    }
}

impl<const M: usize> Default for Moments<M> {
    fn default() -> Self {
        const { assert!(M <= 64) }
        Moments([0; M])
    }
}
