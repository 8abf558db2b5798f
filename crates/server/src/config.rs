//! How a server is run.

use crate::now::Clock;
use std::net::SocketAddr;

#[derive(Clone, Debug)]
pub struct Config {
    pub bind: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`
    pub db: String,
    /// Threads that think for bots.
    pub thinkers: usize,
    /// Behind TLS: cookies are sent over it alone.
    pub secure: bool,
    /// A proxy in front says who calls (`X-Forwarded-For`).
    pub behind_proxy: bool,
    pub limits: Limits,
    pub clock: Clock,
    /// For tests alone: dice and bots that anybody can foretell.
    pub seed: Option<u64>,
}

/// What one address or person may do. Generous for people, narrow for floods.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second from one address, and how many at once.
    pub requests_per_s: u32,
    pub burst: u32,
    /// New guests, sign-ins and accounts a minute from one address.
    pub doors_per_min: u32,
    /// Live connections of one address.
    pub connections: usize,
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a message on a live connection.
    pub message: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_s: 50,
            burst: 200,
            doors_per_min: 30,
            connections: 200,
            body: 256 * 1024,
            message: 8 * 1024,
        }
    }
}

impl Limits {
    /// For measuring: one address plays everybody.
    pub fn lifted() -> Limits {
        Limits {
            requests_per_s: 1_000_000,
            burst: 1_000_000,
            doors_per_min: 1_000_000,
            connections: 100_000,
            ..Limits::default()
        }
    }
}

impl Config {
    pub fn new(bind: SocketAddr, db: impl Into<String>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            bind,
            db: db.into(),
            thinkers: cores.div_ceil(2),
            secure: false,
            behind_proxy: false,
            limits: Limits::default(),
            clock: Clock::default(),
            seed: None,
        }
    }
}
