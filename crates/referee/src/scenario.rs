//! Given, when, then: runs scenario files against any game. docs/scenarios.md describes the format.

use crate::{AnyGame, AnyTable, Error};
use kernel::{Seat, Viewer, Who};
use serde::Deserialize;
use std::collections::BTreeMap;
use words::{Lang, Rulebook};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub name: String,
    pub game: String,
    /// The rules it proves.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The cards it proves.
    #[serde(default)]
    pub cards: Vec<String>,
    /// A position, or …
    given: Option<String>,
    /// … a fresh game.
    new: Option<Fresh>,
    #[serde(default)]
    pub(crate) step: Vec<Step>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fresh {
    mode: Option<String>,
    seats: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    #[serde(default)]
    pub(crate) answers: Vec<String>,
    #[serde(default)]
    pub(crate) chance: Vec<toml::Value>,
    #[serde(default)]
    expect: Vec<String>,
    expect_only: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) legal: Vec<String>,
    #[serde(default)]
    pub(crate) illegal: Vec<String>,
    pub(crate) refused: Option<String>,
    #[serde(default)]
    then: BTreeMap<String, toml::Value>,
    #[serde(default)]
    sees: BTreeMap<String, Sees>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sees {
    #[serde(default)]
    has: Vec<String>,
    #[serde(default)]
    not: Vec<String>,
}

impl Step {
    /// Why a step passes whatever the table does.
    fn proves_nothing(&self) -> Option<&'static str> {
        let does = !self.answers.is_empty() || !self.chance.is_empty();
        let says = !self.expect.is_empty() || self.expect_only.is_some() || !self.legal.is_empty();
        let looks = !self.illegal.is_empty() || !self.then.is_empty() || !self.sees.is_empty();
        if self.refused.is_some() && self.answers.is_empty() {
            return Some("`refused` speaks of the last of the `answers`, and there is none");
        }
        if self.sees.values().any(|sees| sees.has.is_empty() && sees.not.is_empty()) {
            return Some("`sees` says neither what a seat `has` to see nor what `not`");
        }
        (!does && !says && !looks).then_some("nothing is done and nothing is looked at")
    }
}

/// Why a scenario did not pass.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The scenario itself cannot be used: exit 2.
    #[error("{0}")]
    Bad(String),
    /// An expectation did not hold: exit 1.
    #[error("step {step}: {why}")]
    Failed { step: usize, why: String },
}

impl Scenario {
    pub fn parse(text: &str) -> Result<Scenario, Failure> {
        toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            let line = line.map_or(String::new(), |l| format!("line {l}: "));
            Failure::Bad(format!("{line}{}", error.message().replace('\n', " ")))
        })
    }
}

/// Run a scenario from its given position to its last step, and on to the table it leads to. What the game says about it,
/// it says in `lang`.
pub fn run(scenario: &Scenario, game: &'static dyn AnyGame, lang: Lang) -> Result<Box<dyn AnyTable>, Failure> {
    let rulebook = Rulebook::of(game.about(), Lang::En);
    for id in scenario.rules.iter().chain(scenario.step.iter().flat_map(|s| &s.refused)) {
        if rulebook.rule(id).is_none() {
            return Err(Failure::Bad(format!("rules: {} has no rule `{id}`", scenario.game)));
        }
    }
    if let Some(id) = scenario.cards.iter().find(|id| !game.cards().iter().any(|c| c.id == **id)) {
        return Err(Failure::Bad(format!("cards: {} has no card `{id}`", scenario.game)));
    }
    if scenario.step.is_empty() {
        return Err(Failure::Bad("step: a scenario has at least one `[[step]]`".into()));
    }
    for (i, step) in scenario.step.iter().enumerate() {
        if let Some(why) = step.proves_nothing() {
            return Err(Failure::Bad(format!("step {}: {why}", i + 1)));
        }
    }
    let mut table = open(scenario, game, lang)?;
    // What the position itself sets in motion (a forced answer) belongs to the first step.
    let mut told = 0;
    for (i, step) in scenario.step.iter().enumerate() {
        take(step, table.as_mut(), told, lang).map_err(|why| Failure::Failed { step: i + 1, why })?;
        told = table.events(0).len();
    }
    Ok(table)
}

pub(crate) fn open(scenario: &Scenario, game: &'static dyn AnyGame, lang: Lang) -> Result<Box<dyn AnyTable>, Failure> {
    match (&scenario.given, &scenario.new) {
        (Some(given), None) => {
            game.read(given).map_err(|e| Failure::Bad(format!("given: {}", describe(&e, game, lang))))
        }
        (None, Some(Fresh { mode, seats, options })) => {
            let options: Vec<_> = options.iter().map(|(k, v)| (k.clone(), v.clone())).collect();
            let setup = game.about().setup(mode.as_deref(), *seats, &options);
            let table = setup.map_err(Error::from).and_then(|setup| game.start(&setup));
            table.map_err(|e| Failure::Bad(format!("new: {}", describe(&e, game, lang))))
        }
        _ => Err(Failure::Bad("given: a scenario has either `given` or `[new]`".into())),
    }
}

/// Take one step; its events are those from index `from` on.
fn take(step: &Step, table: &mut dyn AnyTable, from: usize, lang: Lang) -> Result<(), String> {
    let mut chance = step.chance.iter().map(plain);
    let mut roll = |table: &mut dyn AnyTable| -> Result<(), String> {
        while table.asked().contains(&Who::Chance) {
            let face = chance.next().ok_or("chance: more is rolled than the step says")?;
            table.roll(&face).map_err(|e| say(&e, table, lang))?;
        }
        Ok(())
    };
    // A position may wait for Chance from the start; a step that only looks leaves it waiting.
    if !step.answers.is_empty() || !step.chance.is_empty() {
        roll(table)?;
    }
    for (i, answer) in step.answers.iter().enumerate() {
        let last = i + 1 == step.answers.len();
        match (table.answer(answer), &step.refused) {
            (Ok(()), Some(rule)) if last => return Err(format!("`{answer}` was accepted, {rule} should refuse it")),
            (Ok(()), _) => roll(table)?,
            (Err(Error::Refused(refusal)), Some(rule)) if refusal.rule.as_deref() == Some(rule) => {
                return checks(step, table, from);
            }
            (Err(error), _) => return Err(format!("`{answer}`: {}", say(&error, table, lang))),
        }
    }
    if let Some(surplus) = chance.next() {
        return Err(format!("chance: `{surplus}` was not needed"));
    }
    checks(step, table, from)
}

/// Everything a step says about the table after its answers.
fn checks(step: &Step, table: &dyn AnyTable, from: usize) -> Result<(), String> {
    expect(step, table, from)?;
    offered(step, table)?;
    for (name, value) in &step.then {
        let found = table.fact(Viewer::Judge, name).ok_or_else(|| format!("then: nothing is called `{name}`"))?;
        if squeeze(&found) != squeeze(&plain(value)) {
            return Err(format!("then: {name} is `{found}`, not `{}`", plain(value)));
        }
    }
    for (seat, sees) in &step.sees {
        let viewer = viewer(table, seat).ok_or_else(|| format!("sees: no seat is called `{seat}`"))?;
        for claim in &sees.has {
            if !holds(table, viewer, claim) {
                return Err(format!("sees: {seat} does not see `{claim}`"));
            }
        }
        for claim in &sees.not {
            if let Some(why) = unreadable(table, claim) {
                return Err(format!("sees: `{claim}` says nothing: {why}"));
            }
            if holds(table, viewer, claim) {
                return Err(format!("sees: {seat} sees `{claim}`"));
            }
        }
    }
    Ok(())
}

/// The expected events in this order; `expect_only` forbids others between.
fn expect(step: &Step, table: &dyn AnyTable, from: usize) -> Result<(), String> {
    let words = table.game().words();
    let events = table.events(from);
    let is = |i: usize, text: &str| {
        let event = &events[i];
        let said = Lang::ALL.into_iter().map(|lang| {
            let names = crate::seat_names(table, lang);
            words.speaker(lang, &names).say(&event.phrase)
        });
        let id = if text.contains('@') { event.id.clone() } else { without_places(&event.id) };
        std::iter::once(id).chain(said).any(|s| squeeze(&s) == squeeze(text))
    };
    let happened = || events.iter().map(|e| format!("`{}`", e.id)).collect::<Vec<_>>().join(", ");
    let mut at = 0;
    for text in &step.expect {
        match (at..events.len()).find(|&i| is(i, text)) {
            Some(i) => at = i + 1,
            None => return Err(format!("expect: `{text}` did not happen; there was {}", happened())),
        }
    }
    if let Some(only) = &step.expect_only
        && (only.len() != events.len() || !only.iter().enumerate().all(|(i, text)| is(i, text)))
    {
        return Err(format!("expect_only: there was {}", happened()));
    }
    Ok(())
}

/// An event's id without the `@places` of its cards: an expectation may leave them out.
fn without_places(id: &str) -> String {
    id.split(' ').map(|word| word.split('@').next().unwrap_or_default()).collect::<Vec<_>>().join(" ")
}

fn offered(step: &Step, table: &dyn AnyTable) -> Result<(), String> {
    if step.legal.is_empty() && step.illegal.is_empty() {
        return Ok(());
    }
    // What nobody could ever say is not offered either, and proves nothing.
    if let Some((text, word)) = step.illegal.iter().find_map(|text| Some((text, table.strange(text)?))) {
        return Err(format!("illegal: `{text}` cannot be read: `{word}` is no answer in this game"));
    }
    // Only answers that are accepted are offered, so trying one on a copy is the test.
    let accepts = |text: &str| table.clone_box().answer(text).is_ok();
    match (step.legal.iter().find(|t| !accepts(t)), step.illegal.iter().find(|t| accepts(t))) {
        (Some(text), _) => Err(format!("legal: `{text}` is not offered")),
        (_, Some(text)) => Err(format!("illegal: `{text}` is offered")),
        (None, None) => Ok(()),
    }
}

/// `WORD in NAME`: the fact of that name, as the viewer knows it, holds the word. `NAME = VALUE`: it is just that.
fn holds(table: &dyn AnyTable, viewer: Viewer, claim: &str) -> bool {
    if let Some((word, name)) = claim.split_once(" in ") {
        let value = table.fact(viewer, name.trim()).unwrap_or_default();
        return value.split_whitespace().any(|w| w == word.trim());
    }
    match claim.split_once('=') {
        Some((name, value)) => table.fact(viewer, name.trim()).is_some_and(|v| squeeze(&v) == squeeze(value)),
        None => table.facts(viewer).iter().any(|(_, value)| value.split_whitespace().any(|w| w == claim.trim())),
    }
}

/// Why a claim could never hold: it speaks of no fact, or not of one word that means something in the game.
fn unreadable(table: &dyn AnyTable, claim: &str) -> Option<String> {
    let (name, words, is_value) = match (claim.split_once(" in "), claim.split_once('=')) {
        (Some((word, name)), _) => (Some(name), word, false),
        (None, Some((name, value))) => (Some(name), value, true),
        (None, None) => (None, claim, false),
    };
    let unknown = name.map(str::trim).filter(|name| table.fact(Viewer::Judge, name).is_none());
    if let Some(name) = unknown {
        return Some(format!("nothing is called `{name}`"));
    }
    let judge = table.facts(Viewer::Judge);
    let stands = |word: &str| judge.iter().any(|(_, value)| value.split_whitespace().any(|w| w == word));
    let known = |word: &str| {
        let bare = word.trim_end_matches('!');
        let bare = bare.split_once(':').map_or(bare, |(_, card)| card);
        let plain = ["?", "yes", "no", "none", "empty"].contains(&word) || word.parse::<u32>().is_ok();
        plain || stands(word) || table.is_word(bare)
    };
    let words: Vec<_> = words.split_whitespace().collect();
    match words[..] {
        [] => Some("it names no word".into()),
        [_, _, ..] if !is_value => Some("it holds for one word at a time".into()),
        [word] if name.is_none() && !stands(word) && table.fact(Viewer::Judge, word).is_some() => {
            Some(format!("`{word}` is the name of a fact and needs a word in it"))
        }
        _ => words.into_iter().find(|word| !known(word)).map(|word| format!("`{word}` means nothing in this game")),
    }
}

fn viewer(table: &dyn AnyTable, name: &str) -> Option<Viewer> {
    match name {
        "spectator" | "spectators" => Some(Viewer::Spectator),
        _ => Seat::all(table.seats()).find(|&s| table.seat_id(s).eq_ignore_ascii_case(name)).map(Viewer::Seat),
    }
}

fn describe(error: &Error, game: &dyn AnyGame, lang: Lang) -> String {
    error.say(&game.words().speaker(lang, &[]))
}

fn say(error: &Error, table: &dyn AnyTable, lang: Lang) -> String {
    error.say(&table.game().words().speaker(lang, &crate::seat_names(table, lang)))
}

/// A TOML value as the notation would write it.
pub(crate) fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Boolean(flag) => if *flag { "yes" } else { "no" }.into(),
        toml::Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
