//! `cargo xtask new-game` at work on a copy of the workspace. It never touches the workspace itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A copy of the sources in a folder of its own.
fn workspace(name: &str) -> PathBuf {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if copy.exists() {
        fs::remove_dir_all(&copy).unwrap();
    }
    copy_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &copy);
    copy
}

fn copy_sources(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if ["target", ".git", "corpus"].iter().any(|skipped| name == *skipped) {
            continue;
        }
        let kind = entry.file_type().unwrap();
        if kind.is_dir() {
            copy_sources(&entry.path(), &to.join(name));
        } else if kind.is_file() {
            fs::copy(entry.path(), to.join(name)).unwrap();
        }
    }
}

fn xtask(root: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(args).current_dir(root).output().unwrap()
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn succeed(output: &Output) -> String {
    assert!(output.status.success(), "{}{}", said(&output.stdout), said(&output.stderr));
    said(&output.stdout)
}

/// Every file below a folder, as its path from there and its text.
fn texts(folder: &Path) -> Vec<(String, String)> {
    let mut found = vec![];
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                found.push((name, said(&fs::read(path).unwrap())));
            }
        }
    }
    found.sort();
    found
}

fn copied(model: &str, old_words: &[&str]) {
    let root = workspace(&format!("like-{model}"));
    succeed(&xtask(&root, &["new-game", "go-fish", "--like", model]));

    let (from, to) = (texts(&root.join("crates/games").join(model)), texts(&root.join("crates/games/go-fish")));
    assert_eq!(from.len(), to.len());
    for (file, text) in &to {
        for word in old_words {
            assert!(!file.contains(word) && !text.contains(word), "{file} still says {word}");
        }
    }
    let text = |name: &str| &to.iter().find(|(file, _)| file == name).unwrap().1;
    assert!(text("Cargo.toml").contains("name = \"kamen-go-fish\""));
    assert!(text("Cargo.toml").contains("name = \"go_fish\""));
    assert!(text("src/lib.rs").contains("pub struct GoFish;"));
    assert!(text("rules.md").contains("- `GF-SETUP-1` "));
    assert!(text("words/en.ftl").contains("game-name = Go Fish\n"));

    let file = |name: &str| fs::read_to_string(root.join(name)).unwrap();
    let line = "go-fish = { path = \"crates/games/go-fish\", package = \"kamen-go-fish\" }\n";
    assert!(file("Cargo.toml").contains(line));
    assert!(file("crates/catalog/Cargo.toml").contains("\ngo-fish.workspace = true\n"));
    let catalog = file("crates/catalog/src/lib.rs");
    assert!(catalog.contains("static GO_FISH: Erased<go_fish::GoFish> = Erased::new();\n"), "{catalog}");
    assert!(catalog.contains("&GO_FISH"), "{catalog}");
    assert_eq!(catalog.matches("Erased::new()").count().to_string(), listed(&catalog));

    // Cargo finds the crate, the arrows hold, and every rule the copy cites exists under its new name.
    let mut metadata = Command::new(env!("CARGO"));
    metadata.args(["metadata", "--offline", "--no-deps", "--format-version", "1"]).current_dir(&root);
    assert!(succeed(&metadata.output().unwrap()).contains("\"name\":\"kamen-go-fish\""));
    let mut fmt = Command::new(env!("CARGO"));
    succeed(
        &fmt.args(["fmt", "-p", "kamen-go-fish", "-p", "kamen-catalog", "--check"])
            .current_dir(&root)
            .output()
            .unwrap(),
    );
    succeed(&xtask(&root, &["arrows"]));
    let rules = succeed(&xtask(&root, &["rules", "go-fish", "--json"]));
    let model_rules = succeed(&xtask(&root, &["rules", model, "--json"]));
    let total = |json: &str| json.split("\"total\":").nth(1).unwrap().split(',').next().unwrap().to_string();
    assert_eq!(total(&rules), total(&model_rules));
}

/// The length that the catalogue declares.
fn listed(catalog: &str) -> String {
    catalog.split("[&dyn AnyGame; ").nth(1).unwrap().split(']').next().unwrap().to_string()
}

#[test]
fn a_copy_of_connect_four_has_forgotten_its_model() {
    copied("connect-four", &["connect-four", "connect_four", "ConnectFour", "CONNECT_FOUR", "Connect Four", "C4-"]);
}

#[test]
fn a_copy_of_liars_dice_has_forgotten_its_model() {
    copied("liars-dice", &["liars-dice", "liars_dice", "LiarsDice", "LIARS_DICE", "Liar's Dice", "LD-"]);
}

#[test]
fn a_refusal_is_one_line_and_changes_nothing() {
    let root = workspace("refused");
    let before = texts(&root);
    for (key, model) in [
        ("Go-Fish", "liars-dice"),
        ("go--fish", "liars-dice"),
        ("../fish", "liars-dice"),
        ("match", "liars-dice"),
        ("kernel", "liars-dice"),
        ("liars-dice", "liars-dice"),
        ("connect-four", "liars-dice"),
        ("go-fish", "no-such-game"),
    ] {
        let output = xtask(&root, &["new-game", key, "--like", model]);
        assert_eq!(output.status.code(), Some(1), "{key} like {model}");
        let complaint = said(&output.stderr);
        assert!(complaint.starts_with("error: ") && complaint.lines().count() == 1, "{complaint}");
        assert!(texts(&root) == before, "{key} like {model} changed something");
    }
}

#[test]
fn a_second_game_of_the_same_name_is_refused() {
    let root = workspace("twice");
    succeed(&xtask(&root, &["new-game", "go-fish", "--like", "liars-dice"]));
    let output = xtask(&root, &["new-game", "go-fish", "--like", "connect-four"]);
    assert_eq!(said(&output.stderr), "error: there already is a game `go-fish`\n");
}

#[test]
fn an_unknown_rule_is_named() {
    let root = workspace("unknown");
    let source = root.join("crates/games/connect-four/src/rules.rs");
    fs::write(&source, fs::read_to_string(&source).unwrap() + "\n// C4-WIN-99\n").unwrap();
    let output = xtask(&root, &["rules", "connect-four"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output.stderr).contains("cites an unknown ID: C4-WIN-99"), "{}", said(&output.stderr));
}

/// Slow: builds everything below the catalogue, for each model anew.
#[test]
fn a_copy_compiles() {
    if std::env::var_os("KAMEN_SLOW_TESTS").is_none() {
        return;
    }
    for model in ["connect-four", "liars-dice"] {
        let root = workspace(&format!("compiles-like-{model}"));
        succeed(&xtask(&root, &["new-game", "go-fish", "--like", model]));
        let mut check = Command::new(env!("CARGO"));
        check.args(["check", "--offline", "--all-targets", "-p", "kamen-go-fish", "-p", "kamen-catalog"]);
        // Its own: what was built for one copy of the workspace does not fit another.
        let target = root.join("target");
        succeed(&check.current_dir(&root).env("CARGO_TARGET_DIR", target).output().unwrap());
    }
}
