//! What anybody in play has: an index that cards keep as they come and go.

/// How many cards in play have each of `N` things (a text, a moment it listens to; up to 128), kept where cards enter and
/// leave play. Which of them anybody has is one word, so that asking for what nobody has costs a comparison with zero;
/// who has it is then looked up among the cards in play.
///
/// ```
/// # use cards::Awake;
/// let mut awake = Awake::<5>::default();
/// awake.wake(0b10110);
/// awake.wake(0b00010);
/// awake.lull(0b10110);
/// assert_eq!(awake.bits(), 0b00010);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Awake<const N: usize> {
    voices: [u8; N],
    bits: u128,
}

impl<const N: usize> Awake<N> {
    /// A card that has these came into play.
    pub fn wake(&mut self, things: u128) {
        each(things, |at| self.voices[at] += 1);
        self.bits |= things;
    }

    /// A card that has these left play.
    pub fn lull(&mut self, things: u128) {
        each(things, |at| {
            self.voices[at] -= 1;
            if self.voices[at] == 0 {
                self.bits &= !(1 << at);
            }
        });
    }

    /// Which of them anybody has.
    #[inline]
    pub const fn bits(&self) -> u128 {
        self.bits
    }
}

#[inline]
fn each(mut bits: u128, mut what: impl FnMut(usize)) {
    while bits != 0 {
        what(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

impl<const N: usize> Default for Awake<N> {
    fn default() -> Self {
        const { assert!(N <= 128) }
        Awake { voices: [0; N], bits: 0 }
    }
}
