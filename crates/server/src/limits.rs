//! Who calls too often is asked to wait.

use crate::config::Limits;
use crate::now::Clock;
use crate::passwords::{Knocks, Passwords};
use crate::problem::{Problem, Result};
use axum::http::StatusCode;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Limiter<K> = RateLimiter<K, DefaultKeyedStateStore<K>, Clock, NoOpMiddleware<Nanos>>;

pub struct Gate {
    requests: Limiter<IpAddr>,
    doors: Limiter<IpAddr>,
    people: Limiter<String>,
    chat: Limiter<String>,
    live: Count<IpAddr>,
    sockets: Count<IpAddr>,
    bots: Count<String>,
    /// How many requests there may be at once.
    burst: u32,
    passwords: Passwords,
    clock: Clock,
}

/// How many there are of something, by household and in all.
#[derive(Clone, Debug)]
struct Count<K: Ord + Clone> {
    now: Arc<Mutex<(BTreeMap<K, usize>, usize)>>,
    most_of_one: usize,
    most: usize,
}

impl<K: Ord + Clone> Count<K> {
    fn new(most_of_one: usize, most: usize) -> Count<K> {
        Count { now: Arc::default(), most_of_one, most }
    }

    /// One more, counted as long as the guard lives; nothing where there are too many. Of nobody it counts in all.
    fn one_more(&self, from: Option<K>, others: usize) -> Option<Counted<K>> {
        let mut now = self.now.lock().expect("never poisoned");
        let (by_household, all) = &mut *now;
        if *all + others >= self.most {
            return None;
        }
        if let Some(from) = &from {
            let count = by_household.entry(from.clone()).or_default();
            if *count >= self.most_of_one {
                return None;
            }
            *count += 1;
        }
        *all += 1;
        Some(Counted { from, of: self.clone() })
    }

    fn all(&self) -> usize {
        self.now.lock().expect("never poisoned").1
    }
}

#[derive(Debug)]
struct Counted<K: Ord + Clone> {
    from: Option<K>,
    of: Count<K>,
}

impl<K: Ord + Clone> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut now = self.of.now.lock().expect("never poisoned");
        let (by_household, all) = &mut *now;
        *all -= 1;
        if let Some(from) = &self.from
            && let Some(count) = by_household.get_mut(from)
        {
            *count -= 1;
            if *count == 0 {
                by_household.remove(from);
            }
        }
    }
}

impl std::fmt::Debug for Gate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Gate")
    }
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

fn limiter<K: Clone + Eq + std::hash::Hash>(quota: Quota, clock: &Clock) -> Limiter<K> {
    RateLimiter::new(quota, DefaultKeyedStateStore::default(), clock.clone())
}

fn too_many() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many")
}

/// Whose address it is: a household has one of version 4, and of version 6 a whole block.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

impl Gate {
    pub fn new(limits: &Limits, sockets: usize, clock: &Clock) -> Gate {
        let requests = Quota::per_second(at_least_one(limits.requests_per_s)).allow_burst(at_least_one(limits.burst));
        Gate {
            requests: limiter(requests, clock),
            doors: limiter(Quota::per_minute(at_least_one(limits.doors_per_min)), clock),
            people: limiter(requests, clock),
            chat: limiter(Quota::per_minute(at_least_one(30)).allow_burst(at_least_one(5)), clock),
            live: Count::new(limits.connections, usize::MAX),
            sockets: Count::new(limits.sockets, sockets.min(limits.sockets_in_all)),
            bots: Count::new(limits.bot_tables, usize::MAX),
            burst: limits.burst,
            passwords: Passwords::default(),
            clock: clock.clone(),
        }
    }

    fn check<K: Clone + Eq + std::hash::Hash>(&self, limiter: &Limiter<K>, key: &K) -> Result<()> {
        let now = governor::clock::Clock::now(&self.clock);
        limiter.check_key(key).map_err(|until| too_many().after(until.wait_time_from(now)))
    }

    pub fn request(&self, from: IpAddr) -> Result<()> {
        self.costly(from, 1)
    }

    /// A request that costs as much as so many others.
    pub fn costly(&self, from: IpAddr, cost: u32) -> Result<()> {
        let now = governor::clock::Clock::now(&self.clock);
        let cost = at_least_one(cost.min(self.burst));
        match self.requests.check_key_n(&household(from), cost) {
            Ok(Err(until)) => Err(too_many().after(until.wait_time_from(now))),
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }

    /// Sign-ins, accounts, guests: what costs us most, and what is guessed at.
    pub fn door(&self, from: IpAddr) -> Result<()> {
        self.check(&self.doors, &household(from))
    }

    pub fn person(&self, id: &str) -> Result<()> {
        self.check(&self.people, &id.to_string())
    }

    pub fn chat(&self, id: &str) -> Result<()> {
        self.check(&self.chat, &id.to_string())
    }

    /// Somebody tries a password: whoever has guessed wrong waits the longer the oftener.
    pub(crate) fn guess(&self, account: &str, from: Knocks<'_>) -> Result<()> {
        let guessed = self.passwords.guess(account, from.of(household), self.clock.millis());
        guessed.map_err(|wait| too_many().after(Duration::from_millis(wait.unsigned_abs())))
    }

    /// And it was the right one.
    pub(crate) fn guessed(&self, account: &str, from: Knocks<'_>) {
        self.passwords.forget(account, from.of(household));
    }

    /// A table where only bots play goes on, counted as long as the guard lives; nothing where enough of that household do.
    pub(crate) fn bots(&self, home: &str) -> Option<Going> {
        self.bots.one_more(Some(home.to_string()), 0).map(Going)
    }

    /// A live connection, counted as long as the guard lives.
    pub fn connect(&self, from: IpAddr) -> Result<Connected> {
        let counted = self.live.one_more(Some(household(from)), 0).ok_or_else(too_many)?;
        metrics::gauge!("kamen_connections").increment(1.0);
        Ok(Connected(counted))
    }

    /// A connection that may say something, or not; counted as long as the guard lives, or until it is live.
    pub fn place(&self, from: Option<IpAddr>) -> Option<Place> {
        self.sockets.one_more(from.map(household), self.live.all()).map(Place)
    }

    /// Forget addresses that have been quiet.
    pub fn sweep(&self) {
        self.requests.retain_recent();
        self.doors.retain_recent();
        self.people.retain_recent();
        self.chat.retain_recent();
        self.passwords.sweep(self.clock.millis());
    }
}

/// A place among the connections.
#[derive(Debug)]
pub struct Place(#[expect(dead_code, reason = "it counts while it lives")] Counted<IpAddr>);

/// A place among the tables where only bots play.
#[derive(Debug)]
pub(crate) struct Going(#[expect(dead_code, reason = "it counts while it lives")] Counted<String>);

/// A place among those who listen.
#[derive(Debug)]
pub struct Connected(#[expect(dead_code, reason = "it counts while it lives")] Counted<IpAddr>);

impl Drop for Connected {
    fn drop(&mut self) {
        metrics::gauge!("kamen_connections").decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::household;

    #[test]
    fn a_household_is_an_address_or_a_block_of_them() {
        let same = |a: &str, b: &str| {
            let [a, b] = [a, b].map(|text| household(text.parse().expect("an address")));
            a == b
        };
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9") && !same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(same("::ffff:198.51.100.7", "198.51.100.7") && !same("198.51.100.7", "198.51.100.8"));
    }
}
