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

#[cfg(test)]
mod tests {
    use super::*;

    /// The catalogue's table, row by row: easy, normal, hard, impossible.
    const TABLE: [(&str, [&str; 4]); 7] = [
        ("I", ["1B", "1B", "2B", "3B"]),
        ("II", ["2B", "2B", "3B", "2B 1S"]),
        ("III", ["1B 1S", "2B 1S", "1B 2S", "3S"]),
        ("IV", ["2B 1S", "1B 2S", "3S", "2S 1G"]),
        ("V", ["2B 1S 1G", "1B 2S 1G", "2S 2G", "1S 3G"]),
        ("VI", ["2B 2S 1G", "1B 2S 2G", "2S 3G", "1S 4G"]),
        ("VII", ["1A", "2A", "1G 2A", "2G 2A"]),
    ];

    /// Proves H3-NEUTRAL-2, H3-DIFF-1: who guards a field of each difficulty, in all 28 cases.
    #[test]
    fn the_encounter_table() {
        for (guard, (row, columns)) in (1..).zip(TABLE) {
            for (difficulty, cell) in Difficulty::ALL.into_iter().zip(columns) {
                let tiers = encounter(difficulty, guard).into_iter().zip(["B", "S", "G", "A"]);
                let said: Vec<String> = tiers.filter(|(n, _)| *n > 0).map(|(n, tier)| format!("{n}{tier}")).collect();
                assert_eq!(said.join(" "), cell, "field {row}, {difficulty:?}");
            }
        }
    }

    /// Proves H3-LEVEL-1, H3-DECK-13: hand limit and expert effects of each level.
    #[test]
    fn the_level_track() {
        let track = [(1, 4, 0), (2, 4, 1), (3, 5, 1), (4, 5, 2), (5, 6, 2), (6, 6, 3), (7, 7, 3)];
        for (level, hand, crowns) in track {
            assert_eq!((hand_limit(level), experts(level)), (hand, crowns), "level {level}");
        }
        assert_eq!(TOP_OF_TRACK, 2 * (7 - 1)); // H3-LEVEL-6
    }

    /// Proves H3-RES-4: what a market gives for what.
    #[test]
    fn the_market_table() {
        use Resource::*;
        let trades = [
            (Gold, [None, Some((2, 1)), Some((6, 1))]),
            (BuildingMaterials, [Some((1, 1)), None, Some((3, 1))]),
            (Valuables, [Some((1, 3)), Some((1, 2)), None]),
        ];
        for (give, row) in trades {
            assert_eq!(Resource::ALL.map(|get| rate(give, get)), row, "{give:?}");
        }
    }

    /// Proves H3-RES-3, H3-COMBAT-12, H3-MAP-10: the faces of the dice.
    #[test]
    fn the_dice() {
        let amounts = |what| RESOURCE_DIE.iter().filter(|(of, _)| *of == what).map(|(_, n)| *n).collect::<Vec<_>>();
        assert_eq!(Resource::ALL.map(amounts), [vec![3, 6], vec![2, 4], vec![1, 2]]);
        assert_eq!([-1, 0, 1].map(|face| ATTACK_DIE.iter().filter(|n| **n == face).count()), [2, 2, 2]);
        assert_eq!(Treasure::ALL.map(|face| TREASURE_DIE.iter().filter(|f| **f == face).count()), [2, 2, 1, 1]);
    }
}
