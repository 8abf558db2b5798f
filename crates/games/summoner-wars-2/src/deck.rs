//! SW2-DECK: what a deck is made of, and which rules a custom one breaks.

use crate::printed::{Face, Kind, Layout, layouts};
use kernel::Rule;

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

    /// `svara: 4 bear_cavalry, 2 parapet, …`
    pub fn parse(text: &str) -> Result<Deck, String> {
        let text: String = text.lines().map(|l| l.split('#').next().unwrap_or_default()).collect::<Vec<_>>().join(" ");
        let (summoner, cards) = text.split_once(':').ok_or("a deck is written `summoner: 4 card, 2 card, …`")?;
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

    /// Every rule the deck breaks, and how: SW2-DECK-1 to SW2-DECK-9.
    pub fn violations(&self) -> Vec<(Rule, String)> {
        let mut broken = vec![];
        let mut breaks = |rule, why: String| broken.push((Rule(rule), why));
        let summoner = self.summoner.printed();
        if summoner.kind != Kind::Summoner {
            breaks("SW2-DECK-1", format!("{} is no Summoner", summoner.id));
            return broken;
        }
        let count = |kind| {
            self.chosen.iter().filter(|(_, f)| f.printed().kind == kind).map(|(n, _)| u32::from(*n)).sum::<u32>()
        };
        for (kind, name, needed) in
            [(Kind::Standard, "standard events", 6), (Kind::Champion, "champions", 3), (Kind::Common, "commons", 16)]
        {
            if count(kind) != needed {
                breaks("SW2-DECK-1", format!("{} {name}, needed {needed}", count(kind)));
            }
        }
        for &(n, face) in &self.chosen {
            let card = face.printed();
            let most = match card.kind {
                Kind::Champion => (1, "SW2-DECK-3"),
                Kind::Standard => (2, "SW2-DECK-4"),
                Kind::Common => (4, "SW2-DECK-5"),
                Kind::Summoner | Kind::Epic | Kind::Gate => {
                    breaks("SW2-DECK-1", format!("{} is fixed by the Summoner and not chosen", card.id));
                    continue;
                }
            };
            if n > most.0 {
                breaks(most.1, format!("{n} times {}, at most {}", card.id, most.0));
            }
            if !card.symbols.iter().any(|s| summoner.symbols.contains(s)) {
                breaks("SW2-DECK-2", format!("{} shows no symbol of {}", card.id, summoner.id));
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
        let cards: Vec<_> = self.chosen.iter().map(|(n, face)| format!("{n} {}", face.id())).collect();
        write!(f, "{}: {}", self.summoner.id(), cards.join(", "))
    }
}
