//! SW2-DECK: what a deck is made of, and which rules a custom one breaks.

use crate::printed::{Face, Kind, Layout, layouts};
use crate::scene::kind_words;
use crate::view::name;
use kernel::{DeckList, DeckSum, Malformed, Phrase, Rule, Violation};

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
        let list: DeckList = text.parse()?;
        let unknown = |id: &str| Malformed::new(1, format!("no card is called `{id}`"));
        let card = |id: &str| Face::named(id).ok_or_else(|| unknown(id));
        let chosen = list.cards.iter().map(|(n, id)| Ok((*n, card(id)?))).collect::<Result<_, Malformed>>()?;
        Ok(Deck { summoner: card(&list.lead)?, chosen })
    }

    pub fn list(&self) -> DeckList {
        let cards = self.chosen.iter().map(|(n, face)| (*n, face.id().to_string())).collect();
        DeckList { lead: self.summoner.id().into(), cards }
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
    pub fn sums(&self) -> Vec<DeckSum> {
        let have = |kind| self.chosen.iter().filter(move |(_, f)| f.printed().kind == kind);
        let sum =
            |(kind, need)| DeckSum { kind: kind_words(kind), have: have(kind).map(|(n, _)| u32::from(*n)).sum(), need };
        [(Kind::Champion, 3), (Kind::Common, 16), (Kind::Standard, 6)].map(sum).to_vec()
    }

    /// Every rule the deck breaks, and how: SW2-DECK-1 to SW2-DECK-9.
    pub fn violations(&self) -> Vec<Violation> {
        let mut broken = vec![];
        let mut breaks = |rule, why: Phrase| broken.push(Violation { rule: Rule(rule), why });
        let summoner = self.summoner.printed();
        if summoner.kind != Kind::Summoner {
            breaks("SW2-DECK-1", Phrase::new("deck-no-summoner").phrase("card", name(self.summoner)));
            return broken;
        }
        broken.extend(self.sums().iter().filter_map(|sum| sum.violation(Rule("SW2-DECK-1"))));
        let mut breaks = |rule, why: Phrase| broken.push(Violation { rule: Rule(rule), why });
        for &(n, face) in &self.chosen {
            let card = face.printed();
            let most = match card.kind {
                Kind::Champion => (1, "SW2-DECK-3"),
                Kind::Standard => (2, "SW2-DECK-4"),
                Kind::Common => (4, "SW2-DECK-5"),
                Kind::Summoner | Kind::Epic | Kind::Gate => {
                    breaks("SW2-DECK-1", Phrase::new("deck-fixed").phrase("card", name(face)));
                    continue;
                }
            };
            if n > most.0 {
                let why = Phrase::new("deck-too-many").phrase("card", name(face));
                breaks(most.1, why.number("have", n).number("most", most.0));
            }
            if !card.symbols.iter().any(|s| summoner.symbols.contains(s)) {
                let why = Phrase::new("deck-symbol").phrase("card", name(face));
                breaks("SW2-DECK-2", why.phrase("summoner", name(self.summoner)));
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

impl std::fmt::Display for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.list().fmt(f)
    }
}
