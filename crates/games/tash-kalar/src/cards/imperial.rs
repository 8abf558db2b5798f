//! The imperial schools: order, moves in ranks, guns.

use super::verbs::{
    Way, anywhere, destroy_all, may_destroy, may_place, may_raise, may_way, me, must_raise, own_moves, raise_me,
    shared_moves, way_of, ways,
};
use crate::board::{Square, Squares};
use crate::clause::Clause::{Effect, OfItsPieces};
use crate::clause::Entry;
use crate::printed::Level;
use crate::rules::acting::gain_actions;
use crate::rules::pieces::{Kind, destroy, go, lower, may_leap, may_move, may_pick, must_pick, place};
use crate::rules::team::may;
use crate::state::State;
use crate::{Arena, Ask, Deed, Pick};
use kernel::Flow;
use smallvec::SmallVec;

/// An enemy common diagonally beside him may be destroyed; then he is raised.
pub(super) const SWORDMASTER: Entry = &[Effect(swordmaster)];

fn swordmaster(t: &mut Arena<'_>, ask: Ask) -> Flow {
    if may_destroy(t, ask, |s| s.diagonal_to_me() & s.enemy_pieces() & s.commons())?.is_some() {
        raise_me(t);
    }
    Ok(())
}

/// An own common or heroic walks along one line with standard moves.
pub(super) const MESSENGER: Entry = &[Effect(messenger)];

fn messenger(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let walkers = |s: &State| s.own_commons() | s.own_heroics();
    let Some(first) = may_move(t, ask, walkers, Kind::Standard, anywhere)? else { return Ok(()) };
    let (way, mut at) = (way_of(first), first.to);
    while let Some(next) = at.by(way) {
        match may_move(t, ask, |_| at.bit(), Kind::Standard, |_, _, to| to == next)? {
            Some(made) => at = made.to,
            None => break,
        }
    }
    Ok(())
}

/// Up to two moves onto empty squares with one's pieces.
pub(super) const HERALD: Entry = &[Effect(|t, ask| shared_moves(t, ask, 2, Kind::Peaceful, State::own))];

/// If an action is left, it is destroyed, and so are all commons beside it.
pub(super) const BOMB: Entry = &[Effect(bomb)];

fn bomb(t: &mut Arena<'_>, _: Ask) -> Flow {
    if t.state.actions > 0 {
        destroy_all(t, |s| (s.beside_me() & s.commons()) | s.me_bit());
    }
    Ok(())
}

/// Another of one's commons is raised, and may make a standard move.
pub(super) const CHRONICLER: Entry = &[Effect(chronicler)];

fn chronicler(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let raised = must_raise(t, ask, |s| s.own_commons().without(s.me_bit()))?;
    if let Some(square) = raised {
        may_move(t, ask, |_| square.bit(), Kind::Standard, anywhere)?;
    }
    Ok(())
}

/// Whatever stands on the marked square is destroyed; if nothing does, he may step there.
pub(super) const ASSASSIN: Entry = &[Effect(assassin)];

fn assassin(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let marked = me(t).marks;
    if (marked & t.state.occupied()).is_empty() {
        may_move(t, ask, State::me_bit, Kind::Standard, |_, _, to| marked.has(to))?;
    } else {
        destroy_all(t, |_| marked);
    }
    Ok(())
}

/// An action; an enemy piece on the marked square is destroyed.
pub(super) const TIME_MAGE: Entry = &[Effect(time_mage)];

fn time_mage(t: &mut Arena<'_>, _: Ask) -> Flow {
    gain_actions(t, 1);
    let marked = me(t).marks;
    destroy_all(t, |s| marked & s.enemy_pieces());
    Ok(())
}

/// Up to two commons on the marked squares.
pub(super) const SUMMONER: Entry = &[Effect(summoner)];

fn summoner(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let marked = me(t).marks;
    may_place(t, ask, 2, |_| marked)
}

/// Up to three commons or two heroics of one enemy colour make a combat move each.
pub(super) const HYPNOTIST: Entry = &[Effect(hypnotist)];

fn hypnotist(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let pick = may(t, ask.to(Deed::Move), |s, o| {
        let can = |p: &Square| !s.moves(*p, Kind::Combat).is_empty();
        for colour in s.enemies() {
            let [commons, heroics, _] = s.pieces[colour];
            o.extend((commons | heroics).iter().filter(can).map(Pick::Square));
        }
    })?;
    let Some(Pick::Square(first)) = pick else { return Ok(()) };
    let Some((colour, level)) = t.state.piece(first) else { return Ok(()) };
    let most = if level == Level::Common { 3 } else { 2 };
    // TK-EFFECT-26: who qualifies is settled before the first of them acts.
    let mut left = t.state.pieces[colour][level.index()];
    let mut mover = Some(first);
    for i in 0..most {
        if i > 0 {
            let still = left & t.state.pieces[colour][level.index()];
            mover = may_pick(t, ask.to(Deed::Move), |s| {
                still.iter().filter(|&p| !s.moves(p, Kind::Combat).is_empty()).collect()
            })?;
        }
        let Some(from) = mover else { break };
        left.remove(from);
        let to = must_pick(t, ask.to(Deed::Move), |s| s.moves(from, Kind::Combat))?;
        if let Some(to) = to {
            go(t, from, to);
            left.remove(to);
        }
    }
    Ok(())
}

/// All commons along one of the marked ways may be destroyed, even where there is none.
pub(super) const CANNON: Entry = &[Effect(cannon)];

fn cannon(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let at = t.state.me_at();
    let hit = |s: &State, w| at.map_or(Squares::NONE, |at| at.ray(w).collect::<Squares>() & s.commons());
    let ways = ways(t);
    if let Some(way) = may_way(t, ask, ways, |s, _| ways.iter().any(|&w| !hit(s, w).is_empty()))? {
        destroy_all(t, |s| hit(s, way));
    }
    Ok(())
}

/// An enemy piece beside him may be destroyed; a legendary one takes him along and gives an action.
pub(super) const CHAMPION: Entry = &[Effect(champion)];

fn champion(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let fallen = may_destroy(t, ask, |s| s.beside_me() & s.enemy_pieces())?;
    if fallen.is_some_and(|(_, level)| level == Level::Legendary) {
        destroy_all(t, State::me_bit);
        gain_actions(t, 1);
    }
    Ok(())
}

/// Up to two combat moves with one's other pieces.
pub(super) const INFANTRY_CAPTAIN: Entry = &[Effect(|t, ask| shared_moves(t, ask, 2, Kind::Combat, State::own_others))];

/// One piece: at most one combat move and two standard moves, in any order.
pub(super) const CAVALRY_CAPTAIN: Entry = &[Effect(cavalry_captain)];

fn cavalry_captain(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let Some(rider) = may_pick(t, ask.to(Deed::Move), State::own_others)? else { return Ok(()) };
    let (mut at, mut combat, mut standard) = (rider, 1, 2);
    while combat + standard > 0 {
        let kind = if combat > 0 { Kind::Combat } else { Kind::Standard };
        let fits = |s: &State, from: Square, to: Square| {
            combat > 0 && standard == 0 || {
                let level = s.piece(from).map(|(_, l)| l);
                combat > 0 || level.is_some_and(|l| s.may_enter(l, to, Kind::Standard))
            }
        };
        let Some(level) = t.state.piece(at).map(|(_, l)| l) else { break };
        let before = t.state.clone();
        let Some(made) = may_move(t, ask, |_| at.bit(), kind, fits)? else { break };
        // A move that a standard move could not make uses up the combat move; otherwise standard ones go first.
        let is_standard = before.may_enter(level, made.to, Kind::Standard);
        if is_standard && standard > 0 {
            standard -= 1
        } else {
            combat -= 1
        }
        at = made.to;
    }
    Ok(())
}

/// A combat leap; then she may be lowered and a common placed beside her.
pub(super) const GRYPHON_RIDER: Entry = &[Effect(gryphon_rider)];

fn gryphon_rider(t: &mut Arena<'_>, ask: Ask) -> Flow {
    if may_leap(t, ask, State::me_bit, Kind::Combat, |_, _| true)?.is_none() {
        return Ok(());
    }
    // Without an empty neighbour she may still be lowered; then she herself is the answer.
    let room = |s: &State| {
        let room = s.beside_me() & s.free();
        if room.is_empty() { s.me_bit() } else { room }
    };
    let square = may_pick(t, ask.to(Deed::Place), room)?;
    if let (Some(square), Some(at)) = (square, t.state.me_at()) {
        lower(t, at);
        if square != at {
            let mine = t.state.mine();
            place(t, mine, Level::Common, square);
        }
    }
    Ok(())
}

/// Up to three combat moves, none of them onto a common.
pub(super) const KNIGHT: Entry = &[Effect(knight)];

fn knight(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for _ in 0..3 {
        let fits = |s: &State, _: Square, to: Square| !s.commons().has(to);
        if may_move(t, ask, State::me_bit, Kind::Combat, fits)?.is_none() {
            break;
        }
    }
    Ok(())
}

/// A standard move; then a common beside her may be raised.
pub(super) const HIGH_PRIESTESS: Entry = &[Effect(high_priestess)];

fn high_priestess(t: &mut Arena<'_>, ask: Ask) -> Flow {
    own_moves(t, ask, 1, Kind::Standard)?;
    may_raise(t, ask, |s| s.beside_me() & s.commons()).map(drop)
}

/// Three moves: standard ones of the Master, combat ones of commons and heroics that summoned him.
pub(super) const MASTER_OF_INTRIGUE: Entry = &[OfItsPieces, Effect(master_of_intrigue)];

fn master_of_intrigue(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for _ in 0..3 {
        let pick = may(t, ask.to(Deed::Move), |s, o| {
            for from in s.me_bit().iter() {
                o.extend(s.moves(from, Kind::Standard).iter().map(|to| Pick::Move(from, to)));
            }
            let used = s.me.map_or(Squares::NONE, |me| me.used) & s.lesser();
            for from in used.iter() {
                o.extend(s.moves(from, Kind::Combat).iter().map(|to| Pick::Move(from, to)));
            }
        })?;
        let Some(Pick::Move(from, to)) = pick else { break };
        go(t, from, to);
    }
    Ok(())
}

/// The first two pieces along a marked way, if it has any, may be destroyed; a legendary one is immune and stops the shot.
pub(super) const GUN_TOWER: Entry = &[Effect(gun_tower)];

fn gun_tower(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let at = t.state.me_at();
    let ways = ways(t);
    let shot = |s: &State, w| at.map_or(SmallVec::new(), |at| gun_shot(s, at, w));
    if let Some(way) = may_way(t, ask, ways, |s, _| ways.iter().any(|&w| !shot(s, w).is_empty()))? {
        for square in shot(&t.state, way) {
            destroy(t, square);
        }
    }
    Ok(())
}

fn gun_shot(state: &State, at: Square, way: Way) -> SmallVec<[Square; 2]> {
    let met = at.ray(way).filter(|&s| state.occupied().has(s));
    met.take(2).take_while(|&s| !state.legends().has(s)).collect()
}
