//! TK-TASK: the tasks on the table, and claiming one.

use crate::event::Event;
use crate::notation::task_id;
use crate::printed::TASKS;
use crate::state::State;
use crate::{Arena, Ask, Pick, cards};
use kernel::{Audience, Flow, Rule};

/// TK-TASK-1 to TK-TASK-4
pub(crate) fn set_up(t: &mut Arena<'_>) -> Flow {
    t.shuffle(Ask::Shuffle, |s| s.tasks.as_mut_slice())?;
    let mut aside = vec![];
    let mut open: Vec<u8> = vec![];
    while open.len() < 3 {
        let Some(task) = t.state.tasks.take() else { break };
        let printed = &TASKS[usize::from(task)];
        let same = open.len() == 2 && open.iter().all(|&o| TASKS[usize::from(o)].kind == printed.kind);
        if printed.advanced || same { aside.push(task) } else { open.push(task) }
    }
    for (slot, &task) in open.iter().enumerate() {
        t.state.current[slot] = Some(task);
        t.tell(Audience::ALL, || Event::Revealed { task });
    }
    aside.into_iter().for_each(|task| t.state.tasks.push(task));
    t.shuffle(Ask::Shuffle, |s| s.tasks.as_mut_slice())?;
    reveal(t);
    Ok(())
}

/// TK-TASK-4, TK-TASK-5, TK-TASK-11
fn reveal(t: &mut Arena<'_>) {
    let all = t.state.tasks.len();
    for turned in 1..=all {
        let Some(task) = t.state.tasks.take() else { return };
        let kind = TASKS[usize::from(task)].kind;
        let same = t.state.current.iter().flatten().filter(|&&c| TASKS[usize::from(c)].kind == kind).count();
        t.state.next_task = Some(task);
        t.tell(Audience::ALL, || Event::Revealed { task });
        if same < 2 || turned == all {
            return;
        }
        t.state.tasks.push_under(task);
    }
}

/// Whether the player on turn fulfils a current task: TK-TASK-7, TK-TASK-8.
fn fulfilled(state: &State) -> impl Iterator<Item = u8> + '_ {
    state.current.iter().flatten().copied().filter(|&task| cards::tasks::holds(state, TASKS[usize::from(task)].task))
}

/// TK-TASK-6, TK-TASK-9, TK-TASK-10
pub(crate) fn claim(t: &mut Arena<'_>) -> Flow {
    let seat = t.state.turn;
    let pick = t.choose_or_pass::<Pick>(seat, Ask::Claim, |s, o| {
        o.extend(fulfilled(s).map(Pick::Task));
        // TK-TASK-7, TK-TASK-8
        for &task in s.current.iter().flatten() {
            if !o.has(Pick::Task(task)) {
                o.judge(Pick::Task(task), Err(Rule("TK-TASK-8").by(task_id(task))));
            }
        }
        if let Some(next) = s.next_task.filter(|&next| !o.has(Pick::Task(next))) {
            o.judge(Pick::Task(next), Err(Rule("TK-TASK-7")));
        }
    })?;
    let Some(Pick::Task(task)) = pick else { return Ok(()) };
    let points = TASKS[usize::from(task)].points;
    let mine = t.state.mine();
    t.state.score[mine] += points;
    t.tell(Audience::ALL, || Event::Claimed { seat, task, points });
    let next = t.state.next_task.take();
    for slot in t.state.current.iter_mut().filter(|slot| **slot == Some(task)) {
        *slot = next;
    }
    reveal(t);
    Ok(())
}
