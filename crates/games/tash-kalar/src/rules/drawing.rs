//! TK-DRAW: filling the hand, and renewing the shared decks.

use crate::event::Event;
use crate::printed::Being;
use crate::rules::scoring;
use crate::state::Hand;
use crate::{Arena, Ask};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// The being behind a card number.
pub(crate) fn being(card: u8) -> Being {
    crate::printed::BEINGS[usize::from(card)].being
}

pub(crate) fn is_legend(card: u8) -> bool {
    being(card).printed().deck == "legends"
}

/// TK-DRAW-1, TK-DRAW-4: up to three own beings, two legends and a flare.
pub(crate) fn fill_hand(t: &mut Arena<'_>, seat: Seat) -> Flow {
    let mut drawn: (SmallVec<[_; 8]>, SmallVec<[_; 8]>) = Default::default();
    let held = |hand: Hand, legend: bool| hand.iter().filter(|&c| is_legend(c) == legend).count();
    while held(t.state.hand[seat.index()], false) < 3 {
        let Some(card) = draw_own(t, seat) else { break };
        drawn.0.push(being(card));
    }
    while held(t.state.hand[seat.index()], true) < 2 {
        let Some(card) = draw_legend(t, seat)? else { break };
        drawn.0.push(being(card));
    }
    while t.state.flares[seat.index()].is_empty() {
        let Some(flare) = draw_flare(t, seat)? else { break };
        drawn.1.push(flare);
    }
    // TK-EFFECT-7: then what effects promised.
    let [own, legends] = if seat == t.state.turn { t.state.deeds.extra } else { [0; 2] };
    for _ in 0..own {
        drawn.0.extend(draw_own(t, seat).map(being));
    }
    for _ in 0..legends {
        drawn.0.extend(draw_legend(t, seat)?.map(being));
    }
    let count = (drawn.0.len() + drawn.1.len()) as u8;
    if count > 0 && t.is_telling() {
        let own = Audience::only(seat);
        let (beings, flares) = drawn;
        t.tell(own, || Event::DrewOwn { seat, beings: beings.into_vec(), flares: flares.into_vec() });
        t.tell(own.others(), || Event::Drew { seat, count });
    }
    Ok(())
}

/// TK-DRAW-3, TK-END-1
fn draw_own(t: &mut Arena<'_>, seat: Seat) -> Option<u8> {
    let card = t.state.deck[seat.index()].pop()?;
    t.state.hand[seat.index()].insert(card);
    if t.state.deck[seat.index()].is_empty() {
        scoring::trigger(t);
    }
    Some(card)
}

/// TK-DRAW-2, TK-DRAW-6: the new deck is made as soon as the last card is drawn.
fn draw_legend(t: &mut Arena<'_>, seat: Seat) -> Flow<Option<u8>> {
    renew_legends(t)?;
    let Some(card) = t.state.legends.pop() else { return Ok(None) };
    t.state.hand[seat.index()].insert(card);
    renew_legends(t)?;
    Ok(Some(card))
}

fn renew_legends(t: &mut Arena<'_>) -> Flow {
    if t.state.legends.is_empty() && !t.state.legends_discard.is_empty() {
        let cards = std::mem::take(&mut t.state.legends_discard);
        cards.iter().for_each(|c| t.state.legends.push(c));
        t.shuffle(Ask::Shuffle, |s| s.legends.cards_mut())?;
    }
    Ok(())
}

fn draw_flare(t: &mut Arena<'_>, seat: Seat) -> Flow<Option<u8>> {
    renew_flares(t)?;
    let Some(flare) = t.state.flare_deck.pop() else { return Ok(None) };
    t.state.flares[seat.index()].insert(flare);
    renew_flares(t)?;
    Ok(Some(flare))
}

fn renew_flares(t: &mut Arena<'_>) -> Flow {
    if t.state.flare_deck.is_empty() && !t.state.flare_discard.is_empty() {
        let cards = std::mem::take(&mut t.state.flare_discard);
        cards.iter().for_each(|c| t.state.flare_deck.push(c));
        t.shuffle(Ask::Shuffle, |s| s.flare_deck.cards_mut())?;
    }
    Ok(())
}
