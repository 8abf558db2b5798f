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
    /// Those who take part, in the order in which they are asked: four bits a seat, the first lowest.
    order: u32,
    len: u8,
    /// One bit a seat: those who have declined since somebody last spoke.
    declined: u8,
    /// The place of whoever may speak.
    next: u8,
}

impl Window {
    /// Open for these seats, asked as they sit; `first` may speak first, or the next after him who takes part.
    pub fn new(first: Seat, seats: impl IntoIterator<Item = Seat>) -> Window {
        let bits = seats.into_iter().fold(0, |bits, seat| bits | bit(seat));
        let seated = || Seat::all(MAX_SEATS as u8).filter(move |&seat| bits & bit(seat) != 0);
        let next = seated().position(|seat| seat >= first).unwrap_or(0);
        Window { next: next as u8, ..Window::in_order(seated()) }
    }

    /// Open for these seats, asked in just this order, from the first on.
    ///
    /// ```
    /// # use kernel::{Seat, Window};
    /// let mut window = Window::in_order([Seat(2), Seat(0), Seat(1)]);
    /// window.decline();
    /// assert_eq!((window.speaker(), window.to_string()), (Some(Seat(0)), "c>AB".into()));
    /// ```
    pub fn in_order(seats: impl IntoIterator<Item = Seat>) -> Window {
        let empty = Window { order: 0, len: 0, declined: 0, next: 0 };
        seats.into_iter().fold(empty, |window, seat| Window {
            order: window.order | u32::from(seat.0) << (4 * window.len),
            len: window.len + 1,
            ..window
        })
    }

    /// Who may speak now; nobody once it is closed.
    pub fn speaker(self) -> Option<Seat> {
        (!self.is_closed()).then(|| self.at(self.next))
    }

    /// Whether all who take part have declined in a row.
    pub fn is_closed(self) -> bool {
        self.declined.count_ones() == u32::from(self.len)
    }

    /// Those who take part, in the order in which they are asked.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.len).map(move |place| self.at(place))
    }

    /// Whether a seat has declined since somebody last spoke.
    pub fn has_declined(self, seat: Seat) -> bool {
        self.declined & bit(seat) != 0
    }

    /// Those who take part and may still speak if nobody else does, in the order in which they are asked.
    pub fn waiting(self) -> impl Iterator<Item = Seat> {
        let order = (0..self.len).map(move |i| self.at((self.next + i) % self.len));
        order.filter(move |&seat| !self.has_declined(seat))
    }

    /// The speaker does nothing; the next one may.
    pub fn decline(&mut self) {
        self.declined |= bit(self.at(self.next));
        self.pass_on();
    }

    /// The speaker does something: whoever declined before may think again, and so may he once the others did.
    pub fn speak(&mut self) {
        self.declined = 0;
        self.pass_on();
    }

    /// A seat takes part no more.
    pub fn leave(&mut self, seat: Seat) {
        let Some(place) = self.seats().position(|s| s == seat) else { return };
        let left = Window::in_order(self.seats().filter(|&s| s != seat));
        let before = (place as u8) < self.next;
        *self = Window { declined: self.declined & !bit(seat), next: self.next - u8::from(before), ..left };
        if self.is_closed() || self.next >= self.len {
            self.next = 0;
        }
    }

    fn at(self, place: u8) -> Seat {
        Seat((self.order >> (4 * place) & 15) as u8)
    }

    fn pass_on(&mut self) {
        // Once it is closed nobody is next: always the same nobody, so that one text is one window.
        self.next = if self.is_closed() { 0 } else { (self.next + 1) % self.len };
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
#[error(
    "a window is written like `Ab>C`: all seats in the order they are asked, small who has declined, `>` before who may speak"
)]
pub struct NotAWindow;

impl FromStr for Window {
    type Err = NotAWindow;

    fn from_str(text: &str) -> Result<Window, NotAWindow> {
        let mut window = Window::in_order([]);
        let (mut next, mut marked) = (None, false);
        for letter in text.chars() {
            if letter == '>' {
                if marked || next.is_some() {
                    return Err(NotAWindow);
                }
                marked = true;
                continue;
            }
            let seat =
                Seat::all(MAX_SEATS as u8).find(|s| s.letter() == letter.to_ascii_uppercase()).ok_or(NotAWindow)?;
            // Each stands there once, and who may speak has not declined.
            if window.seats().any(|s| s == seat) || marked && letter.is_ascii_lowercase() {
                return Err(NotAWindow);
            }
            next = if std::mem::take(&mut marked) { Some(window.len) } else { next };
            window.declined |= if letter.is_ascii_lowercase() { bit(seat) } else { 0 };
            window =
                Window { order: window.order | u32::from(seat.0) << (4 * window.len), len: window.len + 1, ..window };
        }
        match next {
            _ if marked || window.len == 0 => Err(NotAWindow),
            None if window.is_closed() => Ok(window),
            Some(next) if !window.is_closed() => Ok(Window { next, ..window }),
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
        for text in ["", ">", "AB", "a>b", ">A>B", "A>", ">AA", "ab>", ">Aé", ">AI", "abC", "x", ">>A"] {
            assert_eq!(text.parse::<Window>(), Err(NotAWindow), "{text}");
        }
    }
}
