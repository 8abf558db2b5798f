//! Where a unit can walk: SW1-MOVE-2 to SW1-MOVE-4, SW1-VINE-7, SW1-VINE-14, SW1-TERM-9. Looks only.

use crate::cards;
use crate::clause::{self, Moment};
use crate::printed::Abilities;
use crate::state::{CardId, Flag, State};
use grid::{Cell, Cells, Direction, Field};
use kernel::Seat;

/// A unit about to move, and by whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    pub card: CardId,
    /// What it has as it sets out.
    pub abilities: Abilities,
    pub mover: Seat,
    pub spaces: u8,
    pub limits: Limits,
    /// What it may pass: its own *may* abilities, if the mover controls it (SW1-TERM-29).
    passes: Passes,
    frees: bool,
    /// Enemies next to it stop it.
    clings: bool,
}

/// Whether a move belongs to the Movement Phase, or is free or forced: SW1-TERM-23.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limits {
    Phase,
    Free,
}

/// Whom a walker may pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Passes {
    Nobody,
    Commons,
    Units,
    Cards,
}

impl Walk {
    pub(crate) fn new(state: &State, card: CardId, mover: Seat, spaces: u8, limits: Limits) -> Walk {
        Walk::with(state, card, state.abilities(card), mover, spaces, limits)
    }

    pub(crate) fn with(
        state: &State,
        card: CardId,
        abilities: Abilities,
        mover: Seat,
        spaces: u8,
        limits: Limits,
    ) -> Walk {
        let own = state.controller(card) == mover;
        Walk {
            card,
            abilities,
            mover,
            spaces,
            limits,
            passes: if own { cards::passes(state, card, abilities, limits) } else { Passes::Nobody },
            frees: state.leaves_vines_freely(card, abilities),
            clings: clause::any(abilities, Moment::Clings),
        }
    }

    pub(crate) fn passes_any(&self) -> bool {
        self.passes != Passes::Nobody
    }
}

impl State {
    /// Whether a unit cannot move at all (section 6, 39 and 49).
    pub(crate) fn is_held(&self, card: CardId) -> bool {
        self.is(card, Flag::Stunned)
            || clause::any(self.awake(), Moment::Clings)
                && clause::any(self.abilities(card), Moment::Clings)
                && self.cell(card).is_some_and(|at| self.has_enemy_beside(at, self.controller(card)))
    }

    /// The spaces of others through which the walker may go: SW1-VINE-16 spares units on vine walls.
    fn passable(&self, walk: &Walk) -> Cells {
        if walk.passes == Passes::Nobody {
            return Cells::default();
        }
        let may_pass = |there: CardId| match walk.passes {
            Passes::Nobody => false,
            Passes::Commons => self.is_common(there),
            Passes::Units => self.is_unit(there),
            Passes::Cards => true,
        };
        self.taken.without(self.vined).iter().filter(|&cell| self.on(cell).is_some_and(may_pass)).collect()
    }

    /// Spaces next to an enemy unit, which stop those that cling to them.
    fn stopping(&self, walk: &Walk) -> Cells {
        if !walk.clings {
            return Cells::NONE;
        }
        let seat = self.controller(walk.card);
        self.field().spread(self.spaces_of(self.all_units().filter(|&c| !self.is_friendly(c, seat))))
    }

    /// The field as a walker finds it.
    fn ground(&self, walk: &Walk) -> Ground {
        let field = self.field();
        let own = self.cell(walk.card).map_or(Cells::NONE, Cells::of);
        let stand = field.all().without(self.taken.without(own));
        let enter = stand.and(self.passable(walk));
        let hold = if walk.frees { Cells::NONE } else { self.vined.both(stand) };
        Ground { field, stand, enter, hold, stop: self.stopping(walk) }
    }

    fn is_stop(&self, walk: &Walk, cell: Cell) -> bool {
        !self.taken.has(cell) || self.cell(walk.card) == Some(cell)
    }

    /// Whether a walker that stands here needs a roll to go on: SW1-VINE-10, SW1-VINE-30.
    pub(crate) fn must_roll(&self, walk: &Walk, cell: Cell) -> bool {
        !walk.frees && self.vined.has(cell) && self.is_stop(walk, cell)
    }

    /// The spaces on which the walker can stop, its own included, from a space it has reached.
    pub(crate) fn walk(&self, walk: &Walk, at: Cell, tried: bool, spaces: u8) -> Cells {
        self.ground(walk).stops(at, tried, spaces)
    }

    /// The empty spaces in straight lines from a space, as far as the walker may go on.
    pub(crate) fn lines(&self, walk: &Walk, from: Cell, tried: bool, spaces: u8) -> Cells {
        let mut stops = Cells::default();
        for way in Direction::ALL {
            let mut at = from;
            for next in self.field().line(from, way).take(spaces.into()) {
                if !self.is_empty(next) || !self.goes_on(walk, at, tried) {
                    break;
                }
                stops.add(next);
                at = next;
            }
        }
        stops
    }

    /// Whether a walker may go on from a space; section 6, 49: those that cling to enemies not even from over somebody's space.
    fn goes_on(&self, walk: &Walk, cell: Cell, tried: bool) -> bool {
        !(tried && self.must_roll(walk, cell) || walk.clings && self.has_enemy_beside(cell, self.controller(walk.card)))
    }

    /// The next spaces from which a goal is still in reach, the shortest ways first, those of longer ways again.
    pub(crate) fn ways(
        &self,
        walk: &Walk,
        at: Cell,
        to: Cell,
        tried: bool,
        left: u8,
    ) -> impl Iterator<Item = Cell> + use<> {
        let left = if self.goes_on(walk, at, tried) { left } else { 0 };
        let tried = tried || self.must_roll(walk, at);
        let ground = self.ground(walk);
        (0..left).flat_map(move |spaces| {
            let ways = ground.field.neighbours(at).filter(move |&next| ground.enter.has(next));
            ways.filter(move |&next| ground.stops(next, tried, spaces).has(to))
        })
    }
}

/// The field as a walker finds it: where it may stand, what it may enter, where vine walls hold it and enemies stop it.
#[derive(Clone, Copy)]
struct Ground {
    field: &'static Field,
    stand: Cells,
    enter: Cells,
    hold: Cells,
    stop: Cells,
}

impl Ground {
    /// The spaces on which the walker can stop, its own included, from a space it has reached.
    fn stops(&self, at: Cell, tried: bool, spaces: u8) -> Cells {
        let at = Cells::of(at);
        // Those who have not tried to leave a vine wall yet, and those who have: SW1-VINE-14.
        let mut edge = if tried { [Cells::NONE, at] } else { [at, Cells::NONE] };
        let mut all = edge;
        for _ in 0..spaces {
            let [fresh, spent] = edge.map(|cells| cells.without(self.stop));
            let next = [fresh.without(self.hold), fresh.both(self.hold).and(spent.without(self.hold))];
            for layer in 0..2 {
                edge[layer] = Cells::NONE;
                if !next[layer].is_empty() {
                    edge[layer] = self.field.spread(next[layer]).both(self.enter).without(all[layer]);
                    all[layer] = all[layer].and(edge[layer]);
                }
            }
        }
        all[0].and(all[1]).both(self.stand)
    }
}
