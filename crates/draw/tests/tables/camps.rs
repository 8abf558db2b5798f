//! Camps: several areas a seat, a combat with a chain of plays between them. Laid by hand.

use super::cards::{areas_with_cards, card};
use super::{Laid, choice, names, say};
use draw::Prompt;
use kernel::Seat;
use kernel::scene::{
    Aim, Area, Attachment, Board, Card, Clash, ClashSide, Icon, Known, Marker, Pending, Phase, Scene, SeatPanel, Thing,
    When,
};

fn known(id: &str, name: &str, seat: u8) -> Card {
    Card::Known(Box::new(card(id, name, seat, "i-special", vec![])))
}

fn stages(now: usize) -> Vec<Phase> {
    let names = ["declaration", "combatants", "tactic", "warzone", "modifiers", "evaluation", "change", "points"];
    let stage = |(i, name): (usize, &&str)| Phase { label: say(name), when: When::of(&i, Some(&now)), note: None };
    names.iter().enumerate().map(stage).collect()
}

/// The areas of the other table on one board, with a fight between them.
pub(crate) fn camps() -> Laid {
    let laid = areas_with_cards();
    let mut scene = laid.scene;
    let sum = scene.sums.remove(0);
    let mut areas: Vec<Area> = vec![];
    for board in std::mem::take(&mut scene.boards) {
        if let Board::Areas(more) = board {
            areas.extend(more);
        }
    }
    mark(&mut areas);
    scene.boards = vec![Board::Areas(areas)];
    (scene.goals, scene.dice, scene.order, scene.piles) = (vec![], vec![], vec![], vec![]);
    scene.seats[1].id = "seat B".into();
    scene.seats[1].cards = vec![known("mission", "Destroy Squad", 1)];
    let side = |seat, member: &str, weapon: &str, blow, icon| ClashSide {
        seat: Some(Seat(seat)),
        label: say("defends"),
        icon: Some(Icon(icon)),
        members: vec![member.into()],
        uses: vec![weapon.into()],
        blow,
        note: None,
    };
    scene.clashes = vec![Clash {
        id: "combat".into(),
        label: say("Combat: fight"),
        note: Some(say("in Heimburg")),
        at: Some("heimburg".into()),
        stages: stages(4),
        sides: vec![
            side(1, "neph", "", Some(sum), "i-melee"),
            ClashSide { note: Some(say("strikes first")), ..side(0, "tatsu", "scalper", None, "i-shield") },
        ],
    }];
    scene.clashes[0].sides[0].uses.clear();
    let played = |id: &str, name: &str, seat, off: Option<&str>| Pending {
        id: id.into(),
        label: say("may be answered"),
        seat: Some(Seat(seat)),
        card: Some(known(id, name, seat)),
        aims: vec![Aim { id: Some("tatsu".into()), label: say("Tatsu") }],
        note: None,
        off: off.map(say),
    };
    scene.pending = vec![played("p1", "Evasive Action", 0, Some("cancelled")), played("p2", "Take Aim", 1, None)];
    let targets = ["tatsu", "scalper", "heimburg", "mission", "seat B", "A.kohort"];
    let answers = targets.iter().enumerate().map(|(i, id)| choice(i + 1, &format!("Point at {id}"), None, Some(id)));
    let question = Some(Prompt { text: "Whom?".into(), detail: None, answers: answers.collect() });
    Laid { name: "camps", scene, question, ..laid }
}

/// A wound, cover, and a scope on a gun.
fn mark(areas: &mut [Area]) {
    let warrior = |thing: &mut Thing, id: &str| match thing {
        Thing::Card(Card::Known(known)) if known.id == id => Some(known.clone()),
        _ => None,
    };
    for thing in areas.iter_mut().flat_map(|area| &mut area.things) {
        if let Some(mut necro) = warrior(thing, "necro") {
            (necro.sideways, necro.face_down, necro.side) = (true, Some(Known::ToAll), Some(say("Dark Legion")));
            let token =
                |id: &str, icon| Marker { id: id.into(), label: say(id), icon: Some(Icon(icon)), on: true, count: 1 };
            necro.tokens = vec![token("wounded", "i-damage"), token("in cover", "i-eye-off")];
            *thing = Thing::Card(Card::Known(necro));
        } else if let Some(mut max) = warrior(thing, "max") {
            let hung = |card| Attachment { card, changes: Some(say("+3S")), idle: None };
            let mut gun = card("gun", "Carbine", 0, "i-shoot", vec![]);
            gun.attachments = vec![hung(known("scope", "Scope", 0))];
            let gun = hung(Card::Known(Box::new(gun)));
            max.attachments = vec![gun, hung(known("suit", "Suit", 0)), hung(known("mine", "Mission", 0))];
            *thing = Thing::Card(Card::Known(max));
        }
    }
}

/// Six camps, each with a few warriors; the page has to grow rather than hide one.
pub(crate) fn six_camps() -> Laid {
    let warrior = |seat: u8, i: usize| {
        let id = format!("w{seat}{i}");
        Thing::Card(Card::Known(Box::new(card(&id, "Venusian Ranger", seat, "sg-helm", vec![]))))
    };
    let area = |seat: u8, label: &str, count: usize| Area {
        id: format!("{label} {seat}"),
        label: say(label),
        seat: Some(Seat(seat)),
        things: (0..count).map(|i| warrior(seat, 10 * label.len() + i)).collect(),
        at_it: vec![],
        room: None,
    };
    let of = |seat: u8| [area(seat, "Squad", usize::from(seat) + 1), area(seat, "Kohort", 2), area(seat, "Outpost", 0)];
    let scene = Scene {
        seats: (0..6).map(|seat| SeatPanel::new(Seat(seat))).collect(),
        boards: vec![Board::Areas((0..6).rev().flat_map(of).collect())],
        ..Scene::default()
    };
    let people = names(&["Jana", "Marek", "Petr", "Hanka", "Vít", "Lída"]);
    Laid { name: "six-camps", scene, names: people, question: None, log: vec![], ..areas_with_cards() }
}
