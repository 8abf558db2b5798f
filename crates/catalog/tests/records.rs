//! Games that an older program wrote down end where they ended then.

use referee::Record;
use std::path::{Path, PathBuf};

fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = std::fs::read_dir(folder).expect("the folder of records").map(|file| file.expect("a file").path());
    let mut records: Vec<_> = files.filter(|file| file.extension().is_some_and(|e| e == "kamen")).collect();
    records.sort();
    records
}

fn text(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Without how the replies since the checkpoint are written.
fn checkpoint(position: &str) -> String {
    position.lines().filter(|line| !line.starts_with("since:")).collect::<Vec<_>>().join("\n")
}

#[test]
fn old_records_end_in_their_old_positions() {
    let mut games = vec![];
    for file in records() {
        let record = Record::parse(&text(&file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let game = catalog::game(record.game()).expect("a game of the catalogue");
        let table = record.replay(game, None).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let expected = text(&file.with_extension("position"));
        let found = table.position();
        if found != expected {
            // The replies of a step in the middle may be written in another way, but they must say the same.
            assert_eq!(checkpoint(&found), checkpoint(&expected), "{}", file.display());
            let read = game.read(&expected).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            assert_eq!(found, read.position(), "{}", file.display());
        }
        games.push(record.game().to_string());
    }
    for game in catalog::games() {
        let key = game.about().key;
        assert!(games.iter().filter(|g| *g == key).count() >= 9, "{key}: too few records");
    }
}
