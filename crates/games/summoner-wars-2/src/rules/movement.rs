//! SW2-MOVE: three movers, two spaces each, step by step.

use crate::clause::{Clause, Is, Moment, any, each, said};
use crate::event::Event;
use crate::printed::Abilities;
use crate::query::other;
use crate::rules::damage;
use crate::rules::force::{after_shift, enter, falls_at, step_away};
use crate::rules::triggers::{self, Trigger, Triggers, acting};
use crate::state::{CardId, FIELD, Flag, State};
use crate::{Ask, Board, Pick, SummonerWars2};
use grid::{Cell, Cells, Direction, Reach};
use kernel::{Audience, Because, Flow, Options, Rule};
use smallvec::SmallVec;

/// SW2-MOVE-1
pub(crate) const MOST_MOVERS: u8 = 3;

impl State {
    /// SW2-MOVE-9, SW2-INSTEAD-5: bans, not a mere lack of spaces.
    pub(crate) fn may_move(&self, card: CardId, abilities: Abilities) -> Result<(), Because> {
        if self.movers >= MOST_MOVERS || self.flagged(card, Flag::Moved) {
            Err(Rule("SW2-MOVE-1").into())
        } else if !self.is_unit(card) || self.is_structure(card) && !any(abilities, Moment::Walks) {
            Err(Rule("SW2-MOVE-9").into())
        } else if any(abilities, Moment::Stays) || self.is_frozen(card) {
            Err(self.because("SW2-INSTEAD-5", self.frozen_by(card).unwrap_or(card)))
        } else {
            Ok(())
        }
    }

    /// What a unit has for a move that begins now.
    pub(crate) fn abilities_to_move(&self, card: CardId) -> Abilities {
        if !any(self.awake(), Moment::Lifts) {
            return self.abilities(card);
        }
        let lifts = self.of_units(self.controller(card), Moment::Lifts);
        let lent: Abilities = said!(lifts, (unit, _, Clause::Lifts(ability, fits))
            if fits(self, unit, card) && !self.is_frozen(card) => *ability)
        .collect();
        self.abilities(card).and(lent)
    }

    /// The objects a walker may pass: SW2-MOVE-7, SW2-MOVE-8, SW2-KEYWORD-13.
    fn passable(&self, abilities: Abilities) -> Cells {
        if !any(abilities, Moment::Passes) {
            return Cells::NONE;
        }
        let passes =
            |card| each(abilities, Moment::Passes).any(|(_, c)| matches!(c, Clause::Passes(is) if is(self, card)));
        self.taken.iter().filter(|&cell| self.on(cell).is_some_and(passes)).collect()
    }

    /// How far a unit may charge.
    fn charge(&self, card: CardId, abilities: Abilities) -> i32 {
        let far = said!(each(abilities, Moment::Charges), (_, Clause::Charges(spaces, _))
            => spaces + self.move_change(card, abilities));
        far.max().unwrap_or(0)
    }

    fn walk(&self, from: Cell, abilities: Abilities, limit: i32) -> Reach {
        FIELD.reach(from, limit.clamp(0, 12) as u8, FIELD.all().without(self.taken), self.passable(abilities))
    }

    /// Spaces that Charge reaches: straight and clear.
    fn charges(&self, from: Cell, limit: i32) -> impl Iterator<Item = Cell> + Clone + '_ {
        let ways: &[Direction] = if limit > 0 { &Direction::ALL } else { &[] };
        ways.iter()
            .flat_map(move |&way| FIELD.line(from, way).take(limit as usize).take_while(|&cell| self.is_empty(cell)))
    }
}

/// List every move: SW2-MOVE-2 to SW2-MOVE-7.
pub(crate) fn offer_moves(state: &State, options: &mut Options<'_, SummonerWars2, Pick>) {
    if state.movers >= MOST_MOVERS && !options.explains() {
        return;
    }
    for card in state.objects(state.active) {
        let Some(from) = state.cell(card).filter(|_| options.explains() || !state.flagged(card, Flag::Moved)) else {
            continue;
        };
        let abilities = state.abilities_to_move(card);
        let may = state.may_move(card, abilities);
        if may.is_err() && !options.explains() {
            continue;
        }
        let limit = state.move_limit(card, abilities);
        let reach = state.walk(from, abilities, limit);
        let farther = state.charges(from, state.charge(card, abilities)).filter(|&cell| !reach.has(cell));
        if may.is_ok() {
            options.extend(reach.stops().map(|cell| Pick::Move(card, cell)));
            options.extend(farther.clone().map(|cell| Pick::Move(card, cell)));
        }
        if options.explains() {
            let reached = |cell| may.is_ok() && (reach.has(cell) || farther.clone().any(|c| c == cell));
            for cell in FIELD.cells().filter(|&c| !reached(c)) {
                options.judge(Pick::Move(card, cell), may.and(Err(why_not(state, card, cell, limit))));
            }
        }
        for (ability, _) in each(abilities, Moment::InsteadOfMoving) {
            options.judge(Pick::Use(card, ability), may); // SW2-INSTEAD-2, SW2-INSTEAD-4
        }
    }
}

/// What keeps a unit from a space.
fn why_not(state: &State, card: CardId, to: Cell, limit: i32) -> Because {
    let Some(from) = state.cell(card) else { return Rule("SW2-MOVE-9").into() };
    let rule = if to == from {
        "SW2-MOVE-5"
    } else if !state.is_empty(to) {
        "SW2-MOVE-7"
    } else if i32::from(from.distance(to)) > limit {
        let slower = state.of_events(Moment::SpacesOf).next().filter(|_| limit < 2);
        if let Some((event, ..)) = slower {
            return state.because("SW2-MOVE-14", event);
        }
        if limit == 2 { "SW2-MOVE-2" } else { "SW2-MOVE-14" }
    } else if from.straight_to(to).is_none() {
        "SW2-MOVE-3"
    } else {
        "SW2-MOVE-7"
    };
    Rule(rule).into()
}

/// Move a unit: SW2-MOVE-11, its whole move and everything after it.
pub(crate) fn move_unit(t: &mut Board<'_>, card: CardId, to: Cell) -> Flow {
    let from = t.state.cell(card).expect("a unit on the battlefield");
    let abilities = t.state.abilities_to_move(card);
    let neighbours = neighbours(&t.state, card);
    count_mover(t, card);
    let path = acting(t, card, |t| path(t, card, from, to, abilities))?;
    let face = t.state.face(card);
    let mut passed: SmallVec<[CardId; 4]> = SmallVec::new();
    let mut at = from;
    let last = falls_at(&t.state, card, from, &path).unwrap_or(path.len() - 1);
    for (i, &next) in path.iter().enumerate() {
        if let Some(other) = enter(t, card, next)
            && !passed.contains(&other)
        {
            passed.push(other); // SW2-MOVE-15
        }
        if i == last {
            t.tell(Audience::ALL, || Event::Moved { face, from, to: next });
        }
        step_away(t, card, at, next)?;
        t.state.passing = None;
        at = next;
        if t.state.cell(card).is_none() {
            return Ok(()); // SW2-MOVE-16
        }
    }
    let charged = said!(each(abilities, Moment::Charges), (_, Clause::Charges(_, run))
        if longest_run(from, &path) >= *run => ());
    if charged.count() > 0 {
        t.state.set(card, Flag::Edge);
    }
    damage::positions_changed(t)?;
    if t.state.cell(card).is_none() {
        return Ok(());
    }
    let after = after_move(&t.state, Move { card, passed }, neighbours);
    triggers::resolve(t, after)
}

/// A unit has been named as one of the movers: SW2-MOVE-1.
pub(crate) fn count_mover(t: &mut Board<'_>, card: CardId) {
    t.state.movers += 1;
    t.state.set(card, Flag::Moved);
}

/// The way a unit takes. Only where it matters is it asked, space by space.
fn path(t: &mut Board<'_>, card: CardId, from: Cell, to: Cell, abilities: Abilities) -> Flow<SmallVec<[Cell; 8]>> {
    let limit = t.state.move_limit(card, abilities);
    let charge = t.state.charge(card, abilities);
    let straight = from.straight_to(to).filter(|_| charge > 0 && t.state.charges(from, charge).any(|c| c == to));
    if let Some((way, length)) = straight {
        return Ok(FIELD.line(from, way).take(usize::from(length)).collect());
    }
    let seat = t.state.controller(card);
    let near = |u: CardId| t.state.cell(u).is_some_and(|c| i32::from(c.distance(from)) <= limit);
    let watched = t.state.of_units(other(seat), Moment::StepsAway).any(|(unit, ..)| near(unit));
    let tramples: Option<&Is> = said!(each(abilities, Moment::Tramples), (_, Clause::Tramples(is)) => is).next();
    let mut path = SmallVec::new();
    let mut at = from;
    loop {
        let left = limit - path.len() as i32;
        let arrived = at == to && !path.is_empty();
        if arrived && (tramples.is_none() || left < 2) {
            break;
        }
        let next = if arrived {
            // One that tramples may go on and come back, for those it has not passed yet.
            t.choose_or_pass::<Pick>(seat, Ask::Path, |state, options| {
                let is_new = |c: CardId| c != card && state.cell(c).is_some_and(|cell| !path.contains(&cell));
                let over = |cell: Cell| state.on(cell).is_some_and(|c| c != card);
                let near = |c: CardId| state.cell(c).is_some_and(|cell| i32::from(cell.distance(at)) <= left / 2);
                let others =
                    state.field.iter().any(|c| tramples.is_some_and(|is| is(state, c)) && is_new(c) && near(c));
                let on = |cell: &Cell| over(*cell) || left >= 4 && others;
                options.extend(ways(state, at, to, from, abilities, left).filter(on).map(Pick::Cell));
            })?
        } else if watched || tramples.is_some() {
            Some(t.choose(seat, Ask::Path, |state, options| {
                options.extend(ways(state, at, to, from, abilities, left).map(Pick::Cell));
            })?)
        } else {
            ways(&t.state, at, to, from, abilities, left).next().map(Pick::Cell)
        };
        let Some(Pick::Cell(next)) = next else { break };
        path.push(next);
        at = next;
    }
    Ok(path)
}

/// The next spaces from which the goal is still in reach; the nearest to it first.
fn ways(state: &State, at: Cell, to: Cell, start: Cell, abilities: Abilities, left: i32) -> impl Iterator<Item = Cell> {
    let open = FIELD.all().without(state.taken).and(state.passable(abilities)).and(Cells::of(start)).and(Cells::of(to));
    let beside = FIELD.beside(at).both(open);
    let mut found: SmallVec<[Cell; 4]> = SmallVec::new();
    // From the goal backwards, step by step.
    let (mut edge, mut seen) = (Cells::of(to), Cells::of(to));
    for _ in 0..left {
        found.extend(edge.both(beside).iter());
        edge = FIELD.spread(edge).both(open).without(seen);
        seen = seen.and(edge);
    }
    found.into_iter()
}

fn longest_run(from: Cell, path: &[Cell]) -> usize {
    let mut at = from;
    let (mut best, mut run, mut last) = (0, 0, None);
    for &next in path {
        let way = at.straight_to(next).map(|(way, _)| way);
        run = if way == last { run + 1 } else { 1 };
        (last, at, best) = (way, next, best.max(run));
    }
    best
}

/// A move that is over.
pub(crate) struct Move {
    pub card: CardId,
    /// The objects it went through, in order: SW2-MOVE-15.
    pub passed: SmallVec<[CardId; 4]>,
}

/// What friendly units next to this mover will do, once it has moved.
fn neighbours(state: &State, mover: CardId) -> Triggers {
    let beside = state.of_units(state.controller(mover), Moment::AfterNeighbour);
    said!(beside, (unit, ability, Clause::AfterNeighbour(act)) if state.is_adjacent(unit, mover)
        => Trigger { whom: Some(mover), ..Trigger::of(unit, ability, act) })
    .collect()
}

/// SW2-AFTER-3
fn after_move(state: &State, moved: Move, neighbours: Triggers) -> Triggers {
    let own = each(state.abilities(moved.card), Moment::AfterMove);
    let mut triggers: Triggers = said!(own, (ability, Clause::AfterMove(fits, act)) if fits(state, &moved)
        => Trigger { near: moved.passed.clone(), ..Trigger::of(moved.card, ability, act) })
    .collect();
    triggers.extend(neighbours);
    if state.is_structure(moved.card) {
        triggers.extend(after_shift(state, moved.card, state.controller(moved.card)));
    }
    triggers
}
