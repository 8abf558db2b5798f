//! DT-SETUP-1, DT-SETUP-11: what a deck is made of, and which rules a custom one breaks.

use crate::printed::{Face, Kind, Ready, Sorts};
use crate::state::DECK;
use kernel::{DeckCheck, DeckList, DeckSum, Luck, MAIN, Malformed, Need, Phrase, Rule, Violation};

/// A library and a sideboard.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    main: Vec<(u8, Face)>,
    sideboard: Vec<(u8, Face)>,
}

/// DT-SETUP-1: what the players may agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Cards in the library at least.
    pub least: u32,
    /// Copies of one card in the library.
    pub copies: u8,
    /// Cards in the sideboard, exactly.
    pub sideboard: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { least: LEAST, copies: COPIES, sideboard: SIDEBOARD }
    }
}

const LEAST: u32 = 60;
const COPIES: u8 = 4;
const SIDEBOARD: u32 = 25;
pub(crate) const SIDE: &str = "sideboard";

impl Deck {
    pub(crate) fn ready_made(deck: &Ready) -> Deck {
        Deck { main: deck.main.to_vec(), sideboard: deck.sideboard.to_vec() }
    }

    pub fn parse(text: &str) -> Result<Deck, Malformed> {
        let list = text.trim_start_matches(':').parse::<DeckList>()?;
        list.only(&[MAIN, SIDE])?;
        let unknown = |id: &str| Malformed::new(1, Phrase::new("wrong-no-card").text("word", id));
        let of = |section: &str| {
            let cards = list.cards(section).iter();
            cards
                .map(|(n, id)| Ok((*n, Face::named(id).ok_or_else(|| unknown(id))?)))
                .collect::<Result<Vec<_>, Malformed>>()
        };
        Ok(Deck { main: of(MAIN)?, sideboard: of(SIDE)? })
    }

    pub fn list(&self) -> DeckList {
        let mut list = DeckList::new(None, self.main.iter().map(|(n, face)| (*n, face.id().to_string())));
        self.sideboard.iter().for_each(|(n, face)| list.add(SIDE, *n, face.id()));
        list
    }

    fn cards(section: &[(u8, Face)]) -> impl Iterator<Item = Face> + '_ {
        section.iter().flat_map(|(n, face)| std::iter::repeat_n(*face, usize::from(*n)))
    }

    pub fn main(&self) -> impl Iterator<Item = Face> + '_ {
        Deck::cards(&self.main)
    }

    pub fn sideboard(&self) -> impl Iterator<Item = Face> + '_ {
        Deck::cards(&self.sideboard)
    }

    /// All its cards, wherever they lie, in the order of the pool.
    pub fn pool(&self) -> Vec<Face> {
        let mut pool: Vec<Face> = self.main().chain(self.sideboard()).collect();
        pool.sort_unstable();
        pool
    }

    fn sums(&self, limits: Limits) -> Vec<DeckSum> {
        let sum = |section, have: usize, need| DeckSum {
            section,
            kind: None,
            have: have as u32,
            need,
            rule: Rule("DT-SETUP-1"),
        };
        vec![
            sum(MAIN, self.main().count(), Need::AtLeast(limits.least)),
            sum(SIDE, self.sideboard().count(), Need::Exactly(limits.sideboard)),
        ]
    }

    /// Every rule the deck breaks, and how.
    pub fn check(&self, limits: Limits) -> DeckCheck {
        let name = |face: Face| Phrase::new(format!("card-{}", face.id()));
        let mut broken: Vec<Violation> = self
            .main
            .iter()
            .filter_map(|(n, face)| Violation::too_many(Rule("DT-SETUP-1"), face.id(), name(*face), *n, limits.copies))
            .collect();
        if self.main().count() + self.sideboard().count() > DECK {
            broken.push(Violation::new(Rule("DT-SETUP-1"), Phrase::new("deck-too-big").number("most", DECK as i64)));
        }
        for (_, face) in self.main.iter().chain(&self.sideboard).filter(|(_, f)| f.printed().set == "unknown") {
            broken.push(Violation::of(Rule("DT-SETUP-1"), Phrase::new("deck-unknown-card"), face.id(), name(*face)));
        }
        DeckCheck::new(self.sums(limits), broken)
    }

    /// A legal deck drawn by luck that can be played: two affiliations, a third of it warriors, and what they can use.
    pub fn random(luck: &mut Luck) -> Deck {
        let sides = [
            crate::printed::sort::BAUHAUS,
            crate::printed::sort::CAPITOL,
            crate::printed::sort::CYBERTRONIC,
            crate::printed::sort::IMPERIAL,
            crate::printed::sort::MISHIMA,
            crate::printed::sort::BROTHERHOOD,
            crate::printed::sort::DARK_LEGION,
            crate::printed::sort::CRESCENTIA,
            crate::printed::sort::LUTHERAN,
            crate::printed::sort::RASPUTIN,
            crate::printed::sort::TEMPLARS,
        ];
        let n = sides.len() as u32;
        let one = luck.below(n);
        let other = (one + 1 + luck.below(n - 1)) % n;
        let loyal = sides[one as usize].and(sides[other as usize]);
        let fits = |face: &Face| {
            let sorts = face.printed().sorts;
            face.printed().set != "unknown" && (sorts.any(loyal) || !sorts.any(Sorts::AFFILIATIONS))
        };
        let mut pool: Vec<Face> = Face::all().filter(fits).collect();
        luck.shuffle(&mut pool);
        let mut deck = Deck { main: vec![], sideboard: vec![] };
        // Five D to begin with: half of the warriors are such as can be added at once, and can fight.
        let fights = |f: &Face| f.is_warrior() && f.printed().ratings[..2].iter().any(Option::is_some);
        let cheap = |f: &Face| f.printed().ratings[3].is_some_and(|value| value <= 5);
        let loyal_to = |f: &Face| f.printed().sorts.any(loyal);
        deck.fill(&pool, 12, luck, |f| loyal_to(f) && fights(f) && cheap(f));
        deck.fill(&pool, 22, luck, |f| loyal_to(f) && f.is_warrior());
        deck.fill(&pool, LEAST as usize, luck, |f| !f.is_warrior() && f.kind() != Kind::Mission);
        deck.fill(&pool, LEAST as usize, luck, |f| !f.is_warrior());
        let left: Vec<Face> = pool.into_iter().filter(|f| !deck.main.iter().any(|(_, m)| m == f)).collect();
        let mut at = 0;
        while deck.sideboard().count() < SIDEBOARD as usize {
            let face = left[at % left.len()];
            at += 1;
            match deck.sideboard.iter_mut().find(|(_, f)| *f == face) {
                Some((n, _)) => *n += 1,
                None => deck.sideboard.push((1, face)),
            }
        }
        deck
    }

    /// More cards from a pool, up to a size; where there are few to choose from, more copies of them.
    fn fill(&mut self, pool: &[Face], size: usize, luck: &mut Luck, wanted: impl Fn(&Face) -> bool) {
        let most = |face: Face| {
            let personality = face.printed().sorts.any(crate::printed::sort::PERSONALITY);
            if personality { 1 } else { u32::from(COPIES) }
        };
        for &face in pool.iter().filter(|f| wanted(f)) {
            let room = size.saturating_sub(self.main().count());
            if room > 0 && !self.main.iter().any(|(_, f)| *f == face) {
                self.main.push(((1 + luck.below(most(face))).min(room as u32) as u8, face));
            }
        }
        for at in 0..self.main.len() {
            let room = size.saturating_sub(self.main().count());
            let (n, face) = self.main[at];
            if wanted(&face) {
                self.main[at].0 += most(face).saturating_sub(n.into()).min(room as u32) as u8;
            }
        }
    }
}
