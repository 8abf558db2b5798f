//! Measuring is another program's work: ours finds it, hands it everything it was told, and ends as it ends.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

/// Our program in a folder of its own, run without the cargo that could build the other.
fn bench(folder: &Path) -> Output {
    let kamen = folder.join("kamen");
    fs::copy(env!("CARGO_BIN_EXE_kamen"), &kamen).unwrap();
    Command::new(kamen).args(["bench", "--seconds", "1", "--json"]).env_remove("CARGO").output().unwrap()
}

#[test]
fn the_measuring_program_hears_every_word_and_its_status_is_ours() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("kamen-measure");
    fs::write(&other, "#!/bin/sh\necho \"$@\"\nexit 7\n").unwrap();
    fs::set_permissions(&other, fs::Permissions::from_mode(0o755)).unwrap();
    let out = bench(folder.path());
    assert_eq!(String::from_utf8_lossy(&out.stdout), "bench --seconds 1 --json\n");
    assert_eq!(out.status.code(), Some(7));
}

#[test]
fn where_it_is_missing_one_line_says_how_to_make_it() {
    let folder = tempfile::tempdir().unwrap();
    let out = bench(folder.path());
    let line = String::from_utf8_lossy(&out.stderr).into_owned();
    assert_eq!((out.status.code(), line.lines().count()), (Some(2), 1), "{line}");
    assert!(line.contains("cargo build --release"), "{line}");
}
