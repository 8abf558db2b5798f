//! Every key that the program says has words in every language.

use std::path::Path;
use words::{Lang, Words};

#[test]
fn every_key_in_the_sources_has_words() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate among others");
    let mut keys = vec![];
    for folder in ["kernel", "referee", "cli", "page", "server"] {
        find(&crates.join(folder).join("src"), &mut keys);
    }
    assert!(keys.contains(&"wrong-unreadable".to_string()), "the sources are where they were: {keys:?}");
    let missing = |key: &&String| Lang::ALL.into_iter().any(|lang| !Words::of_program().has(lang, key));
    assert_eq!(keys.iter().filter(missing).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// Every literal in `Phrase::new("…")`, examples in comments and tests aside.
fn find(folder: &Path, keys: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the sources of a crate") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            find(&path, keys);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let source = std::fs::read_to_string(&path).expect("a source file");
            let said = source.split("#[cfg(test)]").next().unwrap_or_default();
            for line in said.lines().filter(|line| !line.trim_start().starts_with("//")) {
                let literals = line.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
                keys.extend(literals.map(str::to_string));
            }
        }
    }
}
