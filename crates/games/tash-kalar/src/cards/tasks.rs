//! The conditions of the twenty-four tasks, for the player on turn: TK-TASK-8.

use super::{green, progress, red};
use crate::board::{ARENA, Squares};
use crate::clause::Progress;
use crate::printed::{Level, Task};
use crate::state::State;

/// Whether the player on turn may claim it.
pub(crate) fn holds(state: &State, task: Task) -> bool {
    let (done, of) = progress(state, task);
    done == of
}

pub(super) const DESTRUCTION: Progress = |s| all_of(&[(destroyed(s), 3)]);
pub(super) const DEVASTATION: Progress = |s| all_of(&[(destroyed(s), 4)]);
pub(super) const HEROIC_DESTRUCTION: Progress = |s| all_of(&[(destroyed(s), 3), (destroyed_upgraded(s), 1)]);
pub(super) const HEROIC_DEVASTATION: Progress = |s| all_of(&[(destroyed(s), 4), (destroyed_upgraded(s), 2)]);
/// One legendary piece serves as well as two heroic ones.
pub(super) const END_OF_LEGENDS: Progress =
    |s| all_of(&[(destroyed_of(s, Level::Heroic).max(2 * destroyed_of(s, Level::Legendary)), 2)]);

pub(super) const RED_CONQUEST: Progress = |s| held(s, red(), 3, 2);
pub(super) const GREEN_CONQUEST: Progress = |s| held(s, green(), 3, 2);
pub(super) const COLOR_CONQUEST: Progress = |s| held(s, red() | green(), 5, 3);
pub(super) const RED_LEGENDS: Progress = |s| legends_on(s, red());
pub(super) const GREEN_LEGENDS: Progress = |s| legends_on(s, green());
pub(super) const RAINBOW_DOMINANCE: Progress = |s| all_of(&[(leads_on(s, red()), 1), (leads_on(s, green()), 1)]);

pub(super) const RED_SUMMONING: Progress = |s| summoned_two(s, s.deeds.on_red);
pub(super) const GREEN_SUMMONING: Progress = |s| summoned_two(s, s.deeds.on_green);
pub(super) const COLORED_SUMMONING: Progress = |s| all_of(&[((s.deeds.on_red + s.deeds.on_green).into(), 2)]);
pub(super) const LEGENDARY_SUMMONING: Progress = |s| summoned_two(s, s.deeds.legends);

pub(super) const CENTRAL_DOMINANCE: Progress = |s| held(s, centre(), 5, 2);
/// Upright or slanting.
pub(super) const CENTER_CROSS: Progress = |s| {
    let upright = Squares::named(&["d5", "e4", "e5", "e6", "f5"]);
    let slanting = Squares::named(&["d4", "d6", "e5", "f4", "f6"]);
    all_of(&[((s.own() & upright).len().max((s.own() & slanting).len()), 5)])
};
/// Six more than the enemy in one of the middle rows and columns.
pub(super) const LINE_DOMINANCE: Progress = |s| {
    let lead = |line: Squares| (s.own() & line).len().saturating_sub((s.of(foe(s)) & line).len());
    let best = (3..6).flat_map(|i| [row(i), column(i)]).map(lead).max();
    all_of(&[(best.unwrap_or(0), 6)])
};
/// Both of them.
pub(super) const DIAGONALS: Progress = |s| {
    let falling: Squares = ARENA.iter().filter(|s| s.row() == s.column()).collect();
    let rising: Squares = ARENA.iter().filter(|s| s.row() + s.column() == 8).collect();
    let ((a, x), (b, y)) = (held(s, falling, 4, 1), held(s, rising, 4, 1));
    (a + b, x + y)
};

pub(super) const SIDE_CHAIN: Progress = |s| chain(s.own(), 9, [(row(0), row(8)), (column(0), column(8))]);
pub(super) const CORNER_CHAIN: Progress = |s| {
    let corner = |names: [&str; 3]| Squares::named(&names);
    let falling = (corner(["a3", "b2", "c1"]), corner(["i7", "h8", "g9"]));
    let rising = (corner(["g1", "h2", "i3"]), corner(["a7", "b8", "c9"]));
    chain(s.own(), 7, [falling, rising])
};
pub(super) const IMPRISONMENT: Progress = |s| all_of(&[(surrounding(s), 6)]);
pub(super) const ENVELOPMENT: Progress = |s| all_of(&[(surrounding(s), 7)]);
pub(super) const ISOLATION: Progress = |s| all_of(&[(isolated(s).into(), 1)]);

/// Enemy pieces of a level destroyed in this turn.
fn destroyed_of(state: &State, level: Level) -> u32 {
    state.enemies().map(|c| u32::from(state.deeds.destroyed[c][level.index()])).sum()
}

fn destroyed(state: &State) -> u32 {
    destroyed_of(state, Level::Common) + destroyed_upgraded(state)
}

fn destroyed_upgraded(state: &State) -> u32 {
    destroyed_of(state, Level::Heroic) + destroyed_of(state, Level::Legendary)
}

/// Two beings summoned in this turn, one of them of some kind.
fn summoned_two(state: &State, of_the_kind: u8) -> (u32, u32) {
    all_of(&[(state.deeds.summoned.into(), 2), (of_the_kind.into(), 1)])
}

/// So many own pieces on these squares, so many of them upgraded.
fn held(state: &State, squares: Squares, pieces: u32, high: u32) -> (u32, u32) {
    let upgraded = state.upgraded(state.mine());
    all_of(&[((state.own() & squares).len(), pieces), ((upgraded & squares).len(), high)])
}

/// Two upgraded pieces on these squares, one of them legendary.
fn legends_on(state: &State, squares: Squares) -> (u32, u32) {
    let upgraded = state.upgraded(state.mine());
    all_of(&[((upgraded & squares).len(), 2), ((state.own_level(Level::Legendary) & squares).len(), 1)])
}

/// Whether more upgraded pieces are one's own than the enemy's.
fn leads_on(state: &State, squares: Squares) -> u32 {
    let count = |colour| (state.upgraded(colour) & squares).len();
    u32::from(count(state.mine()) > count(foe(state)))
}

/// TK-MODE-1: there are two sides.
fn foe(state: &State) -> usize {
    1 - state.mine().min(1)
}

/// What there is, of what is needed, over several needs.
fn all_of(needs: &[(u32, u32)]) -> (u32, u32) {
    needs.iter().fold((0, 0), |(done, of), &(there, need)| (done + there.min(need), of + need))
}

/// The nine squares in the middle.
pub(crate) fn centre() -> Squares {
    ARENA.iter().filter(|s| (3..6).contains(&s.column()) && (3..6).contains(&s.row())).collect()
}

fn row(i: i32) -> Squares {
    ARENA.iter().filter(|s| s.row() == i).collect()
}

fn column(i: i32) -> Squares {
    ARENA.iter().filter(|s| s.column() == i).collect()
}

/// A chain of pieces, diagonals included, that joins either pair of places: what stands of the one nearest to
/// completion, if the shortest chain on an empty board has so many squares.
fn chain(own: Squares, shortest: u32, pairs: [(Squares, Squares); 2]) -> (u32, u32) {
    let missing = pairs.map(|(from, to)| missing(own, from, to));
    (shortest - missing[0].min(missing[1]), shortest)
}

/// How many pieces a chain from one place to the other still wants.
fn missing(own: Squares, from: Squares, to: Squares) -> u32 {
    let mut reached = linked(own & from, own);
    let mut missing = 0;
    while (reached & to).is_empty() {
        reached = linked(reached | from | reached.spread(), own);
        missing += 1;
    }
    missing
}

/// These squares and all pieces joined to them.
fn linked(mut squares: Squares, pieces: Squares) -> Squares {
    loop {
        let more = squares | (squares.spread() & pieces);
        if more == squares {
            return squares;
        }
        squares = more;
    }
}

/// The most own pieces round one enemy piece.
fn surrounding(state: &State) -> u32 {
    let own = state.own();
    state.enemy_pieces().iter().map(|s| (s.neighbours() & own).len()).max().unwrap_or(0)
}

/// An enemy piece with another at distance exactly two, none at one, and no walk of three steps beside any other.
fn isolated(state: &State) -> bool {
    let foes = state.enemy_pieces();
    foes.iter().any(|s| {
        let others = foes.without(s.bit());
        let near = (s.neighbours() & others).is_empty() && !(s.within(2) & others).is_empty();
        let mut reached = s.bit();
        for _ in 0..3 {
            reached = reached | (reached.spread() & state.free());
        }
        near && (reached.spread() & others).is_empty()
    })
}
