//! The script as it is served.

use page::Assets;

/// The files of the script are served as one: a name given twice would silence the whole page.
#[test]
fn the_script_is_one_that_a_browser_reads() {
    let assets = Assets::new(catalog::games().iter().map(|game| game.about()));
    let name = assets.names().find(|name| name.ends_with(".js")).expect("a script").to_string();
    let script = String::from_utf8(assets.get(&name).expect("it").bytes.clone()).expect("text");
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
