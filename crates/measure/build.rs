//! Remembers the commit the program was built from, for `kamen bench`.

use std::process::Command;

fn main() {
    let git = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let commit = git.ok().filter(|out| out.status.success()).and_then(|out| String::from_utf8(out.stdout).ok());
    println!("cargo::rustc-env=KAMEN_COMMIT={}", commit.as_deref().map_or("unknown", str::trim));
    println!("cargo::rerun-if-changed=../../.git/logs/HEAD");
}
