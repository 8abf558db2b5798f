//! What the cards do: one file a deck, one function a being.

pub(crate) mod everfrost;
pub(crate) mod flares;
mod highland;
mod imperial;
mod legends;
mod sylvan;
pub(crate) mod tasks;

use crate::board::{DIRECTIONS, Square, Squares};
use crate::printed::{Being, Level};
use crate::rules::pieces::{self, Kind, may_move};
use crate::rules::team::{may, must};
use crate::state::State;
use crate::{Arena, Ask, Choice, Pick};
use kernel::Flow;
use std::sync::LazyLock;

static RED: LazyLock<Squares> = LazyLock::new(|| Squares::named(&["d2", "e5", "h6", "c8"]));
static GREEN: LazyLock<Squares> = LazyLock::new(|| Squares::named(&["c3", "g3", "i4", "a5", "f8"]));

pub(crate) fn red() -> Squares {
    *RED
}

pub(crate) fn green() -> Squares {
    *GREEN
}

/// TK-SUMMON-15: resolve the effect of a being that has just arrived.
pub(crate) fn resolve(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    match being.printed().deck {
        "imperial" => imperial::resolve(t, being, ask),
        "highland" => highland::resolve(t, being, ask),
        "sylvan" => sylvan::resolve(t, being, ask),
        "everfrost" => everfrost::resolve(t, being, ask),
        _ => legends::resolve(t, being, ask),
    }
}

// ---- what several cards say ----

/// The being itself makes up to so many moves.
fn own_moves(t: &mut Arena<'_>, ask: Ask, most: u32, kind: Kind) -> Flow<u32> {
    let mut made = 0;
    while made < most && may_move(t, ask, State::me_bit, kind, |_, _, _| true)?.is_some() {
        made += 1;
    }
    Ok(made)
}

/// Up to so many moves in total with some pieces, chosen anew before each: TK-EFFECT-26.
fn shared_moves(t: &mut Arena<'_>, ask: Ask, most: u32, kind: Kind, movers: impl Fn(&State) -> Squares) -> Flow {
    for _ in 0..most {
        if may_move(t, ask, &movers, kind, |_, _, _| true)?.is_none() {
            break;
        }
    }
    Ok(())
}

/// One of these directions, or none.
fn may_way(
    t: &mut Arena<'_>,
    ask: Ask,
    ways: &[(i8, i8)],
    fits: impl Fn(&State, (i8, i8)) -> bool,
) -> Flow<Option<(i8, i8)>> {
    let number = |way: &(i8, i8)| DIRECTIONS.iter().position(|d| d == way).expect("one of eight") as u8;
    let pick = may(t, ask, |s, o| {
        o.extend(ways.iter().filter(|&&w| fits(s, w)).map(|w| Pick::Way(number(w))));
    })?;
    Ok(way(pick))
}

fn must_way(t: &mut Arena<'_>, ask: Ask, ways: &[(i8, i8)]) -> Flow<Option<(i8, i8)>> {
    let number = |way: &(i8, i8)| DIRECTIONS.iter().position(|d| d == way).expect("one of eight") as u8;
    let pick = must(t, ask, |_, o| o.extend(ways.iter().map(|w| Pick::Way(number(w)))))?;
    Ok(way(pick))
}

fn way(pick: Option<Pick>) -> Option<(i8, i8)> {
    match pick {
        Some(Pick::Way(w)) => Some(DIRECTIONS[usize::from(w)]),
        _ => None,
    }
}

/// Either of two things.
fn either(t: &mut Arena<'_>, ask: Ask) -> Flow<Choice> {
    let pick = must(t, ask, |_, o| o.extend([Pick::Choice(Choice::First), Pick::Choice(Choice::Second)]))?;
    Ok(if pick == Some(Pick::Choice(Choice::First)) { Choice::First } else { Choice::Second })
}

/// The directions of the pattern as it was laid.
fn ways(t: &Arena<'_>) -> &'static [(i8, i8)] {
    let me = t.state.me.expect("a being is being resolved");
    &crate::pattern::of(me.being)[usize::from(me.laid)].directions
}

impl State {
    fn commons(&self) -> Squares {
        self.level(Level::Common)
    }

    fn heroics(&self) -> Squares {
        self.level(Level::Heroic)
    }

    fn lesser(&self) -> Squares {
        self.commons() | self.heroics()
    }

    fn own_level(&self, level: Level) -> Squares {
        self.pieces[self.mine()][level.index()]
    }

    fn beside_me(&self) -> Squares {
        self.me_at().map_or(Squares::NONE, Square::neighbours)
    }

    fn diagonal_to_me(&self) -> Squares {
        self.me_at().map_or(Squares::NONE, Square::diagonal)
    }

    fn orthogonal_to_me(&self) -> Squares {
        self.me_at().map_or(Squares::NONE, Square::orthogonal)
    }

    fn near_me(&self, distance: i32) -> Squares {
        self.me_at().map_or(Squares::NONE, |at| at.within(distance))
    }

    /// Empty squares, if a piece of the level is in the own supply.
    fn room(&self, level: Level) -> Squares {
        if self.supply(self.mine(), level) > 0 { self.free() } else { Squares::NONE }
    }
}

/// Place one own piece on a square of the player's choice, if there is one to place.
fn place_one(t: &mut Arena<'_>, ask: Ask, level: Level) -> Flow {
    if let Some(square) = pieces::must_pick(t, ask, |s| s.room(level))? {
        let mine = t.state.mine();
        pieces::place(t, mine, level, square);
    }
    Ok(())
}

/// Raise one of these pieces: TK-EFFECT-31.
fn must_raise(t: &mut Arena<'_>, ask: Ask, which: impl Fn(&State) -> Squares) -> Flow<Option<Square>> {
    let raised = pieces::must_pick(t, ask, |s| which(s).iter().filter(|&p| pieces::can_raise(s, p)).collect())?;
    if let Some(square) = raised {
        pieces::raise(t, square);
    }
    Ok(raised)
}

/// May destroy one of these pieces; returns it and what it was.
fn may_destroy(t: &mut Arena<'_>, ask: Ask, which: impl Fn(&State) -> Squares) -> Flow<Option<(Square, Level)>> {
    let Some(square) = pieces::may_pick(t, ask, which)? else { return Ok(None) };
    let level = t.state.piece(square).map(|(_, level)| level);
    pieces::destroy(t, square);
    Ok(level.map(|level| (square, level)))
}

fn must_destroy(t: &mut Arena<'_>, ask: Ask, which: impl Fn(&State) -> Squares) -> Flow<Option<Square>> {
    let square = pieces::must_pick(t, ask, which)?;
    if let Some(square) = square {
        pieces::destroy(t, square);
    }
    Ok(square)
}
