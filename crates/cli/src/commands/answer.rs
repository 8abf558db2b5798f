//! `kamen answer`: answers in order, then what happened and the new position.

use crate::args::Answer;
use crate::output;
use command::{Common, Exit, input};
use kernel::{Phrase, Who};
use referee::AnyTable;

pub(crate) fn run(common: &Common, args: &Answer) -> Result<(), Exit> {
    let mut table = input::table(&args.position)?;
    let mut chance = Chance::new(common, args.chance.as_deref());
    chance.answer(table.as_mut())?;
    for answer in &args.answers {
        if let Err(error) = table.answer(answer) {
            return Err(Exit::at(table.as_ref(), &error, common.lang));
        }
        chance.answer(table.as_mut())?;
    }
    chance.finish()?;
    let names = referee::seat_names(table.as_ref(), common.lang);
    let speaker = table.game().words().speaker(common.lang, &names);
    command::either(
        common,
        || output::story(table.as_ref(), &speaker),
        || {
            for event in &table.events(0) {
                let audience = output::audience(table.as_ref(), event.audience);
                println!("# {audience}: {} ({})", speaker.say(&event.phrase), event.id);
            }
            print!("{}", table.position());
        },
    );
    Ok(())
}

/// Chance as scripted; what is not scripted comes from the seed.
struct Chance<'a> {
    script: std::slice::Iter<'a, String>,
    scripted: bool,
    luck: Option<kernel::Luck>,
}

impl<'a> Chance<'a> {
    fn new(common: &Common, script: Option<&'a [String]>) -> Self {
        // A script without a seed has to be complete.
        let luck = (script.is_none() || common.seed.is_some()).then(|| input::luck(common.seed));
        Chance { script: script.unwrap_or_default().iter(), scripted: script.is_some(), luck }
    }

    fn answer(&mut self, table: &mut dyn AnyTable) -> Result<(), Exit> {
        while table.asked().contains(&Who::Chance) {
            match (self.script.next(), &mut self.luck) {
                (Some(face), _) => table.roll(face.trim()),
                (None, Some(luck)) => table.deal(luck),
                (None, None) => return Err(Exit::field("chance", Phrase::new("chance-too-few"))),
            }
            .map_err(|error| Exit::game(table.game(), error))?;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), Exit> {
        match self.script.next() {
            Some(face) if self.scripted => {
                Err(Exit::field("chance", Phrase::new("chance-too-many").text("face", face)))
            }
            _ => Ok(()),
        }
    }
}
