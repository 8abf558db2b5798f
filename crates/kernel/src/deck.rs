//! Decks as people write them, and what a game says of one: `svara: 4 bear_cavalry, 2 parapet`.

use crate::answer::Rule;
use crate::notation::Malformed;
use crate::phrase::Phrase;
use std::fmt;
use std::str::FromStr;

/// Who leads, and how many of which cards, by their ids. Whether such cards exist is for the game to say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckList {
    pub lead: String,
    pub cards: Vec<(u8, String)>,
}

impl DeckList {
    pub fn count(&self, id: &str) -> u8 {
        self.cards.iter().find(|(_, card)| card == id).map_or(0, |(n, _)| *n)
    }

    pub fn add(&mut self, n: u8, id: &str) {
        match self.cards.iter_mut().find(|(_, card)| card == id) {
            Some((had, _)) => *had = had.saturating_add(n),
            None => self.cards.push((n, id.into())),
        }
    }

    pub fn remove(&mut self, id: &str) {
        self.cards.iter_mut().filter(|(_, card)| card == id).for_each(|(n, _)| *n = n.saturating_sub(1));
        self.cards.retain(|(n, _)| *n > 0);
    }
}

impl FromStr for DeckList {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<DeckList, Malformed> {
        let mut deck = DeckList::default();
        let mut lead = None;
        for (i, line) in text.lines().enumerate() {
            let wrong = |why: String| Malformed::new(i + 1, why);
            let mut line = line.split('#').next().unwrap_or_default();
            if let Some((name, rest)) = line.split_once(':') {
                if lead.replace(name.trim()).is_some() {
                    return Err(wrong("a deck has one leader".into()));
                }
                line = rest;
            }
            for entry in line.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
                let (count, id) = entry.split_once(char::is_whitespace).unwrap_or(("1", entry));
                let count = count.parse().map_err(|_| wrong(format!("`{entry}`: expected a number and a card")))?;
                deck.add(count, id.trim());
            }
        }
        let how = || Malformed::new(1, "a deck is written `leader: 4 card, 2 card, …`");
        deck.lead = lead.ok_or_else(how)?.to_string();
        Ok(deck)
    }
}

impl fmt::Display for DeckList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<_> = self.cards.iter().map(|(n, id)| format!("{n} {id}")).collect();
        write!(f, "{}: {}", self.lead, cards.join(", "))
    }
}

/// What a game says of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckCheck {
    /// How far the deck is built; cards of these kinds are chosen, all others come by themselves.
    pub sums: Vec<DeckSum>,
    pub broken: Vec<Violation>,
}

/// So many cards of a kind, out of so many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckSum {
    /// As the cards' own [`CardFacts::kind`](crate::CardFacts::kind).
    pub kind: Phrase,
    pub have: u32,
    pub need: u32,
}

/// A rule that a deck breaks, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub rule: Rule,
    pub why: Phrase,
}

impl DeckSum {
    /// What is wrong with the sum, if anything.
    pub fn violation(&self, rule: Rule) -> Option<Violation> {
        let why = Phrase::new("deck-sum").phrase("kind", self.kind.clone());
        let why = why.number("have", self.have).number("need", self.need);
        (self.have != self.need).then_some(Violation { rule, why })
    }
}

#[cfg(test)]
mod tests {
    use super::DeckList;

    #[test]
    fn a_deck_survives_being_written_and_is_changed_card_by_card() {
        let mut deck: DeckList = "svara: 4 bear, # the big ones\n2 wolf, wolf, owl".parse().unwrap();
        assert_eq!(deck.to_string(), "svara: 4 bear, 3 wolf, 1 owl");
        deck.remove("owl");
        deck.remove("owl");
        deck.add(1, "bear");
        assert_eq!((deck.count("owl"), deck.count("bear")), (0, 5));
        assert_eq!(deck.to_string().parse(), Ok(deck));
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line() {
        let wrong = |text: &str| text.parse::<DeckList>().unwrap_err().to_string();
        assert!(wrong("4 bear").contains("a deck is written"));
        assert!(wrong("svara: 4 bear\nfour wolf").contains('2'));
        assert!(wrong("svara: 999 bear").contains("expected a number"));
        assert!(wrong("svara: 1 bear\nollag: 2 bear").contains("one leader"));
    }
}
