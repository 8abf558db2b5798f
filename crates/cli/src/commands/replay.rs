//! `kamen replay`: a recorded game again.

use crate::output;
use command::{Common, Exit, input};
use kernel::Phrase;
use referee::Record;
use serde_json::json;

pub(crate) fn run(common: &Common, file: &str, to: Option<usize>) -> Result<(), Exit> {
    let record = Record::parse(&input::text(file)?).map_err(|e| Exit::wrong(e.phrase()).in_file(file))?;
    let game = input::game(record.game())?;
    if let Some(to) = to.filter(|to| *to > record.len()) {
        let why = Phrase::new("record-replies").number("have", record.len() as i64).number("to", to as i64);
        return Err(Exit::field("to", why));
    }
    let table = record.replay(game, to).map_err(|e| Exit::game(game, e).in_file(file))?;
    let names = referee::seat_names(table.as_ref(), common.lang);
    let speaker = game.words().speaker(common.lang, &names);
    command::either(
        common,
        || {
            let mut story = output::story(table.as_ref(), &speaker);
            story["replies"] = json!(to.unwrap_or(record.len()));
            story
        },
        || {
            if to.is_none() {
                for event in &table.events(0) {
                    println!("# {}: {}", output::audience(table.as_ref(), event.audience), speaker.say(&event.phrase));
                }
            }
            print!("{}", table.position());
        },
    );
    Ok(())
}
