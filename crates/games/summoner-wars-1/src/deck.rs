//! SW1-DECK: what a deck is made of, and which rules a custom one breaks.

use crate::printed::{Face, Faction, Kind, Layout};
use crate::scene::kind_words;
use crate::words::say::name;
use kernel::{DeckCheck, DeckList, DeckSum, Luck, MAIN, Malformed, Need, Phrase, Rule, Violation};

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
/// SW1-DECK-6
const MERCENARIES: u32 = 6;

impl Deck {
    /// The deck in the box.
    pub fn ready_made(faction: Faction) -> Deck {
        let of = |kind| Face::all().filter(move |f| f.printed().kind == kind && f.printed().faction == faction);
        let summoner = of(Kind::Summoner).next().expect("every faction has a Summoner");
        let units = of(Kind::Champion).chain(of(Kind::Common)).filter(|f| f.printed().copies > 0);
        Deck { summoner, chosen: units.map(|f| (f.printed().copies, f)).collect() }
    }

    pub fn parse(text: &str) -> Result<Deck, Malformed> {
        let (summoner, chosen) = text.parse::<DeckList>()?.led(Face::named)?;
        Ok(Deck { summoner, chosen })
    }

    pub fn list(&self) -> DeckList {
        DeckList::new(Some(self.summoner.id()), self.chosen.iter().map(|(n, face)| (*n, face.id().to_string())))
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

    /// How many of the units that are chosen are there: SW1-DECK-5.
    fn sums(&self) -> Vec<DeckSum> {
        let sum = |(kind, need)| self.sum(kind, need, Rule("SW1-DECK-5"));
        [(Kind::Champion, CHAMPIONS), (Kind::Common, COMMONS)].map(sum).to_vec()
    }

    fn sum(&self, kind: Kind, need: u32, rule: Rule) -> DeckSum {
        let have = self.count(kind);
        DeckSum { section: MAIN, kind: Some(kind_words(kind)), have, need: Need::Exactly(need), rule }
    }

    /// Every rule the deck breaks, and how: SW1-DECK-1 to SW1-DECK-14.
    pub fn check(&self) -> DeckCheck {
        match self.summoner.printed().kind {
            Kind::Summoner => DeckCheck::new(self.sums(), self.check_cards()),
            _ => {
                let broken = vec![breaks("SW1-DECK-1", Phrase::new("deck-no-summoner"), self.summoner)];
                DeckCheck { sums: self.sums(), broken }
            }
        }
    }

    fn check_cards(&self) -> Vec<Violation> {
        let summoner = self.summoner.printed();
        let mut broken = self.check_fixed();
        for spot in self.layout().spots.iter().filter(|s| s.face.printed().kind == Kind::Common) {
            let need = self.layout().spots.iter().filter(|s| s.face == spot.face).count();
            let have = self.chosen.iter().find(|(_, f)| *f == spot.face).map_or(0, |(n, _)| usize::from(*n));
            if have < need {
                let why = Phrase::new("deck-setup").number("have", have as i64).number("need", need as i64);
                broken.push(breaks("SW1-DECK-3", why, spot.face));
            }
        }
        for &(n, face) in &self.chosen {
            let too_many = |rule, most| Violation::too_many(Rule(rule), face.id(), name(face), n, most);
            let no_part = |rule, why| Some(breaks(rule, Phrase::new(why), face));
            broken.extend(match face.printed().kind {
                Kind::Champion => too_many("SW1-DECK-7", 1),
                Kind::Common => too_many("SW1-DECK-8", SAME_COMMON),
                Kind::Summoner => no_part("SW1-DECK-9", "deck-second-summoner"),
                Kind::Vine => no_part("SW1-DECK-12", "deck-vine"),
                Kind::Event | Kind::Wall => None,
            });
            if face.printed().kind != Kind::Event && is_stranger(summoner.faction, face.printed().loyalty()) {
                let why = Phrase::new("deck-stranger").phrase("summoner", name(self.summoner));
                broken.push(breaks("SW1-DECK-6", why, face));
            }
        }
        broken.extend(mercenaries(self.chosen.iter().map(|(n, f)| (*n, f.printed().loyalty()))));
        broken
    }

    /// SW1-DECK-2, SW1-DECK-4: events and walls, where they are listed at all.
    fn check_fixed(&self) -> Vec<Violation> {
        let mut broken = vec![];
        if self.count(Kind::Event) > 0 {
            let needed: Vec<_> = self.fixed(Kind::Event).collect();
            for &(need, face) in &needed {
                let have = self.listed(Kind::Event).find(|(_, f)| *f == face).map_or(0, |(n, _)| n);
                if have != need {
                    let why = Phrase::new("deck-events").number("have", have).number("need", need);
                    broken.push(breaks("SW1-DECK-2", why, face));
                }
            }
            for (_, face) in self.listed(Kind::Event).filter(|(_, f)| !needed.iter().any(|(_, x)| x == f)) {
                broken.push(breaks("SW1-DECK-2", Phrase::new("deck-no-event"), face));
            }
        }
        let walls = self.sum(Kind::Wall, WALLS, Rule("SW1-DECK-4"));
        if walls.have > 0 {
            broken.extend(walls.violation());
        }
        broken
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

fn breaks(rule: &'static str, why: Phrase, face: Face) -> Violation {
    Violation::of(Rule(rule), why, face.id(), name(face))
}

/// SW1-DECK-6, SW1-DECK-10: of another faction; a Mercenary is of none and may join any.
fn is_stranger(faction: Faction, loyalty: Option<Faction>) -> bool {
    loyalty.is_some_and(|other| other != faction)
}

/// SW1-DECK-6: Commons and Champions counted together.
fn mercenaries(cards: impl Iterator<Item = (u8, Option<Faction>)>) -> Option<Violation> {
    let have: u32 = cards.filter(|(_, loyalty)| loyalty.is_none()).map(|(n, _)| u32::from(n)).sum();
    let why = Phrase::new("deck-mercenaries").number("have", have).number("most", MERCENARIES);
    (have > MERCENARIES).then(|| Violation::new(Rule("SW1-DECK-6"), why))
}

#[cfg(test)]
mod tests {
    use super::{is_stranger, mercenaries};
    use crate::printed::Faction;

    /// The pool has no Mercenary yet, so these are made up.
    /// Proves SW1-DECK-6, SW1-DECK-10.
    #[test]
    fn six_mercenaries_may_join_any_deck_and_no_more() {
        let own = Some(Faction::Benders);
        assert!(!is_stranger(Faction::Benders, own) && !is_stranger(Faction::Benders, None));
        assert!(is_stranger(Faction::Benders, Some(Faction::SwampOrcs)));
        assert_eq!(mercenaries([(18, own), (4, None), (2, None)].into_iter()), None);
        let broken = mercenaries([(18, own), (4, None), (3, None)].into_iter());
        assert_eq!(broken.map(|b| b.rule.0), Some("SW1-DECK-6"));
    }
}
