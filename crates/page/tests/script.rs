//! The script, before indentation and comments are taken out of it.

use std::fs;
use std::path::Path;

/// The files of the script are served as one: a name given twice would silence the whole page.
#[test]
fn the_script_is_one_that_a_browser_reads() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/script");
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let script: String = files.map(|file| fs::read_to_string(file).expect("text")).collect();
    let mut named = std::collections::BTreeSet::new();
    for line in script.lines() {
        let line = line.strip_prefix("async ").unwrap_or(line);
        let Some(rest) = ["function ", "const ", "let "].iter().find_map(|word| line.strip_prefix(word)) else {
            continue;
        };
        let own: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_' || *c == '$').collect();
        assert!(own.is_empty() || named.insert(own.clone()), "{own} is there twice");
    }
    assert!(named.len() > 50, "the script was read: {named:?}");
}
