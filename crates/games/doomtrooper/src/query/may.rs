//! Who may do what to whom, and by which rule and card not: DT-NEVER.

use crate::clause::{Clause, Deed, Moment, Rule as Number, Target, Whose};
use crate::filter::Filter;
use crate::printed::{After, Face, Kind, Sorts, Timing, Trait, Traits, sort};
use crate::state::{Area, At, Mark, PieceId, State, Tactic};
use kernel::{Because, Rule, Seat};

pub(crate) type May = Result<(), Because>;

/// By a rule alone.
pub(crate) fn no<T>(rule: &'static str) -> Result<T, Because> {
    Err(Rule(rule).into())
}

/// A rule that forbids unless something is so.
pub(crate) fn need(so: bool, rule: &'static str) -> May {
    if so { Ok(()) } else { no(rule) }
}

const EX: Sorts =
    sort::EX_BAUHAUS.and(sort::EX_CAPITOL).and(sort::EX_CYBERTRONIC).and(sort::EX_IMPERIAL).and(sort::EX_MISHIMA);

impl State {
    /// Whether nobody forbids a deed by a player to a piece.
    pub(crate) fn may(&self, deed: Deed, by: PieceId, rule: &'static str) -> May {
        for (source, clause) in self.clauses(Moment::Bars) {
            if let Clause::Bars(what, says) = clause
                && *what == deed
                && says(self, source, by)
            {
                return Err(Rule(rule).by(self.face_of(source).id()));
            }
        }
        Ok(())
    }

    /// The same of a player.
    pub(crate) fn may_player(&self, deed: Deed, whom: Seat, rule: &'static str) -> May {
        for (source, clause) in self.clauses(Moment::Bars) {
            if let Clause::Bars(what, says) = clause
                && *what == deed
                && self.piece(source).by == whom
                && says(self, source, source)
            {
                return Err(Rule(rule).by(self.face_of(source).id()));
            }
        }
        Ok(())
    }

    /// Whether a warrior lacks traits; a refusal names the card that gives them.
    pub(crate) fn lacks(&self, id: PieceId, one: Trait, rule: &'static str) -> May {
        match self.who_grants(id, Traits::of(one)) {
            None => Ok(()),
            Some(face) => Err(Rule(rule).by(face.id())),
        }
    }

    // ---- points ----

    /// D a player can spend: DT-ZONE-14.
    pub(crate) fn purse(&self, seat: Seat) -> i32 {
        let credit = self.number(Number::Credit, seat, 0);
        i32::from(self.player(seat).d) + (credit - i32::from(self.player(seat).debt)).max(0)
    }

    pub(crate) fn can_pay(&self, seat: Seat, d: i32) -> May {
        need(self.purse(seat) >= d, "DT-ZONE-14")
    }

    // ---- attacks ----

    /// DT-COMBAT-5 to DT-COMBAT-9, DT-COVER-6, DT-COVER-10: whether a warrior may be named as attacker at all.
    pub(crate) fn may_fight(&self, id: PieceId) -> May {
        let piece = self.piece(id);
        need(!piece.is(Mark::Secret), "DT-COVER-20")?;
        need(!piece.is(Mark::Covered) || self.has(id, Trait::LeapsOut), "DT-COVER-6")?;
        need(!piece.is(Mark::Exited), "DT-COVER-10")?;
        self.lacks(id, Trait::NonCombatant, "DT-NONCOMBAT-1")?;
        self.lacks(id, Trait::NeverAttacks, "DT-COMBAT-8")?;
        self.lacks(id, Trait::CannotAttack, "DT-COMBAT-8")?;
        self.may_act(id)
    }

    /// DT-TARGET-1, DT-TARGET-3, DT-TARGET-4: whether a warrior may perform anything.
    pub(crate) fn may_act(&self, id: PieceId) -> May {
        const BOUND: Traits = Traits::of(Trait::Missing)
            .and(Traits::of(Trait::Paralysed))
            .and(Traits::of(Trait::NoActions))
            .and(Traits::of(Trait::Imprisoned));
        if !self.awake.has(BOUND) {
            return Ok(());
        }
        need(!self.is_missing(id), "DT-TARGET-1")?;
        self.lacks(id, Trait::Paralysed, "DT-TARGET-3")?;
        self.lacks(id, Trait::NoActions, "DT-TARGET-3")?;
        self.lacks(id, Trait::Imprisoned, "DT-TARGET-4")
    }

    /// Whether one may attack the other, by one tactic at least.
    pub(crate) fn may_attack(&self, attacker: PieceId, defender: PieceId) -> May {
        need(attacker != defender, "DT-COMBAT-3")?;
        if self.controller(attacker) == self.controller(defender) && !self.lets_attack_own(attacker, defender) {
            return no("DT-COMBAT-5");
        }
        self.may_be_attacked(attacker, defender)?;
        if let Some((toll, by)) = self.toll(attacker, defender)
            && self.purse(self.controller(attacker)) < toll
        {
            return Err(Rule("DT-ZONE-14").by(by.id()));
        }
        let fight = self.may_use(attacker, defender, Tactic::Fight);
        fight.or_else(|why| self.may_use(attacker, defender, Tactic::Shoot).map_err(|_| why))
    }

    /// D that an attack costs, and by which card.
    pub(crate) fn toll(&self, attacker: PieceId, defender: PieceId) -> Option<(i32, Face)> {
        let tolls = self.clauses(Moment::Tolls).filter_map(|(source, clause)| match clause {
            Clause::Tolls(toll) => Some((toll(self, source, attacker, defender), self.face_of(source))),
            _ => None,
        });
        tolls.filter(|(d, _)| *d > 0).reduce(|(sum, by), (d, _)| (sum + d, by))
    }

    /// Whether somebody can be fought by somebody: for attacks, and where a card changes who fights.
    pub(crate) fn may_be_attacked(&self, attacker: PieceId, defender: PieceId) -> May {
        need(!self.is_missing(defender), "DT-TARGET-1")?;
        let outpost = |id| self.area(id).is_some_and(|(_, area)| area == Area::Outpost);
        need(outpost(attacker) == outpost(defender), "DT-COMBAT-6")?;
        if self.piece(defender).is(Mark::Secret) {
            return Ok(());
        }
        self.lacks(defender, Trait::NonCombatant, "DT-COMBAT-7")?;
        self.lacks(defender, Trait::Imprisoned, "DT-TARGET-4")?;
        self.lacks(defender, Trait::CannotBeAttacked, "DT-TARGET-2")?;
        self.comes_last(defender)?;
        if self.is_a(defender, sort::BROTHERHOOD) {
            self.lacks(attacker, Trait::NeverAttacksBrotherhood, "DT-COMBAT-8")?;
        }
        self.is_barred(attacker, defender, None)
    }

    /// DT-COMBAT-9: safe while somebody else stands in the same area; of several such the attacker picks.
    fn comes_last(&self, defender: PieceId) -> May {
        let Some(by) = self.who_grants(defender, Traits::of(Trait::AttackedLast)) else { return Ok(()) };
        let guarded = |&id: &PieceId| {
            self.piece(id).at == self.piece(defender).at
                && !self.is_missing(id)
                && !self.is_imprisoned(id)
                && !self.has(id, Trait::AttackedLast)
        };
        let found = self.warriors().find(|id| *id != defender && guarded(id));
        found.map_or(Ok(()), |_| Err(Rule("DT-COMBAT-9").by(by.id())))
    }

    /// DT-COMBAT-8: a text that bars this attack.
    fn is_barred(&self, attacker: PieceId, defender: PieceId, tactic: Option<Tactic>) -> May {
        for (source, clause) in self.clauses(Moment::BarsAttack) {
            if let Clause::BarsAttack(bars) = clause
                && bars(self, source, attacker, defender, tactic)
            {
                return Err(Rule("DT-COMBAT-8").by(self.face_of(source).id()));
            }
        }
        Ok(())
    }

    /// DT-COMBAT-12, DT-VEHICLE-8
    pub(crate) fn may_use(&self, attacker: PieceId, defender: PieceId, tactic: Tactic) -> May {
        let barred = if tactic == Tactic::Fight { Trait::NoFight } else { Trait::NoShoot };
        for id in [attacker, defender] {
            if self.piece(id).is(Mark::Secret) {
                continue;
            }
            self.lacks(id, barred, "DT-COMBAT-12")?;
            let flying = tactic == Tactic::Fight && self.drives(id, sort::AIRSHIP.and(sort::SUBMARINE));
            need(!flying, "DT-VEHICLE-8")?;
        }
        if tactic == Tactic::Fight {
            self.lacks(attacker, Trait::NoFightAttack, "DT-COMBAT-12")?;
        }
        self.is_barred(attacker, defender, Some(tactic))
    }

    /// The same without the texts that bar attacks, for a text that speaks of them itself.
    pub(crate) fn lawful_but_texts(&self, attacker: PieceId, defender: PieceId) -> bool {
        let outpost = |id| self.area(id).is_some_and(|(_, area)| area == Area::Outpost);
        attacker != defender
            && self.controller(attacker) != self.controller(defender)
            && outpost(attacker) == outpost(defender)
            && !self.is_missing(defender)
            && !self.has(defender, Trait::NonCombatant)
            && !self.has(defender, Trait::CannotBeAttacked)
            && !self.is_imprisoned(defender)
            && self.comes_last(defender).is_ok()
    }

    /// Whether a player can make an attack that a text demands, with a certain warrior or with anybody: DT-NEVER-6.
    pub(crate) fn must_attack(&self, seat: Seat, with: Option<PieceId>) -> Option<Face> {
        if !self.awake.any(Moment::MustAttack) {
            return None;
        }
        self.clauses(Moment::MustAttack).find_map(|(source, clause)| {
            let Clause::MustAttack(says) = clause else { return None };
            let able =
                |a: PieceId| self.controller(a) == seat && with.is_none_or(|w| w == a) && self.may_fight(a).is_ok();
            let must = self
                .warriors()
                .filter(|&a| able(a))
                .any(|a| self.warriors().any(|d| says(self, source, a, d) && self.may_attack(a, d).is_ok()));
            must.then(|| self.face_of(source))
        })
    }

    /// DT-ACTION-18: how many more actions an attack takes.
    pub(crate) fn attack_takes(&self, attacker: PieceId, defender: PieceId) -> u8 {
        let more = self.number(Number::AttackActions, self.controller(attacker), 0).clamp(0, 9) as u8;
        self.clauses(Moment::AttackTakes).fold(more, |n, (source, clause)| match clause {
            Clause::AttackTakes(takes) => n + takes(self, source, attacker, defender),
            _ => n,
        })
    }

    /// DT-COMBAT-5: a card may make a warrior attack its own side.
    fn lets_attack_own(&self, attacker: PieceId, defender: PieceId) -> bool {
        const OWN: Traits = Traits::of(Trait::Furious).and(Traits::of(Trait::HuntsAnyLegion));
        self.awake.has(OWN) && self.has(attacker, Trait::Furious)
            || self.has(attacker, Trait::HuntsAnyLegion) && self.is_a(defender, sort::DARK_LEGION)
    }

    // ---- giving cards ----

    /// Whether a warrior is what a card asks for, waivers counted: DT-EQUIP-10, DT-SYMMETRY-2, DT-SYMMETRY-9, DT-AFFIL-3.
    pub(crate) fn suits(&self, bearer: PieceId, face: Face, by: Seat) -> bool {
        let printed = face.printed();
        let Target::Piece(filter) = printed.target else { return true };
        let filter = filter.of_anyone();
        if filter.fits(self, by, None, bearer) {
            return true;
        }
        if !self.is_warrior(bearer) {
            return false;
        }
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
        let pairs = [
            (sort::EX_BAUHAUS, sort::BAUHAUS),
            (sort::EX_CAPITOL, sort::CAPITOL),
            (sort::EX_CYBERTRONIC, sort::CYBERTRONIC),
            (sort::EX_IMPERIAL, sort::IMPERIAL),
            (sort::EX_MISHIMA, sort::MISHIMA),
        ];
        if !sorts.any(EX) {
            return 0;
        }
        let home = pairs.into_iter().find(|(ex, _)| sorts.any(*ex)).map(|(_, home)| home);
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
                if printed.sorts.any(sort::WEAPON_FIGHT.and(sort::WEAPON_FIGHT_SHOOT)) {
                    self.lacks(bearer, Trait::NoFightWeapons, "DT-EQUIP-3")?;
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
        self.takes(bearer, face)?;
        self.may(Deed::Receive, bearer, "DT-NEVER-2")
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
        self.may(Deed::Receive, id, "DT-NEVER-2")
    }

    /// DT-BEAST-2, DT-BEAST-8, DT-BEAST-9
    fn may_ride(&self, id: PieceId) -> May {
        need(self.area(id).is_some_and(|(_, area)| area == Area::Outpost), "DT-BEAST-9")?;
        self.lacks(id, Trait::NoBeast, "DT-BEAST-9")?;
        need(!self.printed(id).sorts.any(sort::BEAST), "DT-BEAST-8")?;
        let full = |on: PieceId| self.face_of(on).kind() == Kind::Beast || self.printed(on).sorts.any(sort::VEHICLE);
        need(!self.on(id).any(full), "DT-BEAST-2")
    }

    /// Whether no text in play bars a card.
    pub(crate) fn may_play(&self, seat: Seat, face: Face) -> May {
        let bars = |(source, clause): (PieceId, &'static Clause)| match clause {
            Clause::BarsPlay(says) if says(self, source, seat, face) => Some(self.face_of(source)),
            _ => None,
        };
        let by = self.clauses(Moment::BarsPlay).find_map(bars);
        by.map_or(Ok(()), |by| Err(Rule("DT-NEVER-2").by(by.id())))
    }

    /// Whether a special card may lie on something, beside what it asks for: DT-COVER-13, DT-TARGET-4, DT-SPECIAL-2, and what
    /// its bearer may never become.
    pub(crate) fn may_lie_on(&self, face: Face, id: PieceId) -> May {
        let printed = face.printed();
        if printed.after != After::Stays || !self.is_warrior(id) {
            return Ok(());
        }
        need(!self.piece(id).is(Mark::Secret), "DT-COVER-13")?;
        if matches!(printed.timing, Timing::Actions(_)) {
            self.lacks(id, Trait::Imprisoned, "DT-TARGET-4")?;
        }
        if printed.sorts.any(sort::PROPHECY) {
            need(!self.bears(id, face), "DT-SPECIAL-2")?;
        }
        if printed.sorts.any(sort::VIRUS) {
            self.may(Deed::Infect, id, "DT-NEVER-2")?;
        }
        Ok(())
    }

    /// DT-NEVER-2: who may never be a heretic, or gain an affiliation, or lose his own.
    pub(crate) fn may_become(&self, clause: &Clause, id: PieceId) -> May {
        let Clause::Becomes(gained, lost) = clause else { return Ok(()) };
        if gained.any(sort::HERETIC) {
            self.lacks(id, Trait::NeverHeretic, "DT-NEVER-2")?;
            self.may(Deed::Heresy, id, "DT-NEVER-2")?;
        }
        if gained.any(Sorts::AFFILIATIONS) {
            self.lacks(id, Trait::NoAffiliationEver, "DT-NEVER-2")?;
        }
        if gained.is_none() && lost.any(Sorts::AFFILIATIONS) {
            self.lacks(id, Trait::NeverLosesAffiliation, "DT-NEVER-2")?;
        }
        Ok(())
    }

    /// DT-PERSONALITY-1: whether another copy of a warrior may come into play.
    pub(crate) fn may_come(&self, face: Face) -> bool {
        !face.printed().sorts.any(sort::PERSONALITY) || self.is_free(face)
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

    /// DT-RELIC-3, DT-ALLIANCE-2, DT-PERSONALITY-1: a card of which only one may be in play has no copy there.
    pub(crate) fn is_free(&self, face: Face) -> bool {
        !self.table().any(|(id, piece)| {
            !piece.is_ghost()
                && self.face_of(id) == face
                && !piece.is(Mark::Secret)
                && self.is_in_play(id)
                && !self.is_missing(id)
        })
    }

    /// DT-FORT-5, DT-WARZONE-2: a player's copies of a card.
    pub(crate) fn has_copy(&self, seat: Seat, face: Face) -> bool {
        self.table().any(|(id, piece)| !piece.is_ghost() && piece.by == seat && self.face_of(id) == face)
    }

    /// Areas a card may be put into by a player.
    pub(crate) fn areas(&self, by: Seat, areas: u8, whose: Whose) -> impl Iterator<Item = (Seat, Area)> + use<'_> {
        let seats = self.seated(by).filter(move |&s| match whose {
            Whose::Anyone => true,
            Whose::Yours => s == by,
            Whose::Others => s != by,
        });
        seats.flat_map(move |s| Area::ALL.into_iter().filter(move |a| areas >> *a as u8 & 1 != 0).map(move |a| (s, a)))
    }

    /// Where something lies that is somebody's: the player it is about.
    pub(crate) fn lies_with(&self, id: PieceId) -> Option<Seat> {
        match self.piece(id).at {
            At::Player(seat) | At::In(seat, _) => Some(seat),
            At::On(on) => self.lies_with(on),
            At::Game => None,
        }
    }
}
