//! Tables without cards: dice, stones, hexes, the fullest and the emptiest.

use super::cards::{hand_of_cards, pile, seat_with_piles};
use super::{ANY, Laid, choice, names, say};
use draw::{Choice, Prompt};
use kernel::Seat;
use kernel::scene::*;
use words::Lang;

pub(crate) fn counter(id: &str, label: &str, icon: &'static str, value: i32, of: Option<i32>) -> Counter {
    Counter { id: id.into(), label: say(label), icon: Some(Icon(icon)), value, of, change: None, parts: vec![] }
}

/// Six people round a table with dice under cups; long names, one of them out.
pub(crate) fn six_with_dice() -> Laid {
    let cups: [&[u8]; 6] = [&[5, 5, 2, 1, 6], &[0, 0, 0], &[0, 0, 0, 0, 0], &[], &[0, 0, 0, 0], &[0, 0]];
    let who = ["Jana", "Marek", "Přemysl Nejnedobytnější z Třebíče", "Žofie", "Kryštof", "Ludmila"];
    let mut scene =
        Scene { turn: Turn { seat: Some(Seat(0)), label: say("Kolo 4"), phases: vec![] }, ..Scene::default() };
    let mut areas = vec![];
    for (seat, cup) in Seat::all(6).zip(cups) {
        let mut panel = SeatPanel::new(seat);
        panel.out = cup.is_empty();
        panel.counters.push(counter(&format!("{}.dice", seat.letter()), "kostek", "i-dice", cup.len() as i32, None));
        scene.seats.push(panel);
        let die = |(i, &pips): (usize, &u8)| {
            let face = if pips == 0 { DieFace::Hidden } else { DieFace::Pips(pips) };
            let id = format!("{}.die{i}", seat.letter());
            Thing::Die(Die { id, label: say("kostka"), face, counts: None, again: false })
        };
        areas.push(Area {
            id: format!("{}.cup", seat.letter()),
            label: say(&format!("Kostky: {}", who[seat.index()])),
            seat: Some(seat),
            things: cup.iter().enumerate().map(die).collect(),
            at_it: vec![],
            room: None,
        });
    }
    scene.boards.push(Board::Areas(areas));
    scene.goals.clear();
    let mut answers: Vec<Choice> = vec![];
    for count in 3..=9 {
        for face in 1..=6 {
            answers.push(choice(answers.len() + 1, &format!("{count} × {face}"), None, None));
        }
    }
    let mut doubt = choice(answers.len() + 1, "Nevěřím", Some("všichni ukážou kostky"), Some("F.cup"));
    doubt.rare = true;
    answers.push(doubt);
    Laid {
        name: "six-with-dice",
        title: "Lhářovy kostky".into(),
        about: &ANY,
        lang: Lang::Cs,
        names: names(&who),
        scene,
        seat: Some(Seat(0)),
        question: Some(Prompt {
            text: "Kolik kostek na stole ukazuje stejně?".into(),
            detail: Some("Ludmila říká: 3 × 2. Na stole je 19 kostek.".into()),
            answers,
        }),
        log: vec![
            "Ludmila říká 3 × 2.".into(),
            "Kryštof říká 3 × 1.".into(),
            "Přemysl Nejnedobytnější z Třebíče říká 2 × 6.".into(),
            "Žofie přichází o poslední kostku a je mimo hru.".into(),
            "Nové kolo začíná & všichni <házejí>.".into(),
        ],
    }
}

/// A nine by nine arena without its corners, stones of all levels, special squares.
pub(crate) fn arena() -> Laid {
    let mut cells = vec![];
    for y in 0..9_i32 {
        for x in 0..9_i32 {
            let outside = (x.min(8 - x) + y.min(8 - y)) < 2;
            let place = format!("{}{}", char::from(b'a' + x as u8), y + 1);
            let special = match (x, y) {
                (3, 1) | (4, 4) => Some(Special { label: say("red"), corners: Corners::Cut }),
                (2, 2) | (6, 6) => Some(Special { label: say("green"), corners: Corners::Round }),
                (8, 4) => Some(Special { label: say("gate"), corners: Corners::Framed }),
                _ => None,
            };
            let level = ((x + y) % 3 + 1) as u8;
            let stone = |owner: u8| {
                Thing::Piece(Piece {
                    id: format!("s{place}"),
                    label: say("stone"),
                    owner: Some(Seat(owner)),
                    level,
                    ..Piece::default()
                })
            };
            let things = if (x * 7 + y * 3) % 5 == 0 { vec![stone(((x + y) % 4) as u8)] } else { vec![] };
            cells.push((!outside).then_some(Cell { id: place.clone(), place, special, things, ..Cell::default() }));
        }
    }
    let grid = Grid {
        id: "arena".into(),
        label: say("Arena"),
        columns: ('a'..='i').map(String::from).collect(),
        rows: (1..=9).map(|r: i32| r.to_string()).collect(),
        cells,
    };
    let scene = Scene {
        turn: Turn { seat: Some(Seat(2)), label: say("Turn 3"), phases: vec![] },
        seats: Seat::all(4).map(|s| seat_with_piles(s, "Northern", 4, 7)).collect(),
        boards: vec![Board::Grid(grid)],
        ..Scene::default()
    };
    Laid {
        name: "arena",
        title: "Tash-Kalar".into(),
        about: &ANY,
        lang: Lang::En,
        names: names(&["Jana", "Marek", "Ota", "Iva"]),
        scene,
        seat: None,
        question: None,
        log: vec![],
    }
}

/// Two tiles of hexes, one of them still face down.
pub(crate) fn hexes() -> Laid {
    let seven = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
    let field = |(q, r): (i8, i8)| Field {
        id: format!("h{q},{r}"),
        label: say("field"),
        place: format!("{q},{r}"),
        at: (q, r),
        location: (q == 1).then_some(Icon("lo-windmill")),
        guard: (q == -1).then(|| "IV".into()),
        yields: None,
        visited: r == 1,
        owners: if r == -1 { vec![Seat(0)] } else { vec![] },
        enterable: true,
        things: if (q, r) == (0, 0) {
            vec![Thing::Piece(Piece {
                id: "hero".into(),
                label: say("Catherine"),
                owner: Some(Seat(0)),
                level: 1,
                icon: Some(Icon("i-crown")),
                ..Piece::default()
            })]
        } else {
            vec![]
        },
        ..Field::default()
    };
    let board = HexField {
        id: "map".into(),
        label: say("Map"),
        tiles: vec![
            Tile {
                id: "t1".into(),
                label: say("F1"),
                centre: (0, 0),
                turn: 0,
                terrain: Some(say("grass")),
                back: None,
            },
            Tile {
                id: "t2".into(),
                label: say("N1"),
                centre: (2, 1),
                turn: 0,
                terrain: None,
                back: Some("IV–V".into()),
            },
        ],
        fields: seven.map(field).to_vec(),
        edges: vec![Edge { from: "h1,0".into(), to: Some("h0,0".into()), label: say("closed"), both_ways: true }],
        ghosts: vec![],
    };
    let answers = vec![choice(1, "Windmill", Some("gain 1"), Some("h1,0")), choice(2, "Turn up N1", None, Some("t2"))];
    Laid {
        name: "hexes",
        title: "Heroes".into(),
        about: &ANY,
        lang: Lang::En,
        names: names(&["Jana"]),
        scene: Scene { seats: vec![SeatPanel::new(Seat(0))], boards: vec![Board::Hex(board)], ..Scene::default() },
        seat: Some(Seat(0)),
        question: Some(Prompt { text: "Catherine moves. Where?".into(), detail: None, answers }),
        log: vec![],
    }
}

/// More of everything than any game has.
pub(crate) fn fullest() -> Laid {
    let long = "Nejneobhospodařovávatelnější Třístatřicettři stříbrných křepelek přeletělo přes třistatřicettři stříbrných střech";
    let mut laid = hand_of_cards();
    let areas = six_with_dice();
    let scene = &mut laid.scene;
    for _ in 0..2 {
        scene.boards.extend(areas.scene.boards.clone());
    }
    scene.boards.extend(hexes().scene.boards);
    scene.boards.extend(arena().scene.boards);
    scene.seats = Seat::all(8).map(|seat| seat_with_piles(seat, long, 40, 99)).collect();
    for panel in &mut scene.seats {
        panel.counters.extend((0..5).map(|i| counter(&format!("c{i}"), long, "i-gold", -100_000 * i, None)));
    }
    let more: Vec<Card> = (0..5).flat_map(|_| scene.hand.clone()).collect();
    scene.hand.extend(more);
    scene.piles = (0..4).map(|i| pile(&format!("p{i}"), long, "i-deck", 1000)).collect();
    laid.name = "fullest";
    laid.log = vec![long.into(); 40];
    laid.names = names(&[long; 8]);
    let answers = (1..=300).map(|i| choice(i, &format!("{long} {i}"), Some(long), Some("d2")));
    let mut answers: Vec<Choice> = answers.collect();
    answers[298].rare = true;
    laid.question = Some(Prompt { text: long.repeat(3), detail: Some(long.repeat(4)), answers });
    laid
}

/// Nothing at all.
pub(crate) fn empty() -> Laid {
    Laid {
        name: "empty",
        title: "".into(),
        about: &ANY,
        lang: Lang::En,
        names: vec![],
        scene: Scene::default(),
        seat: Some(Seat(3)),
        question: Some(Prompt { text: String::new(), detail: None, answers: vec![] }),
        log: vec![],
    }
}
