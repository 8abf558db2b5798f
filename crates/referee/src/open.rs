//! The typed table behind the door.

use crate::chance::faces;
use crate::print::fingerprint;
use crate::{
    AnswerView, AnyGame, AnyTable, Ending, Error, EventView, ForbiddingCard, How, Passed, QuestionView, Read, Refusal,
    Said, Thoughts,
};
use bots::{Bot, Effort, Knowledge, Mind};
use kernel::scene::Scene;
use kernel::{
    Answer, Audience, Because, CardFacts, Eve, Facts, Fault, Fortune, Given, Lines, Live, Luck, Malformed, Outcome,
    Phrase, Question, Refused, Reply, Say, Seat, Show, Stirs, Viewer, Who,
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
    pub(crate) replies: Vec<(String, String, u16)>,
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
        OpenTable { game, live, replies: vec![], ended: None, half: vec![], kept: None, minds: Minds::new() }
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
            table.replies.clear();
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
        let small = squeeze(text);
        let words: Vec<&str> = small.split(' ').collect();
        // Words that mean something may still mean nothing together.
        let is_answer = small == "pass" || G::is_answer(&words);
        if let Some(word) = self.strange(text).or_else(|| (!is_answer).then(|| text.to_string())) {
            let key = if word == text { "refused-no-such-answer" } else { "refused-no-such-word" };
            return Err(refused(Refusal::plain(Phrase::new(key).text("answer", text).text("word", word))));
        }
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
        all().find(|&a| squeeze(&G::answer_id(state, a)) == text).or_else(|| {
            if words_of(&text).all(|word| self.is_id(word)) {
                return None; // no sentence, so none has to be made of every candidate
            }
            let says = |a: Answer<G::Pick>, lang| {
                let names = crate::seat_names(self, lang);
                let speaker = self.game.words().speaker(lang, &names);
                squeeze(&speaker.say(&G::answer(state, question.ask, a).text)) == text
            };
            all().find(|&a| Lang::ALL.into_iter().any(|lang| says(a, lang)))
        })
    }

    /// Whether a word can stand in the id of an answer.
    fn is_id(&self, word: &str) -> bool {
        let small = word.to_lowercase();
        small == "pass" || G::is_word(word) || G::is_word(&small) || self.game.is_card(&small)
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
                self.replies.push((G::seat_id(seat), id, print));
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

impl<G: Show> AnyTable for OpenTable<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    fn clone_box(&self) -> Box<dyn AnyTable> {
        Box::new(OpenTable::<G> {
            replies: self.replies.clone(),
            ended: self.ended,
            half: self.half.clone(),
            kept: self.kept.clone(),
            ..OpenTable::at(self.game, self.live.clone())
        })
    }

    fn seats(&self) -> u8 {
        G::seats(self.live.state())
    }

    fn seat_id(&self, seat: Seat) -> String {
        G::seat_id(seat)
    }

    fn seat_name(&self, seat: Seat) -> Option<Phrase> {
        G::seat_name(seat)
    }

    fn position(&self) -> String {
        let mut facts = Facts::default();
        facts.say("game", G::about().key);
        G::write(self.live.checkpoint().0, Viewer::Judge, &mut facts);
        let since = self.since().expect("replies that were given once can be given again");
        if !since.is_empty() {
            facts.say("since", since.join("; "));
        }
        if let Some(ending) = self.ended {
            facts.say("ended", format!("{} {}", G::seat_id(ending.seat()), ending.id()));
        }
        facts.to_string()
    }

    fn facts(&self, viewer: Viewer) -> Facts {
        let mut facts = Facts::default();
        G::write(self.live.state(), viewer, &mut facts);
        facts
    }

    fn fact(&self, viewer: Viewer, name: &str) -> Option<String> {
        if name == "asked" {
            let asked: Vec<_> = self.asked().into_iter().map(|who| self.who_id(who)).collect();
            return Some(if asked.is_empty() { "nobody".into() } else { asked.join(" ") });
        }
        if let Some(Who::Seat(seat)) = name.strip_prefix("rank ").and_then(|id| self.who(id)) {
            return self.outcome().map(|o| o.rank(seat).to_string());
        }
        let written = self.facts(viewer).value(name).map(str::to_string);
        written.or_else(|| G::fact(self.live.state(), viewer, name))
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(self.live.state(), viewer)
    }

    fn asked(&self) -> Vec<Who> {
        self.pending().iter().map(|q| q.who).collect()
    }

    fn questions(&self) -> Vec<QuestionView> {
        self.pending().iter().map(|q| self.view(q)).collect()
    }

    fn question(&self, seat: Seat) -> Option<QuestionView> {
        self.question_for(seat).map(|q| self.view(q))
    }

    fn print(&self, seat: Seat) -> Option<u16> {
        self.question_for(seat).map(|q| fingerprint(self.live.state(), q))
    }

    fn offered(&self, seat: Seat) -> Vec<String> {
        let state = self.live.state();
        self.question_for(seat).map_or(vec![], |q| q.options.iter().map(|&a| G::answer_id(state, a)).collect())
    }

    fn is_window(&self, seat: Seat) -> bool {
        self.question_for(seat).is_some_and(|q| q.window)
    }

    fn eve(&self, seat: Seat) -> Option<Eve> {
        let question = self.question_for(seat).filter(|q| q.window)?;
        G::eve(self.live.state(), seat, question.ask)
    }

    fn can_only_pass(&self, seat: Seat) -> bool {
        self.question_for(seat).is_some_and(|q| q.options == [Answer::Pass])
    }

    fn is_idle(&self, seat: Seat) -> bool {
        let is_idle = |q: &Question<G>| q.options.len() == 1 && G::is_idle(self.live.state(), seat, q.ask);
        self.question_for(seat).is_some_and(is_idle)
    }

    fn is_pass(&self, seat: Seat, answer: &str) -> bool {
        self.question_for(seat).and_then(|q| self.find(q, answer)) == Some(Answer::Pass)
    }

    fn stirs(&self, seq: usize, seat: Seat) -> Stirs {
        let told = self.live.told().get(seq).filter(|told| told.audience.is_all());
        told.map_or(Stirs::NOTHING, |told| G::stirs(self.live.state(), &told.event, seat))
    }

    fn strange(&self, answer: &str) -> Option<String> {
        let named = answer.split_once(':').filter(|(who, _)| self.who(who.trim()).is_some());
        let text = named.map_or(answer, |(_, rest)| rest).trim();
        // Of a sentence every word has to be one that answers, cards and seats are called by.
        let is_said = |word: &str| {
            let mut parts = word.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).peekable();
            parts.peek().is_some() && parts.all(|part| self.game.words().is_word(part) || self.is_id(part))
        };
        let strange = match words_of(text).next() {
            None => answer,
            Some(_) => words_of(text).find(|word| !self.is_id(word) && !is_said(word))?,
        };
        let can_be_said =
            squeeze(text) == Ending::RESIGN || self.pending().iter().any(|q| self.find(q, text).is_some());
        (!can_be_said).then(|| strange.to_string())
    }

    fn would_reveal(&self, seat: Seat, answer: &str, luck: &mut Luck) -> bool {
        let Some(answer) = self.question_for(seat).and_then(|q| self.find(q, answer)) else { return true };
        let heard = |live: &Live<G>, from: usize| -> Option<(Vec<G::Event>, Facts)> {
            let mut after = live.clone();
            if !matches!(after.answer(seat, answer), Ok(Ok(()))) || after.waits_for_chance() {
                return None;
            }
            let viewer = Viewer::Seat(seat);
            let told = after.told()[from..].iter().filter(|t| t.audience.hears(viewer));
            let events = told.map(|t| t.event.clone()).collect();
            let mut facts = Facts::default();
            G::write(after.state(), viewer, &mut facts);
            Some((events, facts))
        };
        let Some(truth) = heard(&self.live, self.live.told().len()) else { return true };
        // If it shows nothing new, it looks the same in every world the seat could be in.
        (0..OTHER_WORLDS).any(|_| match self.live.known_to(seat, luck) {
            Some(world) => heard(&world, world.told().len()).as_ref() != Some(&truth),
            None => false,
        })
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        let named = text.split_once(':').and_then(|(who, rest)| match self.who(who.trim())? {
            Who::Seat(seat) => Some((seat, rest.trim())),
            Who::Chance => None,
        });
        if let Some((seat, rest)) = named {
            return self.answer_as(seat, rest);
        }
        match self.asked()[..] {
            [] => Err(refused(Refusal::plain(Phrase::new("game-over")))),
            [Who::Seat(seat)] => self.answer_as(seat, text),
            [Who::Chance] => Err(refused(Refusal::plain(Phrase::new("refused-chance-first")))),
            _ => Err(refused(Refusal::plain(Phrase::new("refused-name-the-seat").text("answer", text)))),
        }
    }

    fn roll(&mut self, face: &str) -> Result<(), Error> {
        self.chance_says(face)
    }

    fn deal(&mut self, luck: &mut dyn Fortune) -> Result<(), Error> {
        self.let_luck_deal(luck)
    }

    fn read(&mut self, said: &[Said], how: How) -> Read {
        self.take(said, how)
    }

    fn trail(&self) -> Box<dyn AnyTable> {
        Box::new(self.fork())
    }

    fn follow(&mut self, said: &[Said], viewer: Viewer, from: usize) -> Option<Vec<Passed>> {
        self.look_on(said, viewer, from)
    }

    fn fall_back(&mut self) -> Result<Vec<(String, u16)>, Error> {
        self.ask_again()
    }

    fn keep(&mut self, dice: Vec<(String, u16)>) {
        self.kept = Some(Kept { checkpoint: self.live.checkpoint().0.clone(), dice });
    }

    fn bot_thinks(&mut self, seat: Seat, bot: Bot, luck: &mut Luck) -> Result<String, Error> {
        let answer = self.chosen(seat, bot, luck)?;
        Ok(G::answer_id(self.live.state(), answer))
    }

    fn take_thoughts(&mut self) -> Thoughts {
        Thoughts(Box::new(std::mem::take(&mut self.minds)))
    }

    fn rest_bots(&mut self) {
        self.minds.values_mut().for_each(|(_, mind)| mind.rest());
    }

    fn set_thoughts(&mut self, thoughts: Thoughts) {
        if let Ok(minds) = thoughts.0.downcast() {
            self.minds = *minds;
        }
    }

    fn bot_answers(&mut self, seat: Seat, bot: Bot, luck: &mut Luck) -> Result<(), Error> {
        let answer = self.chosen(seat, bot, luck)?;
        self.give(seat, answer)
    }

    fn told(&self) -> usize {
        self.live.told().len() + usize::from(self.ended.is_some())
    }

    fn audience(&self, seq: usize) -> Option<Audience> {
        match self.live.told().get(seq) {
            Some(told) => Some(told.audience),
            None => (seq < self.told()).then_some(Audience::ALL),
        }
    }

    fn event(&self, seq: usize) -> Option<EventView> {
        if let Some(told) = self.live.told().get(seq) {
            let (id, phrase) = (G::event_id(&told.event), G::event(&told.event));
            return Some(EventView { seq, audience: told.audience, id, phrase, dice: G::thrown(&told.event) });
        }
        // What ended it before its rules did is told last.
        let ending = self.ended.filter(|_| seq == self.live.told().len())?;
        let id = format!("ended {} {}", G::seat_id(ending.seat()), ending.id());
        Some(EventView { seq, audience: Audience::ALL, id, phrase: ending.phrase(), dice: vec![] })
    }

    fn hint(&self, seat: Seat, luck: &mut Luck) -> Result<Vec<(String, f32)>, Error> {
        let knowledge = Knowledge::of(&self.live, seat, luck).ok_or_else(|| refused(self.not_asked(seat)))?;
        let judged = bots::hint(&knowledge, luck);
        Ok(judged.into_iter().map(|j| (G::answer_id(self.live.state(), j.answer), j.value)).collect())
    }

    fn effort(&self, seat: Seat) -> Effort {
        self.minds.get(&seat).map_or_else(Effort::default, |(_, mind)| mind.effort)
    }

    fn events(&self, from: usize) -> Vec<EventView> {
        (from..self.told()).filter_map(|seq| self.event(seq)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.ended {
            None => self.live.outcome(),
            Some(Ending::Agreed(_)) => Some(Outcome::drawn(self.seats())),
            Some(Ending::Resigned(seat) | Ending::TimedOut(seat)) => G::resign(self.live.state(), seat).ok(),
        }
    }

    fn legacy(&self) -> Option<String> {
        self.live.outcome().filter(|_| self.ended.is_none()).and_then(|_| G::legacy(self.live.state()))
    }

    fn end(&mut self, ending: Ending) -> Result<(), Error> {
        let refusal = |rule: Option<String>, why: &str| {
            Err(refused(Refusal { rule, card: None, why: Phrase::new(why.to_string()) }))
        };
        if self.outcome().is_some() {
            return refusal(None, "game-over");
        }
        match ending {
            Ending::Agreed(_) if !G::about().draws => return refusal(None, "refused-no-draws"),
            Ending::Agreed(_) => {}
            Ending::Resigned(seat) | Ending::TimedOut(seat) => match G::resign(self.live.state(), seat) {
                Ok(_) => {}
                Err(Some(rule)) => return refusal(Some(rule.to_string()), &format!("no-{rule}")),
                Err(None) => return refusal(None, "refused-others-play-on"),
            },
        }
        self.ended = Some(ending);
        self.replies.push((G::seat_id(ending.seat()), ending.id().into(), 0));
        Ok(())
    }

    fn ended(&self) -> Option<Ending> {
        self.ended
    }

    fn replies(&self) -> &[(String, String, u16)] {
        &self.replies
    }
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
