//! Card coverage: which scenarios and tests prove each card, and which cards say something.
//! It knows what is printed on a card, not what the card does.

use crate::rules::{self, Line};
use anyhow::Result;
use coverage::Coverage;
use serde::Serialize;
use std::path::Path;

/// Which cards are listed; without any wish, all of them with their proofs.
#[derive(Debug)]
pub(crate) struct Filter {
    pub(crate) missing: bool,
    pub(crate) like: Option<String>,
}

/// A card as `--json` lists it.
#[derive(Debug, Serialize)]
struct Card<'a> {
    game: &'a str,
    id: &'a str,
    proofs: &'a [String],
    facts: &'a toml::Table,
}

pub(crate) fn run(root: &Path, game: Option<&str>, json: bool, filter: &Filter) -> Result<()> {
    let mut wrong = vec![];
    for dir in crate::games(root, game)? {
        let found = rules::of_game(&dir)?;
        if filter.missing || filter.like.is_some() {
            list(&dir, &found, json, filter)?;
        } else if json {
            println!("{}", serde_json::to_string(&Line::of(&found.game, &found.cards))?);
        } else {
            rules::print(&found.game, "cards", &found.cards);
            if found.places.total() > 0 {
                rules::print(&found.game, "places", &found.places);
            }
        }
        wrong.extend(wrongs(&found));
    }
    rules::report(&wrong)
}

/// The gate's question; a card that is not proven yet is work, not a fault.
pub(crate) fn check(root: &Path) -> Result<()> {
    let mut wrong = vec![];
    for dir in crate::games(root, None)? {
        let found = rules::of_game(&dir)?;
        println!("{}", rules::summary(&found.game, "cards", &found.cards));
        if found.places.total() > 0 {
            println!("{}", rules::summary(&found.game, "places", &found.places));
        }
        wrong.extend(wrongs(&found));
    }
    rules::report(&wrong)
}

fn wrongs(found: &Coverage) -> Vec<String> {
    let ids = &found.cards.ids;
    let twice = ids.iter().enumerate().filter(|(i, id)| ids[..*i].contains(id));
    let twice = twice.map(|(_, id)| format!("{}: the card {id} is defined twice", found.game));
    found.unknown.iter().map(|unknown| format!("{}: unknown ID in {unknown}", found.game)).chain(twice).collect()
}

/// The chosen cards, one a line, with the facts that a text was found in.
fn list(dir: &Path, found: &Coverage, json: bool, filter: &Filter) -> Result<()> {
    for facts in &coverage::cards(dir)? {
        let Some(id) = facts.get("id").and_then(toml::Value::as_str) else { continue };
        if filter.missing && found.cards.is_proven(id) {
            continue;
        }
        let matching = filter.like.as_ref().map(|text| matching(facts, text)).unwrap_or_default();
        if filter.like.is_some() && matching.is_empty() {
            continue;
        }
        let proofs = found.cards.by.get(id).map_or(&[][..], Vec::as_slice);
        if json {
            println!("{}", serde_json::to_string(&Card { game: &found.game, id, proofs, facts })?);
        } else {
            let state = format!("{} of {} proofs", proofs.len().min(found.cards.needed), found.cards.needed);
            println!("{}", [format!("{}: {id} ({state})", found.game), matching.join("; ")].join("  ").trim_end());
        }
    }
    Ok(())
}

/// The facts, at any depth, that contain a text in any case.
fn matching(facts: &toml::Table, text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let mut found = vec![];
    for (name, value) in facts {
        let words = words(value);
        if words.to_lowercase().contains(&text) {
            found.push(format!("{name}: {words}"));
        }
    }
    found
}

fn words(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(items) => items.iter().map(words).collect::<Vec<_>>().join(", "),
        toml::Value::Table(table) => {
            table.iter().map(|(name, value)| format!("{name} {}", words(value))).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_found_by_any_of_its_facts() {
        let facts: toml::Table =
            "id = 'torch'\ntext = 'Look at the top card.'\nmods = { fight = 2 }\ntags = ['Fire', 'light']"
                .parse()
                .unwrap();
        assert_eq!(matching(&facts, "look at the TOP"), ["text: Look at the top card."]);
        assert_eq!(matching(&facts, "fight 2"), ["mods: fight 2"]);
        assert_eq!(matching(&facts, "fire"), ["tags: Fire, light"]);
        assert!(matching(&facts, "water").is_empty());
    }
}
