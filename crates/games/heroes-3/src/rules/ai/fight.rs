//! H3-AI-2 to H3-AI-8, H3-AI-15, H3-NEUTRAL-5 to H3-NEUTRAL-7: units that the rules place and move.

use super::super::combat::{self, NOWHERE};
use super::super::{fighting, siege, windows};
use super::{cards, is_shared, plays_cards, tier_order};
use crate::printed::Gait;
use crate::state::{Blow, Cell, Combat, Hit, Party, Stage, State};
use crate::{Ask, Board, Pick};
use kernel::{Flow, Seat};

/// Whether the rules move a side: AI heroes' units, and neutral ones where nobody plays against anybody (H3-AI-15).
pub(crate) fn drives(state: &State, combat: &Combat, party: Party) -> bool {
    state.is_ai(combat.seat(party)) || combat.is_neutral(party) && is_shared(state)
}

/// H3-AI-8: who makes the choices the rules leave.
pub(crate) fn asked(state: &State, combat: &Combat, party: Party) -> Seat {
    let seat = combat.seat(party);
    if state.is_ai(seat) { combat.seat(party.other()) } else { seat }
}

/// The next to be placed: by initiative, then tier; ranged units in the backline, the others in front, from the left. Who
/// finds a line full goes to the other one: H3-NEUTRAL-11.
// RULING: the left is column a, and AI heroes' units are placed as neutral ones are.
pub(crate) fn place(t: &mut Board<'_>, combat: &Combat, party: Party) -> Flow {
    let waits = |by: &u8| combat.fighter(*by).at == NOWHERE;
    let rank = |by: u8| (combat.fighter(by).side().initiative, combat.fighter(by).unit.facts().tier);
    let best = combat.standing(party).filter(waits).map(rank).max();
    let next: Vec<u8> = combat.standing(party).filter(waits).filter(|&by| Some(rank(by)) == best).collect();
    let cell = |by: u8| {
        let [back, front] = party.lines();
        let rows = if combat.fighter(by).gait() == Gait::Ranged { [back, front] } else { [front, back] };
        let all = rows.into_iter().flat_map(|row| (0..4).map(move |column| Cell::at(column, row)));
        all.into_iter().find(|&cell| combat.on(cell).is_none()).unwrap_or_default()
    };
    let picked = t.choose(asked(&t.state, combat, party), Ask::Place, |_, o| {
        for (n, &by) in next.iter().enumerate() {
            let unit = combat.fighter(by).unit;
            if next[..n].iter().all(|&other| combat.fighter(other).unit != unit) {
                o.add(Pick::Deploy(unit, cell(by)));
            }
        }
    })?;
    let Pick::Deploy(unit, at) = picked else { return Ok(()) };
    if let Some(by) = next.into_iter().find(|&by| combat.fighter(by).unit == unit) {
        combat::settle(t, by, at);
    }
    if combat.standing(party).filter(waits).count() == 1 {
        let walls = siege::after_placing(&t.state, combat);
        combat::stage(t, if party == Party::Attacker { Stage::Deploy(Party::Defender) } else { walls });
    }
    Ok(())
}

/// H3-AI-3, H3-AI-4 to H3-AI-8: first a card, then the way to a target, then the attack.
pub(crate) fn act(t: &mut Board<'_>, combat: &Combat, by: u8) -> Flow {
    let party = Combat::party(by);
    if plays_cards(&t.state, combat, party) && t.state.ai.drew != (combat.round, by) {
        return cards::draw(t, combat);
    }
    let plan = plan(combat, by);
    if plan.is_empty() {
        fighting::end_activation(t);
        return Ok(());
    }
    let picked = t.choose(asked(&t.state, combat, party), Ask::Fight, |_, o| o.extend(plan.iter().copied()))?;
    match picked {
        Pick::Cell(to) => fighting::walk(t, by, to),
        Pick::Break(at) => siege::break_down(t, by, at),
        Pick::Strike(at) => {
            if let (Some(on), Some(running)) = (combat.on(at), &mut t.state.combat) {
                running.struck = true;
                windows::before_roll(t, combat, Blow::new(by, on, Hit::First));
            }
        }
        _ => {}
    }
    Ok(())
}

/// Where a unit can strike from, its own space first.
fn spots(combat: &Combat, by: u8) -> Vec<Cell> {
    let fighter = combat.fighter(by);
    let stays = combat.moved || fighter.gait() == Gait::Ranged;
    let reach = if stays { 0 } else { fighting::reach(combat, by) };
    [fighter.at].into_iter().chain(fighting::cells(reach)).collect()
}

/// Whom it wants to attack, of those it can: H3-AMB-53.
pub(crate) fn prey(combat: &Combat, by: u8) -> Vec<u8> {
    let fighter = combat.fighter(by);
    let own = fighter.unit.facts().tier;
    let spots = spots(combat, by);
    let key = |on: u8| {
        let other = combat.fighter(on);
        let walks = fighter.gait() == Gait::Ranged && other.gait() != Gait::Ranged; // H3-AI-7
        (walks, tier_order(own, other.unit.facts().tier), other.at.distance(fighter.at))
    };
    let can = |on: &u8| spots.iter().any(|&from| fighting::targets(combat, by, from).any(|it| it == *on));
    let all: Vec<u8> = combat.active_of(Combat::party(by).other()).filter(can).collect();
    let best = all.iter().map(|&on| key(on)).min();
    all.into_iter().filter(|&on| Some(key(on)) == best).collect()
}

/// What it may do now. Empty where it is done.
// RULING: of several spaces to attack from it takes the nearest; of several as near, the player chooses.
fn plan(combat: &Combat, by: u8) -> Vec<Pick> {
    if combat.struck {
        // What a unit may do, one that the rules move does.
        let back = fighting::may_return(combat, by);
        return if back { vec![Pick::Cell(combat.from)] } else { vec![] };
    }
    let prey = prey(combat, by);
    let at = combat.fighter(by).at;
    let hits = |from: Cell, on: u8| fighting::targets(combat, by, from).any(|it| it == on);
    if prey.is_empty() {
        let walls = wall_plan(combat, by);
        if !walls.is_empty() {
            return walls;
        }
        let far = if combat.moved { vec![] } else { fighting::driven(combat, by, fighting::reach(combat, by)) };
        return far.into_iter().map(Pick::Cell).collect(); // H3-AI-6
    }
    let here: Vec<Pick> =
        prey.iter().filter(|&&on| hits(at, on)).map(|&on| Pick::Strike(combat.fighter(on).at)).collect();
    if !here.is_empty() {
        return here;
    }
    let from: Vec<Cell> = spots(combat, by).into_iter().filter(|&from| prey.iter().any(|&on| hits(from, on))).collect();
    let nearest = from.iter().map(|cell| cell.distance(at)).min();
    from.into_iter().filter(|cell| Some(cell.distance(at)) == nearest).map(Pick::Cell).collect()
}

/// H3-AMB-55: who besieges and reaches nobody attacks the nearest wall; who defends leaves them alone.
fn wall_plan(combat: &Combat, by: u8) -> Vec<Pick> {
    let at = combat.fighter(by).at;
    if Combat::party(by) != Party::Attacker {
        return vec![];
    }
    let ways =
        spots(combat, by).into_iter().flat_map(|from| siege::breakable(combat, by, from).map(move |w| (from, w)));
    let ways: Vec<(Cell, Cell)> = ways.collect();
    let near = ways.iter().map(|(from, wall)| (wall.distance(at), from.distance(at))).min();
    let best = ways.into_iter().filter(|(from, wall)| Some((wall.distance(at), from.distance(at))) == near);
    let mut picks: Vec<Pick> =
        best.map(|(from, wall)| if from == at { Pick::Break(wall) } else { Pick::Cell(from) }).collect();
    picks.sort_unstable();
    picks.dedup();
    picks
}
