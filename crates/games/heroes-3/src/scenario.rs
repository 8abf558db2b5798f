//! H3-SCN: a scenario as data. One file of `maps/` each, read and checked when the program starts: what is wrong with one
//! names its line. It runs no rule.

pub(crate) mod ai;
mod file;
mod reading;

pub use ai::{AiKind, AiSide};
pub use reading::NoScenario;

use crate::printed::{Building, Faction, Location, Tier, Tile, TileKind, Unit};
use grid::hex::Hex;
use kernel::{Malformed, Phrase, named};
use std::sync::{LazyLock, PoisonError, RwLock};

named! {
    /// H3-MODE
    Mode {
        Clash = "clash",
        Cooperative = "cooperative",
        Campaign = "campaign",
    }
}

named! {
    /// What wins a scenario: H3-WIN-1.
    Goal {
        CaptureStartTown = "capture_start_town",
        CubeOfEachEnemy = "cube_of_each_enemy",
        GrailAtHome = "grail_at_home",
        FlagUtopia = "flag_utopia",
        AllMinesAndSettlements = "all_mines_and_settlements",
        BeatWanderingDragons = "beat_wandering_dragons",
        EachWinsInUtopia = "each_wins_in_utopia",
        BeatAiHero = "beat_ai_hero",
    }
}

named! {
    /// H3-MODE-6: rules of a scenario's own.
    Special {
        EnemyStartTileFromRound3 = "enemy_start_tile_from_round_3",
        GrailPassesWithDefeat = "grail_passes_with_defeat",
        UtopiaWithoutDiplomacy = "utopia_without_diplomacy",
        UtopiaFromTheMiddle = "utopia_from_the_middle",
        FreeDefenceWithCards = "free_defence_with_cards",
        FasterFromLevel5 = "faster_from_level_5",
        GrailGuardJoins = "grail_guard_joins",
        ResourceRoundChoice = "resource_round_choice",
        NoWallsBetweenStartingTiles = "no_walls_between_starting_tiles",
        NoGoldDwelling = "no_gold_dwelling",
        UnitsMayBeGiven = "units_may_be_given",
        LastCombatIsHarder = "last_combat_is_harder",
        LevelFourFallsBack = "level_four_falls_back",
        Peace = "peace",
        WanderingDragons = "wandering_dragons",
        AzureDragonGuardsWithAiDeck = "azure_dragon_guards_with_ai_deck",
        NoSecondaryHeroes = "no_secondary_heroes",
        BuildTokenTrades = "build_token_trades",
        SharedArmy = "shared_army",
        AiStartsInRound3 = "ai_starts_in_round_3",
        AiArmyReturns = "ai_army_returns",
        NoGoldForDefeat = "no_gold_for_defeat",
        LostWithACombat = "lost_with_a_combat",
        LevelAtMost4 = "level_at_most_4",
        ArchangelsWaitInF3 = "archangels_wait_in_f3",
        Illusions = "illusions",
    }
}

named! {
    /// What a scenario gives: at an obelisk, in a round, for a town.
    Gift {
        Gold = "gold",
        BuildingMaterials = "building_materials",
        Valuables = "valuables",
        Mp = "mp",
        Morale = "morale",
        ArtifactSearch = "artifact_search",
        TreasureDie = "treasure_die",
        ResourceDie = "resource_die",
        TwoTreasureDice = "two_treasure_dice",
        TreasureAndResourceDie = "treasure_and_resource_die",
        RemoveCard = "remove_card",
        RemoveAiCard = "remove_ai_card",
        SharedRecruit = "shared_recruit",
        VisitAgain = "visit_again",
        DragonsHurry = "dragons_hurry",
        AiMp = "ai_mp",
        AiGoesStraight = "ai_goes_straight",
    }
}

named! {
    Whom {
        All = "all",
        /// The last in turn order.
        Second = "second",
    }
}

named! {
    /// What becomes of those with the same points: H3-SCN-4.
    Tie {
        Draw = "draw",
        Share = "share",
        /// Nobody won: all have lost.
        Lost = "lost",
    }
}

/// A unit of an army by its rank among its tier: H3-SETUP-18.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Troop {
    pub is_pack: bool,
    pub tier: Tier,
    /// The cheapest is 0; `None` is the player's choice.
    pub rank: Option<u8>,
}

impl Troop {
    /// Which unit of a faction it is. The card file lists each tier by cost.
    pub fn unit(self, faction: Faction) -> Option<Unit> {
        Unit::of(faction).filter(|unit| unit.facts().tier == self.tier).nth(self.rank.unwrap_or(0).into())
    }
}

#[derive(Debug)]
pub struct Layout {
    pub players: u8,
    pub spots: Vec<Spot>,
    pub draws: Vec<Draw>,
}

/// H3-SCN-2
#[derive(Debug)]
pub struct Spot {
    pub kind: TileKind,
    pub at: Hex,
    pub tile: Option<Tile>,
    pub group: String,
    pub is_ai: bool,
}

/// So many tiles of a group come out of these; where none are named, out of those no other draw names.
#[derive(Debug)]
pub struct Draw {
    pub group: String,
    pub from: Vec<Tile>,
    pub take: usize,
}

#[derive(Debug)]
pub struct Timed {
    pub rounds: Vec<u8>,
    pub players: Option<u8>,
    pub whom: Whom,
    pub gains: Vec<(Gift, u8)>,
    pub reopens: Vec<Location>,
}

/// Points at the end of the last round: H3-SCN-4.
#[derive(Clone, Copy, Debug)]
pub struct Closing {
    pub cube: u8,
    pub cube_per_enemy: u8,
    pub grail: u8,
    pub utopia: u8,
    pub settlement: u8,
    pub mine: u8,
    pub level: u8,
    pub tie: Tie,
}

impl Closing {
    /// Whether anything is worth a point.
    pub fn counts(&self) -> bool {
        [self.cube, self.cube_per_enemy, self.grail, self.utopia, self.settlement, self.mine, self.level] != [0; 7]
    }
}

/// When a part of the story is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Intro,
    Round(u8),
    Won,
    Lost,
}

/// A part of a scenario's story. Ours are in the word files; one from outside brings its own text.
#[derive(Debug)]
pub struct Told {
    pub when: When,
    pub text: Option<String>,
}

#[derive(Debug)]
pub struct Scenario {
    pub id: String,
    /// The file itself.
    pub text: String,
    /// What it is called, where the word files do not say it.
    pub title: Option<String>,
    pub mode: Mode,
    /// Which chapter of a campaign it is: 1 begins one, and a later one begins from what was handed on: H3-MODE-3.
    pub chapter: u8,
    pub next: Option<String>,
    /// Whether its hero is one of might (or of magic).
    pub might: Option<bool>,
    /// H3-AMB-77: instead of the difficulty's starting bonus.
    pub bonus: Option<Vec<(Gift, u8)>>,
    pub story: Vec<Told>,
    pub faction: Option<Faction>,
    pub rounds: u8,
    pub resources: [u16; 3],
    pub income: [u16; 3],
    pub army: Vec<Troop>,
    pub buildings: Vec<Building>,
    /// Far tiles of each player's own.
    pub supply: u8,
    pub wins: Vec<Goal>,
    /// H3-AMB-27: whether a goal that is reached ends the game at once, or with the round.
    pub at_once: bool,
    /// A bit for each of [`Special::ALL`].
    pub specials: u64,
    pub obelisk: Vec<Gift>,
    pub capture: Vec<(Gift, u8)>,
    /// For the first to flag the Dragon Utopia.
    pub utopia: Vec<(Gift, u8)>,
    /// The guards of the Dragon Utopia by difficulty, where they are not those of the encounter table.
    pub utopia_guards: Vec<[u8; 4]>,
    /// The wandering dragons by difficulty.
    pub wandering: Vec<[u8; 4]>,
    pub closing: Closing,
    pub ai: Option<AiSide>,
    /// Whether an AI hero walks the map: one with an army.
    pub has_ai_hero: bool,
    pub timed: Vec<Timed>,
    pub layouts: Vec<Layout>,
}

impl Scenario {
    pub fn layout(&self, players: u8) -> Option<&Layout> {
        self.layouts.iter().find(|layout| layout.players == players)
    }

    pub fn has(&self, special: Special) -> bool {
        self.specials >> special as u64 & 1 != 0
    }

    pub fn is_won_by(&self, goal: Goal) -> bool {
        self.wins.contains(&goal)
    }
}

/// A scenario that can be played: one of ours, or one that was handed over.
#[derive(Clone, Copy)]
pub struct Map(&'static Scenario);

impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Map {}

impl std::hash::Hash for Map {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
    }
}

impl std::fmt::Debug for Map {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.id)
    }
}

/// More are not taken: a folder of a thousand is a mistake.
const MOST_GUESTS: usize = 200;

/// Scenarios that somebody handed over, before any table was set up.
static GUESTS: RwLock<Vec<Map>> = RwLock::new(vec![]);

impl Map {
    /// Ours, then the others in the order they came.
    pub fn all() -> Vec<Map> {
        let guests = GUESTS.read().unwrap_or_else(PoisonError::into_inner);
        OURS.iter().chain(guests.iter()).copied().collect()
    }

    pub fn named(id: &str) -> Option<Map> {
        let is = |map: &&Map| map.0.id == id;
        let guests = GUESTS.read().unwrap_or_else(PoisonError::into_inner);
        OURS.iter().find(is).or_else(|| guests.iter().find(is)).copied()
    }

    /// A file from outside can be played from now on, under its id. One that was read before is the same.
    pub fn learn(text: &str) -> Result<Map, NoScenario> {
        let scenario = Scenario::parse(text)?;
        let reader = reading::Reader::new(text);
        if OURS.iter().any(|map| map.0.id == scenario.id) {
            return Err(reader.wrong(&scenario.id, "scenario-ours"));
        }
        let mut guests = GUESTS.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = guests.iter().find(|map| map.0.id == scenario.id) {
            return match known.0.text == scenario.text {
                true => Ok(*known),
                false => Err(reader.wrong(&scenario.id, "scenario-twice")),
            };
        }
        if guests.len() >= MOST_GUESTS {
            return Err(reader.wrong(&scenario.id, "scenario-many"));
        }
        // What is played stays for as long as the program runs.
        let map = Map(Box::leak(Box::new(scenario)));
        guests.push(map);
        Ok(map)
    }

    #[inline]
    pub fn scenario(self) -> &'static Scenario {
        self.0
    }
}

/// A file from outside, for [`Game::learn`](kernel::Game::learn).
pub(crate) fn learn(text: &str) -> Result<String, Malformed> {
    let wrong = |why: NoScenario| Malformed::new(why.line, Phrase::new(why.why).text("word", why.word));
    Map::learn(text).map(|map| map.scenario().id.clone()).map_err(wrong)
}

const FILES: [&str; 15] = [
    include_str!("../maps/twin_banners.toml"),
    include_str!("../maps/three_crowns.toml"),
    include_str!("../maps/force_of_will.toml"),
    include_str!("../maps/chain_link.toml"),
    include_str!("../maps/emerald_island.toml"),
    include_str!("../maps/wandering_dragons.toml"),
    include_str!("../maps/stand_united.toml"),
    include_str!("../maps/pale_regent.toml"),
    include_str!("../maps/greek_gift.toml"),
    include_str!("../maps/ash_road_1.toml"),
    include_str!("../maps/ash_road_2.toml"),
    include_str!("../maps/ash_road_3.toml"),
    include_str!("../maps/seven_lamps_1.toml"),
    include_str!("../maps/seven_lamps_2.toml"),
    include_str!("../maps/seven_lamps_3.toml"),
];

static OURS: LazyLock<Vec<Map>> = LazyLock::new(|| {
    let read = |text| Scenario::parse(text).expect("a test reads them all");
    FILES.map(|text| Map(Box::leak(Box::new(read(text))))).into()
});

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves H3-SCN-1, H3-MODE-1.
    #[test]
    fn every_scenario_can_be_read() {
        for text in FILES {
            let scenario = Scenario::parse(text).unwrap_or_else(|why| panic!("{why:?}"));
            assert!(scenario.rounds > 0 && !scenario.layouts.is_empty() && !scenario.wins.is_empty());
            assert_eq!(Map::named(&scenario.id).unwrap().scenario().id, scenario.id);
        }
    }

    /// Mode, maps for how many, rounds, resources, income, army, buildings, far tiles of one's own, and the end.
    type Facts<'a> = (Mode, &'a [u8], u8, [u16; 3], [u16; 3], &'a str, usize, u8, Tie);

    /// Proves H3-SCN-1, H3-MODE-1, H3-MODE-6: what each scenario of the catalogue fixes.
    #[test]
    fn scenarios_fix_what_they_say() {
        use Mode::*;
        let two = "few bronze 1, few bronze 2";
        let facts: [(&str, Facts<'_>); 9] = [
            ("twin_banners", (Clash, &[2], 12, [15, 3, 1], [10, 0, 0], two, 1, 1, Tie::Draw)),
            ("three_crowns", (Clash, &[3], 12, [15, 3, 1], [10, 0, 0], two, 1, 1, Tie::Share)),
            (
                "pale_regent",
                (Campaign, &[1], 10, [15, 4, 1], [10, 0, 1], "few bronze 1, few bronze 3", 1, 1, Tie::Lost),
            ),
            ("force_of_will", (Clash, &[2, 3], 12, [15, 2, 1], [15, 2, 1], two, 1, 1, Tie::Lost)),
            ("chain_link", (Clash, &[2], 12, [20, 6, 1], [10, 0, 0], "pack bronze 1, few bronze 3", 1, 0, Tie::Draw)),
            (
                "emerald_island",
                (Cooperative, &[1, 2], 8, [5, 2, 1], [10, 0, 1], "pack bronze any, few bronze any", 1, 0, Tie::Lost),
            ),
            // The maps for three of the next two are our own.
            ("wandering_dragons", (Cooperative, &[2, 3], 10, [6, 2, 0], [10, 2, 1], two, 2, 1, Tie::Lost)),
            (
                "stand_united",
                (Cooperative, &[2, 3], 9, [6, 2, 1], [10, 0, 0], "few bronze 1, few silver 1", 1, 0, Tie::Lost),
            ),
            ("greek_gift", (Campaign, &[1], 8, [10, 3, 1], [10, 0, 0], two, 2, 0, Tie::Lost)),
        ];
        for (id, said) in facts {
            let s = Map::named(id).unwrap().scenario();
            let army: Vec<String> = s
                .army
                .iter()
                .map(|troop| {
                    let rank = troop.rank.map_or("any".into(), |rank| (rank + 1).to_string());
                    format!("{} {} {rank}", if troop.is_pack { "pack" } else { "few" }, troop.tier.key())
                })
                .collect();
            let players: Vec<u8> = s.layouts.iter().map(|layout| layout.players).collect();
            let is = (
                s.mode,
                &players[..],
                s.rounds,
                s.resources,
                s.income,
                &army.join(", ")[..],
                s.buildings.len(),
                s.supply,
                s.closing.tie,
            );
            assert_eq!(is, said, "{id}");
            assert!(s.buildings.contains(&Building::DwellingBronze), "{id}");
        }
    }

    #[test]
    fn a_mistake_is_named_with_its_line() {
        let wrong = |from: &str, to: &str| Scenario::parse(&FILES[0].replacen(from, to, 1)).unwrap_err();
        assert_eq!(wrong("[\"dwelling_bronze\"]", "[\"dwelling_brass\"]").line, 8);
        assert_eq!(wrong("few bronze 2", "few bronze 9").line, 7);
        assert_eq!(wrong("rounds = 12", "rounds = -1").line, 4);
        assert_eq!(wrong("supply", "supplies").line, 9);
        let overlap = wrong("at = [3, -2]", "at = [2, -1]");
        assert!(overlap.line > 28 && overlap.why == "scenario-overlap", "{overlap:?}");
    }
}
