//! Where a unit can walk: SW1-MOVE-2 to SW1-MOVE-4, SW1-VINE-7, SW1-VINE-14, SW1-TERM-9. Looks only.

use crate::cards;
use crate::clause::{self, Moment};
use crate::printed::Abilities;
use crate::state::{CardId, Flag, State};
use grid::{Cell, Cells, Direction};
use kernel::Seat;

/// A unit about to move, and by whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    pub card: CardId,
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
        let may_pass = |cell: &Cell| {
            let there = self.on(*cell).expect("a card of `taken`");
            match walk.passes {
                Passes::Nobody => false,
                Passes::Commons => self.is_common(there),
                Passes::Units => self.is_unit(there),
                Passes::Cards => true,
            }
        };
        let mut cells = Cells::default();
        self.taken.without(self.vined).iter().filter(may_pass).for_each(|cell| cells.add(cell));
        cells
    }

    /// Where the walker may stand: its own space is free to come back to.
    fn standing(&self, walk: &Walk) -> Cells {
        let mut taken = self.taken;
        self.cell(walk.card).into_iter().for_each(|own| taken.remove(own));
        let field = self.field();
        Cells::rows(field, 0, field.rows).without(taken)
    }

    /// Spaces next to an enemy unit, which stop those that cling to them.
    fn stopping(&self, walk: &Walk) -> Cells {
        let mut enemies = Cells::default();
        if walk.clings {
            let seat = self.controller(walk.card);
            let others = self.all_units().filter(|&c| !self.is_friendly(c, seat));
            others.filter_map(|c| self.cell(c)).for_each(|cell| enemies.add(cell));
        }
        enemies.spread(self.field())
    }

    fn is_stop(&self, walk: &Walk, cell: Cell) -> bool {
        self.on(cell).is_none_or(|c| c == walk.card)
    }

    /// Whether a walker that stands here needs a roll to go on: SW1-VINE-10, SW1-VINE-30.
    pub(crate) fn must_roll(&self, walk: &Walk, cell: Cell) -> bool {
        !walk.frees && self.vine(cell).is_some() && self.is_stop(walk, cell)
    }

    /// The spaces on which the walker can stop, its own included, from a space it has reached.
    pub(crate) fn walk(&self, walk: &Walk, at: Cell, tried: bool, spaces: u8) -> Cells {
        let field = self.field();
        let stand = self.standing(walk);
        let enter = stand.and(self.passable(walk));
        let hold = if walk.frees { Cells::default() } else { self.vined.both(stand) };
        let stop = self.stopping(walk);
        // Those who have not tried to leave a vine wall yet, and those who have: SW1-VINE-14.
        let mut edge = [Cells::default(); 2];
        edge[usize::from(tried)].add(at);
        let mut all = edge;
        for _ in 0..spaces {
            let [fresh, spent] = edge.map(|cells| cells.without(stop));
            let next = [fresh.without(hold), fresh.both(hold).and(spent.without(hold))];
            for layer in 0..2 {
                edge[layer] = next[layer].spread(field).both(enter).without(all[layer]);
                all[layer] = all[layer].and(edge[layer]);
            }
        }
        all[0].and(all[1]).both(stand)
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

    /// The next spaces from which a goal is still in reach, the shortest ways first.
    pub(crate) fn ways(&self, walk: &Walk, at: Cell, to: Cell, tried: bool, left: u8) -> impl Iterator<Item = Cell> {
        let left = if self.goes_on(walk, at, tried) { left } else { 0 };
        let tried = tried || self.must_roll(walk, at);
        let stand = self.standing(walk);
        let enter = stand.and(self.passable(walk));
        let leads = move |next: Cell, spaces: u8| match spaces {
            0 => next == to && stand.has(to),
            _ => self.walk(walk, next, tried, spaces).has(to),
        };
        let next = move || self.field().neighbours(at).filter(move |&c| enter.has(c));
        (0..left).flat_map(move |spaces| next().filter(move |&next| leads(next, spaces)))
    }
}
