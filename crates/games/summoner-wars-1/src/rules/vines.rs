//! SW1-VINE: walls that grow, under units too, and hold whoever would leave them.

use crate::Board;
use crate::clause::each;
use crate::event::Event;
use crate::printed::Abilities;
use crate::rules::dice;
use crate::rules::wounds::{self, Blame};
use crate::state::{CardId, Flag, Place, State, vines_of};
use grid::Cell;
use kernel::{Audience, Flow, Seat};

impl State {
    /// Vine walls ready beside the board: SW1-VINE-1.
    pub fn supply(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        vines_of(seat).filter(|&c| self.place(c) == Place::Supply)
    }

    /// SW1-VINE-6: any space that holds no wall of any type.
    pub fn takes_vine(&self, cell: Cell) -> bool {
        self.vine(cell).is_none() && self.on(cell).is_none_or(|c| !self.is_wall(c))
    }

    /// SW1-VINE-31
    pub fn leaves_vines_freely(&self, card: CardId, abilities: Abilities) -> bool {
        each!(abilities, FreeOfVines(is)).any(|(_, is)| is(self, card))
    }
}

/// Who controls a wall next to a space, a bit for every seat; walls that fall at the same time do not count. A vine wall
/// on the space itself counts for the unit on it: SW1-VINE-9.
pub(crate) fn walls_by(state: &State, cell: Cell, falling: &[CardId]) -> u8 {
    let walls = state.beside(cell).chain(state.vine(cell)).filter(|c| state.is_wall(*c) && !falling.contains(c));
    walls.fold(0, |bits, wall| bits | 1 << state.controller(wall).0)
}

/// SW1-VINE-3: a vine wall from a player's supply; with none left, or no right to one, nothing happens (section 6, 34).
pub(crate) fn grow(t: &mut Board<'_>, seat: Seat, cell: Cell) {
    if !t.state.takes_vine(cell) {
        return;
    }
    let Some(vine) = t.state.supply(seat).next() else { return };
    t.state.put(vine, Place::Vine(cell));
    t.state.army[seat.index()].insert(vine);
    t.tell(Audience::ALL, || Event::Grew { seat, cell });
}

/// SW1-VINE-10 to SW1-VINE-15: one die before a unit leaves. Returns whether it may go on.
pub(crate) fn leave(t: &mut Board<'_>, card: CardId, mover: Seat) -> Flow<bool> {
    let Some(cell) = t.state.cell(card) else { return Ok(false) };
    let Some(vine) = t.state.vine(cell) else { return Ok(true) };
    if t.state.leaves_vines_freely(card, t.state.abilities(card)) {
        return Ok(true);
    }
    t.state.set(card, Flag::Tried);
    let face = t.state.face(card);
    if dice::one(t, mover)? > 3 {
        t.tell(Audience::ALL, || Event::Freed { face, cell });
        return Ok(true);
    }
    t.tell(Audience::ALL, || Event::Held { face, cell });
    // SW1-VINE-13: to the owner of the vine wall.
    wounds::wound(t, card, 1, Blame::event(vine.owner()))?;
    Ok(false)
}
