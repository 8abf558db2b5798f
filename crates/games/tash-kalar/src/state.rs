//! The whole position: pieces as bits, cards as sets and piles, scores and what this turn brought.

use crate::Why;
use crate::board::{Square, Squares};
use crate::printed::{Being, Level};
use kernel::{Seat, Viewer};

/// A colour of pieces; each player has one (in team play each team).
pub type Colour = usize;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    HighForm,
    Duel,
    Melee,
}

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    Deal,
    /// TK-SETUP-12, TK-SETUP-15
    StartPieces,
    StartOfTurn,
    Act,
    /// TK-TURN-8
    Claim,
    Draw,
}

/// A pile of cards by number, top card last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    cards: [u8; 24],
    len: u8,
}

impl Pile {
    pub const EMPTY: Pile = Pile { cards: [0; 24], len: 0 };

    pub fn of(cards: impl IntoIterator<Item = u8>) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|c| pile.push(c));
        pile
    }

    pub fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn cards_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn push(&mut self, card: u8) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<u8> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Put a card under the pile.
    pub fn push_under(&mut self, card: u8) {
        self.cards.copy_within(0..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }
}

/// A set of cards by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand(pub u128);

impl Hand {
    pub fn has(self, card: u8) -> bool {
        self.0 >> card & 1 != 0
    }

    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    pub fn retain(&mut self, keep: impl Fn(u8) -> bool) {
        for card in self.iter().filter(|&c| !keep(c)) {
            self.remove(card);
        }
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                card
            })
        })
    }
}

/// The being that is being resolved: TK-EFFECT-5, TK-EFFECT-23.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Me {
    pub being: Being,
    /// Where it stands now; nowhere once it has left the board.
    pub at: Option<Square>,
    /// The pieces that summoned it, where they stand now.
    pub used: Squares,
    pub marks: Squares,
    /// Which of the pattern's orientations was laid.
    pub laid: u8,
    /// Whether its arrival destroyed a piece, and an enemy's.
    pub destroyed: bool,
    pub destroyed_enemy: bool,
}

/// What the turn has brought so far: TK-TASK-12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deeds {
    /// Enemy pieces destroyed, by colour and level.
    pub destroyed: [[u8; 3]; 4],
    pub summoned: u8,
    pub on_red: u8,
    pub on_green: u8,
    pub legends: u8,
    /// Extra cards to draw at its end: own beings, legends.
    pub extra: [u8; 2],
    pub has_discarded: bool,
    /// One enemy piece may stand in the pattern of the next being: War Summoner, Frostweave Summoner.
    pub loan: bool,
    pub extra_turn: bool,
    /// Control was passed to the teammate: TK-TEAM-1.
    pub handed: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub mode: Mode,
    pub seats: u8,
    pub step: Step,
    pub turn: Seat,
    pub turns: u16,
    pub actions: u8,
    pub pieces: [[Squares; 3]; 4],
    /// Two-sided and legendary pieces that are out of the game: score markers, Deathbringer's victims.
    pub gone: [[u8; 2]; 4],
    /// Beings and legends held, by number.
    pub hand: [Hand; 4],
    pub flares: [Hand; 4],
    pub deck: [Pile; 4],
    /// Team play: how many cards at the bottom of a deck are turned sideways.
    pub sideways: [u8; 4],
    /// Team play: teammates see each other's hands.
    pub open_hands: bool,
    pub discard: [Hand; 4],
    pub legends: Pile,
    pub legends_discard: Hand,
    pub flare_deck: Pile,
    pub flare_discard: Hand,
    pub frozen: [Option<Being>; 4],
    pub tasks: Pile,
    pub current: [Option<u8>; 3],
    pub next_task: Option<u8>,
    /// Points: claimed tasks, or the duel's.
    pub score: [u8; 4],
    /// Melee: points of a player in each enemy colour, and where the improvised summoning is used up.
    pub points: [[u8; 4]; 4],
    pub improvised: [[bool; 4]; 4],
    pub deeds: Deeds,
    pub me: Option<Me>,
    /// The flare or frozen effect that is being resolved.
    pub played: Option<Why>,
    /// Actions a colour has fewer in its next turn: Everfrost Sentinel.
    pub fewer: [u8; 4],
    /// Turns still to play once the end is triggered: TK-END-8.
    pub last: Option<u8>,
    /// This turn was given by a card: TK-END-15.
    pub is_extra_turn: bool,
    /// The end was triggered in this turn.
    pub triggered: bool,
    pub over: bool,
}

impl State {
    pub fn empty(mode: Mode, seats: u8) -> State {
        State {
            mode,
            seats,
            step: Step::Act,
            turn: Seat(0),
            turns: 1,
            actions: 2,
            pieces: [[Squares::NONE; 3]; 4],
            gone: [[0; 2]; 4],
            hand: [Hand::default(); 4],
            flares: [Hand::default(); 4],
            deck: [Pile::EMPTY; 4],
            sideways: [0; 4],
            open_hands: false,
            discard: [Hand::default(); 4],
            legends: Pile::EMPTY,
            legends_discard: Hand::default(),
            flare_deck: Pile::EMPTY,
            flare_discard: Hand::default(),
            frozen: [None; 4],
            tasks: Pile::EMPTY,
            current: [None; 3],
            next_task: None,
            score: [0; 4],
            points: [[0; 4]; 4],
            improvised: [[false; 4]; 4],
            deeds: Deeds::default(),
            me: None,
            played: None,
            fewer: [0; 4],
            last: None,
            is_extra_turn: false,
            triggered: false,
            over: false,
        }
    }

    /// TK-MODE-4: two teams of two.
    pub fn is_team(&self) -> bool {
        self.mode != Mode::Melee && self.seats == 4
    }

    /// TK-SETUP-2: partners sit opposite each other and share a colour.
    pub fn colour(&self, seat: Seat) -> Colour {
        if self.is_team() { seat.index() % 2 } else { seat.index() }
    }

    pub fn teammate(&self, seat: Seat) -> Option<Seat> {
        self.is_team().then(|| Seat((seat.0 + 2) % 4))
    }

    /// Who decides now: the player on turn, or the teammate who was given control.
    pub fn in_control(&self) -> Seat {
        self.teammate(self.turn).filter(|_| self.deeds.handed).unwrap_or(self.turn)
    }

    /// Whether a viewer may see the hand of a seat.
    pub fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.open_hands && self.teammate(seat).is_some_and(|mate| viewer.is(mate))
    }

    pub fn colours(&self) -> std::ops::Range<Colour> {
        0..if self.is_team() { 2 } else { usize::from(self.seats) }
    }

    /// The colour of the player on turn.
    pub fn mine(&self) -> Colour {
        self.colour(self.turn)
    }

    /// Where the cards of the player on turn are.
    pub fn player(&self) -> usize {
        self.turn.index()
    }

    pub fn enemies(&self) -> impl Iterator<Item = Colour> + Clone + use<> {
        let mine = self.mine();
        self.colours().filter(move |&c| c != mine)
    }

    /// All pieces of a colour.
    pub fn of(&self, colour: Colour) -> Squares {
        let [c, h, l] = self.pieces[colour];
        c | h | l
    }

    pub fn upgraded(&self, colour: Colour) -> Squares {
        self.pieces[colour][1] | self.pieces[colour][2]
    }

    pub fn enemy_pieces(&self) -> Squares {
        self.enemies().fold(Squares::NONE, |all, c| all | self.of(c))
    }

    /// Pieces of a level, whoever owns them.
    pub fn level(&self, level: Level) -> Squares {
        self.colours().fold(Squares::NONE, |all, c| all | self.pieces[c][level.index()])
    }

    pub fn occupied(&self) -> Squares {
        self.colours().fold(Squares::NONE, |all, c| all | self.of(c))
    }

    pub fn free(&self) -> Squares {
        !self.occupied()
    }

    pub fn piece(&self, square: Square) -> Option<(Colour, Level)> {
        self.colours()
            .find_map(|c| Level::ALL.into_iter().find(|l| self.pieces[c][l.index()].has(square)).map(|l| (c, l)))
    }

    /// Pieces left beside the board: 17 two-sided, 3 legendary.
    pub fn supply(&self, colour: Colour, level: Level) -> u32 {
        let [c, h, l] = self.pieces[colour];
        let [two_sided, legendary] = self.gone[colour].map(u32::from);
        match level {
            Level::Legendary => 3u32.saturating_sub(l.len() + legendary),
            Level::Common | Level::Heroic => 17u32.saturating_sub(c.len() + h.len() + two_sided),
        }
    }
}
