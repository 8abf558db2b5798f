//! DT-TURN: the course of a turn, from its start over drawing, actions and discarding to its end.

use crate::clause::{Event as Happens, Rule as Number};
use crate::event::Event;
use crate::rules::table::{draw, expire, push, throw_away};
use crate::rules::{ending, points, triggers, windows};
use crate::setup;
use crate::state::{Actions, Frame, HAND, Mark, Opening, PieceId, State, Step, Until};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Seat};

/// DT-ACTION-1
const ACTIONS: i32 = 3;

/// Nothing is pending: the turn goes on.
pub(crate) fn step(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    match t.state.step {
        Step::Deal => setup::deal(t),
        Step::Privilege(of) => setup::privilege(t, of),
        Step::Start => start(t, seat),
        Step::StartCards => {
            t.state.step = Step::Draw;
            windows::open(t, Opening::Any);
            Ok(())
        }
        Step::Draw => draw_step(t, seat),
        Step::Drawing => drawing(t, seat),
        Step::Act => {
            let pool = pool(&t.state, seat);
            push(t, Frame::Actions(pool));
            Ok(())
        }
        Step::Discard => discard(t, seat),
        Step::End => end(t, seat),
        Step::Over => over(t, seat),
    }
}

/// DT-TURN-3: what lasted until this turn ends, then what names the start of the turn.
fn start(t: &mut Board<'_>, seat: Seat) -> Flow {
    let turn = t.state.turn;
    t.tell(Audience::ALL, || Event::TurnBegan { seat, turn });
    t.state.acted = false;
    expire(t, |piece| piece.until == Until::TurnOf(seat))?;
    // DT-WIN-8: counted from a turn that begins so.
    let lost = t.state.library[seat.index()].is_empty() && !t.state.has_fighter(seat);
    let empty = if lost { t.state.player(seat).empty_turns + 1 } else { 0 };
    t.state.player_mut(seat).empty_turns = empty;
    t.state.step = Step::StartCards;
    // What begins here lies on the window and comes first.
    windows::open_for(t, Opening::Start, seat);
    triggers::step(t, seat, &[Happens::TurnStarts])
}

/// DT-TIMING-12: what is tied to the step comes before its procedure. Counters of once a round run from here: DT-TURN-9.
fn draw_step(t: &mut Board<'_>, seat: Seat) -> Flow {
    let player = t.state.player_mut(seat);
    (player.sabotaged, player.attacks) = (0, 0);
    for piece in t.state.pieces.iter_mut().filter(|p| p.by == seat) {
        piece.set(Mark::Transferred, false);
        piece.set(Mark::Exited, false);
    }
    t.state.step = Step::Drawing;
    windows::open_for(t, Opening::DrawStep, seat);
    triggers::step(t, seat, &[Happens::DrawStep, Happens::BearersDrawStep])
}

/// DT-TURN-5, DT-TURN-7; DT-SETUP-5: the opening hand was the first draw of who begins.
fn drawing(t: &mut Board<'_>, seat: Seat) -> Flow {
    let first = t.state.player(seat).turns == 0 && seat == t.state.first;
    if !first {
        let limit = t.state.number(Number::Hand, seat, HAND as i32).max(0) as u32;
        let have = t.state.hand_of(seat).len();
        draw(t, seat, limit.saturating_sub(have));
    }
    t.state.step = Step::Act;
    windows::open(t, Opening::Any);
    Ok(())
}

/// DT-ACTION-1, DT-ACTION-10
fn pool(state: &State, seat: Seat) -> Actions {
    // At least one remains.
    let undefined = state.number(Number::Undefined, seat, ACTIONS).max(1) as u8;
    let plain = state.number(Number::Plain, seat, 0).max(0) as u8;
    let attack = state.number(Number::Attack, seat, 0).max(0) as u8;
    let pool = Actions::granted(seat, undefined, plain, attack, None);
    Actions { standard: true, rights: 1, ..pool }
}

/// DT-DISCARD-1, DT-DISCARD-2
fn discard(t: &mut Board<'_>, seat: Seat) -> Flow {
    let limit = t.state.number(Number::Hand, seat, HAND as i32).max(0) as u32;
    let keeps = t.state.number(Number::Keeps, seat, 0) > 0;
    let mut may = 1;
    let price = t.state.number(Number::DiscardPrice, seat, 0);
    loop {
        let hand = t.state.hand_of(seat);
        let must = !keeps && hand.len() > limit;
        let buys = price > 0 && t.state.purse(seat) >= price;
        if !must && (may == 0 && !buys || hand.is_empty()) {
            break;
        }
        let faces = t.state.faces_in(hand);
        let picked = if must {
            Some(t.choose_hidden(seat, Ask::Discard, |_, o| {
                o.deny_pass(kernel::Rule("DT-DISCARD-1"));
                o.extend(faces.iter().copied().map(Pick::Face));
            })?)
        } else {
            t.choose_or_pass_hidden(seat, Ask::Discard, |_, o| o.extend(faces.iter().copied().map(Pick::Face)))?
        };
        let Some(Pick::Face(face)) = picked else { break };
        if !must && may == 0 {
            points::pay(t, seat, price);
        } else if !must {
            may -= 1;
        }
        throw_away(t, seat, face);
        if must && t.state.hand_of(seat).len() == limit {
            // DT-DISCARD-2 is for who had no more than seven.
            may = 0;
        }
    }
    t.state.step = Step::End;
    windows::open(t, Opening::Any);
    Ok(())
}

/// DT-TURN-3, DT-WIN-8
fn end(t: &mut Board<'_>, seat: Seat) -> Flow {
    t.state.step = Step::Over;
    windows::open_for(t, Opening::End, seat);
    triggers::step(t, seat, &[Happens::TurnEnds])?;
    triggers::all(t, Happens::AnyTurnEnds, triggers::about(PieceId::NOBODY, seat))?;
    expire(t, |piece| {
        piece.until == Until::EndOfTurn || piece.until == Until::AfterTurnOf(seat) && !piece.is(Mark::Used)
    })
}

/// The next turn of this player is skipped.
pub(crate) fn skip(t: &mut Board<'_>, seat: Seat) {
    let player = t.state.player_mut(seat);
    player.skips = player.skips.saturating_add(1);
}

/// Another turn of the same player follows.
pub(crate) fn again(t: &mut Board<'_>) {
    t.state.again = true;
}

/// The next player in seating order: DT-TURN-1.
fn over(t: &mut Board<'_>, seat: Seat) -> Flow {
    for piece in &mut t.state.pieces {
        piece.set(Mark::Exited, false);
        if piece.until != Until::Gone || piece.is(Mark::Used) {
            // What may be used once a turn may be used again; once a game is kept with the player.
            piece.set(Mark::Used, false);
        }
    }
    let player = t.state.player_mut(seat);
    player.turns += 1;
    player.must_sort = false;
    if ending::runs_dry(t, seat)? || ending::last_turn(t)? {
        return Ok(());
    }
    let mut next = seat;
    if !std::mem::take(&mut t.state.again) {
        loop {
            next = t.state.seated(Seat((next.0 + 1) % t.state.seats)).next().unwrap_or(seat);
            let player = t.state.player_mut(next);
            if player.skips == 0 {
                break;
            }
            player.skips -= 1;
            t.tell(Audience::ALL, || Event::TurnSkipped { seat: next });
            if ending::count_down(t) {
                return Ok(());
            }
        }
    }
    t.state.active = next;
    t.state.turn = t.state.turn.saturating_add(1);
    t.state.step = Step::Start;
    Ok(())
}
