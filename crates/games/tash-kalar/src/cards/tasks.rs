//! The conditions of the twenty-four tasks, for the player on turn: TK-TASK-8.

use crate::board::{ARENA, Squares};
use crate::cards::{green, red};
use crate::printed::{Level, Task};
use crate::state::State;

pub(crate) fn holds(state: &State, task: Task) -> bool {
    let mine = state.mine();
    let (own, upgraded) = (state.of(mine), state.upgraded(mine));
    let legends = state.own_level(Level::Legendary);
    let foe = 1 - mine.min(1);
    let on = |squares: Squares, pieces: u32, high: u32| {
        (own & squares).len() >= pieces && (upgraded & squares).len() >= high
    };
    let deeds = &state.deeds;
    let destroyed = |level: usize| state.enemies().map(|c| u32::from(deeds.destroyed[c][level])).sum::<u32>();
    let all = destroyed(0) + destroyed(1) + destroyed(2);
    let high = destroyed(1) + destroyed(2);
    match task {
        Task::TaskDestruction => all >= 3,
        Task::TaskDevastation => all >= 4,
        Task::TaskHeroicDestruction => all >= 3 && high >= 1,
        Task::TaskHeroicDevastation => all >= 4 && high >= 2,
        Task::TaskEndOfLegends => destroyed(2) >= 1 || destroyed(1) >= 2,
        Task::TaskRedConquest => on(red(), 3, 2),
        Task::TaskGreenConquest => on(green(), 3, 2),
        Task::TaskColorConquest => on(red() | green(), 5, 3),
        Task::TaskRedLegends => on(red(), 2, 2) && !(legends & red()).is_empty(),
        Task::TaskGreenLegends => on(green(), 2, 2) && !(legends & green()).is_empty(),
        Task::TaskRainbowDominance => {
            let more = |squares: Squares| (upgraded & squares).len() > (state.upgraded(foe) & squares).len();
            more(red()) && more(green())
        }
        Task::TaskRedSummoning => deeds.summoned >= 2 && deeds.on_red >= 1,
        Task::TaskGreenSummoning => deeds.summoned >= 2 && deeds.on_green >= 1,
        Task::TaskColoredSummoning => deeds.on_red + deeds.on_green >= 2,
        Task::TaskLegendarySummoning => deeds.summoned >= 2 && deeds.legends >= 1,
        Task::TaskCentralDominance => {
            let middle: Squares =
                ARENA.iter().filter(|s| (3..6).contains(&s.column()) && (3..6).contains(&s.row())).collect();
            on(middle, 5, 2)
        }
        Task::TaskCenterCross => {
            let upright = Squares::named(&["d5", "e4", "e5", "e6", "f5"]);
            let slanting = Squares::named(&["d4", "d6", "e5", "f4", "f6"]);
            (own & upright) == upright || (own & slanting) == slanting
        }
        Task::TaskLineDominance => (3..6).any(|i| {
            let row: Squares = ARENA.iter().filter(|s| s.row() == i).collect();
            let column: Squares = ARENA.iter().filter(|s| s.column() == i).collect();
            [row, column].iter().any(|&line| (own & line).len() >= (state.of(foe) & line).len() + 6)
        }),
        Task::TaskDiagonals => {
            let falling: Squares = ARENA.iter().filter(|s| s.row() == s.column()).collect();
            let rising: Squares = ARENA.iter().filter(|s| s.row() + s.column() == 8).collect();
            on(falling, 4, 1) && on(rising, 4, 1)
        }
        Task::TaskSideChain => {
            let edge =
                |fits: fn(i32, i32) -> bool| ARENA.iter().filter(|s| fits(s.column(), s.row())).collect::<Squares>();
            joined(own, edge(|_, r| r == 0), edge(|_, r| r == 8))
                || joined(own, edge(|c, _| c == 0), edge(|c, _| c == 8))
        }
        Task::TaskCornerChain => {
            joined(own, Squares::named(&["a3", "b2", "c1"]), Squares::named(&["i7", "h8", "g9"]))
                || joined(own, Squares::named(&["g1", "h2", "i3"]), Squares::named(&["a7", "b8", "c9"]))
        }
        Task::TaskImprisonment => surrounded(state, own, 6),
        Task::TaskEnvelopment => surrounded(state, own, 7),
        Task::TaskIsolation => isolated(state),
    }
}

/// Whether a chain of pieces, diagonals included, joins two places.
fn joined(pieces: Squares, from: Squares, to: Squares) -> bool {
    let mut chain = pieces & from;
    loop {
        let longer = chain | (chain.spread() & pieces);
        if longer == chain {
            return !(chain & to).is_empty();
        }
        chain = longer;
    }
}

fn surrounded(state: &State, own: Squares, by: u32) -> bool {
    state.enemy_pieces().iter().any(|s| (s.neighbours() & own).len() >= by)
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
