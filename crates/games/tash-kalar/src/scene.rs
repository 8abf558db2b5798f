//! What lies on the table: the arena, tasks, hands and points.

use crate::board::{SIZE, Square};
use crate::cards::{green, red};
use crate::notation::{flare_id, task_id};
use crate::printed::{Being, Level, TASKS, flares};
use crate::rules::drawing::being;
use crate::rules::scoring::high_form_points;
use crate::state::{Mode, State};
use crate::view::name;
use kernel::scene::{
    Board, Card, Cell, Corners, Counter, Effect, Goal, Grid, Icon, KnownCard, Piece, Pile, Scene, SeatPanel, Special,
    Thing, Track, Turn,
};
use kernel::{CardFacts, Phrase, Seat, Viewer};

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    let hand = match viewer {
        Viewer::Seat(seat) => hand(state, seat),
        Viewer::Spectator | Viewer::Judge => vec![],
    };
    Scene {
        turn: Turn {
            seat: (!state.over).then_some(state.turn),
            label: Phrase::new("turn-label").number("n", state.turns).number("actions", state.actions),
            phases: vec![],
        },
        seats: Seat::all(state.seats).map(|seat| panel(state, seat)).collect(),
        boards: vec![Board::Grid(arena(state))],
        piles: vec![pile("legends", "i-deck", state.legends.len()), pile("flares", "i-deck", state.flare_deck.len())],
        hand,
        goals: state.current.iter().flatten().map(|&t| goal(state, t)).collect(),
        ..Scene::default()
    }
}

fn pile(what: &str, icon: &'static str, count: usize) -> Pile {
    let label = Phrase::new(format!("pile-{what}"));
    Pile { id: format!("pile {what}"), label, icon: Icon(icon), count: Some(count as u32), top: None, open: None }
}

fn arena(state: &State) -> Grid {
    let squares = (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Square::at(column, row)));
    Grid {
        id: "arena".into(),
        label: Phrase::new("arena"),
        columns: ('a'..='i').map(String::from).collect(),
        rows: (1..=9).map(|r| r.to_string()).collect(),
        cells: squares.map(|square| square.map(|s| cell(state, s))).collect(),
    }
}

/// Coloured squares differ by the form of their corners, and show under pieces.
fn cell(state: &State, square: Square) -> Cell {
    let special = if red().has(square) {
        Some(Special { label: Phrase::new("square-red"), corners: Corners::Cut })
    } else if green().has(square) {
        Some(Special { label: Phrase::new("square-green"), corners: Corners::Round })
    } else {
        None
    };
    let piece = state.piece(square).map(|(colour, level)| {
        let owner = Seat(colour as u8);
        Thing::Piece(Piece {
            id: format!("piece {square}"),
            label: Phrase::new("piece").seat("owner", owner).phrase("level", level_word(level)),
            owner: Some(owner),
            level: level.index() as u8 + 1,
            icon: None,
            points: None,
        })
    });
    Cell {
        id: square.to_string(),
        place: square.to_string(),
        special,
        things: piece.into_iter().collect(),
        ..Cell::default()
    }
}

fn level_word(level: Level) -> Phrase {
    Phrase::new(format!("level-{}", level.id()))
}

fn panel(state: &State, seat: Seat) -> SeatPanel {
    let i = seat.index();
    let id = |what: &str| format!("{} {what}", seat.letter());
    let counter = |what: &str, icon: &'static str, value: u32| Counter {
        id: id(what),
        label: Phrase::new(format!("count-{what}")),
        icon: Some(Icon(icon)),
        value: value as i32,
        of: None,
        change: None,
    };
    let track = |label: Phrase, what: String, steps: u32, points: u32| Track {
        id: what,
        label,
        icon: Some(Icon("i-star")),
        steps,
        value_in_halves: points.min(steps) * 2,
        kinds: vec![],
        next: None,
    };
    let tracks = match state.mode {
        Mode::HighForm => vec![track(Phrase::new("points"), id("points"), 9, high_form_points(state, i))],
        Mode::Duel => vec![track(Phrase::new("points"), id("points"), 18, state.score[i].into())],
        Mode::Melee => state
            .colours()
            .filter(|&c| c != i)
            .map(|c| {
                let owner = Seat(c as u8);
                let label = Phrase::new("points-in").seat("owner", owner);
                track(
                    label,
                    id(&format!("points {}", owner.letter())),
                    if state.seats == 3 { 12 } else { 10 },
                    state.points[i][c].into(),
                )
            })
            .collect(),
    };
    let held = state.hand[i].len() + state.flares[i].len();
    SeatPanel {
        counters: vec![
            counter("stones", "lvl-common", state.supply(i, Level::Common)),
            counter("legends", "lvl-legendary", state.supply(i, Level::Legendary)),
        ],
        tracks,
        piles: vec![
            Pile { id: id("hand"), ..pile("hand", "i-hand", held as usize) },
            Pile { id: id("deck"), ..pile("deck", "i-deck", state.deck[i].len()) },
            Pile { id: id("discard"), ..pile("discard", "i-discard", state.discard[i].len() as usize) },
        ],
        ..SeatPanel::new(seat)
    }
}

fn goal(state: &State, task: u8) -> Goal {
    let printed = &TASKS[usize::from(task)];
    Goal {
        id: task_id(task).into(),
        label: Phrase::new(format!("card-{}", printed.id)),
        text: Phrase::new(format!("text-{}", printed.id)),
        points: Some(printed.points.into()),
        progress: None,
        met: crate::cards::tasks::holds(state, printed.task),
    }
}

fn hand(state: &State, seat: Seat) -> Vec<Card> {
    let beings = state.hand[seat.index()].iter().map(|c| known(being(c)));
    let flares = state.flares[seat.index()].iter().map(|f| {
        let id = flare_id(f);
        plain(id, Phrase::new(format!("card-{id}")), Phrase::new("kind-flare"), "sg-flame")
    });
    beings.chain(flares).collect()
}

fn known(being: Being) -> Card {
    let printed = being.printed();
    let sigil = match printed.level {
        Level::Common => "lvl-common",
        Level::Heroic => "lvl-heroic",
        Level::Legendary => "lvl-legendary",
    };
    let Card::Known(mut card) = plain(printed.id, name(being), level_word(printed.level), sigil) else {
        unreachable!("a known card")
    };
    card.pattern = Some(pattern(printed.id, printed.pattern));
    card.rank = printed.level.index() as u8 + 1;
    Card::Known(card)
}

fn plain(id: &str, name: Phrase, kind: Phrase, sigil: &'static str) -> Card {
    let text = Phrase::new(format!("text-{id}"));
    Card::Known(Box::new(KnownCard {
        id: format!("hand {id}"),
        card: id.into(),
        name,
        kind,
        sigil: Some(Icon(sigil)),
        effects: vec![Effect { id: format!("text {id}"), word: None, timing: None, text, not_now: None }],
        ..KnownCard::default()
    }))
}

/// The drawn pattern as a small board: own pieces by level, the summon square framed.
fn pattern(id: &str, drawn: &str) -> Grid {
    let rows: Vec<&str> = drawn.lines().collect();
    let width = rows.first().map_or(0, |r| r.len());
    let cell = |x: usize, y: usize, sign: char| {
        let level = Level::ALL.into_iter().find(|l| l.letter() == sign.to_ascii_lowercase());
        let framed = sign
            .is_ascii_uppercase()
            .then(|| Special { label: Phrase::new("summon-square"), corners: Corners::Framed });
        let piece = level.map(|level| {
            Thing::Piece(Piece {
                id: format!("{id} {x} {y}"),
                label: level_word(level),
                owner: None,
                level: level.index() as u8 + 1,
                icon: None,
                points: None,
            })
        });
        Cell {
            id: format!("{id} square {x} {y}"),
            special: framed,
            things: piece.into_iter().collect(),
            ..Cell::default()
        }
    };
    Grid {
        id: format!("{id} pattern"),
        label: Phrase::new("pattern"),
        columns: vec![String::new(); width],
        rows: vec![String::new(); rows.len()],
        cells: rows
            .iter()
            .enumerate()
            .flat_map(|(y, row)| row.chars().enumerate().map(move |(x, c)| Some(cell(x, y, c))))
            .collect(),
    }
}

/// Every card in the reference.
pub(crate) fn cards() -> Vec<CardFacts> {
    let facts = |id: &str, kind: Phrase, stats: Vec<(Phrase, String)>| CardFacts {
        id: id.into(),
        name: Phrase::new(format!("card-{id}")),
        kind,
        stats,
        text: Phrase::new(format!("text-{id}")),
    };
    let beings = Being::all().map(|b| {
        let p = b.printed();
        facts(p.id, level_word(p.level), vec![(Phrase::new("pattern"), p.pattern.replace('\n', "/"))])
    });
    let flares = flares().iter().map(|f| facts(f.id, Phrase::new("kind-flare"), vec![]));
    let tasks = TASKS
        .iter()
        .map(|t| facts(t.id, Phrase::new("kind-task"), vec![(Phrase::new("points"), t.points.to_string())]));
    beings.chain(flares).chain(tasks).collect()
}
