//! SW1-TERM-10: placing and exchanging, which are no moves; and control, which may change.

use crate::Board;
use crate::event::Event;
use crate::state::{CardId, Place};
use grid::Cell;
use kernel::{Audience, Seat};

/// Put a card that is on the battlefield on another space; wounds and cards under it stay (SW1-WOUND-8, SW1-TERM-19).
pub(crate) fn place(t: &mut Board<'_>, card: CardId, cell: Cell) {
    let face = t.state.face(card);
    let is_vine = matches!(t.state.place(card), Place::Vine(_));
    t.state.put(card, if is_vine { Place::Vine(cell) } else { Place::Field(cell) });
    t.tell(Audience::ALL, || Event::Placed { face, cell });
}

/// Put a card from elsewhere on the battlefield, under a player's control, without summoning it: SW1-TERM-11.
pub(crate) fn place_new(t: &mut Board<'_>, card: CardId, seat: Seat, cell: Cell) {
    t.state.strip(card);
    t.state.put(card, Place::Field(cell));
    t.state.army[seat.index()].insert(card);
    let face = t.state.face(card);
    t.tell(Audience::ALL, || Event::Placed { face, cell });
}

/// SW1-TERM-10, SW1-VINE-26: no roll, and vine walls stay where they are.
pub(crate) fn exchange(t: &mut Board<'_>, a: CardId, b: CardId) {
    let (Some(from), Some(to)) = (t.state.cell(a), t.state.cell(b)) else { return };
    let (face, other) = (t.state.face(a), t.state.face(b));
    t.state.exchange(a, b);
    t.tell(Audience::ALL, || Event::Exchanged { face, from, other, to });
}

/// SW1-TERM-12, SW1-TERM-15: wounds, cards under it and what it did this turn stay (SW1-ATTACK-23).
pub(crate) fn take_control(t: &mut Board<'_>, card: CardId, seat: Seat) {
    t.state.army.iter_mut().for_each(|army| army.remove(card));
    t.state.army[seat.index()].insert(card);
    if let Some(cell) = t.state.cell(card) {
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Controlled { seat, face, cell });
    }
}
