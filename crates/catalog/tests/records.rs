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

/// Why a record does not end where it ended.
fn misfit(file: &Path) -> Result<(), String> {
    let record = Record::parse(&text(file)).map_err(|error| error.to_string())?;
    let game = catalog::game(record.game()).ok_or("no such game")?;
    let table = record.replay(game, None).map_err(|error| error.to_string())?;
    let (expected, found) = (text(&file.with_extension("position")), table.position());
    if found == expected {
        return Ok(());
    }
    // The replies of a step in the middle may be written in another way, but they must say the same.
    let read = game.read(&expected).map_err(|error| error.to_string())?;
    if checkpoint(&found) == checkpoint(&expected) && found == read.position() {
        return Ok(());
    }
    Err(format!("it ends in\n{found}and not in\n{expected}"))
}

#[test]
fn old_records_end_in_their_old_positions() {
    let records = records();
    let wrong = records.iter().filter_map(|file| Some(format!("{}: {}", file.display(), misfit(file).err()?)));
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{} of {} records:\n{}", wrong.len(), records.len(), wrong.join("\n"));
    for game in catalog::games() {
        let key = game.about().key;
        let own = |file: &&PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(key));
        assert!(records.iter().filter(own).count() >= 9, "{key}: too few records");
    }
}
