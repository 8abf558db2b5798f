//! What maps are made of: tiles, their fields, and what lies there.

use super::{Faction, TILES, place_portrait};
use grid::hex::Print;
use kernel::named;
use kernel::scene::Portrait;

named! {
    /// H3-MAP-1
    TileKind {
        Starting = "starting",
        Far = "far",
        Near = "near",
        Center = "center",
    }
}

named! {
    /// H3-LOC
    Location {
        Empty = "empty",
        Blocked = "blocked",
        Town = "town",
        Settlement = "settlement",
        OrePit = "ore_pit",
        GoldMine = "gold_mine",
        AlchemistsLab = "alchemists_lab",
        CrystalCavern = "crystal_cavern",
        GemPond = "gem_pond",
        WaterWheel = "water_wheel",
        Windmill = "windmill",
        MysticalGarden = "mystical_garden",
        ShrineOfMagicGesture = "shrine_of_magic_gesture",
        ShrineOfMagicIncantation = "shrine_of_magic_incantation",
        TreeOfKnowledge = "tree_of_knowledge",
        RedwoodObservatory = "redwood_observatory",
        LearningStone = "learning_stone",
        WitchHut = "witch_hut",
        Temple = "temple",
        Stables = "stables",
        WarriorsTomb = "warriors_tomb",
        DragonUtopia = "dragon_utopia",
        FountainOfYouth = "fountain_of_youth",
        MagicSpring = "magic_spring",
        TradingPost = "trading_post",
        Treasure = "treasure",
        Grail = "grail",
        Artifact = "artifact",
        Sanctuary = "sanctuary",
        Resource = "resource",
        Obelisk = "obelisk",
        PandorasBox = "pandoras_box",
    }
}

/// What becomes of a field that was visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// H3-MAP-5
    Nothing,
    /// H3-MAP-6
    Visitable,
    /// H3-MAP-7
    Flaggable,
    /// H3-MAP-9
    Revisitable,
}

impl Location {
    pub fn sort(self) -> Sort {
        use Location::*;
        match self {
            Empty | Blocked => Sort::Nothing,
            Town | Settlement | OrePit | GoldMine | AlchemistsLab | CrystalCavern | GemPond | DragonUtopia
            | Obelisk => Sort::Flaggable,
            Stables | TradingPost | Sanctuary => Sort::Revisitable,
            WaterWheel
            | Windmill
            | MysticalGarden
            | ShrineOfMagicGesture
            | ShrineOfMagicIncantation
            | TreeOfKnowledge
            | RedwoodObservatory
            | LearningStone
            | WitchHut
            | Temple
            | WarriorsTomb
            | FountainOfYouth
            | MagicSpring
            | Treasure
            | Grail
            | Artifact
            | Resource
            | PandorasBox => Sort::Visitable,
        }
    }

    /// H3-LOC-29: gold, building materials, valuables of every resource round.
    pub fn mined(self) -> Option<[u16; 3]> {
        match self {
            Location::OrePit => Some([0, 2, 0]),
            Location::GoldMine => Some([5, 0, 0]),
            Location::AlchemistsLab | Location::CrystalCavern | Location::GemPond => Some([0, 0, 1]),
            _ => None,
        }
    }

    /// An empty field shows nothing.
    pub fn portrait(self) -> Option<Portrait> {
        place_portrait(self)
    }

    pub fn is_mine(self) -> bool {
        self.mined().is_some()
    }
}

/// One field as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldFacts {
    pub location: Location,
    /// I to VII; 0 where nobody stands guard.
    pub guard: u8,
    pub dice: u8,
}

#[derive(Debug)]
pub struct TileFacts {
    pub id: &'static str,
    pub kind: TileKind,
    pub terrain: &'static str,
    /// The middle, then clockwise from the upper right.
    pub fields: [FieldFacts; 7],
    pub print: Print,
}

/// A tile: an index into the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Tile(pub u8);

impl Tile {
    #[inline]
    pub fn facts(self) -> &'static TileFacts {
        &TILES[usize::from(self.0)]
    }

    pub fn id(self) -> &'static str {
        self.facts().id
    }

    pub fn kind(self) -> TileKind {
        self.facts().kind
    }

    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        (0..TILES.len() as u8).map(Tile)
    }

    pub fn named(id: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.id() == id)
    }

    /// H3-SCN-3: each faction has a starting tile of its own.
    pub fn of(faction: Faction) -> Tile {
        match faction {
            Faction::Necropolis => Tile(0),
            Faction::Dungeon => Tile(1),
            Faction::Castle => Tile(2),
        }
    }
}
