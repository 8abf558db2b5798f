//! A search from start to finish: threads, limits, and the clock.
#![expect(clippy::disallowed_types, reason = "a search may be limited by time; rules never see the clock")]

use crate::foresee::{self, Foresight};
use crate::search::{Judged, Search, judged};
use crate::{Bounds, Knowledge, Limit, Mind};
use kernel::{Game, Luck};
use std::time::{Duration, Instant};

/// Runs between two looks at the clock.
const BATCH: u64 = 16;

/// How hard to think: until one of the limits is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) runs: Option<u64>,
    pub(crate) time: Option<Duration>,
    pub(crate) threads: u8,
    /// A tree grows no further.
    pub(crate) nodes: usize,
}

impl Plan {
    pub(crate) fn of(limit: Limit, threads: u8) -> Plan {
        let (runs, time) = match limit {
            Limit::Runs(runs) => (Some(runs), None),
            Limit::Time(time) => (None, Some(time)),
        };
        Plan { runs, time, threads, nodes: Bounds::default().nodes }
    }

    /// How many runs a thread may still make; of time, only a guess.
    fn left(&self, runs: u64, start: Instant) -> u64 {
        let by_runs = self.runs.map(|most| most.div_ceil(u64::from(self.threads)).saturating_sub(runs));
        let by_time = self.time.map(|most| {
            let time = start.elapsed();
            (runs.max(1) as f64 * most.saturating_sub(time).div_duration_f64(time.max(Duration::from_micros(1)))) as u64
        });
        by_runs.unwrap_or(u64::MAX).min(by_time.unwrap_or(u64::MAX))
    }
}

/// The answers at hand, the best first. With a limit in runs the same knowledge, mind and luck give the same.
pub(crate) fn think<G: Game>(
    knowledge: &Knowledge<G>,
    mind: &mut Mind<G>,
    plan: Plan,
    luck: &mut Luck,
) -> Vec<Judged<G::Pick>> {
    let start = Instant::now();
    if G::whole_deeds() {
        return foresee(knowledge, mind, plan, start, luck);
    }
    let mut kept = std::mem::take(&mut mind.learnt).into_iter();
    let searches: Vec<Search<'_, G>> = (0..plan.threads)
        .map(|_| {
            let learnt = kept.next().unwrap_or_default().within(plan.nodes);
            Search::new(knowledge, &mind.weights, G::playout(), learnt, luck.branch())
        })
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
    mind.spent.time += time;
    judged(&mind.learnt, knowledge.options())
}

/// The same where deeds are played on as `greedy` would.
fn foresee<G: Game>(
    knowledge: &Knowledge<G>,
    mind: &mut Mind<G>,
    plan: Plan,
    start: Instant,
    luck: &mut Luck,
) -> Vec<Judged<G::Pick>> {
    let lucks: Vec<Luck> = (0..plan.threads).map(|_| luck.branch()).collect();
    let trials = foresee::glance(knowledge, mind, luck);
    let think = |luck| {
        let mut thought = Foresight::new(knowledge, &mind.weights, trials.clone(), luck);
        while thought.runs == 0 || plan.left(thought.runs, start) > 0 && !thought.is_settled() {
            thought.run();
        }
        (thought.runs, thought.into_trials())
    };
    let thoughts: Vec<_> = std::thread::scope(|scope| {
        let mut lucks = lucks.into_iter();
        let mine = lucks.next();
        let others: Vec<_> = lucks.map(|luck| scope.spawn(|| think(luck))).collect();
        let mut thoughts: Vec<_> = mine.map(think).into_iter().collect();
        thoughts.extend(others.into_iter().map(|thread| thread.join().expect("a search does not panic")));
        thoughts
    });
    mind.effort.runs += thoughts.iter().map(|(runs, _)| runs).sum::<u64>();
    let time = start.elapsed();
    mind.effort.time += time;
    mind.spent.time += time;
    let trials: Vec<_> = thoughts.into_iter().map(|(_, trials)| trials).collect();
    foresee::judged(&trials, knowledge.options(), foresee::doubt::<G>())
}

fn go<'k, G: Game>(mut search: Search<'k, G>, plan: Plan, start: Instant) -> Search<'k, G> {
    loop {
        let left = plan.left(search.runs, start);
        if search.runs > 0 && (left == 0 || search.is_settled(left)) {
            return search;
        }
        (0..left.clamp(1, BATCH)).for_each(|_| search.run());
    }
}
