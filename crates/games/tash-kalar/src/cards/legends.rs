//! The twelve legends.

use crate::board::DIRECTIONS as EVERY_WAY;
use crate::board::{Square, Squares};
use crate::cards::{either, green, may_destroy, must_destroy, must_raise, must_way, red, ways};
use crate::printed::{Being, Level};
use crate::rules::pieces::{
    self, Kind, can_raise, destroy, destroy_all, go, lower, may_move, may_pick, must_pick, place, raise,
};
use crate::rules::team::may;
use crate::state::State;
use crate::{Arena, Ask, Choice, Pick};
use kernel::Flow;
use smallvec::SmallVec;

pub(super) fn resolve(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    match being {
        Being::LegendFireDragon => {
            let ways = ways(t);
            if let (Some(way), Some(at)) = (must_way(t, ask, ways)?, t.state.me_at()) {
                let i = EVERY_WAY.iter().position(|w| *w == way).expect("one of eight");
                let fan = [(i + 7) % 8, i, (i + 1) % 8].map(|i| EVERY_WAY[i]);
                let burned: Squares = fan.iter().flat_map(|&w| at.ray(w).take(2)).collect();
                let burned = burned & t.state.lesser();
                destroy_all(t, burned);
            }
            Ok(())
        }
        Being::LegendHellBull => hell_bull(t, ask),
        Being::LegendAngelOfDeath => {
            let victim = may_pick(t, ask, |s| s.occupied().without(s.me_bit()))?;
            if let (Some(square), Some(at)) = (victim, t.state.me_at()) {
                raise(t, square);
                go(t, at, square);
            }
            Ok(())
        }
        Being::LegendTheEldestTree => {
            let mut left = t.state.beside_me();
            for _ in 0..3 {
                let useful = |s: &State| {
                    let foes = s.enemy_pieces() & s.lesser();
                    left & (foes | s.own_level(Level::Common) | s.room(Level::Common))
                };
                let Some(square) = may_pick(t, ask, useful)? else { break };
                left.remove(square);
                let mine = t.state.mine();
                match t.state.piece(square) {
                    None => {
                        place(t, mine, Level::Common, square);
                    }
                    Some((colour, _)) if colour == mine => {
                        raise(t, square);
                    }
                    Some(_) => {
                        destroy(t, square);
                    }
                }
            }
            Ok(())
        }
        Being::LegendBoneCatapult => {
            let ways = ways(t);
            let rays = t.state.me_at().map_or(Squares::NONE, |at| ways.iter().flat_map(|&w| at.ray(w)).collect());
            if let Some(square) = may_pick(t, ask, |s| rays & s.occupied())? {
                let hit = (square.neighbours() & t.state.commons()) | square.bit();
                destroy_all(t, hit);
            }
            Ok(())
        }
        Being::LegendFireElemental => {
            let foes = t.state.enemy_pieces();
            let burned = match either(t, ask)? {
                Choice::First => t.state.beside_me() & foes & t.state.lesser(),
                Choice::Second => t.state.near_me(2) & foes & t.state.commons(),
            };
            destroy_all(t, burned);
            Ok(())
        }
        Being::LegendLeviathan => leviathan(t, ask),
        Being::LegendTwoHeadedDragon => {
            let used = t.state.me.expect("it is being resolved").used;
            let raised = may_pick(t, ask, |s| used.iter().filter(|&p| can_raise(s, p)).collect())?;
            if let Some(square) = raised {
                raise(t, square);
                may_destroy(t, ask, |s| square.neighbours() & s.heroics())?;
            }
            Ok(())
        }
        Being::LegendEarthElemental => {
            must_destroy(t, ask, |s| (red() | red().spread()) & s.lesser())?;
            must_raise(t, ask, |s| (green() | green().spread()) & s.commons())?;
            let special = red() | green();
            may_move(t, ask, State::me_bit, Kind::Combat, |_, _, to| special.has(to))?;
            Ok(())
        }
        Being::LegendTimeElemental => {
            t.state.deeds.extra_turn = true;
            Ok(())
        }
        Being::LegendStormElemental => storm_elemental(t, ask),
        Being::LegendTitan => {
            let around = t.state.orthogonal_to_me() & t.state.occupied();
            let crushed = around | (t.state.diagonal_to_me() & t.state.lesser());
            for square in crushed.iter() {
                pieces::destroy_counting(t, square, 0); // TK-DM-6
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Any number of combat moves along one line; it stops once it has destroyed a legendary piece.
fn hell_bull(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut way = None;
    while let Some(at) = t.state.me_at() {
        let legends = t.state.level(Level::Legendary);
        let along = |from: Square, to: Square| way.is_none_or(|w| from.by(w) == Some(to));
        let Some(made) = may_move(t, ask, |_| at.bit(), Kind::Combat, |_, from, to| along(from, to))? else { break };
        way = Some(((made.to.column() - made.from.column()) as i8, (made.to.row() - made.from.row()) as i8));
        if legends.has(made.to) {
            break;
        }
    }
    Ok(())
}

/// A connected group: up to three upgraded pieces are lowered, or up to four commons destroyed.
fn leviathan(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let (most, lowers) = match either(t, ask)? {
        Choice::First => (3, true),
        Choice::Second => (4, false),
    };
    let mut group = Squares::NONE;
    let mut in_order: SmallVec<[Square; 4]> = SmallVec::new();
    for i in 0..most {
        let fits = |s: &State| {
            let kind = if lowers { s.heroics() | s.level(Level::Legendary) } else { s.commons() };
            let near = if i == 0 { kind } else { kind & group.spread() };
            near.without(group)
        };
        let picked = may_pick(t, ask, fits)?;
        let Some(square) = picked else { break };
        group.insert(square);
        in_order.push(square);
    }
    let short = |colour: usize| {
        let legends = group & t.state.of(colour) & t.state.level(Level::Legendary);
        (1..legends.len()).contains(&t.state.supply(colour, Level::Heroic))
    };
    if lowers && t.state.colours().any(short) {
        // Only some of them can be lowered: which, is a matter of the order, and that is the player's.
        while !group.is_empty() {
            let Some(square) = must_pick(t, ask, |_| group)? else { break };
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

/// A piece is placed near, storms along one line, and is destroyed.
fn storm_elemental(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let pick = may(t, ask, |s, o| {
        let room = s.near_me(3) & s.free();
        if !room.is_empty() {
            let in_supply = Level::ALL.into_iter().filter(|&l| s.supply(s.mine(), l) > 0);
            o.extend(in_supply.map(Pick::Level));
        }
    })?;
    let Some(Pick::Level(level)) = pick else { return Ok(()) };
    let Some(start) = must_pick(t, ask, |s| s.near_me(3) & s.free())? else { return Ok(()) };
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
        way = Some(((made.to.column() - made.from.column()) as i8, (made.to.row() - made.from.row()) as i8));
        at = made.to;
    }
    destroy(t, at);
    Ok(())
}
