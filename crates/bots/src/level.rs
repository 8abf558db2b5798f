//! Bots for people to play against: they look less far ahead and do not always take the best of good answers.

use crate::search::Judged;
use crate::think::{Plan, think};
use crate::{Bounds, Knowledge, Mind};
use kernel::{Answer, Game, Luck};
use std::time::Duration;

/// Nobody waits longer in a window, where mostly one passes.
const WINDOW: Duration = Duration::from_millis(300);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Easy,
    Medium,
    Hard,
}

impl Level {
    /// The strongest thinks as hard as it may; the others are as strong wherever they may think as hard as they do.
    pub(crate) fn plan(self, bounds: Bounds) -> Plan {
        let Bounds { answer, threads, nodes } = bounds;
        let (runs, time, threads) = match self {
            Level::Easy => (Some(200), answer.min(Duration::from_millis(200)), threads.min(2)),
            Level::Medium => (Some(1000), answer.min(Duration::from_millis(500)), threads.min(2)),
            Level::Hard => (None, answer, threads),
        };
        Plan { runs, time: Some(time), threads: threads.max(1), nodes }
    }

    /// The longest it thinks in a window.
    pub(crate) fn in_window(self, bounds: Bounds) -> Option<Duration> {
        self.plan(bounds).time.map(|time| time.min(WINDOW))
    }

    /// Which share of the way from the best answer to a middling one still seems good enough.
    fn tolerance(self) -> f32 {
        match self {
            Level::Easy => 0.6,
            Level::Medium => 0.25,
            Level::Hard => 0.0,
        }
    }

    pub(crate) fn choose<G: Game>(
        self,
        bounds: Bounds,
        knowledge: &Knowledge<G>,
        mind: &mut Mind<G>,
        luck: &mut Luck,
    ) -> Answer<G::Pick> {
        mind.spent.asked_in(knowledge.turn());
        let mut plan = self.plan(bounds);
        // A turn of many decisions gets shorter ones: a fifth of what is left never uses it up.
        plan.time = plan.time.map(|time| time.min(bounds.turn().saturating_sub(mind.spent.time) / 5));
        // In a window it decides so soon that a table can let every answer there take as long as this.
        if knowledge.is_window() {
            plan.time = plan.time.min(self.in_window(bounds));
        }
        good_enough(&think(knowledge, mind, plan, luck), self.tolerance(), luck)
    }
}

/// Any of the answers near the best, the best among them.
fn good_enough<P: Copy>(judged: &[Judged<P>], tolerance: f32, luck: &mut Luck) -> Answer<P> {
    let best = judged[0];
    let visits: u32 = judged.iter().map(|j| j.visits).sum();
    let usual = judged.iter().map(|j| j.value * j.visits as f32).sum::<f32>() / visits.max(1) as f32;
    let enough = best.value - tolerance * (best.value - usual).max(0.0);
    let good: Vec<_> = judged.iter().filter(|j| j.visits > 0 && j.value >= enough).collect();
    if good.is_empty() { best.answer } else { good[luck.below(good.len() as u32) as usize].answer }
}

#[cfg(test)]
mod tests {
    use super::{Judged, Level, good_enough};
    use crate::Bounds;
    use kernel::{Answer, Luck};
    use std::time::Duration;

    #[test]
    fn no_level_thinks_more_than_it_may() {
        let plan = |level: Level, answer, threads| {
            let plan = level.plan(Bounds { answer: Duration::from_millis(answer), threads, nodes: 7 });
            (plan.time.map(|time| time.as_millis()), plan.threads, plan.nodes)
        };
        assert_eq!(plan(Level::Hard, 1000, 2), (Some(1000), 2, 7));
        assert_eq!(plan(Level::Hard, 3000, 8), (Some(3000), 8, 7));
        assert_eq!(plan(Level::Medium, 3000, 8), (Some(500), 2, 7), "where there is room it is no stronger");
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            assert_eq!(plan(level, 100, 1), (Some(100), 1, 7));
            let window = level.in_window(Bounds { answer: Duration::from_millis(100), ..Bounds::default() });
            assert_eq!(window, Some(Duration::from_millis(100)));
        }
    }

    #[test]
    fn only_answers_near_the_best_are_taken() {
        let judged = |answer, value, visits| Judged { answer: Answer::<u8>::Pick(answer), value, visits };
        let all = [judged(1, 0.8, 50), judged(2, 0.75, 30), judged(3, 0.2, 20), judged(4, 0.9, 0)];
        let mut luck = Luck::new(1);
        let mut taken = [0; 5];
        for _ in 0..200 {
            let Answer::Pick(n) = good_enough(&all, 0.6, &mut luck) else { panic!("only picks") };
            taken[usize::from(n)] += 1;
        }
        assert!(taken[1] > 50 && taken[2] > 50 && taken[3] == 0 && taken[4] == 0, "{taken:?}");
        assert_eq!(good_enough(&all, 0.0, &mut luck), Answer::Pick(1));
    }
}
