//! What a Bender sees that others do not.

use crate::rules::asking::{may, must_hidden};
use crate::rules::drawing;
use crate::rules::triggers::Trigger;
use crate::state::{CardId, Flag, Pile, Stack, State};
use crate::{Ask, Board, Event, Options, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// How many cards Kalal sees, and how many of them she sends to the bottom.
const SEEN: usize = 4;
const SENT: usize = 2;

type Few = SmallVec<[CardId; SEEN]>;

/// What it saw, in so many words.
pub(super) fn tell(t: &mut Board<'_>, seat: Seat, of: Seat, cards: &[CardId]) {
    let audience = Audience::only(t.state.person(seat));
    for &card in cards {
        let face = t.state.face(card);
        t.tell(audience, || Event::Revealed { seat: of, face });
    }
}

/// The different faces of some cards.
pub(super) fn faces(state: &State, cards: impl IntoIterator<Item = CardId>, options: &mut Options<'_>) {
    let mut faces: SmallVec<[_; 36]> = cards.into_iter().map(|c| state.face(c)).collect();
    faces.sort_unstable();
    faces.dedup();
    options.extend(faces.into_iter().map(Pick::Face));
}

pub(super) fn to_bottom(state: &mut State, seat: Seat, card: CardId) {
    let mut pile: Stack = state.pile(Pile::Draw, seat).filter(|&c| c != card).collect();
    pile.push(card);
    state.arrange(Pile::Draw, seat, &pile);
}

pub(super) fn may_glimpse(state: &State, trigger: &Trigger) -> bool {
    trigger.stands(state) && !state.is(trigger.card, Flag::Used)
}

/// Glimpse the Future, after Kalal was moved, once a turn: she looks at the four uppermost cards of a Draw Pile, sends
/// two to the bottom and leaves two on top, in any order. Of fewer cards two go down first, as far as there are.
pub(super) fn glimpse(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (seat, why) = (trigger.seat, trigger.why);
    // Nobody has to tell whether a Draw Pile is empty: SW1-MAGIC-5.
    let players = |s: &State, o: &mut Options<'_>| o.extend(s.players().filter(|&x| s.plays(x)).map(Pick::Seat));
    let Some(Pick::Seat(of)) = may(t, seat, Ask::Player(why), players)? else { return Ok(()) };
    t.state.set(trigger.card, Flag::Used);
    let mut left: Few = t.state.pile(Pile::Draw, of).take(SEEN).collect();
    drawing::look(t, seat, left.iter().copied());
    tell(t, seat, of, &left);
    if left.len() < 2 {
        return Ok(());
    }
    let mut rest: Stack = t.state.pile(Pile::Draw, of).skip(left.len()).collect();
    // The others lose sight of whatever they had seen of these.
    let own = Audience::only(t.state.person(seat));
    t.state.known.keep(left.iter().copied().collect(), own);
    for _ in 0..SENT {
        rest.push(next(t, seat, Ask::Below(why), &mut left)?);
    }
    let mut order = Stack::new();
    while !left.is_empty() {
        order.push(next(t, seat, Ask::Above(why), &mut left)?);
    }
    order.extend(rest);
    t.state.arrange(Pile::Draw, of, &order);
    Ok(())
}

/// One of the cards that are left; the last one needs no question.
fn next(t: &mut Board<'_>, seat: Seat, ask: Ask, left: &mut Few) -> Flow<CardId> {
    if left.len() == 1 {
        return Ok(left.remove(0));
    }
    let pick = must_hidden(t, seat, ask, |s, o| faces(s, left.iter().copied(), o))?;
    let at = left.iter().position(|&c| Pick::Face(t.state.face(c)) == pick).expect("it was offered");
    Ok(left.remove(at))
}
