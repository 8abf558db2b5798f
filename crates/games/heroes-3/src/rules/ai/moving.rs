//! H3-AI-9 to H3-AI-13, H3-AI-16, H3-AI-18, H3-AMB-54: where an AI hero goes.

use super::super::{done, ending, exploring, moving as player, visiting};
use super::assault;
use crate::event::Event;
use crate::printed::{Location, Sort};
use crate::state::{State, Step};
use crate::{Ask, Board, Pick};
use grid::hex::{Hex, Side};
use kernel::{Audience, Flow, Seat};

/// H3-AI-16: one step of the AI hero's turn.
pub(crate) fn turn(t: &mut Board<'_>) -> Flow {
    let ai = Seat(t.state.seats);
    let hero = t.state.player(ai).walkers[0];
    let Some(asked) = t.state.players_in_order().next() else { return Ok(()) };
    let ways = if hero.here && hero.mp > 0 { ways(&t.state, ai) } else { vec![] };
    if ways.is_empty() {
        t.state.player_mut(ai).walkers[0].mp = 0;
        t.state.step = Step::EndRound;
        return Ok(());
    }
    let picked = t.choose(asked, Ask::AiMove, |_, o| o.extend(ways.iter().map(|&to| Pick::Field(to))))?;
    let Pick::Field(to) = picked else { return Ok(()) };
    t.state.player_mut(ai).walkers[0].mp -= 1;
    if t.state.spot(to).is_none() {
        // H3-AMB-54. RULING: a player turns up the tile for it, and turns it.
        let centre = t.state.slot_at(to).map(|slot| t.state.tiles.as_slice()[slot].centre);
        centre.into_iter().for_each(|centre| exploring::turn_up(t, asked, centre));
        return Ok(());
    }
    let hero = &mut t.state.player_mut(ai).walkers[0];
    (hero.from, hero.at) = (hero.at, to);
    t.tell(Audience::ALL, || Event::AiMoved { to });
    arrive(t, ai)
}

/// Where the next step may lead: the first of a shortest way to what it wants.
fn ways(state: &State, ai: Seat) -> Vec<Hex> {
    let from = state.player(ai).walkers[0].at;
    let goals = goals(state, ai, from);
    let far = distances(state, &goals);
    let to = |side: Side| {
        let cost = cost(state, from, side)?;
        let next = from.step(side);
        let left = far.iter().find(|(hex, _)| *hex == next)?.1?;
        Some((cost + left, next))
    };
    let steps: Vec<(u16, Hex)> = Side::ALL.into_iter().filter_map(to).collect();
    let best = steps.iter().map(|(cost, _)| *cost).min();
    steps.into_iter().filter(|(cost, _)| Some(*cost) == best).map(|(_, hex)| hex).collect()
}

/// H3-AI-10: a player's hero on the tile; H3-AI-11: mines and settlements there; H3-AI-12: the players' towns.
fn goals(state: &State, ai: Seat, from: Hex) -> Vec<Hex> {
    let here = |hex: Hex| state.slot_at(hex) == state.slot_at(from);
    let heroes = Seat::all(state.seats).flat_map(|seat| state.player(seat).walkers);
    let heroes = heroes.filter(|hero| hero.here && here(hero.at) && !is_safe(state, hero.at));
    let heroes: Vec<Hex> = heroes.map(|hero| hero.at).filter(|_| !state.ai.straight).collect();
    if !heroes.is_empty() {
        return heroes;
    }
    let wanted = |location: Location| location == Location::Settlement || location.is_mine();
    let fields = state.fields().filter(|(hex, field, _)| here(*hex) && *hex != from && wanted(field.location));
    let fields: Vec<Hex> =
        fields.map(|(hex, ..)| hex).filter(|&hex| state.holder(hex) != Some(ai) && !state.ai.straight).collect();
    if !fields.is_empty() {
        return fields;
    }
    let homes = Seat::all(state.seats).filter(|&seat| !state.player(seat).out).filter_map(|seat| state.home(seat));
    homes.filter(|&home| home != from).collect()
}

/// H3-LOC-21
fn is_safe(state: &State, hex: Hex) -> bool {
    state.location(hex) == Some(Location::Sanctuary)
}

/// H3-AI-18: what a step costs, where it can be made; an undiscovered tile costs 1 more.
fn cost(state: &State, from: Hex, side: Side) -> Option<u16> {
    let to = from.step(side);
    let slot = state.slot_at(to)?;
    let is_up = state.tiles.as_slice()[slot].is_up;
    let held = is_safe(state, to) && state.walker_at(to).next().is_some();
    let open = if is_up { state.cross(from, side).is_some() } else { !state.has_wall(from, side) };
    (open && !held).then(|| 1 + u16::from(!is_up && state.slot_at(from) != Some(slot)))
}

/// How far every field is from the nearest goal.
fn distances(state: &State, goals: &[Hex]) -> Vec<(Hex, Option<u16>)> {
    let fields = state.tiles.as_slice().iter().flat_map(|laid| laid.place().fields());
    let mut far: Vec<(Hex, Option<u16>)> = fields.map(|hex| (hex, goals.contains(&hex).then_some(0))).collect();
    loop {
        let mut shorter = false;
        for place in 0..far.len() {
            let from = far[place].0;
            for side in Side::ALL {
                let next = far.iter().find(|(hex, _)| *hex == from.step(side)).and_then(|(_, left)| *left);
                let (Some(next), Some(cost)) = (next, cost(state, from, side)) else { continue };
                if far[place].1.is_none_or(|known| next + cost < known) {
                    far[place].1 = Some(next + cost);
                    shorter = true;
                }
            }
        }
        if !shorter {
            return far;
        }
    }
}

/// Who stands there is attacked; so is a player's town or settlement.
pub(crate) fn arrive(t: &mut Board<'_>, ai: Seat) -> Flow {
    let at = t.state.player(ai).walkers[0].at;
    let enemy = t.state.walker_at(at).find(|(seat, _)| !t.state.is_ai(*seat));
    let holder = t.state.holder(at).filter(|&holder| !t.state.is_ai(holder));
    let strong = matches!(t.state.location(at), Some(Location::Town | Location::Settlement));
    match (enemy, holder) {
        (Some((seat, walker)), _) => assault(t, ai, seat, Some(walker as u8)),
        (None, Some(holder)) if strong => assault(t, ai, holder, None),
        _ => {
            take(t, ai, at);
            Ok(())
        }
    }
}

/// After a won combat, or where nobody defends.
pub(crate) fn visit(t: &mut Board<'_>, ai: Seat) -> Flow {
    done(t);
    let at = t.state.player(ai).walkers[0].at;
    if t.state.player(ai).walkers[0].here && player::meets_enemy(&t.state, ai, at) {
        return arrive(t, ai);
    }
    let lost = Seat::all(t.state.seats).any(|seat| t.state.home(seat) == Some(at));
    take(t, ai, at);
    if lost {
        ending::lose(t);
    }
    Ok(())
}

/// H3-AI-11, H3-AI-13, H3-AMB-54: it takes mines and settlements, marks what it crosses and gains nothing.
fn take(t: &mut Board<'_>, ai: Seat, at: Hex) {
    let Some(spot) = t.state.spot(at) else { return };
    let what = spot.facts.location;
    let (sort, holder) = (visiting::sort(&t.state, what), t.state.holder(at));
    let Some(mark) = t.state.mark_mut(at) else { return };
    match sort {
        Sort::Visitable if what != Location::Grail => mark.set_black(true),
        Sort::Flaggable if what != Location::Obelisk && holder != Some(ai) => {
            mark.set_owner(Some(ai));
            mark.set_income(None);
            t.tell(Audience::ALL, || Event::AiCaptured { what, at });
        }
        _ => {}
    }
}
