//! SW1-DRAW, and cards that come and go in hands.

use crate::event::Event;
use crate::printed::Face;
use crate::stacks::{Pile, Stack};
use crate::state::{CardId, Place, State};
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

    /// The card that is about to leave a hand with this face. Which physical card it is must not depend on what is
    /// hidden, or its number would tell: so an unseen card always leaves as the lowest unseen one of its owner, the two
    /// changing faces.
    pub(crate) fn pull(&mut self, seat: Seat, face: Face) -> CardId {
        let hand: Stack = self.hand[seat.index()].iter().collect();
        self.pull_from(&hand, face)
    }

    /// The card with this face that a search takes out of a draw pile: the uppermost unseen one, changing faces as above.
    pub(crate) fn find(&mut self, seat: Seat, face: Face) -> CardId {
        let pile: Stack = self.pile(Pile::Draw, seat).collect();
        self.pull_from(&pile, face)
    }

    fn pull_from(&mut self, cards: &[CardId], face: Face) -> CardId {
        let named = |c: &CardId| self.face(*c) == face;
        if let Some(&shown) = cards.iter().find(|c| self.seen.has(**c) && named(c)) {
            return shown;
        }
        let card = *cards.iter().find(|c| named(c)).expect("it was offered from these cards");
        let same = |c: &&CardId| !self.seen.has(**c) && c.owner() == card.owner();
        let first = *cards.iter().find(same).expect("the card itself is unseen");
        self.faces.swap(card.index(), first.index());
        first
    }

    /// Cards of a deck whose faces a viewer cannot know: SW1-MAGIC-13.
    pub fn hidden_from(&self, viewer: Viewer, owner: Seat) -> impl Iterator<Item = CardId> + '_ {
        CardId::of_deck(owner).filter(move |&card| {
            let looks = || self.looked.has(card) && viewer.is(self.person(self.looker));
            match self.place(card) {
                Place::Pile(Pile::Draw, _) => viewer != Viewer::Judge && !self.seen.has(card) && !looks(),
                Place::Hand(seat) => !self.sees_hand(viewer, seat) && !self.seen.has(card) && !looks(),
                Place::Pile(Pile::Magic, seat) => !viewer.is(self.person(seat)) && !self.seen.has(card),
                _ => false,
            }
        })
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
    for i in (1..cards.len()).rev() {
        let j = t.roll(Ask::Shuffle, i as u32 + 1)?;
        cards.swap(i, j as usize);
    }
    cards.iter().for_each(|&c| t.state.seen.remove(c));
    t.state.arrange(Pile::Draw, seat, &cards);
    Ok(())
}

/// A card becomes known to all and goes to a hand.
pub(crate) fn take_openly(t: &mut Board<'_>, card: CardId, seat: Seat) {
    let face = t.state.face(card);
    t.state.put(card, Place::Hand(seat));
    t.state.seen.insert(card);
    t.tell(Audience::ALL, || Event::Taken { seat, face });
}
