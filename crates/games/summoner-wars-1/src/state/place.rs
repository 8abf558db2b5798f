//! Where cards lie.

use crate::state::{CardId, is_vine};
use grid::Cell;
use kernel::{Seat, named};
use smallvec::SmallVec;

named! {
    /// SW1-COMP-5
    Pile {
        Draw = "draw",
        Magic = "magic",
        Discard = "discard",
    }
}

impl Pile {
    /// Any card of any owner fits any pile: SW1-MAGIC-6.
    #[inline]
    pub(crate) const fn of(self, seat: Seat) -> usize {
        seat.0 as usize * Pile::ALL.len() + self as usize
    }
}

/// The cards of a pile, top card first.
pub(crate) type Stack = SmallVec<[CardId; 36]>;

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// No part of this game, or out of it: SW1-MULTI-12.
    Nowhere,
    Hand(Seat),
    Pile(Pile, Seat),
    /// A unit or an ordinary wall.
    Field(Cell),
    /// A vine wall, perhaps with a unit on it: SW1-VINE-6.
    Vine(Cell),
    /// A vine wall beside the board: SW1-VINE-1.
    Supply,
    /// Under a unit: SW1-TERM-22.
    Under(CardId),
    /// An event that is being carried out: SW1-EVENT-8.
    Played,
}

/// A [`Place`] in a byte; under whom a card lies is found by looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spot(u8);

impl Spot {
    pub(crate) const NOWHERE: Spot = Spot(0x90);
    const SUPPLY: Spot = Spot(0x91);
    const PLAYED: Spot = Spot(0x92);
    const UNDER: Spot = Spot(0x93);

    pub(crate) const fn of(place: Place) -> Spot {
        match place {
            Place::Field(cell) | Place::Vine(cell) => Spot(cell.0),
            Place::Pile(pile, seat) => Spot(0x80 | seat.0 << 2 | pile as u8),
            Place::Hand(seat) => Spot(0x80 | seat.0 << 2 | Pile::ALL.len() as u8),
            Place::Nowhere => Spot::NOWHERE,
            Place::Supply => Spot::SUPPLY,
            Place::Played => Spot::PLAYED,
            Place::Under(_) => Spot::UNDER,
        }
    }

    /// A space of the battlefield.
    #[inline]
    pub(crate) const fn cell(self) -> Option<Cell> {
        if self.0 < 0x80 { Some(Cell(self.0)) } else { None }
    }

    /// Where the card of this spot is; `top` finds the one it lies under.
    pub(crate) fn place(self, card: CardId, top: impl FnOnce() -> CardId) -> Place {
        let seat = Seat(self.0 >> 2 & 3);
        match (self, self.cell()) {
            (_, Some(cell)) if is_vine(card) => Place::Vine(cell),
            (_, Some(cell)) => Place::Field(cell),
            (Spot::NOWHERE, _) => Place::Nowhere,
            (Spot::SUPPLY, _) => Place::Supply,
            (Spot::PLAYED, _) => Place::Played,
            (Spot::UNDER, _) => Place::Under(top()),
            (Spot(code), _) => {
                Pile::ALL.get(usize::from(code & 3)).map_or(Place::Hand(seat), |&pile| Place::Pile(pile, seat))
            }
        }
    }
}
