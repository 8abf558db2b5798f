//! `kamen load`: plays whole games against a server on this machine at a steady rate, whatever the server does, and
//! reports how long people would have waited. Bounded in connections, rate and time.

mod http;
mod player;
mod report;
mod talk;
mod watcher;

use crate::args::Load;
use command::{Common, Exit};
use player::Player;
use report::Report;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, sleep, sleep_until};

/// An answer that nobody was ready for so long after it was due is not given.
const LATE: Duration = Duration::from_secs(1);
/// How often memory is looked at.
const SAMPLES: u32 = 10;

/// A table with somebody to answer.
#[derive(Debug)]
pub(crate) struct Ready {
    pub answer: tokio::sync::oneshot::Sender<Instant>,
}

pub(crate) fn run(common: &Common, args: &Load) -> Result<(), Exit> {
    if args.connections + args.spectators > 20_000 || args.rate > 50_000 || args.seconds > 600 {
        return Err(Exit::refused("load: at most 20000 connections, 50000 answers a second, 600 seconds"));
    }
    if args.kill_after.is_some_and(|after| after >= args.seconds) {
        return Err(Exit::refused("--kill-after: within the seconds that are measured"));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Exit::refused)?;
    let report = runtime.block_on(play(common, args))?;
    report.print(common.json);
    Ok(())
}

async fn play(common: &Common, args: &Load) -> Result<Report, Exit> {
    let mut own = vec![];
    let folder = tempfile::tempdir().map_err(Exit::refused)?;
    let db = args.db.clone().unwrap_or_else(|| format!("sqlite:{}", folder.path().join("load.db").display()));
    if args.servers > 1 && !db.starts_with("postgres") {
        return Err(Exit::refused("--servers: several share a PostgreSQL (--db) alone"));
    }
    let mut addresses = args.url.iter().map(|url| loopback(url)).collect::<Result<Vec<_>, _>>()?;
    let program = std::env::current_exe().map_err(Exit::refused)?.with_file_name("kamen");
    if addresses.is_empty() {
        for _ in 0..args.servers {
            own.push(Server::start(&program, &db).await?);
        }
        addresses.extend(own.iter().map(|server| server.address));
    }
    let door = Arc::new(http::Door::open(addresses).await.map_err(Exit::refused)?);
    let (ready, mut waiting) = mpsc::unbounded_channel();
    let (measured, mut measures) = mpsc::unbounded_channel();
    let tables = args.connections / 2;
    let opening = Arc::new(Semaphore::new(32));
    let seed = common.seed.unwrap_or(1);
    for n in 0..tables {
        let player = Player {
            door: door.clone(),
            games: args.game.clone(),
            n,
            seed,
            ready: ready.clone(),
            measured: measured.clone(),
            opening: opening.clone(),
            spectators: args.spectators / tables.max(1) + usize::from(n < args.spectators % tables.max(1)),
            comes_back: args.kill_after.is_some(),
        };
        tokio::spawn(player.run());
    }
    drop(measured);
    let mut report = Report::new(args);
    // Everybody sits down before the clock starts.
    let patience = Instant::now() + Duration::from_secs(120);
    while waiting.len() < tables && Instant::now() < patience {
        sleep(Duration::from_millis(20)).await;
    }
    report.connections[0] = waiting.len() * 2;
    report.spectators = args.spectators;
    report.servers = own.len().max(args.url.len());
    let before = (Server::all_cpu(&own), cpu("self"));
    let start = Instant::now();
    let length = Duration::from_secs(args.seconds);
    let end = start + length;
    let mut kill_at = args.kill_after.map(|after| start + Duration::from_secs(after));
    let pace = Duration::from_secs(1) / args.rate.max(1);
    for n in 0.. {
        let at = start + pace * n;
        if at >= end {
            break;
        }
        sleep_until(at).await;
        if let Some(server) = own.last_mut().filter(|_| kill_at.is_some_and(|kill| kill <= at)) {
            kill_at = None;
            server.kill_and_start_again()?;
        }
        // People do not queue up: where nobody is ready for so long, an answer stays unsaid.
        if at.elapsed() > LATE {
            report.unsaid += 1;
            continue;
        }
        // Nobody may be ready: the wait counts all the same, for the answer was due at `at`.
        let Some(Ready { answer }) = waiting.recv().await else { break };
        report.sent += u64::from(answer.send(at).is_ok());
        if at - start >= length * report.memory.len() as u32 / SAMPLES {
            report.memory.push(own.iter().filter_map(|server| server.memory("VmRSS:")).sum());
        }
    }
    let spent = start.elapsed();
    // Every pair that has not given up holds the door.
    report.connections[1] = (Arc::strong_count(&door) - 1) * 2;
    report.cpu = [Server::all_cpu(&own) - before.0, cpu("self") - before.1];
    sleep(Duration::from_secs(1)).await;
    while let Ok(measure) = measures.try_recv() {
        report.take(measure);
    }
    report.close(spent, own.iter().filter_map(|server| server.memory("VmHWM:")).sum());
    Ok(report)
}

fn loopback(url: &str) -> Result<SocketAddr, Exit> {
    let host = url.trim_start_matches("http://").trim_end_matches('/').replace("localhost", "127.0.0.1");
    match host.parse::<SocketAddr>() {
        Ok(address) if address.ip().is_loopback() => Ok(address),
        _ => {
            Err(Exit::refused(format!("--url: `{url}` is not a server on this machine, such as http://127.0.0.1:8080")))
        }
    }
}

/// Seconds that a process has had of all cores, as far as the system says.
fn cpu(process: &str) -> f64 {
    // In hundredths of a second, behind the name, which may hold anything.
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let behind = stat.rsplit_once(')').map_or("", |(_, behind)| behind);
    behind.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// A server of our own, as long as it is measured.
struct Server {
    command: Command,
    child: Child,
    address: SocketAddr,
    /// Seconds that a process before this one has had.
    before: f64,
}

impl Server {
    async fn start(program: &Path, db: &str) -> Result<Server, Exit> {
        let port =
            std::net::TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).map_err(Exit::refused)?.port();
        let mut command = Command::new(program);
        command.args(["serve", "--unlimited", "--port", &port.to_string(), "--db", db]).stdout(Stdio::null());
        let child = command.spawn().map_err(|e| Exit::refused(format!("{}: {e}", program.display())))?;
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let server = Server { command, child, address, before: 0.0 };
        for _ in 0..200 {
            if tokio::net::TcpStream::connect(server.address).await.is_ok() {
                return Ok(server);
            }
            sleep(Duration::from_millis(50)).await;
        }
        Err(Exit::refused("load: the server did not start"))
    }

    /// In mid-sentence; the next one answers where it did.
    fn kill_and_start_again(&mut self) -> Result<(), Exit> {
        self.before += self.cpu();
        self.child.kill().and_then(|()| self.child.wait()).map_err(Exit::refused)?;
        self.child = self.command.spawn().map_err(Exit::refused)?;
        Ok(())
    }

    fn cpu(&self) -> f64 {
        cpu(&self.child.id().to_string())
    }

    /// Its memory in bytes: now (`VmRSS:`) or the most it ever had (`VmHWM:`).
    fn memory(&self, which: &str) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|l| l.strip_prefix(which))?;
        line.trim().trim_end_matches("kB").trim().parse::<u64>().ok().map(|kib| kib * 1024)
    }

    fn all_cpu(servers: &[Server]) -> f64 {
        servers.iter().map(|server| server.before + server.cpu()).sum()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
