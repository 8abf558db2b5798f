//! What can be read off a position: who somebody is, what he may do, what he is worth. It changes nothing.

mod awake;
mod command;
mod gifts;
mod idle;
mod may;
mod places;
mod rating;

pub(crate) use awake::Awake;
pub(crate) use may::{May, need, no};
pub(crate) use places::Places;

pub use rating::{Change, Number, Part};

use crate::clause::{Clause, Entry, Gift, Moment, Rule, When, Whom};
use crate::printed::{Face, Kind, Sorts, Trait, Traits, sort};
use crate::state::{Area, At, Mark, Piece, PieceId, Side, State, Tactic, Until};
use kernel::Seat;

impl State {
    /// The clauses a piece speaks with: a card's own, or those of what it left behind.
    #[inline]
    pub(crate) fn entry(&self, id: PieceId) -> Entry {
        let piece = self.piece(id);
        piece.face.spoken(piece.is_ghost())
    }

    /// Every piece that may give somebody one of these traits, as far as its text speaks now.
    fn givers(&self, traits: Traits) -> impl Iterator<Item = (PieceId, &Piece)> + '_ {
        let gives = move |(id, piece): &(PieceId, &Piece)| piece.grants(traits) && self.speaks(*id);
        self.among(self.awake.givers()).filter(gives).filter(|(id, piece)| !piece.speaks_alone() || !self.repeats(*id))
    }

    /// Every clause of a moment in play with the piece it belongs to, as far as its text speaks now.
    pub(crate) fn clauses(&self, moment: Moment) -> impl Iterator<Item = (PieceId, &'static Clause)> + '_ {
        let mut pieces = self
            .among(self.awake.listeners(moment))
            .filter(move |(id, piece)| piece.listens(moment) && self.speaks(*id))
            .filter(move |(id, piece)| !piece.speaks_alone() || moment == Moment::After || !self.repeats(*id));
        // By hand, for nothing is walked more often.
        let mut open = (PieceId::NOBODY, [].iter());
        std::iter::from_fn(move || {
            loop {
                if let Some(clause) = open.1.next() {
                    return Some((open.0, clause));
                }
                let (id, _) = pieces.next()?;
                open = (id, self.entry(id).iter());
            }
        })
    }

    /// Sent out of play, though it is on the table: DT-TARGET-1, DT-ZONE-3.
    pub(crate) fn is_missing(&self, id: PieceId) -> bool {
        self.awake.gives(Traits::of(Trait::Missing)) && self.on(id).any(|on| self.sends_away(on))
    }

    /// A card in play that sends its bearer out of it.
    pub(crate) fn sends_away(&self, id: PieceId) -> bool {
        self.awake.gives(Traits::of(Trait::Missing)) && !self.piece(id).is_ghost() && self.face_of(id).sends_away()
    }

    /// Whether what stands on a piece does anything at all now.
    pub(crate) fn speaks(&self, id: PieceId) -> bool {
        let piece = self.piece(id);
        if piece.is_ghost() {
            // DT-COMBAT-43: what was played for one combat does not count in another.
            return !matches!(piece.until, Until::Combat(depth) if usize::from(depth) != self.combats.len());
        }
        if piece.is(Mark::Buried) {
            return false;
        }
        if self.is_warrior(id) {
            return !piece.is(Mark::Secret) && !self.is_missing(id) && !self.is_imprisoned(id);
        }
        match self.bearer(id) {
            None => true,
            Some(_) if self.sends_away(id) => true,
            // DT-TARGET-4: an imprisoned warrior gives no bonuses, but what binds it goes on.
            Some(bearer) => !self.is_missing(bearer) && self.is_used(id, bearer),
        }
    }

    /// DT-SPECIAL-2, DT-SPECIAL-3: an equal prophecy of the same player speaks already, or a ritual on the same warrior does.
    fn repeats(&self, id: PieceId) -> bool {
        let piece = self.piece(id);
        self.table().take_while(|(other, _)| *other < id).any(|(other, earlier)| {
            self.face_of(other) == self.face_of(id)
                && earlier.is_ghost() == piece.is_ghost()
                && (earlier.by, earlier.note) == (piece.by, piece.note)
                && (!piece.is_ghost() && self.is_in_play(other) || earlier.at == piece.at)
        })
    }

    /// Whether a warrior can use what lies on it: DT-EQUIP-8, DT-SYMMETRY-8, DT-KI-2, DT-NEVER-3, DT-VEHICLE.
    pub(crate) fn is_used(&self, id: PieceId, bearer: PieceId) -> bool {
        let printed = self.printed(id);
        let sorts = printed.sorts;
        match printed.kind {
            Kind::Symmetry => self.sorts(bearer).any(sort::DARK_LEGION),
            Kind::Ki => self.sorts(bearer).any(sort::MISHIMA) && self.may_bear(bearer, id),
            Kind::Equipment if sorts.any(sort::VEHICLE) && !self.piece(id).is(Mark::Inside) => false,
            Kind::Equipment | Kind::Relic => {
                let own = self.printed(bearer).traits;
                let gear = printed.kind == Kind::Equipment && !sorts.any(sort::VEHICLE);
                let barred = gear && self.is_driven_alone(bearer)
                    || printed.kind == Kind::Equipment && own.has(Trait::NoEquipment)
                    || sorts.any(Sorts::WEAPONS) && own.has(Trait::NoWeapons);
                !barred && self.may_bear(bearer, id)
            }
            _ => true,
        }
    }

    /// Inside a vehicle that allows no other equipment.
    fn is_driven_alone(&self, driver: PieceId) -> bool {
        let alone = |on: PieceId| self.face_of(on).grants_own(Trait::NoOtherEquipment);
        self.awake.gives(Traits::of(Trait::NoOtherEquipment))
            && self.on(driver).any(|on| self.piece(on).is(Mark::Inside) && alone(on) && self.is_fit(on))
    }

    /// DT-AFFIL-4: whether the bearer still is what the card asks for.
    fn may_bear(&self, bearer: PieceId, id: PieceId) -> bool {
        let piece = self.piece(id);
        piece.is(Mark::Paid)
            || !matches!(piece.at, At::On(on) if on == bearer)
            || self.suits(bearer, self.face_of(id), piece.by)
    }

    /// What somebody or something is: printed, gained and lost.
    #[inline]
    pub fn sorts(&self, id: PieceId) -> Sorts {
        let printed = &self.printed(id).sorts;
        let turns = self.awake.any(Moment::Becomes) || printed.any(sort::DOOMTROOPER_OR_LEGION);
        if turns { self.turned_sorts(id) } else { *printed }
    }

    fn turned_sorts(&self, id: PieceId) -> Sorts {
        let face = self.face_of(id).printed();
        let mut sorts = face.sorts;
        if sorts.any(sort::DOOMTROOPER_OR_LEGION) {
            // DT-AFFIL-6
            sorts = if self.piece(id).is(Mark::Legion) {
                sorts
            } else {
                sorts.without(sort::DARK_LEGION).and(sort::DOOMTROOPER)
            };
        }
        let stays = if face.traits.has(Trait::NeverLosesAffiliation) { sorts } else { Sorts::NONE };
        let never = if face.traits.has(Trait::NoAffiliationEver) { Sorts::AFFILIATIONS } else { Sorts::NONE };
        for (on, piece) in self.among(self.awake.listeners(Moment::Becomes)) {
            if piece.at != At::On(id) || !piece.listens(Moment::Becomes) {
                continue;
            }
            for clause in self.entry(on) {
                match clause {
                    Clause::Becomes(gained, without) => sorts = sorts.without(*without).and(gained.without(never)),
                    Clause::BecomesBy(change) => {
                        let (gained, without) = change(self, on);
                        sorts = sorts.without(without).and(gained.without(never));
                    }
                    Clause::LosesNoted() => sorts = sorts.without(self.noted(on)),
                    _ => {}
                }
            }
        }
        sorts = sorts.and(stays.both(Sorts::AFFILIATIONS));
        // DT-AFFIL-2: a Doomtrooper without any affiliation is a freelancer.
        let left = sorts.both(Sorts::AFFILIATIONS);
        let had = face.sorts.both(Sorts::AFFILIATIONS);
        // RULING: Cultists: a cultist without affiliation has lost none (DT-AFFIL-6).
        let lost = left.is_none() && !had.is_none() && !face.sorts.any(sort::DOOMTROOPER_OR_LEGION);
        if sorts.any(sort::DOOMTROOPER) && lost {
            sorts = sorts.and(sort::FREELANCER);
        }
        sorts
    }

    /// The sort that a piece has noted.
    pub(crate) fn noted(&self, id: PieceId) -> Sorts {
        crate::printed::Sort::ALL.get(usize::from(self.piece(id).note)).map_or(Sorts::NONE, |&s| Sorts::of(s))
    }

    pub(crate) fn is_a(&self, id: PieceId, sorts: Sorts) -> bool {
        self.sorts(id).any(sorts)
    }

    /// Whether somebody has a trait.
    pub fn has(&self, id: PieceId, one: Trait) -> bool {
        self.who_grants(id, Traits::of(one)).is_some()
    }

    /// Whether somebody has one of these traits, and by which card.
    #[inline]
    pub(crate) fn who_grants(&self, id: PieceId, traits: Traits) -> Option<Face> {
        if self.awake.has(traits) { self.giver(id, traits) } else { None }
    }

    /// The same where anybody has one of them.
    fn giver(&self, id: PieceId, traits: Traits) -> Option<Face> {
        let own = self.face_of(id);
        let printed = own.printed().traits;
        if printed.any(traits) && (traits.any(Traits::RESTRICTIONS) || !self.is_amnesiac(id)) {
            return Some(own);
        }
        let lenders = if self.awake.lends(traits) { self.awake.lenders() } else { Places::default() };
        for (on, piece) in self.among(lenders) {
            let carried = piece.lends(traits) && matches!(piece.at, At::On(_));
            if carried && self.bearer(on) == Some(id) && self.speaks(on) && self.is_fit(on) {
                // Whether an immunity reaches somebody is not asked of immunities.
                if traits.any(Traits::IMMUNITIES) || self.reaches(on, id) {
                    return Some(self.face_of(on));
                }
            }
        }
        if !self.awake.grants(traits) {
            return None;
        }
        let mut clauses =
            self.givers(traits).flat_map(|(source, _)| self.entry(source).iter().map(move |c| (source, c)));
        clauses.find_map(|(source, clause)| match clause {
            Clause::Grants(gift) if gift.what.any(traits) && self.grants(source, gift, id) => {
                Some(self.face_of(source))
            }
            Clause::Worn(clauses) => {
                let gives =
                    |c: &Clause| matches!(c, Clause::Grants(g) if g.what.any(traits) && self.lends(source, g, id));
                clauses.iter().any(gives).then(|| self.face_of(source))
            }
            _ => None,
        })
    }

    /// Whether a text lets somebody have cards of a kind that are not for him. Cards of that kind are not asked: whether
    /// they may be used is just what is to be found out.
    pub(crate) fn waives(&self, id: PieceId, one: Trait, kind: Kind) -> bool {
        if self.printed(id).traits.has(one) && !self.is_amnesiac(id) {
            return true;
        }
        let traits = Traits::of(one);
        self.awake.grants(traits)
            && self.among(self.awake.givers()).any(|(source, piece)| {
                let other = piece.is_ghost() || self.face_of(source).kind() != kind;
                piece.grants(traits)
                    && other
                    && self.speaks(source)
                    && self.entry(source).iter().any(|clause| match clause {
                        Clause::Grants(gift) => gift.what.any(traits) && self.grants(source, gift, id),
                        Clause::Worn(worn) => worn
                            .iter()
                            .any(|c| matches!(c, Clause::Grants(g) if g.what.any(traits) && self.lends(source, g, id))),
                        _ => false,
                    })
            })
    }

    /// A gift of a card that counts though it is not drawn.
    fn lends(&self, source: PieceId, gift: &Gift, id: PieceId) -> bool {
        self.concerns(source, gift.to, id) && gift.when.says.is_none_or(|says| says(self, source, id))
    }

    fn grants(&self, source: PieceId, gift: &Gift, id: PieceId) -> bool {
        // Whether an immunity reaches somebody is not asked of immunities.
        let immunity = gift.what.any(Traits::IMMUNITIES);
        self.concerns(source, gift.to, id)
            && self.holds(source, gift.when, id)
            && (immunity || self.reaches(source, id))
            && !(gift.what.without(Traits::RESTRICTIONS) != Traits::NONE && self.is_silent(source))
    }

    /// Amnesia: what is printed on a warrior does nothing for it or others.
    pub(crate) fn is_silent(&self, source: PieceId) -> bool {
        self.holder(source) == Some(source) && self.is_amnesiac(source)
    }

    /// Amnesia: what is printed grants nothing.
    pub(crate) fn is_amnesiac(&self, id: PieceId) -> bool {
        self.awake.gives(Traits::of(Trait::Amnesia))
            && self.on(id).any(|on| !self.piece(on).is_ghost() && self.face_of(on).makes_forget())
    }

    /// Whether a clause of a source speaks of somebody.
    pub(crate) fn concerns(&self, source: PieceId, to: Whom, id: PieceId) -> bool {
        let by = self.piece(source).by;
        match to {
            Whom::Bearer => self.holder(source) == Some(id),
            Whom::Foe => {
                let holder = self.holder(source);
                holder.is_some() && self.combat().and_then(|c| c.foe(id)) == holder
                    || holder.is_some_and(|h| self.combat().and_then(|c| c.foe(h)) == Some(id))
            }
            Whom::Unit => self.is_led_by(source, id),
            Whom::Each(filter) => filter.fits(self, by, Some(source), id),
            Whom::Others(filter) => self.holder(source) != Some(id) && filter.fits(self, by, Some(source), id),
        }
    }

    /// Who has a text: the warrior itself, or the one it lies on.
    pub(crate) fn holder(&self, source: PieceId) -> Option<PieceId> {
        if self.is_warrior(source) { Some(source) } else { self.bearer(source) }
    }

    pub(crate) fn holds(&self, source: PieceId, when: When, id: PieceId) -> bool {
        self.agrees(source, when, id) && self.is_fit(source)
    }

    /// Whether it is the moment a clause speaks of.
    fn agrees(&self, source: PieceId, when: When, id: PieceId) -> bool {
        let combat = self.combat();
        let side = combat.and_then(|c| c.side_of(id));
        when.role.is_none_or(|role| side == Some(role))
            && when.tactic.is_none_or(|tactic| side.is_some() && combat.and_then(|c| c.tactic) == Some(tactic))
            && when.against.is_none_or(|whom| {
                let foe = combat.and_then(|c| c.foe(id));
                foe.is_some_and(|foe| whom.fits(self, self.piece(source).by, Some(source), foe))
            })
            && when.says.is_none_or(|says| says(self, source, id))
    }

    /// Whether a weapon, a warzone or a fortification counts in the combat at hand; outside of one, weapons lie idle.
    pub(crate) fn is_fit(&self, source: PieceId) -> bool {
        if self.piece(source).is_ghost() {
            return true;
        }
        let printed = self.printed(source);
        if printed.sorts.any(Sorts::WEAPONS) {
            return self.combat().is_some_and(|c| c.weapons.iter().flatten().any(|&w| w == source));
        }
        match (printed.kind, self.piece(source).at) {
            // What is a part of a weapon counts with it: DT-EQUIP-4.
            (_, At::On(on)) if self.printed(on).sorts.any(Sorts::WEAPONS) => self.is_fit(on),
            (Kind::Warzone, _) => self.combat().is_some_and(|c| c.zone == Some(source)),
            (Kind::Equipment, _) if printed.sorts.any(sort::VEHICLE) => !self.is_stopped(source),
            // DT-WARZONE-5
            (Kind::Fortification, _) => self.combat().is_none_or(|c| c.zone.is_none()),
            _ => true,
        }
    }

    /// A vehicle in a combat in a warzone that allows none.
    fn is_stopped(&self, vehicle: PieceId) -> bool {
        let Some(zone) = self.combat().and_then(|c| c.zone) else { return false };
        let fights = self.bearer(vehicle).is_some_and(|driver| self.side(driver).is_some());
        fights && self.face_of(zone).grants_any(Trait::NoVehicles)
    }

    /// DT-IMMUNE: whether a card can touch somebody at all.
    pub(crate) fn reaches(&self, source: PieceId, id: PieceId) -> bool {
        let kind = self.face_of(source).kind();
        if kind != Kind::Art && kind != Kind::Symmetry {
            return true;
        }
        // DT-IMMUNE-4: one's own cards for one's own good.
        let own = self.piece(source).by == self.piece(id).by;
        let foe = self.combat().and_then(|c| c.foe(id));
        if self.awake.any(Moment::Wards) && [Some(id), foe].into_iter().flatten().any(|who| self.is_warded(who, source))
        {
            return false;
        }
        // DT-IMMUNE-2: towards an immune opponent it does not count either.
        (own || !self.is_immune(id, self.face_of(source)))
            && !foe
                .is_some_and(|f| self.piece(f).by != self.piece(source).by && self.is_immune(f, self.face_of(source)))
    }

    /// Whether somebody is safe from one very card.
    fn is_warded(&self, id: PieceId, from: PieceId) -> bool {
        self.clauses(Moment::Wards).any(|(by, clause)| {
            matches!(clause, Clause::Wards(says) if self.holder(by) == Some(id) && self.bearer(from) != Some(id) && says(self, by, from))
        })
    }

    /// DT-SYMMETRY-4, DT-IMMUNE-1, DT-IMMUNE-3
    pub(crate) fn is_immune(&self, id: PieceId, to: Face) -> bool {
        if !self.is_warrior(id) {
            let bearer = self.bearer(id).filter(|&b| self.has(b, Trait::ShieldsGear));
            return bearer.is_some_and(|b| self.is_immune(b, to));
        }
        if to.printed().sorts.any(sort::BLINDS) && self.has(id, Trait::ImmuneBlindness) {
            return true;
        }
        match to.kind() {
            Kind::Art => self.has(id, Trait::ImmuneArt) && !self.has(id, Trait::ArtReaches),
            Kind::Symmetry => {
                let gift = to.printed().sorts.any(sort::GIFT_SYMMETRY);
                (self.has(id, Trait::ImmuneSymmetry) || gift && self.has(id, Trait::ImmuneSymmetryGift))
                    && !self.has(id, Trait::SymmetryReaches)
            }
            _ => false,
        }
    }

    /// DT-WARRIOR-6, DT-COVER-20, DT-TARGET-5: able to attack, to be attacked, or both.
    pub fn is_capable(&self, id: PieceId) -> bool {
        if self.piece(id).is(Mark::Secret) {
            return true;
        }
        !self.is_missing(id)
            && !self.is_imprisoned(id)
            && !self.has(id, Trait::NonCombatant)
            && !self.has(id, Trait::NoGuard)
    }

    /// Whether a player has somebody to fight: DT-SABOTAGE-1, DT-WIN-8.
    pub fn has_fighter(&self, seat: Seat) -> bool {
        self.warriors().any(|id| self.controller(id) == seat && self.is_capable(id))
    }

    /// A number of the rules for a player, as the cards in play have it.
    #[inline]
    pub(crate) fn number(&self, rule: Rule, seat: Seat, plain: i32) -> i32 {
        if self.awake.changes(rule) { self.changed(rule, seat, plain) } else { plain }
    }

    fn changed(&self, rule: Rule, seat: Seat, plain: i32) -> i32 {
        self.clauses(Moment::Number).fold(plain, |n, (source, clause)| match clause {
            Clause::Number(what, change) if *what == rule && !self.is_silent(source) => change(self, source, seat, n),
            _ => n,
        })
    }

    /// The card by which it is another number.
    pub(crate) fn who_changes(&self, rule: Rule, seat: Seat, plain: i32) -> Option<Face> {
        self.clauses(Moment::Number).find_map(|(source, clause)| match clause {
            Clause::Number(what, change) if *what == rule && change(self, source, seat, plain) != plain => {
                Some(self.face_of(source))
            }
            _ => None,
        })
    }

    /// Warriors of a player in an area.
    pub(crate) fn stand_in(&self, seat: Seat, area: Area) -> impl Iterator<Item = PieceId> + '_ {
        self.warriors().filter(move |&id| self.piece(id).at == At::In(seat, area) && self.stands(id))
    }

    /// Whether a warrior stands where its card lies.
    // RULING: Prisoners: a prisoner keeps its place but does not stand there (DT-TARGET-4: it gives nothing to anybody).
    pub(crate) fn stands(&self, id: PieceId) -> bool {
        !self.is_missing(id) && !self.is_imprisoned(id)
    }

    /// Whether a vehicle is used by a warrior: inside one, or counting as one.
    pub(crate) fn drives(&self, id: PieceId, what: Sorts) -> bool {
        self.awake.has_vehicles()
            && (self.printed(id).sorts.any(what)
                || self.on(id).any(|on| self.piece(on).is(Mark::Inside) && self.printed(on).sorts.any(what)))
    }

    /// DT-BEAST-4, DT-BEAST-8
    pub(crate) fn rides(&self, id: PieceId) -> bool {
        self.printed(id).sorts.any(sort::BEAST) || self.on(id).any(|on| self.face_of(on).kind() == Kind::Beast)
    }

    /// The tactic of the combat at hand.
    pub(crate) fn tactic(&self) -> Option<Tactic> {
        self.combat().and_then(|c| c.tactic)
    }

    pub(crate) fn side(&self, id: PieceId) -> Option<Side> {
        self.combat().and_then(|c| c.side_of(id))
    }

    /// Whom somebody fights in the combat at hand.
    pub(crate) fn foe(&self, id: PieceId) -> Option<PieceId> {
        self.combat().and_then(|c| c.foe(id))
    }

    /// A fortification, or what is considered one: DT-FORT-7.
    pub(crate) fn is_fortification(&self, id: PieceId) -> bool {
        self.face_of(id).kind() == Kind::Fortification || self.printed(id).sorts.any(sort::FORTIFICATION)
    }

    /// One of them is a Doomtrooper alone and the other is Dark Legion alone.
    pub(crate) fn are_opposed(&self, one: PieceId, other: PieceId) -> bool {
        let side = |id: PieceId| {
            let sorts = self.sorts(id);
            (sorts.any(sort::DOOMTROOPER), sorts.any(sort::DARK_LEGION))
        };
        matches!((side(one), side(other)), ((true, false), (false, true)) | ((false, true), (true, false)))
    }

    /// The turn of whoever controls a warrior.
    pub(crate) fn is_its_turn(&self, id: PieceId) -> bool {
        self.controller(id) == self.active
    }

    /// What a card has left on somebody.
    pub(crate) fn haunting(&self, whom: PieceId, face: Face) -> Option<PieceId> {
        self.on(whom).find(|&on| self.piece(on).is_ghost() && self.face_of(on) == face)
    }
}

impl Face {
    fn grants_own(self, one: Trait) -> bool {
        self.listens(Moment::Grants)
            && self
                .entry()
                .iter()
                .any(|c| matches!(c, Clause::Grants(g) if g.what.has(one) && matches!(g.to, Whom::Bearer)))
    }

    /// Whoever it gives a trait to.
    fn grants_any(self, one: Trait) -> bool {
        self.listens(Moment::Grants) && self.entry().iter().any(|c| matches!(c, Clause::Grants(g) if g.what.has(one)))
    }

    /// A card that sends its bearer out of play.
    pub(crate) fn sends_away(self) -> bool {
        self.grants_own(Trait::Missing)
    }

    pub(crate) fn makes_forget(self) -> bool {
        self.grants_own(Trait::Amnesia)
    }
}
