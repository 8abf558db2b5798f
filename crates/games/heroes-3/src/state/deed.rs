//! What is pending of buildings, proclamations and cards on the map.

use crate::printed::Unit;
use kernel::{Seat, named};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// H3-TOWN-21: buildings that work at the start of the turn.
    StartOfTurn(Seat),
    Blacksmith(Seat),
    /// Portal of Summoning: from which deck.
    Portal(Seat),
    /// Neutral units that lie on top of their discard piles; one may be recruited: H3-AMB-76.
    Hire {
        seat: Seat,
        units: [Option<Unit>; 4],
    },
    /// Mana Vortex: the own discard pile is shuffled into the deck.
    Vortex(Seat),
    /// One of so many top cards of the own deck is taken, the others are discarded.
    Peek {
        seat: Seat,
        count: u8,
    },
    Amplifier(Seat),
    /// Cover of Darkness: so many cards were discarded.
    Cover(Seat, u8),
    /// Cover of Darkness at the start of a combat with this enemy.
    Ambush {
        seat: Seat,
        enemy: Seat,
    },
    /// H3-SETUP-25: the spells of a guild that stood from the start go into the deck.
    Endow(Seat),
    /// Groovy Satyr: one drawn guard may be exchanged.
    Satyr(Seat),
    /// H3-LOC-16: which of two cards lies on top.
    Spring(Seat),
    /// Diplomacy: a neutral unit for each own dwelling.
    Envoys(Seat),
    /// Speculum: a tile is turned up.
    Scout(Seat),
    /// Shackles of War: two cards are drawn, one is kept.
    Sift(Seat),
    /// Angel Wings: which hero.
    Wings(Seat),
    /// One recruitment or reinforcement for so much less.
    Legion {
        seat: Seat,
        less: u8,
    },
    /// Town Portal, with so many MP.
    TownPortal {
        seat: Seat,
        mp: u8,
    },
    /// H3-AMB-7: a second positive token; whether the first is spent.
    Cheer {
        seat: Seat,
        spent: bool,
    },
    /// An attack die that was rolled for a card, and whether Luck has rolled it again.
    Toss {
        seat: Seat,
        die: i8,
        lucky: bool,
    },
    /// H3-WIN-4: whether an eliminated player controls the guards of a combat.
    Control(Seat),
}

impl Deed {
    pub(crate) fn owner(self) -> Seat {
        match self {
            Deed::StartOfTurn(seat)
            | Deed::Blacksmith(seat)
            | Deed::Portal(seat)
            | Deed::Hire { seat, .. }
            | Deed::Vortex(seat)
            | Deed::Peek { seat, .. }
            | Deed::Amplifier(seat)
            | Deed::Cover(seat, _)
            | Deed::Ambush { seat, .. }
            | Deed::Endow(seat)
            | Deed::Satyr(seat)
            | Deed::Spring(seat)
            | Deed::Envoys(seat)
            | Deed::Scout(seat)
            | Deed::Sift(seat)
            | Deed::Wings(seat)
            | Deed::Legion { seat, .. }
            | Deed::TownPortal { seat, .. }
            | Deed::Cheer { seat, .. }
            | Deed::Toss { seat, .. }
            | Deed::Control(seat) => seat,
        }
    }
}

named! {
    /// What is asked of it.
    Business {
        StartOfTurn = "start-of-turn",
        Blacksmith = "blacksmith",
        Portal = "portal",
        Hire = "hire-neutral",
        Peek = "own-deck",
        Amplifier = "amplifier",
        Cover = "cover",
        Ambush = "ambush",
        Satyr = "satyr",
        Spring = "spring-order",
        Control = "control",
        Scout = "scout",
        Legion = "legion",
        TownPortal = "town-portal",
        Cheer = "cheer",
    }
}

named! {
    /// What a treasure or resource die is rolled again for.
    By {
        /// H3-MORALE-2
        Morale = "morale",
        /// Swift Weasel
        Weasel = "weasel",
        Luck = "luck",
    }
}
