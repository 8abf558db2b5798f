//! A match: the best of three games of two players, who may exchange cards between library and sideboard in between.
//! What a game hands to the next is one line, `game 2, A 1, B 0 | DECK | DECK`; a position of a match has it, too.

use crate::deck::Deck;
use crate::state::{State, Verdict};
use kernel::{BadSetup, Malformed, Outcome, Phrase, Seat, Setup};
use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

/// Games of a match: who has won more than half of them has won it.
const GAMES: u8 = 3;

/// How a match stands while one of its games is played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    /// Counted from 1.
    pub game: u8,
    pub wins: [u8; 2],
    /// What both began this game with.
    pub decks: [Deck; 2],
}

impl Contest {
    pub(crate) fn new(decks: [Deck; 2]) -> Contest {
        Contest { game: 1, wins: [0, 0], decks }
    }

    /// How it stands after this game.
    // RULING: A match: a drawn game is one of the three and nobody's; who begins is drawn anew for each (DT-SETUP-6).
    pub(crate) fn score(&self, verdict: Verdict) -> [u8; 2] {
        let mut wins = self.wins;
        if let Verdict::Won(seat) = verdict {
            wins[seat.index()] += 1;
        }
        wins
    }

    /// The next game, unless the match is over.
    fn next(&self, verdict: Verdict) -> Option<Contest> {
        let wins = self.score(verdict);
        let goes_on = self.game < GAMES && !wins.iter().any(|&n| n > GAMES / 2);
        goes_on.then(|| Contest { game: self.game + 1, wins, decks: self.decks.clone() })
    }

    /// Whether the match is over after this game.
    pub(crate) fn ends(&self, verdict: Verdict) -> bool {
        self.next(verdict).is_none()
    }

    /// As [`fmt::Display`] writes it; what no match can come to is refused.
    pub(crate) fn read(text: &str) -> Result<Contest, Malformed> {
        let wrong = || Malformed::new(1, Phrase::new("match-unreadable").text("word", text));
        let [stands, a, b] = text.split('|').map(str::trim).collect::<Vec<_>>()[..] else { return Err(wrong()) };
        let numbers = ["game ", "A ", "B "].into_iter().zip(stands.split(", "));
        let numbers = numbers.map(|(word, part)| part.strip_prefix(word)?.parse().ok());
        let numbers: Option<Vec<u8>> = numbers.collect();
        let Some([game, one, other]) = numbers.as_deref() else { return Err(wrong()) };
        let (game, one, other) = (*game, *one, *other);
        let fits = (1..=GAMES).contains(&game) && u16::from(one) + u16::from(other) < u16::from(game);
        if !fits || one.max(other) > GAMES / 2 || stands.split(", ").count() != 3 {
            return Err(wrong());
        }
        Ok(Contest { game, wins: [one, other], decks: [Deck::parse(a)?, Deck::parse(b)?] })
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([one, other], [a, b]) = (self.wins, &self.decks);
        write!(f, "game {}, A {one}, B {other} | {} | {}", self.game, a.list(), b.list())
    }
}

/// What a finished game of a match hands to the next one; who gives up has lost that one game.
pub(crate) fn legacy(state: &State, outcome: &Outcome) -> Option<String> {
    let verdict = match outcome.rank(Seat(0)).cmp(&outcome.rank(Seat(1))) {
        Ordering::Less => Verdict::Won(Seat(0)),
        Ordering::Equal => Verdict::Drawn,
        Ordering::Greater => Verdict::Won(Seat(1)),
    };
    state.contest.as_ref()?.next(verdict).map(|next| next.to_string())
}

/// What the game before handed on, where there was one.
pub(crate) fn handed(setup: &Setup) -> Result<Option<Contest>, BadSetup> {
    match setup.text("match") {
        "" => Ok(None),
        text => Contest::read(text).map(Some).map_err(|why| BadSetup::new("option match", why.phrase())),
    }
}

/// The match that is played with these decks, where one is. DT-SETUP-11: cards were exchanged, none has come or gone.
pub(crate) fn begin(setup: &Setup, decks: &[Deck]) -> Result<Option<Arc<Contest>>, BadSetup> {
    let handed = handed(setup)?;
    if handed.is_none() && setup.mode != "match" {
        return Ok(None);
    }
    let [a, b] = decks else {
        return Err(BadSetup::new("seats", Phrase::new("match-of-two")));
    };
    let decks = [a.clone(), b.clone()];
    let Some(before) = handed else { return Ok(Some(Arc::new(Contest::new(decks)))) };
    for (seat, (had, has)) in Seat::all(2).zip(before.decks.iter().zip(&decks)) {
        if had.pool() != has.pool() {
            let field = format!("option {}", crate::setup::seat_key(seat));
            return Err(BadSetup::new(field, Phrase::new("match-other-cards").text("seat", seat.letter())));
        }
    }
    Ok(Some(Arc::new(Contest { decks, ..before })))
}
