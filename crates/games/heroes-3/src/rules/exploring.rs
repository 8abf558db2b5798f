//! H3-MOVE-4, H3-MOVE-5, H3-MAP-11 to H3-MAP-19, H3-LOC-8: tiles are turned up and placed.

use super::{done, moving, push};
use crate::event::Event;
use crate::printed::{Location, Tile};
use crate::state::{Frame, Laid, State};
use crate::{Ask, Board, Offer, Options, Pick};
use grid::hex::{self, Hex, Side};
use kernel::{Audience, Flow, Rule, Seat};

pub(crate) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    for (walker, hero) in (0..2).zip(state.player(seat).walkers).filter(|(_, hero)| hero.here) {
        let points = match (hero.mp, hero.hovers) {
            (0, _) => Err(Rule("H3-MOVE-1")),
            (_, true) => Err(Rule("H3-AMB-14")),
            (_, false) => moving::must_part(state, seat),
        };
        for laid in state.tiles.as_slice().iter().filter(|laid| !laid.is_up && laid.place().is_next_to(hero.at)) {
            o.judge(Pick::Reveal(walker, laid.centre), points);
        }
        let supply = if state.player(seat).supply.is_empty() { Err(Rule("H3-MAP-14")) } else { Ok(()) };
        o.judge(Pick::Explore(walker), points.and(supply).and_then(|()| can_add(state, hero.at, false)));
    }
}

/// H3-MAP-15, H3-MAP-22: where a new tile may lie: next to the hero's field, or to the tile of that field, and touching two
/// tiles.
pub(crate) fn places(state: &State, at: Hex, by_tile: bool) -> impl Iterator<Item = Hex> + '_ {
    beside(state, at, by_tile).filter(move |&centre| has_room(state, centre))
}

/// Where it would find room, but touch fewer than two tiles.
pub(crate) fn lonely(state: &State, at: Hex, by_tile: bool) -> impl Iterator<Item = Hex> + '_ {
    beside(state, at, by_tile).filter(move |&centre| is_free(state, centre) && touching(state, centre) < 2)
}

fn beside(state: &State, at: Hex, by_tile: bool) -> impl Iterator<Item = Hex> {
    let here = state.slot_at(at).map(|slot| state.tiles.as_slice()[slot].place());
    let near = at.ring(2).filter(move |_| !by_tile);
    let around = here.into_iter().filter(move |_| by_tile).flat_map(hex::Tile::around);
    near.chain(around)
}

fn spend(t: &mut Board<'_>, seat: Seat, walker: u8) -> Hex {
    let hero = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
    hero.mp = hero.mp.saturating_sub(1);
    hero.at
}

pub(crate) fn reveal(t: &mut Board<'_>, seat: Seat, walker: u8, at: Hex) {
    spend(t, seat, walker);
    turn_up(t, seat, at);
}

pub(crate) fn turn_up(t: &mut Board<'_>, seat: Seat, at: Hex) {
    if let Some(slot) = t.state.slot_at(at) {
        t.state.tiles.as_mut_slice()[slot].is_up = true;
        let tile = t.state.tiles.as_slice()[slot].tile;
        t.tell(Audience::ALL, || Event::Revealed { seat, tile, at });
        push(t, Frame::Turn { seat, at });
    }
}

/// H3-AMB-16, H3-AMB-78: how it lies, if possible so that every tile can be reached.
pub(crate) fn turn(t: &mut Board<'_>, seat: Seat, at: Hex) -> Flow {
    let Some(slot) = t.state.slot_at(at) else {
        done(t);
        return Ok(());
    };
    let picked = t.choose(seat, Ask::Turn, |s, o| {
        for (turn, may) in (0..6).zip(turns(s, slot)) {
            o.judge(Pick::Tile(at, turn), if may { Ok(()) } else { Err(Rule("H3-MAP-16")) });
        }
    })?;
    done(t);
    if let Pick::Tile(_, turn) = picked {
        t.state.tiles.as_mut_slice()[slot].turn = turn;
    }
    Ok(())
}

/// Which ways a tile may lie that was turned up: all, where none leaves every tile within reach.
pub(crate) fn turns(state: &State, slot: usize) -> [bool; 6] {
    let mut copy = state.clone();
    let good = [0, 1, 2, 3, 4, 5].map(|turn| is_good(&mut copy, slot, turn));
    good.map(|may| may || !good.contains(&true))
}

fn is_good(state: &mut State, slot: usize, turn: u8) -> bool {
    state.tiles.as_mut_slice()[slot].turn = turn;
    state.is_connected()
}

/// Where a tile might still be laid, wherever heroes stand.
fn has_room(state: &State, centre: Hex) -> bool {
    is_free(state, centre) && touching(state, centre) >= 2
}

/// Whether it would lie on no other tile.
fn is_free(state: &State, centre: Hex) -> bool {
    let new = hex::Tile::at(centre);
    let tiles = state.tiles.as_slice();
    tiles.len() < 20 && new.fits() && tiles.iter().all(|laid| !laid.place().overlaps(new))
}

/// How many tiles it would touch: H3-MAP-15, H3-MAP-22.
fn touching(state: &State, centre: Hex) -> usize {
    let new = hex::Tile::at(centre);
    state.tiles.as_slice().iter().filter(|laid| laid.place().touches(new)).count()
}

/// H3-SETUP-27: an open outer side of the tile touches another tile, or a place where one can be added.
pub(crate) fn opens_out(state: &State, slot: usize, turn: u8) -> bool {
    sides_out(state, slot, turn).any(|there| match state.slot_at(there) {
        Some(other) => other != slot,
        None => std::iter::once(there).chain(there.ring(1)).any(|centre| has_room(state, centre)),
    })
}

/// How many open sides of the tile lead to other tiles.
pub(crate) fn exits(state: &State, slot: usize, turn: u8) -> usize {
    sides_out(state, slot, turn).filter(|&there| state.slot_at(there).is_some_and(|other| other != slot)).count()
}

/// The fields beyond the open sides of a tile that is turned so; its own, too.
fn sides_out(state: &State, slot: usize, turn: u8) -> impl Iterator<Item = Hex> + '_ {
    let laid = Laid { turn, ..state.tiles.as_slice()[slot] };
    let facts = laid.tile.facts();
    let rim = Side::ALL.into_iter().filter(|&printed| facts.fields[printed as usize + 1].location != Location::Blocked);
    rim.flat_map(move |printed| {
        let hex = laid.place().field(Some(printed));
        let open = move |side: &Side| !facts.print.has_wall(Some(printed), side.turned(6 - turn % 6));
        Side::ALL.into_iter().filter(open).map(move |side| hex.step(side))
    })
}

/// H3-MOVE-5, H3-MAP-13: the top tile of the own supply is shown, then placed.
pub(crate) fn explore(t: &mut Board<'_>, seat: Seat, walker: u8) {
    let at = spend(t, seat, walker);
    show(t, seat, at, false);
}

fn show(t: &mut Board<'_>, seat: Seat, at: Hex, by_tile: bool) {
    if let Some(tile) = t.state.player_mut(seat).supply.take() {
        push(t, Frame::Place { seat, at, by_tile, tile });
    }
}

/// H3-MAP-15 to H3-MAP-19
pub(crate) fn place(t: &mut Board<'_>, seat: Seat, at: Hex, by_tile: bool, tile: Tile) -> Flow {
    let fits = ways(&t.state, at, by_tile, tile);
    if fits.is_empty() {
        // RULING: a tile that can lie nowhere goes back on top of the supply; the point is spent.
        done(t);
        t.state.player_mut(seat).supply.push(tile);
        return Ok(());
    }
    let picked = t.choose(seat, Ask::Spot, |s, o| {
        for (centre, turn) in places(s, at, by_tile).flat_map(|centre| (0..6).map(move |turn| (centre, turn))) {
            let check = if fits.contains(&(centre, turn)) { Ok(()) } else { Err(Rule("H3-MAP-16")) };
            o.judge(Pick::Tile(centre, turn), check);
        }
    })?;
    done(t);
    if let Pick::Tile(at, turn) = picked {
        t.state.tiles.push(Laid { tile, centre: at, turn, is_up: true });
        t.tell(Audience::ALL, || Event::Placed { seat, tile, at });
    }
    Ok(())
}

/// Whether a new tile could lie somewhere, for all that is known of it.
fn can_add(state: &State, at: Hex, by_tile: bool) -> Result<(), Rule> {
    if places(state, at, by_tile).next().is_none() {
        return Err(Rule("H3-MAP-15"));
    }
    let mut copy = state.clone();
    let slot = copy.tiles.len();
    let here = state.slot_at(at).unwrap_or(0);
    copy.tiles.push(Laid { centre: at, is_up: false, ..Laid::default() });
    let joins = |centre: Hex| {
        copy.tiles.as_mut_slice()[slot].centre = centre;
        copy.reached(here) >> slot & 1 != 0
    };
    if places(state, at, by_tile).any(joins) { Ok(()) } else { Err(Rule("H3-MAP-16")) }
}

/// H3-MAP-16: the ways a new tile can lie so that there is a path between it and all the others.
// RULING: on a map that was not connected before, a path to the hero's tile is enough.
pub(crate) fn ways(state: &State, at: Hex, by_tile: bool, tile: Tile) -> Vec<(Hex, u8)> {
    let mut copy = state.clone();
    let slot = copy.tiles.len();
    let here = state.slot_at(at).unwrap_or(0);
    let whole = state.is_connected();
    let all = places(state, at, by_tile).flat_map(|centre| (0..6).map(move |turn| (centre, turn)));
    let all: Vec<(Hex, u8)> = all.collect();
    if all.is_empty() {
        return all;
    }
    copy.tiles.push(Laid { tile, centre: at, turn: 0, is_up: true });
    let good = |&(centre, turn): &(Hex, u8)| {
        copy.tiles.as_mut_slice()[slot].centre = centre;
        is_good(&mut copy, slot, turn) || !whole && copy.reached(here) >> slot & 1 != 0
    };
    all.into_iter().filter(good).collect()
}

/// H3-LOC-8: a face-down tile next to the observatory's tile, or one of the own supply.
pub(crate) fn observe(t: &mut Board<'_>, seat: Seat, at: Hex) -> Flow {
    let picked = t.choose_if_any(seat, Ask::Observe, |s, o| observing(s, seat, at, o))?;
    done(t);
    match picked {
        Some(Pick::Field(tile)) => turn_up(t, seat, tile),
        Some(_) => show(t, seat, at, true),
        None => {}
    }
    Ok(())
}

fn observing(state: &State, seat: Seat, at: Hex, o: &mut Options<'_>) {
    let Some(slot) = state.slot_at(at) else { return };
    let here = state.tiles.as_slice()[slot].place();
    for laid in state.tiles.as_slice().iter().filter(|laid| !laid.is_up && laid.place().touches(here)) {
        o.add(Pick::Field(laid.centre));
    }
    if !state.player(seat).supply.is_empty() && can_add(state, at, true).is_ok() {
        o.add(Pick::Offer(Offer::Add));
    }
}
