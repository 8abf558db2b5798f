//! H3-SIEGE-4 to H3-SIEGE-11, H3-UNIT-19: walls, gate and Arrow Tower.

use super::combat::stage;
use super::fighting;
use crate::event::Event;
use crate::printed::{Building, Gait, Location, Unit};
use crate::state::{Against, Cell, Combat, Fighter, Party, Stage, State, TOWER, Wall};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow};

/// H3-AMB-35: the row between the sides takes the walls and the gate.
const MIDDLE: u8 = 2;

/// H3-SIEGE-4, H3-SIEGE-8, H3-SIEGE-10, H3-AMB-38: a town with a Citadel that its founder defends.
// H3-SIEGE-11: an AI town has walls only if the scenario says so, and none does.
fn is_walled(state: &State, combat: &Combat) -> bool {
    let (Against::Hero(seat, _) | Against::Army(seat)) = combat.against else { return false };
    state.location(combat.at) == Some(Location::Town)
        && state.founder(combat.at) == Some(seat)
        && state.holder(combat.at) == Some(seat)
        && !state.is_ai(seat)
        && state.player(seat).has(Building::Citadel)
}

/// H3-COMBAT-38 (f): when all units are placed, what comes next.
pub(crate) fn after_placing(state: &State, combat: &Combat) -> Stage {
    if is_walled(state, combat) { Stage::Walls } else { Stage::Next }
}

/// H3-AMB-35: the defender puts the four cards into the middle row, in the order of his choice.
pub(crate) fn build(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let picked = t.choose(combat.foe, Ask::Gate, |_, o| {
        o.extend((0..4).map(|column| Pick::Cell(Cell::at(column, MIDDLE))));
    })?;
    let Pick::Cell(gate) = picked else { return Ok(()) };
    stage(t, Stage::Next);
    if let (Some(running), Some(unit)) = (&mut t.state.combat, Unit::named("arrow_tower")) {
        running.walls = [Some(Wall::Wall); 4];
        running.walls[usize::from(gate.column())] = Some(Wall::Gate);
        *running.fighter_mut(TOWER) = Fighter { here: true, unit, at: Cell::TOWER, ..Fighter::default() };
    }
    t.tell(Audience::ALL, || Event::Walled { gate });
    Ok(())
}

fn wall_at(combat: &Combat, cell: Cell) -> Option<Wall> {
    (cell.row() == MIDDLE).then(|| combat.walls[usize::from(cell.column())]).flatten()
}

/// H3-COMBAT-10, H3-COMBAT-36, H3-SIEGE-5, H3-AMB-37: spaces that a side cannot enter. A bit for each.
pub(crate) fn barred(combat: &Combat, party: Party) -> u32 {
    let bars = |cell: &Cell| match wall_at(combat, *cell) {
        Some(Wall::Wall) => true,
        Some(Wall::Gate) => party == Party::Attacker,
        None => false,
    };
    Cell::all().filter(bars).fold(0, |bits, cell| bits | 1 << cell.0)
}

/// H3-UNIT-19, H3-SIEGE-9, H3-AMB-36: an attacker's shooter on its side of the wall, somebody behind it.
pub(crate) fn is_behind_wall(combat: &Combat, by: u8, on: u8) -> bool {
    let (shooter, target) = (combat.fighter(by), combat.fighter(on));
    let shoots = shooter.gait() == Gait::Ranged && Combat::party(by) == Party::Attacker;
    let behind = Party::Defender.lines().contains(&target.at.row());
    shoots && behind && shooter.at.row() <= MIDDLE && combat.walls[usize::from(target.at.column())].is_some()
}

/// H3-SIEGE-6: what a unit could break from a space. Those who shoot cannot.
pub(crate) fn breakable(combat: &Combat, by: u8, from: Cell) -> impl Iterator<Item = Cell> + '_ {
    let walks = combat.fighter(by).gait() != Gait::Ranged;
    Cell::all().filter(move |&cell| walks && cell.is_adjacent(from) && wall_at(combat, cell).is_some())
}

/// No space has both: whether an attack goes through or onto a wall.
pub(crate) fn stops(combat: &Combat, cell: Cell) -> bool {
    wall_at(combat, cell).is_some()
}

/// H3-SIEGE-6, H3-AMB-37: it always succeeds, without a die. H3-AMB-39: without walls there is no tower.
pub(crate) fn break_down(t: &mut Board<'_>, by: u8, at: Cell) {
    let Some(combat) = &mut t.state.combat else { return };
    let unit = combat.fighter(by).unit;
    let Some(what) = combat.walls[usize::from(at.column())].take() else { return };
    let is_open = combat.walls.iter().all(Option::is_none);
    let tower = combat.fighter_mut(TOWER);
    let falls = (is_open && tower.here).then(|| std::mem::take(tower));
    t.tell(Audience::ALL, || Event::Broke { unit, what, at });
    if let Some(tower) = falls {
        t.tell(Audience::ALL, || Event::Fell { unit: tower.unit, at: Cell::TOWER });
    }
    fighting::end_activation(t);
}
