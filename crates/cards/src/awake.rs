//! What anybody in play has: an index that cards keep as they come and go.

use crate::Texts;

/// How many cards in play have each of `N` texts (up to 128), kept where cards enter and leave play. Which of them anybody
/// has is one set, so that asking for what nobody has costs a comparison with zero; who has it is then looked up among
/// the cards in play.
///
/// ```
/// # use cards::{Awake, Texts};
/// let [first, second] = [0, 4].map(Texts::at);
/// let mut awake = Awake::<5>::default();
/// awake.wake(first.and(second));
/// awake.wake(first);
/// awake.lull(first.and(second));
/// assert_eq!(awake.texts(), first);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Awake<const N: usize> {
    voices: [u8; N],
    texts: Texts,
}

impl<const N: usize> Awake<N> {
    /// A card that has these came into play.
    pub fn wake(&mut self, texts: Texts) {
        texts.iter().for_each(|text| self.voices[text] += 1);
        self.texts = self.texts.and(texts);
    }

    /// A card that has these left play.
    pub fn lull(&mut self, texts: Texts) {
        for text in texts.iter() {
            self.voices[text] -= 1;
            if self.voices[text] == 0 {
                self.texts = self.texts.without(Texts::at(text));
            }
        }
    }

    /// Which of them anybody has.
    #[inline]
    pub const fn texts(&self) -> Texts {
        self.texts
    }
}

impl<const N: usize> Default for Awake<N> {
    fn default() -> Self {
        const { assert!(N <= 128) }
        Awake { voices: [0; N], texts: Texts::NONE }
    }
}
