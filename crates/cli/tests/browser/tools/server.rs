//! A server of one test, with a database of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

#[derive(Debug)]
pub(crate) struct House {
    process: Child,
    folder: tempfile::TempDir,
    pub(crate) address: String,
}

impl House {
    pub(crate) fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let (process, address) = start(&folder, "0");
        House { process, folder, address }
    }

    /// The power fails and comes back: the same address, the same database.
    pub(crate) async fn restart(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it ends");
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        let port = self.address.rsplit(':').next().expect("a port");
        self.process = start(&self.folder, port).0;
    }
}

fn start(folder: &tempfile::TempDir, port: &str) -> (Child, String) {
    let db = format!("sqlite:{}", folder.path().join("kamen.db").display());
    let mut process = Command::new(env!("CARGO_BIN_EXE_kamen"))
        .args(["serve", "--unlimited", "--port", port, "--db", &db])
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
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
