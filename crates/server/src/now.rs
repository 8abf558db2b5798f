//! The only clock of the server, and its only source of chance.
#![expect(clippy::disallowed_types, reason = "a server keeps time; rules never see it")]

use kernel::Luck;
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn millis() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Luck nobody can foresee: seeded anew each time, so that no roll tells of the next.
pub(crate) fn luck() -> Luck {
    Luck::new(rand::random())
}
