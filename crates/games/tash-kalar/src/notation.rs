//! The text of a position: pieces, hands, decks and points by seat. The README shows an example.

use crate::board::{Square, Squares};
use crate::printed::{Being, Level, TASKS, flares};
use crate::rules::drawing::{being, is_legend};
use crate::state::{Deeds, Hand, Mode, Pile, State, Step, TWO_SIDED};
use kernel::{Facts, Line, Lines, Malformed, Phrase, Seat, Viewer};

const LEVELS: [&str; 3] = [Level::Common.id(), Level::Heroic.id(), Level::Legendary.id()];

fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::HighForm => "high-form",
        Mode::Duel => "duel",
        Mode::Melee => "melee",
    }
}

fn step_name(step: Step) -> &'static str {
    match step {
        Step::Deal => "deal",
        Step::StartPieces => "pieces",
        Step::StartOfTurn => "start",
        Step::Act => "act",
        Step::Claim => "claim",
        Step::Draw => "draw",
    }
}

pub(crate) fn task_id(task: u8) -> &'static str {
    TASKS[usize::from(task)].id
}

pub(crate) fn flare_id(flare: u8) -> &'static str {
    flares()[usize::from(flare)].id
}

fn names(hand: Hand) -> Vec<&'static str> {
    hand.iter().map(|c| being(c).printed().id).collect()
}

pub(crate) fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
    let judge = viewer == Viewer::Judge;
    let hidden = |count: usize| vec!["?"; count];
    facts.say("mode", mode_name(state.mode));
    facts.say("seats", state.seats);
    facts.say("step", step_name(state.step));
    facts.say("turn", state.turn.letter());
    facts.say("turns", state.turns);
    facts.say("actions", state.actions);
    facts.say_if(state.last.is_some(), "last turns", state.last.map_or("none".into(), |last| last.to_string()));
    for (name, flag) in [("is extra", state.is_extra_turn), ("triggered", state.triggered), ("over", state.over)] {
        facts.say_if(flag, name, yes_no(flag));
    }
    facts.say_if(state.open_hands, "teammates", if state.open_hands { "open" } else { "hidden" });
    for seat in Seat::all(state.seats) {
        let (i, s) = (seat.index(), seat.letter());
        let is_colour = state.colours().contains(&i);
        for (level, name) in LEVELS.iter().enumerate().filter(|_| is_colour) {
            facts.say_all(format!("{s}.{name}"), state.pieces[i][level].iter());
        }
        let mut held = names(state.hand[i]);
        held.extend(state.flares[i].iter().map(flare_id));
        facts.say_all(format!("{s}.hand"), if state.shows_hand(seat, viewer) { held } else { hidden(held.len()) });
        let deck: Vec<&str> = state.deck[i].as_slice().iter().rev().map(|&c| being(c).printed().id).collect();
        facts.say_all(format!("{s}.deck"), if judge { deck } else { hidden(state.deck[i].len()) });
        if state.is_team() {
            facts.say(format!("{s}.sideways"), state.sideways[i]);
        }
        facts.say_all(format!("{s}.discard"), names(state.discard[i]));
        let frozen = state.frozen[i].map_or("", |frozen| frozen.printed().id);
        facts.say_if(state.frozen[i].is_some(), format!("{s}.frozen"), frozen);
        if !is_colour {
            continue; // TK-TEAM-11: the partner's are the team's
        }
        match state.mode {
            Mode::HighForm | Mode::Duel => facts.say(format!("{s}.score"), state.score[i]),
            Mode::Melee => {
                let points = state
                    .colours()
                    .filter(|&c| c != i)
                    .map(|c| format!("{}{}", Seat(c as u8).letter(), state.points[i][c]));
                facts.say_all(format!("{s}.score"), points);
                let used = state.colours().filter(|&c| state.improvised[i][c]).map(|c| Seat(c as u8).letter());
                facts.say_all(format!("{s}.improvised"), used);
            }
        }
        facts.say_all(format!("{s}.gone"), state.gone[i]);
        facts.say_if(state.fewer[i] > 0, format!("{s}.fewer"), state.fewer[i]);
    }
    write_shared(state, judge, facts);
}

fn write_shared(state: &State, judge: bool, facts: &mut Facts) {
    let pile = |pile: &Pile, name: fn(u8) -> &'static str| {
        if judge { pile.as_slice().iter().rev().map(|&c| name(c)).collect() } else { vec!["?"; pile.len()] }
    };
    facts.say_all("legends", pile(&state.legends, |c| being(c).printed().id));
    facts.say_all("legends.discard", names(state.legends_discard));
    facts.say_all("flares", pile(&state.flare_deck, flare_id));
    facts.say_all("flares.discard", state.flare_discard.iter().map(flare_id));
    if state.mode == Mode::HighForm {
        facts.say_all("tasks", state.current.iter().flatten().map(|&t| task_id(t)));
        facts.say_all("next task", state.next_task.iter().map(|&t| task_id(t)));
        facts.say_all("task deck", pile(&state.tasks, task_id));
    }
    let Deeds { destroyed, summoned, on_red, on_green, legends, extra, has_discarded, loan, extra_turn, handed } =
        state.deeds;
    for seat in Seat::all(state.seats) {
        let fallen = destroyed[seat.index()];
        facts.say_if(fallen != [0; 3], format!("destroyed {}", seat.letter()), spaced(&fallen));
    }
    let deeds = [summoned, on_red, on_green, legends, extra[0], extra[1]];
    facts.say_if(deeds != [0; 6], "deeds", spaced(&deeds));
    for (name, flag) in [("discarded", has_discarded), ("loan", loan), ("extra turn", extra_turn), ("handed", handed)] {
        facts.say_if(flag, name, yes_no(flag));
    }
}

fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn spaced(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

// ---- reading ----

/// No game comes near; with more, the next points could run over.
const MOST_POINTS: u8 = 200;

/// How many beings a school has, and how many legends there are.
const DECK: usize = 18;
const LEGENDS: usize = 12;

/// Squares nobody stands on yet.
fn squares(lines: &mut Lines, name: &str, taken: Squares) -> Result<Squares, Malformed> {
    let Some(line) = lines.take(name) else { return Ok(Squares::NONE) };
    let mut squares = Squares::NONE;
    for square in kernel::parse_list(&line, Square::named)? {
        if taken.has(square) || squares.has(square) {
            return Err(line.wrong(Phrase::new("wrong-two-pieces").text("square", square.to_string())));
        }
        squares.insert(square);
    }
    Ok(squares)
}

/// Beings of a deck, or legends; what lies in one pile never lies in the other.
fn beings(line: &Line, legends: bool) -> Result<Vec<u8>, Malformed> {
    kernel::parse_list(line, |w| Being::named(w).map(|b| b as u8).filter(|&c| is_legend(c) == legends))
}

fn flare(word: &str) -> Option<u8> {
    flares().iter().position(|f| f.id == word).map(|i| i as u8)
}

fn task(word: &str) -> Option<u8> {
    TASKS.iter().position(|t| t.id == word).map(|i| i as u8)
}

/// Cards that lie in no order, each once.
fn set(line: Option<Line>, read: impl Fn(&Line) -> Result<Vec<u8>, Malformed>) -> Result<Hand, Malformed> {
    let mut hand = Hand::default();
    let Some(line) = line else { return Ok(hand) };
    for (card, word) in read(&line)?.into_iter().zip(line.words()) {
        insert(&mut hand, card, &line, word)?;
    }
    Ok(hand)
}

fn insert(hand: &mut Hand, card: u8, line: &Line, word: &str) -> Result<(), Malformed> {
    if hand.has(card) {
        return Err(twice(line, word));
    }
    hand.insert(card);
    Ok(())
}

/// Every card is there once.
fn twice(line: &Line, word: &str) -> Malformed {
    line.wrong(Phrase::new("wrong-card-twice").text("word", word))
}

/// A pile of at most so many cards, top card first. `beside` are cards that may still come under it: with all of them
/// there are no more than the game has.
fn pile(
    line: Option<Line>,
    read: impl Fn(&Line) -> Result<Vec<u8>, Malformed>,
    most: usize,
    beside: usize,
) -> Result<Pile, Malformed> {
    let Some(line) = line else { return Ok(Pile::new()) };
    let mut cards = read(&line)?;
    if cards.len() > most {
        return Err(line.wrong(Phrase::new("wrong-pile").number("most", most as i64)));
    }
    if cards.len() + beside > most {
        return Err(line.wrong(Phrase::new("wrong-pile-and-more").number("most", most as i64)));
    }
    if let Some((_, word)) = line.words().enumerate().find(|(at, _)| cards[..*at].contains(&cards[*at])) {
        return Err(twice(&line, word));
    }
    cards.reverse();
    Ok(cards.into_iter().collect())
}

/// One card at most.
fn single(line: Option<Line>, read: impl Fn(&str) -> Option<u8>) -> Result<Option<u8>, Malformed> {
    let Some(line) = line else { return Ok(None) };
    match kernel::parse_list(&line, read)?[..] {
        [] => Ok(None),
        [card] => Ok(Some(card)),
        _ => Err(line.wrong(Phrase::new("wrong-one-card"))),
    }
}

fn flag(lines: &mut Lines, name: &str) -> Result<bool, Malformed> {
    match lines.take(name) {
        None => Ok(false),
        Some(line) => line.one_of(&[("yes", true), ("no", false)]),
    }
}

fn numbers<const N: usize>(lines: &mut Lines, name: &str) -> Result<[u8; N], Malformed> {
    lines.take(name).map_or(Ok([0; N]), |line| numbers_of(&line))
}

fn numbers_of<const N: usize>(line: &Line) -> Result<[u8; N], Malformed> {
    let found = kernel::parse_list(line, |w| w.parse::<u8>().ok().filter(|n| *n < 100))?;
    found.try_into().map_err(|_| line.wrong(Phrase::new("wrong-numbers").number("n", N as i64)))
}

pub(crate) fn read(lines: &mut Lines) -> Result<State, Malformed> {
    let mode = match lines.take("mode") {
        None => Mode::HighForm,
        Some(line) => line.one_of(&[Mode::HighForm, Mode::Duel, Mode::Melee].map(|m| (mode_name(m), m)))?,
    };
    let seats = match lines.take("seats") {
        None if mode == Mode::Melee => 3,
        None => 2,
        Some(line) if mode == Mode::Melee => line.number(3..=4)?,
        Some(line) => match line.number(2..=4)? {
            3 => return Err(line.wrong(Phrase::new("wrong-seats"))),
            seats => seats,
        },
    };
    let mut state = State::empty(mode, seats);
    if let Some(line) = lines.take("teammates") {
        state.open_hands = line.one_of(&[("hidden", false), ("open", true)])?;
    }
    if let Some(line) = lines.take("step") {
        let steps = [Step::Deal, Step::StartPieces, Step::StartOfTurn, Step::Act, Step::Claim, Step::Draw];
        state.step = line.one_of(&steps.map(|s| (step_name(s), s)))?;
    }
    if let Some(line) = lines.take("turn") {
        state.turn = seat(&line.value, seats).ok_or_else(|| line.no_seat(&line.value))?;
    }
    state.turns = lines.take("turns").map_or(Ok(2), |line| line.number(0..=9999))?;
    state.actions = lines.take("actions").map_or(Ok(2), |line| line.number(0..=50))?;
    state.is_extra_turn = flag(lines, "is extra")?;
    state.triggered = flag(lines, "triggered")?;
    state.over = flag(lines, "over")?;
    let least = u8::from(!state.over); // with none left the game is over
    state.last = lines.take("last turns").map(|line| line.number(least..=50)).transpose()?;
    for s in Seat::all(seats) {
        read_seat(lines, &mut state, s)?;
    }
    let held = |which: fn(u8) -> bool| state.hand.iter().map(|h| h.iter().filter(|&c| which(c)).count()).sum::<usize>();
    let legends_held = held(is_legend);
    state.legends_discard = set(lines.take("legends.discard"), |line| beings(line, true))?;
    let beside = legends_held + state.legends_discard.len() as usize;
    state.legends = pile(lines.take("legends"), |line| beings(line, true), LEGENDS, beside)?;
    let flare_list = |line: &Line| kernel::parse_list(line, flare);
    state.flare_discard = set(lines.take("flares.discard"), flare_list)?;
    let beside = state.flares.iter().map(|h| h.len() as usize).sum::<usize>() + state.flare_discard.len() as usize;
    state.flare_deck = pile(lines.take("flares"), flare_list, flares().len(), beside)?;
    read_tasks(lines, &mut state)?;
    for s in Seat::all(seats) {
        state.deeds.destroyed[s.index()] = numbers(lines, &format!("destroyed {}", s.letter()))?;
    }
    let [summoned, on_red, on_green, legends, own, more] = numbers(lines, "deeds")?;
    let deeds = &mut state.deeds;
    (deeds.summoned, deeds.on_red, deeds.on_green, deeds.legends) = (summoned, on_red, on_green, legends);
    deeds.extra = [own, more];
    deeds.has_discarded = flag(lines, "discarded")?;
    deeds.loan = flag(lines, "loan")?;
    deeds.extra_turn = flag(lines, "extra turn")?;
    if state.is_team() {
        state.deeds.handed = flag(lines, "handed")?;
    }
    Ok(state)
}

fn seat(word: &str, seats: u8) -> Option<Seat> {
    Seat::all(seats).find(|s| word.len() == 1 && word.starts_with(s.letter()))
}

fn read_seat(lines: &mut Lines, state: &mut State, s: Seat) -> Result<(), Malformed> {
    let (i, letter) = (s.index(), s.letter());
    let is_colour = state.colours().contains(&i);
    for (level, name) in LEVELS.iter().enumerate().filter(|_| is_colour) {
        state.pieces[i][level] = squares(lines, &format!("{letter}.{name}"), state.occupied())?;
    }
    if let Some(line) = lines.take(&format!("{letter}.hand")) {
        for word in line.words() {
            match (Being::named(word), flare(word)) {
                (Some(b), _) => insert(&mut state.hand[i], b as u8, &line, word)?,
                (None, Some(f)) => insert(&mut state.flares[i], f, &line, word)?,
                (None, None) => return Err(line.no_card(word)),
            }
        }
    }
    let frozen = |word: &str| Being::named(word).filter(|b| b.printed().is_frozen).map(|b| b as u8);
    state.frozen[i] = single(lines.take(&format!("{letter}.frozen")), frozen)?.map(being);
    state.discard[i] = set(lines.take(&format!("{letter}.discard")), |line| beings(line, false))?;
    let held = state.hand[i].iter().filter(|&c| !is_legend(c)).count();
    let beside = held + state.discard[i].len() as usize + usize::from(state.frozen[i].is_some());
    state.deck[i] = pile(lines.take(&format!("{letter}.deck")), |line| beings(line, false), DECK, beside)?;
    if state.is_team()
        && let Some(line) = lines.take(&format!("{letter}.sideways"))
    {
        let most = state.deck[i].len().min(6);
        state.sideways[i] = line.number(0..=most as u8)?;
    }
    if !is_colour {
        return Ok(());
    }
    if let Some(line) = lines.take(&format!("{letter}.score")) {
        if state.mode == Mode::Melee {
            for word in line.words() {
                let colour = word.get(..1).and_then(|w| seat(w, state.seats));
                let points = word.get(1..).and_then(|w| w.parse().ok()).filter(|n| *n <= MOST_POINTS);
                let (Some(colour), Some(points)) = (colour, points) else {
                    return Err(line.wrong(Phrase::new("wrong-points").number("most", MOST_POINTS)));
                };
                state.points[i][colour.index()] = points;
            }
        } else {
            state.score[i] = line.number(0..=MOST_POINTS)?;
        }
    }
    if let Some(line) = lines.take(&format!("{letter}.improvised")) {
        for colour in kernel::parse_list(&line, |w| seat(w, state.seats))? {
            state.improvised[i][colour.index()] = true;
        }
    }
    if let Some(line) = lines.take(&format!("{letter}.gone")) {
        state.gone[i] = numbers_of(&line)?;
        // Who has no piece at all can do nothing, and nobody may pass: TK-TURN-5.
        if u32::from(state.gone[i][0]) >= TWO_SIDED {
            return Err(line.wrong(Phrase::new("wrong-gone").number("pieces", TWO_SIDED)));
        }
    }
    state.fewer[i] = lines.take(&format!("{letter}.fewer")).map_or(Ok(0), |line| line.number(0..=9))?;
    Ok(())
}

fn read_tasks(lines: &mut Lines, state: &mut State) -> Result<(), Malformed> {
    if let Some(line) = lines.take("tasks") {
        let open = kernel::parse_list(&line, task)?;
        if open.len() > 3 {
            return Err(line.wrong(Phrase::new("wrong-tasks")));
        }
        open.into_iter().enumerate().for_each(|(slot, t)| state.current[slot] = Some(t));
    }
    state.next_task = single(lines.take("next task"), task)?;
    let beside = usize::from(state.next_task.is_some());
    state.tasks = pile(lines.take("task deck"), |line| kernel::parse_list(line, task), TASKS.len(), beside)?;
    Ok(())
}

/// Derived facts: `square e5` (`Bh`, `empty`), `supply A`, `points A`, `winner`.
pub(crate) fn fact(state: &State, name: &str) -> Option<String> {
    let (kind, what) = name.split_once(' ')?;
    match kind {
        "square" => {
            let square = Square::named(what)?;
            let piece = state.piece(square).map(|(c, level)| format!("{}{}", Seat(c as u8).letter(), level.letter()));
            Some(piece.unwrap_or_else(|| "empty".into()))
        }
        "supply" => {
            let colour = state.colour(seat(what, state.seats)?);
            Some(format!("{} {}", state.supply(colour, Level::Common), state.supply(colour, Level::Legendary)))
        }
        "points" => {
            Some(crate::rules::scoring::high_form_points(state, state.colour(seat(what, state.seats)?)).to_string())
        }
        _ => None,
    }
}
