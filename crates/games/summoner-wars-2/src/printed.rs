//! What is printed on the cards: `cards.toml`, turned into a table by `build.rs`. It holds facts; what they do is in
//! `cards/`.

use kernel::named;
use kernel::scene::Portrait;

::cards::face!(u8, Printed, POOL);

named! {
    Kind {
        Summoner = "summoner",
        Champion = "champion",
        Common = "common",
        Epic = "epic_event",
        Standard = "standard_event",
        Gate = "gate",
    }
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
    pub(crate) const NONE: Classes = Classes(0);

    pub(crate) const fn and(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }

    /// Whether it has one of the other's classes.
    pub const fn any(self, of: Classes) -> bool {
        self.0 & of.0 != 0
    }
}

named! {
    Phase {
        Summon = "summon",
        Move = "move",
        Build = "build",
        Attack = "attack",
        Magic = "magic",
        Draw = "draw",
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
    pub id: &'static str,
    pub name: &'static str,
    pub portrait: Portrait,
    /// Cards it is good with.
    pub with: &'static [&'static str],
    pub faction: &'static str,
    pub kind: Kind,
    pub classes: Classes,
    pub copies: u8,
    pub starting_copies: u8,
    /// SW2-KEYWORD-14: a Summoner has none.
    pub cost: Option<u8>,
    /// Of the first printing and of the later one.
    strengths: [u8; 2],
    pub life: u8,
    pub reach: Option<Reach>,
    pub symbols: &'static [&'static str],
    pub phase: Option<Phase>,
    pub is_active: bool,
    abilities: [Abilities; 2],
    /// What an event or structure does.
    pub effect: Option<Effect>,
    words: u8,
}

impl Printed {
    pub const fn strength(&self, revised: bool) -> u8 {
        self.strengths[revised as usize]
    }

    pub const fn abilities(&self, revised: bool) -> Abilities {
        self.abilities[revised as usize]
    }

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
#[derive(Clone, Debug)]
pub struct Layout {
    pub faction: &'static str,
    pub summoner: Spot,
    pub gate: Space,
    pub units: [Spot; 2],
}

#[derive(Clone, Debug)]
pub struct Spot {
    pub card: &'static str,
    pub row: u8,
    pub col: u8,
}

#[derive(Clone, Debug)]
pub struct Space {
    pub row: u8,
    pub col: u8,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

static POOL: [Printed; CARDS.len()] = CARDS;

impl Ability {
    /// Those of a set, in the order of the cards.
    pub(crate) fn all_of(abilities: Abilities) -> impl Iterator<Item = Ability> {
        abilities.iter().map_while(|place| Ability::ALL.get(place).copied())
    }
}

/// A set of abilities, and of the effects of events: having one twice is having it once (SW2-ABILITY-5).
pub type Abilities = ::cards::Texts;

/// Every start layout.
pub fn layouts() -> &'static [Layout] {
    &LAYOUTS
}

/// The factions, in the order of the file.
pub fn factions() -> impl Iterator<Item = &'static str> {
    LAYOUTS.iter().map(|l| l.faction)
}
