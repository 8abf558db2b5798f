//! Turns `cards.toml` into tables of the program: a wrong fact fails the build.

use serde::Deserialize;
use std::{env, error::Error, fmt::Write, fs, path::Path};

/// What a card says that does nothing when it arrives.
const NO_EFFECT: &str = "No immediate effect.";

#[derive(Deserialize)]
struct File {
    being: Vec<Being>,
    flare: Vec<Flare>,
    task: Vec<Task>,
}

#[derive(Deserialize)]
struct Being {
    id: String,
    name: String,
    portrait: String,
    #[serde(default)]
    with: Vec<String>,
    deck: String,
    level: String,
    pattern: String,
    #[serde(default)]
    marks: Vec<(i8, i8)>,
    #[serde(default)]
    directions: Vec<String>,
    orientations: u8,
    effect: String,
    frozen_effect: Option<String>,
}

#[derive(Deserialize)]
struct Flare {
    id: String,
    portrait: String,
    upgraded_diff: u8,
    total_diff: u8,
}

#[derive(Deserialize)]
struct Task {
    id: String,
    name: String,
    portrait: String,
    kind: String,
    advanced: bool,
    points: u8,
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=cards.toml");
    let file: File = toml::from_str(&fs::read_to_string("cards.toml")?)?;
    let mut out = format!("pub(crate) static BEINGS: [Printed; {}] = [\n", file.being.len());
    for b in &file.being {
        let directions: Result<Vec<(i8, i8)>, String> = b.directions.iter().map(|d| direction(d)).collect();
        writeln!(
            out,
            "    Printed {{ id: {:?}, name: {:?}, portrait: Portrait({:?}), with: &{:?}, deck: {:?}, level: Level::{}, being: Being::{}, pattern: {:?}, marks: &{:?}, \
             directions: &{:?}, orientations: {}, has_effect: {}, is_frozen: {} }},",
            b.id,
            b.name,
            b.portrait,
            b.with,
            b.deck,
            pascal(&b.level),
            pascal(&b.id),
            b.pattern,
            b.marks,
            directions?,
            b.orientations,
            b.effect != NO_EFFECT,
            b.frozen_effect.is_some(),
        )?;
    }
    writeln!(
        out,
        "];\n\n/// The beings by name.\n#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\npub enum Being {{"
    )?;
    for b in &file.being {
        writeln!(out, "    {},", pascal(&b.id))?;
    }
    writeln!(out, "}}\n\npub(crate) static FLARES: [PrintedFlare; {}] = [", file.flare.len())?;
    for f in &file.flare {
        writeln!(
            out,
            "    PrintedFlare {{ id: {:?}, portrait: Portrait({:?}), upgraded: {}, total: {} }},",
            f.id, f.portrait, f.upgraded_diff, f.total_diff
        )?;
    }
    writeln!(out, "];\n\npub(crate) static TASKS: [PrintedTask; {}] = [", file.task.len())?;
    for t in &file.task {
        writeln!(
            out,
            "    PrintedTask {{ id: {:?}, name: {:?}, portrait: Portrait({:?}), kind: {:?}, advanced: {}, points: {}, task: Task::{} }},",
            t.id,
            t.name,
            t.portrait,
            t.kind,
            t.advanced,
            t.points,
            pascal(&t.id)
        )?;
    }
    writeln!(
        out,
        "];\n\n/// The tasks by name.\n#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\npub enum Task {{"
    )?;
    for t in &file.task {
        writeln!(out, "    {},", pascal(&t.id))?;
    }
    out += "}\n";
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("cards.rs"), out)?;
    fs::write(Path::new(&folder).join("entries.rs"), entries(&file)?)?;
    Ok(())
}

/// What every card does, by name: `imperial_time_mage` is `imperial::TIME_MAGE`, `task_isolation` is `tasks::ISOLATION`.
fn entries(file: &File) -> Result<String, Box<dyn Error>> {
    let beings = file.being.iter().map(|b| (b.deck.as_str(), after_prefix(&b.id)));
    let flares = file.flare.iter().map(|f| ("flares", f.id.as_str()));
    let tasks = file.task.iter().map(|t| ("tasks", after_prefix(&t.id)));
    let mut out = String::new();
    table(&mut out, "BEINGS", "Entry", beings)?;
    table(&mut out, "FLARES", "Flare", flares)?;
    table(&mut out, "TASKS", "Progress", tasks)?;
    Ok(out)
}

fn table<'a>(
    out: &mut String,
    name: &str,
    of: &str,
    cards: impl ExactSizeIterator<Item = (&'a str, &'a str)>,
) -> Result<(), Box<dyn Error>> {
    writeln!(out, "static {name}: [{of}; {}] = [", cards.len())?;
    for (module, card) in cards {
        writeln!(out, "    {module}::{},", card.to_uppercase())?;
    }
    writeln!(out, "];\n")?;
    Ok(())
}

fn after_prefix(id: &str) -> &str {
    id.split_once('_').map_or(id, |(_, name)| name)
}

fn direction(name: &str) -> Result<(i8, i8), String> {
    Ok(match name {
        "N" => (0, -1),
        "NE" => (1, -1),
        "E" => (1, 0),
        "SE" => (1, 1),
        "S" => (0, 1),
        "SW" => (-1, 1),
        "W" => (-1, 0),
        "NW" => (-1, -1),
        other => return Err(format!("no direction is called `{other}`")),
    })
}

/// `imperial_time_mage` as a name of Rust.
fn pascal(name: &str) -> String {
    let word = |w: &str| w[..1].to_uppercase() + &w[1..];
    name.split('_').filter(|w| !w.is_empty()).map(word).collect()
}
