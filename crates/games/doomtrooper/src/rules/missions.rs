//! DT-MISSION: goals that are met, and what they bring.

use crate::clause::{Clause, Deed, Event as Happens, Feat, Goal, Moment, Quest, Reward, Target};
use crate::event::Event;
use crate::printed::{Face, Just, Kind, Sorts, Trait, sort};
use crate::rules::asking::must;
use crate::rules::points;
use crate::rules::table::{self, Pile, note};
use crate::state::{At, Happening, Mark, PieceId, Side, State};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Who gets the reward: whoever controls the holding warrior, or the holding player. DT-MISSION-8.
pub(crate) fn holder(state: &State, mission: PieceId) -> Option<Seat> {
    match state.piece(mission).at {
        At::Player(seat) => Some(seat),
        _ => state.bearer(mission).map(|id| state.controller(id)),
    }
}

fn goal(state: &State, mission: PieceId) -> Option<&'static Goal> {
    goal_of(state.face_of(mission)).filter(|_| !state.piece(mission).is_ghost())
}

/// Whether a kill meets the goal of a mission: the killer is the holder, or a fitting warrior of the holding player.
fn meets(state: &State, mission: PieceId, goal: &Goal, killer: PieceId, victim: PieceId) -> bool {
    let Some(seat) = holder(state, mission) else { return false };
    let mine = match state.bearer(mission) {
        Some(bearer) => bearer == killer,
        None => {
            state.controller(killer) == seat && goal.by.is_none_or(|by| by.fits(state, seat, Some(mission), killer))
        }
    };
    let named = !goal.named || state.piece(mission).about == Some(victim);
    mine && named
        && goal.victim.fits(state, seat, Some(mission), victim)
        && goal.says.is_none_or(|says| says(state, killer, victim))
}

/// Missions that are in no play, whose goals a kill meets: those that nobody had to name beforehand (Secret Mission).
fn provable(state: &State, killer: PieceId, victim: PieceId) -> impl Iterator<Item = Face> + '_ {
    let seat = state.controller(killer);
    Face::all().filter(|face| face.listens(Moment::Mission)).filter(move |face| {
        let holds = match face.printed().target {
            Target::Piece(_) => state.suits(killer, *face, seat),
            _ => true,
        };
        let meets = |goal: &Goal| {
            let by = goal.by.is_none_or(|by| by.fits(state, seat, None, killer));
            let says = goal.says.is_none_or(|says| says(state, killer, victim));
            !goal.named && by && says && goal.victim.fits(state, seat, None, victim)
        };
        goal_of(*face).is_some_and(|goal| holds && meets(goal))
    })
}

fn goal_of(face: Face) -> Option<&'static Goal> {
    face.entry().iter().find_map(|c| if let Clause::Mission(goal) = c { Some(goal) } else { None })
}

/// What a kill proves, for those who hold such a mission in hand.
fn prove(t: &mut Board<'_>, killer: PieceId, victim: PieceId) {
    let (seat, value) = (t.state.controller(killer), t.state.value(victim).clamp(0, 250) as u8);
    let met: SmallVec<[Face; 16]> = provable(&t.state, killer, victim).collect();
    for face in met {
        note(t, Happening { what: Just::Goal, seat, who: Some(killer), whom: Some(face), p: 0, d: 0, value });
    }
}

/// A mission from the hand has its goal met already: its player gets what it brings.
pub(crate) fn disclosed(t: &mut Board<'_>, seat: Seat, face: Face) -> Flow {
    let met = |h: &Happening| h.what == Just::Goal && h.seat == seat && h.whom == Some(face);
    let Some(what) = t.state.just.iter().copied().find(met) else { return Ok(()) };
    if let Some(quest) = quest_of(face) {
        give(t, seat, 0, quest.p.into(), false);
        t.tell(Audience::ALL, || Event::Fulfilled { seat, mission: face });
        return Ok(());
    }
    let Some(goal) = goal_of(face).filter(|goal| !goal.survive || what.who.is_some()) else { return Ok(()) };
    pay_out(t, seat, face, goal.reward, what.value, what.who)?;
    t.tell(Audience::ALL, || Event::Fulfilled { seat, mission: face });
    Ok(())
}

/// The mission that a warrior has just fulfilled.
pub(crate) fn just_fulfilled(state: &State, holder: PieceId) -> Option<Happening> {
    state.just.iter().copied().find(|h| h.what == Just::Fulfilled && h.who == Some(holder))
}

/// What a mission gave its holder's player another one gets: points of the combat that are still to come, or those that were
/// booked.
pub(crate) fn steal(t: &mut Board<'_>, holder: PieceId, by: Seat) -> Flow {
    let Some(what) = just_fulfilled(&t.state, holder) else { return Ok(()) };
    // What another text keeps safe he keeps.
    if t.state.may_player(Deed::Points, what.seat, "DT-NEVER-1").is_err() {
        return Ok(());
    }
    if what.value > 0 {
        let side = t.state.side(holder);
        if let (Some(side), Some(combat)) = (side, t.state.combat_mut()) {
            let had = combat.rewards[side as usize].flatten();
            combat.rewards[side as usize] = Some(had.and_then(|n| n.checked_sub(what.value)).filter(|n| *n > 0));
        }
        let (d, p) = points::split(t, by, what.value.into(), None, false)?;
        points::award(t, by, d, p, None);
    } else {
        points::lose(t, what.seat, what.d, what.p);
        points::award(t, by, what.d, what.p, None);
    }
    points::reckon_later(t);
    Ok(())
}

/// Somebody is about to be killed by a warrior: goals are met while both are still there (DT-MISSION-10). Of equal missions
/// one event fulfils one: DT-MISSION-7.
pub(crate) fn killed(t: &mut Board<'_>, killer: PieceId, victim: PieceId) -> Flow {
    prove(t, killer, victim);
    if !t.state.awake.any(Moment::Mission) {
        return Ok(());
    }
    let met: SmallVec<[PieceId; 4]> = t
        .state
        .table()
        .map(|(id, _)| id)
        .filter(|&id| t.state.face_of(id).kind() == Kind::Mission)
        .filter(|&id| goal(&t.state, id).is_some_and(|goal| meets(&t.state, id, goal, killer, victim)))
        .collect();
    let mut done: SmallVec<[Face; 4]> = SmallVec::new();
    for mission in met {
        let face = t.state.face_of(mission);
        let Some(goal) = goal(&t.state, mission) else { continue };
        if done.contains(&face) {
            continue;
        }
        done.push(face);
        let value = t.state.value(victim).clamp(0, 250) as u8;
        if goal.survive {
            // Settled with the points of the combat, if the holder lives to see them.
            let piece = t.state.piece_mut(mission);
            piece.set(Mark::Used, true);
            piece.note = value;
        } else {
            reward(t, mission, goal.reward, value, Some(killer))?;
        }
    }
    Ok(())
}

/// Stage 8: goals that demanded survival.
pub(crate) fn survived(t: &mut Board<'_>) -> Flow {
    if !t.state.awake.any(Moment::Mission) {
        return Ok(());
    }
    let met: SmallVec<[PieceId; 2]> = t
        .state
        .table()
        .filter(|(id, p)| p.is(Mark::Used) && goal(&t.state, *id).is_some_and(|g| g.survive))
        .map(|(id, _)| id)
        .collect();
    for mission in met {
        let Some(goal) = goal(&t.state, mission) else { continue };
        let (value, killer) = (t.state.piece(mission).note, t.state.bearer(mission));
        reward(t, mission, goal.reward, value, killer)?;
    }
    Ok(())
}

/// DT-MISSION-4, DT-MISSION-8: the reward, then the mission is discarded.
fn reward(t: &mut Board<'_>, mission: PieceId, reward: Reward, value: u8, killer: Option<PieceId>) -> Flow {
    let Some(seat) = holder(&t.state, mission) else { return Ok(()) };
    if !pays(&t.state, mission, seat) {
        return fulfil(t, mission);
    }
    let face = t.state.face_of(mission);
    let pending = pay_out(t, seat, face, reward, value, killer)?;
    settle(t, mission, pending)
}

/// What a goal brings to a player; how much of it comes with the points of the combat.
fn pay_out(t: &mut Board<'_>, seat: Seat, face: Face, reward: Reward, value: u8, killer: Option<PieceId>) -> Flow<u8> {
    let side =
        killer.and_then(|k| t.state.combat().and_then(|c| Side::BOTH.into_iter().find(|&s| c.combatant(s) == Some(k))));
    let d_only = killer.is_some_and(|k| points::earns_d_only(t, k));
    let besides = t.state.format.besides;
    match reward {
        Reward::Times(n) => earn(t, side, Some(value.saturating_mul(n + u8::from(besides)))),
        Reward::Extra(n) => earn(t, side, Some(value.saturating_add(n))),
        Reward::ExtraP(p) => give(t, seat, 0, p.into(), d_only),
        Reward::FourDOrTwoP => {
            if !besides {
                earn(t, side, None);
            }
            let both = [Offer::Destiny, Offer::Points].map(Pick::Offer);
            let pick = must(t, seat, Ask::Choose(face), |_, o| o.extend(both))?;
            let value = u16::from(value);
            if pick == Pick::Offer(Offer::Points) {
                give(t, seat, 0, 2 * value, d_only)
            } else {
                give(t, seat, 4 * value, 0, false)
            }
        }
        Reward::Instead(act) => {
            earn(t, side, None);
            act(t, face, seat);
        }
    }
    Ok(match reward {
        Reward::Times(n) if side.is_some() => value.saturating_mul(n),
        Reward::Extra(n) if side.is_some() => n,
        _ => 0,
    })
}

/// A text may put the missions of its warrior first: as long as they are open, others bring nothing.
fn pays(state: &State, mission: PieceId, seat: Seat) -> bool {
    let first = |id: PieceId| {
        let bearer = state.bearer(id).filter(|&b| state.controller(b) == seat);
        bearer.is_some_and(|b| state.has(b, Trait::MissionsFirst))
    };
    let open = |id: PieceId| state.face_of(id).kind() == Kind::Mission && !state.piece(id).is_ghost() && first(id);
    first(mission) || !state.table().any(|(id, _)| open(id))
}

/// What the kill brings instead of its ordinary points.
fn earn(t: &mut Board<'_>, side: Option<Side>, points: Option<u8>) {
    if let (Some(side), Some(combat)) = (side, t.state.combat_mut()) {
        combat.rewards[side as usize] = Some(points);
    }
}

/// DT-AFFIL-10: what a freelancer brings is D.
fn give(t: &mut Board<'_>, seat: Seat, d: u16, p: u16, d_only: bool) {
    let (d, p) = if d_only { (d + p, 0) } else { (d, p) };
    points::award(t, seat, d, p, None);
    points::reckon_later(t);
}

/// It is done, wanted or not: DT-MISSION-6.
pub(crate) fn fulfil(t: &mut Board<'_>, mission: PieceId) -> Flow {
    settle(t, mission, 0)
}

/// The same, and so many points come with the combat; what was booked for it was booked last.
fn settle(t: &mut Board<'_>, mission: PieceId, pending: u8) -> Flow {
    let Some(seat) = holder(&t.state, mission) else { return Ok(()) };
    let (face, who) = (t.state.face_of(mission), t.state.bearer(mission));
    t.tell(Audience::ALL, || Event::Fulfilled { seat, mission: face });
    let booked = t.state.just.last().filter(|h| h.what == Just::Earned && h.seat == seat && pending == 0);
    let (d, p) = booked.map_or((0, 0), |h| (h.d, h.p));
    note(t, Happening { what: Just::Fulfilled, seat, who, whom: Some(face), p, d, value: pending });
    table::leave(t, mission, Pile::Graveyard)
}

/// A mission that brings P when something happens: DT-MISSION-8, DT-AFFIL-10.
pub(crate) fn bring(t: &mut Board<'_>, mission: PieceId, p: u16) -> Flow {
    if let Some(seat) = holder(&t.state, mission).filter(|&seat| pays(&t.state, mission, seat)) {
        let d_only = t.state.bearer(mission).is_some_and(|bearer| points::earns_d_only(t, bearer));
        give(t, seat, 0, p, d_only);
    }
    Ok(())
}

// ---- what is no kill ----

fn quest_of(face: Face) -> Option<&'static Quest> {
    face.entry().iter().find_map(|c| if let Clause::Quest(quest) = c { Some(quest) } else { None })
}

/// Whether it was done, whoever did it.
fn is_done(state: &State, feat: Feat, what: &Happening) -> bool {
    match feat {
        Feat::Destroys(kind, sorts) => {
            what.whom.is_some_and(|face| face.kind() == kind && (sorts.is_none() || face.printed().sorts.any(sorts)))
        }
        Feat::Imprisons => true,
        Feat::Perverts(sorts) => what.who.filter(|&id| state.is_there(id)).is_some_and(|id| perverts(state, id, sorts)),
        Feat::Arrives(sorts) => what.whom.is_some_and(|face| face.printed().sorts.any(sorts)),
    }
}

/// Whether a card that came to lie on somebody such has made it a heretic that it was not before.
fn perverts(state: &State, id: PieceId, sorts: Sorts) -> bool {
    let turns = |on: PieceId| {
        state.entry(on).iter().any(|c| matches!(c, Clause::Becomes(gained, _) if gained.any(sort::HERETIC)))
    };
    let Some(who) = state.bearer(id).filter(|_| turns(id)) else { return false };
    let before = state.printed(who).sorts.any(sort::HERETIC) || state.on(who).any(|on| on != id && turns(on));
    !before && state.is_a(who, sorts)
}

/// Something was done that a mission in play may ask for: DT-MISSION-8.
pub(crate) fn strive(t: &mut Board<'_>, mission: PieceId, quest: &Quest, what: &Happening) -> Flow {
    let anybody = matches!(quest.feat, Feat::Arrives(_));
    let mine = anybody || holder(&t.state, mission) == Some(what.seat);
    if !mine || !is_done(&t.state, quest.feat, what) {
        return Ok(());
    }
    bring(t, mission, quest.p.into())?;
    if quest.ends { fulfil(t, mission) } else { Ok(()) }
}

/// The same for those who hold such a mission in hand (Secret Mission).
pub(crate) fn done(t: &mut Board<'_>, event: Happens, what: &Happening) {
    let fits = |quest: &Quest| quest.ends && quest.event() == event && is_done(&t.state, quest.feat, what);
    let missions = Face::all().filter(|face| face.kind() == Kind::Mission);
    let met: SmallVec<[Face; 2]> = missions.filter(|face| quest_of(*face).is_some_and(fits)).collect();
    for face in met {
        note(t, Happening { what: Just::Goal, who: None, whom: Some(face), p: 0, d: 0, value: 0, ..*what });
    }
}
