//! Turns `cards.toml` into tables of the program: a wrong fact fails the build, and looking one up costs nothing.

#[path = "../../cards/file.rs"]
mod file;

use file::{dashed, entries, names, pascal};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::{env, error::Error, fmt::Write, fs, path::Path};

#[derive(Deserialize)]
struct File {
    card: Vec<Card>,
    deck: Vec<Deck>,
}

#[derive(Deserialize)]
struct Card {
    id: String,
    name: String,
    portrait: String,
    /// Its facts say everything: it needs no entry of clauses.
    #[serde(default)]
    plain: bool,
    #[serde(default)]
    with: Vec<String>,
    set: String,
    #[serde(rename = "type")]
    kind: String,
    affiliation: Vec<String>,
    #[serde(default)]
    personality: bool,
    area: Option<String>,
    fight: Option<i8>,
    shoot: Option<i8>,
    armor: Option<i8>,
    value: Option<i8>,
    play: String,
    target: Option<String>,
    after: Option<String>,
    keywords: Vec<String>,
    #[serde(default)]
    shapes: Vec<String>,
    #[serde(default)]
    mods: BTreeMap<String, i8>,
}

#[derive(Deserialize)]
struct Deck {
    id: String,
    main: Vec<Copies>,
    sideboard: Vec<Copies>,
}

#[derive(Deserialize)]
struct Copies {
    card: String,
    copies: u8,
}

const TRIBES: [&str; 4] = ["crescentia", "lutheran", "rasputin", "templars"];

/// Kinds of warriors that texts call by the name of a card.
const NAMED: [&str; 32] = [
    "alakhai_the_cunning",
    "cardinal_dominic",
    "citadel_of_algeroth",
    "clansman_claymore",
    "curator",
    "dai_sho_of_the_ancient_emperors",
    "foxhole",
    "fusilier",
    "heretic_card",
    "horde_trooper",
    "lane_chung",
    "legionnaire_of_semai",
    "lutheran_disciple",
    "mentor",
    "mystic",
    "necromutant",
    "pam_afton",
    "pretorian_stalker",
    "falling_market",
    "rising_market",
    "scalper",
    "schwerwaffe_soldat",
    "screaming_legionnaire",
    "sea_lion",
    "hands_of_stone",
    "templar_legionnaire",
    "templar_marine",
    "the_mongooses_artful_dodge",
    "ticker",
    "twitcher",
    "undead_legionnaire",
    "venusian_marshal",
];

/// What a keyword grants or forbids, rather than what a card is.
fn is_trait(keyword: &str) -> bool {
    let starts = ["no_", "never_", "immune:", "casts:", "slayer"];
    let exact = [
        "non_combatant",
        "killed_when_wounded",
        "attacked_last",
        "always_first",
        "any_symmetry",
        "outpost_only",
        "points_as_d",
    ];
    starts.iter().any(|s| keyword.starts_with(s)) && keyword != "never_fulfilled" || exact.contains(&keyword)
}

/// `considered:clansman` makes a Clansman; `follower:algeroth` stays as it is.
fn sort_name(keyword: &str) -> String {
    keyword.strip_prefix("considered:").unwrap_or(keyword).replace(':', "_")
}

fn sorts(card: &Card) -> BTreeSet<String> {
    let mut sorts: BTreeSet<String> = card.keywords.iter().filter(|k| !is_trait(k)).map(|k| sort_name(k)).collect();
    let is_warrior = card.kind == "warrior";
    let freelancer = sorts.contains("freelancer");
    if freelancer && card.keywords.iter().any(|k| k.starts_with("ex:")) {
        // DT-AFFIL-1: an ex-corporate freelancer has no affiliation, whatever icon it shows.
    } else {
        sorts.extend(card.affiliation.iter().filter(|a| *a != "general").cloned());
    }
    if sorts.remove("follower_all") {
        sorts.extend(["algeroth", "demnogonis", "ilian", "muawijhe", "semai"].map(|a| format!("follower_{a}")));
    }
    if card.personality {
        sorts.insert("personality".into());
    }
    if is_warrior {
        if card.affiliation.iter().any(|a| TRIBES.contains(&a.as_str())) {
            sorts.insert("tribal".into());
        }
        // DT-WARRIOR-4: who is neither Dark Legion nor Tribal is a Doomtrooper, unless the card denies it.
        let other = ["dark_legion", "tribal", "not_doomtrooper", "no_affiliation_ever"];
        if !other.iter().any(|o| sorts.contains(*o)) && !card.keywords.iter().any(|k| k == "no_affiliation_ever") {
            sorts.insert("doomtrooper".into());
        }
    }
    for denied in ["not_doomtrooper", "not_legion", "not_freelancer", "not_brotherhood", "squad_or_kohort", "aside"] {
        sorts.remove(denied);
    }
    if NAMED.contains(&card.id.as_str()) {
        sorts.insert(card.id.clone());
    }
    if card.id == "heretic" {
        sorts.insert("heretic_card".into());
    }
    sorts
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=cards.toml");
    println!("cargo::rerun-if-changed=../../cards/file.rs");
    let file: File = toml::from_str(&fs::read_to_string("cards.toml")?)?;
    let ids: BTreeSet<&str> = file.card.iter().map(|c| c.id.as_str()).collect();
    let mut each: Vec<BTreeSet<String>> = file.card.iter().map(sorts).collect();
    let all: BTreeSet<String> = each.iter().flatten().cloned().collect();
    // A card whose own name is a kind is of that kind.
    for (card, sorts) in file.card.iter().zip(&mut each) {
        if all.contains(&card.id) && card.id != "heretic" && card.id != "sergeant" && card.id != "captain" {
            sorts.insert(card.id.clone());
        }
    }
    let mut out = names("What a card is, for whatever texts speak of.", "Sort", all.iter().map(String::as_str), dashed);
    writeln!(
        out,
        "/// Each sort as a set of its own.\n#[expect(dead_code, reason = \"every sort has a constant, whether a text speaks of it or not\")]\npub(crate) mod sort {{\n    use super::{{Sort, Sorts}};"
    )?;
    for name in &all {
        writeln!(out, "    pub(crate) const {}: Sorts = Sorts::of(Sort::{});", name.to_uppercase(), pascal(name))?;
    }
    writeln!(out, "}}\n\npub(crate) static CARDS: [Printed; {}] = [", file.card.len())?;
    for (card, sorts) in file.card.iter().zip(&each) {
        if let Some(with) = card.with.iter().find(|w| !ids.contains(w.as_str())) {
            return Err(format!("{}: no card is called `{with}`", card.id).into());
        }
        out += &printed(card, sorts)?;
    }
    writeln!(out, "];\n\npub(crate) static DECKS: [Ready; {}] = [", file.deck.len())?;
    for deck in &file.deck {
        let list = |cards: &[Copies]| {
            let one = |c: &Copies| {
                let at = file.card.iter().position(|card| card.id == c.card);
                at.map(|at| format!("({}, Face({at})), ", c.copies)).ok_or(format!("{}: no card `{}`", deck.id, c.card))
            };
            cards.iter().map(one).collect::<Result<String, String>>()
        };
        let (main, side) = (list(&deck.main)?, list(&deck.sideboard)?);
        writeln!(out, "    Ready {{ id: {:?}, main: &[{main}], sideboard: &[{side}] }},", deck.id)?;
    }
    out += "];\n";
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("cards.rs"), out)?;
    let texts = file.card.iter().map(|c| if c.plain { ("plain", "facts".into()) } else { (c.id.as_str(), home(c)) });
    fs::write(Path::new(&folder).join("entries.rs"), entries(texts))?;
    Ok(())
}

/// The file its entry is in.
fn home(card: &Card) -> String {
    let has = |word: &str| card.keywords.iter().any(|k| k == word);
    let affiliation = card.affiliation[0].as_str();
    let room = match card.kind.as_str() {
        "warrior" => match affiliation {
            "general" => "freelancers",
            tribe if TRIBES.contains(&tribe) => "tribes",
            _ if has("freelancer") => "freelancers",
            other => other,
        },
        "equipment" if has("vehicle") => "vehicles",
        "equipment" if card.keywords.iter().any(|k| k.starts_with("weapon:")) => "weapons",
        "equipment" => "gear",
        "fortification" => "fortifications",
        "art" if has("combat_spell") || has("personal_combat_spell") => "combat_spells",
        "art" if has("aspect:summoning") => "summoning",
        "art" => "spells",
        "relic" => "relics",
        "mission" => "missions",
        "warzone" => "warzones",
        "beast" => "beasts",
        "alliance" => "alliances",
        "special" => match (card.after.as_deref(), card.play.as_str()) {
            (Some("stays"), play) if play.starts_with("action") => "postings",
            (Some("stays"), _) => "conditions",
            (_, play) if play.starts_with("combat") => "tactics",
            (_, play) if play.starts_with("react") => "reactions",
            (_, play) if play.starts_with("action") => "operations",
            _ => match card.shapes.first().map(String::as_str) {
                Some("discard_card") => "disasters",
                Some("move_card" | "control" | "cover_state") => "maneuvers",
                _ => "events",
            },
        },
        other => other,
    };
    room.to_string()
}

fn printed(card: &Card, sorts: &BTreeSet<String>) -> Result<String, String> {
    let unknown = |what: &str, word: &str| format!("{}: no {what} is called `{word}`", card.id);
    let area = match card.area.as_deref() {
        None => "None",
        Some("squad") => "Some(Area::Squad)",
        Some("kohort") => "Some(Area::Kohort)",
        Some("outpost") => "Some(Area::Outpost)",
        Some("aside") => "Some(Area::Aside)",
        Some("squad_or_kohort") => "Some(Area::Squad)",
        Some(other) => return Err(unknown("area", other)),
    };
    let after = match card.after.as_deref() {
        None | Some("stays") => "Stays",
        Some("discard") => "Discard",
        Some("sacrifice") => "Sacrifice",
        Some(other) => return Err(unknown("fate", other)),
    };
    let timing = match card.play.as_str() {
        "action:1+value" | "action:1" => "Actions(1)",
        "action:2" => "Actions(2)",
        "action:3" => "Actions(3)",
        "attack_action" => "AttackAction",
        "any_time" => "AnyTime",
        "any_time_own_turn" => "OwnTurn",
        "any_time_not_combat" => "NotCombat",
        "any_time_own_turn_not_combat" => "OwnTurnNotCombat",
        "any_time_own_turn_before_actions" => "BeforeActions",
        "start_of_own_turn" => "Start",
        "end_of_own_turn" => "End",
        "own_draw_step" => "DrawStep",
        "combat" => "Combat",
        "combat:before_stage_2" => "BeforeNaming",
        "react:combat_declared" => "BeforeNaming",
        "react:warrior_killed" => "After(Just::Killed)",
        "react:special_played" | "react:spell_cast" => "Reaction",
        "react:points_awarded" => "After(Just::Earned)",
        "react:mission_goal_met" => "After(Just::Goal)",
        "react:mission_fulfilled" => "After(Just::Fulfilled)",
        "react:warrior_added" => "After(Just::Added)",
        "react:combat_ended" => "After(Just::Survived)",
        "react:transfer" => "After(Just::Moved)",
        other => return Err(unknown("moment", other)),
    };
    let target = card.target.as_deref().map_or("YOUR_SIDE".into(), |text| {
        let words = text.replace("'s ", " ").replace("/", " ");
        let words: Vec<String> = words
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|w| !w.is_empty())
            .map(str::to_uppercase)
            .collect();
        words.join("_")
    });
    let set = |names: Vec<String>| {
        let parts: String = names.iter().map(|n| format!(".and(Sorts::of(Sort::{}))", pascal(n))).collect();
        format!("Sorts::NONE{parts}")
    };
    let traits: String = card
        .keywords
        .iter()
        .filter(|k| is_trait(k))
        .map(|k| format!(".and(Traits::of(Trait::{}))", pascal(&k.replace(':', "_"))))
        .collect();
    let mods = ["f", "s", "a", "v"].map(|r| card.mods.get(r).copied().unwrap_or(0));
    let ratings = [card.fight, card.shoot, card.armor, card.value];
    Ok(format!(
        "    Printed {{ id: {:?}, name: {:?}, portrait: Portrait({:?}), with: &{:?}, set: {:?}, kind: Kind::{}, area: {area}, \
         ratings: {ratings:?}, mods: {mods:?}, timing: Timing::{timing}, after: After::{after}, target: &targets::{target}, \
         sorts: {}, traits: Traits::NONE{traits}, is_plain: {} }},\n",
        card.id,
        card.name,
        card.portrait,
        card.with,
        card.set,
        pascal(&card.kind),
        set(sorts.iter().cloned().collect()),
        card.plain,
    ))
}
