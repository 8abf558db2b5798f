//! The legal answers of a page: numbered once, for the board and the list alike. Never decides what is legal.

use crate::portraits::Portraits;
use crate::view::TableView;
use kernel::scene::Portrait;
use kernel::{Viewer, Who};
use words::Speaker;

/// One legal answer, as the page shows it.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) number: usize,
    pub(crate) question: String,
    /// Which of the viewer's questions it answers.
    asked: usize,
    pub(crate) id: String,
    pub(crate) text: String,
    /// Of the cards it names.
    pub(crate) portraits: Vec<Portrait>,
    pub(crate) meaning: Option<String>,
    pub(crate) target: Option<String>,
    pub(crate) by: Option<String>,
    pub(crate) rare: bool,
    pub(crate) opens: bool,
    /// Dice or hidden cards follow.
    pub(crate) is_final: bool,
    pub(crate) hint: Option<Hint>,
    /// What it is one of: all that one piece does, or all answers in the same words.
    pub(crate) group: String,
    /// One of so many of its kind that the board only hints at it.
    pub(crate) crowded: bool,
}

/// What the table thinks of an answer, to somebody who asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hint {
    /// 1 is the best.
    pub(crate) rank: u8,
    pub(crate) percent: u8,
}

fn hint_of(view: &TableView, id: &str) -> Option<Hint> {
    let at = view.hint.iter().position(|(answer, _)| answer == id)?;
    Some(Hint { rank: at as u8 + 1, percent: (view.hint[at].1.clamp(0.0, 1.0) * 100.0).round() as u8 })
}

/// More answers of one kind than this would make the whole board glow.
const CROWD: usize = 12;

impl Choice {
    /// The id of its button in the list.
    pub(crate) fn anchor(&self) -> String {
        format!("a{}", self.number)
    }

    pub(crate) fn form(&self) -> String {
        format!("answer-{}", self.asked)
    }

    pub(crate) fn spoken(&self) -> String {
        match &self.meaning {
            Some(meaning) => format!("{}, {meaning}", self.text),
            None => self.text.clone(),
        }
    }
}

/// All answers the viewer may give, in the order of their numbers: by who does it, rarely wanted ones last.
#[derive(Debug, Default)]
pub(crate) struct Choices {
    pub(crate) all: Vec<Choice>,
    /// The one piece that every answer with a doer is about; then nothing has to be picked first.
    sole: Option<String>,
}

/// What the answers make of an element of the scene.
#[derive(Debug, Default)]
pub(crate) struct Here<'c> {
    /// Answers that are given by pointing here.
    pub(crate) targets: Vec<&'c Choice>,
    /// Answers that this element does; their targets are picked next.
    pub(crate) origins: Vec<&'c Choice>,
    /// It is the one element that can do anything.
    pub(crate) picked: bool,
    /// The hint's best answer is done here, or to this.
    pub(crate) hinted: bool,
}

impl Choices {
    pub(crate) fn of(view: &TableView, speaker: &Speaker<'_>, portraits: &Portraits) -> Choices {
        let Viewer::Seat(seat) = view.viewer else { return Choices::default() };
        let mut all = vec![];
        let mine = view.questions.iter().filter(|asked| asked.question.who == Who::Seat(seat));
        for (nth, asked) in mine.enumerate() {
            for answer in &asked.question.answers {
                let say = &answer.say;
                all.push(Choice {
                    number: 0,
                    question: asked.id.clone(),
                    asked: nth,
                    id: answer.id.clone(),
                    text: speaker.say(&say.text),
                    portraits: portraits.in_words(&say.text),
                    meaning: say.consequence.as_ref().map(|phrase| speaker.say(phrase)),
                    target: say.target.clone(),
                    by: say.by.clone(),
                    rare: say.rare,
                    opens: say.opens,
                    is_final: say.is_final || asked.question.asking.is_final && !say.opens,
                    hint: hint_of(view, &answer.id),
                    group: say.by.clone().unwrap_or_else(|| format!("text {}", say.text.key)),
                    crowded: false,
                });
            }
        }
        let mut groups: Vec<(String, usize)> = vec![];
        for choice in &all {
            match groups.iter_mut().find(|(group, _)| *group == choice.group) {
                Some((_, count)) => *count += 1,
                None => groups.push((choice.group.clone(), 1)),
            }
        }
        all.sort_by_key(|choice| (choice.rare, groups.iter().position(|(group, _)| *group == choice.group)));
        for (i, choice) in all.iter_mut().enumerate() {
            choice.number = i + 1;
            let crowd = groups.iter().any(|(group, count)| *group == choice.group && *count > CROWD);
            choice.crowded = crowd && choice.by.is_none();
        }
        let mut doers: Vec<&String> = all.iter().filter_map(|choice| choice.by.as_ref()).collect();
        doers.dedup();
        // Beside answers that are given by pointing alone, one that is done by a card is picked first.
        let alone = !all.iter().any(|choice| choice.by.is_none() && choice.target.is_some());
        let sole = if doers.len() == 1 && alone { doers.first().map(|doer| doer.to_string()) } else { None };
        Choices { all, sole }
    }

    /// Those a hint speaks of, the best first.
    pub(crate) fn advised(&self) -> Vec<(&Choice, Hint)> {
        let mut advised: Vec<_> = self.all.iter().filter_map(|choice| Some((choice, choice.hint?))).collect();
        advised.sort_by_key(|(_, hint)| hint.rank);
        advised
    }

    /// What can be done with an element that has these ids.
    pub(crate) fn here(&self, ids: &[&str]) -> Here<'_> {
        let is_here = |id: &Option<String>| id.as_deref().is_some_and(|id| ids.contains(&id));
        let is_sole = |choice: &&Choice| choice.by.is_none() || choice.by == self.sole;
        let points_here = |c: &Choice| c.is_best() && (is_here(&c.target) || is_here(&c.by));
        Here {
            hinted: self.all.iter().any(points_here),
            targets: self.all.iter().filter(|c| is_here(&c.target)).filter(is_sole).collect(),
            origins: self.all.iter().filter(|c| is_here(&c.by) && self.sole.is_none()).collect(),
            picked: is_here(&self.sole),
        }
    }
}

impl Choice {
    pub(crate) fn is_best(&self) -> bool {
        self.hint.is_some_and(|hint| hint.rank == 1)
    }
}

impl Here<'_> {
    /// The classes of a place on the board.
    pub(crate) fn classes(&self) -> &'static str {
        if self.targets.iter().any(|c| !c.rare) {
            return if self.targets.iter().all(|c| c.crowded) { "target crowded" } else { "target" };
        }
        match (self.picked, self.origins.is_empty(), self.targets.is_empty()) {
            (true, _, _) => "picked",
            (false, false, _) => "can",
            (false, true, false) => "own target",
            (false, true, true) => "",
        }
    }

    /// The numbers to show: `3`, `3–5`, `3 +2`.
    pub(crate) fn key(&self) -> Option<String> {
        let numbers: Vec<usize> = self.targets.iter().map(|c| c.number).collect();
        let (first, last) = (*numbers.first()?, *numbers.last()?);
        Some(match numbers.len() {
            1 => first.to_string(),
            n if last - first + 1 == n => format!("{first}–{last}"),
            n => format!("{first} +{}", n - 1),
        })
    }

    /// All that can be done by pointing here is rarely wanted.
    pub(crate) fn is_rare(&self) -> bool {
        self.origins.is_empty() && !self.picked && self.targets.iter().all(|c| c.rare)
    }

    /// The one answer that a click here gives; a piece that can do more than be pointed at asks back.
    pub(crate) fn only(&self) -> Option<&Choice> {
        match self.targets[..] {
            [only] if self.origins.is_empty() && !self.picked => Some(only),
            _ => None,
        }
    }

    /// Where somebody without script is sent: to the first of these answers in the list.
    pub(crate) fn first(&self) -> Option<&Choice> {
        self.targets.first().or(self.origins.first()).copied()
    }
}
