//! Who may be given which card: DT-EQUIP, DT-SYMMETRY, DT-BEAST, DT-AFFIL.

use super::may::{May, need, no};
use crate::clause::{Clause, Moment, Target};
use crate::filter::Filter;
use crate::printed::{Face, Kind, Sorts, Timing, Trait, sort};
use crate::state::{Area, Mark, PieceId, State};
use kernel::{Rule, Seat};

const EX: Sorts =
    sort::EX_BAUHAUS.and(sort::EX_CAPITOL).and(sort::EX_CYBERTRONIC).and(sort::EX_IMPERIAL).and(sort::EX_MISHIMA);

/// The corporation that somebody has left.
static HOMES: [(Sorts, Sorts); 5] = [
    (sort::EX_BAUHAUS, sort::BAUHAUS),
    (sort::EX_CAPITOL, sort::CAPITOL),
    (sort::EX_CYBERTRONIC, sort::CYBERTRONIC),
    (sort::EX_IMPERIAL, sort::IMPERIAL),
    (sort::EX_MISHIMA, sort::MISHIMA),
];

impl State {
    /// Whether a warrior is what a card asks for, waivers counted: DT-EQUIP-10, DT-SYMMETRY-2, DT-SYMMETRY-9, DT-AFFIL-3.
    pub(crate) fn suits(&self, bearer: PieceId, face: Face, by: Seat) -> bool {
        let printed = face.printed();
        let Target::Piece(filter) = printed.target else { return true };
        if filter.fits_anyones(self, by, None, bearer) {
            return true;
        }
        if !self.is_warrior(bearer) {
            return false;
        }
        let filter = filter.of_anyone();
        let has = |one: Trait| self.waives(bearer, one, printed.kind);
        let airship = printed.sorts.any(sort::AIRSHIP) && has(Trait::AnyAirship);
        let chrome = printed.sorts.any(sort::CYBERTRONIC) && has(Trait::FreeCybertronic);
        let algeroth = printed.sorts.any(sort::GIFT_ALGEROTH) && has(Trait::TakesAlgeroth);
        // What is reserved for the Dark Legion stays so.
        let open = Sorts::LOYALTIES.without(sort::DARK_LEGION);
        let waived = match printed.kind {
            Kind::Equipment if airship || chrome || has(Trait::AnyEquipment) => filter.waive(open),
            Kind::Relic if has(Trait::AnyRelic) => filter.waive(open),
            Kind::Symmetry if algeroth || has(Trait::AnySymmetry) => filter.waive(Sorts::FOLLOWERS),
            _ => return self.surcharge(bearer, face) > 0,
        };
        waived.fits(self, by, None, bearer) || self.surcharge(bearer, face) > 0
    }

    /// DT-AFFIL-3: D that an ex-corporate freelancer pays for a card of his ex-corporation, or that a text asks for a gift.
    pub(crate) fn surcharge(&self, bearer: PieceId, face: Face) -> u8 {
        let Target::Piece(filter) = face.printed().target else { return 0 };
        if face.kind() == Kind::Symmetry {
            return self.price_of_gift(bearer, filter);
        }
        let sorts = self.sorts(bearer);
        if !sorts.any(EX) {
            return 0;
        }
        let home = HOMES.iter().find(|(ex, _)| sorts.any(*ex)).map(|&(_, home)| home);
        let asks = home.is_some_and(|home| filter.asks_for(home) && !sorts.any(home));
        let fits =
            home.is_some_and(|home| filter.of_anyone().waive(home).fits(self, self.controller(bearer), None, bearer));
        if asks && fits { 3 } else { 0 }
    }

    fn price_of_gift(&self, bearer: PieceId, filter: &Filter) -> u8 {
        let asks = filter.asks_for(Sorts::FOLLOWERS) && self.waives(bearer, Trait::BuysGifts, Kind::Symmetry);
        if !asks {
            return 0;
        }
        let seat = self.controller(bearer);
        let fits = |f: Filter| f.of_anyone().fits(self, seat, None, bearer);
        let free = fits(*filter) || self.waives(bearer, Trait::AnySymmetry, Kind::Symmetry);
        if !free && fits(filter.waive(Sorts::FOLLOWERS)) { 5 } else { 0 }
    }

    /// Whether a card may be given to a warrior, or to something it lies on, by a player: DT-EQUIP, DT-SYMMETRY, DT-KI,
    /// DT-RELIC, DT-BEAST, DT-FORT, DT-MISSION.
    pub(crate) fn may_give(&self, by: Seat, face: Face, to: PieceId) -> May {
        let printed = face.printed();
        let kind = printed.kind;
        let Some(bearer) = self.warrior_of(to) else { return self.suits_or(to, face, by) };
        need(!self.piece(bearer).is(Mark::Secret), "DT-COVER-13")?;
        self.suits_or(to, face, by)?;
        let own = matches!(printed.target, Target::Piece(filter) if !filter.is_of_anyone());
        let mine = self.controller(bearer) == by;
        match kind {
            Kind::Equipment => {
                need(mine, "DT-EQUIP-9")?;
                self.lacks(bearer, Trait::NoActions, "DT-TARGET-3")?;
                self.lacks(bearer, Trait::NoEquipment, "DT-EQUIP-3")?;
                if printed.sorts.any(Sorts::WEAPONS) {
                    self.lacks(bearer, Trait::NoWeapons, "DT-EQUIP-3")?;
                }
                if printed.sorts.any(sort::WEAPON_SHOOT.and(sort::WEAPON_FIGHT_SHOOT)) {
                    self.lacks(bearer, Trait::NoShootWeapons, "DT-EQUIP-3")?;
                }
                self.fits_in(bearer, face)?;
            }
            Kind::Fortification => need(mine, "DT-FORT-6")?,
            Kind::Symmetry => {
                need(mine, "DT-SYMMETRY-6")?;
                self.lacks(bearer, Trait::NoSymmetry, "DT-SYMMETRY-5")?;
                let twice = self.bears(bearer, face) && !self.may_stack(bearer, face);
                need(!twice, "DT-SYMMETRY-6")?;
            }
            Kind::Ki => {
                need(mine, "DT-KI-1")?;
                need(!self.bears(bearer, face), "DT-KI-1")?;
            }
            Kind::Relic => {
                need(mine, "DT-RELIC-5")?;
                self.fits_in(bearer, face)?;
            }
            Kind::Beast => {
                need(mine, "DT-BEAST-9")?;
                self.may_ride(bearer)?;
            }
            Kind::Mission => need(!self.bears(bearer, face), "DT-MISSION-5")?,
            _ => need(mine || !own, "DT-ATTACH-1")?,
        }
        if matches!(printed.timing, Timing::Actions(_)) {
            self.lacks(bearer, Trait::Imprisoned, "DT-TARGET-4")?;
        }
        self.takes(bearer, face)
    }

    /// Whether no text keeps a card from somebody, nor one on the card itself.
    fn takes(&self, bearer: PieceId, face: Face) -> May {
        let single = face.printed().sorts.any(sort::ONE_PER_WARRIOR);
        if single && self.bears(bearer, face) {
            return Err(Rule("DT-EQUIP-7").by(face.id()));
        }
        for (source, clause) in self.clauses(Moment::Bars) {
            if let Clause::BarsGift(bars) = clause
                && bars(self, source, bearer, face)
            {
                return Err(Rule("DT-NEVER-2").by(self.face_of(source).id()));
            }
        }
        Ok(())
    }

    /// Whether a text may give equipment or a beast to somebody, whatever affiliation it asks for: DT-NEVER-2.
    pub(crate) fn may_hold(&self, face: Face, id: PieceId) -> May {
        need(!self.piece(id).is(Mark::Secret), "DT-COVER-13")?;
        if face.kind() == Kind::Beast {
            self.may_ride(id)?;
        } else {
            self.fits_in(id, face)?;
            self.lacks(id, Trait::NoActions, "DT-TARGET-3")?;
        }
        Ok(())
    }

    /// DT-BEAST-2, DT-BEAST-8, DT-BEAST-9
    fn may_ride(&self, id: PieceId) -> May {
        need(self.area(id).is_some_and(|(_, area)| area == Area::Outpost), "DT-BEAST-9")?;
        self.lacks(id, Trait::NoBeast, "DT-BEAST-9")?;
        need(!self.printed(id).sorts.any(sort::BEAST), "DT-BEAST-8")?;
        let full = |on: PieceId| self.face_of(on).kind() == Kind::Beast || self.printed(on).sorts.any(sort::VEHICLE);
        need(!self.on(id).any(full), "DT-BEAST-2")
    }

    fn suits_or(&self, to: PieceId, face: Face, by: Seat) -> May {
        let rule = match face.kind() {
            Kind::Equipment => "DT-EQUIP-3",
            Kind::Symmetry => "DT-SYMMETRY-2",
            Kind::Relic => "DT-RELIC-2",
            Kind::Ki => "DT-KI-1",
            Kind::Beast => "DT-BEAST-1",
            Kind::Mission => "DT-MISSION-1",
            Kind::Fortification => "DT-FORT-1",
            _ => "DT-REACT-7",
        };
        let extra = self.surcharge(to, face);
        if self.suits(to, face, by) && (extra == 0 || self.can_pay(by, extra.into()).is_ok()) {
            return Ok(());
        }
        if extra > 0 { no("DT-AFFIL-3") } else { Err(Rule(rule).by(face.id())) }
    }

    /// DT-EQUIP-2, DT-BEAST-2: one vehicle or beast, one suit of armor.
    fn fits_in(&self, bearer: PieceId, face: Face) -> May {
        let sorts = face.printed().sorts;
        for one in [sort::VEHICLE, sort::ARMOR_SUIT] {
            let has = self.on(bearer).any(|on| self.printed(on).sorts.any(one));
            need(!(sorts.any(one) && has), "DT-EQUIP-2")?;
        }
        if sorts.any(sort::VEHICLE) {
            need(!self.rides(bearer), "DT-BEAST-2")?;
            need(!self.printed(bearer).sorts.any(sort::VEHICLE), "DT-VEHICLE-1")?;
        }
        Ok(())
    }

    /// Whether a copy of a card lies on somebody.
    pub(crate) fn bears(&self, bearer: PieceId, face: Face) -> bool {
        self.on(bearer).any(|on| !self.piece(on).is_ghost() && self.face_of(on) == face)
    }

    fn may_stack(&self, bearer: PieceId, face: Face) -> bool {
        let raises = face.printed().mods.iter().any(|n| *n > 0) && face.printed().sorts.any(sort::GIFT_SYMMETRY);
        self.has(bearer, Trait::Stacks) || raises && self.has(bearer, Trait::StacksRatings)
    }
}
