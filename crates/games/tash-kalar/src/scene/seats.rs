//! A seat's panel: points as each mode counts them, pieces on the board and beside it, cards.

use super::hand::lying;
use super::pile;
use crate::printed::Level;
use crate::rules::scoring::{high_form_points, tally};
use crate::state::{Colour, Hand, Mode, State};
use kernel::scene::{Card, Counter, Icon, Marker, Pile, SeatPanel, Track};
use kernel::{Phrase, Seat, Viewer};

pub(super) fn panel(state: &State, seat: Seat, viewer: Viewer) -> SeatPanel {
    let i = seat.index();
    let id = |what: &str| format!("{} {what}", seat.letter());
    let held = state.hand[i].len() + state.flares[i].len();
    SeatPanel {
        counters: counters(state, seat),
        tracks: tracks(state, seat),
        piles: vec![
            Pile { id: id("hand"), open: others_hand(state, seat, viewer), ..pile("hand", "i-hand", held as usize) },
            Pile { id: id("deck"), ..pile("deck", "i-deck", state.deck[i].len()) },
            Pile {
                id: id("discard"),
                open: Some(lying(&id("discard"), state.discard[i], Hand::default())), // A29
                ..pile("discard", "i-discard", state.discard[i].len() as usize)
            },
        ],
        markers: markers(state, seat),
        ..SeatPanel::new(seat)
    }
}

/// A hand that is not the viewer's own but may be seen: a teammate's that lies open, every one for the judge.
fn others_hand(state: &State, seat: Seat, viewer: Viewer) -> Option<Vec<Card>> {
    let shown = viewer != Viewer::Seat(seat) && state.shows_hand(seat, viewer);
    let i = seat.index();
    shown.then(|| lying(&format!("{} hand", seat.letter()), state.hand[i], state.flares[i]))
}

/// Pieces on the board carry the lead over whoever else has most: what flares are about.
fn counters(state: &State, seat: Seat) -> Vec<Counter> {
    let mine = state.colour(seat);
    let counter = |what: &str, icon: &'static str, value: u32| Counter {
        id: format!("{} {what}", seat.letter()),
        label: Phrase::new(format!("count-{what}")),
        icon: Some(Icon(icon)),
        value: value as i32,
        of: None,
        change: None,
        parts: vec![],
    };
    let led = |what: &str, icon: &'static str, count: &dyn Fn(Colour) -> u32| {
        let most = state.colours().filter(|&c| c != mine).map(count).max().unwrap_or(0);
        Counter { change: Some(count(mine) as i32 - most as i32), ..counter(what, icon, count(mine)) }
    };
    let mut counters = vec![
        led("pieces", "lvl-common", &|c| state.of(c).len()),
        led("upgraded", "lvl-heroic", &|c| state.upgraded(c).len()),
        counter("stones", "lvl-common", state.supply(mine, Level::Common)),
        counter("legends", "lvl-legendary", state.supply(mine, Level::Legendary)),
    ];
    if let Some(weakest) = weakest(state, mine) {
        counters.insert(0, counter("result", "i-star", u32::from(state.points[mine][weakest])));
    }
    counters
}

/// TK-END-14: in the melee the colour with the fewest points is what counts.
fn weakest(state: &State, mine: Colour) -> Option<Colour> {
    let colours = state.colours().filter(|&c| state.mode == Mode::Melee && c != mine);
    colours.min_by_key(|&c| state.points[mine][c])
}

fn tracks(state: &State, seat: Seat) -> Vec<Track> {
    let mine = state.colour(seat);
    let track = |what: String, label: Phrase, steps: u32, points: u32, pending: u8| Track {
        id: format!("{} {what}", seat.letter()),
        label,
        icon: Some(Icon("i-star")),
        steps,
        value_in_halves: points * 2,
        kinds: vec![],
        next: (pending > 0).then(|| Phrase::new("points-pending").number("n", pending)),
    };
    let pending = |enemy: Colour| if state.mine() == mine { tally(state, enemy) } else { 0 };
    match state.mode {
        Mode::HighForm => {
            let legends = state.pieces[mine][Level::Legendary.index()].len();
            let label = Phrase::new("points-high-form").number("tasks", state.score[mine]).number("legends", legends);
            vec![track("points".into(), label, 9, high_form_points(state, mine), 0)]
        }
        Mode::Duel => {
            let points = state.score[mine].into();
            vec![track("points".into(), Phrase::new("points"), 18, points, pending(1 - mine))]
        }
        Mode::Melee => {
            let goal = if state.seats == 3 { 12 } else { 10 };
            let colours = state.colours().filter(|&c| c != mine);
            let in_colour = |c: Colour| {
                let owner = Seat(c as u8);
                let weakest = weakest(state, mine) == Some(c);
                let label = Phrase::new(if weakest { "points-in-weakest" } else { "points-in" }).seat("owner", owner);
                let what = format!("points {}", owner.letter());
                track(what, label, goal, state.points[mine][c].into(), pending(c))
            };
            colours.map(in_colour).collect()
        }
    }
}

/// Colours still free for improvising (TK-SETUP-14), and actions lost in the next turn.
fn markers(state: &State, seat: Seat) -> Vec<Marker> {
    let mine = state.colour(seat);
    let marker = |what: String, label: Phrase, on: bool, count: u32| Marker {
        id: format!("{} {what}", seat.letter()),
        label,
        icon: None,
        on,
        count,
    };
    let enemies = state.colours().filter(|&c| state.mode == Mode::Melee && c != mine);
    let improvise = enemies.map(|c| {
        let owner = Seat(c as u8);
        let label = Phrase::new("improvise-with").seat("owner", owner);
        marker(format!("improvise {}", owner.letter()), label, !state.improvised[mine][c], 1)
    });
    let fewer = u32::from(state.fewer[mine]);
    let fewer = (fewer > 0).then(|| marker("fewer".into(), Phrase::new("fewer-actions"), true, fewer));
    let team = state.teammate(seat).into_iter().flat_map(|mate| {
        let with = marker("team".into(), Phrase::new("team-with").seat("mate", mate), true, 1);
        let sideways = u32::from(state.sideways[seat.index()]);
        [with, marker("sideways".into(), Phrase::new("sideways"), sideways > 0, sideways)]
    });
    improvise.chain(fewer).chain(team).collect()
}
