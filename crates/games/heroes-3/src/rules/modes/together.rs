//! H3-MODE-5, Emerald Island: players who share a goal, what they give each other, and what they win and lose together.
//!
//! RULING: in a Cooperative game nobody attacks a fellow or takes what a fellow holds; fellows pass each other as own heroes
//! do. What lies face down is not flagged yet.

use super::super::{done, ending, gains, push, visiting};
use crate::event::Event;
use crate::printed::{Location, Unit};
use crate::scenario::{Goal, Special};
use crate::state::{Ally, Errand, Frame, Matter, News, State};
use crate::tables::Resource;
use crate::{Ask, Board, Options, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Seat};

/// Whether two players are on one side.
pub(crate) fn are_fellows(state: &State, seat: Seat, other: Seat) -> bool {
    seat != other && super::super::ai::is_shared(state) && !state.is_ai(seat) && !state.is_ai(other)
}

fn is_wanted(location: Location) -> bool {
    location == Location::Settlement || location.is_mine()
}

/// How many mines and settlements no player holds; a tile that lies face down counts as one.
fn unflagged(state: &State) -> usize {
    let free = |&(hex, field, _): &(Hex, crate::FieldFacts, _)| {
        is_wanted(field.location) && state.holder(hex).is_none_or(|holder| state.is_ai(holder))
    };
    let down = state.tiles.as_slice().iter().filter(|laid| !laid.is_up).count();
    state.fields().filter(free).count() + down
}

/// How many mines and settlements players hold, of how many: a tile that lies face down counts as one of them.
pub(crate) fn flagged(state: &State) -> (u32, u32) {
    let down = state.tiles.as_slice().iter().filter(|laid| !laid.is_up).count();
    let all = state.fields().filter(|(_, field, _)| is_wanted(field.location)).count() + down;
    ((all - unflagged(state)) as u32, all as u32)
}

/// Emerald Island: the last combat for a mine or settlement is harder, and to the end.
pub(super) fn is_last_combat(state: &State, at: Hex) -> bool {
    let wanted = state.location(at).is_some_and(is_wanted) && state.holder(at).is_none();
    wanted && state.scenario().has(Special::LastCombatIsHarder) && unflagged(state) == 1
}

pub(super) fn is_all_flagged(t: &mut Board<'_>, seat: Seat) {
    if t.state.scenario().is_won_by(Goal::AllMinesAndSettlements) && unflagged(&t.state) == 0 {
        ending::reach(t, seat);
    }
}

/// Emerald Island: a hero shares the tile of the other's hero, stands next to it, or is in the other's town.
fn is_near(state: &State, seat: Seat, to: Seat) -> bool {
    let heroes = |seat: Seat| state.player(seat).walkers.into_iter().filter(|hero| hero.here).map(|hero| hero.at);
    let meets = |at: Hex| {
        let near = |other: Hex| state.slot_at(other) == state.slot_at(at) || other.distance(at) <= 1;
        heroes(to).any(near) || state.founder(at) == Some(to)
    };
    !state.player(to).out && heroes(seat).any(meets)
}

/// What a player may do beside everything else.
pub(super) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    if !state.scenario().has(Special::UnitsMayBeGiven) {
        return;
    }
    for to in Seat::all(state.seats).filter(|&to| to != seat && is_near(state, seat, to)) {
        let units: Vec<(Unit, bool)> = state.player(seat).units().collect();
        for (n, &(unit, _)) in units.iter().enumerate() {
            if units[..n].iter().all(|(other, _)| *other != unit) && state.player(to).allies.len() < 14 {
                o.add(Pick::Give(unit, to));
            }
        }
    }
}

pub(super) fn give(t: &mut Board<'_>, seat: Seat, unit: Unit, to: Seat) {
    let Some((_, is_pack)) = t.state.player(seat).units().find(|(own, _)| *own == unit) else { return };
    t.state.player_mut(seat).lose(unit);
    t.state.player_mut(to).welcome(unit, is_pack);
    t.tell(Audience::ALL, || Event::Quest(News::Gave { seat, to, unit }));
}

/// H3-SETUP-18: starting units of the player's choice, one after the other.
pub(crate) fn enlist_all(t: &mut Board<'_>) {
    let seats: Vec<Seat> = t.state.players_in_order().collect();
    seats.into_iter().rev().for_each(|seat| enlist_chosen(t, seat));
}

fn enlist_chosen(t: &mut Board<'_>, seat: Seat) {
    let army = &t.state.scenario().army;
    for (n, _) in army.iter().enumerate().rev().filter(|(_, troop)| troop.rank.is_none()) {
        push(t, Frame::Quest(Errand::Enlist { seat, troop: n as u8 }));
    }
}

/// H3-UNIT-6: the starting units come back, but for those that somebody else leads.
pub(crate) fn raised_again(t: &mut Board<'_>, seat: Seat) {
    for unit in Unit::of(t.state.player(seat).faction()) {
        if t.state.is_lent(unit) {
            t.state.player_mut(seat).army[unit.place()] = 0;
        }
    }
    enlist_chosen(t, seat);
}

pub(super) fn enlist(t: &mut Board<'_>, seat: Seat, troop: u8) -> Flow {
    let Some(&troop) = t.state.scenario().army.get(usize::from(troop)) else {
        done(t);
        return Ok(());
    };
    let picked = t.choose_if_any(seat, Ask::Quest(Matter::Enlist), |s, o| {
        let player = s.player(seat);
        let fits = |unit: &Unit| unit.facts().tier == troop.tier && player.army[unit.place()] == 0 && !s.is_lent(*unit);
        o.extend(Unit::of(player.faction()).filter(fits).map(Pick::Recruit));
    })?;
    done(t);
    if let Some(Pick::Recruit(unit)) = picked {
        t.state.player_mut(seat).army[unit.place()] = 1 + u8::from(troop.is_pack);
        t.tell(Audience::ALL, || Event::Recruited { seat, unit });
    }
    Ok(())
}

/// Emerald Island: what a field with a black cube gave is given once more.
// RULING: any such field; MP it gives are the Main Hero's. The Grail is no such field.
pub(super) fn visit_again(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_if_any(seat, Ask::Quest(Matter::VisitAgain), |s, o| {
        let visited = s.fields().filter(|(_, field, mark)| mark.is_black() && field.location != Location::Grail);
        o.extend(visited.map(|(hex, ..)| Pick::Field(hex)));
    })?;
    done(t);
    if let Some(Pick::Field(at)) = picked
        && let Some(spot) = t.state.spot(at)
    {
        let what = spot.facts.location;
        t.tell(Audience::ALL, || Event::Visited { seat, what });
        visiting::effect(t, seat, 0, at, what, spot.facts.dice)?;
    }
    Ok(())
}

/// Somebody hands resources over, as much as he likes; then perhaps the other one.
pub(super) fn barter(t: &mut Board<'_>, seat: Seat, to: Seat, back: bool) -> Flow {
    let picked = t.choose_or_pass(seat, Ask::Quest(Matter::Barter), |s, o| {
        for what in Resource::ALL {
            let have = s.player(seat).wealth[what as usize];
            o.extend([1, 5].into_iter().filter(|&n| u16::from(n) <= have).map(|n| Pick::Hand(what, n)));
        }
    })?;
    let Some(Pick::Hand(what, n)) = picked else {
        done(t);
        if back {
            push(t, Frame::Quest(Errand::Barter { seat: to, to: seat, back: false }));
        }
        return Ok(());
    };
    let amount = u16::from(n);
    t.state.player_mut(seat).wealth[what as usize] -= amount;
    t.state.player_mut(to).gain(what, amount);
    t.tell(Audience::ALL, || Event::Quest(News::HandedOver { seat, to, what, amount }));
    Ok(())
}

/// A unit joins those that everybody may field.
pub(super) fn share(t: &mut Board<'_>, unit: Unit, is_pack: bool) {
    if t.state.quest.shared.len() < 16 {
        t.state.quest.shared.push(Ally { unit, is_pack });
        t.tell(Audience::ALL, || Event::Quest(News::Shared { unit }));
    }
}

/// The level that Emerald Island takes back, and the one that Greek Gift does not go beyond.
pub(crate) fn experience(state: &State, seat: Seat, experience: u8) -> u8 {
    const LEVEL_4: u8 = 6;
    if state.scenario().has(Special::LevelAtMost4) {
        return experience.min(LEVEL_4.saturating_sub(state.player(seat).steps));
    }
    experience
}

/// Emerald Island: the reward of level 4 stays, the level does not.
pub(crate) fn reached(t: &mut Board<'_>, seat: Seat, level: u8) {
    const LEVEL_3: u8 = 4;
    if level == 4 && t.state.scenario().has(Special::LevelFourFallsBack) {
        t.state.player_mut(seat).steps = LEVEL_3;
        gains::fell_back(t, seat, 3);
    }
}
