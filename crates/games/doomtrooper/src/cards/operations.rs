//! Special cards for actions.

use crate::clause::Clause::{AimsIn, Costs, Does, Grants, Haunts, Lasts, LastsOnEach, Names, OnlyIf, Rating, Then};
use crate::clause::{Do, Entry, Event, FS, FSA, Time, add, give, per, times, times_base};
use crate::filter::{OUTPOST, yours};
use crate::printed::{Kind, Rate, Trait, sort};
use crate::rules::asking::{next, which_or_none};
use crate::rules::searching::Where;
use crate::rules::table::{self, Pile, linger};
use crate::rules::{adding, harm, naming, offers, points, virus};
use crate::state::{At, Fate, Harm, Mark, PieceId, Play, State, Thing, Until};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Discard it.
pub(crate) const SURPRISE_INVASION: Entry = &[Does(Do::Discard)];

/// Discard one mission of your choice for each 3 D you spend.
pub(crate) const UNDERCOVER_AGENTS: Entry = &[Costs(per(3)), Does(Do::Discard)];

/// Sacrifice it.
pub(crate) const HOSTILE_TAKEOVER: Entry = &[Does(Do::Sacrifice)];

/// They are no longer infected by a virus.
pub(crate) const ANTI_TOXIN: Entry = &[
    OnlyIf(|s, by| sick(s, by).next().is_some()),
    Does(Do::Run(|t, play| {
        let all: SmallVec<[PieceId; 8]> = sick(&t.state, play.by).collect();
        all.into_iter().try_for_each(|id| virus::cure(t, id))
    })),
];

/// Needs a Patriarch on your Outpost. Until your next turn begins they can be neither wounded nor killed when
/// attacking.
pub(crate) const THE_PROTECTION: Entry = &[
    OnlyIf(has_patriarch),
    LastsOnEach(Time::NextTurn, yours(sort::LUTHERAN), &[Grants(give(Trait::Invulnerable).attacking())]),
];

/// Needs a Patriarch on your Outpost. Discard one of them: until your next turn begins all have +X F, S and A, X
/// its base V.
pub(crate) const THE_SACRIFICE: Entry = &[
    OnlyIf(|s, by| has_patriarch(s, by) && yours(sort::LUTHERAN).all_in(s, by, None).count() > 1),
    Names(name_victim),
    Does(Do::Run(offer_up)),
    Haunts(&[Rating(add(FSA, 1).each())]),
];

/// Exchange your P and D in either direction at 5 D for 1 P, as often as you like now.
pub(crate) const RETRAINING: Entry =
    &[OnlyIf(|s, by| s.player(by).d >= 5 || s.player(by).p >= 1), Names(exchange), Does(Do::Run(retrain))];

/// Search your collection, take one card into your hand.
pub(crate) const DIVINE_INSPIRATION: Entry = &[Does(Do::Search(Where::Collection))];

/// Needs a Patriarch on your Outpost. Until your next turn begins its base F, S and A are tripled; then it is
/// sacrificed (no points).
pub(crate) const THE_CONVICTION: Entry = &[
    OnlyIf(has_patriarch),
    Lasts(Time::Game, &[Rating(times_base(FSA, 3)), Then(Event::TurnStarts, &[Do::Sacrifice])]),
];

/// Needs a Patriarch on your Outpost. Until your next turn begins their F and S are doubled when defending.
// RULING: The Defiance and other rituals: a ritual may be performed twice; the second time changes nothing for those the
// first has touched (DT-SPECIAL-3).
pub(crate) const THE_DEFIANCE: Entry =
    &[OnlyIf(has_patriarch), LastsOnEach(Time::NextTurn, yours(sort::LUTHERAN), &[Rating(times(FS, 2).defending())])];

/// Redistribute equipment among your warriors, also between Squad and Kohort; recipients must be legal.
// RULING: Efficiency Training: each card moves once, and a vehicle comes to its new driver empty (DT-VEHICLE-12).
pub(crate) const EFFICIENCY_TRAINING: Entry =
    &[OnlyIf(|s, by| movable(s, by).next().is_some()), Names(name_heirs), Does(Do::Run(redistribute))];

/// It and its equipment are shuffled into their owners' libraries, its other attachments are discarded; its owner
/// gets D equal to its current V. Not an attack, no points.
// RULING: Reassignment: for one that nobody has seen yet its owner gets nothing, for its ratings do nothing (DT-COVER-20).
pub(crate) const REASSIGNMENT: Entry = &[Does(Do::Run(recall))];

/// It returns to your hand.
pub(crate) const ESCAPE: Entry = &[Does(Do::ToHand)];

/// Each uncovered warrior there goes into cover or is wounded; one that may never take cover is spared.
pub(crate) const SUPPRESSING_FIRE: Entry =
    &[AimsIn(|s, _, at, area| s.stand_in(at, area).any(|id| may_duck(s, id))), Does(Do::Run(suppress))];

/// Warriors of a player that a virus has infected.
fn sick(state: &State, by: Seat) -> impl Iterator<Item = PieceId> + '_ {
    state.warriors().filter(move |&id| state.controller(id) == by && virus::is_sick(state, id))
}

// ---- rituals ----

fn has_patriarch(state: &State, by: Seat) -> bool {
    yours(sort::PATRIARCH).in_(OUTPOST).all_in(state, by, None).next().is_some()
}

fn name_victim(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let flock = yours(sort::LUTHERAN);
    let able: SmallVec<[PieceId; 8]> = flock.all_in(&t.state, play.by, None).collect();
    naming::piece(t, play, Ask::Choose(play.face), able).map(|_| ())
}

/// One is discarded, and all others have as much as it was worth.
fn offer_up(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(victim) = play.piece() else { return Ok(()) };
    let worth = t.state.base(victim, Rate::Value).clamp(0, 100) as u8;
    table::discard(t, victim)?;
    let flock = yours(sort::LUTHERAN);
    let all: SmallVec<[PieceId; 8]> = flock.all_in(&t.state, play.by, None).collect();
    for id in all {
        linger(t, play.face, play.by, At::On(id), Until::TurnOf(play.by), worth);
    }
    Ok(())
}

// ---- points ----

/// How often 5 D can be had for 1 P, or 1 P for 5 D.
fn most(state: &State, by: Seat, way: Offer) -> u16 {
    let player = state.player(by);
    if way == Offer::Points { player.d / 5 } else { player.p }
}

/// What for, and how often.
fn exchange(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let (by, face) = (play.by, play.face);
    let pick: Pick = t.choose(by, Ask::Choose(face), |s, o| {
        let ways = [Offer::Points, Offer::Destiny].into_iter().filter(|&way| most(s, by, way) > 0);
        o.extend(ways.map(Pick::Offer));
    })?;
    let Pick::Offer(way) = pick else { return Ok(()) };
    naming::add(t, play, Thing::Offer(way));
    let times = most(&t.state, by, way).min(u8::MAX.into());
    let times = t.number(by, Ask::Amount(face), 1..=u32::from(times))? as u8;
    naming::add(t, play, Thing::Number(times));
    Ok(())
}

/// As often as was named, as far as there still is enough.
fn retrain(t: &mut Board<'_>, play: &Play) -> Flow {
    let &[Thing::Offer(way), Thing::Number(times)] = &play.things[..] else { return Ok(()) };
    let by = play.by;
    let n = most(&t.state, by, way).min(times.into());
    if way == Offer::Points {
        points::lose(t, by, 5 * n, 0);
        points::award(t, by, 0, n, None);
        points::reckon_later(t);
    } else {
        points::lose(t, by, 0, n);
        points::gain(t, by, 5 * n);
    }
    Ok(())
}

// ---- equipment ----

/// Equipment of a player's warriors, and where it may go.
fn movable(state: &State, by: Seat) -> impl Iterator<Item = PieceId> + '_ {
    let cards = state.table().filter(|(_, piece)| !piece.is_ghost()).map(|(id, _)| id);
    cards.filter(move |&id| {
        let bearer = state.bearer(id).filter(|&b| state.piece(id).at == At::On(b));
        state.printed(id).kind == Kind::Equipment
            && bearer.is_some_and(|b| state.controller(b) == by)
            && !state.has(id, Trait::NeverMoved)
            && state.is_in_play(id)
            && heirs(state, by, id).next().is_some()
    })
}

fn heirs(state: &State, by: Seat, card: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let (face, bearer) = (state.face_of(card), state.bearer(card));
    state
        .warriors()
        .filter(move |&id| state.controller(id) == by && bearer != Some(id) && state.may_give(by, face, id).is_ok())
}

/// Which card goes to whom, one at least, each after those that were named before it.
fn name_heirs(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let (by, face) = (play.by, play.face);
    let mut then = t.state.clone();
    loop {
        let moved: SmallVec<[PieceId; 8]> = play.pieces().step_by(2).collect();
        let able: SmallVec<[PieceId; 8]> = movable(&then, by).filter(|id| !moved.contains(id)).collect();
        let Some(card) = next(t, by, Ask::Moves(face), able, moved.is_empty())? else { return Ok(()) };
        naming::add(t, play, Thing::Piece(card));
        let able: SmallVec<[PieceId; 8]> = heirs(&then, by, card).collect();
        let Some(to) = naming::piece(t, play, Ask::Goes(face, card), able)? else { return Ok(()) };
        then.put_on(card, to);
    }
}

/// Each card to whom it was named for, if it still may.
fn redistribute(t: &mut Board<'_>, play: &Play) -> Flow {
    let named: SmallVec<[PieceId; 8]> = play.pieces().collect();
    for pair in named.chunks_exact(2) {
        let (card, to) = (pair[0], pair[1]);
        let able = movable(&t.state, play.by).any(|id| id == card);
        if able && heirs(&t.state, play.by, card).any(|id| id == to) {
            table::move_onto(t, card, to);
        }
    }
    Ok(())
}

/// It and its equipment go back to where they came from.
fn recall(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(id) = play.piece() else { return Ok(()) };
    let Some(owner) = t.state.piece(id).card.map(|card| card.owner()) else { return Ok(()) };
    let value = if t.state.piece(id).is(Mark::Secret) { 0 } else { t.state.value(id).max(0) as u16 };
    let gear = |state: &State, on: PieceId| {
        let with = !state.piece(on).is_ghost() && state.printed(on).kind == Kind::Equipment;
        if with { Pile::Library } else { Pile::Graveyard }
    };
    let mut owners: SmallVec<[Seat; 4]> = SmallVec::from_slice(&[owner]);
    for on in t.state.on(id) {
        let whose = t.state.piece(on).card.filter(|_| gear(&t.state, on) == Pile::Library).map(|card| card.owner());
        owners.extend(whose.filter(|seat| !owners.contains(seat)));
    }
    table::leave_with(t, id, Pile::Library, gear)?;
    points::gain(t, owner, value);
    owners.into_iter().try_for_each(|seat| table::shuffle(t, seat))
}

// ---- cover ----

fn may_duck(state: &State, id: PieceId) -> bool {
    offers::acts_on(state, Do::Cover, id).is_ok()
}

/// Each goes into cover, or stands and is wounded: its player says which.
fn suppress(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some((at, area)) = play.area() else { return Ok(()) };
    let mut struck: SmallVec<[PieceId; 8]> = t.state.stand_in(at, area).filter(|&id| may_duck(&t.state, id)).collect();
    while !struck.is_empty() {
        let Some(stands) = which_or_none(t, at, Ask::Choose(play.face), struck.iter().copied())? else { break };
        struck.retain(|id| *id != stands);
        harm::harm(t, Harm { whom: stands, fate: Fate::Wound, by: None, earns: None, card: Some(play.face) });
    }
    struck.into_iter().for_each(|id| adding::cover(t, id));
    Ok(())
}
