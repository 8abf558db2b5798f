//! `kamen deck`: is this deck legal?

use command::{Common, Exit, input};
use kernel::{DeckCheck, DeckSum, Phrase, Violation};
use serde_json::json;
use std::collections::BTreeSet;

pub(crate) fn run(common: &Common, key: &str, file: Option<&str>) -> Result<(), Exit> {
    let game = input::game(key)?;
    if game.check_deck("").is_none() {
        return Err(Exit::field("deck", Phrase::new("deck-none").text("game", key)));
    }
    let Some(file) = file else {
        let deck = game.random_deck(&mut input::luck(common.seed)).expect("a game with decks can draw one");
        command::either(common, || json!({ "deck": deck }), || println!("{deck}"));
        return Ok(());
    };
    let checked = game.check_deck(&input::text(file)?).expect("the game has decks");
    let DeckCheck { sums, broken } = checked.map_err(|malformed| Exit::game(game, malformed).in_file(file))?;
    let speaker = game.words().speaker(common.lang, &[]);
    if common.json {
        let violation = |v: &Violation| json!({ "rule": v.rule.0, "why": speaker.say(&v.why), "card": v.card });
        let sum = |s: &DeckSum| {
            let (have, need) = (s.have, json!({ s.need.key(): s.need.number() }));
            json!({ "section": s.section, "what": speaker.say(&s.what()), "have": have, "need": need, "rule": s.rule.0 })
        };
        command::json_line(&json!({
            "legal": broken.is_empty(),
            "violations": broken.iter().map(violation).collect::<Vec<_>>(),
            "sums": sums.iter().map(sum).collect::<Vec<_>>(),
        }));
    }
    match (broken.is_empty(), common.json) {
        (true, true) => {}
        (true, false) => println!("{}", speaker.word("deck-legal")),
        (false, true) => {
            let rules: BTreeSet<_> = broken.iter().map(|v| v.rule.0).collect();
            let rules = rules.into_iter().collect::<Vec<_>>().join(", ");
            return Err(Exit::refused(speaker.say(&Phrase::new("deck-not-legal").text("rules", rules))));
        }
        (false, false) => {
            let lines: Vec<_> = broken.iter().map(|v| speaker.say(&v.phrase())).collect();
            return Err(Exit::refused(lines.join("\n")));
        }
    }
    Ok(())
}
