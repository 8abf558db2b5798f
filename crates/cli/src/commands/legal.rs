//! `kamen legal`: who is asked, what, and every legal answer.

use crate::output;
use command::{Common, Exit, input};
use serde_json::json;

pub(crate) fn run(common: &Common, position: &str) -> Result<(), Exit> {
    let table = input::table(position)?;
    let names = referee::seat_names(table.as_ref(), common.lang);
    let speaker = table.game().words().speaker(common.lang, &names);
    let questions = table.questions();
    if common.json {
        let questions = questions.iter().map(|q| {
            let answers = q.answers.iter().map(|a| {
                let consequence = a.say.consequence.as_ref().map(|c| speaker.say(c));
                json!({ "id": a.id, "text": speaker.say(&a.say.text), "consequence": consequence, "target": a.say.target })
            });
            json!({
                "seat": output::who(table.as_ref(), q.who),
                "key": q.key,
                "text": speaker.say(&q.text),
                "rule": q.rule.0,
                "default": q.default,
                "answers": answers.collect::<Vec<_>>(),
            })
        });
        command::json_line(&json!({ "questions": questions.collect::<Vec<_>>() }));
        return Ok(());
    }
    for q in &questions {
        println!("{}: {} [{} {}]", output::who(table.as_ref(), q.who), speaker.say(&q.text), q.key, q.rule);
        for answer in &q.answers {
            println!("{}\t{}", answer.id, speaker.say(&answer.say.text));
        }
    }
    if let Some(outcome) = table.outcome() {
        println!("{}", output::outcome(&speaker, &outcome));
    }
    Ok(())
}
