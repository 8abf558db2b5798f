//! SW2-FORCE: pushing an object along a line. It is no move.

use crate::clause::{Clause, Moment, any, each, said};
use crate::event::Event;
use crate::printed::Ability;
use crate::rules::damage;
use crate::rules::triggers::{self, Trigger, Triggers};
use crate::state::{CardId, FIELD, Place, State};
use crate::{Ask, Board, Pick, Why};
use grid::{Cell, Direction};
use kernel::{Audience, Flow, Options, Seat};
use smallvec::SmallVec;
use std::ops::RangeInclusive;

/// How an effect forces.
#[derive(Clone, Copy)]
pub(crate) struct Push {
    pub why: Why,
    /// Who resolves the effect and picks the direction: SW2-FORCE-2.
    pub seat: Seat,
    pub least: u8,
    pub most: u8,
    pub bound: Bound,
    pub may_decline: bool,
}

/// Directions an effect allows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Any,
    /// SW2-FORCE-9
    AwayFrom(Cell),
    Toward(Cell),
    /// Through commons and champions: Blast.
    ThroughFollowers,
}

impl Push {
    pub(crate) fn new(why: Why, seat: Seat, spaces: RangeInclusive<u8>) -> Push {
        Push { why, seat, least: *spaces.start(), most: *spaces.end(), bound: Bound::Any, may_decline: false }
    }

    pub(crate) fn ability(ability: Ability, seat: Seat, spaces: RangeInclusive<u8>) -> Push {
        Push::new(Why::Ability(ability), seat, spaces)
    }

    #[must_use]
    pub(crate) fn optional(self) -> Push {
        Push { may_decline: true, ..self }
    }

    #[must_use]
    pub(crate) fn bound(self, bound: Bound) -> Push {
        Push { bound, ..self }
    }
}

impl State {
    /// Whether anything can force this object at all.
    pub(crate) fn can_be_forced(&self, card: CardId) -> bool {
        !self.says(card, Moment::Unforced) && !self.is_frozen(card) && !self.is_guarded(card)
    }

    /// Where an object can be forced to: SW2-FORCE-1, SW2-FORCE-3, SW2-FORCE-4.
    pub(crate) fn slides(&self, card: CardId, push: Push) -> impl Iterator<Item = Cell> + '_ {
        let from = self.cell(card).filter(|_| self.can_be_forced(card));
        from.into_iter().flat_map(move |from| {
            Direction::ALL.into_iter().filter(move |&way| allows(push.bound, from, way)).flat_map(move |way| {
                let passes = move |cell: Cell| {
                    self.is_empty(cell)
                        || push.bound == Bound::ThroughFollowers && self.on(cell).is_some_and(|c| self.is_follower(c))
                };
                let line = FIELD.line(from, way).take(usize::from(push.most));
                let mut open = true;
                line.take_while(move |&cell| std::mem::replace(&mut open, passes(cell)) && passes(cell))
                    .enumerate()
                    .filter(move |&(i, cell)| i + 1 >= usize::from(push.least) && self.is_empty(cell))
                    .map(|(_, cell)| cell)
            })
        })
    }

    pub(crate) fn is_follower(&self, card: CardId) -> bool {
        self.is(card, crate::printed::Classes::FOLLOWER)
    }
}

fn allows(bound: Bound, from: Cell, way: Direction) -> bool {
    let Some(next) = FIELD.step(from, way) else { return false };
    match bound {
        Bound::Any | Bound::ThroughFollowers => true,
        Bound::AwayFrom(cell) => next.distance(cell) > from.distance(cell),
        Bound::Toward(cell) => next.distance(cell) < from.distance(cell),
    }
}

/// Force an object. `false` if it stayed: no room, not allowed, or declined.
pub(crate) fn force(t: &mut Board<'_>, card: CardId, push: Push) -> Flow<bool> {
    Ok(force_through(t, card, push)?.is_some())
}

/// Force an object and say which objects it passed.
pub(crate) fn force_through(t: &mut Board<'_>, card: CardId, push: Push) -> Flow<Option<Vec<CardId>>> {
    if t.state.slides(card, push).next().is_none() {
        return Ok(None);
    }
    let offer = |state: &State, options: &mut Options<'_, _, Pick>| {
        options.extend(state.slides(card, push).map(|cell| Pick::Slide(card, cell)));
    };
    let ask = Ask::Force(push.why);
    t.state.forced = Some(card);
    let pick = if push.may_decline {
        t.choose_or_pass(push.seat, ask, offer)?
    } else {
        Some(t.choose(push.seat, ask, offer)?)
    };
    t.state.forced = None;
    let Some(Pick::Slide(_, to)) = pick else { return Ok(None) };
    slide(t, card, to, push.seat).map(Some)
}

/// SW2-FORCE-5, SW2-FORCE-6, SW2-FORCE-8: step by step, for those who watch.
fn slide(t: &mut Board<'_>, card: CardId, to: Cell, by: Seat) -> Flow<Vec<CardId>> {
    let from = t.state.cell(card).expect("it was on the battlefield");
    let face = t.state.face(card);
    let (way, length) = from.straight_to(to).expect("a line");
    let mut passed = vec![];
    let mut at = from;
    let line: SmallVec<[Cell; 8]> = FIELD.line(from, way).take(usize::from(length)).collect();
    let end = falls_at(&t.state, card, from, &line).map_or(to, |step| line[step]);
    t.tell(Audience::ALL, || Event::Forced { face, from, to: end });
    while at != to {
        let next = FIELD.step(at, way).expect("the line lies on the field");
        passed.extend(enter(t, card, next));
        step_away(t, card, at, next)?;
        t.state.passing = None;
        at = next;
        if t.state.cell(card).is_none() {
            return Ok(passed);
        }
    }
    damage::positions_changed(t)?;
    if t.state.cell(card).is_some() && t.state.is_structure(card) {
        let after = after_shift(&t.state, card, by);
        triggers::resolve(t, after)?;
    }
    Ok(passed)
}

/// Step onto a space, or over the object that stands there; returns that object.
pub(crate) fn enter(t: &mut Board<'_>, card: CardId, next: Cell) -> Option<CardId> {
    let other = t.state.on(next).filter(|&c| c != card);
    match other {
        Some(_) => t.state.passing = Some((card, next)),
        None if t.state.cell(card) != Some(next) => t.state.put(card, Place::Field(next)),
        None => {}
    }
    other
}

/// The step at which a unit falls, if those it steps away from are too many for it: so far its way is told.
pub(crate) fn falls_at(state: &State, walker: CardId, from: Cell, way: &[Cell]) -> Option<usize> {
    if !any(state.awake(), Moment::StepsAway) || !state.is_unit(walker) {
        return None;
    }
    let (mut at, mut left) = (from, state.remaining(walker));
    way.iter().position(|&next| {
        left -= watchers(state, walker, std::mem::replace(&mut at, next), next).count() as i32;
        left <= 0
    })
}

/// Enemies that a unit steps away from and that mind it.
fn watchers(state: &State, walker: CardId, from: Cell, to: Cell) -> impl Iterator<Item = CardId> + '_ {
    let seat = state.controller(walker);
    let left = FIELD.neighbours(from).filter(move |cell| cell.distance(to) > 1).filter_map(|cell| state.on(cell));
    let minds = |w: CardId| each(state.abilities(w), Moment::StepsAway).next().is_some();
    left.filter(move |&w| w != walker && !state.is_friendly(w, seat) && minds(w))
}

/// What watching enemies do when a unit steps away from them. One step, one look.
pub(crate) fn step_away(t: &mut Board<'_>, walker: CardId, from: Cell, to: Cell) -> Flow {
    if !any(t.state.awake(), Moment::StepsAway) || !t.state.is_unit(walker) {
        return Ok(());
    }
    let seat = t.state.controller(walker);
    for cell in FIELD.neighbours(from).filter(|cell| cell.distance(to) > 1) {
        let Some(watcher) = t.state.on(cell).filter(|&w| w != walker && !t.state.is_friendly(w, seat)) else {
            continue;
        };
        let looks = said!(each(t.state.abilities(watcher), Moment::StepsAway), (_, Clause::StepsAway(look)) => look);
        for look in looks {
            if t.state.cell(walker).is_some() {
                look(t, watcher, walker)?;
            }
        }
    }
    Ok(())
}

/// What happens after a seat moved or forced a structure.
pub(crate) fn after_shift(state: &State, structure: CardId, by: Seat) -> Triggers {
    let (whom, about) = (Some(structure), state.cell(structure));
    said!(state.of_events(Moment::AfterShift), (event, effect, Clause::AfterShift(fits, act)) if fits(event, by)
        => Trigger { whom, about, ..Trigger::event(event, effect, act) })
    .collect()
}
