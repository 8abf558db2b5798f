//! The position as text. A cup is closed to everybody but its owner and the judge.

use crate::{Bid, Faces, State, Step};
use kernel::{Facts, Line, Lines, Malformed, Phrase, Seat, Viewer, parse_list};

pub(crate) fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
    facts.say("seats", state.seats);
    facts.say("dice", state.dice);
    facts.say("wild", yes_no(state.wild));
    facts.say("exact", yes_no(state.exact));
    facts.say("step", if state.step == Step::Roll { "roll" } else { "bid" });
    facts.say("turn", state.turn.letter());
    facts.say("bid", state.bid.map_or("none".into(), |(seat, bid)| format!("{} by {}", bid_id(bid), seat.letter())));
    facts.say_all("out", state.leavers().into_iter().map(Seat::letter));
    for seat in Seat::all(state.seats) {
        facts.say_all(format!("{}.dice", seat.letter()), dice(state, seat, viewer).map(face_mark));
    }
}

pub(crate) fn read(lines: &mut Lines) -> Result<State, Malformed> {
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
fn read_cup(state: &mut State, seat: Seat, line: &Line) -> Result<(), Malformed> {
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
fn read_bid(line: &Line, state: &State) -> Result<Option<(Seat, Bid)>, Malformed> {
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

pub(crate) fn bid_id(bid: Bid) -> String {
    format!("{}x{}", bid.quantity, bid.face)
}

pub(crate) fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

/// A seat's dice as a viewer knows them: sorted faces, or `None` for each die under a closed cup or not yet rolled.
pub(crate) fn dice(state: &State, seat: Seat, viewer: Viewer) -> impl Iterator<Item = Option<u8>> + use<> {
    let open = state.step == Step::Bid && viewer.is(seat);
    let faces = if open { expand(state.faces(seat)) } else { vec![] };
    let hidden = if open { 0 } else { usize::from(state.count(seat)) };
    faces.into_iter().map(Some).chain(std::iter::repeat_n(None, hidden))
}

pub(crate) fn expand(faces: Faces) -> Vec<u8> {
    (1..=6).flat_map(|face| std::iter::repeat_n(face, usize::from(faces[usize::from(face) - 1]))).collect()
}

fn face_mark(face: Option<u8>) -> String {
    face.map_or("?".into(), |f| f.to_string())
}

pub(crate) fn marks(faces: Faces) -> String {
    expand(faces).iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// `A.count`: how many dice a seat has; `total`: how many there are; `winner`.
pub(crate) fn fact(state: &State, name: &str) -> Option<String> {
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
