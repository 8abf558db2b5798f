//! Every task is met just when its progress is full, and just when its plain condition holds, on random boards.

use kernel::{Luck, Show, Viewer};
use tash_kalar::board::{ARENA, Square, Squares};
use tash_kalar::printed::{Level, Task};
use tash_kalar::{Mode, State, TashKalar};

/// A board full of one colour as often as an even or an empty one, and a turn that brought much or nothing.
fn random(luck: &mut Luck) -> State {
    let mut state = State::empty(Mode::HighForm, 2);
    let (filled, mine) = (luck.below(11), luck.below(11));
    for square in ARENA.iter() {
        if luck.below(10) < filled {
            let colour = usize::from(luck.below(10) >= mine);
            let level = Level::ALL[[0, 0, 0, 1, 1, 2][luck.below(6) as usize]];
            state.pieces[colour][level.index()].insert(square);
        }
    }
    let mut few = || luck.below(4) as u8;
    state.deeds.destroyed[1] = [few(), few(), few() / 2];
    state.deeds.summoned = few();
    state.deeds.on_red = few().min(state.deeds.summoned);
    state.deeds.on_green = few().min(state.deeds.summoned - state.deeds.on_red);
    state.deeds.legends = few().min(state.deeds.summoned);
    state
}

/// The condition as the card says it, for the first player.
fn holds(state: &State, task: Task) -> bool {
    let red = Squares::named(&["d2", "e5", "h6", "c8"]);
    let green = Squares::named(&["c3", "g3", "i4", "a5", "f8"]);
    let (own, upgraded, foes) = (state.of(0), state.upgraded(0), state.of(1));
    let legends = state.pieces[0][2];
    let on = |squares: Squares, pieces: u32, high: u32| {
        (own & squares).len() >= pieces && (upgraded & squares).len() >= high
    };
    let line =
        |fits: &dyn Fn(i32, i32) -> bool| -> Squares { ARENA.iter().filter(|s| fits(s.column(), s.row())).collect() };
    let deeds = &state.deeds;
    let [c, h, l] = deeds.destroyed[1];
    match task {
        Task::TaskDestruction => c + h + l >= 3,
        Task::TaskDevastation => c + h + l >= 4,
        Task::TaskHeroicDestruction => c + h + l >= 3 && h + l >= 1,
        Task::TaskHeroicDevastation => c + h + l >= 4 && h + l >= 2,
        Task::TaskEndOfLegends => l >= 1 || h >= 2,
        Task::TaskRedConquest => on(red, 3, 2),
        Task::TaskGreenConquest => on(green, 3, 2),
        Task::TaskColorConquest => on(red | green, 5, 3),
        Task::TaskRedLegends => on(red, 2, 2) && !(legends & red).is_empty(),
        Task::TaskGreenLegends => on(green, 2, 2) && !(legends & green).is_empty(),
        Task::TaskRainbowDominance => {
            [red, green].iter().all(|&s| (upgraded & s).len() > (state.upgraded(1) & s).len())
        }
        Task::TaskRedSummoning => deeds.summoned >= 2 && deeds.on_red >= 1,
        Task::TaskGreenSummoning => deeds.summoned >= 2 && deeds.on_green >= 1,
        Task::TaskColoredSummoning => deeds.on_red + deeds.on_green >= 2,
        Task::TaskLegendarySummoning => deeds.summoned >= 2 && deeds.legends >= 1,
        Task::TaskCentralDominance => on(line(&|c, r| (3..6).contains(&c) && (3..6).contains(&r)), 5, 2),
        Task::TaskCenterCross => [["d5", "e4", "e5", "e6", "f5"], ["d4", "d6", "e5", "f4", "f6"]]
            .iter()
            .any(|cross| cross.iter().all(|name| own.has(Square::named(name).unwrap()))),
        Task::TaskLineDominance => (3..6).any(|i| {
            [line(&|_, r| r == i), line(&|c, _| c == i)].iter().any(|&l| (own & l).len() >= (foes & l).len() + 6)
        }),
        Task::TaskDiagonals => [line(&|c, r| c == r), line(&|c, r| c + r == 8)].iter().all(|&d| on(d, 4, 1)),
        Task::TaskSideChain => {
            joined(own, line(&|_, r| r == 0), line(&|_, r| r == 8))
                || joined(own, line(&|c, _| c == 0), line(&|c, _| c == 8))
        }
        Task::TaskCornerChain => {
            joined(own, Squares::named(&["a3", "b2", "c1"]), Squares::named(&["i7", "h8", "g9"]))
                || joined(own, Squares::named(&["g1", "h2", "i3"]), Squares::named(&["a7", "b8", "c9"]))
        }
        Task::TaskImprisonment => foes.iter().any(|s| (s.neighbours() & own).len() >= 6),
        Task::TaskEnvelopment => foes.iter().any(|s| (s.neighbours() & own).len() >= 7),
        Task::TaskIsolation => foes.iter().any(|s| {
            let others = foes.without(s.bit());
            let near = others.iter().map(|o| s.distance(o)).min() == Some(2);
            let mut reached = s.bit();
            for _ in 0..3 {
                reached = reached | (reached.spread() & state.free());
            }
            near && (reached.spread() & others).is_empty()
        }),
    }
}

/// Square by square, from one to the next.
fn joined(pieces: Squares, from: Squares, to: Squares) -> bool {
    let mut open: Vec<Square> = (pieces & from).iter().collect();
    let mut seen = pieces & from;
    while let Some(square) = open.pop() {
        if to.has(square) {
            return true;
        }
        for next in (square.neighbours() & pieces).without(seen).iter() {
            seen.insert(next);
            open.push(next);
        }
    }
    false
}

#[test]
fn a_task_is_met_just_when_its_progress_is_full() {
    let mut luck = Luck::new(3);
    let mut met = [0; 24];
    let tasks: Vec<Task> = Task::all().collect();
    for _ in 0..4_000 {
        let mut state = random(&mut luck);
        for first in (0..24).step_by(3) {
            state.current = [first, first + 1, first + 2].map(Some);
            for (i, goal) in TashKalar::scene(&state, Viewer::Spectator).goals.iter().enumerate() {
                let task = usize::from(first) + i;
                assert_eq!(goal.met, holds(&state, tasks[task]), "{} on {state:?}", goal.id);
                if let Some((done, of)) = goal.progress {
                    assert!(done <= of && (done == of) == goal.met, "{}: {done} of {of}", goal.id);
                }
                met[task] += u32::from(goal.met);
            }
        }
    }
    assert!(met.iter().all(|&n| n > 0 && n < 4_000), "every task is met now and then: {met:?}");
}
