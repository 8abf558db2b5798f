//! A table without its game's type: what the command line, the server and scenarios work with.

use crate::{AnyGame, Ending, Error, How, Read, Replies, Said};
use bots::{Bot, Bounds, Effort};
use kernel::scene::{Asking, Die, Scene};
use kernel::{Audience, Eve, Facts, Fortune, Luck, Outcome, Phrase, Rule, Say, Seat, Stirs, Viewer, Who};
use std::any::Any;
use words::Lang;

/// A question in words and ids.
#[derive(Clone, Debug)]
pub struct QuestionView {
    pub who: Who,
    pub key: &'static str,
    pub rule: Rule,
    pub text: Phrase,
    pub detail: Option<Phrase>,
    pub asking: Asking,
    /// A window, in which one may pass in advance.
    pub window: bool,
    pub answers: Vec<AnswerView>,
    /// The id an absent player gives.
    pub default: String,
}

#[derive(Clone, Debug)]
pub struct AnswerView {
    pub id: String,
    pub say: Say,
}

#[derive(Clone, Debug)]
pub struct EventView {
    pub seq: usize,
    pub audience: Audience,
    pub id: String,
    pub phrase: Phrase,
    /// The dice it tells of, as they fell.
    pub dice: Vec<Die>,
}

/// How the table looked to a viewer when an event was told.
#[derive(Clone, Debug)]
pub struct Passed {
    /// The number of the event.
    pub seq: usize,
    pub scene: Scene,
    /// Whose answer it came of.
    pub by: Option<Seat>,
}

/// What bots have in mind, for the table to look into alone.
pub struct Thoughts(pub(crate) Box<dyn Any + Send>);

impl std::fmt::Debug for Thoughts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Thoughts")
    }
}

/// A game in progress.
pub trait AnyTable: Send + Sync + std::fmt::Debug {
    fn game(&self) -> &'static dyn AnyGame;

    fn clone_box(&self) -> Box<dyn AnyTable>;

    fn seats(&self) -> u8;

    /// A seat as the notation writes it.
    fn seat_id(&self, seat: Seat) -> String;

    /// What a seat is called in words, where the game has some.
    fn seat_name(&self, seat: Seat) -> Option<Phrase>;

    /// The whole position as text; `AnyGame::read` takes it back.
    fn position(&self) -> String;

    /// What a viewer may know, in the words of the notation.
    fn facts(&self, viewer: Viewer) -> Facts;

    /// One fact by name, written or derived.
    fn fact(&self, viewer: Viewer, name: &str) -> Option<String>;

    fn scene(&self, viewer: Viewer) -> Scene;

    /// Who is asked now; empty when the game is over.
    fn asked(&self) -> Vec<Who>;

    fn questions(&self) -> Vec<QuestionView>;

    /// What a seat is asked now.
    fn question(&self, seat: Seat) -> Option<QuestionView>;

    /// The fingerprint of what a seat is asked now.
    fn print(&self, seat: Seat) -> Option<u16>;

    /// The ids of what a seat may answer now, without any words.
    fn offered(&self, seat: Seat) -> Vec<String>;

    /// Whether a seat is asked in a window now: it may pass there in advance.
    fn is_window(&self, seat: Seat) -> bool;

    /// What a window is to a seat that is asked in it, where it stands just before a combat.
    fn eve(&self, seat: Seat) -> Option<Eve>;

    /// Whether a seat is asked now and can say nothing but *pass*.
    fn can_only_pass(&self, seat: Seat) -> bool;

    /// Whether a seat is asked now and everybody can see that it can only go on, by the one answer it is offered.
    fn is_idle(&self, seat: Seat) -> bool;

    /// Whether an answer to what a seat is asked now, by its id or its words, means *pass*.
    fn is_pass(&self, seat: Seat, answer: &str) -> bool;

    /// What one thing that was told means to a seat that passes in advance; nothing, if not all have heard it.
    fn stirs(&self, seq: usize, seat: Seat) -> Stirs;

    /// Whether a word means something in this game: in the id of an answer, or in what answers, cards and seats are called.
    fn is_word(&self, word: &str) -> bool;

    /// The word of an answer that means nothing in this game, or all of it where its words mean nothing together; none
    /// where it can be read, offered or not.
    fn strange(&self, answer: &str) -> Option<String>;

    /// Whether an answer, given now, would show the seat anything it cannot know before: a die, a card.
    fn would_reveal(&self, seat: Seat, answer: &str, luck: &mut Luck) -> bool;

    /// Give an answer by its id or its words; `A: id` names the seat, which is needed when several are asked.
    /// `A: resign` is possible at any time.
    fn answer(&mut self, text: &str) -> Result<(), Error>;

    /// Chance turns up a face by its name, or shuffles a pile into an order such as `3 1 2`. A pile may also be shuffled
    /// face by face, the last card exchanged first: that is one reply once it is complete.
    fn roll(&mut self, face: &str) -> Result<(), Error>;

    /// Let luck answer for Chance until a seat is asked.
    fn deal(&mut self, luck: &mut dyn Fortune) -> Result<(), Error>;

    /// Give recorded replies again, in one pass. It stops at the first that does not fit.
    fn read(&mut self, said: &[Said], how: How) -> Read;

    /// The same table without what was told and said before this step: enough to go on from.
    fn trail(&self) -> Box<dyn AnyTable>;

    /// Give recorded replies again and look at every event from `from` on, as a viewer sees the table just then; none of
    /// it if they do not fit.
    fn follow(&mut self, said: &[Said], viewer: Viewer, from: usize) -> Option<Vec<Passed>>;

    /// Back to the last checkpoint: the step is asked again. Returns the dice that were seen in it, to be kept.
    fn fall_back(&mut self) -> Result<Vec<(String, u16)>, Error>;

    /// Let these dice turn up again in this step, each where its question is asked.
    fn keep(&mut self, dice: Vec<(String, u16)>);

    /// What a bot would answer for a seat, from what the seat may know; it goes on thinking there at its next turn.
    fn bot_thinks(&mut self, seat: Seat, bot: Bot, luck: &mut Luck) -> Result<String, Error>;

    /// What the bots at this table have in mind, taken out of it: a copy of a table has none of its own.
    fn take_thoughts(&mut self) -> Thoughts;

    /// Others are asked: bots remember how long they have thought in this turn, and nothing else.
    fn rest_bots(&mut self);

    /// Go on with thoughts taken out of a table of this game that stands as this one does.
    fn set_thoughts(&mut self, thoughts: Thoughts);

    /// Let a bot answer for a seat, from what the seat may know.
    fn bot_answers(&mut self, seat: Seat, bot: Bot, luck: &mut Luck) -> Result<(), Error>;

    /// How much was told so far.
    fn told(&self) -> usize;

    /// Who hears one thing that was told.
    fn audience(&self, seq: usize) -> Option<Audience>;

    /// One thing that was told, counted from 0.
    fn event(&self, seq: usize) -> Option<EventView>;

    /// The answers that look best to a seat, from what it may know: their ids, and what they are worth from 0 to 1.
    fn hint(&self, seat: Seat, bounds: Bounds, luck: &mut Luck) -> Result<Vec<(String, f32)>, Error>;

    /// How much the bot on a seat has thought at this table.
    fn effort(&self, seat: Seat) -> Effort;

    /// What was told from an index on.
    fn events(&self, from: usize) -> Vec<EventView>;

    fn outcome(&self) -> Option<Outcome>;

    /// What a game that its rules have ended hands to the next one of a campaign.
    fn legacy(&self) -> Option<String>;

    /// End it here: by a seat that gives up or is out of time, or by agreement.
    fn end(&mut self, ending: Ending) -> Result<(), Error>;

    /// How it ended, if its rules did not end it.
    fn ended(&self) -> Option<Ending>;

    /// Every reply given at this table so far: who, id, and a fingerprint of the question.
    fn replies(&self) -> &Replies;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// What the seats are called in a language while nobody with a name sits there.
pub fn seat_names(table: &dyn AnyTable, lang: Lang) -> Vec<String> {
    let speaker = table.game().words().speaker(lang, &[]);
    let name = |seat| table.seat_name(seat).map_or_else(|| table.seat_id(seat), |phrase| speaker.say(&phrase));
    Seat::all(table.seats()).map(name).collect()
}

/// The seats as the notation writes them.
pub fn seat_ids(table: &dyn AnyTable) -> Vec<String> {
    Seat::all(table.seats()).map(|seat| table.seat_id(seat)).collect()
}

/// A seat id, in any case, or `chance`.
pub fn parse_who(table: &dyn AnyTable, word: &str) -> Option<Who> {
    if word.eq_ignore_ascii_case("chance") {
        return Some(Who::Chance);
    }
    Seat::all(table.seats()).find(|&s| table.seat_id(s).eq_ignore_ascii_case(word)).map(Who::Seat)
}
