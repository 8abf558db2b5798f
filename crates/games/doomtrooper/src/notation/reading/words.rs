//! The words of a line, one after another.

use super::MOST_PIECES;
use crate::printed::Face;
use crate::setup::seat_key;
use crate::state::{PieceId, State};
use kernel::{Line, Malformed, Number, Phrase, Seat};
use std::iter::Peekable;
use std::ops::RangeInclusive;
use std::str::SplitWhitespace;

pub(super) struct Words<'l> {
    pub(super) line: &'l Line,
    words: Peekable<SplitWhitespace<'l>>,
    seats: u8,
}

pub(super) fn seat(line: &Line, word: &str, seats: u8) -> Result<Seat, Malformed> {
    Seat::all(seats).find(|&s| seat_key(s) == word).ok_or_else(|| line.no_seat(word))
}

impl<'l> Words<'l> {
    pub(super) fn new(line: &'l Line, seats: u8) -> Words<'l> {
        Words { line, words: line.value.split_whitespace().peekable(), seats }
    }

    pub(super) fn next(&mut self) -> Option<&'l str> {
        self.words.next()
    }

    /// The next word, if it is of this kind.
    pub(super) fn next_if(&mut self, is: impl Fn(&str) -> bool) -> Option<&'l str> {
        self.words.next_if(|word| is(word))
    }

    /// The word that has to follow another.
    pub(super) fn after(&mut self, word: &str) -> Result<&'l str, Malformed> {
        self.words.next().ok_or_else(|| self.line.wrong(Phrase::new("wrong-more").text("word", word)))
    }

    pub(super) fn read_seat(&self, word: &str) -> Result<Seat, Malformed> {
        seat(self.line, word, self.seats)
    }

    pub(super) fn seat(&mut self, after: &str) -> Result<Seat, Malformed> {
        let word = self.after(after)?;
        self.read_seat(word)
    }

    pub(super) fn number<T: Number>(&mut self, after: &str, range: RangeInclusive<T>) -> Result<T, Malformed> {
        let word = self.after(after)?;
        self.line.number_in(word, range)
    }

    /// A place on the table, whatever lies there.
    pub(super) fn read_place(&self, word: &str) -> Result<PieceId, Malformed> {
        self.line.number_in(word, 1..=MOST_PIECES).map(|n| PieceId(n - 1))
    }

    /// A piece that is there.
    pub(super) fn read_piece(&self, word: &str, state: &State) -> Result<PieceId, Malformed> {
        let id = self.read_place(word)?;
        if state.is_there(id) { Ok(id) } else { Err(super::no_piece(self.line, id)) }
    }

    pub(super) fn piece(&mut self, after: &str, state: &State) -> Result<PieceId, Malformed> {
        let word = self.after(after)?;
        self.read_piece(word, state)
    }

    /// A warrior that is there.
    pub(super) fn warrior(&mut self, after: &str, state: &State) -> Result<PieceId, Malformed> {
        let word = self.after(after)?;
        let id = self.read_piece(word, state)?;
        if state.is_warrior(id) {
            Ok(id)
        } else {
            Err(self.line.wrong(Phrase::new("wrong-no-warrior").text("word", word)))
        }
    }

    /// The same, or `-` for one that is gone.
    pub(super) fn warrior_or_gone(&mut self, after: &str, state: &State) -> Result<PieceId, Malformed> {
        match self.next_if(|word| word == "-") {
            Some(_) => Ok(PieceId::NOBODY),
            None => self.warrior(after, state),
        }
    }

    pub(super) fn face(&mut self, after: &str) -> Result<Face, Malformed> {
        let word = self.after(after)?;
        Face::named(word).ok_or_else(|| self.line.no_card(word))
    }

    /// One of several words.
    pub(super) fn keyed<T>(&mut self, after: &str, keyed: impl Fn(&str) -> Option<T>) -> Result<T, Malformed> {
        let word = self.after(after)?;
        keyed(word).ok_or_else(|| self.line.unreadable(word))
    }
}
