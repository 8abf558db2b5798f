//! Tables full of cards: on a grid, in the hand, in areas.

use super::by_hand::counter;
use super::{ANY, Laid, choice, names, say};
use draw::Prompt;
use kernel::Seat;
use kernel::scene::*;
use words::Lang;

pub(crate) fn stat(icon: &'static str, value: i32, printed: Option<i32>, of: Option<i32>) -> Number {
    Number {
        label: say(icon.trim_start_matches("i-")),
        icon: Some(Icon(icon)),
        value,
        printed,
        of,
        up_to: None,
        parts: vec![],
    }
}

pub(crate) fn card(id: &str, name: &str, owner: u8, sigil: &'static str, stats: Vec<Number>) -> KnownCard {
    KnownCard {
        id: id.into(),
        card: id.into(),
        name: say(name),
        kind: say("Common"),
        sigil: Some(Icon(sigil)),
        owner: Some(Seat(owner)),
        stats,
        ..KnownCard::default()
    }
}

pub(crate) fn pile(id: &str, label: &str, icon: &'static str, count: u32) -> Pile {
    Pile { id: id.into(), label: say(label), icon: Icon(icon), count: Some(count), top: None, open: None }
}

pub(crate) fn seat_with_piles(seat: Seat, title: &str, life: i32, magic: u32) -> SeatPanel {
    let id = |what: &str| format!("{}.{what}", seat.letter());
    SeatPanel {
        title: Some(say(title)),
        counters: vec![counter(&id("life"), "Svara", "i-life", life, Some(12))],
        tracks: vec![Track {
            id: id("magic"),
            label: say("Magic"),
            icon: Some(Icon("i-magic")),
            steps: 15,
            value_in_halves: magic,
            kinds: vec![],
            next: None,
        }],
        piles: vec![
            pile(&id("hand"), "hand", "i-hand", 5),
            pile(&id("deck"), "draw pile", "i-deck", 11),
            pile(&id("discard"), "discard", "i-discard", 7),
        ],
        markers: vec![Marker {
            id: id("ram"),
            label: say("Ice Ram"),
            icon: Some(Icon("i-special")),
            on: seat.0 == 0,
            count: 1,
        }],
        ..SeatPanel::new(seat)
    }
}

/// Cards on a grid and in the hand, phases, states of cells.
pub(crate) fn hand_of_cards() -> Laid {
    let mut cells: Vec<Option<Cell>> = vec![];
    for row in (1..=5).rev() {
        for column in 'a'..='f' {
            let place = format!("{column}{row}");
            cells.push(Some(Cell { id: place.clone(), place, ..Cell::default() }));
        }
    }
    let at = |place: &str| {
        let (column, row) = (place.as_bytes()[0] - b'a', place.as_bytes()[1] - b'1');
        (4 - usize::from(row)) * 6 + usize::from(column)
    };
    let mut put = |place: &str, card: KnownCard, states: &[CellState]| {
        let cell = cells[at(place)].as_mut().unwrap();
        cell.things.push(Thing::Card(Card::Known(Box::new(card))));
        cell.states.extend_from_slice(states);
    };
    let fighter = |id: &str, name: &str, owner, sigil, strength, life, of| {
        card(id, name, owner, sigil, vec![stat("i-melee", strength, None, None), stat("i-life", life, None, Some(of))])
    };
    put("c5", KnownCard { rank: 2, ..fighter("ret", "Ret-Talus", 1, "i-skull", 2, 7, 12) }, &[]);
    put("d4", fighter("archer", "Undead Archer", 1, "sg-bone", 3, 2, 2), &[CellState::Threatened]);
    put(
        "a4",
        KnownCard {
            sideways: true,
            state: Some(say("wounded")),
            ..fighter("bear", "Bear Cavalry", 0, "sg-paw", 3, 4, 5)
        },
        &[CellState::Used],
    );
    let mut nadiana = KnownCard { rank: 1, ..fighter("nadiana", "Nadiana", 0, "sg-shard", 5, 5, 7) };
    nadiana.stats[0].printed = Some(2);
    nadiana.tokens.push(Marker {
        id: "boost".into(),
        label: say("boost"),
        icon: Some(Icon("i-boost")),
        on: true,
        count: 2,
    });
    put("d2", nadiana, &[CellState::Moved]);
    put("f2", fighter("carrier", "Undead Carrier", 1, "sg-bone", 2, 2, 3), &[]);
    put(
        "c1",
        card("wall", "Ledová hradba nad Třebízskými vodopády", 0, "i-wall", vec![stat("i-life", 5, None, Some(5))]),
        &[],
    );
    cells[at("e2")].as_mut().unwrap().states.push(CellState::Was);
    let grid = Grid {
        id: "board".into(),
        label: say("Battlefield"),
        columns: ('a'..='f').map(String::from).collect(),
        rows: (1..=5).rev().map(|r: i32| r.to_string()).collect(),
        cells,
    };
    let effect =
        |id: &str, text: &str| Effect { id: id.into(), word: None, timing: None, text: say(text), not_now: None };
    let hand_card = |id: &str, name: &str, sigil, stats, text: &str| {
        let effects = vec![effect(&format!("{id}.effect"), text)];
        Card::Known(Box::new(KnownCard { effects, ..card(id, name, 0, sigil, stats) }))
    };
    let stats = |a, b| vec![stat("i-melee", a, None, None), stat("i-life", b, None, None)];
    let phase = |label: &str, when| Phase { label: say(label), when, note: None };
    let mut phases = vec![
        phase("Summon", When::Done),
        phase("Move", When::Done),
        phase("Attack", When::Now),
        phase("Magic", When::ToCome),
    ];
    phases[2].note = Some(say("1 of 3 done"));
    let scene = Scene {
        turn: Turn { seat: Some(Seat(0)), label: say("Turn 9"), phases },
        seats: vec![seat_with_piles(Seat(0), "Polar Dwarves", 8, 12), seat_with_piles(Seat(1), "Fallen Kingdom", 7, 9)],
        boards: vec![Board::Grid(grid)],
        hand: vec![
            hand_card(
                "ollag",
                "Ollag",
                "sg-mountain",
                stats(3, 7),
                "Cold Snap. Each of your structures has 1 more life, wherever it stands.",
            ),
            hand_card(
                "cavalry",
                "Bear Cavalry",
                "sg-paw",
                stats(3, 5),
                "Trample. May move through commons; each of them then takes 1 damage.",
            ),
            hand_card(
                "shift",
                "Glacial Shift of the Northern Mountains",
                "i-move",
                vec![],
                "Push up to three of your structures near Svara by 1 or 2 spaces each.",
            ),
            Card::Unknown { id: "unknown".into(), seat: Some(Seat(0)) },
            hand_card(
                "gate",
                "Gate",
                "i-gate",
                vec![stat("i-life", 5, None, None)],
                "Summon your units on the spaces beside it.",
            ),
        ],
        paths: vec![Path {
            places: vec!["d2".into(), "d3".into(), "d4".into()],
            kind: PathKind::Line,
            by: None,
            note: None,
        }],
        ..Scene::default()
    };
    let mut own = choice(4, "Attack your own wall on c1", Some("next to her · 5 life left"), Some("c1"));
    own.rare = true;
    Laid {
        name: "hand-of-cards",
        title: "Summoner Wars & Friends".into(),
        about: &ANY,
        lang: Lang::En,
        names: names(&["Jana", "Marek"]),
        scene,
        seat: Some(Seat(0)),
        question: Some(Prompt {
            text: "Nadiana attacks. Whom?".into(),
            detail: Some(
                "5 dice, ranged: up to 3 clear spaces in a line. Strength 2, +3 for structures near her.".into(),
            ),
            answers: vec![
                choice(1, "Attack Undead Archer on d4", Some("2 spaces up · 2 life left"), Some("d4")),
                choice(2, "Attack Undead Carrier on f2", Some("2 spaces right · 2 life left"), Some("f2")),
                choice(3, "Play Bear Cavalry", None, Some("cavalry")),
                own,
            ],
        }),
        log: vec![
            "Nadiana attacks; choosing a target.".into(),
            "Jana moved Nadiana from e2 to d2.".into(),
            "Marek discarded 2 cards for 2 magic.".into(),
        ],
    }
}

/// Areas with cards of two seats, things hanging under them, an explained sum, an order, a throw, common piles.
pub(crate) fn areas_with_cards() -> Laid {
    let u4 = |a, b, c, d| {
        vec![
            stat("i-melee", a, Some(a - 1), None),
            stat("i-shoot", b, None, None),
            stat("i-shield", c, None, None),
            stat("i-value", d, None, None),
        ]
    };
    let warrior = |id: &str, name: &str, owner, sigil, stats| {
        Thing::Card(Card::Known(Box::new(card(id, name, owner, sigil, stats))))
    };
    let hung = |id: &str, name: &str, changes: &str| Attachment {
        card: Card::Known(Box::new(card(id, name, 0, "i-suit", vec![]))),
        changes: Some(say(changes)),
        idle: None,
    };
    let mut tatsu = card("tatsu", "Tatsu", 0, "sg-mask", u4(5, 4, 16, 11));
    tatsu.attachments = vec![hung("scalper", "Scalper", "+1F"), hung("armour", "Composite Armor", "+4A")];
    tatsu.attachments[1].idle = Some(say("only one suit counts"));
    let area = |id: &str, label: &str, seat: u8, things: Vec<Thing>| Area {
        id: id.into(),
        label: say(label),
        seat: Some(Seat(seat)),
        things,
        at_it: vec![],
        room: None,
    };
    let part = |amount, source: &str| Part { amount, up_to: None, is_factor: false, source: say(source), struck: None };
    let mut squad = area(
        "A.squad",
        "Squad",
        0,
        vec![Thing::Card(Card::Known(Box::new(tatsu))), warrior("max", "Max Steiner", 0, "sg-helm", u4(8, 14, 18, 16))],
    );
    squad.at_it.push(Card::Known(Box::new(card("heimburg", "Heimburg", 0, "i-fort", vec![]))));
    let theirs = vec![
        area("B.squad", "Squad", 1, vec![warrior("free", "Ex-Imperial Freelancer", 1, "sg-helm", u4(4, 2, 2, 1))]),
        area(
            "B.kohort",
            "Kohort",
            1,
            vec![
                warrior("neph", "Nepharite of Algeroth", 1, "sg-horns", u4(16, 5, 6, 8)),
                warrior("necro", "Necromutant", 1, "i-skull", u4(4, 4, 10, 4)),
            ],
        ),
        area("B.aside", "Aside", 1, vec![Thing::Card(Card::Unknown { id: "b?".into(), seat: Some(Seat(1)) })]),
    ];
    let ours = vec![
        squad,
        area("A.kohort", "Kohort", 0, vec![]),
        area("A.outpost", "Outpost", 0, vec![warrior("mitch", "Mitch Hunter", 0, "sg-helm", u4(7, 7, 7, 7))]),
    ];
    let order = |id: &str, label: &str, seat, number, when| OrderEntry {
        id: id.into(),
        label: say(label),
        seat: Some(Seat(seat)),
        number: Some(number),
        when,
        note: None,
    };
    let die =
        |i: u32, face, counts| Die { id: format!("d{i}"), label: say("die"), face, counts: Some(counts), again: false };
    let scene = Scene {
        turn: Turn { seat: Some(Seat(1)), label: say("Turn 11"), phases: vec![] },
        seats: vec![seat_with_piles(Seat(0), "Bauhaus", 6, 10), seat_with_piles(Seat(1), "Dark Legion", 3, 3)],
        boards: vec![Board::Areas(theirs), Board::Areas(ours)],
        piles: vec![Pile {
            top: Some(Card::Known(Box::new(card("slow", "Slow", 0, "i-magic", vec![])))),
            ..pile("spells", "Spells", "i-book", 31)
        }],
        order: vec![
            order("o1", "Griffins", 0, 9, When::Done),
            order("o2", "Marksmen", 0, 6, When::Now),
            order("o3", "Skeletons", 1, 5, When::ToCome),
        ],
        dice: vec![Dice {
            id: "throw".into(),
            label: say("Attack"),
            dice: vec![
                die(1, DieFace::Pips(6), true),
                die(2, DieFace::Icons(vec![Icon("i-melee"), Icon("i-ranged")]), true),
                die(3, DieFace::Word("−1".into()), false),
            ],
        }],
        sums: vec![Comparison {
            label: say("Nepharite strikes Tatsu"),
            left: Number {
                parts: vec![part(11, "printed"), part(1, "Dark Fire"), part(4, "Curator Sword")],
                ..stat("i-melee", 16, None, None)
            },
            relation: "≥",
            right: Number {
                parts: vec![part(7, "printed"), part(9, "Diamond Caverns")],
                ..stat("i-shield", 16, None, None)
            },
            verdict: say("hit, and the sword kills: Marek would earn 11"),
        }],
        lasting: vec![Lasting {
            card: Card::Known(Box::new(card("bless", "Bless", 0, "i-star", vec![]))),
            seat: Some(Seat(0)),
            on: Some("tatsu".into()),
            until: say("until the end of combat"),
        }],
        goals: vec![
            Goal {
                id: "g1".into(),
                label: say("Central Dominance"),
                text: say("5 of yours in the middle nine, 2 of them upgraded"),
                points: Some(1),
                progress: None,
                met: true,
            },
            Goal {
                id: "g2".into(),
                label: say("Red Conquest"),
                text: say("3 of yours on red"),
                points: Some(2),
                progress: Some((1, 3)),
                met: false,
            },
        ],
        ..Scene::default()
    };
    Laid {
        name: "areas-with-cards",
        title: "Doomtrooper".into(),
        about: &ANY,
        lang: Lang::En,
        names: names(&["Jana", "Marek"]),
        scene,
        seat: Some(Seat(0)),
        question: Some(Prompt { text: "Marek is choosing a tactic.".into(), detail: None, answers: vec![] }),
        log: vec!["Marek played Take Aim: Nepharite +1 fight.".into()],
    }
}
