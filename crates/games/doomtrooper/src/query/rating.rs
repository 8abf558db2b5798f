//! What a rating is, and why: DT-COMBAT-23 to DT-COMBAT-25.

use crate::clause::{Clause, Mod, Moment, Op};
use crate::printed::{Face, Kind, Rate, Sorts, Trait};
use crate::state::{At, Mark, PieceId, Side, State};
use smallvec::SmallVec;

/// One step on the way from what is printed to what counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The card it comes from; none is cover.
    pub from: Option<Face>,
    pub layer: u8,
    pub change: Change,
}

impl Part {
    /// Cover is no card's doing.
    pub(super) fn is_bonus(&self) -> bool {
        self.from.is_some()
            && (matches!(self.change, Change::Add(n) if n > 0) || matches!(self.change, Change::Times(_)))
    }
}

/// How a part changes a rating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    Printed(i32),
    Add(i32),
    Times(i32),
    Halve,
    Set(i32),
}

/// A rating with its parts, in the order of the layers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Number {
    pub is: i32,
    pub parts: SmallVec<[Part; 6]>,
}

impl Number {
    fn push(&mut self, from: Option<Face>, layer: u8, change: Change) {
        self.parts.push(Part { from, layer, change });
    }

    /// DT-COMBAT-23: layer by layer; inside one, numbers that are set, then products, then sums (DT-COMBAT-25).
    fn reckon(mut self) -> Number {
        let rank = |part: &Part| match part.change {
            Change::Printed(_) => 0,
            Change::Set(_) => 1,
            Change::Times(_) => 2,
            Change::Halve => 3,
            Change::Add(_) => 4,
        };
        self.parts.sort_by_key(|part| (part.layer, rank(part)));
        self.is = self.parts.iter().fold(0, |is, part| match part.change {
            Change::Printed(n) | Change::Set(n) => n,
            Change::Add(n) => is + n,
            Change::Times(n) => is * n,
            // DT-COMBAT-25: rounded up.
            Change::Halve => (is + 1).div_euclid(2),
        });
        self
    }
}

/// Layers of DT-COMBAT-23; the last is for what replaces everything.
const BASE: u8 = 3;
const LAST: u8 = 6;

impl State {
    /// A rating as it counts now: in the combat at hand, where the warrior takes part in one.
    pub fn rating(&self, id: PieceId, rate: Rate) -> i32 {
        self.rating_of(id, rate).is
    }

    pub fn value(&self, id: PieceId) -> i32 {
        self.rating(id, Rate::Value)
    }

    /// DT-WARRIOR-11: printed, with what a beast adds.
    pub fn base(&self, id: PieceId, rate: Rate) -> i32 {
        let mut number = self.printed_rating(id, rate);
        self.beasts(id, rate, &mut number);
        number.reckon().is
    }

    fn printed_rating(&self, id: PieceId, rate: Rate) -> Number {
        let face = self.face_of(id);
        let mut number = Number::default();
        let printed = face.printed().ratings[rate as usize];
        // A value that is computed when the card comes into play is kept on it.
        let is = printed.map_or(i32::from(self.piece(id).count), i32::from);
        number.push(Some(face), 1, Change::Printed(if printed.is_none() && rate != Rate::Value { 0 } else { is }));
        number
    }

    /// A rating with all its parts.
    pub fn rating_of(&self, id: PieceId, rate: Rate) -> Number {
        let number = self.reckoned(id, rate);
        if !self.awake.any(Moment::Turns) {
            return number;
        }
        self.clauses(Moment::Turns).fold(number, |number, (source, clause)| match clause {
            Clause::Turns(turn) if self.holder(source) == Some(id) && self.reaches(source, id) => {
                let mut is = Rate::ALL.map(|r| self.reckoned(id, r).is);
                is[rate as usize] = number.is;
                let mut turned = number;
                turned.push(Some(self.face_of(source)), LAST, Change::Set(turn(self, source, id, rate, is)));
                turned.reckon()
            }
            _ => number,
        })
    }

    /// A rating before texts turn it into another one: two that borrow from each other borrow this.
    pub(crate) fn unturned(&self, id: PieceId, rate: Rate) -> i32 {
        self.reckoned(id, rate).is
    }

    fn reckoned(&self, id: PieceId, rate: Rate) -> Number {
        let mut number = self.gathered(id, rate);
        // Nothing but drawbacks.
        if self.has(id, Trait::NoBonuses) {
            number.parts.retain(|part| !part.is_bonus());
        }
        number.reckon()
    }

    /// All parts of a rating, in no order.
    pub(super) fn gathered(&self, id: PieceId, rate: Rate) -> Number {
        let mut number = self.printed_rating(id, rate);
        if self.piece(id).is(Mark::Secret) {
            return number;
        }
        self.ridden(id, rate, &mut number);
        self.carried(id, rate, &mut number);
        // Layers 2 to 5 in one go: they are put in order at the end.
        if self.awake.any(Moment::Rating) {
            self.collect(id, rate, &mut number, |_| true);
        }
        // DT-COVER-3
        if rate == Rate::Armor && self.is_covered(id) && !self.has(id, Trait::NoCoverBonus) {
            number.push(None, 5, Change::Add(3));
        }
        number
    }

    /// What a card adds to somebody, as often as it is counted; what it takes away is counted once.
    fn scaled(&self, source: PieceId, whom: PieceId, n: i32) -> i32 {
        if n <= 0 || !self.awake.any(Moment::Scales) {
            return n;
        }
        self.clauses(Moment::Scales).fold(n, |n, (by, clause)| match clause {
            Clause::Scales(scale) => n * scale(self, by, source, whom),
            _ => n,
        })
    }

    /// Whether a card changes a rating of somebody now: DT-FORT-8.
    pub(crate) fn touches(&self, source: PieceId, id: PieceId) -> bool {
        let printed = self.printed(source);
        let carried = self.bearer(source) == Some(id) && printed.mods.iter().any(|n| *n != 0);
        let changes = |clause: &Clause| matches!(clause, Clause::Rating(change) if self.applies(source, change, id) && self.amount(source, change, id) != 0);
        carried && self.counts(source, id) || self.speaks(source) && self.entry(source).iter().any(changes)
    }

    /// In cover, or shown face up for a combat it was attacked in: DT-COVER-11.
    pub fn is_covered(&self, id: PieceId) -> bool {
        self.piece(id).is(Mark::Covered) || self.piece(id).is(Mark::Shown)
    }

    /// DT-BEAST-5: layer 2.
    fn beasts(&self, id: PieceId, rate: Rate, number: &mut Number) {
        self.ridden(id, rate, number);
        if self.awake.any(Moment::Rating) {
            self.collect(id, rate, number, |op| op == Op::Beast);
        }
    }

    fn ridden(&self, id: PieceId, rate: Rate, number: &mut Number) {
        let beasts = self.on(id).filter(|&on| !self.piece(on).is_ghost() && self.face_of(on).kind() == Kind::Beast);
        for on in beasts {
            let face = self.face_of(on);
            let n = i32::from(face.printed().mods[rate as usize]);
            let n = if rate == Rate::Value { n } else { self.scaled(on, id, n) };
            if n != 0 {
                number.push(Some(face), 2, Change::Add(n));
            }
        }
    }

    /// What cards on a warrior add by their printed numbers, and a warzone to its defender: DT-WARZONE-4.
    fn carried(&self, id: PieceId, rate: Rate, number: &mut Number) {
        let mut add = |face: Face, n: i32| {
            if n != 0 {
                number.push(Some(face), 5, Change::Add(n));
            }
        };
        for (on, piece) in self.among(self.awake.attached()) {
            let At::On(_) = piece.at else { continue };
            if piece.is_ghost() {
                continue;
            }
            let printed = self.printed(on);
            let n = i32::from(printed.mods[rate as usize]);
            if n == 0
                || matches!(printed.kind, Kind::Beast | Kind::Warzone | Kind::Warrior)
                || self.bearer(on) != Some(id)
            {
                continue;
            }
            if self.counts(on, id) {
                add(self.face_of(on), self.scaled(on, id, n));
            }
        }
        if let Some(zone) = self.combat().and_then(|c| c.zone)
            && self.side(id) == Some(Side::Defender)
        {
            let n = i32::from(self.printed(zone).mods[rate as usize]);
            if n >= 0 || !self.has(id, Trait::KnowsGround) {
                add(self.face_of(zone), n);
            }
        }
    }

    /// Whether what lies on a warrior, or a fortification of its side, does it any good now.
    pub(crate) fn counts(&self, source: PieceId, id: PieceId) -> bool {
        if !self.speaks(source) || !self.is_fit(source) || !self.reaches(source, id) {
            return false;
        }
        let printed = self.printed(source);
        let is_gear = printed.kind == Kind::Equipment && !printed.sorts.any(Sorts::WEAPONS);
        if is_gear && self.is_second(source) {
            return false;
        }
        if self.is_fortification(source) && !self.may_use_forts(id) {
            return false;
        }
        !(printed.sorts.any(crate::printed::sort::VEHICLE) && self.has(id, Trait::NoVehicles))
    }

    /// DT-EQUIP-7: of several copies on one bearer the first is used.
    pub(super) fn is_second(&self, source: PieceId) -> bool {
        let At::On(bearer) = self.piece(source).at else { return false };
        let same = |on: PieceId| !self.piece(on).is_ghost() && self.face_of(on) == self.face_of(source);
        self.on(bearer).take_while(|&on| on != source).any(same)
    }

    /// DT-VEHICLE-4: not inside a vehicle, nor where a text denies it, nor where the opponent's text does.
    pub(crate) fn may_use_forts(&self, id: PieceId) -> bool {
        let driving = self.drives(id, crate::printed::sort::VEHICLE) && !self.has(id, Trait::DigsIn);
        !driving && !self.has(id, Trait::NoFortification)
    }

    /// DT-FORT-8: protected by a fortification, whose effect raises one of its ratings now.
    pub(crate) fn is_fortified(&self, id: PieceId) -> bool {
        let raises = |on: PieceId| {
            let carried = self.bearer(on) == Some(id) && self.printed(on).mods.iter().any(|n| *n > 0);
            carried && self.counts(on, id)
                || self.entry(on).iter().any(|clause| match clause {
                    Clause::Rating(change) => self.applies(on, change, id) && self.amount(on, change, id) > 0,
                    _ => false,
                })
        };
        self.may_use_forts(id)
            && self.table().any(|(on, piece)| {
                !piece.is_ghost() && self.face_of(on).kind() == Kind::Fortification && self.speaks(on) && raises(on)
            })
    }

    /// The clauses of all cards in play that change ratings.
    fn collect(&self, id: PieceId, rate: Rate, number: &mut Number, wanted: impl Fn(Op) -> bool) {
        // DT-COMMANDER-10: of several commanders only the highest bonus counts.
        let mut command: Option<(Face, i32)> = None;
        for (source, clause) in self.clauses(Moment::Rating) {
            let Clause::Rating(change) = clause else { continue };
            if !change.of.has(rate) || !wanted(change.op) || !self.applies(source, change, id) {
                continue;
            }
            let n = self.amount(source, change, id);
            let face = self.face_of(source);
            if change.commands {
                if command.is_none_or(|(_, best)| n > best) {
                    command = Some((face, n));
                }
                continue;
            }
            let (layer, what) = match change.op {
                Op::Beast => (2, Change::Add(n)),
                Op::SetBase => (BASE, Change::Set(n)),
                Op::TimesBase => (BASE, Change::Times(n)),
                Op::AddBase => (BASE, Change::Add(n)),
                Op::Times => (4, Change::Times(n)),
                Op::Halve => (4, Change::Halve),
                Op::Add => (5, Change::Add(n)),
            };
            if what != Change::Add(0) {
                number.push(Some(face), layer, what);
            }
        }
        if let Some((face, n)) = command {
            number.push(Some(face), 5, Change::Add(n));
        }
    }

    fn applies(&self, source: PieceId, change: &Mod, id: PieceId) -> bool {
        self.concerns(source, change.to, id)
            && self.holds(source, change.when, id)
            && self.reaches(source, id)
            && (self.holder(source) == Some(source)
                || self.piece(source).is_ghost()
                || matches!(self.face_of(source).kind(), Kind::Special | Kind::Mission | Kind::Alliance)
                || self.counts(source, id))
            && !self.is_silent(source)
    }

    pub(super) fn amount(&self, source: PieceId, change: &Mod, id: PieceId) -> i32 {
        let one = change.amount.map_or(i32::from(change.n), |amount| amount(self, source, id));
        let times = if change.each { i32::from(self.piece(source).count) } else { 1 };
        if change.op == Op::Add { self.scaled(source, id, one * times) } else { one * times }
    }

    /// What a warrior uses as weapons counts with its tactic alone: DT-WEAPON-3.
    pub(crate) fn weapon_sorts(tactic: crate::state::Tactic) -> Sorts {
        use crate::printed::sort::{WEAPON_FIGHT, WEAPON_FIGHT_SHOOT, WEAPON_SHOOT, WEAPON_SPECIAL};
        match tactic {
            crate::state::Tactic::Fight => WEAPON_FIGHT.and(WEAPON_FIGHT_SHOOT).and(WEAPON_SPECIAL),
            crate::state::Tactic::Shoot => WEAPON_SHOOT.and(WEAPON_FIGHT_SHOOT).and(WEAPON_SPECIAL),
        }
    }
}
