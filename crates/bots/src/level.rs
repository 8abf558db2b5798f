//! Bots for people to play against: they look less far ahead and do not always take the best of good answers.

use crate::search::Judged;
use crate::think::{Plan, think};
use crate::{Knowledge, Mind};
use kernel::{Answer, Game, Luck};
use std::time::Duration;

/// Nobody waits longer for a whole turn.
const TURN: Duration = Duration::from_secs(10);
/// Nor so long in a window, where mostly one passes.
const WINDOW: Duration = Duration::from_millis(300);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Easy,
    Medium,
    Hard,
}

impl Level {
    pub(crate) fn plan(self) -> Plan {
        let (runs, ms) = match self {
            Level::Easy => (Some(200), 200),
            Level::Medium => (Some(1000), 500),
            Level::Hard => (None, 1000),
        };
        Plan { runs, time: Some(Duration::from_millis(ms)), threads: 2 }
    }

    /// The longest it thinks in a window.
    pub(crate) fn in_window(self) -> Option<Duration> {
        self.plan().time.map(|time| time.min(WINDOW))
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
        knowledge: &Knowledge<G>,
        mind: &mut Mind<G>,
        luck: &mut Luck,
    ) -> Answer<G::Pick> {
        mind.spent.asked_in(knowledge.turn());
        let mut plan = self.plan();
        // A turn of many decisions gets shorter ones: a fifth of what is left never uses it up.
        plan.time = plan.time.map(|time| time.min(TURN.saturating_sub(mind.spent.time) / 5));
        // In a window it decides so soon that a table can let every answer there take as long as this.
        if knowledge.is_window() {
            plan.time = plan.time.min(self.in_window());
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
    use super::{Judged, good_enough};
    use kernel::{Answer, Luck};

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
