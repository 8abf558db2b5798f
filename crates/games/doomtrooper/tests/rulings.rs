//! The README lists every ruling that is marked in the code, by the same name.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the crate");
    let mut found = vec![];
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            found.extend(sources(&path));
        } else {
            found.push(path);
        }
    }
    found
}

/// What stands before the first colon.
fn name(text: &str) -> String {
    text.split_once(": ").unwrap_or_else(|| panic!("a ruling without a name: {text}")).0.to_string()
}

#[test]
fn the_readme_lists_every_ruling_of_the_code_and_no_other() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut marked: Vec<String> = vec![];
    for file in sources(&home.join("src")) {
        let text = fs::read_to_string(&file).expect("a source");
        marked.extend(text.lines().filter_map(|line| Some(name(line.split_once("RULING: ")?.1))));
    }
    let readme = fs::read_to_string(home.join("README.md")).expect("the README");
    let rulings = readme.split_once("## Rulings").expect("a list of rulings").1;
    let mut listed: Vec<String> = rulings.lines().filter_map(|line| line.strip_prefix("- ").map(name)).collect();
    marked.sort();
    listed.sort();
    assert_eq!(marked, listed);
}
