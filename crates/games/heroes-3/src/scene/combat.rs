//! A combat: the battlefield, who fights on it, in which order, and what lasts.

use super::cards::{known, unit_card};
use super::numbers;
use crate::printed::Location;
use crate::state::{Against, Blow, Cell, Combat, Flag, Party, Stage, State, TOWER, Wall};
use crate::words::unit;
use kernel::scene::{
    Area, Barrier, Card, Cell as Square, CellState, Grid, Icon, KnownCard, Lasting, Marker, OrderEntry, Phase, Thing,
    When,
};
use kernel::{Arg, Phrase, Seat, Window};

/// By which answers and effects point at a fighter.
pub(crate) fn fighter_id(by: u8) -> String {
    format!("fighter {by}")
}

/// H3-COMBAT-37
pub(super) fn battlefield(state: &State, combat: &Combat) -> Grid {
    Grid::squares("battlefield", crate::ROWS, crate::COLUMNS, |row, column| {
        let cell = Cell::at(column, row);
        let here = combat.on(cell);
        let own = Party::ALL.into_iter().find(|party| party.lines().contains(&row)).map(Party::key);
        // H3-AMB-35: walls and the gate stand in the middle row.
        let wall = combat.walls[usize::from(column)].filter(|_| own.is_none());
        let barrier = wall.map(|wall| Thing::Barrier(barrier(combat, wall, cell)));
        Square {
            id: format!("cell {}", cell.id()),
            place: cell.id(),
            role: own.map(|key| Phrase::new(format!("lines-{key}"))),
            things: barrier.into_iter().chain(here.map(|by| Thing::Card(fighter(state, combat, by)))).collect(),
            states: here
                .filter(|&by| combat.fighter(by).is(Flag::Acted))
                .map(|_| CellState::Used)
                .into_iter()
                .collect(),
            ..Square::default()
        }
    })
}

/// H3-SIEGE-5: the gate lets the defender through.
fn barrier(combat: &Combat, wall: Wall, cell: Cell) -> Barrier {
    Barrier {
        id: format!("wall {}", cell.id()),
        label: Phrase::new(format!("lines-{}", wall.key())),
        owner: owner(combat, Party::Defender),
        icon: (wall == Wall::Gate).then_some(Icon("i-gate")),
        broken: false,
        stops: Some(Phrase::new(format!("{}-stops", wall.key()))),
    }
}

/// H3-AMB-39: what stands beside the board.
pub(super) fn beside(state: &State, combat: &Combat) -> Option<Area> {
    let tower = combat.fighter(TOWER).here.then(|| fighter(state, combat, TOWER));
    tower.map(|tower| Area {
        id: "beside".into(),
        label: Phrase::new("beside-the-board"),
        seat: None,
        things: vec![Thing::Card(tower)],
        at_it: vec![],
        room: None,
    })
}

/// Whose units these are; neutral ones are nobody's.
fn owner(combat: &Combat, party: Party) -> Option<Seat> {
    (!combat.is_neutral(party)).then(|| combat.seat(party))
}

fn fighter(state: &State, combat: &Combat, by: u8) -> Card {
    let fighter = combat.fighter(by);
    let owner = owner(combat, Combat::party(by));
    let card = unit_card(fighter_id(by), fighter.unit, fighter.is_pack, owner);
    let Card::Known(known) = card else { return card };
    let flags = SHOWN.into_iter().filter(|(flag, _)| fighter.is(*flag));
    let tokens = flags.map(|(flag, icon)| Marker {
        id: format!("fighter {by} {}", flag.key()),
        label: Phrase::new(format!("flag-{}", flag.key())),
        icon: Some(Icon(icon)),
        on: true,
        count: 1,
    });
    Card::Known(Box::new(KnownCard {
        stats: numbers::of_fighter(state, combat, by),
        tokens: tokens.collect(),
        effects: if fighter.is(Flag::Silenced) { vec![] } else { known.effects.clone() },
        ..*known
    }))
}

/// What is to be seen of a fighter besides its numbers; that it has acted, its square shows.
const SHOWN: [(Flag, &str); 8] = [
    (Flag::Paralysed, "i-lock"),
    (Flag::Defends, "i-defend"),
    (Flag::Retaliated, "i-swap"),
    (Flag::Tired, "i-close"),
    (Flag::Blessed, "i-special"),
    (Flag::Tripled, "i-dice"),
    (Flag::Silenced, "i-eye-off"),
    (Flag::Spent, "i-check"),
];

/// The fighter that is activated.
pub(crate) fn acting(combat: &Combat) -> Option<u8> {
    let acts = matches!(
        combat.stage,
        Stage::Act
            | Stage::Heal
            | Stage::Instants(..)
            | Stage::Blow(_)
            | Stage::Rolled(..)
            | Stage::Wound(..)
            | Stage::Splash(..)
            | Stage::Scare(_)
    );
    (acts && combat.fighter(combat.active).here).then_some(combat.active)
}

/// The attack that goes on.
pub(crate) fn blow(combat: &Combat) -> Option<Blow> {
    match combat.stage {
        Stage::Instants(blow, _) | Stage::Blow(blow) | Stage::Rolled(blow, _) | Stage::Wound(blow, ..) => Some(blow),
        _ => None,
    }
}

/// The window that is open.
pub(crate) fn window(combat: &Combat) -> Option<Window> {
    match combat.stage {
        Stage::Start(window) | Stage::Lull(window) | Stage::Instants(_, window) => Some(window),
        _ => None,
    }
}

/// H3-COMBAT-25: those who have acted, who acts, and who is still to come, by their initiative. Where both sides share one
/// they take turns, the attacker first.
pub(super) fn order(combat: &Combat) -> Vec<OrderEntry> {
    let now = acting(combat);
    let when = |by: u8| match (now == Some(by), combat.fighter(by).is(Flag::Acted)) {
        (true, _) => When::Now,
        (false, true) => When::Done,
        (false, false) => When::ToCome,
    };
    let mut all: Vec<u8> = combat.everybody().collect();
    let nth = |by: u8| {
        let same = |other: &u8| {
            Combat::party(*other) == Combat::party(by) && combat.initiative(*other) == combat.initiative(by)
        };
        combat.everybody().filter(same).take_while(|&other| other != by).count()
    };
    let place = |by: u8| match when(by) {
        When::Done => 0,
        When::Now => 1,
        When::ToCome => 2,
    };
    all.sort_by_key(|&by| (place(by), std::cmp::Reverse(combat.initiative(by)), nth(by), Combat::party(by) as u8));
    let next = all.iter().copied().find(|&by| when(by) == When::ToCome);
    let entry = |by: u8| {
        let fighter = combat.fighter(by);
        let (number, printed) = (combat.initiative(by), fighter.side().initiative);
        let was = (number != printed).then(|| Phrase::new("order-was").number("n", printed));
        OrderEntry {
            id: fighter_id(by),
            label: unit(fighter.unit),
            seat: owner(combat, Combat::party(by)),
            number: Some(number.into()),
            when: when(by),
            note: if next == Some(by) { was.or(Some(Phrase::new("order-next"))) } else { was },
        }
    };
    all.into_iter().map(entry).collect()
}

/// What is fought, and how far it is.
pub(super) fn label(state: &State, combat: &Combat) -> Phrase {
    let what = match combat.against {
        Against::Neutrals(crate::rules::modes::dragons::GROUP) => Phrase::new("combat-dragons"),
        Against::Neutrals(guard) => Phrase::new("combat-guards").number("n", guard),
        Against::Army(_) => Phrase::new("combat-army"),
        Against::Hero(..) if combat.walls != [None; 4] => Phrase::new("combat-siege"),
        Against::Hero(..) => Phrase::new("combat-heroes"),
    };
    let what = if combat.walls != [None; 4]
        || state.location(combat.at) == Some(Location::Town) && !matches!(combat.against, Against::Neutrals(_))
    {
        Phrase::new("combat-siege")
    } else {
        what
    };
    let when = match combat.round {
        0 => Phrase::new("combat-setup"),
        n => Phrase::new("combat-round").number("n", n),
    };
    // H3-COMBAT-3
    let key = if combat.is_endless() { "turn-combat" } else { "turn-combat-ends" };
    Phrase::new(key).phrase("what", what).phrase("when", when)
}

/// H3-COMBAT-27: how far an attack is; nothing while nobody attacks.
pub(super) fn stages(combat: &Combat) -> Vec<Phase> {
    let Some(blow) = blow(combat) else { return vec![] };
    let now = match combat.stage {
        Stage::Instants(..) => 0,
        Stage::Blow(_) | Stage::Rolled(..) => 1,
        _ => 2,
    };
    let names = |window: Window| window.waiting().map(Arg::Seat).collect::<Vec<_>>();
    let note = match combat.stage {
        Stage::Instants(_, window) => Some(Phrase::new("stage-asked").list("names", names(window))),
        _ => None,
    };
    let phase = |(n, key): (usize, &str)| Phase {
        label: Phrase::new(key),
        when: When::of(&n, Some(&now)),
        note: note.clone().filter(|_| n == now),
    };
    let all = ["stage-instants", "stage-roll", "stage-damage", "stage-back"];
    let count = if crate::rules::attack::strikes_back(combat, blow) { 4 } else { 3 };
    all.into_iter().take(count).enumerate().map(phase).collect()
}

/// H3-COMBAT-24
pub(super) fn lasting(combat: &Combat) -> Vec<Lasting> {
    let last = |(n, lasting): (usize, &crate::Lasting)| Lasting {
        card: known(format!("lasting {}", n + 1), lasting.card),
        seat: Some(combat.seat(lasting.owner())),
        on: lasting.on.map(fighter_id),
        until: match lasting.until {
            Some(round) => Phrase::new("lasts-round").number("n", round),
            None => Phrase::new("lasts-combat"),
        },
    };
    combat.lasting.as_slice().iter().enumerate().map(last).collect()
}

/// What a player brings to the combat besides units.
pub(super) fn side(state: &State, combat: &Combat, seat: Seat) -> Vec<Marker> {
    let Some(party) = Party::ALL.into_iter().find(|&party| combat.seat(party) == seat && !combat.is_neutral(party))
    else {
        return vec![];
    };
    let marker = |key: &str, icon, on| Marker {
        id: format!("{}.{key}", seat.letter()),
        label: Phrase::new(key),
        icon: Some(Icon(icon)),
        on,
        count: 1,
    };
    let role = match party {
        Party::Attacker => marker("side-attacks", "i-melee", true),
        Party::Defender => marker("side-defends", "i-shield", true),
    };
    let casts = combat.spells[party as usize] <= combat.more[party as usize];
    let spell = match casts {
        true => marker("side-spell", "i-book", true),
        false => marker("side-no-spell", "i-book", false),
    };
    let plays = crate::rules::windows::plays_cards(state, combat, party);
    std::iter::once(role).chain(plays.then_some(spell)).collect()
}
