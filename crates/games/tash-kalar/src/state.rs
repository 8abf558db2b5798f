//! The whole position: pieces as bits, cards as sets and piles, scores and what this turn brought.

use crate::Why;
use crate::board::{Square, Squares};
use crate::printed::Being;
use kernel::Seat;

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
pub(crate) type Pile = ::cards::Pile<MOST_CARDS, u8>;

/// More cards than any deck has.
pub(crate) const MOST_CARDS: usize = 24;

/// Every player has so many pieces that are common on one side and heroic on the other.
pub(crate) const TWO_SIDED: u32 = 17;

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
            deck: [Pile::new(); 4],
            sideways: [0; 4],
            open_hands: false,
            discard: [Hand::default(); 4],
            legends: Pile::new(),
            legends_discard: Hand::default(),
            flare_deck: Pile::new(),
            flare_discard: Hand::default(),
            frozen: [None; 4],
            tasks: Pile::new(),
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
}
