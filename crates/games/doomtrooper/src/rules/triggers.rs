//! DT-TIMING-7, DT-TIMING-8: cards that answer what happens, and in which order.

use crate::clause::{Clause, Event as Happens, Moment};
use crate::printed::Just;
use crate::rules::{effects, missions};
use crate::state::{At, Happening, PieceId, State};
use crate::{Ask, Board, Pick};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Clauses that answer, each with the card that has it.
type Due = SmallVec<[(PieceId, &'static Clause); 6]>;

/// A happening that concerns a piece.
pub(crate) fn about(who: PieceId, seat: Seat) -> Happening {
    Happening { what: Just::Moved, seat, who: Some(who), whom: None, p: 0, d: 0, value: 0 }
}

fn answers(state: &State, id: PieceId, when: Happens) -> impl Iterator<Item = &'static Clause> + '_ {
    state.entry(id).iter().filter(move |clause| clause.answers() == Some(when))
}

fn act(t: &mut Board<'_>, id: PieceId, clause: &Clause, what: &Happening) -> Flow {
    match clause {
        Clause::After(_, act) => act(t, id, what),
        Clause::Then(event, does) => effects::answer(t, id, does, *event, what),
        Clause::ThenIf(event, so, does) if so(&t.state, id, what) => effects::answer(t, id, does, *event, what),
        Clause::Quest(quest) => missions::strive(t, id, quest, what),
        _ => Ok(()),
    }
}

/// What a piece itself answers.
pub(crate) fn on(t: &mut Board<'_>, id: PieceId, when: Happens) -> Flow {
    if !t.state.piece(id).hears(when) || t.state.is_silent(id) {
        return Ok(());
    }
    let due: Due = answers(&t.state, id, when).map(|clause| (id, clause)).collect();
    let happening = about(id, t.state.controller(id));
    run(t, due, &happening)
}

/// What the texts on a warrior answer, its own and those that lie on it.
pub(crate) fn of(t: &mut Board<'_>, warrior: PieceId, when: Happens, happening: Happening) -> Flow {
    if !t.state.awake.hears(when) || !t.state.is_there(warrior) {
        return Ok(());
    }
    let mine = |id: &PieceId| {
        let text = t.state.piece(*id).hears(when)
            && t.state.holder(*id) == Some(warrior)
            && t.state.speaks(*id)
            && t.state.is_fit(*id);
        text && !t.state.is_silent(*id)
    };
    let listeners = t.state.among(t.state.awake.listeners(Moment::After));
    let pieces: SmallVec<[PieceId; 8]> = listeners.map(|(id, _)| id).filter(mine).collect();
    let due: Due =
        pieces.into_iter().flat_map(|id| answers(&t.state, id, when).map(move |clause| (id, clause))).collect();
    run(t, due, &happening)
}

/// What all cards in play answer.
pub(crate) fn all(t: &mut Board<'_>, when: Happens, happening: Happening) -> Flow {
    if !t.state.awake.hears(when) {
        return Ok(());
    }
    let due: Due = t
        .state
        .clauses(Moment::After)
        .filter(|(id, clause)| clause.answers() == Some(when) && !t.state.is_silent(*id))
        .collect();
    run(t, due, &happening)
}

/// Whose effect it is, for the order: DT-TIMING-7.
fn class(state: &State, id: PieceId, of: Seat) -> (u8, u8) {
    let piece = state.piece(id);
    match piece.at {
        At::Game => (0, 0),
        _ if piece.by != of => (1, (piece.by.0 + state.seats - of.0) % state.seats),
        _ => (3, 0),
    }
}

/// A step of somebody's turn: what answers it, global effects first, then the opponents', then his own in his order.
pub(crate) fn step(t: &mut Board<'_>, seat: Seat, whens: &[Happens]) -> Flow {
    if !whens.iter().any(|when| t.state.awake.hears(*when)) {
        return Ok(());
    }
    let state = &t.state;
    let due_now = |id: PieceId, clause: &Clause| {
        clause.answers().is_some_and(|when| whens.contains(&when) && is_of(state, id, when, seat))
            && !state.is_silent(id)
    };
    let mut due: Due = state.clauses(Moment::After).filter(|(id, clause)| due_now(*id, clause)).collect();
    due.sort_by_key(|(id, _)| class(&t.state, *id, seat));
    let happening = Happening { what: Just::Moved, seat, who: None, whom: None, p: 0, d: 0, value: 0 };
    while !due.is_empty() {
        let first = class(&t.state, due[0].0, seat);
        let equal =
            due.iter().take_while(|(id, _)| t.state.is_there(*id) && class(&t.state, *id, seat) == first).count();
        let at = if equal > 1 { in_order(t, &due[..equal])? } else { 0 };
        let (id, clause) = due.remove(at);
        if t.state.is_there(id) && t.state.speaks(id) {
            act(t, id, clause, &happening)?;
        }
        due.retain(|(id, _)| t.state.is_there(*id));
    }
    Ok(())
}

/// DT-TIMING-8: which of one player's effects comes first; those of equal cards need no order.
fn in_order(t: &mut Board<'_>, due: &[(PieceId, &'static Clause)]) -> Flow<usize> {
    let seat = t.state.controller(due[0].0);
    if due.iter().all(|(id, _)| t.state.face_of(*id) == t.state.face_of(due[0].0)) {
        return Ok(0);
    }
    let pick: Pick = t.choose(seat, Ask::Order, |_, o| o.extend(due.iter().map(|(id, _)| Pick::Piece(*id))))?;
    Ok(due.iter().position(|(id, _)| Pick::Piece(*id) == pick).unwrap_or(0))
}

/// Whether a step of this player's turn is the one a card waits for.
fn is_of(state: &State, id: PieceId, when: Happens, seat: Seat) -> bool {
    match when {
        Happens::BearersDrawStep => state.lies_with(id) == Some(seat),
        _ => state.controller(id) == seat,
    }
}

fn run(t: &mut Board<'_>, due: Due, happening: &Happening) -> Flow {
    for (id, clause) in due {
        if t.state.is_there(id) {
            act(t, id, clause, happening)?;
        }
    }
    Ok(())
}
