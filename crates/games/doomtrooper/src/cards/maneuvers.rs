//! Special cards at any time that move others: missions, warriors, prisoners, loot.

use crate::clause::Clause::{Aims, AimsAt, Asks, Does, Names, OnlyIf};
use crate::clause::{Do, Entry, Naming};
use crate::printed::{Kind, Trait, sort};
use crate::rules::asking::{must, next, which_or_none};
use crate::rules::loot::takers;
use crate::rules::table::{self, Pile};
use crate::rules::{adding, naming, offers, points, prison, transfer};
use crate::state::{Area, At, Mark, PieceId, Play, State, Thing};
use crate::{Ask, Board, Pick};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Reassign it to another warrior (a player mission to another player) in play that is a legal holder.
// RULING: File Transfer: what was counted for it starts anew with the new holder (DT-MISSION-3).
pub(crate) const FILE_TRANSFER: Entry = &[
    Aims(|s, by, id| holders(s, by, id).next().is_some() || players(s, by, id).next().is_some()),
    Names(name_holder),
    Does(Do::Run(reassign)),
];

/// Return it to your hand.
pub(crate) const STRATEGIC_RESTRUCTURING: Entry =
    &[Aims(|s, _, id| s.printed(id).kind != Kind::Alliance && !s.has(id, Trait::NeverSacrificed)), Does(Do::ToHand)];

/// They are freed into their owners' hands with their attachments.
pub(crate) const AMNESTY: Entry = &[OnlyIf(|s, _| s.warriors().any(|id| s.is_imprisoned(id))), Does(Do::Run(amnesty))];

/// All Doomtroopers and Dark Legion warriors on all Outposts return to Squad and Kohort, except those that may not
/// leave.
pub(crate) const GET_OFF_THAT_ROCK: Entry = &[
    OnlyIf(|s, _| s.warriors().any(|id| leaves_rock(s, id))),
    Does(Do::Run(|t, _| {
        let all: SmallVec<[PieceId; 16]> = t.state.warriors().filter(|&id| leaves_rock(&t.state, id)).collect();
        all.into_iter().try_for_each(|id| transfer::relocate(t, id))
    })),
];

/// Transfer as many of your warriors as you like for no action, by the normal rules.
pub(crate) const REDEPLOYMENT: Entry =
    &[OnlyIf(|s, by| redeployable(s, by).next().is_some()), Names(name_ways), Does(Do::Run(redeploy))];

/// All that player's warriors that can go into cover do so; any that already were in cover are discarded unless he
/// pays 5 D for each.
pub(crate) const COWARDICE: Entry = &[
    AimsAt(|s, _, whom| {
        s.warriors().any(|id| s.controller(id) == whom && (s.piece(id).is(Mark::Covered) || may_hide(s, id)))
    }),
    Does(Do::Run(cowardice)),
];

/// Turn it face up; it is out of cover.
pub(crate) const DISCOVERED: Entry = &[Does(Do::Uncover)];

/// Take control of it and give it at once to one of your warriors, affiliation ignored; limits of one vehicle and
/// one armor suit still bind. A driver losing his vehicle this way is not wounded.
pub(crate) const HEIST: Entry =
    &[Aims(|s, by, id| takers(s, by, id).next().is_some()), Asks(Naming::Taker), Does(Do::Steal)];

/// Take it for a warrior on your Outpost, affiliation ignored.
pub(crate) const RUSTLERS: Entry =
    &[Aims(|s, by, id| takers(s, by, id).next().is_some()), Asks(Naming::Taker), Does(Do::Steal)];

// ---- transfers ----

/// Doomtroopers and Dark Legion on an Outpost that may leave it.
fn leaves_rock(state: &State, id: PieceId) -> bool {
    let sorts = state.sorts(id);
    matches!(state.piece(id).at, At::In(_, Area::Outpost))
        && state.is_in_play(id)
        && sorts.any(sort::DOOMTROOPER.and(sort::DARK_LEGION))
        && !sorts.any(sort::TRIBAL.and(sort::BEAST))
        && !state.has(id, Trait::OutpostOnly)
}

fn redeployable(state: &State, by: Seat) -> impl Iterator<Item = PieceId> + '_ {
    state.warriors().filter(move |&id| state.controller(id) == by && transfer::may_go(state, id).is_ok())
}

/// Who goes where, one at least, each after those that were named before it.
fn name_ways(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let mut then = t.state.clone();
    loop {
        let able: SmallVec<[PieceId; 8]> = redeployable(&then, play.by).collect();
        let first = play.things.is_empty();
        let Some(id) = next(t, play.by, Ask::Moves(play.face), able, first)? else { return Ok(()) };
        naming::add(t, play, Thing::Piece(id));
        let area = transfer::whither(t, id)?;
        naming::add(t, play, Thing::Area(play.by, area));
        then.piece_mut(id).at = At::In(play.by, area);
        then.piece_mut(id).set(Mark::Transferred, true);
    }
}

/// Each as it was named, if it still may.
fn redeploy(t: &mut Board<'_>, play: &Play) -> Flow {
    for pair in play.things.chunks_exact(2) {
        if let &[Thing::Piece(id), Thing::Area(_, area)] = pair
            && redeployable(&t.state, play.by).any(|able| able == id)
        {
            transfer::go(t, id, area)?;
        }
    }
    Ok(())
}

// ---- missions ----

/// Warriors that may hold a mission that another warrior holds.
fn holders(state: &State, by: Seat, mission: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let (face, holder) = (state.face_of(mission), state.bearer(mission));
    state.warriors().filter(move |&id| {
        holder.is_some_and(|h| h != id)
            && state.is_in_play(id)
            && !state.piece(id).is(Mark::Secret)
            && state.suits(id, face, by)
            && !state.bears(id, face)
    })
}

/// Players that may hold a mission that another player holds.
fn players(state: &State, by: Seat, mission: PieceId) -> impl Iterator<Item = Seat> + '_ {
    let face = state.face_of(mission);
    let holder = if let At::Player(seat) = state.piece(mission).at { Some(seat) } else { None };
    let has = move |seat: Seat| {
        state.table().any(|(id, p)| p.at == At::Player(seat) && !p.is_ghost() && state.face_of(id) == face)
    };
    state.seated(by).filter(move |&seat| holder.is_some_and(|h| h != seat) && !has(seat))
}

fn name_holder(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let Some(mission) = play.piece() else { return Ok(()) };
    let pick = must(t, play.by, Ask::Choose(play.face), |s, o| {
        o.extend(holders(s, play.by, mission).map(Pick::Piece));
        o.extend(players(s, play.by, mission).map(Pick::Seat));
    })?;
    match pick {
        Pick::Piece(id) => naming::add(t, play, Thing::Piece(id)),
        Pick::Seat(seat) => naming::add(t, play, Thing::Seat(seat)),
        _ => {}
    }
    Ok(())
}

fn reassign(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(mission) = play.piece() else { return Ok(()) };
    let to = match play.pieces().nth(1) {
        Some(id) if t.state.is_there(id) => At::On(id),
        Some(_) => return Ok(()),
        None => At::Player(play.seat()),
    };
    table::assign(t, mission, to);
    Ok(())
}

// ---- cover ----

/// Whether something can drive a warrior into cover: DT-COVER-9, DT-VEHICLE-13.
fn may_hide(state: &State, id: PieceId) -> bool {
    offers::acts_on(state, Do::Cover, id).is_ok() && !state.is_missing(id)
}

fn cowardice(t: &mut Board<'_>, play: &Play) -> Flow {
    let seat = play.seat();
    let of = |state: &State, covered: bool| -> SmallVec<[PieceId; 8]> {
        let his = state.warriors().filter(|&id| state.controller(id) == seat && !state.is_missing(id));
        his.filter(|&id| state.piece(id).is(Mark::Covered) == covered).collect()
    };
    let (mut hidden, open) = (of(&t.state, true), of(&t.state, false));
    // He pays for those he wants to keep.
    while !hidden.is_empty() && t.state.purse(seat) >= 5 {
        let Some(kept) = which_or_none(t, seat, Ask::Choose(play.face), hidden.iter().copied())? else { break };
        points::pay(t, seat, 5);
        hidden.retain(|id| *id != kept);
    }
    hidden.into_iter().try_for_each(|id| table::discard(t, id))?;
    for id in open {
        if t.state.is_there(id) && may_hide(&t.state, id) {
            adding::cover(t, id);
        }
    }
    Ok(())
}

// ---- prisoners and loot ----

fn amnesty(t: &mut Board<'_>, _: &Play) -> Flow {
    let all: SmallVec<[PieceId; 8]> = t.state.warriors().filter(|&id| t.state.is_imprisoned(id)).collect();
    let with = |state: &State, id: PieceId| if prison::holds(state, id) { Pile::Graveyard } else { Pile::Hand };
    all.into_iter().try_for_each(|id| table::leave_with(t, id, Pile::Hand, with))
}
