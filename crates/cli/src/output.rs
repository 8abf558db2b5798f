//! What commands print, for people and as JSON.

use draw::{Choice, Picture, Prompt};
use kernel::scene::Scene;
use kernel::{Audience, Outcome, Phrase, Seat, Viewer, Who};
use referee::{AnyTable, EventView, QuestionView};
use serde_json::{Value, json};
use words::Speaker;

pub(crate) fn audience(table: &dyn AnyTable, audience: Audience) -> String {
    if audience.is_all() {
        return "all".into();
    }
    let mut heard: Vec<String> = audience.seats(table.seats()).map(|s| table.seat_id(s)).collect();
    if audience.hears(Viewer::Spectator) {
        heard.push("spectators".into());
    }
    heard.join(" ")
}

pub(crate) fn event(table: &dyn AnyTable, speaker: &Speaker<'_>, event: &EventView) -> Value {
    json!({
        "seq": event.seq,
        "audience": audience(table, event.audience),
        "key": event.id,
        "text": speaker.say(&event.phrase),
    })
}

/// Everything told at a table and where it stands now.
pub(crate) fn story(table: &dyn AnyTable, speaker: &Speaker<'_>) -> Value {
    let events: Vec<_> = table.events(0).iter().map(|e| event(table, speaker, e)).collect();
    let outcome = table.outcome().map(|o| outcome_json(table, &o));
    let mut story = json!({ "events": events, "position": table.position(), "outcome": outcome });
    if let Some(legacy) = table.legacy() {
        story["legacy"] = json!(legacy);
    }
    story
}

pub(crate) fn who(table: &dyn AnyTable, who: Who) -> String {
    match who {
        Who::Seat(seat) => table.seat_id(seat),
        Who::Chance => "chance".into(),
    }
}

/// How it ended, in a sentence.
pub(crate) fn outcome(speaker: &Speaker<'_>, outcome: &Outcome) -> String {
    let winners: Vec<_> = outcome.winners().map(kernel::Arg::Seat).collect();
    let phrase = match winners.len() {
        _ if outcome.is_draw() => Phrase::new("draw"),
        0 => Phrase::new("lost-together"),
        n => Phrase::new("wins").number("n", n as i64).list("names", winners),
    };
    speaker.say(&phrase)
}

pub(crate) fn outcome_json(table: &dyn AnyTable, outcome: &Outcome) -> Value {
    let ranks = Seat::all(outcome.seats()).map(|s| (table.seat_id(s), json!(outcome.rank(s))));
    Value::Object(ranks.collect())
}

/// A question as its asked seat reads it, or as the others wait for it.
pub(crate) fn prompt(speaker: &Speaker<'_>, question: &QuestionView, mine: bool) -> Prompt {
    if !mine {
        return Prompt { text: waiting(speaker, question), detail: None, answers: vec![] };
    }
    let answers = question.answers.iter().enumerate().map(|(i, answer)| Choice {
        number: i + 1,
        text: speaker.say(&answer.say.text),
        consequence: answer.say.consequence.as_ref().map(|c| speaker.say(c)),
        target: answer.say.target.clone(),
        rare: answer.say.rare,
    });
    Prompt {
        text: speaker.say(&question.text),
        detail: question.detail.as_ref().map(|d| speaker.say(d)),
        answers: answers.collect(),
    }
}

/// What the others read while somebody thinks: the game's own words, or ours.
fn waiting(speaker: &Speaker<'_>, question: &QuestionView) -> String {
    let Who::Seat(seat) = question.who else { return speaker.say(&Phrase::new("waiting-for-dice")) };
    let own = Phrase { key: format!("{}-waiting", question.text.key), ..question.text.clone() };
    let key = if speaker.knows(&own.key) { own } else { Phrase::new("waiting") };
    speaker.say(&key.seat("seat", seat))
}

/// Everything a viewer sees of a table, ready to draw.
pub(crate) fn picture<'a>(
    table: &dyn AnyTable,
    scene: &'a Scene,
    viewer: Viewer,
    speaker: Speaker<'a>,
    log: usize,
) -> Picture<'a> {
    let about = table.game().about();
    let questions = table.questions();
    let asked = |q: &&QuestionView| matches!(q.who, Who::Seat(s) if viewer.is(s));
    let prompt = match (questions.iter().find(asked), questions.first(), table.outcome()) {
        (Some(mine), _, _) => Some(prompt(&speaker, mine, true)),
        (None, Some(other), _) => Some(prompt(&speaker, other, false)),
        (None, None, Some(ended)) => Some(Prompt { text: outcome(&speaker, &ended), detail: None, answers: vec![] }),
        (None, None, None) => None,
    };
    let events = table.events(0);
    let heard = events.iter().rev().filter(|e| e.audience.hears(viewer));
    Picture {
        scene,
        title: speaker.word("game-name"),
        emblem: about.emblem,
        colour: about.colour,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        },
        question: prompt,
        log: heard.take(log).map(|e| speaker.say(&e.phrase)).collect(),
        speaker,
    }
}
