//! Cards lying on each other: draw, magic and discard piles, and what lies under a unit. A stack is a chain through the
//! cards themselves, so that any card of any owner fits any pile (SW1-MAGIC-6) and nothing is too small.

use crate::state::{CardId, State, card};
use kernel::Seat;
use smallvec::SmallVec;

pub(crate) const NONE: u8 = u8::MAX;

/// SW1-COMP-5
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    Draw,
    Magic,
    Discard,
}

impl Pile {
    pub const ALL: [Pile; 3] = [Pile::Draw, Pile::Magic, Pile::Discard];

    pub fn key(self) -> &'static str {
        ["draw", "magic", "discard"][self as usize]
    }
}

/// The cards of a pile, top card first.
pub(crate) type Stack = SmallVec<[CardId; 36]>;

impl State {
    #[inline]
    pub fn size(&self, pile: Pile, seat: Seat) -> u8 {
        self.sizes[seat.index()][pile as usize]
    }

    #[inline]
    pub fn top(&self, pile: Pile, seat: Seat) -> Option<CardId> {
        card(self.tops[seat.index()][pile as usize])
    }

    /// Top card first.
    pub fn pile(&self, pile: Pile, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        std::iter::successors(self.top(pile, seat), |c| card(self.below[c.index()]))
    }

    /// The cards under a unit, uppermost first.
    pub fn under(&self, top: CardId) -> impl Iterator<Item = CardId> + '_ {
        std::iter::successors(card(self.under[top.index()]), |c| card(self.below[c.index()]))
    }

    pub(crate) fn push(&mut self, pile: Pile, seat: Seat, card: CardId) {
        let top = &mut self.tops[seat.index()][pile as usize];
        self.below[card.index()] = *top;
        *top = card.0;
        self.sizes[seat.index()][pile as usize] += 1;
    }

    pub(crate) fn pick_out(&mut self, pile: Pile, seat: Seat, card: CardId) {
        let next = self.below[card.index()];
        if self.tops[seat.index()][pile as usize] == card.0 {
            self.tops[seat.index()][pile as usize] = next;
        } else {
            let above = self.pile(pile, seat).find(|c| self.below[c.index()] == card.0);
            above.into_iter().for_each(|above| self.below[above.index()] = next);
        }
        self.below[card.index()] = NONE;
        self.sizes[seat.index()][pile as usize] -= 1;
    }

    /// Lay a pile out anew, top card first. It must be the same cards.
    pub(crate) fn arrange(&mut self, pile: Pile, seat: Seat, order: &[CardId]) {
        let mut next = NONE;
        for &card in order.iter().rev() {
            self.below[card.index()] = next;
            next = card.0;
        }
        self.tops[seat.index()][pile as usize] = next;
    }

    /// SW1-MAGIC-9 counts from the unit down: what comes under it last lies lowest.
    pub(crate) fn slide_under(&mut self, top: CardId, card: CardId) {
        self.below[card.index()] = NONE;
        match self.under(top).last() {
            Some(lowest) => self.below[lowest.index()] = card.0,
            None => self.under[top.index()] = card.0,
        }
        self.loaded.insert(top);
    }

    pub(crate) fn slide_out(&mut self, top: CardId, card: CardId) {
        let next = self.below[card.index()];
        if self.under[top.index()] == card.0 {
            self.under[top.index()] = next;
        } else {
            let above = self.under(top).find(|c| self.below[c.index()] == card.0);
            above.into_iter().for_each(|above| self.below[above.index()] = next);
        }
        self.below[card.index()] = NONE;
        if self.under[top.index()] == NONE {
            self.loaded.remove(top);
        }
    }
}
