//! Building a deck: a ready one to begin with, cards added and taken, every broken rule named at once, a link to share.
//!
//! The address holds the deck, so every button is a form of its own sending: `deck` with `more` or `less` and a card,
//! or `start` with a leader or `random`. The script only spares the reader the jump to the top.

use crate::cards::{encoded, figures};
use crate::chrome::{Place, Site, plain};
use crate::home::speaker_of;
use crate::icon::icon;
use crate::rules::head;
use kernel::{CardFacts, DeckCheck, DeckList, DeckSum, Malformed, Phrase, Violation};
use maud::{Markup, html};
use referee::AnyGame;
use words::Speaker;

#[derive(Clone, Debug)]
pub struct DeckView<'a> {
    pub site: Site<'a>,
    pub game: &'static dyn AnyGame,
    /// The deck as text; empty before one was begun.
    pub text: &'a str,
}

/// A deck that can be read, with what the game says of it.
struct Built {
    list: DeckList,
    check: DeckCheck,
}

pub fn deck(view: &DeckView<'_>) -> Markup {
    let site = &view.site;
    let about = view.game.about();
    let words = speaker_of(view.game, site);
    let name = words.word("game-name");
    let main = html! {
        (head(site, view.game, "page-deck"))
        form id="deck-form" method="get" action={ "/g/" (about.key) "/deck" } data-deck {
            @if view.text.trim().is_empty() {
                section.panel { (begin(view, &words)) (as_text(view)) }
            } @else {
                @match built(view) {
                    Ok(built) => div.deck { (own(view, &words, &built)) (pool(view, &words, &built)) },
                    Err(malformed) => section.panel {
                        p.wrong role="alert" { (icon("i-warn")) " " (malformed) }
                        (as_text(view))
                    },
                }
            }
        }
    };
    plain(site, &format!("{name}: {}", site.word("page-deck")), Some(about), Place::Games, main)
}

fn built(view: &DeckView<'_>) -> Result<Built, Malformed> {
    let list = view.text.parse()?;
    let check = view.game.check_deck(view.text).unwrap_or_else(|| Ok(DeckCheck::default()))?;
    Ok(Built { list, check })
}

/// Every leader with the deck that comes with the game.
fn begin(view: &DeckView<'_>, words: &Speaker<'_>) -> Markup {
    let site = &view.site;
    html! {
        header.head { h2 { (site.word("page-begin-deck")) } small { (site.word("page-begin-deck-line")) } }
        div.ways {
            @for (name, list) in view.game.ready_decks() { button.btn name="start" value=(list.lead) { (words.say(&name)) } }
            button.btn name="start" value="random" { (icon("i-dice")) (site.word("page-random-deck")) }
        }
    }
}

fn own(view: &DeckView<'_>, words: &Speaker<'_>, built: &Built) -> Markup {
    let site = &view.site;
    let key = view.game.about().key;
    let cards = view.game.cards();
    let lead = cards.iter().find(|card| card.id == built.list.lead);
    html! {
        section.panel {
            // A key press in a field must not add or take a card.
            button.sr tabindex="-1" { (site.word("page-check-deck")) }
            header.head { h2 { (site.word("page-your-deck")) } @if let Some(lead) = lead { small { (words.say(&lead.name)) } } }
            ul.sums { @for sum in &built.check.sums { (self::sum(words, sum)) } }
            (verdict(key, words, &built.check))
            @for sum in &built.check.sums {
                @let chosen: Vec<&CardFacts> = cards.iter().filter(|card| card.kind == sum.kind && built.list.count(&card.id) > 0).collect();
                @if !chosen.is_empty() {
                    h3 { (words.say(&sum.kind)) }
                    ul.rows { @for card in chosen { (row(site, words, card, built, None)) } }
                }
            }
            p.ways {
                @if built.check.broken.is_empty() { a.btn.main href={ "/new/" (key) "?deck=" (encoded(view.text)) } { (icon("i-play")) (site.word("page-use-deck")) } }
                @let link = format!("/g/{key}/deck?deck={}", encoded(view.text));
                a.btn href=(link) data-copy=(link) { (icon("i-link")) (site.word("page-share-deck")) }
                a.btn.quiet href={ "/g/" (key) "/deck" } { (site.word("page-begin-deck")) }
            }
            details { summary { (site.word("page-as-text")) } (as_text(view)) }
        }
    }
}

fn as_text(view: &DeckView<'_>) -> Markup {
    let site = &view.site;
    html! {
        div.as-text {
            label for="deck" { (site.word("page-deck-line")) }
            textarea id="deck" name="deck" rows="8" spellcheck="false" autocomplete="off" { (view.text) }
            button.btn { (icon("i-check")) (site.word("page-check-deck")) }
        }
    }
}

fn sum(words: &Speaker<'_>, sum: &DeckSum) -> Markup {
    let state = match sum.have.cmp(&sum.need) {
        std::cmp::Ordering::Less => "under",
        std::cmp::Ordering::Equal => "full",
        std::cmp::Ordering::Greater => "over",
    };
    html! {
        li.(state) {
            span { (words.say(&sum.kind)) }
            b { (sum.have) "/" (sum.need) }
            progress max=(sum.need) value=(sum.have.min(sum.need)) aria-label=(words.say(&sum.kind)) {}
        }
    }
}

fn verdict(key: &str, words: &Speaker<'_>, check: &DeckCheck) -> Markup {
    html! {
        div.verdict role="status" {
            @if check.broken.is_empty() {
                p.right { (icon("i-check")) " " (words.word("deck-legal")) }
            } @else {
                ul { @for broken in &check.broken { li.wrong { (icon("i-warn")) " " (words.say(&broken.why)) " " (rule(key, broken)) } } }
            }
        }
    }
}

fn rule(key: &str, broken: &Violation) -> Markup {
    html! { a.rule-id href={ "/g/" (key) "/rules#" (broken.rule) } { (broken.rule) } }
}

/// What may be added, those that fit first; of the others, the rule that keeps them out.
fn pool(view: &DeckView<'_>, words: &Speaker<'_>, built: &Built) -> Markup {
    let site = &view.site;
    let chosen = |card: &CardFacts| built.check.sums.iter().any(|sum| sum.kind == card.kind);
    let cards: Vec<CardFacts> = view.game.cards().into_iter().filter(chosen).collect();
    let (fit, other): (Vec<_>, Vec<_>) = cards
        .iter()
        .map(|card| (card, barred(view, built, card)))
        .partition(|(card, bar)| bar.is_none() || built.list.count(&card.id) > 0);
    html! {
        section.panel.pool data-search {
            header.head { h2 { (site.word("page-pool")) } }
            div.search {
                (icon("i-search"))
                label.sr for="pool-q" { (site.word("page-search-cards")) }
                input id="pool-q" type="search" placeholder=(site.word("page-search-cards"));
            }
            ul.rows data-filter { @for (card, bar) in &fit { (row(site, words, card, built, bar.as_ref())) } }
            @if !other.is_empty() {
                details {
                    summary { (site.say(&Phrase::new("page-barred").number("n", other.len() as i64))) }
                    ul.rows data-filter { @for (card, bar) in &other { (row(site, words, card, built, bar.as_ref())) } }
                }
            }
        }
    }
}

/// The rule that one more of a card would break, sums aside.
fn barred(view: &DeckView<'_>, built: &Built, card: &CardFacts) -> Option<Violation> {
    let mut more = built.list.clone();
    more.add(1, &card.id);
    let found = view.game.check_deck(&more.to_string())?.ok()?.broken;
    found.into_iter().find(|broken| broken.why.key != "deck-sum" && !built.check.broken.contains(broken))
}

fn row(site: &Site<'_>, words: &Speaker<'_>, card: &CardFacts, built: &Built, bar: Option<&Violation>) -> Markup {
    let n = built.list.count(&card.id);
    let name = words.say(&card.name);
    let label = |key: &str| site.say(&Phrase::new(key).text("card", name.clone()));
    html! {
        li.row.(if n > 0 { "in" } else { "out" }) {
            span {
                b { (name) }
                small { (words.say(&card.kind)) " · " (figures(words, card)) }
                small.text { @match bar.filter(|_| n == 0) { Some(bar) => { (words.say(&bar.why)) " " code { (bar.rule) } }, None => (words.say(&card.text)) } }
            }
            button.btn.quiet name="less" value=(card.id) disabled[n == 0] aria-label=(label("page-less")) { (icon("i-minus")) }
            output { (n) }
            button.btn.quiet name="more" value=(card.id) disabled[bar.is_some()] aria-label=(label("page-more")) { (icon("i-plus")) }
        }
    }
}
