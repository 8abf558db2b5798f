//! Whether more comes than can be written. Then that is better said at once, before anything is done for it, than after
//! a second of waiting.

use crate::{PATIENCE, Store};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// So long nobody is let in after lines that had waited for half of anybody's patience: the queue gets shorter meanwhile.
const PAUSE: Duration = Duration::from_millis(100);

#[derive(Debug)]
pub(crate) struct Crowd {
    begun: Instant,
    /// In milliseconds since then.
    until: AtomicU64,
}

impl Default for Crowd {
    fn default() -> Crowd {
        Crowd { begun: Instant::now(), until: AtomicU64::new(0) }
    }
}

impl Crowd {
    /// Lines were taken up that had waited so long.
    pub(crate) fn waited(&self, time: Duration) {
        self.waited_at(self.begun.elapsed(), time);
    }

    fn waited_at(&self, now: Duration, time: Duration) {
        if time > PATIENCE / 2 {
            self.until.store(millis(now + PAUSE), Relaxed);
        }
    }

    fn is_there_at(&self, now: Duration) -> bool {
        millis(now) < self.until.load(Relaxed)
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl Store {
    /// Whether who asks now would have to wait too long for lines to be written; who is patient never does.
    pub fn is_crowded(&self) -> bool {
        self.patience.is_some() && self.crowd.is_there_at(self.crowd.begun.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_long_wait_nobody_is_let_in_for_a_moment() {
        let (crowd, now) = (Crowd::default(), Duration::from_secs(5));
        crowd.waited_at(now, PATIENCE / 4);
        assert!(!crowd.is_there_at(now));
        crowd.waited_at(now, PATIENCE / 4 * 3);
        assert!(crowd.is_there_at(now) && crowd.is_there_at(now + PAUSE / 2));
        assert!(!crowd.is_there_at(now + PAUSE));
    }
}
