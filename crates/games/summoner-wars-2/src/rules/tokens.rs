//! SW2-MAGIC, SW2-BOOST: paying and gaining, boosting and spending.

use crate::Board;
use crate::event::Event;
use crate::state::CardId;
use kernel::{Audience, Seat};

/// SW2-MAGIC-2
pub(crate) const MOST_MAGIC: u8 = 15;

/// SW2-MAGIC-2: gains above fifteen are lost.
pub(crate) fn gain_magic(t: &mut Board<'_>, seat: Seat, magic: u8) {
    if magic > 0 {
        let total = &mut t.state.magic[seat.index()];
        let gained = magic.min(MOST_MAGIC - *total);
        *total += gained;
        t.tell(Audience::ALL, || Event::Gained { seat, magic, gained });
    }
}

/// SW2-MAGIC-3: only what can be paid in full is offered.
pub(crate) fn pay_magic(t: &mut Board<'_>, seat: Seat, magic: u8) {
    if magic > 0 {
        t.state.magic[seat.index()] -= magic;
        t.tell(Audience::ALL, || Event::Paid { seat, magic });
    }
}

/// SW2-BOOST-1, SW2-BOOST-2
pub(crate) fn boost(t: &mut Board<'_>, card: CardId, boost: u8) {
    if boost > 0 {
        let tokens = &mut t.state.boost[card];
        *tokens = tokens.saturating_add(boost);
        let (face, cell) = (t.state.face(card), t.state.cell(card));
        t.tell(Audience::ALL, || Event::Boosted { face, cell, boost });
    }
}

/// SW2-BOOST-4; asked to remove more than there are, remove all (SW2-DAMAGE-12).
pub(crate) fn unboost(t: &mut Board<'_>, card: CardId, boost: u8) {
    let tokens = &mut t.state.boost[card];
    let boost = boost.min(*tokens);
    if boost > 0 {
        *tokens -= boost;
        let (face, cell) = (t.state.face(card), t.state.cell(card));
        t.tell(Audience::ALL, || Event::Unboosted { face, cell, boost });
    }
}
