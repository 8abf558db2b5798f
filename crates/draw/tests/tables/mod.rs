//! Tables to be drawn: some of real games and some laid by hand. These follow no rules.

mod by_hand;
mod camps;
mod cards;

use connect_four::ConnectFour;
use draw::{Choice, Picture, Prompt};
use kernel::scene::Scene;
use kernel::{About, Answer, Live, Mode, Phrase, Seat, Show, Viewer};
use liars_dice::LiarsDice;
use words::{Lang, Words};

pub(crate) use by_hand::{arena, empty, fullest, hexes, six_with_dice};
pub(crate) use camps::{camps, six_camps};
pub(crate) use cards::{areas_with_cards, hand_of_cards};

/// A game whose only words are whatever is to be said.
pub(crate) static ANY: About = About {
    key: "any",
    rules_version: 1,
    practice: true,
    modes: &[Mode { key: "standard", seats: 1..=6 }],
    settings: &[],
    draws: true,
    windows: false,
    minutes: 1,
    emblem: "em-any",
    colour: ("#2B4F66", "#A5CFE8"),
    en: "say = { $text }",
    cs: "say = { $text }",
    rules_en: "",
    rules_cs: "",
};

pub(crate) struct Laid {
    pub(crate) name: &'static str,
    pub(crate) title: String,
    pub(crate) about: &'static About,
    pub(crate) lang: Lang,
    pub(crate) names: Vec<String>,
    pub(crate) scene: Scene,
    pub(crate) seat: Option<Seat>,
    pub(crate) question: Option<Prompt>,
    pub(crate) log: Vec<String>,
}

impl Laid {
    /// Hand the picture to somebody; it borrows the words, so it cannot be returned.
    pub(crate) fn shown<T>(&self, look: impl FnOnce(&Picture<'_>) -> T) -> T {
        let words = Words::of_game(self.about);
        let speaker = words.speaker(self.lang, &self.names);
        let picture = Picture {
            scene: &self.scene,
            title: self.title.clone(),
            emblem: self.about.emblem,
            colour: self.about.colour,
            speaker,
            seat: self.seat,
            question: self.question.clone(),
            log: self.log.clone(),
        };
        look(&picture)
    }
}

pub(crate) fn say(text: &str) -> Phrase {
    Phrase::new("say").text("text", text)
}

pub(crate) fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|n| n.to_string()).collect()
}

pub(crate) fn choice(number: usize, text: &str, consequence: Option<&str>, target: Option<&str>) -> Choice {
    Choice {
        number,
        text: text.into(),
        consequence: consequence.map(Into::into),
        target: target.map(Into::into),
        rare: false,
    }
}

/// Connect Four after some moves; asked again if nobody has won.
pub(crate) fn connect_four(name: &'static str, moves: &str, lang: Lang) -> Laid {
    let mut live = Live::<ConnectFour>::new(connect_four::State::default()).unwrap();
    for letter in moves.chars() {
        let column = connect_four::Column(letter as u8 - b'a');
        let seat = live.pending()[0].seat().unwrap();
        live.answer(seat, Answer::Pick(column)).unwrap().unwrap();
    }
    real(name, &live, lang, &["Jana", "Marek"])
}

/// Liar's Dice: the first of four is asked, the others' dice are under their cups.
pub(crate) fn liars_dice(lang: Lang) -> Laid {
    let position = [
        "seats: 4",
        "A.dice: 2 5 5 6",
        "B.dice: 1 1 3",
        "C.dice: 2 2 2 4 6",
        "D.dice: 6",
        "step: bid",
        "turn: A",
        "bid: 3x5 by D",
    ];
    let state = LiarsDice::read(&mut kernel::Lines::parse(&position.join("\n")).unwrap()).unwrap();
    let live = Live::<LiarsDice>::new(state).unwrap();
    real("liars-dice", &live, lang, &["Jana", "Marek", "Ota", "Žofie"])
}

/// A table of a real game as its first seat sees it.
fn real<G: Show>(name: &'static str, live: &Live<G>, lang: Lang, people: &[&str]) -> Laid {
    let words = Words::of_game(G::about());
    let names = names(people);
    let speaker = words.speaker(lang, &names);
    let (me, state) = (Seat(0), live.state());
    let question = live.question_for(me).map(|question| {
        let choice = |(i, answer): (usize, &Answer<G::Pick>)| {
            let said = G::answer(state, question.ask, *answer);
            Choice {
                number: i + 1,
                text: speaker.say(&said.text),
                consequence: said.consequence.as_ref().map(|c| speaker.say(c)),
                target: said.target,
                rare: said.rare,
            }
        };
        Prompt {
            text: speaker.say(&G::question(state, me, question.ask)),
            detail: G::detail(state, me, question.ask).map(|d| speaker.say(&d)),
            answers: question.options.iter().enumerate().map(choice).collect(),
        }
    });
    let heard = live.heard_by(Viewer::Seat(me)).map(|event| speaker.say(&G::event(event)));
    let mut log: Vec<String> = heard.collect();
    log.reverse();
    let (title, scene) = (speaker.word("game-name"), G::scene(state, Viewer::Seat(me)));
    Laid { name, title, about: G::about(), lang, scene, seat: Some(me), question, log, names }
}

pub(crate) fn all() -> Vec<Laid> {
    vec![
        connect_four("connect-four", "dcdedcceff", Lang::En),
        connect_four("connect-four-won", "dcdcdcd", Lang::Cs),
        liars_dice(Lang::En),
        six_with_dice(),
        hand_of_cards(),
        areas_with_cards(),
        camps(),
        six_camps(),
        arena(),
        hexes(),
        fullest(),
        empty(),
    ]
}
