//! Turns `cards.toml` into a table of the program: a wrong fact fails the build, and looking one up costs nothing.

use serde::Deserialize;
use std::{collections::BTreeMap, env, error::Error, fmt::Write, fs, path::Path};

#[derive(Deserialize)]
struct File {
    faction_list: Vec<String>,
    card: Vec<Card>,
    setup: Vec<Setup>,
}

#[derive(Deserialize)]
struct Card {
    id: String,
    name: String,
    faction: String,
    kind: String,
    set: String,
    copies: u8,
    cost: Option<u8>,
    #[serde(default)]
    attack: u8,
    #[serde(default)]
    life: u8,
    attack_type: Option<String>,
    ability: Option<String>,
    in_deck: Option<bool>,
}

#[derive(Deserialize)]
struct Setup {
    faction: String,
    vine_walls: u8,
    cells: Vec<Spot>,
}

#[derive(Deserialize)]
struct Spot {
    card: String,
    row: u8,
    col: u8,
}

/// Named abilities that only events grant, and whose they are: SW1-ABIL-10.
const GRANTED: [(&str, &str); 2] = [("Greater Command", "mountain_vargath"), ("Stolen Weapons", "sand_goblins")];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=cards.toml");
    let file: File = toml::from_str(&fs::read_to_string("cards.toml")?)?;
    let mut out = String::new();
    names(&mut out, "A people; every card belongs to one.", "Faction", file.faction_list.iter().map(String::as_str))?;
    let on_cards = file.card.iter().filter_map(|c| Some((c.ability.as_deref()?, c.faction.as_str())));
    let abilities: BTreeMap<&str, &str> = on_cards.chain(GRANTED).collect();
    names(&mut out, "A named effect printed on a unit, or given to one.", "Ability", abilities.keys().copied())?;
    let events = || file.card.iter().filter(|c| c.kind == "event").map(|c| (c.id.as_str(), c.faction.as_str()));
    names(&mut out, "What an event does, by the id of its card.", "Effect", events().map(|(id, _)| id))?;
    writeln!(out, "pub(crate) static CARDS: [Printed; {}] = [", file.card.len())?;
    for card in &file.card {
        out += &printed(card)?;
    }
    writeln!(out, "];\n\npub(crate) static LAYOUTS: [Layout; {}] = [", file.setup.len())?;
    for s in &file.setup {
        let face = |id: &str| {
            let at = file.card.iter().position(|c| c.id == id);
            at.ok_or_else(|| format!("the setup of {}: no card is called `{id}`", s.faction))
        };
        write!(out, "    Layout {{ faction: Faction::{}, vine_walls: {}, spots: &[", pascal(&s.faction), s.vine_walls)?;
        for spot in &s.cells {
            write!(out, "Spot {{ face: Face({}), row: {}, column: {} }}, ", face(&spot.card)?, spot.row, spot.col)?;
        }
        out += "] },\n";
    }
    out += "];\n";
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("cards.rs"), out)?;
    fs::write(Path::new(&folder).join("entries.rs"), entries(&abilities, events()))?;
    Ok(())
}

/// Where each ability and each event says what it does: a constant in the file of its faction, or it does not compile.
fn entries<'a>(abilities: &BTreeMap<&str, &str>, events: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let shout = |name: &str| name.replace('\'', "").replace(' ', "_").to_uppercase();
    let abilities = abilities.iter().map(|(name, faction)| format!("    crate::cards::{faction}::{},\n", shout(name)));
    let events = events.map(|(id, faction)| {
        let name = id.strip_prefix(faction).unwrap_or(id).trim_start_matches('_');
        format!("    crate::cards::{faction}::events::{},\n", shout(name))
    });
    let lines: Vec<String> = abilities.chain(events).collect();
    format!("pub(super) const ENTRIES: [Entry; {}] = [\n{}];\n", lines.len(), lines.concat())
}

/// An enum of names, in order, that knows how each is printed.
fn names<'a>(
    out: &mut String,
    doc: &str,
    kind: &str,
    all: impl Iterator<Item = &'a str>,
) -> Result<(), Box<dyn Error>> {
    let all: Vec<&str> = all.collect();
    writeln!(out, "/// {doc}")?;
    writeln!(
        out,
        "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n#[repr(u8)]\npub enum {kind} {{"
    )?;
    all.iter().try_for_each(|n| writeln!(out, "    {},", pascal(n)))?;
    writeln!(out, "}}\n\nimpl {kind} {{\n    pub const ALL: [{kind}; {}] = [", all.len())?;
    all.iter().try_for_each(|n| writeln!(out, "        {kind}::{},", pascal(n)))?;
    writeln!(out, "    ];\n    const NAMES: [&str; {}] = {all:?};\n\n    /// As the card file spells it.", all.len())?;
    writeln!(out, "    pub fn name(self) -> &'static str {{\n        Self::NAMES[self as usize]\n    }}\n}}\n")?;
    Ok(())
}

fn printed(card: &Card) -> Result<String, String> {
    let unknown = |what: &str, word: &str| format!("{}: no {what} is called `{word}`", card.id);
    let kind = match card.kind.as_str() {
        "summoner" => "Summoner",
        "champion" => "Champion",
        "common" => "Common",
        "event" => "Event",
        "wall" if card.in_deck == Some(false) => "Vine",
        "wall" => "Wall",
        other => return Err(unknown("kind", other)),
    };
    let reach = match card.attack_type.as_deref() {
        None => "None",
        Some("melee") => "Some(Reach::Melee)",
        Some("ranged") => "Some(Reach::Ranged)",
        Some(other) => return Err(unknown("attack type", other)),
    };
    let ability = card.ability.as_ref().map_or("None".into(), |a| format!("Some(Ability::{})", pascal(a)));
    let own = card.ability.as_ref().map_or("NONE".into(), |a| format!("of(Ability::{})", pascal(a)));
    let effect = if kind == "Event" { format!("Some(Effect::{})", pascal(&card.id)) } else { "None".into() };
    Ok(format!(
        "    Printed {{ id: {:?}, name: {:?}, faction: Faction::{}, kind: Kind::{kind}, in_box: {}, copies: {}, cost: {:?}, \
         attack: {}, life: {}, reach: {reach}, ability: {ability}, own: Abilities::{own}, effect: {effect} }},\n",
        card.id,
        card.name,
        pascal(&card.faction),
        card.set == "master",
        card.copies,
        card.cost,
        card.attack,
        card.life,
    ))
}

/// `swamp_orcs`, `Rampant Growth` and `Torodin's Advance` as names of Rust.
fn pascal(name: &str) -> String {
    let word = |w: &str| w[..1].to_uppercase() + &w[1..];
    name.replace('\'', "").split([' ', '_']).filter(|w| !w.is_empty()).map(word).collect()
}
