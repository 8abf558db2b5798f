//! How a game ends before its rules end it.

use crate::AnyTable;
use kernel::{Phrase, Seat, Who};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A seat gave up.
    Resigned(Seat),
    /// A seat's time ran out at a table where that loses.
    TimedOut(Seat),
    /// A draw by agreement; the seat accepted it.
    Agreed(Seat),
}

impl Ending {
    pub(crate) const RESIGN: &'static str = "resign";

    pub fn seat(self) -> Seat {
        match self {
            Ending::Resigned(seat) | Ending::TimedOut(seat) | Ending::Agreed(seat) => seat,
        }
    }

    /// As a record writes it after the seat.
    pub fn id(self) -> &'static str {
        match self {
            Ending::Resigned(_) => Ending::RESIGN,
            Ending::TimedOut(_) => "timeout",
            Ending::Agreed(_) => "draw",
        }
    }

    /// Whether a record means an ending by this.
    pub(crate) fn is_id(id: &str) -> bool {
        ["resign", "timeout", "draw"].contains(&id)
    }

    /// The ending a record or a position speaks of.
    pub(crate) fn parse(table: &dyn AnyTable, who: &str, id: &str) -> Option<Ending> {
        let Who::Seat(seat) = crate::parse_who(table, who)? else { return None };
        [Ending::Resigned(seat), Ending::TimedOut(seat), Ending::Agreed(seat)].into_iter().find(|e| e.id() == id)
    }

    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new(format!("event-{}", self.id())).seat("seat", self.seat())
    }
}
