//! A disk that is full, a file that is taken away: what is lost then, and that it heals. SQLite alone.

use crate::db::{Db, lines, log, t};
use std::process::Command;
use store::{Claim, Error};

/// As a full disk does it: SQLite takes the transaction back by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_an_error_that_ends_the_transaction_writing_goes_on() {
    let db = Db::sqlite();
    let store = db.open_with_table().await;
    db.execute(
        "CREATE TRIGGER too_much BEFORE INSERT ON log WHEN NEW.line = 'too much'
         BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END",
    )
    .await;
    db.execute(
        "CREATE TRIGGER too_many BEFORE INSERT ON meta WHEN NEW.key = 'too many'
         BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END",
    )
    .await;
    for round in 0..3 {
        let refused = store.append(&t(), round + 1, lines(&["too much"])).await;
        assert!(matches!(refused, Err(Error::Commit(_))), "{refused:?}");
        assert!(store.set_meta("too many", "x").await.is_err());
        store.prove_writing().await.unwrap();
        assert_eq!(store.append(&t(), round + 1, lines(&["a"])).await.unwrap(), Claim::Done);
    }
    assert_eq!(log(&store, &t()).await, ["a"; 3]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_promised_into_a_file_that_was_taken_away() {
    let db = Db::sqlite();
    let store = db.open_with_table().await;
    assert_eq!(store.append(&t(), 1, lines(&["a"])).await.unwrap(), Claim::Done);
    let file = std::path::PathBuf::from(db.url.trim_start_matches("sqlite:"));
    // All of it is in the one file before it goes.
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
    let aside = file.with_extension("aside");
    std::fs::rename(&file, &aside).unwrap();
    assert!(store.append(&t(), 2, lines(&["b"])).await.is_err());
    assert!(store.prove_writing().await.is_err());
    assert!(!file.exists(), "no new one is made in its place");
    std::fs::rename(&aside, &file).unwrap();
    store.prove_writing().await.unwrap();
    assert_eq!(store.append(&t(), 2, lines(&["b"])).await.unwrap(), Claim::Done);
    assert_eq!(log(&store, &t()).await, ["a", "b"]);
}

/// The database as it would be found after a crash.
fn crashed(db: &Db) -> Db {
    let (from, copy) = (std::path::PathBuf::from(db.url.trim_start_matches("sqlite:")), Db::sqlite());
    let to = copy.url.trim_start_matches("sqlite:");
    for end in ["", "-wal"] {
        std::fs::copy(format!("{}{end}", from.display()), format!("{to}{end}")).unwrap();
    }
    copy
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_ahead_is_kept_though_its_file_was_taken_away() {
    let db = Db::sqlite();
    let store = db.open_with_table().await;
    let ahead = format!("{}-wal", db.url.trim_start_matches("sqlite:"));
    for round in 0..3 {
        assert_eq!(store.append(&t(), 2 * round + 1, lines(&["a"])).await.unwrap(), Claim::Done);
        assert_eq!(log(&store, &t()).await.len() as u64, 2 * round + 1, "somebody reads as well");
        std::fs::remove_file(&ahead).unwrap();
        // What was promised before is saved as soon as anything is written, and what is promised now is kept.
        store.prove_writing().await.unwrap();
        let copy = crashed(&db);
        let found = copy.open().await;
        assert_eq!(log(&found, &t()).await.len() as u64, 2 * round + 1);
        std::fs::remove_file(&ahead).unwrap();
        std::fs::write(&ahead, "another file of that name").unwrap();
        assert_eq!(store.append(&t(), 2 * round + 2, lines(&["b"])).await.unwrap(), Claim::Done);
        let copy = crashed(&db);
        let found = copy.open().await;
        assert_eq!(log(&found, &t()).await.len() as u64, 2 * round + 2);
        assert_eq!(log(&store, &t()).await, log(&found, &t()).await, "readers see it too");
    }
}

/// A file system of its own that holds little; nothing where we may not mount.
struct Small(tempfile::TempDir);

impl Small {
    fn mount() -> Option<Small> {
        let folder = tempfile::tempdir().unwrap();
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"]).arg(folder.path()).output();
        mount.is_ok_and(|done| done.status.success()).then_some(Small(folder))
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).output();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_heals_when_there_is_room_again() {
    // Where nothing may be mounted the trigger above shows the same.
    let Some(small) = Small::mount() else { return };
    let ballast = small.0.path().join("ballast");
    let db = Db::sqlite_in(small.0.path());
    let store = db.open_with_table().await;
    std::fs::write(&ballast, vec![0; 1 << 20]).unwrap();
    let long = "x".repeat(64 * 1024);
    let mut kept = 0;
    while store.append(&t(), kept + 1, lines(&[&long])).await.is_ok() {
        kept += 1;
        assert!(kept < 100, "it never gets full");
    }
    assert!(store.append(&t(), kept + 1, lines(&[&long])).await.is_err());
    std::fs::remove_file(&ballast).unwrap();
    store.prove_writing().await.unwrap();
    assert_eq!(store.append(&t(), kept + 1, lines(&["a"])).await.unwrap(), Claim::Done);
    assert_eq!(log(&store, &t()).await.len() as u64, kept + 1, "all that was promised, and no more");
}
