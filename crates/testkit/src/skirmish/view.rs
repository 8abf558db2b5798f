//! Notation and words. What is pending stands in the position, the topmost last: `frame 2: play A hex for B owed 1`.

use super::state::{Combat, Face, Frame, Play, Stage, State, Step, Target};
use super::{Ask, Event, Pick, Skirmish};
use kernel::scene::{Scene, SeatPanel, Turn};
use kernel::{
    Eve, Facts, Game, Line, Lines, Malformed, Phrase, Rule, Say, Seat, Show, Stirs, Viewer, Window, parse_list,
};

const STEPS: [(Step, &str); 4] = [(Step::Deal, "deal"), (Step::Begin, "begin"), (Step::Act, "act"), (Step::End, "end")];
/// More cards than there are.
const MOST_STRONGER: u8 = 100;
const STAGES: [(Stage, &str); 2] = [(Stage::Declared, "declared"), (Stage::Blows, "blows")];

impl Show for Skirmish {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        facts.say("seats", state.seats);
        facts.say("turn", state.turn);
        facts.say("active", state.active.letter());
        facts.say("step", name(&STEPS, state.step));
        for seat in Seat::all(state.seats) {
            facts.say(format!("{}.life", seat.letter()), state.life(seat));
            facts.say(format!("{}.hand", seat.letter()), faces(state.hand(seat), viewer.is(seat)));
        }
        facts.say("deck", faces(&state.deck, viewer == Viewer::Judge));
        for (i, frame) in state.frames.iter().enumerate() {
            facts.say(format!("frame {}", i + 1), frame_text(*frame));
        }
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        let seats = lines.take("seats").map_or(Ok(2), |line| line.number(2..=4))?;
        let mut state = State::empty(seats);
        if let Some(line) = lines.take("turn") {
            state.turn = line.number(0..=super::state::TURNS)?;
        }
        if let Some(line) = lines.take("active") {
            state.active = seat(&line.value, seats).ok_or_else(|| line.no_seat(&line.value))?;
        }
        if let Some(line) = lines.take("step") {
            state.step = line.one_of(&STEPS.map(|(step, word)| (word, step)))?;
        }
        for seat in Seat::all(seats) {
            if let Some(line) = lines.take(&format!("{}.life", seat.letter())) {
                state.set_life(seat, line.number(0..=super::state::LIFE)?);
            }
            if let Some(line) = lines.take(&format!("{}.hand", seat.letter())) {
                let mut hand = parse_list(&line, face)?;
                hand.sort_unstable();
                *state.hand_mut(seat) = hand;
            }
        }
        if let Some(line) = lines.take("deck") {
            state.deck = parse_list(&line, face)?;
        }
        while let Some(line) = lines.take(&format!("frame {}", state.frames.len() + 1)) {
            state.frames.push(read_frame(&line, seats)?);
        }
        Ok(state)
    }

    fn ask_id(ask: Ask) -> &'static str {
        match ask {
            Ask::Attack => "attack",
            Ask::AnyTime => "any-time",
            Ask::React => "react",
            Ask::Target => "target",
            Ask::Pay => "pay",
            Ask::Shuffle => "shuffle",
            Ask::Blow => "blow",
        }
    }

    fn pick_id(_: &State, pick: Pick) -> String {
        match pick {
            Pick::Seat(seat) => seat.letter().to_string(),
            Pick::Card(face) => id(face).into(),
        }
    }

    fn is_word(word: &str) -> bool {
        seat(word, 4).is_some() || face(word).is_some()
    }

    fn event_id(event: &Event) -> String {
        let s = Seat::letter;
        match *event {
            Event::Drew(seat) => format!("drew {}", s(seat)),
            Event::DrewOwn(seat, face) => format!("drew {} {}", s(seat), id(face)),
            Event::TurnBegan(seat) => format!("turn {}", s(seat)),
            Event::Played(seat, face) => format!("played {} {}", s(seat), id(face)),
            Event::Aimed(seat) => format!("aimed {}", s(seat)),
            Event::Paid(seat, face) => format!("paid {} {}", s(seat), id(face)),
            Event::Cancelled(seat, face) => format!("cancelled {} {}", s(seat), id(face)),
            Event::CombatBegan(one, other) => format!("combat {} {}", s(one), s(other)),
            Event::Strengthened(seat) => format!("strengthened {}", s(seat)),
            Event::Struck(die) => format!("struck {die}"),
            Event::Lost(seat) => format!("lost {}", s(seat)),
            Event::Out(seat) => format!("out {}", s(seat)),
        }
    }

    fn rule(_: Ask) -> Rule {
        Rule("SK-TURN-1")
    }

    fn pick(_: &State, _: Ask, pick: Pick) -> Say {
        Say::new(match pick {
            Pick::Seat(seat) => Phrase::new("pick-seat").seat("seat", seat),
            Pick::Card(face) => card(face),
        })
    }

    fn event(event: &Event) -> Phrase {
        let by = |key: &str, seat| Phrase::new(format!("event-{key}")).seat("seat", seat);
        match *event {
            Event::Drew(seat) => by("drew", seat),
            Event::DrewOwn(seat, face) => by("drew-own", seat).phrase("card", card(face)),
            Event::TurnBegan(seat) => by("turn", seat),
            Event::Played(seat, face) => by("played", seat).phrase("card", card(face)),
            Event::Aimed(seat) => by("aimed", seat),
            Event::Paid(seat, face) => by("paid", seat).phrase("card", card(face)),
            Event::Cancelled(seat, face) => by("cancelled", seat).phrase("card", card(face)),
            Event::CombatBegan(seat, other) => by("combat", seat).seat("other", other),
            Event::Strengthened(seat) => by("strengthened", seat),
            Event::Struck(die) => Phrase::new("event-struck").number("n", die),
            Event::Lost(seat) => by("lost", seat),
            Event::Out(seat) => by("out", seat),
        }
    }

    fn stirs(_: &State, event: &Event, seat: Seat) -> Stirs {
        match *event {
            Event::TurnBegan(whose) => Stirs::TURN_END | Stirs::MY_TURN.when(whose == seat),
            Event::Played(by, _) => Stirs::PLAYED.when(by != seat),
            Event::CombatBegan(one, other) => Stirs::COMBAT | Stirs::TOUCHED.when(one == seat || other == seat),
            Event::Aimed(at) | Event::Lost(at) => Stirs::TOUCHED.when(at == seat),
            _ => Stirs::NOTHING,
        }
    }

    fn eve(state: &State, seat: Seat, ask: Ask) -> Option<Eve> {
        let is_near = ask == Ask::AnyTime && state.combat().is_some_and(|combat| combat.stage == Stage::Declared);
        is_near.then_some(if state.active == seat { Eve::InMyTurn } else { Eve::InOthersTurn })
    }

    fn scene(state: &State, _: Viewer) -> Scene {
        let turn = Turn {
            seat: (!Self::is_over(state)).then_some(state.active),
            label: Phrase::new("turn-label").number("n", i64::from(state.turn) + 1),
            phases: vec![],
        };
        Scene { turn, seats: Seat::all(state.seats).map(SeatPanel::new).collect(), ..Scene::default() }
    }
}

fn name<T: PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    names.iter().find(|(v, _)| *v == value).map_or("", |(_, name)| name)
}

fn named<T: Copy>(names: &[(T, &str)], name: &str) -> Option<T> {
    names.iter().find(|(_, n)| *n == name).map(|(value, _)| *value)
}

fn id(face: Face) -> &'static str {
    match face {
        Face::Hex => "hex",
        Face::Rage => "rage",
        Face::Duel => "duel",
        Face::Ward => "ward",
    }
}

fn card(face: Face) -> Phrase {
    Phrase::new(format!("card-{}", id(face)))
}

fn face(word: &str) -> Option<Face> {
    Face::ALL.into_iter().find(|face| id(*face) == word)
}

fn faces(cards: &[Face], open: bool) -> String {
    let word = |face: &Face| if open { id(*face) } else { "?" };
    cards.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn seat(word: &str, seats: u8) -> Option<Seat> {
    Seat::all(seats).find(|s| word.len() == 1 && word.starts_with(s.letter()))
}

fn frame_text(frame: Frame) -> String {
    match frame {
        Frame::Window(window) => format!("window {window}"),
        Frame::Play(Play { by, face, target, owed, answered, cancelled }) => {
            let target = match target {
                Target::Nobody => String::new(),
                Target::Open => " for ?".into(),
                Target::Seat(seat) => format!(" for {}", seat.letter()),
            };
            let answered = if answered { " answered" } else { "" };
            let cancelled = if cancelled { " cancelled" } else { "" };
            format!("play {} {}{target} owed {owed}{answered}{cancelled}", by.letter(), id(face))
        }
        Frame::Combat(Combat { sides: [one, other], stronger: [a, b], stage }) => {
            format!("combat {} {} {a} {b} {}", one.letter(), other.letter(), name(&STAGES, stage))
        }
    }
}

fn read_frame(line: &Line, seats: u8) -> Result<Frame, Malformed> {
    let words: Vec<&str> = line.words().collect();
    let frame = match words[..] {
        ["window", text] => {
            let window = text.parse::<Window>().map_err(|_| line.unreadable(text))?;
            window.seats().all(|s| s.0 < seats).then_some(Frame::Window(window))
        }
        ["play", by, played, ref rest @ ..] => read_play(by, played, rest, seats).map(Frame::Play),
        ["combat", one, other, a, b, stage] => (|| {
            let sides = [seat(one, seats)?, seat(other, seats)?];
            let stronger = [a, b].map(|word| word.parse().ok().filter(|n| *n <= MOST_STRONGER));
            let stronger = [stronger[0]?, stronger[1]?];
            Some(Frame::Combat(Combat { sides, stronger, stage: named(&STAGES, stage)? }))
        })(),
        _ => None,
    };
    frame.ok_or_else(|| line.unreadable(&line.value))
}

fn read_play(by: &str, played: &str, rest: &[&str], seats: u8) -> Option<Play> {
    let (by, face) = (seat(by, seats)?, face(played)?);
    let (target, rest) = match *rest {
        ["for", "?", ref rest @ ..] => (Target::Open, rest),
        ["for", whom, ref rest @ ..] => (Target::Seat(seat(whom, seats)?), rest),
        ref rest => (Target::Nobody, rest),
    };
    let ["owed", owed, marks @ ..] = rest else { return None };
    let owed = owed.parse().ok().filter(|owed| *owed <= face.price())?;
    let known = marks.iter().all(|mark| matches!(*mark, "answered" | "cancelled"));
    let (answered, cancelled) = (marks.contains(&"answered"), marks.contains(&"cancelled"));
    known.then_some(Play { by, face, target, owed, answered, cancelled })
}
