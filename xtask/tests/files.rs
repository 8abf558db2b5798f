//! One set of files for all games: who has read one finds everything in the next.

use std::fs;
use std::path::Path;

const EVERY_GAME: [&str; 6] = ["lib.rs", "state.rs", "notation.rs", "words.rs", "scene.rs", "eval.rs"];
const GAME_OF_CARDS: [&str; 5] = ["printed.rs", "clause.rs", "query.rs", "cards", "rules"];
/// What only some games have. A file of another name is a decision: say in ARCHITECTURE.md what belongs there.
const SOME_GAMES: [&str; 15] = [
    "setup.rs",
    "rules.rs",
    "event.rs",
    "weights.rs",
    "deck.rs",
    "lasting.rs",
    "board.rs",
    "pattern.rs",
    "filter.rs",
    "targets.rs",
    "traits.rs",
    "cards.rs",
    "contest.rs",
    "scenario.rs",
    "tables.rs",
];

#[test]
fn games_call_their_files_the_same() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/games");
    for game in fs::read_dir(games).unwrap() {
        let game = game.unwrap().path();
        let files: Vec<String> = fs::read_dir(game.join("src"))
            .unwrap()
            .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        let cards: &[&str] = if game.join("cards.toml").exists() { &GAME_OF_CARDS } else { &[] };
        for file in EVERY_GAME.iter().chain(cards) {
            assert!(files.iter().any(|f| f == file), "{} has no {file}", game.display());
        }
        // A game whose facts are in several files, as Heroes III, has some of a game of cards.
        let known = || EVERY_GAME.iter().chain(&GAME_OF_CARDS).chain(&SOME_GAMES);
        for file in &files {
            // A file that grew too long has a folder of its name.
            let is_known = known().any(|f| f == file || f.strip_suffix(".rs") == Some(file.as_str()));
            assert!(is_known, "{} has {file}, as no other game", game.display());
        }
    }
}

/// Where the tests of a crate are one program, a file it does not name would never be run.
#[test]
fn no_test_is_left_out_of_its_program() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let folders = |of: &Path| fs::read_dir(of).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    let all = folders(&crates).into_iter().chain(folders(&crates.join("games")));
    let mut programs = 0;
    for tests in all.map(|one| one.join("tests")).filter(|tests| tests.exists()) {
        let inner = folders(&tests).into_iter().map(|folder| folder.join("main.rs"));
        for program in inner.chain([tests.join("suite.rs")]).filter(|program| program.exists()) {
            let named = fs::read_to_string(&program).unwrap();
            for file in folders(program.parent().unwrap()) {
                let name = file.file_stem().unwrap().to_string_lossy().into_owned();
                let is_other = file == program || file.extension().is_none_or(|e| e != "rs");
                assert!(is_other || named.contains(&format!("mod {name};")), "{} runs no test", file.display());
            }
            programs += 1;
        }
    }
    assert!(programs > 10, "the tests are where they were");
}
