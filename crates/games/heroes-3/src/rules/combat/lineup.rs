//! H3-COMBAT-7, H3-COMBAT-8, H3-NEUTRAL-2, H3-NEUTRAL-8: who comes to the board, and where everybody stands.

use super::super::{ai, deeds, modes, omens, push, siege};
use super::{NOWHERE, close, stage};
use crate::event::Event;
use crate::printed::{Gait, Location, Tier, Unit};
use crate::state::{Against, Cell, Combat, Fighter, Frame, Party, Stage, State};
use crate::tables;
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule};

/// H3-COMBAT-7, H3-COMBAT-8, H3-UNIT-23: up to five units on the own two lines, the attacker first.
pub(super) fn deploy(t: &mut Board<'_>, combat: &Combat, party: Party) -> Flow {
    let seat = combat.seat(party);
    // H3-XP-7
    if let (Against::Neutrals(guard), Party::Attacker) = (combat.against, party)
        && combat.standing(party).next().is_none()
        && t.state.player(seat).level() > guard
        && modes::may_be_skipped(&t.state, combat)
    {
        t.tell(Audience::ALL, || Event::Fled { seat });
        close(t);
        push(t, Frame::Visit { seat, walker: combat.walker });
        return Ok(());
    }
    if t.state.is_ai(seat) {
        ai::deploy(t, combat, party);
        return Ok(());
    }
    let placed = combat.standing(party).count();
    let most = modes::most(&t.state, combat, party);
    let offer = |s: &State, o: &mut Options<'_>| deployable(s, combat, party, o);
    let picked = match placed {
        0 => t.choose_if_any(seat, Ask::Deploy, offer)?,
        _ => t.choose_or_pass(seat, Ask::Deploy, offer)?,
    };
    match picked {
        Some(Pick::Deploy(unit, at)) => {
            let is_pack = t.state.units(seat).any(|(own, is_pack)| own == unit && is_pack);
            put(t, party, Fighter { here: true, unit, is_pack, at, ..Fighter::default() });
            if placed + 1 < most {
                return Ok(());
            }
        }
        None if placed == 0 => {
            // Nobody to fight with: the other side has won.
            stage(t, Stage::Over(party.other()));
            return Ok(());
        }
        _ => {}
    }
    stage(
        t,
        match (party, combat.against) {
            (Party::Attacker, Against::Neutrals(_)) => Stage::Muster,
            (Party::Attacker, _) => Stage::Deploy(Party::Defender),
            (Party::Defender, _) => siege::after_placing(&t.state, combat),
        },
    );
    if party == Party::Defender {
        deeds::before_first_round(t, combat);
    }
    Ok(())
}

pub(crate) fn put(t: &mut Board<'_>, party: Party, fighter: Fighter) {
    let Some(combat) = &mut t.state.combat else { return };
    let free = Combat::slots(party).find(|&by| !combat.fighter(by).here);
    if let Some(by) = free {
        let leader = (!combat.is_neutral(party)).then(|| combat.seat(party));
        let cloak = leader.and_then(|seat| t.state.players[seat.index()].cloak_on(fighter.unit));
        *combat.fighter_mut(by) = Fighter { cloak, ..fighter };
        let Fighter { unit, is_pack: pack, at, .. } = fighter;
        if at != NOWHERE {
            t.tell(Audience::ALL, || Event::Deployed { unit, pack, at });
        }
    }
}

fn deployable(state: &State, combat: &Combat, party: Party, o: &mut Options<'_>) {
    let units: Vec<(Unit, bool)> = state.units(combat.seat(party)).collect();
    for (place, &(unit, _)) in units.iter().enumerate() {
        let of = |all: usize| all - units[..all].iter().filter(|(other, _)| *other != unit).count();
        let owned = of(units.len());
        let deployed = combat.standing(party).filter(|&by| combat.fighter(by).unit == unit).count();
        if of(place) > 0 || deployed >= owned {
            continue;
        }
        for cell in modes::cells(state, combat, party) {
            o.add(Pick::Deploy(unit, cell));
        }
    }
}

pub(crate) fn free_cells(combat: &Combat, party: Party) -> impl Iterator<Item = Cell> + '_ {
    Cell::all().filter(move |cell| party.lines().contains(&cell.row()) && combat.on(*cell).is_none())
}

/// H3-NEUTRAL-2, H3-NEUTRAL-12: the guards are drawn. They come to light at the end of the step.
pub(super) fn muster(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let Against::Neutrals(guard) = combat.against else {
        stage(t, Stage::Next);
        return Ok(());
    };
    let is_utopia = t.state.location(combat.at) == Some(Location::DragonUtopia);
    let own = t.state.scenario().utopia_guards.get(t.state.difficulty as usize).filter(|_| is_utopia);
    let counts = own.copied().unwrap_or_else(|| tables::encounter(t.state.difficulty, guard.clamp(1, 7)));
    let counts = modes::guards(&t.state, combat, counts);
    for tier in Tier::ALL.into_iter().rev() {
        for _ in 0..counts[tier as usize] {
            if let Some(unit) = draw_guard(t, tier)? {
                put(t, Party::Defender, Fighter { here: true, unit, at: NOWHERE, ..Fighter::default() });
                if let Some(combat) = &mut t.state.combat {
                    combat.azure |= unit.facts().tier == Tier::Azure;
                }
            }
        }
    }
    modes::join_guards(t, combat)?;
    stage(t, Stage::Place);
    omens::guards_drawn(t, combat.by);
    Ok(())
}

/// The top card of a tier; where there is none, of the next lower one.
pub(crate) fn draw_guard(t: &mut Board<'_>, tier: Tier) -> Flow<Option<Unit>> {
    for tier in (0..=tier as usize).rev() {
        if t.state.neutrals[tier].deck.is_empty() {
            let stock = &mut t.state.neutrals[tier];
            stock.deck = std::mem::take(&mut stock.discard);
            stock.deck.as_mut_slice().sort_unstable();
            t.shuffle(Ask::Shuffle, |s| s.neutrals[tier].deck.as_mut_slice())?;
        }
        if let Some(unit) = t.state.neutrals[tier].deck.take() {
            return Ok(Some(unit));
        }
    }
    Ok(None)
}

/// H3-NEUTRAL-8: whoever controls them places them, ranged ones in the backline if possible.
pub(super) fn place(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let waits = |party: Party| combat.standing(party).any(|by| combat.fighter(by).at == NOWHERE);
    let corners = modes::is_from_the_middle(&t.state, combat);
    if let Some(party) = Party::ALL.into_iter().find(|&p| waits(p) && ai::drives(&t.state, combat, p) && !corners) {
        return ai::place(t, combat, party);
    }
    let Some(by) = combat.standing(Party::Defender).find(|&by| combat.fighter(by).at == NOWHERE) else {
        let empty = combat.standing(Party::Defender).next().is_none();
        stage(t, if empty { Stage::Over(Party::Attacker) } else { Stage::Next });
        return Ok(());
    };
    let fighter = *combat.fighter(by);
    let back = Party::Defender.lines()[0];
    let picked = t.choose(combat.foe, Ask::Place, |s, o| {
        let ranged = fighter.gait() == Gait::Ranged;
        let cells: Vec<Cell> = modes::cells(s, combat, Party::Defender);
        let room = cells.iter().any(|cell| cell.row() == back);
        for cell in cells {
            let fits = corners || !ranged || !room || cell.row() == back;
            o.judge(Pick::Deploy(fighter.unit, cell), if fits { Ok(()) } else { Err(Rule("H3-NEUTRAL-8")) });
        }
    })?;
    if let Pick::Deploy(_, at) = picked {
        settle(t, by, at);
    }
    Ok(())
}

/// A fighter gets its place.
pub(crate) fn settle(t: &mut Board<'_>, by: u8, at: Cell) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(by);
    fighter.at = at;
    let (unit, pack) = (fighter.unit, fighter.is_pack);
    t.tell(Audience::ALL, || Event::Deployed { unit, pack, at });
}
