//! Turns `cards.toml` into a table of the program: a wrong fact fails the build, and looking one up costs nothing.

#[path = "../../cards/file.rs"]
mod file;

use file::{dashed, entries, names, pascal};
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
    portrait: String,
    #[serde(default)]
    with: Vec<String>,
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
    #[serde(default)]
    later: Later,
}

#[derive(Deserialize)]
struct Named {
    name: String,
    #[serde(default)]
    later: bool,
}

/// What of a card's facts a later printing changed.
#[derive(Deserialize, Default)]
struct Later {
    strength: Option<u8>,
    abilities: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Layout {
    faction: String,
    summoner: Spot,
    gate: Space,
    units: [Spot; 2],
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

/// Named abilities that only events give, and whose they are.
const GRANTED: [(&str, &str); 5] = [
    ("Aura of the Phoenix", "phoenix_elves"),
    ("Cursed", "fallen_kingdom"),
    ("Forceful Attack", "tundra_orcs"),
    ("Reckless Strike", "tundra_orcs"),
    ("Gang Up", "cave_goblins"),
];

/// Words of names that other cards refer to: SW2-KEYWORD-2.
const WORDS: [&str; 5] = ["Carrier", "Citadel", "Ember", "Frost", "Undead"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=cards.toml");
    println!("cargo::rerun-if-changed=../../cards/file.rs");
    let file: File = toml::from_str(&fs::read_to_string("cards.toml")?)?;
    let abilities = abilities(&file.card);
    let events = || file.card.iter().filter(|c| c.kind.ends_with("_event"));
    let named = abilities.iter().map(|a| a.0);
    let mut out = names("A named effect printed on a unit, or given to one.", "Ability", named, dashed);
    let ids = events().map(|c| c.id.as_str());
    out += &names("What an event does, by the id of its card.", "Effect", ids, str::to_string);
    let later = file.card.iter().flat_map(|c| &c.ability).filter(|a| a.later).map(|a| a.name.as_str());
    writeln!(
        out,
        "/// Those whose text a later printing changed.\npub(crate) const CHANGED: Abilities = {};\n",
        set(later)
    )?;
    writeln!(out, "pub(crate) const CARDS: [Printed; {}] = [", file.card.len())?;
    for card in &file.card {
        out += &printed(card)?;
    }
    write!(out, "];\n\npub(crate) static LAYOUTS: [Layout; {}] = [\n", file.layout.len())?;
    let spot = |s: &Spot| format!("Spot {{ card: {:?}, row: {}, col: {} }}", s.card, s.row, s.col);
    for l in &file.layout {
        writeln!(
            out,
            "    Layout {{ faction: {:?}, summoner: {}, gate: Space {{ row: {}, col: {} }}, units: [{}, {}] }},",
            l.faction,
            spot(&l.summoner),
            l.gate.row,
            l.gate.col,
            spot(&l.units[0]),
            spot(&l.units[1]),
        )?;
    }
    out += "];\n";
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("cards.rs"), out)?;
    let texts = abilities.iter().copied().chain(events().map(|c| (c.id.as_str(), c.faction.as_str())));
    fs::write(Path::new(&folder).join("entries.rs"), entries(texts.map(|(name, home)| (name, home.to_string()))))?;
    Ok(())
}

/// Every ability in the order of the cards, and the file it stands in: its faction's, or that of several.
fn abilities(cards: &[Card]) -> Vec<(&str, &str)> {
    let mut all: Vec<(&str, &str)> = vec![];
    let printed = cards.iter().flat_map(|c| c.ability.iter().map(|a| (a.name.as_str(), c.faction.as_str())));
    let later = cards.iter().flat_map(|c| c.later.abilities.iter().flatten().map(|a| (a.as_str(), c.faction.as_str())));
    for (name, faction) in printed.chain(GRANTED).chain(later) {
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, home)) if *home != faction => *home = "common",
            Some(_) => {}
            None => all.push((name, faction)),
        }
    }
    all
}

/// A set of abilities as a constant of Rust.
fn set<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let more: String = names.map(|n| format!(".and(Abilities::at(Ability::{} as usize))", pascal(n))).collect();
    format!("Abilities::NONE{more}")
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
    let first: Vec<&str> = card.ability.iter().map(|a| a.name.as_str()).collect();
    let later = card.later.abilities.as_ref().map_or(first.clone(), |all| all.iter().map(String::as_str).collect());
    let (strength, abilities) = (card.strength.unwrap_or(0), [set(first.into_iter()), set(later.into_iter())]);
    let is_event = matches!(kind, "Epic" | "Standard");
    let effect = if is_event { format!("Some(Effect::{})", pascal(&card.id)) } else { "None".into() };
    let words: u8 =
        WORDS.iter().enumerate().filter(|(_, w)| card.name.split(' ').any(|n| n == **w)).map(|(i, _)| 1 << i).sum();
    Ok(format!(
        "    Printed {{ id: {:?}, name: {:?}, portrait: Portrait({:?}), with: &{:?}, faction: {:?}, kind: Kind::{kind}, classes: Classes::NONE{classes}, copies: {}, \
         starting_copies: {}, cost: {cost:?}, strengths: [{strength}, {}], life: {}, reach: {reach}, symbols: &{:?}, phase: {phase}, \
         is_active: {}, abilities: [{}, {}], effect: {effect}, words: {words} }},\n",
        card.id,
        card.name,
        card.portrait,
        card.with,
        card.faction,
        card.copies,
        card.starting_copies,
        card.later.strength.unwrap_or(strength),
        card.life.unwrap_or(0),
        card.symbols,
        card.active,
        abilities[0],
        abilities[1],
    ))
}
