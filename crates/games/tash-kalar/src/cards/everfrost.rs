//! Everfrost: effects that are kept for later.

use super::verbs::{
    anywhere, destroy_all, fan, may_destroy_own, may_way, me, must_convert, must_move, must_place, must_raise,
    own_moves, raise_me, way_of, ways,
};
use crate::board::{DIRECTIONS, Square};
use crate::clause::Clause::{Effect, Frozen, UsableIf};
use crate::clause::Entry;
use crate::printed::Level;
use crate::rules::acting::gain_actions;
use crate::rules::drawing::being as card;
use crate::rules::pieces::{Kind, destroy, destroy_counting, go, lower, may_leap, may_move, may_pick, place};
use crate::rules::summoning::{can_summon, keep_frozen, summon_now};
use crate::rules::team::{may, must};
use crate::state::State;
use crate::{Arena, Ask, Deed, Event, Pick};
use kernel::{Audience, Flow};

/// Up to two standard moves.
pub(super) const SNOW_FOX: Entry = &[Effect(|t, ask| own_moves(t, ask, 2, Kind::Standard))];

/// A combat leap over a distance of exactly two; if nothing was destroyed by it or by the summoning, it is raised.
pub(super) const ROYAL_REINDEER: Entry = &[Effect(royal_reindeer)];

fn royal_reindeer(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let destroyed = me(t).destroyed;
    let leapt = may_leap(t, ask, State::me_bit, Kind::Combat, |from, to| from.distance(to) == 2)?;
    if !destroyed && !leapt.is_some_and(|made| made.captured) {
        raise_me(t);
    }
    Ok(())
}

/// A heroic, or up to two commons, on the marked squares is mirrored by own pieces.
pub(super) const CRYSTAL_MIRROR: Entry = &[Effect(crystal_mirror)];

fn crystal_mirror(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let me = me(t);
    let Some(at) = t.state.me_at() else { return Ok(()) };
    // The marked block lies beside the line; its mirror image lies as far on the other side.
    let sideways = crate::pattern::of(me.being)[usize::from(me.laid)].marks.iter().all(|m| m.0 != 0);
    let image = |s: Square| {
        let (dx, dy) = (s.column() - at.column(), s.row() - at.row());
        let step = if sideways { (-dx, dy) } else { (dx, -dy) };
        at.by((step.0 as i8, step.1 as i8))
    };
    let mut left = me.marks;
    let mut most = 2;
    while most > 0 {
        let fits = |s: &State, p: &Square| {
            let level = s.piece(*p).map(|(_, level)| level);
            let wanted = level == Some(Level::Common) || most == 2 && level == Some(Level::Heroic);
            wanted && image(*p).is_some_and(|i| s.free().has(i)) && level.is_some_and(|l| s.supply(s.mine(), l) > 0)
        };
        let Some(square) = may_pick(t, ask.to(Deed::Choose), |s| left.iter().filter(|p| fits(s, p)).collect())? else {
            break;
        };
        left.remove(square);
        let (Some((_, level)), Some(to)) = (t.state.piece(square), image(square)) else { break };
        let mine = t.state.mine();
        place(t, mine, level, to);
        most = if level == Level::Heroic { 0 } else { most - 1 };
    }
    Ok(())
}

/// A common of every enemy is raised. Frozen: one of one's own.
pub(super) const CRYSTAL_GROWER: Entry =
    &[Effect(crystal_grower), Frozen(|t, ask| must_raise(t, ask, State::own_commons).map(drop))];

fn crystal_grower(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for colour in t.state.enemies() {
        must_raise(t, ask, |s| s.pieces[colour][0])?;
    }
    Ok(())
}

/// A combat move with another of one's commons. Frozen: a standard move with one of them.
pub(super) const ICE_PRINCESS: Entry = &[Effect(ice_princess), Frozen(|t, ask| must_move(t, ask, State::own_commons))];

fn ice_princess(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_move(t, ask, |s| s.own_commons().without(s.me_bit()), Kind::Combat, anywhere).map(drop)
}

/// A combat move with another of one's heroics. Frozen: a standard move with one of them.
pub(super) const ICE_QUEEN: Entry = &[Effect(ice_queen), Frozen(|t, ask| must_move(t, ask, State::own_heroics))];

fn ice_queen(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_move(t, ask, |s| s.own_heroics().without(s.me_bit()), Kind::Combat, anywhere).map(drop)
}

/// Frozen: directly before a being is summoned, an enemy piece may stand in for it.
pub(super) const FROSTWEAVE_SUMMONER: Entry = &[UsableIf(could_summon), Frozen(frostweave_summoner)];

fn frostweave_summoner(t: &mut Arena<'_>, _: Ask) -> Flow {
    t.state.deeds.loan = true;
    summon_now(t)
}

/// There must be a being that can be summoned then.
fn could_summon(state: &State) -> bool {
    let mut lent = state.clone();
    lent.deeds.loan = true;
    state.actions > 0 && can_summon(&lent)
}

/// Frozen: one of one's commons may be destroyed, and the flare discarded; both give an action.
pub(super) const WINTER_WHISPERER: Entry = &[Frozen(winter_whisperer)];

fn winter_whisperer(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mine = t.state.player();
    let offered = may_destroy_own(t, ask)?;
    let pick = may(t, ask.to(Deed::Card), |s, o| o.extend(s.flares[mine].iter().map(Pick::ReturnFlare)))?;
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

/// A card with a frozen effect may come from the discard pile; the effect is kept at once.
pub(super) const FROZEN_CHEST: Entry = &[Effect(frozen_chest)];

fn frozen_chest(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let (seat, mine) = (t.state.turn, t.state.player());
    let pick = may(t, ask.to(Deed::Card), |s, o| {
        let frozen = s.discard[mine].iter().map(card).filter(|b| b.printed().is_frozen);
        o.extend(frozen.map(Pick::Being));
    })?;
    if let Some(Pick::Being(found)) = pick {
        keep_frozen(t, seat, found);
    }
    Ok(())
}

/// If its summoning destroyed an enemy piece, it may be lowered; then the enemies have an action fewer.
pub(super) const EVERFROST_SENTINEL: Entry = &[Effect(everfrost_sentinel)];

fn everfrost_sentinel(t: &mut Arena<'_>, ask: Ask) -> Flow {
    if me(t).destroyed_enemy && may_pick(t, ask.to(Deed::Lower), State::me_bit)?.is_some() {
        let lowered = t.state.me_at().is_some_and(|at| lower(t, at));
        for colour in t.state.enemies().filter(|_| lowered) {
            t.state.fewer[colour] += 1;
        }
    }
    Ok(())
}

/// Any number of combat moves along a marked direction; then perhaps a last step, which ends giant and legend alike.
pub(super) const GLACIER_GIANT: Entry = &[Effect(glacier_giant)];

fn glacier_giant(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let allowed = ways(t);
    let mut way = None;
    while t.state.me_at().is_some() {
        let along = |from: Square, to: Square| match way {
            None => allowed.iter().any(|&w| from.by(w) == Some(to)),
            Some(w) => from.by(w) == Some(to),
        };
        let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, |_, from, to| along(from, to))? else { break };
        way = Some(way_of(made));
    }
    if let (Some(way), Some(at)) = (way, t.state.me_at())
        && let Some(next) = at.by(way)
        && may_pick(t, ask.to(Deed::Destroy), |s| next.bit() & s.legends())?.is_some()
    {
        destroy(t, next);
        destroy(t, at);
    }
    Ok(())
}

/// A combat move; if it destroyed a piece, a standard move; if that did too, a move onto an empty square.
pub(super) const POLAR_BEAR: Entry = &[Effect(polar_bear)];

fn polar_bear(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for kind in [Kind::Combat, Kind::Standard, Kind::Peaceful] {
        match may_move(t, ask, State::me_bit, kind, anywhere)? {
            Some(made) if made.captured => {}
            _ => break,
        }
    }
    Ok(())
}

/// Up to three combat moves: the first along a marked way, the others at most 45 degrees off the one before.
pub(super) const WAR_SLED: Entry = &[Effect(war_sled)];

fn war_sled(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut turned;
    let mut allowed = ways(t);
    for _ in 0..3 {
        let fits = |_: &State, from: Square, to: Square| allowed.iter().any(|&w| from.by(w) == Some(to));
        let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, fits)? else { break };
        turned = fan(way_of(made));
        allowed = &turned;
    }
    Ok(())
}

/// Every enemy common within two squares that is beside one of one's pieces is destroyed.
pub(super) const SNOW_MONSTER: Entry = &[Effect(snow_monster)];

fn snow_monster(t: &mut Arena<'_>, _: Ask) -> Flow {
    destroy_all(t, |s| s.near_me(2) & s.enemy_pieces() & s.commons() & s.own().spread());
    Ok(())
}

/// A common beside it slides one way with standard moves for as long as it can.
pub(super) const FROST_IMP: Entry = &[Effect(frost_imp)];

fn frost_imp(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let slides = |s: &State, p: Square, w| p.by(w).is_some_and(|to| s.moves(p, Kind::Standard).has(to));
    let movable = |s: &State, p: &Square| DIRECTIONS.iter().any(|&w| slides(s, *p, w));
    let near = |s: &State| (s.beside_me() & s.commons()).iter().filter(|p| movable(s, p)).collect();
    let Some(square) = may_pick(t, ask.to(Deed::Move), near)? else { return Ok(()) };
    let Some(way) = may_way(t, ask, &DIRECTIONS, |s, w| slides(s, square, w))? else { return Ok(()) };
    let mut at = square;
    while slides(&t.state, at, way) {
        let to = at.by(way).expect("it can move there");
        go(t, at, to);
        at = to;
    }
    Ok(())
}

/// A combat leap; if it destroyed something, the Wyvern is destroyed. Frozen: a common is placed beside one of one's heroics.
pub(super) const ICE_WYVERN: Entry =
    &[Effect(ice_wyvern), Frozen(|t, ask| must_place(t, ask, Level::Common, |s| s.own_heroics().spread()))];

fn ice_wyvern(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let leapt = may_leap(t, ask, State::me_bit, Kind::Combat, |_, _| true)?;
    if leapt.is_some_and(|made| made.captured) {
        destroy_all(t, State::me_bit);
    }
    Ok(())
}

/// One adjacent piece: a heroic needs another own piece beside it, a legendary one three. It is gone for good.
pub(super) const DEATHBRINGER: Entry = &[Effect(deathbringer)];

fn deathbringer(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let fits = |s: &State, p: &Square| {
        let beside = (p.neighbours() & s.own_others()).len();
        match s.piece(*p).map(|(_, level)| level) {
            Some(Level::Common) => true,
            Some(Level::Heroic) => beside >= 1,
            Some(Level::Legendary) => beside >= 3,
            None => false,
        }
    };
    let Some(square) = may_pick(t, ask.to(Deed::Destroy), |s| s.beside_me().iter().filter(|p| fits(s, p)).collect())?
    else {
        return Ok(());
    };
    if let Some((colour, level)) = t.state.piece(square) {
        destroy_counting(t, square, 2);
        t.state.gone[colour][usize::from(level == Level::Legendary)] += 1;
    }
    Ok(())
}

/// A common of an enemy takes its place. Frozen: an enemy common becomes one's own.
pub(super) const FROSTWEAVE_ILLUSIONIST: Entry = &[Effect(frostweave_illusionist), Frozen(must_convert)];

fn frostweave_illusionist(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let pick = must(t, ask.to(Deed::Colour), |s, o| {
        o.extend(s.enemies().filter(|&c| s.supply(c, Level::Common) > 0).map(|c| Pick::Colour(c as u8)));
    })?;
    if let (Some(Pick::Colour(colour)), Some(at)) = (pick, t.state.me_at()) {
        destroy(t, at);
        place(t, usize::from(colour), Level::Common, at);
    }
    Ok(())
}
