//! What we depend on, by `deny.toml`: licences, where crates come from, crates in several versions. cargo-deny, where it is
//! installed, looks at the same file and at advisories; to build it takes longer than the rest of these chores together.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `cargo metadata` says, as far as we listen.
#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Nothing for our own.
    source: Option<String>,
}

/// `deny.toml`, as far as we understand it.
#[derive(Debug, Deserialize)]
struct Deny {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Debug, Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

#[derive(Debug, Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    name: String,
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let file = root.join("deny.toml");
    let deny = std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let deny: Deny = toml::from_str(&deny).context("deny.toml")?;
    let metadata = ["metadata", "--format-version", "1", "--offline", "--filter-platform", "x86_64-unknown-linux-gnu"];
    let output = crate::cargo(root).args(metadata).output().context("cannot run cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    crate::rules::report(&wrongs(&deny, &metadata.packages))?;
    println!("deny: {} crates are licensed and come as they may", metadata.packages.len());
    let installed = crate::cargo(root).args(["deny", "--version"]).output();
    if installed.is_ok_and(|output| output.status.success()) {
        return crate::succeed(crate::cargo(root).args(["deny", "--offline", "check"]));
    }
    println!("deny: cargo-deny is not installed, so nobody looked for advisories");
    Ok(())
}

fn wrongs(deny: &Deny, packages: &[Package]) -> Vec<String> {
    let mut wrong = vec![];
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for Package { name, version, license, source } in packages {
        versions.entry(name).or_default().insert(version);
        let license = license.as_deref().unwrap_or_default();
        if !is_allowed(license, &deny.licenses.allow) {
            wrong.push(format!("deny: the licence of {name} {version} is not allowed: {license:?}"));
        }
        if source.as_deref().is_some_and(|source| source != REGISTRY) {
            wrong.push(format!("deny: {name} {version} comes from elsewhere than crates.io"));
        }
    }
    let skipped: BTreeSet<&str> = deny.bans.skip.iter().map(|skip| skip.name.as_str()).collect();
    let several = |name: &str| versions.get(name).is_some_and(|versions| versions.len() > 1);
    for (name, versions) in versions.iter().filter(|(name, _)| several(name) && !skipped.contains(*name)) {
        let versions: Vec<&str> = versions.iter().copied().collect();
        wrong.push(format!("deny: {name} comes in {} versions: {}", versions.len(), versions.join(", ")));
    }
    let stale = skipped.iter().filter(|name| !several(name));
    wrong
        .extend(stale.map(|name| format!("deny: {name} no longer comes in several versions; deny.toml may forget it")));
    wrong
}

/// Whether an SPDX expression can be met by licences we take; `/` is an older word for `OR`, and `AND` binds closer.
fn is_allowed(expression: &str, allow: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    either(&mut words, allow) == Some(true) && words.next().is_none()
}

type Words<'w> = std::iter::Peekable<std::str::SplitWhitespace<'w>>;

/// Nothing where the expression breaks off, as in the two below.
fn either(words: &mut Words<'_>, allow: &[String]) -> Option<bool> {
    let mut met = both(words, allow)?;
    while words.next_if_eq(&"OR").is_some() {
        met |= both(words, allow)?;
    }
    Some(met)
}

fn both(words: &mut Words<'_>, allow: &[String]) -> Option<bool> {
    let mut met = one(words, allow)?;
    while words.next_if_eq(&"AND").is_some() {
        met &= one(words, allow)?;
    }
    Some(met)
}

fn one(words: &mut Words<'_>, allow: &[String]) -> Option<bool> {
    let word = words.next()?;
    if word == "(" {
        let met = either(words, allow)?;
        return (words.next() == Some(")")).then_some(met);
    }
    let name = match words.next_if_eq(&"WITH") {
        Some(_) => format!("{word} WITH {}", words.next()?),
        None => word.to_string(),
    };
    Some(allow.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_met_by_one_of_either_and_by_all_of_both() {
        let allow = ["MIT", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0"].map(String::from);
        for fits in [
            "MIT",
            "MIT OR GPL-3.0",
            "GPL-3.0/MIT",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_allowed(fits, &allow), "{fits}");
        }
        for not in ["", "GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0", "(MIT", "MIT Unicode-3.0", "MIT OR"] {
            assert!(!is_allowed(not, &allow), "{not}");
        }
    }

    #[test]
    fn several_versions_are_named_and_old_excuses_too() {
        let package = |name: &str, version: &str| Package {
            name: name.into(),
            version: version.into(),
            license: Some("MIT".into()),
            source: Some(REGISTRY.into()),
        };
        let skip = vec![Skip { name: "old".into() }];
        let deny = Deny { licenses: Licenses { allow: vec!["MIT".into()] }, bans: Bans { skip } };
        let packages = [package("a", "1.0.0"), package("a", "2.0.0"), package("old", "1.0.0")];
        assert_eq!(
            wrongs(&deny, &packages),
            [
                "deny: a comes in 2 versions: 1.0.0, 2.0.0",
                "deny: old no longer comes in several versions; deny.toml may forget it"
            ]
        );
        let stranger = Package { source: Some("git+https://example.org/b".into()), ..package("b", "1.0.0") };
        assert_eq!(wrongs(&Deny { bans: Bans { skip: vec![] }, ..deny }, &[stranger]).len(), 1);
    }
}
