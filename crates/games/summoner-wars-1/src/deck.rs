//! SW1-DECK: what a deck is made of, and which rules a custom one breaks.

use crate::printed::{Face, Faction, Kind, Layout};
use kernel::{Luck, Rule};

/// A deck: its Summoner, and the cards that were chosen with it. Events and walls are fixed by the Summoner and need not
/// be listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    pub summoner: Face,
    pub chosen: Vec<(u8, Face)>,
}

/// SW1-DECK-5
const COMMONS: u32 = 18;
const CHAMPIONS: u32 = 3;
/// SW1-DECK-4
const WALLS: u32 = 3;
/// SW1-DECK-8
const SAME_COMMON: u8 = 10;

impl Deck {
    /// The deck in the box.
    pub fn ready_made(faction: Faction) -> Deck {
        let of = |kind| Face::all().filter(move |f| f.printed().kind == kind && f.printed().faction == faction);
        let summoner = of(Kind::Summoner).next().expect("every faction has a Summoner");
        let units = of(Kind::Champion).chain(of(Kind::Common)).filter(|f| f.printed().copies > 0);
        Deck { summoner, chosen: units.map(|f| (f.printed().copies, f)).collect() }
    }

    /// `swamp_orcs_mugglug: 6 swamp_orcs_hunter, swamp_orcs_blerg, …`
    pub fn parse(text: &str) -> Result<Deck, String> {
        let text: String = text.lines().map(|l| l.split('#').next().unwrap_or_default()).collect::<Vec<_>>().join(" ");
        let (summoner, cards) = text.split_once(':').ok_or("a deck is written `summoner: 6 card, 1 card, …`")?;
        let card = |id: &str| Face::named(id.trim()).ok_or_else(|| format!("no card is called `{}`", id.trim()));
        let mut chosen: Vec<(u8, Face)> = vec![];
        for entry in cards.split(',').map(str::trim).filter(|e| !e.is_empty()) {
            let (count, id) = entry.split_once(char::is_whitespace).unwrap_or(("1", entry));
            let count: u8 = count.parse().map_err(|_| format!("`{entry}`: expected a number and a card"))?;
            let face = card(id)?;
            match chosen.iter_mut().find(|(_, f)| *f == face) {
                Some((n, _)) => *n = n.saturating_add(count),
                None => chosen.push((count, face)),
            }
        }
        Ok(Deck { summoner: card(summoner)?, chosen })
    }

    /// SW1-DECK-1: with the Summoner comes the reference card.
    pub fn layout(&self) -> &'static Layout {
        self.summoner.printed().faction.layout()
    }

    /// The events on the reference card, or the walls.
    fn fixed(&self, kind: Kind) -> impl Iterator<Item = (u8, Face)> + use<> {
        let faction = self.summoner.printed().faction;
        let of = move |f: &Face| f.printed().kind == kind && f.printed().faction == faction;
        Face::all().filter(of).map(|f| (f.printed().copies, f))
    }

    fn listed(&self, kind: Kind) -> impl Iterator<Item = (u8, Face)> + '_ {
        self.chosen.iter().copied().filter(move |(n, f)| *n > 0 && f.printed().kind == kind)
    }

    fn count(&self, kind: Kind) -> u32 {
        self.listed(kind).map(|(n, _)| u32::from(n)).sum()
    }

    /// The thirty-four cards of a legal deck: SW1-DECK-9.
    pub fn cards(&self) -> Vec<Face> {
        let units = self.listed(Kind::Common).chain(self.listed(Kind::Champion));
        let all =
            [(1, self.summoner)].into_iter().chain(units).chain(self.fixed(Kind::Event)).chain(self.fixed(Kind::Wall));
        all.flat_map(|(count, face)| std::iter::repeat_n(face, usize::from(count))).collect()
    }

    /// Every rule the deck breaks, and how: SW1-DECK-1 to SW1-DECK-14.
    pub fn violations(&self) -> Vec<(Rule, String)> {
        let mut broken = vec![];
        let summoner = self.summoner.printed();
        if summoner.kind != Kind::Summoner {
            return vec![(Rule("SW1-DECK-1"), format!("{} is no Summoner", summoner.id))];
        }
        let mut breaks = |rule, why: String| broken.push((Rule(rule), why));
        self.check_fixed(&mut breaks);
        for spot in self.layout().spots.iter().filter(|s| s.face.printed().kind == Kind::Common) {
            let needed = self.layout().spots.iter().filter(|s| s.face == spot.face).count();
            let held = self.chosen.iter().find(|(_, f)| *f == spot.face).map_or(0, |(n, _)| usize::from(*n));
            if held < needed {
                breaks("SW1-DECK-3", format!("{held} times {}, the setup needs {needed}", spot.face.id()));
            }
        }
        for (kind, name, needed) in [(Kind::Common, "Commons", COMMONS), (Kind::Champion, "Champions", CHAMPIONS)] {
            if self.count(kind) != needed {
                breaks("SW1-DECK-5", format!("{} {name}, needed {needed}", self.count(kind)));
            }
        }
        for &(n, face) in &self.chosen {
            let card = face.printed();
            match card.kind {
                Kind::Champion if n > 1 => breaks("SW1-DECK-7", format!("{n} times {}, at most 1", card.id)),
                Kind::Common if n > SAME_COMMON => {
                    breaks("SW1-DECK-8", format!("{n} times {}, at most {SAME_COMMON}", card.id));
                }
                Kind::Summoner => breaks("SW1-DECK-9", format!("{} is a second Summoner", card.id)),
                Kind::Vine => breaks("SW1-DECK-12", "vine walls are no part of a deck".into()),
                _ => {}
            }
            if card.faction != summoner.faction && card.kind != Kind::Event {
                breaks("SW1-DECK-6", format!("{} is not of {}", card.id, summoner.faction.name()));
            }
        }
        broken.dedup();
        broken
    }

    /// SW1-DECK-2, SW1-DECK-4: events and walls, where they are listed at all.
    fn check_fixed(&self, breaks: &mut impl FnMut(&'static str, String)) {
        if self.count(Kind::Event) > 0 {
            let needed: Vec<_> = self.fixed(Kind::Event).collect();
            for &(n, face) in &needed {
                let held = self.listed(Kind::Event).find(|(_, f)| *f == face).map_or(0, |(n, _)| n);
                if held != n {
                    breaks("SW1-DECK-2", format!("{held} times {}, needed {n}", face.id()));
                }
            }
            for (_, face) in self.listed(Kind::Event).filter(|(_, f)| !needed.iter().any(|(_, x)| x == f)) {
                breaks("SW1-DECK-2", format!("{} is not on the reference card", face.id()));
            }
        }
        let walls = self.count(Kind::Wall);
        if walls > 0 && walls != WALLS {
            breaks("SW1-DECK-4", format!("{walls} walls, needed {WALLS}"));
        }
    }

    /// A legal deck for a Summoner, drawn by luck.
    pub fn random(faction: Faction, luck: &mut Luck) -> Deck {
        let summoner = Deck::ready_made(faction).summoner;
        let of = |kind| {
            let fits = move |f: &Face| f.printed().kind == kind && f.printed().faction == faction;
            Face::all().filter(fits).collect::<Vec<_>>()
        };
        let mut champions = of(Kind::Champion);
        luck.shuffle(&mut champions);
        let mut chosen: Vec<(u8, Face)> = champions.into_iter().take(CHAMPIONS as usize).map(|f| (1, f)).collect();
        let mut commons: Vec<(u8, Face)> = of(Kind::Common).into_iter().map(|f| (0, f)).collect();
        for spot in faction.layout().spots {
            commons.iter_mut().filter(|(_, f)| *f == spot.face).for_each(|(n, _)| *n += 1);
        }
        while commons.iter().map(|(n, _)| u32::from(*n)).sum::<u32>() < COMMONS {
            let at = luck.below(commons.len() as u32) as usize;
            if commons[at].0 < SAME_COMMON {
                commons[at].0 += 1;
            }
        }
        chosen.extend(commons.into_iter().filter(|(n, _)| *n > 0));
        Deck { summoner, chosen }
    }
}

impl std::fmt::Display for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let cards: Vec<_> = self.chosen.iter().map(|(n, face)| format!("{n} {}", face.id())).collect();
        write!(f, "{}: {}", self.summoner.id(), cards.join(", "))
    }
}
