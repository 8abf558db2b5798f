//! SW1-DRAW, and cards that come and go in hands.

use crate::event::Event;
use crate::printed::Face;
use crate::state::{CardId, Cards, Pile, Place, Stack, State, deck_of};
use crate::{Ask, Board};
use kernel::{Audience, Flow, Seat, Viewer};

/// SW1-DRAW-1
const HAND: u32 = 5;

impl State {
    /// The different faces in a hand, in the order of the pool.
    pub(crate) fn hand_faces(&self, seat: Seat) -> impl Iterator<Item = Face> + use<> {
        let mut left = 0u128;
        for card in self.hand[seat.index()].iter() {
            left |= 1 << self.face(card).0;
        }
        std::iter::from_fn(move || {
            let face = Face(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                face
            })
        })
    }

    /// The card that is about to leave a hand with this face; its number tells nothing.
    pub(crate) fn pull(&mut self, seat: Seat, face: Face) -> CardId {
        let hand = self.hand[seat.index()].iter();
        self.pull_from(hand, face)
    }

    /// The card with this face that a search takes out of a draw pile, from the top.
    pub(crate) fn find(&mut self, seat: Seat, face: Face) -> CardId {
        let pile: Stack = self.pile(Pile::Draw, seat).collect();
        self.pull_from(pile.iter().copied(), face)
    }

    fn pull_from(&mut self, zone: impl Iterator<Item = CardId> + Clone, face: Face) -> CardId {
        ::cards::pull(&mut self.faces, &self.known, zone, face).expect("it was offered from these cards")
    }

    /// Cards whose faces a viewer cannot know: SW1-MAGIC-13.
    pub fn hidden_from(&self, viewer: Viewer) -> Cards {
        let known = self.known.to(viewer);
        let is_hidden = |card: &CardId| {
            let is_closed = match self.place(*card) {
                Place::Pile(Pile::Draw, _) => viewer != Viewer::Judge,
                Place::Hand(seat) => !self.sees_hand(viewer, seat),
                Place::Pile(Pile::Magic, seat) => !viewer.is(self.person(seat)),
                _ => false,
            };
            is_closed && !known.has(*card)
        };
        self.players().flat_map(deck_of).filter(is_hidden).collect()
    }
}

/// SW1-DRAW-1 to SW1-DRAW-5: fill the hand up to five, as far as the pile goes.
pub(crate) fn fill_hand(t: &mut Board<'_>, seat: Seat) {
    let mut faces = vec![];
    let mut count = 0;
    while t.state.hand[seat.index()].len() < HAND {
        let Some(card) = t.state.top(Pile::Draw, seat) else { break };
        t.state.put(card, Place::Hand(seat));
        count += 1;
        if t.is_telling() {
            faces.push(t.state.face(card));
        }
    }
    if count > 0 {
        let own = t.state.hand_audience(seat);
        t.tell(own, || Event::DrewOwn { seat, faces });
        t.tell(own.others(), || Event::Drew { seat, count });
    }
}

/// Shuffle a draw pile; nobody remembers anything of it afterwards.
pub(crate) fn shuffle(t: &mut Board<'_>, seat: Seat) -> Flow {
    let mut cards: Stack = t.state.pile(Pile::Draw, seat).collect();
    t.shuffle_list(Ask::Shuffle, &mut cards)?;
    t.state.known.keep(cards.iter().copied().collect(), Audience::NOBODY);
    t.state.arrange(Pile::Draw, seat, &cards);
    Ok(())
}

/// A seat alone may look at these cards, until the step is over.
pub(crate) fn look(t: &mut Board<'_>, seat: Seat, cards: impl IntoIterator<Item = CardId>) {
    let alone = Audience::only(t.state.person(seat));
    cards.into_iter().for_each(|c| t.state.known.show(c, alone));
}

/// A card becomes known to all and goes to a hand.
pub(crate) fn take_openly(t: &mut Board<'_>, card: CardId, seat: Seat) {
    let face = t.state.face(card);
    t.state.put(card, Place::Hand(seat));
    t.state.known.show(card, Audience::ALL);
    t.tell(Audience::ALL, || Event::Taken { seat, face });
}
