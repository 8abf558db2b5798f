//! What several cards say.

use crate::board::{DIRECTIONS, Square, Squares};
use crate::printed::Level;
use crate::rules::pieces::{
    self, Kind, Made, can_raise, convert, destroy, go, may_move, may_pick, must_pick, place, raise,
};
use crate::rules::team::{may, must};
use crate::state::{Me, State};
use crate::{Arena, Ask, Choice, Deed, Pick};
use kernel::Flow;

/// A way across the arena: one of [`DIRECTIONS`].
pub(super) type Way = (i8, i8);

/// The being that is being resolved.
pub(super) fn me(t: &Arena<'_>) -> Me {
    t.state.me.expect("a being is being resolved")
}

// ---- moves ----

/// The being itself makes up to so many moves.
pub(super) fn own_moves(t: &mut Arena<'_>, ask: Ask, most: u32, kind: Kind) -> Flow {
    shared_moves(t, ask, most, kind, State::me_bit)
}

/// Up to so many moves in total with some pieces, chosen anew before each: TK-EFFECT-26.
pub(super) fn shared_moves(
    t: &mut Arena<'_>,
    ask: Ask,
    most: u32,
    kind: Kind,
    movers: impl Fn(&State) -> Squares,
) -> Flow {
    for _ in 0..most {
        if may_move(t, ask, &movers, kind, anywhere)?.is_none() {
            break;
        }
    }
    Ok(())
}

/// One standard move with one of these pieces, if any can move.
pub(super) fn must_move(t: &mut Arena<'_>, ask: Ask, movers: impl Fn(&State) -> Squares) -> Flow {
    let pick = must(t, ask.to(Deed::Move), |s, o| {
        for from in movers(s).iter() {
            o.extend(s.moves(from, Kind::Standard).iter().map(|to| Pick::Move(from, to)));
        }
    })?;
    if let Some(Pick::Move(from, to)) = pick {
        go(t, from, to);
    }
    Ok(())
}

/// Where any move the piece can make is good enough.
pub(super) fn anywhere(_: &State, _: Square, _: Square) -> bool {
    true
}

// ---- ways ----

/// The way a move went.
pub(super) fn way_of(made: Made) -> Way {
    ((made.to.column() - made.from.column()) as i8, (made.to.row() - made.from.row()) as i8)
}

/// The directions of the pattern as it was laid.
pub(super) fn ways(t: &Arena<'_>) -> &'static [Way] {
    let me = me(t);
    &crate::pattern::of(me.being)[usize::from(me.laid)].directions
}

/// A way and those at most 45 degrees off it.
pub(super) fn fan(way: Way) -> [Way; 3] {
    let i = number(way);
    [(i + 7) % 8, i, (i + 1) % 8].map(|i| DIRECTIONS[i])
}

fn number(way: Way) -> usize {
    DIRECTIONS.iter().position(|d| *d == way).expect("one of eight")
}

/// One of these directions, or none.
pub(super) fn may_way(
    t: &mut Arena<'_>,
    ask: Ask,
    ways: &[Way],
    fits: impl Fn(&State, Way) -> bool,
) -> Flow<Option<Way>> {
    let pick = may(t, ask.to(Deed::Head), |s, o| {
        o.extend(ways.iter().filter(|&&w| fits(s, w)).map(|w| Pick::Way(number(*w) as u8)));
    })?;
    Ok(way(pick))
}

pub(super) fn must_way(t: &mut Arena<'_>, ask: Ask, ways: &[Way]) -> Flow<Option<Way>> {
    let pick = must(t, ask.to(Deed::Head), |_, o| o.extend(ways.iter().map(|w| Pick::Way(number(*w) as u8))))?;
    Ok(way(pick))
}

fn way(pick: Option<Pick>) -> Option<Way> {
    match pick {
        Some(Pick::Way(w)) => Some(DIRECTIONS[usize::from(w)]),
        _ => None,
    }
}

// ---- either, or ----

/// Either of two things.
pub(super) fn either(t: &mut Arena<'_>, ask: Ask) -> Flow<Choice> {
    let pick =
        must(t, ask.to(Deed::Either), |_, o| o.extend([Pick::Choice(Choice::First), Pick::Choice(Choice::Second)]))?;
    Ok(if pick == Some(Pick::Choice(Choice::First)) { Choice::First } else { Choice::Second })
}

/// A mandatory choice of one of two that is possible.
pub(super) fn either_possible(t: &mut Arena<'_>, ask: Ask, first: bool, second: bool) -> Flow<Option<Choice>> {
    match (first, second) {
        (true, true) => either(t, ask).map(Some),
        (true, false) => Ok(Some(Choice::First)),
        (false, true) => Ok(Some(Choice::Second)),
        (false, false) => Ok(None),
    }
}

// ---- pieces ----

/// Place one own piece on a square of the player's choice, if there is one to place.
pub(super) fn place_one(t: &mut Arena<'_>, ask: Ask, level: Level) -> Flow {
    must_place(t, ask, level, |s| s.free())
}

/// Place an own piece on one of these squares, if one is empty and there is one to place.
pub(super) fn must_place(t: &mut Arena<'_>, ask: Ask, level: Level, squares: impl Fn(&State) -> Squares) -> Flow {
    if let Some(square) = must_pick(t, ask.to(Deed::Place), |s| s.room(level) & squares(s))? {
        let mine = t.state.mine();
        place(t, mine, level, square);
    }
    Ok(())
}

/// Up to so many own commons may be placed on empty squares of these.
pub(super) fn may_place(t: &mut Arena<'_>, ask: Ask, most: u32, squares: impl Fn(&State) -> Squares) -> Flow {
    for _ in 0..most {
        let Some(square) = may_pick(t, ask.to(Deed::Place), |s| s.room(Level::Common) & squares(s))? else { break };
        let mine = t.state.mine();
        place(t, mine, Level::Common, square);
    }
    Ok(())
}

/// Raise one of these pieces: TK-EFFECT-31.
pub(super) fn must_raise(t: &mut Arena<'_>, ask: Ask, which: impl Fn(&State) -> Squares) -> Flow<Option<Square>> {
    let raised = must_pick(t, ask.to(Deed::Raise), |s| which(s).iter().filter(|&p| can_raise(s, p)).collect())?;
    if let Some(square) = raised {
        raise(t, square);
    }
    Ok(raised)
}

/// One of these pieces may be raised.
pub(super) fn may_raise(t: &mut Arena<'_>, ask: Ask, which: impl Fn(&State) -> Squares) -> Flow<Option<Square>> {
    let raised = may_pick(t, ask.to(Deed::Raise), |s| which(s).iter().filter(|&p| can_raise(s, p)).collect())?;
    if let Some(square) = raised {
        raise(t, square);
    }
    Ok(raised)
}

/// The being itself is raised.
pub(super) fn raise_me(t: &mut Arena<'_>) {
    if let Some(at) = t.state.me_at() {
        raise(t, at);
    }
}

/// May destroy one of these pieces; returns it and what it was.
pub(super) fn may_destroy(
    t: &mut Arena<'_>,
    ask: Ask,
    which: impl Fn(&State) -> Squares,
) -> Flow<Option<(Square, Level)>> {
    let Some(square) = may_pick(t, ask.to(Deed::Destroy), which)? else { return Ok(None) };
    let level = t.state.piece(square).map(|(_, level)| level);
    destroy(t, square);
    Ok(level.map(|level| (square, level)))
}

/// One of one's own commons may be destroyed.
pub(super) fn may_destroy_own(t: &mut Arena<'_>, ask: Ask) -> Flow<Option<Square>> {
    let square = may_pick(t, ask.to(Deed::DestroyOwn), State::own_commons)?;
    if let Some(square) = square {
        destroy(t, square);
    }
    Ok(square)
}

pub(super) fn must_destroy(t: &mut Arena<'_>, ask: Ask, which: impl Fn(&State) -> Squares) -> Flow<Option<Square>> {
    let square = must_pick(t, ask.to(Deed::Destroy), which)?;
    if let Some(square) = square {
        destroy(t, square);
    }
    Ok(square)
}

/// All of these pieces are destroyed as one: TK-EFFECT-27.
pub(super) fn destroy_all(t: &mut Arena<'_>, which: impl Fn(&State) -> Squares) -> u32 {
    let squares = which(&t.state);
    pieces::destroy_all(t, squares)
}

/// One of these pieces may become one's own, if a piece of that level is in the supply.
pub(super) fn may_convert(
    t: &mut Arena<'_>,
    ask: Ask,
    which: impl Fn(&State) -> Squares,
    to: impl Fn(Level) -> Level,
) -> Flow {
    let can = |s: &State, p: Square| s.piece(p).is_some_and(|(_, level)| s.supply(s.mine(), to(level)) > 0);
    let square = may_pick(t, ask.to(Deed::Convert), |s| which(s).iter().filter(|&p| can(s, p)).collect())?;
    if let Some(square) = square
        && let Some((_, level)) = t.state.piece(square)
    {
        convert(t, square, to(level));
    }
    Ok(())
}

/// An enemy common anywhere becomes one's own.
pub(super) fn must_convert(t: &mut Arena<'_>, ask: Ask) -> Flow {
    if let Some(square) = must_pick(t, ask.to(Deed::Convert), convertible)? {
        convert(t, square, Level::Common);
    }
    Ok(())
}

/// Enemy commons, if there is a piece to replace one.
pub(super) fn convertible(state: &State) -> Squares {
    let supply = state.supply(state.mine(), Level::Common) > 0;
    if supply { state.enemy_pieces() & state.commons() } else { Squares::NONE }
}
