//! What can be done with a table by whoever does not know its game.

use super::{Kept, OTHER_WORLDS, OpenTable, is_place_or_number, refused, squeeze, words_of};
use crate::print::fingerprint;
use crate::{
    AnyGame, AnyTable, Ending, Error, EventView, How, Passed, QuestionView, Read, Refusal, Replies, Said, Thoughts,
};
use bots::{Bot, Bounds, Effort, Knowledge};
use kernel::scene::Scene;
use kernel::{
    Answer, Audience, Eve, Facts, Fortune, Live, Luck, Outcome, Phrase, Question, Seat, Show, Stirs, Viewer, Who,
};

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

    fn is_word(&self, word: &str) -> bool {
        let is_called = |part: &str| self.game.words().is_word(part) || self.is_id(part);
        words_of(word).all(|word| {
            let mut parts = word.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).peekable();
            self.is_id(word) || parts.peek().is_some() && parts.all(is_called)
        })
    }

    fn strange(&self, answer: &str) -> Option<String> {
        let named = answer.split_once(':').filter(|(who, _)| self.who(who.trim()).is_some());
        let text = named.map_or(answer, |(_, rest)| rest).trim();
        if self.is_answer(text) || self.is_sentence(text) {
            return None;
        }
        // Words that mean something may still mean nothing together.
        let means_nothing = |word: &&str| !self.is_word(word) && !is_place_or_number(word);
        let strange = words_of(text).find(means_nothing).unwrap_or(text);
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

    fn hint(&self, seat: Seat, bounds: Bounds, luck: &mut Luck) -> Result<Vec<(String, f32)>, Error> {
        let knowledge = Knowledge::of(&self.live, seat, luck).ok_or_else(|| refused(self.not_asked(seat)))?;
        let judged = bots::hint(&knowledge, bounds, luck);
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
        self.outcome().and_then(|outcome| G::legacy(self.live.state(), &outcome))
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
        self.replies.push(&G::seat_id(ending.seat()), ending.id(), 0);
        Ok(())
    }

    fn ended(&self) -> Option<Ending> {
        self.ended
    }

    fn replies(&self) -> &Replies {
        &self.replies
    }
}
