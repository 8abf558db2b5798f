//! Building a deck: a ready one to begin with, cards added, taken and moved between sections, every broken rule named
//! at once, a curve of costs, a link to share.
//!
//! The address holds the deck and what is looked for, so every button is a form of its own sending: `deck` with `more`
//! or `less` and a card (`sideboard/owl`, or `owl` in the section that `into` names), `move` (`sideboard/owl>main`), or
//! `start` with a ready deck or `random`. With `part` only what a change touches is sent: the
//! script keeps the pool and filters it on the spot.

mod pool;

use crate::cards::{encoded, figures};
use crate::chrome::{Place, Site, plain};
use crate::home::speaker_of;
use crate::icon::{icon, portrayed, symbols_of_page};
use crate::rules::head;
use kernel::{CardFacts, DeckCheck, DeckList, DeckSum, MAIN, Malformed, Need, Phrase, Violation};
use maud::{Markup, html};
use referee::AnyGame;
use std::collections::BTreeMap;
use words::Speaker;

#[derive(Clone, Debug)]
pub struct DeckView<'a> {
    pub site: Site<'a>,
    pub game: &'static dyn AnyGame,
    /// What the address says: `deck`, empty before one was begun; `into`; the filters of the pool; `from` and `for` where
    /// a deck is changed between two games of a match.
    pub asked: &'a BTreeMap<String, String>,
    /// Those the visitor keeps, by name, the newest first.
    pub saved: &'a [(String, String)],
    /// Cards drawn from the deck as at the beginning of a game.
    pub drawn: Option<Vec<String>>,
}

impl DeckView<'_> {
    fn asked(&self, key: &str) -> &str {
        self.asked.get(key).map_or("", String::as_str)
    }
}

/// A deck that can be read, with what the game says of it.
struct Built<'a> {
    view: &'a DeckView<'a>,
    words: Speaker<'a>,
    cards: Vec<CardFacts>,
    list: DeckList,
    check: DeckCheck,
    /// Where cards from the pool go.
    into: &'static str,
    /// What one more card would break there, by its id.
    bars: BTreeMap<String, Violation>,
}

pub fn deck(view: &DeckView<'_>) -> Markup {
    let site = &view.site;
    let about = view.game.about();
    let name = speaker_of(view.game, site).word("game-name");
    let main = html! {
        (head(site, view.game, "page-deck"))
        form id="deck-form" method="get" action={ "/g/" (about.key) "/deck" } data-deck {
            @if view.asked("deck").trim().is_empty() {
                (saved(view))
                section.panel { (begin(view)) (as_text(site, "")) }
            } @else {
                @match Built::of(view) {
                    Ok(built) => div.deck { (built.summary()) (built.pool()) (built.own()) },
                    Err(malformed) => section.panel {
                        p.wrong role="alert" { (icon("i-warn")) " " (speaker_of(view.game, site).say(&malformed.phrase())) }
                        (as_text(site, view.asked("deck")))
                    },
                }
            }
        }
        // Buttons of the builder that change something belong to it by name.
        form id="deck-keep" method="post" action={ "/g/" (about.key) "/decks" } { (site.csrf()) }
    };
    plain(site, &format!("{name}: {}", site.word("page-deck")), Some(about), Place::Games, main)
}

/// The decks that somebody keeps: open, copy, rename, drop.
fn saved(view: &DeckView<'_>) -> Markup {
    let (site, key) = (&view.site, view.game.about().key);
    html! {
        @if !view.saved.is_empty() {
            section.panel.saved {
                header.head { h2 { (site.word("page-my-decks")) } }
                ul.rows {
                    @for (i, (name, list)) in view.saved.iter().enumerate() {
                        @let act = |key: &str| site.say(&Phrase::new(key).text("name", name));
                        li.row {
                            a href={ "/g/" (key) "/deck?name=" (encoded(name)) "&deck=" (encoded(list)) } { b { (name) } }
                            span.acts {
                                button.btn.quiet form="deck-keep" name="copy" value=(name) aria-label=(act("page-copy-deck")) { (site.word("page-copy")) }
                                details {
                                    summary.btn.quiet aria-label=(act("page-rename-deck")) { (site.word("page-rename")) }
                                    label.sr for={ "to-" (i) } { (site.word("page-deck-name")) }
                                    input id={ "to-" (i) } form="deck-keep" name={ "to-" (i) } value=(name) maxlength="40";
                                    button.btn form="deck-keep" name="rename" value={ (i) ":" (name) } { (site.word("page-rename")) }
                                }
                                button.btn.quiet form="deck-keep" name="drop" value=(name) aria-label=(act("page-drop-deck")) { (icon("i-close")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a change of the deck changes on the page; nothing where the deck cannot be read.
pub fn deck_part(view: &DeckView<'_>) -> Option<Markup> {
    let built = Built::of(view).ok()?;
    let part = html! { (built.summary()) (built.own()) };
    let symbols = symbols_of_page(&part);
    Some(html! { (part) (symbols) })
}

/// Every deck that comes with the game.
fn begin(view: &DeckView<'_>) -> Markup {
    let site = &view.site;
    let words = speaker_of(view.game, site);
    html! {
        header.head { h2 { (site.word("page-begin-deck")) } small { (site.word("page-begin-deck-line")) } }
        div.ways {
            @for (name, _) in view.game.ready_decks() { button.btn name="start" value=(name.key) { (words.say(&name)) } }
            button.btn name="start" value="random" { (icon("i-dice")) (site.word("page-random-deck")) }
        }
    }
}

fn as_text(site: &Site<'_>, text: &str) -> Markup {
    html! {
        div.as-text {
            label for="deck" { (site.word("page-deck-line")) }
            textarea id="deck" name="deck" rows="8" spellcheck="false" autocomplete="off" { (text) }
            button.btn { (icon("i-check")) (site.word("page-check-deck")) }
        }
    }
}

/// The number of the hand that is shown; the next one is another.
fn now_drawn(view: &DeckView<'_>) -> u32 {
    view.asked("hand").parse().unwrap_or(0)
}

/// A section as the player calls it.
fn section_word(words: &Speaker<'_>, section: &str) -> String {
    words.word(&format!("deck-section-{section}"))
}

impl<'a> Built<'a> {
    fn of(view: &'a DeckView<'a>) -> Result<Built<'a>, Malformed> {
        let list: DeckList = view.asked("deck").parse()?;
        let check =
            |list: &DeckList| view.game.check_deck(&list.to_string()).unwrap_or_else(|| Ok(DeckCheck::default()));
        // Said of the text as it was written, whose lines are known.
        let said = view.game.check_deck(view.asked("deck")).unwrap_or_else(|| Ok(DeckCheck::default()))?;
        let into = said.sections().into_iter().find(|s| *s == view.asked("into")).unwrap_or(MAIN);
        let cards: Vec<CardFacts> =
            view.game.cards().into_iter().filter(|card| said.sums.iter().any(|sum| sum.counts(&card.kind))).collect();
        // One more of everything, checked once: what is said of a card then is what keeps it out.
        let mut more = list.clone();
        cards.iter().for_each(|card| more.add(into, 1, &card.id));
        let mut bars = BTreeMap::new();
        for bar in check(&more).map(|check| check.broken).unwrap_or_default() {
            match &bar.card {
                Some(card) if !said.broken.contains(&bar) => bars.entry(card.clone()).or_insert(bar),
                _ => continue,
            };
        }
        Ok(Built { view, words: speaker_of(view.game, &view.site), cards, list, check: said, into, bars })
    }

    fn site(&self) -> &Site<'a> {
        &self.view.site
    }

    /// How far it is, what is wrong, what it costs, and what can be done with it.
    fn summary(&self) -> Markup {
        let (site, key) = (self.site(), self.view.game.about().key);
        let lead = self.list.lead.as_ref().and_then(|lead| self.view.game.cards().into_iter().find(|c| c.id == *lead));
        let link = encoded(&self.list.to_string());
        html! {
            section.panel.summary id="deck-summary" {
                // A key press in a field must not add or take a card.
                button.sr tabindex="-1" { (site.word("page-check-deck")) }
                header.head { h2 { (site.word("page-your-deck")) } @if let Some(lead) = lead { small { (self.words.say(&lead.name)) } } }
                ul.sums { @for sum in &self.check.sums { (self.sum(sum)) } }
                (self.curve())
                (self.verdict())
                p.ways {
                    @if self.check.broken.is_empty() { a.btn.main href={ "/new/" (key) "?deck=" (link) (self.goes_on()) } { (icon("i-play")) (site.word("page-use-deck")) } }
                    @if self.check.broken.is_empty() { button.btn form="deck-keep" name="try" value="yes" { (icon("i-bot")) (site.word("page-try-deck")) } }
                    @let here = format!("/g/{key}/deck?deck={link}");
                    a.btn href=(here) data-copy=(here) { (icon("i-link")) (site.word("page-share-deck")) }
                    a.btn href={ (here) "&hand=" (now_drawn(self.view) + 1) } data-draw { (icon("i-hand")) (site.word("page-draw-hand")) }
                    a.btn.quiet href={ "/g/" (key) "/deck" } { (site.word("page-begin-deck")) }
                }
                @if let Some(drawn) = &self.view.drawn { p.drawn role="status" { (site.word("page-drawn-hand")) " " (self.named(drawn)) } }
                @for key in ["name", "from", "for"] { @if !self.view.asked(key).is_empty() { input type="hidden" name=(key) value=(self.view.asked(key)); } }
                div.keep {
                    input type="hidden" form="deck-keep" name="deck" value=(self.list.to_string());
                    label for="deck-name" { (site.word("page-deck-name")) }
                    input id="deck-name" form="deck-keep" name="name" value=(self.view.asked("name")) maxlength="40" autocomplete="off";
                    button.btn form="deck-keep" name="save" value="yes" { (icon("i-check")) (site.word("page-save-deck")) }
                }
            }
        }
    }

    /// Cards are exchanged between two games of a match: which table goes on, and whose deck it is.
    fn goes_on(&self) -> String {
        let keys = ["from", "for"].into_iter().filter(|key| !self.view.asked(key).is_empty());
        keys.map(|key| format!("&{key}={}", encoded(self.view.asked(key)))).collect()
    }

    /// Cards by name, each as often as it is there.
    fn named(&self, ids: &[String]) -> String {
        let name = |id: &String| {
            self.view.game.cards().into_iter().find(|card| card.id == *id).map(|card| self.words.say(&card.name))
        };
        ids.iter().filter_map(name).collect::<Vec<_>>().join(", ")
    }

    fn sum(&self, sum: &DeckSum) -> Markup {
        let need = sum.need.number();
        let state = match sum.need {
            _ if sum.need.is_met(sum.have) => "full",
            Need::AtLeast(_) | Need::Exactly(_) if sum.have < need => "under",
            Need::AtLeast(_) | Need::Exactly(_) | Need::AtMost(_) => "over",
        };
        let what = self.words.say(&sum.what());
        let limit = || self.site().say(&Phrase::new(format!("page-{}", sum.need.key())).number("n", need));
        html! {
            li.(state) {
                span { (what) }
                @match sum.need {
                    Need::Exactly(_) => b { (sum.have) "/" (need) },
                    Need::AtLeast(_) | Need::AtMost(_) => span { b { (sum.have) } " " small { (limit()) } },
                }
                progress max=(need.max(1)) value=(sum.have.min(need)) aria-label=(what) {}
            }
        }
    }

    /// How many cards of the main section cost how much; the last column takes all dearer ones.
    fn curve(&self) -> Markup {
        const COLUMNS: usize = 9;
        let mut columns = [0u32; COLUMNS];
        for card in &self.cards {
            if let Some(cost) = card.cost() {
                columns[(cost as usize).min(COLUMNS - 1)] += u32::from(self.list.count(MAIN, &card.id));
            }
        }
        let most = columns.iter().copied().max().unwrap_or(0);
        if most == 0 {
            return html! {};
        }
        let cost = |i: usize| if i + 1 == COLUMNS { format!("{i}+") } else { i.to_string() };
        html! {
            figure.curve {
                figcaption { (self.site().word("page-curve")) }
                ol {
                    @for (i, n) in columns.iter().enumerate() {
                        @let height = n * 40 / most;
                        li {
                            span aria-hidden="true" { @if *n > 0 { (n) } }
                            svg viewBox="0 0 20 40" aria-hidden="true" { rect x="0" y=(40 - height) width="20" height=(height) {} }
                            b aria-hidden="true" { (cost(i)) }
                            span.sr { (self.site().say(&Phrase::new("page-curve-step").text("cost", cost(i)).number("n", *n))) }
                        }
                    }
                }
            }
        }
    }

    fn verdict(&self) -> Markup {
        html! {
            div.verdict role="status" {
                @if self.check.broken.is_empty() {
                    p.right { (icon("i-check")) " " (self.words.word("deck-legal")) }
                } @else {
                    ul { @for broken in &self.check.broken { li.wrong { (icon("i-warn")) " " (self.why(broken)) } } }
                }
            }
        }
    }

    fn why(&self, broken: &Violation) -> Markup {
        let rules = format!("/g/{}/rules#{}", self.view.game.about().key, broken.rule);
        html! { (self.words.say(&broken.why)) " " a.rule-id href=(rules) { (broken.rule) } }
    }

    /// The cards that were chosen, by section and kind, and the whole as text.
    fn own(&self) -> Markup {
        let sections = self.check.sections();
        html! {
            section.panel.own id="deck-own" {
                @for section in &sections {
                    @if sections.len() > 1 { h2 { (section_word(&self.words, section)) } } @else { h2.sr { (self.site().word("page-your-deck")) } }
                    @for (kind, cards) in self.by_kind(section) {
                        h3 { (self.words.say(kind)) }
                        ul.rows { @for card in cards { (self.chosen(card, section, &sections)) } }
                    }
                }
                details { summary { (self.site().word("page-as-text")) } (as_text(self.site(), &format!("{:#}", self.list))) }
                ul.bars hidden { @for (id, bar) in &self.bars { li data-card=(id) { (self.why(bar)) } } }
            }
        }
    }

    fn by_kind(&self, section: &str) -> Vec<(&Phrase, Vec<&CardFacts>)> {
        let mut kinds: Vec<(&Phrase, Vec<&CardFacts>)> = vec![];
        for card in self.cards.iter().filter(|card| self.list.count(section, &card.id) > 0) {
            match kinds.iter_mut().find(|(kind, _)| *kind == &card.kind) {
                Some((_, cards)) => cards.push(card),
                None => kinds.push((&card.kind, vec![card])),
            }
        }
        kinds
    }

    /// A card of the deck, with what it breaks.
    fn chosen(&self, card: &CardFacts, section: &str, sections: &[&str]) -> Markup {
        let broken = self.check.broken.iter().find(|broken| broken.card.as_ref() == Some(&card.id));
        html! {
            li.row.in data-card=(card.id) data-section=(section) {
                @if let Some(portrait) = card.portrait { (portrayed(portrait)) }
                span {
                    b { (self.words.say(&card.name)) }
                    small { (figures(&self.words, card)) }
                    @if let Some(broken) = broken { small.wrong { (icon("i-warn")) " " (self.why(broken)) } }
                }
                @for to in sections.iter().filter(|to| **to != section) {
                    @let label = Phrase::new("page-move-to").text("section", section_word(&self.words, to)).phrase("card", card.name.clone());
                    button.btn.quiet name="move" value={ (section) "/" (card.id) ">" (to) } title=(self.words.say(&label)) aria-label=(self.words.say(&label)) { (icon("i-swap")) }
                }
                @let place = format!("{section}/{}", card.id);
                (self.counter(card, &place, self.list.count(section, &card.id), section == self.into && self.bars.contains_key(&card.id)))
            }
        }
    }

    /// One fewer, how many, one more.
    fn counter(&self, card: &CardFacts, place: &str, n: u8, barred: bool) -> Markup {
        let label = |key: &str| self.words.say(&Phrase::new(key).phrase("card", card.name.clone()));
        html! {
            button.btn.quiet name="less" value=(place) disabled[n == 0] aria-label=(label("page-less")) { (icon("i-minus")) }
            output { (n) }
            button.btn.quiet name="more" value=(place) disabled[barred] aria-label=(label("page-more")) { (icon("i-plus")) }
        }
    }
}
