//! Everfrost: effects that are kept for later.

use crate::board::{DIRECTIONS, Square, Squares};
use crate::cards::{may_destroy, may_way, must_raise, own_moves, ways};
use crate::printed::{Being, Level};
use crate::rules::acting::gain_actions;
use crate::rules::drawing::being as card;
use crate::rules::pieces::{
    self, Kind, destroy, destroy_all, go, lower, may_leap, may_move, may_pick, must_pick, place, raise,
};
use crate::rules::summoning::{can_summon, keep_frozen, summon_now};
use crate::rules::team::{may, must};
use crate::state::State;
use crate::{Arena, Ask, Event, Pick};
use kernel::{Audience, Flow};

pub(super) fn resolve(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    match being {
        Being::EverfrostSnowFox => own_moves(t, ask, 2, Kind::Standard).map(drop),
        Being::EverfrostRoyalReindeer => {
            let destroyed = t.state.me.expect("it is being resolved").destroyed;
            let leapt = may_leap(t, ask, State::me_bit, Kind::Combat, |from, to| from.distance(to) == 2)?;
            if !destroyed
                && !leapt.is_some_and(|made| made.captured)
                && let Some(at) = t.state.me_at()
            {
                raise(t, at);
            }
            Ok(())
        }
        Being::EverfrostCrystalMirror => crystal_mirror(t, ask),
        Being::EverfrostCrystalGrower => {
            for colour in t.state.enemies() {
                must_raise(t, ask, |s| s.pieces[colour][0])?;
            }
            Ok(())
        }
        Being::EverfrostIcePrincess => {
            let others = |s: &State| s.own_level(Level::Common).without(s.me_bit());
            may_move(t, ask, others, Kind::Combat, |_, _, _| true)?;
            Ok(())
        }
        Being::EverfrostIceQueen => {
            let others = |s: &State| s.own_level(Level::Heroic).without(s.me_bit());
            may_move(t, ask, others, Kind::Combat, |_, _, _| true)?;
            Ok(())
        }
        Being::EverfrostFrozenChest => {
            let (seat, mine) = (t.state.turn, t.state.player());
            let pick = may(t, ask, |s, o| {
                let frozen = s.discard[mine].iter().map(card).filter(|b| b.printed().is_frozen);
                o.extend(frozen.map(Pick::Being));
            })?;
            if let Some(Pick::Being(found)) = pick {
                keep_frozen(t, seat, found);
            }
            Ok(())
        }
        Being::EverfrostEverfrostSentinel => {
            let me = t.state.me.expect("it is being resolved");
            if me.destroyed_enemy && may_pick(t, ask, State::me_bit)?.is_some() {
                let lowered = t.state.me_at().is_some_and(|at| lower(t, at));
                for colour in t.state.enemies().filter(|_| lowered) {
                    t.state.fewer[colour] += 1;
                }
            }
            Ok(())
        }
        Being::EverfrostGlacierGiant => glacier_giant(t, ask),
        Being::EverfrostPolarBear => {
            for kind in [Kind::Combat, Kind::Standard, Kind::Peaceful] {
                match may_move(t, ask, State::me_bit, kind, |_, _, _| true)? {
                    Some(made) if made.captured => {}
                    _ => break,
                }
            }
            Ok(())
        }
        Being::EverfrostWarSled => {
            let mut fan;
            let mut allowed = ways(t);
            for _ in 0..3 {
                let fits = |_: &State, from: Square, to: Square| allowed.iter().any(|&w| from.by(w) == Some(to));
                let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, fits)? else { break };
                let way = ((made.to.column() - made.from.column()) as i8, (made.to.row() - made.from.row()) as i8);
                let i = DIRECTIONS.iter().position(|w| *w == way).expect("one of eight");
                fan = [(i + 7) % 8, i, (i + 1) % 8].map(|i| DIRECTIONS[i]);
                allowed = &fan;
            }
            Ok(())
        }
        Being::EverfrostSnowMonster => {
            let foes = t.state.near_me(2) & t.state.enemy_pieces() & t.state.commons() & t.state.own().spread();
            destroy_all(t, foes);
            Ok(())
        }
        Being::EverfrostFrostImp => {
            let slides = |s: &State, p: Square, w| p.by(w).is_some_and(|to| s.moves(p, Kind::Standard).has(to));
            let movable = |s: &State, p: &Square| DIRECTIONS.iter().any(|&w| slides(s, *p, w));
            let Some(square) =
                may_pick(t, ask, |s| (s.beside_me() & s.commons()).iter().filter(|p| movable(s, p)).collect())?
            else {
                return Ok(());
            };
            let Some(way) = may_way(t, ask, &DIRECTIONS, |s, w| slides(s, square, w))? else { return Ok(()) };
            let mut at = square;
            while slides(&t.state, at, way) {
                let to = at.by(way).expect("it can move there");
                go(t, at, to);
                at = to;
            }
            Ok(())
        }
        Being::EverfrostIceWyvern => {
            let leapt = may_leap(t, ask, State::me_bit, Kind::Combat, |_, _| true)?;
            if leapt.is_some_and(|made| made.captured) {
                let me = t.state.me_bit();
                destroy_all(t, me);
            }
            Ok(())
        }
        Being::EverfrostDeathbringer => deathbringer(t, ask),
        Being::EverfrostFrostweaveIllusionist => {
            let pick = must(t, ask, |s, o| {
                o.extend(s.enemies().filter(|&c| s.supply(c, Level::Common) > 0).map(|c| Pick::Colour(c as u8)));
            })?;
            if let (Some(Pick::Colour(colour)), Some(at)) = (pick, t.state.me_at()) {
                destroy(t, at);
                pieces::place(t, usize::from(colour), Level::Common, at);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A heroic, or up to two commons, on the marked squares is mirrored by own pieces.
fn crystal_mirror(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let marks = t.state.me.expect("it is being resolved").marks;
    let Some(at) = t.state.me_at() else { return Ok(()) };
    // The marked block lies beside the line; its mirror image lies as far on the other side.
    let me = t.state.me.expect("it is being resolved");
    let sideways = crate::pattern::of(me.being)[usize::from(me.laid)].marks.iter().all(|m| m.0 != 0);
    let image = |s: Square| {
        let (dx, dy) = (s.column() - at.column(), s.row() - at.row());
        let step = if sideways { (-dx, dy) } else { (dx, -dy) };
        at.by((step.0 as i8, step.1 as i8))
    };
    let mut left = marks;
    let mut most = 2;
    while most > 0 {
        let fits = |s: &State, p: &Square| {
            let level = s.piece(*p).map(|(_, level)| level);
            let wanted = level == Some(Level::Common) || most == 2 && level == Some(Level::Heroic);
            wanted && image(*p).is_some_and(|i| s.free().has(i)) && level.is_some_and(|l| s.supply(s.mine(), l) > 0)
        };
        let Some(square) = may_pick(t, ask, |s| left.iter().filter(|p| fits(s, p)).collect())? else { break };
        left.remove(square);
        let (Some((_, level)), Some(to)) = (t.state.piece(square), image(square)) else { break };
        let mine = t.state.mine();
        place(t, mine, level, to);
        most = if level == Level::Heroic { 0 } else { most - 1 };
    }
    Ok(())
}

/// Any number of combat moves along a marked direction; then perhaps a last step, which ends giant and legend alike.
fn glacier_giant(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let allowed = ways(t);
    let mut way = None;
    while t.state.me_at().is_some() {
        let along = |from: Square, to: Square| match way {
            None => allowed.iter().any(|&w| from.by(w) == Some(to)),
            Some(w) => from.by(w) == Some(to),
        };
        let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, |_, from, to| along(from, to))? else { break };
        way = Some(((made.to.column() - made.from.column()) as i8, (made.to.row() - made.from.row()) as i8));
    }
    if let (Some(way), Some(at)) = (way, t.state.me_at())
        && let Some(next) = at.by(way)
        && may_pick(t, ask, |s| next.bit() & s.level(Level::Legendary))?.is_some()
    {
        destroy(t, next);
        destroy(t, at);
    }
    Ok(())
}

/// One adjacent piece: a heroic needs another own piece beside it, a legendary one three. It is gone for good.
fn deathbringer(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let fits = |s: &State, p: &Square| {
        let beside = (p.neighbours() & s.own().without(s.me_bit())).len();
        match s.piece(*p).map(|(_, level)| level) {
            Some(Level::Common) => true,
            Some(Level::Heroic) => beside >= 1,
            Some(Level::Legendary) => beside >= 3,
            None => false,
        }
    };
    let Some(square) = may_pick(t, ask, |s| s.beside_me().iter().filter(|p| fits(s, p)).collect())? else {
        return Ok(());
    };
    if let Some((colour, level)) = t.state.piece(square) {
        pieces::destroy_counting(t, square, 2);
        t.state.gone[colour][usize::from(level == Level::Legendary)] += 1;
    }
    Ok(())
}

/// Whether a frozen effect may be used now.
pub(crate) fn can_use(state: &State, frozen: Being) -> bool {
    // Directly before summoning a being: there must be one that can be summoned then.
    if frozen != Being::EverfrostFrostweaveSummoner {
        return true;
    }
    let mut lent = state.clone();
    lent.deeds.loan = true;
    state.actions > 0 && can_summon(&lent)
}

/// TK-FROST-5: parts are mandatory unless marked optional.
pub(crate) fn frozen(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    match being {
        Being::EverfrostCrystalGrower => must_raise(t, ask, |s| s.own_level(Level::Common)).map(drop),
        Being::EverfrostIcePrincess => must_move(t, ask, |s| s.own_level(Level::Common)),
        Being::EverfrostIceQueen => must_move(t, ask, |s| s.own_level(Level::Heroic)),
        Being::EverfrostFrostweaveSummoner => {
            t.state.deeds.loan = true;
            summon_now(t)
        }
        Being::EverfrostWinterWhisperer => {
            let mine = t.state.player();
            let offered = may_destroy(t, ask, |s| s.own_level(Level::Common))?;
            let pick = may(t, ask, |s, o| o.extend(s.flares[mine].iter().map(Pick::ReturnFlare)))?;
            if let Some(Pick::ReturnFlare(flare)) = pick {
                t.state.flares[mine].remove(flare);
                t.state.flare_discard.insert(flare);
                let seat = t.state.turn;
                t.tell(Audience::ALL, || Event::DiscardedFlare { seat, flare });
            }
            if offered.is_some() && pick.is_some() {
                gain_actions(t, 1);
            }
            Ok(())
        }
        Being::EverfrostIceWyvern => {
            let room = |s: &State| s.room(Level::Common) & s.own_level(Level::Heroic).spread();
            if let Some(square) = must_pick(t, ask, room)? {
                let mine = t.state.mine();
                place(t, mine, Level::Common, square);
            }
            Ok(())
        }
        Being::EverfrostFrostweaveIllusionist => {
            let foes = |s: &State| {
                if s.supply(s.mine(), Level::Common) > 0 { s.enemy_pieces() & s.commons() } else { Squares::NONE }
            };
            if let Some(square) = must_pick(t, ask, foes)? {
                pieces::convert(t, square, Level::Common);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// One standard move with one of these pieces, if any can move.
pub(super) fn must_move(t: &mut Arena<'_>, ask: Ask, movers: impl Fn(&State) -> Squares) -> Flow {
    let pick = must(t, ask, |s, o| {
        for from in movers(s).iter() {
            o.extend(s.moves(from, Kind::Standard).iter().map(|to| Pick::Move(from, to)));
        }
    })?;
    if let Some(Pick::Move(from, to)) = pick {
        go(t, from, to);
    }
    Ok(())
}
