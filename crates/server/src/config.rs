//! How a server is run.

use crate::now::Clock;
use std::net::SocketAddr;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    pub bind: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`
    pub db: String,
    /// Threads that think for bots.
    pub thinkers: usize,
    /// How much one of them may think.
    pub bots: bots::Bounds,
    /// Behind TLS: cookies are sent over it alone.
    pub secure: bool,
    /// A proxy in front says who calls (`X-Forwarded-For`).
    pub behind_proxy: bool,
    pub limits: Limits,
    /// Whoever asks for something and has waited so long for a turn is told that there is too much to do.
    pub patience: Duration,
    pub clock: Clock,
    /// By which connections that say nothing are ended.
    pub sockets: Clock,
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
    /// Other connections of one address, and of all; the system's limit of open files counts as well.
    pub sockets: usize,
    pub sockets_in_all: usize,
    /// How long a connection may take to say what it wants, or to take what it is told.
    pub silence: Duration,
    /// And to send what belongs to it.
    pub upload: Duration,
    /// Tables that one person may have set up within a day that are not over yet: a guest, and who has an account; and
    /// all of one household.
    pub tables_of_guest: u32,
    pub tables_of_account: u32,
    pub tables_of_household: u32,
    /// Tables of one household where only bots play that go on at the same time; the others wait.
    pub bot_tables: usize,
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
            sockets: 256,
            sockets_in_all: 20_000,
            silence: Duration::from_secs(15),
            upload: Duration::from_secs(30),
            tables_of_guest: 20,
            tables_of_account: 100,
            tables_of_household: 400,
            bot_tables: 8,
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
            sockets: 100_000,
            sockets_in_all: 100_000,
            tables_of_guest: u32::MAX,
            tables_of_account: u32::MAX,
            tables_of_household: u32::MAX,
            bot_tables: usize::MAX,
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
            bots: bots::Bounds::default(),
            secure: false,
            behind_proxy: false,
            limits: Limits::default(),
            patience: store::PATIENCE,
            clock: Clock::default(),
            sockets: Clock::default(),
            seed: None,
        }
    }
}
