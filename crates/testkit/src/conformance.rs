//! The laws every game keeps, checked over random games. One call per game.

use crate::look::Look;
use crate::{erased, same};
use kernel::{Answer, Live, Luck, Seat, Setup, Show, Viewer};
use referee::{AnyTable, EventView, seat_names};
use serde_json::Value;
use std::collections::BTreeSet;
use words::{Lang, Words};

/// What the suite needs to know of a game.
#[derive(Debug)]
pub struct Laws<G: Show> {
    pub setups: Vec<Setup>,
    /// Random games to watch closely, per setup.
    pub games: u64,
    /// More decisions than this and a game does not end.
    pub longest: u32,
    /// What must hold in every position: cards conserved, counters in range.
    pub invariant: fn(&G::State) -> Result<(), String>,
    /// Whether anything is ever hidden from a seat; then imagined worlds must differ from the truth now and then.
    pub has_secrets: bool,
}

/// Play random games and check every law at every question.
pub fn conformance<G: Show>(laws: &Laws<G>) {
    let words = Words::of_game(G::about());
    faces_speak::<G>(&words);
    let mut differed = false;
    for setup in &laws.setups {
        for game in 0..laws.games * crate::more() {
            differed |= watch(laws, setup, game, &words);
            same::one_game_three_ways::<G>(setup, game).unwrap_or_else(|fault| panic!("game {game}: {fault}"));
        }
    }
    assert_eq!(differed, laws.has_secrets, "worlds a seat imagines differ from the truth just where there are secrets");
}

/// One random game under all laws. Returns whether some imagined world differed from the truth.
fn watch<G: Show>(laws: &Laws<G>, setup: &Setup, seed: u64, words: &Words) -> bool {
    let mut luck = Luck::new(seed ^ 0x5EED);
    let start = G::setup(setup).expect("a setup of the suite");
    let mut live = Live::<G>::new(start).unwrap_or_else(|fault| panic!("{fault}"));
    let elsewhere = referee::open(erased::<G>(), live.clone());
    let mut differed = false;
    let mut decisions = 0;
    loop {
        live.deal(&mut luck).unwrap_or_else(|fault| panic!("game {seed}: {fault}"));
        (laws.invariant)(live.state())
            .unwrap_or_else(|why| panic!("game {seed}, decision {decisions}: {why}\n{:?}", live.state()));
        speaks(&live, words);
        scenes_speak(&live, words);
        saves_and_loads(&live);
        if live.pending().is_empty() {
            break;
        }
        assert!(
            G::about().windows || live.pending().iter().all(|q| !q.window),
            "game {seed}: a window nobody spoke of"
        );
        differed |= keeps_secrets(&live, seed, decisions);
        offered_is_accepted(&live, &mut luck);
        if luck.below(4) == 0 {
            can_be_said(&live, elsewhere.as_ref(), &mut luck);
        }
        let question = live.pending()[luck.below(live.pending().len() as u32) as usize].clone();
        let seat = question.seat().expect("Chance was dealt");
        let answer = question.options[luck.below(question.options.len() as u32) as usize];
        live.answer(seat, answer).unwrap_or_else(|f| panic!("game {seed}: {f}")).expect("an offered answer");
        decisions += 1;
        assert!(decisions <= laws.longest, "game {seed} does not end");
    }
    let outcome = live.outcome().unwrap_or_else(|| panic!("game {seed}: nobody is asked, but it is not over"));
    assert_eq!(outcome.seats(), G::seats(live.state()), "everybody has a rank");
    if let Some(legacy) = G::legacy(live.state(), &outcome) {
        let is_line = !legacy.is_empty() && legacy == legacy.trim() && !legacy.contains(['\n', '#']);
        assert!(is_line, "game {seed}: what is handed on is one line that a record can hold: {legacy:?}");
    }
    for seat in Seat::all(outcome.seats()) {
        assert!(live.answer(seat, Answer::Pass).expect("no fault").is_err(), "a finished game refuses everything");
    }
    differed
}

/// Every offered answer is accepted, every other refused, and a refusal changes nothing.
fn offered_is_accepted<G: Show>(live: &Live<G>, luck: &mut Luck) {
    for question in live.pending() {
        let seat = question.seat().expect("Chance was dealt");
        let distinct: BTreeSet<_> = question.options.iter().collect();
        assert_eq!(distinct.len(), question.options.len(), "{:?} offers something twice", question.ask);
        let named: BTreeSet<_> = question.options.iter().map(|&a| G::answer_id(live.state(), a)).collect();
        assert_eq!(named.len(), question.options.len(), "{:?} gives two answers one id", question.ask);
        let default = G::default(live.state(), question.ask, &question.options);
        assert!(question.options.contains(&default), "the default of {:?} is offered", question.ask);
        // Long lists are sampled: trying all of hundreds at every decision would take minutes.
        let tried = question.options.iter().filter(|_| question.options.len() <= 12 || luck.below(8) == 0);
        for &option in tried {
            let mut copy = live.clone();
            let accepted = copy.answer(seat, option).unwrap_or_else(|f| panic!("{option:?}: {f}"));
            assert!(accepted.is_ok(), "{option:?} was offered but refused");
        }
        let mut copy = live.clone();
        for &(denied, why) in &question.denied {
            assert!(!question.options.contains(&denied), "{denied:?} is both offered and denied: {why}");
            assert!(copy.answer(seat, denied).expect("no fault").is_err(), "{denied:?} was denied but accepted");
        }
        for other in Seat::all(G::seats(live.state())).filter(|&s| live.question_for(s).is_none()) {
            let refused = copy.answer(other, question.options[0]).expect("no fault");
            assert!(refused.is_err(), "{other:?} answered out of turn");
        }
        assert_eq!((copy.state(), copy.told().len()), (live.state(), live.told().len()), "a refusal changes nothing");
    }
}

/// An answer is given by its id or by its words in any language, and both can be read where nobody is offered it.
fn can_be_said<G: Show>(live: &Live<G>, elsewhere: &dyn AnyTable, luck: &mut Luck) {
    let table = referee::open(erased::<G>(), live.clone());
    for question in table.questions() {
        let kernel::Who::Seat(seat) = question.who else { panic!("Chance was dealt") };
        let seat = table.seat_id(seat);
        let answer = &question.answers[luck.below(question.answers.len() as u32) as usize];
        let said = Lang::ALL
            .map(|lang| table.game().words().speaker(lang, &seat_names(table.as_ref(), lang)).say(&answer.say.text));
        for text in [&answer.id].into_iter().chain(&said) {
            let strange = elsewhere.strange(text);
            assert!(strange.is_none(), "`{text}` cannot be read: {strange:?}");
            let given = table.clone_box().answer(&format!("{seat}: {text}"));
            assert!(given.is_ok(), "`{text}` is not understood: {given:?}");
        }
    }
}

/// A position that is written and read asks the same questions, and goes on to the same end.
fn saves_and_loads<G: Show>(live: &Live<G>) {
    let game = erased::<G>();
    let table = referee::open(game, live.clone());
    let text = table.position();
    let read = game.read(&text).unwrap_or_else(|error| panic!("a written position cannot be read: {error}\n{text}"));
    assert_eq!(read.position(), text, "a position is written as it was read");
    assert_eq!(asked(read.as_ref()), asked(table.as_ref()), "a read position asks the same");
    for seat in Seat::all(table.seats()) {
        assert_eq!(read.facts(Viewer::Seat(seat)), table.facts(Viewer::Seat(seat)), "a read position shows the same");
    }
}

/// What is asked and offered, in an order that does not depend on how cards are numbered inside.
fn asked(table: &dyn referee::AnyTable) -> Vec<String> {
    let mut asked = vec![];
    for question in table.questions() {
        asked.push(format!("{:?} {} {:?} {:?}", question.who, question.key, question.text, question.detail));
        let mut answers: Vec<String> = question.answers.iter().map(|a| format!("{} {:?}", a.id, a.say)).collect();
        answers.sort();
        asked.extend(answers);
    }
    asked
}

/// Worlds that a viewer cannot tell apart look the same to it, and are drawn without looking at what is hidden.
fn keeps_secrets<G: Show>(live: &Live<G>, seed: u64, decisions: u32) -> bool {
    let mut differed = false;
    for viewer in viewers::<G>(live) {
        let truth = Look::at(live, viewer);
        let luck = Luck::new(seed.wrapping_mul(31) + u64::from(decisions));
        let imagine = |from: &Live<G>, mut luck: Luck| {
            from.imagine(viewer, &mut luck).unwrap_or_else(|| panic!("{viewer:?} finds no world that fits what it saw"))
        };
        let world = imagine(live, luck.clone());
        let look = Look::at(&world, viewer);
        assert_eq!(idle(&world), idle(live), "{viewer:?} can tell by what is passed over");
        assert_eq!(look, truth, "{viewer:?} can tell an imagined world from the truth");
        let again = imagine(&world, luck);
        let asked: Vec<_> = live.pending().iter().map(|q| (q.who, q.ask)).collect();
        let same = again.state() == world.state();
        assert!(
            same,
            "what {viewer:?} imagines depends on what it cannot see, at {asked:?} after {:?}",
            live.checkpoint().1
        );
        differed |= world.state() != live.state();
    }
    differed
}

/// Who could do nothing, as everybody can see.
fn idle<G: Show>(live: &Live<G>) -> Vec<bool> {
    let is_idle = |q: &kernel::Question<G>| {
        let is_idle = G::is_idle(live.state(), q.seat()?, q.ask);
        assert!(!is_idle || q.options.len() == 1, "{:?} is passed over with {:?} to choose", q.ask, q.options);
        Some(is_idle)
    };
    live.pending().iter().filter_map(is_idle).collect()
}

/// Every face of every die has words in every language.
fn faces_speak<G: Show>(words: &Words) {
    for lang in Lang::ALL {
        let speaker = words.speaker(lang, &[]);
        for kind in G::die_faces() {
            for label in kind.dice.iter().map(|die| &die.label).chain([&kind.label]) {
                speaker.try_say(label).unwrap_or_else(|missing| panic!("no words: {missing}"));
            }
        }
    }
}

/// Everything that is told, asked and refused has words in every language.
fn speaks<G: Show>(live: &Live<G>, words: &Words) {
    let state = live.state();
    let game = erased::<G>();
    let is_card = |id: &&str| G::cards().iter().any(|card| card.id == *id);
    let table = referee::open(game, live.clone());
    let told = table.events(live.step_start()).into_iter();
    let of = |event: EventView| event.dice.into_iter().map(|die| die.label).chain([event.phrase]);
    let mut phrases: Vec<kernel::Phrase> = told.flat_map(of).collect();
    for question in table.questions() {
        phrases.push(question.text);
        phrases.extend(question.detail);
        phrases.extend(question.answers.into_iter().flat_map(|a| [Some(a.say.text), a.say.consequence]).flatten());
    }
    for question in live.pending() {
        let denied = question.denied.iter().filter_map(|&(answer, why)| match answer {
            Answer::Pick(pick) => G::refusal(state, question.ask, pick, why.rule),
            Answer::Pass | Answer::Number(_) => None,
        });
        phrases.extend(denied);
        if let Some(card) = question.denied.iter().find_map(|(_, why)| why.card.filter(|id| !is_card(id))) {
            panic!("{:?} is refused by `{card}`, which is no card of the game", question.ask);
        }
    }
    let names: Vec<String> = Seat::all(G::seats(state)).map(G::seat_id).collect();
    for lang in Lang::ALL {
        let speaker = words.speaker(lang, &names);
        for phrase in &phrases {
            speaker.try_say(phrase).unwrap_or_else(|missing| panic!("no words: {missing}"));
        }
    }
}

/// Everything that is shown has words in every language.
fn scenes_speak<G: Show>(live: &Live<G>, words: &Words) {
    for viewer in viewers::<G>(live) {
        let scene = serde_json::to_value(G::scene(live.state(), viewer)).expect("a scene is plain data");
        said_in(&scene, &mut |key, args| {
            for lang in Lang::ALL {
                let filled = words.gaps(lang, key).unwrap_or_else(|| panic!("{}: no words for `{key}`", lang.code()));
                let open: Vec<_> = filled.iter().filter(|gap| !args.contains(&gap.as_str())).collect();
                assert!(open.is_empty(), "{}: `{key}` leaves {open:?} open", lang.code());
            }
        });
    }
}

/// Every phrase in a scene, by its key and the names of its arguments.
fn said_in(value: &Value, check: &mut impl FnMut(&str, &[&str])) {
    match value {
        Value::Object(fields) => {
            if let (Some(Value::String(key)), Some(Value::Array(args))) = (fields.get("key"), fields.get("args"))
                && !key.is_empty()
            {
                let names: Vec<&str> = args.iter().filter_map(|arg| arg.get(0)?.as_str()).collect();
                check(key, &names);
            }
            fields.values().for_each(|v| said_in(v, check));
        }
        Value::Array(items) => items.iter().for_each(|v| said_in(v, check)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn viewers<G: Show>(live: &Live<G>) -> Vec<Viewer> {
    Seat::all(G::seats(live.state())).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}
