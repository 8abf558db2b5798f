//! A combat: who fights whom, who stands where, and how far it is. H3-COMBAT-37 names its board.

use super::lasting::{Lasting, MOST_LASTING};
use crate::printed::{Face, Gait, Side, Unit};
use ::cards::Pile;
use grid::hex::Hex;
use kernel::{Seat, Window, named};

pub const COLUMNS: u8 = 4;
pub const ROWS: u8 = 5;

/// A space of the board: columns a to d, rows 1 to 5 from the attacker's backline on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Cell(pub u8);

impl Cell {
    pub fn at(column: u8, row: u8) -> Cell {
        Cell(row * COLUMNS + column)
    }

    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// From 0.
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..COLUMNS * ROWS).map(Cell)
    }

    /// H3-AI-18
    pub fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// H3-COMBAT-19
    pub fn is_adjacent(self, other: Cell) -> bool {
        self.distance(other) == 1
    }

    /// Whether it lies straight behind a space as seen from another one.
    pub fn is_behind(self, middle: Cell, from: Cell) -> bool {
        let line = |a: u8, b: u8, c: u8| i16::from(a) + i16::from(c) == 2 * i16::from(b);
        line(self.column(), middle.column(), from.column()) && line(self.row(), middle.row(), from.row())
    }

    /// H3-AMB-39: beside the board, and next to nothing.
    pub const TOWER: Cell = Cell(7 * COLUMNS);

    pub fn id(self) -> String {
        if self == Cell::TOWER {
            return "tower".into();
        }
        format!("{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }

    pub fn named(id: &str) -> Option<Cell> {
        Cell::all().chain([Cell::TOWER]).find(|cell| cell.id() == id)
    }
}

named! {
    Party {
        Attacker = "attacker",
        Defender = "defender",
    }
}

impl Party {
    #[must_use]
    pub fn other(self) -> Party {
        match self {
            Party::Attacker => Party::Defender,
            Party::Defender => Party::Attacker,
        }
    }

    /// H3-COMBAT-37: the two lines it deploys on, the backline first.
    pub fn lines(self) -> [u8; 2] {
        match self {
            Party::Attacker => [0, 1],
            Party::Defender => [4, 3],
        }
    }
}

named! {
    /// What is remembered of a fighter.
    Flag {
        /// H3-COMBAT-9
        Acted = "acted",
        /// H3-COMBAT-35
        Retaliated = "retaliated",
        /// H3-COMBAT-13
        Defends = "defends",
        /// H3-COMBAT-15: it may not defend in this combat round.
        Tired = "tired",
        /// H3-COMBAT-16
        Paralysed = "paralysed",
        /// It has done what it can do once a combat.
        Spent = "spent",
        /// Its next attack needs no die.
        Blessed = "blessed",
        /// The die of its next attack counts three times.
        Tripled = "tripled",
        /// A card that lies on it takes its ability away.
        Silenced = "silenced",
    }
}

/// A unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Fighter {
    pub here: bool,
    pub unit: Unit,
    pub is_pack: bool,
    pub at: Cell,
    pub damage: u8,
    pub flags: u16,
    /// What cards add for its next attack, or the next one it suffers: H3-COMBAT-23.
    pub attack: i8,
    pub defense: i8,
    /// What cards add until it has been activated.
    pub initiative: i8,
    /// A card that lies on the unit: its values count, and no ability.
    pub cloak: Option<Face>,
    /// The damage of what lies beneath it.
    pub beneath: u8,
}

impl Fighter {
    /// What counts of the card on top.
    pub fn side(&self) -> &'static Side {
        let cloak = self.cloak.and_then(|card| card.printed().stats.as_ref());
        cloak.unwrap_or_else(|| self.unit.side(self.is_pack))
    }

    pub fn gait(&self) -> Gait {
        self.unit.facts().gait
    }

    pub fn is(&self, flag: Flag) -> bool {
        self.flags >> flag as u8 & 1 != 0
    }

    pub(crate) fn set(&mut self, flag: Flag, on: bool) {
        self.flags = self.flags & !(1 << flag as u8) | u16::from(on) << flag as u8;
    }

    /// H3-UNIT-14, H3-UNIT-15, H3-UNIT-16
    pub fn reach(&self) -> u8 {
        if self.gait() == Gait::Ranged { 1 } else { 3 }
    }
}

/// What a card added to the next attack of a fighter, or to the next one it suffers. The fighter's own numbers are what
/// counts; this says where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Boost {
    pub card: Face,
    pub on: u8,
    pub attack: i8,
    pub defense: i8,
}

/// As many as are remembered.
pub(crate) const MOST_BOOSTS: usize = 8;

/// Whom the attacker fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Against {
    /// The guards of a field, of this difficulty.
    Neutrals(u8),
    /// A hero: the main one (0) or the secondary one (1).
    Hero(Seat, u8),
    /// H3-SIEGE-1: the army alone.
    Army(Seat),
}

named! {
    /// Which attack of an activation it is.
    Hit {
        First = "first",
        /// The same target once more.
        Second = "second",
        /// Somebody beside or behind the target.
        Splash = "splash",
        /// H3-COMBAT-18: nobody strikes back at it.
        Back = "back",
    }
}

/// One attack on its way: H3-COMBAT-27.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Blow {
    pub by: u8,
    pub on: u8,
    pub hit: Hit,
    /// Who strikes back when all attacks are made; the attacker itself where nobody does.
    pub answers: u8,
}

impl Blow {
    pub fn new(by: u8, on: u8, hit: Hit) -> Blow {
        Blow { by, on, hit, answers: on }
    }

    /// H3-UNIT-13, H3-AMB-68: what a unit does when it attacks, it does at the first attack of its own activation.
    pub fn is_own(&self) -> bool {
        self.hit == Hit::First
    }

    pub fn is_retaliation(&self) -> bool {
        self.hit == Hit::Back
    }
}

/// The dice of an attack: H3-AMB-69.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Roll {
    pub die: i8,
    /// A second die that counts too.
    pub other: Option<i8>,
    /// It adds nothing, and no ability reads it.
    pub is_ignored: bool,
    /// A die was rolled again by an ability that may do so once.
    pub is_rerolled: bool,
    /// The attacker leaves it as it is.
    pub is_kept: bool,
    /// The other side leaves it as it is.
    pub is_faced: bool,
    /// The attacker plays no card to ignore it.
    pub is_borne: bool,
    /// Whoever could cancel the attack does not.
    pub is_let: bool,
    /// A card has cancelled the attack.
    pub is_cancelled: bool,
    /// The attacker was asked for a morale token.
    pub is_left: bool,
    /// The die of a unit that defends: H3-COMBAT-14.
    pub guard: Option<i8>,
    /// A bit for each die that Luck has rolled again.
    pub lucky: u8,
}

impl Roll {
    pub fn dice(&self) -> impl Iterator<Item = i8> {
        [Some(self.die), self.other].into_iter().flatten()
    }

    pub fn sum(&self) -> i8 {
        if self.is_ignored { 0 } else { self.dice().sum() }
    }

    /// How many dice show at least this, as abilities read them.
    pub fn at_least(&self, least: i8) -> u8 {
        if self.is_ignored { 0 } else { self.dice().filter(|die| (*die).clamp(-1, 1) >= least).count() as u8 }
    }

    pub fn is_worst(&self) -> bool {
        !self.is_ignored && self.dice().any(|die| die <= -1)
    }
}

/// How far a combat is: H3-COMBAT-38.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A secondary hero may be taken off the map: H3-HERO-8.
    Yield,
    /// H3-SIEGE-1
    Defence,
    /// H3-COMBAT-38 (c): a card may skip the combat.
    Skip,
    Deploy(Party),
    /// H3-NEUTRAL-2: the guards are drawn.
    Muster,
    /// H3-NEUTRAL-8: they are placed, the first that has no place yet.
    Place,
    /// H3-AMB-35: the defender chooses where the gate is.
    Walls,
    /// H3-COMBAT-38 (g)
    Start(Window),
    /// Whoever is next in the order of H3-COMBAT-25; first cards may be played.
    Next,
    /// H3-COMBAT-22: between two activations.
    Lull(Window),
    /// Who is next is chosen.
    Ready,
    /// The active one moves, strikes, defends.
    Act,
    /// H3-COMBAT-27 (b): before the roll.
    Instants(Blow, Window),
    Blow(Blow),
    /// H3-AMB-69, H3-AMB-70: the dice lie, and abilities may change them.
    Rolled(Blow, Roll),
    /// So much damage would bring a unit to 0 HP, and somebody may cancel it.
    Wound(Blow, Roll, u8),
    /// Whom the first attack was on, and where it stood: somebody next to it is attacked too.
    Splash(Blow, Cell),
    /// A separate die for what a unit does after its attack, and whether Luck has rolled it again.
    Tossed(Blow, i8, bool),
    /// The target moves away.
    Scare(Blow),
    /// One of several that are hurt is healed.
    Heal,
    /// H3-COMBAT-5
    Extend,
    Over(Party),
}

named! {
    /// H3-SIEGE-4: what stands in the middle row.
    Wall {
        Wall = "wall",
        Gate = "gate",
    }
}

/// Five of each side, and the Arrow Tower.
pub(crate) const FIGHTERS: usize = 11;

/// H3-AMB-81: where the Arrow Tower is among the fighters.
pub(crate) const TOWER: u8 = 10;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Combat {
    pub by: Seat,
    pub walker: u8,
    pub against: Against,
    /// Who moves the other side: its owner, or whoever controls the neutral units.
    pub foe: Seat,
    pub at: Hex,
    pub stage: Stage,
    /// The combat round.
    pub round: u8,
    /// Who was activated last, and at which initiative: where both sides share one they take turns (H3-COMBAT-25).
    pub last: Option<(Party, u8)>,
    /// The fighter that is activated, and what it has done.
    pub active: u8,
    /// Where it stood when its activation began.
    pub from: Cell,
    pub moved: bool,
    pub struck: bool,
    /// The attacker's first, then the defender's.
    pub fighters: [Fighter; FIGHTERS],
    /// Somebody of the other side was azure: H3-COMBAT-32, H3-XP-5.
    pub azure: bool,
    /// A scenario's own: it goes on until one side has nobody left.
    pub endless: bool,
    /// By column: H3-SIEGE-4. Broken ones are gone.
    pub walls: [Option<Wall>; COLUMNS as usize],
    /// Spells cast in this combat round, by side, and how many more than one may be: H3-SPELL-4.
    pub spells: [u8; 2],
    pub more: [u8; 2],
    pub lasting: Pile<MOST_LASTING, Lasting>,
    /// A bit a side: it may not surrender.
    pub shackled: u8,
    pub boosts: Pile<MOST_BOOSTS, Boost>,
}

impl Combat {
    /// What a combat begins as.
    pub fn new(by: Seat, walker: u8, against: Against, foe: Seat, at: Hex, stage: Stage) -> Combat {
        Combat {
            by,
            walker,
            against,
            foe,
            at,
            stage,
            round: 0,
            last: None,
            active: 0,
            from: Cell(0),
            moved: false,
            struck: false,
            fighters: Default::default(),
            azure: false,
            endless: false,
            walls: [None; 4],
            spells: [0; 2],
            more: [0; 2],
            lasting: Pile::new(),
            shackled: 0,
            boosts: Pile::new(),
        }
    }

    /// What was added before is spent.
    pub(crate) fn forget_boosts(&mut self, spent: impl Fn(&Boost) -> bool) {
        if !self.boosts.is_empty() {
            self.boosts = self.boosts.as_slice().iter().filter(|boost| !spent(boost)).copied().collect();
        }
    }

    pub fn party(by: u8) -> Party {
        if by < 5 { Party::Attacker } else { Party::Defender }
    }

    pub fn fighter(&self, by: u8) -> &Fighter {
        &self.fighters[usize::from(by)]
    }

    pub(crate) fn fighter_mut(&mut self, by: u8) -> &mut Fighter {
        &mut self.fighters[usize::from(by)]
    }

    pub fn slots(party: Party) -> std::ops::Range<u8> {
        match party {
            Party::Attacker => 0..5,
            Party::Defender => 5..10,
        }
    }

    /// Those of a side who still stand.
    pub fn standing(&self, party: Party) -> impl Iterator<Item = u8> + '_ {
        Combat::slots(party).filter(|&by| self.fighter(by).here)
    }

    pub fn everybody(&self) -> impl Iterator<Item = u8> + '_ {
        (0..FIGHTERS as u8).filter(|&by| self.fighter(by).here)
    }

    /// Those of a side who can be activated: the Arrow Tower too, which is no unit to win or lose with (H3-AMB-39).
    pub fn active_of(&self, party: Party) -> impl Iterator<Item = u8> + '_ {
        let tower = (party == Party::Defender).then_some(TOWER).filter(|&by| self.fighter(by).here);
        self.standing(party).chain(tower)
    }

    /// Those who stand on a space of the board.
    pub fn on_board(&self) -> impl Iterator<Item = u8> + '_ {
        self.everybody().filter(|&by| self.fighter(by).at.0 < COLUMNS * ROWS)
    }

    #[inline(never)] // Inlined three times over (Chain Lightning), it takes LLVM eight minutes.
    pub fn on(&self, cell: Cell) -> Option<u8> {
        self.everybody().find(|&by| self.fighter(by).at == cell)
    }

    /// Who moves a side.
    pub fn seat(&self, party: Party) -> Seat {
        match party {
            Party::Attacker => self.by,
            Party::Defender => self.foe,
        }
    }

    pub fn is_neutral(&self, party: Party) -> bool {
        party == Party::Defender && matches!(self.against, Against::Neutrals(_))
    }

    /// H3-COMBAT-3, H3-COMBAT-4, H3-COMBAT-32: it may last longer than one combat round.
    pub fn is_endless(&self) -> bool {
        self.azure || self.endless || !matches!(self.against, Against::Neutrals(_))
    }
}
