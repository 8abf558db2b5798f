//! What people see and read of a game: its notation, its words, its scene. Rules never call it.

use crate::scene::{Asking, Dice, Die, Scene};
use crate::{
    Answer, Because, DeckCheck, DeckList, Eve, Facts, Game, Lines, Luck, Malformed, Phrase, Rule, Seat, Stirs, Viewer,
};

/// How a game shows itself. Everything here is a pure function of the position.
pub trait Show: Game {
    // ---- notation ----

    /// What `viewer` may know, by name; for the judge it is the whole position, and `read` takes it back.
    fn write(state: &Self::State, viewer: Viewer, facts: &mut Facts);

    /// Read a position. What it does not mention takes its plainest value.
    fn read(lines: &mut Lines) -> Result<Self::State, Malformed>;

    /// Facts that can be asked for but need not be written: a single cell, a sum.
    fn fact(_state: &Self::State, _viewer: Viewer, _name: &str) -> Option<String> {
        None
    }

    /// A seat as the notation writes it.
    fn seat_id(seat: Seat) -> String {
        seat.letter().to_string()
    }

    /// What a seat is called while nobody with a name sits there; its id where the game has no better word.
    fn seat_name(_seat: Seat) -> Option<Phrase> {
        None
    }

    /// The question's name in scenarios and the API.
    fn ask_id(ask: Self::Ask) -> &'static str;

    /// A stable id for a pick; unique among the options of a question.
    fn pick_id(state: &Self::State, pick: Self::Pick) -> String;

    /// Any answer by its id.
    fn answer_id(state: &Self::State, answer: Answer<Self::Pick>) -> String {
        match answer {
            Answer::Pass => "pass".into(),
            Answer::Number(n) => n.to_string(),
            Answer::Pick(pick) => Self::pick_id(state, pick),
        }
    }

    /// Whether a word can stand in the id of an answer: a verb, a place, even one off the board; cards are known anyway.
    /// Of something that nobody can read, the first word is named that cannot.
    fn is_word(word: &str) -> bool;

    /// Whether words, in small letters, can be the id of an answer, even of one that may not be given: a column beyond the
    /// board, a move of somebody else's unit. By it what is forbidden is told from nonsense.
    fn is_answer(words: &[&str]) -> bool {
        matches!(words, [word] if Self::is_word(word))
    }

    /// A face of a die as it is called; several faces may share a name.
    fn face_id(_ask: Self::Ask, face: u32) -> String {
        (face + 1).to_string()
    }

    /// The event in the words of the notation.
    fn event_id(event: &Self::Event) -> String;

    // ---- words ----

    /// The rule behind a question, cited when an answer is refused that no other rule speaks of.
    fn rule(ask: Self::Ask) -> Rule;

    /// Why an answer that can be read is not even a candidate: a square off the board, a card that is not in the hand.
    /// Nothing that only others know may speak out of it.
    fn no_candidate(_state: &Self::State, ask: Self::Ask, _words: &[&str]) -> Because {
        Self::rule(ask).into()
    }

    /// What is asked, in words.
    fn question(_state: &Self::State, _seat: Seat, ask: Self::Ask) -> Phrase {
        Phrase::new(format!("ask-{}", Self::ask_id(ask)))
    }

    /// A second sentence under the question.
    fn detail(_state: &Self::State, _seat: Seat, _ask: Self::Ask) -> Option<Phrase> {
        None
    }

    /// Whether a seat that is offered one answer could do nothing else either, whatever it holds: by what everybody can
    /// see. Then a table goes on for it, and that tells nothing.
    fn is_idle(_state: &Self::State, _seat: Seat, _ask: Self::Ask) -> bool {
        false
    }

    /// Whether a window stands just before a combat: a seat may say for good what it wants of those.
    fn eve(_state: &Self::State, _seat: Seat, _ask: Self::Ask) -> Option<Eve> {
        None
    }

    /// What stands around the question.
    fn asking(_state: &Self::State, _seat: Seat, _ask: Self::Ask) -> Asking {
        Asking::default()
    }

    /// An answer in words.
    fn pick(state: &Self::State, ask: Self::Ask, pick: Self::Pick) -> Say;

    /// What passing means here; the program's own word where the game has no better one.
    fn pass(_state: &Self::State, _ask: Self::Ask) -> Say {
        Say::new(Phrase::new("answer-pass"))
    }

    /// A number as an answer, in words.
    fn number(_state: &Self::State, _ask: Self::Ask, n: u32) -> Say {
        Say::new(Phrase::new("answer-number").number("n", n))
    }

    /// Any answer in words.
    fn answer(state: &Self::State, ask: Self::Ask, answer: Answer<Self::Pick>) -> Say {
        match answer {
            Answer::Pass => Self::pass(state, ask),
            Answer::Number(n) => Self::number(state, ask, n),
            Answer::Pick(pick) => Self::pick(state, ask, pick),
        }
    }

    /// What happened, in words.
    fn event(event: &Self::Event) -> Phrase;

    /// The dice that an event tells of, as they fell; in its words they are the list `dice`.
    fn thrown(_event: &Self::Event) -> Vec<Die> {
        vec![]
    }

    /// What something that was told to all means to a seat that passes in advance; `state` is the position after it.
    /// To say too much is safe: the seat is asked. A game without windows need not say anything.
    fn stirs(_state: &Self::State, _event: &Self::Event, _seat: Seat) -> Stirs {
        Stirs::NOTHING
    }

    /// Why that may not be done, in a sentence; the rule's own text where the game has no better words.
    fn refusal(_state: &Self::State, _ask: Self::Ask, _pick: Self::Pick, _rule: Rule) -> Option<Phrase> {
        None
    }

    // ---- the table ----

    /// What lies on the table, as `viewer` sees it. Hidden unless shown.
    fn scene(state: &Self::State, viewer: Viewer) -> Scene;

    /// Every card of the game, for the reference and the builder.
    fn cards() -> Vec<CardFacts> {
        vec![]
    }

    /// The dice that are thrown, each with all its faces, for whoever learns the game: its words `how-dice` explain them.
    fn die_faces() -> Vec<Dice> {
        vec![]
    }

    /// A legal deck drawn by luck, as text; `None` where the game has no decks.
    fn random_deck(_luck: &mut Luck) -> Option<String> {
        None
    }

    /// Check a deck written as text; `None` where the game has no decks.
    fn check_deck(_text: &str) -> Option<Result<DeckCheck, Malformed>> {
        None
    }

    /// Decks that come with the game, by name, to play or to change.
    fn ready_decks() -> Vec<(Phrase, DeckList)> {
        vec![]
    }
}

/// An answer in words, and the thing on the table it points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Say {
    /// The answer in words.
    pub text: Phrase,
    /// What would come of it: "2 to 5 damage".
    pub consequence: Option<Phrase>,
    /// The `id` of an element of the scene.
    pub target: Option<String>,
    /// The `id` of the piece or card that does it, where one picks that first and its target second.
    pub by: Option<String>,
    /// Allowed but rarely wanted: listed apart.
    pub rare: bool,
    /// More questions follow before it is done: a target, a way.
    pub opens: bool,
    /// Dice or hidden cards follow: ask once more. Where that is so of all answers, [`Asking`] says it.
    pub is_final: bool,
}

impl Say {
    /// Words that point at nothing.
    pub fn new(text: Phrase) -> Say {
        Say { text, consequence: None, target: None, by: None, rare: false, opens: false, is_final: false }
    }

    /// Points at something on the table.
    #[must_use]
    pub fn at(self, target: impl Into<String>) -> Say {
        Say { target: Some(target.into()), ..self }
    }

    /// Done by something on the table.
    #[must_use]
    pub fn by(self, doer: impl Into<String>) -> Say {
        Say { by: Some(doer.into()), ..self }
    }

    /// With what comes of it.
    #[must_use]
    pub fn meaning(self, consequence: Phrase) -> Say {
        Say { consequence: Some(consequence), ..self }
    }

    /// Seldom wanted; stands apart.
    #[must_use]
    pub fn rarely(self) -> Say {
        Say { rare: true, ..self }
    }

    /// More is asked before anything happens.
    #[must_use]
    pub fn opening(self) -> Say {
        Say { opens: true, ..self }
    }

    /// Dice or hidden cards follow, where that is so.
    #[must_use]
    pub fn showing(self, what_was_hidden: bool) -> Say {
        Say { is_final: what_was_hidden, ..self }
    }
}

/// A card in the reference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFacts {
    /// What it is called in notation and addresses.
    pub id: String,
    /// Its name.
    pub name: Phrase,
    /// What kind of card it is.
    pub kind: Phrase,
    /// What it shows: who or what it is, at a glance.
    pub portrait: Option<crate::scene::Portrait>,
    /// What is printed on it. What is labelled `cost` makes the curve of a deck; a value with words of its own
    /// (`faction-polar_dwarves`) is something to look for, and a card may have several with one label.
    pub stats: Vec<(Phrase, String)>,
    /// A pattern to be formed, as a small board.
    pub pattern: Option<crate::scene::Grid>,
    /// What it does, in our words.
    pub text: Phrase,
    /// The ids of cards it is good with.
    pub with: Vec<String>,
}

impl CardFacts {
    /// What it costs, where that is a number.
    pub fn cost(&self) -> Option<u32> {
        self.stats.iter().find(|(label, _)| label.key == "cost").and_then(|(_, value)| value.parse().ok())
    }
}
