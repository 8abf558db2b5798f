//! What a viewer may have been told, worked out from what was said alone; and the search through what it was told.

use crate::game::Wish;
use crate::house::{NAMES, Said};
use kernel::{Seat, Viewer, Who};
use referee::{AnswerView, AnyGame, AnyTable, EventView, QuestionView};
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
    /// A page, which draws what it knows: it is searched, not compared. Twins compare pages.
    pub(crate) page: bool,
    pub(crate) texts: Vec<String>,
}

/// The table as it stood when nobody had to roll.
struct Moment {
    line: usize,
    /// How much the viewer had heard.
    heard: usize,
    facts: Value,
    /// Everything but the question.
    state: Value,
    question: Option<QuestionView>,
}

/// One viewer's whole game, by the judge.
pub(crate) struct Judge {
    game: &'static dyn AnyGame,
    names: Vec<String>,
    viewer: Viewer,
    moments: Vec<Moment>,
    /// What it hears, in order.
    told: Vec<Told>,
    /// Every card id of the game.
    cards: BTreeSet<String>,
    /// Those that a page shows before anybody holds them.
    to_come: BTreeSet<String>,
    /// Those the viewer may have come across, and by which line.
    met: BTreeMap<String, usize>,
}

/// Kinds of cards that lie in no hand and no deck: a town of Heroes III shows its units and buildings from the beginning.
const OPEN: [&str; 3] = ["tier-", "kind-building", "kind-hero"];
/// What stands beside a hero of Heroes III on the page, whoever holds it by now.
const TO_COME: [&str; 1] = ["kind-specialty"];

enum Told {
    Started,
    Event(EventView),
    Finished,
}

fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-')
}

impl Judge {
    pub(crate) fn of((game, setup): &Wish, said: &[Said], viewer: Viewer) -> Judge {
        let of_kinds = |kinds: &[&str]| -> BTreeSet<String> {
            let cards = game.cards().into_iter();
            cards.filter(|card| kinds.iter().any(|kind| card.kind.key.starts_with(kind))).map(|card| card.id).collect()
        };
        let (open, to_come) = (of_kinds(&OPEN), of_kinds(&TO_COME));
        let cards = game.cards().into_iter().map(|card| card.id).filter(|id| !open.contains(id)).collect();
        let names = NAMES.iter().take(usize::from(setup.seats)).map(ToString::to_string).collect();
        let (moments, told, met) = (vec![], vec![Told::Started], BTreeMap::new());
        let mut judge = Judge { game: *game, names, viewer, moments, told, cards, to_come, met };
        let mut table = game.start(setup).expect("the beginning");
        let mut heard = 0;
        for (line, said) in (1..).zip([None].into_iter().chain(said.iter().map(Some))) {
            if let Some((who, id, print)) = said {
                referee::reply(table.as_mut(), who, id, Some(*print)).expect("it was said");
            }
            judge.look(table.as_ref(), line, heard);
            heard = table.told();
        }
        judge
    }

    fn look(&mut self, table: &dyn AnyTable, line: usize, heard: usize) {
        let viewer = self.viewer;
        for event in table.events(heard).into_iter().filter(|event| event.audience.hears(viewer)) {
            self.meet(&event.id, line);
            self.told.push(Told::Event(event));
        }
        if table.asked().contains(&Who::Chance) {
            return; // nobody is told anything in the middle of a move
        }
        if table.outcome().is_some() {
            self.told.push(Told::Finished);
        }
        let facts: BTreeMap<_, _> = table.facts(viewer).iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        facts.values().for_each(|value| self.meet(value, line));
        let question = self.seat().and_then(|seat| table.question(seat));
        if let Some(question) = &question {
            self.meet(&format!("{:?}", question.text), line);
            question.answers.iter().for_each(|answer| self.meet(&answer.id, line));
        }
        let state = state(table, &self.names);
        self.moments.push(Moment { line, heard: self.told.len(), facts: json!(facts), state, question });
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        }
    }

    fn meet(&mut self, text: &str, line: usize) {
        for token in tokens(text).filter(|token| self.cards.contains(*token)) {
            self.met.entry(token.to_string()).or_insert(line);
        }
    }

    /// The first thing a connection received that its viewer could not know, or that nobody said.
    pub(crate) fn check(&self, ear: &Ear) -> Result<(), String> {
        let speaker = self.game.words().speaker(ear.lang, &self.names);
        let item = |(seq, told): (usize, &Told)| match told {
            Told::Started => json!({ "seq": seq, "kind": "started" }),
            Told::Event(event) => {
                json!({ "seq": seq, "kind": "event", "id": event.id, "text": speaker.say(&event.phrase) })
            }
            Told::Finished => json!({ "seq": seq, "kind": "finished" }),
        };
        let items: Vec<Value> = if ear.page { vec![] } else { (1..).zip(&self.told).map(item).collect() };
        ear.texts.iter().try_for_each(|text| {
            let value: Value = serde_json::from_str(text).map_err(|e| format!("{e}: {text}"))?;
            let said = if ear.page { Ok(()) } else { self.message(&value, ear, &items) };
            said.and_then(|()| self.search(text, &value, ear.page)).map_err(|why| format!("{why}\nin {text}"))
        })
    }

    /// Exactly what the judge would have said, and nothing beside it.
    fn message(&self, message: &Value, ear: &Ear, items: &[Value]) -> Result<(), String> {
        let fields = message.as_object().ok_or("not an object")?;
        if fields.contains_key("line") && !fields.contains_key("state") {
            return known(fields.keys(), &["line", "ref"]);
        }
        let of_table = ["id", "game", "mode", "options", "table", "public", "seat", "facts", "luck"];
        known(fields.keys(), &[&["from", "line", "seq", "items", "state"][..], &of_table].concat())?;
        if let Some(luck) = fields.get("luck") {
            known(luck.as_object().ok_or("not an object")?.keys(), &["seal"])?;
        }
        let (from, seq) = (number(&message["from"])?, number(&message["seq"])?);
        let expected = items.get(from..seq).ok_or("numbers nobody counted")?;
        let items = message["items"].as_array().ok_or("no items")?;
        if items != expected {
            return Err(format!("told {items:?}, not {expected:?}"));
        }
        let line = number(&message["line"])?;
        let moment = self.moments.iter().find(|m| m.line == line && m.heard == seq).ok_or("nobody was told then")?;
        if fields.get("facts").is_some_and(|facts| *facts != moment.facts) {
            return Err(format!("these were not the facts, but {}", moment.facts));
        }
        self.stands(moment, message["state"].clone(), ear)
    }

    fn stands(&self, moment: &Moment, mut state: Value, ear: &Ear) -> Result<(), String> {
        for seat in state["seats"].as_array_mut().into_iter().flatten() {
            seat.as_object_mut().map(|seat| seat.remove("online"));
        }
        let mut expected = moment.state.clone();
        if let Some(question) = &moment.question {
            expected["question"] = self.asked(question, ear);
        }
        let id = state.get_mut("question").and_then(|q| q.as_object_mut()?.remove("id"));
        // A question keeps the number of the line that asked it.
        let asked = |id: &Value| {
            let letter = self.seat().map_or(' ', Seat::letter);
            let since = id.as_str().and_then(|id| id.strip_suffix(letter)?.parse().ok());
            self.moments.iter().any(|m| since == Some(m.line) && m.line <= moment.line && m.question.is_some())
        };
        if state == expected && id.as_ref().is_none_or(asked) {
            return Ok(());
        }
        Err(format!("the table never stood so for this viewer, but {expected}"))
    }

    /// What the viewer was asked, in the words of a connection.
    fn asked(&self, question: &QuestionView, ear: &Ear) -> Value {
        let speaker = self.game.words().speaker(ear.lang, &self.names);
        let answer = |a: &AnswerView| match ear.words {
            true => json!({ "id": a.id, "text": speaker.say(&a.say.text) }),
            false => json!({ "id": a.id }),
        };
        let answers: Vec<Value> = question.answers.iter().map(answer).collect();
        let mut asked = match ear.words {
            true => json!({
                "key": question.key, "rule": question.rule.to_string(), "text": speaker.say(&question.text),
                "answers": answers,
            }),
            false => json!({ "key": "", "rule": "", "answers": answers }),
        };
        if question.window {
            asked["window"] = json!(true);
        }
        asked
    }

    /// No card's id that the viewer has never come across, wherever in the message it may hide.
    fn search(&self, text: &str, message: &Value, page: bool) -> Result<(), String> {
        let Ok(seq) = number(&message["seq"]) else { return Ok(()) };
        let latest = self.moments.iter().rfind(|m| m.heard == seq).ok_or("numbers nobody counted")?;
        let setup = message["options"].to_string();
        let ids = if page { text.to_string() } else { values(message) };
        let mut words: BTreeSet<&str> = tokens(&ids).collect();
        if page {
            // A card that can be seen moving is called by its id and its owner.
            words.extend(tokens(&ids).flat_map(|token| token.split('-')));
        }
        let is_met = |word: &str| self.met.get(word).is_some_and(|line| *line <= latest.line);
        let is_shown = |word: &str| page && self.to_come.contains(word);
        let mut foreign =
            words.into_iter().filter(|word| self.cards.contains(*word) && !is_met(word) && !is_shown(word));
        foreign
            .find(|word| !tokens(&setup).any(|token| token == *word) && (!page || is_named(text, word)))
            .map_or(Ok(()), |word| Err(format!("tells of {word}")))
    }

    /// What the search alone says of a text sent at the very beginning of the game.
    pub(crate) fn would_find(&self, text: &str, page: bool) -> bool {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        message["seq"] = json!(self.moments[0].heard);
        message["options"] = json!({});
        self.search(text, &message, page).is_err()
    }
}

/// What stands in a message, less what is said in words: a tactic is chosen there without the card Chosen. Every sentence is
/// compared to the letter with what the viewer may hear ([`Judge::message`]). The names of fields are the same for everybody, but
/// for those of facts.
fn values(message: &Value) -> String {
    match message {
        Value::Object(fields) => fields
            .iter()
            .filter(|(key, _)| *key != "text")
            .map(|(key, value)| match key.as_str() {
                "facts" => value.to_string(),
                _ => values(value),
            })
            .collect::<Vec<_>>()
            .join(" "),
        Value::Array(all) => all.iter().map(values).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// A page speaks in sentences, where a gate is just a gate: there a card of one word is one only where a card's id stands.
fn is_named(page: &str, card: &str) -> bool {
    let places = [format!("data-thing=\\\"{card}-"), format!("card={card}\\\""), format!("hand {card}\\\"")];
    card.contains('_') || places.iter().any(|place| page.contains(place))
}

fn known<'k>(mut keys: impl Iterator<Item = &'k String>, allowed: &[&str]) -> Result<(), String> {
    keys.find(|key| !allowed.contains(&key.as_str()))
        .map_or(Ok(()), |key| Err(format!("a field `{key}` nobody judged")))
}

fn number(value: &Value) -> Result<usize, String> {
    value.as_u64().map(|n| n as usize).ok_or_else(|| "no number".into())
}

/// How a table stands, to everybody.
fn state(table: &dyn AnyTable, names: &[String]) -> Value {
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
    state
}
