//! The typed table behind the door.

mod door;

use crate::chance::faces;
use crate::print::fingerprint;
use crate::{AnswerView, AnyGame, AnyTable, Ending, Error, ForbiddingCard, How, QuestionView, Refusal, Replies, Said};
use bots::{Bot, Knowledge, Mind};
use kernel::{
    Answer, Because, CardFacts, Fault, Given, Lines, Live, Luck, Malformed, Phrase, Question, Refused, Reply, Say,
    Seat, Show, Viewer, Who,
};
use std::collections::BTreeMap;
use words::Lang;

/// Worlds looked into before an answer counts as revealing nothing.
const OTHER_WORLDS: usize = 12;

/// A live table, and what was said at it.
#[derive(Debug)]
pub(crate) struct OpenTable<G: Show> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) live: Live<G>,
    pub(crate) replies: Replies,
    pub(crate) ended: Option<Ending>,
    /// A shuffle that is told card by card, as older records do: the faces so far.
    pub(crate) half: Vec<u32>,
    pub(crate) kept: Option<Kept<G::State>>,
    minds: Minds<G>,
}

/// Dice that were seen before a step had to be asked again, and the checkpoint they belong to.
#[derive(Clone, Debug)]
pub(crate) struct Kept<S> {
    pub(crate) checkpoint: S,
    /// Faces by name, with the fingerprints of their questions.
    pub(crate) dice: Vec<(String, u16)>,
}

/// The bots that sit here, by seat: which one it is, and what it has in mind.
type Minds<G> = BTreeMap<Seat, (Bot, Mind<G>)>;

impl<G: Show> OpenTable<G> {
    pub(crate) fn new(game: &'static dyn AnyGame, state: G::State) -> Result<Self, Fault> {
        Ok(OpenTable::at(game, Live::new(state)?))
    }

    fn at(game: &'static dyn AnyGame, live: Live<G>) -> Self {
        OpenTable {
            game,
            live,
            replies: Replies::default(),
            ended: None,
            half: vec![],
            kept: None,
            minds: Minds::new(),
        }
    }

    /// The same table to try something on: what was told and said before is left out.
    pub(crate) fn fork(&self) -> Self {
        OpenTable { ended: self.ended, half: self.half.clone(), ..OpenTable::at(self.game, self.live.fork()) }
    }

    pub(crate) fn read(game: &'static dyn AnyGame, text: &str) -> Result<Self, Error> {
        let mut lines = Lines::parse(text)?;
        if let Some(line) = lines.take("game")
            && line.value != G::about().key
        {
            return Err(line.wrong(Phrase::new("wrong-game").text("game", &line.value)).into());
        }
        let (since, ended) = (lines.take("since"), lines.take("ended"));
        let state = G::read(&mut lines)?;
        lines.finish()?;
        // A position from which the rules cannot go on is no position, however well it is written.
        let stuck = |fault: Fault| Malformed::new(1, Phrase::new("wrong-stuck").text("fault", fault.to_string()));
        let mut table = OpenTable::<G>::new(game, state).map_err(stuck)?;
        if let Some(line) = since {
            let said = line.value.split(';').map(str::trim).map(|reply| {
                let said = Said::parse(reply).filter(|said| table.who(&said.who).is_some());
                said.ok_or_else(|| line.unreadable(reply))
            });
            let said = said.collect::<Result<Vec<_>, _>>()?;
            if let Some(misfit) = table.take(&said, How::default()).misfit {
                return Err(match misfit.why {
                    Error::Refused(_) | Error::Chance(_) => {
                        let reply = said[misfit.at].to_string();
                        line.wrong(Phrase::new("wrong-never-said").text("reply", reply)).into()
                    }
                    other => other,
                });
            }
            table.replies = Replies::default();
        }
        if let Some(line) = ended {
            let said = line.value.split_once(' ').and_then(|(who, id)| Ending::parse(&table, who, id));
            table.ended = Some(said.ok_or_else(|| line.wrong(Phrase::new("wrong-ending")))?);
        }
        Ok(table)
    }

    pub(crate) fn who(&self, word: &str) -> Option<Who> {
        crate::parse_who(self, word)
    }

    fn who_id(&self, who: Who) -> String {
        match who {
            Who::Seat(seat) => G::seat_id(seat),
            Who::Chance => "chance".into(),
        }
    }

    pub(crate) fn answer_as(&mut self, seat: Seat, text: &str) -> Result<(), Error> {
        let resigned = Ending::Resigned(seat);
        if squeeze(text) == resigned.id() {
            return self.end(resigned);
        }
        let question = self.question_for(seat).ok_or_else(|| refused(self.not_asked(seat)))?;
        if let Some(answer) = self.find(question, text) {
            return self.give(seat, answer);
        }
        // No rule is behind the words of an answer that is not even a candidate.
        if let Some(word) = self.strange(text).or_else(|| (!self.is_answer(text)).then(|| text.to_string())) {
            let key = if word == text { "refused-no-such-answer" } else { "refused-no-such-word" };
            return Err(refused(Refusal::plain(Phrase::new(key).text("answer", text).text("word", word))));
        }
        let small = squeeze(text);
        let words: Vec<&str> = small.split(' ').collect();
        let because = G::no_candidate(self.live.state(), question.ask, &words);
        Err(self.forbidden(question.ask, because, None, text))
    }

    /// Why something that can be read may not be done.
    fn forbidden(&self, ask: G::Ask, because: Because, why: Option<Phrase>, text: &str) -> Error {
        let own = || {
            let key = format!("no-{}", because.rule);
            let is_said = self.game.words().gaps(Lang::En, &key).is_some_and(|gaps| gaps.is_empty());
            ((because.rule != G::rule(ask) || because.card.is_some()) && is_said).then(|| Phrase::new(key))
        };
        let why = why.or_else(own).unwrap_or_else(|| Phrase::new("refused-not-offered").text("answer", text));
        let card = because.card.and_then(|id| G::cards().into_iter().find(|card| card.id == id));
        let card = card.map(|CardFacts { id, name, .. }| Box::new(ForbiddingCard { id, name }));
        refused(Refusal { rule: Some(because.rule.to_string()), card, why })
    }

    /// An offered or denied answer by its id, else by its words in any language.
    pub(crate) fn find(&self, question: &Question<G>, text: &str) -> Option<Answer<G::Pick>> {
        let state = self.live.state();
        let all = || question.options.iter().copied().chain(question.denied.iter().map(|(denied, _)| *denied));
        if let Some(exact) = all().find(|&a| G::answer_id(state, a) == text) {
            return Some(exact);
        }
        let text = squeeze(text);
        let by_id = all().find(|&a| squeeze(&G::answer_id(state, a)) == text);
        let in_words = |lang| {
            let names = crate::seat_names(self, lang);
            let speaker = self.game.words().speaker(lang, &names);
            all().find(|&a| squeeze(&speaker.say(&G::answer(state, question.ask, a).text)) == text)
        };
        by_id.or_else(|| Lang::ALL.into_iter().find_map(in_words))
    }

    /// Whether a word can stand in the id of an answer.
    fn is_id(&self, word: &str) -> bool {
        let small = word.to_lowercase();
        small == "pass" || G::is_word(word) || G::is_word(&small) || self.game.is_card(&small)
    }

    /// Whether a text can be the id of an answer, even of one that may not be given.
    fn is_answer(&self, text: &str) -> bool {
        let small = squeeze(text);
        small == "pass" || G::is_answer(&small.split(' ').collect::<Vec<_>>())
    }

    /// Whether a text can be the words of an answer.
    fn is_sentence(&self, text: &str) -> bool {
        self.game.words().is_answer(text, is_place_or_number)
    }

    pub(crate) fn give(&mut self, seat: Seat, answer: Answer<G::Pick>) -> Result<(), Error> {
        let Some(question) = self.question_for(seat) else { return Err(refused(self.not_asked(seat))) };
        let (ask, print) = (question.ask, fingerprint(self.live.state(), question));
        let id = G::answer_id(self.live.state(), answer);
        let audience = G::knows(self.live.state(), Who::Seat(seat), ask);
        match self.live.answer(seat, answer)? {
            Ok(()) => {
                for (&me, (_, mind)) in &mut self.minds {
                    if audience.hears(Viewer::Seat(me)) { mind.hear(me, seat, answer) } else { mind.forget() }
                }
                self.replies.push(&G::seat_id(seat), &id, print);
                Ok(())
            }
            Err(no) => {
                let because = match no {
                    Refused::Forbidden(because) => because,
                    Refused::Over | Refused::NotAsked(_) | Refused::NotOffered => G::rule(ask).into(),
                };
                let why = match (no, answer) {
                    (Refused::Forbidden(_), Answer::Pick(pick)) => {
                        G::refusal(self.live.state(), ask, pick, because.rule)
                    }
                    _ => None,
                };
                Err(self.forbidden(ask, because, why, &id))
            }
        }
    }

    /// The questions that wait; none once the game has ended.
    pub(crate) fn pending(&self) -> &[Question<G>] {
        if self.ended.is_some() { &[] } else { self.live.pending() }
    }

    pub(crate) fn question_for(&self, seat: Seat) -> Option<&Question<G>> {
        self.pending().iter().find(|q| q.who == Who::Seat(seat))
    }

    fn chosen(&mut self, seat: Seat, bot: Bot, luck: &mut Luck) -> Result<Answer<G::Pick>, Error> {
        if self.ended.is_some() {
            return Err(refused(self.not_asked(seat)));
        }
        let knowledge = Knowledge::of(&self.live, seat, luck).ok_or_else(|| refused(self.not_asked(seat)))?;
        let (who, mind) = self.minds.entry(seat).or_insert_with(|| (bot, Mind::default()));
        if *who != bot {
            (*who, *mind) = (bot, Mind::default());
        }
        Ok(bot.choose(&knowledge, mind, luck))
    }

    /// Dice were rolled: nobody had foreseen just this.
    pub(crate) fn surprise(&mut self) {
        self.minds.values_mut().for_each(|(_, mind)| mind.forget());
    }

    pub(crate) fn not_asked(&self, seat: Seat) -> Refusal {
        let why = if self.pending().is_empty() {
            Phrase::new("game-over")
        } else {
            Phrase::new("refused-not-asked").seat("seat", seat)
        };
        Refusal { rule: self.pending().first().map(|q| G::rule(q.ask).to_string()), card: None, why }
    }

    fn view(&self, question: &Question<G>) -> QuestionView {
        let state = self.live.state();
        let seat = question.seat().unwrap_or(Seat(0));
        let answers: Vec<AnswerView> = match question.who {
            Who::Seat(_) => question
                .options
                .iter()
                .map(|&a| AnswerView { id: G::answer_id(state, a), say: G::answer(state, question.ask, a) })
                .collect(),
            Who::Chance => faces::<G>(question, self.half.len())
                .into_iter()
                .map(|id| AnswerView { say: Say::new(Phrase::new("answer-face").text("face", &id)), id })
                .collect(),
        };
        let default = match question.who {
            Who::Seat(_) => G::answer_id(state, G::default(state, question.ask, &question.options)),
            Who::Chance => answers[0].id.clone(),
        };
        QuestionView {
            who: question.who,
            key: G::ask_id(question.ask),
            rule: G::rule(question.ask),
            text: G::question(state, seat, question.ask),
            detail: G::detail(state, seat, question.ask),
            asking: G::asking(state, seat, question.ask),
            window: question.window,
            answers,
            default,
        }
    }

    /// The replies since the checkpoint as ids. An id may depend on the position, so the step is told again.
    fn since(&self) -> Result<Vec<String>, Error> {
        let (checkpoint, since) = self.live.checkpoint();
        let mut said = vec![];
        if !since.is_empty() {
            let mut again = OpenTable::<G>::new(self.game, checkpoint.clone())?;
            for Given { who, reply } in since {
                match (who, reply) {
                    (Who::Seat(seat), Reply::Answer(answer)) => again.give(*seat, *answer)?,
                    (_, Reply::Face(face)) => again.turn_up(*face)?,
                    (_, Reply::Order(order)) => again.reorder(order.clone())?,
                    (Who::Chance, Reply::Answer(_)) => unreachable!("Chance turns up faces"),
                }
            }
            said.extend(again.replies.iter().map(|(who, id, _)| format!("{who} {id}")));
        }
        if let Some(question) = self.live.pending().iter().find(|q| q.shuffles) {
            said.extend(self.half.iter().map(|face| format!("chance {}", G::face_id(question.ask, *face))));
        }
        Ok(said)
    }
}

/// A typed table behind the door.
pub fn open<G: Show>(game: &'static dyn AnyGame, live: Live<G>) -> Box<dyn AnyTable> {
    Box::new(OpenTable::at(game, live))
}

pub(crate) fn refused(refusal: Refusal) -> Error {
    Error::Refused(refusal)
}

/// Spaces and capitals do not matter in what people type.
pub(crate) fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The words of an answer's id: `attack archer@2,3` has three.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == '@').filter(|word| !word.is_empty())
}

/// What the words of an answer name besides cards: `2`, `b4`, a column or a seat by its letter.
fn is_place_or_number(word: &str) -> bool {
    let number = word.strip_prefix(|c: char| c.is_ascii_alphabetic()).unwrap_or(word);
    number.len() < word.len() && number.is_empty() || number.parse::<u16>().is_ok()
}
