//! The real program, started, killed, started again.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

pub(crate) struct Process {
    child: Child,
    pub address: String,
}

impl Process {
    pub(crate) fn start(db: &str) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kamen"))
            .args(["serve", "--port", "0", "--unlimited", "--db", db])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).expect("it says where it is");
        let port = line.trim().rsplit(':').next().expect("a port");
        Process { child, address: format!("127.0.0.1:{port}") }
    }

    /// At once, without a chance to say goodbye.
    pub(crate) fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// However a test ends, its servers end.
impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}
