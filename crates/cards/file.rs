//! What build scripts make of a game's card file: names as Rust spells them, and a constant for every text. Each script
//! takes it in by its path, for a crate would be built twice.

/// A `kernel::named!` enum, in order; `key` says how each name is written in ids.
pub(crate) fn names<'a>(doc: &str, kind: &str, all: impl Iterator<Item = &'a str>, key: fn(&str) -> String) -> String {
    let values: String = all.map(|name| format!("        {} = {:?},\n", pascal(name), key(name))).collect();
    format!("kernel::named! {{\n    /// {doc}\n    {kind} {{\n{values}    }}\n}}\n\n")
}

/// Where each text says what it does: a constant of a module, or it does not compile.
pub(crate) fn entries<'a>(texts: impl Iterator<Item = (&'a str, String)>) -> String {
    let shout = |name: &str| name.replace('\'', "").replace(' ', "_").to_uppercase();
    let lines: Vec<String> =
        texts.map(|(name, home)| format!("    crate::cards::{home}::{},\n", shout(name))).collect();
    format!("pub(super) static ENTRIES: [Entry; {}] = [\n{}];\n", lines.len(), lines.concat())
}

/// `swamp_orcs`, `Rampant Growth` and `Torodin's Advance` as names of Rust.
pub(crate) fn pascal(name: &str) -> String {
    let word = |w: &str| w[..1].to_uppercase() + &w[1..];
    name.replace('\'', "").split([' ', '_']).filter(|w| !w.is_empty()).map(word).collect()
}

/// `Torodin's Advance` as `torodins-advance`.
pub(crate) fn dashed(name: &str) -> String {
    name.to_lowercase().replace('\'', "").replace(' ', "-")
}
