//! What people see and read: notation, words, scene. A cup is closed to everybody but its owner and the judge.

use crate::{Ask, Bid, Event, Faces, LiarsDice, Pick, State, Step};
use kernel::scene::{Area, Board, Counter, Die, DieFace, Icon, Marker, Scene, SeatPanel, Thing, Turn};
use kernel::{Arg, Facts, Game, Lines, Malformed, Phrase, Rule, Say, Seat, Show, Viewer, parse_list};

impl Show for LiarsDice {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        facts.say("seats", state.seats);
        facts.say("dice", state.dice);
        facts.say("wild", yes_no(state.wild));
        facts.say("exact", yes_no(state.exact));
        facts.say("step", if state.step == Step::Roll { "roll" } else { "bid" });
        facts.say("turn", state.turn.letter());
        facts
            .say("bid", state.bid.map_or("none".into(), |(seat, bid)| format!("{} by {}", bid_id(bid), seat.letter())));
        facts.say_all("out", state.leavers().into_iter().map(Seat::letter));
        for seat in Seat::all(state.seats) {
            facts.say_all(format!("{}.dice", seat.letter()), dice(state, seat, viewer).map(face_mark));
        }
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        read(lines)
    }

    /// `A.count`: how many dice a seat has; `total`: how many there are; `winner`.
    fn fact(state: &State, _: Viewer, name: &str) -> Option<String> {
        match name {
            "total" => Some(state.total().to_string()),
            "winner" => {
                let mut players = state.players();
                let last = players.next().filter(|_| players.next().is_none());
                Some(last.map_or("nobody".into(), |s| s.letter().to_string()))
            }
            _ => {
                let seat = read_seat(name.strip_suffix(".count")?, state.seats)?;
                Some(state.count(seat).to_string())
            }
        }
    }

    fn ask_id(ask: Ask) -> &'static str {
        match ask {
            Ask::Bid => "bid",
            Ask::Raise => "raise",
            Ask::Die(_) => "die",
        }
    }

    fn pick_id(_: &State, pick: Pick) -> String {
        match pick {
            Pick::Bid(bid) => bid_id(bid),
            Pick::Liar => "liar".into(),
            Pick::Exact => "exact".into(),
        }
    }

    /// Challenges, and bids on any number of any face.
    fn is_word(word: &str) -> bool {
        let number = |n: &str| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit());
        word == "liar" || word == "exact" || word.split_once('x').is_some_and(|(a, b)| number(a) && number(b))
    }

    fn event_id(event: &Event) -> String {
        let s = Seat::letter;
        match *event {
            Event::Rolled { seat, dice } => format!("rolled {} {dice}", s(seat)),
            Event::RolledOwn { seat, faces } => format!("rolled {} {}", s(seat), marks(faces)),
            Event::Bid { seat, bid } => format!("bid {} {}", s(seat), bid_id(bid)),
            Event::CalledLiar { seat, bidder } => format!("called-liar {} {}", s(seat), s(bidder)),
            Event::CalledExact { seat, bid } => format!("called-exact {} {}", s(seat), bid_id(bid)),
            Event::Revealed { seat, faces } => format!("revealed {} {}", s(seat), marks(faces)),
            Event::Counted { bid, count, .. } => format!("counted {count} of {}", bid_id(bid)),
            Event::LostDie { seat, left } => format!("lost-die {} {left}", s(seat)),
            Event::WonDie { seat } => format!("won-die {}", s(seat)),
            Event::Kept { seat } => format!("kept {}", s(seat)),
            Event::Out(seat) => format!("out {}", s(seat)),
            Event::Won(seat) => format!("won {}", s(seat)),
        }
    }

    fn rule(ask: Ask) -> Rule {
        Rule(match ask {
            Ask::Bid => "LD-BID-1",
            Ask::Raise => "LD-BID-2",
            Ask::Die(_) => "LD-ROLL-1",
        })
    }

    fn question(state: &State, _: Seat, ask: Ask) -> Phrase {
        match (ask, state.bid) {
            (Ask::Die(seat), _) => Phrase::new("ask-die").seat("seat", seat),
            (Ask::Raise, Some((bidder, bid))) => {
                Phrase::new("ask-raise").seat("bidder", bidder).phrase("bid", bid_words(bid))
            }
            (Ask::Bid | Ask::Raise, _) => Phrase::new("ask-bid"),
        }
    }

    fn detail(state: &State, _: Seat, _: Ask) -> Option<Phrase> {
        Some(Phrase::new("dice-in-game").number("n", state.total()))
    }

    fn pick(state: &State, _: Ask, pick: Pick) -> Say {
        match (pick, state.bid) {
            (Pick::Bid(bid), _) => say_bid(state, bid),
            (Pick::Exact, _) => Say::new(Phrase::new("answer-exact")),
            (Pick::Liar, Some((bidder, _))) => Say::new(Phrase::new("answer-liar").seat("bidder", bidder)),
            (Pick::Liar, None) => Say::new(Phrase::new("no-bid")),
        }
    }

    fn event(event: &Event) -> Phrase {
        match *event {
            Event::Rolled { seat, dice } => Phrase::new("event-rolled").seat("seat", seat).number("n", dice),
            Event::RolledOwn { seat, faces } => {
                Phrase::new("event-rolled-own").seat("seat", seat).list("dice", listed(faces))
            }
            Event::Bid { seat, bid } => Phrase::new("event-bid").seat("seat", seat).phrase("bid", bid_words(bid)),
            Event::CalledLiar { seat, bidder } => {
                Phrase::new("event-called-liar").seat("seat", seat).seat("bidder", bidder)
            }
            Event::CalledExact { seat, bid } => {
                Phrase::new("event-called-exact").seat("seat", seat).phrase("bid", bid_words(bid))
            }
            Event::Revealed { seat, faces } => {
                Phrase::new("event-revealed").seat("seat", seat).list("dice", listed(faces))
            }
            Event::Counted { bid, count, wild } => Phrase::new("event-counted")
                .number("n", count)
                .number("face", bid.face)
                .text("wild", yes_no(wild))
                .phrase("bid", bid_words(bid)),
            Event::LostDie { seat, left } => Phrase::new("event-lost-die").seat("seat", seat).number("left", left),
            Event::WonDie { seat } => Phrase::new("event-won-die").seat("seat", seat),
            Event::Kept { seat } => Phrase::new("event-kept").seat("seat", seat),
            Event::Out(seat) => Phrase::new("event-out").seat("seat", seat),
            Event::Won(seat) => Phrase::new("event-won").seat("seat", seat),
        }
    }

    fn refusal(state: &State, _: Ask, _: Pick, rule: Rule) -> Option<Phrase> {
        let phrase = Phrase::new(format!("no-{rule}")).number("dice", state.total());
        Some(match state.bid {
            Some((_, bid)) => phrase.phrase("bid", bid_words(bid)),
            None => phrase,
        })
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        Scene {
            turn: Turn {
                seat: (!Self::is_over(state)).then_some(state.turn),
                label: Phrase::new("turn-label").number("dice", state.total()),
                phases: vec![],
            },
            seats: Seat::all(state.seats).map(|seat| panel(state, seat)).collect(),
            boards: vec![Board::Areas(state.players().map(|seat| cup(state, seat, viewer)).collect())],
            ..Scene::default()
        }
    }
}

// ---- notation ----

fn read(lines: &mut Lines) -> Result<State, Malformed> {
    let seats = lines.take("seats").map_or(Ok(2), |line| line.number(2..=6))?;
    let dice = lines.take("dice").map_or(Ok(5), |line| line.number(1..=5))?;
    let mut state = State::empty(seats, dice);
    for (name, flag) in [("wild", &mut state.wild), ("exact", &mut state.exact)] {
        if let Some(line) = lines.take(name) {
            *flag = line.one_of(&[("yes", true), ("no", false)])?;
        }
    }
    let cups: Vec<_> = Seat::all(seats).map(|seat| (seat, lines.take(&format!("{}.dice", seat.letter())))).collect();
    state.step = match lines.take("step") {
        None if cups.iter().flat_map(|(_, line)| line).any(|l| l.words().any(|w| w != "?")) => Step::Bid,
        None => Step::Roll,
        Some(line) => line.one_of(&[("roll", Step::Roll), ("bid", Step::Bid)])?,
    };
    let unmentioned = cups.iter().all(|(_, line)| line.is_none());
    for (seat, line) in cups {
        match line {
            Some(line) => read_cup(&mut state, seat, &line)?,
            None if unmentioned && state.step == Step::Roll => state.give_dice(seat, dice),
            None => {}
        }
    }
    if state.players().next().is_none() {
        return Err(Malformed::new(1, Phrase::new("wrong-no-dice")));
    }
    let out = lines.take("out");
    for word in out.iter().flat_map(|line| line.words()) {
        let line = out.as_ref().expect("it has words");
        let seat = read_seat(word, seats).ok_or_else(|| line.no_seat(word))?;
        if state.count(seat) > 0 || state.leavers().contains(&seat) {
            return Err(line.wrong(Phrase::new("wrong-out").seat("seat", seat)));
        }
        state.leave(seat);
    }
    for seat in Seat::all(seats) {
        if state.count(seat) == 0 && !state.leavers().contains(&seat) {
            state.leave(seat);
        }
    }
    state.turn = match lines.take("turn") {
        None => state.players().next().expect("somebody has dice"),
        Some(line) => read_seat(&line.value, seats)
            .filter(|&s| state.count(s) > 0)
            .ok_or_else(|| line.wrong(Phrase::new("wrong-turn").text("word", &line.value)))?,
    };
    if let Some(line) = lines.take("bid") {
        state.bid = read_bid(&line, &state)?;
    }
    Ok(state)
}

/// `2 4 5` once rolled, `? ? ?` before.
fn read_cup(state: &mut State, seat: Seat, line: &kernel::Line) -> Result<(), Malformed> {
    let marks = parse_list(line, |word| match (state.step, word) {
        (Step::Roll, "?") => Some(None),
        (Step::Bid, "1" | "2" | "3" | "4" | "5" | "6") => Some(Some(word.as_bytes()[0] - b'1')),
        _ => None,
    })?;
    if marks.len() > usize::from(state.dice) {
        return Err(line.wrong(Phrase::new("wrong-many-dice").number("n", state.dice)));
    }
    let mut faces = [0; 6];
    marks.iter().flatten().for_each(|&face| faces[usize::from(face)] += 1);
    match state.step {
        Step::Roll => state.give_dice(seat, marks.len() as u8),
        Step::Bid => state.set_dice(seat, faces),
    }
    Ok(())
}

/// `none` or `3x5 by A`.
fn read_bid(line: &kernel::Line, state: &State) -> Result<Option<(Seat, Bid)>, Malformed> {
    if line.value == "none" {
        return Ok(None);
    }
    let parse = || {
        let (bid, seat) = line.value.split_once(" by ")?;
        let (quantity, face) = bid.split_once('x')?;
        let bid = Bid { quantity: quantity.parse().ok()?, face: face.parse().ok()? };
        Some((read_seat(seat, state.seats)?, bid))
    };
    let (seat, bid) = parse().ok_or_else(|| line.wrong(Phrase::new("wrong-bid")))?;
    if state.step == Step::Roll {
        return Err(line.wrong(Phrase::new("wrong-early-bid")));
    }
    if !(1..=6).contains(&bid.face) || !(1..=state.total()).contains(&bid.quantity) {
        return Err(line.wrong(Phrase::new("wrong-high-bid").number("most", state.total())));
    }
    if state.count(seat) == 0 {
        return Err(line.wrong(Phrase::new("wrong-bidder").seat("seat", seat)));
    }
    Ok(Some((seat, bid)))
}

fn read_seat(word: &str, seats: u8) -> Option<Seat> {
    Seat::all(seats).find(|s| word.len() == 1 && word.starts_with(s.letter()))
}

fn bid_id(bid: Bid) -> String {
    format!("{}x{}", bid.quantity, bid.face)
}

fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

/// A seat's dice as a viewer knows them: sorted faces, or `None` for each die under a closed cup or not yet rolled.
fn dice(state: &State, seat: Seat, viewer: Viewer) -> impl Iterator<Item = Option<u8>> + use<> {
    let open = state.step == Step::Bid && viewer.is(seat);
    let faces = if open { expand(state.faces(seat)) } else { vec![] };
    let hidden = if open { 0 } else { usize::from(state.count(seat)) };
    faces.into_iter().map(Some).chain(std::iter::repeat_n(None, hidden))
}

fn expand(faces: Faces) -> Vec<u8> {
    (1..=6).flat_map(|face| std::iter::repeat_n(face, usize::from(faces[usize::from(face) - 1]))).collect()
}

fn face_mark(face: Option<u8>) -> String {
    face.map_or("?".into(), |f| f.to_string())
}

fn marks(faces: Faces) -> String {
    expand(faces).iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

// ---- words and scene ----

fn bid_words(bid: Bid) -> Phrase {
    Phrase::new("bid").number("quantity", bid.quantity).number("face", bid.face)
}

/// Bids far above the standing one are allowed, but rarely wanted.
fn say_bid(state: &State, bid: Bid) -> Say {
    let standing = state.bid.map_or(0, |(_, bid)| bid.quantity);
    let say = Say::new(Phrase::new("answer-bid").phrase("bid", bid_words(bid)));
    if bid.quantity > standing + 2 { say.rarely() } else { say }
}

fn listed(faces: Faces) -> Vec<Arg> {
    expand(faces).into_iter().map(|f| Arg::Number(f.into())).collect()
}

fn panel(state: &State, seat: Seat) -> SeatPanel {
    let count = state.count(seat);
    let bid = state.bid.filter(|(bidder, _)| *bidder == seat).map(|(_, bid)| Marker {
        id: format!("{}.bid", seat.letter()),
        label: Phrase::new("current-bid").phrase("bid", bid_words(bid)),
        icon: None,
        on: true,
        count: 1,
    });
    let dice = Counter {
        id: format!("{}.dice", seat.letter()),
        label: Phrase::new("dice-left").number("n", count),
        icon: Some(Icon("i-dice")),
        value: count.into(),
        of: None,
        change: None,
    };
    SeatPanel { out: count == 0, counters: vec![dice], markers: bid.into_iter().collect(), ..SeatPanel::new(seat) }
}

fn cup(state: &State, seat: Seat, viewer: Viewer) -> Area {
    let die = |(i, face): (usize, Option<u8>)| {
        let label = match face {
            Some(face) => Phrase::new("die").number("face", face),
            None => Phrase::new("hidden-die"),
        };
        let face = face.map_or(DieFace::Hidden, DieFace::Pips);
        Thing::Die(Die { id: format!("{} die {}", seat.letter(), i + 1), label, face, counts: None, again: false })
    };
    Area {
        id: format!("{} cup", seat.letter()),
        label: Phrase::new("under-cup").seat("seat", seat),
        seat: Some(seat),
        things: dice(state, seat, viewer).enumerate().map(die).collect(),
        at_it: vec![],
        room: None,
    }
}
