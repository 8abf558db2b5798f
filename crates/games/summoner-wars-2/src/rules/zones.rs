//! SW2-DISCARD, SW2-DRAW, SW2-TUCK, SW2-RETURN: cards going from zone to zone.

use crate::Board;
use crate::clause::{self, Moment};
use crate::event::Event;
use crate::printed::{Classes, Face};
use crate::query::other;
use crate::state::{CardId, Cards, Place, State};
use crate::{Why, rules::tokens};
use ::cards::Slim;
use grid::Cell;
use kernel::{Audience, Flow, Seat, Viewer};

impl State {
    /// Each face among some cards once, in the order of the pool.
    pub(crate) fn faces(&self, cards: Cards) -> impl Iterator<Item = Face> + use<> {
        let mut left = cards.iter().fold(0u128, |all, card| all | 1 << self.face(card).0);
        std::iter::from_fn(move || {
            let face = Face(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                face
            })
        })
    }

    pub(crate) fn hand_faces(&self, seat: Seat) -> impl Iterator<Item = Face> + use<> {
        self.faces(self.hand.of(seat))
    }

    pub(crate) fn discarded_faces(&self, seat: Seat) -> impl Iterator<Item = Face> + use<> {
        self.faces(self.discard.of(seat))
    }

    /// The card that is about to leave a hand or a discard pile with this face; its number tells nothing.
    pub(crate) fn pull(&mut self, seat: Seat, face: Face, from: Place) -> CardId {
        let zone = if from == Place::Hand { self.hand.of(seat) } else { self.discard.of(seat) };
        ::cards::pull(&mut self.faces, &self.known, zone.iter(), face).expect("it was offered from this zone")
    }

    /// Cards whose faces a viewer cannot know: SW2-DISCARD-8.
    pub fn hidden_from(&self, viewer: Viewer) -> Cards {
        let draw = Seat::all(2).filter(|_| viewer != Viewer::Judge).flat_map(|seat| self.draw_pile(seat)).copied();
        let closed = self.hand.and(self.discard).without(self.known.to(viewer));
        let theirs = Seat::all(2).filter(|&seat| !viewer.is(seat)).map(|seat| closed.of(seat));
        theirs.fold(draw.collect(), Cards::and)
    }
}

/// SW2-DRAW-1 to SW2-DRAW-5: from the top, as many as there are.
pub(crate) fn draw(t: &mut Board<'_>, seat: Seat, count: usize) {
    let mut faces = vec![];
    for _ in 0..count {
        let Some(&card) = t.state.draw_pile(seat).last() else { break };
        t.state.put(card, Place::Hand);
        if t.is_telling() {
            faces.push(t.state.face(card));
        }
    }
    let count = faces.len() as u8;
    if count > 0 {
        let own = Audience::only(seat);
        t.tell(own, || Event::DrewOwn { seat, faces });
        t.tell(own.others(), || Event::Drew { seat, count });
    }
}

/// SW2-DISCARD-1, SW2-DISCARD-2: tokens off, face down to its owner's pile, and everything under it too.
pub(crate) fn discard(t: &mut Board<'_>, card: CardId) {
    drop_tucked(t, card);
    t.state.make_new(card);
    t.state.put(card, Place::Discard);
    forget_target(t, card);
}

/// SW2-DISCARD-2: each to its owner's pile, before the card they lay under is gone.
fn drop_tucked(t: &mut Board<'_>, top: CardId) {
    if t.state.tucked.has(top) {
        let (under, at) = (t.state.face(top), t.state.cell(top));
        let cards: smallvec::SmallVec<[CardId; 4]> = t.state.under(top).collect();
        for card in cards {
            let (seat, face) = (card.owner(), t.state.face(card));
            t.state.make_new(card);
            t.state.put(card, Place::Discard);
            if let Some(cell) = at {
                t.tell(Audience::ALL, || Event::Dropped { seat, face, under, cell });
            }
        }
    }
}

/// Active events that stand or fall with a card on the battlefield: SW2-ACTIVE-8.
fn forget_target(t: &mut Board<'_>, left: CardId) {
    if t.state.area.is_empty() {
        return;
    }
    for event in t.state.area.iter() {
        if !t.state.marks[event].contains(&left.into()) {
            continue;
        }
        let why = t.state.printed(event).effect.map(Why::Effect);
        if why.is_some_and(|why| clause::of(why, Moment::FallsWithIt).next().is_some()) {
            end_event(t, event);
        } else {
            t.state.marks[event].iter_mut().filter(|m| m.card() == Some(left)).for_each(|m| *m = Slim::NONE);
        }
    }
}

/// An active event goes to its owner's pile: SW2-ACTIVE-5.
pub(crate) fn end_event(t: &mut Board<'_>, event: CardId) {
    let (seat, face) = (event.owner(), t.state.face(event));
    t.state.make_new(event);
    t.state.put(event, Place::Discard);
    t.tell(Audience::ALL, || Event::Ended { seat, face });
}

/// A card leaves the battlefield without being destroyed: SW2-DAMAGE-13, SW2-END-5.
pub(crate) fn discard_object(t: &mut Board<'_>, card: CardId) -> Flow {
    let (seat, face) = (card.owner(), t.state.face(card));
    let was_summoner = t.state.is(card, Classes::SUMMONER);
    discard(t, card);
    t.tell(Audience::ALL, || Event::Discarded { seat, face });
    if was_summoner {
        return win(t, other(seat));
    }
    super::damage::destroy_the_dead(t, super::damage::Blame::NOBODY)
}

/// SW2-RETURN-1: to its owner's hand, without tokens.
pub(crate) fn return_to_hand(t: &mut Board<'_>, card: CardId) {
    let Some(cell) = t.state.cell(card) else { return };
    let face = t.state.face(card);
    drop_tucked(t, card);
    t.state.make_new(card);
    t.state.put(card, Place::Hand);
    forget_target(t, card);
    t.tell(Audience::ALL, || Event::Returned { face, cell });
}

/// SW2-TUCK-1, SW2-TUCK-2, SW2-TUCK-7
pub(crate) fn tuck(t: &mut Board<'_>, card: CardId, top: CardId) -> Flow {
    let (face, under) = (t.state.face(card), t.state.face(top));
    let was_object = t.state.cell(card).is_some();
    drop_tucked(t, card);
    t.state.make_new(card);
    t.state.put(card, Place::Under(top.into()));
    forget_target(t, card);
    if let Some(cell) = t.state.cell(top) {
        t.tell(Audience::ALL, || Event::Tucked { face, under, cell });
    }
    if was_object { super::damage::destroy_the_dead(t, super::damage::Blame::NOBODY) } else { Ok(()) }
}

/// Put a card on a space without summoning, moving or forcing it. From elsewhere it is new; on the battlefield it stays.
pub(crate) fn place(t: &mut Board<'_>, card: CardId, cell: Cell) {
    if t.state.cell(card).is_none() {
        t.state.make_new(card);
    }
    let face = t.state.face(card);
    t.state.put(card, Place::Field(cell));
    t.tell(Audience::ALL, || Event::Placed { face, cell });
}

/// Take a card from the own discard pile, showing it.
pub(crate) fn retrieve(t: &mut Board<'_>, seat: Seat, face: Face) {
    let card = t.state.pull(seat, face, Place::Discard);
    t.state.put(card, Place::Hand);
    t.state.known.show(card, Audience::ALL);
    t.tell(Audience::ALL, || Event::Retrieved { seat, face });
}

/// SW2-SWAP-1
pub(crate) fn exchange(t: &mut Board<'_>, a: CardId, b: CardId) {
    let (Some(from), Some(to)) = (t.state.cell(a), t.state.cell(b)) else { return };
    let (face, other) = (t.state.face(a), t.state.face(b));
    t.state.exchange(a, b);
    t.tell(Audience::ALL, || Event::Exchanged { face, from, other, to });
}

/// SW2-CONTROL-4, SW2-CONTROL-9
pub(crate) fn take_control(t: &mut Board<'_>, card: CardId, seat: Seat) {
    if card.owner() == seat {
        t.state.turned.remove(card);
    } else {
        t.state.turned.insert(card);
    }
    if let Some(cell) = t.state.cell(card) {
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Controlled { seat, face, cell });
    }
}

/// SW2-MAGIC-6, SW2-MAGIC-7: face down; the others see only that it happened.
pub(crate) fn discard_for_magic(t: &mut Board<'_>, seat: Seat, face: Face) {
    discard_hidden(t, seat, face);
    tokens::gain_magic(t, seat, 1);
}

pub(crate) fn discard_hidden(t: &mut Board<'_>, seat: Seat, face: Face) {
    // Whatever of this hand was once shown: the others cannot know any more whether it is the card that goes.
    t.state.known.keep(t.state.hand.of(seat), Audience::NOBODY);
    let card = t.state.pull(seat, face, Place::Hand);
    t.state.put(card, Place::Discard);
    let own = Audience::only(seat);
    t.tell(own, || Event::Discarded { seat, face });
    t.tell(own.others(), || Event::DiscardedHidden { seat });
}

/// Discard a card from the hand for everybody to see.
pub(crate) fn discard_openly(t: &mut Board<'_>, seat: Seat, face: Face) {
    let card = t.state.pull(seat, face, Place::Hand);
    t.state.put(card, Place::Discard);
    t.state.known.show(card, Audience::ALL);
    t.tell(Audience::ALL, || Event::Discarded { seat, face });
}

/// SW2-END-1, SW2-END-3: the game ends at that very moment; nothing that was pending happens any more.
pub(crate) fn win<T>(t: &mut Board<'_>, seat: Seat) -> Flow<T> {
    t.state.winner = Some(seat);
    t.tell(Audience::ALL, || Event::Won { seat });
    t.cut()
}
