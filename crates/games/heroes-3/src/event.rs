//! What happened, in the past tense.

use crate::printed::{AiCard, Building, Face, Hero, Location, Proclamation, Tile, Unit};
use crate::state::{Cell, Common, Dice, Heap, Top, Wall};
use crate::tables::Resource;
use grid::hex::Hex;
use kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Began {
        seat: Seat,
    },
    Round {
        round: u8,
    },
    Turn {
        seat: Seat,
    },
    Proclaimed {
        what: Proclamation,
    },
    Gained {
        seat: Seat,
        what: Resource,
        amount: u16,
    },
    Paid {
        seat: Seat,
        what: Resource,
        amount: u16,
    },
    /// What the others hear of cards that were drawn.
    Drew {
        seat: Seat,
        count: u8,
    },
    /// What the player sees.
    DrewCard {
        seat: Seat,
        card: Face,
    },
    Discarded {
        seat: Seat,
        card: Face,
    },
    Removed {
        seat: Seat,
        card: Face,
    },
    /// To the others.
    Searched {
        seat: Seat,
        common: Common,
    },
    /// To the one who searched, or to all where it is in the open.
    Took {
        seat: Seat,
        card: Face,
    },
    Buried {
        card: Face,
    },
    Learned {
        seat: Seat,
        hero: Hero,
        steps: u8,
    },
    Level {
        seat: Seat,
        hero: Hero,
        level: u8,
    },
    Morale {
        seat: Seat,
        up: bool,
    },
    SpentMorale {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        hero: Hero,
        walker: u8,
        to: Hex,
    },
    Revealed {
        seat: Seat,
        tile: Tile,
        at: Hex,
    },
    Placed {
        seat: Seat,
        tile: Tile,
        at: Hex,
    },
    Visited {
        seat: Seat,
        what: Location,
    },
    Captured {
        seat: Seat,
        what: Location,
        at: Hex,
    },
    TookCube {
        seat: Seat,
        of: Seat,
    },
    TookGrail {
        seat: Seat,
    },
    Mp {
        seat: Seat,
        hero: Hero,
        walker: u8,
    },
    Built {
        seat: Seat,
        what: Building,
    },
    Recruited {
        seat: Seat,
        unit: Unit,
    },
    Reinforced {
        seat: Seat,
        unit: Unit,
    },
    Hired {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        dice: Dice,
        face: u8,
    },
    /// A building's effect is used.
    Used {
        seat: Seat,
        what: Building,
    },
    /// A neutral unit that may be recruited.
    Offered {
        seat: Seat,
        unit: Unit,
    },
    FoundNothing {
        seat: Seat,
    },
    /// A guard was exchanged.
    SentAway {
        unit: Unit,
    },
    // ---- AI heroes
    AiMoved {
        to: Hex,
    },
    AiDrew {
        card: AiCard,
    },
    AiCast {
        card: Face,
    },
    AiCaptured {
        what: Location,
        at: Hex,
    },
    AiMet {
        seat: Seat,
    },
    AiAttacks {
        seat: Seat,
    },
    AiForgot {
        card: AiCard,
    },
    // ---- combat
    Guarded {
        seat: Seat,
        guard: u8,
    },
    Attacked {
        seat: Seat,
        enemy: Seat,
    },
    Fled {
        seat: Seat,
    },
    Deployed {
        unit: Unit,
        pack: bool,
        at: Cell,
    },
    CombatRound {
        round: u8,
    },
    Stepped {
        unit: Unit,
        to: Cell,
    },
    Defended {
        unit: Unit,
    },
    Struck {
        unit: Unit,
        on: Unit,
        /// Where the target stands.
        at: Cell,
        die: i8,
        damage: u8,
        back: bool,
    },
    Shrank {
        unit: Unit,
        /// In a combat.
        at: Option<Cell>,
    },
    Fell {
        unit: Unit,
        at: Cell,
    },
    Skipped {
        unit: Unit,
    },
    Paralysed {
        unit: Unit,
        at: Cell,
    },
    /// What the others hear of somebody who looks at the top of a deck.
    Peeked {
        seat: Seat,
        heap: Heap,
    },
    /// What the player sees.
    Saw {
        seat: Seat,
        top: Top,
    },
    PutUnder {
        heap: Heap,
    },
    /// H3-AMB-35: walls stand, and the gate there.
    Walled {
        gate: Cell,
    },
    Broke {
        unit: Unit,
        what: Wall,
        at: Cell,
    },
    /// The attacker's die is ignored.
    Parried {
        unit: Unit,
    },
    /// An attack on another unit was cancelled.
    Saved {
        unit: Unit,
        on: Unit,
    },
    Rerolled {
        unit: Unit,
        die: i8,
    },
    /// A paralysis token was removed.
    Freed {
        unit: Unit,
    },
    /// A card cancelled the attack on it.
    Spared {
        unit: Unit,
    },
    /// It may strike back again.
    StrikesAgain {
        unit: Unit,
    },
    /// A spell has no effect.
    Prevented {
        card: Face,
    },
    /// A card came back to the hand.
    TookBack {
        seat: Seat,
        card: Face,
    },
    /// The effect of a card that lay in play is over.
    Ended {
        seat: Seat,
        card: Face,
    },
    /// A card lies on the unit and gives it its values.
    Cloaked {
        unit: Unit,
        card: Face,
    },
    /// It is gone, and the unit beneath fights on.
    Bared {
        unit: Unit,
        card: Face,
    },
    RolledAttackDie {
        seat: Seat,
        die: i8,
    },
    Healed {
        unit: Unit,
        at: Cell,
        amount: u8,
    },
    Played {
        seat: Seat,
        card: Face,
        expert: bool,
    },
    Cast {
        seat: Seat,
        card: Face,
    },
    Burnt {
        unit: Unit,
        at: Cell,
        damage: u8,
    },
    Extended {
        seat: Seat,
    },
    Retreated {
        seat: Seat,
    },
    Yielded {
        seat: Seat,
    },
    Surrendered {
        seat: Seat,
        to: Seat,
    },
    WonCombat {
        seat: Seat,
    },
    LostCombat {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    /// A scenario's own.
    Quest(crate::state::News),
    // ---- the end
    Out {
        seat: Seat,
    },
    Points {
        seat: Seat,
        points: u16,
    },
    /// H3-AMB-27: a goal that ends the game with the round.
    Reached {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
    NobodyWon,
}
