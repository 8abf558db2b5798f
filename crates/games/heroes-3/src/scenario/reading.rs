//! A scenario's file: read word by word and checked, so that what is wrong names its line.

use super::ai::{self, AiKind, AiSide};
use super::file;
use super::{Closing, Draw, Gift, Goal, Layout, Mode, Scenario, Special, Spot, Tie, Timed, Told, Troop, When, Whom};
use crate::cards::is_for_ai;
use crate::printed::{AiCard, Building, Face, Faction, Kind, Location, Tier, Tile, TileKind};
use grid::hex::{self, Hex};

/// Why a file is no scenario: where, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoScenario {
    pub line: usize,
    /// In the word files: `scenario-…`.
    pub why: &'static str,
    pub word: String,
}

impl NoScenario {
    /// With another word than the one that was looked for.
    fn about(self, word: String) -> NoScenario {
        NoScenario { word, ..self }
    }
}

/// More than anybody begins with or is given.
const MUCH: u8 = 99;

/// A card of one kind by its id.
fn of(kind: Kind) -> impl Fn(&str) -> Option<Face> {
    move |id| Face::named(id).filter(|face| face.kind() == kind)
}

/// Words that no table knows are found in the text again, so that a refusal can name their line: the first from a place on.
pub(super) struct Reader<'t> {
    text: &'t str,
    from: usize,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Reader<'t> {
        Reader { text, from: 0 }
    }

    /// The same from the nth of such heads on.
    fn below(&self, head: &str, n: usize) -> Reader<'t> {
        let heads = self.text.lines().enumerate().filter(|(_, line)| line.trim() == head);
        Reader { from: heads.map(|(at, _)| at).nth(n).unwrap_or(0), ..*self }
    }

    fn line(&self, says: impl Fn(&str) -> bool) -> Option<usize> {
        let bare = |line: &str| line.split('#').next().unwrap_or_default().replace(' ', "");
        let all = self.text.lines().enumerate().skip(self.from);
        all.map(|(at, line)| (at + 1, bare(line))).find(|(_, line)| says(line)).map(|(at, _)| at)
    }

    /// However it is spaced.
    pub(super) fn wrong(&self, word: &str, why: &'static str) -> NoScenario {
        let bare = word.replace(' ', "");
        NoScenario { line: self.line(|line| line.contains(&bare)).unwrap_or(1), why, word: word.to_string() }
    }

    /// What is wrong with a setting as a whole: where it is made.
    fn wrong_at(&self, key: &str, why: &'static str) -> NoScenario {
        let [own, head, inner, next] = [format!("{key}="), format!("[{key}]"), format!("{{{key}="), format!(",{key}=")];
        let says = |line: &str| {
            line.starts_with(&own) || line.contains(&head) || line.contains(&inner) || line.contains(&next)
        };
        NoScenario { line: self.line(says).unwrap_or(1), why, word: key.to_string() }
    }

    /// Nothing is said twice; what it was said of is named.
    fn once<T: PartialEq>(&self, all: &[T], word: impl Fn(&T) -> String) -> Result<(), NoScenario> {
        let twice = all.iter().enumerate().find(|(n, one)| all[..*n].contains(one));
        twice.map_or(Ok(()), |(_, one)| Err(self.wrong(&word(one), "scenario-said-twice")))
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
            Some((Gift::keyed(word)?, count.parse::<u16>().ok()?.min(u8::MAX.into()) as u8))
        };
        let gifts = self.all(words, "scenario-no-gift", gift)?;
        for ((gift, count), text) in gifts.iter().zip(words) {
            let most = match gift {
                Gift::ArtifactSearch => 4,
                Gift::Mp => 9,
                _ => MUCH,
            };
            if !(1..=most).contains(count) {
                return Err(self.wrong(text, "scenario-much"));
            }
        }
        Ok(gifts)
    }

    /// What everybody begins with, or gains in a round.
    fn amounts(&self, key: &str, amounts: [u16; 3]) -> Result<[u16; 3], NoScenario> {
        let fits = amounts.iter().all(|&amount| amount <= MUCH.into());
        if fits { Ok(amounts) } else { Err(self.wrong_at(key, "scenario-much")) }
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
        let troops = self.all(words, "scenario-no-unit", troop)?;
        // A faction has one card of each unit.
        let named: Vec<(Tier, u8)> = troops.iter().filter_map(|troop| Some((troop.tier, troop.rank?))).collect();
        self.once(&named, |(tier, rank)| format!("{} {}", tier.key(), rank + 1))?;
        Ok(troops)
    }

    /// `silver 2 azure 1`
    fn guards(&self, words: &[String]) -> Result<Vec<[u8; 4]>, NoScenario> {
        let guards = |text: &str| {
            let mut count = [0; 4];
            let words: Vec<&str> = text.split(' ').collect();
            for pair in words.chunks(2) {
                count[Tier::keyed(pair[0])? as usize] = pair.get(1)?.parse().ok()?;
            }
            // H3-UNIT-3; the box has four azure units.
            let all: u16 = count.iter().copied().map(u16::from).sum();
            ((1..=5).contains(&all) && count[Tier::Azure as usize] <= 4).then_some(count)
        };
        self.all(words, "scenario-no-guards", guards)
    }

    fn layout(&self, layout: file::Layout) -> Result<Layout, NoScenario> {
        let mut spots: Vec<Spot> = vec![];
        for spot in layout.tiles {
            let kind = self.one(&spot.kind, "scenario-no-tile-kind", TileKind::keyed)?;
            let tile = spot.tile.map(|id| self.one(&id, "scenario-no-tile", Tile::named)).transpose()?;
            let at = Hex::at(spot.at[0], spot.at[1]);
            let here = format!("[{}, {}]", spot.at[0], spot.at[1]);
            let place = hex::Tile::at(at);
            if !place.fits() || spots.iter().any(|other| place.overlaps(hex::Tile::at(other.at))) {
                return Err(self.wrong(&here, "scenario-overlap"));
            }
            if tile.is_some_and(|tile| tile.kind() != kind) {
                return Err(self.wrong(&here, "scenario-other-kind"));
            }
            if let Some(tile) = tile.filter(|tile| spots.iter().any(|other: &Spot| other.tile == Some(*tile))) {
                return Err(self.wrong(&format!("tile = {:?}", tile.id()), "scenario-said-twice"));
            }
            spots.push(Spot { kind, at, tile, group: spot.group.unwrap_or(spot.kind), is_ai: spot.ai });
        }
        let starts = spots.iter().filter(|spot| spot.kind == TileKind::Starting && !spot.is_ai).count();
        if starts != usize::from(layout.players) || layout.players > 3 {
            return Err(self.wrong(&format!("players = {}", layout.players), "scenario-start"));
        }
        let mut draws: Vec<Draw> = vec![];
        for draw in layout.draws {
            let from = self.all(&draw.from, "scenario-no-tile", Tile::named)?;
            self.once(&from, |tile| format!("{:?}", tile.id()))?;
            let places = || spots.iter().filter(|spot| spot.group == draw.group);
            if let Some(tile) = from.iter().find(|tile| places().any(|spot| spot.kind != tile.kind())) {
                return Err(self.wrong(&format!("{:?}", tile.id()), "scenario-other-kind"));
            }
            let before: usize = draws.iter().filter(|other| other.group == draw.group).map(|other| other.take).sum();
            let room = places().filter(|spot| spot.tile.is_none()).count();
            if before + draw.take > room || !from.is_empty() && draw.take > from.len() {
                return Err(self.wrong(&format!("take = {}", draw.take), "scenario-draws").about(draw.group));
            }
            draws.push(Draw { group: draw.group, from, take: draw.take });
        }
        for kind in TileKind::ALL {
            let used = spots.iter().filter(|spot| spot.kind == kind).count();
            if used > Tile::all().filter(|tile| tile.kind() == kind).count() {
                return Err(self.wrong(&format!("kind = {:?}", kind.key()), "scenario-tiles").about(kind.key().into()));
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
        let reader = Reader::new(text);
        let utopia = file.utopia.unwrap_or_default();
        let mut side = None;
        if let Some(ai) = &file.ai {
            let reader = reader.below("[ai]", 0);
            let ability = ai.ability.as_ref().map(|id| reader.ability(id)).transpose()?;
            side = Some(AiSide {
                factions: reader.all(&ai.faction, "scenario-no-faction", Faction::keyed)?,
                armies: ai.army.iter().map(|army| reader.troops(army)).collect::<Result<_, _>>()?,
                stands: ai.stands.as_ref().map(|tile| reader.one(tile, "scenario-no-tile", Tile::named)).transpose()?,
                counts: [ai.might, ai.magic, ai.skill],
                spells: reader.all(&ai.spells, "scenario-no-spell", of(Kind::Spell))?,
                ability: ability.unwrap_or_else(ai::default_skill),
            });
            for (kind, count) in AiKind::ALL.into_iter().zip([ai.might, ai.magic, ai.skill]) {
                let all: u8 = AiCard::ALL.into_iter().filter(|card| card.ai_kind() == kind).map(AiCard::copies).sum();
                if count > all {
                    return Err(reader.wrong_at(kind.key(), "scenario-ai-cards"));
                }
            }
        }
        let is_id = |id: &str| {
            let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            (3..=40).contains(&id.len()) && id.chars().all(fits)
        };
        if let Some(id) = [Some(&file.id), file.next.as_ref()].into_iter().flatten().find(|id| !is_id(id)) {
            return Err(reader.wrong(id, "scenario-id"));
        }
        let rounds = 1..=20;
        let bare = [
            ("rounds", !rounds.contains(&file.rounds)),
            ("wins", file.wins.is_empty()),
            ("army", file.army.is_empty()),
            ("layout", file.layout.is_empty()),
        ];
        if let Some((key, _)) = bare.into_iter().find(|(_, is_bare)| *is_bare) {
            return Err(reader.wrong_at(key, "scenario-bare"));
        }
        let closing = file.closing;
        let tie = Tie::keyed(&closing.tie).ok_or_else(|| match closing.tie.is_empty() {
            true => reader.wrong_at("closing", "scenario-no-end").about(String::new()),
            false => reader.wrong(&closing.tie, "scenario-no-end"),
        })?;
        let mut timed = vec![];
        for event in file.timed {
            if event.rounds.iter().any(|&round| round == 0 || round > file.rounds) {
                return Err(reader.wrong(&format!("rounds = {:?}", event.rounds), "scenario-no-round"));
            }
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
            resources: reader.amounts("resources", file.resources)?,
            income: reader.amounts("income", file.income)?,
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
                tie,
            },
            has_ai_hero: side.as_ref().is_some_and(|ai| !ai.armies.is_empty()),
            ai: side,
            timed,
            layouts: (0..)
                .zip(file.layout)
                .map(|(n, layout)| reader.below("[[layout]]", n).layout(layout))
                .collect::<Result<_, _>>()?,
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
            return Err(reader.wrong_at(if self.chapter > 1 { "chapter" } else { "next" }, "scenario-chapter"));
        }
        let theirs = |building: &Building| {
            Faction::ALL.iter().all(|&it| building.is_of(it) || self.faction.is_some_and(|own| own != it))
        };
        if let Some(other) = self.buildings.iter().find(|building| !theirs(building)) {
            return Err(reader
                .wrong(&format!("{:?}", other.key()), "scenario-their-building")
                .about(other.key().into()));
        }
        for (n, layout) in self.layouts.iter().enumerate() {
            let whole = reader;
            let reader = &whole.below("[[layout]]", n);
            let players = format!("players = {}", layout.players);
            if self.layouts[..n].iter().any(|other| other.players == layout.players) {
                return Err(reader.wrong(&players, "scenario-said-twice"));
            }
            if !seats.contains(&layout.players) {
                return Err(reader.wrong(&players, "scenario-players"));
            }
            let far = |kind| layout.spots.iter().filter(|spot| spot.kind == kind).count();
            let all = Tile::all().filter(|tile| tile.kind() == TileKind::Far).count();
            if far(TileKind::Far) + usize::from(self.supply) * usize::from(layout.players) > all || self.supply > 4 {
                return Err(whole.wrong_at("supply", "scenario-supply"));
            }
            let ais = layout.spots.iter().filter(|spot| spot.is_ai).count();
            let stands = self.ai.as_ref().and_then(|ai| ai.stands);
            let waits = stands.is_none_or(|tile| layout.spots.iter().any(|spot| spot.tile == Some(tile)));
            let has_place = ais == usize::from(self.has_ai_hero && stands.is_none());
            if !waits || !has_place || layout.players + u8::from(self.has_ai_hero) > 3 {
                return Err(reader.wrong(&players, "scenario-ai-place"));
            }
            let start = |spot: &&Spot| spot.kind == TileKind::Starting && !spot.is_ai;
            let mut named = layout.spots.iter().filter(start).filter_map(|spot| spot.tile);
            if let Some(tile) = named.find(|&tile| self.faction.map(Tile::of) != Some(tile)) {
                return Err(reader
                    .wrong(&format!("tile = {:?}", tile.id()), "scenario-start-tile")
                    .about(tile.id().into()));
            }
            if !is_connected(&layout.spots) {
                return Err(reader.wrong(&players, "scenario-apart"));
            }
        }
        let factions = self.ai.as_ref().map_or(&[][..], |ai| &ai.factions);
        if self.has_ai_hero && (factions.is_empty() || factions.len() < 2 && self.faction.is_none()) {
            return Err(reader.wrong_at("faction", "scenario-ai-faction"));
        }
        if factions.iter().any(|&faction| Some(faction) == self.faction) {
            return Err(reader.wrong_at("faction", "scenario-one-faction"));
        }
        let needs = |goal: Goal, tile: &str| {
            let has = |spot: &Spot| spot.tile.is_some_and(|it| it.id() == tile);
            !self.is_won_by(goal) || self.layouts.iter().all(|layout| layout.spots.iter().any(has))
        };
        if !needs(Goal::FlagUtopia, "C1") || !needs(Goal::EachWinsInUtopia, "C1") || !needs(Goal::GrailAtHome, "C2") {
            return Err(reader.wrong_at("wins", "scenario-goal-tile"));
        }
        if self.is_won_by(Goal::BeatAiHero) && !self.has_ai_hero {
            return Err(reader.wrong_at("wins", "scenario-no-ai"));
        }
        let gives = self.timed.iter().flat_map(|event| &event.gains).chain(&self.capture).chain(&self.utopia);
        let forgets = |gift: &Gift| *gift == Gift::RemoveAiCard && self.ai.is_none();
        match gives.map(|(gift, _)| gift).chain(&self.obelisk).copied().find(forgets) {
            Some(gift) => Err(reader.wrong(gift.key(), "scenario-no-ai-cards")),
            None => Ok(()),
        }
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
