//! The map: tiles, fields and who stands on them.

use crate::printed::{Location, TileKind};
use crate::rules::exploring;
use crate::state::{Frame, Laid, Mark, State, Step};
use crate::tables::Resource;
use crate::words::{gives, hero_name, tile, walker_id};
use grid::hex::{Hex, Side};
use kernel::scene::{Field, Ghost, HexField, Number, Piece, Portrait, Thing, Tile};
use kernel::{Phrase, Seat};

const GUARDS: [&str; 8] = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

pub(super) fn map(state: &State) -> HexField {
    let fields = state.fields().map(|(hex, facts, mark)| Field {
        guard: Some(state.guard(hex)).filter(|&guard| guard > 0).map(|guard| GUARDS[usize::from(guard)].into()),
        visited: mark.is_black(),
        owners: owners(state, hex, mark),
        yields: yields(state, facts.location, mark),
        shut: shut(state, hex),
        things: heroes(state, hex),
        ..bare(state, hex, facts.location)
    });
    HexField {
        id: "map".into(),
        label: Phrase::new("map"),
        tiles: state.tiles.as_slice().iter().map(|&laid| lies(laid)).collect(),
        fields: fields.collect(),
        edges: vec![],
        ghosts: ghosts(state),
    }
}

/// What is printed on a field.
fn bare(state: &State, hex: Hex, location: Location) -> Field {
    Field {
        id: format!("field {hex}"),
        label: crate::words::location(location),
        place: hex.to_string(),
        at: (hex.q, hex.r),
        portrait: location.portrait(),
        about: Some(gives(state, location)),
        enterable: location != Location::Blocked,
        ..Field::default()
    }
}

fn lies(laid: Laid) -> Tile {
    let kind = laid.tile.kind();
    Tile {
        id: format!("tile {}", laid.centre),
        label: if laid.is_up { tile(laid.tile) } else { Phrase::new(format!("back-{}", kind.key())) },
        centre: (laid.centre.q, laid.centre.r),
        turn: if laid.is_up { laid.turn } else { 0 },
        terrain: laid.is_up.then(|| Phrase::new(format!("terrain-{}", laid.tile.facts().terrain))),
        back: (!laid.is_up).then(|| back(kind).to_string()),
    }
}

/// H3-MAP-1
pub(super) fn back(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Starting => "I",
        TileKind::Far => "II–III",
        TileKind::Near => "IV–V",
        TileKind::Center => "VI–VII",
    }
}

/// Whose cubes lie there; a town belongs to its founder without one.
fn owners(state: &State, hex: Hex, mark: Mark) -> Vec<Seat> {
    let marked = state.everyone().filter(|&seat| mark.is_marked_by(seat));
    state.holder(hex).into_iter().chain(marked).collect()
}

/// What a mine or a settlement brings in each resource round.
fn yields(state: &State, location: Location, mark: Mark) -> Option<Number> {
    let settled = mark.income().map(|what| match what {
        Resource::Gold => [5, 0, 0],
        Resource::BuildingMaterials => [0, 2, 0],
        Resource::Valuables => [0, 0, 1],
    });
    let amounts = location.mined().or(settled)?;
    let (what, amount) = Resource::ALL.into_iter().zip(amounts).find(|(_, amount)| *amount > 0)?;
    let times = if state.plays_with(crate::Optional::DoubleIncome) { 2 } else { 1 };
    Some(Number::new(&format!("count-{}", what.key()), resource_icon(what), i32::from(amount * times)))
}

pub(crate) fn resource_icon(what: Resource) -> &'static str {
    match what {
        Resource::Gold => "i-gold",
        Resource::BuildingMaterials => "i-bricks",
        Resource::Valuables => "i-gem",
    }
}

/// H3-MAP-3: sides that cannot be crossed; a blocked field says so by itself.
fn shut(state: &State, hex: Hex) -> u8 {
    let open = |at: Hex| state.location(at) != Some(Location::Blocked);
    let walls = Side::ALL
        .into_iter()
        .enumerate()
        .filter(|&(_, side)| state.has_wall(hex, side) && open(hex) && open(hex.step(side)));
    walls.fold(0, |bits, (n, _)| bits | 1 << n)
}

/// Heroes on a field, and dragons that wander.
fn heroes(state: &State, hex: Hex) -> Vec<Thing> {
    let heroes = state.walker_at(hex).map(|(seat, who)| {
        let own = state.player(seat).walkers[who];
        // How far a hero still gets is to be seen while it is on the move.
        let moves = state.active == seat && !state.is_ai(seat);
        let points = moves.then_some((own.mp.into(), own.mp.max(3 - who as u8).into()));
        Thing::Piece(Piece {
            id: walker_id(seat, who as u8),
            label: hero_name(state, seat, who as u8),
            owner: Some(seat),
            level: if who == 0 { 2 } else { 1 },
            icon: None,
            portrait: Some(if who == 0 { state.player(seat).hero.facts().portrait } else { SECOND }),
            points,
        })
    });
    let dragons = (state.quest.dragons == Some(hex)).then(|| {
        Thing::Piece(Piece {
            id: "dragons".into(),
            label: Phrase::new("wandering-dragons"),
            level: 3,
            portrait: Some(Portrait("dragon")),
            ..Piece::default()
        })
    });
    heroes.chain(dragons).collect()
}

/// A Secondary Hero is nobody in particular.
const SECOND: Portrait = Portrait("helm@.85 b");

/// How the tile that is being laid or turned could lie.
fn ghosts(state: &State) -> Vec<Ghost> {
    let turned = |at: Hex, rule: &'static str, may: &dyn Fn(usize, u8) -> bool| {
        let Some(slot) = state.slot_at(at) else { return vec![] };
        let laid = state.tiles.as_slice()[slot];
        (0..6).map(|turn| ghost(state, Laid { turn, ..laid }, (!may(slot, turn)).then_some(rule))).collect()
    };
    match (state.frames.top(), state.step) {
        (Some(Frame::Turn { at, .. }), _) => {
            let may = state.slot_at(at).map_or([true; 6], |slot| exploring::turns(state, slot));
            turned(at, "H3-MAP-16", &|_, turn| may[usize::from(turn)])
        }
        (Some(Frame::Place { at, by_tile, tile, .. }), _) => {
            let fits = exploring::ways(state, at, by_tile, tile);
            let all = exploring::places(state, at, by_tile).flat_map(|centre| (0..6).map(move |turn| (centre, turn)));
            let all = all.map(|(centre, turn)| {
                let laid = Laid { tile, centre, turn, is_up: true };
                ghost(state, laid, (!fits.contains(&(centre, turn))).then_some("H3-MAP-16"))
            });
            // However it is turned there, it touches too little: each of these places once.
            let lonely = exploring::lonely(state, at, by_tile);
            let lonely =
                lonely.map(|centre| ghost(state, Laid { tile, centre, turn: 0, is_up: true }, Some("H3-MAP-15")));
            all.chain(lonely).collect()
        }
        // While it is asked, the step has gone on to the next player already.
        (None, Step::Rotate(n)) if n > 0 => {
            let home = state.players_in_order().nth(usize::from(n) - 1).and_then(|seat| state.home(seat));
            let any = |slot| (0..6).any(|turn| exploring::opens_out(state, slot, turn));
            let may = |slot, turn| !any(slot) || exploring::opens_out(state, slot, turn);
            home.map_or(vec![], |home| turned(home, "H3-SETUP-27", &may))
        }
        _ => vec![],
    }
}

fn ghost(state: &State, laid: Laid, not: Option<&'static str>) -> Ghost {
    let facts = laid.tile.facts();
    let fields = laid.place().fields().zip(facts.fields).enumerate().map(|(n, (hex, field))| {
        let printed = n.checked_sub(1).map(|n| Side::ALL[n]);
        let walls = Side::ALL.into_iter().enumerate().filter(|(_, side)| {
            field.location != Location::Blocked && facts.print.has_wall(printed, side.turned(6 - laid.turn % 6))
        });
        Field {
            guard: Some(field.guard).filter(|&guard| guard > 0).map(|guard| GUARDS[usize::from(guard)].into()),
            shut: walls.fold(0, |bits, (n, _)| bits | 1 << n),
            ..bare(state, hex, field.location)
        }
    });
    Ghost {
        id: crate::words::ghost_id(laid.centre, laid.turn),
        place: crate::words::spot_id(laid.centre),
        tile: lies(laid),
        fields: fields.collect(),
        not: not.map(|rule| (Phrase::new(format!("not-{}", rule.to_lowercase())), rule.to_string())),
    }
}
