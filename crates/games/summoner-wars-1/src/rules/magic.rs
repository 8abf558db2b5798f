//! SW1-MAGIC: building the magic pile and paying from it.

use crate::event::Event;
use crate::printed::Face;
use crate::state::{Pile, Place, Stack};
use crate::{Board, CardId, Options, Pick, State};
use kernel::{Audience, Seat};

/// SW1-MAGIC-1, SW1-MULTI-14: any number of hand cards, one after another, and cards for the teammate between them.
pub(crate) fn offer(state: &State, options: &mut Options<'_>) {
    let seat = state.active;
    options.extend(state.hand_faces(seat).map(Pick::Conjure));
    if state.teammate(seat).is_some() {
        options.extend((1..=state.size(Pile::Magic, seat)).map(Pick::Give));
    }
}

/// SW1-MAGIC-12: face down on top; the others learn only that it happened.
pub(crate) fn conjure(t: &mut Board<'_>, seat: Seat, face: Face) {
    // Whatever of this hand was once shown: the others cannot know any more whether it is the card that goes.
    t.state.known.keep(t.state.hand[seat.index()], Audience::NOBODY);
    let card = t.state.pull(seat, face);
    t.state.put(card, Place::Pile(Pile::Magic, seat));
    let own = t.state.hand_audience(seat);
    t.tell(own, || Event::Conjured { seat, face });
    t.tell(own.others(), || Event::ConjuredHidden { seat });
}

/// SW1-SUMMON-2, SW1-MAGIC-11: one by one from the top, face up onto the payer's own discard pile. Only what can be paid
/// in full is offered.
pub(crate) fn pay(t: &mut Board<'_>, seat: Seat, magic: u8) {
    for _ in 0..magic {
        if let Some(card) = t.state.top(Pile::Magic, seat) {
            t.state.put(card, Place::Pile(Pile::Discard, seat));
        }
    }
    if magic > 0 {
        t.tell(Audience::ALL, || Event::Paid { seat, magic });
    }
}

/// SW1-MULTI-13, SW1-MULTI-14: from the top as a block, its order unchanged (section 6, 16).
pub(crate) fn give(t: &mut Board<'_>, from: Seat, to: Seat, count: u8) {
    let block: Stack = t.state.pile(Pile::Magic, from).take(count.into()).collect();
    for &card in block.iter().rev() {
        t.state.put(card, Place::Pile(Pile::Magic, to));
    }
    if count > 0 {
        t.tell(Audience::ALL, || Event::Passed { from, to, count });
    }
}

/// A card that lies open goes face down on a magic pile: everybody remembers it.
pub(crate) fn gain(t: &mut Board<'_>, seat: Seat, card: CardId) {
    let face = t.state.face(card);
    t.state.put(card, Place::Pile(Pile::Magic, seat));
    t.tell(Audience::ALL, || Event::Gained { seat, face });
}
