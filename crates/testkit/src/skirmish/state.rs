//! The position: lives, hands, the deck, and what is pending, the topmost last.

use kernel::{MAX_SEATS, Seat, Window};

pub(super) const LIFE: u8 = 3;
pub(super) const TURNS: u8 = 12;
const COPIES: usize = 6;
const HAND: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// Any time: somebody loses a life.
    Hex,
    /// In a combat one takes part in: two stronger.
    Rage,
    /// Any time: a combat with somebody, here and now.
    Duel,
    /// In answer to a card: it has no effect.
    Ward,
}

impl Face {
    pub const ALL: [Face; 4] = [Face::Hex, Face::Rage, Face::Duel, Face::Ward];

    /// How many other cards pay for it.
    pub(super) fn price(self) -> u8 {
        match self {
            Face::Hex | Face::Duel => 1,
            Face::Rage | Face::Ward => 0,
        }
    }

    pub(super) fn is_aimed(self) -> bool {
        matches!(self, Face::Hex | Face::Duel)
    }
}

/// Something pending. The topmost goes on; what lies under it waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// For all; over a play it is for those who may answer it.
    Window(Window),
    Play(Play),
    Combat(Combat),
}

/// A card that was played: whom it is for, what is still to be paid, and whether somebody has undone it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    pub by: Seat,
    pub face: Face,
    pub target: Target,
    pub owed: u8,
    /// The others have been asked to answer it.
    pub answered: bool,
    pub cancelled: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// It needs none.
    Nobody,
    /// Not named yet.
    Open,
    Seat(Seat),
}

/// The attacker and the attacked, and how much stronger each has become.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Combat {
    pub sides: [Seat; 2],
    pub stronger: [u8; 2],
    pub stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    Declared,
    /// All have been asked.
    Blows,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub seats: u8,
    pub turn: u8,
    pub active: Seat,
    pub(super) step: Step,
    lives: [u8; MAX_SEATS],
    hands: Vec<Vec<Face>>,
    /// The top is last.
    pub deck: Vec<Face>,
    pub frames: Vec<Frame>,
}

/// Where the turn is while nothing is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step {
    Deal,
    Begin,
    Act,
    End,
}

impl State {
    /// Everybody alive with empty hands, and nothing in the deck.
    pub(super) fn empty(seats: u8) -> State {
        State {
            seats,
            turn: 0,
            active: Seat(0),
            step: Step::Begin,
            lives: [LIFE; MAX_SEATS],
            hands: vec![vec![]; usize::from(seats)],
            deck: vec![],
            frames: vec![],
        }
    }

    pub(super) fn fresh(seats: u8) -> State {
        let deck = Face::ALL.into_iter().flat_map(|face| std::iter::repeat_n(face, COPIES)).collect();
        State { deck, step: Step::Deal, ..State::empty(seats) }
    }

    pub(super) fn deal(&mut self) {
        for _ in 0..HAND {
            for seat in Seat::all(self.seats) {
                self.draw(seat);
            }
        }
    }

    pub fn life(&self, seat: Seat) -> u8 {
        self.lives[seat.index()]
    }

    pub(super) fn set_life(&mut self, seat: Seat, life: u8) {
        self.lives[seat.index()] = life;
    }

    pub fn alive(&self) -> impl Iterator<Item = Seat> + Clone {
        let lives = self.lives;
        Seat::all(self.seats).filter(move |s| lives[s.index()] > 0)
    }

    pub fn hand(&self, seat: Seat) -> &[Face] {
        &self.hands[seat.index()]
    }

    pub(super) fn hand_mut(&mut self, seat: Seat) -> &mut Vec<Face> {
        &mut self.hands[seat.index()]
    }

    /// A card from the deck into a hand, which is sorted: where a card lies in it tells nothing.
    pub(super) fn draw(&mut self, seat: Seat) -> Option<Face> {
        let face = self.deck.pop()?;
        let at = self.hand(seat).partition_point(|held| *held < face);
        self.hand_mut(seat).insert(at, face);
        Some(face)
    }

    pub(super) fn discard(&mut self, seat: Seat, face: Face) {
        let at = self.hand(seat).iter().position(|held| *held == face).expect("a card of the hand");
        self.hand_mut(seat).remove(at);
    }

    /// The combat that is being fought, if any is.
    pub(super) fn combat(&self) -> Option<Combat> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(*combat),
            Frame::Window(_) | Frame::Play(_) => None,
        })
    }

    pub(super) fn combat_mut(&mut self) -> Option<&mut Combat> {
        self.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            Frame::Window(_) | Frame::Play(_) => None,
        })
    }

    /// The play a window at the top is about.
    pub(super) fn answers_what(&self) -> Option<Play> {
        match self.frames.iter().rev().nth(1) {
            Some(Frame::Play(play)) => Some(*play),
            _ => None,
        }
    }
}
