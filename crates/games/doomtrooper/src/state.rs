//! The whole position: points, piles, what lies on the table, and what is pending. Plain data; rules are elsewhere.

mod frame;
mod piece;

pub use frame::{Actions, Combat, Fate, Frame, Happening, Harm, Opening, Play, Side, Source, Stage, Tactic, Thing};
pub use piece::{Area, At, Mark, Piece, PieceId, Until};

use crate::contest::Contest;
use crate::printed::{Face, Printed};
use crate::query::{Awake, Places};
use ::cards::{CardId, Each, Known, Pile};
use kernel::{MAX_SEATS, Seat, Viewer};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The most cards one player brings: library and sideboard.
pub const DECK: usize = 120;
/// DT-SETUP-5, DT-TURN-5
pub const HAND: u32 = 7;
/// DT-SETUP-4
pub const DESTINY: u16 = 5;

pub type Cards = ::cards::Cards<6, 2>;

/// Where the turn is while nothing is pending: DT-TURN-2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Libraries are shuffled and opening hands drawn.
    Deal,
    /// DT-SETUP-7: whether this seat takes the Cardinal's privilege.
    Privilege(Seat),
    Start,
    /// Cards that name the start of the turn.
    StartCards,
    Draw,
    /// Cards that name the draw step; then cards are drawn.
    Drawing,
    Act,
    Discard,
    End,
    /// Cards that name the end of the turn; then the next turn.
    Over,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    Won(Seat),
    Drawn,
}

/// What a player has and owes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Destiny points.
    pub d: u16,
    /// Promotion points.
    pub p: u16,
    /// Owed to the Bauhaus Bank.
    pub debt: u8,
    /// Turns to be skipped.
    pub skips: u8,
    /// Own turns begun with an empty library and nobody to fight: DT-WIN-8.
    pub empty_turns: u8,
    /// Own turns that are over.
    pub turns: u16,
    /// Attack actions performed since the own draw step.
    pub attacks: u8,
    /// Whom this player has sabotaged since the own draw step, one bit a seat: DT-SABOTAGE-3.
    pub sabotaged: u8,
    /// Has taken the Cardinal's privilege or declined it: DT-SETUP-9.
    pub privileged: bool,
    /// The next standard action must be a transfer: DT-TRANSFER-13.
    pub must_sort: bool,
    /// Once per game things that were done, one bit each.
    pub spent: u8,
}

/// What the players agreed on: DT-SETUP-1, DT-SETUP-2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Format {
    /// P that win.
    pub goal: u16,
    /// Rounds after which the last ones are played; 0 is none.
    pub rounds: u16,
    /// Alliances of one player at most; 0 is any number: DT-ALLIANCE-5.
    pub alliances: u8,
    /// What a mission brings comes on top of the points for the kill, always: section 6, item 35 of the catalogue.
    pub besides: bool,
}

#[derive(Debug)]
pub struct State {
    pub seats: u8,
    /// Who has lost, one bit a seat.
    pub out: u8,
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    pub turn: u16,
    pub step: Step,
    pub format: Format,
    /// The match that this game is one of.
    pub contest: Option<Arc<Contest>>,
    /// DT-WIN-3, DT-WIN-4: so many turns are left, then points are compared.
    pub last_turns: Option<u8>,
    /// DT-WIN-3: several stand equal at the target, and nobody wins before they are compared.
    pub tied: bool,
    /// DT-TRANSFER-2
    pub outposts_open: bool,
    /// Another turn of the same player follows.
    pub again: bool,
    /// DT-ACTION-6: a standard action was performed this turn.
    pub acted: bool,
    pub verdict: Option<Verdict>,
    pub players: [Player; 6],
    pub faces: Each<Face, 6, DECK>,
    pub known: Known<6, 2>,
    pub hand: Cards,
    pub graveyard: Cards,
    pub sacrificed: Cards,
    pub sideboard: Cards,
    /// The top is last.
    pub library: [Pile<DECK, u8>; 6],
    /// What lies on the table: a free place has no card and no face.
    pub pieces: SmallVec<[Piece; 32]>,
    pub frames: SmallVec<[Frame; 6]>,
    pub plays: SmallVec<[Play; 2]>,
    pub combats: SmallVec<[Combat; 1]>,
    pub harms: SmallVec<[Harm; 2]>,
    /// What just happened: until the next window is over.
    pub just: SmallVec<[Happening; 2]>,
    /// Whose play is being settled: nobody's between two steps.
    pub(crate) doer: Option<Seat>,
    /// Follows from the pieces: what any of them listens to.
    pub(crate) awake: Awake,
}

/// A list of plain things is copied in one go; the clone of a `SmallVec` goes thing by thing.
impl Clone for State {
    fn clone(&self) -> State {
        State {
            pieces: SmallVec::from_slice(&self.pieces),
            frames: SmallVec::from_slice(&self.frames),
            harms: SmallVec::from_slice(&self.harms),
            just: SmallVec::from_slice(&self.just),
            plays: self.plays.clone(),
            combats: self.combats.clone(),
            contest: self.contest.clone(),
            ..*self
        }
    }
}

impl PartialEq for State {
    fn eq(&self, o: &State) -> bool {
        (self.seats, self.out, self.active, self.first, self.turn, self.step)
            == (o.seats, o.out, o.active, o.first, o.turn, o.step)
            && (self.format, self.last_turns, self.tied, self.outposts_open, self.again, self.acted, self.verdict)
                == (o.format, o.last_turns, o.tied, o.outposts_open, o.again, o.acted, o.verdict)
            && (&self.contest, &self.players) == (&o.contest, &o.players)
            && self.faces == o.faces
            && self.known == o.known
            && (self.hand, self.graveyard, self.sacrificed, self.sideboard)
                == (o.hand, o.graveyard, o.sacrificed, o.sideboard)
            && self.library == o.library
            && (&self.pieces, &self.frames, &self.plays) == (&o.pieces, &o.frames, &o.plays)
            && (&self.combats, &self.harms, &self.just) == (&o.combats, &o.harms, &o.just)
    }
}

impl Eq for State {}

/// What follows from the rest is not hashed.
impl Hash for State {
    fn hash<H: Hasher>(&self, h: &mut H) {
        (self.seats, self.out, self.active, self.first, self.turn, self.step).hash(h);
        (self.format, self.last_turns, self.tied, self.outposts_open, self.again, self.acted, self.verdict).hash(h);
        (&self.contest, &self.players).hash(h);
        (&self.faces, &self.known, self.hand, self.graveyard, self.sacrificed, self.sideboard).hash(h);
        (&self.library, &self.pieces, &self.frames, &self.plays, &self.combats, &self.harms, &self.just).hash(h);
    }
}

impl State {
    /// Nobody has anything yet.
    pub fn empty(seats: u8) -> State {
        State {
            seats,
            out: 0,
            active: Seat(0),
            first: Seat(0),
            turn: 1,
            step: Step::Start,
            format: Format { goal: 40, rounds: 0, alliances: 0, besides: false },
            contest: None,
            last_turns: None,
            tied: false,
            outposts_open: false,
            again: false,
            acted: false,
            verdict: None,
            players: [Player { d: 0, ..Player::default() }; 6],
            faces: Each::new(Face(0)),
            known: Known::default(),
            hand: Cards::NONE,
            graveyard: Cards::NONE,
            sacrificed: Cards::NONE,
            sideboard: Cards::NONE,
            library: [Pile::new(); 6],
            pieces: SmallVec::new(),
            frames: SmallVec::new(),
            plays: SmallVec::new(),
            combats: SmallVec::new(),
            harms: SmallVec::new(),
            just: SmallVec::new(),
            doer: None,
            awake: Awake::default(),
        }
    }

    // ---- players ----

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub fn plays_on(&self, seat: Seat) -> bool {
        self.out >> seat.0 & 1 == 0
    }

    /// Who plays, in seating order from a seat on.
    pub fn seated(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, out) = (self.seats, self.out);
        (0..seats).map(move |i| Seat((from.0 + i) % seats)).filter(move |s| out >> s.0 & 1 == 0)
    }

    pub fn opponents(&self, of: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seated(of).filter(move |&s| s != of)
    }

    // ---- cards ----

    #[inline]
    pub fn face(&self, card: CardId) -> Face {
        self.faces[card]
    }

    pub fn hand_of(&self, seat: Seat) -> Cards {
        self.hand.of(seat)
    }

    /// Each face in a hand once, in the order of the pool, so that nothing but the hand tells.
    pub fn faces_in(&self, cards: Cards) -> SmallVec<[Face; 12]> {
        let mut faces: SmallVec<[Face; 12]> = cards.iter().map(|c| self.face(c)).collect();
        faces.sort_unstable();
        faces.dedup();
        faces
    }

    /// Cards by their faces: how they are numbered tells nothing, and a position does not keep it.
    pub(crate) fn by_face(&self, cards: Cards) -> SmallVec<[CardId; 12]> {
        let mut cards: SmallVec<[CardId; 12]> = cards.iter().collect();
        cards.sort_by_key(|&card| self.face(card));
        cards
    }

    pub fn library_of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = CardId> + Clone + '_ {
        self.library[seat.index()].as_slice().iter().map(move |&n| CardId::new(seat, n))
    }

    /// What a viewer cannot see, of all owners.
    pub fn hidden_from(&self, viewer: Viewer) -> Cards {
        if viewer == Viewer::Judge {
            return Cards::NONE;
        }
        let known = self.known.to(viewer);
        let mut hidden = self.hand.and(self.graveyard).and(self.sideboard);
        for seat in Seat::all(self.seats) {
            if viewer.is(seat) {
                // One's own hand, graveyard and sideboard are one's own: DT-ZONE-4.
                hidden = hidden.without(hidden.of(seat));
            }
            self.library_of(seat).for_each(|card| hidden.insert(card));
        }
        for piece in self.pieces.iter().filter(|p| p.is(Mark::Secret)) {
            if let Some(card) = piece.card
                && !viewer.is(card.owner())
            {
                hidden.insert(card);
            }
        }
        hidden.without(known)
    }

    // ---- pieces ----

    /// Every piece on the table, with its place.
    #[inline]
    pub fn table(&self) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.pieces.iter().enumerate().filter(|(_, p)| p.exists()).map(|(i, p)| (PieceId(i as u16), p))
    }

    /// The same of some places alone.
    #[inline]
    pub(crate) fn among(&self, places: Places) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        let pieces = &self.pieces[..];
        places.below(pieces.len()).map(|id| (id, &pieces[usize::from(id.0)])).filter(|(_, p)| p.exists())
    }

    #[inline]
    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.pieces[usize::from(id.0)]
    }

    #[inline]
    pub fn piece_mut(&mut self, id: PieceId) -> &mut Piece {
        &mut self.pieces[usize::from(id.0)]
    }

    /// Whether there still is such a piece.
    pub fn is_there(&self, id: PieceId) -> bool {
        self.pieces.get(usize::from(id.0)).is_some_and(Piece::exists)
    }

    /// The card at a place, as long as it lies there.
    pub(crate) fn card_at(&self, id: PieceId) -> Option<CardId> {
        if self.is_there(id) { self.piece(id).card } else { None }
    }

    #[inline]
    pub fn face_of(&self, id: PieceId) -> Face {
        self.piece(id).face
    }

    #[inline]
    pub fn printed(&self, id: PieceId) -> &'static Printed {
        self.face_of(id).printed()
    }

    #[inline]
    pub fn controller(&self, id: PieceId) -> Seat {
        self.piece(id).by
    }

    /// What lies on a piece itself.
    #[inline]
    pub fn on(&self, bearer: PieceId) -> impl Iterator<Item = PieceId> + Clone + '_ {
        self.among(self.awake.attached()).filter(move |(_, p)| p.at == At::On(bearer)).map(|(id, _)| id)
    }

    /// Whom a card lies on, through what it is a part of: the warrior with the weapon with the scope.
    pub fn bearer(&self, id: PieceId) -> Option<PieceId> {
        match self.piece(id).at {
            At::On(on) if self.face_of(on).is_warrior() => Some(on),
            At::On(on) => self.bearer(on),
            At::In(..) | At::Player(_) | At::Game => None,
        }
    }

    /// A warrior itself, or the warrior that bears it.
    pub fn warrior_of(&self, id: PieceId) -> Option<PieceId> {
        if self.is_warrior(id) { Some(id) } else { self.bearer(id) }
    }

    #[inline]
    pub fn is_warrior(&self, id: PieceId) -> bool {
        self.piece(id).is_warrior()
    }

    /// Warriors on the table, those that are out of play among them.
    pub fn warriors(&self) -> impl Iterator<Item = PieceId> + Clone + '_ {
        self.among(self.awake.warriors()).filter(|(_, piece)| piece.is_warrior()).map(|(id, _)| id)
    }

    /// The area a warrior stands in, or a card lies in.
    pub fn area(&self, id: PieceId) -> Option<(Seat, Area)> {
        match self.piece(id).at {
            At::In(seat, area) => Some((seat, area)),
            At::On(on) => self.area(on),
            At::Player(_) | At::Game => None,
        }
    }

    // ---- what is pending ----

    #[inline]
    pub fn combat(&self) -> Option<&Combat> {
        self.combats.last()
    }

    pub fn combat_mut(&mut self) -> Option<&mut Combat> {
        self.combats.last_mut()
    }

    /// The play that a window at the top answers.
    pub fn answered(&self) -> Option<&Play> {
        match self.frames.iter().rev().nth(1) {
            Some(Frame::Play) => self.plays.last(),
            _ => None,
        }
    }

    /// What the topmost window is for.
    pub fn opening(&self) -> Option<Opening> {
        self.frames.iter().rev().find_map(|f| if let Frame::Window(opening, _) = f { Some(*opening) } else { None })
    }

    /// Whether only what saves may be played: DT-COMBAT-32.
    pub fn is_saving(&self) -> bool {
        let window = self.frames.iter().rev().find_map(|f| match f {
            Frame::Window(Opening::Reaction, _) => None,
            Frame::Window(opening, _) => Some(*opening),
            _ => None,
        });
        window == Some(Opening::Saving)
    }

    /// The pool of actions on top, under the windows and plays above it.
    pub fn actions(&self) -> Option<&Actions> {
        self.frames.iter().rev().find_map(|f| if let Frame::Actions(a) = f { Some(a) } else { None })
    }

    pub fn actions_mut(&mut self) -> Option<&mut Actions> {
        self.frames.iter_mut().rev().find_map(|f| if let Frame::Actions(a) = f { Some(a) } else { None })
    }
}

const _: () = assert!(MAX_SEATS >= 6);

impl State {
    /// Every card is in one place, nobody owes more than he may, and nothing is pending where a turn begins.
    pub fn check_invariants(&self) -> Result<(), String> {
        let mut seen = Cards::NONE;
        let on_table = self.pieces.iter().filter_map(|p| p.card);
        let in_plays =
            self.plays.iter().filter_map(|p| if let Source::Card(card) = p.from { Some(card) } else { None });
        let piles = [self.hand, self.graveyard, self.sacrificed, self.sideboard].into_iter().flat_map(Cards::iter);
        let libraries = Seat::all(self.seats).flat_map(|s| self.library_of(s));
        for card in on_table.chain(in_plays).chain(piles).chain(libraries) {
            if seen.has(card) {
                return Err(format!("{card:?} ({}) is in two places", self.face(card).id()));
            }
            seen.insert(card);
        }
        for (id, piece) in self.table() {
            if let At::On(on) = piece.at
                && !self.is_there(on)
            {
                return Err(format!("piece {} lies on nothing", id.0 + 1));
            }
            let found = self.awake.attached().below(self.pieces.len()).any(|at| at == id);
            if matches!(piece.at, At::On(_)) && !found {
                return Err(format!("piece {} lies where nobody looks for what lies on others", id.0 + 1));
            }
        }
        let plays = self.frames.iter().filter(|f| **f == Frame::Play).count();
        let combats = self.frames.iter().filter(|f| **f == Frame::Combat).count();
        if plays != self.plays.len() || combats != self.combats.len() {
            return Err(format!(
                "{plays} frames for {} plays, {combats} for {} combats",
                self.plays.len(),
                self.combats.len()
            ));
        }
        if self.step == Step::Start && self.verdict.is_none() && !self.frames.is_empty() {
            return Err("something is pending where a turn begins".into());
        }
        Ok(())
    }
}
