//! Who calls too often is asked to wait.

use crate::config::Limits;
use crate::now::Clock;
use crate::problem::{Problem, Result};
use axum::http::StatusCode;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

type Limiter<K> = RateLimiter<K, DefaultKeyedStateStore<K>, Clock, NoOpMiddleware<Nanos>>;

pub struct Gate {
    requests: Limiter<IpAddr>,
    doors: Limiter<IpAddr>,
    people: Limiter<String>,
    chat: Limiter<String>,
    connections: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
    most: usize,
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

impl Gate {
    pub fn new(limits: &Limits, clock: &Clock) -> Gate {
        let requests = Quota::per_second(at_least_one(limits.requests_per_s)).allow_burst(at_least_one(limits.burst));
        Gate {
            requests: limiter(requests, clock),
            doors: limiter(Quota::per_minute(at_least_one(limits.doors_per_min)), clock),
            people: limiter(requests, clock),
            chat: limiter(Quota::per_minute(at_least_one(30)).allow_burst(at_least_one(5)), clock),
            connections: Arc::default(),
            most: limits.connections,
        }
    }

    pub fn request(&self, from: IpAddr) -> Result<()> {
        self.requests.check_key(&from).map_err(|_| too_many())
    }

    /// Sign-ins, accounts, guests: what costs us most, and what is guessed at.
    pub fn door(&self, from: IpAddr) -> Result<()> {
        self.doors.check_key(&from).map_err(|_| too_many())
    }

    pub fn person(&self, id: &str) -> Result<()> {
        self.people.check_key(&id.to_string()).map_err(|_| too_many())
    }

    pub fn chat(&self, id: &str) -> Result<()> {
        self.chat.check_key(&id.to_string()).map_err(|_| too_many())
    }

    /// A live connection, counted as long as the guard lives.
    pub fn connect(&self, from: IpAddr) -> Result<Connected> {
        let mut all = self.connections.lock().expect("never poisoned");
        let count = all.entry(from).or_default();
        if *count >= self.most {
            return Err(too_many());
        }
        *count += 1;
        metrics::gauge!("kamen_connections").increment(1.0);
        Ok(Connected { from, connections: self.connections.clone() })
    }

    /// Forget addresses that have been quiet.
    pub fn sweep(&self) {
        self.requests.retain_recent();
        self.doors.retain_recent();
        self.people.retain_recent();
        self.chat.retain_recent();
    }
}

#[derive(Debug)]
pub struct Connected {
    from: IpAddr,
    connections: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        metrics::gauge!("kamen_connections").decrement(1.0);
        let mut all = self.connections.lock().expect("never poisoned");
        if let Some(count) = all.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.from);
            }
        }
    }
}
