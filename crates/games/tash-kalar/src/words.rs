//! What people see and read: ids and words for everything that is asked and told.

mod reading;

use crate::board::{Square, Squares};
use crate::event::Event;
use crate::notation::{self, flare_id, task_id};
use crate::printed::{Being, Level};
use crate::rules::turn;
use crate::state::{Colour, State};
use crate::{Ask, Choice, Pick, TashKalar, Why, pattern, scene};
use kernel::scene::{Asking, Scene};
use kernel::{Arg, Because, CardFacts, Facts, Lines, Malformed, Phrase, Rule, Say, Seat, Show, Viewer};

const WAYS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

impl Show for TashKalar {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        notation::write(state, viewer, facts);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        notation::read(lines)
    }

    fn fact(state: &State, _: Viewer, name: &str) -> Option<String> {
        notation::fact(state, name)
    }

    fn ask_id(ask: Ask) -> &'static str {
        match ask {
            Ask::First => "first",
            Ask::Shuffle => "shuffle",
            Ask::Start | Ask::Symbol => "start",
            Ask::Act => "act",
            Ask::Lay(..) => "lay",
            Ask::Borrow => "borrow",
            Ask::TakeUp => "take-up",
            Ask::PutDown => "put-down",
            Ask::Return => "return",
            Ask::Effect(..) => "effect",
            Ask::Keep => "keep",
            Ask::Claim => "claim",
            Ask::Colour | Ask::Homage => "colour",
        }
    }

    fn pick_id(state: &State, pick: Pick) -> String {
        let id = |being: Being| being.printed().id;
        match pick {
            Pick::End => "end".into(),
            Pick::Place(square) => format!("place {square}"),
            Pick::TakeUp(square) => format!("take up {square}"),
            Pick::Summon(being, square) => format!("summon {} at {square}", id(being)),
            Pick::Improvise(being, square) => format!("improvise {} at {square}", id(being)),
            Pick::Lay(laid) => format!("placement {}", laid + 1),
            Pick::Discard(being) => format!("discard {}", id(being)),
            Pick::Flare(flare, against) => format!("invoke {} against {}", flare_id(flare), Seat(against).letter()),
            Pick::HandOver => "hand over".into(),
            Pick::Frozen => match state.frozen[state.player()] {
                Some(frozen) => format!("use {}", id(frozen)),
                None => "use".into(),
            },
            Pick::Square(square) => square.to_string(),
            Pick::Move(from, to) => format!("{from} to {to}"),
            Pick::Way(way) => WAYS[usize::from(way)].into(),
            Pick::Choice(Choice::First) => "first".into(),
            Pick::Choice(Choice::Second) => "second".into(),
            Pick::Being(being) => id(being).into(),
            Pick::ReturnFlare(flare) => flare_id(flare).into(),
            Pick::Task(task) => task_id(task).into(),
            Pick::Colour(colour) => Seat(colour).letter().to_string(),
            Pick::Level(level) => level.id().into(),
        }
    }

    fn face_id(ask: Ask, face: u32) -> String {
        match ask {
            Ask::First => Seat(face as u8).letter().to_string(),
            _ => (face + 1).to_string(),
        }
    }

    fn is_word(word: &str) -> bool {
        reading::is_word(word)
    }

    fn is_answer(words: &[&str]) -> bool {
        reading::is_answer(words)
    }

    fn no_candidate(state: &State, ask: Ask, words: &[&str]) -> Because {
        reading::why_not(state, ask, words)
    }

    fn event_id(event: &Event) -> String {
        event_id(event)
    }

    fn rule(ask: Ask) -> Rule {
        Rule(match ask {
            Ask::First => "TK-SETUP-7",
            Ask::Shuffle => "TK-SETUP-3",
            Ask::Start => "TK-SETUP-12",
            Ask::Symbol => "TK-SETUP-15",
            Ask::Act => "TK-TURN-5",
            Ask::Lay(..) => "TK-SUMMON-17",
            Ask::Borrow => "TK-IMPRO-3",
            Ask::TakeUp => "TK-SUMMON-13",
            Ask::PutDown => "TK-ACTION-2",
            Ask::Return => "TK-ACTION-7",
            Ask::Effect(..) => "TK-EFFECT-29",
            Ask::Keep => "TK-FROST-2",
            Ask::Claim => "TK-TASK-6",
            Ask::Colour => "TK-MELEE-2",
            Ask::Homage => "TK-MELEE-4",
        })
    }

    fn question(state: &State, _: Seat, ask: Ask) -> Phrase {
        let phrase = Phrase::new(format!("ask-{}", Self::ask_id(ask)));
        match ask {
            Ask::Act => phrase.number("n", state.actions),
            Ask::Symbol => {
                let next = turn::start_colours(state).find(|seat| state.pieces[seat.index()][0].is_empty());
                Phrase::new("ask-symbol").seat("owner", next.unwrap_or(state.turn))
            }
            Ask::Effect(why, deed) => Phrase::new(format!("ask-effect-{}", deed.key())).phrase("why", why_words(why)),
            Ask::Lay(being, at) => phrase.phrase("card", name(being)).text("square", at.to_string()),
            _ => phrase,
        }
    }

    fn detail(_: &State, _: Seat, ask: Ask) -> Option<Phrase> {
        match ask {
            Ask::Effect(Why::Being(being), _) => Some(Phrase::new(format!("text-{}", being.printed().id))),
            Ask::Effect(Why::Frozen(being), _) => Some(Phrase::new(format!("frozen-{}", being.printed().id))),
            Ask::Effect(Why::Flare(flare), _) => Some(Phrase::new(format!("text-{}", flare_id(flare)))),
            _ => None,
        }
    }

    fn asking(state: &State, _: Seat, ask: Ask) -> Asking {
        // After these answers the turn ends and cards are drawn.
        let is_final = matches!(ask, Ask::Return | Ask::Claim) || ask == Ask::Act && state.actions < 2;
        Asking { is_final, ..Asking::default() }
    }

    fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
        say(state, ask, pick)
    }

    fn pass(_: &State, ask: Ask) -> Say {
        let is_offer = matches!(ask, Ask::Effect(..) | Ask::Claim);
        Say::new(Phrase::new(if is_offer { "answer-decline" } else { "answer-done" }))
    }

    fn event(event: &Event) -> Phrase {
        event_words(event)
    }

    fn refusal(_: &State, _: Ask, _: Pick, rule: Rule) -> Option<Phrase> {
        Some(Phrase::new(format!("no-{rule}")))
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        scene::scene(state, viewer)
    }

    fn cards() -> Vec<CardFacts> {
        scene::cards()
    }
}

/// The scene's id of a being in hand.
fn hand_id(being: Being) -> String {
    format!("hand {}", being.printed().id)
}

pub(crate) fn name(being: Being) -> Phrase {
    Phrase::new(format!("card-{}", being.printed().id))
}

fn why_words(why: Why) -> Phrase {
    match why {
        Why::Being(being) | Why::Frozen(being) => name(being),
        Why::Flare(flare) => Phrase::new(format!("card-{}", flare_id(flare))),
    }
}

fn level_words(level: Level) -> Phrase {
    Phrase::new(match level {
        Level::Common => "piece-common",
        Level::Heroic => "piece-heroic",
        Level::Legendary => "piece-legendary",
    })
}

/// A placement by what it is made of: the pieces used, the squares and directions marked.
fn lay_words(ask: Ask, laid: u8) -> Phrase {
    let Ask::Lay(being, at) = ask else { return Phrase::new("answer-lay").number("n", laid + 1) };
    let lie = &pattern::of(being)[usize::from(laid)];
    let list = |squares: Squares| squares.iter().map(|s| Arg::Text(s.to_string())).collect::<Vec<_>>();
    let ways = lie.directions.iter().filter_map(|way| at.by(*way)).collect::<Squares>();
    let marked = list(lie.marked(at) | ways);
    let key = if marked.is_empty() { "answer-lay-used" } else { "answer-lay-marked" };
    Phrase::new(key).list("used", list(lie.used(at))).list("marked", marked)
}

fn say(state: &State, ask: Ask, pick: Pick) -> Say {
    let at = |square: Square| square.to_string();
    let new = Phrase::new;
    match pick {
        Pick::End => Say::new(new("answer-end")),
        Pick::Place(square) => Say::new(new("answer-place").text("square", at(square))).at(at(square)),
        Pick::TakeUp(square) => Say::new(new("answer-take-up").text("square", at(square))).at(at(square)).opening(),
        Pick::Summon(being, square) => {
            let phrase = new("answer-summon").phrase("card", name(being)).text("square", at(square));
            Say::new(phrase).by(hand_id(being)).at(at(square))
        }
        Pick::Improvise(being, square) => {
            Say::new(new("answer-improvise").phrase("card", name(being)).text("square", at(square)))
                .by(hand_id(being))
                .at(at(square))
                .opening()
        }
        Pick::Lay(laid) => Say::new(lay_words(ask, laid)),
        Pick::Discard(being) => {
            Say::new(new("answer-discard").phrase("card", name(being))).at(hand_id(being)).rarely().opening()
        }
        Pick::Flare(flare, against) => {
            let phrase = new("answer-flare").phrase("card", Phrase::new(format!("card-{}", flare_id(flare))));
            Say::new(phrase.seat("seat", Seat(against))).at(format!("hand {}", flare_id(flare)))
        }
        Pick::HandOver => Say::new(new("answer-hand-over")).rarely(),
        Pick::Frozen => match state.frozen[state.player()] {
            Some(frozen) => Say::new(new("answer-frozen").phrase("card", name(frozen))),
            None => Say::new(new("answer-end")),
        },
        Pick::Square(square) => Say::new(square_words(state, square)).at(at(square)),
        Pick::Move(from, to) => {
            Say::new(new("answer-move").text("from", at(from)).text("to", at(to))).by(at(from)).at(at(to))
        }
        Pick::Way(way) => Say::new(Phrase::new(format!("way-{}", WAYS[usize::from(way)]))),
        Pick::Choice(choice) => Say::new(Phrase::new(choice_key(ask, choice))),
        Pick::Being(being) => Say::new(new("answer-card").phrase("card", name(being))),
        Pick::ReturnFlare(flare) => {
            Say::new(new("answer-card").phrase("card", Phrase::new(format!("card-{}", flare_id(flare)))))
        }
        Pick::Task(task) => {
            Say::new(new("answer-claim").phrase("card", Phrase::new(format!("card-{}", task_id(task)))))
                .at(task_id(task))
        }
        Pick::Colour(colour) => Say::new(new("answer-colour").seat("seat", Seat(colour))),
        Pick::Level(level) => Say::new(new("answer-level").phrase("level", level_words(level))),
    }
}

/// A square, and whose piece stands there: one click may destroy one's own.
fn square_words(state: &State, square: Square) -> Phrase {
    let phrase = |key| Phrase::new(key).text("square", square.to_string());
    match state.piece(square) {
        None => phrase("answer-square"),
        Some((colour, level)) if colour == state.mine() => phrase("answer-own").phrase("piece", level_words(level)),
        Some((colour, level)) => {
            phrase("answer-piece").phrase("piece", level_words(level)).seat("owner", Seat(colour as u8))
        }
    }
}

/// What the two sides of a choice are: each card's own words, the first before the second.
fn choice_key(ask: Ask, choice: Choice) -> String {
    let side = if choice == Choice::First { "first" } else { "second" };
    let card = match ask {
        Ask::Effect(Why::Being(being) | Why::Frozen(being), _) => being.printed().id,
        Ask::Effect(Why::Flare(flare), _) => flare_id(flare),
        _ => "any",
    };
    format!("choice-{card}-{side}")
}

fn piece(colour: Colour, level: Level) -> String {
    format!("{}{}", Seat(colour as u8).letter(), level.letter())
}

fn event_id(event: &Event) -> String {
    let s = Seat::letter;
    let b = |being: Being| being.printed().id;
    match *event {
        Event::Began { seat } => format!("began {}", s(seat)),
        Event::TurnBegan { seat, actions } => format!("turn {} {actions}", s(seat)),
        Event::Placed { colour, level, square } => format!("placed {}@{square}", piece(colour, level)),
        Event::TookUp { colour, square } => format!("took up {}@{square}", s(Seat(colour as u8))),
        Event::Summoned { seat, being, square } => format!("summoned {} {}@{square}", s(seat), b(being)),
        Event::Destroyed { colour, level, square } => format!("destroyed {}@{square}", piece(colour, level)),
        Event::Changed { colour, from, to, square } => {
            format!("changed {}@{square} to {}", piece(colour, from), piece(colour, to))
        }
        Event::Moved { colour, level, from, to } => format!("moved {}@{from} to {to}", piece(colour, level)),
        Event::Gained { seat, actions } => format!("gained {} {actions}", s(seat)),
        Event::Discarded { seat, being } => format!("discarded {} {}", s(seat), b(being)),
        Event::DiscardedFlare { seat, flare } => format!("discarded {} {}", s(seat), flare_id(flare)),
        Event::PutBack { seat, being } => format!("put back {} {}", s(seat), b(being)),
        Event::Thawed { seat, being } => format!("thawed {} {}", s(seat), b(being)),
        Event::Returned { seat, count } => format!("returned {} {count}", s(seat)),
        Event::Flared { seat, flare, upper, lower, .. } => {
            let met = [(upper, " upper"), (lower, " lower")];
            let met: String = met.iter().filter(|(m, _)| *m).map(|(_, word)| *word).collect();
            format!("flared {} {}{met}", s(seat), flare_id(flare))
        }
        Event::Froze { seat, being } => format!("froze {} {}", s(seat), b(being)),
        Event::UsedFrozen { seat, being } => format!("used {} {}", s(seat), b(being)),
        Event::Improvised { seat, colour } => format!("improvised {} {}", s(seat), s(Seat(colour as u8))),
        Event::Claimed { seat, task, points } => format!("claimed {} {} {points}", s(seat), task_id(task)),
        Event::Revealed { task } => format!("revealed {}", task_id(task)),
        Event::Scored { seat, points } => format!("scored {} {points}", s(seat)),
        Event::ScoredIn { seat, colour, points } => format!("scored {} {points} in {}", s(seat), s(Seat(colour as u8))),
        Event::Drew { seat, count } => format!("drew {} {count}", s(seat)),
        Event::DrewOwn { seat, ref beings, ref flares } => {
            let cards = beings.iter().map(|x| b(*x)).chain(flares.iter().map(|f| flare_id(*f)));
            format!("drew {} {}", s(seat), cards.collect::<Vec<_>>().join(" "))
        }
        Event::HandedOver { seat } => format!("handed over {}", s(seat)),
        Event::Gave { seat, count } => format!("gave {} {count}", s(seat)),
        Event::GaveOwn { seat, ref beings } => {
            format!("gave {} {}", s(seat), beings.iter().map(|x| b(*x)).collect::<Vec<_>>().join(" "))
        }
        Event::Triggered { seat } => format!("triggered {}", s(seat)),
        Event::Ended => "ended".into(),
    }
}

fn event_words(event: &Event) -> Phrase {
    let new = Phrase::new;
    let on = |phrase: Phrase, colour: Colour, level: Level, square: Square| {
        phrase.seat("owner", Seat(colour as u8)).phrase("piece", level_words(level)).text("square", square.to_string())
    };
    match *event {
        Event::Began { seat } => new("event-began").seat("seat", seat),
        Event::TurnBegan { seat, actions } => new("event-turn").seat("seat", seat).number("n", actions),
        Event::Placed { colour, level, square } => on(new("event-placed"), colour, level, square),
        Event::TookUp { colour, square } => {
            new("event-took-up").seat("owner", Seat(colour as u8)).text("square", square.to_string())
        }
        Event::Summoned { seat, being, square } => {
            new("event-summoned").seat("seat", seat).phrase("card", name(being)).text("square", square.to_string())
        }
        Event::Destroyed { colour, level, square } => on(new("event-destroyed"), colour, level, square),
        Event::Changed { colour, from, to, square } => {
            let key = if from < to { "event-raised" } else { "event-lowered" };
            on(new(key), colour, to, square)
        }
        Event::Moved { colour, level, from, to } => {
            on(new("event-moved").text("from", from.to_string()), colour, level, to)
        }
        Event::Gained { seat, actions } => new("event-gained").seat("seat", seat).number("n", actions),
        Event::Discarded { seat, being } => new("event-discarded").seat("seat", seat).phrase("card", name(being)),
        Event::DiscardedFlare { seat, flare } => {
            new("event-discarded").seat("seat", seat).phrase("card", Phrase::new(format!("card-{}", flare_id(flare))))
        }
        Event::PutBack { seat, being } => new("event-put-back").seat("seat", seat).phrase("card", name(being)),
        Event::Thawed { seat, being } => new("event-thawed").seat("seat", seat).phrase("card", name(being)),
        Event::Returned { seat, count } => new("event-returned").seat("seat", seat).number("n", count),
        Event::Flared { seat, flare, against, .. } => {
            let card = Phrase::new(format!("card-{}", flare_id(flare)));
            new("event-flared").seat("seat", seat).phrase("card", card).seat("against", against)
        }
        Event::Froze { seat, being } => new("event-froze").seat("seat", seat).phrase("card", name(being)),
        Event::UsedFrozen { seat, being } => new("event-used-frozen").seat("seat", seat).phrase("card", name(being)),
        Event::Improvised { seat, colour } => {
            new("event-improvised").seat("seat", seat).seat("owner", Seat(colour as u8))
        }
        Event::Claimed { seat, task, points } => {
            let card = Phrase::new(format!("card-{}", task_id(task)));
            new("event-claimed").seat("seat", seat).phrase("card", card).number("n", points)
        }
        Event::Revealed { task } => {
            new("event-revealed").phrase("card", Phrase::new(format!("card-{}", task_id(task))))
        }
        Event::Scored { seat, points } => new("event-scored").seat("seat", seat).number("n", points),
        Event::ScoredIn { seat, colour, points } => {
            new("event-scored-in").seat("seat", seat).seat("owner", Seat(colour as u8)).number("n", points)
        }
        Event::Drew { seat, count } => new("event-drew").seat("seat", seat).number("n", count),
        Event::DrewOwn { seat, ref beings, ref flares } => {
            let flare = |f: &u8| Phrase::new(format!("card-{}", flare_id(*f)));
            let cards = beings.iter().map(|b| name(*b)).chain(flares.iter().map(flare));
            new("event-drew-own").seat("seat", seat).list("cards", cards.map(|c| Arg::Phrase(Box::new(c))).collect())
        }
        Event::HandedOver { seat } => new("event-handed-over").seat("seat", seat),
        Event::Gave { seat, count } => new("event-gave").seat("seat", seat).number("n", count),
        Event::GaveOwn { seat, ref beings } => {
            let cards = beings.iter().map(|b| Arg::Phrase(Box::new(name(*b)))).collect();
            new("event-gave-own").seat("seat", seat).list("cards", cards)
        }
        Event::Triggered { seat } => new("event-triggered").seat("seat", seat),
        Event::Ended => new("event-ended"),
    }
}
