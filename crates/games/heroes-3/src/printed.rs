//! What is printed: the facts of `cards/` and `tiles.toml`, turned into tables by `build.rs`. It holds facts; what they do
//! is in `rules/` and `cards/`.

mod places;

pub use places::{FieldFacts, Location, Sort, Tile, TileFacts, TileKind};

use grid::hex::{self, Print};
use kernel::named;
use kernel::scene::Portrait;

named! {
    Faction {
        Castle = "castle",
        Dungeon = "dungeon",
        Necropolis = "necropolis",
    }
}

named! {
    /// H3-NEUTRAL-1: weakest first.
    Tier {
        Bronze = "bronze",
        Silver = "silver",
        Gold = "gold",
        Azure = "azure",
    }
}

named! {
    /// H3-UNIT-14, H3-UNIT-15, H3-UNIT-16
    Gait {
        Ground = "ground",
        Flying = "flying",
        Ranged = "ranged",
    }
}

/// What one side of a unit's card prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    pub attack: u8,
    pub defense: u8,
    pub health: u8,
    pub initiative: u8,
    /// What it takes to recruit (few) or reinforce (pack).
    pub gold: u8,
    pub valuables: u8,
}

#[derive(Debug)]
pub struct UnitFacts {
    pub id: &'static str,
    pub portrait: Portrait,
    /// None: a neutral unit, which has one side (H3-UNIT-24).
    pub faction: Option<Faction>,
    pub tier: Tier,
    pub gait: Gait,
    sides: [Side; 2],
    says: [bool; 2],
    pub copies: u8,
}

/// A kind of unit: an index into the table. The seven of each faction come first, then the neutral ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Unit(pub u8);

/// H3-UNIT-1
pub const UNITS_OF_A_FACTION: usize = 7;

impl Unit {
    #[inline]
    pub fn facts(self) -> &'static UnitFacts {
        &UNITS[usize::from(self.0)]
    }

    pub fn id(self) -> &'static str {
        self.facts().id
    }

    pub fn side(self, is_pack: bool) -> &'static Side {
        &self.facts().sides[usize::from(is_pack)]
    }

    /// One of the neutral decks: H3-NEUTRAL-1. The Arrow Tower belongs to nobody and is in none of them.
    pub fn is_neutral(self) -> bool {
        self.facts().faction.is_none() && self.facts().copies > 0
    }

    /// Whether a side prints an ability.
    pub fn says(self, is_pack: bool) -> bool {
        self.facts().says[usize::from(is_pack)]
    }

    pub fn all() -> impl Iterator<Item = Unit> + Clone {
        (0..UNITS.len() as u8).map(Unit)
    }

    pub fn neutrals() -> impl Iterator<Item = Unit> + Clone {
        Unit::all().filter(|unit| unit.is_neutral())
    }

    pub fn named(id: &str) -> Option<Unit> {
        Unit::all().find(|unit| unit.id() == id)
    }

    /// The units of a faction, weakest first.
    pub fn of(faction: Faction) -> impl Iterator<Item = Unit> + Clone {
        (0..UNITS_OF_A_FACTION as u8).map(move |n| Unit(faction as u8 * UNITS_OF_A_FACTION as u8 + n))
    }

    /// Its place among the units of its faction.
    pub fn place(self) -> usize {
        usize::from(self.0) % UNITS_OF_A_FACTION
    }
}

named! {
    /// What a card of a Might and Magic deck is.
    Kind {
        Statistic = "statistic",
        Ability = "ability",
        Specialty = "specialty",
        Spell = "spell",
        Artifact = "artifact",
    }
}

named! {
    /// H3-DECK-6, H3-DECK-7, H3-DECK-8, H3-DECK-9
    Timing {
        Instant = "instant",
        Activation = "activation",
        MapEffect = "map_effect",
        Ongoing = "ongoing",
        Attach = "attach",
    }
}

named! {
    /// H3-DECK-16
    Grade {
        Minor = "minor",
        Major = "major",
        Relic = "relic",
    }
}

named! {
    School {
        Air = "air",
        Earth = "earth",
        Fire = "fire",
        Water = "water",
    }
}

#[derive(Debug)]
pub struct Printed {
    pub id: &'static str,
    pub kind: Kind,
    pub portrait: Portrait,
    pub copies: u8,
    /// H3-DECK-14
    pub only: Option<Faction>,
    pub grade: Option<Grade>,
    pub school: Option<School>,
    /// Whose specialty it is, and from which level on.
    pub hero: &'static str,
    pub level: u8,
    /// Of the basic and the expert effect; of the upper and the lower one of an artifact.
    pub timings: [Timing; 2],
    /// What the three levels of a spell take.
    pub power: [u8; 3],
    /// What a unit has while the card lies on it.
    pub stats: Option<Side>,
}

/// What is printed on a card of a Might and Magic deck: an index into the table. A hero's starting ability is a card of its
/// own, for it cannot be removed (H3-MARKET-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Face(pub u8);

impl Face {
    const STARTING: u8 = 128;

    #[inline]
    pub fn printed(self) -> &'static Printed {
        &FACES[usize::from(self.0 & !Face::STARTING)]
    }

    pub(crate) fn place(self) -> usize {
        usize::from(self.0 & !Face::STARTING)
    }

    pub fn id(self) -> &'static str {
        self.printed().id
    }

    pub fn kind(self) -> Kind {
        self.printed().kind
    }

    #[must_use]
    pub fn starting(self) -> Face {
        Face(self.0 | Face::STARTING)
    }

    pub fn is_starting(self) -> bool {
        self.0 & Face::STARTING != 0
    }

    pub fn all() -> impl Iterator<Item = Face> + Clone {
        (0..FACES.len() as u8).map(Face)
    }

    pub fn named(id: &str) -> Option<Face> {
        Face::all().find(|face| face.id() == id)
    }

    /// H3-MARKET-2
    pub fn is_removable(self) -> bool {
        match self.kind() {
            Kind::Statistic | Kind::Specialty => false,
            Kind::Ability => !self.is_starting(),
            Kind::Spell => self.id() != "magic_arrow",
            Kind::Artifact => true,
        }
    }
}

#[derive(Debug)]
pub struct HeroFacts {
    pub id: &'static str,
    pub portrait: Portrait,
    pub faction: Faction,
    pub is_might: bool,
    /// Attack, defense, power and knowledge cards: H3-SETUP-11.
    pub start: [u8; 4],
    pub ability: &'static str,
}

/// A hero: an index into the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Hero(pub u8);

impl Hero {
    pub fn facts(self) -> &'static HeroFacts {
        &HEROES[usize::from(self.0)]
    }

    pub fn id(self) -> &'static str {
        self.facts().id
    }

    pub fn faction(self) -> Faction {
        self.facts().faction
    }

    pub fn all() -> impl Iterator<Item = Hero> + Clone {
        (0..HEROES.len() as u8).map(Hero)
    }

    pub fn named(id: &str) -> Option<Hero> {
        Hero::all().find(|hero| hero.id() == id)
    }

    /// The specialty of a level: 1, 4 or 6.
    pub fn specialty(self, level: u8) -> Option<Face> {
        Face::all().find(|face| face.printed().hero == self.id() && face.printed().level == level)
    }

    /// H3-DECK-1, H3-SETUP-11, H3-SETUP-12, H3-SETUP-13: the nine cards a hero begins with.
    pub fn deck(self) -> impl Iterator<Item = Face> {
        let facts = self.facts();
        let named = |id: &str| Face::named(id).expect("the card file names it");
        let statistics = ["attack", "defense", "power", "knowledge"].into_iter().zip(facts.start);
        let arrows = if facts.is_might { 1 } else { 2 };
        statistics
            .flat_map(move |(id, count)| std::iter::repeat_n(named(id), count.into()))
            .chain(std::iter::repeat_n(named("magic_arrow"), arrows))
            .chain([named(facts.ability).starting()])
            .chain(self.specialty(1))
    }
}

/// What is printed on a card that the rules know by its name.
#[derive(Debug)]
struct Simple {
    portrait: Portrait,
    copies: u8,
    faction: Option<Faction>,
    cost: [u8; 3],
    prices: [u8; 3],
}

impl Building {
    /// Gold, building materials, valuables.
    pub fn cost(self) -> [u16; 3] {
        BUILDINGS[self as usize].cost.map(u16::from)
    }

    /// What a spell costs in a guild: H3-TOWN-14.
    pub fn price(self, faction: Faction) -> u16 {
        BUILDINGS[self as usize].prices[faction as usize].into()
    }

    /// Whether a town of the faction has a place for it: H3-TOWN-11.
    pub fn is_of(self, faction: Faction) -> bool {
        BUILDINGS[self as usize].faction.is_none_or(|of| of == faction)
    }

    /// H3-TOWN-9, H3-UNIT-22
    pub fn dwelling(tier: Tier) -> Building {
        match tier {
            Tier::Bronze => Building::DwellingBronze,
            Tier::Silver => Building::DwellingSilver,
            Tier::Gold | Tier::Azure => Building::DwellingGold,
        }
    }

    pub fn portrait(self) -> Portrait {
        BUILDINGS[self as usize].portrait
    }
}

impl Proclamation {
    pub fn portrait(self) -> Portrait {
        PROCLAMATIONS[self as usize].portrait
    }
}

impl AiCard {
    pub fn copies(self) -> u8 {
        AI[self as usize].copies
    }

    pub fn portrait(self) -> Portrait {
        AI[self as usize].portrait
    }
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves H3-DECK-1, H3-SETUP-11, H3-SETUP-12, H3-SETUP-13.
    #[test]
    fn every_hero_begins_with_nine_cards() {
        for hero in Hero::all() {
            let deck: Vec<_> = hero.deck().collect();
            assert_eq!(deck.len(), 9, "{}", hero.id());
            let arrows = deck.iter().filter(|face| face.id() == "magic_arrow").count();
            assert_eq!(arrows, if hero.facts().is_might { 1 } else { 2 }, "{}", hero.id());
            assert_eq!(deck.iter().filter(|face| face.is_starting()).count(), 1, "{}", hero.id());
            assert_eq!(deck.iter().filter(|face| face.kind() == Kind::Specialty).count(), 1, "{}", hero.id());
        }
    }

    /// Proves H3-HERO-1.
    #[test]
    fn every_faction_has_a_hero_of_might_and_one_of_magic() {
        for faction in Faction::ALL {
            let types: Vec<bool> =
                Hero::all().filter(|hero| hero.faction() == faction).map(|hero| hero.facts().is_might).collect();
            assert!(types.contains(&true) && types.contains(&false), "{}", faction.key());
        }
    }

    #[test]
    fn the_box_holds_what_the_rulebook_counts() {
        let cards = |kind| Face::all().filter(|f| f.kind() == kind).map(|f| f.printed().copies).sum::<u8>();
        assert_eq!([Kind::Ability, Kind::Artifact, Kind::Spell, Kind::Statistic].map(cards), [30, 32, 46, 24]);
        assert_eq!(Unit::neutrals().map(|u| u.facts().copies).sum::<u8>(), 41);
        assert_eq!(AiCard::ALL.map(AiCard::copies).iter().sum::<u8>(), 20);
        assert_eq!((Proclamation::ALL.len(), Hero::all().count(), Tile::all().count()), (19, 6, 20));
        for faction in Faction::ALL {
            assert!(Unit::of(faction).all(|u| u.facts().faction == Some(faction)));
            assert_eq!(Tile::of(faction).kind(), TileKind::Starting);
            assert_eq!(Building::ALL.iter().filter(|b| b.is_of(faction)).count(), 8, "H3-AMB-48");
        }
    }

    /// Proves H3-LOC-31, H3-MAP-2.
    #[test]
    fn a_mine_that_nobody_owned_is_guarded() {
        for tile in Tile::all() {
            for field in tile.facts().fields {
                assert!(!field.location.is_mine() || field.guard > 0, "{}", tile.id());
            }
        }
    }
}
