//! H3-MOVE, H3-MAP-3 to H3-MAP-9: heroes move over the map, a field for each MP.

use super::{combat, done, modes, push, rounds, town, visiting};
use crate::event::Event;
use crate::printed::{Location, Sort, TileKind};
use crate::state::{Frame, State};
use crate::{Board, Options, Pick};
use grid::hex::{Hex, Side};
use kernel::{Audience, Flow, Rule, Seat};

pub(crate) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    for (walker, hero) in (0..2).zip(state.player(seat).walkers).filter(|(_, hero)| hero.here) {
        for side in Side::ALL {
            let to = hero.at.step(side);
            if state.slot_at(to).is_some() {
                o.judge(Pick::Move(walker, to), can_move(state, seat, walker, side));
            }
        }
        if hero.hovers {
            o.judge(Pick::Land(walker), can_land(state, seat, walker));
        }
        if state.location(hero.at).is_some_and(|location| visiting::sort(state, location) == Sort::Revisitable) {
            o.judge(Pick::Again(walker), can_visit_again(state, seat, walker));
        }
    }
}

/// H3-MOVE-1, H3-MOVE-2, H3-MAP-3, H3-MAP-20
fn can_move(state: &State, seat: Seat, walker: u8, side: Side) -> Result<(), Rule> {
    let hero = state.player(seat).walkers[usize::from(walker)];
    if hero.mp == 0 {
        return Err(Rule("H3-MOVE-1"));
    }
    let to = hero.at.step(side);
    if state.spot(to).is_none() {
        return Err(Rule("H3-MAP-11"));
    }
    let blocked = state.location(to) == Some(Location::Blocked);
    if blocked && !hero.winged {
        return Err(Rule("H3-LOC-23"));
    }
    // H3-AMB-14: only while it can go on from there.
    if blocked && !(hero.mp > 1 && has_exit(state, to)) {
        return Err(Rule("H3-AMB-14"));
    }
    if !hero.winged && state.cross(hero.at, side).is_none() {
        return Err(Rule("H3-MAP-3"));
    }
    if is_closed(state, seat, to) {
        return Err(Rule("H3-MODE-6"));
    }
    let goes_on = hero.mp > 1;
    for (other, _) in state.walker_at(to) {
        // H3-AMB-13: own heroes pass each other but do not stop on one field.
        if other == seat && !goes_on {
            return Err(Rule("H3-AMB-13"));
        }
        // H3-LOC-21: who stands in a Sanctuary can be passed, not attacked.
        if other != seat && state.location(to) == Some(Location::Sanctuary) && !goes_on {
            return Err(Rule("H3-LOC-21"));
        }
        if modes::are_fellows(state, seat, other) && !goes_on {
            return Err(Rule("H3-MODE-5"));
        }
    }
    Ok(())
}

/// Where a hero gets step by step, without anything happening on the way: over fields that do nothing to whoever comes there,
/// the nearest first. What a hero who flies may do is not reckoned.
pub(crate) fn reach(state: &State, seat: Seat, walker: u8) -> Vec<Vec<Hex>> {
    let mut copy = state.clone();
    let hero = state.player(seat).walkers[usize::from(walker)];
    let mut ways: Vec<Vec<Hex>> = vec![];
    if !hero.here || hero.winged {
        return ways;
    }
    let mut ends = vec![vec![hero.at]];
    for left in (1..=hero.mp).rev() {
        let mut next: Vec<Vec<Hex>> = vec![];
        for way in &ends {
            let Some(&at) = way.last() else { continue };
            let stands = &mut copy.player_mut(seat).walkers[usize::from(walker)];
            (stands.at, stands.mp) = (at, left);
            for side in Side::ALL {
                let to = at.step(side);
                let known = to == hero.at || ways.iter().chain(&next).any(|way| way.last() == Some(&to));
                if !known && can_move(&copy, seat, walker, side).is_ok() {
                    next.push(way.iter().copied().chain([to]).collect());
                }
            }
        }
        ends = next.iter().filter(|way| way.last().is_some_and(|&at| is_quiet(state, seat, at))).cloned().collect();
        ways.append(&mut next);
    }
    ways
}

/// Whether nothing happens to a player whose hero comes to a field: H3-MAP-5, H3-MAP-6, H3-MAP-8.
fn is_quiet(state: &State, seat: Seat, at: Hex) -> bool {
    let Some(location) = state.location(at) else { return false };
    let mark = state.mark(at);
    let is_spent = match visiting::sort(state, location) {
        Sort::Nothing => true,
        Sort::Visitable => mark.is_black(),
        Sort::Flaggable => state.holder(at) == Some(seat) || mark.is_marked_by(seat),
        Sort::Revisitable => location == Location::Sanctuary,
    };
    is_spent && state.guard(at) == 0 && state.walker_at(at).next().is_none() && state.quest.dragons != Some(at)
}

/// A scenario's own: an enemy's start tile that nobody may enter yet.
pub(crate) fn is_closed(state: &State, seat: Seat, at: Hex) -> bool {
    rounds::start_tiles_are_closed(state) && is_foreign_start(state, seat, at)
}

fn is_foreign_start(state: &State, seat: Seat, at: Hex) -> bool {
    let Some(slot) = state.slot_at(at) else { return false };
    let laid = state.tiles.as_slice()[slot];
    laid.tile.kind() == TileKind::Starting && state.home(seat) != Some(laid.centre)
}

/// H3-AMB-12
fn can_visit_again(state: &State, seat: Seat, walker: u8) -> Result<(), Rule> {
    let hero = state.player(seat).walkers[usize::from(walker)];
    if hero.mp == 0 {
        Err(Rule("H3-MOVE-1"))
    } else if hero.hovers {
        Err(Rule("H3-AMB-14"))
    } else {
        must_part(state, seat)
    }
}

/// H3-AMB-67: two heroes on one field; the next MP must move one of them away.
pub(crate) fn must_part(state: &State, seat: Seat) -> Result<(), Rule> {
    let shared =
        state.player(seat).walkers.iter().filter(|hero| hero.here).any(|hero| state.walker_at(hero.at).count() > 1);
    if shared { Err(Rule("H3-AMB-67")) } else { Ok(()) }
}

fn spend(t: &mut Board<'_>, seat: Seat, walker: u8) {
    let hero = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
    hero.mp = hero.mp.saturating_sub(1);
}

pub(crate) fn go(t: &mut Board<'_>, seat: Seat, walker: u8, to: Hex) {
    spend(t, seat, walker);
    let hero = t.state.player(seat).walkers[usize::from(walker)];
    let passes_another = hero.passes && t.state.walker_at(hero.at).any(|(other, _)| other != seat);
    let hero = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
    // RULING: who retreats goes back to where it stood before it flew, or passed somebody else's hero: it may not stop there
    // (H3-LOC-21). Beside an own hero it may be forced to (H3-AMB-67).
    if !hero.hovers && !passes_another {
        hero.from = hero.at;
    }
    hero.at = to;
    hero.passes = false;
    hero.hovers = hero.winged && hero.mp > 0;
    let stops = !hero.hovers;
    let hero = t.state.player(seat).hero;
    t.tell(Audience::ALL, || Event::Moved { seat, hero, walker, to });
    if stops {
        push(t, Frame::Arrive { seat, walker });
    }
}

/// Whether a hero can leave a blocked field with one MP.
fn has_exit(state: &State, at: Hex) -> bool {
    Side::ALL.into_iter().map(|side| at.step(side)).any(|to| {
        let open = state.location(to).is_some_and(|location| location != Location::Blocked);
        open && state.walker_at(to).next().is_none()
    })
}

/// H3-AMB-14: where a hero that flies may stop.
fn can_land(state: &State, seat: Seat, walker: u8) -> Result<(), Rule> {
    let at = state.player(seat).walkers[usize::from(walker)].at;
    let other = || state.walker_at(at).find(|&(other, which)| (other, which) != (seat, usize::from(walker)));
    match (state.location(at), other()) {
        (Some(Location::Blocked), _) => Err(Rule("H3-AMB-14")),
        (_, Some((other, _))) if other == seat => Err(Rule("H3-AMB-13")),
        (Some(Location::Sanctuary), Some(_)) => Err(Rule("H3-LOC-21")),
        (_, Some((other, _))) if modes::are_fellows(state, seat, other) => Err(Rule("H3-MODE-5")),
        _ => Ok(()),
    }
}

/// It stops, and the field is resolved.
pub(crate) fn land(t: &mut Board<'_>, seat: Seat, walker: u8) {
    let hero = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
    if std::mem::take(&mut hero.hovers) && hero.here {
        push(t, Frame::Arrive { seat, walker });
    }
}

/// H3-AMB-14, H3-AMB-13, H3-LOC-21: a hero over a field where it may not stop must leave it, and so must one that passes
/// another, as far as it can.
pub(crate) fn must_go_on(state: &State, seat: Seat) -> Option<Rule> {
    (0..2).zip(state.player(seat).walkers).filter(|(_, hero)| hero.here).find_map(|(walker, hero)| {
        let passes = hero.passes && state.walker_at(hero.at).count() > 1;
        let held = if hero.hovers { can_land(state, seat, walker).err() } else { None };
        let free = || Side::ALL.into_iter().any(|side| can_move(state, seat, walker, side).is_ok());
        let safe = state.location(hero.at) == Some(Location::Sanctuary);
        match (held, passes) {
            (Some(rule), _) if free() => Some(rule),
            (_, true) if free() => Some(Rule(if safe { "H3-LOC-21" } else { "H3-AMB-13" })),
            _ => None,
        }
    })
}

pub(crate) fn again(t: &mut Board<'_>, seat: Seat, walker: u8) {
    spend(t, seat, walker);
    push(t, Frame::Visit { seat, walker });
}

fn pass(t: &mut Board<'_>, seat: Seat, walker: u8) {
    t.state.player_mut(seat).walkers[usize::from(walker)].passes = true;
}

/// H3-MOVE-9, H3-LOC-21: whether an enemy's hero stands on a field and can be attacked there.
pub(crate) fn meets_enemy(state: &State, seat: Seat, at: Hex) -> bool {
    let enemy = |other: Seat| other != seat && !modes::are_fellows(state, seat, other);
    state.location(at) != Some(Location::Sanctuary) && state.walker_at(at).any(|(other, _)| enemy(other))
}

/// H3-COMBAT-1, H3-MAP-4: a combat comes before the field's effect.
pub(crate) fn arrive(t: &mut Board<'_>, seat: Seat, walker: u8) -> Flow {
    done(t);
    if t.state.is_ai(seat) {
        return super::ai::arrive(t, seat);
    }
    let at = t.state.player(seat).walkers[usize::from(walker)].at;
    let others: Vec<(Seat, usize)> = t.state.walker_at(at).filter(|&other| other != (seat, walker.into())).collect();
    let own = others.iter().any(|(other, _)| *other == seat);
    if !own && modes::dragons::meet(t, seat, walker) {
        return Ok(());
    }
    // H3-AMB-13: the passed field is not visited. Who is on the same side is passed, too.
    if own || others.iter().any(|(other, _)| modes::are_fellows(&t.state, seat, *other)) {
        pass(t, seat, walker);
        return Ok(());
    }
    if let Some(&(enemy, which)) = others.first() {
        if t.state.location(at) == Some(Location::Sanctuary) {
            pass(t, seat, walker);
        } else {
            if t.state.is_ai(enemy) {
                return super::ai::meet(t, seat, walker, enemy);
            }
            combat::begin_with_hero(t, seat, walker, enemy, which as u8);
            town::open(t);
        }
        return Ok(());
    }
    let guard = t.state.guard(at);
    let holder = t.state.holder(at).filter(|&holder| holder != seat);
    let strong = matches!(t.state.location(at), Some(Location::Town | Location::Settlement));
    match holder {
        // The AI hero comes to defend its town; what else it took is taken back as a mine is.
        Some(holder) if strong && t.state.is_ai(holder) => {
            let waits = t.state.player(holder).walkers[0].here;
            match t.state.founder(at) == Some(holder) && waits {
                true => return super::ai::meet(t, seat, walker, holder),
                false => push(t, Frame::Visit { seat, walker }),
            }
        }
        Some(holder) if strong && modes::are_fellows(&t.state, seat, holder) => {}
        // H3-SIEGE-1, H3-TOWN-16
        Some(holder) if strong => {
            combat::begin_siege(t, seat, walker, holder);
            town::open(t);
        }
        // H3-LOC-32: a mine is taken at once.
        _ if guard == 0 => push(t, Frame::Visit { seat, walker }),
        _ => {
            combat::begin_with_guards(t, seat, walker, guard);
            town::open(t);
        }
    }
    Ok(())
}
