//! The cards of a game: search, filters, a grid, and one of them large beside it. The address holds it all.

use crate::board::card::pattern;
use crate::chrome::{Place, Site, plain};
use crate::home::{empty, speaker_of};
use crate::icon::{icon, portrayed};
use crate::links::{ExampleLink, Links};
use crate::rules::head;
use kernel::{CardFacts, Phrase};
use maud::{Markup, PreEscaped, html};
use referee::AnyGame;
use std::collections::BTreeSet;
use words::{Lang, Speaker};

/// What is looked for, as it stands in the address.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardQuery {
    pub text: String,
    /// A kind of card, by the key of its words.
    pub kind: String,
    /// A value that cards share, such as a faction.
    pub group: String,
    /// The card shown large.
    pub card: String,
}

/// A game's cards, as many as fit, and the one that is looked at: the same for everybody who reads this language.
pub fn card_list(
    site: &Site<'_>,
    game: &'static dyn AnyGame,
    query: &CardQuery,
    examples: &[ExampleLink<'_>],
) -> Markup {
    let links = Links::of(site, game, examples);
    let all = &links.cards;
    let words = links.words;
    let other = Lang::ALL.into_iter().find(|lang| *lang != site.lang).unwrap_or_default();
    let other = game.words().speaker(other, &[]);
    let found: Vec<&CardFacts> = all.iter().filter(|card| matches([&words, &other], card, query)).collect();
    let large = all.iter().find(|card| card.id == query.card).or(found.first().copied());
    html! {
        (head(site, game, "page-cards"))
        (filters(site, &words, all, query))
        p.soft role="status" { (site.say(&Phrase::new("page-cards-found").number("n", found.len() as i64))) }
        h2.sr { (site.word("page-cards")) }
        div.gallery {
            ul.faces {
                @for card in &found { (face(&words, card, query)) }
                @if found.is_empty() { li { (empty(site, "i-search", "page-nothing-found", "page-nothing-found-line")) } }
            }
            @if let Some(card) = large { aside.beside-large.unasked[query.card.is_empty()] id="large" { (whole(site, &links, card)) } }
        }
    }
}

/// The page of a [`card_list`].
pub fn cards(site: &Site<'_>, game: &'static dyn AnyGame, list: &str) -> Markup {
    let name = speaker_of(game, site).word("game-name");
    let title = format!("{name}: {}", site.word("page-cards"));
    plain(site, &title, Some(game.about()), Place::Games, PreEscaped(list.to_string()))
}

/// A card is found by its name in either language.
fn matches([words, other]: [&Speaker<'_>; 2], card: &CardFacts, query: &CardQuery) -> bool {
    let text = query.text.trim().to_lowercase();
    let says = |said: String| said.to_lowercase().contains(&text);
    let named = || says(words.say(&card.name)) || says(other.say(&card.name));
    (text.is_empty() || named() || says(words.say(&card.text)) || says(card.id.clone()))
        && (query.kind.is_empty() || card.kind.key == query.kind)
        && (query.group.is_empty() || card.stats.iter().any(|(_, value)| *value == query.group))
}

/// A value of a card in words, where the game has words for it: `faction-polar_dwarves`.
pub(crate) fn value_key(words: &Speaker<'_>, label: &Phrase, value: &str) -> Option<String> {
    let key = format!("{}-{value}", label.key);
    words.knows(&key).then_some(key)
}

fn filters(site: &Site<'_>, words: &Speaker<'_>, all: &[CardFacts], query: &CardQuery) -> Markup {
    let kinds: BTreeSet<&str> = all.iter().map(|card| card.kind.key.as_str()).collect();
    let groups: BTreeSet<(String, &str)> = all
        .iter()
        .flat_map(|card| &card.stats)
        .filter_map(|(label, value)| Some((words.word(&value_key(words, label, value)?), value.as_str())))
        .collect();
    html! {
        form.search role="search" method="get" data-search {
            (icon("i-search"))
            label.sr for="q" { (site.word("page-search-cards")) }
            input id="q" type="search" name="q" value=(query.text) placeholder=(site.word("page-search-cards"));
            @if !groups.is_empty() {
                select name="group" aria-label=(site.word("page-group")) {
                    option value="" { (site.word("page-all-groups")) }
                    @for (label, value) in groups { option value=(value) selected[value == query.group] { (label) } }
                }
            }
            @if kinds.len() > 1 {
                select name="kind" aria-label=(site.word("page-kind")) {
                    option value="" { (site.word("page-all-kinds")) }
                    @for kind in kinds { option value=(kind) selected[kind == query.kind] { (words.word(kind)) } }
                }
            }
            button.btn { (site.word("page-search")) }
        }
    }
}

fn face(words: &Speaker<'_>, card: &CardFacts, query: &CardQuery) -> Markup {
    let here = card.id == query.card;
    let address = format!(
        "?q={}&kind={}&group={}&card={}#large",
        encoded(&query.text),
        encoded(&query.kind),
        encoded(&query.group),
        encoded(&card.id)
    );
    let groups = card.stats.iter().filter_map(|(label, value)| Some(words.word(&value_key(words, label, value)?)));
    html! {
        li.card.m.fact .being[card.pattern.is_some()] .picked-card[here] {
            @if let Some(cost) = card.cost() { (price(words, cost)) }
            h3.name .plain[card.cost().is_none()] { a href=(address) { (words.say(&card.name)) } }
            (pic(words, card, 11))
            p.kind { (words.say(&card.kind)) @for group in groups { " · " (group) } }
            p.text { (words.say(&card.text)) }
        }
    }
}

/// A card as it is laid on the table for all to see.
pub(crate) fn shown(words: &Speaker<'_>, card: &CardFacts) -> Markup {
    html! {
        div.card.m.fact .being[card.pattern.is_some()] {
            @if let Some(cost) = card.cost() { (price(words, cost)) }
            b.name .plain[card.cost().is_none()] { (words.say(&card.name)) }
            (pic(words, card, 11))
            p.text { (words.say(&card.text)) }
        }
    }
}

fn price(words: &Speaker<'_>, cost: u32) -> Markup {
    html! { span.cost { span.sr { (words.word("cost")) " " } (cost) } }
}

/// What it shows, and its numbers at the sides, as in the hand.
fn pic(words: &Speaker<'_>, card: &CardFacts, step: usize) -> Markup {
    let numbers: Vec<(&str, &(Phrase, String))> =
        card.stats.iter().filter_map(|stat| Some((sign(&stat.0.key)?, stat))).collect();
    let side = |i: usize| if i + 1 == numbers.len() && numbers.len() > 1 { "stat life" } else { "stat str" };
    html! {
        div.pic {
            @if let Some(portrait) = card.portrait { (portrayed(portrait)) }
            @if let Some(grid) = &card.pattern { (pattern(grid, step)) }
            @if numbers.len() > 2 {
                span.u4 { @for (sign, (label, value)) in &numbers { span { (icon(sign)) span.sr { (words.say(label)) " " } (value) } } }
            } @else {
                @for (i, (sign, (label, value))) in numbers.iter().enumerate() {
                    span.(side(i)) { (icon(sign)) span.sr { (words.say(label)) " " } (value) }
                }
            }
        }
    }
}

/// The picture of a number that stands at the side of a card.
fn sign(label: &str) -> Option<&'static str> {
    Some(match label {
        "life" => "i-life",
        "points" => "i-star",
        _ if label.ends_with("-melee") => "i-melee",
        _ if label.ends_with("-ranged") => "i-ranged",
        _ if label.ends_with("-fight") => "i-melee",
        _ if label.ends_with("-shoot") => "i-shoot",
        _ if label.ends_with("-armor") || label.ends_with("-defense") => "i-shield",
        _ if label.ends_with("-attack") => "i-melee",
        _ if label.ends_with("-health") => "i-life",
        _ if label.ends_with("-initiative") => "i-haste",
        _ => return None,
    })
}

/// The short numbers of a card, each with what it counts.
pub(crate) fn figures(words: &Speaker<'_>, card: &CardFacts) -> Markup {
    let short = |(label, value): &&(Phrase, String)| {
        value.len() < 4 && !is_drawn(value) && value_key(words, label, value).is_none()
    };
    html! { @for (label, value) in card.stats.iter().filter(short) { span.figure { (words.say(label)) " " b { (value) } } " " } }
}

fn whole(site: &Site<'_>, links: &Links<'_>, card: &CardFacts) -> Markup {
    let words = &links.words;
    let is_shown = |(_, value): &&(Phrase, String)| card.pattern.is_none() || !is_drawn(value);
    let examples: Vec<&ExampleLink<'_>> =
        links.examples.iter().filter(|e| e.cards.contains(&card.id.as_str())).collect();
    html! {
        article.card.l.p0 id=(card.id) {
            div.plate { h3 { (words.say(&card.name)) } }
            p.kind { (words.say(&card.kind)) }
            (pic(words, card, 20))
            dl { @for (label, value) in card.stats.iter().filter(is_shown) { div { dt { (words.say(label)) } dd { (stat(words, label, value)) } } } }
            p.rule { (words.say(&card.text)) }
            @if !card.with.is_empty() {
                div.with { h4 { (site.word("page-good-with")) } p.chips { @for id in &card.with { (links.card(id)) " " } } }
            }
            @if !examples.is_empty() {
                div.with { h4 { (site.word("page-examples")) } p.chips {
                    @for (i, example) in examples.iter().take(4).enumerate() { (links.example(example, &(i + 1).to_string())) " " }
                } }
            }
            footer { span.gap {} a href="#main" { (site.word("page-close")) } }
        }
    }
}

/// A pattern in letters, whose rows are parted by slashes.
fn is_drawn(value: &str) -> bool {
    value.contains('/')
}

/// A word, a figure, or a pattern in letters.
fn stat(words: &Speaker<'_>, label: &Phrase, value: &str) -> Markup {
    match value_key(words, label, value) {
        Some(key) => html! { (words.word(&key)) },
        None if is_drawn(value) => html! { pre { (value.replace('/', "\n")) } },
        None => html! { b { (value) } },
    }
}

/// Text as it may stand in an address.
pub fn encoded(text: &str) -> String {
    let byte = |b: u8| match b {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(b).to_string(),
        _ => format!("%{b:02X}"),
    };
    text.bytes().map(byte).collect()
}
