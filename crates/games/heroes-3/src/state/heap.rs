//! The decks that somebody may look into, by name.

use super::{Decree, State};
use crate::printed::{Face, Unit};
use kernel::{Seat, named};

named! {
    /// The own deck, and all that belong to nobody.
    Heap {
        Own = "own",
        Abilities = "abilities",
        Artifacts = "artifacts",
        Spells = "spells",
        Bronze = "bronze",
        Silver = "silver",
        Gold = "gold",
        Azure = "azure",
        Proclamations = "proclamations",
    }
}

/// What lies on top of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Top {
    Card(Face),
    Unit(Unit),
    Decree(Decree),
}

impl Heap {
    fn common(self) -> usize {
        self as usize - Heap::Abilities as usize
    }

    fn tier(self) -> usize {
        self as usize - Heap::Bronze as usize
    }
}

impl State {
    pub fn top(&self, seat: Seat, heap: Heap) -> Option<Top> {
        match heap {
            Heap::Own => self.player(seat).deck.top().map(Top::Card),
            Heap::Abilities | Heap::Artifacts | Heap::Spells => self.common[heap.common()].deck.top().map(Top::Card),
            Heap::Bronze | Heap::Silver | Heap::Gold | Heap::Azure => {
                self.neutrals[heap.tier()].deck.top().map(Top::Unit)
            }
            Heap::Proclamations => self.proclamations.deck.top().map(Top::Decree),
        }
    }

    pub(crate) fn take_top(&mut self, seat: Seat, heap: Heap) -> Option<Top> {
        match heap {
            Heap::Own => self.player_mut(seat).deck.take().map(Top::Card),
            Heap::Abilities | Heap::Artifacts | Heap::Spells => self.common[heap.common()].deck.take().map(Top::Card),
            Heap::Bronze | Heap::Silver | Heap::Gold | Heap::Azure => {
                self.neutrals[heap.tier()].deck.take().map(Top::Unit)
            }
            Heap::Proclamations => self.proclamations.deck.take().map(Top::Decree),
        }
    }

    pub(crate) fn put_top(&mut self, seat: Seat, heap: Heap, top: Top) {
        match top {
            Top::Card(face) if heap == Heap::Own => self.player_mut(seat).deck.push(face),
            Top::Card(face) => self.common[heap.common()].deck.push(face),
            Top::Unit(unit) => self.neutrals[heap.tier()].deck.push(unit),
            Top::Decree(decree) => self.proclamations.deck.push(decree),
        }
    }

    /// The top card goes under its deck.
    pub(crate) fn bury_top(&mut self, seat: Seat, heap: Heap) {
        match heap {
            Heap::Own => self.player_mut(seat).deck.as_mut_slice().rotate_right(1),
            Heap::Abilities | Heap::Artifacts | Heap::Spells => {
                self.common[heap.common()].deck.as_mut_slice().rotate_right(1);
            }
            Heap::Bronze | Heap::Silver | Heap::Gold | Heap::Azure => {
                self.neutrals[heap.tier()].deck.as_mut_slice().rotate_right(1);
            }
            Heap::Proclamations => self.proclamations.deck.as_mut_slice().rotate_right(1),
        }
    }
}
