//! A scenario's file: read word by word and checked, so that what is wrong names its line.

use super::ai::{self, AiSide};
use super::{Closing, Draw, Gift, Goal, Layout, Mode, Scenario, Special, Spot, Tie, Timed, Told, Troop, When, Whom};
use crate::cards::is_for_ai;
use crate::printed::{Building, Face, Faction, Kind, Location, Tier, Tile, TileKind};
use grid::hex::{self, Hex};

mod file {
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Scenario {
        pub id: String,
        /// Which game it is of, for whoever reads a folder.
        #[expect(dead_code, reason = "looked at before the game is known")]
        pub game: Option<String>,
        pub title: Option<String>,
        pub mode: String,
        #[serde(default)]
        pub chapter: u8,
        pub next: Option<String>,
        pub heroes: Option<String>,
        pub bonus: Option<Vec<String>>,
        #[serde(default)]
        pub story: Vec<Told>,
        pub faction: Option<String>,
        pub rounds: u8,
        pub resources: [u16; 3],
        pub income: [u16; 3],
        pub army: Vec<String>,
        pub buildings: Vec<String>,
        pub supply: u8,
        #[serde(default)]
        pub at_once: bool,
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

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Told {
        pub when: String,
        pub text: Option<String>,
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
    /// In the word files: `scenario-…`.
    pub why: &'static str,
    pub word: String,
}

/// A card of one kind by its id.
fn of(kind: Kind) -> impl Fn(&str) -> Option<Face> {
    move |id| Face::named(id).filter(|face| face.kind() == kind)
}

/// Words that no table knows are found in the text again, so that a refusal can name their line.
pub(super) struct Reader<'t>(pub &'t str);

impl Reader<'_> {
    pub(super) fn wrong(&self, word: &str, why: &'static str) -> NoScenario {
        let says = |line: &str| !line.starts_with('#') && line.contains(word);
        NoScenario { line: self.0.lines().position(says).unwrap_or(0) + 1, why, word: word.to_string() }
    }

    fn one<T>(&self, word: &str, what: &'static str, find: impl Fn(&str) -> Option<T>) -> Result<T, NoScenario> {
        find(word).ok_or_else(|| self.wrong(word, what))
    }

    fn all<T>(
        &self,
        words: &[String],
        what: &'static str,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, NoScenario> {
        words.iter().map(|word| self.one(word, what, &find)).collect()
    }

    /// H3-AI-19: the ability an AI's skill cards use, one that says something of the unit that acts.
    fn ability(&self, id: &str) -> Result<Face, NoScenario> {
        let face = self.one(id, "scenario-no-ability", of(Kind::Ability))?;
        if is_for_ai(face) { Ok(face) } else { Err(self.wrong(id, "scenario-ai-ability")) }
    }

    /// `intro`, `round 4`, `won`, `lost`
    fn told(&self, told: file::Told, rounds: u8) -> Result<Told, NoScenario> {
        let when = |word: &str| match word {
            "intro" => Some(When::Intro),
            "won" => Some(When::Won),
            "lost" => Some(When::Lost),
            _ => word.strip_prefix("round ")?.parse().ok().filter(|n| *n <= rounds).map(When::Round),
        };
        Ok(Told { when: self.one(&told.when, "scenario-no-moment", when)?, text: told.text })
    }

    /// `gold 3`
    fn gifts(&self, words: &[String]) -> Result<Vec<(Gift, u8)>, NoScenario> {
        let gift = |text: &str| {
            let (word, count) = text.split_once(' ').unwrap_or((text, "1"));
            Some((Gift::keyed(word)?, count.parse().ok()?))
        };
        self.all(words, "scenario-no-gift", gift)
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
        self.all(words, "scenario-no-unit", troop)
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
        self.all(words, "scenario-no-guards", guards)
    }

    fn layout(&self, layout: file::Layout) -> Result<Layout, NoScenario> {
        let mut spots: Vec<Spot> = vec![];
        for spot in layout.tiles {
            let kind = self.one(&spot.kind, "scenario-no-tile-kind", TileKind::keyed)?;
            let tile = spot.tile.map(|id| self.one(&id, "scenario-no-tile", Tile::named)).transpose()?;
            let at = Hex::at(spot.at[0], spot.at[1]);
            let here = format!("{}, {}", spot.at[0], spot.at[1]);
            let place = hex::Tile::at(at);
            if !place.fits() || spots.iter().any(|other| place.overlaps(hex::Tile::at(other.at))) {
                return Err(self.wrong(&here, "scenario-overlap"));
            }
            if tile.is_some_and(|tile| tile.kind() != kind) {
                return Err(self.wrong(&here, "scenario-other-kind"));
            }
            spots.push(Spot { kind, at, tile, group: spot.group.unwrap_or(spot.kind), is_ai: spot.ai });
        }
        let starts = spots.iter().filter(|spot| spot.kind == TileKind::Starting && !spot.is_ai).count();
        if starts != usize::from(layout.players) || layout.players > 3 {
            return Err(self.wrong(&format!("players = {}", layout.players), "scenario-start"));
        }
        let mut draws = vec![];
        for draw in layout.draws {
            let from = self.all(&draw.from, "scenario-no-tile", Tile::named)?;
            let room = spots.iter().filter(|spot| spot.group == draw.group && spot.tile.is_none()).count();
            if draw.take > room || !from.is_empty() && draw.take > from.len() {
                return Err(self.wrong(&draw.group, "scenario-draws"));
            }
            draws.push(Draw { group: draw.group, from, take: draw.take });
        }
        for kind in TileKind::ALL {
            let used = spots.iter().filter(|spot| spot.kind == kind).count();
            if used > Tile::all().filter(|tile| tile.kind() == kind).count() {
                return Err(self.wrong(kind.key(), "scenario-tiles"));
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
            why: "scenario-toml",
            word: error.message().to_string(),
        })?;
        let reader = Reader(text);
        let utopia = file.utopia.unwrap_or_default();
        let mut side = None;
        if let Some(ai) = &file.ai {
            let ability = ai.ability.as_ref().map(|id| reader.ability(id)).transpose()?;
            side = Some(AiSide {
                factions: reader.all(&ai.faction, "scenario-no-faction", Faction::keyed)?,
                armies: ai.army.iter().map(|army| reader.troops(army)).collect::<Result<_, _>>()?,
                stands: ai.stands.as_ref().map(|tile| reader.one(tile, "scenario-no-tile", Tile::named)).transpose()?,
                counts: [ai.might, ai.magic, ai.skill],
                spells: reader.all(&ai.spells, "scenario-no-spell", of(Kind::Spell))?,
                ability: ability.unwrap_or_else(ai::default_skill),
            });
            if ai.might + ai.magic + ai.skill > 20 {
                return Err(reader.wrong("ai", "scenario-ai-cards"));
            }
        }
        let is_id = |id: &str| {
            let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            (3..=40).contains(&id.len()) && id.chars().all(fits)
        };
        if let Some(id) = [Some(&file.id), file.next.as_ref()].into_iter().flatten().find(|id| !is_id(id)) {
            return Err(reader.wrong(id, "scenario-id"));
        }
        if !(1..=20).contains(&file.rounds) || file.layout.is_empty() || file.wins.is_empty() || file.army.is_empty() {
            return Err(reader.wrong("rounds", "scenario-bare"));
        }
        let closing = file.closing;
        let mut timed = vec![];
        for event in file.timed {
            timed.push(Timed {
                rounds: event.rounds,
                players: event.players,
                whom: event.who.map_or(Ok(Whom::All), |who| reader.one(&who, "scenario-no-player", Whom::keyed))?,
                gains: reader.gifts(&event.gains)?,
                reopens: reader.all(&event.reopens, "scenario-no-location", Location::keyed)?,
            });
        }
        let kind = |word: &str| ["magic", "might"].iter().position(|known| *known == word).map(|n| n == 1);
        let scenario = Scenario {
            text: text.to_string(),
            title: file.title,
            mode: reader.one(&file.mode, "scenario-no-mode", Mode::keyed)?,
            chapter: file.chapter,
            next: file.next,
            might: file.heroes.map(|word| reader.one(&word, "scenario-no-heroes", kind)).transpose()?,
            bonus: file.bonus.map(|words| reader.gifts(&words)).transpose()?,
            story: file.story.into_iter().map(|told| reader.told(told, file.rounds)).collect::<Result<_, _>>()?,
            faction: file.faction.map(|word| reader.one(&word, "scenario-no-faction", Faction::keyed)).transpose()?,
            rounds: file.rounds,
            resources: file.resources,
            income: file.income,
            army: reader.troops(&file.army)?,
            buildings: reader.all(&file.buildings, "scenario-no-building", Building::keyed)?,
            supply: file.supply,
            at_once: file.at_once,
            wins: reader.all(&file.wins, "scenario-no-goal", Goal::keyed)?,
            specials: reader
                .all(&file.special, "scenario-no-rule", Special::keyed)?
                .into_iter()
                .fold(0, |bits, special| bits | 1 << special as u64),
            obelisk: reader.all(&file.obelisk, "scenario-no-gift", Gift::keyed)?,
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
                tie: reader.one(&closing.tie, "scenario-no-end", Tie::keyed)?,
            },
            has_ai_hero: side.as_ref().is_some_and(|ai| !ai.armies.is_empty()),
            ai: side,
            timed,
            layouts: file.layout.into_iter().map(|layout| reader.layout(layout)).collect::<Result<_, _>>()?,
            id: file.id,
        };
        scenario.check(&reader)?;
        Ok(scenario)
    }

    /// What the rules could not go on from.
    fn check(&self, reader: &Reader<'_>) -> Result<(), NoScenario> {
        let seats = match self.mode {
            Mode::Clash => 2..=3,
            Mode::Cooperative => 1..=3,
            Mode::Campaign => 1..=1,
        };
        // H3-MODE-3: only a campaign has chapters; the next one is named by its id and may be read later.
        if (self.chapter > 1 || self.next.is_some()) && self.mode != Mode::Campaign {
            return Err(reader.wrong("chapter", "scenario-chapter"));
        }
        for layout in &self.layouts {
            let players = format!("players = {}", layout.players);
            if !seats.contains(&layout.players) {
                return Err(reader.wrong(&players, "scenario-players"));
            }
            let far = |kind| layout.spots.iter().filter(|spot| spot.kind == kind).count();
            let all = Tile::all().filter(|tile| tile.kind() == TileKind::Far).count();
            if far(TileKind::Far) + usize::from(self.supply) * usize::from(layout.players) > all || self.supply > 4 {
                return Err(reader.wrong("supply", "scenario-supply"));
            }
            let ais = layout.spots.iter().filter(|spot| spot.is_ai).count();
            let stands = self.ai.as_ref().and_then(|ai| ai.stands);
            let waits = stands.is_none_or(|tile| layout.spots.iter().any(|spot| spot.tile == Some(tile)));
            let has_place = ais == usize::from(self.has_ai_hero && stands.is_none());
            if !waits || !has_place || layout.players + u8::from(self.has_ai_hero) > 3 {
                return Err(reader.wrong(&players, "scenario-ai-place"));
            }
            if !is_connected(&layout.spots) {
                return Err(reader.wrong(&players, "scenario-apart"));
            }
        }
        let factions = self.ai.as_ref().map_or(&[][..], |ai| &ai.factions);
        if self.has_ai_hero && (factions.is_empty() || factions.len() < 2 && self.faction.is_none()) {
            return Err(reader.wrong("faction", "scenario-ai-faction"));
        }
        if factions.iter().any(|&faction| Some(faction) == self.faction) {
            return Err(reader.wrong("faction", "scenario-one-faction"));
        }
        let needs = |goal: Goal, tile: &str| {
            let has = |spot: &Spot| spot.tile.is_some_and(|it| it.id() == tile);
            !self.is_won_by(goal) || self.layouts.iter().all(|layout| layout.spots.iter().any(has))
        };
        if !needs(Goal::FlagUtopia, "C1") || !needs(Goal::EachWinsInUtopia, "C1") || !needs(Goal::GrailAtHome, "C2") {
            return Err(reader.wrong("wins", "scenario-goal-tile"));
        }
        if self.is_won_by(Goal::BeatAiHero) && !self.has_ai_hero {
            return Err(reader.wrong("wins", "scenario-no-ai"));
        }
        let gives = self.timed.iter().flat_map(|event| &event.gains).chain(&self.capture).chain(&self.utopia);
        let gifts = gives.map(|(gift, count)| (*gift, *count)).chain(self.obelisk.iter().map(|&gift| (gift, 1)));
        for (gift, count) in gifts {
            let most = match gift {
                Gift::ArtifactSearch => 4,
                Gift::Mp => 9,
                _ => 99,
            };
            if !(1..=most).contains(&count) {
                return Err(reader.wrong(gift.key(), "scenario-much"));
            }
            if gift == Gift::RemoveAiCard && self.ai.is_none() {
                return Err(reader.wrong(gift.key(), "scenario-no-ai-cards"));
            }
        }
        Ok(())
    }
}

/// H3-AMB-17: every tile can be come to from the first.
fn is_connected(spots: &[Spot]) -> bool {
    let mut reached = vec![0];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        let place = hex::Tile::at(spots[at].at);
        for (other, spot) in spots.iter().enumerate() {
            if !reached.contains(&other) && place.touches(hex::Tile::at(spot.at)) {
                reached.push(other);
            }
        }
    }
    reached.len() == spots.len()
}
