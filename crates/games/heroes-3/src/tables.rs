//! The fixed tables of the rulebook: dice, levels, encounters, the market.

use crate::printed::Tier;
use kernel::named;

named! {
    /// H3-DIFF-1
    Difficulty {
        Easy = "easy",
        Normal = "normal",
        Hard = "hard",
        Impossible = "impossible",
    }
}

named! {
    /// H3-RES-1
    Resource {
        Gold = "gold",
        BuildingMaterials = "building_materials",
        Valuables = "valuables",
    }
}

/// H3-RES-3: what the faces of the resource die give.
pub const RESOURCE_DIE: [(Resource, u16); 6] = [
    (Resource::Gold, 3),
    (Resource::Gold, 6),
    (Resource::BuildingMaterials, 2),
    (Resource::BuildingMaterials, 4),
    (Resource::Valuables, 1),
    (Resource::Valuables, 2),
];

named! {
    /// H3-MAP-10: what the treasure die shows.
    Treasure {
        Experience = "experience",
        Artifact = "artifact",
        Resource = "resource",
        TwoResources = "two_resources",
    }
}

pub const TREASURE_DIE: [Treasure; 6] = [
    Treasure::Experience,
    Treasure::Experience,
    Treasure::Artifact,
    Treasure::Artifact,
    Treasure::Resource,
    Treasure::TwoResources,
];

/// H3-COMBAT-12
pub const ATTACK_DIE: [i8; 6] = [-1, -1, 0, 0, 1, 1];

/// H3-LEVEL-6: from level 1 to level 7.
pub const TOP_OF_TRACK: u8 = 12;

/// H3-LEVEL-1: hand limit and expert effects a round, by level.
const LEVELS: [(u8, u8); 7] = [(4, 0), (4, 1), (5, 1), (5, 2), (6, 2), (6, 3), (7, 3)];

pub fn hand_limit(level: u8) -> u8 {
    LEVELS[usize::from(level) - 1].0
}

pub fn experts(level: u8) -> u8 {
    LEVELS[usize::from(level) - 1].1
}

/// H3-NEUTRAL-2: how many of each tier guard a field of difficulty I to VII.
const ENCOUNTERS: [[[u8; 4]; 7]; 4] = [
    [[1, 0, 0, 0], [2, 0, 0, 0], [1, 1, 0, 0], [2, 1, 0, 0], [2, 1, 1, 0], [2, 2, 1, 0], [0, 0, 0, 1]],
    [[1, 0, 0, 0], [2, 0, 0, 0], [2, 1, 0, 0], [1, 2, 0, 0], [1, 2, 1, 0], [1, 2, 2, 0], [0, 0, 0, 2]],
    [[2, 0, 0, 0], [3, 0, 0, 0], [1, 2, 0, 0], [0, 3, 0, 0], [0, 2, 2, 0], [0, 2, 3, 0], [0, 0, 1, 2]],
    [[3, 0, 0, 0], [2, 1, 0, 0], [0, 3, 0, 0], [0, 2, 1, 0], [0, 1, 3, 0], [0, 1, 4, 0], [0, 0, 2, 2]],
];

/// By tier, from bronze on.
pub fn encounter(difficulty: Difficulty, guard: u8) -> [u8; Tier::ALL.len()] {
    ENCOUNTERS[difficulty as usize][usize::from(guard) - 1]
}

/// H3-RES-4: give so many of one to get so many of another.
pub fn rate(give: Resource, get: Resource) -> Option<(u16, u16)> {
    use Resource::*;
    match (give, get) {
        (Gold, BuildingMaterials) => Some((2, 1)),
        (Gold, Valuables) => Some((6, 1)),
        (BuildingMaterials, Gold) => Some((1, 1)),
        (BuildingMaterials, Valuables) => Some((3, 1)),
        (Valuables, Gold) => Some((1, 3)),
        (Valuables, BuildingMaterials) => Some((1, 2)),
        (Gold, Gold) | (BuildingMaterials, BuildingMaterials) | (Valuables, Valuables) => None,
    }
}
