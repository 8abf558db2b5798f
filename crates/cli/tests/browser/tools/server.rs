//! A server of one test, with a database of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

#[derive(Debug)]
pub(crate) struct House {
    /// None where the server is in this process.
    process: Option<Child>,
    _serving: Option<server::Serving>,
    folder: tempfile::TempDir,
    pub(crate) address: String,
}

impl House {
    pub(crate) fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let (process, address) = start(&folder, "0");
        House { process: Some(process), _serving: None, folder, address }
    }

    /// In this process, which may have games that the program does not list.
    pub(crate) async fn here() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let db = format!("sqlite:{}", folder.path().join("kamen.db").display());
        let mut config = server::Config::new(([127, 0, 0, 1], 0).into(), db);
        config.limits = server::Limits::lifted();
        config.seed = SEED.parse().ok();
        let serving = server::serve(config).await.expect("a server");
        let address = format!("http://{}", serving.address);
        House { process: None, _serving: Some(serving), folder, address }
    }

    /// The power fails and comes back: the same address, the same database.
    pub(crate) fn restart(&mut self) {
        let process = self.process.as_mut().expect("a process of its own");
        process.kill().expect("it can be killed");
        process.wait().expect("it ends");
        let port = self.address.rsplit(':').next().expect("a port");
        self.process = Some(start(&self.folder, port).0);
    }
}

/// The gate says the same of the same sources: its games are dealt alike each time.
const SEED: &str = "1";

fn start(folder: &tempfile::TempDir, port: &str) -> (Child, String) {
    let db = format!("sqlite:{}", folder.path().join("kamen.db").display());
    let mut process = Command::new(env!("CARGO_BIN_EXE_kamen"))
        .args(["serve", "--unlimited", "--seed", SEED, "--port", port, "--db", &db])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut address = String::new();
    BufReader::new(process.stdout.take().expect("a pipe")).read_line(&mut address).expect("it says where it listens");
    (process, address.trim().to_string())
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have died already, and that is what the test tells of.
        if let Some(process) = &mut self.process {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}
