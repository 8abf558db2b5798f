//! What is printed on the cards: `cards.toml`, read once. It holds facts; what they do is in `cards/`.

use crate::ability::{Abilities, Ability};
use crate::effect::Effect;
use serde::Deserialize;
use std::sync::LazyLock;

/// What is printed on a card: an index into the pool.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Summoner,
    Champion,
    Common,
    Epic,
    Standard,
    Gate,
}

/// SW2-KEYWORD-11, SW2-KEYWORD-13: a card may have two classes and counts as each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Classes(u8);

impl Classes {
    pub const SUMMONER: Classes = Classes(1);
    pub const CHAMPION: Classes = Classes(2);
    pub const COMMON: Classes = Classes(4);
    pub const EVENT: Classes = Classes(8);
    pub const STRUCTURE: Classes = Classes(16);
    pub const UNIT: Classes = Classes(7);
    /// Commons and champions.
    pub const FOLLOWER: Classes = Classes(6);
    pub const OBJECT: Classes = Classes(7 | 16);

    /// Whether it has one of the other's classes.
    pub const fn any(self, of: Classes) -> bool {
        self.0 & of.0 != 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Phase {
    Summon,
    Move,
    Build,
    Attack,
    Magic,
    Draw,
}

impl Phase {
    pub const ALL: [Phase; 6] = [Phase::Summon, Phase::Move, Phase::Build, Phase::Attack, Phase::Magic, Phase::Draw];

    pub fn key(self) -> &'static str {
        match self {
            Phase::Summon => "summon",
            Phase::Move => "move",
            Phase::Build => "build",
            Phase::Attack => "attack",
            Phase::Magic => "magic",
            Phase::Draw => "draw",
        }
    }
}

/// How a unit attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    Melee,
    Ranged,
}

/// A word of a name that other cards refer to: SW2-KEYWORD-2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    Carrier = 1,
    Citadel = 2,
    Ember = 4,
    Frost = 8,
    Undead = 16,
}

/// The printed facts of one card.
#[derive(Clone, Debug)]
pub struct Printed {
    pub id: String,
    pub name: String,
    pub faction: String,
    pub kind: Kind,
    pub classes: Classes,
    pub copies: u8,
    pub starting_copies: u8,
    /// SW2-KEYWORD-14: a Summoner has none.
    pub cost: Option<u8>,
    pub strength: u8,
    pub life: u8,
    pub reach: Option<Reach>,
    pub symbols: Vec<String>,
    pub phase: Option<Phase>,
    pub is_active: bool,
    pub abilities: Abilities,
    /// What an event or structure does.
    pub effect: Option<Effect>,
    words: u8,
}

impl Printed {
    pub fn is_unit(&self) -> bool {
        self.classes.any(Classes::UNIT)
    }

    pub fn is_structure(&self) -> bool {
        self.classes.any(Classes::STRUCTURE)
    }

    pub fn has_word(&self, word: Word) -> bool {
        self.words & word as u8 != 0
    }

    /// Cards that can be put on the battlefield.
    pub fn is_object(&self) -> bool {
        self.classes.any(Classes::OBJECT)
    }
}

/// A start layout from its owner's own viewpoint: SW2-SETUP-4.
#[derive(Clone, Debug, Deserialize)]
pub struct Layout {
    pub faction: String,
    pub summoner: Spot,
    pub gate: Space,
    pub units: [Spot; 2],
    pub confidence: String,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Spot {
    pub card: String,
    pub row: u8,
    pub col: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Space {
    pub row: u8,
    pub col: u8,
}

/// The whole pool.
#[derive(Debug)]
pub struct Pool {
    pub cards: Vec<Printed>,
    pub layouts: Vec<Layout>,
}

static POOL: LazyLock<Pool> = LazyLock::new(|| read(include_str!("../cards.toml")));

pub fn pool() -> &'static Pool {
    &POOL
}

impl Face {
    #[inline]
    pub fn printed(self) -> &'static Printed {
        &POOL.cards[usize::from(self.0)]
    }

    pub fn all() -> impl Iterator<Item = Face> {
        (0..POOL.cards.len() as u8).map(Face)
    }

    /// A card by its id.
    pub fn named(id: &str) -> Option<Face> {
        Face::all().find(|f| f.printed().id == id)
    }

    pub fn id(self) -> &'static str {
        &self.printed().id
    }
}

/// The factions, in the order of the file.
pub fn factions() -> impl Iterator<Item = &'static str> {
    POOL.layouts.iter().map(|l| l.faction.as_str())
}

#[derive(Deserialize)]
struct File {
    card: Vec<Entry>,
    layout: Vec<Layout>,
}

#[derive(Deserialize)]
struct Entry {
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

fn read(text: &str) -> Pool {
    let file: File = toml::from_str(text).expect("cards.toml is part of the program and a test reads it");
    Pool { cards: file.card.into_iter().map(printed).collect(), layouts: file.layout }
}

fn printed(entry: Entry) -> Printed {
    let kind = match entry.kind.as_str() {
        "summoner" => Kind::Summoner,
        "champion" => Kind::Champion,
        "common" => Kind::Common,
        "epic_event" => Kind::Epic,
        "standard_event" => Kind::Standard,
        _ => Kind::Gate,
    };
    let class = |name: &str| match name {
        "summoner" => Classes::SUMMONER,
        "champion" => Classes::CHAMPION,
        "common" => Classes::COMMON,
        "structure" | "gate" => Classes::STRUCTURE,
        _ => Classes::EVENT,
    };
    let named = entry.classes.unwrap_or_else(|| vec![entry.kind.clone()]);
    let classes = Classes(named.iter().fold(0, |all, name| all | class(name).0));
    let words = [
        ("Carrier", Word::Carrier),
        ("Citadel", Word::Citadel),
        ("Ember", Word::Ember),
        ("Frost", Word::Frost),
        ("Undead", Word::Undead),
    ];
    let words = words.iter().filter(|(word, _)| entry.name.split(' ').any(|w| w == *word));
    Printed {
        effect: Effect::of(&entry.id),
        kind,
        classes,
        copies: entry.copies,
        starting_copies: entry.starting_copies,
        cost: entry.cost.filter(|_| kind != Kind::Summoner),
        strength: entry.strength.unwrap_or(0),
        life: entry.life.unwrap_or(0),
        reach: entry.attack.map(|a| if a == "melee" { Reach::Melee } else { Reach::Ranged }),
        symbols: entry.symbols,
        phase: entry.phase.and_then(|p| Phase::ALL.into_iter().find(|phase| phase.key() == p)),
        is_active: entry.active,
        abilities: entry
            .ability
            .iter()
            .map(|a| Ability::named(&a.name).expect("every printed ability is known"))
            .collect(),
        words: words.fold(0, |all, (_, word)| all | *word as u8),
        id: entry.id,
        name: entry.name,
        faction: entry.faction,
    }
}
