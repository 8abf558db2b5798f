//! A scene with one of everything there is, for looking at and for tests: what a game nobody has written yet would show.

use kernel::scene::*;
use kernel::{Phrase, Seat};

fn words(key: &str) -> Phrase {
    Phrase::new(key)
}

fn number(icon: &'static str, value: i32) -> Number {
    let part = |amount, struck| Part { amount, up_to: None, is_factor: false, source: words("page-deck"), struck };
    Number {
        label: words("page-rating"),
        icon: Some(Icon(icon)),
        value,
        printed: Some(value - 1),
        parts: vec![part(value - 1, None), part(1, None), part(3, Some((words("page-away"), "XX-RULE-1".into())))],
        ..Number::default()
    }
}

fn card(id: &str, seat: u8) -> KnownCard {
    let token =
        Marker { id: format!("{id} t"), label: words("page-hint"), icon: Some(Icon("i-boost")), on: true, count: 2 };
    KnownCard {
        id: id.into(),
        card: id.into(),
        name: words("page-resign-yes"),
        kind: words("page-kind"),
        sigil: Some(Icon("sg-helm")),
        owner: Some(Seat(seat)),
        rank: 2,
        stats: vec![number("i-melee", 5), number("i-shoot", 3), number("i-shield", 6), number("i-value", 2)],
        tokens: vec![token],
        effects: vec![Effect {
            id: format!("{id} e"),
            word: Some(words("page-hint")),
            timing: Some(words("page-turn")),
            text: words("page-trouble-broken-line"),
            not_now: Some(words("page-nothing-now")),
        }],
        state: Some(words("page-state-used")),
        ..KnownCard::default()
    }
}

fn known(id: &str, seat: u8) -> Card {
    Card::Known(Box::new(card(id, seat)))
}

fn bearer(id: &str, seat: u8) -> Card {
    let carried = |name: &str, idle| Attachment { card: known(name, seat), changes: Some(words("page-yes")), idle };
    let mut bearer = card(id, seat);
    let mut gun = card(&format!("{id} gun"), seat);
    gun.attachments = vec![carried(&format!("{id} scope"), None)];
    let gun = Attachment { card: Card::Known(Box::new(gun)), changes: None, idle: None };
    bearer.attachments =
        vec![carried(&format!("{id} one"), None), carried(&format!("{id} two"), Some(words("page-no"))), gun];
    (bearer.sideways, bearer.face_down) = (true, Some(Known::ToAll));
    Card::Known(Box::new(bearer))
}

fn piece(id: &str, seat: u8, level: u8) -> Thing {
    let icon = (level == 3).then_some(Icon("sg-helm"));
    let points = (level == 2).then_some((2, 3));
    Thing::Piece(Piece {
        id: id.into(),
        label: words("page-game"),
        owner: Some(Seat(seat)),
        level,
        icon,
        points,
        ..Piece::default()
    })
}

fn hexes() -> HexField {
    let around = (-2..=2).flat_map(|q: i8| (-2..=2).map(move |r: i8| (q, r))).filter(|(q, r)| (q + r).abs() <= 2);
    let fields = around.enumerate().map(|(i, at)| Field {
        id: format!("hex {i}"),
        label: words("page-board"),
        place: format!("{},{}", at.0, at.1),
        at,
        location: [None, Some(Icon("lo-mine")), Some(Icon("lo-temple"))][i % 3],
        guard: (i % 7 == 1).then(|| "IV".into()),
        yields: (i % 7 == 2).then(|| number("i-gold", 3)),
        visited: i % 5 == 0,
        owners: if i % 4 == 0 { vec![Seat(0), Seat(1)] } else { vec![] },
        enterable: i % 6 != 5,
        shut: if i % 8 == 3 { 0b1010 } else { 0 },
        about: (i % 3 == 1).then(|| words("page-board")),
        things: if i % 5 == 2 { vec![piece(&format!("hero {i}"), (i % 2) as u8, 3)] } else { vec![] },
        ..Field::default()
    });
    let tile = |id: &str, centre, back: &str| Tile {
        id: id.into(),
        label: words("page-board"),
        centre,
        turn: 0,
        terrain: None,
        back: Some(back.into()),
    };
    HexField {
        id: "field".into(),
        label: words("page-board"),
        tiles: vec![tile("t1", (5, -1), "IV–V")],
        fields: fields.collect(),
        edges: vec![Edge {
            from: "hex 3".into(),
            to: Some("hex 4".into()),
            label: words("page-close"),
            both_ways: true,
        }],
        ghosts: vec![],
    }
}

fn areas() -> Vec<Area> {
    let die = |i: usize, face, counts| {
        Thing::Die(Die { id: format!("die {i}"), label: words("page-game"), face, counts, again: i == 2 })
    };
    let area = |id: &str, seat: u8, things| Area {
        id: id.into(),
        label: words("page-seats"),
        seat: Some(Seat(seat)),
        things,
        at_it: vec![known(&format!("{id} at"), seat)],
        room: Some(6),
    };
    let wall = |id: &str, broken| {
        Thing::Barrier(Barrier {
            id: id.into(),
            label: words("page-board"),
            owner: Some(Seat(1)),
            icon: None,
            broken,
            stops: None,
        })
    };
    let mark = Marker { id: "m".into(), label: words("page-hint"), icon: Some(Icon("i-morale")), on: false, count: 3 };
    let hidden = Thing::Card(Card::Unknown { id: "unknown".into(), seat: Some(Seat(1)) });
    vec![
        area(
            "squad",
            1,
            vec![Thing::Card(bearer("a", 1)), hidden, wall("w1", false), wall("w2", true), piece("p2", 1, 2)],
        ),
        area("aside", 1, vec![]),
        area("mine", 0, vec![Thing::Card(bearer("b", 0)), Thing::Card(known("c", 0)), Thing::Marker(mark)]),
        area(
            "dice",
            0,
            vec![
                die(0, DieFace::Icons(vec![Icon("i-melee"), Icon("i-ranged")]), Some(true)),
                die(1, DieFace::Icons(vec![Icon("i-special")]), Some(false)),
                die(2, DieFace::Word("+2".into()), None),
                die(3, DieFace::Pips(5), None),
                die(4, DieFace::Hidden, None),
            ],
        ),
    ]
}

/// A combat between two of them, within another, and a chain of plays on it.
fn fought(sum: &Comparison) -> (Vec<Clash>, Vec<Pending>) {
    let phase = |key: &str, when| Phase { label: words(key), when, note: Some(words("page-hint")) };
    let side = |seat: u8, member: &str, blow: Option<Comparison>| ClashSide {
        seat: Some(Seat(seat)),
        label: words("page-turn"),
        icon: Some(Icon("i-shield")),
        members: vec![member.into()],
        uses: vec![format!("{member} gun")],
        blow,
        note: Some(words("page-first")),
    };
    let clash = |id: &str| Clash {
        id: id.into(),
        label: words("page-question"),
        note: Some(words("page-board")),
        at: Some("squad at".into()),
        stages: vec![phase("page-first", When::Done), phase("page-next", When::Now), phase("page-last", When::ToCome)],
        sides: vec![side(1, "a", Some(sum.clone())), side(0, "b", None)],
    };
    let aim = |id: Option<&str>| Aim { id: id.map(Into::into), label: words("page-game") };
    let pending = |id: &str, card, off| Pending {
        id: id.into(),
        label: words("page-hint"),
        seat: Some(Seat(1)),
        card,
        aims: vec![aim(Some("a")), aim(None)],
        note: Some(words("page-next")),
        off,
    };
    let chain = vec![
        pending("harm", None, None),
        pending("play 1", Some(known("played", 1)), Some(words("page-no"))),
        pending("play 2", Some(known("answered", 0)), None),
    ];
    (vec![clash("outer"), clash("inner")], chain)
}

/// One of everything, on the boards wanted.
pub(crate) fn scene(hex: bool) -> Scene {
    let mut panel = SeatPanel::new(Seat(0));
    panel.title = Some(words("page-game"));
    panel.id = "seat one".into();
    panel.cards = vec![known("laid", 0), Card::Unknown { id: "laid hidden".into(), seat: Some(Seat(0)) }];
    panel.markers = vec![Marker { id: "mm".into(), label: words("page-hint"), icon: None, on: true, count: 1 }];
    panel.counters = vec![Counter {
        id: "gold".into(),
        label: words("page-won"),
        icon: Some(Icon("i-gold")),
        value: 7,
        of: None,
        change: Some(5),
        parts: vec![Part::new(5, words("page-won"))],
    }];
    let half = Track {
        id: "level".into(),
        label: words("page-rating"),
        icon: None,
        steps: 7,
        value_in_halves: 5,
        kinds: vec![],
        next: Some(words("page-next")),
    };
    panel.tracks = vec![half];
    let mut other = SeatPanel::new(Seat(1));
    other.out = true;
    let entry = |id: &str, seat, when| OrderEntry {
        id: id.into(),
        label: words("page-game"),
        seat: Some(Seat(seat)),
        number: Some(6),
        when,
        note: None,
    };
    let pile = Pile {
        id: "common".into(),
        label: words("page-deck"),
        icon: Icon("i-deck"),
        count: None,
        top: Some(known("top", 0)),
        open: None,
    };
    let open = Pile {
        id: "open".into(),
        label: words("page-cards"),
        icon: Icon("i-discard"),
        count: Some(2),
        top: None,
        open: Some(vec![known("o1", 0), known("o2", 1)]),
    };
    let goal = Goal {
        id: "goal".into(),
        label: words("page-goals"),
        text: words("page-invite"),
        points: Some(2),
        progress: Some((2, 5)),
        met: false,
    };
    let sum = Comparison {
        label: words("page-question"),
        left: number("i-melee", 16),
        relation: "≥",
        right: number("i-shield", 15),
        verdict: words("page-yes"),
    };
    let phase = |key: &str, when| Phase { label: words(key), when, note: None };
    let (clashes, pending) = fought(&sum);
    Scene {
        turn: Turn {
            seat: Some(Seat(0)),
            label: words("page-turn"),
            phases: vec![
                phase("page-first", When::Done),
                phase("page-next", When::Now),
                phase("page-last", When::ToCome),
            ],
        },
        seats: vec![panel, other],
        boards: vec![if hex { Board::Hex(hexes()) } else { Board::Areas(areas()) }],
        piles: vec![pile, open],
        hand: vec![known("h1", 0), known("h2", 0), Card::Unknown { id: "h3".into(), seat: None }],
        dice: vec![Dice {
            id: "throw".into(),
            label: words("page-hint"),
            dice: vec![Die {
                id: "d".into(),
                label: words("page-game"),
                face: DieFace::Pips(3),
                counts: Some(true),
                again: false,
            }],
        }],
        order: vec![entry("o1", 0, When::Done), entry("o2", 1, When::Now), entry("o3", 0, When::ToCome)],
        sums: vec![sum],
        lasting: vec![Lasting { card: known("l", 1), seat: Some(Seat(1)), on: None, until: words("page-turn") }],
        goals: vec![goal],
        clashes,
        pending,
        ..Scene::default()
    }
}
