//! DT-TIMING: windows in which everybody may play something, until all have declined in a row.

use crate::event::Event;
use crate::rules::{art, offers, play, points, transfer, triggers};
use crate::state::{Frame, Mark, Opening, PieceId, Side, State, Thing};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Seat, Window};
use smallvec::SmallVec;

/// Everybody may speak, in the order of DT-TIMING-1 or DT-TIMING-6.
pub(crate) fn open(t: &mut Board<'_>, opening: Opening) {
    let state = &t.state;
    let window = match state.combat() {
        None => Window::in_order(state.seated(state.active)),
        Some(_) => Window::in_order(order(state)),
    };
    t.state.frames.push(Frame::Window(opening, window));
}

/// Only one player's cards can belong here.
pub(crate) fn open_for(t: &mut Board<'_>, opening: Opening, seat: Seat) {
    t.state.frames.push(Frame::Window(opening, Window::in_order([seat])));
}

/// DT-REACT-6, DT-REACT-12: whoever is touched first, then the others; not the one whose card it is.
pub(crate) fn open_reactions(t: &mut Board<'_>) {
    let Some(play) = t.state.plays.last() else { return };
    let by = play.by;
    let mut touched: SmallVec<[Seat; 6]> = play.things.iter().filter_map(|thing| whose(&t.state, *thing)).collect();
    if touched.is_empty() {
        // An answer touches whoever has played what it answers.
        let answers = matches!(t.state.frames.iter().rev().nth(1), Some(Frame::Window(Opening::Reaction, _)));
        touched.extend(t.state.plays.iter().rev().nth(1).filter(|_| answers).map(|play| play.by));
    }
    let (first, then): (SmallVec<[Seat; 6]>, SmallVec<[Seat; 6]>) =
        order(&t.state).into_iter().filter(|&seat| seat != by).partition(|seat| touched.contains(seat));
    let order = first.into_iter().chain(then);
    t.state.frames.push(Frame::Window(Opening::Reaction, Window::in_order(order)));
}

/// Whom something is that was named with a play.
fn whose(state: &State, thing: Thing) -> Option<Seat> {
    match thing {
        Thing::Piece(id) => state.is_there(id).then(|| state.controller(id)),
        Thing::Seat(seat) | Thing::Area(seat, _) => Some(seat),
        _ => None,
    }
}

/// DT-SABOTAGE-12: the victim is asked first.
pub(crate) fn open_sabotage(t: &mut Board<'_>, victim: Seat) {
    let order: SmallVec<[Seat; 6]> = t.state.seated(victim).collect();
    t.state.frames.push(Frame::Window(Opening::Sabotage, Window::in_order(order)));
}

fn order(state: &State) -> SmallVec<[Seat; 6]> {
    let Some(combat) = state.combat() else { return state.seated(state.active).collect() };
    let sides = combat.pair.map(|_| combat.seats);
    let mut order: SmallVec<[Seat; 6]> = SmallVec::new();
    // DT-STRIKE-1: a defender who alone strikes first comes first.
    match (sides, combat.first) {
        (Some([one, other]), Some(Side::Defender)) => order.extend([other, one]),
        (Some([one, other]), _) => order.extend([one, other]),
        (None, _) => order.push(combat.by),
    }
    order.extend(state.seated(combat.by));
    let mut seen = 0u8;
    order.retain(|seat| {
        let new = seen >> seat.0 & 1 == 0;
        seen |= 1 << seat.0;
        new && state.plays_on(*seat)
    });
    order
}

/// One of them plays a card or declines; when all have declined, what lies beneath goes on.
pub(crate) fn window(t: &mut Board<'_>, opening: Opening, mut window: Window) -> Flow {
    let pending = t.state.frames.len();
    triggers::all(t, crate::clause::Event::Changed, triggers::about(PieceId::NOBODY, t.state.active))?;
    if t.state.frames.len() != pending {
        return Ok(());
    }
    loop {
        let Some(seat) = window.speaker() else {
            t.state.frames.pop();
            // What just happened has been answered, or not.
            if matches!(opening, Opening::Any | Opening::Combat) {
                t.state.just.clear();
            }
            return Ok(());
        };
        let decided = t.decisions();
        let picked = t.react(seat, Ask::Window(opening), |s, o| offers::window(s, seat, opening, o))?;
        match picked {
            Some(_) => window.speak(),
            None => window.decline(),
        }
        // A search does not ask who can only decline: the next one then speaks in the same step.
        if picked.is_none() && t.decisions() == decided {
            continue;
        }
        if let Some(top) = t.state.frames.last_mut() {
            *top = Frame::Window(opening, window);
        }
        return picked.map_or(Ok(()), |pick| does(t, seat, pick));
    }
}

/// What somebody does in a window.
fn does(t: &mut Board<'_>, seat: Seat, pick: Pick) -> Flow {
    match pick {
        Pick::Play(face) => play::card(t, seat, face, 0),
        Pick::Use(id, clause) => play::piece(t, seat, id, clause, 0),
        // DT-AFFIL-6
        Pick::Profess(id) => {
            let legion = !t.state.piece(id).is(Mark::Legion);
            t.state.piece_mut(id).set(Mark::Legion, legion);
            let who = t.state.name(id);
            t.tell(Audience::ALL, || Event::Turned { who, legion });
            transfer::sort_out(t, seat);
            Ok(())
        }
        Pick::Lead(sergeant, warrior) => {
            t.state.piece_mut(sergeant).about = Some(warrior);
            let (what, to) = (t.state.name(sergeant), t.state.name(warrior));
            t.tell(Audience::ALL, || Event::Moved { what, to });
            Ok(())
        }
        Pick::Repay => points::repay(t, seat),
        Pick::Strengthen(ghost) => art::strengthen(t, seat, ghost),
        _ => Ok(()),
    }
}
