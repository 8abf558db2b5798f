//! The cards a deck may be made of: all of them are on the page, and those that are not looked for are hidden, by the
//! server or by the script.

use super::{Built, section_word};
use crate::cards::{figures, value_key};
use crate::icon::{icon, portrayed};
use kernel::{CardFacts, Phrase};
use maud::{Markup, html};
use std::collections::{BTreeMap, BTreeSet};
use words::{Lang, Speaker};

/// Labels by their keys, each with its word and its values in words and by key.
type Groups = BTreeMap<String, (String, BTreeSet<(String, String)>)>;

/// A card in the pool, with all it can be found by.
struct Row<'a> {
    card: &'a CardFacts,
    name: String,
    /// The name in the other language.
    also: String,
    text: String,
    cost: Option<String>,
    /// Kind, faction and the like, by the keys of their words.
    keys: Vec<String>,
}

impl<'a> Row<'a> {
    fn new(words: &Speaker<'_>, other: &Speaker<'_>, card: &'a CardFacts) -> Row<'a> {
        let keys = card.stats.iter().filter_map(|(label, value)| value_key(words, label, value));
        Row {
            card,
            name: words.say(&card.name),
            also: other.say(&card.name),
            text: words.say(&card.text),
            cost: card.cost().map(|cost| cost.to_string()),
            keys: [card.kind.key.clone()].into_iter().chain(keys).collect(),
        }
    }
}

/// What is looked for; the script asks the same.
struct Wanted<'a> {
    word: String,
    cost: &'a str,
    keys: Vec<&'a str>,
}

impl Wanted<'_> {
    fn is(&self, row: &Row<'_>) -> bool {
        let says = |text: &str| text.to_lowercase().contains(&self.word);
        (self.word.is_empty() || [&row.name, &row.also, &row.text, &row.card.id].into_iter().any(|text| says(text)))
            && (self.cost.is_empty() || row.cost.as_deref() == Some(self.cost))
            && self.keys.iter().all(|wanted| row.keys.iter().any(|key| key == wanted))
    }
}

impl Built<'_> {
    /// Those that fit first; of the others, the rule that keeps them out.
    pub(super) fn pool(&self) -> Markup {
        let site = self.site();
        let other = Lang::ALL.into_iter().find(|lang| *lang != site.lang).unwrap_or_default();
        let other = self.view.game.words().speaker(other, &[]);
        let groups = self.groups();
        let wanted = self.wanted(&groups);
        let all = self.cards.iter().map(|card| Row::new(&self.words, &other, card));
        let all: Vec<(Row<'_>, bool)> =
            all.map(|row| (wanted.is(&row), row)).map(|(found, row)| (row, found)).collect();
        let found = all.iter().filter(|(_, found)| *found).count();
        let sections = self.check.sections();
        let has = |card: &CardFacts| sections.iter().any(|section| self.list.count(section, &card.id) > 0);
        let fits = |(row, _): &&(Row<'_>, bool)| has(row.card) || !self.bars.contains_key(&row.card.id);
        let (fit, barred): (Vec<_>, Vec<_>) = all.iter().partition(fits);
        let rows = |rows: &[&(Row<'_>, bool)]| html! { ul.rows data-pool { @for (row, found) in rows { (self.row(row, *found)) } } };
        html! {
            section.panel.pool {
                header.head { h2 { (site.word("page-pool")) } small role="status" data-found { b { (found) } "/" (all.len()) } }
                (self.filters(&groups))
                (rows(&fit))
                @if !barred.is_empty() {
                    details {
                        summary { (site.say(&Phrase::new("page-barred").number("n", barred.len() as i64))) }
                        (rows(&barred))
                    }
                }
            }
        }
    }

    fn wanted(&self, groups: &Groups) -> Wanted<'_> {
        let asked = |key: &str| self.view.asked(key).trim();
        let keys = ["kind"].into_iter().chain(groups.keys().map(String::as_str)).map(asked);
        let keys = keys.filter(|key| !key.is_empty()).collect();
        Wanted { word: asked("q").to_lowercase(), cost: asked("cost"), keys }
    }

    fn filters(&self, groups: &Groups) -> Markup {
        let (site, view) = (self.site(), self.view);
        let costs: BTreeSet<u32> = self.cards.iter().filter_map(CardFacts::cost).collect();
        let costs =
            costs.iter().map(|cost| (site.say(&Phrase::new("page-cost-is").number("n", *cost)), cost.to_string()));
        let kinds: BTreeSet<(String, String)> =
            self.cards.iter().map(|card| (self.words.say(&card.kind), card.kind.key.clone())).collect();
        let choice = |name: &str, label: &str, all: String, values: Vec<(String, String)>| {
            html! {
                @if values.len() > 1 {
                    select name=(name) aria-label=(label) {
                        option value="" { (all) }
                        @for (word, value) in values { option value=(value) selected[value == view.asked(name)] { (word) } }
                    }
                }
            }
        };
        let all_of = |label: &str| site.say(&Phrase::new("page-all-of").text("label", label));
        let sections = self.check.sections();
        html! {
            div.search data-pool-filter {
                (icon("i-search"))
                label.sr for="pool-q" { (site.word("page-search-cards")) }
                input id="pool-q" type="search" name="q" value=(view.asked("q")) placeholder=(site.word("page-search-cards"));
                (choice("kind", &site.word("page-kind"), site.word("page-all-kinds"), kinds.into_iter().collect()))
                @for (key, (label, values)) in groups { (choice(key, label, all_of(label), values.iter().cloned().collect())) }
                (choice("cost", &site.word("page-cost"), site.word("page-all-costs"), costs.collect()))
                button.btn { (site.word("page-filter")) }
            }
            @if sections.len() > 1 {
                fieldset.into {
                    legend { (site.word("page-add-to")) }
                    @for section in sections {
                        label.check { input type="radio" name="into" value=(section) checked[section == self.into]; (section_word(&self.words, section)) }
                    }
                }
            }
        }
    }

    /// What cards share beside their kind: every value that has words of its own.
    fn groups(&self) -> Groups {
        let mut groups = Groups::new();
        for (label, value) in self.cards.iter().flat_map(|card| &card.stats) {
            if let Some(key) = value_key(&self.words, label, value) {
                let group = groups.entry(label.key.clone()).or_insert_with(|| (self.words.say(label), BTreeSet::new()));
                group.1.insert((self.words.word(&key), key));
            }
        }
        groups
    }

    fn row(&self, row: &Row<'_>, found: bool) -> Markup {
        let Row { card, name, also, text, cost, keys } = row;
        let bar = self.bars.get(&card.id);
        let n = self.list.count(self.into, &card.id);
        html! {
            li.row.(if n > 0 { "in" } else { "out" }) data-card=(card.id) data-keys=(keys.join(" ")) data-cost=[cost] data-also=[(also != name).then_some(also)] hidden[!found] {
                @if let Some(portrait) = card.portrait { (portrayed(portrait)) }
                span {
                    b { (name) }
                    small {
                        (self.words.say(&card.kind)) " · "
                        @for key in &keys[1..] { (self.words.word(key)) " · " }
                        (figures(&self.words, card))
                    }
                    small.text { (text) }
                    small.bar { @if let Some(bar) = bar { (self.why(bar)) } }
                }
                (self.counter(card, &card.id, n, bar.is_some()))
            }
        }
    }
}
