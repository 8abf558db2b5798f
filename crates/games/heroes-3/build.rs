//! Turns the facts of `cards/` and `tiles.toml` into tables of the program: a wrong fact fails the build, and looking one
//! up costs nothing.

use serde::Deserialize;
use std::{env, error::Error, fmt::Write, fs, path::Path};

#[derive(Deserialize)]
struct File<C> {
    card: Vec<C>,
}

#[derive(Deserialize)]
struct Unit {
    id: String,
    portrait: String,
    faction: String,
    tier: String,
    r#type: String,
    few: Side,
    pack: Option<Side>,
    few_text: Option<String>,
    pack_text: Option<String>,
    copies: Option<u8>,
}

#[derive(Deserialize, Clone, Copy)]
struct Side {
    atk: u8,
    def: u8,
    hp: u8,
    initiative: u8,
    cost: [u8; 2],
}

#[derive(Deserialize)]
struct Card {
    id: String,
    kind: String,
    portrait: String,
    #[serde(default)]
    copies: u8,
    only: Option<String>,
    grade: Option<String>,
    school: Option<String>,
    hero: Option<String>,
    level: Option<toml::Value>,
    timing: Option<String>,
    basic: Option<Effect>,
    expert: Option<Effect>,
    power: Option<[u8; 3]>,
    stats: Option<Stats>,
}

/// What a card that is put on a unit prints.
#[derive(Deserialize, Clone, Copy)]
struct Stats {
    atk: u8,
    def: u8,
    hp: u8,
    initiative: u8,
}

#[derive(Deserialize)]
struct Effect {
    timing: String,
}

#[derive(Deserialize)]
struct Hero {
    id: String,
    portrait: String,
    faction: String,
    r#type: String,
    start: Start,
    ability: String,
}

#[derive(Deserialize)]
struct Start {
    attack: u8,
    defense: u8,
    power: u8,
    knowledge: u8,
}

#[derive(Deserialize)]
struct Simple {
    id: String,
    portrait: String,
    #[serde(default)]
    copies: u8,
    faction: Option<String>,
    cost: Option<[u8; 3]>,
    prices: Option<[u8; 3]>,
}

#[derive(Deserialize)]
struct Locations {
    location: Vec<Location>,
}

#[derive(Deserialize)]
struct Location {
    id: String,
    portrait: String,
}

#[derive(Deserialize)]
struct Tiles {
    tile: Vec<Tile>,
}

#[derive(Deserialize)]
struct Tile {
    id: String,
    kind: String,
    terrain: String,
    c: String,
    tr: String,
    r: String,
    br: String,
    bl: String,
    l: String,
    tl: String,
    #[serde(default)]
    closed: Vec<String>,
}

const GUARDS: [&str; 7] = ["I", "II", "III", "IV", "V", "VI", "VII"];

type Made<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Made {
    println!("cargo::rerun-if-changed=cards");
    println!("cargo::rerun-if-changed=tiles.toml");
    println!("cargo::rerun-if-changed=locations.toml");
    let mut out = String::new();
    units(&mut out)?;
    cards(&mut out)?;
    heroes(&mut out)?;
    for (kind, file, doc) in [
        ("Proclamation", "proclamations", "What the astrologers proclaim."),
        ("AiCard", "ai", "A card of an AI hero's deck."),
        ("Building", "buildings", "A building of a town."),
    ] {
        simple(&mut out, kind, file, doc)?;
    }
    locations(&mut out)?;
    tiles(&mut out)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("cards.rs"), out)?;
    Ok(())
}

fn read<C: for<'a> Deserialize<'a>>(name: &str) -> Made<Vec<C>> {
    let file: File<C> = toml::from_str(&fs::read_to_string(format!("cards/{name}.toml"))?)?;
    Ok(file.card)
}

fn units(out: &mut String) -> Made {
    let mut all: Vec<Unit> = read("units")?;
    all.extend(read::<Unit>("neutrals")?);
    all.extend(read::<Unit>("siege")?);
    writeln!(out, "static UNITS: [UnitFacts; {}] = [", all.len())?;
    for u in &all {
        let side = |s: Side| {
            format!(
                "Side {{ attack: {}, defense: {}, health: {}, initiative: {}, gold: {}, valuables: {} }}",
                s.atk, s.def, s.hp, s.initiative, s.cost[0], s.cost[1]
            )
        };
        writeln!(
            out,
            "    UnitFacts {{ id: {:?}, portrait: Portrait({:?}), faction: {}, tier: Tier::{}, gait: Gait::{}, sides: [{}, {}], says: [{}, {}], copies: {} }},",
            u.id,
            u.portrait,
            if matches!(u.faction.as_str(), "neutral" | "siege") {
                "None".into()
            } else {
                format!("Some(Faction::{})", pascal(&u.faction))
            },
            pascal(&u.tier),
            pascal(&u.r#type),
            side(u.few),
            side(u.pack.unwrap_or(u.few)),
            u.few_text.is_some(),
            u.pack_text.is_some(),
            u.copies.unwrap_or(1),
        )?;
    }
    *out += "];\n\n";
    Ok(())
}

fn cards(out: &mut String) -> Made {
    let mut all: Vec<Card> = vec![];
    for name in ["statistics", "abilities", "specialties", "spells", "artifacts"] {
        all.extend(read::<Card>(name)?);
    }
    writeln!(out, "static FACES: [Printed; {}] = [", all.len())?;
    for c in &all {
        let timing = |t: &Option<String>, e: &Option<Effect>| {
            let word = t.as_deref().or(e.as_ref().map(|e| e.timing.as_str())).ok_or(format!("{}: no timing", c.id));
            word.map(|word| format!("Timing::{}", pascal(word)))
        };
        let some = |kind: &str, word: &Option<String>| {
            word.as_ref().map_or("None".into(), |w| format!("Some({kind}::{})", pascal(w)))
        };
        let school = if c.school.as_deref() == Some("any") { "None".into() } else { some("School", &c.school) };
        let level = c.level.as_ref().and_then(toml::Value::as_integer).unwrap_or(0);
        writeln!(
            out,
            "    Printed {{ id: {:?}, kind: Kind::{}, portrait: Portrait({:?}), copies: {}, only: {}, grade: {}, school: {school}, \
             hero: {:?}, level: {level}, timings: [{}, {}], power: {:?}, stats: {} }},",
            c.id,
            pascal(&c.kind),
            c.portrait,
            c.copies,
            some("Faction", &c.only),
            some("Grade", &c.grade),
            c.hero.as_deref().unwrap_or(""),
            timing(&c.timing, &c.basic)?,
            timing(&c.timing, &c.expert)?,
            c.power.unwrap_or_default(),
            c.stats.map_or("None".into(), |s| format!(
                "Some(Side {{ attack: {}, defense: {}, health: {}, initiative: {}, gold: 0, valuables: 0 }})",
                s.atk, s.def, s.hp, s.initiative
            )),
        )?;
    }
    *out += "];\n\n";
    entries(&all)
}

/// The clauses of every card, by the order of the faces: a constant of its name in the file of its kind.
fn entries(all: &[Card]) -> Made {
    let mut out = format!("static ENTRIES: [Entry; {}] = [\n", all.len());
    for c in all {
        let file = match c.kind.as_str() {
            "ability" => "abilities".into(),
            "specialty" => "specialties".into(),
            kind => format!("{kind}s"),
        };
        writeln!(out, "    {file}::{},", c.id.to_uppercase())?;
    }
    out += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR")?).join("entries.rs"), out)?;
    Ok(())
}

fn heroes(out: &mut String) -> Made {
    let all: Vec<Hero> = read("heroes")?;
    writeln!(out, "static HEROES: [HeroFacts; {}] = [", all.len())?;
    for h in &all {
        writeln!(
            out,
            "    HeroFacts {{ id: {:?}, portrait: Portrait({:?}), faction: Faction::{}, is_might: {}, start: [{}, {}, {}, {}], ability: {:?} }},",
            h.id,
            h.portrait,
            pascal(&h.faction),
            h.r#type == "might",
            h.start.attack,
            h.start.defense,
            h.start.power,
            h.start.knowledge,
            h.ability,
        )?;
    }
    *out += "];\n\n";
    Ok(())
}

/// A `kernel::named!` enum of cards that the rules speak of by name.
fn simple(out: &mut String, kind: &str, file: &str, doc: &str) -> Made {
    let all: Vec<Simple> = read(file)?;
    let values: String = all.iter().map(|c| format!("        {} = {:?},\n", pascal(&c.id), c.id)).collect();
    write!(out, "kernel::named! {{\n    /// {doc}\n    {kind} {{\n{values}    }}\n}}\n\n")?;
    let shout = file.to_uppercase();
    writeln!(out, "static {shout}: [Simple; {}] = [", all.len())?;
    for c in &all {
        let faction = c.faction.as_deref().filter(|f| *f != "all");
        writeln!(
            out,
            "    Simple {{ portrait: Portrait({:?}), copies: {}, faction: {}, cost: {:?}, prices: {:?} }},",
            c.portrait,
            c.copies.max(1),
            faction.map_or("None".into(), |f| format!("Some(Faction::{})", pascal(f))),
            c.cost.unwrap_or_default(),
            c.prices.unwrap_or_default(),
        )?;
    }
    *out += "];\n\n";
    Ok(())
}

fn locations(out: &mut String) -> Made {
    let all: Locations = toml::from_str(&fs::read_to_string("locations.toml")?)?;
    *out += "/// What the map shows of a location.\nfn place_portrait(of: Location) -> Option<Portrait> {\n    Some(Portrait(match of {\n";
    for l in &all.location {
        writeln!(out, "        Location::{} => {:?},", pascal(&l.id), l.portrait)?;
    }
    *out += "        Location::Empty => return None,\n    }))\n}\n\n";
    Ok(())
}

fn tiles(out: &mut String) -> Made {
    let all: Tiles = toml::from_str(&fs::read_to_string("tiles.toml")?)?;
    writeln!(out, "static TILES: [TileFacts; {}] = [", all.tile.len())?;
    for t in &all.tile {
        // The middle, then clockwise from the upper right, as `grid::hex::Tile::fields` goes.
        let named = [("c", &t.c), ("tr", &t.tr), ("r", &t.r), ("br", &t.br), ("bl", &t.bl), ("l", &t.l), ("tl", &t.tl)];
        let mut fields = String::new();
        let mut print = "Print::OPEN".to_string();
        for (place, text) in named {
            let mut words = text.split(' ');
            let location = words.next().ok_or("a field without a location")?;
            let (mut guard, mut dice) = (0, 0);
            for word in words {
                match GUARDS.iter().position(|g| *g == word) {
                    Some(at) => guard = at + 1,
                    None => dice = word.parse()?,
                }
            }
            write!(
                fields,
                "FieldFacts {{ location: Location::{}, guard: {guard}, dice: {dice} }}, ",
                pascal(location)
            )?;
            if location == "blocked" {
                write!(print, ".blocked({})", side(place))?;
            }
            if t.closed.iter().any(|c| c == place) {
                write!(print, ".closed({})", side(place).trim_start_matches("Some(").trim_end_matches(')'))?;
            }
        }
        writeln!(
            out,
            "    TileFacts {{ id: {:?}, kind: TileKind::{}, terrain: {:?}, fields: [{fields}], print: {print} }},",
            t.id,
            pascal(&t.kind),
            t.terrain,
        )?;
    }
    *out += "];\n";
    Ok(())
}

fn side(place: &str) -> &'static str {
    match place {
        "tr" => "Some(hex::Side::TopRight)",
        "r" => "Some(hex::Side::Right)",
        "br" => "Some(hex::Side::BottomRight)",
        "bl" => "Some(hex::Side::BottomLeft)",
        "l" => "Some(hex::Side::Left)",
        "tl" => "Some(hex::Side::TopLeft)",
        _ => "None",
    }
}

/// `swamp_orcs` as a name of Rust.
fn pascal(name: &str) -> String {
    name.split('_').filter(|w| !w.is_empty()).map(|w| w[..1].to_uppercase() + &w[1..]).collect()
}
