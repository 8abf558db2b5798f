//! The imperial schools: order, moves in ranks, guns.

use crate::board::{Square, Squares};
use crate::cards::{may_destroy, may_way, must_raise, own_moves, shared_moves, ways};
use crate::printed::{Being, Level};
use crate::rules::acting::gain_actions;
use crate::rules::pieces::{self, Kind, destroy, destroy_all, go, lower, may_leap, may_move, may_pick, place, raise};
use crate::rules::team::may;
use crate::state::State;
use crate::{Arena, Ask, Pick};
use kernel::Flow;
use smallvec::SmallVec;

pub(super) fn resolve(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    match being {
        Being::ImperialSwordmaster => {
            let foe = |s: &State| s.diagonal_to_me() & s.enemy_pieces() & s.commons();
            if may_destroy(t, ask, foe)?.is_some()
                && let Some(at) = t.state.me_at()
            {
                raise(t, at);
            }
            Ok(())
        }
        Being::ImperialMessenger => messenger(t, ask),
        Being::ImperialHerald => shared_moves(t, ask, 2, Kind::Peaceful, State::own),
        Being::ImperialBomb => {
            if t.state.actions > 0 {
                let blast = (t.state.beside_me() & t.state.commons()) | t.state.me_bit();
                destroy_all(t, blast);
            }
            Ok(())
        }
        Being::ImperialChronicler => {
            let raised = must_raise(t, ask, |s| s.own_level(Level::Common).without(s.me_bit()))?;
            if let Some(square) = raised {
                may_move(t, ask, |_| square.bit(), Kind::Standard, |_, _, _| true)?;
            }
            Ok(())
        }
        Being::ImperialAssassin => {
            let marked = t.state.me.expect("it is being resolved").marks;
            if (marked & t.state.occupied()).is_empty() {
                may_move(t, ask, State::me_bit, Kind::Standard, |_, _, to| marked.has(to))?;
            } else {
                destroy_all(t, marked);
            }
            Ok(())
        }
        Being::ImperialTimeMage => {
            gain_actions(t, 1);
            let marked = t.state.me.expect("it is being resolved").marks;
            let foes = marked & t.state.enemy_pieces();
            destroy_all(t, foes);
            Ok(())
        }
        Being::ImperialSummoner => {
            let marked = t.state.me.expect("it is being resolved").marks;
            for _ in 0..2 {
                let Some(square) = may_pick(t, ask, |s| s.room(Level::Common) & marked)? else { break };
                let mine = t.state.mine();
                place(t, mine, Level::Common, square);
            }
            Ok(())
        }
        Being::ImperialHypnotist => hypnotist(t, ask),
        Being::ImperialCannon => {
            let at = t.state.me_at();
            let hit = |s: &State, w| at.map_or(Squares::NONE, |at| at.ray(w).collect::<Squares>() & s.commons());
            let ways = ways(t);
            if let Some(way) = may_way(t, ask, ways, |s, w| !hit(s, w).is_empty())? {
                let victims = hit(&t.state, way);
                destroy_all(t, victims);
            }
            Ok(())
        }
        Being::ImperialChampion => {
            let fallen = may_destroy(t, ask, |s| s.beside_me() & s.enemy_pieces())?;
            if fallen.is_some_and(|(_, level)| level == Level::Legendary) {
                let me = t.state.me_bit();
                destroy_all(t, me);
                gain_actions(t, 1);
            }
            Ok(())
        }
        Being::ImperialInfantryCaptain => shared_moves(t, ask, 2, Kind::Combat, |s| s.own().without(s.me_bit())),
        Being::ImperialCavalryCaptain => cavalry_captain(t, ask),
        Being::ImperialGryphonRider => {
            if may_leap(t, ask, State::me_bit, Kind::Combat, |_, _| true)?.is_some() {
                // Without an empty neighbour she may still be lowered; then she herself is the answer.
                let room = |s: &State| {
                    let room = s.beside_me() & s.free();
                    if room.is_empty() { s.me_bit() } else { room }
                };
                let square = may_pick(t, ask, room)?;
                if let (Some(square), Some(at)) = (square, t.state.me_at()) {
                    lower(t, at);
                    if square != at {
                        let mine = t.state.mine();
                        place(t, mine, Level::Common, square);
                    }
                }
            }
            Ok(())
        }
        Being::ImperialKnight => {
            for _ in 0..3 {
                let fits = |s: &State, _: Square, to: Square| !s.commons().has(to);
                if may_move(t, ask, State::me_bit, Kind::Combat, fits)?.is_none() {
                    break;
                }
            }
            Ok(())
        }
        Being::ImperialHighPriestess => {
            own_moves(t, ask, 1, Kind::Standard)?;
            if let Some(square) = may_pick(t, ask, |s| s.beside_me() & s.commons())? {
                raise(t, square);
            }
            Ok(())
        }
        Being::ImperialMasterOfIntrigue => master_of_intrigue(t, ask),
        Being::ImperialGunTower => {
            let at = t.state.me_at();
            let ways = ways(t);
            let shot = |s: &State, w| at.map_or(SmallVec::new(), |at| gun_shot(s, at, w));
            if let Some(way) = may_way(t, ask, ways, |s, w| !shot(s, w).is_empty())? {
                for square in shot(&t.state, way) {
                    destroy(t, square);
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// An own common or heroic walks along one line with standard moves.
fn messenger(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let walkers = |s: &State| s.own_level(Level::Common) | s.own_level(Level::Heroic);
    let Some(first) = may_move(t, ask, walkers, Kind::Standard, |_, _, _| true)? else { return Ok(()) };
    walk_on(t, ask, first.from, first.to, Kind::Standard)
}

/// Go on in the direction of the last step for as long as the player likes.
fn walk_on(t: &mut Arena<'_>, ask: Ask, from: Square, to: Square, kind: Kind) -> Flow {
    let way = ((to.column() - from.column()) as i8, (to.row() - from.row()) as i8);
    let mut at = to;
    while let Some(next) = at.by(way) {
        match may_move(t, ask, |_| at.bit(), kind, |_, _, to| to == next)? {
            Some(made) => at = made.to,
            None => break,
        }
    }
    Ok(())
}

/// Up to three commons or two heroics of one enemy colour make a combat move each.
fn hypnotist(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let pick = may(t, ask, |s, o| {
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
            mover = may_pick(t, ask, |s| still.iter().filter(|&p| !s.moves(p, Kind::Combat).is_empty()).collect())?;
        }
        let Some(from) = mover else { break };
        left.remove(from);
        let to = pieces::must_pick(t, ask, |s| s.moves(from, Kind::Combat))?;
        if let Some(to) = to {
            go(t, from, to);
            left.remove(to);
        }
    }
    Ok(())
}

/// One piece: at most one combat move and two standard moves, in any order.
fn cavalry_captain(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let Some(rider) = may_pick(t, ask, |s| s.own().without(s.me_bit()))? else { return Ok(()) };
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

/// Three moves: standard ones of the Master, combat ones of commons and heroics that summoned him.
fn master_of_intrigue(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for _ in 0..3 {
        let pick = may(t, ask, |s, o| {
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

/// The first two pieces on a ray; a legendary one is immune and stops the shot.
fn gun_shot(state: &State, at: Square, way: (i8, i8)) -> SmallVec<[Square; 2]> {
    let met = at.ray(way).filter(|&s| state.occupied().has(s));
    met.take(2).take_while(|&s| !state.level(Level::Legendary).has(s)).collect()
}
