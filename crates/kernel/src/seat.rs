//! Who sits, who is asked, who may see.

use serde::Serialize;

/// The most seats any table has.
pub const MAX_SEATS: usize = 8;

/// A chair at the table. Seat 0 is written `A` unless the game has names of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Where the seat's things are in arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat in turn order.
    ///
    /// ```
    /// # use kernel::Seat;
    /// assert_eq!(Seat(2).after(3), Seat(0));
    /// ```
    #[must_use]
    pub fn after(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// So many seats, in turn order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// `A` is the first.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

/// Who is asked: a seat, or Chance (dice and shuffles), whose answers are recorded like anybody's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// A player.
    Seat(Seat),
    /// Dice and shuffles.
    Chance,
}

/// Who looks: a seat, somebody who only watches, or the judge, from whom nothing is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who looks on, and knows what lies open.
    Spectator,
    /// Who knows everything: records, tests.
    Judge,
}

impl Viewer {
    /// Whether this viewer sees what only `seat` may see.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Judge || self == Viewer::Seat(seat)
    }
}

/// The seats, and perhaps the spectators, that may know something.
///
/// ```
/// # use kernel::{Audience, Seat, Viewer};
/// let team = Audience::only(Seat(0)).and(Seat(2));
/// assert!(team.hears(Viewer::Seat(Seat(2))) && !team.hears(Viewer::Spectator));
/// assert!(team.others().hears(Viewer::Spectator) && !team.others().hears(Viewer::Seat(Seat(0))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Audience(u16);

impl Audience {
    /// Those who only watch.
    pub const SPECTATORS: Audience = Audience(1 << MAX_SEATS);
    /// Every seat, and whoever looks on.
    pub const ALL: Audience = Audience((1 << (MAX_SEATS + 1)) - 1);
    /// No seat, and no spectator.
    pub const NOBODY: Audience = Audience(0);

    /// One seat.
    pub const fn only(seat: Seat) -> Audience {
        Audience(1 << seat.0)
    }

    /// One seat more.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Audience {
        Audience(self.0 | 1 << seat.0)
    }

    /// Everybody else, spectators included.
    #[must_use]
    pub const fn others(self) -> Audience {
        Audience(Audience::ALL.0 & !self.0)
    }

    /// Whether it is told this; the judge is told all.
    pub fn hears(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & 1 << seat.0 != 0,
            Viewer::Spectator => self.0 & Audience::SPECTATORS.0 != 0,
            Viewer::Judge => true,
        }
    }

    /// Whether nobody is left out.
    pub fn is_all(self) -> bool {
        self == Audience::ALL
    }

    /// The seats in it, lowest first.
    pub fn seats(self, seats: u8) -> impl Iterator<Item = Seat> {
        Seat::all(seats).filter(move |&s| self.hears(Viewer::Seat(s)))
    }
}
