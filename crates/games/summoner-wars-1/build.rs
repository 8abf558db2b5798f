//! Turns `cards.toml` into a table of the program: a wrong fact fails the build, and looking one up costs nothing.

#[path = "../../cards/file.rs"]
mod file;

use file::{dashed, entries, names, pascal};
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
    portrait: String,
    #[serde(default)]
    with: Vec<String>,
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
    println!("cargo::rerun-if-changed=../../cards/file.rs");
    let file: File = toml::from_str(&fs::read_to_string("cards.toml")?)?;
    let factions = file.faction_list.iter().map(String::as_str);
    let mut out = names("A people; every card belongs to one.", "Faction", factions, str::to_string);
    let on_cards = file.card.iter().filter_map(|c| Some((c.ability.as_deref()?, c.faction.as_str())));
    let abilities: BTreeMap<&str, &str> = on_cards.chain(GRANTED).collect();
    out += &names("A named effect printed on a unit, or given to one.", "Ability", abilities.keys().copied(), dashed);
    let events = || file.card.iter().filter(|c| c.kind == "event").map(|c| (c.id.as_str(), c.faction.as_str()));
    let ids = events().map(|(id, _)| id);
    out += &names("What an event does, by the id of its card.", "Effect", ids, str::to_string);
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
    let abilities = abilities.into_iter().map(|(name, faction)| (name, faction.to_string()));
    let events = events().map(|(id, faction)| {
        (id.strip_prefix(faction).unwrap_or(id).trim_start_matches('_'), format!("{faction}::events"))
    });
    fs::write(Path::new(&folder).join("entries.rs"), entries(abilities.chain(events)))?;
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
    let own = card.ability.as_ref().map_or("NONE".into(), |a| format!("at(Ability::{} as usize)", pascal(a)));
    let effect = if kind == "Event" { format!("Some(Effect::{})", pascal(&card.id)) } else { "None".into() };
    Ok(format!(
        "    Printed {{ id: {:?}, name: {:?}, portrait: Portrait({:?}), with: &{:?}, faction: Faction::{}, kind: Kind::{kind}, in_box: {}, copies: {}, cost: {:?}, \
         attack: {}, life: {}, reach: {reach}, ability: {ability}, own: Abilities::{own}, effect: {effect} }},\n",
        card.id,
        card.name,
        card.portrait,
        card.with,
        pascal(&card.faction),
        card.set == "master",
        card.copies,
        card.cost,
        card.attack,
        card.life,
    ))
}
