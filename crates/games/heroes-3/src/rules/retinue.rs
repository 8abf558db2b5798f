//! What units of a player do on the map: income, a cheaper pack, Nomads and Rogues.

use super::traits::{Trait, traits};
use super::{done, gains, modes, moving, push, visiting};
use crate::cards::Clause;
use crate::event::Event;
use crate::printed::{Location, Sort, Unit};
use crate::state::{Frame, Heap, State, Top, Use};
use crate::tables::Resource;
use crate::{Ask, Board, Offer, Options, Pick};
use grid::hex::{Hex, Side};
use kernel::{Audience, Flow, Rule, Seat, Viewer};

/// The units of a player that have a clause.
fn with(state: &State, seat: Seat, what: Trait) -> impl Iterator<Item = Unit> {
    let units = state.player(seat).units();
    units.filter(move |&(unit, is_pack)| traits(unit, is_pack).contains(&what)).map(|(unit, _)| unit)
}

fn count(state: &State, seat: Seat, what: Trait) -> usize {
    with(state, seat, what).count()
}

/// Who looks at the tops of decks.
pub(crate) fn peeker(state: &State, seat: Seat) -> Option<Unit> {
    with(state, seat, Trait::Peeks).next()
}

/// At the start of a resource round.
pub(crate) fn income(t: &mut Board<'_>, seat: Seat) {
    let units: Vec<(Unit, bool)> = t.state.player(seat).units().collect();
    for (what, amount) in units.into_iter().filter_map(|(unit, is_pack)| yields(unit, is_pack)) {
        gains::gain(t, seat, what, amount);
    }
}

/// What a unit gives then.
pub(crate) fn yields(unit: Unit, is_pack: bool) -> Option<(Resource, u16)> {
    let of = |clause: &Trait| if let Trait::Yields(what, amount) = clause { Some((*what, *amount)) } else { None };
    traits(unit, is_pack).iter().find_map(of)
}

/// What is taken off the price of a pack while an own hero stands on Stables.
pub(crate) fn discount(state: &State, seat: Seat, unit: Unit) -> u16 {
    let mut heroes = state.player(seat).walkers.iter().filter(|hero| hero.here);
    let at_stables = heroes.any(|hero| state.location(hero.at) == Some(Location::Stables));
    let less = |clause: &Trait| if let Trait::CheaperAtStables(gold) = clause { Some(*gold) } else { None };
    traits(unit, false).iter().find_map(less).filter(|_| at_stables).unwrap_or(0)
}

/// The end of the own turn: Nomads, and Logistics, lead a hero on.
pub(crate) fn end_of_turn(t: &mut Board<'_>, seat: Seat) {
    let cards = t.state.player(seat).ongoing_clauses().filter(|clause| *clause == Clause::Wanders).count();
    (0..cards + count(&t.state, seat, Trait::Wanders)).for_each(|_| push(t, Frame::Wander(seat)));
}

/// To an adjacent field that is empty, or counts as empty, without another hero.
fn is_open(state: &State, seat: Seat, from: Hex, side: Side) -> bool {
    let Some(to) = state.cross(from, side) else { return false };
    let is_empty = match state.location(to).map(|location| visiting::sort(state, location)) {
        Some(Sort::Nothing) => true,
        Some(Sort::Visitable) => state.mark(to).is_black(),
        Some(Sort::Flaggable) => {
            let own = |holder| holder == seat || modes::are_fellows(state, seat, holder); // H3-MAP-8
            state.mark(to).is_marked_by(seat) || state.holder(to).is_some_and(own)
        }
        _ => false,
    };
    let is_free = state.guard(to) == 0 && state.walker_at(to).next().is_none();
    is_empty && is_free && !moving::is_closed(state, seat, to)
}

// RULING: "move an own hero" may be declined.
pub(crate) fn wander(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_or_pass(seat, Ask::Wander, |s, o| {
        for (walker, hero) in (0..2).zip(s.player(seat).walkers).filter(|(_, hero)| hero.here) {
            let open = Side::ALL.into_iter().filter(|&side| is_open(s, seat, hero.at, side));
            o.extend(open.map(|side| Pick::Move(walker, hero.at.step(side))));
        }
    })?;
    done(t);
    if let Some(Pick::Move(walker, to)) = picked {
        let hero = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
        (hero.from, hero.at) = (hero.at, to);
        let hero = t.state.player(seat).hero;
        t.tell(Audience::ALL, || Event::Moved { seat, hero, walker, to });
    }
    Ok(())
}

/// Once in the own turn Rogues look at the top card of a deck, not of an enemy's.
pub(crate) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    if count(state, seat, Trait::Peeks) == 0 {
        return;
    }
    let used = state.player(seat).used >> Use::Rogues as u8 & 1 != 0;
    for heap in Heap::ALL.into_iter().filter(|&heap| state.top(seat, heap).is_some()) {
        o.judge(Pick::Peek(heap), if used { Err(Rule("H3-UNIT-13")) } else { Ok(()) });
    }
}

/// They look: only their player hears what lies there.
pub(crate) fn peek(t: &mut Board<'_>, seat: Seat, heap: Heap) {
    t.state.player_mut(seat).used |= 1 << Use::Rogues as u8;
    t.tell(Audience::only(seat).others(), || Event::Peeked { seat, heap });
    if let Some(top) = t.state.top(seat, heap) {
        t.tell(Audience::only(seat), || Event::Saw { seat, top });
        push(t, Frame::Peek(seat, heap));
    }
}

/// Back on top, or to the bottom.
pub(crate) fn put_back(t: &mut Board<'_>, seat: Seat, heap: Heap) -> Flow {
    let picked = t.choose(seat, Ask::Peek, |_, o| o.extend([Offer::Keep, Offer::Bury].map(Pick::Offer)))?;
    done(t);
    if picked == Pick::Offer(Offer::Bury) {
        t.state.bury_top(seat, heap);
        t.tell(Audience::ALL, || Event::PutUnder { heap });
    }
    Ok(())
}

/// What a viewer who looks at a deck knows to lie on top of it; it is taken off, to be put back by [`State::put_top`].
pub(crate) fn take_known(state: &mut State, viewer: Viewer) -> Option<(Seat, Heap, Top)> {
    match state.frames.top() {
        Some(Frame::Peek(seat, heap)) if viewer.is(seat) => state.take_top(seat, heap).map(|top| (seat, heap, top)),
        _ => None,
    }
}
