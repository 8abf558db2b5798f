//! Turns `cards.toml` into a table of the program: a wrong fact fails the build, and looking one up costs nothing.

use serde::Deserialize;
use std::{env, error::Error, fmt::Write, fs, path::Path};

#[derive(Deserialize)]
struct File {
    card: Vec<Card>,
    layout: Vec<Layout>,
}

#[derive(Deserialize)]
struct Card {
    id: String,
    name: String,
    faction: String,
    kind: String,
    classes: Option<Vec<String>>,
    copies: u8,
    #[serde(default)]
    starting_copies: u8,
    cost: Option<u8>,
    strength: Option<u8>,
    life: Option<u8>,
    attack: Option<String>,
    #[serde(default)]
    symbols: Vec<String>,
    phase: Option<String>,
    #[serde(default)]
    active: bool,
    #[serde(default)]
    ability: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
struct Layout {
    faction: String,
    summoner: Spot,
    gate: Space,
    units: [Spot; 2],
    confidence: String,
}

#[derive(Deserialize)]
struct Spot {
    card: String,
    row: u8,
    col: u8,
}

#[derive(Deserialize)]
struct Space {
    row: u8,
    col: u8,
}

/// Words of names that other cards refer to: SW2-KEYWORD-2.
const WORDS: [&str; 5] = ["Carrier", "Citadel", "Ember", "Frost", "Undead"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=cards.toml");
    let file: File = toml::from_str(&fs::read_to_string("cards.toml")?)?;
    let mut out = format!("pub(crate) static CARDS: [Printed; {}] = [\n", file.card.len());
    for card in &file.card {
        write!(out, "{}", printed(card)?)?;
    }
    write!(out, "];\n\npub(crate) static LAYOUTS: [Layout; {}] = [\n", file.layout.len())?;
    let spot = |s: &Spot| format!("Spot {{ card: {:?}, row: {}, col: {} }}", s.card, s.row, s.col);
    for l in &file.layout {
        writeln!(
            out,
            "    Layout {{ faction: {:?}, summoner: {}, gate: Space {{ row: {}, col: {} }}, units: [{}, {}], confidence: {:?} }},",
            l.faction,
            spot(&l.summoner),
            l.gate.row,
            l.gate.col,
            spot(&l.units[0]),
            spot(&l.units[1]),
            l.confidence,
        )?;
    }
    out += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR")?).join("cards.rs"), out)?;
    Ok(())
}

fn printed(card: &Card) -> Result<String, String> {
    let unknown = |what: &str, word: &str| format!("{}: no {what} is called `{word}`", card.id);
    let kind = match card.kind.as_str() {
        "summoner" => "Summoner",
        "champion" => "Champion",
        "common" => "Common",
        "epic_event" => "Epic",
        "standard_event" => "Standard",
        "gate" => "Gate",
        other => return Err(unknown("kind", other)),
    };
    let class = |name: &str| match name {
        "summoner" => Ok("SUMMONER"),
        "champion" => Ok("CHAMPION"),
        "common" => Ok("COMMON"),
        "structure" => Ok("STRUCTURE"),
        "epic_event" | "standard_event" => Ok("EVENT"),
        other => Err(unknown("class", other)),
    };
    let named = card.classes.clone().unwrap_or_else(|| vec![card.kind.clone()]);
    let classes =
        named.iter().map(|n| Ok(format!(".and(Classes::{})", class(n)?))).collect::<Result<String, String>>()?;
    let cost = card.cost.filter(|_| kind != "Summoner"); // SW2-KEYWORD-14
    let reach = match card.attack.as_deref() {
        None => "None",
        Some("melee") => "Some(Reach::Melee)",
        Some("ranged") => "Some(Reach::Ranged)",
        Some(other) => return Err(unknown("attack", other)),
    };
    let phase = card.phase.as_ref().map_or("None".into(), |p| format!("Some(Phase::{})", pascal(p)));
    let abilities: String =
        card.ability.iter().map(|a| format!(".and(Abilities::of(Ability::{}))", pascal(&a.name))).collect();
    let is_event = matches!(kind, "Epic" | "Standard");
    let effect = if is_event { format!("Some(Effect::{})", pascal(&card.id)) } else { "None".into() };
    let words: u8 =
        WORDS.iter().enumerate().filter(|(_, w)| card.name.split(' ').any(|n| n == **w)).map(|(i, _)| 1 << i).sum();
    Ok(format!(
        "    Printed {{ id: {:?}, name: {:?}, faction: {:?}, kind: Kind::{kind}, classes: Classes::NONE{classes}, copies: {}, \
         starting_copies: {}, cost: {cost:?}, strength: {}, life: {}, reach: {reach}, symbols: &{:?}, phase: {phase}, \
         is_active: {}, abilities: Abilities::NONE{abilities}, effect: {effect}, words: {words} }},\n",
        card.id,
        card.name,
        card.faction,
        card.copies,
        card.starting_copies,
        card.strength.unwrap_or(0),
        card.life.unwrap_or(0),
        card.symbols,
        card.active,
    ))
}

/// `frost_bolt`, `Frost Bolt` and `The Citadel's Might` as names of Rust.
fn pascal(name: &str) -> String {
    let word = |w: &str| w[..1].to_uppercase() + &w[1..];
    name.replace('\'', "").split([' ', '_']).filter(|w| !w.is_empty()).map(word).collect()
}
