//! Decks as people write them, and what a game says of one: `svara: 4 bear_cavalry, 2 parapet [sideboard] 3 purge`.

use crate::answer::Rule;
use crate::notation::Malformed;
use crate::phrase::Phrase;
use std::fmt;
use std::num::IntErrorKind;
use std::str::FromStr;

/// The section where cards lie for which none is named.
pub const MAIN: &str = "main";

/// How many of which cards lie in which section, by their ids, and who leads them where somebody does. Whether there
/// are such cards and sections is for the game to say.
///
/// ```
/// # use kernel::{DeckList, MAIN};
/// let mut deck: DeckList = "4 bear, 2 wolf [sideboard] 3 owl".parse().unwrap();
/// deck.shift("sideboard", MAIN, "owl");
/// assert_eq!(deck.to_string(), "4 bear, 2 wolf, 1 owl [sideboard] 2 owl");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckList {
    /// The card that leads the deck, where one does.
    pub lead: Option<String>,
    sections: Vec<(String, Vec<(u8, String)>)>,
}

impl DeckList {
    /// A deck of one section.
    pub fn new(lead: Option<&str>, cards: impl IntoIterator<Item = (u8, String)>) -> DeckList {
        let sections = vec![(MAIN.to_string(), cards.into_iter().collect())];
        DeckList { lead: lead.map(str::to_string), sections }
    }

    /// The cards of a section.
    pub fn cards(&self, section: &str) -> &[(u8, String)] {
        self.sections.iter().find(|(name, _)| name == section).map_or(&[], |(_, cards)| cards)
    }

    /// How many of a card are in a section.
    pub fn count(&self, section: &str, id: &str) -> u8 {
        self.cards(section).iter().find(|(_, card)| card == id).map_or(0, |(n, _)| *n)
    }

    /// More of a card, at the end of a section if it was not there.
    pub fn add(&mut self, section: &str, n: u8, id: &str) {
        let cards = self.section(section);
        match cards.iter_mut().find(|(_, card)| card == id) {
            Some((had, _)) => *had = had.saturating_add(n),
            None => cards.push((n, id.into())),
        }
    }

    /// One of them fewer; whether there was one.
    pub fn remove(&mut self, section: &str, id: &str) -> bool {
        let cards = self.section(section);
        let Some(at) = cards.iter().position(|(n, card)| card == id && *n > 0) else { return false };
        cards[at].0 -= 1;
        cards.retain(|(n, _)| *n > 0);
        true
    }

    /// One of them moves to another section.
    pub fn shift(&mut self, from: &str, to: &str, id: &str) {
        if self.remove(from, id) {
            self.add(to, 1, id);
        }
    }

    fn section(&mut self, name: &str) -> &mut Vec<(u8, String)> {
        let at = self.sections.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
            self.sections.push((name.to_string(), vec![]));
            self.sections.len() - 1
        });
        &mut self.sections[at].1
    }

    /// The leader of a deck that needs one.
    pub fn leader(&self) -> Result<&str, Malformed> {
        self.lead.as_deref().ok_or_else(|| Malformed::new(1, Phrase::new("deck-form-leader")))
    }

    /// The leader and the cards of a deck of one section, by the faces of the game.
    pub fn led<F>(&self, named: impl Fn(&str) -> Option<F>) -> Result<(F, Vec<(u8, F)>), Malformed> {
        let unknown = |id: &str| Malformed::new(1, Phrase::new("wrong-no-card").text("word", id));
        let card = |id: &str| named(id).ok_or_else(|| unknown(id));
        self.only(&[MAIN])?;
        let leader = card(self.leader()?)?;
        Ok((leader, self.cards(MAIN).iter().map(|(n, id)| Ok((*n, card(id)?))).collect::<Result<_, _>>()?))
    }

    /// Refuses sections that the game does not have.
    pub fn only(&self, known: &[&str]) -> Result<(), Malformed> {
        match self.sections.iter().find(|(name, cards)| !cards.is_empty() && !known.contains(&name.as_str())) {
            None => Ok(()),
            Some((name, _)) => {
                let why = Phrase::new("deck-no-section").text("name", name).text("known", known.join(", "));
                Err(Malformed::new(1, why))
            }
        }
    }
}

impl FromStr for DeckList {
    type Err = Malformed;

    /// Entries are parted by commas or lines; `[section]` begins a section, `leader:` stands before the first card.
    fn from_str(text: &str) -> Result<DeckList, Malformed> {
        let mut deck = DeckList::default();
        let mut section = MAIN.to_string();
        for (i, line) in text.lines().enumerate() {
            let wrong = |why: Phrase| Malformed::new(i + 1, why);
            let mut line = line.split('#').next().unwrap_or_default();
            if let Some((name, rest)) = line.split_once(':') {
                if deck.lead.replace(name.trim().to_string()).is_some() {
                    return Err(wrong(Phrase::new("deck-two-leaders")));
                }
                line = rest;
            }
            for (part, cards) in line.split('[').enumerate() {
                let cards = match cards.split_once(']') {
                    _ if part == 0 => cards,
                    Some((name, cards)) if !name.trim().is_empty() => {
                        section = name.trim().to_string();
                        cards
                    }
                    _ => return Err(wrong(Phrase::new("deck-section"))),
                };
                for entry in cards.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
                    let (count, id) = entry.split_once(char::is_whitespace).unwrap_or(("1", entry));
                    // More than can be counted is too many of a card: the game says so, by the card's name.
                    let count = match count.parse::<u8>() {
                        Err(why) if *why.kind() == IntErrorKind::PosOverflow => u8::MAX,
                        count => count.map_err(|_| wrong(Phrase::new("deck-entry").text("entry", entry)))?,
                    };
                    deck.add(&section, count, id.trim());
                }
            }
        }
        match deck.lead.is_some() || !deck.sections.is_empty() {
            true => Ok(deck),
            false => Err(Malformed::new(1, Phrase::new("deck-form"))),
        }
    }
}

/// In one line, as an option is written; `{:#}` gives every card a line of its own.
impl fmt::Display for DeckList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (gap, comma) = if f.alternate() { ("\n", "\n") } else { (" ", ", ") };
        let line =
            |cards: &[(u8, String)]| cards.iter().map(|(n, id)| format!("{n} {id}")).collect::<Vec<_>>().join(comma);
        let lead = self.lead.iter().map(|lead| format!("{lead}:"));
        let main = Some(line(self.cards(MAIN))).filter(|cards| !cards.is_empty());
        let others = self.sections.iter().filter(|(name, cards)| name != MAIN && !cards.is_empty());
        let others = others.map(|(name, cards)| format!("[{name}]{gap}{}", line(cards)));
        f.write_str(&lead.chain(main).chain(others).collect::<Vec<_>>().join(gap))
    }
}

/// What a game says of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckCheck {
    /// How far the deck is built; cards that no sum counts come by themselves.
    pub sums: Vec<DeckSum>,
    /// Every rule the deck breaks, and how.
    pub broken: Vec<Violation>,
}

impl DeckCheck {
    /// What the game says of a deck with such sums, and of its single cards; each thing once.
    pub fn new(sums: Vec<DeckSum>, others: impl IntoIterator<Item = Violation>) -> DeckCheck {
        let mut broken = vec![];
        for violation in sums.iter().filter_map(DeckSum::violation).chain(others) {
            if !broken.contains(&violation) {
                broken.push(violation);
            }
        }
        DeckCheck { sums, broken }
    }

    /// The sections there are, in order.
    pub fn sections(&self) -> Vec<&'static str> {
        let mut sections = vec![];
        for sum in &self.sums {
            if !sections.contains(&sum.section) {
                sections.push(sum.section);
            }
        }
        sections
    }
}

/// So many cards of a section, and how many there should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckSum {
    /// The part of the deck that is counted.
    pub section: &'static str,
    /// As the cards' own [`CardFacts::kind`](crate::CardFacts::kind); all of the section where none is named.
    pub kind: Option<Phrase>,
    /// How many there are.
    pub have: u32,
    /// How many there have to be.
    pub need: Need,
    /// What says so.
    pub rule: Rule,
}

/// How many cards there should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// So many or more.
    AtLeast(u32),
    /// So many.
    Exactly(u32),
    /// So many or fewer.
    AtMost(u32),
}

impl Need {
    /// The number in it.
    pub fn number(self) -> u32 {
        match self {
            Need::AtLeast(n) | Need::Exactly(n) | Need::AtMost(n) => n,
        }
    }

    /// Whether that is enough, and not too many.
    pub fn is_met(self, have: u32) -> bool {
        match self {
            Need::AtLeast(n) => have >= n,
            Need::Exactly(n) => have == n,
            Need::AtMost(n) => have <= n,
        }
    }

    /// As the words are called: `at-least`, `exactly`, `at-most`.
    pub fn key(self) -> &'static str {
        match self {
            Need::AtLeast(_) => "at-least",
            Need::Exactly(_) => "exactly",
            Need::AtMost(_) => "at-most",
        }
    }
}

/// A rule that a deck breaks, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The rule that is broken.
    pub rule: Rule,
    /// What is wrong, in words.
    pub why: Phrase,
    /// The one card that breaks it, where it is one, by its id.
    pub card: Option<String>,
}

impl Violation {
    /// The rule and how it is broken, as one sentence.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("refused-by-rule").text("rule", self.rule.0).phrase("why", self.why.clone())
    }

    /// A rule broken by the deck as a whole.
    pub fn new(rule: Rule, why: Phrase) -> Violation {
        Violation { rule, why, card: None }
    }

    /// The rule is broken by a card, whose name fills the words' gap `card`.
    pub fn of(rule: Rule, why: Phrase, id: &str, name: Phrase) -> Violation {
        Violation { rule, why: why.phrase("card", name), card: Some(id.to_string()) }
    }

    /// More copies of a card than there may be.
    pub fn too_many(rule: Rule, id: &str, name: Phrase, have: u8, most: u8) -> Option<Violation> {
        let why = || Phrase::new("deck-too-many").number("have", have).number("most", most);
        (have > most).then(|| Violation::of(rule, why(), id, name))
    }
}

impl DeckSum {
    /// What is counted.
    pub fn what(&self) -> Phrase {
        let section = Phrase::new(format!("deck-section-{}", self.section));
        match &self.kind {
            None => section,
            Some(kind) if self.section == MAIN => kind.clone(),
            Some(kind) => Phrase::new("deck-kind-in").phrase("kind", kind.clone()).phrase("section", section),
        }
    }

    /// Whether it counts cards of a kind.
    pub fn counts(&self, kind: &Phrase) -> bool {
        self.kind.as_ref().is_none_or(|own| own == kind)
    }

    /// What is wrong with the sum, if anything.
    pub fn violation(&self) -> Option<Violation> {
        let why = Phrase::new(format!("deck-{}", self.need.key())).phrase("kind", self.what());
        let why = why.number("have", self.have).number("need", self.need.number());
        (!self.need.is_met(self.have)).then(|| Violation::new(self.rule, why))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> DeckList {
        text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
    }

    #[test]
    fn a_deck_survives_being_written_and_is_changed_card_by_card() {
        let mut deck = read("svara: 4 bear, # the big ones\n2 wolf, wolf, owl");
        assert_eq!(deck.to_string(), "svara: 4 bear, 3 wolf, 1 owl");
        assert!(deck.remove(MAIN, "owl") && !deck.remove(MAIN, "owl"));
        deck.add(MAIN, 1, "bear");
        assert_eq!((deck.count(MAIN, "owl"), deck.count(MAIN, "bear")), (0, 5));
        assert_eq!(read(&deck.to_string()), deck);
    }

    #[test]
    fn a_deck_needs_no_leader_and_has_sections_in_one_line_or_in_many() {
        let one_line = "4 bear, 2 wolf [sideboard] 3 owl, 1 bear";
        let deck = read(one_line);
        assert_eq!(deck, read("4 bear\n2 wolf\n\n[sideboard]  # in reserve\n3 owl\nbear\n"));
        assert_eq!(deck.to_string(), one_line);
        assert_eq!(read("[sideboard] 3 owl [main] 4 bear [sideboard] bear, [main] 2 wolf").to_string(), one_line);
        assert_eq!(format!("{deck:#}"), "4 bear\n2 wolf\n[sideboard]\n3 owl\n1 bear");
        assert_eq!((deck.count(MAIN, "bear"), deck.count("sideboard", "bear")), (4, 1));
        for text in ["ollag:", "ollag: [sideboard] 1 owl", "[sideboard] 1 owl", "ollag: 1 bear [a] 1 owl [b] 2 owl"] {
            assert_eq!(read(text).to_string(), text);
            assert_eq!(read(&format!("{:#}", read(text))).to_string(), text);
        }
    }

    #[test]
    fn a_card_moves_between_sections_only_where_there_is_one() {
        let mut deck = read("2 wolf [sideboard] 1 owl");
        deck.shift("sideboard", MAIN, "owl");
        deck.shift("sideboard", MAIN, "owl");
        deck.shift(MAIN, "sideboard", "wolf");
        assert_eq!(deck.to_string(), "1 wolf, 1 owl [sideboard] 1 wolf");
    }

    #[test]
    fn more_than_can_be_counted_is_for_the_game_to_refuse() {
        assert_eq!(read("400 bear").count(MAIN, "bear"), u8::MAX);
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line() {
        let wrong = |text: &str| text.parse::<DeckList>().unwrap_err().to_string();
        assert!(wrong("").contains("deck-form"));
        assert!(wrong("svara: 4 bear\nfour wolf").contains("line 2"));
        assert!(wrong("svara: -1 bear").contains("deck-entry"));
        assert!(wrong("svara: 1 bear\nollag: 2 bear").contains("deck-two-leaders"));
        assert!(wrong("1 bear\n[sideboard 2 bear").starts_with("line 2: deck-section"));
        assert!(wrong("1 bear [] 2 bear").contains("deck-section"));
        assert!(read("4 bear").leader().unwrap_err().why.key.contains("deck-form-leader"));
        assert!(read("4 bear [bench] 1 owl").only(&[MAIN, "sideboard"]).unwrap_err().to_string().contains("bench"));
        assert_eq!(read("4 bear [sideboard] 1 owl").only(&[MAIN, "sideboard"]), Ok(()));
    }

    #[test]
    fn a_sum_is_at_least_exactly_or_at_most() {
        let broken = |have, need| {
            let sum = DeckSum { section: "sideboard", kind: None, have, need, rule: Rule("DT-SETUP-1") };
            sum.violation().map(|broken| broken.why.key)
        };
        assert_eq!([59, 60, 61].map(|n| broken(n, Need::AtLeast(60)).is_none()), [false, true, true]);
        assert_eq!([24, 25, 26].map(|n| broken(n, Need::Exactly(25)).is_none()), [false, true, false]);
        assert_eq!([9, 10, 11].map(|n| broken(n, Need::AtMost(10)).is_none()), [true, true, false]);
        assert_eq!(broken(11, Need::AtMost(10)).as_deref(), Some("deck-at-most"));
        assert_eq!(Violation::too_many(Rule("R"), "owl", Phrase::new("owl"), 4, 4), None);
        let broken = Violation::too_many(Rule("R"), "owl", Phrase::new("owl"), 5, 4).expect("five of four");
        assert_eq!(broken.card.as_deref(), Some("owl"));
    }
}
