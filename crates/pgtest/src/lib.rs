//! A PostgreSQL server of one's own for tests, from the installed programs, gone when the test is. Knows no schema.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where Debian keeps the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Set to 1 where there is no PostgreSQL and there shall be none.
const OPT_OUT: &str = "KAMEN_NO_POSTGRES";
/// Somebody may take a port between our finding it free and the server's opening it.
const TRIES: u32 = 5;

/// The shell that starts the server, and then waits for its input to end, which it does when we stop or die; so no
/// server outlives its test, however the test ends. Gets the folder of programs, a folder to live in, and the port.
const COMPANION: &str = r#"
"$1/initdb" --pgdata="$2/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C --no-sync >"$2/log" 2>&1 &&
{ "$1/postgres" -D "$2/data" -p "$3" -k "$2" -c listen_addresses=127.0.0.1 >>"$2/log" 2>&1 & }
server=$!
until "$1/pg_isready" --host="$2" --port="$3" --quiet; do
    kill -0 "$server" 2>/dev/null || { cat "$2/log"; rm -rf "$2"; exit 1; }
    sleep 0.05
done
echo ready
read -r _
kill -QUIT "$server"
wait "$server"
rm -rf "$2"
"#;

/// A running server; stops when dropped.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    port: u16,
    databases: AtomicU32,
    companion: Child,
    /// What keeps the companion waiting.
    leash: Option<ChildStdin>,
}

/// The address of a fresh, empty database on the one server of this process, which starts when first asked for.
/// Nothing if the environment says `KAMEN_NO_POSTGRES=1`.
///
/// # Panics
/// With a plain word if there is no PostgreSQL, or it does not start.
pub fn database() -> Option<String> {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    if std::env::var(OPT_OUT).is_ok_and(|value| value == "1") {
        return None;
    }
    Some(SHARED.get_or_init(Postgres::start).database())
}

impl Postgres {
    /// Starts a server in a folder of its own. It listens on a free port of 127.0.0.1 and lets everybody there in.
    ///
    /// # Panics
    /// With a plain word if there is no PostgreSQL, or it does not start.
    pub fn start() -> Self {
        let programs = programs().unwrap_or_else(|| {
            panic!("no PostgreSQL here: install the package postgresql, or set {OPT_OUT}=1 to test without it")
        });
        let mut why = String::new();
        for _ in 0..TRIES {
            match Self::try_start(&programs) {
                Ok(server) => return server,
                Err(log) => why = log,
            }
        }
        panic!("PostgreSQL in {} does not start: {why}", programs.display());
    }

    fn try_start(programs: &Path) -> Result<Self, String> {
        let plain = |error: std::io::Error| error.to_string();
        let folder = tempfile::Builder::new().prefix("pgtest").tempdir().map_err(plain)?.keep();
        let port = free_port().map_err(plain)?;
        let mut shell = Command::new("sh");
        shell.args(["-c", COMPANION, "sh"]).arg(programs).arg(&folder).arg(port.to_string());
        shell.current_dir(&folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mine = fs::metadata(&folder).map_err(plain)?.uid();
        if mine == 0 {
            // The server refuses to run as root.
            let (user, group) = ordinary_user().ok_or("there is neither a user postgres nor a user nobody")?;
            chown(&folder, Some(user), Some(group)).map_err(plain)?;
            shell.uid(user).gid(group);
        }
        let mut companion = shell.process_group(0).spawn().map_err(plain)?;
        let leash = companion.stdin.take();
        let mut said = BufReader::new(companion.stdout.take().ok_or("no output")?);
        let mut first = String::new();
        said.read_line(&mut first).map_err(plain)?;
        let server = Self { programs: programs.into(), port, databases: 0.into(), companion, leash };
        if first.trim() == "ready" {
            return Ok(server);
        }
        said.read_to_string(&mut first).map_err(plain)?;
        Err(first)
    }

    /// The address of a fresh, empty database.
    ///
    /// # Panics
    /// If the server does not make one.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut make = Command::new(self.programs.join("createdb"));
        make.args(["--host=127.0.0.1", "--username=postgres", "--no-password"]);
        let made = make.arg(format!("--port={}", self.port)).arg(&name).output();
        let made = made.unwrap_or_else(|error| panic!("createdb: {error}"));
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.leash.take());
        let _ = self.companion.wait();
    }
}

fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// The folder with `initdb`, `pg_ctl` and the rest: the newest of Debian's, or one on the path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let newest = versions.map(|entry| entry.path().join("bin")).filter(|bin| bin.join("initdb").is_file());
    let version = |bin: &PathBuf| {
        let name = bin.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        name.and_then(|name| name.parse::<f32>().ok()).map_or(0, |number| (number * 100.0) as u32)
    };
    newest.max_by_key(version).or_else(|| {
        let path = std::env::var_os("PATH")?;
        // A link on the path leads to the folder where all the programs are.
        std::env::split_paths(&path).find_map(|folder| {
            let initdb = fs::canonicalize(folder.join("initdb")).ok()?;
            Some(initdb.parent()?.to_path_buf())
        })
    })
}

fn ordinary_user() -> Option<(u32, u32)> {
    let users = fs::read_to_string("/etc/passwd").ok()?;
    ["postgres", "nobody"].iter().find_map(|wanted| {
        let line = users.lines().find(|line| line.split(':').next() == Some(wanted))?;
        let mut numbers = line.split(':').skip(2).map_while(|field| field.parse().ok());
        Some((numbers.next()?, numbers.next()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpStream;

    #[test]
    fn a_server_starts_makes_databases_and_stops() {
        if std::env::var(OPT_OUT).is_ok_and(|value| value == "1") {
            return;
        }
        let server = Postgres::start();
        let [first, second] = [server.database(), server.database()];
        assert_ne!(first, second);
        let port = server.port;
        assert!(TcpStream::connect(("127.0.0.1", port)).is_ok());
        drop(server);
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    }
}
