//! The text of a position, read: what it does not mention takes its plainest value, what it gets wrong is refused.

mod pending;
mod words;

use super::STEPS;
use crate::contest::Contest;
use crate::printed::Face;
use crate::setup::seat_key;
use crate::state::{Area, At, Cards, DECK, Mark, Piece, PieceId, State, Step, Until, Verdict};
use ::cards::CardId;
use kernel::{Audience, Line, Lines, Malformed, Phrase, Seat};
use std::sync::Arc;
use words::Words;

/// More than any game needs; with many more, sums could run over.
const MOST_POINTS: u16 = 9999;
const MOST_TURNS: u16 = 9999;
const MOST_COUNT: u8 = 60;
/// All cards of six players, and what they leave behind.
pub(crate) const MOST_PIECES: u16 = 999;

pub(crate) fn read(lines: &mut Lines) -> Result<State, Malformed> {
    let seats = lines.take("players").map_or(Ok(2), |line| line.number(2..=6))?;
    let mut state = State::empty(seats);
    turn(lines, &mut state)?;
    let mut dealer = Dealer { state, next: [0; 6] };
    let placed = dealer.pieces(lines)?;
    for seat in Seat::all(seats) {
        player(lines, &mut dealer.state, seat)?;
        dealer.piles(lines, seat)?;
    }
    dealer.check(&placed)?;
    pending::read(lines, &mut dealer)?;
    let mut state = dealer.state;
    state.reawaken();
    Ok(state)
}

/// The lines about the turn.
fn turn(lines: &mut Lines, state: &mut State) -> Result<(), Malformed> {
    state.format.goal = lines.take("goal").map_or(Ok(40), |line| line.number(1..=999))?;
    state.format.rounds = lines.take("rounds").map_or(Ok(0), |line| line.number(0..=999))?;
    state.format.alliances = lines.take("alliances").map_or(Ok(0), |line| line.number(0..=7))?;
    state.format.besides = lines.take("rewards besides").map_or(Ok(false), |line| yes(&line))?;
    if let Some(line) = lines.take("match") {
        let contest = Contest::read(&line.value).map_err(|wrong| line.wrong(wrong.why))?;
        if state.seats != 2 {
            return Err(line.wrong(Phrase::new("match-of-two")));
        }
        state.contest = Some(Arc::new(contest));
    }
    state.turn = lines.take("turn").map_or(Ok(1), |line| line.number(1..=MOST_TURNS))?;
    for (name, seat) in [("first", &mut state.first), ("active", &mut state.active)] {
        if let Some(line) = lines.take(name) {
            *seat = words::seat(&line, &line.value, state.seats)?;
        }
    }
    state.step = lines.take("phase").map_or(Ok(Step::Act), |line| phase(&line, state.seats))?;
    for (name, so) in [("acted", &mut state.acted), ("again", &mut state.again), ("tied", &mut state.tied)] {
        *so = lines.take(name).map_or(Ok(false), |line| yes(&line))?;
    }
    state.last_turns = lines.take("last turns").map(|line| line.number(1..=20)).transpose()?;
    if let Some(line) = lines.take("outposts") {
        state.outposts_open = line.one_of(&[("closed", false), ("open", true)])?;
    }
    if let Some(line) = lines.take("winner") {
        let drawn = line.value == "draw";
        state.verdict =
            Some(if drawn { Verdict::Drawn } else { Verdict::Won(words::seat(&line, &line.value, state.seats)?) });
    }
    if let Some(line) = lines.take("out") {
        state.out = bits(&line, state.seats)?;
        let left = Seat::all(state.seats).filter(|&s| state.plays_on(s)).count();
        if state.verdict.is_none() && (left < 2 || !state.plays_on(state.active)) {
            return Err(line.wrong(Phrase::new("wrong-out")));
        }
    }
    Ok(())
}

fn yes(line: &Line) -> Result<bool, Malformed> {
    line.one_of(&[("no", false), ("yes", true)])
}

/// Seats, one bit each.
fn bits(line: &Line, seats: u8) -> Result<u8, Malformed> {
    line.words().try_fold(0, |bits, word| Ok(bits | 1 << words::seat(line, word, seats)?.0))
}

fn phase(line: &Line, seats: u8) -> Result<Step, Malformed> {
    if let Some(seat) = line.value.strip_prefix("privilege ") {
        return words::seat(line, seat.trim(), seats).map(Step::Privilege);
    }
    let found = STEPS.iter().find(|(name, _)| *name == line.value).map(|(_, step)| *step);
    found.ok_or_else(|| line.wrong(Phrase::new("wrong-phase").text("word", &line.value)))
}

fn player(lines: &mut Lines, state: &mut State, seat: Seat) -> Result<(), Malformed> {
    let seats = state.seats;
    let player = state.player_mut(seat);
    let mut take = |what: &str| lines.take(&format!("{}.{what}", seat_key(seat)));
    player.d = take("d").map_or(Ok(0), |line| line.number(0..=MOST_POINTS))?;
    player.p = take("p").map_or(Ok(0), |line| line.number(0..=MOST_POINTS))?;
    // DT-TURN-8: nobody attacks in the first own turn, and most positions are of later ones.
    player.turns = take("turns").map_or(Ok(1), |line| line.number(0..=MOST_TURNS))?;
    player.debt = take("debt").map_or(Ok(0), |line| line.number(0..=200))?;
    player.skips = take("skips").map_or(Ok(0), |line| line.number(0..=20))?;
    player.empty_turns = take("empty").map_or(Ok(0), |line| line.number(0..=9))?;
    player.attacks = take("attacks").map_or(Ok(0), |line| line.number(0..=MOST_COUNT))?;
    player.spent = take("spent").map_or(Ok(0), |line| line.number(0..=u8::MAX))?;
    player.sabotaged = take("sabotaged").map_or(Ok(0), |line| bits(&line, seats))?;
    player.privileged = take("privileged").map_or(Ok(false), |line| yes(&line))?;
    player.must_sort = take("must-sort").map_or(Ok(false), |line| yes(&line))?;
    Ok(())
}

/// Gives out the cards of all decks as a position names them.
struct Dealer {
    state: State,
    next: [usize; 6],
}

impl Dealer {
    fn card(&mut self, line: &Line, owner: Seat, id: &str) -> Result<CardId, Malformed> {
        let face = Face::named(id).ok_or_else(|| line.no_card(id))?;
        let at = self.next[owner.index()];
        if at == DECK {
            return Err(line.wrong(Phrase::new("wrong-many-cards").seat("seat", owner).number("most", DECK as i64)));
        }
        self.next[owner.index()] += 1;
        let card = CardId::new(owner, at as u8);
        self.state.faces[card] = face;
        Ok(card)
    }

    /// `id` or `B:id`
    fn owned(&mut self, line: &Line, word: &str, seat: Seat) -> Result<CardId, Malformed> {
        match word.split_once(':') {
            Some((owner, id)) => self.card(line, words::seat(line, owner, self.state.seats)?, id),
            None => self.card(line, seat, word),
        }
    }

    /// `id`, or with those who know it: `id!` all, `id!BC` these.
    fn known(&mut self, line: &Line, word: &str, seat: Seat) -> Result<CardId, Malformed> {
        let Some((id, who)) = word.split_once('!') else { return self.owned(line, word, seat) };
        let mut audience = if who.is_empty() { Audience::ALL } else { Audience::NOBODY };
        for letter in who.chars() {
            audience = audience.and(words::seat(line, letter.encode_utf8(&mut [0; 4]), self.state.seats)?);
        }
        let card = self.owned(line, id, seat)?;
        self.state.known.show(card, audience);
        Ok(card)
    }

    /// The hand and the piles of a player; the library from its top.
    fn piles(&mut self, lines: &mut Lines, seat: Seat) -> Result<(), Malformed> {
        let mut take = |what: &str| lines.take(&format!("{}.{what}", seat_key(seat)));
        let [hand, library, graveyard, sideboard, sacrificed] =
            ["hand", "library", "graveyard", "sideboard", "sacrificed"].map(&mut take);
        let cards = self.pile(hand, seat)?;
        self.state.hand = self.state.hand.and(set(&cards));
        let cards = self.pile(library, seat)?;
        cards.iter().rev().for_each(|card| self.state.library[seat.index()].push(card.number()));
        let cards = self.pile(graveyard, seat)?;
        self.state.graveyard = self.state.graveyard.and(set(&cards));
        let cards = self.pile(sideboard, seat)?;
        self.state.sideboard = self.state.sideboard.and(set(&cards));
        let cards = self.pile(sacrificed, seat)?;
        // DT-ZONE-4
        cards.iter().for_each(|&card| self.state.known.show(card, Audience::ALL));
        self.state.sacrificed = self.state.sacrificed.and(set(&cards));
        Ok(())
    }

    fn pile(&mut self, line: Option<Line>, seat: Seat) -> Result<Vec<CardId>, Malformed> {
        let Some(line) = line else { return Ok(vec![]) };
        line.words()
            .map(|word| if word.contains(':') { Err(line.no_card(word)) } else { self.known(&line, word, seat) })
            .collect()
    }

    // ---- the table ----

    /// Every line of a piece; what it speaks of may come later.
    fn pieces(&mut self, lines: &mut Lines) -> Result<Vec<(PieceId, Line)>, Malformed> {
        let mut placed: Vec<(PieceId, Line)> = vec![];
        while let Some((number, line)) = lines.take_prefix("piece ") {
            let number = line.number_in(&number, 1..=MOST_PIECES)?;
            if line.value == "empty" {
                continue;
            }
            let id = PieceId(number - 1);
            if placed.iter().any(|(other, _)| *other == id) {
                return Err(line.wrong(Phrase::new("wrong-occupied")));
            }
            let piece = self.piece(&line)?;
            let size = self.state.pieces.len().max(usize::from(number));
            self.state.pieces.resize(size, Piece::nothing());
            *self.state.piece_mut(id) = piece;
            placed.push((id, line));
        }
        Ok(placed)
    }

    /// `A infantry in squad wounded`, `B A:minefield with B`, `A lucky_shot* on 3 until combat 1`
    fn piece(&mut self, line: &Line) -> Result<Piece, Malformed> {
        let mut words = Words::new(line, self.state.seats);
        let by = words.next().ok_or_else(|| line.wrong(Phrase::new("wrong-object")))?;
        let by = words::seat(line, by, self.state.seats)?;
        let name = words.next().ok_or_else(|| line.wrong(Phrase::new("wrong-which-card")))?;
        let mut piece = match name.strip_suffix('*') {
            Some(id) => {
                let face = Face::named(id).ok_or_else(|| line.no_card(id))?;
                Piece::ghost(face, by, At::Player(by), Until::Gone)
            }
            None => {
                let card = self.known(line, name, by)?;
                let face = self.state.face(card);
                let area = face.printed().area.filter(|_| face.is_warrior());
                Piece::card(card, face, by, area.map_or(At::Player(by), |area| At::In(by, area)))
            }
        };
        while let Some(word) = words.next() {
            detail(&mut words, word, &mut piece)?;
        }
        self.look_at(line, &piece)?;
        Ok(piece)
    }

    /// Whether a piece by itself can be so, and who knows it.
    fn look_at(&mut self, line: &Line, piece: &Piece) -> Result<(), Malformed> {
        let face = piece.card.map(|card| self.state.face(card));
        let is_warrior = face.is_some_and(Face::is_warrior);
        if is_warrior && !matches!(piece.at, At::In(..)) {
            return Err(line.wrong(Phrase::new("wrong-warrior-place")));
        }
        let secret = piece.is(Mark::Secret);
        if secret && !face.is_some_and(Face::may_hide) {
            return Err(line.wrong(Phrase::new("wrong-secret")));
        }
        if let Some(card) = piece.card.filter(|_| !secret) {
            self.state.known.show(card, Audience::ALL);
        }
        Ok(())
    }

    /// What pieces lie on and speak of is there, and nothing lies on itself.
    fn check(&self, placed: &[(PieceId, Line)]) -> Result<(), Malformed> {
        let state = &self.state;
        for (id, line) in placed {
            let piece = state.piece(*id);
            if let Some(about) = piece.about.filter(|&about| !state.is_there(about)) {
                return Err(no_piece(line, about));
            }
            let (mut at, mut steps) = (piece.at, 0);
            while let At::On(on) = at {
                if !state.is_there(on) || state.piece(on).is_ghost() {
                    return Err(no_piece(line, on));
                }
                steps += 1;
                if steps > placed.len() {
                    return Err(line.wrong(Phrase::new("wrong-circle")));
                }
                at = state.piece(on).at;
            }
        }
        Ok(())
    }
}

fn set(cards: &[CardId]) -> Cards {
    cards.iter().copied().collect()
}

fn no_piece(line: &Line, id: PieceId) -> Malformed {
    line.wrong(Phrase::new("wrong-no-piece").text("word", super::place(id)))
}

/// Where it lies, for how long, and what is so of it.
fn detail(words: &mut Words<'_>, word: &str, piece: &mut Piece) -> Result<(), Malformed> {
    match word {
        "in" => {
            let text = words.after(word)?;
            let (seat, area) = match text.split_once('.') {
                Some((seat, area)) => (words.read_seat(seat)?, area),
                None => (piece.by, text),
            };
            piece.at = At::In(seat, Area::keyed(area).ok_or_else(|| words.line.unreadable(text))?);
        }
        "on" => {
            let text = words.after(word)?;
            piece.at = if text == "game" { At::Game } else { At::On(words.read_place(text)?) };
        }
        "with" => piece.at = At::Player(words.seat(word)?),
        "until" => piece.until = until(words)?,
        "count" => piece.count = words.number(word, i8::MIN..=i8::MAX)?,
        "about" => {
            let text = words.after(word)?;
            piece.about = Some(words.read_place(text)?);
        }
        "note" => piece.note = words.number(word, 0..=u8::MAX)?,
        _ => match Mark::keyed(word) {
            Some(mark) => piece.set(mark, true),
            None => return Err(words.line.unreadable(word)),
        },
    }
    Ok(())
}

fn until(words: &mut Words<'_>) -> Result<Until, Malformed> {
    match words.after("until")? {
        "combat" => words.number("combat", 1..=MOST_COUNT).map(Until::Combat),
        "turn" => words.seat("turn").map(Until::TurnOf),
        "end" => Ok(Until::EndOfTurn),
        "gone" => Ok(Until::About),
        "healed" => Ok(Until::Healed),
        "after" => words.seat("after").map(Until::AfterTurnOf),
        other => Err(words.line.unreadable(other)),
    }
}
