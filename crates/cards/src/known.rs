//! Who knows which card.

use crate::{CardId, Cards};
use kernel::{Audience, Seat, Viewer};

/// Who has seen which card and could still tell it from others: everybody, or some seats by themselves. What a place
/// shows by itself (a hand to its owner, the board to all) is the game's affair; this is what is remembered beyond it:
/// a card that was shown and taken back, a card one looked at, a warrior put face down in sight of some.
///
/// ```
/// # use cards::{CardId, Known};
/// # use kernel::{Audience, Seat, Viewer};
/// let [a, b] = [Seat(0), Seat(1)];
/// let card = CardId::new(a, 4);
/// let mut known = Known::<2, 1>::default();
/// known.show(card, Audience::only(b));                    // B looked at it
/// assert!(known.to(Viewer::Seat(b)).has(card) && !known.to(Viewer::Spectator).has(card));
/// known.show(card, Audience::ALL);                        // it was played
/// known.keep([card].into_iter().collect(), Audience::only(a)); // and mixed into A's hand: A alone still knows
/// assert!(known.to(Viewer::Seat(a)).has(card) && !known.to(Viewer::Seat(b)).has(card));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Known<const SEATS: usize, const WORDS: usize> {
    /// Known to everybody, those who only watch included; then to no seat by itself.
    all: Cards<SEATS, WORDS>,
    alone: Alone<SEATS, WORDS>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Alone<const SEATS: usize, const WORDS: usize>([Cards<SEATS, WORDS>; SEATS]);

impl<const SEATS: usize, const WORDS: usize> Default for Alone<SEATS, WORDS> {
    fn default() -> Self {
        Alone([Cards::NONE; SEATS])
    }
}

impl<const SEATS: usize, const WORDS: usize> Known<SEATS, WORDS> {
    /// An audience learns what a card is. Those who only watch learn what everybody does.
    #[inline]
    pub fn show(&mut self, card: CardId, to: Audience) {
        if to.is_all() {
            self.all.insert(card);
            self.alone.0.iter_mut().for_each(|own| own.remove(card));
        } else if !self.all.has(card) {
            to.seats(SEATS as u8).for_each(|seat| self.alone.0[seat.index()].insert(card));
        }
    }

    /// Of these cards an audience alone can still tell which is which, as far as it could before; the others lose sight
    /// of them: a pile is shuffled (nobody keeps them), something leaves a hand face down (its owner does).
    pub fn keep(&mut self, cards: Cards<SEATS, WORDS>, by: Audience) {
        let common = self.all.both(cards);
        self.all = self.all.without(cards);
        for (seat, own) in Seat::all(SEATS as u8).zip(&mut self.alone.0) {
            *own = if by.hears(Viewer::Seat(seat)) { own.and(common) } else { own.without(cards) };
        }
    }

    /// Nobody remembers what he alone has seen: it was looked at while an effect was carried out, and mixed since.
    #[inline]
    pub fn forget_alone(&mut self) {
        self.alone = Alone::default();
    }

    /// What everybody knows.
    #[inline]
    pub fn to_all(&self) -> Cards<SEATS, WORDS> {
        self.all
    }

    /// What a viewer knows. From the judge nothing is hidden, and so nothing is kept for him here.
    #[inline]
    pub fn to(&self, viewer: Viewer) -> Cards<SEATS, WORDS> {
        match viewer {
            Viewer::Seat(seat) => self.all.and(self.alone.0[seat.index()]),
            Viewer::Spectator | Viewer::Judge => self.all,
        }
    }

    /// Who knows a card.
    pub fn audience(&self, card: CardId) -> Audience {
        if self.all.has(card) {
            return Audience::ALL;
        }
        let knows = |seat: &Seat| self.alone.0[seat.index()].has(card);
        Seat::all(SEATS as u8).filter(knows).fold(Audience::NOBODY, Audience::and)
    }

    /// Those of some cards that the same audience knows as this one: none of it can be told from another by anybody who
    /// does not know it.
    pub fn alike(&self, card: CardId, among: Cards<SEATS, WORDS>) -> Cards<SEATS, WORDS> {
        let mut alike = if self.all.has(card) { among.both(self.all) } else { among.without(self.all) };
        for own in &self.alone.0 {
            alike = if own.has(card) { alike.both(*own) } else { alike.without(*own) };
        }
        alike
    }
}
