//! H3-TURN, H3-MORALE-2: a player's turn.

use super::{casting, deeds, done, ending, exploring, map_cards, modes, moving, playing, push, retinue, search, town};
use crate::event::Event;
use crate::printed::{Face, Proclamation};
use crate::state::{Frame, State, Step};
use crate::{Ask, Board, Offer, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat};

pub(crate) fn start(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    t.state.player_mut(seat).begin_turn();
    t.tell(Audience::ALL, || Event::Turn { seat });
    t.state.step = Step::Turn;
    deeds::at_start(t, seat);
    push(t, Frame::Refill(seat));
    Ok(())
}

/// H3-TURN-5, and Profuse Growth.
pub(crate) fn hand_limit(state: &State, seat: Seat) -> u8 {
    state.player(seat).hand_limit() + u8::from(state.proclaimed == Some(Proclamation::ProfuseGrowth))
}

/// H3-TURN-2, H3-TURN-3, H3-TURN-4, H3-AMB-4
pub(crate) fn refill(t: &mut Board<'_>, seat: Seat) -> Flow {
    let limit = hand_limit(&t.state, seat);
    let held = t.state.player(seat).hand.len() as u8;
    let offer = |s: &State, o: &mut Options<'_>| {
        search::faces(s.player(seat).hand.as_slice(), o);
        if held < limit {
            o.add(Pick::Offer(Offer::Keep));
        }
        if held > limit {
            o.deny_pass(Rule("H3-TURN-3"));
        }
    };
    let picked = match held > limit {
        true => Some(t.choose_hidden(seat, Ask::Refill, offer)?),
        false => t.choose_or_pass(seat, Ask::Refill, offer)?,
    };
    match picked {
        Some(Pick::Card(card)) => discard(t, seat, card),
        Some(_) => done(t),
        None => {
            done(t);
            push(t, Frame::Draw(seat, limit - held));
        }
    }
    Ok(())
}

/// H3-DECK-10: a card goes from the hand to the player's discard pile, in sight of all.
pub(crate) fn discard(t: &mut Board<'_>, seat: Seat, card: Face) {
    let player = t.state.player_mut(seat);
    if player.hand.remove(card) {
        player.close(card);
        player.discard.push(card);
        t.tell(Audience::ALL, || Event::Discarded { seat, card });
    }
}

/// A card of the hand that chance names is discarded. Nothing may be asked after it in the same step.
pub(crate) fn discard_random(t: &mut Board<'_>, seat: Seat) -> Flow {
    let held = t.state.player(seat).hand.len() as u32;
    if held > 0 {
        let at = t.roll(Ask::Lose, held)? as usize;
        let card = t.state.player(seat).hand.as_slice()[at];
        discard(t, seat, card);
    }
    Ok(())
}

pub(crate) fn draw(t: &mut Board<'_>, seat: Seat, count: u8) -> Flow {
    done(t);
    draw_now(t, seat, count)
}

/// H3-DECK-11, H3-DECK-19: nothing may be asked after it in the same step.
pub(crate) fn draw_now(t: &mut Board<'_>, seat: Seat, count: u8) -> Flow {
    let mut drawn = 0;
    for _ in 0..count {
        if t.state.player(seat).deck.is_empty() {
            let player = t.state.player_mut(seat);
            let all = std::mem::take(&mut player.discard);
            all.as_slice().iter().for_each(|&card| player.open.push(card));
            player.deck = all;
            player.deck.as_mut_slice().sort_unstable();
            t.shuffle(Ask::Shuffle, |s| s.players[seat.index()].deck.as_mut_slice())?;
        }
        let player = t.state.player_mut(seat);
        let Some(card) = player.deck.take() else { break };
        search::hold(&mut player.hand, card);
        drawn += 1;
        t.tell(Audience::only(seat), || Event::DrewCard { seat, card });
    }
    if drawn > 0 {
        t.tell(Audience::only(seat).others(), || Event::Drew { seat, count: drawn });
    }
    Ok(())
}

/// H3-TURN-6: town, morale and movement actions in any order; H3-TURN-7: passing ends the turn.
pub(crate) fn act(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let picked = match moving::must_go_on(&t.state, seat) {
        Some(_) => Some(t.choose_hidden(seat, Ask::Act, |s, o| offer(s, seat, o))?),
        None => t.choose_or_pass_hidden(seat, Ask::Act, |s, o| offer(s, seat, o))?,
    };
    match picked {
        None => {
            t.state.step = Step::EndTurn;
            retinue::end_of_turn(t, seat);
            (0..2).for_each(|walker| moving::land(t, seat, walker));
        }
        Some(Pick::Peek(heap)) => retinue::peek(t, seat, heap),
        Some(Pick::Move(walker, to)) => moving::go(t, seat, walker, to),
        Some(Pick::Again(walker)) => moving::again(t, seat, walker),
        Some(Pick::Reveal(walker, at)) => exploring::reveal(t, seat, walker, at),
        Some(Pick::Land(walker)) => moving::land(t, seat, walker),
        Some(Pick::Cast(spell)) => casting::cast_on_map(t, seat, spell),
        Some(Pick::Explore(walker)) => exploring::explore(t, seat, walker),
        Some(Pick::Play(face, which)) => playing::play(t, seat, face, which, None),
        Some(Pick::Morale(what)) => spend_morale(t, seat, what),
        Some(pick) if modes::does(t, seat, pick) || deeds::does(t, seat, pick) => {}
        Some(other) => town::does(t, seat, other),
    }
    Ok(())
}

fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    if let Some(rule) = moving::must_go_on(state, seat) {
        o.deny_pass(rule);
    }
    moving::offer(state, seat, o);
    exploring::offer(state, seat, o);
    town::offer(state, seat, o);
    retinue::offer(state, seat, o);
    playing::offer_on_map(state, seat, o);
    modes::offer(state, seat, o);
    deeds::offer(state, seat, o);
    offer_morale(state, seat, o);
}

pub(crate) fn offer_morale(state: &State, seat: Seat, o: &mut Options<'_>) {
    let can = if state.player(seat).morale > 0 { Ok(()) } else { Err(Rule("H3-MORALE-2")) };
    o.judge(Pick::Morale(Offer::Draw), can);
    let some = if state.player(seat).hand.is_empty() { Err(Rule("H3-MORALE-2")) } else { Ok(()) };
    o.judge(Pick::Morale(Offer::Exchange), can.and(some));
}

/// H3-MORALE-2: draw a card, or discard some and draw as many.
pub(crate) fn spend_morale(t: &mut Board<'_>, seat: Seat, what: Offer) {
    t.state.player_mut(seat).morale = 0;
    t.tell(Audience::ALL, || Event::SpentMorale { seat });
    match what {
        Offer::Exchange => push(t, Frame::Exchange(seat, 0)),
        _ => push(t, Frame::Draw(seat, 1)),
    }
}

pub(crate) fn exchange(t: &mut Board<'_>, seat: Seat, count: u8) -> Flow {
    let picked = t.choose_or_pass(seat, Ask::Exchange, |s, o| search::faces(s.player(seat).hand.as_slice(), o))?;
    done(t);
    match picked {
        Some(Pick::Card(card)) => {
            discard(t, seat, card);
            push(t, Frame::Exchange(seat, count + 1));
        }
        _ => push(t, Frame::Draw(seat, count)),
    }
    Ok(())
}

/// H3-TURN-8, H3-TURN-7, and whose turn is next.
pub(crate) fn end(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    if std::mem::take(&mut t.state.player_mut(seat).disgraced) {
        // H3-MORALE-5
        while let Some(card) = t.state.player(seat).hand.top() {
            discard(t, seat, card);
        }
    }
    t.state.player_mut(seat).walkers.iter_mut().for_each(|walker| {
        (walker.mp, walker.winged, walker.hovers, walker.passes) = (0, false, false, false);
    });
    map_cards::end_of_turn(t);
    ending::end_of_turn(t, seat);
    if t.state.verdict.is_none() {
        let order: Vec<Seat> = t.state.players_in_order().collect();
        // Whoever was eliminated in the own turn has no place in the order any more: the next after the seat follows.
        let first = t.state.first.unwrap_or(Seat(0)).0;
        let seats = t.state.seats;
        let place = |seat: Seat| (seat.0 + seats - first) % seats;
        let next = order.into_iter().find(|&other| place(other) > place(seat));
        match next {
            Some(next) => (t.state.active, t.state.step) = (next, Step::StartTurn),
            None => ending::after_players(t),
        }
    }
    Ok(())
}
