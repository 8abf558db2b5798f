//! What a viewer may have been told, worked out from the record alone; and the search through what it was told.

use kernel::{Seat, Viewer, Who};
use referee::{AnyGame, AnyTable, Record};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use words::Lang;

/// A connection: who listened, how, and every text it received.
#[derive(Clone)]
pub(crate) struct Ear {
    pub(crate) viewer: Viewer,
    pub(crate) lang: Lang,
    /// Answers come with their words.
    pub(crate) words: bool,
    pub(crate) texts: Vec<String>,
}

/// The table as it stood when nobody had to roll.
struct Moment {
    line: usize,
    /// How much the viewer had heard.
    heard: u64,
    facts: BTreeMap<String, String>,
    /// Everything but the question's id.
    state: Value,
    /// Card ids the viewer may have come across by now.
    met: BTreeSet<String>,
}

/// One viewer's whole game, by the judge.
pub(crate) struct Judge {
    moments: Vec<Moment>,
    /// What it hears, in order.
    items: Vec<Value>,
    /// Every card id of the game.
    cards: BTreeSet<String>,
    seat: Option<Seat>,
}

fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-')
}

impl Judge {
    pub(crate) fn of(game: &'static dyn AnyGame, record: &str, ear: &Ear, names: &[String]) -> Judge {
        let record = Record::parse(record).expect("a record");
        let seat = match ear.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let cards = game.cards().into_iter().map(|card| card.id).collect();
        let mut judge = Judge { moments: vec![], items: vec![json!({ "seq": 1, "kind": "started" })], cards, seat };
        let mut table = record.replay(game, Some(0)).expect("the beginning");
        let whole = record.replay(game, None).expect("the end");
        let (mut told, mut met) = (0, BTreeSet::new());
        for (line, reply) in (1..).zip([None].into_iter().chain(whole.replies().iter().map(Some))) {
            if let Some((who, id, print)) = reply {
                referee::reply(table.as_mut(), who, id, Some(*print)).expect("a reply of the record");
            }
            judge.look(table.as_ref(), ear, names, line, &mut told, &mut met);
        }
        judge
    }

    fn look(
        &mut self,
        table: &dyn AnyTable,
        ear: &Ear,
        names: &[String],
        line: usize,
        told: &mut usize,
        met: &mut BTreeSet<String>,
    ) {
        let speaker = table.game().words().speaker(ear.lang, names);
        for event in table.events(*told) {
            if event.audience.hears(ear.viewer) {
                let seq = self.items.len() + 1;
                met.extend(self.ids(&event.id));
                let text = speaker.say(&event.phrase);
                self.items.push(json!({ "seq": seq, "kind": "event", "id": event.id, "text": text }));
            }
        }
        *told = table.told();
        if table.asked().contains(&Who::Chance) {
            return; // nobody is told anything in the middle of a move
        }
        if table.outcome().is_some() {
            self.items.push(json!({ "seq": self.items.len() + 1, "kind": "finished" }));
        }
        let facts: BTreeMap<_, _> =
            table.facts(ear.viewer).iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        let state = state(table, ear, names);
        met.extend(facts.values().flat_map(|value| self.ids(value)));
        met.extend(self.ids(&state["question"].to_string()));
        self.moments.push(Moment { line, heard: self.items.len() as u64, facts, state, met: met.clone() });
    }

    fn ids(&self, text: &str) -> Vec<String> {
        tokens(text).filter(|token| self.cards.contains(*token)).map(str::to_string).collect()
    }

    /// The first thing a connection received that its viewer could not know, or that nobody said.
    pub(crate) fn check(&self, ear: &Ear) -> Result<(), String> {
        ear.texts.iter().try_for_each(|text| {
            let value: Value = serde_json::from_str(text).map_err(|e| format!("{e}: {text}"))?;
            self.message(&value).and_then(|()| self.search(text, &value)).map_err(|why| format!("{why}\nin {text}"))
        })
    }

    /// Exactly what the judge would have said, and nothing beside it.
    fn message(&self, message: &Value) -> Result<(), String> {
        let fields = message.as_object().ok_or("not an object")?;
        if fields.contains_key("line") && !fields.contains_key("state") {
            return known(fields.keys(), &["line", "ref"]);
        }
        let of_table = ["id", "game", "mode", "options", "table", "public", "seat", "facts"];
        known(fields.keys(), &[&["from", "line", "seq", "items", "state"][..], &of_table].concat())?;
        let (from, seq) = (number(&message["from"])?, number(&message["seq"])?);
        let expected = self.items.get(from..seq).ok_or("numbers nobody counted")?;
        let items = message["items"].as_array().ok_or("no items")?;
        if items != expected {
            return Err(format!("told {items:?}, not {expected:?}"));
        }
        let fits = |moment: &&Moment| {
            let facts = fields.get("facts").is_none_or(|facts| *facts == json!(moment.facts));
            let line = message["line"] == json!(moment.line);
            moment.heard == seq as u64 && line && facts && self.stands(moment, &message["state"])
        };
        self.moments.iter().find(fits).map(|_| ()).ok_or_else(|| "the table never stood so for this viewer".into())
    }

    fn stands(&self, moment: &Moment, state: &Value) -> bool {
        let mut state = state.clone();
        for seat in state["seats"].as_array_mut().into_iter().flatten() {
            seat.as_object_mut().map(|seat| seat.remove("online"));
        }
        let id = state.get_mut("question").and_then(|q| q.as_object_mut()?.remove("id"));
        // A question keeps the number of the line that asked it.
        let asked = |id: &Value| {
            let letter = self.seat.map_or(' ', Seat::letter);
            let since = id.as_str().and_then(|id| id.strip_suffix(letter)?.parse().ok());
            self.moments
                .iter()
                .any(|m| since == Some(m.line) && m.line <= moment.line && !m.state["question"].is_null())
        };
        state == moment.state && id.as_ref().is_none_or(asked)
    }

    /// No card's id that the viewer has never come across, wherever in the message it may hide.
    fn search(&self, text: &str, message: &Value) -> Result<(), String> {
        let Ok(seq) = number(&message["seq"]) else { return Ok(()) };
        let latest = self.moments.iter().rfind(|m| m.heard == seq as u64).ok_or("numbers nobody counted")?;
        let setup = message["options"].to_string();
        let mut foreign = tokens(text).filter(|token| self.cards.contains(*token) && !latest.met.contains(*token));
        foreign
            .find(|token| !tokens(&setup).any(|t| t == *token))
            .map_or(Ok(()), |token| Err(format!("tells of {token}")))
    }

    /// What the search alone says of a text sent at the very beginning of the game.
    pub(crate) fn would_find(&self, text: &str) -> bool {
        self.search(text, &json!({ "seq": self.moments[0].heard, "options": {} })).is_err()
    }
}

fn known<'k>(mut keys: impl Iterator<Item = &'k String>, allowed: &[&str]) -> Result<(), String> {
    keys.find(|key| !allowed.contains(&key.as_str()))
        .map_or(Ok(()), |key| Err(format!("a field `{key}` nobody judged")))
}

fn number(value: &Value) -> Result<usize, String> {
    value.as_u64().map(|n| n as usize).ok_or_else(|| "no number".into())
}

fn state(table: &dyn AnyTable, ear: &Ear, names: &[String]) -> Value {
    let speaker = table.game().words().speaker(ear.lang, names);
    let seats = || Seat::all(table.seats());
    let sits = |seat: Seat| json!({ "seat": table.seat_id(seat), "kind": "person", "name": names[seat.index()] });
    let asked = table.asked().into_iter().filter_map(|who| match who {
        Who::Seat(seat) => Some(table.seat_id(seat)),
        Who::Chance => None,
    });
    let outcome = table.outcome();
    let mut state = json!({
        "status": if outcome.is_some() { "finished" } else { "playing" },
        "seats": seats().map(sits).collect::<Vec<_>>(),
        "asked": asked.collect::<Vec<_>>(),
    });
    if let Some(outcome) = outcome {
        state["ranks"] = seats().map(|s| (table.seat_id(s), json!(outcome.rank(s)))).collect();
    }
    if let Viewer::Seat(seat) = ear.viewer
        && let Some(question) = table.question(seat)
    {
        let answer = |a: &referee::AnswerView| match ear.words {
            true => json!({ "id": a.id, "text": speaker.say(&a.say.text) }),
            false => json!({ "id": a.id }),
        };
        let answers: Vec<Value> = question.answers.iter().map(answer).collect();
        state["question"] = match ear.words {
            true => json!({
                "key": question.key, "rule": question.rule.to_string(), "text": speaker.say(&question.text),
                "answers": answers,
            }),
            false => json!({ "key": "", "rule": "", "answers": answers }),
        };
        if question.window {
            state["question"]["window"] = json!(true);
        }
    }
    state
}
