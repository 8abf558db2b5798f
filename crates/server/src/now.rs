//! The only clock of the server, and its only source of chance.
#![expect(clippy::disallowed_types, reason = "a server keeps time; rules never see it")]

use governor::nanos::Nanos;
use kernel::Luck;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// What time it is: the machine's, or one that is handed in and goes only as it is told.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<watch::Sender<i64>>>);

impl Clock {
    /// A clock that stands still until it is moved; its copies move with it.
    pub fn handed() -> Clock {
        Clock(Some(Arc::new(watch::Sender::new(1_700_000_000_000))))
    }

    /// Milliseconds since 1970.
    pub fn millis(&self) -> i64 {
        if let Some(handed) = &self.0 {
            return *handed.borrow();
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    /// Move a clock that was handed in.
    pub fn advance(&self, by: Duration) {
        let handed = self.0.as_ref().expect("nobody moves the machine's clock");
        handed.send_modify(|now| *now += i64::try_from(by.as_millis()).unwrap_or(i64::MAX));
    }

    /// Wait until it is so late.
    pub(crate) async fn until(&self, at: i64) {
        match &self.0 {
            Some(handed) => drop(handed.subscribe().wait_for(|now| *now >= at).await),
            None => {
                let left = u64::try_from(at - self.millis()).unwrap_or(0);
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
        }
    }
}

/// Limits go by a clock that nobody sets back.
impl governor::clock::Clock for Clock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        static START: OnceLock<Instant> = OnceLock::new();
        match &self.0 {
            Some(handed) => Duration::from_millis(u64::try_from(*handed.borrow()).unwrap_or(0)).into(),
            None => START.get_or_init(Instant::now).elapsed().into(),
        }
    }
}

/// For tests alone: luck that everybody can foretell.
static FORETOLD: OnceLock<Mutex<Luck>> = OnceLock::new();

/// From here on this process rolls the same dice as any other that was told so. The first word counts.
pub(crate) fn foretell(seed: u64) {
    tracing::warn!("a seed is for tests alone: whoever knows it foretells every die");
    FORETOLD.get_or_init(|| Mutex::new(Luck::new(seed)));
}

/// Luck nobody can foresee: seeded anew each time, so that no roll tells of the next.
pub(crate) fn luck() -> Luck {
    match FORETOLD.get() {
        Some(foretold) => foretold.lock().unwrap_or_else(PoisonError::into_inner).branch(),
        None => Luck::new(rand::random()),
    }
}
