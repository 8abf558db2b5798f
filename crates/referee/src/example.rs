//! A scenario as an example to look at: what lay there, what was answered, what came of it. Proves nothing; `scenario` does.

use crate::scenario::{Scenario, Step, open, plain};
use crate::{AnyGame, AnyTable, Error};
use kernel::scene::Scene;
use kernel::{Phrase, Seat, Viewer, Who};
use words::Lang;

/// What an example shows, in the words of its game.
#[derive(Clone, Debug)]
pub struct Example {
    pub rules: Vec<String>,
    pub cards: Vec<String>,
    pub before: Scene,
    pub after: Scene,
    pub trials: Vec<Trial>,
    /// What those who sit there are called, in a language.
    names: [(Lang, Vec<String>); 2],
    /// Elements of the first scene that the first answer is about.
    pub about: Vec<String>,
}

/// Something that was tried, and what came of it.
#[derive(Clone, Debug)]
pub enum Trial {
    /// Somebody answered, and this happened.
    Answered { seat: Option<Seat>, answer: Phrase, events: Vec<Phrase> },
    /// It happened by itself.
    Happened(Vec<Phrase>),
    /// It could be answered so.
    Allowed(Vec<Phrase>),
    /// It could not, and why.
    Refused { why: Phrase, rule: Option<String> },
}

/// More of one kind than this tell nothing new.
const MOST: usize = 4;

impl Scenario {
    /// The scenario played once, for people. None where it cannot be: its own test says why.
    pub fn example(&self, game: &'static dyn AnyGame) -> Option<Example> {
        let mut table = open(self, game, Lang::En).ok()?;
        let mut example = Example {
            rules: self.rules.clone(),
            cards: self.cards.clone(),
            before: table.scene(Viewer::Spectator),
            after: Scene::default(),
            trials: vec![],
            names: Lang::ALL.map(|lang| (lang, crate::seat_names(table.as_ref(), lang))),
            about: vec![],
        };
        for step in &self.step {
            example.take(step, table.as_mut())?;
        }
        example.after = table.scene(Viewer::Spectator);
        Some(example)
    }
}

impl Example {
    pub fn names(&self, lang: Lang) -> &[String] {
        self.names.iter().find(|(l, _)| *l == lang).map_or(&[], |(_, names)| names)
    }

    fn take(&mut self, step: &Step, table: &mut dyn AnyTable) -> Option<()> {
        let mut chance = step.chance.iter().map(plain);
        let told = table.told();
        if !step.answers.is_empty() || !step.chance.is_empty() {
            roll(table, &mut chance)?;
        }
        self.happened(phrases(table, told));
        for (i, answer) in step.answers.iter().enumerate() {
            let (seat, text) = by(table, answer);
            let offered = seat.and_then(|seat| found(table, seat, text));
            let told = table.told();
            match table.answer(answer) {
                Ok(()) => roll(table, &mut chance)?,
                Err(Error::Refused(refusal)) if step.refused.is_some() && i + 1 == step.answers.len() => {
                    self.trials.push(Trial::Refused { why: refusal.why, rule: refusal.rule });
                    continue;
                }
                Err(_) => return None,
            }
            let events = phrases(table, told);
            match offered {
                Some(say) => {
                    if self.trials.is_empty() {
                        self.about = say.by.into_iter().chain(say.target).collect();
                    }
                    self.trials.push(Trial::Answered { seat, answer: say.text, events });
                }
                None => self.happened(events),
            }
        }
        let allowed = step.legal.iter().filter_map(|text| {
            let (seat, text) = by(table, text);
            found(table, seat?, text).map(|say| say.text)
        });
        let allowed: Vec<Phrase> = allowed.take(MOST).collect();
        if !allowed.is_empty() {
            self.trials.push(Trial::Allowed(allowed));
        }
        let mut reasons: Vec<Phrase> = vec![];
        for text in &step.illegal {
            if let Err(Error::Refused(refusal)) = table.clone_box().answer(text)
                && refusal.rule.is_some()
                && !reasons.contains(&refusal.why)
                && reasons.len() < MOST
            {
                reasons.push(refusal.why.clone());
                self.trials.push(Trial::Refused { why: refusal.why, rule: refusal.rule });
            }
        }
        Some(())
    }

    fn happened(&mut self, events: Vec<Phrase>) {
        if !events.is_empty() {
            self.trials.push(Trial::Happened(events));
        }
    }
}

/// What everybody was told from a moment on.
fn phrases(table: &dyn AnyTable, from: usize) -> Vec<Phrase> {
    table.events(from).into_iter().filter(|event| event.audience.hears(Viewer::Spectator)).map(|e| e.phrase).collect()
}

/// Who answers, and what.
fn by<'t>(table: &dyn AnyTable, answer: &'t str) -> (Option<Seat>, &'t str) {
    let named = answer.split_once(": ").and_then(|(name, rest)| match crate::parse_who(table, name)? {
        Who::Seat(seat) => Some((Some(seat), rest)),
        Who::Chance => None,
    });
    let asked = || {
        table.asked().into_iter().find_map(|who| match who {
            Who::Seat(seat) => Some(seat),
            Who::Chance => None,
        })
    };
    named.unwrap_or_else(|| (asked(), answer))
}

fn found(table: &dyn AnyTable, seat: Seat, text: &str) -> Option<kernel::Say> {
    let plain = |id: &str| id.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let answers = table.question(seat)?.answers;
    answers.into_iter().find(|answer| plain(&answer.id) == plain(text)).map(|answer| answer.say)
}

fn roll(table: &mut dyn AnyTable, chance: &mut dyn Iterator<Item = String>) -> Option<()> {
    while table.asked().contains(&Who::Chance) {
        table.roll(&chance.next()?).ok()?;
    }
    Some(())
}
