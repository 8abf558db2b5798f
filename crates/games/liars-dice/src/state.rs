//! The whole position, 64 bytes or less. Dice lie in cups by face, for their order means nothing.

use crate::Faces;
use kernel::Seat;

pub(crate) const MOST_SEATS: usize = 6;

/// At least so many dice show this face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bid {
    pub quantity: u8,
    /// 1 to 6. Bids compare as they are raised: by quantity, then by face (LD-BID-2).
    pub face: u8,
}

/// Where the round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    Roll,
    Bid,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) seats: u8,
    /// How many dice everybody began with.
    pub(crate) dice: u8,
    pub(crate) wild: bool,
    pub(crate) exact: bool,
    pub(crate) step: Step,
    pub(crate) turn: Seat,
    pub(crate) bid: Option<(Seat, Bid)>,
    /// How many dice each seat has.
    counts: [u8; MOST_SEATS],
    /// What they show; meaningless before they are rolled, and all zero then.
    faces: [Faces; MOST_SEATS],
    /// When each seat left the game: 1 for the first to leave, 0 while it is in.
    left: [u8; MOST_SEATS],
}

impl State {
    /// A table at which nobody has dice yet.
    pub(crate) fn empty(seats: u8, dice: u8) -> State {
        State {
            seats,
            dice,
            wild: true,
            exact: false,
            step: Step::Bid,
            turn: Seat(0),
            bid: None,
            counts: [0; MOST_SEATS],
            faces: [[0; 6]; MOST_SEATS],
            left: [0; MOST_SEATS],
        }
    }

    pub fn count(&self, seat: Seat) -> u8 {
        self.counts[seat.index()]
    }

    pub fn faces(&self, seat: Seat) -> Faces {
        self.faces[seat.index()]
    }

    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Those still in the game.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        let counts = self.counts;
        Seat::all(self.seats).filter(move |s| counts[s.index()] > 0)
    }

    /// The next player with dice after a seat.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        let mut next = seat.after(self.seats);
        while self.count(next) == 0 && next != seat {
            next = next.after(self.seats);
        }
        next
    }

    /// Later is better; those still in leave last.
    pub(crate) fn left_at(&self, seat: Seat) -> u8 {
        match self.left[seat.index()] {
            0 => u8::MAX,
            at => at,
        }
    }

    /// How many dice show the face of a bid: LD-CALL-2, LD-CALL-3.
    pub(crate) fn counted(&self, face: u8) -> u8 {
        let showing = |f: u8| self.faces.iter().map(|faces| faces[usize::from(f) - 1]).sum::<u8>();
        if self.ones_help(face) { showing(face) + showing(1) } else { showing(face) }
    }

    /// LD-CALL-3
    pub(crate) fn ones_help(&self, face: u8) -> bool {
        self.wild && face != 1
    }

    pub(crate) fn give_dice(&mut self, seat: Seat, dice: u8) {
        self.counts[seat.index()] += dice;
    }

    pub(crate) fn take_die(&mut self, seat: Seat) {
        self.counts[seat.index()] -= 1;
    }

    pub(crate) fn set_dice(&mut self, seat: Seat, faces: Faces) {
        self.counts[seat.index()] = faces.iter().sum();
        self.faces[seat.index()] = faces;
    }

    pub(crate) fn lift_cups(&mut self) {
        self.faces = [[0; 6]; MOST_SEATS];
    }

    /// LD-OUT-1
    pub(crate) fn leave(&mut self, seat: Seat) {
        let gone = self.left.iter().filter(|&&at| at > 0).count() as u8;
        self.left[seat.index()] = gone + 1;
    }

    /// Those out of the game, first to leave first.
    pub(crate) fn leavers(&self) -> Vec<Seat> {
        let mut out: Vec<Seat> = Seat::all(self.seats).filter(|s| self.left[s.index()] > 0).collect();
        out.sort_by_key(|&s| self.left_at(s));
        out
    }
}
