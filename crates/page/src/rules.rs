//! The rules of a game as a reference: by heading, each with its id, searchable.

use crate::chrome::{Place, Site, plain};
use crate::home::{emblem, speaker_of};
use crate::how::lines;
use crate::icon::icon;
use crate::links::{ExampleLink, Links};
use kernel::Phrase;
use maud::{Markup, html};
use referee::AnyGame;
use words::RuleText;

/// What the rules of a game write short.
const SHORT: &str = "how-abbreviations";

/// All rules, or those that hold the words searched for.
pub fn rules(site: &Site<'_>, game: &'static dyn AnyGame, search: &str, examples: &[ExampleLink<'_>]) -> Markup {
    let links = Links::of(site, game, examples);
    let search = search.trim();
    let found: Vec<&RuleText> = links.book.about(search).collect();
    let example = site.word("page-example");
    let mut sections: Vec<(&str, Vec<&RuleText>)> = vec![];
    for rule in &found {
        match sections.last_mut() {
            Some((name, rules)) if *name == rule.section => rules.push(rule),
            _ => sections.push((&rule.section, vec![rule])),
        }
    }
    let words = speaker_of(game, site);
    let name = words.word("game-name");
    let main = html! {
        (head(site, game, "page-rules"))
        (search_form(site, search, "page-search-rules"))
        p.soft role="status" { (site.say(&Phrase::new("page-rules-found").number("n", found.len() as i64))) }
        @if words.knows(SHORT) {
            section.panel.short { h2 { (site.word("page-abbreviations")) } (lines(&words.word(SHORT))) }
        }
        div.reference {
            nav.panel.contents aria-label=(site.word("page-contents")) {
                ol { @for (i, (section, rules)) in sections.iter().enumerate() { li { a href={ "#s" (i) } { (heading(section)) } " " small { (rules.len()) } } } }
            }
            div.rules data-filter {
                @for (i, (section, rules)) in sections.iter().enumerate() {
                    section.panel {
                        h2 id={ "s" (i) } { (heading(section)) }
                        @for rule in rules {
                            article.rule-text id=(rule.id) {
                                a.rule-id href={ "#" (rule.id) } { (rule.id) }
                                p {
                                    (links.text(&rule.text))
                                    @if let Some(shown) = links.example_of_rule(&rule.id) { " " (links.example(shown, &example)) }
                                }
                            }
                        }
                    }
                }
                @if found.is_empty() { (crate::home::empty(site, "i-search", "page-nothing-found", "page-nothing-found-line")) }
            }
        }
    };
    plain(site, &format!("{name}: {}", site.word("page-rules")), Some(game.about()), Place::Games, main)
}

/// A heading without the number it has in the catalogue.
fn heading(section: &str) -> &str {
    section.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim_start()
}

/// The name of a game over one of its reference pages, with the ways to the others.
pub(crate) fn head(site: &Site<'_>, game: &'static dyn AnyGame, here: &str) -> Markup {
    let key = game.about().key;
    let mut pages = vec![("how", "page-how"), ("rules", "page-rules")];
    if !game.cards().is_empty() {
        pages.push(("cards", "page-cards"));
    }
    if game.check_deck("").is_some() {
        pages.push(("deck", "page-deck"));
    }
    html! {
        header.head.page-head {
            h1 { (emblem(game)) (speaker_of(game, site).word("game-name")) }
            nav.crumbs aria-label=(site.word("page-about-game")) {
                @for (path, word) in pages { a href={ "/g/" (key) "/" (path) } aria-current=[(word == here).then_some("page")] { (site.word(word)) } }
                a.btn.main href={ "/new/" (key) } { (site.word("page-new-table")) }
            }
        }
    }
}

pub(crate) fn search_form(site: &Site<'_>, search: &str, label: &str) -> Markup {
    html! {
        form.search role="search" method="get" data-search {
            label.sr for="q" { (site.word(label)) }
            (icon("i-search"))
            input id="q" type="search" name="q" value=(search) placeholder=(site.word(label));
            button.btn { (site.word("page-search")) }
        }
    }
}

/// **Bold** as sentences of ours write them.
pub(crate) fn marked_up(text: &str) -> Markup {
    let parts: Vec<&str> = text.split("**").collect();
    html! {
        @for (i, part) in parts.iter().enumerate() {
            @if i % 2 == 1 && i + 1 < parts.len() { b { (part) } } @else { (part) }
        }
    }
}
