//! `kamen replay`: a recorded game again.

use crate::args::Common;
use crate::exit::Exit;
use crate::{input, output};
use referee::Record;
use serde_json::json;

pub(crate) fn run(common: &Common, file: &str, to: Option<usize>) -> Result<(), Exit> {
    let wrong = |why: String| Exit::refused(format!("{file}: {why}"));
    let record = Record::parse(&input::text(file)?).map_err(|e| wrong(e.to_string()))?;
    let game = input::game(record.game())?;
    if let Some(to) = to.filter(|to| *to > record.len()) {
        return Err(Exit::refused(format!("to: the record has {} replies, not {to}", record.len())));
    }
    let table = record.replay(game, to).map_err(|e| wrong(e.to_string()))?;
    let names = referee::seat_names(table.as_ref(), common.lang);
    let speaker = game.words().speaker(common.lang, &names);
    let (events, position) = (table.events(0), table.position());
    output::either(
        common,
        || {
            let events: Vec<_> = events.iter().map(|e| output::event(table.as_ref(), &speaker, e)).collect();
            let outcome = table.outcome().map(|o| output::outcome_json(table.as_ref(), &o));
            json!({ "replies": to.unwrap_or(record.len()), "events": events, "position": position, "outcome": outcome })
        },
        || {
            if to.is_none() {
                for event in &events {
                    println!("# {}: {}", output::audience(table.as_ref(), event.audience), speaker.say(&event.phrase));
                }
            }
            print!("{position}");
        },
    );
    Ok(())
}
