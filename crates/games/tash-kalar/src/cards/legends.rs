//! The twelve legends.

use super::verbs::{
    destroy_all, either, fan, may_destroy, may_raise, me, must_destroy, must_raise, must_way, way_of, ways,
};
use super::{green, red};
use crate::board::{Square, Squares};
use crate::clause::Clause::{Effect, OfItsPieces};
use crate::clause::Entry;
use crate::printed::Level;
use crate::rules::pieces::{Kind, destroy, destroy_counting, go, lower, may_move, may_pick, must_pick, place, raise};
use crate::rules::team::may;
use crate::state::State;
use crate::{Arena, Ask, Choice, Deed, Pick};
use kernel::Flow;
use smallvec::SmallVec;

/// All commons and heroics within two squares along a marked way and its neighbours are destroyed.
pub(super) const FIRE_DRAGON: Entry = &[Effect(fire_dragon)];

fn fire_dragon(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let ways = ways(t);
    if let (Some(way), Some(at)) = (must_way(t, ask, ways)?, t.state.me_at()) {
        let burned: Squares = fan(way).iter().flat_map(|&w| at.ray(w).take(2)).collect();
        destroy_all(t, |s| burned & s.lesser());
    }
    Ok(())
}

/// Any number of combat moves along one line; it stops once it has destroyed a legendary piece.
pub(super) const HELL_BULL: Entry = &[Effect(hell_bull)];

fn hell_bull(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut way = None;
    while let Some(at) = t.state.me_at() {
        let legends = t.state.legends();
        let along = |from: Square, to: Square| way.is_none_or(|w| from.by(w) == Some(to));
        let Some(made) = may_move(t, ask, |_| at.bit(), Kind::Combat, |_, from, to| along(from, to))? else { break };
        way = Some(way_of(made));
        if legends.has(made.to) {
            break;
        }
    }
    Ok(())
}

/// Another piece may be raised, and is destroyed by its leap.
pub(super) const ANGEL_OF_DEATH: Entry = &[Effect(angel_of_death)];

fn angel_of_death(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let victim = may_pick(t, ask.to(Deed::Destroy), |s| s.occupied().without(s.me_bit()))?;
    if let (Some(square), Some(at)) = (victim, t.state.me_at()) {
        raise(t, square);
        go(t, at, square);
    }
    Ok(())
}

/// Up to three squares beside it: an enemy common or heroic is destroyed, an own common raised, a common placed.
pub(super) const THE_ELDEST_TREE: Entry = &[Effect(the_eldest_tree)];

fn the_eldest_tree(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut left = t.state.beside_me();
    for _ in 0..3 {
        let useful = |s: &State| {
            let foes = s.enemy_pieces() & s.lesser();
            left & (foes | s.own_commons() | s.room(Level::Common))
        };
        let Some(square) = may_pick(t, ask.to(Deed::Choose), useful)? else { break };
        left.remove(square);
        let mine = t.state.mine();
        match t.state.piece(square) {
            None => place(t, mine, Level::Common, square),
            Some((colour, _)) if colour == mine => raise(t, square),
            Some(_) => destroy(t, square),
        };
    }
    Ok(())
}

/// A piece along a marked way may be destroyed, with all commons beside it.
pub(super) const BONE_CATAPULT: Entry = &[Effect(bone_catapult)];

fn bone_catapult(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let ways = ways(t);
    let rays = t.state.me_at().map_or(Squares::NONE, |at| ways.iter().flat_map(|&w| at.ray(w)).collect());
    if let Some(square) = may_pick(t, ask.to(Deed::Destroy), |s| rays & s.occupied())? {
        destroy_all(t, |s| (square.neighbours() & s.commons()) | square.bit());
    }
    Ok(())
}

/// All enemy commons and heroics beside it are destroyed, or all enemy commons within two squares.
pub(super) const FIRE_ELEMENTAL: Entry = &[Effect(fire_elemental)];

fn fire_elemental(t: &mut Arena<'_>, ask: Ask) -> Flow {
    match either(t, ask)? {
        Choice::First => destroy_all(t, |s| s.beside_me() & s.enemy_pieces() & s.lesser()),
        Choice::Second => destroy_all(t, |s| s.near_me(2) & s.enemy_pieces() & s.commons()),
    };
    Ok(())
}

/// A connected group: up to three upgraded pieces are lowered, or up to four commons destroyed.
pub(super) const LEVIATHAN: Entry = &[Effect(leviathan)];

fn leviathan(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let (most, lowers) = match either(t, ask)? {
        Choice::First => (3, true),
        Choice::Second => (4, false),
    };
    let mut group = Squares::NONE;
    let mut in_order: SmallVec<[Square; 4]> = SmallVec::new();
    for i in 0..most {
        let fits = |s: &State| {
            let kind = if lowers { s.heroics() | s.legends() } else { s.commons() };
            let near = if i == 0 { kind } else { kind & group.spread() };
            near.without(group)
        };
        let deed = if lowers { Deed::Lower } else { Deed::Destroy };
        let Some(square) = may_pick(t, ask.to(deed), fits)? else { break };
        group.insert(square);
        in_order.push(square);
    }
    let short = |colour: usize| {
        let legends = group & t.state.of(colour) & t.state.legends();
        (1..legends.len()).contains(&t.state.supply(colour, Level::Heroic))
    };
    if lowers && t.state.colours().any(short) {
        // Only some of them can be lowered: which, is a matter of the order, and that is the player's.
        while !group.is_empty() {
            let Some(square) = must_pick(t, ask.to(Deed::Lower), |_| group)? else { break };
            group.remove(square);
            lower(t, square);
        }
        return Ok(());
    }
    for square in in_order {
        if lowers {
            lower(t, square);
        } else {
            destroy(t, square);
        }
    }
    Ok(())
}

/// A piece of its pattern may be raised; then a heroic beside that one may be destroyed.
pub(super) const TWO_HEADED_DRAGON: Entry = &[OfItsPieces, Effect(two_headed_dragon)];

fn two_headed_dragon(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let used = me(t).used;
    if let Some(square) = may_raise(t, ask, |_| used)? {
        may_destroy(t, ask, |s| square.neighbours() & s.heroics())?;
    }
    Ok(())
}

/// A common or heroic on or beside red is destroyed, a common on or beside green raised; a combat move onto a colour.
pub(super) const EARTH_ELEMENTAL: Entry = &[Effect(earth_elemental)];

fn earth_elemental(t: &mut Arena<'_>, ask: Ask) -> Flow {
    must_destroy(t, ask, |s| (red() | red().spread()) & s.lesser())?;
    must_raise(t, ask, |s| (green() | green().spread()) & s.commons())?;
    let special = red() | green();
    may_move(t, ask, State::me_bit, Kind::Combat, |_, _, to| special.has(to)).map(drop)
}

/// One more turn after this one.
pub(super) const TIME_ELEMENTAL: Entry = &[Effect(time_elemental)];

fn time_elemental(t: &mut Arena<'_>, _: Ask) -> Flow {
    t.state.deeds.extra_turn = true;
    Ok(())
}

/// A piece is placed near, storms along one line, and is destroyed.
pub(super) const STORM_ELEMENTAL: Entry = &[Effect(storm_elemental)];

fn storm_elemental(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let pick = may(t, ask.to(Deed::Level), |s, o| {
        let room = s.near_me(3) & s.free();
        if !room.is_empty() {
            let in_supply = Level::ALL.into_iter().filter(|&l| s.supply(s.mine(), l) > 0);
            o.extend(in_supply.map(Pick::Level));
        }
    })?;
    let Some(Pick::Level(level)) = pick else { return Ok(()) };
    let Some(start) = must_pick(t, ask.to(Deed::Place), |s| s.near_me(3) & s.free())? else { return Ok(()) };
    let mine = t.state.mine();
    place(t, mine, level, start);
    let most = match level {
        Level::Legendary => 1,
        Level::Heroic => 3,
        Level::Common => 5,
    };
    let mut at = start;
    let mut way = None;
    for _ in 0..most {
        let along = |from: Square, to: Square| way.is_none_or(|w| from.by(w) == Some(to));
        let Some(made) = may_move(t, ask, |_| at.bit(), Kind::Combat, |_, from, to| along(from, to))? else { break };
        way = Some(way_of(made));
        at = made.to;
    }
    destroy(t, at);
    Ok(())
}

/// All pieces orthogonally beside it are destroyed, and all commons and heroics diagonally; nobody counts them.
pub(super) const TITAN: Entry = &[Effect(titan)];

fn titan(t: &mut Arena<'_>, _: Ask) -> Flow {
    let around = t.state.orthogonal_to_me() & t.state.occupied();
    let crushed = around | (t.state.diagonal_to_me() & t.state.lesser());
    for square in crushed.iter() {
        destroy_counting(t, square, 0); // TK-DM-6
    }
    Ok(())
}
