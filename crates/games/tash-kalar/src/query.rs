//! What can be read off a position.

use crate::board::{Square, Squares};
use crate::printed::Level;
use crate::state::{Colour, Mode, State, TWO_SIDED};
use kernel::{Seat, Viewer};

impl State {
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
            Level::Common | Level::Heroic => TWO_SIDED.saturating_sub(c.len() + h.len() + two_sided),
        }
    }
}

/// As the cards speak of pieces, for the player on turn and the being that is being resolved.
impl State {
    pub(crate) fn commons(&self) -> Squares {
        self.level(Level::Common)
    }

    pub(crate) fn heroics(&self) -> Squares {
        self.level(Level::Heroic)
    }

    pub(crate) fn legends(&self) -> Squares {
        self.level(Level::Legendary)
    }

    pub(crate) fn lesser(&self) -> Squares {
        self.commons() | self.heroics()
    }

    pub(crate) fn own_level(&self, level: Level) -> Squares {
        self.pieces[self.mine()][level.index()]
    }

    pub(crate) fn own_commons(&self) -> Squares {
        self.own_level(Level::Common)
    }

    pub(crate) fn own_heroics(&self) -> Squares {
        self.own_level(Level::Heroic)
    }

    /// Own pieces but the one that is being resolved.
    pub(crate) fn own_others(&self) -> Squares {
        self.own().without(self.me_bit())
    }

    pub(crate) fn beside_me(&self) -> Squares {
        self.me_at().map_or(Squares::NONE, Square::neighbours)
    }

    pub(crate) fn diagonal_to_me(&self) -> Squares {
        self.me_at().map_or(Squares::NONE, Square::diagonal)
    }

    pub(crate) fn orthogonal_to_me(&self) -> Squares {
        self.me_at().map_or(Squares::NONE, Square::orthogonal)
    }

    pub(crate) fn near_me(&self, distance: i32) -> Squares {
        self.me_at().map_or(Squares::NONE, |at| at.within(distance))
    }

    /// Empty squares, if a piece of the level is in the own supply.
    pub(crate) fn room(&self, level: Level) -> Squares {
        if self.supply(self.mine(), level) > 0 { self.free() } else { Squares::NONE }
    }
}
