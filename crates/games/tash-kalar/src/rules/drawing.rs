//! TK-DRAW: filling the hand, and renewing the shared decks.

use crate::event::Event;
use crate::printed::Being;
use crate::rules::{scoring, team};
use crate::state::Hand;
use crate::{Arena, Ask};
use kernel::{Flow, Seat};

/// The being behind a card number.
pub(crate) fn being(card: u8) -> Being {
    crate::printed::BEINGS[usize::from(card)].being
}

pub(crate) fn is_legend(card: u8) -> bool {
    being(card).printed().deck == "legends"
}

/// What a seat has drawn: the cards only where somebody listens.
#[derive(Default)]
struct Drawn {
    beings: Vec<Being>,
    flares: Vec<u8>,
    count: u8,
}

/// The opening hand: TK-SETUP-8. In a team only who has a turn first draws legends: TK-SETUP-9.
pub(crate) fn opening_hand(t: &mut Arena<'_>, seat: Seat) -> Flow {
    let mut drawn = Drawn::default();
    draw_beings(t, seat, &mut drawn);
    let is_first = seat == t.state.turn || seat == t.state.turn.after(t.state.seats);
    if !t.state.is_team() || is_first {
        draw_legends(t, seat, &mut drawn)?;
    }
    draw_flares(t, seat, &mut drawn)?;
    tell(t, seat, drawn);
    Ok(())
}

/// TK-DRAW-1, TK-EFFECT-7: up to the limits, then what effects promised.
pub(crate) fn end_of_turn(t: &mut Arena<'_>) -> Flow {
    let seat = t.state.turn;
    let [own, legends] = t.state.deeds.extra;
    // TK-TEAM-8, TK-TEAM-9, TK-EFFECT-9: legends are the teammate's, who also draws them.
    team::give_legends(t);
    let reader = t.state.teammate(seat).unwrap_or(seat);
    let mut drawn = Drawn::default();
    draw_beings(t, seat, &mut drawn);
    if reader == seat {
        draw_legends(t, seat, &mut drawn)?;
    }
    draw_flares(t, seat, &mut drawn)?;
    for _ in 0..own {
        draw_own(t, seat, &mut drawn);
    }
    if reader == seat {
        draw_extra_legends(t, seat, legends, &mut drawn)?;
        tell(t, seat, drawn);
    } else {
        tell(t, seat, drawn);
        let mut drawn = Drawn::default();
        draw_legends(t, reader, &mut drawn)?;
        draw_extra_legends(t, reader, legends, &mut drawn)?;
        tell(t, reader, drawn);
    }
    Ok(())
}

fn tell(t: &mut Arena<'_>, seat: Seat, drawn: Drawn) {
    let Drawn { beings, flares, count } = drawn;
    if count > 0 {
        let own = t.state.hand_audience(seat);
        t.tell(own, || Event::DrewOwn { seat, beings, flares });
        t.tell(own.others(), || Event::Drew { seat, count });
    }
}

fn held(hand: Hand, legend: bool) -> usize {
    hand.iter().filter(|&c| is_legend(c) == legend).count()
}

/// TK-DRAW-4: a hand above the limit draws nothing of that kind.
fn draw_beings(t: &mut Arena<'_>, seat: Seat, drawn: &mut Drawn) {
    while held(t.state.hand[seat.index()], false) < 3 && draw_own(t, seat, drawn) {}
}

fn draw_legends(t: &mut Arena<'_>, seat: Seat, drawn: &mut Drawn) -> Flow {
    while held(t.state.hand[seat.index()], true) < 2 && draw_legend(t, seat, drawn)? {}
    Ok(())
}

fn draw_flares(t: &mut Arena<'_>, seat: Seat, drawn: &mut Drawn) -> Flow {
    while t.state.flares[seat.index()].is_empty() && draw_flare(t, seat, drawn)? {}
    Ok(())
}

fn draw_extra_legends(t: &mut Arena<'_>, seat: Seat, count: u8, drawn: &mut Drawn) -> Flow {
    for _ in 0..count {
        draw_legend(t, seat, drawn)?;
    }
    Ok(())
}

/// TK-DRAW-3, TK-END-1; TK-END-2: with teams it is the last card that is not sideways.
fn draw_own(t: &mut Arena<'_>, seat: Seat, drawn: &mut Drawn) -> bool {
    let i = seat.index();
    let upright = t.state.deck[i].len().saturating_sub(t.state.sideways[i].into());
    let Some(card) = t.state.deck[i].take() else { return false };
    t.state.hand[i].insert(card);
    drawn.count += 1;
    if t.is_telling() {
        drawn.beings.push(being(card));
    }
    t.state.sideways[i] = t.state.sideways[i].min(t.state.deck[i].len() as u8);
    if upright == 1 {
        scoring::trigger(t);
    }
    true
}

/// TK-DRAW-2, TK-DRAW-6: the new deck is made as soon as the last card is drawn.
fn draw_legend(t: &mut Arena<'_>, seat: Seat, drawn: &mut Drawn) -> Flow<bool> {
    renew_legends(t)?;
    let Some(card) = t.state.legends.take() else { return Ok(false) };
    t.state.hand[seat.index()].insert(card);
    drawn.count += 1;
    if t.is_telling() {
        drawn.beings.push(being(card));
    }
    renew_legends(t)?;
    Ok(true)
}

fn renew_legends(t: &mut Arena<'_>) -> Flow {
    if t.state.legends.is_empty() && !t.state.legends_discard.is_empty() {
        let cards = std::mem::take(&mut t.state.legends_discard);
        cards.iter().for_each(|c| t.state.legends.push(c));
        t.shuffle(Ask::Shuffle, |s| s.legends.as_mut_slice())?;
    }
    Ok(())
}

fn draw_flare(t: &mut Arena<'_>, seat: Seat, drawn: &mut Drawn) -> Flow<bool> {
    renew_flares(t)?;
    let Some(flare) = t.state.flare_deck.take() else { return Ok(false) };
    t.state.flares[seat.index()].insert(flare);
    drawn.count += 1;
    if t.is_telling() {
        drawn.flares.push(flare);
    }
    renew_flares(t)?;
    Ok(true)
}

fn renew_flares(t: &mut Arena<'_>) -> Flow {
    if t.state.flare_deck.is_empty() && !t.state.flare_discard.is_empty() {
        let cards = std::mem::take(&mut t.state.flare_discard);
        cards.iter().for_each(|c| t.state.flare_deck.push(c));
        t.shuffle(Ask::Shuffle, |s| s.flare_deck.as_mut_slice())?;
    }
    Ok(())
}
