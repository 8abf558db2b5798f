//! A card on the table, or what a card leaves behind for a while.

use crate::printed::Face;
use ::cards::CardId;
use kernel::{Seat, named};

/// A place on the table; it stays the same as long as the piece is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u16);

impl PieceId {
    /// Whoever was meant is gone.
    pub const NOBODY: PieceId = PieceId(u16::MAX);
}

named! {
    /// DT-AREA-1; aside is outside all of them.
    Area {
        Squad = "squad",
        Kohort = "kohort",
        Outpost = "outpost",
        Aside = "aside",
    }
}

/// Where something lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum At {
    /// A player's area: DT-AREA-7.
    In(Seat, Area),
    /// On another card: DT-ATTACH-1.
    On(PieceId),
    Player(Seat),
    Game,
}

/// How long something lasts that no card on the table says any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    /// As long as the card lies there.
    Gone,
    /// The combat at this depth is over: DT-COMBAT-58.
    Combat(u8),
    /// The next turn of this player begins.
    TurnOf(Seat),
    /// This turn is over.
    EndOfTurn,
    /// A turn of this player is over.
    AfterTurnOf(Seat),
    /// The piece it names leaves play.
    About,
    /// The warrior it lies on is healed.
    Healed,
}

named! {
    /// What is so of a piece, beside its card.
    Mark {
        Wounded = "wounded",
        Covered = "cover",
        /// Added into cover and not revealed yet: DT-COVER-12.
        Secret = "secret",
        /// The driver is in the vehicle.
        Inside = "inside",
        /// Left cover this turn: DT-COVER-10.
        Exited = "exited",
        /// Transferred since the draw step: DT-TRANSFER-8.
        Transferred = "transferred",
        /// Has used what it may use once: in this turn, this combat, this game.
        Used = "used",
        /// A cultist counts as Dark Legion now: DT-AFFIL-6.
        Legion = "legion",
        /// DT-ATTACH: kept but paid for by an ex-corporate freelancer: DT-AFFIL-3.
        Paid = "paid",
        /// Turned face up only for this combat: DT-COVER-11.
        Shown = "shown",
        /// It is a part of what it lies on, and its own text does nothing.
        Buried = "buried",
        /// Left by a card among the modifiers of a combat: DT-TIMING-10.
        Laid = "laid",
        /// Wounded in the combat at hand.
        Hurt = "hurt",
    }
}

/// A card on the table. One without a card is what a card left behind: an effect that lasts for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    pub card: Option<CardId>,
    /// What is printed on the card, kept here for whoever asks; or what left it behind, where it is no card.
    pub face: Face,
    /// Who controls it: DT-CONTROL-1.
    pub by: Seat,
    pub at: At,
    pub until: Until,
    marks: u16,
    /// Markers on it, or how much was paid for.
    pub count: i8,
    /// Somebody it names.
    pub about: Option<PieceId>,
    /// Something it names: a sort, a seat, an area, a rating; of who is unrevealed, how often a place was free before those
    /// who were hidden earlier.
    pub note: u8,
}

/// No face has this number.
const NOBODY: Face = Face(u16::MAX);

impl Piece {
    pub fn card(card: CardId, face: Face, by: Seat, at: At) -> Piece {
        Piece { card: Some(card), face, by, at, until: Until::Gone, marks: 0, count: 0, about: None, note: 0 }
    }

    pub fn ghost(face: Face, by: Seat, at: At, until: Until) -> Piece {
        Piece { card: None, face, by, at, until, marks: 0, count: 0, about: None, note: 0 }
    }

    /// A free place.
    pub fn nothing() -> Piece {
        Piece::ghost(NOBODY, Seat(0), At::Game, Until::Gone)
    }

    #[inline]
    pub fn exists(&self) -> bool {
        self.face != NOBODY
    }

    #[inline]
    pub fn is_ghost(&self) -> bool {
        self.card.is_none()
    }

    #[inline]
    pub fn is_warrior(&self) -> bool {
        !self.is_ghost() && self.face.is_warrior()
    }

    #[inline]
    pub fn is(&self, mark: Mark) -> bool {
        self.marks >> mark as u32 & 1 != 0
    }

    #[inline]
    pub fn set(&mut self, mark: Mark, so: bool) {
        let bit = 1 << mark as u32;
        self.marks = if so { self.marks | bit } else { self.marks & !bit };
    }
}
