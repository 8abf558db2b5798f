//! How long a search may take.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A number of runs, which can be repeated, or a time, which cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Runs(u64),
    Time(Duration),
}

impl FromStr for Limit {
    type Err = String;

    /// `2000`, `100ms`, `1s`.
    fn from_str(text: &str) -> Result<Limit, String> {
        let number = |text: &str| text.parse::<u64>().ok().filter(|n| (1..=1_000_000_000).contains(n));
        let parsed = if let Some(ms) = text.strip_suffix("ms") {
            number(ms).map(|ms| Limit::Time(Duration::from_millis(ms)))
        } else if let Some(s) = text.strip_suffix('s') {
            number(s).map(|s| Limit::Time(Duration::from_secs(s)))
        } else {
            number(text).map(Limit::Runs)
        };
        parsed.filter(|l| !matches!(l, Limit::Time(time) if *time > Duration::from_secs(3600))).ok_or_else(|| {
            format!("`{text}` is neither a number of runs (2000) nor a time of at most an hour (100ms, 1s)")
        })
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Runs(runs) => write!(f, "{runs}"),
            Limit::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}
