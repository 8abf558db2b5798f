//! Guessing at passwords: whoever was wrong waits, the longer the oftener. Guesses from everywhere make strangers wait
//! for a minute at most, and a browser that has signed in to the account before waits for its own guesses alone: nobody
//! can be locked out by others.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Wrong guesses that cost nothing: of one who knocks, and of all who knock at one account.
const FREE: u32 = 5;
const FREE_IN_ALL: u32 = 20;
/// The longest waits, in milliseconds.
const LONGEST: i64 = 15 * 60_000;
const LONGEST_IN_ALL: i64 = 60_000;
/// After so long without a guess all is forgotten.
const FORGOTTEN: i64 = 60 * 60_000;
/// Knocks that are remembered; beyond them the oldest are forgotten first.
const MOST: usize = 50_000;

/// Who knocks at an account.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Knocks<'k> {
    /// A browser that has signed in there before, by its mark.
    Known(&'k str),
    Stranger(IpAddr),
}

impl Knocks<'_> {
    /// The same, by the household.
    pub(crate) fn of(self, household: impl Fn(IpAddr) -> IpAddr) -> Self {
        match self {
            Knocks::Stranger(address) => Knocks::Stranger(household(address)),
            known @ Knocks::Known(_) => known,
        }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Passwords(Mutex<BTreeMap<(String, String), Tries>>);

#[derive(Clone, Copy, Debug, Default)]
struct Tries {
    wrong: u32,
    last: i64,
    until: i64,
}

impl Tries {
    fn add(&mut self, now: i64, free: u32, longest: i64) {
        self.wrong += 1;
        self.last = now;
        if self.wrong > free {
            self.until = now + (1_000 << (self.wrong - free - 1).min(20)).min(longest);
        }
    }
}

const ALL: &str = "";

fn key(account: &str, from: Knocks<'_>) -> (String, String) {
    let from = match from {
        Knocks::Known(mark) => format!("known {mark}"),
        Knocks::Stranger(address) => address.to_string(),
    };
    (account.to_string(), from)
}

impl Passwords {
    /// How many milliseconds to wait before the next guess.
    pub(crate) fn wait(&self, account: &str, from: Knocks<'_>, now: i64) -> i64 {
        let tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let until = |key: &(String, String)| tries.get(key).map_or(0, |tries| tries.until);
        let own = until(&key(account, from));
        let all = match from {
            Knocks::Known(_) => 0,
            Knocks::Stranger(_) => until(&(account.to_string(), ALL.to_string())),
        };
        (own.max(all) - now).max(0)
    }

    pub(crate) fn note(&self, account: &str, from: Knocks<'_>, fits: bool, now: i64) {
        let mut tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if fits {
            tries.remove(&key(account, from));
            return;
        }
        tries.entry(key(account, from)).or_default().add(now, FREE, LONGEST);
        if let Knocks::Stranger(_) = from {
            let all = tries.entry((account.to_string(), ALL.to_string())).or_default();
            all.add(now, FREE_IN_ALL, LONGEST_IN_ALL);
        }
        if tries.len() > MOST {
            let mut ages: Vec<i64> = tries.values().map(|tries| tries.last).collect();
            ages.sort_unstable();
            let middle = ages[ages.len() / 2];
            tries.retain(|_, tries| tries.last > middle);
        }
    }

    pub(crate) fn sweep(&self, now: i64) {
        let mut tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tries.retain(|_, tries| tries.last + FORGOTTEN > now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_nobody_is_locked_out_by_others() {
        let passwords = Passwords::default();
        let stranger = |n: u8| Knocks::Stranger([198, 51, 100, n].into());
        let mut waits = vec![];
        for _ in 0..8 {
            passwords.note("anna", stranger(1), false, 0);
            waits.push(passwords.wait("anna", stranger(1), 0));
        }
        assert_eq!(waits, [0, 0, 0, 0, 0, 1_000, 2_000, 4_000]);
        assert_eq!(passwords.wait("anna", stranger(2), 0), 0, "others wait for their own guesses");
        assert_eq!(passwords.wait("anna", stranger(1), 4_000), 0);
        // From everywhere: a stranger waits, for a minute at most; who was there before does not.
        for n in 2..200 {
            passwords.note("anna", stranger(n), false, 0);
        }
        assert_eq!(passwords.wait("anna", stranger(255), 0), LONGEST_IN_ALL);
        assert_eq!(passwords.wait("anna", Knocks::Known("mark"), 0), 0);
        assert_eq!(passwords.wait("bert", stranger(255), 0), 0);
        for _ in 0..40 {
            passwords.note("anna", Knocks::Known("mark"), false, 0);
        }
        assert_eq!(passwords.wait("anna", Knocks::Known("mark"), 0), LONGEST, "a stolen mark is no way round");
        passwords.sweep(FORGOTTEN);
        assert_eq!(passwords.wait("anna", stranger(255), 0), 0);
    }
}
