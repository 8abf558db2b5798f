//! A window in the position: who may speak, who has declined. It asks nobody and remembers nothing but that.

use crate::{MAX_SEATS, Seat};
use std::fmt;
use std::str::FromStr;

/// A moment at which several seats may speak, one after another, until all of them have declined in a row.
///
/// A game keeps it in its position, on a stack of what is pending: a step asks the one who may speak, notes what he did
/// and ends. So a step is short whatever is stacked on what, and a position in the middle of a chain can be written down:
/// who has declined since somebody last spoke is a small letter, and `>` stands before the one who may speak.
///
/// ```
/// # use kernel::{Seat, Window};
/// let mut window = Window::new(Seat(1), Seat::all(3));
/// window.decline();
/// assert_eq!(window.to_string(), "Ab>C");
/// window.speak(); // C does something: the others may answer it, C himself after them
/// window.decline();
/// window.decline();
/// assert_eq!((window.speaker(), window.to_string()), (Some(Seat(2)), "ab>C".into()));
/// window.decline();
/// assert_eq!((window.speaker(), window.to_string()), (None, "abc".into()));
/// assert_eq!("ab>C".parse::<Window>().unwrap().speaker(), Some(Seat(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// One bit a seat: those who take part, and those who have declined since somebody last spoke.
    seats: u8,
    declined: u8,
    next: Seat,
}

impl Window {
    /// Open for these seats; `first` may speak first, or the next after him who takes part.
    pub fn new(first: Seat, seats: impl IntoIterator<Item = Seat>) -> Window {
        let seats = seats.into_iter().fold(0, |bits, seat| bits | bit(seat));
        let mut window = Window { seats, declined: 0, next: first };
        if seats & bit(first) == 0 {
            window.pass_on();
        }
        window
    }

    /// Who may speak now; nobody once it is closed.
    pub fn speaker(self) -> Option<Seat> {
        (!self.is_closed()).then_some(self.next)
    }

    /// Whether all who take part have declined in a row.
    pub fn is_closed(self) -> bool {
        self.declined == self.seats
    }

    /// Those who take part.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.seats & bit(seat) != 0)
    }

    /// Whether a seat has declined since somebody last spoke.
    pub fn has_declined(self, seat: Seat) -> bool {
        self.declined & bit(seat) != 0
    }

    /// Those who take part and may still speak if nobody else does, in the order in which they are asked.
    pub fn waiting(self) -> impl Iterator<Item = Seat> {
        let order = (0..MAX_SEATS as u8).map(move |i| Seat((self.next.0 + i) % MAX_SEATS as u8));
        order.filter(move |&seat| self.seats & !self.declined & bit(seat) != 0)
    }

    /// The speaker does nothing; the next one may.
    pub fn decline(&mut self) {
        self.declined |= bit(self.next);
        self.pass_on();
    }

    /// The speaker does something: whoever declined before may think again, and so may he once the others did.
    pub fn speak(&mut self) {
        self.declined = 0;
        self.pass_on();
    }

    /// A seat takes part no more.
    pub fn leave(&mut self, seat: Seat) {
        self.seats &= !bit(seat);
        self.declined &= !bit(seat);
        if self.next == seat || self.is_closed() {
            self.pass_on();
        }
    }

    fn pass_on(&mut self) {
        let after = |i: u8| Seat((self.next.0 + i) % MAX_SEATS as u8);
        let next = (1..=MAX_SEATS as u8).map(after).find(|&seat| self.seats & bit(seat) != 0);
        // Once it is closed nobody is next: always the same nobody, so that one text is one window.
        self.next = next.filter(|_| !self.is_closed()).unwrap_or(Seat(0));
    }
}

fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in self.seats() {
            let mark = if self.speaker() == Some(seat) { ">" } else { "" };
            let letter = if self.has_declined(seat) { seat.letter().to_ascii_lowercase() } else { seat.letter() };
            write!(f, "{mark}{letter}")?;
        }
        Ok(())
    }
}

/// A text that is no window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a window is written like `Ab>C`: all seats in order, small who has declined, `>` before who may speak")]
pub struct NotAWindow;

impl FromStr for Window {
    type Err = NotAWindow;

    fn from_str(text: &str) -> Result<Window, NotAWindow> {
        let (mut seats, mut declined, mut next) = (0, 0, None);
        let mut marked = false;
        for letter in text.chars() {
            if letter == '>' {
                marked = true;
                continue;
            }
            let last = b'A' + MAX_SEATS as u8;
            let is_seat = letter.is_ascii() && (b'A'..last).contains(&(letter.to_ascii_uppercase() as u8));
            let seat = Seat(if is_seat { letter.to_ascii_uppercase() as u8 - b'A' } else { return Err(NotAWindow) });
            // In order, so that each stands there once and a window has one text.
            if seats >= bit(seat) || marked && (next.is_some() || letter.is_ascii_lowercase()) {
                return Err(NotAWindow);
            }
            seats |= bit(seat);
            declined |= if letter.is_ascii_lowercase() { bit(seat) } else { 0 };
            next = if std::mem::take(&mut marked) { Some(seat) } else { next };
        }
        let closed = seats == declined;
        match next {
            _ if marked || seats == 0 => Err(NotAWindow),
            None if closed => Ok(Window { seats, declined, next: Seat(0) }),
            Some(next) if !closed => Ok(Window { seats, declined, next }),
            _ => Err(NotAWindow),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    fn window(text: &str) -> Window {
        text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
    }

    #[test]
    fn it_closes_when_all_declined_in_a_row_the_one_who_spoke_last_included() {
        let mut open = Window::new(C, Seat::all(3));
        for (declines, text) in [(true, ">ABc"), (true, "a>Bc"), (false, "AB>C"), (true, ">ABc"), (true, "a>Bc")] {
            if declines {
                open.decline()
            } else {
                open.speak()
            }
            assert_eq!((open.to_string().as_str(), open), (text, window(text)));
        }
        assert_eq!(open.waiting().collect::<Vec<_>>(), [B]);
        open.decline();
        assert!(open.is_closed() && open.speaker().is_none() && open == window("abc"));
    }

    #[test]
    fn who_leaves_is_not_waited_for() {
        let mut open = window("a>BC");
        open.leave(B);
        assert_eq!((open.speaker(), open.to_string()), (Some(C), "a>C".into()));
        open.leave(C);
        assert_eq!(open, window("a"), "A has declined, and nobody else is there");
        let mut alone = Window::new(B, [A, B]);
        alone.leave(A);
        assert_eq!(alone.speaker(), Some(B));
        assert_eq!(Window::new(B, [A, C]).speaker(), Some(C), "the first who takes part");
    }

    #[test]
    fn what_is_no_window_is_refused() {
        for text in ["", ">", "AB", "a>b", ">A>B", "A>", ">BA", ">AA", "ab>", ">Aé", ">AI", "abC", "x"] {
            assert_eq!(text.parse::<Window>(), Err(NotAWindow), "{text}");
        }
    }
}
