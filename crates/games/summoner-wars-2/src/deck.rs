//! SW2-DECK: what a deck is made of, and which rules a custom one breaks.

use crate::printed::{Face, Kind, Layout, layouts};
use crate::scene::kind_words;
use crate::words::name;
use kernel::{DeckCheck, DeckList, DeckSum, MAIN, Malformed, Need, Phrase, Rule, Violation};

/// A deck: its Summoner, and the cards that were chosen with it. What the Summoner fixes is not listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    pub summoner: Face,
    /// Standard events, champions and commons, with how many of each.
    pub chosen: Vec<(u8, Face)>,
}

impl Deck {
    /// SW2-DECK-7
    pub fn ready_made(faction: &str) -> Option<Deck> {
        let of_faction = |kinds: &'static [Kind]| {
            Face::all().filter(move |f| kinds.contains(&f.printed().kind) && f.printed().faction == faction)
        };
        let summoner = of_faction(&[Kind::Summoner]).next()?;
        let chosen =
            of_faction(&[Kind::Standard, Kind::Champion, Kind::Common]).map(|f| (f.printed().copies, f)).collect();
        Some(Deck { summoner, chosen })
    }

    pub fn parse(text: &str) -> Result<Deck, Malformed> {
        let (summoner, chosen) = text.parse::<DeckList>()?.led(Face::named)?;
        Ok(Deck { summoner, chosen })
    }

    pub fn list(&self) -> DeckList {
        DeckList::new(Some(self.summoner.id()), self.chosen.iter().map(|(n, face)| (*n, face.id().to_string())))
    }

    /// The start layout on the back of the Summoner: SW2-SETUP-4.
    pub fn layout(&self) -> &'static Layout {
        let faction = self.summoner.printed().faction;
        layouts().iter().find(|l| l.faction == faction).expect("every Summoner has a layout; a test looks")
    }

    /// The two epic events named on the Summoner's back, and three gates.
    fn fixed(&self) -> impl Iterator<Item = (u8, Face)> + '_ {
        let faction = self.summoner.printed().faction;
        let epic = Face::all().filter(move |f| f.printed().kind == Kind::Epic && f.printed().faction == faction);
        let gates = Face::named("gate").map(|f| (f.printed().copies, f));
        epic.map(|f| (f.printed().copies, f)).chain(gates)
    }

    /// The thirty cards that are shuffled: SW2-SETUP-6.
    pub fn draw_pile(&self) -> Vec<Face> {
        let all = self.chosen.iter().copied().chain(self.fixed());
        all.flat_map(|(count, face)| std::iter::repeat_n(face, usize::from(count))).collect()
    }

    /// How many of the cards that are chosen are there: SW2-DECK-1.
    fn sums(&self) -> Vec<DeckSum> {
        let have = |kind| self.chosen.iter().filter(move |(_, f)| f.printed().kind == kind);
        let sum = |(kind, need)| DeckSum {
            section: MAIN,
            kind: Some(kind_words(kind)),
            have: have(kind).map(|(n, _)| u32::from(*n)).sum(),
            need: Need::Exactly(need),
            rule: Rule("SW2-DECK-1"),
        };
        [(Kind::Champion, 3), (Kind::Common, 16), (Kind::Standard, 6)].map(sum).to_vec()
    }

    /// Every rule the deck breaks, and how: SW2-DECK-1 to SW2-DECK-9.
    pub fn check(&self) -> DeckCheck {
        match self.summoner.printed().kind {
            Kind::Summoner => DeckCheck::new(self.sums(), self.check_cards()),
            _ => {
                let broken = vec![breaks("SW2-DECK-1", "deck-no-summoner", self.summoner)];
                DeckCheck { sums: self.sums(), broken }
            }
        }
    }

    fn check_cards(&self) -> Vec<Violation> {
        let mut broken = vec![];
        for &(n, face) in &self.chosen {
            let card = face.printed();
            let (most, rule) = match card.kind {
                Kind::Champion => (1, "SW2-DECK-3"),
                Kind::Standard => (2, "SW2-DECK-4"),
                Kind::Common => (4, "SW2-DECK-5"),
                Kind::Summoner | Kind::Epic | Kind::Gate => {
                    let is_own = card.faction == self.summoner.printed().faction;
                    let why = if is_own { "deck-fixed" } else { "deck-foreign" };
                    broken.push(breaks("SW2-DECK-1", why, face));
                    continue;
                }
            };
            broken.extend(Violation::too_many(Rule(rule), face.id(), name(face), n, most));
            if !card.symbols.iter().any(|s| self.summoner.printed().symbols.contains(s)) {
                let why = Phrase::new("deck-symbol").phrase("summoner", name(self.summoner));
                broken.push(Violation::of(Rule("SW2-DECK-2"), why, face.id(), name(face)));
            }
        }
        broken
    }

    /// A legal deck for a Summoner, drawn by luck.
    pub fn random(summoner: Face, luck: &mut kernel::Luck) -> Deck {
        let symbols = summoner.printed().symbols;
        let mut chosen = vec![];
        for (kind, needed, most) in [(Kind::Standard, 6u8, 2u8), (Kind::Champion, 3, 1), (Kind::Common, 16, 4)] {
            let fits = |f: &Face| f.printed().kind == kind && f.printed().symbols.iter().any(|s| symbols.contains(s));
            let mut pool: Vec<Face> = Face::all().filter(fits).collect();
            luck.shuffle(&mut pool);
            let mut left = needed;
            for face in pool {
                let n = most.min(left);
                if n > 0 {
                    chosen.push((n, face));
                }
                left -= n;
            }
        }
        Deck { summoner, chosen }
    }
}

fn breaks(rule: &'static str, why: &str, face: Face) -> Violation {
    Violation::of(Rule(rule), Phrase::new(why), face.id(), name(face))
}
