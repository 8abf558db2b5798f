//! Who may do what to whom, and by which rule and card not: DT-NEVER.

use crate::clause::{Clause, Deed, Moment, Rule as Number, Whose};
use crate::printed::{After, Face, Sorts, Timing, Trait, Traits, sort};
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
    #[inline]
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
        let fight = self.may_fight_by(attacker, defender, Tactic::Fight);
        fight.or_else(|why| self.may_fight_by(attacker, defender, Tactic::Shoot).map_err(|_| why))?;
        // Of a defender that everybody has seen it has been asked above.
        if self.piece(defender).is(Mark::Secret) { self.is_barred(attacker, defender) } else { Ok(()) }
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
        self.is_barred(attacker, defender)
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
    fn is_barred(&self, attacker: PieceId, defender: PieceId) -> May {
        for (source, clause) in self.clauses(Moment::BarsAttack) {
            if let Clause::BarsAttack(bars) = clause
                && bars(self, source, attacker, defender)
            {
                return Err(Rule("DT-COMBAT-8").by(self.face_of(source).id()));
            }
        }
        Ok(())
    }

    /// Whether two may fight by a tactic, once they have met or may do so.
    pub(crate) fn may_use(&self, attacker: PieceId, defender: PieceId, tactic: Tactic) -> May {
        self.may_fight_by(attacker, defender, tactic)?;
        self.is_barred(attacker, defender)
    }

    /// The same where no text bars the attack itself: DT-COMBAT-12, DT-VEHICLE-8.
    fn may_fight_by(&self, attacker: PieceId, defender: PieceId, tactic: Tactic) -> May {
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
        for (source, clause) in self.clauses(Moment::BarsTactic) {
            if let Clause::BarsTactic(bars) = clause
                && bars(self, source, attacker, defender, tactic)
            {
                return Err(Rule("DT-COMBAT-8").by(self.face_of(source).id()));
            }
        }
        Ok(())
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
        self.clauses(Moment::AttackTakes).fold(0, |n, (source, clause)| match clause {
            Clause::AttackTakes(takes) => n + takes(self, source, attacker, defender),
            _ => n,
        })
    }

    /// DT-COMBAT-5: a card may make a warrior attack its own side.
    fn lets_attack_own(&self, attacker: PieceId, defender: PieceId) -> bool {
        const OWN: Traits = Traits::of(Trait::Furious).and(Traits::of(Trait::HuntsAnyLegion));
        self.awake.has(OWN)
            && (self.has(attacker, Trait::Furious)
                || self.is_a(defender, sort::DARK_LEGION) && self.has(attacker, Trait::HuntsAnyLegion))
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
