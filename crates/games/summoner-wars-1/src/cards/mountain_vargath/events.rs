//! The events of Sunderved's deck.

use crate::clause::Clause::*;
use crate::clause::Entry;
use crate::lasting::{Ends, Lasting};
use crate::printed::{Ability, Effect, Face, Faction, Kind};
use crate::rules::asking::{may_target, must_cell, must_hidden, must_target};
use crate::rules::{drawing, placing};
use crate::state::{CardId, Cards, Flag, Pile, Stack, State};
use crate::{Ask, Board, Event, Pick, Why};
use grid::Cell;
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;
use std::collections::BTreeSet;

/// Fall Back takes no more of them.
const COMMONS: usize = 2;

/// More advances would lead across the board and back.
const MOST_ADVANCES: u8 = 24;

pub(crate) const MUSTER: Entry = &[Play(muster)];
pub(crate) const GREATER_COMMAND: Entry = &[
    Lasts(Lasting::GreaterCommand, Ends::WithTheTurn),
    Grants(Lasting::GreaterCommand, Ability::GreaterCommand, Some(Ability::Command), |_, has| {
        has.has(Ability::Command)
    }),
];
pub(crate) const SUPERIOR_PLANNING: Entry = &[Play(superior_planning)];
/// 2 spaces more for Torodin each time, and he is Torodin without Trample too.
pub(crate) const TORODINS_ADVANCE: Entry = &[
    Lasts(Lasting::TorodinsAdvance, Ends::WithTheTurn),
    EveryMove(|state, card| {
        let advances = state.lasting(state.controller(card), Lasting::TorodinsAdvance).min(MOST_ADVANCES);
        if state.is_named(card, Ability::Trample) { 2 * advances } else { 0 }
    }),
];
pub(crate) const FALL_BACK: Entry = &[Play(fall_back), Waits(refuges, fall_back_to)];

/// Up to two of your Commons, one after another, are placed beside your Summoner.
fn muster(t: &mut Board<'_>) -> Flow {
    let why = Why::Effect(Effect::MountainVargathMuster);
    let Some(at) = t.state.summoner(t.state.active).and_then(|c| t.state.cell(c)) else { return Ok(()) };
    let Some(first) = place_beside(t, why, at, |s, c| s.is_common(c))? else { return Ok(()) };
    place_beside(t, why, at, |s, c| s.is_common(c) && c != first).map(drop)
}

/// One of your units is placed beside a space, if you like; returns which.
fn place_beside(t: &mut Board<'_>, why: Why, at: Cell, fits: impl Fn(&State, CardId) -> bool) -> Flow<Option<CardId>> {
    let seat = t.state.active;
    let fits = |s: &State, c: CardId| s.controller(c) == seat && fits(s, c) && !s.room_beside(at).is_empty();
    let Some(card) = may_target(t, seat, Ask::Target(why), fits)? else { return Ok(None) };
    if let Some(cell) = must_cell(t, seat, Ask::Space(why), |s| s.room_beside(at))? {
        placing::place(t, card, cell);
    }
    Ok(Some(card))
}

/// An event of Sunderved's from the draw pile or the discard pile comes openly into the hand; then the draw pile is
/// shuffled. Section 6, 40: it must be taken if there is one.
fn superior_planning(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let ask = Ask::Card(Why::Effect(Effect::MountainVargathSuperiorPlanning));
    let pile: Stack = t.state.pile(Pile::Draw, seat).collect();
    drawing::look(t, seat, pile); // who searches sees it all
    let plans = [Pile::Draw, Pile::Discard].map(|pile| plans(&t.state, pile, seat));
    let pick = if plans.iter().all(BTreeSet::is_empty) {
        None
    } else {
        let [drawn, discarded] = plans;
        Some(must_hidden(t, seat, ask, |_, options| {
            options.extend(drawn.into_iter().map(Pick::Face));
            options.extend(discarded.into_iter().map(Pick::Discarded));
        })?)
    };
    let card = match pick {
        Some(Pick::Face(face)) => Some(t.state.find(seat, face)),
        Some(Pick::Discarded(face)) => t.state.pile(Pile::Discard, seat).find(|&c| t.state.face(c) == face),
        _ => None,
    };
    if let Some(card) = card {
        drawing::take_openly(t, card, seat);
    }
    drawing::shuffle(t, seat)
}

/// The events of Sunderved's reference card in a pile; never in its order, which nobody knows.
fn plans(state: &State, pile: Pile, seat: Seat) -> BTreeSet<Face> {
    let is_plan = |f: &Face| f.printed().kind == Kind::Event && f.printed().faction == Faction::MountainVargath;
    state.pile(pile, seat).map(|c| state.face(c)).filter(is_plan).collect()
}

/// Choose a wall of yours; at the end of the turn your people may come to it.
fn fall_back(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let ask = Ask::Target(Why::Effect(Effect::MountainVargathFallBack));
    let own = |s: &State, c: CardId| s.is_wall(c) && s.controller(c) == seat;
    if let Some(wall) = must_target(t, seat, ask, own)? {
        if t.state.is(wall, Flag::Refuge) {
            t.state.paces[wall] += 1; // a wall goes nowhere: it counts here how often it was chosen again
        }
        t.state.set(wall, Flag::Refuge);
        if let Some(cell) = t.state.cell(wall) {
            let face = t.state.face(wall);
            t.tell(Audience::ALL, || Event::Chosen { face, cell });
        }
    }
    Ok(())
}

/// The walls chosen with Fall Back that still stand and have room beside them.
fn refuges(state: &State) -> Cards {
    let has_room = |wall: &CardId| state.cell(*wall).is_some_and(|at| !state.room_beside(at).is_empty());
    state.cards().iter().filter(|&wall| state.is(wall, Flag::Refuge)).filter(has_room).collect()
}

/// Your Summoner and up to two of your Commons, each if you like, one after another, are placed beside the wall.
fn fall_back_to(t: &mut Board<'_>, wall: CardId) -> Flow {
    match &mut t.state.paces[wall] {
        0 => t.state.unset(wall, Flag::Refuge),
        again => *again -= 1,
    }
    let Some(at) = t.state.cell(wall) else { return Ok(()) };
    let why = Why::Effect(Effect::MountainVargathFallBack);
    let mut placed: SmallVec<[CardId; 4]> = SmallVec::new();
    loop {
        let commons = placed.iter().filter(|&&c| t.state.is_common(c)).count();
        let comes = |s: &State, c: CardId| s.kind(c) == Kind::Summoner || s.is_common(c) && commons < COMMONS;
        let next = place_beside(t, why, at, |s, c| comes(s, c) && !placed.contains(&c))?;
        let Some(card) = next else { return Ok(()) };
        placed.push(card);
    }
}
