//! TK-SETUP: decks, hands, tasks and start pieces.

use crate::event::Event;
use crate::printed::{Being, TASKS, flares};
use crate::rules::drawing::{self, is_legend};
use crate::rules::tasks;
use crate::state::{Hand, Mode, Pile, State, Step};
use crate::{Arena, Ask};
use kernel::{
    About, Audience, BadSetup, Flow, Luck, Mode as TableMode, Phrase, Possible, Seat, Setting, Setup, Values, Viewer,
};

pub(crate) static ABOUT: About = About {
    key: "tash-kalar",
    rules_version: 2,
    practice: false,
    modes: &[
        TableMode { key: "high-form", seats: 2..=2 },
        TableMode { key: "duel", seats: 2..=2 },
        TableMode { key: "melee", seats: 3..=4 },
        TableMode { key: "team-high-form", seats: 4..=4 },
        TableMode { key: "team-duel", seats: 4..=4 },
    ],
    settings: &[
        Setting {
            key: "decks",
            default: "northern southern highland sylvan",
            values: Values::EachSeat(&["northern", "southern", "highland", "sylvan", "everfrost"]),
        },
        Setting { key: "first", default: "random", values: Values::Depends(first) },
        Setting { key: "teammates", default: "hidden", values: Values::Depends(teammates) },
    ],
    draws: true,
    windows: false,
    minutes: 40,
    emblem: "em-tk",
    colour: ("#5B4A1E", "#E2CD8C"),
    en: concat!(include_str!("../words/en.ftl"), "\n", include_str!("../words/cards.en.ftl")),
    cs: concat!(include_str!("../words/cs.ftl"), "\n", include_str!("../words/cards.cs.ftl")),
    rules_en: include_str!("../rules.md"),
    rules_cs: include_str!("../rules.cs.md"),
};

fn first(chosen: &Setup) -> Option<Possible> {
    let seats = Seat::all(chosen.seats).map(|seat| seat.letter().to_string());
    Some(Possible::one_of(["random".to_string()].into_iter().chain(seats)))
}

fn teammates(chosen: &Setup) -> Option<Possible> {
    chosen.mode.starts_with("team-").then(|| Possible::one_of(["hidden", "open"]))
}

/// The beings of a school; the two imperial schools share their cards.
pub(crate) fn school(name: &str) -> Option<Vec<u8>> {
    let deck = match name {
        "northern" | "southern" => "imperial",
        "highland" | "sylvan" | "everfrost" => name,
        _ => return None,
    };
    Some(Being::all().filter(|b| b.printed().deck == deck).map(|b| b as u8).collect())
}

pub(crate) fn start(setup: &Setup) -> Result<State, BadSetup> {
    let mode = match setup.mode.as_str() {
        "high-form" | "team-high-form" => Mode::HighForm,
        "duel" | "team-duel" => Mode::Duel,
        _ => Mode::Melee,
    };
    let mut state = State::empty(mode, setup.seats);
    let names: Vec<&str> = setup.text("decks").split_whitespace().collect();
    let wrong = |why: Phrase| BadSetup::new("option decks", why);
    if names.len() < usize::from(setup.seats) {
        return Err(wrong(
            Phrase::new("setup-few-decks").number("have", names.len() as i64).number("seats", setup.seats),
        ));
    }
    for (i, name) in names.iter().take(usize::from(setup.seats)).enumerate() {
        let cards = school(name).ok_or_else(|| wrong(Phrase::new("setup-no-school").text("name", *name)))?;
        if names[..i].contains(name) {
            let name = Phrase::new(format!("option-decks-{name}"));
            return Err(wrong(Phrase::new("setup-twice").phrase("name", name)));
        }
        state.deck[i] = cards.into_iter().collect();
    }
    // TK-SETUP-6, A17
    if state.is_team() {
        state.sideways = [6; 4];
        state.open_hands = setup.text("teammates") == "open";
    }
    state.legends = Being::all().filter(|b| b.printed().deck == "legends").map(|b| b as u8).collect();
    state.flare_deck = (0..flares().len() as u8).collect();
    if mode == Mode::HighForm {
        state.tasks = (0..TASKS.len() as u8).collect();
    }
    // TK-SETUP-11, TK-SETUP-14: score markers are out of the game.
    for colour in state.colours() {
        state.gone[colour][0] = match mode {
            Mode::HighForm => 0,
            Mode::Duel => 1,
            Mode::Melee => setup.seats - 1,
        };
    }
    if let Some(named) = Seat::all(setup.seats).find(|s| setup.text("first") == s.letter().to_string()) {
        state.turn = named;
        state.turns = 0; // somebody was named to begin
    }
    state.step = Step::Deal;
    Ok(state)
}

/// TK-SETUP-3 to TK-SETUP-8, TK-TASK-1 to TK-TASK-5
pub(crate) fn deal(t: &mut Arena<'_>) -> Flow {
    if t.state.turns != 0 {
        t.state.turn = Seat(t.roll(Ask::First, u32::from(t.state.seats))? as u8);
    }
    t.state.turns = 1;
    let seat = t.state.turn;
    t.tell(Audience::ALL, || Event::Began { seat });
    t.shuffle(Ask::Shuffle, |s| s.legends.as_mut_slice())?;
    t.shuffle(Ask::Shuffle, |s| s.flare_deck.as_mut_slice())?;
    for seat in Seat::all(t.state.seats) {
        t.shuffle(Ask::Shuffle, |s| s.deck[seat.index()].as_mut_slice())?;
    }
    if t.state.mode == Mode::HighForm {
        tasks::set_up(t)?;
    }
    for seat in Seat::all(t.state.seats) {
        drawing::opening_hand(t, seat)?;
    }
    t.state.step = if t.state.mode == Mode::HighForm { Step::StartOfTurn } else { Step::StartPieces };
    Ok(())
}

/// What a viewer cannot see is dealt again: hands of the others, and the order of every deck. What has come to light
/// since the checkpoint stays where it was.
pub(crate) fn resample(world: &mut State, now: &State, viewer: Viewer, luck: &mut Luck) {
    let hidden: Vec<usize> =
        Seat::all(world.seats).filter(|&s| !world.shows_hand(s, viewer)).map(Seat::index).collect();
    let unseen = unseen(now, &hidden);
    for seat in Seat::all(world.seats).map(Seat::index) {
        let hands: &[usize] = if hidden.contains(&seat) { &[seat] } else { &[] };
        let of = |card| unseen.0.has(card) && !is_legend(card);
        redeal(&mut world.deck[seat], &mut world.hand, hands, of, luck);
    }
    redeal(&mut world.legends, &mut world.hand, &hidden, |c| unseen.0.has(c) && is_legend(c), luck);
    redeal(&mut world.flare_deck, &mut world.flares, &hidden, |f| unseen.1.has(f), luck);
    // TK-TASK-4: the next task lies open; the rest of the task deck is hidden from all.
    let mut left: Vec<u8> = world.tasks.as_slice().to_vec();
    left.sort_unstable();
    luck.shuffle(&mut left);
    world.tasks = left.into_iter().collect();
}

/// Beings and flares that lie in a deck or in a hidden hand.
fn unseen(now: &State, hidden: &[usize]) -> (Hand, Hand) {
    let mut unseen = (Hand::default(), Hand::default());
    let decks = now.deck.iter().chain([&now.legends]).flat_map(|pile| pile.as_slice());
    decks.for_each(|&card| unseen.0.insert(card));
    now.flare_deck.as_slice().iter().for_each(|&flare| unseen.1.insert(flare));
    for &seat in hidden {
        unseen.0.0 |= now.hand[seat].0;
        unseen.1.0 |= now.flares[seat].0;
    }
    unseen
}

/// A deck and the hidden hands it was dealt to.
fn redeal(deck: &mut Pile, hands: &mut [Hand; 4], hidden: &[usize], of: impl Fn(u8) -> bool, luck: &mut Luck) {
    let mut pool: Vec<u8> = deck.as_slice().to_vec();
    let mut counts = vec![];
    for &seat in hidden {
        let held: Vec<u8> = hands[seat].iter().filter(|&c| of(c)).collect();
        held.iter().for_each(|&c| hands[seat].remove(c));
        counts.push((seat, held.len()));
        pool.extend(held);
    }
    pool.sort_unstable();
    luck.shuffle(&mut pool);
    for (seat, count) in counts {
        pool.drain(..count).for_each(|c| hands[seat].insert(c));
    }
    *deck = pool.into_iter().collect();
}
