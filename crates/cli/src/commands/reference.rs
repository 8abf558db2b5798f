//! `kamen rules` and `kamen cards`: the reference.

use command::{Common, Exit, input};
use serde_json::{Value, json};
use words::Rulebook;

pub(crate) fn rules(common: &Common, key: &str, about: Option<&str>) -> Result<(), Exit> {
    let game = input::game(key)?;
    let book = Rulebook::of(game.about(), common.lang);
    let found: Vec<_> = match about {
        None => book.0.iter().collect(),
        Some(word) => match book.rule(word) {
            Some(rule) => vec![rule],
            None => book.about(word).collect(),
        },
    };
    if let (Some(word), []) = (about, &found[..]) {
        return Err(Exit::refused(format!("rules: {key} has no rule `{word}` and none that speaks of it")));
    }
    let mut section = "";
    for rule in found {
        if common.json {
            command::json_line(&json!({ "id": rule.id, "section": rule.section, "text": rule.text }));
            continue;
        }
        if section != rule.section {
            let gap = if section.is_empty() { "" } else { "\n" };
            section = &rule.section;
            println!("{gap}{section}");
        }
        println!("  {}  {}", rule.id, rule.text);
    }
    Ok(())
}

pub(crate) fn cards(common: &Common, key: &str, about: Option<&str>) -> Result<(), Exit> {
    let game = input::game(key)?;
    let speaker = game.words().speaker(common.lang, &[]);
    let cards = game.cards();
    let matches = |word: &str, card: &kernel::CardFacts| {
        let text = format!("{} {} {}", card.id, speaker.say(&card.name), speaker.say(&card.text)).to_lowercase();
        text.contains(&word.to_lowercase())
    };
    let found: Vec<_> = match about {
        None => cards.iter().collect(),
        Some(word) => match cards.iter().find(|c| c.id == word) {
            Some(card) => vec![card],
            None => cards.iter().filter(|c| matches(word, c)).collect(),
        },
    };
    if let (Some(word), []) = (about, &found[..]) {
        return Err(Exit::refused(format!("cards: {key} has no card `{word}` and none that speaks of it")));
    }
    if cards.is_empty() && !common.json {
        println!("{}", speaker.word("no-cards"));
    }
    for card in found {
        let stats = card.stats.iter().map(|(label, value)| (speaker.say(label), json!(value)));
        command::either(
            common,
            || {
                json!({
                    "id": card.id,
                    "name": speaker.say(&card.name),
                    "kind": speaker.say(&card.kind),
                    "stats": stats.clone().collect::<Value>(),
                    "text": speaker.say(&card.text),
                })
            },
            || {
                println!("{}  {} ({})", card.id, speaker.say(&card.name), speaker.say(&card.kind));
                // `school imperial` has words of its own; a number has none.
                let value = |label: &kernel::Phrase, value: &str| {
                    let key = format!("{}-{value}", label.key);
                    if speaker.knows(&key) { speaker.word(&key) } else { value.to_string() }
                };
                let stats: Vec<_> =
                    card.stats.iter().map(|(l, v)| format!("{} {}", speaker.say(l), value(l, v))).collect();
                println!("  {}\n  {}", stats.join(", "), speaker.say(&card.text));
            },
        );
    }
    Ok(())
}
