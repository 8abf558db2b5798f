//! What was measured.

use crate::args::Load;
use std::time::Duration;

/// One thing a player saw.
#[derive(Debug)]
pub(crate) enum Measure {
    /// From when an answer was due until it was acknowledged, and from when it was sent.
    Acknowledged(Duration, Duration),
    /// The server had too much to do, and said so.
    Refused,
    /// Until the opponent heard of it.
    Heard(Duration),
    /// Until somebody who watches heard of it.
    Watched(Duration),
    /// From when a table's server was gone until the next answer there was acknowledged.
    Back(Duration),
    Broken(String),
}

#[derive(Debug, Default)]
pub(crate) struct Report {
    /// Of those who play, when it began and when it was over.
    pub connections: [usize; 2],
    pub spectators: usize,
    pub servers: usize,
    pub sent: u64,
    /// Due, and not sent since nobody was ready.
    pub unsaid: u64,
    refused: u64,
    /// Bytes of all servers, in passing.
    pub memory: Vec<u64>,
    /// Seconds of the servers and of this program.
    pub cpu: [f64; 2],
    rate: u32,
    seconds: f64,
    acknowledged: Vec<Duration>,
    served: Vec<Duration>,
    heard: Vec<Duration>,
    watched: Vec<Duration>,
    back: Vec<Duration>,
    broken: Vec<String>,
    peak: u64,
    db: &'static str,
}

impl Report {
    pub(crate) fn new(args: &Load) -> Report {
        let db = match &args.db {
            Some(db) if db.starts_with("postgres") => "postgres",
            _ if !args.url.is_empty() => "of the server",
            _ => "sqlite",
        };
        Report { rate: args.rate, db, ..Report::default() }
    }

    pub(crate) fn take(&mut self, measure: Measure) {
        match measure {
            Measure::Acknowledged(time, served) => {
                self.acknowledged.push(time);
                self.served.push(served);
            }
            Measure::Refused => self.refused += 1,
            Measure::Heard(time) => self.heard.push(time),
            Measure::Watched(time) => self.watched.push(time),
            Measure::Back(time) => self.back.push(time),
            Measure::Broken(why) => self.broken.push(why),
        }
    }

    pub(crate) fn close(&mut self, spent: Duration, peak: u64) {
        self.seconds = spent.as_secs_f64();
        self.peak = peak;
        for times in [&mut self.served, &mut self.acknowledged, &mut self.heard, &mut self.watched, &mut self.back] {
            times.sort_unstable();
        }
    }

    pub(crate) fn print(&self, json: bool) {
        let ms = |of: &[Duration], share: f64| {
            let at = ((of.len() as f64 * share) as usize).min(of.len().saturating_sub(1));
            of.get(at).map_or(0.0, |d| (d.as_secs_f64() * 100_000.0).round() / 100.0)
        };
        let mib = |bytes: u64| bytes / (1 << 20);
        let each = |seconds: f64| (seconds * 1e6 / self.acknowledged.len().max(1) as f64).round();
        let rate = self.acknowledged.len() as f64 / self.seconds;
        let facts = serde_json::json!({
            "db": self.db,
            "servers": self.servers,
            "connections": self.connections[0],
            "connections_at_the_end": self.connections[1],
            "spectators": self.spectators,
            "wanted_per_s": self.rate,
            "seconds": (self.seconds * 10.0).round() / 10.0,
            "sent": self.sent,
            "unsaid": self.unsaid,
            "told_overloaded": self.refused,
            "acknowledged": self.acknowledged.len(),
            "acknowledged_per_s": rate.round(),
            "ack_ms": { "p50": ms(&self.acknowledged, 0.5), "p99": ms(&self.acknowledged, 0.99) },
            "served_ms": { "p50": ms(&self.served, 0.5), "p99": ms(&self.served, 0.99), "max": ms(&self.served, 1.0) },
            "event_ms": { "p50": ms(&self.heard, 0.5), "p99": ms(&self.heard, 0.99), "max": ms(&self.heard, 1.0) },
            "watched_ms": { "p50": ms(&self.watched, 0.5), "p99": ms(&self.watched, 0.99), "max": ms(&self.watched, 1.0) },
            "back_after_kill": self.back.len(),
            "back_after_kill_ms": { "p50": ms(&self.back, 0.5), "p99": ms(&self.back, 0.99), "max": ms(&self.back, 1.0) },
            "broken": self.broken.len(),
            "first_broken": self.broken.first(),
            "memory_mib": mib(self.peak),
            "memory_mib_in_passing": self.memory.iter().map(|bytes| mib(*bytes)).collect::<Vec<_>>(),
            "server_cpu_us_per_answer": each(self.cpu[0]),
            "generator_cpu_us_per_answer": each(self.cpu[1]),
            "machine": command::machine(),
            "commit": env!("KAMEN_COMMIT"),
        });
        if json {
            println!("{facts}");
        } else {
            println!("{}", serde_json::to_string_pretty(&facts).expect("facts have a text"));
        }
    }
}
