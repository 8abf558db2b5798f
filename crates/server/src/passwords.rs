//! Guessing at passwords: whoever was wrong waits, the longer the oftener. Every household waits for its own guesses alone,
//! and within it a browser that has signed in to the account before: nobody can be locked out by others.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Wrong guesses that cost nothing.
const FREE: u32 = 5;
/// The longest wait, in milliseconds.
const LONGEST: i64 = 15 * 60_000;
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
    fn add(&mut self, now: i64) {
        self.wrong += 1;
        self.last = now;
        if self.wrong > FREE {
            self.until = now + (1_000 << (self.wrong - FREE - 1).min(20)).min(LONGEST);
        }
    }
}

fn key(account: &str, from: Knocks<'_>) -> (String, String) {
    let from = match from {
        Knocks::Known(mark) => format!("known {mark}"),
        Knocks::Stranger(address) => address.to_string(),
    };
    (account.to_string(), from)
}

impl Passwords {
    /// Somebody guesses. It counts as wrong until it turns out to be right, however many guess at once; or it has to wait
    /// for so many milliseconds.
    pub(crate) fn guess(&self, account: &str, from: Knocks<'_>, now: i64) -> Result<(), i64> {
        let mut tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = tries.entry(key(account, from)).or_default();
        if own.until > now {
            return Err(own.until - now);
        }
        own.add(now);
        if tries.len() > MOST {
            let mut ages: Vec<i64> = tries.values().map(|tries| tries.last).collect();
            ages.sort_unstable();
            let middle = ages[ages.len() / 2];
            tries.retain(|_, tries| tries.last > middle);
        }
        Ok(())
    }

    /// The guess was right.
    pub(crate) fn forget(&self, account: &str, from: Knocks<'_>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(account, from));
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
        // All at once: none of them has turned out to be wrong yet.
        let guesses: Vec<_> = (0..8).map(|_| passwords.guess("anna", stranger(1), 0)).collect();
        assert_eq!(guesses, [Ok(()), Ok(()), Ok(()), Ok(()), Ok(()), Ok(()), Err(1_000), Err(1_000)]);
        assert_eq!(passwords.guess("anna", stranger(1), 1_000), Ok(()));
        assert_eq!(passwords.guess("anna", stranger(1), 1_000), Err(2_000));
        for n in 2..200 {
            for _ in 0..8 {
                let _ = passwords.guess("anna", stranger(n), 1_000);
            }
        }
        assert_eq!(passwords.guess("anna", stranger(255), 1_000), Ok(()), "others wait for their own guesses");
        assert_eq!(passwords.guess("bert", stranger(1), 1_000), Ok(()));
        let known = Knocks::Known("mark");
        let mut now = 1_000;
        for _ in 0..20 {
            if let Err(wait) = passwords.guess("anna", known, now) {
                now += wait;
            }
        }
        let mut longest = 0;
        for _ in 0..40 {
            if let Err(wait) = passwords.guess("anna", known, now) {
                longest = longest.max(wait);
                now += wait;
            }
        }
        assert_eq!(longest, LONGEST, "a stolen mark is no way round");
        passwords.forget("anna", known);
        assert_eq!(passwords.guess("anna", known, now), Ok(()));
        passwords.sweep(now + FORGOTTEN);
        assert!(passwords.0.lock().expect("nobody died").is_empty());
    }
}
