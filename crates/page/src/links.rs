//! What leads from a rule to a card to an example: the ids of rules and the names of cards that a text holds.

use crate::chrome::Site;
use crate::home::speaker_of;
use crate::icon::{icon, portrayed};
use kernel::CardFacts;
use maud::{Markup, html};
use referee::AnyGame;
use std::collections::BTreeMap;
use words::{Rulebook, Speaker};

/// An example that can be looked at, and what it is about.
#[derive(Clone, Copy, Debug)]
pub struct ExampleLink<'a> {
    /// As it stands in its address.
    pub id: &'a str,
    pub rules: &'a [&'a str],
    pub cards: &'a [&'a str],
}

/// All that a text about a game may lead to.
#[derive(Debug)]
pub(crate) struct Links<'a> {
    pub(crate) key: &'static str,
    pub(crate) words: Speaker<'static>,
    pub(crate) cards: Vec<CardFacts>,
    pub(crate) book: Rulebook,
    pub(crate) examples: &'a [ExampleLink<'a>],
    /// Names of cards with their ids, by the first letter, the longest first.
    names: BTreeMap<char, Vec<(String, String)>>,
}

/// Shorter names are words as well.
const SHORTEST: usize = 4;

impl<'a> Links<'a> {
    pub(crate) fn of(site: &Site<'_>, game: &'static dyn AnyGame, examples: &'a [ExampleLink<'a>]) -> Links<'a> {
        let words = speaker_of(game, site);
        let cards = game.cards();
        let mut names: BTreeMap<char, Vec<(String, String)>> = BTreeMap::new();
        for card in &cards {
            let name = words.say(&card.name);
            if let Some(first) = name.chars().next().filter(|_| name.chars().count() >= SHORTEST) {
                names.entry(first).or_default().push((name, card.id.clone()));
            }
        }
        names.values_mut().for_each(|same| same.sort_by_key(|(name, _)| std::cmp::Reverse(name.len())));
        Links { key: game.about().key, words, cards, book: Rulebook::of(game.about(), site.lang), examples, names }
    }

    /// `code`, **bold** and *slanted* as the catalogues write them, with the rules and cards it names as links.
    pub(crate) fn text(&self, text: &str) -> Markup {
        let code: Vec<&str> = text.split('`').collect();
        html! {
            @for (i, part) in code.iter().enumerate() {
                @if i % 2 == 0 || i + 1 == code.len() { (self.bold(part)) }
                @else if self.book.rule(part).is_some() { (self.rule(part)) }
                @else { code { (part) } }
            }
        }
    }

    fn bold(&self, text: &str) -> Markup {
        let parts: Vec<&str> = text.split("**").collect();
        html! {
            @for (i, part) in parts.iter().enumerate() {
                @if i % 2 == 1 && i + 1 < parts.len() { b { (self.slanted(part)) } } @else { (self.slanted(part)) }
            }
        }
    }

    fn slanted(&self, text: &str) -> Markup {
        let parts: Vec<&str> = text.split('*').collect();
        html! {
            @for (i, part) in parts.iter().enumerate() {
                @if i % 2 == 1 && i + 1 < parts.len() { em { (self.plain(part)) } } @else { (self.plain(part)) }
            }
        }
    }

    /// Words, and among them ids of rules and names of cards.
    fn plain(&self, text: &str) -> Markup {
        let mut done = 0;
        let mut pieces: Vec<Markup> = vec![];
        let mut at = 0;
        while let Some(letter) = text[at..].chars().next() {
            let begins = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
            let found = Some(&text[at..]).filter(|_| begins && letter.is_uppercase()).and_then(|rest| self.named(rest));
            let Some((length, link)) = found else {
                at += letter.len_utf8();
                continue;
            };
            pieces.push(html! { (text[done..at]) (link) });
            at += length;
            done = at;
        }
        html! { @for piece in pieces { (piece) } (text[done..]) }
    }

    /// A rule or a card that a text begins with, and how much of the text it is.
    fn named(&self, text: &str) -> Option<(usize, Markup)> {
        let id = text.split(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '-').next()?;
        if id.contains('-') && self.book.rule(id).is_some() {
            return Some((id.len(), self.rule(id)));
        }
        let same = self.names.get(&text.chars().next()?)?;
        let ends = |name: &str| !text[name.len()..].starts_with(char::is_alphanumeric);
        let (name, card) = same.iter().find(|(name, _)| text.starts_with(name.as_str()) && ends(name))?;
        let link = html! { a.to-card href={ "/g/" (self.key) "/cards?card=" (card) "#large" } { (name) } };
        Some((name.len(), link))
    }

    pub(crate) fn rule(&self, id: &str) -> Markup {
        html! { a.rule-id href={ "/g/" (self.key) "/rules#" (id) } { (id) } }
    }

    /// A card by its face and name.
    pub(crate) fn card(&self, id: &str) -> Markup {
        let Some(card) = self.cards.iter().find(|card| card.id == id) else { return html! {} };
        html! {
            a.chip href={ "/g/" (self.key) "/cards?card=" (id) "#large" } {
                @if let Some(portrait) = card.portrait { (portrayed(portrait)) }
                (self.words.say(&card.name))
            }
        }
    }

    pub(crate) fn example(&self, example: &ExampleLink<'_>, inside: &str) -> Markup {
        html! { a.to-example href={ "/g/" (self.key) "/examples/" (example.id) } { (icon("i-eye")) (inside) } }
    }

    /// The example that shows a rule best: the one that is about it first of all.
    pub(crate) fn example_of_rule(&self, id: &str) -> Option<&ExampleLink<'a>> {
        let first = self.examples.iter().find(|example| example.rules.first() == Some(&id));
        first.or_else(|| self.examples.iter().find(|example| example.rules.contains(&id)))
    }
}
