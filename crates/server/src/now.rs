//! The only clock of the server, and its only source of chance.
#![expect(clippy::disallowed_types, reason = "a server keeps time; rules never see it")]

use governor::nanos::Nanos;
use kernel::Luck;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How often a server notices that it is alive.
pub(crate) const PULSE: Duration = Duration::from_millis(250);
/// A process that was not alive for longer stood still, and what passed is nobody's time.
const STOOD_STILL: i64 = 2_000;
/// The database's clock, or the machine's, was set by somebody if it is ahead by more.
const JUMPED: i64 = 1_000;
/// How much we run after it each time we ask.
const STRIDE: i64 = 100;
/// When a clock that is handed in begins, in milliseconds since 1970.
const HANDED_FROM: i64 = 1_700_000_000_000;

/// What time it is: the machine's, or one that is handed in and goes only as it is told.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// The time, and how much of it nobody served.
    Handed(Arc<watch::Sender<(i64, i64)>>),
    Machine(Arc<Machine>),
}

/// The time of this process. It goes by a clock nobody can set and never back, and is led towards the time that all
/// servers share.
#[derive(Debug)]
struct Machine {
    ticks: Ticks,
    /// The machine's clock is wrong by so much.
    wrong: i64,
    going: Mutex<Going>,
}

/// What a machine's clocks go by; whether this process runs or is stopped is all the same to them.
#[derive(Debug)]
enum Ticks {
    Own(Instant),
    /// Milliseconds, handed in.
    Handed(Arc<AtomicI64>),
}

impl Ticks {
    fn since_start(&self) -> i64 {
        match self {
            Ticks::Own(start) => i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX),
            Ticks::Handed(ticks) => ticks.load(Ordering::Relaxed),
        }
    }

    /// What the machine's clock says, which anybody may set.
    fn since_1970(&self) -> i64 {
        match self {
            Ticks::Own(_) => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Ticks::Handed(ticks) => HANDED_FROM + ticks.load(Ordering::Relaxed),
        }
    }
}

/// All in milliseconds, those of `alive` since the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Going {
    offset: i64,
    alive: i64,
    said: i64,
    lost: i64,
}

impl Going {
    fn from(time: i64, since_start: i64) -> Going {
        Going { offset: time - since_start, alive: since_start, said: time, lost: 0 }
    }

    fn read(&mut self, since_start: i64) -> i64 {
        let still = since_start - self.alive;
        if still > STOOD_STILL {
            self.lost += still;
        }
        self.alive = self.alive.max(since_start);
        self.said = self.said.max(self.offset + since_start);
        self.said
    }

    /// Somebody else says what time it is.
    fn hear(&mut self, time: i64, since_start: i64) {
        self.read(since_start);
        let ahead = time - (self.offset + since_start);
        if ahead > JUMPED {
            self.lost += ahead;
            self.offset += ahead;
        } else {
            self.offset += ahead.clamp(-STRIDE, STRIDE);
        }
    }
}

impl Machine {
    fn new(ticks: Ticks, wrong: i64) -> Machine {
        let going = Going::from(ticks.since_1970() + wrong, ticks.since_start());
        Machine { ticks, wrong, going: Mutex::new(going) }
    }

    fn going<T>(&self, with: impl FnOnce(&mut Going, i64) -> T) -> T {
        let mut going = self.going.lock().unwrap_or_else(PoisonError::into_inner);
        with(&mut going, self.ticks.since_start())
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::wrong_by(0)
    }
}

impl Clock {
    /// A clock that stands still until it is moved; its copies move with it.
    pub fn handed() -> Clock {
        Clock(Kind::Handed(Arc::new(watch::Sender::new((HANDED_FROM, 0)))))
    }

    /// The clock of a machine that is wrong by so many milliseconds.
    pub fn wrong_by(ms: i64) -> Clock {
        Clock(Kind::Machine(Arc::new(Machine::new(Ticks::Own(Instant::now()), ms))))
    }

    /// The clock of a machine whose milliseconds are handed in. It does not know why they go on: as one that was stopped
    /// does not.
    pub fn of_ticks(ticks: Arc<AtomicI64>) -> Clock {
        Clock(Kind::Machine(Arc::new(Machine::new(Ticks::Handed(ticks), 0))))
    }

    /// Milliseconds since 1970.
    pub fn millis(&self) -> i64 {
        match &self.0 {
            Kind::Handed(handed) => handed.borrow().0,
            Kind::Machine(machine) => machine.going(Going::read),
        }
    }

    /// How many milliseconds nobody served so far: this process stood still, or the clock was set forward.
    pub(crate) fn lost(&self) -> i64 {
        match &self.0 {
            Kind::Handed(handed) => handed.borrow().1,
            Kind::Machine(machine) => machine.going(|going, since_start| {
                going.read(since_start);
                going.lost
            }),
        }
    }

    /// Before anything else: this is the time that all servers share.
    pub(crate) fn begin(&self, time: i64) {
        if let Kind::Machine(machine) = &self.0 {
            machine.going(|going, since_start| *going = Going::from(time, since_start));
        }
    }

    /// The time that all servers share; where there is none, the machine's.
    pub(crate) fn set(&self, time: Option<i64>) {
        if let Kind::Machine(machine) = &self.0 {
            let time = time.unwrap_or_else(|| machine.ticks.since_1970() + machine.wrong);
            machine.going(|going, since_start| going.hear(time, since_start));
        }
    }

    /// Nobody was served for so many milliseconds until now.
    pub(crate) fn lose(&self, ms: i64) {
        match &self.0 {
            Kind::Handed(handed) => handed.send_modify(|(_, unserved)| *unserved += ms.max(0)),
            Kind::Machine(machine) => machine.going(|going, since_start| {
                going.read(since_start);
                going.lost += ms.max(0);
            }),
        }
    }

    /// Move a clock that was handed in.
    pub fn advance(&self, by: Duration) {
        self.pass(by, false);
    }

    /// Move it while nobody is served.
    pub fn stand_still(&self, by: Duration) {
        self.pass(by, true);
    }

    fn pass(&self, by: Duration, lost: bool) {
        let Kind::Handed(handed) = &self.0 else { panic!("nobody moves the machine's clock") };
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        handed.send_modify(|(now, unserved)| {
            *now += by;
            *unserved += if lost { by } else { 0 };
        });
    }

    /// Wait until it is so late.
    pub(crate) async fn until(&self, at: i64) {
        match &self.0 {
            Kind::Handed(handed) => drop(handed.subscribe().wait_for(|(now, _)| *now >= at).await),
            Kind::Machine(_) => {
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
            Kind::Handed(handed) => Duration::from_millis(u64::try_from(handed.borrow().0).unwrap_or(0)).into(),
            Kind::Machine(_) => START.get_or_init(Instant::now).elapsed().into(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_stood_still_knows_how_long() {
        let mut going = Going::from(1_000_000, 0);
        assert_eq!((going.read(1_900), going.lost), (1_001_900, 0), "busy is not dead");
        assert_eq!((going.read(26_900), going.lost), (1_026_900, 25_000));
        assert_eq!((going.read(27_000), going.lost), (1_027_000, 25_000));
    }

    #[test]
    fn a_clock_that_is_set_forward_is_followed_and_costs_nobody() {
        let mut going = Going::from(1_000_000, 0);
        going.hear(1_030_500, 500);
        assert_eq!((going.read(500), going.lost), (1_030_500, 30_000));
        going.hear(1_031_050, 1_000);
        assert_eq!((going.read(1_000), going.lost), (1_031_050, 30_000), "a little late is no jump");
    }

    #[test]
    fn a_clock_that_is_set_back_is_followed_slowly() {
        let mut going = Going::from(1_000_000, 0);
        let (mut last, mut truth) = (0, 400_000);
        for second in 1..100 {
            truth += 1_000;
            going.hear(truth, second * 1_000);
            let now = going.read(second * 1_000);
            assert!(now > last && now - last <= 1_001_000, "never back");
            last = now;
        }
        assert_eq!(going.lost, 0);
        assert!(last <= 1_000_000 + 99_000 - 98 * STRIDE, "{last}");
    }
}
