//! `kamen replay`: a recorded game again.

use crate::output;
use command::{Common, Exit, input};
use kernel::Phrase;
use referee::Record;
use serde_json::json;

/// Whether every die and every shuffle is what the sealed seed gives.
pub(crate) fn verify(common: &Common, file: &str, shown: Option<&str>) -> Result<(), Exit> {
    let record = Record::parse(&input::text(file)?).map_err(|e| Exit::wrong(e.phrase()).in_file(file))?;
    let game = input::game(record.game())?;
    let dice = server::dice::verify(&record, game).map_err(|why| Exit::wrong(why.phrase()).in_file(file))?;
    let seal = record.seal().map_or("", |sealed| &sealed.seal);
    if shown.is_some_and(|shown| !shown.trim().eq_ignore_ascii_case(seal)) {
        return Err(Exit::wrong(Phrase::new("proof-other-seal").text("seal", seal)).in_file(file));
    }
    let holds = Phrase::new("proof-holds").number("n", i64::try_from(dice).unwrap_or(i64::MAX)).text("seal", seal);
    let said = words::Words::of_program().speaker(common.lang, &[]).say(&holds);
    command::either(common, || json!({ "dice": dice, "seal": seal }), || println!("{said}"));
    Ok(())
}

pub(crate) fn run(common: &Common, file: &str, to: Option<usize>) -> Result<(), Exit> {
    let record = Record::parse(&input::text(file)?).map_err(|e| Exit::wrong(e.phrase()).in_file(file))?;
    let game = input::game(record.game())?;
    if let Some(to) = to.filter(|to| *to > record.len()) {
        let why = Phrase::new("record-replies").number("have", record.len() as i64).number("to", to as i64);
        return Err(Exit::field("to", why));
    }
    let referee::Replayed { table, read } = record.read(game, to).map_err(|e| Exit::game(game, e).in_file(file))?;
    if let Some(misfit) = read.misfit.as_ref().filter(|_| !record.is_older(game)) {
        return Err(Exit::game(game, record.diverged(misfit)).in_file(file));
    }
    let names = referee::seat_names(table.as_ref(), common.lang);
    let speaker = game.words().speaker(common.lang, &names);
    let left_out = record.left_out(&read, game);
    let broke_off = read.misfit.map(|misfit| record.broke_off(&misfit, game));
    command::either(
        common,
        || {
            let mut story = output::story(table.as_ref(), &speaker);
            story["replies"] = json!(read.moments.len());
            if let Some(what) = &left_out {
                story["left_out"] = json!(speaker.say(what));
            }
            if let Some(why) = &broke_off {
                story["broke_off"] = json!(speaker.say(why));
            }
            story
        },
        || {
            if let Some(what) = &left_out {
                println!("# {}", speaker.say(what));
            }
            if to.is_none() {
                for event in &table.events(0) {
                    println!("# {}: {}", output::audience(table.as_ref(), event.audience), speaker.say(&event.phrase));
                }
            }
            print!("{}", table.position());
        },
    );
    // What was told up to there has been shown.
    broke_off.map_or(Ok(()), |why| Err(Exit::wrong(why).in_file(file)))
}
