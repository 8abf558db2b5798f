//! What is pending outside of combats: searches, rewards, visits, dice. The topmost goes on; what lies under it waits.

use super::{AiFace, Cell, Common, Errand, Heap};
use crate::printed::{Face, Tier, Tile, Unit};
use grid::hex::Hex;
use kernel::{Seat, Window, named};

named! {
    /// Which dice are rolled.
    Dice {
        Resource = "resource",
        Treasure = "treasure",
    }
}

named! {
    /// What a window is for.
    Opening {
        /// H3-COMBAT-38 (a): last town actions before a combat.
        BeforeCombat = "before_combat",
    }
}

named! {
    /// How far a spell of an AI is.
    Hearing {
        New = "new",
        /// It has waited for this combat round.
        Kept = "kept",
        /// Nobody prevents it.
        Heard = "heard",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// H3-TURN-2: discards, then draws up.
    Refill(Seat),
    /// So many cards are drawn.
    Draw(Seat, u8),
    /// H3-DECK-4: into the deck or to its discard pile. What need not be done may be declined.
    Search {
        seat: Seat,
        common: Common,
        count: u8,
        may: bool,
    },
    /// The cards lie in `looked`.
    Look {
        seat: Seat,
        common: Common,
    },
    /// H3-LEVEL-4: rewards of levels that were reached.
    Rewards(Seat),
    /// H3-COMBAT-1: a hero has come to a field.
    Arrive {
        seat: Seat,
        walker: u8,
    },
    /// H3-MAP-4
    Visit {
        seat: Seat,
        walker: u8,
    },
    /// So many dice are rolled, so many results are kept.
    Roll {
        seat: Seat,
        dice: Dice,
        count: u8,
        keep: u8,
    },
    /// What was rolled, each face in four bits; so many are kept.
    Rolled {
        seat: Seat,
        dice: Dice,
        faces: u16,
        count: u8,
        keep: u8,
    },
    /// H3-MARKET-4: whether something was traded.
    Market {
        seat: Seat,
        traded: bool,
    },
    /// H3-UNIT-5
    Recruit(Seat),
    /// Reinforce one unit of a tier up to this one; the price is halved so often (2 is free): H3-LOC-25.
    Reinforce {
        seat: Seat,
        most: Tier,
        halved: u8,
    },
    /// H3-LOC-25: what a captured settlement is to yield.
    Settle {
        seat: Seat,
        at: Hex,
        first: bool,
    },
    /// H3-MOVE-5, H3-LOC-8: the top tile of the supply finds a place next to a hero, or next to a tile.
    Place {
        seat: Seat,
        at: Hex,
        by_tile: bool,
        tile: Tile,
    },
    /// H3-AMB-16: the tile there was turned up and may be turned.
    Turn {
        seat: Seat,
        at: Hex,
    },
    /// H3-LOC-8
    Observe {
        seat: Seat,
        at: Hex,
    },
    /// H3-LOC-4
    Garden(Seat),
    /// H3-LOC-6
    Tree(Seat),
    /// H3-LOC-10
    Hut(Seat),
    /// H3-LOC-10: the top ability, in `looked`.
    HutCard(Seat),
    /// H3-LOC-13: so many searches are left.
    Tomb(Seat, u8),
    /// H3-LOC-16
    Spring(Seat),
    /// H3-LOC-35
    Box(Seat),
    /// What a scenario lets one choose at an obelisk.
    Obelisk(Seat),
    /// H3-LOC-7: a search for gold.
    Shrine(Seat),
    /// H3-MORALE-2: discards, then draws as many; so many were discarded.
    Exchange(Seat, u8),
    /// A lost hero finds a home: H3-COMBAT-31.
    Return {
        seat: Seat,
        walker: u8,
    },
    Window(Opening, Window),
    /// The combat goes on.
    Combat,
    /// H3-AMB-3: MP for one of the own heroes.
    Mp(Seat, u8),
    /// H3-SPELL-2: a spell with so much power so far, at a space or for the running attack.
    Cast {
        seat: Seat,
        spell: Face,
        power: u8,
        at: Cell,
    },
    /// A spell was cast: it may be answered before it does anything.
    Answer {
        seat: Seat,
        spell: Face,
        power: u8,
        at: Cell,
        window: Window,
        /// It has no effect.
        cancelled: bool,
        /// 1: the card goes back to the hand; 2: so do those played with it.
        returns: u8,
    },
    /// What the spell, at this level, needs to know besides its target.
    Aim {
        seat: Seat,
        spell: Face,
        level: u8,
        at: Cell,
    },
    /// Chain Lightning: who is hit second, where that is settled.
    Chain {
        seat: Seat,
        spell: Face,
        level: u8,
        at: Cell,
        second: Cell,
    },
    /// Two own units change places; the first is chosen.
    Swap(Seat, Cell),
    /// A spell is cast before the first combat round; whether it counts: Intelligence.
    CastNow(Seat, bool),
    /// Power was played without a spell: one may be cast with it at once.
    Channel(Seat, u8),
    /// Any number of cards is discarded, each for +1 attack (or defense) of a fighter.
    Judge {
        seat: Seat,
        on: u8,
        attack: bool,
    },
    /// A card is discarded; if it was a spell, one is drawn.
    PayForSpell(Seat),
    /// A played card comes back to the hand.
    TakeBack(Seat),
    /// Necromancy, right after a won combat.
    Raise(Seat),
    /// An attack die for positive morale.
    Luck(Seat),
    /// A spell out of the own discard pile.
    Recall(Seat),
    /// A random card of the hand is discarded.
    Lose(Seat),
    /// So many cards are to be discarded.
    Pay(Seat, u8),
    /// H3-AI-3: an AI card was drawn.
    AiCard(AiFace),
    /// A spell of the AI, with the power of its card.
    AiSpell {
        spell: Face,
        power: u8,
        face: AiFace,
        hearing: Hearing,
    },
    /// A scenario's own: an AI card of a face of choice leaves the game.
    ForgetAiCard(Seat),
    /// A scenario's own: a card of the hand leaves the game.
    RemoveCard(Seat),
    /// A scenario's own: valuables or building materials more in a resource round.
    ResourceChoice(Seat),
    /// A scenario's own: one of the beaten guards joins.
    Joins {
        seat: Seat,
        units: [Option<Unit>; 5],
    },
    /// A scenario's own.
    Quest(Errand),
    /// Of a building, a proclamation or a card on the map.
    Deed(super::Deed),
    /// Terrible Plague: a pack becomes few.
    Plague(Seat),
    /// Nomads lead a hero on.
    Wander(Seat),
    /// Rogues look at the top card of a deck.
    Peek(Seat, Heap),
    /// H3-TOWN-7: the City Hall of the faction.
    CityHall(Seat),
}

/// Only to fill arrays.
impl Default for Frame {
    fn default() -> Self {
        Frame::Combat
    }
}
