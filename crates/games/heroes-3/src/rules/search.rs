//! H3-DECK-4: searching a common deck, and cards that are gained.

use super::{done, push};
use crate::event::Event;
use crate::printed::Face;
use crate::state::{Common, Frame, Optional, State};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Rule, Seat};

/// H3-SETUP-15, H3-AMB-6: an empty discard pile begins with the top card of its deck.
pub(crate) fn turn_up(t: &mut Board<'_>, common: Common) {
    let stock = t.state.stock_mut(common);
    if stock.discard.is_empty()
        && let Some(card) = stock.deck.take()
    {
        stock.discard.push(card);
        t.tell(Audience::ALL, || Event::Buried { card });
    }
}

/// Who looks at cards that lie in `looked`.
pub(crate) fn looker(state: &State) -> Option<Seat> {
    match state.frames.top() {
        Some(Frame::Look { seat, .. } | Frame::HutCard(seat)) => Some(seat),
        _ => None,
    }
}

/// Either into the deck, or the top card of its discard pile.
pub(crate) fn search(t: &mut Board<'_>, seat: Seat, common: Common, count: u8, may: bool) -> Flow {
    let stock = t.state.stock(common);
    if stock.deck.is_empty() && stock.discard.is_empty() {
        done(t);
        return Ok(());
    }
    let offer = |s: &State, o: &mut crate::Options<'_>| {
        let stock = s.stock(common);
        let deck = if stock.deck.len() + stock.discard.len() > 0 { Ok(()) } else { Err(Rule("H3-DECK-4")) };
        let pile = if stock.discard.is_empty() { Err(Rule("H3-DECK-4")) } else { Ok(()) };
        o.judge(Pick::Offer(Offer::Deck), deck);
        o.judge(Pick::Offer(Offer::Pile), pile);
    };
    let picked = if may {
        t.choose_or_pass(seat, Ask::Search(common), offer)?
    } else {
        Some(t.choose(seat, Ask::Search(common), offer)?)
    };
    done(t);
    match picked {
        Some(Pick::Offer(Offer::Deck)) => {
            look_at_top(t, common, count)?;
            push(t, Frame::Look { seat, common });
        }
        Some(_) => {
            if let Some(card) = t.state.stock_mut(common).discard.take() {
                take_openly(t, seat, card);
            }
            turn_up(t, common);
        }
        None => {}
    }
    Ok(())
}

/// H3-DECK-21: the top cards lie in `looked`; where there are too few, the discard pile is shuffled below them first.
pub(crate) fn look_at_top(t: &mut Board<'_>, common: Common, count: u8) -> Flow {
    if t.state.stock(common).deck.len() < count.into() {
        let mut under: Vec<Face> = t.state.stock(common).discard.as_slice().to_vec();
        t.shuffle_list(Ask::Shuffle, &mut under)?;
        let stock = t.state.stock_mut(common);
        while stock.discard.take().is_some() {}
        let below: Vec<Face> = under.into_iter().chain(stock.deck.as_slice().iter().copied()).collect();
        stock.deck = below.into_iter().collect();
    }
    for _ in 0..count {
        let Some(card) = t.state.stock_mut(common).deck.take() else { break };
        t.state.looked.push(card);
    }
    Ok(())
}

/// One of them is taken, the others are put on the discard pile.
pub(crate) fn look(t: &mut Board<'_>, seat: Seat, common: Common) -> Flow {
    if t.state.looked.is_empty() {
        done(t);
        return Ok(());
    }
    let picked = t.choose_hidden(seat, Ask::Take(common), |s, o| {
        faces(s.looked.as_slice(), o);
        let foreign = |face: &&Face| face.printed().only.is_some_and(|faction| faction != s.player(seat).faction());
        if common == Common::Abilities && !s.stock(common).deck.is_empty() {
            o.extend(s.looked.as_slice().iter().filter(foreign).take(1).map(|&face| Pick::Remove(face)));
        }
    })?;
    if let Pick::Remove(card) = picked {
        // H3-DECK-15: it is shown, discarded and replaced.
        t.state.looked.remove(card);
        let stock = t.state.stock_mut(common);
        stock.discard.push(card);
        let next = stock.deck.take();
        next.into_iter().for_each(|face| t.state.looked.push(face));
        t.tell(Audience::ALL, || Event::Buried { card });
        return Ok(());
    }
    done(t);
    let Pick::Card(taken) = picked else { return Ok(()) };
    t.state.looked.remove(taken);
    take_secretly(t, seat, common, taken);
    while let Some(card) = t.state.looked.take() {
        t.state.stock_mut(common).discard.push(card);
        t.tell(Audience::ALL, || Event::Buried { card });
    }
    turn_up(t, common);
    Ok(())
}

/// Each face once.
pub(crate) fn faces(cards: &[Face], o: &mut crate::Options<'_>) {
    for (at, &face) in cards.iter().enumerate() {
        if !cards[..at].contains(&face) {
            o.add(Pick::Card(face));
        }
    }
}

/// H3-DECK-2: a card that everybody sees goes to the hand.
pub(crate) fn take_openly(t: &mut Board<'_>, seat: Seat, card: Face) {
    if t.state.plays_with(Optional::CardsToDiscard) {
        return to_discard(t, seat, card);
    }
    take_back(t, seat, card);
}

/// H3-OPT-14
fn to_discard(t: &mut Board<'_>, seat: Seat, card: Face) {
    t.state.player_mut(seat).discard.push(card);
    t.tell(Audience::ALL, || Event::Took { seat, card });
}

/// A card that was the player's own before comes to the hand, in sight of all.
// RULING: H3-OPT-14 is for cards that are gained; what comes back from the own discard pile goes to the hand.
pub(crate) fn take_back(t: &mut Board<'_>, seat: Seat, card: Face) {
    let player = t.state.player_mut(seat);
    hold(&mut player.hand, card);
    player.open.push(card);
    t.tell(Audience::ALL, || Event::Took { seat, card });
}

pub(crate) fn take_secretly(t: &mut Board<'_>, seat: Seat, common: Common, card: Face) {
    if t.state.plays_with(Optional::CardsToDiscard) {
        return to_discard(t, seat, card);
    }
    hold(&mut t.state.player_mut(seat).hand, card);
    let own = Audience::only(seat);
    t.tell(own, || Event::Took { seat, card });
    t.tell(own.others(), || Event::Searched { seat, common });
}

/// A hand has no order: its cards lie by face.
pub(crate) fn hold(hand: &mut crate::state::Cards, card: Face) {
    hand.push(card);
    hand.as_mut_slice().sort_unstable();
}
