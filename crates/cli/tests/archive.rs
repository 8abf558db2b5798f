//! A server's database as one document: out of one kind, into the other, and back.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use store::{Claim, Line, NewTable, Sitter, Store};
use tempfile::TempDir;

fn kamen(args: &[&str], stdin: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kamen"))
        .args(args)
        .env_remove("KAMEN_DB")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments does not read on.
    let _ = child.stdin.take().expect("a pipe").write_all(stdin);
    child.wait_with_output().expect("the program ends")
}

fn ok(args: &[&str], stdin: &[u8]) -> Vec<u8> {
    let out = kamen(args, stdin);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    out.stdout
}

fn refused(args: &[&str], stdin: &[u8]) -> String {
    let out = kamen(args, stdin);
    let line = String::from_utf8(out.stderr).expect("UTF-8");
    assert_eq!(out.status.code(), Some(2), "{args:?}: {line}");
    assert_eq!((line.lines().count(), out.stdout.len()), (1, 0), "{args:?}: {line}");
    line
}

fn sqlite(folder: &TempDir, name: &str) -> String {
    format!("sqlite:{}", folder.path().join(name).display())
}

/// A database with somebody, a table and what happened there.
fn filled(folder: &TempDir) -> String {
    let url = sqlite(folder, "filled.db");
    let runtime = tokio::runtime::Runtime::new().expect("tokio");
    runtime.block_on(async {
        let store = Store::open(&url).await.expect("a store");
        assert_eq!(store.add_guest(&"ada".into(), "Áda", "{}", 1).await.expect("stored"), Claim::Done);
        let seats = vec![Some(Sitter::Person("ada".into())), Some(Sitter::Bot("random".into()))];
        let (game, setup, options) = ("connect-four".into(), "{}".into(), "{}".into());
        let new = NewTable {
            id: "t".into(),
            game,
            setup,
            options,
            public: true,
            host: "ada".into(),
            home: None,
            created_at: 2,
            seats,
        };
        assert_eq!(store.create_table(&new).await.expect("stored"), Claim::Done);
        let lines = ["\"started\"", "ř\n"].map(|line| Line { at: 3, line: line.into() });
        assert_eq!(store.append(&"t".into(), 1, lines.into()).await.expect("stored"), Claim::Done);
        store.close().await;
    });
    url
}

#[test]
fn everything_moves_to_postgres_and_back() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("kamen.json");
    let file = file.to_str().expect("UTF-8");
    assert_eq!(ok(&["export", "--db", &filled(&folder), file], b""), b"");
    let document = std::fs::read(file).expect("the document");
    assert!(document.starts_with(b"{\"kamen\":1}\n") && document.ends_with(b"}\n"));
    let back = sqlite(&folder, "back.db");
    match pgtest::database() {
        Some(postgres) => {
            ok(&["import", "--db", &postgres, file], b"");
            let there = ok(&["export", "--db", &postgres], b"");
            assert_eq!(there, document);
            ok(&["import", "--db", &back], &there);
        }
        None => drop(ok(&["import", "--db", &back], &document)),
    }
    assert_eq!(ok(&["export", "--db", &back, "-"], b""), document);
}

#[cfg(unix)]
#[test]
fn a_document_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("kamen.json");
    std::fs::write(&file, "an older one").expect("written");
    ok(&["export", "--db", &filled(&folder), file.to_str().expect("UTF-8")], b"");
    let mode = std::fs::metadata(&file).expect("the document").permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}

#[test]
fn what_cannot_be_done_is_said_in_one_line_and_changes_nothing() {
    let folder = TempDir::new().expect("a folder");
    let full = filled(&folder);
    let document = ok(&["export", "--db", &full], b"");
    let (missing, fresh) = (sqlite(&folder, "missing.db"), sqlite(&folder, "fresh.db"));
    let nowhere = folder.path().join("no/such/folder");
    let nowhere = nowhere.to_str().expect("UTF-8");
    let cut = &document[..document.len() / 2];
    let cases: &[(&[&str], &[u8], &str)] = &[
        (&["export", "--db", &missing], b"", "unable to open"),
        (&["export", "--db", "mysql://x"], b"", "sqlite: or postgres://"),
        (&["export", "--db", &full, nowhere], b"", "No such file"),
        (&["export"], b"", "--db"),
        (&["import", "--db", &missing, nowhere], b"", "No such file"),
        (&["import", "--db", &full], &document, "not empty"),
        (&["import", "--db", &fresh], b"", "line 1: the document is cut short"),
        (&["import", "--db", &fresh], b"hello\n", "line 1"),
        (&["import", "--db", &fresh], cut, "line "),
    ];
    for (args, stdin, expected) in cases {
        let line = refused(args, stdin);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
    assert!(!Path::new(missing.trim_start_matches("sqlite:")).exists(), "a wrong name made a database");
    assert_eq!(ok(&["export", "--db", &full], b""), document);
    assert_eq!(ok(&["export", "--db", &fresh], b""), b"{\"kamen\":1}\n{\"end\":0}\n");
    ok(&["import", "--db", &fresh], &document);
}

#[test]
fn tables_that_cannot_be_read_are_listed_with_the_reason() {
    let folder = TempDir::new().expect("a folder");
    let url = filled(&folder);
    assert_eq!(ok(&["aside", "--db", &url], b""), b"", "none is");
    tokio::runtime::Runtime::new().expect("tokio").block_on(async {
        let store = Store::open(&url).await.expect("a store");
        store.set_aside(&"t".into(), "line 2: expected value").await.expect("stored");
        store.close().await;
    });
    let said = String::from_utf8(ok(&["aside", "--db", &url], b"")).expect("UTF-8");
    assert_eq!(said, "t\tconnect-four\tline 2: expected value\n");
    let missing = sqlite(&folder, "missing.db");
    assert!(refused(&["aside", "--db", &missing], b"").contains("unable to open"));
    assert!(!Path::new(missing.trim_start_matches("sqlite:")).exists(), "a wrong name made a database");
}
