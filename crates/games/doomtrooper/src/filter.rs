//! Which cards a text speaks of: a value, put together in the words of the text.

use crate::clause::Whose;
use crate::printed::{Kind, Sorts, Trait, sort};
use crate::state::{Area, At, Mark, PieceId, State};
use kernel::Seat;

/// A description of cards on the table. `yours(BAUHAUS).but(PERSONALITY).in_(SQUAD)`
#[derive(Clone, Copy, Debug)]
pub struct Filter {
    kinds: u16,
    all: Sorts,
    any: Sorts,
    none: Sorts,
    whose: Whose,
    areas: u8,
    here: bool,
    another: bool,
    needs: u16,
    least: i8,
    most: i8,
    says: Option<fn(&State, Seat, PieceId) -> bool>,
}

pub(crate) const SQUAD: u8 = 1 << Area::Squad as u8;
pub(crate) const KOHORT: u8 = 1 << Area::Kohort as u8;
pub(crate) const OUTPOST: u8 = 1 << Area::Outpost as u8;

const WOUNDED: u16 = 1;
const HEALTHY: u16 = 2;
const COVERED: u16 = 4;
const UNCOVERED: u16 = 8;
const IN_COMBAT: u16 = 16;
const CAPABLE: u16 = 32;
const PRISONER: u16 = 64;

const fn kind_bit(kind: Kind) -> u16 {
    1 << kind as u16
}

/// Any warrior in play, whoever controls it.
pub(crate) const WARRIOR: Filter = of_kind(Kind::Warrior);

/// Any card of a kind.
pub(crate) const fn of_kind(kind: Kind) -> Filter {
    Filter {
        kinds: kind_bit(kind),
        all: Sorts::NONE,
        any: Sorts::NONE,
        none: Sorts::NONE,
        whose: Whose::Anyone,
        areas: 0,
        here: false,
        another: false,
        needs: 0,
        least: i8::MIN,
        most: i8::MAX,
        says: None,
    }
}

/// Any warrior that is all of these.
pub(crate) const fn all(sorts: Sorts) -> Filter {
    Filter { all: sorts, ..WARRIOR }
}

/// A warrior that is one of these.
pub(crate) const fn one_of(sorts: Sorts) -> Filter {
    Filter { any: sorts, ..WARRIOR }
}

/// Your warriors that are all of these.
pub(crate) const fn yours(sorts: Sorts) -> Filter {
    Filter { whose: Whose::Yours, ..all(sorts) }
}

impl Filter {
    /// Any card at all.
    pub(crate) const ANY_CARD: Filter = Filter { kinds: u16::MAX, ..WARRIOR };

    /// Not those.
    pub(crate) const fn but(self, sorts: Sorts) -> Filter {
        Filter { none: self.none.and(sorts), ..self }
    }

    pub(crate) const fn one_of(self, sorts: Sorts) -> Filter {
        Filter { any: sorts, ..self }
    }

    pub(crate) const fn or_kind(self, kind: Kind) -> Filter {
        Filter { kinds: self.kinds | kind_bit(kind), ..self }
    }

    pub(crate) const fn yours(self) -> Filter {
        Filter { whose: Whose::Yours, ..self }
    }

    pub(crate) const fn others(self) -> Filter {
        Filter { whose: Whose::Others, ..self }
    }

    /// In one of these areas: DT-AREA-1.
    pub(crate) const fn in_(self, areas: u8) -> Filter {
        Filter { areas, ..self }
    }

    /// In the very area of the source: DT-AREA-7.
    pub(crate) const fn here(self) -> Filter {
        Filter { here: true, ..self }
    }

    /// Not the source itself.
    pub(crate) const fn another(self) -> Filter {
        Filter { another: true, ..self }
    }

    pub(crate) const fn wounded(self) -> Filter {
        Filter { needs: self.needs | WOUNDED, ..self }
    }

    pub(crate) const fn healthy(self) -> Filter {
        Filter { needs: self.needs | HEALTHY, ..self }
    }

    pub(crate) const fn covered(self) -> Filter {
        Filter { needs: self.needs | COVERED, ..self }
    }

    /// Taking part in the combat at hand.
    pub(crate) const fn in_combat(self) -> Filter {
        Filter { needs: self.needs | IN_COMBAT, ..self }
    }

    /// DT-WARRIOR-6
    pub(crate) const fn capable(self) -> Filter {
        Filter { needs: self.needs | CAPABLE, ..self }
    }

    pub(crate) const fn imprisoned(self) -> Filter {
        Filter { needs: self.needs | PRISONER, ..self }
    }

    /// V up to a number: DT-WARRIOR-11.
    pub(crate) const fn up_to(self, value: i8) -> Filter {
        Filter { most: value, ..self }
    }

    pub(crate) const fn from(self, value: i8) -> Filter {
        Filter { least: value, ..self }
    }

    /// And of whom this can be said, by the player who asks.
    pub(crate) const fn if_(self, says: fn(&State, Seat, PieceId) -> bool) -> Filter {
        Filter { says: Some(says), ..self }
    }

    /// The same of whoever controls it.
    pub(crate) const fn of_anyone(self) -> Filter {
        Filter { whose: Whose::Anyone, ..self }
    }

    pub(crate) const fn is_of_anyone(self) -> bool {
        matches!(self.whose, Whose::Anyone)
    }

    /// Without asking for these: DT-EQUIP-10.
    pub(crate) const fn waive(self, sorts: Sorts) -> Filter {
        let any = self.any.without(sorts);
        let any = if self.any.any(sorts) { Sorts::NONE } else { any };
        Filter { all: self.all.without(sorts), any, none: self.none.without(sorts), ..self }
    }

    pub(crate) const fn asks_for(self, sorts: Sorts) -> bool {
        self.all.any(sorts) || self.any.any(sorts)
    }

    /// Whether it names a kind, an affiliation or a rating: then nobody unrevealed can be meant (DT-COVER-21).
    fn asks(&self) -> bool {
        !(self.all.is_none() && self.any.is_none() && self.none.is_none())
            || self.least > i8::MIN
            || self.most < i8::MAX
    }

    /// Whether a card on the table is meant, by a player and a source.
    #[inline]
    pub(crate) fn fits(&self, state: &State, by: Seat, source: Option<PieceId>, id: PieceId) -> bool {
        let right = match self.whose {
            Whose::Anyone => true,
            Whose::Yours => state.piece(id).by == by,
            Whose::Others => state.piece(id).by != by,
        };
        right && self.fits_anyones(state, by, source, id)
    }

    /// The same of whoever controls it.
    pub(crate) fn fits_anyones(&self, state: &State, by: Seat, source: Option<PieceId>, id: PieceId) -> bool {
        let piece = state.piece(id);
        if piece.is_ghost() || self.kinds >> piece.face.kind() as u16 & 1 == 0 {
            return false;
        }
        if self.areas != 0 && state.area(id).is_none_or(|(_, area)| self.areas >> area as u8 & 1 == 0) {
            return false;
        }
        if self.here && source.and_then(|s| state.area(s)) != state.area(id) {
            return false;
        }
        if self.another && source.and_then(|s| state.holder(s)) == Some(id) {
            return false;
        }
        if self.asks() {
            if piece.is(Mark::Secret) {
                return false;
            }
            let sorts = state.sorts(id);
            if !sorts.all(self.all) || sorts.any(self.none) || !(self.any.is_none() || sorts.any(self.any)) {
                return false;
            }
        }
        if self.needs != 0 && !self.meets(state, id) {
            return false;
        }
        if self.least > i8::MIN || self.most < i8::MAX {
            let value = state.value(id);
            if value < i32::from(self.least) || value > i32::from(self.most) {
                return false;
            }
        }
        self.says.is_none_or(|says| says(state, by, id))
    }

    fn meets(&self, state: &State, id: PieceId) -> bool {
        let piece = state.piece(id);
        let needs = |bit| self.needs & bit != 0;
        !(needs(WOUNDED) && !piece.is(Mark::Wounded)
            || needs(HEALTHY) && piece.is(Mark::Wounded)
            || needs(COVERED) && !piece.is(Mark::Covered)
            || needs(UNCOVERED) && piece.is(Mark::Covered)
            || needs(IN_COMBAT) && state.combat().is_none_or(|c| c.side_of(id).is_none())
            || needs(CAPABLE) && !state.is_capable(id)
            || needs(PRISONER) && !state.has(id, Trait::Imprisoned))
    }

    /// All cards in play that are meant.
    pub(crate) fn all_in<'s>(
        &'s self,
        state: &'s State,
        by: Seat,
        source: Option<PieceId>,
    ) -> impl Iterator<Item = PieceId> + 's {
        state.table().map(|(id, _)| id).filter(move |&id| state.is_in_play(id) && self.fits(state, by, source, id))
    }
}

/// Fortifications, and what is considered one: DT-AFFIL-7. RULING: What is considered a fortification: not a warrior that
/// is, for it is fought and not torn down.
pub(crate) const FORTIFICATION: Filter =
    of_kind(Kind::Fortification).or_kind(Kind::Equipment).if_(|s, _, id| s.is_fortification(id));

/// Warriors that belong to the Dark Legion.
pub(crate) const LEGION: Filter = all(sort::DARK_LEGION);
/// DT-WARRIOR-4
pub(crate) const DOOMTROOPER: Filter = all(sort::DOOMTROOPER);

impl State {
    /// Whether a card lies at a place where its text speaks: not one that was sent out of play, nor what lies on one.
    pub(crate) fn is_in_play(&self, id: PieceId) -> bool {
        match self.piece(id).at {
            At::On(_) if self.sends_away(id) => true,
            At::On(on) => !self.is_missing(on) && self.is_in_play(on),
            _ => !self.is_missing(id),
        }
    }
}
