//! No key without words, no language behind the other, no rule untranslated.

use kernel::Show;
use std::path::Path;
use words::{Lang, Rulebook, Words};

/// Both languages have the same keys with the same gaps; every key in the game's sources has words; both rule
/// catalogues have the same rules.
pub fn words_are_complete<G: Show>(crate_folder: &str) {
    let about = G::about();
    assert_eq!(words::disagreements(about.en, about.cs), Vec::<String>::new());
    let words = Words::of_game(about);
    let mut wanted: Vec<String> = vec!["game-name".into(), "game-line".into()];
    wanted.extend(about.modes.iter().map(|m| format!("mode-{}", m.key)));
    wanted.extend(about.settings.iter().map(|s| format!("option-{}", s.key)));
    wanted.extend(keys_in_sources(&Path::new(crate_folder).join("src")));
    for lang in Lang::ALL {
        for key in &wanted {
            assert!(words.has(lang, key), "{}: no words for `{key}`", lang.code());
        }
    }
    let ids = |lang| Rulebook::of(about, lang).0.into_iter().map(|r| r.id).collect::<Vec<_>>();
    assert_eq!(ids(Lang::En), ids(Lang::Cs), "both catalogues have the same rules in the same order");
}

/// Every literal in `Phrase::new("…")`.
fn keys_in_sources(folder: &Path) -> Vec<String> {
    let mut keys = vec![];
    for entry in std::fs::read_dir(folder).expect("the sources of the game") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            keys.extend(keys_in_sources(&path));
        } else {
            let source = std::fs::read_to_string(&path).expect("a source file");
            let literals = source.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
            keys.extend(literals.map(str::to_string));
        }
    }
    keys
}
