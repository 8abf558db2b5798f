//! What lies on the table: the map, a combat, players, hands.

use crate::printed::Face;
use crate::state::{Cell, Combat, Flag, Party, State};
use crate::tables::Resource;
use crate::words::{card, sees_looked, unit};
use kernel::scene::{
    Area, Board, Card, Cell as Square, Counter, Field, Grid, HexField, KnownCard, Marker, Number, Piece, Scene,
    SeatPanel, Thing, Tile, Turn,
};
use kernel::{Game, Phrase, Seat, Viewer};

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    let hand = Seat::all(state.seats).find(|&seat| viewer == Viewer::Seat(seat));
    let cards = hand.map_or(&[][..], |seat| state.player(seat).hand.as_slice());
    let mut boards = vec![Board::Hex(map(state))];
    if let Some(combat) = &state.combat {
        boards.insert(0, Board::Grid(battlefield(combat)));
    }
    if !state.looked.is_empty() {
        boards.push(Board::Areas(vec![looked(state, viewer)]));
    }
    Scene {
        turn: Turn {
            seat: (!crate::Heroes3::is_over(state)).then_some(state.active),
            label: Phrase::new("turn-label").number("n", state.round).number("of", state.scenario().rounds),
            phases: vec![],
        },
        seats: Seat::all(state.seats).map(|seat| panel(state, seat)).collect(),
        boards,
        hand: cards.iter().enumerate().map(|(n, &face)| known(format!("hand {}", n + 1), face)).collect(),
        ..Scene::default()
    }
}

fn known(id: String, face: Face) -> Card {
    Card::Known(Box::new(KnownCard {
        id,
        card: face.id().into(),
        name: card(face),
        kind: Phrase::new(format!("kind-{}", face.kind().key())),
        portrait: Some(face.printed().portrait),
        ..KnownCard::default()
    }))
}

/// Cards somebody looks at: open to him alone.
fn looked(state: &State, viewer: Viewer) -> Area {
    let sees = sees_looked(state, viewer);
    let thing = |(n, &face): (usize, &Face)| {
        let id = format!("looked {}", n + 1);
        Thing::Card(if sees { known(id, face) } else { Card::Unknown { id, seat: None } })
    };
    Area {
        id: "looked".into(),
        label: Phrase::new("looked"),
        seat: None,
        things: state.looked.as_slice().iter().enumerate().map(thing).collect(),
        at_it: vec![],
        room: None,
    }
}

fn panel(state: &State, seat: Seat) -> SeatPanel {
    let player = state.player(seat);
    let income = crate::rules::rounds::track(state, seat);
    let counter = |key: &str, value: i32, of: Option<i32>, change: Option<i32>| Counter {
        id: format!("{}.{key}", seat.letter()),
        label: Phrase::new(format!("count-{key}")),
        icon: None,
        value,
        of,
        change,
    };
    let mut counters: Vec<Counter> = Resource::ALL
        .into_iter()
        .map(|what| counter(what.key(), player.wealth[what as usize].into(), None, Some(income[what as usize].into())))
        .collect();
    counters.push(counter("level", player.level().into(), Some(7), None));
    counters.push(counter("hand", player.hand.len() as i32, Some(player.hand_limit().into()), None));
    counters.push(counter("mp", player.walkers[0].mp.into(), None, None));
    let marker = |key: &str, on: bool| Marker {
        id: format!("{}.{key}", seat.letter()),
        label: Phrase::new(format!("token-{key}")),
        icon: None,
        on,
        count: 1,
    };
    let mut markers: Vec<Marker> =
        crate::Token::ALL.into_iter().map(|token| marker(token.key(), player.is_active(token))).collect();
    if player.morale != 0 {
        markers.push(marker(if player.morale > 0 { "morale" } else { "gloom" }, true));
    }
    let cards =
        player.units().map(|(of, is_pack)| unit_card(format!("{}.{}", seat.letter(), of.id()), of, is_pack, None));
    SeatPanel {
        title: Some(Phrase::new(format!("hero-{}", player.hero.id()))),
        out: player.out,
        counters,
        markers,
        cards: cards.collect(),
        ..SeatPanel::new(seat)
    }
}

fn unit_card(id: String, of: crate::Unit, is_pack: bool, owner: Option<Seat>) -> Card {
    let side = of.side(is_pack);
    let stat = |key: &str, value: u8| Number {
        label: Phrase::new(format!("stat-{key}")),
        icon: None,
        value: value.into(),
        printed: None,
        of: None,
        up_to: None,
        parts: vec![],
    };
    Card::Known(Box::new(KnownCard {
        id,
        card: of.id().into(),
        name: unit(of),
        kind: Phrase::new(format!("tier-{}", of.facts().tier.key())),
        portrait: Some(of.facts().portrait),
        owner,
        side: Some(Phrase::new(if is_pack { "side-pack" } else { "side-few" })),
        stats: vec![
            stat("attack", side.attack),
            stat("defense", side.defense),
            stat("health", side.health),
            stat("initiative", side.initiative),
        ],
        ..KnownCard::default()
    }))
}

fn map(state: &State) -> HexField {
    let tiles = state.tiles.as_slice().iter().map(|laid| Tile {
        id: format!("tile {}", laid.centre),
        label: match laid.is_up {
            true => crate::words::tile(laid.tile),
            false => Phrase::new(format!("back-{}", laid.tile.kind().key())),
        },
        centre: (laid.centre.q, laid.centre.r),
        turn: if laid.is_up { laid.turn } else { 0 },
        terrain: laid.is_up.then(|| Phrase::new(format!("terrain-{}", laid.tile.facts().terrain))),
        back: (!laid.is_up).then(|| laid.tile.kind().key().to_string()),
    });
    let fields = state.fields().map(|(hex, facts, mark)| {
        let heroes = state.walker_at(hex).map(|(seat, who)| {
            Thing::Piece(Piece {
                id: format!("{}.{}", seat.letter(), if who == 0 { "main" } else { "secondary" }),
                label: Phrase::new(if who == 0 { "main-hero" } else { "secondary-hero" }),
                owner: Some(seat),
                level: if who == 0 { 2 } else { 1 },
                icon: None,
                points: None,
            })
        });
        let marked = Seat::all(state.seats).filter(|&seat| mark.is_marked_by(seat));
        let guard = state.guard(hex);
        Field {
            id: format!("field {hex}"),
            label: crate::words::location(facts.location),
            place: hex.to_string(),
            at: (hex.q, hex.r),
            location: None,
            guard: (guard > 0).then(|| ["I", "II", "III", "IV", "V", "VI", "VII"][usize::from(guard) - 1].to_string()),
            yields: None,
            visited: mark.is_black(),
            owners: state.holder(hex).into_iter().chain(marked).collect(),
            enterable: facts.location != crate::Location::Blocked,
            things: heroes.collect(),
            states: vec![],
        }
    });
    HexField {
        id: "map".into(),
        label: Phrase::new("map"),
        tiles: tiles.collect(),
        fields: fields.collect(),
        edges: vec![],
    }
}

/// H3-COMBAT-37
fn battlefield(combat: &Combat) -> Grid {
    Grid::squares("battlefield", crate::ROWS, crate::COLUMNS, |row, column| {
        let cell = Cell::at(column, row);
        let things = combat.on(cell).into_iter().map(|by| {
            let fighter = combat.fighter(by);
            let party = Combat::party(by);
            let owner = (!combat.is_neutral(party)).then(|| combat.seat(party));
            let Card::Known(mut shown) = unit_card(format!("fighter {by}"), fighter.unit, fighter.is_pack, owner)
            else {
                return Thing::Card(Card::Unknown { id: cell.id(), seat: None });
            };
            let marker = |key: &str, count: u32| Marker {
                id: format!("fighter {by} {key}"),
                label: Phrase::new(format!("flag-{key}")),
                icon: None,
                on: true,
                count,
            };
            if fighter.damage > 0 {
                shown.tokens.push(marker("damage", fighter.damage.into()));
            }
            let flags = [Flag::Acted, Flag::Defends, Flag::Paralysed].into_iter().filter(|&flag| fighter.is(flag));
            shown.tokens.extend(flags.map(|flag| marker(flag.key(), 1)));
            Thing::Card(Card::Known(shown))
        });
        let own = Party::ALL.into_iter().find(|party| party.lines().contains(&row)).map(Party::key);
        // H3-AMB-35: walls and the gate stand in the middle row.
        let wall = combat.walls[usize::from(column)].filter(|_| own.is_none()).map(crate::Wall::key);
        Square {
            id: format!("cell {}", cell.id()),
            place: cell.id(),
            role: own.or(wall).map(|key| Phrase::new(format!("lines-{key}"))),
            things: things.collect(),
            ..Square::default()
        }
    })
}
