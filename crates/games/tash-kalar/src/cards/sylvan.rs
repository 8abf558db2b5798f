//! The sylvan school: growth, conversion, cards.

use super::verbs::{
    anywhere, either, may_convert, may_place, may_way, must_destroy, must_raise, own_moves, raise_me, way_of,
};
use crate::board::{Square, Squares};
use crate::clause::Clause::Effect;
use crate::clause::Entry;
use crate::printed::Level;
use crate::rules::acting::gain_actions;
use crate::rules::drawing::being as card;
use crate::rules::pieces::{Kind, destroy, may_leap, may_move, must_pick, place, raise};
use crate::rules::team::{may, must};
use crate::state::State;
use crate::{Arena, Ask, Choice, Deed, Event, Pick};
use kernel::{Audience, Flow};
use smallvec::SmallVec;

/// It is raised at once.
pub(super) const SAPLING: Entry = &[Effect(sapling)];

fn sapling(t: &mut Arena<'_>, _: Ask) -> Flow {
    raise_me(t);
    Ok(())
}

/// A common beside one of one's pieces.
pub(super) const KISKIN_FARSEEDERS: Entry = &[Effect(|t, ask| may_place(t, ask, 1, |s| s.own().spread()))];

/// Up to two combat leaps over a distance of exactly two.
pub(super) const CHARGING_BUCK: Entry = &[Effect(charging_buck)];

fn charging_buck(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for _ in 0..2 {
        if may_leap(t, ask, State::me_bit, Kind::Combat, |from, to| from.distance(to) == 2)?.is_none() {
            break;
        }
    }
    Ok(())
}

/// A common of an enemy who has more commons is destroyed; then a heroic of one who has more upgraded pieces.
pub(super) const FOREST_WARDENS: Entry = &[Effect(forest_wardens)];

fn forest_wardens(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let richer = |s: &State, level: Level| {
        let count = |c: usize| if level == Level::Common { s.pieces[c][0].len() } else { s.upgraded(c).len() };
        let mine = count(s.mine());
        s.enemies().filter(|&c| count(c) > mine).fold(Squares::NONE, |all, c| all | s.pieces[c][level.index()])
    };
    must_destroy(t, ask, |s| richer(s, Level::Common))?;
    must_destroy(t, ask, |s| richer(s, Level::Heroic)).map(drop)
}

/// Up to two of one's pieces beside her make a standard move each.
pub(super) const NAIAD: Entry = &[Effect(naiad)];

fn naiad(t: &mut Arena<'_>, ask: Ask) -> Flow {
    // TK-EFFECT-26: who is near is settled first.
    let mut left = t.state.beside_me() & t.state.own();
    for _ in 0..2 {
        let still = left & t.state.own();
        let Some(made) = may_move(t, ask, |_| still, Kind::Standard, anywhere)? else { break };
        left.remove(made.from);
        left.remove(made.to); // whoever stood there is gone, and this one has moved
    }
    Ok(())
}

/// A card of the own discard pile may go on top of the deck; then, or with an empty pile, one more card at the end.
pub(super) const KISKIN_SPIRIT: Entry = &[Effect(kiskin_spirit)];

fn kiskin_spirit(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mine = t.state.player();
    let was_empty = t.state.discard[mine].is_empty();
    let pick = may(t, ask.to(Deed::Card), |s, o| o.extend(s.discard[mine].iter().map(|c| Pick::Being(card(c)))))?;
    if let Some(Pick::Being(taken)) = pick {
        t.state.discard[mine].remove(taken as u8);
        t.state.deck[mine].push(taken as u8);
        let seat = t.state.turn;
        t.tell(Audience::ALL, || Event::PutBack { seat, being: taken });
    }
    if was_empty || pick.is_some() {
        t.state.deeds.extra[0] += 1;
    }
    Ok(())
}

/// An enemy common or heroic beside her may become one's common.
pub(super) const DRYAD: Entry = &[Effect(dryad)];

fn dryad(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_convert(t, ask, |s| s.beside_me() & s.enemy_pieces() & s.lesser(), |_| Level::Common)
}

/// A combat move; then the first piece further that way is destroyed, unless it is legendary.
pub(super) const CENTAUR_SPEARMAN: Entry = &[Effect(centaur_spearman)];

fn centaur_spearman(t: &mut Arena<'_>, ask: Ask) -> Flow {
    if let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, anywhere)? {
        let hit = made.to.ray(way_of(made)).find(|&s| t.state.occupied().has(s));
        if let Some(square) = hit.filter(|&s| !t.state.legends().has(s)) {
            destroy(t, square);
        }
    }
    Ok(())
}

/// A combat move; then up to three the same way with one's other pieces.
pub(super) const CENTAUR_CHIEFTAIN: Entry = &[Effect(centaur_chieftain)];

fn centaur_chieftain(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, anywhere)? else { return Ok(()) };
    let way = way_of(made);
    for _ in 0..3 {
        if may_move(t, ask, State::own_others, Kind::Combat, |_, from, to| from.by(way) == Some(to))?.is_none() {
            break;
        }
    }
    Ok(())
}

/// A combat move, or an action.
pub(super) const UNICORN: Entry = &[Effect(unicorn)];

fn unicorn(t: &mut Arena<'_>, ask: Ask) -> Flow {
    match either(t, ask)? {
        Choice::First => own_moves(t, ask, 1, Kind::Combat)?,
        Choice::Second => gain_actions(t, 1),
    }
    Ok(())
}

/// An enemy common or heroic diagonally beside her may become one's own, at its level.
pub(super) const SYLVAN_QUEEN: Entry = &[Effect(sylvan_queen)];

fn sylvan_queen(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_convert(t, ask, |s| s.diagonal_to_me() & s.enemy_pieces() & s.lesser(), |level| level)
}

/// An enemy common diagonally beside her may become one's own.
pub(super) const SYLVAN_PRINCESS: Entry = &[Effect(sylvan_princess)];

fn sylvan_princess(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_convert(t, ask, |s| s.diagonal_to_me() & s.enemy_pieces() & s.commons(), |_| Level::Common)
}

/// A common of every colour is raised.
pub(super) const WOODLAND_DRUID: Entry = &[Effect(woodland_druid)];

fn woodland_druid(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for colour in t.state.colours() {
        must_raise(t, ask, |s| s.pieces[colour][0])?;
    }
    Ok(())
}

/// Two enemy commons are placed near; then as many commons of their colours are destroyed.
pub(super) const FOREST_ANCIENT: Entry = &[Effect(forest_ancient)];

fn forest_ancient(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut placed: SmallVec<[usize; 2]> = SmallVec::new();
    for _ in 0..2 {
        let pick = must(t, ask.to(Deed::Colour), |s, o| {
            if !(s.near_me(2) & s.free()).is_empty() {
                o.extend(s.enemies().filter(|&c| s.supply(c, Level::Common) > 0).map(|c| Pick::Colour(c as u8)));
            }
        })?;
        let Some(Pick::Colour(colour)) = pick else { break };
        if let Some(square) = must_pick(t, ask.to(Deed::Place), |s| s.near_me(2) & s.free())? {
            place(t, usize::from(colour), Level::Common, square);
            placed.push(usize::from(colour));
        }
    }
    for colour in placed {
        must_destroy(t, ask, |s| s.near_me(3) & s.pieces[colour][0])?;
    }
    Ok(())
}

/// One more card and one more legend at the end of the turn.
pub(super) const FOREST_MYSTIC: Entry = &[Effect(forest_mystic)];

fn forest_mystic(t: &mut Arena<'_>, _: Ask) -> Flow {
    let [own, legends] = t.state.deeds.extra;
    t.state.deeds.extra = [own + 1, legends + 1];
    Ok(())
}

/// Up to twice, the first piece along a diagonal is destroyed.
pub(super) const KISKIN_LEAFSPLITTER: Entry = &[Effect(kiskin_leafsplitter)];

fn kiskin_leafsplitter(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let diagonals = [(1, -1), (1, 1), (-1, 1), (-1, -1)];
    for _ in 0..2 {
        let at = t.state.me_at();
        let hit = |s: &State, w| at.and_then(|at| at.ray(w).find(|&x| s.occupied().has(x)));
        let Some(way) = may_way(t, ask, &diagonals, |s, w| hit(s, w).is_some())? else { break };
        if let Some(square) = hit(&t.state, way) {
            destroy(t, square);
        }
    }
    Ok(())
}

/// Up to three combat moves, each to beside another of one's pieces.
pub(super) const KISKIN_BOUGHRUNNER: Entry = &[Effect(kiskin_boughrunner)];

fn kiskin_boughrunner(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for _ in 0..3 {
        let fits = |s: &State, from: Square, to: Square| {
            !(to.neighbours() & s.own().without(from.bit()).without(to.bit())).is_empty()
        };
        if may_move(t, ask, State::me_bit, Kind::Combat, fits)?.is_none() {
            break;
        }
    }
    Ok(())
}

/// One of one's pieces: a common is raised, a heroic may make a combat move, a legendary one a standard move.
pub(super) const TREE_SHEPHERD: Entry = &[Effect(tree_shepherd)];

fn tree_shepherd(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let Some(square) = must_pick(t, ask.to(Deed::Choose), State::own)? else { return Ok(()) };
    let kind = match t.state.piece(square) {
        Some((_, Level::Common)) => {
            raise(t, square);
            return Ok(());
        }
        Some((_, Level::Heroic)) => Kind::Combat,
        Some((_, Level::Legendary)) | None => Kind::Standard,
    };
    may_move(t, ask, |_| square.bit(), kind, anywhere).map(drop)
}
