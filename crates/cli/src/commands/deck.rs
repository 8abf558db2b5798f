//! `kamen deck`: is this deck legal?

use crate::args::Common;
use crate::exit::Exit;
use crate::{input, output};
use serde_json::json;

pub(crate) fn run(common: &Common, key: &str, file: Option<&str>) -> Result<(), Exit> {
    let game = input::game(key)?;
    if game.check_deck("").is_none() {
        return Err(Exit::refused(format!("deck: {key} is played without decks")));
    }
    let Some(file) = file else {
        let deck = game.random_deck(&mut input::luck(common.seed)).expect("a game with decks can draw one");
        output::either(common, || json!({ "deck": deck }), || println!("{deck}"));
        return Ok(());
    };
    let checked = game.check_deck(&input::text(file)?).expect("the game has decks");
    let violations = checked.map_err(|e| Exit::refused(format!("{file}: {e}")))?.broken;
    let speaker = game.words().speaker(common.lang, &[]);
    output::either(
        common,
        || {
            let broken = violations.iter().map(|v| json!({ "rule": v.rule.0, "why": speaker.say(&v.why) }));
            json!({ "legal": violations.is_empty(), "violations": broken.collect::<Vec<_>>() })
        },
        || match &violations[..] {
            [] => println!("{}", speaker.word("deck-legal")),
            broken => broken.iter().for_each(|v| println!("{}: {}", v.rule, speaker.say(&v.why))),
        },
    );
    match violations.first() {
        None => Ok(()),
        Some(first) => Err(Exit::refused(format!("{}: {}", first.rule, speaker.say(&first.why)))),
    }
}
