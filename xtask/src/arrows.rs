//! The arrows between crates: which may depend on which, tested against what cargo says.
//! Crates from outside do not matter here, and tests may depend on anything.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// What `cargo metadata` says, as far as we listen.
#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
struct Dependency {
    name: String,
    /// Nothing for a plain dependency.
    kind: Option<String>,
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let mut command = crate::cargo(root);
    let output = command.args(["metadata", "--format-version", "1", "--no-deps", "--offline"]).output();
    let output = output.context("cannot run cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let wrong = wrongs(root, &metadata.packages);
    if wrong.is_empty() {
        println!("arrows: {} crates depend on each other as they may", metadata.packages.len());
    }
    crate::rules::report(&wrong)
}

fn wrongs(root: &Path, packages: &[Package]) -> Vec<String> {
    let places: BTreeMap<&str, String> = packages.iter().map(|p| (p.name.as_str(), place(root, p))).collect();
    let mut wrong = vec![];
    for package in packages {
        let from = &places[package.name.as_str()];
        for dependency in &package.dependencies {
            let Some(to) = places.get(dependency.name.as_str()) else { continue };
            let allowed = match dependency.kind.as_deref() {
                None => may_depend(from, to),
                Some("build") => from == "catalog" && to == "coverage",
                Some(_) => true,
            };
            if !allowed {
                let kind = dependency.kind.as_deref().map_or(String::new(), |kind| format!("{kind}-"));
                wrong.push(format!("arrows: {from} may not {kind}depend on {to}"));
            }
        }
    }
    wrong
}

/// Where a crate lives, which is what the rules speak of: `kernel`, `games/liars-dice`, `xtask`.
fn place(root: &Path, package: &Package) -> String {
    let folder = Path::new(&package.manifest_path).parent().unwrap_or(root);
    let place = folder.strip_prefix(root).unwrap_or(folder);
    place.strip_prefix("crates").unwrap_or(place).display().to_string()
}

/// The arrows of ARCHITECTURE.md. A crate that stands nowhere here may depend on nothing.
fn may_depend(from: &str, to: &str) -> bool {
    let is_game = to.starts_with("games/");
    match from {
        game if game.starts_with("games/") => ["kernel", "grid", "cards"].contains(&to),
        "grid" | "store" | "pgtest" => false,
        "words" | "bots" | "cards" => to == "kernel",
        "draw" => ["kernel", "words"].contains(&to),
        "page" => ["kernel", "words", "referee", "draw"].contains(&to),
        "referee" => ["kernel", "words", "bots"].contains(&to),
        "catalog" => is_game || to == "referee",
        "apitest" => to == "kernel",
        "command" => ["kernel", "words", "referee", "catalog"].contains(&to),
        "measure" => ["kernel", "bots", "referee", "catalog", "command"].contains(&to),
        "server" => !["command", "measure", "cli", "testkit", "pgtest", "apitest", "xtask"].contains(&to),
        "cli" => !["measure", "testkit", "pgtest", "apitest", "xtask"].contains(&to),
        // Whoever uses it does so in tests alone, so it sees whatever tests need.
        "testkit" => !["cli", "xtask"].contains(&to),
        "xtask" => to == "coverage",
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(place: &str, dependencies: &[(&str, Option<&str>)]) -> Package {
        let dependencies = dependencies.iter();
        Package {
            name: place.into(),
            manifest_path: format!("/w/crates/{place}/Cargo.toml"),
            dependencies: dependencies
                .map(|(name, kind)| Dependency { name: name.to_string(), kind: kind.map(String::from) })
                .collect(),
        }
    }

    #[test]
    fn a_game_depends_on_the_kernel_alone() {
        let game =
            package("games/war", &[("kernel", None), ("words", None), ("testkit", Some("dev")), ("serde", None)]);
        let all = [package("kernel", &[]), package("words", &[]), package("testkit", &[]), game];
        assert_eq!(wrongs(Path::new("/w"), &all), ["arrows: games/war may not depend on words"]);
    }

    #[test]
    fn only_tests_depend_on_the_testkits() {
        for from in ["kernel", "games/war", "bots", "referee", "catalog", "draw", "cli", "server", "xtask", "store"] {
            assert!(!may_depend(from, "testkit"), "{from}");
            assert!(!may_depend(from, "pgtest"), "{from}");
            assert!(!may_depend(from, "apitest"), "{from}");
        }
    }

    #[test]
    fn only_the_catalogue_counts_proofs_while_it_is_built() {
        let all = [package("coverage", &[]), package("catalog", &[("coverage", Some("build"))])];
        assert!(wrongs(Path::new("/w"), &all).is_empty());
        let all = [package("coverage", &[]), package("bots", &[("coverage", Some("build"))])];
        assert_eq!(wrongs(Path::new("/w"), &all), ["arrows: bots may not build-depend on coverage"]);
    }
}
