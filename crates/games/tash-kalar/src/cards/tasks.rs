//! The conditions of the twenty-four tasks, for the player on turn: TK-TASK-8.

use crate::board::{ARENA, Squares};
use crate::cards::{green, red};
use crate::printed::{Level, Task};
use crate::state::State;

pub(crate) fn holds(state: &State, task: Task) -> bool {
    let (done, of) = progress(state, task);
    done == of
}

/// How much of a task is done, and of how much. Where a task wants several things, all of them are counted.
pub(crate) fn progress(state: &State, task: Task) -> (u32, u32) {
    let mine = state.mine();
    let (own, upgraded) = (state.of(mine), state.upgraded(mine));
    let legends = state.own_level(Level::Legendary);
    let foe = 1 - mine.min(1);
    let on = |squares: Squares, pieces: u32, high: u32| {
        all_of(&[((own & squares).len(), pieces), ((upgraded & squares).len(), high)])
    };
    let deeds = &state.deeds;
    let summoned = |what: u8| all_of(&[(deeds.summoned.into(), 2), (what.into(), 1)]);
    let destroyed = |level: usize| state.enemies().map(|c| u32::from(deeds.destroyed[c][level])).sum::<u32>();
    let all = destroyed(0) + destroyed(1) + destroyed(2);
    let high = destroyed(1) + destroyed(2);
    match task {
        Task::TaskDestruction => all_of(&[(all, 3)]),
        Task::TaskDevastation => all_of(&[(all, 4)]),
        Task::TaskHeroicDestruction => all_of(&[(all, 3), (high, 1)]),
        Task::TaskHeroicDevastation => all_of(&[(all, 4), (high, 2)]),
        // One legendary piece serves as well as two heroic ones.
        Task::TaskEndOfLegends => all_of(&[(destroyed(1).max(2 * destroyed(2)), 2)]),
        Task::TaskRedConquest => on(red(), 3, 2),
        Task::TaskGreenConquest => on(green(), 3, 2),
        Task::TaskColorConquest => on(red() | green(), 5, 3),
        Task::TaskRedLegends => all_of(&[((upgraded & red()).len(), 2), ((legends & red()).len(), 1)]),
        Task::TaskGreenLegends => all_of(&[((upgraded & green()).len(), 2), ((legends & green()).len(), 1)]),
        Task::TaskRainbowDominance => {
            let more = |squares: Squares| (upgraded & squares).len() > (state.upgraded(foe) & squares).len();
            all_of(&[(more(red()).into(), 1), (more(green()).into(), 1)])
        }
        Task::TaskRedSummoning => summoned(deeds.on_red),
        Task::TaskGreenSummoning => summoned(deeds.on_green),
        Task::TaskColoredSummoning => all_of(&[((deeds.on_red + deeds.on_green).into(), 2)]),
        Task::TaskLegendarySummoning => summoned(deeds.legends),
        Task::TaskCentralDominance => on(centre(), 5, 2),
        Task::TaskCenterCross => {
            let upright = Squares::named(&["d5", "e4", "e5", "e6", "f5"]);
            let slanting = Squares::named(&["d4", "d6", "e5", "f4", "f6"]);
            all_of(&[((own & upright).len().max((own & slanting).len()), 5)])
        }
        Task::TaskLineDominance => {
            let lead = |line: Squares| (own & line).len().saturating_sub((state.of(foe) & line).len());
            let best = (3..6).flat_map(|i| [row(i), column(i)]).map(lead).max();
            all_of(&[(best.unwrap_or(0), 6)])
        }
        Task::TaskDiagonals => {
            let falling: Squares = ARENA.iter().filter(|s| s.row() == s.column()).collect();
            let rising: Squares = ARENA.iter().filter(|s| s.row() + s.column() == 8).collect();
            let ((a, x), (b, y)) = (on(falling, 4, 1), on(rising, 4, 1));
            (a + b, x + y)
        }
        Task::TaskSideChain => chain(own, 9, [(row(0), row(8)), (column(0), column(8))]),
        Task::TaskCornerChain => {
            let corner = |names: [&str; 3]| Squares::named(&names);
            let falling = (corner(["a3", "b2", "c1"]), corner(["i7", "h8", "g9"]));
            let rising = (corner(["g1", "h2", "i3"]), corner(["a7", "b8", "c9"]));
            chain(own, 7, [falling, rising])
        }
        Task::TaskImprisonment => all_of(&[(surrounding(state, own), 6)]),
        Task::TaskEnvelopment => all_of(&[(surrounding(state, own), 7)]),
        Task::TaskIsolation => all_of(&[(isolated(state).into(), 1)]),
    }
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
fn surrounding(state: &State, own: Squares) -> u32 {
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
