//! A search from start to finish: threads, limits, and the clock.
#![expect(clippy::disallowed_types, reason = "a search may be limited by time; rules never see the clock")]

use crate::search::{Judged, Search, judged};
use crate::{Knowledge, Limit, Mind};
use kernel::{Game, Luck, Playout};
use std::time::{Duration, Instant};

/// Runs between two looks at the clock.
const BATCH: u64 = 16;

/// How hard to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) limit: Limit,
    pub(crate) threads: u8,
    pub(crate) playout: Playout,
}

/// The answers at hand, the best first. With a limit in runs the same knowledge, mind and luck give the same.
pub(crate) fn think<G: Game>(
    knowledge: &Knowledge<G>,
    mind: &mut Mind<G>,
    plan: Plan,
    luck: &mut Luck,
) -> Vec<Judged<G::Pick>> {
    let start = Instant::now();
    let mut kept = std::mem::take(&mut mind.learnt).into_iter();
    let searches: Vec<Search<'_, G>> = (0..plan.threads)
        .map(|_| Search::new(knowledge, &mind.weights, plan.playout, kept.next().unwrap_or_default(), luck.branch()))
        .collect();
    let mut searched: Vec<Search<'_, G>> = vec![];
    std::thread::scope(|scope| {
        let mut searches = searches.into_iter();
        let mine = searches.next();
        let others: Vec<_> = searches.map(|search| scope.spawn(move || go(search, plan, start))).collect();
        searched.extend(mine.map(|search| go(search, plan, start)));
        searched.extend(others.into_iter().map(|thread| thread.join().expect("a search does not panic")));
    });
    mind.effort.runs += searched.iter().map(|s| s.runs).sum::<u64>();
    mind.learnt = searched.into_iter().map(Search::into_learnt).collect();
    let time = start.elapsed();
    mind.effort.time += time;
    mind.spent += time;
    judged(&mind.learnt, knowledge.options())
}

fn go<'k, G: Game>(mut search: Search<'k, G>, plan: Plan, start: Instant) -> Search<'k, G> {
    match plan.limit {
        Limit::Runs(runs) => {
            let runs = runs.div_ceil(u64::from(plan.threads));
            while search.runs < runs && !(search.runs.is_multiple_of(BATCH) && search.is_settled(runs - search.runs)) {
                search.run();
            }
        }
        Limit::Time(limit) => loop {
            (0..BATCH).for_each(|_| search.run());
            let time = start.elapsed();
            if time >= limit || search.is_settled(still_to_come(search.runs, time, limit)) {
                break;
            }
        },
    }
    search
}

/// Runs that the rest of the time allows.
fn still_to_come(runs: u64, time: Duration, limit: Duration) -> u64 {
    let share = (limit - time).as_secs_f64() / time.as_secs_f64().max(1e-6);
    (runs as f64 * share * 1.2) as u64
}
