//! H3-SCN: a scenario as data. One file of `maps/` each, read and checked when the program starts: what is wrong with one
//! names its line. It runs no rule.

pub(crate) mod ai;

pub use ai::{AiKind, AiSide};

use crate::printed::{Building, Face, Faction, Location, Tier, Tile, TileKind, Unit};
use grid::hex::{self, Hex};
use kernel::named;
use std::sync::LazyLock;

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
        CapturedStartTownGivesNoIncome = "captured_start_town_gives_no_income",
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

#[derive(Debug)]
pub struct Scenario {
    pub id: String,
    pub mode: Mode,
    pub faction: Option<Faction>,
    pub rounds: u8,
    pub resources: [u16; 3],
    pub income: [u16; 3],
    pub army: Vec<Troop>,
    pub buildings: Vec<Building>,
    /// Far tiles of each player's own.
    pub supply: u8,
    pub wins: Vec<Goal>,
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

/// A scenario by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Map(u8);

impl Map {
    pub fn all() -> impl Iterator<Item = Map> {
        (0..FILES.len() as u8).map(Map)
    }

    pub fn named(id: &str) -> Option<Map> {
        Map::all().find(|map| map.scenario().id == id)
    }

    #[inline]
    pub fn scenario(self) -> &'static Scenario {
        &SCENARIOS[usize::from(self.0)]
    }
}

const FILES: [&str; 9] = [
    include_str!("../maps/twin_banners.toml"),
    include_str!("../maps/three_crowns.toml"),
    include_str!("../maps/force_of_will.toml"),
    include_str!("../maps/chain_link.toml"),
    include_str!("../maps/emerald_island.toml"),
    include_str!("../maps/wandering_dragons.toml"),
    include_str!("../maps/stand_united.toml"),
    include_str!("../maps/pale_regent.toml"),
    include_str!("../maps/greek_gift.toml"),
];

static SCENARIOS: LazyLock<Vec<Scenario>> =
    LazyLock::new(|| FILES.map(|text| Scenario::parse(text).expect("a test reads them all")).into());

mod file {
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Scenario {
        pub id: String,
        pub mode: String,
        pub faction: Option<String>,
        pub rounds: u8,
        pub resources: [u16; 3],
        pub income: [u16; 3],
        pub army: Vec<String>,
        pub buildings: Vec<String>,
        pub supply: u8,
        pub wins: Vec<String>,
        #[serde(default)]
        pub special: Vec<String>,
        #[serde(default)]
        pub obelisk: Vec<String>,
        #[serde(default)]
        pub capture: Vec<String>,
        pub utopia: Option<Utopia>,
        #[serde(default)]
        pub dragons: Vec<String>,
        pub closing: Closing,
        #[serde(default)]
        pub timed: Vec<Timed>,
        pub ai: Option<Ai>,
        pub layout: Vec<Layout>,
    }

    #[derive(Deserialize, Default)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Utopia {
        #[serde(default)]
        pub first: Vec<String>,
        #[serde(default)]
        pub guards: Vec<String>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, default)]
    #[derive(Default)]
    pub(super) struct Closing {
        pub cube: u8,
        pub cube_per_enemy: u8,
        pub grail: u8,
        pub utopia: u8,
        pub settlement: u8,
        pub mine: u8,
        pub level: u8,
        pub tie: String,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Timed {
        pub rounds: Vec<u8>,
        pub players: Option<u8>,
        pub who: Option<String>,
        #[serde(default)]
        pub gains: Vec<String>,
        #[serde(default)]
        pub reopens: Vec<String>,
    }

    /// Checked, and kept for the AI heroes to come.
    #[derive(Deserialize, Default)]
    #[serde(deny_unknown_fields, default)]
    pub(super) struct Ai {
        pub faction: Vec<String>,
        pub army: Vec<Vec<String>>,
        pub stands: Option<String>,
        pub might: u8,
        pub magic: u8,
        pub skill: u8,
        pub spells: Vec<String>,
        pub ability: Option<String>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Layout {
        pub players: u8,
        #[serde(default)]
        pub draws: Vec<Draw>,
        pub tiles: Vec<Spot>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Draw {
        pub group: String,
        #[serde(default)]
        pub from: Vec<String>,
        pub take: usize,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Spot {
        pub kind: String,
        pub at: [i8; 2],
        pub tile: Option<String>,
        pub group: Option<String>,
        #[serde(default)]
        pub ai: bool,
    }
}

/// Why a file is no scenario: where, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoScenario {
    pub line: usize,
    pub why: String,
}

/// Words that no table knows are found in the text again, so that a refusal can name their line.
struct Reader<'t>(&'t str);

impl Reader<'_> {
    fn wrong(&self, word: &str, why: &str) -> NoScenario {
        let at = self.0.find(word).unwrap_or(0);
        NoScenario { line: self.0[..at].matches('\n').count() + 1, why: format!("{why}: `{word}`") }
    }

    fn one<T>(&self, word: &str, what: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, NoScenario> {
        find(word).ok_or_else(|| self.wrong(word, &format!("no {what} is called so")))
    }

    fn all<T>(&self, words: &[String], what: &str, find: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, NoScenario> {
        words.iter().map(|word| self.one(word, what, &find)).collect()
    }

    /// `gold 3`
    fn gifts(&self, words: &[String]) -> Result<Vec<(Gift, u8)>, NoScenario> {
        let gift = |text: &str| {
            let (word, count) = text.split_once(' ').unwrap_or((text, "1"));
            Some((Gift::keyed(word)?, count.parse().ok()?))
        };
        self.all(words, "gift", gift)
    }

    /// `few bronze 1`
    fn troops(&self, words: &[String]) -> Result<Vec<Troop>, NoScenario> {
        let troop = |text: &str| {
            let mut words = text.split(' ');
            let is_pack = ["few", "pack"].iter().position(|w| Some(*w) == words.clone().next())? == 1;
            let tier = Tier::keyed(words.nth(1)?)?;
            let rank = match words.next()? {
                "any" => None,
                number => Some(number.parse::<u8>().ok()?.checked_sub(1)?),
            };
            let troop = Troop { is_pack, tier, rank };
            (words.next().is_none() && Faction::ALL.iter().all(|&f| troop.unit(f).is_some())).then_some(troop)
        };
        self.all(words, "unit", troop)
    }

    /// `silver 2 azure 1`
    fn guards(&self, words: &[String]) -> Result<Vec<[u8; 4]>, NoScenario> {
        let guards = |text: &str| {
            let mut count = [0; 4];
            let words: Vec<&str> = text.split(' ').collect();
            for pair in words.chunks(2) {
                count[Tier::keyed(pair[0])? as usize] = pair.get(1)?.parse().ok()?;
            }
            Some(count)
        };
        self.all(words, "guard", guards)
    }

    fn layout(&self, layout: file::Layout) -> Result<Layout, NoScenario> {
        let mut spots: Vec<Spot> = vec![];
        for spot in layout.tiles {
            let kind = self.one(&spot.kind, "kind of tile", TileKind::keyed)?;
            let tile = spot.tile.map(|id| self.one(&id, "tile", Tile::named)).transpose()?;
            let at = Hex::at(spot.at[0], spot.at[1]);
            let here = format!("{}, {}", spot.at[0], spot.at[1]);
            let place = hex::Tile::at(at);
            if !place.fits() || spots.iter().any(|other| place.overlaps(hex::Tile::at(other.at))) {
                return Err(self.wrong(&here, "a tile lies on another one or beyond the map"));
            }
            if tile.is_some_and(|tile| tile.kind() != kind) {
                return Err(self.wrong(&here, "a tile of another kind"));
            }
            spots.push(Spot { kind, at, tile, group: spot.group.unwrap_or(spot.kind), is_ai: spot.ai });
        }
        let starts = spots.iter().filter(|spot| spot.kind == TileKind::Starting && !spot.is_ai).count();
        if starts != usize::from(layout.players) || layout.players > 3 {
            return Err(self.wrong("players", "every player needs a starting tile"));
        }
        let mut draws = vec![];
        for draw in layout.draws {
            let from = self.all(&draw.from, "tile", Tile::named)?;
            let room = spots.iter().filter(|spot| spot.group == draw.group && spot.tile.is_none()).count();
            if draw.take > room || !from.is_empty() && draw.take > from.len() {
                return Err(self.wrong(&draw.group, "more tiles are drawn than there are"));
            }
            draws.push(Draw { group: draw.group, from, take: draw.take });
        }
        for kind in TileKind::ALL {
            let used = spots.iter().filter(|spot| spot.kind == kind).count();
            if used > Tile::all().filter(|tile| tile.kind() == kind).count() {
                return Err(self.wrong(kind.key(), "more tiles of a kind than the box has"));
            }
        }
        Ok(Layout { players: layout.players, spots, draws })
    }
}

impl Scenario {
    /// Read a file. What it does not know is refused with its line.
    pub fn parse(text: &str) -> Result<Scenario, NoScenario> {
        let file: file::Scenario = toml::from_str(text).map_err(|error| NoScenario {
            line: error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1),
            why: error.message().to_string(),
        })?;
        let reader = Reader(text);
        let utopia = file.utopia.unwrap_or_default();
        let mut side = None;
        if let Some(ai) = &file.ai {
            let ability = ai.ability.as_ref().map(|id| reader.one(id, "ability", Face::named)).transpose()?;
            side = Some(AiSide {
                factions: reader.all(&ai.faction, "faction", Faction::keyed)?,
                armies: ai.army.iter().map(|army| reader.troops(army)).collect::<Result<_, _>>()?,
                stands: ai.stands.as_ref().map(|tile| reader.one(tile, "tile", Tile::named)).transpose()?,
                counts: [ai.might, ai.magic, ai.skill],
                spells: reader.all(&ai.spells, "spell", Face::named)?,
                ability: ability.unwrap_or_else(ai::default_skill),
            });
            if ai.might + ai.magic + ai.skill > 20 {
                return Err(reader.wrong("ai", "more AI cards than the box has"));
            }
        }
        let closing = file.closing;
        let mut timed = vec![];
        for event in file.timed {
            timed.push(Timed {
                rounds: event.rounds,
                players: event.players,
                whom: event.who.map_or(Ok(Whom::All), |who| reader.one(&who, "player", Whom::keyed))?,
                gains: reader.gifts(&event.gains)?,
                reopens: reader.all(&event.reopens, "location", Location::keyed)?,
            });
        }
        Ok(Scenario {
            mode: reader.one(&file.mode, "mode", Mode::keyed)?,
            faction: file.faction.map(|word| reader.one(&word, "faction", Faction::keyed)).transpose()?,
            rounds: file.rounds,
            resources: file.resources,
            income: file.income,
            army: reader.troops(&file.army)?,
            buildings: reader.all(&file.buildings, "building", Building::keyed)?,
            supply: file.supply,
            wins: reader.all(&file.wins, "goal", Goal::keyed)?,
            specials: reader
                .all(&file.special, "rule of a scenario", Special::keyed)?
                .into_iter()
                .fold(0, |bits, special| bits | 1 << special as u64),
            obelisk: reader.all(&file.obelisk, "gift", Gift::keyed)?,
            capture: reader.gifts(&file.capture)?,
            utopia: reader.gifts(&utopia.first)?,
            utopia_guards: reader.guards(&utopia.guards)?,
            wandering: reader.guards(&file.dragons)?,
            closing: Closing {
                cube: closing.cube,
                cube_per_enemy: closing.cube_per_enemy,
                grail: closing.grail,
                utopia: closing.utopia,
                settlement: closing.settlement,
                mine: closing.mine,
                level: closing.level,
                tie: reader.one(&closing.tie, "end", Tie::keyed)?,
            },
            has_ai_hero: side.as_ref().is_some_and(|ai| !ai.armies.is_empty()),
            ai: side,
            timed,
            layouts: file.layout.into_iter().map(|layout| reader.layout(layout)).collect::<Result<_, _>>()?,
            id: file.id,
        })
    }
}

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

    #[test]
    fn a_mistake_is_named_with_its_line() {
        let wrong = |from: &str, to: &str| Scenario::parse(&FILES[0].replacen(from, to, 1)).unwrap_err();
        assert_eq!(wrong("[\"dwelling_bronze\"]", "[\"dwelling_brass\"]").line, 8);
        assert_eq!(wrong("few bronze 2", "few bronze 9").line, 7);
        assert_eq!(wrong("rounds = 12", "rounds = -1").line, 4);
        assert_eq!(wrong("supply", "supplies").line, 9);
        let overlap = wrong("at = [3, -2]", "at = [2, -1]");
        assert!(overlap.line > 28 && overlap.why.contains("lies on another"), "{overlap:?}");
    }
}
