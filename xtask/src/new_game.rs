//! A new game begins as a copy of the nearest one, renamed and registered.
//! It checks everything before it writes anything, and takes back what it wrote if the disk fails.

use crate::rename::{Name, Renaming};
use anyhow::{Context, Result, anyhow, bail, ensure};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = "Cargo.toml";
const CATALOG: &str = "crates/catalog/Cargo.toml";
const GAMES: &str = "crates/catalog/src/lib.rs";

pub(crate) fn run(root: &Path, key: &str, model: &str) -> Result<()> {
    let manifest = read(root, ROOT)?;
    check_key(key, &manifest)?;
    let from = crate::games(root, Some(model))?.remove(0);
    let to = root.join("crates/games").join(key);
    ensure!(!to.exists(), "there already is a game `{key}`");

    let (old, new) = (Name::of(model), Name::of(key));
    let files = copies(&from, &to, &renaming(&from, &old, &new)?)?;
    let edits = [
        (root.join(ROOT), in_workspace(&manifest, key)?),
        (root.join(CATALOG), in_catalog(&read(root, CATALOG)?, key)?),
        (root.join(GAMES), in_games(&read(root, GAMES)?, &old, &new)?),
    ];
    write(&to, &files, &edits)?;

    println!("crates/games/{key} is a copy of {model}, its rules are called {}-…", new.prefix());
    println!("registered in {ROOT}, {CATALOG} and {GAMES}");
    // Imports stand in the order of the alphabet, and the new name has another place in it.
    if crate::succeed(crate::cargo(root).args(["fmt", "--package", &format!("kamen-{key}")])).is_err() {
        println!("it could not be formatted: run cargo fmt");
    }
    println!("next: cargo test -p kamen-{key}");
    Ok(())
}

fn read(root: &Path, file: &str) -> Result<String> {
    fs::read_to_string(root.join(file)).context(file.to_string())
}

/// The key becomes a folder, a crate, a module and a type, so it must be good for all of them.
fn check_key(key: &str, manifest: &str) -> Result<()> {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    let begins_well = key.starts_with(|c: char| c.is_ascii_lowercase());
    if !begins_well || !key.split('-').all(is_word) || key.len() > 40 {
        bail!("bad key `{key}`: lower-case letters and digits, words joined by single hyphens, such as `go-fish`");
    }
    ensure!(!KEYWORDS.contains(&key), "bad key `{key}`: it is a word of Rust");
    let manifest: toml::Table = manifest.parse().map_err(|e: toml::de::Error| anyhow!("{ROOT}: {}", e.message()))?;
    let taken = manifest.get("workspace").and_then(|w| w.get("dependencies")?.as_table());
    let taken = taken.with_context(|| format!("{ROOT} has no [workspace.dependencies]"))?;
    for (name, dependency) in taken {
        let is_game =
            dependency.get("path").and_then(toml::Value::as_str).is_some_and(|p| p.starts_with("crates/games/"));
        ensure!(name != key || !is_game, "there already is a game `{key}`");
        ensure!(name.replace('_', "-") != key, "bad key `{key}`: a crate of that name is in use");
    }
    Ok(())
}

/// What cannot name a crate or its module.
const KEYWORDS: [&str; 57] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core", "crate", "do",
    "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "std", "struct",
    "super", "test", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while",
    "yield", "kamen", "xtask",
];

fn renaming(model: &Path, old: &Name, new: &Name) -> Result<Renaming> {
    let ids = coverage::rule_ids(&read(model, "rules.md")?);
    let prefixes: BTreeSet<&str> = ids.iter().filter_map(|id| id.split('-').next()).collect();
    let mut titles = vec![];
    for words in ["words/en.ftl", "words/cs.ftl"] {
        let text = read(model, words)?;
        let title = text.lines().find_map(|line| line.strip_prefix("game-name = "));
        titles.extend(title.map(|title| title.trim().to_string()));
    }
    let prefixes = prefixes.into_iter().map(String::from).collect();
    Ok(Renaming::new(old.clone(), new.clone(), prefixes, titles))
}

/// Every file of the model under its new name; what is not text is copied as it is.
fn copies(from: &Path, to: &Path, renaming: &Renaming) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut copied = vec![];
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let copy = to.join(renaming.apply(&name, &name));
        if path.is_dir() {
            copied.extend(copies(&path, &copy, renaming)?);
        } else {
            let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
            let bytes = match String::from_utf8(bytes) {
                Ok(text) => renaming.apply(&name, &text).into_bytes(),
                Err(binary) => binary.into_bytes(),
            };
            copied.push((copy, bytes));
        }
    }
    Ok(copied)
}

/// The root manifest with one more game after the last.
fn in_workspace(manifest: &str, key: &str) -> Result<String> {
    let line = format!("{key} = {{ path = \"crates/games/{key}\", package = \"kamen-{key}\" }}");
    let mut lines: Vec<&str> = manifest.lines().collect();
    let last = lines.iter().rposition(|l| l.contains("path = \"crates/games/"));
    let last = last.with_context(|| format!("{ROOT}: no line with path = \"crates/games/…\""))?;
    lines.insert(last + 1, &line);
    Ok(lines.join("\n") + "\n")
}

/// The catalogue's manifest with one more dependency, in the order of the alphabet.
fn in_catalog(manifest: &str, key: &str) -> Result<String> {
    let line = format!("{key}.workspace = true");
    let mut lines: Vec<&str> = manifest.lines().collect();
    let start = lines.iter().position(|l| *l == "[dependencies]");
    let start = start.with_context(|| format!("{CATALOG}: no [dependencies]"))? + 1;
    let length = lines[start..].iter().take_while(|l| !l.is_empty()).count();
    let at = lines[start..start + length].iter().position(|l| *l > line.as_str()).unwrap_or(length);
    lines.insert(start + at, &line);
    Ok(lines.join("\n") + "\n")
}

/// The list of games with the new one right after its model, so that practice games stay last.
fn in_games(source: &str, old: &Name, new: &Name) -> Result<String> {
    let door =
        |name: &Name| format!("static {}: Erased<{}::{}> = Erased::new();\n", name.screaming, name.snake, name.pascal);
    ensure!(source.contains(&door(old)), "{GAMES}: no line `{}`", door(old).trim());
    let source = source.replacen(&door(old), &(door(old) + &door(new)), 1);

    let (before, list) = source.split_once("static GAMES: ").with_context(|| format!("{GAMES}: no static GAMES"))?;
    let (list, after) = list.split_once("];\n").with_context(|| format!("{GAMES}: the list GAMES does not end"))?;
    let (_, items) = list.split_once("=").with_context(|| format!("{GAMES}: the list GAMES is empty"))?;
    let items = items.trim().trim_start_matches('[').split(',').map(str::trim).filter(|item| !item.is_empty());
    let mut items: Vec<String> = items.map(String::from).collect();
    let model = items.iter().position(|item| *item == format!("&{}", old.screaming));
    let model = model.with_context(|| format!("{GAMES}: {} is not in GAMES", old.screaming))?;
    items.insert(model + 1, format!("&{}", new.screaming));
    Ok(format!("{before}{}\n{after}", games_line(&items)))
}

/// As rustfmt would break it.
fn games_line(items: &[String]) -> String {
    let head = format!("static GAMES: [&dyn AnyGame; {}] =", items.len());
    let list = format!("[{}];", items.join(", "));
    if head.len() + 1 + list.len() <= 120 {
        format!("{head} {list}")
    } else if 4 + list.len() <= 120 {
        format!("{head}\n    {list}")
    } else {
        let items: String = items.iter().map(|item| format!("    {item},\n")).collect();
        format!("{head} [\n{items}];")
    }
}

/// Write all of it, or leave everything as it was.
fn write(crate_dir: &Path, files: &[(PathBuf, Vec<u8>)], edits: &[(PathBuf, String)]) -> Result<()> {
    let before: Vec<String> = edits.iter().map(|(file, _)| fs::read_to_string(file)).collect::<std::io::Result<_>>()?;
    let all = || -> std::io::Result<()> {
        for (file, bytes) in files {
            fs::create_dir_all(file.parent().unwrap_or(crate_dir))?;
            fs::write(file, bytes)?;
        }
        edits.iter().try_for_each(|(file, text)| fs::write(file, text))
    };
    all().map_err(|error| {
        // Whatever cannot be taken back either is beyond us.
        let _ = fs::remove_dir_all(crate_dir);
        for ((file, _), text) in edits.iter().zip(&before) {
            let _ = fs::write(file, text);
        }
        anyhow!("nothing was changed: {error}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORKSPACE: &str = "[workspace.dependencies]\nkernel = { path = \"crates/kernel\" }\n\
        war = { path = \"crates/games/war\", package = \"kamen-war\" }\n\nserde_json = \"1\"\n";

    #[test]
    fn a_key_must_be_good_for_a_folder_a_crate_and_a_type() {
        for bad in
            ["", "Go-Fish", "go_fish", "go--fish", "-go", "go-", "2048", "go fish", "gó", "../go", "match", "kernel"]
        {
            assert!(check_key(bad, WORKSPACE).is_err(), "{bad}");
        }
        assert!(check_key("war", WORKSPACE).unwrap_err().to_string().contains("already is a game"));
        assert!(check_key("serde-json", WORKSPACE).is_err());
        assert!(check_key("go-fish-2", WORKSPACE).is_ok());
    }

    #[test]
    fn the_catalogue_lists_a_copy_after_its_model() {
        let source = "static WAR: Erased<war::War> = Erased::new();\nstatic GO: Erased<go::Go> = Erased::new();\n\n\
            static GAMES: [&dyn AnyGame; 2] = [&WAR, &GO];\n\nfn rest() {}\n";
        let source = in_games(source, &Name::of("war"), &Name::of("go-fish")).unwrap();
        assert!(source.contains("static GO_FISH: Erased<go_fish::GoFish> = Erased::new();\n"), "{source}");
        assert!(
            source.contains("static GAMES: [&dyn AnyGame; 3] = [&WAR, &GO_FISH, &GO];\n\nfn rest() {}\n"),
            "{source}"
        );
    }

    #[test]
    fn a_long_list_of_games_is_broken_and_grows_on() {
        let mut source = String::from(
            "static WAR: Erased<war::War> = Erased::new();\n\nstatic GAMES: [&dyn AnyGame; 1] = [&WAR];\n",
        );
        for count in 2..12 {
            source = in_games(&source, &Name::of("war"), &Name::of(&format!("a-rather-long-game-{count}"))).unwrap();
            assert!(source.contains(&format!("[&dyn AnyGame; {count}]")), "{source}");
            assert!(source.lines().all(|line| line.len() <= 120), "{source}");
        }
    }
}
