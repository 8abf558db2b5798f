//! Why a card does a warrior no good now, and what it would have changed: for whoever asks where a number comes from. No
//! rule looks here.

use super::Change;
use crate::clause::{Clause, Op};
use crate::printed::{Face, Kind, Rate, Sorts, Trait, sort};
use crate::state::{At, Mark, PieceId, Side, State};

/// The key of a reason, and the rule.
pub(crate) type Idle = (&'static str, &'static str);

/// What a card would do to a rating, if anything kept it from nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Struck {
    pub(crate) from: Face,
    pub(crate) change: Change,
    pub(crate) why: Idle,
}

impl State {
    /// Why a warrior has nothing of what lies on it, or of a fortification of its side.
    pub(crate) fn idle(&self, on: PieceId, id: PieceId) -> Option<Idle> {
        let printed = self.printed(on);
        let sorts = printed.sorts;
        let attached = self.bearer(on) == Some(id);
        if self.is_missing(id) && !self.face_of(on).sends_away() {
            return Some(("missing", "DT-TARGET-1"));
        }
        if attached && sorts.any(sort::VEHICLE) && !self.piece(on).is(Mark::Inside) {
            return Some(("outside", "DT-VEHICLE-1"));
        }
        if attached && !self.is_used(on, id) {
            let rule = match printed.kind {
                Kind::Symmetry => "DT-SYMMETRY-8",
                Kind::Ki => "DT-KI-2",
                _ => "DT-EQUIP-8",
            };
            return Some(("unsuited", rule));
        }
        if !self.reaches(on, id) {
            return Some(("immune", "DT-IMMUNE-2"));
        }
        if self.is_fortification(on) {
            return self.idle_fortification(on, id);
        }
        if !attached {
            return None;
        }
        if sorts.any(Sorts::WEAPONS) {
            return self.idle_weapon(on, id);
        }
        if !self.is_fit(on) {
            let zone = sorts.any(sort::VEHICLE) || !matches!(self.piece(on).at, At::On(w) if self.is_weapon(w));
            return zone.then_some(("warzone", "DT-WARZONE-4"));
        }
        if printed.kind == Kind::Equipment && self.is_second(on) {
            return Some(("second", "DT-EQUIP-7"));
        }
        (sorts.any(sort::VEHICLE) && self.has(id, Trait::NoVehicles)).then_some(("denied", "DT-NEVER-3"))
    }

    fn is_weapon(&self, id: PieceId) -> bool {
        self.printed(id).sorts.any(Sorts::WEAPONS)
    }

    fn idle_fortification(&self, on: PieceId, id: PieceId) -> Option<Idle> {
        if !self.is_fit(on) {
            return Some(("warzone", "DT-WARZONE-5"));
        }
        if self.may_use_forts(id) {
            return None;
        }
        let denied = self.has(id, Trait::NoFortification);
        Some(if denied { ("denied", "DT-NEVER-3") } else { ("driving", "DT-VEHICLE-4") })
    }

    /// Weapons wait for a combat; in one they either suit it or not, and one of them is used.
    fn idle_weapon(&self, on: PieceId, id: PieceId) -> Option<Idle> {
        let tactic = self.combat().and_then(|combat| combat.tactic).filter(|_| self.side(id).is_some())?;
        if self.is_fit(on) {
            return None;
        }
        let suits = self.printed(on).sorts.any(State::weapon_sorts(tactic));
        Some(if suits { ("not-drawn", "DT-WEAPON-2") } else { ("tactic", "DT-WEAPON-3") })
    }

    /// What would be part of a rating, but does not count, and why.
    pub(crate) fn struck(&self, id: PieceId, rate: Rate) -> Vec<Struck> {
        let mut all = vec![];
        if self.piece(id).is(Mark::Secret) {
            return all;
        }
        for (source, _) in self.table().filter(|(_, piece)| !piece.is_ghost()) {
            let touches = self.bearer(source) == Some(id) || self.is_fortification(source);
            let Some(why) = self.idle(source, id).filter(|_| touches && !self.is_warrior(source)) else { continue };
            let from = self.face_of(source);
            let mut strike = |change| all.push(Struck { from, change, why });
            let printed = i32::from(from.printed().mods[rate as usize]);
            if self.bearer(source) == Some(id) && printed != 0 {
                strike(Change::Add(printed));
            }
            for clause in self.entry(source) {
                let Clause::Rating(change) = clause else { continue };
                if !change.of.has(rate)
                    || !self.concerns(source, change.to, id)
                    || !self.agrees(source, change.when, id)
                {
                    continue;
                }
                let n = self.amount(source, change, id);
                match change.op {
                    Op::Times | Op::TimesBase => strike(Change::Times(n)),
                    Op::Add | Op::AddBase | Op::Beast if n != 0 => strike(Change::Add(n)),
                    // What sets or halves a number would change it by nobody knows how much.
                    Op::Add | Op::AddBase | Op::Beast | Op::SetBase | Op::Halve => {}
                }
            }
        }
        self.strike_ground(id, rate, &mut all);
        self.strike_bonuses(id, rate, &mut all);
        all
    }

    /// The drawback of a ground that somebody knows.
    fn strike_ground(&self, id: PieceId, rate: Rate, all: &mut Vec<Struck>) {
        let zone = self.combat().and_then(|combat| combat.zone).filter(|_| self.side(id) == Some(Side::Defender));
        let Some(zone) = zone.filter(|_| self.has(id, Trait::KnowsGround)) else { return };
        let n = i32::from(self.printed(zone).mods[rate as usize]);
        if n < 0 {
            all.push(Struck { from: self.face_of(zone), change: Change::Add(n), why: ("ground", "DT-NEVER-1") });
        }
    }

    /// Nothing but drawbacks.
    fn strike_bonuses(&self, id: PieceId, rate: Rate, all: &mut Vec<Struck>) {
        if !self.has(id, Trait::NoBonuses) {
            return;
        }
        for part in self.gathered(id, rate).parts.iter().filter(|part| part.is_bonus()) {
            if let Some(from) = part.from {
                all.push(Struck { from, change: part.change, why: ("denied", "DT-NEVER-1") });
            }
        }
    }
}
